"""The examples in docs/cli.md and in the help texts work."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from arcanum.cli import app
from arcanum.cli.families import FAMILIES, command
from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.database import sqlite_in
from arcanum.server.entries import Info
from arcanum.server.identity import Visitors
from arcanum.server.store import Store
from arcanum.server.writer import Summary
from tests.cli.conftest import Run
from tests.cli.script import AGAINST_RANDOM, script

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
EXAMPLES = [
    line.partition("  #")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
]
SLOW = {"--games": "2", "--jobs": "1", "--pairs": "1", "--simulations": "5"}
"""Options whose values only say how long a command takes."""


def epilogs() -> list[str]:
    """What stands below the help of every command and every group."""
    commands = [command(name) for name in FAMILIES]
    inner = [each for found in commands for each in getattr(found, "commands", {}).values()]
    found = [app.info.epilog, *(each.epilog for each in commands + inner)]
    return [text.removeprefix("Example: ") for text in found if isinstance(text, str)]


ALL = [*EXAMPLES, *epilogs()]


@pytest.fixture
def folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples name."""
    for name in ("benchmarks", "examples", "tests", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    lines = script("docs").lines
    typed = "\n".join(lines[: len(lines) // 2])
    run(*AGAINST_RANDOM, "--seed", "docs", "--record", "game.json", stdin=f"{typed}\nsave saved.json\n")
    position = "game: res_arcana\ntitle: t\nposition:\n  players: [{hand: [prism]}, {}]\n"
    (tmp_path / "position.yaml").write_text(position, encoding="utf-8")
    return tmp_path


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database with a table that is called TABLE and an account `reader`, where the examples look for them."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("ARCANUM_DATA", str(folder))

    async def make() -> None:
        store = Store(sqlite_in(folder), "docs")
        await store.open()
        record = Record.start(find("res_arcana"), 2, "docs").data()
        summary = Summary("open", [], [], 0, 0, None, False)
        await Visitors(store).register("reader", "a long way to the lodge", None)
        await store.make("TABLE", Info(record=record), "res_arcana", "", [], summary, [])
        await store.close()

    asyncio.run(make())


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("example", [each for each in ALL if each.startswith("arcanum admin ")])
def test_an_example_of_an_administrator_works(run: Run, tmp_path: Path, example: str) -> None:
    words = shlex.split(example)[1:]
    words = [str(tmp_path / word) if word.endswith((".json", ".db")) else word for word in words]
    result = run(*words)
    assert result.code == 0, result


@pytest.mark.parametrize("example", [each for each in ALL if each.startswith("arcanum serve")])
def test_an_example_of_a_server_can_be_read(run: Run, example: str) -> None:
    """It would serve until somebody stops it; that it does has tests of its own."""
    result = run(*shlex.split(example)[1:], "--help")
    assert result.code == 0, result


@pytest.mark.parametrize("example", [each for each in ALL if not each.startswith(("arcanum serve", "arcanum admin "))])
def test_an_example_works(run: Run, folder: Path, example: str) -> None:
    typed, pipe, command = example.rpartition(" | ")
    words = shlex.split(command.partition(" > ")[0])
    assert words.pop(0) == "arcanum"
    stdin = typed.removeprefix("printf '").removesuffix("'").replace("\\n", "\n") if pipe else ""
    arguments: list[str] = []
    for at, word in enumerate(words):
        if "*" in word:
            found = sorted(folder.glob(word))
            assert found, f"{word} matches no file"
            # The golden records have a test of their own, which is not for every example to repeat.
            arguments += [] if "golden" in word else [str(found[0])]
        else:
            arguments.append(SLOW.get(words[at - 1], word))
    result = run(*arguments, stdin=stdin)
    assert result.code in ((0, 1) if words[:2] == ["rules", "coverage"] else (0,)), result


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 15
    assert len(epilogs()) > 12
