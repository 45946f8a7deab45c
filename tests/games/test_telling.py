"""Where nobody listens nothing is told: the battery sees it of what random games meet, this of every line there is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import arcanum.games

FOLDER = Path(arcanum.games.__file__).parent
OTHERS = ("game.py", "knowledge.py")
"""They read the log of a game that was played, or empty that of a world."""
MODULES = [
    path
    for path in sorted(FOLDER.rglob("*.py"))
    if ".log" in path.read_text(encoding="utf-8") and path.name not in OTHERS
]


def tells(node: ast.AST) -> bool:
    """Whether this is a log, or a call of a function that does nothing else than to add to one."""
    if isinstance(node, ast.Attribute) and node.attr == "log":
        return True
    called = node.func if isinstance(node, ast.Call) else None
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name.startswith("tell")


def listens(node: ast.AST) -> bool:
    """Whether this asks for a listener, perhaps among other things that have to be true as well."""
    asked = node.test if isinstance(node, ast.If) else None
    parts = asked.values if isinstance(asked, ast.BoolOp) and isinstance(asked.op, ast.And) else [asked]
    return any(isinstance(part, ast.Attribute) and part.attr == "heard" for part in parts)


def told_to_nobody(node: ast.AST) -> list[int]:
    """The lines that tell something without having asked whether anybody listens."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith("tell"):
        return []
    if isinstance(node, ast.For) and tells(node.iter):  # who reads it
        return [line for child in node.body for line in told_to_nobody(child)]
    found = [node.lineno] if isinstance(node, ast.expr) and tells(node) else []
    for child in node.orelse if isinstance(node, ast.If) and listens(node) else ast.iter_child_nodes(node):
        found += told_to_nobody(child)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_events_are_told_only_where_somebody_listens(path: Path) -> None:
    assert told_to_nobody(ast.parse(path.read_text(encoding="utf-8"))) == []


def test_what_is_looked_for_is_found() -> None:
    assert len(MODULES) > 20
    heard = ["    if s.heard:", "        s.log.append(3)", "    else:", "        s.log.append(5)"]
    others = ["    self.tell(s)", "    tell(s)", "    log = s.log", "    if s.heard or s.all: s.log.append(9)"]
    lines = [
        "def run(s):",
        *heard,
        *others,
        "    if s.all and s.heard: s.log += [10]",
        "    if not s.heard: s.log[:] = []",
    ]
    assert told_to_nobody(ast.parse("\n".join(lines))) == [5, 6, 7, 8, 9, 11]
