"""The examples run, with small numbers; `make examples` runs them as they are, from a wheel."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import sys
from pathlib import Path

import pytest

from tools.examples import DOORS, EXAMPLES, FOLDER, Example, copied, environment_of, run


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_the_example_runs(example: Example, tmp_path: Path) -> None:
    if example.needs != "python" and shutil.which(example.needs) is None:
        pytest.skip(f"there is no {example.needs}")
    assert not run(example, sys.executable, copied(tmp_path), True, dict(os.environ))


def test_a_learner_that_learns_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = runpy.run_path(str(FOLDER / "train_ppo.py"))
    monkeypatch.setitem(learner["train"].__globals__, "RATE", 0.0)
    monkeypatch.setitem(learner["main"].__globals__, "QUICK", 70)
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "--quick", "--games", "60"])
    assert learner["main"]() == 1


def test_every_program_is_among_them_and_explained() -> None:
    # Games are packages: tests/test_wheel.py installs and plays them.
    programs = {
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*")
        if path.suffix in (".py", ".js", ".sh") and not path.is_relative_to(FOLDER / "games")
    }
    games = [path.name for path in (FOLDER / "games").iterdir()]
    assert [game for game in games if f"games/{game}" not in (FOLDER / "README.md").read_text(encoding="utf-8")] == []
    called = " ".join(word for example in EXAMPLES for word in example.words)
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for program in programs:
        assert program in called
        assert program in page
    assert set(re.findall(r"[a-z_/]+\.(?:py|js|sh)\b", page)) <= programs


def test_a_failing_example_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("print('hello'); raise SystemExit(3)")
    (tmp_path / "dull.py").write_text("print('hello')")
    for script, says, wrong in (("bad.py", "hello", "exit code 3"), ("dull.py", "goodbye", "expected 'goodbye'")):
        example = Example("x", (script,), (script,), says)
        assert run(example, sys.executable, tmp_path, True, dict(os.environ)).startswith(wrong)
    example = Example("x", ("dull.py",), ("dull.py",), "hel+o")
    assert run(example, sys.executable, tmp_path, True, dict(os.environ)) == ""


def test_only_the_small_game_needs_the_interpreted_engine() -> None:
    needs = [example.name for example in (*EXAMPLES, DOORS) if "ARCANUM_INTERPRETED" in environment_of(example)]
    assert needs == [DOORS.name]
