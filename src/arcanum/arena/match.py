"""A run of the arena: play what the plan asks for and is not there yet, and keep what comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from typing import Final

from arcanum.arena.backends import BACKENDS, Finished, play_local, play_on_ray
from arcanum.arena.bout import Job
from arcanum.arena.crew import End
from arcanum.arena.deadline import MOST_SECONDS, TIMEOUT
from arcanum.arena.ledger import Ledger, Run
from arcanum.arena.origin import origin
from arcanum.arena.outcome import Failure, Outcome, unplayed
from arcanum.arena.plan import ArenaError, Bout, Plan, check_text

FORFEIT: Final = "forfeit"
ABORT: Final = "abort"


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
        if not 0 < self.timeout <= MOST_SECONDS:
            expected = f"expected more than 0 seconds and at most {MOST_SECONDS:,.0f}"
            raise ArenaError(f"timeout: {expected}, found {self.timeout:g}")
        check_text("ray address", self.address)


def play_plan(
    plan: Plan,
    manner: Manner,
    ledger: Ledger,
    notice: Callable[[str], None] = lambda _: None,
    sources: Mapping[str, str] | None = None,
) -> Generator[Outcome, None, None]:
    """Play all games that have no result yet; each is given when it has been kept.

    It ends early if a bot fails and this is not to be taken as a lost game: the last outcome then says so. `notice` is
    told what one should know although all is well. `sources` are the hashes of the bots that somebody else has written,
    to be kept with the games.
    """
    manner.check()
    left = jobs_of(plan, manner, (bout for bout in plan.bouts() if not ledger.finished(bout.key)))
    first = next(left, None)
    if first is None:
        return
    run = Run(
        command=plan.command(str(ledger.folder)),
        jobs=manner.jobs,
        on=manner.on,
        timeout=manner.timeout,
        failure=manner.failure,
        origin=origin(),
        sources=dict(sources or {}),
    )
    _note_change(ledger, run, notice)
    ledger.begin(run)
    with closing(_playing(chain([first], left), manner)) as playing:
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
    if not ledger.charter.runs:
        return
    before = ledger.charter.runs[-1]
    if before.origin != run.origin:
        notice(f"the games that are there were played by {before.origin}, those that follow by {run.origin}")
    for bot, source in run.sources.items():
        known = before.sources.get(bot, source)
        if known != source:
            told = f"those that are there were played by source {known or '?'}, those that follow by {source or '?'}"
            notice(f"bot {bot} has changed between the games: {told}")


def _playing(jobs: Iterable[Job], manner: Manner) -> Generator[Finished, None, None]:
    if manner.on == "ray":
        return play_on_ray(jobs, manner.jobs, manner.timeout, manner.address)
    return play_local(jobs, manner.jobs, manner.timeout)


def jobs_of(plan: Plan, manner: Manner, bouts: Iterable[Bout]) -> Iterator[Job]:
    """Games of the plan, as they are handed to processes; made one by one, for there may be a million of them."""
    names, folder = plan.names(), os.getcwd()
    packs = tuple(pack.absolute() for pack in plan.packs)
    for bout in bouts:
        yield Job(
            game=plan.game,
            bout=bout,
            specs=tuple(names[bot] for bot in bout.seats),
            options=plan.options,
            packs=packs,
            timeout=manner.timeout,
            records=manner.records,
            folder=folder,
        )


def _outcome(done: Finished) -> Outcome:
    """What became of a game, also if its process died."""
    if done.answer is not None:
        return done.answer.outcome
    return unplayed(done.task.bout, done.task.options, _post_mortem(done.task.bout, done.ends))


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
