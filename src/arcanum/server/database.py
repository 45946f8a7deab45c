"""Connections to SQLite or PostgreSQL, bringing a database up to date, and what is said when it cannot be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final
from urllib.parse import quote

import aiosqlite
import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS: Final = Path(__file__).with_name("migrations")
HEAD: Final = "0004"
"""The newest migration. Known here so that a database of today is ready without reading the others."""
PATIENCE: Final = 5
"""For how many seconds one waits for somebody else who is writing, or for a server that does not answer."""
_MIGRATING: Final = 0x41524341
"""The advisory lock of whoever brings a PostgreSQL database up to date."""
_FAILURES: Final = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""How a database says that it does not work: in the words of whichever library happens to be next to it."""


class DatabaseError(Exception):
    """A database that cannot be used; the text says why."""


class NotStored(Exception):
    """The database did not say that it took something: it is full, locked, broken or gone."""


# --- addresses --------------------------------------------------------------------------------------------------------


def url_of(text: str) -> str:
    """The address of a database with the driver that we use for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise DatabaseError("expected an address such as postgresql://user@host/name or sqlite:///file") from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise DatabaseError("expected the file of the database, such as sqlite:///file")
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if kind == "postgresql":
        return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    raise DatabaseError(f"expected a database of SQLite or PostgreSQL, found {kind!r}")


def sqlite_in(folder: Path) -> str:
    """The address of the database in a data folder."""
    file = str((folder / "arcanum.db").absolute())
    return URL.create("sqlite", database=file).render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path | None:
    """The file in which a database lies, if it is one of SQLite."""
    found = make_url(url)
    return Path(found.database or "").absolute() if found.get_backend_name() == "sqlite" else None


# --- connections ------------------------------------------------------------------------------------------------------


def connect(url: str, writing: bool, connections: int = 5, opening: bool = True) -> AsyncEngine:
    """An engine. With SQLite one connection writes and others read meanwhile; PostgreSQL sorts that out by itself.

    With `opening` there are no timeouts, and a file that is missing is created. Later on there are, and a file that has
    gone is an error: an empty one in its place would look like a healthy one.
    """
    known = url_of(url)
    file = file_of(known)
    if file is None:
        timeouts = {} if opening else _timeouts()
        return create_async_engine(known, pool_size=connections, pool_pre_ping=True, connect_args=timeouts)
    if opening and writing:
        make_private(file)
    named = URL.create(
        "sqlite+aiosqlite",
        database=f"file:{quote(str(file))}",
        query={"mode": "rwc" if opening else "rw", "uri": "true"},
    )
    engine = create_async_engine(named, pool_size=1 if writing else connections, max_overflow=0)
    _prepare_sqlite(engine, writing, opening)
    return engine


def make_private(file: Path) -> None:
    """A new file that nobody else may read: seeds of running games and hashes of passwords will be in it."""
    with suppress(OSError):  # If it cannot be made, SQLite will say so, and why.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _timeouts() -> dict[str, Any]:
    """Timeouts, both for locks and for a server that cannot be reached any more."""
    return {
        "timeout": PATIENCE,
        "command_timeout": 3 * PATIENCE,
        "server_settings": {"application_name": "arcanum", "lock_timeout": str(1000 * PATIENCE)},
    }


def _prepare_sqlite(engine: AsyncEngine, writing: bool, opening: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={1000 * PATIENCE}")
        connection.run_async(_write_ahead)
        # Every commit reaches the disk before a move is acknowledged, also if the power fails.
        cursor.execute("PRAGMA synchronous=FULL")
        # A migration may put a new table in the place of an old one; with the old one would go all that belongs to it.
        cursor.execute(f"PRAGMA foreign_keys={'OFF' if opening else 'ON'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: two transactions that upgrade from reading to writing block each other.
        if writing:
            connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _write_ahead(connection: aiosqlite.Connection) -> None:
    """Let readers read while one writes.

    Of several who ask this of a new file at the same moment, SQLite refuses some at once, without the patience that it
    was told to have: each of them holds a lock that the others would have to wait for.
    """
    soon = time.monotonic() + PATIENCE
    while True:
        try:
            async with connection.execute("PRAGMA journal_mode=WAL"):
                return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > soon:
                raise
        await asyncio.sleep(0.01)


class Database:
    """A database in use. Whatever goes wrong with it is told as NotStored; it is tried again the next time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.file = file_of(url)
        self.writer = connect(url, writing=True, opening=False)
        self.reader = (
            connect(url, writing=False, opening=False)
            if self.is_sqlite
            else self.writer.execution_options(isolation_level="AUTOCOMMIT")
        )
        self._opened: tuple[int, int] | None = None
        """Which file we have open."""
        self._lock: BinaryIO | None = None
        self.takes = True
        """Whether the last thing that was written was taken."""

    @property
    def is_sqlite(self) -> bool:
        return self.file is not None

    async def open(self, alone: bool = False) -> None:
        """Make it if it is not there, and bring it up to date; raises DatabaseError or NotStored.

        With `alone` nobody else may serve from the same file: they would not be told of each other's moves.
        """
        if alone and self.file is not None:
            self._lock = lock_beside(self.file)
        engine = connect(self.url, writing=True)
        try:
            await bring_up_to_date(engine)
        except _FAILURES as error:
            raise NotStored(told(error)) from error
        finally:
            await engine.dispose()
        self._opened = self._found()

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # --- using it -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            await self._follow_file()
            async with self.reader.connect() as connection:
                yield connection
        except _FAILURES as error:
            raise NotStored(told(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, which is safe when the context ends; raises NotStored, or IntegrityError as it is."""
        try:
            async with self.transaction() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise NotStored(told(error)) from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """The same for those who want to know when it is not the database that is at fault, but what they write."""
        try:
            await self._follow_file()
            async with self.writer.begin() as connection:
                yield connection
            self._check_file()
            self.takes = True
        except NotStored:
            self.takes = False
            raise
        except _FAILURES as error:
            if about_content(error):
                raise
            self.takes = False
            raise NotStored(told(error)) from error

    async def _follow_file(self) -> None:
        """Notice that the file was taken away, or that another one was put there, which we use from now on."""
        found = self._found()
        if self.file is not None and found is None:
            raise NotStored("the file of the database is gone")
        if found != self._opened:
            await self.writer.dispose()
            await self.reader.dispose()
            self._opened = found

    def _check_file(self) -> None:
        """See that we have not written to a file that nobody will ever find again: the system would let us."""
        if self._found() != self._opened:
            raise NotStored("the file of the database was taken away meanwhile")

    def _found(self) -> tuple[int, int] | None:
        if self.file is None:
            return None
        try:
            status = os.stat(self.file)
        except OSError:
            return None
        return status.st_dev, status.st_ino


def about_content(error: BaseException) -> bool:
    """Whether a database refuses what it was given, while it would have taken something else."""
    if isinstance(error, IntegrityError | DataError):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else None
    return str(getattr(cause, "sqlstate", None) or "")[:2] in ("22", "23")


def told(error: BaseException) -> str:
    """What went wrong, without the statement and its values: they may hold what is nobody's business."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines()
    return (lines[0].strip() if lines and lines[0].strip() else type(cause).__name__)[:200]


def lock_beside(file: Path) -> BinaryIO:
    """Take a lock that lasts as long as this process; raises DatabaseError if another process has it."""
    try:
        held = file.with_name(f"{file.name}.lock").open("ab")
    except OSError as error:
        raise DatabaseError(f"the folder cannot be written to: {error.strerror}") from error
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise DatabaseError("another server uses this database") from error
    return held


if sys.platform == "win32":

    def _lock(held: BinaryIO) -> None:
        import msvcrt

        held.seek(0)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(held: BinaryIO) -> None:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- migrations -------------------------------------------------------------------------------------------------------


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Migrate the database, if it is not of today already. All or nothing; raises DatabaseError for one of tomorrow."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    found = _revision(connection)
    if found == HEAD:
        return
    from alembic import command  # Only now: most starts find a database of today.
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError(f"the database is of version {found}, which this Arcanum does not know") from error
    _check_references(connection)


def _check_references(connection: Connection) -> None:
    """SQLite was told not to see to it while tables are changed that every row belongs to one that there is."""
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
        raise DatabaseError("the database cannot be brought up to date: rows would belong to nothing")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
