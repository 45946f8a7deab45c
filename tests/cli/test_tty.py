"""At a real terminal: colours, asking again after a typo, the keyboard passed on, leaving by Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.script import AGAINST_RANDOM

pty = pytest.importorskip("pty", reason="needs a pseudo-terminal")

WAIT = 30.0
"""Seconds after which a process that says nothing has failed."""


class AtTerminal:
    """A process whose terminal is ours."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.end, its_end = os.openpty()
        names = {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", **environment}
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "arcanum", *arguments],
            stdin=its_end,
            stdout=its_end,
            stderr=its_end,
            cwd=folder,
            env={**kept, **names},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(its_end)
        self.said = ""

    def read_until(self, text: str) -> str:
        """Everything that is printed up to a text that has to come."""
        start = len(self.said)
        end = time.monotonic() + WAIT
        while text not in self.said[start:]:
            ready, _, _ = select.select([self.end], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"waiting for {text!r} after {self.said[-500:]!r}"
            try:
                self.said += os.read(self.end, 65536).decode(errors="replace")
            except OSError:
                break
        return self.said[start:]

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt_until(self, text: str) -> None:
        """Press Ctrl-C until it is noticed: Python misses one that comes in the moment before it waits for a line."""
        end = time.monotonic() + WAIT
        while text not in self.said and time.monotonic() < end:
            self.type("\x03")
            while text not in self.said and select.select([self.end], [], [], 2.0)[0]:
                self.said += os.read(self.end, 65536).decode(errors="replace")
        assert text in self.said

    def left(self) -> int:
        return self.process.wait(WAIT)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


def _take_terminal() -> None:
    """Make the pseudo-terminal the one that Ctrl-C comes from."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminals(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[AtTerminal]]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")]))
    opened: list[AtTerminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_typo_is_asked_again_and_ctrl_c_leaves(terminals: list[AtTerminal], tmp_path: Path) -> None:
    terminal = AtTerminal(tmp_path, *AGAINST_RANDOM, "--seed", "1", "--record", "game.json")
    terminals.append(terminal)
    assert "\x1b[1;38;5;" in terminal.read_until("\n> ")
    terminal.type("plaice\n")
    assert "is no action and no command" in terminal.read_until("\n> ")
    terminal.interrupt_until("The record is in game.json.")
    assert terminal.left() == 130
    assert "Traceback" not in terminal.said
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_ctrl_d_leaves_and_no_color_is_honoured(terminals: list[AtTerminal], tmp_path: Path) -> None:
    terminal = AtTerminal(tmp_path, *AGAINST_RANDOM, "--seed", "1", NO_COLOR="1")
    terminals.append(terminal)
    shown = terminal.read_until("\n> ")
    assert re.search(r"\x1b\[[0-9;]*m", shown), "bold and dim are no colours"
    assert "38;5;" not in shown
    terminal.type("\x04")
    terminal.read_until("You leave the game")
    assert terminal.left() == 0
    assert list(tmp_path.iterdir()) == []


def test_the_keyboard_is_passed_on_over_an_empty_screen(terminals: list[AtTerminal], tmp_path: Path) -> None:
    terminal = AtTerminal(
        tmp_path, "play", "res_arcana", "--seats", "human,human", "--names", "West,East", "--seed", "1"
    )
    terminals.append(terminal)
    first = terminal.read_until("Enter.")
    assert "Pass the keyboard to West" in first
    assert "Your hand" not in first
    terminal.type("\n")
    assert "Your hand" in terminal.read_until("\n> ")
    terminal.type("1\n")
    passed_on = terminal.read_until("Enter.")
    assert "\x1b[2J" in passed_on
    assert "Pass the keyboard to East" in passed_on
    assert "Your hand" not in passed_on
    terminal.type("\n")
    assert "Your hand" in terminal.read_until("\n> ")
    terminal.type("quit\n")
    terminal.read_until("You leave the game")
    assert terminal.left() == 0


@pytest.fixture
def horn(terminals: list[AtTerminal], tmp_path: Path) -> AtTerminal:
    """Horn of Plenty asks for three essences of any type except Gold."""
    (tmp_path / "horn.yaml").write_text(
        "game: res_arcana\ntitle: Horn of Plenty\nrules: [RA-C47]\noptions: {players: 2}\n"
        "position: {players: [{in_play: [horn_of_plenty], hand: [vault]}, {hand: [prism]}]}\nsteps: []\n",
        encoding="utf-8",
    )
    terminal = AtTerminal(tmp_path, *AGAINST_RANDOM, "--load", "horn.yaml", "--record", "game.json")
    terminals.append(terminal)
    terminal.read_until("\n> ")
    terminal.type("power horn_of_plenty 1\n")
    terminal.read_until("\n> ")
    return terminal


def test_picks_may_be_made_one_by_one_in_any_order(horn: AtTerminal) -> None:
    """Life first and then Calm: the engine takes them in a fixed order, which is no business of a person's."""
    horn.type("life\n")
    assert "So far: Life" in horn.read_until("> ")
    horn.type("undo\n")
    assert "Taken back: Life" in horn.read_until("\n> ")
    horn.type("life\n")
    horn.read_until("> ")
    horn.type("calm\n")
    horn.read_until("> ")
    horn.type("elan\n")
    assert "gains 1 Calm, 1 Elan and 1 Life" in horn.read_until("\n> ")
    horn.type("quit\n")
    horn.read_until("You leave the game")


@pytest.mark.parametrize(
    "typed",
    [
        ["death", "calm", "calm"],
        ["calm", "death", "calm"],
        ["calm death", "calm"],
        ["death calm", "calm"],
        ["2", "1", "1"],
        ["death", "xyzzy", "calm", "17", "calm"],
        ["death", "table", "calm", "calm"],
    ],
    ids=", ".join,
)
def test_picks_wait_until_all_are_there(horn: AtTerminal, typed: list[str]) -> None:
    """A pick that was held waits for the whole group: with Death and one Calm the other Calm is not lost. The numbers
    go on meaning what the menu shows, and a line that means nothing drops no pick."""
    for text in typed:
        horn.type(f"{text}\n")
        shown = horn.read_until("> ")
    assert "gains 2 Calm and 1 Death" in shown


def test_ctrl_c_ends_a_simulation_with_its_processes_at_once(terminals: list[AtTerminal], tmp_path: Path) -> None:
    terminal = AtTerminal(
        tmp_path, "simulate", "res_arcana", "--games", "100000", "--jobs", "2", "--thorough", "--players", "4"
    )
    terminals.append(terminal)
    terminal.read_until("playing")
    workers = _workers(terminal.process.pid)
    start = time.monotonic()
    while len(workers) < 2 and time.monotonic() - start < WAIT:
        time.sleep(0.05)
        workers = _workers(terminal.process.pid)
    time.sleep(1.0)
    start = time.monotonic()
    terminal.type("\x03")
    assert terminal.left() == 130
    assert time.monotonic() - start < 5
    assert not [worker for worker in workers if Path("/proc", str(worker)).exists()]
    os.set_blocking(terminal.end, False)
    with suppress(OSError):
        terminal.said += os.read(terminal.end, 65536).decode(errors="replace")
    assert "Traceback" not in terminal.said


def _workers(parent: int) -> list[int]:
    """The processes that a process has started to play games."""
    listed = Path("/proc", str(parent), "task", str(parent), "children")
    if not listed.exists():
        pytest.skip("needs Linux's list of child processes")
    found = []
    for child in map(int, listed.read_text().split()):
        with suppress(OSError):
            if b"spawn_main" in Path("/proc", str(child), "cmdline").read_bytes():
                found.append(child)
    return found
