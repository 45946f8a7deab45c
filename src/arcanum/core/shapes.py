"""The shapes of frames: what the numbers of a frame mean, by name.

A frame is a plain tuple of ints, quick to make, to copy and to take apart. What its numbers mean is declared once, in a
game's `frames.py`, in one line for each step:

    DISCARD: "discard: seat source left last | group in_all"

First the name of the step, which saves use; then the numbers that follow the step's own. What comes after the bar only
says which questions belong together, or where they come from: clients care, the game does not. A last name with a star
stands for any number of values.

A step unpacks its frame into these names, `_, seat, source, left, last, _, _ = frame`, with `_` for what it does not
need; where one number is enough it is read by a constant of that name, as `frame[SEAT]`. Tests hold every such place to
the shape. The part of a frame that a fingerprint keeps, and the place of a number in an observation, follow from it.
"""

from __future__ import annotations

from typing import Any

from arcanum.core.flow import PARALLEL, STEP, Frame, Step

_PARALLEL: str = "parallel: seat start *rest"


class Shape:
    """The shape of the frames of one step.

    >>> shape = Shape("discard: seat source left last | group in_all")
    >>> shape.name, shape.place("left"), shape.cut
    ('discard', 3, 5)
    """

    __slots__ = ("cut", "name", "names", "open")

    def __init__(self, text: str) -> None:
        name, _, numbers = text.partition(":")
        lasting, bar, told = numbers.partition("|")
        self.name: str = name
        """The name of the step."""
        self.names: list[str] = [each.removeprefix("*") for each in (*lasting.split(), *told.split())]
        """What the numbers after the step's own are called."""
        self.open: bool = "*" in numbers
        """Whether the last name stands for any number of values."""
        self.cut: int = 1 + len(lasting.split()) if bar else 0
        """How many numbers make a difference for what comes; 0 if all of them do."""

    def place(self, name: str) -> int:
        """Where in a frame the number with this name is."""
        return 1 + self.names.index(name)


def shapes(table: dict[int, str]) -> list[Shape]:
    """The shapes of all steps of a game, by number.

    >>> shapes({1: "discard: seat left | group"})[1].names
    ['seat', 'left', 'group']
    """
    texts = {PARALLEL: _PARALLEL, **table}
    return [Shape(texts[number]) for number in range(len(texts))]


def cuts(table: list[Shape]) -> list[int]:
    """For each step how many numbers of its frames make a difference for what comes; 0 if all of them do.

    >>> cuts(shapes({1: "discard: seat left | group"}))
    [0, 3]
    """
    return [shape.cut for shape in table]


def lasting(frame: Frame, cut: list[int]) -> Frame:
    """A frame without what makes no difference for what comes.

    >>> lasting((1, 0, 2, 9), [0, 3])
    (1, 0, 2)
    """
    end = cut[frame[STEP]]
    return frame[:end] if end else frame


def exchanged(frame: Frame, places: list[int], old: int, new: int) -> Frame:
    """A frame with a new number at those of these places where the old one stands.

    >>> exchanged((1, 0, 7, 7), [2], 7, 8)
    (1, 0, 8, 7)
    """
    for place in places:
        if frame[place] == old:
            frame = (*frame[:place], new, *frame[place + 1 :])
    return frame


def steps_of(table: list[Shape], classes: dict[int, type[Step[Any]]]) -> list[Step[Any]]:
    """The steps of a game by number, one of each class, with the names of their shapes.

    >>> [step.name for step in steps_of(shapes({1: "draw: seat"}), {1: Step})]
    ['parallel', 'draw']
    """
    classes = {PARALLEL: Step, **classes}
    return [classes[number](shape.name) for number, shape in enumerate(table)]
