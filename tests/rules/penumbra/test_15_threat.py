"""Threat: prepared, rolled, distributed (section 15)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.table import Table, table, wizard

YOUNG = {"d1": "ruby discharged", "s1": "spark discharged"}
"""A mark of value 1 and one of value 6, of which neither can be used."""


SCENARIO = {"d1": "jasper", "d2": "jasper", "d3": "ruby", "s1": "spark"}
"""Of the values 1, 2, 1 and 6."""


def facing(loose: int, fixed: int = 0, *rolls: int, now: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A wizard in a Study turn who has to face a Threat at once."""
    fields.setdefault("marks", YOUNG)
    threat = {"dice": loose, "fixed": fixed}
    return table(wizard(**fields), wizard(dice=["red-1"]), threat=threat, rolls=rolls, now=now or {})


def rolled(t: Table) -> list[int]:
    """How many dice of the first Threat roll showed each value."""
    told = t.events("threat-rolled")[0]
    return [told[name] for name in ("ones", "twos", "threes", "fours", "fives", "sixes")]


# --- step 1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-15.1", "PN-15.2", "PN-15.6", "PN-15.13")
def test_without_anything_to_use_the_dice_are_rolled_at_once() -> None:
    t = facing(3, 0, 2, 3, 4, dice=[])
    assert t.told().count("threat-rolled") == 1
    assert t.events("threat-rolled")[0] == {
        "seat": 0,
        "ones": 0,
        "twos": 1,
        "threes": 1,
        "fours": 1,
        "fives": 0,
        "sixes": 0,
    }
    assert t.told().count("threat-missed") == 3
    assert t.marks(0) == YOUNG


@pytest.mark.rule("PN-15.3", "PN-15.4", "PN-51.4", "PN-27.7", "PN-27.20", "PN-51.19")
def test_yellow_dice_cancel_prepared_dice_one_each() -> None:
    t = facing(3, 0, dice=["yellow-2", "yellow-5", "red-3"])
    assert t.legal(0) == ["roll", "protect"]
    t.do(0, "protect", "die yellow-5")
    assert t.state.threat[f.LOOSE] == 2
    assert t.dice(0) == ["red-3", "yellow-2"]
    t.do(0, "protect")  # one Yellow die is left: nobody is asked which, and nothing else can be used
    assert sum(rolled(t)) == 1


@pytest.mark.rule("PN-8.8", "PN-27.20")
def test_a_spark_die_may_protect_as_yellow() -> None:
    t = facing(2, 0, dice=["spark-2", "yellow-5"])
    t.do(0, "protect")
    assert t.legal(0) == ["die yellow-5", "die spark-2"]
    t.do(0, "die spark-2")
    assert t.dice(0) == ["yellow-5"]


@pytest.mark.rule("PN-15.18", "PN-15.23", "PN-27.21", "PN-E30")
def test_uncancellable_dice_cannot_be_cancelled() -> None:
    t = facing(0, 1, dice=["yellow-5"], store={"crystal": 1})
    assert t.legal(0) == ["roll", "reroll"]
    assert t.refused(0, "protect") == "PN-27.21"


@pytest.mark.rule("PN-15.23")
def test_of_a_mixed_threat_only_the_loose_dice_are_cancelled() -> None:
    t = facing(1, 2, dice=["yellow-5", "yellow-4"])
    t.do(0, "protect", "die yellow-4")
    assert not t.may(0, "protect") if t.actors() and t.prompt(0) == "prepare-threat" else True
    assert (
        sum(t.events("threat-rolled")[0][name] for name in ("ones", "twos", "threes", "fours", "fives", "sixes")) == 2
    )


@pytest.mark.rule("PN-15.20", "PN-15.22")
def test_without_dice_nothing_is_rolled() -> None:
    t = facing(1, 0, dice=["yellow-5"])
    t.do(0, "protect")
    assert "threat-rolled" not in t.told()
    assert t.state.threat[f.MORTAL_HIT] == 0


# --- step 2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-15.7", "PN-15.8", "PN-51.5", "PN-E31")
def test_after_the_roll_no_other_effect_may_be_used() -> None:
    t = facing(1, 0, 3, dice=["yellow-2", "yellow-3"], store={"crystal": 6}, now={"nudges": 1})
    t.do(0, "roll")
    assert t.prompt(0) == "threat-rolled"
    assert t.legal(0) == ["accept", "nudge"]
    assert t.refused(0, "reroll") == "PN-27.32"
    assert t.refused(0, "protect") == "PN-27.32"


@pytest.mark.rule("PN-15.26", "PN-15.27", "PN-15.31", "PN-10.12")
def test_waiting_nudges_change_rolled_dice() -> None:
    t = facing(2, 0, 1, 6, dice=[], now={"nudges": 3})
    assert t.legal(0) == ["accept", "nudge"]
    t.do(0, "nudge")
    assert t.legal(0) == ["done", "face 1", "face 6"]
    t.do(0, "face 1")  # a 1 goes only up, without a question
    assert t.legal(0) == ["done", "face 2", "face 6"]
    t.do(0, "face 6", "face 5")
    assert t.legal(0) == ["face 4", "face 6"]
    assert t.refused(0, "face 2") == "PN-15.26"
    t.do(0, "face 4")
    assert t.marks(0) == YOUNG, "2 and 4 hit neither the mark of value 1 nor that of value 6"


@pytest.mark.rule("PN-15.27")
def test_waiting_nudges_are_for_the_next_roll_only() -> None:
    t = facing(1, 0, 3, dice=[], now={"nudges": 2})
    t.do(0, "accept")
    assert t.state.now[f.NUDGES] == 0


# --- step 3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-15.9", "PN-15.10", "PN-15.14", "PN-15.29", "PN-15.22", "PN-51.6")
def test_a_die_of_the_supply_is_hit_before_any_mark() -> None:
    t = facing(2, 0, 1, 6, dice=["red-1", "bone-6", "orange-6"])
    assert t.prompt(0) == "hit-die"
    assert t.legal(0) == ["die orange-6", "die bone-6"]
    assert t.refused(0, "die red-1") == "PN-15.10"
    t.do(0, "die bone-6")
    assert t.dice(0) == ["orange-6"]
    assert t.marks(0) == YOUNG


@pytest.mark.rule("PN-15.24", "PN-9.3")
def test_temporary_dice_are_hit_as_well() -> None:
    t = facing(1, 0, 4, dice=["red-4-temporary"])
    assert t.dice(0) == []


@pytest.mark.rule("PN-15.25", "PN-E32")
def test_ignored_dice_are_skipped() -> None:
    t = facing(1, 0, 1, dice=["red-1"], now={"ignore_supply": True})
    assert t.dice(0) == ["red-1"]
    assert t.marks(0)["d1"] == "ruby wounded"


@pytest.mark.rule("PN-15.11", "PN-15.16", "PN-15.17", "PN-12.7", "PN-E22")
def test_a_mark_is_hit_by_the_value_of_its_slot() -> None:
    t = facing(2, 0, 6, 1, dice=[])
    assert t.marks(0) == {"d1": "ruby wounded", "s1": "spark wounded"}
    t = facing(1, 0, 1, dice=[], marks={"d1": "ruby wounded", "d3": "emerald discharged"})
    assert t.marks(0) == {"d1": "ruby wounded", "d3": "emerald wounded"}
    assert t.wizard(0)["wounds"] == 0


@pytest.mark.rule("PN-15.11", "PN-15.9")
def test_of_several_marks_of_a_value_one_is_chosen() -> None:
    t = facing(1, 0, 1, dice=[], marks={"d1": "ruby discharged", "d3": "emerald discharged", "d2": "jasper discharged"})
    assert t.prompt(0) == "hit-mark"
    assert t.legal(0) == ["mark d1", "mark d3"]
    assert t.refused(0, "mark d2") == "PN-15.11"
    t.do(0, "mark d3")
    assert t.marks(0)["d3"] == "emerald wounded"


@pytest.mark.rule("PN-15.12", "PN-15.15", "PN-16.1")
def test_after_a_wounded_mark_is_hit_the_other_dice_still_hit() -> None:
    t = facing(2, 0, 1, 6, dice=[], marks={"d1": "ruby wounded", "s1": "spark discharged"})
    assert t.marks(0) == {"d1": "ruby wounded", "s1": "spark wounded"}
    assert t.wizard(0)["wounds"] == 1
    kinds = t.told()
    assert kinds.index("mark-wounded") < kinds.index("mortal-wound")


@pytest.mark.rule("PN-S1", "PN-15.5")
def test_scenario_threat() -> None:
    marks = {slot: f"{kind} discharged" for slot, kind in SCENARIO.items()}
    t = facing(5, 0, 2, 2, 4, 5, 6, dice=["spark-2", "bone-6", "orange-6", "red-1", "green-3"], marks=marks)
    t.do(0, "roll")
    assert t.legal(0) == ["die orange-6", "die bone-6"]
    t.do(0, "die bone-6")
    assert t.dice(0) == ["red-1", "orange-6", "green-3"]
    assert t.marks(0) == {**marks, "d2": "jasper wounded"}
    assert t.told().count("threat-missed") == 2
    assert t.wizard(0)["wounds"] == 0


@pytest.mark.rule("PN-S2", "PN-16.3", "PN-16.4", "PN-16.5")
def test_scenario_mortal() -> None:
    marks = {slot: f"{kind} discharged" for slot, kind in SCENARIO.items()}
    t = facing(6, 0, 2, 2, 2, 4, 5, 6, dice=["spark-2", "bone-6", "orange-6", "red-1"], marks=marks)
    t.do(0, "roll", "die bone-6")
    assert t.wizard(0)["wounds"] == 1
    assert t.dice(0) == []
    assert t.wizard(0)["must_rest"]
