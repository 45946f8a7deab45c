"""Sections 1 and 2: disciplines, their colours, ingredients, marks, dice and cards."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice
from tests.rules.penumbra.table import CAT, Table, card, section, table, wizard

OWN = {
    "ruby": ("red", "blood"),
    "amber": ("orange", "crystal"),
    "jasper": ("yellow", "jewel"),
    "emerald": ("green", "fruit"),
    "sapphire": ("blue", "trinket"),
    "amethyst": ("violet", "arcana"),
}
"""The colour of the dice and the ingredient of each discipline."""


@pytest.mark.rule("PN-2.1", "PN-2.2", "PN-2.3", "PN-2.4", "PN-2.5", "PN-2.6")
def test_disciplines_colours_and_ingredients_go_together() -> None:
    """They have the same places in the tables, on which marks, Classes, cards and dice rely."""
    assert tuple(OWN) == at.DISCIPLINES
    assert tuple(colour for colour, _ in OWN.values()) == dice.KINDS[: dice.COLOURS]
    assert tuple(ingredient for _, ingredient in OWN.values()) == at.INGREDIENTS


@pytest.mark.rule("PN-2.1", "PN-2.2", "PN-2.3", "PN-2.4", "PN-2.5", "PN-2.6", "PN-2.7", "PN-29.6", "PN-29.7")
@pytest.mark.parametrize("discipline", at.DISCIPLINES)
def test_a_class_has_the_dice_marks_and_cards_of_its_discipline(discipline: str) -> None:
    colour, _ = OWN[discipline]
    others = [name for name in at.DISCIPLINES if name != discipline]
    kind = at.DISCIPLINES.index(discipline)
    own = next(CAT.ids[each] for each in CAT.by_kind[at.SPELL] if CAT.discipline[each] == kind)
    t = table(
        wizard(dice=[f"{colour}-6", f"{colour}-1", "bone-1"], store={"arcana": 1}, marks={"d1": others[0]}),
        classes=[discipline, *others[:3]],
        decks={discipline: [own]},
        now={"placements": 3},
    )
    t.will_roll(5).do(0, f"place {discipline}-die", "die bone-1", "yes")
    assert f"{colour}-5" in t.dice(0)
    t.will_roll(4).do(0, f"place {discipline}-mark", "yes")
    assert t.marks(0)["d2"] == discipline
    assert f"{colour}-4" in t.dice(0), "the mark gives a die of its colour"
    assert own in t.wizard(0)["grimoire"]
    assert CAT.die_slots[CAT.section_slots[section(f"{discipline}-card")][0]].kind == dice.KINDS.index(colour)


@pytest.mark.rule("PN-2.1", "PN-27.5", "PN-2.2", "PN-27.6", "PN-2.3", "PN-27.7", "PN-27.1")
def test_the_primagic_of_red_orange_and_yellow_dice() -> None:
    """Each has its own, and a Bone die has none of them."""
    mine: dict[str, Any] = {"grimoire": ["scarlet_downpour"], "marks": {"d3": "ruby"}}

    def usable(die: str) -> set[str]:
        t = table(wizard(dice=[die, "bone-1"], **mine), locations={"forest": ["bone-2"]}, threat={"dice": 1})
        found = {words for words in ("knock-out", "protect") if t.actors() and t.may(0, words)}
        t = table(wizard(dice=[die, "bone-1"], **mine))
        t.do(0, "mark d3")
        return found | ({"amplify"} if t.prompt(0) == "amplify" else set())

    assert usable("red-1") == {"knock-out"}
    assert usable("orange-1") == {"amplify"}
    assert usable("yellow-1") == {"protect"}
    assert usable("bone-3") == set()
    assert usable("spark-1") == {"knock-out", "amplify", "protect"}


@pytest.mark.rule("PN-2.4", "PN-27.8", "PN-2.5", "PN-27.9", "PN-2.6", "PN-27.10", "PN-27.40")
@pytest.mark.parametrize("colour", dice.KINDS[: dice.COLOURS])
def test_the_primagic_of_dice_that_are_placed(colour: str) -> None:
    """Green ones forage in the Wild Lands, Blue ones persuade in shops, Violet ones pilfer in the City."""

    def placed(where: str) -> Table:
        t = table(
            wizard(dice=[f"{colour}-1", "bone-1"], store={"jewel": 1, "blood": 1}),
            market={"artifacts": ["dusk_staff"]},
        )
        return t.will_roll(2, 2).do(0, f"place {where}", f"die {colour}-1")

    fruit = 2 if colour == "green" else 0
    assert placed("sanctuary").store(0).get("fruit", 0) == fruit
    bazaar, shop = placed("bazaar"), placed("shop")
    assert bazaar.store(0).get("fruit", 0) == (2 if colour == "violet" else 0)
    assert shop.store(0).get("fruit", 0) == (2 if colour == "violet" else 0)
    assert shop.may(0, "take dusk_staff") == (colour == "blue"), "it costs two Jewels"


IN_WINDOWS = {"blood": "bind", "crystal": "reroll", "jewel": "bribe", "fruit": "heal", "trinket": "in-time"}


@pytest.mark.rule("PN-2.1", "PN-2.2", "PN-2.3", "PN-2.4", "PN-2.5", "PN-27.1")
@pytest.mark.parametrize("ingredient", IN_WINDOWS)
def test_the_primagic_of_ingredients(ingredient: str) -> None:
    """Whoever has two of one ingredient can use its primagic in a placement in the City or after it, and no other; a
    wounded mark is there to be healed, and it is Blood as well."""
    t = table(
        wizard(dice=["bone-1", "bone-2"], store={ingredient: 2}, marks={"d1": "jasper wounded"}),
        row=["lost_hut"],
        market={"potions": ["truthsayer"]},
        decks={"potions": ["bracing_brew"]},
        now={"placements": 1},
    )
    t.do(0, "place guild", "die bone-1")
    found = {words for words in IN_WINDOWS.values() if t.may(0, words)}
    if ingredient == "trinket":
        t.do(0, "done")
        found |= {words for words in IN_WINDOWS.values() if t.may(0, words)}
    assert found == {"bind", IN_WINDOWS[ingredient]}


@pytest.mark.rule("PN-2.6", "PN-27.16")
def test_the_primagic_of_arcana() -> None:
    t = table(wizard(dice=["bone-1", "bone-2"], store={"arcana": 1}), locations={"shop": ["blue-6"]})
    t.do(0, "place shop", "die bone-1")
    assert t.store(0) == {}
    assert t.lying("shop") == ["blue-6", "bone-1"]
    poor = table(wizard(dice=["bone-1", "bone-2"]), locations={"shop": ["blue-6"]})
    assert poor.refused(0, "place shop") == "PN-28.6"


@pytest.mark.rule("PN-2.8", "PN-8.5")
def test_bone_dice_are_of_no_colour() -> None:
    bone = dice.NAMES.index("bone-6")
    assert not any(dice.counts_as(bone, colour) for colour in range(dice.COLOURS))
    t = table(wizard(dice=["bone-6", "bone-1"], grimoire=["alchemy"], store={"fruit": 1}), wizard())
    assert t.refused(0, "use alchemy") == "PN-18.1"
    assert not any(t.may(0, f"place {name}-card") for name in at.DISCIPLINES)


@pytest.mark.rule("PN-2.9")
def test_blood_and_arcana_are_not_exchanged() -> None:
    t = table(wizard(dice=["bone-1", "bone-2"], store=dict.fromkeys(at.INGREDIENTS, 12)), wizard())
    t.do(0, "place bazaar", "die bone-1")
    exchanged = {word for words in t.legal(0) if words.startswith("exchange") for word in words.split()[1:]}
    assert exchanged == {"fruit", "crystal", "jewel", "trinket"}


SPELLS = {
    "ruby": ["scarlet_downpour", "transfusion"],
    "amber": ["chant", "crescendo"],
    "jasper": ["alchemy", "transformation"],
    "emerald": ["unity_with_nature", "healing"],
    "sapphire": ["insight", "clairvoyance"],
    "amethyst": ["shadow_pocket", "eclipse"],
}
"""Two Spells of each discipline."""


@pytest.mark.rule("PN-2.11", "PN-13.2", "PN-13.4")
@pytest.mark.parametrize("discipline", at.DISCIPLINES)
def test_a_spell_of_a_colour_is_one_of_its_discipline(discipline: str) -> None:
    """The Launch mark of a discipline offers its Spells and none of another one."""
    t = table(
        wizard(
            dice=["bone-1", "bone-2"],
            grimoire=[spell for spells in SPELLS.values() for spell in spells],
            store={"fruit": 4},
            marks={"d1": f"{discipline} discharged", "d2": "jasper wounded", "d3": discipline},
        ),
        classes=["ruby", "amber", "jasper", "emerald"],
        market={"ruby": ["scarlet_downpour"]},
        decks={"contracts": ["lost_hut"]},
    )
    t.do(0, "mark d3")
    assert t.prompt(0) == "launch"
    assert t.legal(0) == [f"use {spell}" for spell in sorted(SPELLS[discipline], key=card)]
