"""Thinkers: who thinks about which question, so that nobody waits for the thoughts of others.

    thinkers = Thinkers(processes=2)
    await thinkers.start()
    thought = await thinkers.think(ask(state, seat, number, table="t1", game=game.id, bot="adept", seed="7"), True)

There are four lanes, each with processes of its own (`arcanum.server.pool`), so that what is quick never stands in line
behind what is long, and a person's game never behind a hint or a look back. All lanes may be at work at once: then the
system shares the cores out by niceness, and whoever steps back further gets little more than what the others leave.

A level is defined by its simulations, not by a clock. But where a person waits, there is an end to it: a search that
has not spent its budget by then answers with what it has found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from math import ceil
from typing import Final, Literal, TypeAlias

from arcanum.bots import LEVELS
from arcanum.server.mind import Maker
from arcanum.server.pool import LEAST, Pool
from arcanum.server.questions import Question, Thought

Lane: TypeAlias = Literal["quick", "move", "hint", "rest"]
"""Bots that hardly think; those that do, and a person waits for their move; hints; tables of bots, and looking back."""
LANES: Final[dict[Lane, int]] = {"quick": 5, "move": 10, "hint": 14, "rest": 19}
"""The niceness of each: how far it steps back behind the event loop and the lanes before it."""
MOVE: Final = 1.8
"""Seconds that a person waits for an answer of a level that thinks, where thoughts have to share the cores."""
LONG: Final = 4.5
"""The same where each has a core to itself: what takes so long then is a hard question. Who gave a bot a budget of
their own chose to wait, and waits so long in any case."""
TURN: Final = 12.0
"""Seconds that people wait for bots until one of them is asked again, by and large, however many answers it takes."""
HINT: Final = 1.8
"""Seconds that a person waits for a hint, if nobody else has asked for one."""
_LONG: Final = LEVELS[-1]
"""The level that searches."""

Note: TypeAlias = Callable[[Lane, float, bool], None]
"""Is told of every thought: its lane, the seconds from asking to its end, and whether time has cut it short."""


def lane_of(question: Question, urgent: bool) -> Lane:
    """The lane of a question; it is urgent if a person waits."""
    if question.kind != "move":
        return "hint" if urgent else "rest"
    if question.bot in LEVELS and question.bot != _LONG:
        return "quick"
    return "move" if urgent else "rest"


class Thinkers:
    """The lanes. They belong to the event loop in which they were started."""

    def __init__(self, processes: int, maker: Maker | None = None, note: Note | None = None) -> None:
        """So many processes think about moves for which people wait; half as many, at least one, in each other lane."""
        beside = max(1, processes // 2)
        self._pools: dict[Lane, Pool] = {
            lane: Pool(processes if lane == "move" else beside, maker=maker, niceness=niceness)
            for lane, niceness in LANES.items()
        }
        self._note = note
        self._cores = processes
        """How many thoughts need not share a core, as far as we know."""
        self._beside = beside
        self._stack = AsyncExitStack()

    def move_seconds(self, bot: str, waited: float) -> float:
        """How long people wait for the next answer of a bot who have waited so long for others just before it. Of what
        is left of their patience half is kept, as nobody knows how many answers are still to come."""
        alone = self.busy < self._cores
        most = LONG if alone or bot not in LEVELS else MOVE
        return max(LEAST, min(most, (TURN - waited) / 2))

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(pool.waiting for pool in self._pools.values())

    @property
    def busy(self) -> int:
        """How many processes think."""
        return sum(pool.busy for pool in self._pools.values())

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced so far."""
        return sum(pool.restarts for pool in self._pools.values())

    async def start(self) -> None:
        """Returns at once; the processes get ready in the background."""
        for pool in self._pools.values():
            self._stack.push_async_callback(pool.stop)
            await pool.start()

    async def stop(self) -> None:
        """End all processes, whatever they are at. Nothing is left when it returns."""
        await self._stack.aclose()

    async def think(self, question: Question, urgent: bool) -> Thought:
        """The answer of the bot; `urgent` where a person waits for it. Raises what `Pool.think` raises."""
        lane, now = lane_of(question, urgent), asyncio.get_running_loop().time
        asked_at = now()
        thought = await self._pools[lane].think(question, urgent)
        if self._note is not None:
            self._note(lane, now() - asked_at, thought.cut)
        return thought

    def hint_seconds(self) -> float:
        """Within how many seconds a hint comes that is asked for now."""
        pool = self._pools["hint"]
        if pool.busy < self._beside:
            return HINT
        return HINT + LEAST * ceil((pool.waiting + 1) / self._beside)
