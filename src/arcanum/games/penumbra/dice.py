"""Dice as numbers: kind, value, and whether a die is temporary.

A supply is a sorted list of such numbers, so that dice that are alike stand beside each other and are offered once.
Dice that lie in locations are never temporary: whoever placed one does not own it any more (PN-8.12, PN-9.5).
"""

from __future__ import annotations

from typing import Final

# PN-2.1 to PN-2.6: the colours are numbered like the disciplines and their ingredients. PN-8.4 to PN-8.6
COLOURS: Final = 6
BONE: Final = 6
SPARK: Final = 7
KINDS: Final[tuple[str, ...]] = ("red", "orange", "yellow", "green", "blue", "violet", "bone", "spark")
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
VIOLET: Final = 5

FACES: Final = 6
LASTING: Final = len(KINDS) * FACES
"""Below this number a die stays; from it on it is temporary (PN-9.4)."""
DICE: Final = 2 * LASTING
NAMES: Final[tuple[str, ...]] = tuple(
    [f"{kind}-{value}{suffix}" for suffix in ("", "-temporary") for kind in KINDS for value in range(1, FACES + 1)]
)


def die_of(kind: int, value: int, temporary: bool = False) -> int:
    """The number of a die."""
    return kind * FACES + value - 1 + (LASTING if temporary else 0)


def kind_of(die: int) -> int:
    return die % LASTING // FACES


def value_of(die: int) -> int:
    return die % FACES + 1


def is_temporary(die: int) -> bool:
    return die >= LASTING


def with_value(die: int, value: int) -> int:
    """The same die with another face up."""
    return die - die % FACES + value - 1


def with_kind(die: int, kind: int) -> int:
    """A die of another kind that shows the same value, and is temporary if this one was (PN-9.6, PN-10.7)."""
    return kind * FACES + die % FACES + (LASTING if die >= LASTING else 0)


def counts_as(die: int, colour: int) -> bool:
    """Whether a die may be used as one of this colour: a Spark die may, a Bone die never (PN-8.5, PN-8.6)."""
    kind = die % LASTING // FACES
    return kind in (colour, SPARK)


def fits(die: int, kind: int) -> bool:
    """Whether a die meets a demand for this kind: Spark and Bone dice are demanded as such, a Spark die counts as any
    colour (PN-8.9, PN-8.10)."""
    own = die % LASTING // FACES
    return own == kind or (own == SPARK and kind < COLOURS)


def different(dice: list[int]) -> list[int]:
    """Of a sorted list of dice each that differs from the one before: dice that are alike are one choice."""
    found: list[int] = []
    last = -1
    for die in dice:
        if die != last:
            found.append(die)
            last = die
    return found
