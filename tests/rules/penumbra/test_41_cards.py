"""Section 41, as far as it is about cards: Vigilance, Suppression, cancelled properties, replaced tasks."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import triggers
from arcanum.games.penumbra.own_cards import more_marks, straightenable
from tests.rules.penumbra.table import CAT, Table, card, die, table, wizard

BONE = ["bone-1", "bone-2"]


def trial(name: str, **fields: Any) -> Table:
    """In step 1 of the Threat of a trial, with something to use in any case."""
    store = {"crystal": 3, "jewel": 1, **fields.pop("store", {})}
    dice = fields.pop("dice", BONE)
    t = table(wizard(store=store, dice=dice, **fields), wizard(), turn="choose", trial_row=[name])
    return t.do(0, f"trial {name}")


# --- Vigilance --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-41.4", "PN-41.5", "PN-41.6", "PN-E53")
def test_one_chain_is_one_use() -> None:
    t = trial(
        "dragan_ivantsevich",
        grimoire=["chant", "metronome", "crescendo", "insight"],
        dice=["blue-1", "bone-3"],
        marks={"d1": "amber"},
    )
    t.do(0, "use chant", "use metronome", "done", "use crescendo")
    assert t.prompt(0) == "prepare-threat"
    assert t.reason(0, "use insight") == ("vigilance", "PN-41.4")
    t.do(0, "flip", "die bone-3")
    assert t.dice(0) == ["blue-1", "bone-4"]
    t.will_roll(5, 5).do(0, "roll")
    while t.prompt(0) != "name-task":
        t.do(0, t.legal(0)[0])
    t.state.dice[0] = [die("blue-1"), die("bone-4")]
    t.state.refresh()
    assert t.may(0, "use insight")


@pytest.mark.rule("PN-41.5")
def test_a_mark_does_not_count_but_the_spell_that_it_launches() -> None:
    t = trial(
        "dragan_ivantsevich",
        grimoire=["crescendo"],
        equipment=["blood_medallion"],
        marks={"d1": "amber", "d3": "amber"},
    )
    t.do(0, "mark d3")
    assert t.store(0)["crystal"] == 5
    assert t.reason(0, "use blood_medallion") == ("vigilance", "PN-41.4")


@pytest.mark.rule("PN-41.5", "PN-41.4")
def test_a_mark_launches_nothing_where_vigilance_forbids_it() -> None:
    t = trial(
        "dragan_ivantsevich",
        grimoire=["crescendo"],
        equipment=["blood_medallion"],
        marks={"d3": "amber"},
    )
    t.do(0, "use blood_medallion")
    assert not t.may(0, "mark d3")


@pytest.mark.rule("PN-41.23", "PN-E124")
def test_summoning_does_not_count() -> None:
    t = trial(
        "dragan_ivantsevich",
        grimoire=["singing_cicada", "metronome"],
        dice=["orange-1", "bone-1"],
        marks={"d1": "amber"},
    )
    t.do(0, "use singing_cicada", "use singing_cicada", "done")
    assert t.store(0)["crystal"] == 3
    assert t.reason(0, "use metronome") == ("vigilance", "PN-41.4")


@pytest.mark.rule("PN-41.22", "PN-15.27", "PN-E80")
def test_the_cloak_counts_when_it_is_used() -> None:
    t = trial("dragan_ivantsevich", equipment=["invisibility_cloak"], grimoire=["insight"], dice=["blue-1", "bone-1"])
    t.do(0, "use invisibility_cloak")
    assert t.reason(0, "use insight") == ("vigilance", "PN-41.4")
    t.will_roll(5, 5).do(0, "roll")
    assert t.prompt(0) == "threat-rolled"
    assert t.may(0, "nudge")
    late = trial("goldgorger", equipment=["invisibility_cloak"], grimoire=["warding_circle"], marks={"d1": "jasper"})
    late.state.store[2] = 2
    late.will_roll(5, 5).do(0, "roll")
    assert late.prompt(0) == "threat-rolled"
    assert late.reason(0, "use invisibility_cloak") == ("card-at-other-moment", "PN-51.13")


@pytest.mark.rule("PN-41.6")
def test_conditions_do_not_count() -> None:
    t = trial(
        "dragan_ivantsevich",
        talent="blood_bound",
        grimoire=["transfusion", "metronome"],
        marks={"d1": "ruby wounded", "d2": "amber"},
    )
    t.do(0, "use transfusion")
    while t.prompt(0) != "prepare-threat":
        t.do(0, "done")
    assert t.state.attempt[2] == 1
    assert "triggered" in t.told()


# --- Suppression ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-41.12", "PN-41.16", "PN-E54", "PN-51.13")
def test_suppression_of_potions() -> None:
    mine: dict[str, Any] = {
        "inventory": ["liquid_darkness", "bracing_brew"],
        "grimoire": ["blight"],
        "dice": ["violet-1", "bone-1"],
    }
    t = trial("umbral_swarm", **mine)
    assert t.reason(0, "use liquid_darkness") == ("card-suppressed", "PN-41.12")
    assert t.reason(0, "use bracing_brew") == ("card-suppressed", "PN-41.12")
    t.do(0, "use blight")
    assert t.events("property-cancelled") == [{"seat": 0, "property": "suppression"}]
    assert t.may(0, "use bracing_brew")
    assert not t.may(0, "use liquid_darkness")  # nothing is left to cancel


@pytest.mark.rule("PN-41.13", "PN-E126", "PN-38.17")
def test_suppression_of_artifacts_stops_rings_and_wands() -> None:
    t = trial("night_of_horrors", equipment=["ring_of_doom", "bloodwood_wand", "blood_medallion"])
    assert t.reason(0, "use blood_medallion") == ("card-suppressed", "PN-41.13")
    destroy = 0
    assert triggers.eases(t.state, 0, destroy) == []
    assert more_marks(t.state, 0, 0) == 0
    free = trial("goldgorger", equipment=["ring_of_doom", "bloodwood_wand"])
    assert triggers.eases(free.state, 0, destroy) == [card("ring_of_doom")]
    assert triggers.eases(free.state, 0, destroy + 1) == []
    assert more_marks(free.state, 0, 0) == 2


@pytest.mark.rule("PN-41.14", "PN-41.26")
def test_suppression_of_familiars_and_counting() -> None:
    t = trial(
        "basilisk",
        inventory=["bat", "allcolour_wolf rotated"],
        grimoire=["beast_shape", "the_call"],
        dice=["green-1", "green-2", "bone-3"],
        marks={"d1": "emerald"},
    )
    assert t.reason(0, "use allcolour_wolf") == ("card-rotated", "PN-19.6")
    triggers.fire(t.state, 0, 2, 3)
    assert t.store(0).get("blood", 0) == 0  # the Bat is suppressed
    assert straightenable(t.state, 0, 1) == [card("allcolour_wolf")]
    t.will_roll(4, 5).do(0, "use beast_shape", "die green-1")
    assert len([die for die in t.dice(0) if die.endswith("temporary")]) == 2


@pytest.mark.rule("PN-41.14", "PN-41.23")
def test_a_suppressed_familiar_can_be_summoned_but_not_used() -> None:
    t = trial("basilisk", grimoire=["allcolour_wolf"], dice=["green-6", "bone-1"], store={"arcana": 1})
    t.do(0, "use allcolour_wolf")
    assert t.wizard(0)["inventory"] == ["allcolour_wolf"]
    assert t.reason(0, "use allcolour_wolf") == ("card-suppressed", "PN-41.14")


@pytest.mark.rule("PN-41.11")
def test_suppressed_crystals_pay_for_no_card() -> None:
    t = trial("mist_of_oblivion", grimoire=["metronome"], marks={"d1": "amber"})
    assert t.reason(0, "use metronome") == ("card-not-payable", "PN-18.1")


# --- what stops properties --------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-41.15", "PN-41.17", "PN-41.18")
def test_what_can_be_cancelled() -> None:
    t = trial("night_of_horrors", grimoire=["blight"], dice=["violet-1", "bone-1"], inventory=["liquid_darkness"])
    t.do(0, "use blight")
    assert t.legal(0) == ["property rift", "property suppression"]
    assert t.reason(0, "property trap") == ("property-not-active", "PN-41.17")
    t.do(0, "property suppression")
    t.do(0, "use liquid_darkness")
    assert [each["property"] for each in t.events("property-cancelled")] == ["suppression", "rift"]


@pytest.mark.rule("PN-41.17", "PN-41.6")
def test_rift_and_vigilance_are_over_after_the_roll() -> None:
    t = trial("cloaker", inventory=["liquid_darkness", "bracing_brew"], dice=["bone-1", "bone-2", "bone-3"])
    t.do(0, "roll", "die bone-1")
    while t.prompt(0) != "name-task":
        t.do(0, t.legal(0)[0])
    assert t.reason(0, "use liquid_darkness") == ("card-without-effect", "PN-19.18")


@pytest.mark.rule("PN-41.16", "PN-S32", "PN-26.4")
def test_the_pariah_first_then_the_potion() -> None:
    t = trial("night_of_horrors", talent="pariah", equipment=["eye_of_oblivion"])
    assert t.reason(0, "use eye_of_oblivion") == ("card-suppressed", "PN-41.13")
    t.do(0, "use pariah", "property suppression", "use eye_of_oblivion")
    assert [each["property"] for each in t.events("property-cancelled")] == ["suppression", "rift"]
    t.do(0, "roll")
    assert t.prompt(0) != "rift"


@pytest.mark.rule("PN-40.16", "PN-40.18", "PN-16.16")
def test_dead_water_names_the_path() -> None:
    t = trial("goldgorger", inventory=["dead_water"], dice=["spark-2", "bone-1"])
    t.do(0, "use dead_water")
    assert t.prompt(0) == "easy-path"
    assert t.legal(0) == ["path dark", "path light"]
    t.do(0, "path light")
    assert t.facts()["now"]["doomed"]
    task = CAT.tasks[t.state.attempt[5]]
    assert (task.kind, task.at_least, t.state.attempt[4]) == (1, 1, 1)
    assert t.wizard(0)["inventory"] == ["dead_water rotated"]


@pytest.mark.rule("PN-40.18")
def test_dead_water_only_in_a_trial() -> None:
    """A contract that is attempted in a Study turn is none."""
    t = table(wizard(inventory=["dead_water"], dice=BONE), wizard())
    assert t.reason(0, "use dead_water") == ("card-in-other-turn", "PN-19.15")


@pytest.mark.rule("PN-15.25", "PN-E32")
def test_vulnerability_lasts_to_the_end_of_the_turn() -> None:
    t = trial("goldgorger", grimoire=["vulnerability"], dice=["bone-2", "bone-6"])
    t.do(0, "use vulnerability", "die bone-2")
    assert t.facts()["now"]["ignore_supply"]
    t.will_roll(6, 6, 6).do(0, "roll")
    assert t.dice(0) == ["bone-6"]
    assert t.reason(0, "use vulnerability")[0] in ("card-rotated", "not-your-decision")
