"""A crew: processes that work on one task at a time each, and may die of it.

A pool of the standard library gives up as a whole when one of its processes dies, and it cannot end one that hangs. A
crew knows which task each process is at, and where in it: it replaces a process that died and names the task.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from arcanum.bots.processes import end_with_parent, seldom_look_for_cycles

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_ATTEMPTS: Final = 2
"""How often a task is begun whose process dies: once may be somebody else's doing, such as a lack of memory."""
_GLANCE: Final = 0.5
"""How often one looks whether somebody hangs, in seconds."""
# Fresh processes rather than forked ones: a progress bar runs a thread, and a fork would copy its locks.
_CONTEXT: Final = multiprocessing.get_context("spawn")


class WorkerError(RuntimeError):
    """A task raised what nobody expected; the text is the traceback in the other process."""


class Pulse:
    """Where a process is in its task. In shared memory, since a process that hangs or is dead cannot be asked."""

    def __init__(self, cells: Sequence[float] | None = None) -> None:
        """Without shared cells it is seen in this process only."""
        self._cells: Any = [0.0, -1.0, 0.0] if cells is None else cells

    def begin(self, seat: int, number: int) -> None:
        """A seat begins to think about its answer, the game's `number`-th."""
        self._cells[1] = seat
        self._cells[2] = number
        self._cells[0] = time.monotonic()

    def rest(self) -> None:
        """Nobody is thinking."""
        self._cells[0] = 0.0

    def thinking(self) -> tuple[float, int, int] | None:
        """For how many seconds which seat has thought about which answer; None if nobody is thinking."""
        since, seat, number = self._cells[0], int(self._cells[1]), int(self._cells[2])
        return (time.monotonic() - since, seat, number) if since else None


@dataclass(frozen=True, slots=True)
class End:
    """How a process ended in the middle of a task."""

    hung: bool
    """Whether it was ended because it did not answer in time."""
    code: int | None
    """Its exit code; a negative one is a signal."""
    seat: int | None
    """The seat that was thinking at that moment; None if none was."""
    number: int
    """About which answer."""

    def __str__(self) -> str:
        if self.hung:
            return "hung, and did not hear the alarm"
        if self.code is not None and self.code < 0:
            with suppress(ValueError):
                return f"ended the process by {signal.Signals(-self.code).name}"
        return f"ended the process with exit code {self.code}"


@dataclass(frozen=True, slots=True)
class Done(Generic[Task, Answer]):
    """A task that is over and done with."""

    task: Task
    answer: Answer | None
    """None if every process that tried it came to an end."""
    ends: tuple[End, ...]
    """The processes that it cost."""


class Crew(Generic[Task, Answer]):
    """Some processes that call the same function, which never gives None; `with` ends them, whatever they are at."""

    def __init__(self, call: Callable[[Task, Pulse], Answer], jobs: int, patience: float | None = None) -> None:
        """A process whose seat thinks for longer than `patience` seconds is ended."""
        self._call = call
        self._jobs = jobs
        self._patience = patience
        self._workers: list[_Worker] = []

    def __enter__(self) -> Crew[Task, Answer]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes at once: whatever was wanted of them has been heard."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def do(self, tasks: Iterable[Task]) -> Iterator[Done[Task, Answer]]:
        """Work on all tasks; each is given back when it is done, in whatever order they are."""
        fresh = iter(tasks)
        again: deque[_Assignment] = deque()
        at_work: dict[_Worker, _Assignment] = {}
        while True:
            while len(at_work) < self._jobs:
                assignment = again.popleft() if again else next((_Assignment(task) for task in fresh), None)
                if assignment is None:
                    break
                worker = self._idle_worker(at_work)
                worker.give(assignment.task)
                at_work[worker] = assignment
            if not at_work:
                return
            for worker, hung in self._heard_from(at_work):
                assignment = at_work.pop(worker)
                answer = None if hung else worker.answer()
                if answer is None:
                    self._workers.remove(worker)
                    assignment.ends.append(worker.end(hung))
                    if assignment.worth_another_try:
                        again.append(assignment)
                        continue
                yield Done(assignment.task, answer, tuple(assignment.ends))

    def _idle_worker(self, at_work: dict[_Worker, _Assignment]) -> _Worker:
        for worker in self._workers:
            if worker not in at_work:
                return worker
        worker = _Worker(self._call)
        self._workers.append(worker)
        return worker

    def _heard_from(self, at_work: Iterable[_Worker]) -> list[tuple[_Worker, bool]]:
        """Those that have answered or died since, and those that hang."""
        ends: dict[Any, _Worker] = {}
        for worker in at_work:
            # The pipe of a dead process stays open if it has left children behind; so its end is watched, too.
            ends |= {worker.pipe: worker, worker.process.sentinel: worker}
        ready = {ends[end] for end in wait(list(ends), None if self._patience is None else _GLANCE)}
        return [(worker, worker not in ready) for worker in at_work if worker in ready or self._hangs(worker)]

    def _hangs(self, worker: _Worker) -> bool:
        thinking = worker.pulse.thinking()
        return self._patience is not None and thinking is not None and thinking[0] > self._patience


class _Assignment:
    """A task, and the processes that it has cost so far."""

    def __init__(self, task: Any) -> None:
        self.task = task
        self.ends: list[End] = []

    @property
    def worth_another_try(self) -> bool:
        return len(self.ends) < _ATTEMPTS and not self.ends[-1].hung


class _Worker:
    """A process of the crew, as the others see it."""

    def __init__(self, call: Callable[[Any, Pulse], Any]) -> None:
        cells = _CONTEXT.RawArray("d", [0.0, -1.0, 0.0])
        self.pulse = Pulse(cells)
        self.pipe, theirs = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_serve, args=(theirs, call, cells, _in_main_thread()), daemon=True)
        with _sigint_ignored():
            self.process.start()
        theirs.close()

    def give(self, task: object) -> None:
        with suppress(OSError):  # A process that has just died is found out when one listens to it.
            self.pipe.send(task)

    def answer(self) -> Any:
        """What it says; None if it has died instead. Raises WorkerError for what the task raised."""
        if not (self.process.is_alive() or self.pipe.poll()):
            return None
        try:
            good, answer = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if not good:
            raise WorkerError(answer)
        return answer

    def end(self, hung: bool = False) -> End:
        """End it, if it has not ended by itself; what it was at."""
        thinking = self.pulse.thinking()
        if not hung:
            self.process.join(_GLANCE)
        self.process.kill()
        self.process.join()
        self.pipe.close()
        _, seat, number = thinking if thinking is not None else (0.0, None, 0)
        return End(hung, self.process.exitcode, seat, number)


def _serve(pipe: Connection, call: Callable[[Any, Pulse], Any], cells: Sequence[float], by_main_thread: bool) -> None:
    """What a process does: one task after another, until nobody has any more."""
    end_with_parent(by_lasting_thread=by_main_thread)
    seldom_look_for_cycles()
    # Ctrl-C goes to all processes of a terminal; only the one that started the others answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a task prints must not get between the lines of a result.
    sys.stdout.flush()
    os.dup2(2, 1)
    pulse = Pulse(cells)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer = (True, call(task, pulse))
            except Exception:
                answer = (False, traceback.format_exc())
            pulse.rest()
            pipe.send(answer)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


@contextmanager
def _sigint_ignored() -> Iterator[None]:
    """Ignore SIGINT here while processes are started: they inherit that, so Ctrl-C never interrupts them."""
    if not _in_main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
