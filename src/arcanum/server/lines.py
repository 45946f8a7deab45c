"""Fair queueing: clients that wait for the same thing take turns, however much each of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Lines(Generic[T]):
    """A queue for each client; the client whose turn it is comes first."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()
        """None of them is empty."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting(self, who: str) -> int:
        """How much a client waits for."""
        return len(self._lines.get(who, ()))

    def append(self, who: str, each: T) -> None:
        self._lines.setdefault(who, deque()).append(each)

    def put_back(self, who: str, each: T) -> None:
        """Something that has had its turn goes before all others."""
        self._lines.setdefault(who, deque()).appendleft(each)
        self._lines.move_to_end(who, last=False)

    def drop(self, who: str, each: T) -> None:
        """Forget something, if it is there."""
        line = self._lines.get(who, deque())
        with suppress(ValueError):
            line.remove(each)
        if not line:
            self._lines.pop(who, None)

    def take(self) -> T:
        """The next one; there has to be one."""
        who, line = self._lines.popitem(last=False)
        each = line.popleft()
        if line:
            self._lines[who] = line
        return each

    def clear(self) -> list[T]:
        """Take all of them at once."""
        found = [each for line in self._lines.values() for each in line]
        self._lines.clear()
        return found
