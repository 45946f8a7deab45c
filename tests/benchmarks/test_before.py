"""The comparison with the commit before."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from arcanum.games import GAMES
from benchmarks import before
from benchmarks.contestants import ROOT


def test_what_is_30_percent_slower_is_said() -> None:
    assert before.told("a", 1000, 710) == "a: 710 decisions/s, 0.71 × the 1,000 before"
    assert before.told("a", 1000, 650) == "a: 650 decisions/s, 0.65 × the 1,000 before  <-- SLOWER by 35%"


@pytest.mark.parametrize(("strict", "code"), [([], 0), (["--strict"], 1)])
def test_only_a_strict_comparison_fails(
    strict: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(before, "sources_of", lambda commit, folder: ROOT / "src")
    monkeypatch.setattr(before, "ratio", lambda game, sources, seconds: (100.0, 50.0))
    assert before.main(strict) == code
    assert capsys.readouterr().out.count("SLOWER by 50%") == len(GAMES)


def test_a_commit_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no-such-commit"):
        before.sources_of("no-such-commit", tmp_path)
    assert before.main(["--commit", "no-such-commit"]) == 2
    assert "nothing to compare with" in capsys.readouterr().err


def test_changed_sources_are_compared_with_the_last_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        identity = ["-c", "user.name=test", "-c", "user.email=test@localhost"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(before, "ROOT", tmp_path)
    source = tmp_path / "src" / "module.py"
    source.parent.mkdir()
    source.write_text("one = 1\n", encoding="utf-8")
    git("init")
    git("add", "src")
    git("commit", "-m", "one")
    assert before.commit_before() == "HEAD~1"
    source.write_text("one = 2\n", encoding="utf-8")
    assert before.commit_before() == "HEAD"


def test_the_same_sources_run_as_themselves() -> None:
    assert before.speed("res_arcana", ROOT / "src", 0.05) > 0
