"""Conditions: asked about the state and the effect in which they stand, and what has to change before they may hold.

What may have changed is a set of *news*, one bit for each kind of change that a game tells apart, besides the two kinds
here that every game has. Whoever knows what is new since a condition did not hold, and what it looks at, need not ask
again (`moments.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from arcanum.core.flow import S

if TYPE_CHECKING:
    from arcanum.core.effects import Effect

NEWS_OF_THE_REST: Final = 1 << 28
"""Whatever nobody keeps an eye on; it may always have changed."""
NEWS_OF_LOSSES: Final = 1 << 29
"""There may be less of anything that is counted."""
ALL_NEWS: Final = (1 << 30) - 1

_MANY: Final = 1_000_000
"""More than anything that is counted."""


class Counter(Generic[S]):
    """Something that is counted."""

    def count(self, s: S, effect: Effect) -> int:
        raise NotImplementedError

    def looks_at(self) -> int:
        """What has to be new before the count may be higher."""
        return NEWS_OF_THE_REST


class Condition(Generic[S]):
    """Something that is true or not."""

    def holds(self, s: S, effect: Effect) -> bool:
        raise NotImplementedError

    def needs(self) -> int:
        """How many of what it counts have to be there; 0 if that cannot be said in a number."""
        return 0

    def has(self, s: S, effect: Effect) -> int:
        """How many of them there are."""
        return 0

    def looks_at(self) -> int:
        """What has to be new before the answer may become yes."""
        return NEWS_OF_THE_REST


class Compare(Condition[S]):
    """A count against a number; `op` is `>=`, `<=` or `==`."""

    def __init__(self, counter: Counter[S], op: str, value: int) -> None:
        self.counter: Counter[S] = counter
        self.rises: bool = op == ">="
        self.least: int = -_MANY if op == "<=" else value
        self.most: int = _MANY if op == ">=" else value

    def holds(self, s: S, effect: Effect) -> bool:
        count = self.counter.count(s, effect)
        return self.least <= count and count <= self.most

    def needs(self) -> int:
        return self.least if self.rises else 0

    def has(self, s: S, effect: Effect) -> int:
        return self.counter.count(s, effect)

    def looks_at(self) -> int:
        more = self.counter.looks_at()
        return more if self.rises else more | NEWS_OF_LOSSES


class AllOf(Condition[S]):
    """True if all of these conditions are."""

    def __init__(self, of: list[Condition[S]]) -> None:
        self.of: list[Condition[S]] = of

    def holds(self, s: S, effect: Effect) -> bool:
        return all(condition.holds(s, effect) for condition in self.of)

    def looks_at(self) -> int:
        return united([condition.looks_at() for condition in self.of])


class AnyOf(Condition[S]):
    """True if at least one of these conditions is."""

    def __init__(self, of: list[Condition[S]]) -> None:
        self.of: list[Condition[S]] = of

    def holds(self, s: S, effect: Effect) -> bool:
        return any(condition.holds(s, effect) for condition in self.of)

    def looks_at(self) -> int:
        return united([condition.looks_at() for condition in self.of])


class Not(Condition[S]):
    """True if this condition is not."""

    def __init__(self, of: Condition[S]) -> None:
        self.of: Condition[S] = of

    def holds(self, s: S, effect: Effect) -> bool:
        return not self.of.holds(s, effect)

    def looks_at(self) -> int:
        return self.of.looks_at() | NEWS_OF_LOSSES


def united(sets: list[int]) -> int:
    """The union of some sets, which are bit masks.

    >>> united([0b001, 0b100]) == 0b101
    True
    """
    found = 0
    for each in sets:
        found |= each
    return found
