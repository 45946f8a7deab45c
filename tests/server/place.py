"""What one process of the server has, without its sockets: a store, a hub, and people who answer at random."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server import wire
from arcanum.server.clock import now_ms
from arcanum.server.entries import AnyEntry, Info, Sat, Stamped
from arcanum.server.hub import Hub, SeatToken, summary_of
from arcanum.server.live import Listener
from arcanum.server.schema import tables
from arcanum.server.store import Store
from arcanum.server.table import Table


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Place:
    """A process, as far as its tables are concerned."""

    store: Store
    hub: Hub
    random: random.Random = field(default_factory=lambda: random.Random(1))

    async def make(
        self,
        *seats: str,
        id: str = "",
        clock: int = 0,
        forfeit: bool = False,
        delay: int = 0,
        rounds: int = 200,
        tokens: Sequence[SeatToken] = (),
    ) -> str:
        """A table: each seat is the name of a person, "open", or "bot:" with a spec."""
        id = id or os.urandom(6).hex()
        record = Record.start(find("res_arcana"), len(seats), id, {"round_limit": rounds})
        info = Info(record=record.data(), clock=clock, forfeit=forfeit, delay=delay)
        table = Table(id, info)
        entries: list[AnyEntry] = [
            Sat(seat, bot=who[4:]) if who.startswith("bot:") else Sat(seat, name=who)
            for seat, who in enumerate(seats)
            if who != "open"
        ]
        stamped = [Stamped(entry, self.hub.now()) for entry in entries]
        table.add_all(stamped)
        await self.store.make(id, info, "res_arcana", "maker", stamped, summary_of(table, self.hub.now()), tokens)
        return id

    async def answer(self, id: str, message: str = "") -> bool:
        """Somebody who is asked answers something."""
        table = (await self.hub.get(id)).table
        seat = table.asked()[0]
        words = self.random.choice(table.state.view(seat)["decision"]["legal"])
        ticket = table.ticket(seat)
        return await self.hub.act(id, lambda now: now.move(seat, [words], ticket), seat, message)

    async def table(self, id: str) -> Table:
        return (await self.hub.get(id)).table

    async def stored(self, id: str) -> Table:
        """The table as the store has it, from its first entry on."""
        before = await self.store.count(id)
        async with self.store.reading() as connection:
            agreed = (await connection.execute(select(tables.c.info).where(tables.c.id == id))).scalar_one()
        info = msgspec.json.decode(agreed, type=Info)
        assert before is not None
        table = Table(id, info)
        table.add_all(await self.store.since(id, 0))
        assert before <= table.entries <= (await self.store.count(id) or 0), "entries that nobody counts"
        return table


@asynccontextmanager
async def place(
    url: str, snapshot_every: int = 50, worker: str = "one", alone: bool = False, now: Callable[[], int] = now_ms
) -> AsyncIterator[Place]:
    store = Store(url, worker)
    try:
        await store.open(alone)
        hub = Hub(store, snapshot_every, now)
        yield Place(store, hub)
        await hub.finish()
    finally:
        await store.close()


def shown(listener: Listener) -> list[wire.State]:
    """What a listener was shown since one last looked."""
    found: list[Any] = []
    while not listener.queue.empty():
        found.append(listener.queue.get_nowait())
    return [each for each in found if isinstance(each, wire.State)]


async def soon(condition: Any, seconds: float = 30.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
