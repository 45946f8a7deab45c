"""Where nobody listens nothing is told: the battery sees it of what random games meet, this of every line there is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import arcanum.games

FOLDER = Path(arcanum.games.__file__).parent
MODULES = [path for path in sorted(FOLDER.rglob("*.py")) if "log.append(" in path.read_text(encoding="utf-8")]


def tells(node: ast.AST) -> bool:
    """Whether this is a call that adds to a log, or of a function that does nothing else."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    called = ast.unparse(node.func)
    return called.endswith(".log.append") or node.func.attr.startswith("tell")


def listens(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and any(
        isinstance(part, ast.Attribute) and part.attr == "heard" for part in ast.walk(node.test)
    )


def told_to_nobody(node: ast.AST) -> list[int]:
    """The lines that tell something without having asked whether anybody listens."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith("tell"):
        return []
    found = [node.lineno] if isinstance(node, ast.Call) and tells(node) else []
    for child in node.orelse if isinstance(node, ast.If) and listens(node) else ast.iter_child_nodes(node):
        found += told_to_nobody(child)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_events_are_told_only_where_somebody_listens(path: Path) -> None:
    assert told_to_nobody(ast.parse(path.read_text(encoding="utf-8"))) == []


def test_what_is_looked_for_is_found() -> None:
    assert len(MODULES) > 20
    heard = ["    if s.heard:", "        s.log.append(3)", "    else:", "        s.log.append(5)"]
    lines = ["def run(s):", *heard, "    self.tell(s)"]
    assert told_to_nobody(ast.parse("\n".join(lines))) == [5, 6]
