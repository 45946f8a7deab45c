"""The pulse of the service: when it was last alive, and what is done about the time that it was not.

Nobody can answer while no server runs, the machine sleeps or the database cannot be written to. So the first process
that finds a gap in the pulse gives that time back to everybody whose clock was running.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, bindparam, cast, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from arcanum.server.database import Database
from arcanum.server.entries import Paused, Stamped
from arcanum.server.schema import entries as all_entries
from arcanum.server.schema import pulse, tables
from arcanum.server.writer import entry_rows, tell_of

BEAT: Final = 5_000
"""How many milliseconds after one beat the next one is due."""
AWAY: Final = 15_000
"""After how many milliseconds without one nobody was there, or before how many the last one would have to be in the
future for the calendar to have been set back. Shorter absences are made good by the grace after a start."""


class _Timed(msgspec.Struct):
    """What matters here of what was agreed on at a table."""

    clock: int = 0


async def beat(database: Database, worker: str, now: int) -> bool:
    """Store the pulse of the service; raises NotStored. True if it had stopped: then the clocks stood still, and the
    tables where some were running have an entry more that says so."""
    async with database.writing() as connection:
        at = await time_of(connection, now)
        before = int((await connection.execute(select(pulse.c.at).with_for_update())).scalar_one())
        await connection.execute(update(pulse).values(at=at))
        if abs(at - before) < AWAY:
            return False
        await _give_back(connection, worker, max(0, at - before), now)
        return True


async def time_of(connection: AsyncConnection, now: int) -> int:
    """Several workers go by the database's own time: their machines may not agree on what time it is."""
    if connection.dialect.name == "sqlite":
        return now
    return int((await connection.execute(select(database_time()))).scalar_one())


def database_time() -> ColumnElement[int]:
    """PostgreSQL's time, in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


async def _give_back(connection: AsyncConnection, worker: str, away: int, now: int) -> None:
    # In the lock order of all writers, so that there is no deadlock.
    timed = (
        select(tables.c.id, tables.c.info, tables.c.entries, tables.c.due_at)
        .where(tables.c.due_at.is_not(None))
        .order_by(tables.c.id)
        .with_for_update()
    )
    found = (await connection.execute(timed)).all()
    if not found:
        return
    paused = [Stamped(Paused(away), now)]
    rows = [row for id, _, count, _ in found for row in entry_rows(id, count, paused)]
    await connection.execute(insert(all_entries), rows)
    later = update(tables).where(tables.c.id == bindparam("of_table"))
    later = later.values(entries=tables.c.entries + 1, due_at=bindparam("to_due_at"))
    await connection.execute(later, [_due(id, info, due_at, away, now) for id, info, _, due_at in found])
    if connection.dialect.name != "sqlite":
        await tell_of(connection, worker, [(id, count + 1) for id, _, count, _ in found])


def _due(id: str, info: str, due_at: int, away: int, now: int) -> dict[str, Any]:
    """When the first clock of a table runs out now: what follows from the entry."""
    whole = now + 1000 * msgspec.json.decode(info, type=_Timed).clock
    return {"of_table": id, "to_due_at": min(due_at + away, whole)}
