"""The actions that one may choose from, numbered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arcanum.cli.drawing import Flow
from arcanum.words.voices import Choice

_SHORT: Final = 36
"""Actions with a label up to this long stand side by side."""


def menu(choices: Sequence[Choice], noted: bool = True) -> RenderableType:
    """The numbered actions: short ones side by side, with what is said of all of them below; one that has more to say
    on a line of its own. Where there is no room they may come without their notes."""
    numbered = [
        (_label(number, choice, noted), choice.note if noted else "") for number, choice in enumerate(choices, 1)
    ]
    parts: list[RenderableType] = []
    for note, run in groupby(numbered, key=lambda each: each[1]):
        labels = [label for label, _ in run]
        if note and len(labels) == 1:
            parts.append(_hanging(labels[0], note))
            continue
        for long, group in groupby(labels, key=lambda label: label.cell_len > _SHORT):
            some = list(group)
            parts += [_hanging(label, "") for label in some] if long else [Flow(some)]
        if note:
            parts.append(Text(f"   {note}", "dim"))
    return Group(*parts)


def notes(choices: Sequence[Choice], number: int | None = None) -> RenderableType:
    """What the actions bring, or the one with a number, in full."""
    asked = [(at, choice) for at, choice in enumerate(choices, 1) if number in (None, at)]
    return Group(*[_hanging(_label(at, choice), choice.note) for at, choice in asked])


def _label(number: int, choice: Choice, whole: bool = True) -> Text:
    """A numbered action. Behind the first full stop of a label stands what a power does."""
    label = choice.label if whole else choice.label.partition(". ")[0]
    return Text.assemble((f"{number:>2} ", "bold cyan"), label)


def _hanging(label: Text, note: str) -> RenderableType:
    """A label that may take several lines, indented below its number."""
    number, text = label.divide([3])
    grid = Table.grid()
    grid.add_row(number, Text.assemble(text, (f"  {note}", "dim") if note else ""))
    return grid
