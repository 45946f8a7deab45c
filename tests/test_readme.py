"""What the README shows works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


COMMANDS = [
    line.partition("  #")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
]
SHORTER = {"--games": "2", "--pairs": "1", "--simulations": "2"}
"""Options whose values only say how long a command takes."""


def test_the_python_example_plays_a_game_to_its_end() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 8
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    told = re.fullmatch(r"round (\d+) points \[(\d+), (\d+)\]\n", done.stdout)
    assert told, done.stdout
    played, *points = (int(number) for number in told.groups())
    # Somebody has won by points, as people do, and not because a game has to stop somewhere.
    assert played < 15
    assert max(points) >= 10


@pytest.mark.parametrize("example", [line for line in COMMANDS if line.startswith("arcanum ")])
def test_a_command_can_be_copied(example: str, tmp_path: Path) -> None:
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    words = shlex.split(example)[1:]
    words = [SHORTER.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    # Whoever plays leaves the table at once.
    typed = "quit\n" if words[0] == "play" else ""
    command = [sys.executable, "-m", "arcanum", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    if "--html" in words:
        assert "<html" in (tmp_path / words[words.index("--html") + 1]).read_text(encoding="utf-8")


def test_its_targets_are_there() -> None:
    named = {word for line in COMMANDS for word in re.findall(r"\bmake (\w+)", line)}
    named |= set(re.findall(r"`make (\w+)`", README))
    targets = set(re.findall(r"(?m)^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert {"play", "test"} <= named <= targets


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README
