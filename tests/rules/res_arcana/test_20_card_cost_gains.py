"""Section 20: gains based on the cost of a card."""

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def discarded_for(*cards: str, mage: str | None = None) -> Table:
    """Sacrificial Dagger is used; its owner has these cards in hand to discard for it."""
    return table(
        player(mage=mage, in_play=["sacrificial_dagger"], hand=list(cards)),
        player(hand=["guard_dog"]),
    ).do(0, "power sacrificial_dagger 2")


def to_gain(t: Table) -> int:
    """How many essences seat 0 is asked to choose."""
    assert t.prompt(0) == "gain-mix"
    left = t.state.decision(0).args["left"]
    assert isinstance(left, int)
    return left


@pytest.mark.rule("RA-20.1")
@pytest.mark.parametrize(
    ("discarded", "amount"),
    [("corrupt_altar", 5), ("vault", 2), ("horn_of_plenty", 2), ("tree_of_life", 3), ("sea_serpent", 9), ("hawk", 2)],
)
def test_the_base_amount_is_the_printed_total_with_gold_and_any_symbols(discarded: str, amount: int) -> None:
    t = discarded_for(discarded)
    assert to_gain(t) == amount
    t.do(0, *["essence calm"] * amount)
    assert t.pool(0) == {"calm": amount}
    assert t.actors() == (1,)


@pytest.mark.rule("RA-20.2")
def test_the_artificers_discount_does_not_lower_the_amount() -> None:
    assert to_gain(discarded_for("corrupt_altar", mage="artificer")) == 5


@pytest.mark.rule("RA-20.2")
def test_a_dragon_that_was_placed_cheaper_is_counted_at_its_printed_cost() -> None:
    t = table(
        player(
            mage="artificer",
            pool={"elan": 2, "death": 1},
            hand=["fire_dragon"],
            in_play=["dragon_bridle", "sacrificial_pit"],
        ),
        player(hand=["guard_dog"]),
    )
    t.do(0, "place fire_dragon")
    assert t.pool(0) == {"death": 1}, "6 less 3 less 1"
    t.do(1, "discard guard_dog", "essence gold")
    t.do(0, "power sacrificial_pit 2")
    assert t.pool(0) == {"gold": 6}


@pytest.mark.rule("RA-20.3")
@pytest.mark.parametrize(("destroyed", "amount"), [("crypt", 5 + 2), ("hawk", 2 + 2), ("sea_serpent", 9 + 2)])
def test_the_modifier_of_the_power_is_added_to_the_total(destroyed: str, amount: int) -> None:
    t = table(player(in_play=["fiery_whip", destroyed]), player(hand=["guard_dog"]))
    t.do(0, "power fiery_whip 2")
    assert to_gain(t) == amount


@pytest.mark.rule("RA-20.4")
def test_any_mix_may_be_gained_that_the_power_does_not_exclude() -> None:
    t = table(player(in_play=["fiery_whip", "fire_dragon"]), player(hand=["guard_dog"]))
    t.do(0, "power fiery_whip 2", "essence calm", "essence calm", "essence death")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence life")
    assert t.pool(0) == {"calm": 2, "death": 1, "life": 5}, "8 essences, none of them the Elan of the dragon's cost"
    assert t.actors() == (1,)


@pytest.mark.rule("RA-20.5")
def test_a_card_without_cost_yields_nothing() -> None:
    t = discarded_for("magical_shard", "prism")
    t.do(0, "discard magical_shard")
    assert t.pool(0) == {}
    assert t.actors() == (1,), "nothing is asked and the action is over"
    assert sorted(t.seat(0)["discard"]) == ["magical_shard", "sacrificial_dagger"]


@pytest.mark.rule("RA-20.5")
def test_a_card_without_cost_yields_the_modifier_alone() -> None:
    t = table(player(in_play=["corrupt_altar", "magical_shard"]), player(hand=["guard_dog"]))
    t.do(0, "power corrupt_altar 2", "choose magical_shard")
    assert to_gain(t) == 2


@pytest.mark.rule("RA-20.6")
@pytest.mark.parametrize("destroyer", ["corrupt_altar", "fiery_whip"])
def test_altar_and_whip_count_the_destroyed_artifact_and_two_more_without_gold(destroyer: str) -> None:
    t = table(player(in_play=[destroyer, "elemental_spring", "prism"]), player(hand=["guard_dog"]))
    t.do(0, f"power {destroyer} 2", "choose elemental_spring")
    assert to_gain(t) == 4 + 2
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, *["essence death"] * 6)
    assert t.pool(0) == {"death": 6}
    assert t.seat(0)["discard"] == ["elemental_spring"]


@pytest.mark.rule("RA-20.6")
def test_the_altar_that_destroys_itself_counts_itself() -> None:
    t = table(player(in_play=["corrupt_altar"]), player(hand=["guard_dog"]))
    t.do(0, "power corrupt_altar 2")
    assert to_gain(t) == 5 + 2
    assert t.seat(0)["discard"] == ["corrupt_altar"]


@pytest.mark.rule("RA-20.7")
def test_the_dagger_counts_the_discarded_card_and_not_itself() -> None:
    t = discarded_for("nightingale", "wind_dragon")
    t.do(0, "discard wind_dragon")
    assert to_gain(t) == 8, "the Dragon's cost, without bonus"
    assert t.refused(0, "essence gold") == "type-excluded"
    assert sorted(t.seat(0)["discard"]) == ["sacrificial_dagger", "wind_dragon"]


@pytest.mark.rule("RA-20.8")
@pytest.mark.parametrize(("destroyed", "gold"), [("sea_serpent", 9), ("wind_dragon", 8), ("guard_dog", 1)])
def test_the_pit_pays_the_cost_of_the_dragon_or_creature_in_gold(destroyed: str, gold: int) -> None:
    t = table(
        player(pool={"death": 1}, in_play=["sacrificial_pit", card(destroyed, turned=True), "hawk", "vault"]),
        player(hand=["prism"]),
    )
    t.do(0, "power sacrificial_pit 2")
    assert t.refused(0, "choose vault") == "wrong-kind"
    t.do(0, f"choose {destroyed}")
    assert t.pool(0) == {"gold": gold}
    assert t.seat(0)["discard"] == [destroyed]
    assert t.actors() == (1,), "there is nothing to choose"
