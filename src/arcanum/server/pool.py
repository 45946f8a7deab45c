"""A pool of processes in which bots think, so that the event loop never does.

    pool = Pool(processes=2)
    await pool.start()
    thought = await pool.think(ask(state, seat, number, table="t1", game=game.id, bot="adept", seed="7"), True)

A bot may think for long, raise, hang or take its process along. None of this is allowed to hurt another table. So a
process thinks about one question at a time; one that dies or hangs is replaced, and the question is asked again.

All decisions are made in the event loop, in `Pool`; nothing is shared, nothing is locked. Each process has a thread
here that waits for it, because waiting for a pipe and for the end of a process blocks. A thread ends with its process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Final, Literal, TypeAlias

from arcanum.bots import make
from arcanum.bots.processes import end_with_parent, seldom_look_for_cycles
from arcanum.games import GAMES
from arcanum.server.lines import Lines
from arcanum.server.mind import REMEMBERED, Maker, Mind, Raised, in_a_line
from arcanum.server.questions import Question, Thought

CHEAP: Final = "adept"
"""The bot that answers for one that takes too long."""
AGAIN: Final = 2
"""How often a question is asked again whose process died: that may be the doing of others, such as a lack of memory."""
TURN_OF_OTHERS: Final = 8
"""Every so many questions one is not urgent, as long as there are any: tables of bots are slow then, but go on."""
_STARTUP: Final = 120.0
"""How many seconds a process has to get ready; a busy machine is no reason to give it up."""
_PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""How long to wait, in seconds, before another process is started after one or more that did not get ready."""
_IDLE: Final = 60.0
"""After so many seconds without a question a process ends the programs that it has started."""
NICENESS: Final = 10
"""The niceness of processes in which bots think, behind the event loop and whatever else the machine has to do."""
LEAST: Final = 0.3
"""So many seconds a bot has to think, however long its question has waited before."""
# Fresh processes rather than forked ones: a fork would copy locks of other threads, sockets and database connections.
_CONTEXT: Final = multiprocessing.get_context("spawn")


class ThinkerFailed(Exception):
    """No answer can be had to a question. The text says why; a traceback from the other process comes as a note."""

    def __init__(self, text: str, said: str = "") -> None:
        super().__init__(text)
        self.said = said
        """What a program of the operator's did and said."""


class Overloaded(Exception):
    """Too many questions wait already."""


# --- in the event loop ------------------------------------------------------------------------------------------------


class Pool:
    """A fixed number of processes that answer questions. Belongs to the event loop in which it was started."""

    def __init__(
        self,
        processes: int,
        patience: float = 60.0,
        queue_limit: int = 1000,
        maker: Maker | None = None,
        niceness: int = NICENESS,
    ) -> None:
        """A process that thinks about a question for more than `patience` seconds is ended, so no bot may have a budget
        of more seconds than that. `maker` makes the bots (`arcanum.bots.make` unless another is given); processes have
        to be able to import it."""
        if processes < 1:
            raise ValueError(f"expected at least one process, got {processes}")
        self._processes = processes
        self._patience = patience
        self._queue_limit = queue_limit
        self._maker: Maker = make if maker is None else maker
        self._niceness = niceness
        self._loop: asyncio.AbstractEventLoop | None = None
        """None before the start and after the stop."""
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []
        """The one that has been idle for longest comes first."""
        self._queue = _Queue()
        self._homes: OrderedDict[str, _Worker] = OrderedDict()
        """The worker that thought last for a table, and may remember something of it."""
        self._restarts = 0
        self._failed_starts = 0
        """How many processes in a row did not get ready."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """How many processes think."""
        return sum(worker.errand is not None for worker in self._workers)

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced so far."""
        return self._restarts

    async def start(self) -> None:
        """Returns at once. The processes get ready in the background, which takes them less than a second each on a
        machine that is not busy; questions wait for them."""
        if self._loop is not None:
            raise RuntimeError("the thinkers were started before")
        self._loop = asyncio.get_running_loop()
        for _ in range(self._processes):
            self._hire()

    async def stop(self) -> None:
        """End all processes, whatever they are at, and cancel all questions. Nothing is left when it returns."""
        workers, self._workers, self._idle = self._workers, [], []
        self._loop = None
        self._homes.clear()
        for errand in [*self._queue.clear(), *[worker.errand for worker in workers if worker.errand is not None]]:
            errand.answer.cancel()
        for worker in workers:
            worker.dismiss()
        await asyncio.to_thread(_join, workers)
        for worker in workers:
            worker.forget()

    async def think(self, question: Question, urgent: bool) -> Thought:
        """The answer of the bot; urgent questions, for which people wait, come before the others.

        Raises Overloaded if too many wait, and ThinkerFailed if no answer can be had. Cancelling the caller drops the
        question; a process that is at it already finishes it for nobody.
        """
        if self._loop is None:
            raise ThinkerFailed("the thinkers are not at work")
        if not self._idle and self.waiting >= self._queue_limit:
            raise Overloaded(f"{self.waiting} questions wait already")
        errand = _Errand(question, urgent, self._loop.create_future(), self._loop.time())
        self._queue.append(errand)
        self._hand_out()
        try:
            return await errand.answer
        except asyncio.CancelledError:
            self._queue.drop(errand)
            raise

    def _hand_out(self) -> None:
        """Give questions to those who are idle."""
        while self._idle and (errand := self._queue.take()) is not None:
            table = errand.question.table
            home = self._homes.get(table)
            worker = home if home in self._idle else self._idle[0]
            self._idle.remove(worker)
            self._homes[table] = worker
            self._homes.move_to_end(table)
            if len(self._homes) > REMEMBERED * self._processes:
                self._homes.popitem(last=False)
            assert self._loop is not None
            worker.give(errand, self._loop.time())

    def _hire(self) -> None:
        """Start another process, unless the pool was stopped or filled up meanwhile."""
        if self._loop is not None and len(self._workers) < self._processes:
            worker = _Worker(self._maker, self._niceness, self._patience, self._loop, self._report)
            self._workers.append(worker)

    def _report(self, worker: _Worker, said: _Said) -> None:
        """A process is ready, has answered, or is no more."""
        if worker not in self._workers:
            return  # The pool was stopped.
        if isinstance(said, _Ended):
            self._replace(worker, said)
        else:
            self._failed_starts = 0
            worker.ready = True
            self._idle.append(worker)
            errand, worker.errand = worker.errand, None
            if errand is not None and said is not None:
                errand.settle(said)
        self._hand_out()

    def _replace(self, worker: _Worker, ended: _Ended) -> None:
        self._workers.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.forget()
        self._restarts += 1
        if worker.errand is not None and worker.errand.try_again(ended, self._patience):
            self._queue.put_back(worker.errand)
        if worker.ready:
            self._hire()
            return
        # It would most likely fail again if it were started at once, and again, and keep the machine busy.
        assert self._loop is not None
        self._loop.call_later(_PAUSES[min(self._failed_starts, len(_PAUSES) - 1)], self._hire)
        self._failed_starts += 1
        if self._failed_starts > AGAIN and not any(other.ready for other in self._workers):
            for errand in self._queue.clear():
                errand.fail(f"no process gets ready to think: the last one {ended.how}")


class _Errand:
    """A question, who waits for its answer, and what it has cost so far."""

    def __init__(self, question: Question, urgent: bool, answer: asyncio.Future[Thought], asked_at: float) -> None:
        self.question = question
        self.urgent = urgent
        self.answer = answer
        self.asked_at = asked_at
        self.deaths = 0

    def put(self, now: float) -> Question:
        """The question as it is put to a process: what has been waited counts towards the time that there is."""
        seconds = self.question.seconds
        if not seconds:
            return self.question
        return replace(self.question, seconds=max(min(LEAST, seconds), self.asked_at + seconds - now))

    def settle(self, said: Thought | Raised) -> None:
        if isinstance(said, Raised):
            self.fail(said.text, said.trace, said.said)
        elif not self.answer.done():
            self.answer.set_result(said)

    def fail(self, why: str, trace: str = "", said: str = "") -> None:
        if self.answer.done():
            return
        asked = self.question
        where = f"{asked.bot} at table {asked.table}, seat {asked.seat}, answer {asked.number}"
        failure = ThinkerFailed(f"{where}: {why}", said)
        if trace:
            failure.add_note(trace)
        self.answer.set_exception(failure)

    def try_again(self, ended: _Ended, patience: float) -> bool:
        """Whether to ask again after a process was lost to it. A bot that takes too long is not asked twice; a cheap
        one answers in its place."""
        if self.answer.done():
            return False
        if not ended.hung:
            self.deaths += 1
            if self.deaths > AGAIN:
                self.fail(f"{self.deaths} processes died of it; the last one {ended.how}")
        elif self.question.bot == CHEAP:
            self.fail(f"it thought for more than {patience:g} s")
        else:
            self.question = replace(self.question, bot=CHEAP)
        return not self.answer.done()


class _Queue:
    """Questions that wait: the urgent ones and the others."""

    def __init__(self) -> None:
        self._urgent: Lines[_Errand] = Lines()
        self._others: Lines[_Errand] = Lines()
        self._passed_over = 0
        """How many urgent questions in a row came before others that were waiting."""

    def __len__(self) -> int:
        return len(self._urgent) + len(self._others)

    def append(self, errand: _Errand) -> None:
        self._class_of(errand).append(errand.question.client, errand)

    def put_back(self, errand: _Errand) -> None:
        """One that has had its turn goes before all others of its class."""
        self._class_of(errand).put_back(errand.question.client, errand)

    def drop(self, errand: _Errand) -> None:
        self._class_of(errand).drop(errand.question.client, errand)

    def take(self) -> _Errand | None:
        """The next one for which somebody still waits."""
        while len(self):
            errand = self._next()
            if not errand.answer.done():
                return errand
        return None

    def clear(self) -> list[_Errand]:
        """Take all of them at once."""
        return self._urgent.clear() + self._others.clear()

    def _next(self) -> _Errand:
        if self._others and (not self._urgent or self._passed_over >= TURN_OF_OTHERS - 1):
            self._passed_over = 0
            return self._others.take()
        self._passed_over = self._passed_over + 1 if self._others else 0
        return self._urgent.take()

    def _class_of(self, errand: _Errand) -> Lines[_Errand]:
        return self._urgent if errand.urgent else self._others


# --- between the event loop and a process -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Ended:
    """A process is no more."""

    hung: bool
    """Whether it was ended because it took too long."""
    how: str


_Said: TypeAlias = Thought | Raised | _Ended | None
"""What is heard of a process; None: it is ready."""
_Fate: TypeAlias = Literal["died", "hung", "dismissed"]


class _Worker:
    """A process, and the thread that waits for it."""

    def __init__(
        self,
        maker: Maker,
        niceness: int,
        patience: float,
        loop: asyncio.AbstractEventLoop,
        report: Callable[[_Worker, _Said], None],
    ) -> None:
        self.errand: _Errand | None = None
        """What it is at, as the event loop knows."""
        self.ready = False
        self._maker = maker
        self._niceness = niceness
        self._patience = patience
        self._loop = loop
        self._report = report
        self._inbox: SimpleQueue[Question | None] = SimpleQueue()
        """At most one question at a time; None is the end."""
        # A pipe to wake the thread: it can wait for a pipe and a process at once, but not for a queue.
        self._bell, self._ring = _CONTEXT.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._look_after, name="thinker", daemon=True)
        self._thread.start()

    # Called in the event loop.

    def give(self, errand: _Errand, now: float) -> None:
        self.errand = errand
        self._put(errand.put(now))

    def dismiss(self) -> None:
        """End it, whatever it is at."""
        self._put(None)

    def join(self) -> None:
        """Wait, once it was dismissed, until process and thread have ended."""
        self._thread.join()

    def forget(self) -> None:
        """Close the last that is open, once it has ended."""
        self._ring.close()

    def _put(self, given: Question | None) -> None:
        self._inbox.put(given)
        with suppress(OSError):  # Its end is on the way to the event loop, which then asks somebody else.
            self._ring.send_bytes(b"!")

    # Run by the thread.

    def _look_after(self) -> None:
        """See to the process from its start to its end, and say when it is no more."""
        try:
            _block_ctrl_c()
            ended = self._live()
        except Exception as error:
            ended = _Ended(False, f"could not be started ({in_a_line(error)})")
        self._bell.close()
        if ended is not None:
            self._tell(ended)

    def _live(self) -> _Ended | None:
        """The whole life of the process; None if it was dismissed in the end."""
        process, pipe = _start(self._maker, self._niceness)
        fate: _Fate = "hung"
        try:
            fate = self._listen(process, pipe)
        finally:
            how = _end(process, pipe, at_once=fate != "died")
        return None if fate == "dismissed" else _Ended(fate == "hung", how)

    def _listen(self, process: SpawnProcess, pipe: Connection) -> _Fate:
        """Pass on questions and answers for as long as the process lives, is quick enough and is wanted."""
        deadline: float | None = time.monotonic() + _STARTUP
        while True:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            # The pipe of a dead process stays open if it has left children behind; so its end is watched, too.
            ready = wait([self._bell, pipe, process.sentinel], left)
            if self._bell in ready:
                self._bell.recv_bytes()
                question = self._inbox.get()
                if question is None:
                    return "dismissed"
                with suppress(OSError):  # That it is dead is found out in the next round.
                    pipe.send(question)
                deadline = time.monotonic() + self._patience
            elif pipe in ready:
                try:
                    said = pipe.recv()
                except Exception:  # It ended, maybe in the middle of a word.
                    return "died"
                deadline = None
                self._tell(said)
            else:
                return "died" if process.sentinel in ready else "hung"

    def _tell(self, said: _Said) -> None:
        with suppress(RuntimeError):  # The event loop was closed and nobody listens.
            self._loop.call_soon_threadsafe(self._report, self, said)


def _join(workers: Sequence[_Worker]) -> None:
    for worker in workers:
        worker.join()


def _block_ctrl_c() -> None:
    """Block SIGINT in the thread that starts processes. They inherit the mask, so that Ctrl-C, which goes to all
    processes of a terminal, never interrupts them."""
    if sys.platform != "win32":
        # The first process is not alone: a helper of the standard library is started with it, which undoes the block.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


def _start(maker: Maker, niceness: int) -> tuple[SpawnProcess, Connection]:
    ours, theirs = _CONTEXT.Pipe()
    try:
        process = _CONTEXT.Process(target=_serve, args=(theirs, maker, niceness), name="thinker", daemon=True)
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def _end(process: SpawnProcess, pipe: Connection, at_once: bool) -> str:
    """End a process if it has not ended by itself; how it ended."""
    if not at_once:
        process.join(1.0)
    process.kill()
    process.join()
    pipe.close()
    code = process.exitcode
    with suppress(ValueError):
        process.close()
    if code is not None and code < 0:
        with suppress(ValueError):
            return f"was ended by {signal.Signals(-code).name}"
    return f"ended with exit code {code}"


# --- in a process -----------------------------------------------------------------------------------------------------


def _serve(pipe: Connection, maker: Maker, niceness: int) -> None:
    """What a process does: one question after another, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(by_lasting_thread=True)  # There is a thread that waits for this process all its life.
    if sys.platform != "win32":
        os.nice(niceness)
    for game in GAMES.values():
        game.evaluation()  # Reads the cards, which the first question would have to wait for.
    seldom_look_for_cycles()
    mind = Mind(maker)
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            if not pipe.poll(_IDLE):
                mind.rest()
            pipe.send(mind.answer(pipe.recv()))
