"""Dice, temporary dice and manipulations (sections 8, 9, 10), by Crystals of Manipulate and by marks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.penumbra.table import Table, table, wizard


def with_crystals(*dice: str, **fields: Any) -> Table:
    return table(wizard(dice=list(dice), store={"crystal": 9}, **fields), wizard())


@pytest.mark.rule("PN-27.12", "PN-27.30", "PN-51.16", "PN-27.1", "PN-27.2")
def test_each_manipulation_has_its_price_in_crystals() -> None:
    for words, price in (("reroll", 1), ("nudge", 2), ("flip", 2), ("recolour", 3)):
        t = with_crystals("red-3")
        t.do(0, words)
        assert t.store(0) == {"crystal": 9 - price}
        t = table(wizard(dice=["red-3"], store={"crystal": price - 1}), wizard())
        assert t.refused(0, words) == "PN-27.12"


@pytest.mark.rule("PN-10.1", "PN-10.4")
def test_reroll_rolls_one_own_die() -> None:
    t = with_crystals("red-3", "bone-2")
    t.do(0, "reroll")
    assert t.legal(0) == ["die red-3", "die bone-2"], "paid for, so there is no way back"
    assert t.reason(0, "done") == ("paid-for", "PN-27.30")
    assert t.refused(0, "die green-1") == "PN-10.1"
    t.will_roll(5).do(0, "die bone-2")
    assert t.dice(0) == ["red-3", "bone-5"]


@pytest.mark.rule("PN-10.5", "PN-E5")
def test_nudge_goes_one_up_or_down_and_not_over_the_edge() -> None:
    t = with_crystals("red-6", "green-3")
    t.do(0, "nudge", "die green-3")
    assert t.legal(0) == ["face 2", "face 4"]
    assert t.refused(0, "face 5") == "PN-10.5"
    t.do(0, "face 4")
    t.do(0, "nudge", "die red-6")  # only down
    assert t.dice(0) == ["red-5", "green-4"]
    t.do(0, "reroll")
    t.will_roll(1).do(0, "die red-5").do(0, "nudge", "die red-1")
    assert t.dice(0) == ["red-2", "green-4"]


@pytest.mark.rule("PN-10.6")
def test_flip_turns_to_the_opposite_face() -> None:
    for value, opposite in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        assert with_crystals(f"blue-{value}").do(0, "flip").dice(0) == [f"blue-{opposite}"]


@pytest.mark.rule("PN-10.7", "PN-10.8", "PN-10.11", "PN-10.14", "PN-E90")
def test_recolour_keeps_the_value_and_gives_one_of_the_six_colours() -> None:
    t = with_crystals("red-4").do(0, "recolour")
    assert t.legal(0) == ["colour orange", "colour yellow", "colour green", "colour blue", "colour violet"]
    assert t.refused(0, "colour red") == "PN-10.14"
    t.do(0, "colour blue")
    assert t.dice(0) == ["blue-4"]
    assert "rolled-die" not in t.told()
    t = with_crystals("spark-4").do(0, "recolour", "colour red")
    assert t.dice(0) == ["red-4"], "a Red die from then on"
    t = with_crystals("bone-2").do(0, "recolour", "colour green")
    assert t.dice(0) == ["green-2"]


@pytest.mark.rule("PN-9.6", "PN-9.3")
def test_a_recoloured_temporary_die_stays_temporary() -> None:
    t = with_crystals("red-4-temporary").do(0, "recolour", "colour blue")
    assert t.dice(0) == ["blue-4-temporary"]


@pytest.mark.rule("PN-9.4", "PN-E9")
def test_temporary_dice_are_gone_at_the_end_of_the_turn() -> None:
    t = table(wizard(dice=["red-4-temporary", "red-4"]), wizard())
    t.do(0, "end")
    assert t.dice(0) == ["red-4"]


@pytest.mark.rule("PN-10.2", "PN-10.3", "PN-10.10")
def test_several_manipulations_are_split_freely_or_left() -> None:
    t = table(wizard(dice=["red-3", "blue-3"], inventory=["triplet"]), wizard())
    t.do(0, "use triplet", "die red-3", "face 4", "die red-4", "face 5")
    assert t.legal(0) == ["done", "die red-5", "die blue-3"]
    t.do(0, "done")
    assert t.dice(0) == ["red-5", "blue-3"]


@pytest.mark.rule("PN-10.9")
def test_set_turns_to_any_other_face() -> None:
    t = table(wizard(dice=["red-3"], inventory=["truthsayer"]), wizard())
    t.do(0, "use truthsayer", "die red-3")
    assert t.legal(0) == [f"face {value}" for value in (1, 2, 4, 5, 6)]
    assert t.refused(0, "face 3") == "PN-10.9"


@pytest.mark.rule("PN-10.13", "PN-8.12")
def test_placed_dice_cannot_be_manipulated() -> None:
    t = table(wizard(dice=["blue-1"], store={"crystal": 9}), wizard(), locations={"forest": ["red-3"]})
    t.do(0, "reroll")
    assert t.dice(0) != ["blue-1", "red-3"]
    assert t.lying("forest") == ["red-3"]


# --- charge effects of marks ------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-13.3", "PN-E7", "PN-13.2", "PN-12.2", "PN-12.5", "PN-13.1", "PN-11.8")
def test_a_set_mark_sets_a_die_of_its_colour_only() -> None:
    t = table(wizard(dice=["spark-1", "bone-1"], marks={"d1": "sapphire"}), wizard())
    assert t.refused(0, "mark d1") == "PN-13.12"
    t = table(wizard(dice=["spark-1", "bone-1", "blue-2"], marks={"d1": "sapphire"}), wizard())
    t.do(0, "mark d1", "face 6")
    assert t.dice(0) == ["blue-6", "bone-1", "spark-1"]
    assert t.marks(0) == {"d1": "sapphire discharged"}
    assert t.refused(0, "mark d1") == "PN-12.3"


@pytest.mark.rule("PN-13.6", "PN-13.12")
def test_a_recolour_mark_colours_a_bone_die() -> None:
    t = table(wizard(dice=["bone-5", "red-1"], marks={"d2": "emerald"}), wizard())
    t.do(0, "mark d2")
    assert t.dice(0) == ["red-1", "green-5"]
    t = table(wizard(dice=["red-1", "spark-2"], marks={"d2": "emerald"}), wizard())
    assert t.refused(0, "mark d2") == "PN-13.12"


@pytest.mark.rule("PN-13.7", "PN-11.9")
def test_the_first_spark_mark_sets_any_die() -> None:
    t = table(wizard(dice=["bone-5", "spark-1"], marks={"s1": "spark"}), wizard())
    t.do(0, "mark s1")
    assert t.legal(0) == ["die bone-5", "die spark-1"]
    t.do(0, "die spark-1", "face 4")
    assert t.dice(0) == ["bone-5", "spark-4"]


@pytest.mark.rule("PN-12.4")
def test_a_wounded_mark_has_no_charge_effect() -> None:
    t = table(wizard(dice=["blue-2"], marks={"d1": "sapphire wounded"}), wizard())
    assert t.refused(0, "mark d1") == "PN-12.4"


@pytest.mark.rule("PN-13.4", "PN-13.5", "PN-21.13", "PN-13.10")
def test_a_launch_mark_launches_a_spell_of_its_colour_without_cost() -> None:
    spells = ["scarlet_downpour", "alchemy", "silverwort"]
    t = table(wizard(grimoire=spells, marks={"d3": "ruby", "d1": "ruby discharged"}), wizard())
    t.do(0, "mark d3")
    assert t.legal(0) == ["done", "use scarlet_downpour"] or t.store(0) == {"blood": 2}
    if t.may(0, "use scarlet_downpour"):
        t.do(0, "use scarlet_downpour")
    assert t.store(0) == {"blood": 2}, "one for each Ruby mark"


@pytest.mark.rule("PN-13.12")
def test_a_launch_mark_without_a_spell_may_not_be_used() -> None:
    t = table(wizard(dice=["bone-1"], grimoire=["alchemy"], marks={"d3": "ruby"}), wizard())
    assert t.refused(0, "mark d3") == "PN-13.12"


@pytest.mark.rule("PN-13.9", "PN-E43", "PN-23.5")
def test_the_third_spark_mark_straightens_any_card() -> None:
    t = table(wizard(inventory=["silverwort rotated"], grimoire=["chant"], marks={"s3": "spark"}), wizard())
    t.do(0, "mark s3")
    assert t.wizard(0)["inventory"] == []
    assert "silverwort" in t.wizard(0)["grimoire"], "it has to be brewed again"
