"""What can be wrong in a line of rules: each operator names the small mistakes that it would make in a piece of code.

A mistake is an edit of the source, so that what it changes can be shown as it would be written. Strings, annotations
and assertions are left alone: they hold no rule.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple


class Span(NamedTuple):
    """A place in a file: byte offsets."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Edit:
    """One mistake: what is written there instead."""

    operator: str
    span: Span
    text: str


COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, tuple[str, ...]]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
"""How it is written, and what might be written instead: the bound is missed, or the opposite is meant."""
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Source:
    """A file, and where its nodes lie in it."""

    def __init__(self, text: str, seats: Sequence[str] = ()) -> None:
        self.seats: Sequence[str] = seats
        """What names a seat in it: in its place the other seat may be written."""
        self.data: bytes = text.encode()
        self.tree: ast.Module = ast.parse(text)
        self._lines: list[int] = [0]
        for line in self.data.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._lines[node.lineno - 1] + node.col_offset
        return Span(start, self._lines[node.end_lineno - 1] + node.end_col_offset)

    def text(self, span: Span) -> str:
        return self.data[span.start : span.end].decode()

    def between(self, left: ast.expr, right: ast.expr, word: str) -> Span:
        """Where the operator between two operands stands."""
        gap = Span(self.span(left).end, self.span(right).start)
        start = self.data.index(word.split()[0].encode(), gap.start, gap.end)
        end = self.data.index(word.split()[-1].encode(), start, gap.end) + len(word.split()[-1])
        return Span(start, end)

    def changed(self, edit: Edit) -> str:
        """The whole file with a mistake in it."""
        return (self.data[: edit.span.start] + edit.text.encode() + self.data[edit.span.end :]).decode()

    def lines(self, edit: Edit) -> tuple[str, str]:
        """The lines that an edit touches, before and after it, each in one line."""
        first = self.data.rfind(b"\n", 0, edit.span.start) + 1
        last = self.data.find(b"\n", edit.span.end)
        last = len(self.data) if last < 0 else last
        before = self.data[first:last]
        after = self.data[first : edit.span.start] + edit.text.encode() + self.data[edit.span.end : last]
        return " ".join(before.decode().split()), " ".join(after.decode().split())


def edits(source: Source, node: ast.AST) -> Iterator[Edit]:
    """The mistakes that could be made in this node itself; its parts are nodes of their own."""
    if isinstance(node, ast.stmt):
        yield from _statement(source, node)
    elif isinstance(node, ast.Compare):
        yield from _comparison(source, node)
    elif isinstance(node, ast.BoolOp):
        yield from _both(source, node)
    elif isinstance(node, ast.BinOp):
        yield from _arithmetic(source, node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        start = source.span(node).start
        yield Edit("not", Span(start, start + len("not ")), "")
    elif isinstance(node, ast.Constant):
        yield from _constant(source, node)
    elif isinstance(node, ast.Call):
        yield from _call(source, node)
    for test in _conditions(node):
        if not _has_an_opposite(test):
            yield _negated(source, test, "condition")
    if isinstance(node, ast.Name | ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Load):
        span = source.span(node)
        if source.text(span) in source.seats:
            yield Edit("other seat", span, f"(1 - {source.text(span)})")


def returned(source: Source, node: ast.Return, annotation: ast.expr | None) -> Iterator[Edit]:
    """The wrong answers of a function, of its type."""
    if node.value is None or annotation is None:
        return
    kind = ast.unparse(annotation)
    span = source.span(node.value)
    text = source.text(span)
    if kind == "bool" and not _has_an_opposite(node.value):
        yield _negated(source, node.value, "return")
    elif kind == "int" and not isinstance(node.value, ast.Constant):
        yield Edit("return", span, f"({text}) + 1")
    elif kind.startswith("list") and text != "[]":
        yield Edit("return", span, f"({text})[1:]")
        yield Edit("return", span, f"({text})[:-1]")
    elif kind.endswith("None") and text != "None":
        yield Edit("return", span, "None")


def _statement(source: Source, node: ast.stmt) -> Iterator[Edit]:
    span = source.span(node)
    if isinstance(node, ast.Continue):
        yield Edit("loop", span, "break")
    elif isinstance(node, ast.Break):
        yield Edit("loop", span, "continue")
    elif isinstance(node, ast.AugAssign):
        yield Edit("drop", span, "pass")
        if type(node.op) in ARITHMETIC:
            word, instead = ARITHMETIC[type(node.op)]
            start = source.data.index(word.encode() + b"=", source.span(node.target).end)
            yield Edit("arithmetic", Span(start, start + len(word)), instead)
    elif (
        isinstance(node, ast.Raise | ast.Delete)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
        or (isinstance(node, ast.Assign) and not any(isinstance(target, ast.Name) for target in node.targets))
        or (isinstance(node, ast.Return) and node.value is None)
    ):
        yield Edit("drop", span, "pass")


def _comparison(source: Source, node: ast.Compare) -> Iterator[Edit]:
    left = node.left
    for op, right in zip(node.ops, node.comparators, strict=True):
        word, others = COMPARISONS[type(op)]
        span = source.between(left, right, word)
        for instead in others:
            yield Edit("comparison", span, instead)
        left = right


def _both(source: Source, node: ast.BoolOp) -> Iterator[Edit]:
    word, instead, idle = ("and", "or", "True") if isinstance(node.op, ast.And) else ("or", "and", "False")
    for left, right in zip(node.values, node.values[1:], strict=False):
        yield Edit("and/or", source.between(left, right, word), instead)
    for value in node.values:
        yield Edit("part of a condition", source.span(value), idle)


def _arithmetic(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    if type(node.op) not in ARITHMETIC or _holds_text(node):
        return
    word, instead = ARITHMETIC[type(node.op)]
    yield Edit("arithmetic", source.between(node.left, node.right, word), instead)
    if isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant) and node.left.value == 1:
        yield Edit("same seat", source.span(node), source.text(source.span(node.right)))


def _constant(source: Source, node: ast.Constant) -> Iterator[Edit]:
    span = source.span(node)
    if isinstance(node.value, bool):
        yield Edit("constant", span, str(not node.value))
    elif isinstance(node.value, int):
        yield Edit("constant", span, str(node.value + 1))
        if node.value > 0:
            yield Edit("constant", span, str(node.value - 1))


def _call(source: Source, node: ast.Call) -> Iterator[Edit]:
    if isinstance(node.func, ast.Name):
        name = node.func.id
        if name in OPPOSITES:
            yield Edit("call", source.span(node.func), OPPOSITES[name])
        elif name in ("sorted", "reversed") and len(node.args) == 1:
            yield Edit("call", source.span(node.func), "list")
        elif name == "range" and not isinstance(node.args[-1], ast.Constant):
            span = source.span(node.args[-1])
            yield Edit("call", span, f"{source.text(span)} - 1")
    for left, right in zip(node.args, node.args[1:], strict=False):
        if isinstance(left, ast.Constant | ast.Starred) or isinstance(right, ast.Constant | ast.Starred):
            continue
        one, two = source.span(left), source.span(right)
        if source.text(one) != source.text(two):
            gap = source.text(Span(one.end, two.start))
            yield Edit("arguments", Span(one.start, two.end), source.text(two) + gap + source.text(one))


def _conditions(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [node.test]
    return node.ifs if isinstance(node, ast.comprehension) else []


def _has_an_opposite(test: ast.expr) -> bool:
    """Whether another operator writes the opposite already."""
    return (isinstance(test, ast.Compare) and len(test.ops) == 1) or (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    )


def _negated(source: Source, test: ast.expr, operator: str) -> Edit:
    span = source.span(test)
    return Edit(operator, span, f"not ({source.text(span)})")


def _holds_text(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))
