"""Rules that hold wherever something comes from, and edge cases that a scenario file cannot say."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from tests.rules.penumbra.table import table, wizard

# --- Threat -----------------------------------------------------------------------------------------------------------

HURT = {"d1": "ruby wounded"}
WAYS: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "contract": (
        {"dice": ["bone-2", "bone-5"]},
        {"row": ["lost_hut"]},
        ["place guild", "die bone-2", "contract lost_hut"],
    ),
    "trial": ({"dice": ["bone-5"]}, {"turn": "choose", "trial_row": ["goldgorger"]}, ["trial goldgorger"]),
    "withstand": (
        {"dice": ["bone-2", "bone-5"]},
        {"row": ["thing_in_the_cellar"]},
        ["place guild", "die bone-2", "contract thing_in_the_cellar"],
    ),
    "card": ({"dice": ["bone-5"], "inventory": ["ichor"]}, {}, ["use ichor"]),
    "talent": ({"dice": ["bone-5"], "talent": "martyr"}, {}, ["use martyr"]),
    "ruins": ({"dice": ["bone-2", "bone-5"]}, {}, ["place ruins", "die bone-2", "yes"]),
}
"""What asks for a Threat: what the wizard has, how the table lies, and what is done."""


@pytest.mark.rule("PN-15.19", "PN-16.2", "PN-16.3", "PN-16.9", "PN-16.10")
@pytest.mark.parametrize("way", WAYS)
def test_every_threat_is_resolved_alike(way: str) -> None:
    """Whatever asks for it: 1s meet a wounded mark of value 1, the turn is over and the dice are gone."""
    fields, position, steps = WAYS[way]
    t = table(wizard(marks=HURT, **fields), wizard(), **position)
    t.will_roll(1, 1, 1).do(0, *steps)
    assert t.events("threat-rolled")[0]["ones"] >= 1
    mine = t.wizard(0)
    assert (mine["wounds"], mine["must_rest"], mine["dice"]) == (1, True, [])
    assert mine["store"] == dict.fromkeys(at.INGREDIENTS, 0)
    assert t.actors() == (1,)


@pytest.mark.rule("PN-15.19", "PN-39.10")
def test_a_backlash_is_a_threat() -> None:
    backlash = "radomir_flaming"
    t = table(
        wizard(
            dice=["violet-6", "red-5", "orange-5", "orange-6"],
            store={"arcana": 1},
            grimoire=["invisibility"],
            marks={"d1": "ruby wounded", "s1": "spark discharged", "s2": "spark discharged", "s3": "spark discharged"},
        ),
        turn="trial",
        trial=backlash,
        trial_row=[backlash],
        rolls=[1, 1],
    )
    t.do(0, "use invisibility", "yes", "task dark 1", "die red-5", "done")
    assert t.events("threat-rolled") == [
        {"seat": 0, "ones": 2, "twos": 0, "threes": 0, "fours": 0, "fives": 0, "sixes": 0}
    ]
    assert t.wizard(0)["wounds"] == 1


@pytest.mark.rule("PN-16.7", "PN-1.19")
def test_nobody_is_eliminated() -> None:
    """After any number of mortal wounds the next turn comes, and a Rest brings dice again."""
    t = table(wizard(wounds=7, dice=["bone-2"], marks=HURT), wizard(), rolls=[1])
    t.do(0, "place ruins", "yes")
    assert t.wizard(0)["wounds"] == 8
    t.do(1, "rest")
    assert len(t.dice(0)) == 2, "the Rest that had to be was taken"
    t.do(1, "rest")
    assert t.legal(0) == ["study", "rest"]


# --- locations --------------------------------------------------------------------------------------------------------

EFFECTS = {
    "mark": "yes",
    "card": "top ruby",
    "die": "yes",
    "potion-shop": "take truthsayer",
    "guild": "contract glimmerhorn",
    "bazaar": "exchange fruit jewel",
    "shop": "take dusk_staff",
    "forest": "yes",
    "sanctuary": "yes",
    "ruins": "yes",
}


@pytest.mark.rule("PN-28.2", "PN-28.1", "PN-28.7")
@pytest.mark.parametrize("section", ["ruby-mark", "ruby-card", "ruby-die", *at.SECTION_NAMES[at.CLASS_SECTIONS :]])
def test_a_die_in_a_section_lets_its_effect_be_applied(section: str) -> None:
    """That section's and no other's, and only after the die lies there."""
    store = dict.fromkeys(("fruit", "jewel", "trinket", "arcana", "blood"), 4)
    t = table(
        wizard(dice=["red-6", "bone-1"], store=store, marks={"d1": "ruby discharged"}),
        wizard(),
        classes=["ruby", "amber", "jasper", "emerald"],
        decks={"ruby": ["ichor", "sacrifice"]},
        market={"potions": ["truthsayer"], "artifacts": ["dusk_staff"]},
        row=["glimmerhorn"],
    )
    effect = EFFECTS.get(section, EFFECTS.get(section.removeprefix("ruby-"), ""))
    assert not t.may(0, effect)
    t.do(0, f"place {section}")
    if t.prompt(0) == "place-die":  # where both dice fit
        t.do(0, "die red-6")
    assert t.lying(section) == ["red-6"]
    assert t.dice(0) == ["bone-1"]
    offered = {words for words in EFFECTS.values() if t.may(0, words)}
    assert offered == {effect}


# --- what is known ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-50.7", "PN-8.13")
def test_all_rolls_are_public() -> None:
    """Gained, rerolled, resource, Threat and task dice: everybody is told what they show."""
    t = table(
        wizard(dice=["bone-1", "bone-2", "yellow-1", "yellow-1"], store={"crystal": 1}, inventory=["bracing_brew"]),
        wizard(),
        row=["bright_path"],
        now={"placements": 3},
    )
    t.will_roll(2, 5, 3).do(0, "use bracing_brew", "reroll", "die bone-1")
    t.will_roll(2, 4).do(0, "place forest", "die bone-3", "yes", "place ruins", "die bone-2", "yes", "roll")
    t.will_roll(4, 4).do(0, "place guild", "die bone-5", "contract bright_path", "read")
    for kind in ("rolled-die", "rerolled", "resource-rolled", "threat-rolled", "task-rolled"):
        assert t.events(kind), kind
        assert t.events(kind, seat=1) == t.events(kind, seat=0) == t.events(kind), kind


@pytest.mark.rule("PN-E132", "PN-50.3", "PN-50.4", "PN-50.9", "PN-36.10")
def test_a_bound_contract_is_unknown_until_it_is_named() -> None:
    t = table(
        wizard(dice=["bone-1", "bone-2"], store={"blood": 1}),
        wizard(),
        decks={"contracts": ["mad_dealer", "lost_hut", "smuggler", "offering"]},
    )
    t.do(0, "place guild", "die bone-1", "bind", "top contracts", "contract mad_dealer")

    def told(seat: int | None) -> tuple[int, list[str], list[str] | None]:
        mine = t.state.view(seat)["wizards"][0]
        return mine["reserved"], mine["reserved_known"], mine.get("reserved_cards")

    assert told(0) == (1, [], ["mad_dealer"])
    assert told(1) == told(None) == (1, [], None)
    assert not any("mad_dealer" in str(event) for event in t.state.events(0, 1))
    t.do(0, "contract mad_dealer")  # three Jewels are lacking: it fails
    assert t.wizard(0)["contracts"] == []
    for seat in (0, 1, None):
        assert told(seat)[:2] == (1, ["mad_dealer"])
