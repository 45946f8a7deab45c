"""Bots that fail: named with game, seed and seat; the others' results are kept."""

from __future__ import annotations

import os
import re
import signal
import threading
import time
from pathlib import Path

import pytest

from arcanum.arena.crew import Crew, Pulse, WorkerError
from arcanum.arena.deadline import TIMEOUT
from arcanum.arena.ledger import opened
from arcanum.arena.match import Manner, play_plan
from arcanum.arena.plan import data_of
from tests.arena.conftest import PLAYERS, Play, outcomes_of, small_plan

FAILING = [
    ("Raises", "raised", r"decision \d+: ValueError: <b>boom</b> \(players.py:\d+\)"),
    ("Leaves", "raised", "SystemExit: 3"),
    ("Illegal", "illegal", r"expected one of \d+ legal actions, found \d+ \(pass\)"),
    ("Nothing", "illegal", "expected the number of an action, found a NoneType"),
    ("Hangs", "late", "it thought for more than 4 s"),
    ("Forgives", "late", "it thought for more than 4 s"),
    ("Deaf", "late", "hung, and did not hear the alarm"),
    ("Dies", "died", "ended the process with exit code 7, twice"),
    ("Stillborn", "raised", "decision 0: RuntimeError: it cannot be made"),
]


@pytest.mark.parametrize(("bot", "kind", "message"), FAILING, ids=[bot for bot, _, _ in FAILING])
def test_who_fails_loses_and_is_named(play: Play, tmp_path: Path, bot: str, kind: str, message: str) -> None:
    # Who does not hang gets all the time there is, and the opponent of one who does gets a lot for an answer at which
    # nobody thinks, so that a busy machine is no reason to fail.
    results = play(bot, "First", pairs=1, jobs=2, timeout=4.0 if kind == "late" else TIMEOUT)
    first, second = outcomes_of(tmp_path / "run")
    assert (first.returns, second.returns) == ([0.0, 1.0], [1.0, 0.0])
    assert first.failure is not None
    assert first.failure.kind == kind
    assert (first.failure.seat, first.failure.bot) == (0, f"{PLAYERS}{bot}")
    where = first.failure.where(first.bout)
    assert f"{PLAYERS}{bot} against {PLAYERS}First, deal 0, seating 0, seed 'test 0', seat 0" in where
    assert re.search(message, where), where
    assert [mishap.counted for mishap in results.failures] == [True, True]
    assert results.pairings[0].losses == 2


def test_the_others_share_what_a_failing_bot_loses(play: Play, tmp_path: Path) -> None:
    play("Raises", "First", pairs=1, players=4)
    for outcome in outcomes_of(tmp_path / "run"):
        assert outcome.failure is not None
        assert outcome.returns is not None
        assert sum(outcome.returns) == pytest.approx(1)
        assert outcome.returns[outcome.failure.seat or 0] == 0


def test_games_of_the_others_go_on(play: Play, tmp_path: Path) -> None:
    results = play("Dies", "First", "Seeded", pairs=1, jobs=2)
    even = results.pairing(f"{PLAYERS}First", f"{PLAYERS}Seeded")
    assert even.wins + even.draws + even.losses == 2
    assert results.games == results.games_planned == 6
    assert len(results.failures) == 4


def test_abort_stops_at_once_and_keeps_what_was_finished(play: Play, tmp_path: Path) -> None:
    begun = play("First", "Seeded", "Raises", pairs=3, failure="abort")
    kept = [outcome for outcome in outcomes_of(tmp_path / "run") if outcome.returns is not None]
    assert begun.games == len(kept) >= 2
    assert begun.games < begun.games_planned
    (mishap,) = begun.failures
    assert not mishap.counted
    # The game that failed has no result, so it is played again, now as a lost one.
    finished = play("First", "Seeded", "Raises", pairs=3)
    assert finished.games == finished.games_planned
    assert len(finished.failures) == 12


def test_a_process_that_dies_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else may have ended it; the game is played again in a fresh process."""
    monkeypatch.setenv("ARCANUM_TEST_DIED", str(tmp_path / "died"))
    plan = small_plan("DiesOnce", "First", pairs=1)
    said: list[str] = []
    with opened(tmp_path / "run", data_of(plan, plan.check())) as ledger:
        outcomes = list(play_plan(plan, Manner(), ledger, said.append))
    assert [outcome.failure for outcome in outcomes] == [None, None]
    (note,) = said
    assert "its process died and the game was played again (ended the process by SIGKILL)" in note


# --- the crew itself --------------------------------------------------------------------------------------------------


def double(task: int, pulse: Pulse) -> int:
    if task < 0:
        raise ValueError("negative")
    if task == 13:
        os._exit(13)
    return 2 * task


def test_a_crew_does_all_tasks_and_survives_one_that_kills() -> None:
    with Crew(double, 2) as crew:
        done = {each.task: each for each in crew.do([1, 2, 13, 3, 4])}
    assert {task: each.answer for task, each in done.items()} == {1: 2, 2: 4, 13: None, 3: 6, 4: 8}
    assert [end.code for end in done[13].ends] == [13, 13]
    assert done[13].ends[0].seat is None


def test_a_crew_passes_on_what_was_raised() -> None:
    with Crew(double, 1) as crew, pytest.raises(WorkerError, match="ValueError: negative"):
        list(crew.do([-1]))


def ponder(folder: str, pulse: Pulse) -> int:
    """The first process that is asked says so in the folder and thinks for a very long time; the next one answers."""
    pulse.begin(0, 1)
    first = not any(Path(folder).iterdir())
    Path(folder, str(os.getpid())).touch()
    if first:
        time.sleep(600)
    return os.getpid()


def pondering(folder: Path) -> int:
    """The process that ponders, once it does."""
    limit = time.monotonic() + 180
    while not (found := list(folder.iterdir())):
        assert time.monotonic() < limit, "nobody ponders"
        time.sleep(0.02)
    return int(found[0].name)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_crew_that_is_left_leaves_no_process_behind(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    (folders[0] / "0").touch()  # So that the first one answers at once.
    with Crew(ponder, 2) as crew:
        done = crew.do([str(folder) for folder in folders])
        idle = next(done).answer
        busy = pondering(folders[1])
        assert idle is not None
        assert not gone(idle)
        assert not gone(busy)
    assert gone(idle)
    assert gone(busy)


def test_a_worker_killed_from_outside_is_replaced(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill() -> None:
        killed.append(pondering(tmp_path))
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    with Crew(ponder, 1) as crew:
        (done,) = crew.do([str(tmp_path)])
    killer.join()
    assert done.answer not in (None, *killed)
    assert [(end.code, end.seat, end.number) for end in done.ends] == [(-signal.SIGKILL, 0, 1)]
