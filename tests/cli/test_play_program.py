"""`arcanum play` with a program at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.cli import main
from tests.bots.programs import command, family_of, wait_until_gone


def played(seats: str, *more: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["play", "res_arcana", "--seats", seats, "--seed", "7", "--option", "round_limit=2", *more])
    assert isinstance(left.value.code, int)
    return left.value.code


def test_a_program_plays_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert played(f"process:{command(tmp_path, 'seeded')},random") == 0
    assert "Program" in capsys.readouterr().out


def test_a_program_that_fails_ends_the_game_with_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.json"
    assert played(f"random,process:{command(tmp_path, 'dies')}", "--record", str(record)) == 1
    assert "ended with exit code 3 instead of giving an answer" in capsys.readouterr().err
    assert record.is_file()


def test_a_program_is_ended_when_the_game_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"

    def interrupted(*_: object) -> None:
        family_of(notes)
        raise KeyboardInterrupt

    monkeypatch.setattr("arcanum.cli.terminal.Terminal.ask", interrupted)
    assert played(f"process:{command(tmp_path, 'family', notes)},human") == 130
    wait_until_gone(family_of(notes))


@pytest.mark.parametrize("kind", ["process:", "process:no-such-program"])
def test_a_command_that_cannot_be_started(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert played(f"human,{kind}") == 2
    assert "--seats: seat 1: bot 'process:" in capsys.readouterr().err
