"""Sections 7 to 9: resource dice, kinds of dice, temporary dice."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import dice
from tests.rules.penumbra.table import table, wizard

MANY = 40


@pytest.mark.rule("PN-7.5")
def test_a_resource_die_is_no_die_of_the_supply() -> None:
    """It comes into no supply, so nothing can be done with it."""
    t = table(wizard(dice=["bone-1", "bone-2"], store={"crystal": 9}))
    t.will_roll(4).do(0, "place forest", "die bone-1", "yes")
    assert t.store(0) == {"crystal": 11}
    assert t.dice(0) == ["bone-2"]
    assert t.lying("forest") == ["bone-1"]
    t.do(0, "reroll")
    assert "rerolled" in t.told(), "one die alone can be rerolled, so nobody was asked"


@pytest.mark.rule("PN-8.1", "PN-1.15")
def test_a_supply_has_no_limit() -> None:
    """Not even where more dice of a kind are out than lie in the box."""
    t = table(wizard(dice=["bone-1"] * MANY, grimoire=["unity_with_nature"], inventory=["bracing_brew"]))
    t.will_roll(3, 3).do(0, "use bracing_brew")
    assert len(t.dice(0)) == MANY + 2


@pytest.mark.rule("PN-8.3", "PN-8.2")
def test_a_discarded_die_is_in_the_supply_no_more_and_lies_nowhere() -> None:
    t = table(wizard(dice=["green-3", "bone-1"], grimoire=["unity_with_nature"]))
    t.do(0, "use unity_with_nature")
    assert t.dice(0) == ["bone-1"]
    assert not any(each["slots"].count("green-3") or each["beside"] for each in t.facts()["locations"].values())


@pytest.mark.rule("PN-8.4", "PN-8.6", "PN-8.10")
def test_which_kinds_meet_a_demand() -> None:
    """A coloured die only its own; a Spark die every colour, and alone the demand for Spark."""
    for kind in range(len(dice.KINDS)):
        die = dice.die_of(kind, 4)
        met = {wanted for wanted in range(len(dice.KINDS)) if dice.fits(die, wanted)}
        assert met == ({*range(dice.COLOURS), dice.SPARK} if kind == dice.SPARK else {kind})


@pytest.mark.rule("PN-8.10", "PN-29.2")
def test_a_spark_slot_takes_spark_dice_only() -> None:
    t = table(
        wizard(dice=["red-5", "green-5", "bone-6"], store={"arcana": 1}, marks={"d1": "ruby"}),
        classes=["ruby", "amber", "jasper", "emerald"],
    )
    assert t.refused(0, "place ruby-mark") == "PN-28.4"
    spark = table(
        wizard(dice=["spark-1", "bone-6"], store={"arcana": 1}, marks={"d1": "ruby"}),
        classes=["ruby", "amber", "jasper", "emerald"],
    )
    assert spark.do(0, "place ruby-mark").lying("ruby-mark") == ["spark-1"]


@pytest.mark.rule("PN-8.11", "PN-10.12")
def test_threat_dice_belong_to_nobody() -> None:
    """Neither prepared nor rolled ones can be touched by what changes own dice, and none comes into a supply."""
    t = table(wizard(dice=["red-2", "bone-3"], store={"crystal": 9}), threat={"dice": 2})
    t.do(0, "reroll")
    assert t.legal(0) == ["die red-2", "die bone-3"]
    t.will_roll(1, 5, 5).do(0, "die red-2", "roll")
    assert t.dice(0) == ["red-1", "bone-3"]
    assert "threat" not in dice.KINDS


@pytest.mark.rule("PN-9.1", "PN-9.2")
def test_temporary_dice_are_rolled_and_told_apart() -> None:
    t = table(wizard(dice=["bone-1"], grimoire=["crimson_reaping"], marks={"d3": "ruby", "d1": "ruby wounded"}))
    t.will_roll(2, 6).do(0, "mark d3")
    assert t.dice(0) == ["bone-1", "red-2-temporary", "red-6-temporary"]


@pytest.mark.rule("PN-9.7")
def test_temporary_dice_outlast_their_card() -> None:
    """Crimson Reaping makes two dice and is then discarded by Memory Wipe."""
    t = table(
        wizard(
            dice=["blue-6", "bone-1"],
            grimoire=["crimson_reaping", "memory_wipe"],
            marks={"d3": "ruby", "d1": "ruby wounded"},
        )
    )
    t.will_roll(2, 6).do(0, "mark d3", "use memory_wipe", "yes")
    assert t.wizard(0)["grimoire"] == ["memory_wipe rotated"]
    assert t.dice(0) == ["bone-1", "red-2-temporary", "red-6-temporary"]
    t.do(0, "place forest", "die red-6-temporary")
    assert t.lying("forest") == ["red-6"]
    t.do(0, "done", "end")
    assert t.dice(0) == ["bone-1"]
