"""Sections 18 and 22: costs of cards, and Spells."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import cards
from arcanum.games.penumbra import catalogue as at
from tests.rules.penumbra.table import CAT, Table, card, table, wizard


def study(**fields: Any) -> Table:
    return table(wizard(**fields), wizard())


def trial(**fields: Any) -> Table:
    """In step 1 of the Threat of a trial without properties, with something to use in any case."""
    store = {"crystal": 3, **fields.pop("store", {})}
    t = table(wizard(store=store, **fields), wizard(), turn="choose", trial_row=["goldgorger"])
    return t.do(0, "trial goldgorger")


@pytest.mark.rule("PN-18.1", "PN-18.2", "PN-22.1", "PN-22.2", "PN-22.3", "PN-22.4")
def test_a_spell_is_paid_rotated_and_applied() -> None:
    t = study(grimoire=["unity_with_nature"], dice=["green-2", "red-5"]).will_roll(1, 3)
    t.do(0, "use unity_with_nature")
    assert t.dice(0) == ["red-5"]
    assert t.wizard(0)["grimoire"] == ["unity_with_nature rotated"]
    assert t.store(0) == {"fruit": 4, "crystal": 1}
    assert t.reason(0, "use unity_with_nature") == ("card-rotated", "PN-19.6")


@pytest.mark.rule("PN-18.2", "PN-18.12")
@pytest.mark.parametrize(
    ("dice", "legal"),
    [(["green-1"], True), (["spark-1"], True), (["green-6"], True), (["bone-6"], False), (["red-2"], False)],
)
def test_a_die_in_a_cost_is_of_its_colour_or_spark(dice: list[str], legal: bool) -> None:
    t = study(grimoire=["unity_with_nature"], dice=dice)
    assert t.may(0, "use unity_with_nature") == legal
    if not legal:
        assert t.reason(0, "use unity_with_nature") == ("card-not-payable", "PN-18.1")


@pytest.mark.rule("PN-18.3", "PN-18.12")
@pytest.mark.parametrize(
    ("die", "legal"), [("yellow-6", True), ("spark-6", True), ("yellow-5", False), ("spark-5", False)]
)
def test_a_six_in_a_cost_shows_six(die: str, legal: bool) -> None:
    t = study(grimoire=["mystery_rite"], dice=[die], store={"jewel": 1})
    assert t.may(0, "use mystery_rite") == legal


@pytest.mark.rule("PN-18.2", "PN-18.12")
def test_which_of_several_dice_pays_is_asked() -> None:
    t = study(grimoire=["alchemy"], dice=["yellow-2", "yellow-5", "spark-3", "red-1"], store={"fruit": 1})
    t.do(0, "use alchemy")
    assert t.prompt(0) == "pay-die"
    assert t.legal(0) == ["die yellow-2", "die yellow-5", "die spark-3"]
    t.do(0, "die yellow-5", "number 1", "done") if t.prompt(0) == "chain" else t.do(0, "die yellow-5", "number 1")
    assert sorted(t.dice(0)) == ["red-1", "spark-3", "yellow-2"]


@pytest.mark.rule("PN-18.4", "PN-6.4")
def test_ingredients_of_a_cost_are_discarded() -> None:
    t = study(grimoire=["metronome"], dice=["bone-2"], store={"crystal": 3})
    t.do(0, "use metronome")
    assert t.store(0) == {"crystal": 2}


@pytest.mark.rule("PN-18.5", "PN-18.6")
def test_one_of_two_ways_to_pay_is_enough() -> None:
    hurt = {"d1": "emerald wounded", "s1": "spark"}
    t = study(grimoire=["healing"], dice=["green-1"], store={"fruit": 2}, marks=hurt)
    t.do(0, "use healing")
    assert t.legal(0) == ["option 1", "option 2"]
    assert t.reason(0, "option 3") == ("cost-not-payable", "PN-18.5")
    t.do(0, "option 2")
    assert t.dice(0) == ["green-1"]
    assert t.store(0) == {}

    only_fruit = study(grimoire=["healing"], dice=["red-1"], store={"fruit": 2}, marks=hurt)
    only_fruit.do(0, "use healing")
    assert only_fruit.store(0) == {}  # not asked: one way is open


@pytest.mark.rule("PN-18.7", "PN-18.9", "PN-18.16")
def test_a_study_symbol_in_the_cost_binds_every_way_to_pay() -> None:
    mine = {"grimoire": ["suggestion"], "dice": ["blue-3", "bone-1"], "marks": {"d1": "sapphire"}}
    assert study(**mine).may(0, "use suggestion")
    assert trial(**mine).reason(0, "use suggestion") == ("cost-in-other-turn", "PN-18.9")


@pytest.mark.rule("PN-18.8")
def test_a_trial_symbol_in_the_cost_binds() -> None:
    mine = {"grimoire": ["strike_from_the_shadows"], "dice": ["violet-3"], "marks": {"d1": "amethyst"}}
    assert study(**mine).reason(0, "use strike_from_the_shadows") == ("cost-in-other-turn", "PN-18.9")
    assert trial(**mine).may(0, "use strike_from_the_shadows")


@pytest.mark.rule("PN-18.9", "PN-45.2")
def test_no_symbol_is_study_and_trial_but_not_rest() -> None:
    mine: dict[str, Any] = {"grimoire": ["insight"], "dice": ["blue-3", "bone-1"]}
    assert study(**mine).may(0, "use insight")
    assert trial(**mine).may(0, "use insight")
    resting = table(wizard(marks={"d1": "sapphire wounded"}, store={"fruit": 2}, **mine), wizard(), turn="rest")
    assert not resting.may(0, "use insight")
    assert resting.reason(0, "use insight")[0] == "card-in-other-turn"


@pytest.mark.rule("PN-18.10")
def test_what_was_bought_is_used_without_cost() -> None:
    t = study(inventory=["bracing_brew"], equipment=["blood_medallion"]).will_roll(4, 4)
    t.do(0, "use bracing_brew", "use blood_medallion")
    assert t.dice(0) == ["bone-4", "bone-4"]
    assert t.store(0) == {"blood": 1}


@pytest.mark.rule("PN-18.11", "PN-23.1", "PN-23.2")
def test_paying_a_recipe_only_makes_the_potion() -> None:
    t = study(grimoire=["golden_tincture"], store={"fruit": 3})
    t.do(0, "use golden_tincture")
    assert t.wizard(0)["grimoire"] == []
    assert t.wizard(0)["inventory"] == ["golden_tincture"]
    assert t.store(0) == {}


@pytest.mark.rule("PN-18.13")
def test_temporary_dice_and_wounded_marks_pay_costs() -> None:
    t = table(wizard(grimoire=["blood_pact"], marks={"d1": "ruby wounded"}), wizard(), row=["lost_hut"])
    t.do(0, "use blood_pact")
    assert t.marks(0)["d1"] == "ruby discharged"
    temporary = study(grimoire=["unity_with_nature"], dice=["green-2-temporary"])
    temporary.do(0, "use unity_with_nature")
    assert temporary.dice(0) == []


@pytest.mark.rule("PN-18.14")
def test_nothing_is_paid_for_a_spell_that_cannot_be_activated() -> None:
    assert study(grimoire=["insight rotated"], dice=["blue-1", "blue-2"]).refused(0, "use insight") == "PN-19.6"
    silent = study(grimoire=["fracture"], dice=["yellow-6"], marks={"d1": "jasper"})
    assert silent.reason(0, "use fracture") == ("card-at-other-moment", "PN-51.13")


@pytest.mark.rule("PN-18.14", "PN-19.18")
def test_a_cost_after_which_nothing_is_left_to_change() -> None:
    """The only die would pay for setting a die."""
    assert study(grimoire=["insight"], dice=["blue-1"]).reason(0, "use insight") == ("card-without-effect", "PN-19.18")
    assert study(grimoire=["insight"], dice=["blue-1", "bone-2"]).may(0, "use insight")


@pytest.mark.rule("PN-18.14", "PN-12.9")
def test_a_way_to_pay_can_be_what_gives_the_effect_something_to_do() -> None:
    """All marks are charged or wounded: Blood of the wounded one leaves a mark to recharge."""
    mine: dict[str, Any] = {"grimoire": ["transfusion"], "marks": {"d1": "ruby wounded", "d2": "ruby"}}
    t = study(**mine)
    t.do(0, "use transfusion", "mark d1")
    assert t.marks(0)["d1"] == "ruby"
    unhurt = study(grimoire=["transfusion"], marks={"d1": "ruby"}, store={"blood": 1}, dice=["bone-1"])
    assert unhurt.reason(0, "use transfusion") == ("card-without-effect", "PN-19.18")


@pytest.mark.rule("PN-18.14")
def test_only_ways_after_which_the_spell_does_something_are_offered() -> None:
    """Transmutation for a Crystal needs a die that is not Yellow."""
    state = study(grimoire=["transmutation"], store={"crystal": 1}, dice=["yellow-2"], marks={"d1": "jasper"}).state
    assert cards.castable_costs(state, 0, card("transmutation"), at.FREE) == []
    assert cards.payable_costs(state, 0, card("transmutation")) == [0]


@pytest.mark.rule("PN-18.15", "PN-19.2", "PN-S11")
def test_once_per_activation() -> None:
    t = study(grimoire=["mystery_rite"], dice=["yellow-6"], store={"jewel": 3})
    t.do(0, "use mystery_rite")
    assert t.prompt(0) == "may-pay"
    t.do(0, "yes")
    assert t.store(0) == {"jewel": 2, "arcana": 1}
    declined = study(grimoire=["mystery_rite"], dice=["yellow-6"], store={"jewel": 3})
    declined.do(0, "use mystery_rite", "no")
    assert declined.store(0) == {"jewel": 3}


@pytest.mark.rule("PN-8.9", "PN-E93")
def test_a_spark_die_is_no_bone_die() -> None:
    t = study(grimoire=["vulnerability"], dice=["spark-3", "red-2"])
    assert t.reason(0, "use vulnerability") == ("card-not-payable", "PN-18.1")
    assert study(grimoire=["vulnerability"], dice=["bone-3"]).may(0, "use vulnerability")


@pytest.mark.rule("PN-7.3", "PN-7.4", "PN-E3")
def test_resource_dice_of_one_effect_arrive_together() -> None:
    """Eleven Crystals, and two dice with two each: nothing can be spent between them."""
    t = study(grimoire=["unity_with_nature"], dice=["green-1", "bone-1"], store={"crystal": 11}).will_roll(4, 4)
    t.do(0, "use unity_with_nature")
    assert t.store(0) == {"crystal": 12}
    assert t.events("gained") == [{"party": 0, "ingredient": "crystal", "count": 1, "lost": 3}]


@pytest.mark.rule("PN-18.5")
def test_a_left_icon_is_no_way_to_pay_for_the_first_card() -> None:
    t = study(grimoire=["crimson_reaping"], dice=["bone-1"])
    assert t.reason(0, "use crimson_reaping") == ("card-not-payable", "PN-18.1")
    assert CAT.costs[card("crimson_reaping")][1].launched_by
