"""No game is named but in its own folders and where games are registered: whoever brings one changes nothing else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "web/src", "tools", "benchmarks")
FILES = ("setup.py",)
ENDINGS = (".py", ".pyi", ".c", ".h", ".ts", ".svelte", ".css")
OWN = ("src/arcanum/games/", "src/arcanum/words/", "src/arcanum/cli/", "web/src/games/")
"""The folders in which each game has one of its own."""
REGISTRATION = ("web/src/games/index.ts",)
"""Where the widgets of the browser are listed; Python packages register their games in `entry_points.txt`, which is no
source."""
GAMES = sorted(path.name for path in (ROOT / "src/arcanum/games").iterdir() if path.is_dir() and path.name[0] != "_")
"""All that there are, those too that nobody can play yet."""
UNCODED = (".svelte-kit", "node_modules", "__pycache__")


def pattern(game: str) -> re.Pattern[str]:
    """The id of a game, in any case, with or without what joins its words: black_rose, BlackRose, BLACK_ROSE."""
    return re.compile("[-_ ]?".join(game.split("_")), re.IGNORECASE)


def sources() -> Iterator[tuple[str, str]]:
    for path in [ROOT / name for name in FILES] + [path for each in FOLDERS for path in (ROOT / each).rglob("*")]:
        inner = path.relative_to(ROOT)
        if path.is_file() and path.suffix in ENDINGS and not set(inner.parts) & set(UNCODED):
            yield inner.as_posix(), path.read_text(encoding="utf-8")


def named(game: str, files: Iterator[tuple[str, str]]) -> list[str]:
    """Where a game is named and should not be, as `file:line: text`."""
    own = tuple(f"{folder}{game}/" for folder in OWN)
    return [
        f"{file}:{number}: {line.strip()}"
        for file, text in files
        if file not in REGISTRATION and not file.startswith(own)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern(game).search(line)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_of_its_folders(game: str) -> None:
    assert named(game, sources()) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/arcanum/server/table.py", 'if game == "black_rose":'),
        ("src/arcanum/games/res_arcana/state.py", "from arcanum.games.black_rose.state import State"),
        ("web/src/lib/emblem.ts", "// Black Rose"),
        ("web/src/pages/Home.svelte", "import { blackRose } from '../games';"),
        ("web/src/styles/tokens.css", "/* Black Rose: rooms */"),
        ("tools/compile.py", "BLACK_ROSE = 1"),
        ("benchmarks/page.py", "def of_blackrose() -> None:"),
    ],
)
def test_a_name_is_found(file: str, line: str) -> None:
    assert named("black_rose", iter([(file, f"\n{line}\n")])) == [f"{file}:2: {line}"]
    assert named("black_rose", iter([("src/arcanum/cli/black_rose/drawing.py", line)])) == []


def test_files_of_all_kinds_are_looked_at() -> None:
    found = {Path(file).suffix for file, _ in sources()}
    assert found == set(ENDINGS)


@pytest.mark.parametrize("part", ["words", "cli"])
def test_the_contract_names_the_folders_of_all_games(part: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    listed = [each["modules"] for each in contracts if each["type"] == "independence"]
    there = [game for game in GAMES if (ROOT / "src" / "arcanum" / part / game).is_dir()]
    assert [f"arcanum.{part}.{game}" for game in there] in listed
