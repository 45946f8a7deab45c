"""Section 18: conversion and exchange effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(**fields: Any) -> Table:
    """Seat 0 on turn, the only rival has passed: turn follows turn."""
    return table(player(**{"hand": ["magical_shard"], **fields}), player(passed=True))


def essences(*names: str) -> list[str]:
    return [f"essence {name}" for name in names]


def convert(t: Table, name: str, x: int) -> Table:
    """Pay X essences of one type. With none of that type left the payment ends by itself."""
    t.do(0, *essences(*[name] * x))
    return t.do(0, "done") if t.prompt(0) == "pay-same" else t


@pytest.mark.rule("RA-18.1")
@pytest.mark.parametrize("paid", ["calm", "death", "elan", "life"])
def test_x_of_a_single_type_become_x_of_the_target(paid: str) -> None:
    pool = {"calm": 3, "death": 3, "elan": 3, "life": 3}
    t = alone(in_play=[card("athanor", elan=6)], pool=pool)
    t.do(0, "power athanor 2", *essences(paid, paid), "done")
    assert t.pool(0) == {**pool, paid: 1, "gold": 2}


@pytest.mark.rule("RA-18.1")
@pytest.mark.parametrize("name", ["athanor", "philosophers_stone", "prism"])
def test_the_x_essences_cannot_be_of_two_types(name: str) -> None:
    number = 1 if name == "philosophers_stone" else 2
    t = alone(in_play=[card(name, elan=6)], pool={"calm": 4, "death": 2}).do(0, f"power {name} {number}")
    if name == "philosophers_stone":
        t.do(0, *essences("calm", "calm"))
    t.do(0, "essence death")
    assert t.refused(0, "essence calm") == "one-type-only"


@pytest.mark.rule("RA-18.2")
@pytest.mark.parametrize("name", ["athanor", "philosophers_stone"])
def test_athanor_and_the_stone_make_gold(name: str) -> None:
    number = 1 if name == "philosophers_stone" else 2
    t = alone(in_play=[card(name, elan=6)], pool={"calm": 2, "death": 3}).do(0, f"power {name} {number}")
    if name == "philosophers_stone":
        t.do(0, *essences("calm", "calm"))
    convert(t, "death", 3)
    assert t.pool(0) == ({"gold": 3} if name == "philosophers_stone" else {"gold": 3, "calm": 2})
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-18.2")
@pytest.mark.parametrize("target", ["calm", "elan", "life"])
def test_prism_makes_one_single_type_that_is_not_gold(target: str) -> None:
    t = alone(in_play=["prism"], pool={"death": 3, "gold": 1}).do(0, "power prism 2")
    t.do(0, *essences("death", "death"), "done")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, f"essence {target}")  # one answer for all of them
    assert t.pool(0) == {"death": 1, "gold": 1, target: 2}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-18.3")
@pytest.mark.parametrize("x", [0, 1, 2, 3])
@pytest.mark.parametrize("name", ["athanor", "philosophers_stone", "prism"])
def test_x_is_any_number_from_zero_to_what_is_left(name: str, x: int) -> None:
    number = 1 if name == "philosophers_stone" else 2
    pool = {"calm": 2, "death": 3}
    t = alone(in_play=[card(name, elan=6)], pool=pool).do(0, f"power {name} {number}")
    if name == "philosophers_stone":
        t.do(0, *essences("calm", "calm"))
        pool = {"death": 3}
    assert t.refused(0, "essence elan") == "none-left"
    convert(t, "death", x)
    if name == "prism" and x:
        t.do(0, "essence life")
    made = {"life" if name == "prism" else "gold": x} if x else {}
    left = {essence: count - (x if essence == "death" else 0) for essence, count in pool.items()}
    assert t.pool(0) == {essence: count for essence, count in {**left, **made}.items() if count}
    assert t.turned(0, name)
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-18.3")
def test_the_other_cost_parts_come_off_before_x() -> None:
    t = alone(in_play=["philosophers_stone"], pool={"death": 3}).do(0, "power philosophers_stone 1")
    assert t.pool(0) == {"death": 1}
    convert(t, "death", 1)
    assert t.pool(0) == {"gold": 1}


@pytest.mark.rule("RA-18.4")
def test_athanor_takes_six_elan_off_itself_beside_x() -> None:
    t = alone(in_play=[card("athanor", elan=8)], pool={"elan": 2}).do(0, "power athanor 2")
    convert(t, "elan", 2)
    assert t.on(0, "athanor") == {"elan": 2}
    assert t.pool(0) == {"gold": 2}
    t = alone(in_play=[card("athanor", elan=5)], pool={"elan": 9, "calm": 9})
    assert t.refused(0, "power athanor 2") == "needs-on-it"


@pytest.mark.rule("RA-18.4")
@pytest.mark.parametrize(
    ("fee", "left"),
    [
        (("calm", "gold"), {"calm": 1, "death": 1, "gold": 2}),
        (("calm", "death"), {"calm": 1, "gold": 3}),
        (("death", "gold"), {"calm": 2, "gold": 2}),
    ],
)
def test_the_stone_takes_two_of_any_type_beside_x(fee: tuple[str, str], left: dict[str, int]) -> None:
    t = alone(in_play=["philosophers_stone"], pool={"calm": 2, "death": 3, "gold": 1})
    t.do(0, "power philosophers_stone 1", *essences(*fee))
    convert(t, "death", 2)
    assert t.pool(0) == left


@pytest.mark.rule("RA-18.4")
def test_the_stone_cannot_be_used_with_one_essence() -> None:
    t = alone(in_play=["philosophers_stone"], pool={"death": 1})
    assert t.refused(0, "power philosophers_stone 1") == "needs-essences"


@pytest.mark.rule("RA-18.5")
@pytest.mark.parametrize("name", ["athanor", "philosophers_stone"])
def test_gold_is_not_converted_into_gold(name: str) -> None:
    number = 1 if name == "philosophers_stone" else 2
    t = alone(in_play=[card(name, elan=6)], pool={"calm": 3, "gold": 3}).do(0, f"power {name} {number}")
    if name == "philosophers_stone":
        t.do(0, *essences("calm", "calm"))
    assert t.refused(0, "essence gold") == "same-type"
    t.do(0, "done")  # a conversion of nothing is allowed
    assert t.pool(0)["gold"] == 3


@pytest.mark.rule("RA-18.5")
@pytest.mark.parametrize("paid", ["calm", "death", "elan", "life"])
def test_prism_does_not_convert_a_type_into_itself(paid: str) -> None:
    t = alone(in_play=["prism"], pool={paid: 2}).do(0, "power prism 2", f"essence {paid}", "done")
    assert t.refused(0, f"essence {paid}") == "same-type"
    assert len(t.legal(0)) == 3


@pytest.mark.rule("RA-18.5")
def test_prism_converts_gold_into_anything_else() -> None:
    t = convert(alone(in_play=["prism"], pool={"gold": 2}).do(0, "power prism 2"), "gold", 2)
    assert t.legal(0) == essences("calm", "death", "elan", "life")
    t.do(0, "essence elan")
    assert t.pool(0) == {"elan": 2}


EXCHANGES = [
    # power, how many are paid, how many come back (None: 2 Gold, nothing to choose)
    ("transmuter 1", 2, 3),
    ("transmutation 1", 3, 3),
    ("prism 1", 1, 2),
    ("alchemist 1", 4, None),
    ("alchemy 1", 4, None),
]


@pytest.mark.rule("RA-18.6")
@pytest.mark.parametrize(("power", "paid", "gained"), EXCHANGES)
@pytest.mark.parametrize(
    "mix", [("calm", "death", "elan", "gold"), ("gold", "gold", "gold", "gold"), ("death", "gold", "gold", "life")]
)
def test_an_exchange_accepts_any_mix_gold_included(
    power: str, paid: int, gained: int | None, mix: tuple[str, ...]
) -> None:
    rich = {"calm": 5, "death": 5, "elan": 5, "gold": 5, "life": 5}
    t = alone(in_play=[power.split()[0]], pool=rich).do(0, f"power {power}", *essences(*mix[-paid:]))
    left = dict(rich)
    for name in mix[-paid:]:
        left[name] -= 1
    if gained is None:
        left["gold"] += 2
    assert t.pool(0) == {name: count for name, count in left.items() if count}
    assert t.prompt(0) == ("turn" if gained is None else "gain-mix")


@pytest.mark.rule("RA-18.7")
@pytest.mark.parametrize(("power", "paid", "gained"), [row for row in EXCHANGES if row[2] is not None])
def test_an_exchange_may_give_back_the_type_that_was_paid_but_never_gold(power: str, paid: int, gained: int) -> None:
    t = alone(in_play=[power.split()[0]], pool={"calm": paid}).do(0, f"power {power}")
    assert t.pool(0) == {}
    for _ in range(gained):
        assert t.refused(0, "essence gold") == "type-excluded"
        t.do(0, "essence calm")
    assert t.pool(0) == {"calm": gained}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-18.8")
@pytest.mark.parametrize(("power", "paid", "gained"), EXCHANGES)
def test_an_exchange_needs_the_full_number_beforehand(power: str, paid: int, gained: int | None) -> None:
    del gained
    name = power.split()[0]
    t = alone(in_play=[card(name, life=4)], pool={"gold": paid - 1})
    assert t.refused(0, f"power {power}") == "needs-essences"
    assert f"power {power}" in alone(in_play=[name], pool={"gold": paid}).legal(0)
