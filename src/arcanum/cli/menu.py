"""The actions that one may choose from, numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arcanum.cli.table import Flow
from arcanum.words.voices import Choice

_SHORT: Final = 36
"""Actions with a label up to this long stand side by side."""


def menu(choices: Sequence[Choice]) -> RenderableType:
    """The numbered actions: short ones side by side, one that has more to say on a line of its own."""
    parts: list[RenderableType] = []
    row: list[Text] = []
    for number, choice in enumerate(choices, 1):
        label = Text.assemble((f"{number:>2} ", "bold cyan"), choice.label)
        if choice.note or label.cell_len > _SHORT:
            parts += [Flow(row)] * bool(row)
            row = []
            parts.append(_hanging(label, choice.note))
        else:
            row.append(label)
    return Group(*parts, *[Flow(row)] * bool(row))


def _hanging(label: Text, note: str) -> RenderableType:
    """A label that may take several lines, indented below its number."""
    number, text = label.divide([3])
    grid = Table.grid()
    grid.add_row(number, Text.assemble(text, (f"  {note}", "dim") if note else ""))
    return grid
