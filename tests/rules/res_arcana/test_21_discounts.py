"""Section 21: discounts, and placing by a power."""

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table

RIVAL = player(hand=["guard_dog"])
"""A rival who has something to do on their turn."""


def alone(**fields: Any) -> Table:
    """Seat 0 acts, laid out like this; the rival only waits for a turn."""
    return table(player(**fields), RIVAL)


def pay_down_to(t: Table, left: dict[str, int]) -> None:
    """Seat 0 pays until this is left in their pool."""
    while t.actors() == (0,):
        spare = [essence for essence, count in t.pool(0).items() if count > left.get(essence, 0)]
        t.do(0, f"essence {spare[0]}")
    assert t.pool(0) == left


# --- discounts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-21.1")
@pytest.mark.parametrize("placed", ["mermaid", "fountain_of_youth", "water_dragon", "chalice_of_life"])
def test_the_artificer_takes_one_off_every_artifact(placed: str) -> None:
    printed = {"mermaid": 4, "fountain_of_youth": 2, "water_dragon": 6, "chalice_of_life": 3}[placed]
    pool = {"calm": 9, "death": 9, "gold": 9, "life": 9}
    t = alone(mage="artificer", pool=pool, hand=[placed])
    t.do(0, f"place {placed}")
    while t.actors() == (0,):
        t.do(0, t.legal(0)[0])
    assert sum(t.pool(0).values()) == 36 - (printed - 1)


@pytest.mark.rule("RA-21.1")
@pytest.mark.parametrize("source", ["dragon_bridle", "dragons_lair"])
def test_bridle_and_lair_take_three_off_every_dragon_and_nothing_else(source: str) -> None:
    t = alone(in_play=[source], pool={"calm": 3}, hand=["water_dragon", "mermaid"])
    assert t.refused(0, "place mermaid") == "needs-essences"
    t.do(0, "place water_dragon")
    assert t.pool(0) == {}
    assert "water_dragon" in t.seat(0)["in_play"]
    assert t.actors() == (1,)


@pytest.mark.rule("RA-21.1")
@pytest.mark.parametrize("source", ["dragon_bridle", "dragons_lair"])
def test_three_less_is_not_four_less(source: str) -> None:
    t = alone(in_play=[source], pool={"calm": 2}, hand=["water_dragon"])
    assert t.refused(0, "place water_dragon") == "needs-after-discount"


@pytest.mark.rule("RA-21.1")
def test_a_rivals_discount_is_no_use() -> None:
    t = table(player(pool={"elan": 5}, hand=["fire_dragon"]), player(in_play=["dragon_bridle"], mage="artificer"))
    assert t.refused(0, "place fire_dragon") == "needs-essences"


@pytest.mark.rule("RA-21.2")
def test_discounts_add_up() -> None:
    t = alone(mage="artificer", in_play=["dragon_bridle", "dragons_lair"], pool={"calm": 2}, hand=["sea_serpent"])
    t.do(0, "place sea_serpent")
    assert t.pool(0) == {}, "9 less 1, 3 and 3"
    assert "sea_serpent" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.2")
def test_discounts_add_up_with_the_reduction_of_the_power() -> None:
    t = alone(mage="artificer", in_play=["dragon_bridle", "dragon_egg"], pool={"life": 1}, hand=["sea_serpent"])
    t.do(0, "power dragon_egg 1", "place sea_serpent")
    assert t.pool(0) == {}, "9 less 1, 3 and 4"
    assert "sea_serpent" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.3")
def test_a_cost_never_drops_below_nothing() -> None:
    t = alone(
        in_play=["dragon_bridle", "dragons_lair", "dragon_egg"],
        pool={"elan": 1},
        hand=["bone_dragon", "fire_dragon"],
    )
    t.do(0, "place bone_dragon")
    assert t.pool(0) == {"elan": 1}, "5 less 6 costs nothing, and nothing comes back"
    t.do(1, "discard guard_dog", "essence gold")
    t.do(0, "power dragon_egg 1", "place fire_dragon")
    assert t.pool(0) == {"elan": 1}, "6 less 10"


@pytest.mark.rule("RA-21.4")
def test_the_artificer_never_lowers_gold() -> None:
    t = alone(mage="artificer", pool={"gold": 1}, hand=["dragon_egg", "horn_of_plenty"])
    assert t.refused(0, "place horn_of_plenty") == "needs-essences"
    t.do(0, "place dragon_egg")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-21.4")
def test_a_discount_that_is_not_for_gold_lowers_the_rest_of_a_cost_with_gold() -> None:
    t = alone(mage="artificer", pool={"calm": 1, "life": 1}, hand=["chalice_of_life", "nightingale"])
    assert t.refused(0, "place chalice_of_life") == "needs-essences", "Calm and Life cannot stand for its Gold"
    t = alone(mage="artificer", pool={"life": 1, "gold": 1}, hand=["chalice_of_life"])
    t.do(0, "place chalice_of_life")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-21.4")
def test_the_crypt_never_lowers_gold() -> None:
    t = alone(in_play=["crypt"], pool={"death": 1, "gold": 1}, discard=["horn_of_plenty", "athanor", "hawk"])
    t.do(0, "power crypt 2")
    assert t.refused(0, "place horn_of_plenty") == "needs-essences"
    t.do(0, "place athanor")
    assert t.pool(0) == {}, "the Gold of Athanor is paid, its Elan is not"


@pytest.mark.rule("RA-21.5")
@pytest.mark.parametrize("left", [{"life": 3}, {"calm": 3}, {"calm": 1, "life": 2}, {"calm": 2, "life": 1}])
def test_the_player_chooses_which_symbols_are_dropped(left: dict[str, int]) -> None:
    t = alone(in_play=["dragon_bridle"], pool={"calm": 6, "life": 3}, hand=["sea_serpent"])
    t.do(0, "place sea_serpent")
    pay_down_to(t, left)


@pytest.mark.rule("RA-21.5")
def test_what_is_left_of_a_cost_is_paid_with_its_symbols_only() -> None:
    t = alone(in_play=["dragon_bridle"], pool={"calm": 6, "death": 6, "life": 3}, hand=["sea_serpent"])
    t.do(0, "place sea_serpent")
    assert t.refused(0, "essence death") == "cannot-pay-with"


@pytest.mark.rule("RA-21.6")
def test_an_any_symbol_may_be_dropped_by_a_discount_that_is_not_for_gold() -> None:
    t = alone(mage="artificer", pool={"gold": 1}, hand=["vault"])
    t.do(0, "place vault")
    assert t.pool(0) == {}
    assert "vault" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.6")
def test_either_the_any_symbol_or_the_named_one_may_be_dropped() -> None:
    t = alone(mage="artificer", pool={"calm": 2, "life": 1}, hand=["tree_of_life"])
    t.do(0, "place tree_of_life")
    pay_down_to(t, {"life": 1})  # the Life symbol is dropped
    t = alone(mage="artificer", pool={"calm": 2, "life": 1}, hand=["tree_of_life"])
    t.do(0, "place tree_of_life")
    pay_down_to(t, {"calm": 1})  # an any-symbol is dropped


@pytest.mark.rule("RA-21.7")
def test_turned_components_give_their_discounts() -> None:
    t = alone(
        in_play=[card("artificer", turned=True), card("dragon_bridle", turned=True), card("dragons_lair", turned=True)],
        pool={"calm": 2},
        hand=["sea_serpent"],
    )
    t.do(0, "place sea_serpent")
    assert t.pool(0) == {}
    assert "sea_serpent" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.8")
def test_nobody_can_overpay() -> None:
    t = alone(mage="artificer", pool={"calm": 1, "life": 1}, hand=["hawk"])
    t.do(0, "place hawk")
    assert t.state.decision(0).args["left"] == 1
    assert "done" not in t.legal(0)
    t.do(0, "essence calm")
    assert t.actors() == (1,), "one essence was due, and a second is not taken"
    assert t.refused(0, "essence life") == "not-your-decision"
    assert t.pool(0) == {"life": 1}


@pytest.mark.rule("RA-21.8")
def test_what_costs_nothing_after_discounts_is_placed_without_a_question() -> None:
    t = alone(mage="artificer", pool={"elan": 3}, hand=["dwarven_pickaxe"])
    t.do(0, "place dwarven_pickaxe")
    assert t.pool(0) == {"elan": 3}
    assert t.actors() == (1,)


# --- placing by a power -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-21.9")
def test_placing_by_a_power_is_one_action_and_both_costs_are_paid() -> None:
    t = alone(in_play=["crypt"], pool={"death": 1, "elan": 4}, discard=["fire_dragon"])
    t.do(0, "power crypt 2")
    assert t.pool(0) == {"elan": 4}, "the power is paid first"
    assert t.actors() == (0,), "still the same action"
    t.do(0, "place fire_dragon")
    assert t.pool(0) == {}
    assert "fire_dragon" in t.seat(0)["in_play"]
    assert t.actors() == (1,)


@pytest.mark.rule("RA-21.9")
def test_what_the_power_cost_cannot_pay_for_the_card_too() -> None:
    t = alone(in_play=["crypt"], pool={"death": 2}, discard=["bone_dragon", "cursed_skull"])
    t.do(0, "power crypt 2")
    assert t.refused(0, "place bone_dragon") == "needs-after-discount"


@pytest.mark.rule("RA-21.10")
@pytest.mark.parametrize("power", ["power dragon_egg 1", "power dragon_teeth 2"])
def test_egg_and_teeth_place_a_dragon_from_the_own_hand_only(power: str) -> None:
    t = table(
        player(
            in_play=["dragon_egg", "dragon_teeth"],
            pool={"calm": 9, "elan": 9, "life": 9},
            hand=["fire_dragon", "hawk"],
            deck=["earth_dragon"],
            discard=["water_dragon"],
        ),
        player(hand=["sea_serpent"], discard=["bone_dragon"]),
    )
    t.do(0, power)
    assert t.legal(0) == ["done", "place fire_dragon"]
    assert t.refused(0, "place hawk") == "wrong-kind"
    for elsewhere in ("earth_dragon", "water_dragon", "sea_serpent", "bone_dragon"):
        assert t.refused(0, f"place {elsewhere}") == "not-in-hand"
    t.do(0, "place fire_dragon")
    while t.actors() == (0,):
        t.do(0, t.legal(0)[0])
    assert "fire_dragon" in t.seat(0)["in_play"]
    assert t.seat(0)["hand"] == ["hawk"]


@pytest.mark.rule("RA-21.11")
def test_the_crypt_places_any_artifact_of_the_own_discard_pile_at_two_less() -> None:
    t = table(
        player(
            in_play=["crypt"], pool={"death": 1, "calm": 1, "life": 2}, hand=["prism"], discard=["treant", "mermaid"]
        ),
        player(hand=["guard_dog"], discard=["hawk"]),
    )
    t.do(0, "power crypt 2")
    assert t.refused(0, "place hawk") == "not-in-discard"
    assert t.refused(0, "place prism") == "not-in-discard"
    assert t.refused(0, "place treant") == "needs-after-discount", "5 less 2 are 3, and it takes no Calm"
    t = alone(in_play=["crypt"], pool={"death": 1, "life": 3}, discard=["treant", "vault"])
    t.do(0, "power crypt 2", "place treant")
    assert t.pool(0) == {}
    assert t.seat(0)["discard"] == ["vault"]
    assert "treant" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.12")
@pytest.mark.parametrize("whose", [0, 1, 2])
def test_the_bestiary_places_a_dragon_from_any_discard_pile_at_its_full_cost(whose: int) -> None:
    piles: list[list[str]] = [["hawk"], [], []]
    piles[whose] = [*piles[whose], "fire_dragon"]
    t = table(
        player(in_play=["sorcerers_bestiary"], pool={"calm": 4, "elan": 6}, hand=["earth_dragon"], discard=piles[0]),
        player(hand=["guard_dog"], discard=piles[1]),
        player(hand=["prism"], discard=piles[2]),
    )
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4)
    assert t.refused(0, "place hawk") == "wrong-kind"
    assert t.refused(0, "place earth_dragon") == "not-in-discard"
    t.do(0, "place fire_dragon")
    assert t.pool(0) == {}, "4 for the power and 6 for the Dragon"
    assert "fire_dragon" in t.seat(0)["in_play"]
    assert "fire_dragon" not in t.seat(whose)["discard"]


@pytest.mark.rule("RA-21.12")
def test_the_bestiary_lowers_no_cost() -> None:
    t = table(
        player(in_play=["sorcerers_bestiary"], pool={"calm": 4, "elan": 5, "death": 4, "life": 1}),
        player(hand=["prism"], discard=["fire_dragon", "bone_dragon"]),
    )
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4)
    assert t.refused(0, "place fire_dragon") == "needs-essences"


@pytest.mark.rule("RA-21.13")
def test_the_teeth_place_a_dragon_for_nothing() -> None:
    t = alone(in_play=["dragon_teeth"], pool={"elan": 3}, hand=["sea_serpent"])
    t.do(0, "power dragon_teeth 2", "place sea_serpent")
    assert t.pool(0) == {}
    assert "sea_serpent" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-21.14")
def test_a_dragon_from_a_rivals_pile_belongs_to_the_player_who_placed_it() -> None:
    t = table(
        player(
            mage="druid",
            in_play=["sorcerers_bestiary", "sacrificial_pit"],
            pool={"calm": 4, "elan": 6, "death": 1},
        ),
        player(hand=["guard_dog", "prism"], discard=["fire_dragon"]),
    )
    assert (t.points(0), t.points(1)) == (1 + 2, 0)
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4, "place fire_dragon")
    assert (t.points(0), t.points(1)) == (1 + 2 + 1 + 2, 0), "its point, and two from the Bestiary"
    t.do(1, "discard guard_dog", "essence gold")
    t.do(0, "power sacrificial_pit 2")
    assert t.seat(0)["discard"] == ["fire_dragon"]
    assert t.seat(1)["discard"] == ["guard_dog"]


@pytest.mark.rule("RA-21.15")
def test_the_rival_who_loses_a_dragon_is_neither_asked_nor_paid() -> None:
    t = table(
        player(in_play=["sorcerers_bestiary"], pool={"calm": 4, "elan": 6}, hand=["guard_dog"]),
        player(
            mage="healer",
            item="protection",
            pool={"calm": 1},
            in_play=["dragon_bridle"],
            hand=["prism"],
            discard=["fire_dragon"],
        ),
        player(hand=["hawk"]),
        to_act=0,
    )
    before = t.seat(1)
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4, "place fire_dragon")
    assert t.prompt(1) == "turn", "the next thing asked of the rival is their own turn"
    assert t.seat(1) == {**before, "discard": []}


@pytest.mark.rule("RA-21.16")
def test_a_card_that_lay_turned_and_full_before_is_placed_straight_and_empty() -> None:
    t = table(
        player(
            in_play=["crypt", "fiery_whip", card("dwarven_pickaxe", turned=True, calm=2, gold=1)], pool={"death": 1}
        ),
        player(hand=["guard_dog"]),
    )
    t.do(0, "power fiery_whip 2", "choose dwarven_pickaxe", "essence life")
    t.do(1, "discard guard_dog", "essence gold")
    t.do(0, "power crypt 2", "place dwarven_pickaxe")
    assert not t.turned(0, "dwarven_pickaxe")
    assert t.on(0, "dwarven_pickaxe") == {}


@pytest.mark.rule("RA-21.16")
@pytest.mark.parametrize("power", ["power dragon_egg 1", "power dragon_teeth 2"])
def test_a_dragon_from_hand_enters_straight(power: str) -> None:
    t = alone(in_play=["dragon_egg", "dragon_teeth"], pool={"elan": 5}, hand=["fire_dragon"])
    t.do(0, power, "place fire_dragon")
    assert t.seat(0)["in_play"]["fire_dragon"]["turned"] is False
    assert t.on(0, "fire_dragon") == {}


@pytest.mark.rule("RA-21.17")
def test_the_cost_of_the_power_is_spent_when_nothing_suitable_is_there() -> None:
    t = alone(in_play=["dragon_egg", "dragon_teeth"], pool={"elan": 3}, hand=["hawk"])
    t.do(0, "power dragon_teeth 2", "done")
    assert t.pool(0) == {}
    assert t.turned(0, "dragon_teeth")
    assert t.actors() == (1,)


@pytest.mark.rule("RA-21.17")
def test_the_cost_of_the_power_is_spent_when_the_card_cannot_be_paid() -> None:
    t = alone(in_play=["dragon_egg"], pool={"elan": 1}, hand=["fire_dragon"])
    t.do(0, "power dragon_egg 1")
    assert t.refused(0, "place fire_dragon") == "needs-after-discount"
    t.do(0, "done")
    assert t.seat(0)["discard"] == ["dragon_egg"]
    assert t.seat(0)["hand"] == ["fire_dragon"]
    assert t.pool(0) == {"elan": 1}
    assert t.actors() == (1,)


@pytest.mark.rule("RA-21.17")
def test_the_cost_of_the_power_is_spent_when_the_player_will_not_place() -> None:
    t = alone(in_play=["sorcerers_bestiary"], pool={"calm": 4, "elan": 6}, discard=["fire_dragon"])
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4, "done")
    assert t.pool(0) == {"elan": 6}
    assert t.turned(0, "sorcerers_bestiary")
    assert t.seat(0)["discard"] == ["fire_dragon"]
    assert t.actors() == (1,)
