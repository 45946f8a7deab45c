"""The plan is fair to both bots, and the same for the same arguments."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from arcanum.arena.plan import ArenaError, Plan, seatings
from arcanum.bots import BotError
from arcanum.core.game import GameError
from tests.arena.conftest import small_plan


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 6)])
def test_both_bots_hold_every_seat_equally_often(players: int, count: int) -> None:
    found = seatings(players)
    assert len(found) == len(set(found)) == count
    held = Counter((seat, slot) for seating in found for seat, slot in enumerate(seating))
    assert set(held.values()) == {count // 2}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_seating_has_its_mirror(players: int) -> None:
    found = set(seatings(players))
    assert {tuple(1 - slot for slot in seating) for seating in found} == found


def test_alone_both_play_the_same_deal() -> None:
    assert seatings(1) == [(0,), (1,)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_even_contest_scores_a_half(players: int) -> None:
    """If every seat wins equally often, whoever sits there, the mean over a deal is ½ for both."""
    shares = [sum(slot == 0 for slot in seating) / players for seating in seatings(players)]
    assert sum(shares) / len(shares) == pytest.approx(0.5)


def test_every_two_bots_play_the_same_deals() -> None:
    plan = small_plan("random", "apprentice", "First", pairs=3)
    bouts = list(plan.bouts())
    assert len(bouts) == plan.games == 3 * 3 * 2
    assert len({bout.key for bout in bouts}) == len(bouts)
    assert {bout.seed for bout in bouts} == {"test 0", "test 1", "test 2"}
    for deal in range(3):
        assert {bout.pairing for bout in bouts if bout.deal == deal} == set(plan.pairings())


def test_more_pairs_add_to_the_plan() -> None:
    short, long = (list(small_plan("random", "First", pairs=pairs, players=3).bouts()) for pairs in (2, 5))
    assert long[: len(short)] == short


def test_a_bot_may_play_itself() -> None:
    plan = small_plan("random", "random", "random")
    assert plan.names() == {"random": "random", "random#2": "random", "random#3": "random"}
    assert len(plan.pairings()) == 3


def test_the_games_of_a_plan_are_told_from_others() -> None:
    plan = small_plan("random", "First", pairs=2)
    keys = [bout.key for bout in plan.bouts()]
    first, *_ = keys
    others = [(("a", "b"), 0, 0), (first[0], 2, 0), (first[0], -1, 0), (first[0], 0, 2)]
    assert plan.among([*others, *reversed(keys)]) == sorted(keys)


def test_what_cannot_be_played_is_refused() -> None:
    for plan, error, message in (
        (Plan("chess", ("random", "random"), 1), GameError, "unknown game"),
        (small_plan("random"), ArenaError, "bots: expected two or more"),
        (small_plan("random", "goblin"), BotError, "unknown bot 'goblin'"),
        (small_plan("random", "random:7"), BotError, "budget"),
        (small_plan("random", "random", pairs=0), ArenaError, "pairs: expected 1 or more, found 0"),
        (small_plan("random", "random", players=1), GameError, "is played by 2, 3, 4 players, not by 1"),
        (small_plan("random", "random", players=9), GameError, "not by 9"),
        (
            small_plan("random", "random", pairs=10**12),
            ArenaError,
            "pairs: expected at most 1,000,000, found 1,000,000,",
        ),
        (small_plan("random", "python:nothing"), BotError, "expected python:module:name"),
        (small_plan("random", "random", seed="\udcff"), ArenaError, r"seed: expected text, .* not UTF-8: '\\udcff'"),
        (small_plan("random", "python:\udcff:Bot"), BotError, "expected text, found bytes that are not UTF-8"),
        (Plan("res_arcana", ("random", "random"), 1, packs=(Path("\udcff"),)), ArenaError, "pack: expected text"),
        (Plan("res_arcana", ("random", "random"), 1, options={"setup": "\udcff"}), ArenaError, "option: expected text"),
    ):
        with pytest.raises(error, match=message):
            plan.check()
