"""The store: durable entries, the columns by which tables are found, and which process owns which table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.server.catching_up import catch_up
from arcanum.server.database import Database
from arcanum.server.database import NotStored as NotStored
from arcanum.server.entries import Info, Stamped, decode
from arcanum.server.parts import BotPlayer, Origin, Outcome, Snapshot, is_dealt_anew, origin_of, players_in
from arcanum.server.pulse import beat, database_time, time_of
from arcanum.server.schema import entries, logins, seats, snapshots, tables, workers
from arcanum.server.table import Table
from arcanum.server.writer import Append as Append
from arcanum.server.writer import Outrun as Outrun
from arcanum.server.writer import SeatToken, Summary, Writer, entry_rows, seat_row, summary_row

_AT_ONCE: Final = 10_000
"""How many tables are looked for in one statement: databases take so many values and not many more."""
log = structlog.get_logger()


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    people: list[str]
    bots: list[str]
    """What the bots are called that play for themselves."""
    asked: list[int]
    moves: int
    made_at: int
    moved_at: int
    origin: Origin
    """Where the game began: whoever has the record or the scenario may know cards of it."""
    dealt_anew: bool
    """Whether what nobody could know where the record ends was dealt anew."""
    seat: int | None = None
    """Which seat is one's own, in a list of one's own tables."""
    result: list[float] | None = None
    """The shares of the win by seat: all 0 where somebody without a seat has won. None while the game
    goes on, and of some that were over before this was kept."""
    points: list[int] = []
    """What the players had in the end, by seat, and after them whoever plays without one."""
    gave_up: list[int] = []
    """Which seats resigned."""
    take_backs: int = 0
    """How often a game that is over went back to before something that was known since; it counts in no comparison."""


class Store:
    """The database of one process of the server."""

    def __init__(self, url: str, worker: str) -> None:
        self.database = Database(url)
        self.worker = worker
        self.alone = False
        """Whether no other process can see to tables."""
        self._writer = Writer(self.database, worker)

    @property
    def url(self) -> str:
        return self.database.url

    @property
    def is_sqlite(self) -> bool:
        return self.database.is_sqlite

    async def open(self, alone: bool = False) -> None:
        """Bring the database up to date and begin to write; raises DatabaseError or NotStored.

        With `alone` this is the only server, as far as SQLite is concerned.
        """
        await self.database.open(alone)
        self.alone = alone and self.is_sqlite
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self._writer.stop()
        await self.database.close()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read from; raises NotStored if the database fails."""
        return self.database.reading()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction; raises NotStored if the database fails."""
        return self.database.writing()

    # --- tables and their entries -------------------------------------------------------------------------------------

    async def make(
        self,
        table: str,
        info: Info,
        game: str,
        maker: str,
        stamped: Sequence[Stamped],
        summary: Summary,
        tokens: Iterable[SeatToken],
    ) -> bool:
        """A new table, with what happened at it so far. False, and nothing is done, if there is one of that id."""
        row = {
            "id": table,
            "info": msgspec.json.encode(info).decode(),
            "game": game,
            "public": info.public,
            "made_at": summary.moved_at,
            "maker": maker,
            "entries": len(stamped),
            "owner": "",
            **summary_row(summary),
        }
        try:
            async with self.writing() as connection:
                await connection.execute(insert(tables).values(row))
                if stamped:
                    await connection.execute(insert(entries), entry_rows(table, 0, stamped))
                for token in tokens:
                    await connection.execute(insert(seats).values(seat_row(table, token)))
        except IntegrityError as error:
            if table in await self.there([table]):
                return False
            raise NotStored("a seat is given away twice") from error
        return True

    async def append(self, append: Append) -> None:
        """Add entries to a table, all or none; raises Outrun, Clash or NotStored."""
        await self._writer.append(append)

    async def load(self, table: str) -> Table | None:
        """A table as its entries have it; None if there is none."""
        async with self.reading() as connection:
            info = (await connection.execute(select(tables.c.info).where(tables.c.id == table))).scalar()
            if info is None:
                return None
            agreed = msgspec.json.decode(info, type=Info)
            made = _from_snapshot(table, agreed, (await connection.execute(_last_snapshot(table))).scalar())
            since = await self._entries(connection, table, made.entries)
        await catch_up(made, since)
        return made

    async def since(self, table: str, number: int) -> list[Stamped]:
        """The entries of a table from this number on."""
        async with self.reading() as connection:
            return await self._entries(connection, table, number)

    async def count(self, table: str) -> int | None:
        """How many entries a table has; None if there is no such table."""
        async with self.reading() as connection:
            found = (await connection.execute(select(tables.c.entries).where(tables.c.id == table))).scalar()
        return None if found is None else int(found)

    async def there(self, ids: Iterable[str]) -> set[str]:
        """Which of these tables there are."""
        return await self._those_of(tables.c.id, ids)

    async def known_logins(self, hashes: Iterable[str]) -> set[str]:
        """Which of these cookies are still good, by their hashes."""
        return await self._those_of(logins.c.token_hash, hashes)

    async def _those_of(self, column: Column[str], values: Iterable[str]) -> set[str]:
        wanted = list(values)
        parts = [wanted[start : start + _AT_ONCE] for start in range(0, len(wanted), _AT_ONCE)]
        return {found for part in parts for found in await self._ids(select(column).where(column.in_(part)))}

    async def _entries(self, connection: AsyncConnection, table: str, number: int) -> list[Stamped]:
        query = (
            select(entries.c.data, entries.c.at, entries.c.message)
            .where(entries.c.table_id == table, entries.c.number >= number)
            .order_by(entries.c.number)
        )
        return [Stamped(decode(data), at, message) for data, at, message in await connection.execute(query)]

    async def delete(self, table: str, known: int | None = None) -> bool:
        """Delete a table with everything that belongs to it, if it has as many entries as one knows of."""
        query = delete(tables).where(tables.c.id == table)
        if known is not None:
            query = query.where(tables.c.entries == known)
        async with self.writing() as connection:
            gone = await connection.execute(query)
        return gone.rowcount > 0

    async def maker(self, table: str) -> str | None:
        """The maker of a table; None if there is no such table."""
        async with self.reading() as connection:
            found = (await connection.execute(select(tables.c.maker).where(tables.c.id == table))).scalar()
        return None if found is None else str(found)

    # --- seats --------------------------------------------------------------------------------------------------------

    async def seat_of(self, table: str, token_hash: str | None, visitor: str | None) -> int | None:
        """Which seat somebody holds, by their token or by who they are."""
        keys = [seats.c.token_hash == token_hash] if token_hash else []
        keys += [seats.c.visitor == visitor] if visitor else []
        if not keys:
            return None
        query = select(seats.c.seat).where(seats.c.table_id == table, or_(*keys)).order_by(seats.c.seat)
        async with self.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else int(found)

    async def seated(self, token_hash: str) -> tuple[str, int] | None:
        """The table that was made for a token, and the seat. (Rematches hand tokens on, and come later.)"""
        query = (
            select(seats.c.table_id, seats.c.seat)
            .join(tables, seats.c.table_id == tables.c.id)
            .where(seats.c.token_hash == token_hash)
            .order_by(tables.c.made_at)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (str(found[0]), int(found[1]))

    async def tokens(self, table: str) -> list[SeatToken]:
        """The holders of the seats of a table."""
        query = select(seats.c.seat, seats.c.token_hash, seats.c.visitor).where(seats.c.table_id == table)
        async with self.reading() as connection:
            return [(seat, token, visitor) for seat, token, visitor in await connection.execute(query)]

    # --- lists --------------------------------------------------------------------------------------------------------

    async def listed(self, status: str | None, limit: int, before: int | None = None) -> list[Listed]:
        """Public tables, the latest first."""
        query = select(tables).where(tables.c.public.is_(True))
        if status is not None:
            query = query.where(tables.c.status == status)
        if before is not None:
            query = query.where(tables.c.moved_at < before)
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(tables.c.moved_at.desc()).limit(limit))).mappings()
            return [_listed(dict(row), public=True) for row in rows]

    async def listed_of(self, visitor: str, limit: int, before: int = 1 << 53) -> list[Listed]:
        """The tables at which somebody sits, the latest first."""
        query = (
            select(tables, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.visitor == visitor, tables.c.moved_at < before)
            .order_by(tables.c.moved_at.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return [_listed(dict(row)) for row in rows]

    async def made_by(self, maker: str) -> int:
        """How many tables that are not over somebody has made."""
        query = select(func.count()).select_from(tables).where(tables.c.maker == maker, tables.c.status != "over")
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # --- leases: which process owns which table -----------------------------------------------------------------------

    async def keep_alive(self, now: int, lease: int) -> None:
        """The heartbeat: renew the lease of this process, and so of its tables, for so many milliseconds."""
        if self.alone:
            return
        at = self._time(now)
        row = {"id": self.worker, "until": at + lease}
        known = sqlite.insert(workers) if self.is_sqlite else postgresql.insert(workers)
        async with self.writing() as connection:
            await connection.execute(delete(workers).where(workers.c.until < at - 100 * lease))
            await connection.execute(known.values(row).on_conflict_do_update(index_elements=["id"], set_=row))

    async def time(self, now: int) -> int:
        """What time it is: with several workers, the database's own."""
        async with self.reading() as connection:
            return await time_of(connection, now)

    async def beat(self, now: int) -> bool:
        """Store the pulse of the service. True if it had stopped: then clocks stood still, and tables say so."""
        return await beat(self.database, self.worker, now)

    async def alive(self, now: int) -> list[str]:
        """The processes whose lease has not run out."""
        return await self._ids(select(workers.c.id).where(workers.c.until >= self._time(now)))

    async def claim(self, table: str, now: int, lease: int) -> bool:
        """Try to become the owner of a table, the process that runs its bots and clocks."""
        if self.alone:
            return True
        query = update(tables).where(tables.c.id == table, self._free(now, lease)).values(owner=self.worker)
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount > 0

    async def give_up(self, ids: Sequence[str]) -> None:
        """Release tables."""
        if self.alone or not ids:
            return
        mine = update(tables).where(tables.c.id == bindparam("table"), tables.c.owner == self.worker).values(owner="")
        async with self.writing() as connection:
            # In the lock order of all writers, so that there is no deadlock.
            await connection.execute(mine, [{"table": id} for id in sorted(ids)])

    async def give_up_all(self) -> None:
        """Release all tables: this process stops, or its lease has run out."""
        if self.alone:
            return
        async with self.writing() as connection:
            await connection.execute(delete(workers).where(workers.c.id == self.worker))
        await self.give_up(await self._ids(select(tables.c.id).where(tables.c.owner == self.worker)))

    async def bots_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables at which a bot has to answer and that no other process owns, the longest waiting first."""
        query = select(tables.c.id).where(tables.c.bots_due.is_(True), self._free(now, lease))
        return await self._ids(query.order_by(tables.c.moved_at).limit(limit))

    async def clocks_due(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables at which somebody's time is up and that no other process owns."""
        query = select(tables.c.id).where(tables.c.due_at <= now, self._free(now, lease))
        return await self._ids(query.order_by(tables.c.due_at).limit(limit))

    async def _ids(self, query: Select[str]) -> list[str]:
        async with self.reading() as connection:
            return [str(found) for found in (await connection.execute(query)).scalars()]

    def _time(self, now: int) -> ColumnElement[int]:
        """The time by which leases are measured: with several processes, the database's own."""
        if self.is_sqlite:
            return literal(now, BigInteger)
        return database_time()

    def _free(self, now: int, lease: int) -> ColumnElement[bool]:
        """Whether a table is ours, or the lease of its owner has run out. One that would last for much longer than
        leases do is void: the clock was set back since."""
        if self.alone:
            return true()
        at = self._time(now)
        alive = exists().where(workers.c.id == tables.c.owner, workers.c.until.between(at, at + 2 * lease))
        return or_(tables.c.owner == self.worker, ~alive)


def _from_snapshot(table: str, info: Info, found: str | None) -> Table:
    """A table as a snapshot has it; as it was at the very beginning if there is none that can be used."""
    made = Table(table, info)
    if found is None:
        return made
    try:
        made.restore(msgspec.json.decode(found, type=Snapshot))
    except Exception as error:  # Whatever is wrong with it: the entries have the truth, it only takes longer.
        log.warning("a snapshot cannot be used", table=table, cause=type(error).__name__)
        return Table(table, info)
    return made


def _listed(row: dict[str, Any], public: bool = False) -> Listed:
    """A table in a list; its bots still by their specs, since names are a matter of the language."""
    info = msgspec.json.decode(row["info"], type=Info)
    if public and info.delay and row["status"] != "over":
        # Spectators see everything later; so they do not see here how the game goes on, either.
        row |= {"asked": "", "moves": 0}
    players = players_in(row["people"])
    outcome = None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=Outcome)
    return Listed(
        id=row["id"],
        game=row["game"],
        title=info.title,
        status=row["status"],
        people=[each for each in players if isinstance(each, str)],
        bots=[each.bot for each in players if isinstance(each, BotPlayer)],
        asked=[int(seat) for seat in row["asked"].split(",") if seat],
        moves=row["moves"],
        made_at=row["made_at"],
        moved_at=row["moved_at"],
        origin=origin_of(info.record),
        dealt_anew=is_dealt_anew(info.record),
        seat=row.get("seat"),
        result=None if outcome is None else outcome.shares,
        points=[] if outcome is None else outcome.points,
        gave_up=[] if outcome is None else outcome.gave_up,
        take_backs=0 if outcome is None else outcome.take_backs,
    )


def _last_snapshot(table: str) -> Select[str]:
    """The last snapshot but one: then the answers since are played again, and the latest can be taken back."""
    return (
        select(snapshots.c.data)
        .where(snapshots.c.table_id == table)
        .order_by(snapshots.c.entries.desc())
        .limit(1)
        .offset(1)
    )
