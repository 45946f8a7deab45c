"""The time of a process: it goes on steadily, whatever is done to the clock of the machine meanwhile.

Times are kept in the database, so they have to be those of the calendar. But a clock that is set while a game is going
on must not cost anybody the game. So the calendar is looked at once, at the start, and from then on time is measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_ns() -> int:
    """Nanoseconds since some moment in the past. They go on while the machine sleeps, where the system can tell."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


def steady() -> float:
    """The same in seconds: for how long something lasts."""
    return steady_ns() / 1e9


class Clock:
    """The time in milliseconds since 1970, as it was at the start and as much later as was measured since."""

    __slots__ = ("_began", "_steady")

    def __init__(self, calendar: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        self._steady = steady
        self._began = calendar() - steady()

    def __call__(self) -> int:
        return (self._began + self._steady()) // 1_000_000

    def set(self, now: int) -> None:
        """Go by somebody else's calendar: several workers, perhaps on several machines, have to agree on the time."""
        self._began = now * 1_000_000 - self._steady()


now_ms = Clock()
