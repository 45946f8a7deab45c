"""Frames are made and taken apart as their shapes say, in every game."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from arcanum import games
from arcanum.core.flow import PARALLEL, SEAT, Ask, Step
from arcanum.core.shapes import shapes, steps_of
from tests.games.frame_laws import Laws

ROOT = Path(games.__file__).parent
GAMES = sorted([path.parent.name for path in ROOT.glob("*/frames.py") if "SHAPES" in path.read_text()])


def modules(game: str) -> list[ModuleType]:
    paths = [path.relative_to(ROOT).with_suffix("") for path in sorted((ROOT / game).rglob("*.py"))]
    return [importlib.import_module(".".join(["arcanum.games", *path.parts])) for path in paths]


def laws_of(game: str, parts: list[ModuleType]) -> Laws:
    """The laws for a game: its parts of effects read the frame of the program that runs them."""
    frames = importlib.import_module(f"arcanum.games.{game}.frames")
    table = importlib.import_module(f"arcanum.games.{game}.step_table")
    numbers = {name: value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)}
    classes: dict[str, list[int]] = {}
    for number, step in enumerate(table.steps()):
        classes.setdefault(type(step).__name__, []).append(number)
    for part in parts:
        for name, value in vars(part).items():
            if isinstance(value, type) and any(base.__name__ == "Op" for base in value.__mro__):
                classes[name] = [numbers["RUN"]]
    return Laws(frames.SHAPES, numbers, classes)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_the_shapes_of_its_frames(game: str) -> None:
    parts = modules(game)
    laws = laws_of(game, parts)
    found = []
    for part in parts:
        assert part.__file__ is not None
        path = ROOT / Path(*part.__name__.split(".")[2:])
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        found += [f"{source.name}:{what}" for what in laws.findings(ast.parse(source.read_text()), vars(part))]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_called_as_their_numbers(game: str) -> None:
    frames = importlib.import_module(f"arcanum.games.{game}.frames")
    for number, shape in enumerate(frames.SHAPES):
        assert vars(frames)[shape.name.upper().replace("-", "_")] == number
        assert number == PARALLEL or shape.place("seat") == SEAT


# --- the checker itself -----------------------------------------------------------------------------------------------

TAKE, PASS_ON, REACT = 1, 2, 3
TOYS = shapes({TAKE: "take: seat pile left | group", PASS_ON: "pass-on: seat half", REACT: "react: seat caller *used"})
NUMBERS = {"PARALLEL": PARALLEL, "TAKE": TAKE, "PASS_ON": PASS_ON, "REACT": REACT}
NAMES: dict[str, Any] = {"SEAT": 1, "STEP": 0, "PILE": 2, "LEFT": 2}
HEAD = "from arcanum.games.toys import frames\nfrom arcanum.games.toys.frames import REACT\n\n"


def found_in(body: str, name: str = "Take") -> list[str]:
    """What is found in the body of a method of a step."""
    source = f"{HEAD}class {name}(Ask):\n    def legal(self, s, frame: Frame):\n        {body}\n"
    laws = Laws(TOYS, NUMBERS, {"Take": [TAKE], "PassOn": [PASS_ON], "React": [REACT]})
    return laws.findings(ast.parse(source), NAMES)


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("_, seat, pile, left, _ = frame", "Take"),
        ("_, seat, caller, *used = frame", "React"),
        ("_, _, half = s.stack[-1]", "PassOn"),
        ("return frame[SEAT] + frame[PILE] + frame[STEP]", "Take"),
        ("return frame[PILE + each]", "Take"),
        ("s.stack[-1] = (frames.TAKE, seat, pile, left - 1, group)", "Take"),
        ("s.stack[-1] = (frames.TAKE, seat, seat, left, left)", "Take"),
        ("s.stack.append((REACT, seat, caller, *used, action))", "React"),
        ("s.stack.append((REACT, seat, caller))", "React"),
        ("s.stack.append((frames.PARALLEL, -1, frames.TAKE, pile, 1, 0))", "Take"),
        ("return step in (frames.TAKE, frames.PASS_ON)", "Take"),
    ],
)
def test_what_keeps_to_the_shapes_is_fine(body: str, name: str) -> None:
    assert found_in(body, name) == []


@pytest.mark.parametrize(
    ("body", "name", "what"),
    [
        ("_, seat, left, pile, _ = frame", "Take", "does not unpack seat pile left group"),
        ("_, seat, pile, left = frame", "Take", "does not unpack"),
        ("_, seat, *_ = frame", "Take", "does not unpack"),
        ("_, seat, caller, used = frame", "React", "does not unpack"),
        ("_, seat, pile, left, _ = frame", "PassOn", "does not unpack seat half"),
        ("_, half, _ = s.stack[-1]", "PassOn", "does not unpack seat half"),
        ("return frame[3]", "Take", "does not name a number"),
        ("return s.trunk[-1][1]", "Take", "does not name a number"),
        ("return frame[2:]", "Take", "does not name a number"),
        ("return frame[LEFT]", "Take", "does not name a number"),
        ("return frame[PILE]", "PassOn", "does not name a number"),
        ("return frame[3 + each]", "Take", "does not name a number"),
        ("s.stack[-1] = (*frame, action)", "React", "copies numbers"),
        ("s.stack[-1] = (frames.TAKE, seat, pile, left)", "Take", "has not the numbers seat pile left group"),
        ("s.stack.append((REACT, seat))", "React", "has not the numbers"),
        ("s.stack.append((frames.PARALLEL, -1, frames.TAKE, pile))", "Take", "has not the numbers"),
        ("s.stack.append((frames.TAKE, seat, *rest, group))", "Take", "has not the numbers"),
        ("s.stack.append((frames.TAKE, *rest, pile, left, group))", "Take", "copies numbers"),
        ("s.stack[-1] = (frames.TAKE, seat, left, pile, group)", "Take", "has left in the place of pile"),
    ],
)
def test_what_strays_from_the_shapes_is_found(body: str, name: str, what: str) -> None:
    assert any(what in each for each in found_in(body, name))


def test_a_frame_is_called_so() -> None:
    source = "def income(s: State, waiting: Frame) -> int:\n    return 0\n"
    assert Laws(TOYS, NUMBERS, {}).findings(ast.parse(source), NAMES) == ["1: a frame is called waiting"]


def test_a_step_needs_a_shape_and_a_shape_needs_a_step() -> None:
    class Take(Ask[Any]):
        pass

    assert [step.name for step in steps_of(TOYS, {TAKE: Take, PASS_ON: Step, REACT: Take})] == [
        "parallel",
        "take",
        "pass-on",
        "react",
    ]
    with pytest.raises(KeyError):
        steps_of(TOYS, {TAKE: Take, PASS_ON: Step})
    with pytest.raises(KeyError):
        shapes({TAKE: "take: seat", REACT: "react: seat"})


def test_registers_are_read_by_their_names() -> None:
    """A number between the brackets would ask the reader to count."""
    found = []
    for path in sorted([*ROOT.rglob("*.py"), *(ROOT.parent / "core").glob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(("effect", "effects[-1]")):
                numbers = [each for each in ast.walk(node.slice) if isinstance(each, ast.Constant)]
                found += [f"{path.name}:{node.lineno}: {ast.unparse(node)}" for _ in numbers]
    assert found == []
