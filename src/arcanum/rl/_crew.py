"""The other processes of a vector environment: each plays a share of the slots and writes into the common memory.

A step is one semaphore there and one back for each of them. After an interruption in between it is not known
which of these are outstanding, so a crew that is out of step is replaced and not repaired.

A core that has gone to sleep takes as long to wake as a whole step takes, so a process that waits spins for a moment
before it sleeps, if there is a core for each of them.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final

from arcanum.bots.processes import cores, end_with_parent
from arcanum.core.batch import BadAction
from arcanum.core.reasons import Args, Reason
from arcanum.rl._shares import Arrays, Share, Task, arrays_in

_PATIENCE: Final = 0.5
"""Seconds that a process waits for another one before it checks whether that is still alive."""
_MOMENT: Final = 0.001
"""Seconds of spinning; while the learner computes for longer than that the cores are free."""
_ASKED: Final = 64
"""Tries between two looks at the clock."""
_GRACE: Final = 2.0
"""So many seconds a process has to end by itself."""
STEP: Final = 0
RESET: Final = 1
WHY: Final = 2
END: Final = 3
_FAILED: Final = -1


def _acquired_by_spinning(semaphore: Any) -> bool:
    """Spin on a semaphore for a moment; whether it was acquired. Other threads of this process stand still meanwhile:
    yielding to them here costs a tenth of the speed."""
    acquire = semaphore.acquire
    end = time.perf_counter() + _MOMENT
    while True:
        for _ in range(_ASKED):
            if acquire(False):
                return True
        if time.perf_counter() > end:
            return False


class Crew:
    """All processes but the first, in the order of their slots."""

    def __init__(self, context: Any, task: Task, block: Any, shares: Sequence[tuple[int, int]]) -> None:
        """Nothing is started yet."""
        self._context = context
        self._task = task
        self._block = block
        self._shares = shares
        self._owner = os.getpid()
        self.workers: list[Worker] = []

    def start(self) -> None:
        eager = len(self._shares) < cores()
        for first, count in self._shares:
            self.workers.append(Worker(self._context, self._task, self._block, first, count, eager))

    def step(self) -> None:
        for worker in self.workers:
            worker.go(STEP)

    def reset(self, seed: str) -> None:
        for worker in self.workers:
            worker.send(seed)
            worker.go(RESET)

    def wait(self) -> None:
        for worker in self.workers:
            worker.wait()

    def of(self, slot: int) -> Worker | None:
        """The worker that plays a slot; None if it is the first process."""
        for worker in self.workers:
            if worker.first <= slot < worker.first + worker.count:
                return worker
        return None

    def complete(self) -> bool:
        """Whether all of them are alive."""
        return len(self.workers) == len(self._shares) and all(worker.process.is_alive() for worker in self.workers)

    def replace(self) -> None:
        """Start new workers. The old ones are killed before that: they write into the same memory."""
        for worker in self.workers:
            worker.kill()
        self.workers.clear()
        self.start()

    def end(self) -> None:
        """Let all of them go; only whoever started them can."""
        if os.getpid() != self._owner:
            return
        for worker in self.workers:
            worker.end()
        self.workers.clear()


Refusal = tuple[int, int, str, tuple[str, Args, str]]
"""A refused action as it is told to another process."""


def _told(refused: BadAction | None) -> Refusal | None:
    if refused is None:
        return None
    reason = refused.reason
    return refused.slot, refused.seat, refused.words, (reason.id, reason.args, reason.rule)


class Worker:
    """Another process with a share, as the first one sees it."""

    def __init__(self, context: Any, task: Task, block: Any, first: int, count: int, eager: bool) -> None:
        """With `eager`, both sides spin for a moment before they sleep."""
        self.first = first
        self.count = count
        self._eager = eager
        self._go = context.Semaphore(0)
        self._done = context.Semaphore(0)
        self._order = context.RawValue("i", STEP)
        self._connection, theirs = context.Pipe()
        arguments = (task, block, first, count, eager, self._go, self._done, self._order, theirs)
        self.process = context.Process(target=_work, args=arguments, daemon=True, name=f"arcanum-slots-{first}")
        with _ctrl_c_later():
            self.process.start()
        theirs.close()

    def go(self, order: int) -> None:
        self._order.value = order
        self._go.release()

    def wait(self) -> None:
        """Until it has done what it was told; raises RuntimeError if it never will."""
        come = self._eager and _acquired_by_spinning(self._done)
        while not come and not self._done.acquire(True, _PATIENCE):
            if not self.process.is_alive() and not self._done.acquire(False):
                raise self._died()
        if self._order.value == _FAILED:
            raise RuntimeError(f"the process of {self._slots()} failed: {self.receive()}")

    def send(self, words: Any) -> None:
        try:
            self._connection.send(words)
        except OSError:
            raise self._died() from None

    def receive(self) -> Any:
        try:
            return self._connection.recv()
        except (EOFError, OSError):
            raise self._died() from None

    def refusal(self, slot: int, action: int) -> BadAction | None:
        """What is wrong with an action in one of its slots; None if it is legal."""
        self.send((slot, action))
        self.go(WHY)
        self.wait()
        told: Refusal | None = self.receive()
        return None if told is None else BadAction(*told[:3], Reason(*told[3]))

    def _died(self) -> RuntimeError:
        self.process.join(_PATIENCE)
        return RuntimeError(f"the process of {self._slots()} died with exit code {self.process.exitcode}")

    def _slots(self) -> str:
        return f"slots {self.first} to {self.first + self.count - 1}"

    def end(self) -> None:
        if self.process.is_alive():
            self.go(END)
            self.process.join(_GRACE)
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self._connection.close()


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Block SIGINT while processes are started. They inherit the mask, so that Ctrl-C, which goes to all processes of a
    terminal, never interrupts them; this one gets it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(
    task: Task, block: Any, first: int, count: int, eager: bool, go: Any, done: Any, order: Any, pipe: Connection
) -> None:
    """The main loop of a worker: play its share until it is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(by_lasting_thread=False)
    try:
        arrays: Arrays = arrays_in(block, task)
        share = Share(task, arrays, first, count)
        while True:
            done.release()
            if not (eager and _acquired_by_spinning(go)):
                go.acquire()
            if order.value == STEP:
                share.step_with_others()
            elif order.value == RESET:
                task.seed = pipe.recv()
                share = Share(task, arrays, first, count)
            elif order.value == WHY:
                pipe.send(_told(share.refusal(*pipe.recv())))
            else:
                return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
        order.value = _FAILED
        done.release()
