"""Fixtures: the command line in this process, and games to script."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from arcanum.cli import main

# Whoever runs the tests in the background has shells ignore Ctrl-C in them; the programs that they start should not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """No colours, a fixed width, no language from outside: tests read what is printed."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "ARCANUM_LANG", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("card", "prism", stdin="...")` runs `arcanum card prism`."""

    def run_command(*arguments: str | Path, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = left.value.code
        return Result(code if isinstance(code, int) else int(code is not None), printed.out, printed.err)

    return run_command


@pytest.fixture
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent.parent
