"""Sections 11 and 12: the slots of the wizard board, and what marks are good for."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.scoring import board_points
from tests.rules.penumbra.table import CAT, card, laid, table, wizard

BOARD = {
    "d1": ("set", {"die"}, 0, 1, 0),
    "d2": ("recolour", {"die"}, 1, 2, 0),
    "d3": ("launch", {"die"}, 1, 1, 0),
    "d4": ("set", {"die", "brew"}, 2, 3, 0),
    "d5": ("recolour", {"die"}, 2, 2, 2),
    "d6": ("launch", {"die", "exchange"}, 3, 4, 3),
    "d7": ("set", {"die"}, 3, 3, 4),
    "d8": ("launch", {"die", "buy"}, 4, 5, 5),
    "s1": ("set", {"spark"}, 0, 6, 0),
    "s2": ("launch", {"spark"}, 0, 5, 2),
    "s3": ("straighten", {"spark"}, 0, 4, 4),
}
"""Charge effect, rest effect, price, value and points of each slot, as the catalogue has them."""
ALL: dict[str, Any] = {slot: "spark" if slot[0] == "s" else "ruby" for slot in BOARD}


@pytest.mark.rule("PN-11.7", "PN-11.11", "PN-11.12")
@pytest.mark.parametrize("slot", BOARD)
def test_price_value_and_points_of_a_slot(slot: str) -> None:
    _, _, price, value, points = BOARD[slot]
    number = at.MARK_NAMES.index(slot)
    assert (CAT.mark_price[number], CAT.mark_value[number]) == (price, value)
    for state in ("", " discharged", " wounded"):
        s = laid(wizard(marks={slot: ALL[slot] + state}))
        assert board_points(s, 0) == points


@pytest.mark.rule("PN-11.8", "PN-11.9", "PN-11.11")
@pytest.mark.parametrize("slot", BOARD)
def test_the_charge_effect_of_a_slot(slot: str) -> None:
    """Each effect can be used with what it needs, and not without that."""
    charge = BOARD[slot][0]
    spark = slot[0] == "s"
    marks = {slot: ALL[slot], **({} if slot == "d1" else {"d1": "ruby discharged"})}
    needs: dict[str, dict[str, Any]] = {
        "set": {"dice": ["spark-2" if spark else "red-2"]},
        "recolour": {"dice": ["bone-2"]},
        "launch": {"dice": ["violet-2"], "grimoire": ["scarlet_downpour"]},
        "straighten": {"dice": ["violet-2"], "grimoire": ["chant rotated"]},
    }
    for name, fields in needs.items():
        t = table(wizard(marks=marks, **fields))
        any_die = spark and charge == "set"
        assert t.may(0, f"mark {slot}") == (name == charge or any_die), name


@pytest.mark.rule("PN-11.10", "PN-11.11", "PN-14.12", "PN-14.13", "PN-14.14", "PN-14.10", "PN-14.11")
@pytest.mark.parametrize("slot", BOARD)
def test_the_rest_effect_of_a_slot(slot: str) -> None:
    beads = BOARD[slot][1]
    t = table(
        wizard(marks={slot: f"{ALL[slot]} discharged"}, store={"fruit": 4, "jewel": 2}, grimoire=["silverwort"]),
        turn="rest",
        market={"potions": ["truthsayer", None]},
    )
    offered = {
        "brew": t.actors() == (0,) and t.may(0, "use silverwort"),
        "exchange": t.actors() == (0,) and t.may(0, "exchange fruit jewel"),
        "buy": t.actors() == (0,) and t.may(0, "take truthsayer"),
    }
    assert offered == {part: part in beads for part in offered}
    kinds = [name.split("-")[0] for name in t.dice(0)]
    assert kinds == (["bone", "bone", "spark"] if "spark" in beads else ["red", "bone", "bone"])


@pytest.mark.rule("PN-11.5")
def test_classes_teach_no_spark_marks() -> None:
    """A Spark die in a mark section brings a mark of the Class."""
    t = table(
        wizard(dice=["spark-3", "bone-1"], store={"arcana": 12}, marks={"d1": "ruby"}),
        classes=["ruby", "amber", "jasper", "emerald"],
        decks={"emerald": ["woodling"]},
    )
    t.do(0, "place emerald-mark", "yes")
    assert t.marks(0) == {"d1": "ruby", "d2": "emerald"}
    assert t.store(0) == {"arcana": 11}


@pytest.mark.rule("PN-11.15", "PN-11.1", "PN-1.13")
def test_eight_marks_of_one_discipline() -> None:
    marks = {slot: "ruby" for slot in BOARD if slot[0] == "d" and slot != "d8"}
    t = table(
        wizard(dice=["red-6", "bone-1"], store={"arcana": 4}, marks=marks),
        classes=["ruby", "amber", "jasper", "emerald"],
        decks={"ruby": ["ichor"]},
    )
    t.do(0, "place ruby-mark", "yes")
    assert t.marks(0) == {**marks, "d8": "ruby"}
    assert t.state.marks_left(0) == 0


@pytest.mark.rule("PN-11.14")
def test_marks_have_four_uses() -> None:
    """They bring dice at Rest, have charge effects, stand between Threat and a mortal wound, and are counted."""
    bare, marked = wizard(dice=["red-1"]), wizard(dice=["red-1"], marks={"d1": "ruby"})
    assert len(table(bare, turn="rest").dice(0)) == 3
    t = table(marked, turn="rest")
    t.do(0, "done")
    assert len(t.dice(0)) == 4
    assert table(marked).may(0, "mark d1")
    hurt = table(wizard(marks={"d1": "ruby discharged"}), threat={"dice": 1}, rolls=[1])
    assert (hurt.marks(0), hurt.wizard(0)["wounds"]) == ({"d1": "ruby wounded"}, 0)
    counted = table(wizard(grimoire=["scarlet_downpour"], dice=["red-1", "red-2"], marks={"d1": "ruby discharged"}))
    counted.do(0, "use scarlet_downpour", "die red-1")
    assert counted.store(0) == {"blood": 1}


@pytest.mark.rule("PN-12.1", "PN-12.7", "PN-12.5", "PN-12.8")
def test_the_states_of_a_mark_and_the_ways_between_them() -> None:
    """Charged, discharged, wounded, healed; a charged mark may be wounded as well as a discharged one."""
    t = table(wizard(dice=["red-2"], store={"fruit": 2}, marks={"d1": "ruby"}), threat={"dice": 1}, rolls=[1])
    assert t.marks(0) == {"d1": "ruby"}
    t.do(0, "mark d1", "face 5")
    assert t.events("mark-used")
    assert t.marks(0) == {"d1": "ruby wounded"}, "discharged, then hit: nothing else could be used"
    t.do(0, "heal")
    assert t.marks(0) == {"d1": "ruby"}
    charged = table(wizard(dice=["red-5"], store={"fruit": 2}, marks={"d1": "ruby"}), threat={"dice": 1}, rolls=[1])
    charged.do(0, "roll")
    assert charged.marks(0) == {"d1": "ruby wounded"}


@pytest.mark.rule("PN-12.13", "PN-12.9")
def test_a_wound_is_healed_or_paid_with_not_both() -> None:
    mine = {"dice": ["bone-1", "bone-2"], "store": {"fruit": 2}, "marks": {"d1": "ruby wounded"}}
    paid = table(wizard(**mine), row=["lost_hut"])
    paid.do(0, "place guild", "die bone-1", "bind", "done")
    assert paid.marks(0) == {"d1": "ruby discharged"}
    assert paid.reason(0, "heal") == ("no-wounded-mark", "PN-12.12")
    healed = table(wizard(**mine), row=["lost_hut"])
    healed.do(0, "heal", "place guild", "die bone-1")
    assert healed.marks(0) == {"d1": "ruby"}
    assert healed.refused(0, "bind") == "PN-27.11"


@pytest.mark.rule("PN-12.15", "PN-12.9")
def test_spark_marks_have_the_same_states() -> None:
    t = table(
        wizard(dice=["bone-1", "bone-2"], marks={"s1": "spark wounded", "s2": "spark discharged"}), row=["lost_hut"]
    )
    assert t.refused(0, "mark s1") == "PN-12.4"
    assert t.refused(0, "mark s2") == "PN-12.3"
    t.do(0, "place guild", "die bone-1", "bind", "done")
    assert t.marks(0) == {"s1": "spark discharged", "s2": "spark discharged"}


@pytest.mark.rule("PN-51.15", "PN-13.1")
def test_marks_are_used_in_windows_of_study_and_trial_turns() -> None:
    mine = wizard(dice=["red-2", "bone-1"], marks={"d1": "ruby"})
    free = table(mine)
    assert free.may(0, "mark d1")
    placed = free.do(0, "place forest", "die bone-1")
    placed.do(0, "yes")
    assert placed.may(0, "mark d1"), "after something was gained"
    threatened = table(mine, threat={"dice": 1}, rolls=[4], now={"nudges": 1})
    assert threatened.may(0, "mark d1")
    threatened.do(0, "roll")
    assert threatened.refused(0, "mark d1") == "PN-51.15"
    task = table(mine, turn="trial", trial="goldgorger", trial_row=["goldgorger"], rolls=[4, 4, 4])
    task.do(0, "roll")
    assert task.prompt(0) == "name-task"
    assert task.may(0, "mark d1")
    assert card("goldgorger") in task.state.trial_row
