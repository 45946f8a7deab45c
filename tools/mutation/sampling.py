"""All mistakes that could be made in the rules of a game, and a fair sample of them."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutation.operators import Edit, Source, edits, returned
from tools.mutation.rules import rule_files, rules


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with one mistake in it. Lines may move: what it is called by is what is written in them."""

    file: str
    function: str
    operator: str
    before: str
    after: str
    nth: int
    """Which one of several of the same kind, in one function."""
    lines: tuple[int, int]
    """The lines of the statement up to the mistake."""
    edit: Edit = field(repr=False)

    @property
    def id(self) -> str:
        return " | ".join((self.file, self.function, self.change))

    @property
    def change(self) -> str:
        return f"{self.before}  ->  {self.after}" + (f"  #{self.nth}" if self.nth > 1 else "")


def mutants(package: Path) -> list[Mutant]:
    """Each mistake in each file of rules of a game."""
    seats = rules(package).seats
    return [mutant for path, name in rule_files(package).items() for mutant in _mutants(path, name, seats)]


def _mutants(path: Path, name: str, seats: Sequence[str]) -> Iterator[Mutant]:
    source = Source(path.read_text(encoding="utf-8"), seats)
    seen: Counter[tuple[str, str, str]] = Counter()
    for function, statement, node, edit in _Walk(source).found:
        before, after = source.lines(edit)
        key = (function, before, after)
        seen[key] += 1
        end = getattr(node, "end_lineno", None) or statement.lineno
        yield Mutant(name, function, edit.operator, before, after, seen[key], (statement.lineno, end), edit)


class _Walk(ast.NodeVisitor):
    """Gathers the mistakes with the function and the statement in which they are made."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[tuple[str, ast.stmt, ast.AST, Edit]] = []
        self._names: list[str] = []
        self._returns: ast.expr | None = None
        self._statement: ast.stmt = ast.Pass(lineno=1, col_offset=0)
        self.visit(source.tree)

    def generic_visit(self, node: ast.AST) -> None:
        outer = self._statement
        if isinstance(node, ast.stmt):
            self._statement = node
        name = ".".join(self._names)
        self.found += [(name, self._statement, node, edit) for edit in edits(self.source, node)]
        if isinstance(node, ast.Return):
            found = returned(self.source, node, self._returns)
            self.found += [(name, node, node, edit) for edit in found]
        super().generic_visit(node)
        self._statement = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self._returns = self._returns, node.returns
        self._names.append(node.name)
        for part in [*node.args.defaults, *node.body]:
            self.visit(part)
        self._names.pop()
        self._returns = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        for part in node.body:
            self.visit(part)
        self._names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            outer, self._statement = self._statement, node
            self.visit(node.value)
            self._statement = outer

    def visit_Assert(self, node: ast.Assert) -> None:
        """What never fails has no rule in it."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text."""

    def visit_Import(self, node: ast.Import) -> None:
        """No rule."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """No rule."""


def sample(all_of_them: Sequence[Mutant], size: int, seed: str) -> list[Mutant]:
    """Fairly many of each file, by its number of lines that can be wrong, on as many lines as possible, and on each of
    any kind before another of the same.

    Each has a place in the order that depends on nothing but what is written there and the seed, so that a change of
    the code elsewhere leaves almost the same sample.
    """
    files: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in all_of_them:
        files[mutant.file].append(mutant)
    lines = {file: len({one.lines[0] for one in found}) for file, found in files.items()}
    total = sum(lines.values())
    chosen: list[Mutant] = []
    passed = 0
    for file, found in files.items():
        passed += lines[file]
        chosen += _in_turns(found, seed)[: size * passed // total - len(chosen)]
    return chosen


def _in_turns(found: list[Mutant], seed: str) -> list[Mutant]:
    """First one of each line, then a second one, and so on."""
    order: list[tuple[int, str, Mutant]] = []
    taken: Counter[tuple[int, str]] = Counter()
    ranked: list[tuple[int, str, str, Mutant]] = []
    for mutant in sorted(found, key=lambda one: _number(one.id, seed)):
        line, kind = mutant.lines[0], mutant.operator
        taken[line, kind] += 1
        ranked.append(
            (taken[line, kind], _number(f"{kind} {mutant.function} {mutant.before}", seed), mutant.id, mutant)
        )
    turns: Counter[int] = Counter()
    for _, number, _, mutant in sorted(ranked, key=lambda entry: entry[:3]):
        turns[mutant.lines[0]] += 1
        order.append((turns[mutant.lines[0]], number, mutant))
    return [mutant for _, _, mutant in sorted(order, key=lambda entry: entry[:2])]


def _number(name: str, seed: str) -> str:
    return hashlib.sha256(f"{seed}\n{name}".encode()).hexdigest()
