"""Why an option is as good as a search says, as data: put into words by whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Something that a person counts, and by how much an option changes it."""

    party: int
    """A seat; the number after the last one is whoever may win without a seat."""
    measure: str
    """One of the evaluation's `measures`."""
    by: int


@dataclass(frozen=True, slots=True)
class Grounds:
    """What speaks for an option, or against it. Actions are in their canonical words."""

    seat: int = 0
    """Whose option it is."""
    changes: tuple[Change, ...] = ()
    """What it changes at once, most important first; what all options change alike is left out. Only what came out the
    same in every world that was looked at."""
    then: tuple[tuple[int, str], ...] = ()
    """The moves that the search expects next, by seat, in one likely world."""
    other: str = ""
    """The best alternative; empty if there is none."""
    ahead: float = 0.0
    """By how much the chance to win is higher than with the alternative; less than 0: lower."""
    is_clear: bool = False
    """Whether that is more than the estimates may be wrong by."""
    taker: int = -1
    """The rival who is expected to take this very option if the alternative is taken, and cannot after it; -1: none."""
