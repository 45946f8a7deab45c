"""A game that one plays alone: what is true of outcomes where nobody else is at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.cli.simulate import Played, Task, summarise
from arcanum.core.battery import play_random
from arcanum.core.evaluation import Evaluation
from arcanum.core.game import Game
from arcanum.core.record import GaveUp, Record, replay, verify
from arcanum.core.session import Session
from arcanum.games import GAMES
from tests.core.tiny_game import GAME


def test_nobody_said_how_many_play() -> None:
    """The usual number of seats is never one where others can play, too."""
    assert GAME.usual_seats == 2
    assert [game.usual_seats for game in GAMES.values()] == [2] * len(GAMES)
    alone = Game()
    alone.seat_counts = (1,)
    assert alone.usual_seats == 1


def test_who_plays_alone_may_lose() -> None:
    assert not GAME.always_won(1)
    assert GAME.always_won(2)
    returns = {play_random(GAME, 1, str(seed)).state.returns() for seed in range(60)}
    assert returns == {(0.0,), (0.5,), (1.0,)}


def test_giving_up_alone_loses(tmp_path: Path) -> None:
    session = Session.new(GAME, 1, "alone")
    session.play(0, session.state.legal_actions(0)[0])
    record = session.record
    record.gave_up.append(GaveUp([0], len(record.actions)))
    record.result = [0.0]
    record.write(tmp_path / "game.json")
    read = Record.read(tmp_path / "game.json")
    verify(read, GAME)
    assert not replay(read, GAME).over


def test_before_anything_is_known_a_game_alone_is_open() -> None:
    state = GAME.new(1, "alone")
    assert Evaluation().values(state) == [0.5]
    assert Evaluation().values(GAME.new(4, "four")) == [0.25] * 4


@pytest.mark.parametrize(("share", "nobody"), [(1.0, 0), (0.5, 0), (0.0, 1)])
def test_a_tie_with_the_game_is_no_win(share: float, nobody: int) -> None:
    task = Task("tiny", 1, "0", {}, [], 0)
    summary = summarise(task, [Played(decisions=3, branching=6, returns=(share,))], 1.0, 1)
    assert summary["wins_by_seat"] == [share]
    assert summary["won_by_nobody"] == nobody
    assert summary["shared_wins"] == 0
