"""The caretaker: looks after the database from outside, also while servers run: lists, exports, deletes, checks."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arcanum.core.files import FORMAT
from arcanum.core.state import Data
from arcanum.server.database import HEAD, DatabaseError, connect, is_sqlite, told
from arcanum.server.database import file_of as place_of
from arcanum.server.entries import Info, Stamped, decode
from arcanum.server.hub import summary_of
from arcanum.server.identity import key_of
from arcanum.server.keys import let_in
from arcanum.server.parts import Outcome, players_in
from arcanum.server.schema import entries, snapshots, tables
from arcanum.server.table import Snapshot, Table
from arcanum.server.writer import summary_row

_MAGIC: Final = b"SQLite format 3\0"
_VERSION: Final = "SELECT version_num FROM alembic_version"


class Kept(msgspec.Struct, frozen=True):
    """A table as it is listed for whoever looks after the server."""

    id: str
    game: str
    title: str
    status: str
    public: bool
    people: list[str]
    moves: int
    made_at: int
    moved_at: int


class Caretaker:
    """Access to a database for its operator."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    @asynccontextmanager
    async def at(cls, database: str) -> AsyncIterator[Caretaker]:
        """Raises DatabaseError if there is no database, or none of today."""
        if is_sqlite(database):
            _check_version(_version_in(file_of(database)))
        engine = connect(database, writing=False, opening=False)
        try:
            if not is_sqlite(database):
                async with engine.connect() as connection:
                    _check_version((await connection.execute(text(_VERSION))).scalar())
            yield cls(engine)
        except (SQLAlchemyError, OSError) as error:
            raise DatabaseError(f"the database cannot be used: {told(error)}") from error
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A view of the database in which nothing changes."""
        async with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def tables(self, status: str | None = None) -> list[Kept]:
        """All tables, the latest first."""
        query = select(tables).order_by(tables.c.moved_at.desc(), tables.c.id)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self._reading() as connection:
            return [_kept(row) for row in (await connection.execute(query)).mappings()]

    async def find(self, id: str) -> Kept | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().one_or_none()
        return None if row is None else _kept(row)

    async def export(self, id: str) -> Data | None:
        """A table as a document: what was agreed on, what happened, and the record that follows from it, which is left
        out if it does not. Who may sit there is not in it."""
        found = await self._rows(id)
        if found is None:
            return None
        row, happened, _ = found
        document: Data = {
            "format": FORMAT,
            "table": id,
            "game": row["game"],
            "status": row["status"],
            "made_at": row["made_at"],
            "info": msgspec.json.decode(row["info"]),
            "entries": [_entry(each) for each in happened],
        }
        with suppress(Exception):
            table = Table(id, msgspec.json.decode(row["info"], type=Info))
            table.add_all(map(_stamped, happened))
            document["record"] = (table.record if table.session is None else table.played()).data()
        return document

    async def delete(self, id: str) -> bool:
        """Delete a table with everything that belongs to it."""
        async with self.engine.begin() as connection:
            return (await connection.execute(tables.delete().where(tables.c.id == id))).rowcount > 0

    async def recover(self, login: str) -> str | None:
        """A code with which the owner of an account can set another password; None if there is no such account."""
        async with self.engine.begin() as connection:
            return await let_in(connection, key_of(login))

    async def check(self) -> AsyncIterator[tuple[str, str]]:
        """Play every table again; for each its id, and what is wrong with it (nothing: empty)."""
        async with self._reading() as connection:
            ids = [str(id) for id in (await connection.execute(select(tables.c.id).order_by(tables.c.id))).scalars()]
        for id in ids:
            found = await self._rows(id)
            if found is not None:
                yield id, fault_of(id, *found)

    async def _rows(self, id: str) -> tuple[_Row, Sequence[_Row], Sequence[_Row]] | None:
        """All that is kept of a table: itself, its entries and its snapshots."""
        async with self._reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().one_or_none()
            if row is None:
                return None
            happened = select(entries).where(entries.c.table_id == id).order_by(entries.c.number)
            saved = select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.entries)
            return (
                row,
                (await connection.execute(happened)).mappings().all(),
                (await connection.execute(saved)).mappings().all(),
            )


_Row = Mapping[Any, Any]


# --- checking ---------------------------------------------------------------------------------------------------------


def fault_of(id: str, row: _Row, happened: Sequence[_Row], saved: Sequence[_Row]) -> str:
    """What is wrong with a table; empty if its entries lead to what else is kept of it."""
    number = 0
    try:
        wanted = {int(each["entries"]): str(each["data"]) for each in saved}
        table = Table(id, msgspec.json.decode(row["info"], type=Info))
        for number, each in enumerate(happened):
            if each["number"] != number:
                return f"entry {number}: expected it, found {each['number']}"
            table.add(_stamped(each))
            if number + 1 in wanted:
                fault = _snapshot_fault(table, wanted.pop(number + 1))
                if fault:
                    return f"snapshot after {number + 1} entries: {fault}"
        for late in wanted:
            return f"snapshot after {late} entries: expected at most {len(happened)}"
        return _summary_fault(table, row)
    except Exception as error:  # Whatever the entries stumble over is the fault.
        return f"entry {number}: {type(error).__name__}: {error}"


def _snapshot_fault(table: Table, data: str) -> str:
    made = table.snapshot()
    if made is None:
        return "expected none, because something besides the game was going on"
    found, wanted = msgspec.to_builtins(msgspec.json.decode(data, type=Snapshot)), _plain(made)
    for name in ("timed", "gave_up", "along"):
        if found[name] is None:  # It is of a version that did not keep this.
            del wanted[name]
    return next((f"{name}: expected what the entries lead to" for name in wanted if found[name] != wanted[name]), "")


def _plain(snapshot: Snapshot) -> Data:
    """A snapshot as it looks when it was written and read."""
    return dict(msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)))


def _summary_fault(table: Table, row: _Row) -> str:
    """The columns by which a table is found have to say what the table says."""
    wanted = {"entries": table.entries, **summary_row(summary_of(table, None))}
    del wanted["moved_at"]
    found = dict(row)
    if row["outcome"] is None:  # The game was over before this was kept.
        del wanted["outcome"]
    else:  # Not all that stands in it today stood in those of older versions.
        found["outcome"] = msgspec.json.encode(msgspec.json.decode(row["outcome"], type=Outcome)).decode()
    return next(
        (f"{name}: expected {value!r}, found {row[name]!r}" for name, value in wanted.items() if found[name] != value),
        "",
    )


def damage_in(file: Path) -> list[str]:
    """What SQLite itself finds wrong with a database."""
    with closing(_open(file)) as connection:
        try:
            found = [str(told) for (told,) in connection.execute("PRAGMA quick_check")]
            lost = [f"{row[0]}: a row without its {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
        except sqlite3.Error as error:
            return [str(error)]
    return [told for told in found if told != "ok"] + lost


# --- backups ----------------------------------------------------------------------------------------------------------


def back_up(source: Path, target: Path) -> int:
    """Copy a database as it is at this moment, also while servers write to it; its size in bytes.

    The whole file or nothing. Raises DatabaseError; OSError if the file cannot be written.
    """
    _check_target(source, target)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # Nobody else may read it: seeds and hashes of passwords are in it.
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        try:
            _copy(source, part)
        except sqlite3.Error as error:
            raise DatabaseError(f"the database cannot be copied: {error}") from error
        descriptor = os.open(part, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    with closing(_open(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # One file that needs no other beside it.
        found = [str(told) for (told,) in new.execute("PRAGMA quick_check")]
    if found != ["ok"]:
        raise DatabaseError(f"the database is damaged: {found[0]}")


def _check_target(source: Path, target: Path) -> None:
    """Refuse to replace what is no backup: other files, and the database itself."""
    if not target.exists():
        return
    if target.samefile(source):
        raise DatabaseError("this is the database itself; choose another file for the backup")
    if not target.is_file():
        raise DatabaseError("expected the name of a file, found something else")
    with target.open("rb") as file:
        start = file.read(len(_MAGIC))
    if start not in (b"", _MAGIC):
        raise DatabaseError("the file exists and is no backup; choose another name or remove it")


# --- SQLite files -----------------------------------------------------------------------------------------------------


def file_of(database: str) -> Path:
    """The file of a SQLite database; raises DatabaseError if there is none."""
    file = place_of(database)
    if file is None or not file.is_file():
        raise DatabaseError("there is no database")
    return file


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=5)


def _version_in(file: Path) -> str | None:
    try:
        with closing(_open(file)) as connection:
            row = connection.execute(_VERSION).fetchone()
    except sqlite3.Error as error:
        raise DatabaseError(f"the database cannot be used: {error}") from error
    return None if row is None else str(row[0])


def _check_version(found: object) -> None:
    if found != HEAD:
        raise DatabaseError(
            f"the database is of version {found}, expected {HEAD}; `arcanum serve` brings an older one up to date"
        )


def _kept(row: _Row) -> Kept:
    info = msgspec.json.decode(row["info"], type=Info)
    return Kept(
        id=row["id"],
        game=row["game"],
        title=info.title,
        status=row["status"],
        public=row["public"],
        people=[each for each in players_in(row["people"]) if isinstance(each, str)],
        moves=row["moves"],
        made_at=row["made_at"],
        moved_at=row["moved_at"],
    )


def _entry(row: _Row) -> Data:
    named = {name: row[name] for name in ("number", "at", "message")}
    return named | {"entry": msgspec.json.decode(row["data"])}


def _stamped(row: _Row) -> Stamped:
    return Stamped(decode(row["data"]), row["at"], row["message"])
