"""Scenario files, and what is said about positions that cannot be."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.game import GameError
from arcanum.core.scenario import load, run
from arcanum.games.black_rose import BLACK_ROSE

LODGE = [
    "occult_black_rose_hall",
    "templars_armory",
    "order_reading_hall",
    "grand_masters_crypt",
    "ordeal_arena",
    "crusaders_forge",
    "hermit_oracle_hall",
]
"""The standard rooms, that of the centre first."""
RICH: dict[str, Any] = {
    "round": 2,
    "phase": "action",
    "to_act": 0,
    "crown": 1,
    "lodge": LODGE,
    "rooms": {"r1": {"instability": [0, "rose"]}, "r2": {"restored": True, "used": True}},
    "rose": {"power": 3, "trophies": 1, "rooms": 0, "spare": 5},
    "quests": {"captain": 0},
    "library": ["tithe"],
    "forgotten": ["last_judgment"],
    "removed": [],
    "players": [
        {
            "mage": "ulrich",
            "colour": "red",
            "at": "c",
            "power": 2,
            "trophies": 1,
            "rooms": 1,
            "damage": [1],
            "hand": ["tithe"],
            "grimoire": ["tithe"],
            "memories": ["tithe"],
            "slots": {"i": {"card": "edict_of_silence", "side": "main", "revealed": True, "token_on": 1}},
            "actions": 2,
            "evocations": [{"slot": 1, "at": "c", "damage": [1], "upgrade": "upg_blade", "activated": False}],
            "spare": 3,
        },
        {"mage": "bartholomew", "colour": "blue", "at": "r1"},
    ],
}
"""A position with a value in every field."""
ODD: tuple[Any, ...] = (None, -1, 0, 3, 7, 1000, 1.5, True, "", "x", "cell", "verdict")
ODD += ([], [[]], [None], [5], [{}], ["verdict"], {}, {"a": 1}, {"i": None}, {"i": 5}, {"i": ["x"]})

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = run(load(path), BLACK_ROSE)
    assert outcome.passed, str(outcome)


def test_a_scenario_can_fail() -> None:
    """The expectation is compared with the facts, field by field."""
    scenario = load(FILES[0])
    scenario.expect["players"][0]["power"] = 4
    outcome = run(scenario, BLACK_ROSE)
    assert not outcome.passed
    assert "players[0].power: expected 4, found 3" in str(outcome)


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"phase": "lunch"}, "position.phase"),
        ({"crown": 2}, "position.crown"),
        ({"moon": 1}, "position.moon"),
        ({"lodge": ["armory"]}, "position.lodge"),
        ({"rooms": {"r9": {}}}, "position.rooms.r9"),
        ({"rooms": {"r5": {"instability": [0] * 5}}}, "position.rooms.r5.instability"),
        ({"rooms": {"r5": {"instability": ["green"]}}}, r"position.rooms.r5.instability\[0\]"),
        ({"library": ["nothing"]}, r"position.library\[0\]"),
        ({"quests": {"executioner": 0}}, "position.quests.executioner"),
        ({"players": [{"at": "r7"}]}, r"position.players\[0\].at"),
        ({"players": [{"damage": [1] * 10}]}, r"position.players\[0\].damage"),
        (
            {"players": [{"slots": {"i": {"card": "verdict", "token_on": 1}}}]},
            r"position.players\[0\].slots.i.token_on",
        ),
        ({"players": [{"evocations": [{"at": "cell"}]}]}, r"position.players\[0\].evocations\[0\].at"),
        ({"players": [{}, {}, {}]}, "position.players"),
        ({"players": [{"mage": "verdict"}]}, r"position.players\[0\].mage"),
        ({"players": [{"damage": [[]]}]}, r"position.players\[0\].damage\[0\]"),
        ({"players": [{"damage": [True]}]}, r"position.players\[0\].damage\[0\]"),
        ({"rooms": {"r1": {"instability": [{}]}}}, r"position.rooms.r1.instability\[0\]"),
        ({"rooms": {"r1": {"restored": "no"}}}, "position.rooms.r1.restored"),
        ({"rooms": {"r1": {"used": True}}}, "position.rooms.r1.used"),
        ({"round": 0}, "position.round"),
        ({"round": 5, "phase": "black_rose"}, "position.round"),
        ({"round": 9}, "position.round"),
        ({"lodge": [LODGE[0], LODGE[0], *LODGE[2:]]}, r"position.lodge\[1\]"),
        ({"lodge": [*LODGE[:6], LODGE[1]]}, r"position.lodge\[6\]"),
        ({"lodge": [LODGE[1], LODGE[0], *LODGE[2:]]}, r"position.lodge\[0\]"),
        ({"lodge": [*LODGE[:6], "armory"]}, r"position.lodge\[6\]"),
        ({"players": [{"actions": 3}]}, r"position.players\[0\].actions"),
        ({"players": [{"mage": "ulrich"}, {"mage": "ulrich"}]}, r"position.players\[1\].mage"),
        ({"players": [{"colour": "red"}, {"colour": "red"}]}, r"position.players\[1\].colour"),
        ({"players": [{"evocations": [{"at": "c", "slot": 4}]}]}, r"position.players\[0\].evocations\[0\].slot"),
        (
            {"players": [{"evocations": [{"at": "c", "slot": n, "upgrade": "upg_blade"} for n in (1, 2, 3)]}]},
            r"position.players\[0\].evocations\[2\].upgrade",
        ),
    ],
)
def test_bad_positions_name_the_field(position: dict[str, Any], field: str) -> None:
    with pytest.raises(GameError, match=f"^{field}: "):
        BLACK_ROSE.position(2, {}, position)


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
            state = BLACK_ROSE.position(2, {}, position)
        except GameError:
            continue
        BLACK_ROSE.check(state)
        for _ in range(20):
            for seat in state.actors()[:1]:
                state.apply(seat, state.legal_actions(seat)[-1])
                BLACK_ROSE.check(state)


@pytest.mark.rule("BR-3.11", "BR-E70")
def test_who_names_no_mage_and_no_colour_has_what_is_left() -> None:
    facts = BLACK_ROSE.facts(BLACK_ROSE.position(2, {}, {"players": [{"mage": "ulrich", "colour": "red"}]}))
    assert [(player["mage"], player["colour"]) for player in facts["players"]] == [
        ("ulrich", "red"),
        ("bartholomew", "blue"),
    ]
