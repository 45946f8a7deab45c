"""The analyst: what a bot thinks of a game that is over, position by position.

The positions are examined where bots think, one after the other and behind everybody who waits for a move; what is
known so far can be looked at meanwhile. Few games are examined at once, and few are remembered.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from itertools import pairwise
from typing import Final, Protocol

import structlog

from arcanum.bots import seed_for
from arcanum.bots.analysis import moments, positions
from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server import wire
from arcanum.server.errors import Refused, traced
from arcanum.server.heavy import heavy
from arcanum.server.pool import Overloaded, ThinkerFailed
from arcanum.server.questions import Question, Thought, ask

BOT: Final = "magister:100"
MOST_POSITIONS: Final = 60
"""So many positions of a game are examined, spread over all of it."""
AT_ONCE: Final = 2
REMEMBERED: Final = 100
TURNS: Final = 5
"""How many turning points are told."""
SWING: Final = 0.12
"""By so much the chance of somebody has to change at a turning point: with so small a budget, less may be chance."""
log = structlog.get_logger()


class Estimate(wire.Sent, frozen=True):
    """What every seat could expect at some moment of a game."""

    moves: int
    """After how many answers."""
    wins: list[float]


class TurningPoint(wire.Sent, frozen=True):
    moves: int
    """The number of the answer from which on it was different."""
    seat: int
    """Whose chance has changed most."""
    before: float
    after: float


class Analysis(wire.Sent, frozen=True):
    """What is known so far of how a game went."""

    done: bool
    positions: int
    """How many positions are examined in all; 0 before that is known."""
    estimates: list[Estimate]
    turns: list[TurningPoint]


class Thinking(Protocol):
    """Whatever answers questions: `Thinkers`, as the analyst needs them."""

    async def think(self, question: Question, urgent: bool) -> Thought: ...


class Analyst:
    """Has games examined, and remembers what came of it."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        """The last used comes last."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look(self, thinkers: Thinking, id: str, record: Record, result: list[float]) -> Analysis:
        """What is known of a game; if nothing is, it is examined from now on. One that went back since is another."""
        id = f"{id} {record.take_backs}"
        if id not in self._known:
            if len(self._tasks) >= AT_ONCE:
                raise Refused("busy", "other games are being examined; try again")
            self._known[id] = Analysis(False, 0, [], [])
            self._tasks[id] = task = asyncio.create_task(self._examine(thinkers, id, record, result))
            task.add_done_callback(lambda _: self._finished(id))
            while len(self._known) > REMEMBERED:
                self._known.pop(next(each for each in self._known if each not in self._tasks))
        self._known.move_to_end(id)
        return self._known[id]

    def _finished(self, id: str) -> None:
        """A game that could not be examined to the end may be tried again."""
        del self._tasks[id]
        if not self._known[id].done:
            del self._known[id]

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _examine(self, thinkers: Thinking, id: str, record: Record, result: list[float]) -> None:
        try:
            questions = await heavy(questions_of, record, id)
            estimates: list[Estimate] = []
            for moves, question in questions:
                thought = await thinkers.think(question, False)
                if thought.wins:
                    estimates.append(Estimate(moves, [round(share, 4) for share in thought.wins]))
                self._known[id] = Analysis(False, len(questions), estimates[:], [])
            estimates.append(Estimate(len(record.actions), result))
            self._known[id] = Analysis(True, len(questions), estimates, turning_points(estimates))
        except (Refused, Overloaded, ThinkerFailed) as error:
            log.info("a game cannot be examined just now", table=id, cause=type(error).__name__)
        except Exception as error:
            log.error("a game cannot be examined", table=id, **traced(error))


def questions_of(record: Record, id: str) -> list[tuple[int, Question]]:
    """What a bot is asked about a game, each with the number of answers before: as the seat saw it that decided."""
    game = find(record.game)
    heads = [each.number for each in moments(record, game) if each.number == each.head and each.reply_to < 0]
    count = min(len(heads), MOST_POSITIONS)
    chosen = {heads[number * len(heads) // count] for number in range(count)}
    found: list[tuple[int, Question]] = []
    answers = [0] * record.seats
    for number, (state, seat, _) in enumerate(positions(record, game)):
        if number in chosen:
            seed = seed_for(f"analysis {record.seed}", seat)
            question = ask(
                state,
                seat,
                answers[seat],
                table=f"analysis {id}",
                game=game.id,
                bot=BOT,
                seed=seed,
                kind="chances",
                client="analysis",
            )
            found.append((number, question))
        answers[seat] += 1
    return found


def turning_points(estimates: list[Estimate]) -> list[TurningPoint]:
    """Where the chances changed most, in the order of the game."""
    found: list[TurningPoint] = []
    for before, after in pairwise(estimates):
        changes = [now - then for then, now in zip(before.wins, after.wins, strict=True)]
        seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
        if abs(changes[seat]) >= SWING:
            found.append(TurningPoint(before.moves + 1, seat, before.wins[seat], after.wins[seat]))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:TURNS], key=lambda turn: turn.moves)
