"""A run of the arena: play what the plan asks for and is not there yet, and keep what comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from arcanum.arena.backends import BACKENDS, Finished, play_local, play_on_ray
from arcanum.arena.bout import Job
from arcanum.arena.crew import End
from arcanum.arena.ledger import Ledger, Run
from arcanum.arena.origin import origin
from arcanum.arena.outcome import Failure, Outcome, forfeited
from arcanum.arena.plan import ArenaError, Bout, Plan

FORFEIT: Final = "forfeit"
ABORT: Final = "abort"
TIMEOUT: Final = 300.0
"""Seconds for one answer: only who hangs needs more."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a plan is played. None of it changes what is played."""

    jobs: int = 1
    on: str = "local"
    failure: str = FORFEIT
    """Whether a bot that fails loses its game, or the run stops."""
    timeout: float = TIMEOUT
    records: bool = False
    address: str = ""
    """Of a Ray cluster; empty for a runtime of our own."""

    def check(self) -> None:
        """Raise ArenaError for what cannot be."""
        if self.jobs < 1:
            raise ArenaError(f"jobs: expected 1 or more, found {self.jobs}")
        if self.on not in BACKENDS:
            raise ArenaError(f"on: expected {' or '.join(BACKENDS)}, found {self.on!r}")
        if self.failure not in (FORFEIT, ABORT):
            raise ArenaError(f"on failure: expected {FORFEIT} or {ABORT}, found {self.failure!r}")
        if not self.timeout > 0:
            raise ArenaError(f"timeout: expected more than 0 seconds, found {self.timeout:g}")


def play_plan(
    plan: Plan, manner: Manner, ledger: Ledger, notice: Callable[[str], None] = lambda _: None
) -> Generator[Outcome, None, None]:
    """Play all games that have no result yet; each is given when it has been kept.

    It ends early if a bot fails and this is not to be taken as a lost game: the last outcome then says so. `notice` is
    told what one should know although all is well.
    """
    manner.check()
    left = [job_of(plan, manner, bout) for bout in plan.bouts() if not ledger.finished(bout.key)]
    if not left:
        return
    run = Run(plan.command(str(ledger.folder)), manner.jobs, manner.on, manner.timeout, manner.failure, origin())
    _note_change(ledger, run, notice)
    ledger.begin(run)
    with closing(_playing(left, manner)) as playing:
        for done in playing:
            outcome = _outcome(done)
            stop = outcome.failure is not None and manner.failure == ABORT
            if stop:
                outcome.returns = None
            elif outcome.failure is None and done.ends:
                notice(f"{done.task.bout}: its process died and the game was played again ({done.ends[0]})")
            ledger.add(outcome, done.answer.record if done.answer is not None else None)
            yield outcome
            if stop:
                return


def _note_change(ledger: Ledger, run: Run, notice: Callable[[str], None]) -> None:
    """Games of different code in one result are no crime, but one should know."""
    before = ledger.charter.runs[-1].origin if ledger.charter.runs else run.origin
    if before != run.origin:
        notice(f"the games that are there were played by {before}, those that follow by {run.origin}")


def _playing(jobs: Sequence[Job], manner: Manner) -> Generator[Finished, None, None]:
    if manner.on == "ray":
        return play_on_ray(jobs, manner.jobs, manner.timeout, manner.address)
    return play_local(jobs, manner.jobs, manner.timeout)


def job_of(plan: Plan, manner: Manner, bout: Bout) -> Job:
    """A game of the plan, as it is handed to a process."""
    names = plan.names()
    return Job(
        game=plan.game,
        bout=bout,
        specs=tuple(names[bot] for bot in bout.seats),
        options=plan.options,
        packs=tuple(pack.absolute() for pack in plan.packs),
        timeout=manner.timeout,
        records=manner.records,
        folder=os.getcwd(),
    )


def _outcome(done: Finished) -> Outcome:
    """What became of a game, also if its process did not live to tell."""
    if done.answer is not None:
        return done.answer.outcome
    bout = done.task.bout
    failure = _post_mortem(bout, done.ends)
    return Outcome(
        pairing=bout.pairing,
        deal=bout.deal,
        seating=bout.seating,
        seats=list(bout.seats),
        seed=bout.seed,
        options=done.task.options,
        returns=None if failure.seat is None else forfeited(bout.seats, failure.seat),
        rounds=None,
        decisions=max(failure.decision - 1, 0),
        points=[],
        times=[],
        wall_ms=0.0,
        actions="",
        state="",
        failure=failure,
    )


def _post_mortem(bout: Bout, ends: Sequence[End]) -> Failure:
    """Whose fault it was that no process lived to the end of a game.

    Who hangs is to blame, and so is who was thinking about the same answer both times that the process died. Else
    nobody is: it may have been a lack of memory.
    """
    last = ends[-1] if ends else None
    if last is None:
        return Failure("died", None, "", 0, "the worker was lost, twice")
    bot = "" if last.seat is None else bout.seats[last.seat]
    if last.hung:
        return Failure("late", last.seat, bot, last.number, str(last))
    if last.seat is not None and all((end.seat, end.number) == (last.seat, last.number) for end in ends):
        return Failure("died", last.seat, bot, last.number, f"{last}, twice")
    at = "" if last.seat is None else f" while seat {last.seat} ({bot}) was thinking"
    return Failure("died", None, "", last.number, f"the process ended twice, last{at}: {last}")
