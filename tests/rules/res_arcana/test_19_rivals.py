"""Section 19: rivals gain; copying a rival's essence count."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import card, player, table

GIVERS = [
    ("tree_of_life", "life", 3),
    ("fiery_whip", "elan", 3),
    ("hand_of_glory", "death", 2),
    ("jeweled_statuette", "death", 3),
]


@pytest.mark.rule("RA-19.1")
@pytest.mark.parametrize(("name", "essence", "own"), GIVERS)
def test_every_rival_gains_passed_or_not(name: str, essence: str, own: int) -> None:
    t = table(
        player(hand=["prism"], pool={essence: 4}),
        player(in_play=[name], hand=["hawk"]),
        player(passed=True),
        player(passed=True, pool={"gold": 1}),
        to_act=1,
    ).do(1, f"power {name} 1")
    assert [t.pool(seat) for seat in range(4)] == [
        {essence: 5},
        {essence: own},  # the user gains their own part and no more
        {essence: 1},
        {"gold": 1, essence: 1},
    ]


@pytest.mark.rule("RA-19.2")
@pytest.mark.parametrize(("name", "essence", "own"), GIVERS)
def test_nobody_can_withhold_or_refuse_the_gain(name: str, essence: str, own: int) -> None:
    t = table(player(in_play=[name], hand=["prism"]), player(hand=["hawk"]), player(hand=["vault"]))
    asked = t.state.decisions
    t.do(0, f"power {name} 1")
    assert t.state.decisions == asked + 1  # the power was chosen; nothing else was asked of anybody
    assert [t.pool(seat) for seat in range(3)] == [{essence: own}, {essence: 1}, {essence: 1}]
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-19.3")
@pytest.mark.parametrize(("name", "essence", "own"), GIVERS)
def test_a_rivals_gain_opens_no_react(name: str, essence: str, own: int) -> None:
    t = table(
        player(in_play=[name], hand=["prism"]),
        player(
            mage="healer", item="protection", in_play=["temple", "elemental_spring"], pool={"calm": 1}, hand=["hawk"]
        ),
    ).do(0, f"power {name} 1")
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert t.pool(1) == {"calm": 1, essence: 1}
    assert t.pool(0) == {essence: own}
    assert not [name for name, facts in t.seat(1)["in_play"].items() if facts["turned"]]


COPIERS = [("hypnotic_basin", "elan", "calm"), ("treant", "death", "elan")]


@pytest.mark.rule("RA-19.4")
@pytest.mark.parametrize(("name", "counted", "gained"), COPIERS)
@pytest.mark.parametrize(("rival", "count"), [(0, 3), (2, 1), (3, 5)])
def test_the_user_chooses_any_one_rival_passed_or_not(
    name: str, counted: str, gained: str, rival: int, count: int
) -> None:
    t = table(
        player(pool={counted: 3}, hand=["prism"]),
        player(in_play=[name], pool={"gold": 1}, hand=["hawk"]),
        player(pool={counted: 1}, passed=True),
        player(pool={counted: 5}, hand=["vault"]),
        to_act=1,
    ).do(1, f"power {name} 1")
    assert t.legal(1) == ["seat 0", "seat 2", "seat 3"]
    assert t.refused(1, "seat 1") == "choose-a-rival"
    t.do(1, f"seat {rival}")
    assert t.pool(1) == {"gold": 1, gained: count}


@pytest.mark.rule("RA-19.5")
@pytest.mark.parametrize(("name", "counted", "gained"), COPIERS)
def test_only_the_rivals_pool_is_counted(name: str, counted: str, gained: str) -> None:
    t = table(
        player(in_play=[name], hand=["prism"]),
        player(
            in_play=[card("vault", False, **{counted: 4}), card("temple", False, **{counted: 2})],
            pool={counted: 2},
            passed=True,
        ),
    ).do(0, f"power {name} 1")
    assert t.pool(0) == {gained: 2}
    assert t.on(1, "vault") == {counted: 4}


@pytest.mark.rule("RA-19.6")
@pytest.mark.parametrize(("name", "gained", "count"), [("hypnotic_basin", "calm", 4), ("treant", "elan", 3)])
def test_the_counted_and_the_gained_type_are_the_printed_ones(name: str, gained: str, count: int) -> None:
    t = table(
        player(in_play=[name], hand=["prism"]),
        player(pool={"calm": 2, "death": 3, "elan": 4, "gold": 5, "life": 6}, passed=True),
    ).do(0, f"power {name} 1")
    assert t.pool(0) == {gained: count}


@pytest.mark.rule("RA-19.7")
@pytest.mark.parametrize(("name", "counted", "gained"), COPIERS)
def test_the_rival_keeps_their_essences(name: str, counted: str, gained: str) -> None:
    t = table(player(in_play=[name], hand=["prism"]), player(pool={counted: 3, "gold": 1}, hand=["hawk"]))
    t.do(0, f"power {name} 1")
    assert t.pool(1) == {counted: 3, "gold": 1}
    assert t.pool(0) == {gained: 3}


@pytest.mark.rule("RA-19.8")
@pytest.mark.parametrize(("name", "counted", "gained"), COPIERS)
def test_counting_nothing_gains_nothing_and_is_legal(name: str, counted: str, gained: str) -> None:
    t = table(
        player(in_play=[name], hand=["prism"], pool={counted: 2}),
        player(pool={gained: 3, "gold": 2}, passed=True),
        player(pool={counted: 3}, passed=True),
    ).do(0, f"power {name} 1", "seat 1")
    assert t.pool(0) == {counted: 2}
    assert t.turned(0, name)
    assert t.prompt(0) == "turn"
