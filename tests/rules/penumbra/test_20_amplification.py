"""Section 20: amounts per mark and amplification."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.penumbra.table import Table, table, wizard

RUBY = {"d1": "ruby"}


def study(**fields: Any) -> Table:
    return table(wizard(**fields), wizard())


@pytest.mark.rule("PN-20.1", "PN-20.2")
def test_marks_of_a_discipline_count_in_any_state() -> None:
    marks = {"d1": "ruby wounded", "d2": "ruby discharged", "d3": "ruby", "d4": "amber", "s1": "spark"}
    t = study(grimoire=["scarlet_downpour"], dice=["red-1"], marks=marks)
    t.do(0, "use scarlet_downpour")
    assert t.store(0) == {"blood": 3}


@pytest.mark.rule("PN-20.3", "PN-25.8")
def test_a_wand_counts_for_two_marks_more() -> None:
    t = study(grimoire=["scarlet_downpour"], dice=["red-1"], marks=RUBY, equipment=["bloodwood_wand"])
    t.do(0, "use scarlet_downpour")
    assert t.store(0) == {"blood": 3}
    other = study(grimoire=["scarlet_downpour"], dice=["red-1"], marks=RUBY, equipment=["warding_wand"])
    other.do(0, "use scarlet_downpour")
    assert other.store(0) == {"blood": 1}


@pytest.mark.rule("PN-20.4", "PN-20.6", "PN-20.8", "PN-27.6", "PN-51.20", "PN-S5")
@pytest.mark.parametrize(
    ("marks", "orange", "spent", "blood"),
    [(RUBY, 2, 0, 1), (RUBY, 2, 1, 3), (RUBY, 2, 2, 5), ({"d1": "amber"}, 3, 3, 6)],
)
def test_orange_dice_add_two_each(marks: dict[str, str], orange: int, spent: int, blood: int) -> None:
    dice = ["red-1", *[f"orange-{value}" for value in range(1, orange + 1)]]
    t = study(grimoire=["scarlet_downpour"], dice=dice, marks=marks)
    t.do(0, "use scarlet_downpour")
    for value in range(1, spent + 1):
        assert t.prompt(0) == "amplify"
        t.do(0, f"die orange-{value}")
    if spent < orange:
        t.do(0, "done")
    assert t.store(0) == {"blood": blood}
    assert len(t.dice(0)) == orange - spent


@pytest.mark.rule("PN-20.4", "PN-8.8")
def test_a_spark_die_amplifies_as_orange() -> None:
    t = study(grimoire=["scarlet_downpour"], dice=["red-1", "spark-2", "bone-3"], marks=RUBY)
    t.do(0, "use scarlet_downpour")
    if t.prompt(0) == "pay-die":
        t.do(0, "die red-1")
    assert t.legal(0) == ["done", "die spark-2"]
    assert t.reason(0, "die bone-3") == ("amplify-or-done", "PN-20.4")
    t.do(0, "die spark-2")
    assert t.store(0) == {"blood": 3}


@pytest.mark.rule("PN-20.9", "PN-20.6", "PN-19.18")
def test_without_marks_a_spell_needs_an_orange_die() -> None:
    bare = study(grimoire=["scarlet_downpour"], dice=["red-1"])
    assert bare.reason(0, "use scarlet_downpour") == ("card-without-effect", "PN-19.18")
    one = study(grimoire=["scarlet_downpour"], dice=["red-1", "orange-2", "orange-3"])
    one.do(0, "use scarlet_downpour")
    assert one.legal(0) == ["die orange-2", "die orange-3"]
    assert one.reason(0, "done") == ("amplify-first", "PN-20.9")
    one.do(0, "die orange-2", "done")
    assert one.store(0) == {"blood": 2}
    spark = study(grimoire=["scarlet_downpour"], dice=["spark-1"])
    assert not spark.may(0, "use scarlet_downpour")  # the same die cannot pay and amplify


@pytest.mark.rule("PN-20.7", "PN-E51")
def test_no_amplification_without_an_amount_per_mark() -> None:
    t = study(grimoire=["unity_with_nature"], dice=["green-1", "orange-6"]).will_roll(1, 1)
    t.do(0, "use unity_with_nature")
    assert t.store(0) == {"fruit": 6}
    assert t.dice(0) == ["orange-6"]


@pytest.mark.rule("PN-20.5", "PN-E52")
def test_no_amplification_for_a_familiar() -> None:
    t = study(inventory=["hunting_falcon"], dice=["orange-6"], marks={"d1": "emerald"}).will_roll(1)
    t.do(0, "use hunting_falcon")
    assert t.store(0) == {"fruit": 3}
    assert t.dice(0) == ["orange-6"]


@pytest.mark.rule("PN-20.10", "PN-20.4", "PN-21.10", "PN-S44")
def test_chain_with_amplification() -> None:
    t = study(
        grimoire=["chant", "scarlet_downpour"],
        store={"crystal": 2},
        dice=["orange-4"],
        marks=RUBY,
        equipment=["bloodwood_wand"],
    )
    t.do(0, "use chant", "use scarlet_downpour", "die orange-4")
    assert t.store(0) == {"blood": 5}
    assert [each["chain"] for each in t.events("used")] == [1, 2]


@pytest.mark.rule("PN-20.9", "PN-19.18")
def test_a_link_may_count_nothing() -> None:
    """A link of a chain may be a card that does nothing, with an Orange die at hand or without one."""
    t = study(grimoire=["chant", "scarlet_downpour"], store={"crystal": 2}, dice=["orange-4"])
    t.do(0, "use chant", "use scarlet_downpour", "done")
    assert t.store(0) == {}
    assert t.dice(0) == ["orange-4"]


@pytest.mark.rule("PN-20.12")
def test_what_waits_for_the_next_spell_is_not_used_up_by_others() -> None:
    t = study(
        inventory=["lyrebird"],
        grimoire=["unity_with_nature", "scarlet_downpour", "shadow_pocket"],
        dice=["green-1", "red-1", "violet-6"],
        marks={"d1": "ruby", "d2": "amethyst"},
    )
    t.do(0, "use lyrebird")
    t.will_roll(1, 1).do(0, "use unity_with_nature")
    assert t.store(0) == {"fruit": 6}
    t.do(0, "use scarlet_downpour")
    assert t.store(0) == {"fruit": 6, "blood": 3}
    t.will_roll(4).do(0, "use shadow_pocket")
    assert t.store(0)["crystal"] == 2  # one die for the one mark


@pytest.mark.rule("PN-20.11", "PN-19.25", "PN-20.3", "PN-E109")
def test_duplica_counts_with_the_wand_at_rest() -> None:
    t = table(
        wizard(inventory=["duplica"], equipment=["thoughtwood_wand"], marks={"d1": "sapphire"}),
        wizard(),
        turn="rest",
    )
    assert sorted(each[:-2] for each in t.dice(0)) == ["blue"] + ["bone"] * 5


@pytest.mark.rule("PN-20.3", "PN-19.13")
def test_nothing_counts_beside_marks_without_a_wand() -> None:
    t = table(wizard(inventory=["duplica"], marks={"d1": "sapphire", "d2": "amber"}), wizard(), turn="rest")
    assert sorted(each[:-2] for each in t.dice(0)) == ["blue", "bone", "bone", "bone", "orange"]


@pytest.mark.rule("PN-20.9")
def test_at_most_what_the_card_says() -> None:
    t = study(grimoire=["shadow_pocket"], dice=["violet-6"], marks={f"d{slot}": "amethyst" for slot in range(1, 6)})
    t.will_roll(4, 4, 4).do(0, "use shadow_pocket")
    assert t.store(0) == {"crystal": 6}
