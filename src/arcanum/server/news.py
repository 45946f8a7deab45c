"""News between the processes of a server, through PostgreSQL's LISTEN and NOTIFY.

News says only that a table has so many entries now; whoever hears it reads the entries themselves. Who was cut off for
a while looks at all its tables when it is back, so nothing is missed for long.
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
from arcanum.server.store import Store
from arcanum.server.writer import CHANNEL

_PAUSE: Final = 1.0
_SILENCE: Final = 5.0
"""After how many seconds without news one asks whether anybody is there."""
log = structlog.get_logger()


@asynccontextmanager
async def follow_news(store: Store, hub: Hub) -> AsyncIterator[None]:
    """Listen for as long as the context lasts; a lost connection is made again."""
    task = asyncio.create_task(_follow(store, hub))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _follow(store: Store, hub: Hub) -> None:
    address = make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(
                address,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "arcanum news"},
            )
            try:
                await _listen(connection, store, hub)
            finally:
                connection.terminate()
        except Exception as error:  # Whatever it is: without news, players here would not see what others do.
            log.warning("no news for now", cause=told(error))
        await asyncio.sleep(_PAUSE)


async def _listen(connection: Any, store: Store, hub: Hub) -> None:
    closed = asyncio.Event()
    connection.add_termination_listener(lambda *_: closed.set())
    await connection.add_listener(CHANNEL, lambda *said: _hear(str(said[3]), store, hub))
    hub.look_again()  # Something may have happened while nobody listened.
    while not closed.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(closed.wait(), _SILENCE)
            return
        await connection.execute("SELECT 1")


def _hear(said: str, store: Store, hub: Hub) -> None:
    table, _, rest = said.partition(" ")
    entries, _, worker = rest.partition(" ")
    # What we did ourselves we know, unless the database had no time to say so: then nobody is at that table now.
    live = hub.live.get(table)
    if entries.isdecimal() and not (worker == store.worker and live is not None and live.lock.locked()):
        hub.news(table, int(entries))
