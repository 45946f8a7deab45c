"""Writing entries: appends of many tables in one transaction, as many as wait at that moment.

So a slow disk makes moves wait a little rather than queue up. `append` returns when its entries are committed, and only
then. An append is a compare-and-swap on the number of entries: if the table has another by now, nothing is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.server.database import Database, NotStored, about_content, told
from arcanum.server.entries import Stamped, encode
from arcanum.server.parts import BotPlayer, Outcome, Snapshot
from arcanum.server.schema import entries, seats, snapshots, tables

CHANNEL: Final = "arcanum"
"""The channel on which processes tell each other of new entries."""
KEPT: Final = 4
"""How many snapshots of a table are kept: the latest, and some in case that answers are taken back."""
_BATCH: Final = 200


class Outrun(Exception):
    """The compare-and-swap failed: the table has another number of entries than expected; read it anew."""


class Clash(Exception):
    """What should be written besides the entries contradicts what is there: a seat has been given away already."""


class Summary(msgspec.Struct, frozen=True):
    """What lists, clocks and bots need to know of a table without reading its entries."""

    status: str
    people: list[str | BotPlayer]
    """The players in the order of the seats: people by their names. Bots stand here, too; the column is older."""
    asked: list[int]
    moves: int
    moved_at: int | None
    """None: as it was."""
    due_at: int | None
    bots_due: bool
    outcome: Outcome | None = None
    """How the game ended; None while it goes on."""


SeatToken = tuple[int, str, str | None]
"""A seat, the hash of its token, and the visitor who sits there."""


@dataclass(slots=True, eq=False)
class Append:
    """Entries that are to be added to a table, with what follows from them."""

    table: str
    number: int
    """How many entries are there before."""
    stamped: Sequence[Stamped]
    summary: Summary
    snapshot: Snapshot | None = None
    forget_from: int | None = None
    """Snapshots of more moves than this hold some that have been taken back."""
    seat_token: SeatToken | None = None
    """A seat that is taken with these entries."""
    freed: Sequence[int] = ()
    """Seats that are given back with them."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def after(self) -> int:
        return self.number + len(self.stamped)


class Writer:
    """Writes what is appended in one process, in the order in which it came."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self._waiting: asyncio.Queue[Append] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what waits, and stop."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    async def append(self, append: Append) -> None:
        """Add entries to a table: all of them, or none and one of these is raised.

        Outrun: the table is not as it was believed to be. Clash: the seat cannot be given. NotStored: the database has
        failed; if that was at the very end, nobody can tell whether the entries are there.
        """
        if self._task is None:
            raise NotStored("the server stops")
        self._waiting.put_nowait(append)
        await append.done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < _BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: Sequence[Append]) -> None:
        """Write appends in one transaction. If one of them cannot be written, it does not hold up the others."""
        try:
            outrun = await self._commit(batch)
        except NotStored as error:
            for append in batch:
                _settle(append, NotStored(*error.args))
        except Exception as error:
            if len(batch) > 1:
                for append in batch:
                    await self._write([append])
            else:
                _settle(batch[0], Clash(told(error)) if about_content(error) else NotStored(told(error)))
        else:
            for append in batch:
                _settle(append, Outrun() if append in outrun else None)

    async def _commit(self, batch: Sequence[Append]) -> list[Append]:
        """Write a batch; gives the appends whose compare-and-swap failed."""
        written: list[Append] = []
        outrun: list[Append] = []
        async with self.database.transaction() as connection:
            # All workers lock tables in the same order, so that there is no deadlock.
            for append in sorted(batch, key=lambda each: each.table):
                (written if await _compare_and_swap(connection, append) else outrun).append(append)
            rows = [row for append in written for row in entry_rows(append.table, append.number, append.stamped)]
            if rows:
                await connection.execute(insert(entries), rows)
            for append in written:
                await _write_besides(connection, append)
            if written and not self.database.is_sqlite:
                await tell_of(connection, self.worker, [(append.table, append.after) for append in written])
        return outrun


async def tell_of(connection: AsyncConnection, worker: str, added: Sequence[tuple[str, int]]) -> None:
    """Tell the other processes how many entries tables have now; they hear of it when the transaction is committed."""
    await notify(connection, [f"added {table} {worker} {count}" for table, count in added])


async def notify(connection: AsyncConnection, news: Sequence[str]) -> None:
    """Tell the other processes something when the transaction is committed."""
    query = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:news AS text[])) AS said")
    await connection.execute(query, {"channel": CHANNEL, "news": news})


async def _compare_and_swap(connection: AsyncConnection, append: Append) -> bool:
    """Whether the table had the expected number of entries. If so, its row is locked until the transaction ends."""
    told = {f"to_{column}": value for column, value in summary_row(append.summary).items()}
    believed = {"of_table": append.table, "believed": append.number, "to_entries": append.after}
    changed = await connection.execute(_COMPARE_AND_SWAP, {**believed, **told})
    return changed.rowcount > 0


async def _write_besides(connection: AsyncConnection, append: Append) -> None:
    mine = snapshots.c.table_id == append.table
    if append.forget_from is not None:
        await connection.execute(delete(snapshots).where(mine, snapshots.c.moves > append.forget_from))
    if append.snapshot is not None:
        saved = append.snapshot
        row = {
            "table_id": append.table,
            "entries": saved.entries,
            "moves": len(saved.record["actions"]),
            "data": msgspec.json.encode(saved).decode(),
        }
        await connection.execute(insert(snapshots).values(row))
        newest = select(snapshots.c.entries).where(mine).order_by(snapshots.c.entries.desc())
        oldest = newest.limit(1).offset(KEPT - 1).scalar_subquery()
        await connection.execute(delete(snapshots).where(mine, snapshots.c.entries < oldest))
    if append.freed:
        given_back = seats.c.table_id == append.table, seats.c.seat.in_(append.freed)
        await connection.execute(delete(seats).where(*given_back))
    if append.seat_token is not None:
        await connection.execute(insert(seats).values(seat_row(append.table, append.seat_token)))


def _settle(append: Append, failure: Exception | None) -> None:
    if append.done.done():
        return  # Nobody waits for it any more.
    if failure is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(failure)


# --- rows -------------------------------------------------------------------------------------------------------------


def entry_rows(table: str, number: int, stamped: Sequence[Stamped]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number + at, "data": encode(each.entry), "at": each.at, "message": each.message}
        for at, each in enumerate(stamped)
    ]


def seat_row(table: str, token: SeatToken) -> dict[str, Any]:
    seat, token_hash, visitor = token
    return {"table_id": table, "seat": seat, "token_hash": token_hash, "visitor": visitor}


def summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "people": msgspec.json.encode(summary.people).decode(),
        "asked": ",".join(map(str, summary.asked)),
        "moves": summary.moves,
        "moved_at": summary.moved_at,
        "due_at": summary.due_at,
        "bots_due": summary.bots_due,
        "outcome": None if summary.outcome is None else msgspec.json.encode(summary.outcome).decode(),
    }


# Every move makes this statement, so it is put together once.
_COMPARE_AND_SWAP: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.entries == bindparam("believed"))
    .values({column: bindparam(f"to_{column}") for column in ("entries", *Summary.__struct_fields__)})
    .values(moved_at=func.coalesce(bindparam("to_moved_at", type_=BigInteger), tables.c.moved_at))
)
