"""News between the processes of a server, through PostgreSQL's LISTEN and NOTIFY.

    added TABLE WORKER ENTRIES    a table has so many entries now; whoever uses it reads them
    here TABLE WORKER SEATS       these seats look at a table in that process
    who TABLE WORKER              tell me who looks at it
    signed_out VISITOR            a browser forgets who it was

News is no more than a hint, and handling it is idempotent. A process that was disconnected looks at all its tables when
it is back, so nothing is missed for long; news that comes twice, or from an unknown process, does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy.engine import make_url

from arcanum.server.database import PATIENCE, told
from arcanum.server.hub import Hub
from arcanum.server.live import Live
from arcanum.server.store import Store
from arcanum.server.writer import CHANNEL

_PAUSE: Final = 1.0
_SILENCE: Final = 5.0
"""After how many seconds without anything to say one asks whether anybody is there."""
log = structlog.get_logger()


@asynccontextmanager
async def follow_news(store: Store, hub: Hub) -> AsyncIterator[None]:
    """Listen for as long as the context lasts; a lost connection is made again."""
    news = News(store, hub)
    task = asyncio.create_task(news.follow())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


class News:
    """The news that this process receives, and that it publishes besides what it has stored."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self._saying: asyncio.Queue[str] = asyncio.Queue()
        hub.announce = self.announce
        hub.enquire = self.enquire

    def announce(self, live: Live) -> None:
        seats = ",".join(map(str, sorted(live.here())))
        self._saying.put_nowait(f"here {live.table.id} {self.store.worker} {seats}")

    def enquire(self, live: Live) -> None:
        self._saying.put_nowait(f"who {live.table.id} {self.store.worker}")

    async def follow(self) -> None:
        address = make_url(self.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        named = {"application_name": "arcanum news"}
        while True:
            try:
                connection = await asyncpg.connect(
                    address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=named
                )
                try:
                    await self._talk(connection)
                finally:
                    connection.terminate()
            except Exception as error:  # Whatever it is: without news, players here would not see what others do.
                log.warning("no news for now", cause=told(error))
            await asyncio.sleep(_PAUSE)

    async def _talk(self, connection: Any) -> None:
        connection.add_termination_listener(lambda *_: self._saying.put_nowait(""))
        await connection.add_listener(CHANNEL, lambda *said: self.receive(str(said[3])))
        self._begin_anew()
        await self.hub.check_logins()
        while not connection.is_closed():
            try:
                said = await asyncio.wait_for(self._saying.get(), _SILENCE)
            except TimeoutError:
                said = ""
            if said:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, said)
            else:
                await connection.execute("SELECT 1")

    def _begin_anew(self) -> None:
        """The connection was lost: news may have been missed."""
        self._saying = asyncio.Queue()
        for live in list(self.hub.live.values()):
            live.elsewhere.clear()
            self.enquire(live)
            self.announce(live)
        self.hub.look_again()

    def receive(self, said: str) -> None:
        what, table, worker, more = (*said.split(" "), "", "", "", "")[:4]
        if what == "signed_out":
            self.hub.sign_out(table)
            return
        live = self.hub.live.get(table)
        ours = worker == self.store.worker
        if what == "added" and more.isdecimal():
            # Our own appends we know of, unless the database failed to confirm one: then nobody holds the lock now.
            if not (ours and live is not None and live.lock.locked()):
                self.hub.news(table, int(more))
        elif what == "here" and not ours:
            self.hub.present(table, worker, [int(seat) for seat in more.split(",") if seat.isdecimal()])
        elif what == "who" and not ours and live is not None and live.here():
            self.announce(live)
