"""A deadline for a single call, kept by an alarm."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

TIMEOUT: Final = 300.0
"""Seconds for one answer: only who hangs needs more."""
MOST_SECONDS: Final = 1_000_000.0
"""A timeout beyond this is a slip of the hand, and no alarm can be set for ever."""
_CAN_ALARM: Final = hasattr(signal, "setitimer")


class Late(BaseException):
    """The time is up. Not an Exception, so that a bot that forgives itself everything does not forgive this, too."""


def patience(timeout: float) -> float:
    """After how many seconds a process is ended that should have stopped by itself after `timeout`."""
    return 1.5 * timeout + 2.0


def _ring(*_: Any) -> None:
    raise Late


def within(seconds: float, call: Callable[[], T]) -> tuple[T, float]:
    """What the call gives, and the seconds it took; raises Late if that is more than allowed.

    Where there is no alarm (outside of the main thread, or on Windows), a call that never returns is not noticed here;
    the process that watches does.
    """
    alarm = _CAN_ALARM and threading.current_thread() is threading.main_thread()
    start = time.perf_counter()
    if alarm:
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        answer = call()
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    taken = time.perf_counter() - start
    if taken > seconds:
        raise Late
    return answer, taken
