"""Whether the source of a game keeps to the shapes of its frames: a checker for `test_frames.py`.

It looks at every unpacking of a frame, every number of one that is read by its place, and every frame that is made.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from arcanum.core.flow import PARALLEL, SEAT, STEP
from arcanum.core.shapes import Shape

FRAME = "frame"
"""What every variable that holds a frame is called; others are told by their stacks."""
STACKS = ("stack", "trunk", "branch")
COMMON = {"STEP": STEP, "SEAT": SEAT}


class Laws:
    """Checks the modules of one game."""

    def __init__(self, shapes: list[Shape], numbers: Mapping[str, int], classes: Mapping[str, list[int]]) -> None:
        """`numbers` are the constants that name steps, `classes` says for each class of which steps it reads frames."""
        self.shapes = shapes
        self.numbers = numbers
        self.classes = classes

    def findings(self, tree: ast.Module, names: Mapping[str, Any]) -> list[str]:
        """What is wrong in a module, in whose namespace these names stand."""
        found: list[tuple[int, str]] = []
        for scope, candidates in self._scopes(tree):
            for node in ast.walk(scope):
                found += [(node.lineno, what) for what in self._wrong_in(node, candidates, names)]  # type: ignore[attr-defined]
        steps_here = self._imported(tree)
        compared = {id(each) for node in ast.walk(tree) if isinstance(node, ast.Compare) for each in node.comparators}
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and id(node) not in compared:
                found += [(node.lineno, what) for what in self._wrong_frame(node, steps_here)]
        return [f"{line}: {what}" for line, what in sorted(set(found))]

    def _scopes(self, tree: ast.Module) -> Iterator[tuple[ast.stmt, list[Shape]]]:
        """The functions and methods, with the shapes that the frames in them may have."""
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    yield part, [self.shapes[number] for number in self.classes.get(node.name, [])] or self._named(part)
            else:
                yield node, self._named(node)

    def _named(self, scope: ast.stmt) -> list[Shape]:
        """The shapes of the steps that a function names; all if it names none."""
        named = [node.id if isinstance(node, ast.Name) else node.attr for node in ast.walk(scope) if _is_name(node)]  # type: ignore[attr-defined]
        return [self.shapes[self.numbers[name]] for name in named if name in self.numbers] or self.shapes

    def _wrong_in(self, node: ast.AST, candidates: list[Shape], names: Mapping[str, Any]) -> Iterator[str]:
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Frame":
            if node.arg.removeprefix("_") != FRAME:
                yield f"a frame is called {node.arg}"
        elif isinstance(node, ast.Assign) and _is_frame(node.value) and isinstance(node.targets[0], ast.Tuple):
            if not any(_unpacks(node.targets[0], shape) for shape in candidates):
                shown = " / ".join([" ".join(shape.names) for shape in candidates[:3]])
                yield f"{ast.unparse(node)} does not unpack {shown}"
        elif isinstance(node, ast.Subscript) and _is_frame(node.value) and not _is_place(node.slice, candidates, names):
            yield f"{ast.unparse(node)} does not name a number of the frame"
        elif isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load) and _is_frame(node.value):
            yield f"{ast.unparse(node)} copies numbers that have names"

    def _imported(self, tree: ast.Module) -> dict[str, int]:
        """The constants of steps that a module imports, or makes itself, by how they are called there."""
        here = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith((".frames", ".flow")):
                here.update({each.asname or each.name: self.numbers.get(each.name, -1) for each in node.names})
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                here[node.target.id] = self.numbers.get(node.target.id, -1) if _is_number(node.value) else -1
        return {name: number for name, number in here.items() if number >= 0}

    def _step_of(self, node: ast.expr, here: Mapping[str, int]) -> int:
        """The step that a constant names; -1 for anything else."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "frames":
            return self.numbers[node.attr]
        return here.get(node.id, -1) if isinstance(node, ast.Name) else -1

    def _wrong_frame(self, made: ast.Tuple, here: Mapping[str, int]) -> Iterator[str]:
        step = self._step_of(made.elts[0], here) if made.elts else -1
        if step < 0:
            return
        names = ["", *self.shapes[step].names]
        is_open = self.shapes[step].open
        if step == PARALLEL and len(made.elts) > 2:
            started = self.shapes[self._step_of(made.elts[2], here)]
            names, is_open = ["", "seat", "start", *started.names[1:]], started.open
        if not (len(made.elts) == len(names) or (is_open and len(made.elts) >= len(names) - 1)):
            yield f"{ast.unparse(made)} has not the numbers {' '.join(names[1:])}"
            return
        parts = made.elts[: len(names)]
        in_place = [
            name for part, name in zip(parts, names, strict=False) if isinstance(part, ast.Name) and part.id == name
        ]
        for place, part in enumerate(parts):
            if isinstance(part, ast.Starred) and not (is_open and place >= len(names) - 1):
                yield f"{ast.unparse(made)} copies numbers that have names"
            elif isinstance(part, ast.Name) and part.id in names and part.id not in in_place:
                yield f"{ast.unparse(made)} has {part.id} in the place of {names[place]}"


def _is_name(node: ast.AST) -> bool:
    return isinstance(node, (ast.Name, ast.Attribute))


def _is_number(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _is_frame(node: ast.expr) -> bool:
    """A variable of that name, or the top (or any one) of a stack."""
    if isinstance(node, ast.Name):
        return node.id == FRAME
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return False
    stack = node.value
    name = stack.id if isinstance(stack, ast.Name) else stack.attr if isinstance(stack, ast.Attribute) else ""
    return name.endswith(STACKS)


def _unpacks(target: ast.Tuple, shape: Shape) -> bool:
    """Whether the targets are called as the shape calls the numbers, or `_`."""
    called = [each.value if isinstance(each, ast.Starred) else each for each in target.elts]
    starred = [isinstance(each, ast.Starred) for each in target.elts]
    names = ["step", *shape.names]
    fits = all(isinstance(each, ast.Name) and each.id in ("_", name) for each, name in zip(called, names, strict=False))
    return fits and len(called) == len(names) and not any(starred[:-1]) and starred[-1] == shape.open


def _is_place(index: ast.expr, candidates: list[Shape], names: Mapping[str, Any]) -> bool:
    """Whether an index is a constant that is called as the number at its place, perhaps with an offset from there."""
    if isinstance(index, ast.BinOp) and isinstance(index.op, ast.Add):
        index = index.left
    if not isinstance(index, ast.Name) or index.id not in names:
        return False
    place, name = names[index.id], index.id.lower()
    if index.id in COMMON:
        return bool(place == COMMON[index.id])
    return any(name in shape.names and shape.place(name) == place for shape in candidates)
