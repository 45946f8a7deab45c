"""Processes of their own in which bots think: what those of the arena and of the server have in common."""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import Final

_PR_SET_PDEATHSIG: Final = 1
"""Linux's number for: send me this signal when the thread ends that started me."""
_YOUNG: Final = 100_000
"""After how many more containers Python looks for cycles. Bots make none, and a search keeps many thousand nodes that
would be gone through again and again."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def end_with_parent(by_lasting_thread: bool) -> None:
    """See to it that this process does not outlive the one that started it, however deep in thought it is: nobody waits
    for its answer any more.

    The system's signal comes when the thread ends that started this process, so it says the right thing only of one
    that lasts for as long as its process is wanted.
    """
    signalled = by_lasting_thread and _signalled_with_parent()
    parent = multiprocessing.parent_process()
    # Another parent than the one that wanted this process: that one was gone before the system was asked, or it had a
    # server fork for it. Whoever watches finds out at once.
    if not signalled or (parent is not None and os.getppid() != parent.pid):
        threading.Thread(target=_watch_parent, daemon=True).start()


def _signalled_with_parent() -> bool:
    """Ask the system to kill this process when its parent dies; whether it will."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        return bool(ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL)) == 0)
    return False


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def seldom_look_for_cycles() -> None:
    """Run the garbage collector seldom: bots make hardly any reference cycles."""
    gc.freeze()
    gc.set_threshold(_YOUNG, 20, 20)
