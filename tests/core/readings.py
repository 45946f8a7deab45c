"""What an observation should say, put together from the view of a seat without the plan of the layout.

A reading has the fields by name, and in each of them the numbers that are not 0 by their labels: `{"pool": {"own.gold":
2}}`. A single number has the label `""`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from arcanum.core.tensors import Field

Numbers = dict[str, int]
Reading = dict[str, Numbers]


class Shown:
    """One field of an observation: where its numbers stand in a row, by their labels."""

    def __init__(self, field: Field) -> None:
        self.part = slice(field.start, field.start + field.size)
        self.places = {".".join(labels): field.start + place for place, labels in enumerate(product(*field.axes))}

    def numbers(self, row: bytes) -> Numbers:
        """The numbers that are not 0."""
        return {label: number for label, number in zip(self.places, row[self.part], strict=True) if number}


def row_of(reading: Reading, fields: dict[str, Shown], row: bytes) -> bytes:
    """The row that a reading means; a field that it does not have stays as it is in another row."""
    meant = bytearray(len(row))
    for name, field in fields.items():
        if name in reading:
            for label, number in reading[name].items():
                meant[field.places[label]] = number
        else:
            meant[field.part] = row[field.part]
    return bytes(meant)


def told(numbers: dict[str, Any]) -> Numbers:
    """The same of numbers that the test has found: without zeros, and nothing above 255."""
    return {label: min(int(number), 255) for label, number in numbers.items() if number}


def one(number: Any) -> Numbers:
    """A field that is a single number."""
    return told({"": number})


def copies(labels: Iterable[str | None]) -> Numbers:
    """How often each label is there; None is nothing."""
    found: Numbers = {}
    for label in labels:
        if label is not None:
            found[label] = found.get(label, 0) + 1
    return found


def places(labels: Iterable[str], first: int = 1) -> Numbers:
    """Things in order, numbered."""
    return {label: place for place, label in enumerate(labels, first)}


def within(name: str, labels: Iterable[str | None]) -> list[str | None]:
    """Labels that are prefixed with the name of whose they are."""
    return [None if label is None else f"{name}.{label}" for label in labels]


def names_of(seat: int, seats: int) -> list[str]:
    """What the seats are called by one of them."""
    turns = [(other - seat) % seats for other in range(seats)]
    return ["own" if turn == 0 else f"rival_{turn}" for turn in turns]
