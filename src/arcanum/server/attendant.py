"""The attendant: runs the bots and clocks of tables, and takes over tables whose process is gone.

A table has one owner among the processes. A process becomes the owner by writing its name beside the table, and holds
all its tables by one lease, which a heartbeat renews every second. When the lease runs out the tables are free, and
other processes claim them. Should two believe at the same moment that they own a table, the store still takes the
entries of only one: appending is a compare-and-swap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from arcanum.bots import seed_for
from arcanum.server.clock import steady
from arcanum.server.courier import Courier
from arcanum.server.entries import Moved, RanOut
from arcanum.server.errors import Refused, traced
from arcanum.server.hub import NO_TABLE, Hub
from arcanum.server.live import Live
from arcanum.server.pool import Overloaded, ThinkerFailed
from arcanum.server.pulse import BEAT
from arcanum.server.questions import ask
from arcanum.server.store import NotStored
from arcanum.server.table import Table
from arcanum.server.thinkers import Thinkers

LEASE: Final = 6_000
"""Milliseconds for which a process counts as alive after a heartbeat."""
GRACE: Final = 30_000
"""Milliseconds after our start in which no clock from before runs out: players have to reconnect first."""
_ROUND: Final = 1.0
"""Seconds between two rounds."""
_AT_ONCE: Final = 200
"""How many tables are looked after in one round."""
_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 30.0
_TRIES: Final = 2
"""How often a bot may fail at a question before a simpler one is asked."""
_SIMPLE: Final = "apprentice"

log = structlog.get_logger()


class Attendant:
    """Sees to the tables of one process."""

    def __init__(self, hub: Hub, thinkers: Thinkers, courier: Courier, idle: float) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.courier = courier
        self.idle = idle
        self.claimed: set[str] = set()
        """The tables that this process owns."""
        self._began = hub.now()
        """Since when players can reach us: our start, or when the service was last away."""
        self._beat_at: int | None = None
        """When we last stored the pulse of the service."""
        self._alive_until = 0.0
        """The end of our lease."""
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._since: dict[str, float] = {}
        """Since when nobody but bots is asked, at tables where it is so."""
        self._failing: set[str] = set()
        """Tables that could not be looked after the last time; they do not keep others from it."""
        self._round: asyncio.Task[None] | None = None
        self._stopped = False
        hub.changed = self.changed

    async def start(self) -> None:
        with suppress(NotStored):  # Then the first round says so.
            await self._beat(self.hub.now())
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Release the tables, for others to claim."""
        self._stopped = True
        tasks = [*self._thinking.values(), *([self._round] if self._round is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(NotStored):
            await self.hub.store.give_up_all()

    # --- bots ---------------------------------------------------------------------------------------------------------

    def changed(self, live: Live, before: Table | None, here: bool) -> None:
        """Something happened at a table, in this process or in another one, which has told those who are asked."""
        if here:
            self.courier.notice(before, live.table)
        if here or live.table.id in self.claimed:
            self.see_to(live.table)

    def see_to(self, table: Table) -> None:
        """Start an answer for every bot that is asked."""
        if self._stopped:
            return
        self._waited(table)
        for seat in table.asked():
            key = (table.id, seat)
            if table.bot_for(seat) and key not in self._thinking:
                task = asyncio.create_task(self._answer(table.id, seat))
                self._thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[str, int], _: object) -> None:
        self._thinking.pop(key, None)

    async def _answer(self, id: str, seat: int) -> None:
        """Answer for a seat until it is no longer asked, no longer a bot's, or another process owns the table."""
        pause, failures = _PAUSE, 0
        while await self._claim(id):
            try:
                if not await self._think(id, seat, simple=failures >= _TRIES):
                    return
                pause, failures = _PAUSE, 0
                continue
            except (Refused, NotStored, Overloaded) as error:
                if _is_gone(error):
                    self.claimed.discard(id)
                    return
                log.warning("a bot has to wait", table=id, seat=seat, cause=type(error).__name__)
            except ThinkerFailed as error:
                failures += 1
                # What a program says is its operator's own business; other bots may name cards.
                told = {"said": error.said} if error.said else traced(error)
                log.error("a bot failed", table=id, seat=seat, **told)
            except Exception as error:
                failures += 1
                log.error("a bot failed", table=id, seat=seat, **traced(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _think(self, id: str, seat: int, simple: bool) -> bool:
        """Let a bot answer once; whether it was asked at all."""
        table = (await self.hub.get(id)).table
        bot = table.bot_for(seat)
        if seat not in table.asked() or not bot:
            return False
        ticket, seed, spec = table.ticket(seat), seed_for(table.record.seed, seat), _SIMPLE if simple else bot
        urgent = any(there.person and not there.bot for there in table.seats)
        question = ask(
            table.state,
            seat,
            table.answers(seat),
            table=id,
            game=table.game.id,
            bot=spec,
            seed=seed,
            client=table.info.maker or id,
            seconds=self.thinkers.move_seconds(spec, self._waited(table)) if urgent else 0.0,
        )
        thought = await self.thinkers.think(question, urgent)
        with suppress(_Passed):
            await self.hub.act(id, lambda now: _answered(now, seat, thought.words, ticket, bot))
        return True

    def _waited(self, table: Table) -> float:
        """For how many seconds the people at a table have been waiting for bots, and for nobody else."""
        asked = table.asked()
        if not asked or not all(map(table.bot_for, asked)):
            self._since.pop(table.id, None)
            return 0.0
        return steady() - self._since.setdefault(table.id, steady())

    async def _claim(self, id: str) -> bool:
        """Whether this process owns a table, or can become its owner now."""
        if id in self.claimed and steady() < self._alive_until:
            return True
        self.claimed.discard(id)
        try:
            if await self.hub.store.claim(id, self.hub.now(), LEASE):
                self.claimed.add(id)
        except NotStored as error:
            log.warning("the database does not answer", cause=str(error))
        return id in self.claimed

    # --- rounds -------------------------------------------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            started = steady()
            try:
                await self._look_after_all()
            except NotStored as error:
                log.warning("the database does not answer", cause=str(error))
            except Exception as error:
                log.error("a round failed", **traced(error))
            await asyncio.sleep(max(0.0, _ROUND - (steady() - started)))

    async def _look_after_all(self) -> None:
        now = self.hub.now()  # If time makes a leap from here on, the next round is the one to notice.
        await self.hub.follow_past()
        await self._stay_alive(now)
        self.hub.mend()
        self.claimed -= await self.hub.drop_deleted()
        self._since = {id: since for id, since in self._since.items() if id in self.claimed}
        if any(live.elsewhere for live in self.hub.live.values()):
            self.hub.forget_workers(await self.hub.store.alive(now))
        await self._put_away()
        store = self.hub.store
        for id in list(self.claimed & self.hub.live.keys()):
            self.see_to(self.hub.live[id].table)
        most = _AT_ONCE + len(self._failing)
        for id in await store.bots_due(now, LEASE, most + len(self.claimed)):
            if id not in self.claimed:
                await self._try(id, self._take_over)
        for id in await store.clocks_due(now, LEASE, most):
            await self._try(id, partial(self._run_clocks, now))

    async def _stay_alive(self, now: int) -> None:
        """Renew our lease. If it had run out, others may own our tables by now."""
        started = steady()
        if started > self._alive_until > 0:
            await self.hub.store.give_up_all()
            self.claimed.clear()
        await self.hub.store.keep_alive(now, LEASE)
        self._alive_until = started + LEASE / 1000
        if self._beat_at is None or not self._beat_at <= now < self._beat_at + BEAT:
            await self._beat(now)

    async def _beat(self, now: int) -> None:
        """Store the pulse of the service. If it had stopped for a while, clocks have stood still meanwhile."""
        if await self.hub.store.beat(now):
            self._began = now
            self.hub.look_again()
        self._beat_at = now

    async def _put_away(self) -> None:
        away = self.claimed & set(self.hub.put_away(self.idle, [id for id, _ in self._thinking]))
        self.claimed -= away
        if away:
            await self.hub.store.give_up(sorted(away))

    async def _try(self, id: str, look: Callable[[str], Awaitable[None]]) -> None:
        """Look after a table; if that fails, the others are looked after nevertheless."""
        try:
            await look(id)
            self._failing.discard(id)
        except NotStored:
            raise
        except Exception as error:
            if _is_gone(error):
                self._failing.discard(id)
            elif id not in self._failing:
                self._failing.add(id)
                log.error("a table cannot be looked after", table=id, **traced(error))

    async def _take_over(self, id: str) -> None:
        if await self._claim(id):
            self.see_to((await self.hub.get(id)).table)

    async def _run_clocks(self, now: int, id: str) -> None:
        if await self._claim(id):
            with suppress(_Passed):
                await self.hub.act(id, partial(self._run_out, now))

    def _run_out(self, now: int, table: Table) -> list[RanOut]:
        late = [seat for seat in table.asked() if _late(table, seat, now, self._began)]
        if not late:
            raise _Passed
        return [table.run_out(now, *late)]


class _Passed(Exception):
    """What somebody thought or waited for is over."""


def _late(table: Table, seat: int, now: int, began: int) -> bool:
    """Whether a seat's time is up. Who was asked before this server began could perhaps not reach any."""
    due = table.deadline(seat)
    if due is None or due > now:
        return False
    return table.asked_at[seat] >= began or not began <= now < began + min(GRACE, 1000 * table.info.clock)


def _is_gone(error: Exception) -> bool:
    """Whether the table was deleted."""
    return isinstance(error, Refused) and error.code == NO_TABLE


def _answered(table: Table, seat: int, words: str, ticket: str, bot: str) -> list[Moved]:
    # Another bot may be to answer by now. Still the answer stands: else who leaves and comes back, again and again,
    # would keep everybody waiting.
    if seat not in table.asked() or not table.bot_for(seat) or table.ticket(seat) != ticket:
        raise _Passed
    return table.move(seat, [words], None, bot)
