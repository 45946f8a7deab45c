"""How a game ended stands in lists, whatever was played."""

from __future__ import annotations

import random
from typing import Any

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.entries import Info, Moved, Sat, Stamped
from arcanum.server.hub import summary_of
from arcanum.server.table import Table
from arcanum.server.writer import summary_row


def begun(game: str, seed: str, **options: Any) -> Table:
    table = Table("t", Info(record=Record.start(find(game), 2, seed, options).data()))
    for seat in range(2):
        table.add(Stamped(Sat(seat, name=f"Seat {seat}"), 0))
    return table


def played(game: str, seed: str) -> Table:
    """A game that was played to its end, by chance."""
    table, chooser = begun(game, seed), random.Random(seed)
    while not table.over:
        seat = table.asked()[0]
        words = chooser.choice(table.state.view(seat)["decision"]["legal"])
        table.add(Stamped(Moved(seat, words), 0))
    return table


def test_a_game_that_goes_on_has_no_outcome() -> None:
    summary = summary_of(begun("res_arcana", "1"), None)
    assert summary.outcome is None
    assert summary_row(summary)["outcome"] is None


def test_points_of_res_arcana() -> None:
    table = played("res_arcana", "1")
    outcome = summary_of(table, None).outcome
    assert outcome is not None
    assert outcome.shares == table.result()
    assert outcome.points == [player["points"] for player in table.state.view(None)["players"]]


def test_the_rose_wins_and_nobody_with_a_seat() -> None:
    ended = (played("black_rose", str(seed)) for seed in range(30))
    table = next(each for each in ended if each.state.view(None)["winner"] == "black_rose")
    outcome = summary_of(table, None).outcome
    assert outcome is not None
    assert outcome.shares == [0.0, 0.0]
    assert len(outcome.points) == 3
    assert outcome.points[2] == max(outcome.points)


def test_who_resigns_has_lost_whatever_the_points_say() -> None:
    table = begun("black_rose", "1")
    table.add(Stamped(table.resign(0), 0))
    outcome = summary_of(table, None).outcome
    assert outcome is not None
    assert outcome.shares == [0.0, 1.0]
    assert outcome.gave_up == [0]
