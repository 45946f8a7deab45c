"""Placing an artifact (section 7)."""

from __future__ import annotations

import json

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, player, table

COSTS: dict[str, dict[str, int]] = {
    component.id: {str(essence): count for essence, count in (component.cost or {}).items()}
    for component in RES_ARCANA.content().components
    if component.kind == "artifact"
}
"""The facts of the cards are checked in tests/games/res_arcana/test_card_facts.py."""


def waiting(*others: str) -> dict[str, object]:
    """A rival with a turn to take."""
    return player(hand=[*others] or ["prism"])


def payments(t: Table, seat: int) -> list[dict[str, int]]:
    """What is left in the pool after each way to pay."""
    if t.actors() != (seat,) or t.prompt(seat) != "pay":
        return [t.pool(seat)]
    return [left for words in t.legal(seat) for left in payments(Table(t.state.clone()).do(seat, words), seat)]


@pytest.mark.rule("RA-7.1")
def test_placing_moves_one_artifact_from_hand_to_play_and_costs_its_cost() -> None:
    t = table(player(hand=["hawk", "vault"], pool={"calm": 2, "life": 1}), waiting())
    t.do(0, "place hawk")
    assert t.seat(0)["hand"] == ["vault"]
    assert t.seat(0)["components"] == ["hawk"]
    assert t.pool(0) == {"calm": 1}
    for seat in (None, 0, 1):  # face up, in front of its owner
        assert [part["id"] for part in t.state.view(seat)["players"][0]["in_play"]] == ["hawk"]


@pytest.mark.rule("RA-7.1")
@pytest.mark.parametrize("elsewhere", ["treant", "crypt", "athanor", "prism", "mermaid"])
def test_only_a_card_in_the_own_hand_can_be_placed(elsewhere: str) -> None:
    pool = {"calm": 9, "death": 9, "elan": 9, "gold": 9, "life": 9}
    t = table(
        player(hand=["hawk"], deck=["treant"], discard=["crypt"], in_play=["athanor"], pool=pool), waiting("prism")
    )
    assert t.refused(0, f"place {elsewhere}") == "not-in-hand"


@pytest.mark.rule("RA-7.2")
@pytest.mark.parametrize("artifact", sorted(COSTS))
def test_the_cost_is_the_printed_one(artifact: str) -> None:
    cost = dict(COSTS[artifact])
    cost["gold"] = cost.get("gold", 0) + cost.pop("any", 0)  # any-symbols are paid with Gold here
    pool = {name: count for name, count in cost.items() if count}
    rival = waiting("hawk" if artifact != "hawk" else "vault")
    t = table(player(hand=[artifact], pool=pool), rival).do(0, f"place {artifact}")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == [artifact]
    for short in pool:
        poorer = {name: count - (name == short) for name, count in pool.items()}
        t = table(player(hand=[artifact], pool=poorer), rival)
        assert t.refused(0, f"place {artifact}") == "needs-essences"


@pytest.mark.rule("RA-7.2")
def test_a_discount_changes_the_cost() -> None:
    t = table(player(mage="artificer", hand=["fire_dragon"], pool={"elan": 6}), waiting()).do(0, "place fire_dragon")
    assert t.pool(0) == {"elan": 1}


@pytest.mark.rule("RA-7.3")
def test_gold_is_not_a_joker() -> None:
    t = table(player(hand=["dwarven_pickaxe"], pool={"gold": 3}), waiting())
    assert t.refused(0, "place dwarven_pickaxe") == "needs-essences"


@pytest.mark.rule("RA-7.3")
@pytest.mark.parametrize("other", ["calm", "death", "gold", "life"])
def test_no_other_type_pays_for_a_symbol(other: str) -> None:
    t = table(player(hand=["guard_dog"], pool={other: 9}), waiting())
    assert t.refused(0, "place guard_dog") == "needs-essences"
    t = table(player(hand=["guard_dog"], pool={other: 9, "elan": 1}), waiting()).do(0, "place guard_dog")
    assert t.pool(0) == {other: 9}


@pytest.mark.rule("RA-7.3")
def test_no_other_type_pays_for_what_a_discount_leaves() -> None:
    t = table(player(mage="artificer", hand=["hawk"], pool={"calm": 1, "gold": 5, "life": 1}), waiting())
    t.do(0, "place hawk")  # Calm or Life: one of the two symbols is dropped
    assert t.legal(0) == ["essence calm", "essence life"]
    assert t.refused(0, "essence gold") == "cannot-pay-with"


@pytest.mark.rule("RA-7.4")
def test_an_any_symbol_may_be_paid_with_gold() -> None:
    t = table(player(hand=["vault"], pool={"gold": 2}), waiting()).do(0, "place vault")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == ["vault"]


@pytest.mark.rule("RA-7.4")
@pytest.mark.parametrize("essence", ["calm", "death", "elan", "gold", "life"])
def test_an_any_symbol_may_be_paid_with_every_type(essence: str) -> None:
    pool = {"calm": 1, "death": 1, "elan": 1, "gold": 2, "life": 1}
    t = table(player(hand=["vault"], pool=pool), waiting()).do(0, "place vault", f"essence {essence}")
    pool["gold"] -= 1
    pool[essence] -= 1
    assert t.pool(0) == {name: count for name, count in pool.items() if count}


@pytest.mark.rule("RA-7.4")
@pytest.mark.parametrize(
    "pool",
    [
        {"death": 5},
        {"death": 2, "gold": 3},
        {"calm": 1, "death": 3, "elan": 1},
        {"calm": 1, "death": 2, "gold": 1, "life": 1},
    ],
)
def test_several_any_symbols_may_be_paid_with_any_mix(pool: dict[str, int]) -> None:
    t = table(player(hand=["corrupt_altar"], pool=pool), waiting()).do(0, "place corrupt_altar")  # 2 Death + 3 any
    assert t.pool(0) == {}


@pytest.mark.rule("RA-7.5")
def test_the_payer_chooses_the_mix() -> None:
    t = table(player(hand=["tree_of_life"], pool={"calm": 1, "death": 2, "life": 2}), waiting())
    t.do(0, "place tree_of_life")  # 1 Life + 2 any
    assert (t.actors(), t.prompt(0)) == ((0,), "pay")
    left = [json.dumps(pool) for pool in payments(t, 0)]
    assert len(left) == len(set(left))
    assert set(left) == {
        json.dumps(pool)
        for pool in ({"death": 1, "life": 1}, {"death": 2}, {"calm": 1, "life": 1}, {"calm": 1, "death": 1})
    }


@pytest.mark.rule("RA-7.5")
def test_nothing_is_chosen_silently() -> None:
    t = table(player(hand=["vault"], pool={"calm": 1, "gold": 2}), waiting()).do(0, "place vault")
    assert t.legal(0) == ["essence calm", "essence gold"]
    assert t.pool(0) == {"calm": 1, "gold": 1}  # only the printed Gold is gone
    assert t.refused(0, "done") == "pay-first"


@pytest.mark.rule("RA-7.5")
def test_a_payment_without_a_choice_is_made_at_once() -> None:
    t = table(player(hand=["vault"], pool={"calm": 1, "gold": 1}), waiting()).do(0, "place vault")
    assert (t.actors(), t.pool(0)) == ((1,), {})


@pytest.mark.rule("RA-7.6")
def test_a_placed_artifact_is_straight_and_empty() -> None:
    t = table(player(hand=["vault"], pool={"gold": 2}), waiting()).do(0, "place vault")
    assert not t.turned(0, "vault")
    assert t.on(0, "vault") == {}


@pytest.mark.rule("RA-7.6")
def test_its_action_powers_can_be_used_from_the_next_turn_of_the_round_on() -> None:
    t = table(player(hand=["horn_of_plenty"], pool={"gold": 2}), waiting()).do(0, "place horn_of_plenty")
    assert t.refused(0, "power horn_of_plenty 2") == "not-your-decision"
    t.do(1, "place prism")
    assert t.facts()["round"] == 1
    t.do(0, "power horn_of_plenty 2")
    assert t.pool(0) == {"gold": 1}


@pytest.mark.rule("RA-7.6")
@pytest.mark.parametrize(
    ("artifact", "react", "pool", "left"),
    [
        ("tree_of_life", 2, {"gold": 2, "life": 2}, {}),
        ("elemental_spring", 1, {"calm": 2, "elan": 2, "life": 1}, {}),
        ("guard_dog", 2, {"elan": 1, "life": 5}, {"life": 5}),
    ],
)
def test_its_react_powers_are_available_at_once(
    artifact: str, react: int, pool: dict[str, int], left: dict[str, int]
) -> None:
    t = table(player(hand=[artifact], pool=pool), player(in_play=["elvish_bow"], hand=["prism"]))
    t.do(0, f"place {artifact}")
    while t.actors() == (0,):
        t.do(0, "essence gold")  # for the any-symbols of Tree of Life
    t.do(1, "power elvish_bow 1")
    assert t.prompt(0) == "react"
    t.do(0, f"power {artifact} {react}")
    assert t.pool(0) == left


@pytest.mark.rule("RA-7.6")
def test_its_discount_is_available_at_once() -> None:
    pool = {"calm": 1, "death": 1, "elan": 4, "life": 1}
    t = table(player(hand=["dragon_bridle", "fire_dragon"], pool=pool), player(passed=True))
    assert t.refused(0, "place fire_dragon") == "needs-essences"
    t.do(0, "place dragon_bridle", "place fire_dragon")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-7.6")
def test_its_points_count_at_once() -> None:
    t = table(player(hand=["nightingale"], pool={"calm": 1, "life": 1}), waiting(), first_player=1)
    assert t.points(0) == 0
    t.do(0, "place nightingale")
    assert t.points(0) == 1


@pytest.mark.rule("RA-7.7")
@pytest.mark.parametrize("artifact", ["magical_shard", "prism"])
@pytest.mark.parametrize("pool", [{}, {"calm": 2, "gold": 1}])
def test_artifacts_of_cost_0_are_free_but_take_the_action(artifact: str, pool: dict[str, int]) -> None:
    t = table(player(hand=[artifact, "crypt"], pool=pool), waiting("hawk")).do(0, f"place {artifact}")
    assert t.seat(0)["components"] == [artifact]
    assert t.pool(0) == pool
    assert t.actors() == (1,)


@pytest.mark.rule("RA-7.7")
def test_these_are_the_only_artifacts_of_cost_0() -> None:
    assert [name for name, cost in COSTS.items() if not cost] == ["magical_shard", "prism"]


@pytest.mark.rule("RA-7.8")
def test_a_player_may_have_any_number_of_artifacts_in_play() -> None:
    free = ["magical_shard", "prism"]
    t = table(player(in_play=sorted(set(COSTS) - set(free)), hand=free), player(passed=True))
    t.do(0, "place magical_shard", "place prism")
    assert t.seat(0)["components"] == sorted(COSTS)
    assert len(COSTS) == 40
