"""The same games, wherever they are played, and however often one is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arcanum.arena.backends import Supervisor
from arcanum.arena.match import Manner, job_of
from arcanum.arena.plan import Plan
from arcanum.arena.run import run
from arcanum.core.record import Record, verify
from arcanum.games import find
from tests.arena.conftest import Play, facts, lines, small_plan

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_same_games_in_one_process_in_two_and_on_ray(play: Play, tmp_path: Path) -> None:
    """Game for game, and failure for failure."""
    pytest.importorskip("ray")
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
    jobs = [job_of(plan, Manner(), bout) for bout in plan.bouts()]
    supervisor = Supervisor(5.0)
    first, second = (supervisor.play(job) for job in jobs)
    assert first.answer is None
    assert second.answer is None
    assert [(end.code, end.seat) for end in first.ends] == [(7, 0), (7, 0)]
    supervisor.close()


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


def start(folder: Path, pairs: int, jobs: int) -> subprocess.Popen[bytes]:
    words = ["arena", "res_arcana", "--bots", "random,apprentice", "--pairs", str(pairs), "--seed", "test"]
    words += ["--option", "round_limit=2", "--jobs", str(jobs), "--report", str(folder)]
    return subprocess.Popen([sys.executable, "-m", "arcanum", *words], cwd=ROOT, stderr=subprocess.DEVNULL)


def wait_for_games(folder: Path, count: int) -> None:
    limit = time.monotonic() + 60
    file = folder / "games.jsonl"
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert time.monotonic() < limit, "no games are played"
        time.sleep(0.02)


def test_killed_half_way_and_resumed_every_game_counts_once(tmp_path: Path) -> None:
    plan = small_plan("random", "apprentice", pairs=60)
    folder = tmp_path / "killed"
    for count in (10, 40):
        process = start(folder, plan.pairs, 2)
        wait_for_games(folder, count)
        process.send_signal(signal.SIGKILL)
        process.wait()
    there = len(lines(folder))
    assert 40 <= there < plan.games
    results = run(plan, folder, Manner(jobs=2))
    whole = lines(folder)
    assert len(whole) == plan.games == results.games
    run(plan, tmp_path / "whole")
    assert facts(folder) == facts(tmp_path / "whole")
    assert len(results.runs) == 3
    assert results.runs[0].games == 0


def test_processes_do_not_outlive_the_one_that_was_killed(tmp_path: Path) -> None:
    process = start(tmp_path / "killed", 2000, 2)
    wait_for_games(tmp_path / "killed", 4)
    children = Path("/proc", str(process.pid), "task", str(process.pid), "children")
    if not children.exists():
        pytest.skip("needs Linux's list of child processes")
    workers = [int(child) for child in children.read_text().split()]
    process.send_signal(signal.SIGKILL)
    process.wait()
    limit = time.monotonic() + 20
    while any(_alive(worker) for worker in workers) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not [worker for worker in workers if _alive(worker)]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_two_runs_in_one_folder_are_refused(tmp_path: Path) -> None:
    process = start(tmp_path / "busy", 2000, 1)
    try:
        wait_for_games(tmp_path / "busy", 1)
        other = start(tmp_path / "busy", 2000, 1)
        assert other.wait(60) == 2
    finally:
        process.kill()
        process.wait()
