"""Edge cases of rivals' gains and of copying what a rival has."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


@pytest.mark.rule("RA-E53")
def test_a_rival_who_has_passed_still_gains_from_tree_of_life() -> None:
    t = table(player(in_play=["tree_of_life"], hand=["prism"]), player(passed=True)).do(0, "power tree_of_life 1")
    assert t.pool(0) == {"life": 3}
    assert t.pool(1) == {"life": 1}


@pytest.mark.rule("RA-E54")
@pytest.mark.parametrize(("rival", "elan"), [(1, 4), (2, 1)])
def test_treant_counts_death_in_the_pool_of_a_rival_passed_or_not(rival: int, elan: int) -> None:
    t = table(
        player(in_play=["treant"], hand=["prism"]),
        player(pool={"death": 4}, passed=True),
        player(pool={"death": 1}, in_play=[card("necromancer", death=6)], hand=["magical_shard"]),
    )
    t.do(0, "power treant 1")
    assert t.legal(0) == ["seat 1", "seat 2"]
    t.do(0, f"seat {rival}")
    assert t.pool(0) == {"elan": elan}
    assert t.pool(1) == {"death": 4}
    assert t.pool(2) == {"death": 1}
    assert t.on(2, "necromancer") == {"death": 6}


@pytest.mark.rule("RA-E55")
def test_hypnotic_basin_gains_calm_and_takes_nothing_away() -> None:
    t = table(player(in_play=["hypnotic_basin"]), player(pool={"elan": 3}, hand=["prism"]))
    t.do(0, "power hypnotic_basin 1")
    assert t.pool(0) == {"calm": 3}
    assert t.pool(1) == {"elan": 3}


def four_players() -> Table:
    return table(
        player(in_play=["treant"], pool={"death": 7}),
        player(pool={"death": 2}, hand=["prism"]),
        player(pool={"death": 3}, hand=["hawk"]),
        player(pool={"death": 5}, hand=["vault"]),
    )


@pytest.mark.rule("RA-E56")
@pytest.mark.parametrize(("rival", "elan"), [(1, 2), (2, 3), (3, 5)])
def test_treant_counts_one_chosen_rival_out_of_three(rival: int, elan: int) -> None:
    t = four_players().do(0, "power treant 1", f"seat {rival}")
    assert t.pool(0) == {"death": 7, "elan": elan}
    assert t.actors() == (1,)


@pytest.mark.rule("RA-E56")
def test_treant_does_not_count_its_own_player() -> None:
    assert four_players().do(0, "power treant 1").refused(0, "seat 0") == "choose-a-rival"
