"""Section 26: ties."""

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table

PLACES = (("catacombs_of_the_dead", "death"), ("sunken_reef", "calm"), ("dwarven_mines", "gold"))


def check(*players: tuple[int, dict[str, int]]) -> Table:
    """The check at the end of a round: points and pool of each player. The last seat, which has nothing, holds the
    token."""
    laid = []
    for (points, pool), (place, essence) in zip(players, PLACES, strict=False):
        laid.append(player(passed=True, in_play=[card(place, False, **{essence: points})], pool=pool))
    return table(*laid, player(passed=True), phase="check", first_player=len(players))


@pytest.mark.rule("RA-26.1")
def test_the_richest_pool_decides_a_tie() -> None:
    t = check((11, {"calm": 2}), (11, {"death": 1, "life": 2}))
    assert t.facts()["winners"] == [1]
    assert t.state.returns() == (0.0, 1.0, 0.0)


@pytest.mark.rule("RA-26.1")
def test_a_tie_below_ten_ends_nothing() -> None:
    t = check((9, {"calm": 2}), (9, {"life": 3}))
    assert not t.state.over


@pytest.mark.rule("RA-26.2")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ({"gold": 2}, {"calm": 1, "death": 1, "life": 1}, [0]),
        ({"gold": 2}, {"calm": 1, "death": 1, "elan": 1, "life": 1}, [0, 1]),
        ({"gold": 2}, {"calm": 5}, [1]),
        ({"gold": 1, "calm": 1}, {"gold": 1, "life": 1}, [0, 1]),
    ],
)
def test_gold_counts_twice_in_a_tie(one: dict[str, int], other: dict[str, int], winners: list[int]) -> None:
    assert check((10, one), (10, other)).facts()["winners"] == winners


@pytest.mark.rule("RA-26.2")
def test_essences_on_components_do_not_break_a_tie() -> None:
    t = table(
        player(
            passed=True,
            in_play=[card("catacombs_of_the_dead", death=10, life=9), card("vault", gold=9), card("hawk", calm=9)],
            pool={"calm": 1},
        ),
        player(passed=True, in_play=[card("sunken_reef", calm=10)], pool={"life": 2}),
        player(passed=True),
        phase="check",
        first_player=2,
    )
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-26.3")
def test_a_rich_player_with_fewer_points_takes_no_part() -> None:
    t = check((12, {"calm": 1}), (12, {"calm": 2}), (11, {"gold": 9}))
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-26.4")
def test_a_tie_that_persists_is_a_shared_victory() -> None:
    t = check((12, {"calm": 2}), (12, {"gold": 1}), (12, {"life": 1}))
    assert t.facts()["winners"] == [0, 1]
    assert t.state.returns() == (0.5, 0.5, 0.0, 0.0)


@pytest.mark.rule("RA-26.4")
def test_all_may_share_a_victory() -> None:
    t = check((12, {}), (12, {}), (12, {}))
    assert t.facts()["winners"] == [0, 1, 2]


@pytest.mark.rule("RA-26.5")
@pytest.mark.parametrize(("gold", "winners"), [(3, [1]), (4, [0])])
def test_the_pool_is_counted_after_the_statue_was_paid(gold: int, winners: list[int]) -> None:
    """Before the payment seat 0 is richer both times."""
    players: list[dict[str, Any]] = [
        player(passed=True, in_play=["golden_statue", card("catacombs_of_the_dead", death=6)], pool={"gold": gold}),
        player(passed=True, in_play=[card("sunken_reef", calm=10)], pool={"life": 1}),
        player(passed=True),
    ]
    t = table(*players, phase="check", first_player=2)
    t.do(0, "power golden_statue 1")
    assert t.facts()["winners"] == winners
