"""The same games, wherever they are played, and however often one is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from arcanum.arena.backends import Supervisor
from arcanum.arena.deadline import TIMEOUT
from arcanum.arena.match import Manner, jobs_of
from arcanum.arena.plan import Plan
from arcanum.arena.run import run
from arcanum.core.record import Record, verify
from arcanum.games import find
from tests.arena.conftest import PLAYERS, Play, facts, lines, small_plan

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_same_games_in_one_process_in_two_and_on_ray(play: Play, tmp_path: Path) -> None:
    """Game for game, and failure for failure."""
    bots = ("apprentice", "Seeded", "Raises")
    alone = play(*bots, jobs=1, folder="one")
    both = play(*bots, jobs=2, folder="two")
    ray = play(*bots, jobs=2, on="ray", folder="ray")
    assert facts(tmp_path / "one") == facts(tmp_path / "two") == facts(tmp_path / "ray")
    assert alone.pairings == both.pairings == ray.pairings
    assert [bot.elo for bot in alone.bots] == [bot.elo for bot in both.bots] == [bot.elo for bot in ray.bots]
    assert alone.failures == both.failures == ray.failures != []


def test_what_runs_inside_a_ray_worker_outlives_a_bot_that_dies() -> None:
    plan = small_plan("Dies", "First", pairs=1)
    supervisor = Supervisor(TIMEOUT)
    first, second = (supervisor.play(job) for job in jobs_of(plan, Manner(), plan.bouts()))
    assert first.answer is None
    assert second.answer is None
    assert [(end.code, end.seat) for end in first.ends] == [(7, 0), (7, 0)]


def test_more_pairs_extend_what_is_there(play: Play, tmp_path: Path) -> None:
    play("random", "Seeded", pairs=2)
    before = lines(tmp_path / "run")
    play("random", "Seeded", pairs=4)
    assert lines(tmp_path / "run")[: len(before)] == before
    play("random", "Seeded", pairs=4, folder="at once")
    assert facts(tmp_path / "run") == facts(tmp_path / "at once")


def test_nothing_is_played_twice(play: Play, tmp_path: Path) -> None:
    first = play("random", "Seeded")
    before = lines(tmp_path / "run")
    again = play("random", "Seeded", jobs=2)
    assert lines(tmp_path / "run") == before
    assert again == first


def test_records_are_kept_if_they_are_wanted(play: Play, tmp_path: Path) -> None:
    play("random", "First", pairs=1, records=True)
    files = sorted((tmp_path / "run" / "records").iterdir())
    assert len(files) == 2
    for file in files:
        verify(Record.read(file), find("res_arcana"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mirror_match_includes_a_half(tmp_path: Path, players: int) -> None:
    plan = Plan("res_arcana", ("random", "random"), 40 if players == 2 else 12, players, "mirror", {"round_limit": "4"})
    score = run(plan, tmp_path / "mirror", Manner(jobs=2)).pairings[0].score
    assert score is not None
    assert score.low <= 0.5 <= score.high
    assert score.low < score.high


# --- killed half-way --------------------------------------------------------------------------------------------------


def start(folder: Path, pairs: int, jobs: int, bots: str, **env: str) -> subprocess.Popen[bytes]:
    words = ["arena", "res_arcana", "--bots", bots, "--pairs", str(pairs), "--seed", "test"]
    words += ["--option", "round_limit=2", "--jobs", str(jobs), "--report", str(folder)]
    command = [sys.executable, "-m", "arcanum", *words]
    return subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, env=os.environ | env)


def wait_until(condition: Callable[[], bool], seconds: float = 180.0) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it did not come to this"
        time.sleep(0.02)


def games_in(folder: Path) -> int:
    file = folder / "games.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


def has_games(folder: Path, count: int) -> bool:
    return games_in(folder) >= count


def test_killed_half_way_and_resumed_every_game_counts_once(tmp_path: Path) -> None:
    """The bot begins no more games once there are enough, so that no run can come to its end before it is killed."""
    plan = small_plan("random", "Waits", pairs=20)
    folder = tmp_path / "killed"
    for count in (10, 25):
        env = {"ARCANUM_TEST_ENOUGH": f"{folder / 'games.jsonl'}:{count}"}
        process = start(folder, plan.pairs, 2, ",".join(plan.bots), **env)
        wait_until(partial(has_games, folder, count))
        assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert 25 <= games_in(folder) < plan.games
    results = run(plan, folder, Manner(jobs=2))
    whole = lines(folder)
    assert len(whole) == plan.games == results.games
    run(plan, tmp_path / "whole")
    assert facts(folder) == facts(tmp_path / "whole")
    assert len(results.runs) == 3
    assert results.runs[0].games == 0
    assert results.runs[1].games >= 10
    assert results.runs[2].games >= 25


def test_processes_do_not_outlive_the_one_that_was_killed(tmp_path: Path) -> None:
    """Not even in the middle of an answer that takes ten minutes."""
    pondering = tmp_path / "pondering"
    pondering.mkdir()
    process = start(tmp_path / "killed", 5, 2, f"random,{PLAYERS}Ponders", ARCANUM_TEST_PONDERS=str(pondering))
    try:
        wait_until(lambda: len(list(pondering.iterdir())) == 2)
        workers = [int(file.name) for file in pondering.iterdir()]
        assert all(_alive(worker) for worker in workers)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    wait_for_the_end_of(*workers)


STARTS_FROM_A_THREAD = """
import os, threading
from arcanum.arena.crew import Crew
from tests.arena.test_failures import ponder

def work():
    with Crew(ponder, 1) as crew:
        list(crew.do([os.environ["ARCANUM_TEST_PONDERS"]]))

threading.Thread(target=work).start()
"""


def test_neither_do_those_that_a_thread_has_started(tmp_path: Path) -> None:
    """There the system cannot be asked to end them: it would do so at the end of the thread."""
    env = os.environ | {"ARCANUM_TEST_PONDERS": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-c", STARTS_FROM_A_THREAD], cwd=ROOT, env=env)
    try:
        wait_until(lambda: len(list(tmp_path.iterdir())) == 1)
        (worker,) = (int(file.name) for file in tmp_path.iterdir())
        assert _alive(worker)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    wait_for_the_end_of(worker)


def wait_for_the_end_of(*workers: int) -> None:
    try:
        wait_until(lambda: not any(_alive(worker) for worker in workers), 30)
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


def _alive(pid: int) -> bool:
    """Whether a process is at work: one that has ended and that nobody has asked about is not."""
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    stat = Path("/proc", str(pid), "stat")
    try:
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_two_runs_in_one_folder_are_refused(tmp_path: Path) -> None:
    bots = f"random,{PLAYERS}Waits"
    process = start(tmp_path / "busy", 2, 1, bots, ARCANUM_TEST_ENOUGH=f"{tmp_path / 'busy' / 'games.jsonl'}:1")
    try:
        wait_until(partial(has_games, tmp_path / "busy", 1))
        other = start(tmp_path / "busy", 2, 1, bots)
        assert other.wait(180) == 2
        assert process.poll() is None
    finally:
        process.kill()
        process.wait()
