"""Programs in the arena: they play as any bot does, fail as any bot does, and nothing of them stays behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arcanum.arena.deadline import TIMEOUT
from arcanum.arena.entrants import check_entrant, try_entrants
from arcanum.arena.match import Manner
from arcanum.arena.plan import Plan
from arcanum.arena.results import Results
from arcanum.arena.run import run
from arcanum.bots import BotError
from arcanum.cli import main
from arcanum.cli.errors import BadInput
from arcanum.cli.options import read_bots
from tests.arena.conftest import SHORT, facts, outcomes_of
from tests.bots.programs import command, family_of, wait_until_gone


def spec(tmp_path: Path, name: str, *arguments: object) -> str:
    return f"process:{command(tmp_path, name, *arguments)}"


def play(folder: Path, *bots: str, pairs: int = 1, jobs: int = 1, timeout: float = TIMEOUT, **manner: str) -> Results:
    plan = Plan("res_arcana", bots, pairs, 2, "test", SHORT)
    return run(plan, folder, Manner(jobs=jobs, timeout=timeout, **manner))  # type: ignore[arg-type]


def test_a_program_plays_the_same_games_with_any_number_of_jobs(tmp_path: Path) -> None:
    seeded = spec(tmp_path, "seeded")
    results = play(tmp_path / "one", seeded, "random", pairs=2)
    assert results.games == results.games_planned == 4
    assert not results.failures
    play(tmp_path / "two", seeded, "random", pairs=2, jobs=2)
    assert facts(tmp_path / "one") == facts(tmp_path / "two")


FAILING = [
    ("dies", "died", "decision [0-9]+: ProgramError: .*ended with exit code 3 instead of .*'no such luck'"),
    ("babbles", "illegal", "said 'hello there'"),
    ("illegal", "illegal", r"expected one of \d+ legal actions, found \d+"),
    ("floods", "illegal", "'xxxx"),
    ("deaf", "late", r"gave no answer within 1\.9 s; its standard error ends with 'thinking'"),
]


@pytest.mark.parametrize(("name", "kind", "message"), FAILING, ids=[name for name, _, _ in FAILING])
def test_a_program_that_fails_loses_and_is_named(tmp_path: Path, name: str, kind: str, message: str) -> None:
    bot = spec(tmp_path, name)
    results = play(tmp_path / "run", bot, "apprentice", timeout=2.0 if kind == "late" else TIMEOUT)
    first, second = outcomes_of(tmp_path / "run")
    assert (first.returns, second.returns) == ([0.0, 1.0], [1.0, 0.0])
    assert first.failure is not None
    assert (first.failure.kind, first.failure.seat, first.failure.bot) == (kind, 0, bot)
    where = first.failure.where(first.bout)
    assert re.search(message, where), where
    assert len(results.failures) == 2


def test_abort_stops_at_once(tmp_path: Path) -> None:
    results = play(tmp_path / "run", spec(tmp_path, "dies"), "random", failure="abort")
    (mishap,) = results.failures
    assert not mishap.counted


def test_a_program_that_is_not_there_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotError, match="there is no program 'no-such-program'"):
        check_entrant("process:no-such-program")
    report = tmp_path / "run"
    with pytest.raises(SystemExit) as left:
        main(["arena", "res_arcana", "--bots", "process:no-such-program x,random", "--report", str(report)])
    assert left.value.code == 2
    assert "no-such-program" in capsys.readouterr().err
    assert not report.exists()


def test_the_files_of_a_command_are_what_it_plays_by(tmp_path: Path) -> None:
    bot = spec(tmp_path, "seeded")
    before = try_entrants([bot, "random"])
    assert len(before[bot]) == 16
    (tmp_path / "seeded.py").write_text("other")
    after = try_entrants([bot])
    assert after[bot] != before[bot]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_leaves_no_program_behind(tmp_path: Path, end: signal.Signals) -> None:
    notes = tmp_path / "notes"
    bot = spec(tmp_path, "family", notes)
    words = ["arena", "res_arcana", "--bots", f"{bot},random", "--pairs", "1", "--report", str(tmp_path / "run")]
    arena = subprocess.Popen([sys.executable, "-m", "arcanum", *words], start_new_session=True, stderr=subprocess.PIPE)
    family = family_of(notes)
    if end == signal.SIGINT:
        os.killpg(arena.pid, end)  # Ctrl-C goes to all processes of a terminal.
    else:
        arena.kill()
    arena.communicate(timeout=60)
    wait_until_gone(family)


def test_commas_in_a_command() -> None:
    text = """process:bot --with 'a,b' "c,d",adept, magister:20"""
    assert read_bots("--bots", text) == ["""process:bot --with 'a,b' "c,d\"""", "adept", "magister:20"]
    for bad in ("adept,", ",", ""):
        with pytest.raises(BadInput, match="--bots"):
            read_bots("--bots", bad)
