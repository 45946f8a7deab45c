"""The desk: everything that one process of the server works with, started and stopped together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from functools import partial
from weakref import WeakValueDictionary

import structlog

from arcanum.games import GAMES
from arcanum.server.analyst import Analyst
from arcanum.server.attendant import Attendant
from arcanum.server.clock import now_ms
from arcanum.server.courier import Courier
from arcanum.server.errors import Refused
from arcanum.server.hub import UNREADABLE, Hub, SeatToken
from arcanum.server.identity import Visitors, hash_of
from arcanum.server.keys import Keys
from arcanum.server.limiter import Limiter
from arcanum.server.making import Maker, make_rematch
from arcanum.server.metrics import Metrics
from arcanum.server.news import follow_news
from arcanum.server.offers import make_offered
from arcanum.server.postman import Postman
from arcanum.server.settings import Settings
from arcanum.server.store import NotStored, Store
from arcanum.server.thinkers import Thinkers
from arcanum.server.warming import warm_up
from arcanum.words.voices import VOICES

log = structlog.stdlib.get_logger()


class Desk:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.store = Store(settings.database, self.worker)
        self.metrics = Metrics()
        self.hub = Hub(self.store, settings.snapshot_every, metrics=self.metrics)
        self.visitors = Visitors(self.store)
        self.keys = Keys(self.store)
        self.postman = Postman(settings.mail)
        self.thinkers = Thinkers(
            settings.thinkers, maker=partial(make_offered, settings.bots), note=self.metrics.thought
        )
        self.analyst = Analyst()
        self.courier = Courier(settings.webhooks, settings.private_webhooks)
        self.attendant = Attendant(self.hub, self.thinkers, self.courier, settings.idle_seconds)
        limits = settings.limits
        self.requests = Limiter(limits.requests, limits.request_burst)
        self.tries = Limiter(limits.logins, 10)
        self.sockets: dict[str, int] = {}
        """How many sockets each address has open."""
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.ready = False
        self._stack = AsyncExitStack()

    async def start(self) -> None:
        """Open the database and begin; raises DatabaseError or NotStored if that cannot be."""
        try:
            await self._start(self._stack)
        except BaseException:
            await self._stack.aclose()
            raise
        self.ready = True

    async def _start(self, stack: AsyncExitStack) -> None:
        for problem in (*GAMES.problems(), *VOICES.problems()):
            log.warning("a game cannot be offered", cause=problem)
        warm_up()
        stack.push_async_callback(self.store.close)
        await self.store.open(alone=True)
        if not self.store.is_sqlite:
            now_ms.set(await self.store.time(now_ms()))
        stack.push_async_callback(self.hub.finish)
        await self.thinkers.start()
        stack.push_async_callback(self.thinkers.stop)
        stack.push_async_callback(self.analyst.stop)
        await self.courier.start()
        stack.push_async_callback(self.courier.stop)
        await self.postman.start()
        stack.push_async_callback(self.postman.stop)
        await self.attendant.start()
        stack.push_async_callback(self.attendant.stop)
        if not self.store.is_sqlite:
            await stack.enter_async_context(follow_news(self.store, self.hub))
        await stack.enter_async_context(self.metrics.watching(self))

    async def stop(self) -> None:
        """Finish what is being stored, leave the tables to others, and go."""
        self.ready = False
        await self._stack.aclose()

    async def seat_of(self, table: str, token_hash: str | None, visitor: str | None) -> int | None:
        """Which seat somebody holds."""
        with _told():
            return await self.store.seat_of(table, token_hash, visitor)

    async def seated(self, token: str) -> tuple[str, int] | None:
        """The table that was made with a token, and the seat."""
        with _told():
            return await self.store.seated(hash_of(token))

    async def allow_another(self, visitor: str | None) -> None:
        """Refuse another table to whoever has enough of them."""
        most = self.settings.limits.tables
        if visitor is not None and await self.store.made_by(visitor) >= most:
            raise Refused("too_many", f"expected at most {most} tables that are not over; finish some first")

    @asynccontextmanager
    async def making(self, visitor: str | None) -> AsyncIterator[None]:
        """Let somebody make a table, one at a time, and none if they have enough of them."""
        async with self._making.setdefault(visitor or "", asyncio.Lock()) if visitor else nullcontext():
            await self.allow_another(visitor)
            yield

    async def rematch(self, id: str, seat: int, message: str) -> str:
        """The same players at a new table; whoever asks second is told where the first one went."""
        live = await self.hub.get(id)
        table = live.table
        if table.rematch:
            return table.rematch
        table.offer_rematch(seat, "")
        tokens = await self._tokens(id)
        visitor = next((known for owner, _, known in tokens if owner == seat), None)
        maker = Maker(visitor or f"table {id}", visitor, table.seats[seat].name)
        async with self.making(visitor):
            made = await make_rematch(self.hub, table, tokens, maker)
        try:
            await self.hub.act(id, lambda now: [now.offer_rematch(seat, made)], seat, message)
        except Refused as error:
            if error.details.get("table") != made:  # Else the other seat has made this rematch: it is idempotent.
                raise
        return made

    async def _tokens(self, table: str) -> list[SeatToken]:
        with _told():
            return await self.store.tokens(table)


@contextmanager
def _told() -> Iterator[None]:
    """A database that cannot be read is told to whoever asks."""
    try:
        yield
    except NotStored as error:
        raise Refused("not_stored", UNREADABLE) from error
