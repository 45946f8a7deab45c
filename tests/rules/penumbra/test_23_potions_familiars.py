"""Sections 23 to 26: potions, familiars, artifacts, talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.penumbra.table import Table, table, wizard

BONE = ["bone-1", "bone-2"]
EMERALD: dict[str, Any] = {"classes": ["emerald", "ruby", "amber", "jasper"]}


def study(**fields: Any) -> Table:
    return table(wizard(**{"dice": BONE, **fields}), wizard())


# --- potions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-23.1", "PN-23.2", "PN-23.3", "PN-23.4", "PN-23.5", "PN-23.6", "PN-S13")
def test_potion_life() -> None:
    t = study(grimoire=["liquid_luck"], store={"crystal": 2}, marks={"s3": "spark"})
    t.do(0, "use liquid_luck")
    assert t.wizard(0)["grimoire"] == []
    assert t.wizard(0)["inventory"] == ["liquid_luck"]
    assert t.store(0) == {}
    assert t.dice(0) == BONE
    t.do(0, "use liquid_luck", "die bone-1", "colour green", "die bone-2", "colour red")
    assert t.dice(0) == ["red-2", "green-1"]
    assert t.wizard(0)["inventory"] == ["liquid_luck rotated"]
    assert t.reason(0, "use liquid_luck") == ("card-rotated", "PN-19.6")
    t.do(0, "mark s3")
    assert t.wizard(0)["inventory"] == []
    assert t.wizard(0)["grimoire"] == ["liquid_luck"]
    assert t.reason(0, "use liquid_luck") == ("card-not-payable", "PN-18.1")


@pytest.mark.rule("PN-13.9", "PN-23.5", "PN-E43")
def test_a_straightened_potion_has_to_be_brewed_again() -> None:
    t = study(inventory=["ichor rotated"], marks={"s3": "spark"}, store={"fruit": 1})
    t.do(0, "mark s3")
    assert t.wizard(0)["grimoire"] == ["ichor"]
    t.do(0, "use ichor")
    assert t.store(0) == {}
    assert t.wizard(0)["inventory"] == ["ichor"]


@pytest.mark.rule("PN-23.8")
def test_a_potion_that_was_not_drunk_is_not_straightened() -> None:
    t = study(inventory=["ichor", "living_water rotated", "salamander rotated"], marks={"s3": "spark"})
    t.do(0, "mark s3")
    assert t.legal(0) == ["use salamander", "use living_water"]
    assert t.reason(0, "use ichor") == ("not-rotated", "PN-19.10")


@pytest.mark.rule("PN-23.9", "PN-51.14")
def test_several_potions_are_brewed_without_a_placement() -> None:
    t = study(grimoire=["ichor", "liquid_luck"], store={"fruit": 1, "crystal": 2})
    t.do(0, "use ichor", "use liquid_luck")
    assert sorted(t.wizard(0)["inventory"]) == ["ichor", "liquid_luck"]
    assert t.facts()["now"]["placements"] == 2
    assert [each["card"] for each in t.events("brewed")] == ["ichor", "liquid_luck"]


@pytest.mark.rule("PN-51.14", "PN-51.13")
def test_where_potions_are_brewed() -> None:
    """In step 1 of a Threat, but not in step 2."""
    mine = wizard(
        grimoire=["ichor"],
        store={"fruit": 1, "crystal": 1},
        dice=BONE,
        inventory=["umbral_cat"],
        marks={"d1": "amethyst"},
    )
    t = table(mine, wizard(), threat={"dice": 1})
    assert t.may(0, "use ichor")
    t.will_roll(4).do(0, "roll")
    assert t.reason(0, "use ichor") == ("card-at-other-moment", "PN-51.13")


@pytest.mark.rule("PN-14.12", "PN-14.19")
def test_the_brew_bead_ignores_the_study_symbol() -> None:
    t = table(
        wizard(
            grimoire=["ichor", "liquid_luck", "chant"],
            store={"fruit": 1, "crystal": 1},
            marks={"d1": "ruby", "d2": "ruby", "d3": "ruby", "d4": "ruby"},
        ),
        wizard(),
        turn="rest",
    )
    assert t.prompt(0) == "brew-bead"
    assert t.legal(0) == ["done", "use ichor"]
    assert t.reason(0, "use liquid_luck") == ("card-not-payable", "PN-18.1")
    assert t.reason(0, "use chant") == ("brew-only-recipes", "PN-14.12")
    t.do(0, "use ichor")
    assert t.wizard(0)["inventory"] == ["ichor"]


# --- familiars --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-24.1", "PN-24.2", "PN-24.3", "PN-24.4", "PN-S15", "PN-14.2")
def test_a_familiar_is_paid_once() -> None:
    t = study(grimoire=["allcolour_wolf"], dice=["green-6", "bone-1"], store={"arcana": 1})
    t.do(0, "use allcolour_wolf")
    assert t.store(0) == {}
    assert t.dice(0) == ["bone-1"]
    assert t.wizard(0)["inventory"] == ["allcolour_wolf"]
    t.will_roll(4).do(0, "use allcolour_wolf", "colour violet")
    assert t.dice(0) == ["violet-4", "bone-1"]
    assert t.wizard(0)["inventory"] == ["allcolour_wolf rotated"]
    t.do(0, "end").do(1, "rest")  # after a turn without a placement nothing but a Rest is left
    assert t.wizard(0)["inventory"] == ["allcolour_wolf"]


@pytest.mark.rule("PN-24.2")
def test_a_summon_needs_its_whole_cost() -> None:
    t = study(grimoire=["allcolour_wolf"], dice=["green-5", "bone-1"], store={"arcana": 1})
    assert t.reason(0, "use allcolour_wolf") == ("card-not-payable", "PN-18.1")


@pytest.mark.rule("PN-24.5", "PN-17.17")
def test_a_familiar_stays() -> None:
    t = study(inventory=["bat"], grimoire=["chant"], equipment=["blood_medallion"])
    assert t.reason(0, "discard bat") == ("card-stays", "PN-17.17")
    assert t.reason(0, "discard chant") == ("card-stays", "PN-17.17")
    assert t.may(0, "discard blood_medallion")


@pytest.mark.rule("PN-24.7", "PN-24.8", "PN-26.1")
def test_the_druid_summons_from_a_market() -> None:
    position: dict[str, Any] = {
        **EMERALD,
        "market": {"emerald": ["woodling", "messenger_fox"], "ruby": ["leechling", "chant"][:1]},
        "decks": {"emerald": ["healing"]},
    }
    mine: dict[str, Any] = {"dice": ["green-1", "bone-1"], "store": {"fruit": 1}}
    assert not table(wizard(**mine), wizard(), **position).may(0, "use woodling")
    t = table(wizard(talent="druid", **mine), wizard(), **position)
    assert t.may(0, "use woodling")
    assert t.may(0, "use messenger_fox")
    assert t.reason(0, "use leechling") == ("card-not-payable", "PN-18.1")
    t.do(0, "use woodling")
    assert t.wizard(0)["inventory"] == ["woodling"]
    assert t.facts()["market"]["emerald"] == ["healing", "messenger_fox"]
    assert t.dice(0) == ["bone-1"]
    assert t.store(0) == {}


@pytest.mark.rule("PN-24.8", "PN-17.8")
def test_the_druid_does_not_summon_a_name_owned() -> None:
    t = table(
        wizard(talent="druid", dice=["green-1", "bone-1"], store={"fruit": 1}, inventory=["messenger_fox"]),
        wizard(),
        market={"emerald": ["messenger_fox", None]},
        **EMERALD,
    )
    assert t.reason(0, "use messenger_fox") != ("name-owned", "PN-24.8")  # the own one is meant
    used = [words for words in t.legal(0) if words.startswith("use")]
    assert used == []


# --- artifacts and talents --------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-25.12", "PN-25.10")
def test_a_tome_works_when_it_is_received() -> None:
    t = table(
        wizard(dice=BONE, store={"jewel": 2, "trinket": 1}),
        wizard(),
        market={"artifacts": ["field_guide_to_beasts", None]},
    )
    t.will_roll(5).do(0, "place shop", "die bone-1", "take field_guide_to_beasts")
    assert t.wizard(0)["tomes"] == ["field_guide_to_beasts"]
    assert t.store(0) == {"fruit": 2}
    assert t.dice(0) == ["green-5", "bone-2"]


@pytest.mark.rule("PN-26.5", "PN-26.2")
def test_a_talent_rotates_and_stays() -> None:
    t = study(talent="alchemist", store={"fruit": 4})
    t.do(0, "use alchemist", "exchange fruit jewel")
    assert t.store(0) == {"jewel": 2}
    assert t.wizard(0)["talent"] == "alchemist rotated"


@pytest.mark.rule("PN-26.4", "PN-41.15")
def test_the_pariah_cancels_a_property() -> None:
    t = table(wizard(talent="pariah", dice=BONE, store={"crystal": 1}), wizard(), turn="choose", trial_row=["cloaker"])
    t.do(0, "trial cloaker", "use pariah")
    assert t.events("property-cancelled") == [{"seat": 0, "property": "rift"}]
    t.do(0, "roll")
    assert "rift" not in t.told()
    assert t.wizard(0)["talent"] == "pariah rotated"
