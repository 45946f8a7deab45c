"""What is shown in a window that is too low for everything: the longest form of table and menu that fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final

from rich.console import Console, RenderableType


class Brevity(IntEnum):
    """How much a table leaves out. What is left out at one step is left out at all later ones."""

    WHOLE = 0
    TEXTS_CUT = 1
    """A line for each card in hand, whatever it says."""
    OTHERS_SHORT = 2
    """Rivals in little room, and nothing of what one would have to remember."""
    CENTRE_FOLDED = 3
    """Of what lies in the middle only how much it is."""
    HAND_NAMED = 4
    """Cards in hand by their names, without what they do."""
    OWN_ONLY = 5
    """What is one's own; of everything else the score."""


FORMS: Final[tuple[tuple[Brevity, bool], ...]] = (
    (Brevity.WHOLE, True),
    (Brevity.TEXTS_CUT, True),
    (Brevity.OTHERS_SHORT, True),
    (Brevity.OTHERS_SHORT, False),
    (Brevity.CENTRE_FOLDED, False),
    (Brevity.HAND_NAMED, False),
    (Brevity.OWN_ONLY, False),
)
"""The forms of a screen, the longest first: how brief the table is, and whether the menu has its notes."""


def height(part: RenderableType, console: Console) -> int:
    """How many lines something takes."""
    return len(console.render_lines(part, pad=False))


def fitting(
    table: Callable[[Brevity], RenderableType],
    question: Callable[[bool], RenderableType],
    console: Console,
    room: int,
) -> tuple[Sequence[RenderableType], bool]:
    """Table and question in the longest form that takes at most `room` lines, else in the shortest; and whether that is
    the whole of both."""
    shown: list[RenderableType] = []
    for brevity, noted in FORMS:
        shown = [table(brevity), question(noted)]
        if sum(height(part, console) for part in shown) <= room:
            return shown, brevity == Brevity.WHOLE and noted
        room -= 1 if brevity == Brevity.WHOLE else 0  # from here on a line says that something is left out
    return shown, False
