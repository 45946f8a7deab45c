"""Where a card stands in the data of its game, and what carries out each of its words: for the pages of cards."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import arcanum
from arcanum.core.pack_game import PackGame
from arcanum.core.packs import PackLoader
from arcanum.core.vocabulary import Interpreter, everything_inside
from arcanum.games import GAMES

SOURCES = Path(arcanum.__file__).parent
QUOTED = re.compile(r"`(\w+)`")
READERS = ("vocabulary.py", "compiler.py")
"""What declares the words and makes steps of them; what the steps do stands elsewhere."""


def told(tree: ast.AST, name: str = "") -> Iterator[tuple[str, str]]:
    """The classes and functions of a source below a name, each with its docstring; first the source's own."""
    if isinstance(tree, ast.Module | ast.ClassDef | ast.FunctionDef):
        yield name, ast.get_docstring(tree) or ""
        for each in tree.body:
            if isinstance(each, ast.ClassDef | ast.FunctionDef):
                yield from told(each, f"{name}.{each.name}".removeprefix("."))


def named(game: str) -> dict[str, list[str]]:
    """What a game's docstrings name in backquotes, each with the places that do: class or function, and the file in the
    game's folder."""
    found: dict[str, list[str]] = {}
    folder = SOURCES / "games" / game
    for path in sorted(folder.rglob("*.py")):
        if path.name in READERS:
            continue
        for name, docstring in told(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"`{name}` in `{path.relative_to(folder).as_posix()}`"
            for word in dict.fromkeys(QUOTED.findall(docstring)):
                found.setdefault(word, []).append(place if name else f"`{path.relative_to(folder).as_posix()}`")
    return found


def executed() -> set[type]:
    """The words of all vocabularies that something carries out."""
    return {word for each in Interpreter.made if each.role == "execution" for word in each.reads}


def look_ups(game: str) -> dict[str, str]:
    """For each component of the game's own packs a line in Markdown: its file, and what carries out its words."""
    played = GAMES[game]
    if not isinstance(played, PackGame):
        return {}
    loader: PackLoader[Any, Any] = played.loader(played.loader.own)
    loader.read()
    places, words = named(game), executed()
    lines = {}
    for component, entry in loader.entries.items():
        said = [type(word).__struct_config__.tag for word in everything_inside(entry.component) if type(word) in words]
        by = [f"`{word}`: {', '.join(places[word])}" for word in dict.fromkeys(map(str, said))]
        file = Path(entry.document.file).relative_to(SOURCES / "games" / game).as_posix()
        lines[component] = "; ".join([f"In the sources: `{component}` in `{file}`", *by]) + "."
    return lines
