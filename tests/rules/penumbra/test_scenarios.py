"""Scenario files, and what is said about positions that cannot be."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.game import GameError
from arcanum.core.scenario import load, run
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import positions
from arcanum.games.penumbra.dice import FACES
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.scenario import chance_of, facts_of
from tests.rules.penumbra.table import laid, wizard

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = run(load(path), PENUMBRA)
    assert outcome.passed, str(outcome)


RICH: dict[str, Any] = {
    "round": 3,
    "order": [1, 0],
    "now": {"placements": 1, "placed": True, "nudges": 2, "amplify": {"ruby": 1, "any": 2}},
    "last_turns": 2,
    "ended_by": "unity",
    "classes": ["amethyst", "ruby", "amber", "jasper"],
    "decks": {"ruby": ["blood_pact"], "contracts": ["glimmerhorn", {"id": "lost_tiara", "seen_by": [1]}]},
    "market": {"potions": ["truthsayer", None], "ruby": ["sacrifice rotated", "scarlet_downpour"]},
    "row": ["forest_flame", "forgotten_path"],
    "trial_row": ["gloomy_lady"],
    "fate": ["harvest", "festival"],
    "goals": ["mastery"],
    "prophecies": ["end_of_times", "unity"],
    "put_aside": ["practice"],
    "removed": ["basilisk"],
    "locations": {
        "guild": ["red-3", None],
        "forest": ["bone-2", "green-4"],
        "amethyst-mark": {"slots": [None, "spark-1"], "beside": ["violet-6"]},
    },
    "players": [
        {
            "talent": "martyr rotated",
            "store": {"blood": 3, "arcana": 12},
            "dice": ["red-6", "bone-2-temporary"],
            "marks": {"d1": "ruby", "d2": "amber discharged", "s1": "spark wounded"},
            "grimoire": ["chant rotated", "alchemy"],
            "inventory": ["silverwort rotated", "bracing_brew"],
            "equipment": ["bloodwood_wand"],
            "tomes": ["monster_codex"],
            "contracts": ["lost_hut"],
            "trials": ["goldgorger dark"],
            "reserved": ["bright_path"],
            "reserved_trials": ["aranea"],
            "wounds": 1,
        },
        {"talent": "bard", "idle": True, "must_rest": True},
    ],
}
"""A position with a value in nearly every field."""


ODD: tuple[Any, ...] = (None, -1, 0, 3, 1000, 1.5, True, "", "x", "ruby", "red-6", "chant", "lost_hut", "wildwood")
ODD += ([], [None], [5], [{}], ["chant"], ["lost_hut"], ["red-1"], {}, {"a": 1}, {"d1": None}, {"dice": 3})


def ways(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values inside some data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*way, key)
        yield from ways(value, (*way, key))


@pytest.mark.parametrize("way", list(ways(RICH)), ids=str)
def test_odd_values_are_refused_or_can_be_played(way: tuple[Any, ...]) -> None:
    for odd in ODD:
        position = copy.deepcopy(RICH)
        place = position
        for key in way[:-1]:
            place = place[key]
        place[way[-1]] = odd
        try:
            state = PENUMBRA.position(2, {}, position)
        except GameError:
            continue
        PENUMBRA.check(state)
        for number in range(20):
            for seat in state.actors()[:1]:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[number % len(legal)])
                PENUMBRA.check(state)


def test_what_a_position_says_is_so() -> None:
    wizards = RICH["players"]
    facts = facts_of(laid(*wizards, **{name: value for name, value in RICH.items() if name != "players"}))
    for name in ("round", "order", "last_turns", "ended_by", "classes", "row", "trial_row", "fate", "goals"):
        assert facts[name] == RICH[name], name
    for name in ("prophecies", "put_aside", "removed"):
        assert facts[name] == RICH[name], name
    assert facts["decks"]["contracts"] == ["glimmerhorn", "lost_tiara"]
    assert facts["market"]["ruby"] == ["sacrifice rotated", "scarlet_downpour"]
    assert facts["market"]["potions"] == ["truthsayer", None]
    assert facts["locations"]["guild"] == {"slots": ["red-3", None], "beside": []}
    assert facts["locations"]["forest"] == {"slots": [], "beside": ["green-4", "bone-2"]}
    assert facts["locations"]["amethyst-mark"] == {"slots": [None, "spark-1"], "beside": ["violet-6"]}
    assert facts["now"]["placements"] == 1
    assert facts["now"]["placed"]
    assert facts["now"]["amplify"]["any"] == 2
    for found, said in zip(facts["players"], wizards, strict=True):
        for name, value in said.items():
            if name == "store":
                assert {kind: amount for kind, amount in found[name].items() if amount} == value
            elif isinstance(value, list):
                assert sorted(found[name]) == sorted(value), name
            else:
                assert found[name] == value, name


def test_every_name_in_positions_is_one_of_the_catalogue() -> None:
    def words(kind: Any) -> tuple[Any, ...]:
        return tuple(kind.__args__)

    assert words(positions.Section) == at.SECTION_NAMES
    assert words(positions.Deck) == at.DECKS
    assert words(positions.Market) == at.DECKS[: at.MARKETS]
    assert words(positions.Discipline) == at.DISCIPLINES
    assert words(positions.Ingredient) == at.INGREDIENTS
    assert words(positions.MarkSlot) == at.MARK_NAMES


def test_the_next_dice_show_what_a_position_says() -> None:
    chance = chance_of((2, 2, 4, 5, 6))
    assert [chance.below(FACES) + 1 for _ in range(5)] == [2, 2, 4, 5, 6]
    assert [laid(rolls=[3, 1]).roll() for _ in range(2)] == [3, 3]


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"turn": "lunch"}, "position.turn"),
        ({"moon": 1}, "position.moon"),
        ({"to_act": 2}, "position.to_act"),
        ({"to_act": "automa"}, "position.to_act"),
        ({"order": [0, 0]}, "position.order"),
        ({"order": [0]}, "position.order"),
        ({"order": [0, 2]}, r"position.order\[1\]"),
        ({"row": ["aranea"]}, r"position.row\[0\]"),
        ({"row": ["nothing"]}, r"position.row\[0\]"),
        ({"row": ["lost_hut", "lost_hut"]}, r"position.row\[1\]"),
        ({"trial_row": ["lost_hut"]}, r"position.trial_row\[0\]"),
        ({"fate": ["chant"]}, r"position.fate\[0\]"),
        ({"classes": ["ruby", "ruby", "amber", "jasper"]}, "position.classes"),
        ({"decks": {"ruby": ["chant"]}}, r"position.decks.ruby\[0\]"),
        ({"decks": {"moon": []}}, "position.decks.moon"),
        ({"decks": {"amber": [{"id": "chant", "seen_by": [3]}]}}, r"position.decks.amber\[0\].seen_by"),
        ({"market": {"amethyst": ["eclipse"]}}, "position.market.amethyst"),
        ({"market": {"ruby": ["chant"]}}, r"position.market.ruby\[0\]"),
        ({"market": {"ruby": ["sacrifice loud"]}}, r"position.market.ruby\[0\]"),
        ({"locations": {"moon": []}}, "position.locations.moon"),
        ({"locations": {"guild": ["red-7"]}}, r"position.locations.guild\[0\]"),
        ({"locations": {"guild": ["red-6-temporary"]}}, r"position.locations.guild\[0\]"),
        ({"locations": {"guild": ["red-6"] * 3}}, "position.locations.guild"),
        ({"locations": {"ruby-card": ["bone-6"]}}, r"position.locations.ruby-card\[0\]"),
        ({"ended_by": "harvest"}, "position.ended_by"),
        ({"turn": "trial"}, "position.trial"),
        ({"turn": "trial", "trial": "aranea"}, "position.trial"),
        ({"turn": "trial", "trial": "harvest"}, "position.trial"),
        ({"automa": {"arcana": 1}}, "position.automa"),
        ({"rolls": [7]}, r"position.rolls\[0\]"),
        ({"players": [{"dice": ["red"]}]}, r"position.players\[0\].dice\[0\]"),
        ({"players": [{"store": {"gold": 1}}]}, r"position.players\[0\].store.gold"),
        ({"players": [{"store": {"blood": 13}}]}, r"position.players\[0\].store.blood"),
        ({"players": [{"marks": {"d1": "spark"}}]}, r"position.players\[0\].marks.d1"),
        ({"players": [{"marks": {"s1": "ruby"}}]}, r"position.players\[0\].marks.s1"),
        ({"players": [{"marks": {"d1": "ruby tired"}}]}, r"position.players\[0\].marks.d1"),
        ({"players": [{"grimoire": ["bloodwood_wand"]}]}, r"position.players\[0\].grimoire\[0\]"),
        ({"players": [{"grimoire": ["chant", "chant"]}]}, r"position.players\[0\].grimoire\[1\]"),
        (
            {"players": [{"inventory": ["liquid_luck_ready"], "grimoire": ["liquid_luck"]}]},
            r"position.players\[0\].inventory\[0\]",
        ),
        (
            {"players": [{"equipment": ["bloodwood_wand", "singing_wand"]}]},
            r"position.players\[0\].equipment\[1\]",
        ),
        ({"players": [{"trials": ["goldgorger"]}]}, r"position.players\[0\].trials\[0\]"),
        ({"players": [{"talent": "bard"}, {"talent": "bard"}]}, r"position.players\[1\].talent"),
        ({"players": [{}, {}, {}]}, "position.players"),
    ],
)
def test_bad_positions_name_the_field(position: dict[str, Any], field: str) -> None:
    with pytest.raises(GameError, match=f"^{field}: "):
        PENUMBRA.position(2, {}, position)


def test_there_are_only_so_many_marks() -> None:
    belt = {f"d{slot}": "ruby" for slot in range(1, 9)}
    with pytest.raises(GameError, match=r"^position.players\[1\].marks.d1: there are only 8 marks of ruby"):
        laid(wizard(marks=belt), wizard(marks={"d1": "ruby"}))
