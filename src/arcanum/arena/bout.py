"""One game between bots, from the deal to its outcome, whatever the bots do."""

from __future__ import annotations

import operator
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec

from arcanum.arena.crew import Pulse
from arcanum.arena.deadline import Late, within
from arcanum.arena.entrants import look_in, make_entrant
from arcanum.arena.outcome import Clock, Failure, Kind, Outcome, forfeited, unplayed
from arcanum.arena.plan import Bout
from arcanum.arena.telling import in_a_line
from arcanum.bots import Bot, ProgramError, SeatView, look, seed_for
from arcanum.core.battery import LIMIT
from arcanum.core.record import Record
from arcanum.core.state import Data
from arcanum.games import find

T = TypeVar("T")

_LONGEST: Final = 1 << 32
"""A number beyond this is not written down."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play, with everything that a process has to know for it."""

    game: str
    bout: Bout
    specs: tuple[str, ...]
    """The bot at each seat, as it is asked for."""
    options: dict[str, str]
    packs: tuple[Path, ...]
    timeout: float
    """How many seconds a bot may think about one answer."""
    records: bool
    """Whether the record is wanted."""
    folder: str
    """Where to look for bots of somebody else, too."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a process gives back."""

    outcome: Outcome
    record: Data | None


def play(job: Job, pulse: Pulse) -> Played:
    """Play one game to its end, or to the fault of a bot. Nothing but the times depends on where it is played.

    An engine that raises an exception, be it when the cards are dealt or when the points are counted, costs this game
    its result and no more.
    """
    look_in(job.folder)
    start = time.perf_counter()
    table: _Table | None = None
    failure: Failure | None = None
    try:
        table = _Table(job, pulse)
        failure = table.play()
        outcome = table.outcome(failure)
    except Exception as error:
        if failure is None:
            failure = Failure("engine", None, "", 0 if table is None else table.decisions, _told(error))
        outcome = unplayed(job.bout, job.options, failure)
    if table is not None:
        table.leave(outcome.returns if failure is None else None)
    outcome.wall_ms = round((time.perf_counter() - start) * 1e3, 3)
    return Played(outcome, table.record.data() if job.records and table is not None else None)


def _number(answer: object) -> int | str:
    """What a bot said as a plain number, or the name of what it said instead. It is somebody else's object: turning it
    into a number is part of what the bot is given time for."""
    try:
        return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        return type(answer).__name__


class _Fault(Exception):
    """A bot has failed."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


class _Table:
    """The game, its record and the bots around it."""

    def __init__(self, job: Job, pulse: Pulse) -> None:
        self.job = job
        self.pulse = pulse
        self.game = find(job.game)
        self.record = Record.start(self.game, len(job.specs), job.bout.seed, dict(job.options), job.packs)
        self.state = self.record.deal(self.game, job.packs)
        self.bots: list[Bot] = []
        self.clocks = [Clock(spread={}) for _ in job.specs]
        self.answers = [0] * len(job.specs)
        """How many answers each seat has given: all that a bot is told of how far the game is."""
        self.stream = blake2b(digest_size=16)

    @property
    def decisions(self) -> int:
        return len(self.record.actions)

    def play(self) -> Failure | None:
        try:
            self.sit_down()
            while actors := self.state.actors():
                if self.decisions >= LIMIT:
                    return Failure("endless", None, "", self.decisions, f"it is not over after {LIMIT} decisions")
                self.answer(actors[0])
        except _Fault as fault:
            return fault.failure
        except Exception as error:
            return Failure("engine", None, "", self.decisions + 1, _told(error))
        return None

    def sit_down(self) -> None:
        """Make the bots. What they draw hangs on the deal, on who they are and on where they sit, so that a bot against
        itself does not play the same game twice."""
        job = self.job
        for seat, spec in enumerate(job.specs):
            seed = seed_for(f"{job.bout.seed}, {job.bout.seats[seat]}", seat)
            bot, _ = self.ask(seat, 0, partial(make_entrant, spec, self.game, seed, job.packs, job.timeout))
            self.bots.append(bot)

    def answer(self, seat: int) -> None:
        """Let a seat answer what it is asked."""
        view = look(self.state, seat, self.answers[seat])
        allowed = view.legal[:]
        answer, seconds = self.ask(seat, self.decisions + 1, lambda: _number(self.bots[seat].choose(view)))
        self.clocks[seat].add(seconds)
        action = self.checked(seat, view, allowed, answer)
        self.answers[seat] += 1
        self.record.play(self.state, seat, action)
        self.stream.update(f"{seat} {view.space.words(action)}\n".encode())

    def ask(self, seat: int, number: int, call: Callable[[], T]) -> tuple[T, float]:
        """What a bot gives in time, and the seconds it took."""
        self.pulse.begin(seat, number)
        try:
            return within(self.job.timeout, call)
        except Late:
            self.fail("late", seat, f"it thought for more than {self.job.timeout:g} s")
        except ProgramError as error:
            self.fail(error.kind, seat, in_a_line(error))
        except BaseException as error:  # sys.exit() in a bot is no reason to stop the others.
            self.fail("raised", seat, _told(error))
        finally:
            self.pulse.rest()

    def checked(self, seat: int, view: SeatView, allowed: list[int], answer: int | str) -> int:
        """The answer, if it is one of those that were allowed: a bot may have changed the list in its view."""
        if isinstance(answer, str):
            self.fail("illegal", seat, f"expected the number of an action, found a {answer}")
        action = answer
        if action not in allowed:
            known = 0 <= action < view.space.size
            number = str(action) if -_LONGEST < action < _LONGEST else "a long number"
            told = f"{number} ({view.space.words(action)})" if known else f"{number}, which is no action"
            self.fail("illegal", seat, f"expected one of {len(allowed)} legal actions, found {told}")
        return action

    def fail(self, kind: Kind, seat: int, message: str) -> NoReturn:
        number = self.decisions + 1 if len(self.bots) == len(self.job.specs) else 0
        raise _Fault(Failure(kind, seat, self.job.bout.seats[seat], number, message))

    def leave(self, returns: list[float] | None) -> None:
        """Let the bots go, with their shares of the win if the game was played to its end. What they raise now changes
        nothing any more."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, Bot):
                with suppress(_Fault):
                    self.ask(seat, self.decisions, partial(bot.finish, returns))

    def outcome(self, failure: Failure | None) -> Outcome:
        job, bout = self.job, self.job.bout
        view = self.state.view(None) if failure is None else {}
        returns = list(self.state.returns()) if failure is None else None
        if failure is not None and failure.seat is not None:
            returns = forfeited(bout.seats, failure.seat)
        return Outcome(
            pairing=bout.pairing,
            deal=bout.deal,
            seating=bout.seating,
            seats=list(bout.seats),
            seed=bout.seed,
            options=job.options,
            returns=returns,
            rounds=rounds_of(view),
            decisions=self.decisions,
            points=self.game.points(self.state) if failure is None else [],
            times=[_rounded(clock) for clock in self.clocks],
            wall_ms=0.0,
            actions=self.stream.hexdigest(),
            state=self.state.state_hash(),
            failure=failure,
            sides=(self.game.sides(self.state) if failure is None else None) or msgspec.UNSET,
        )


def rounds_of(view: Data) -> int | None:
    """How many rounds were played, in a game that has rounds."""
    rounds = view.get("round")
    return rounds if isinstance(rounds, int) else None


def _rounded(clock: Clock) -> Clock:
    return Clock(clock.count, round(clock.total_ms, 3), round(clock.max_ms, 3), clock.spread)


def _told(error: BaseException) -> str:
    """An exception in a line: what it is, what it says and where it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return in_a_line(error) + place
