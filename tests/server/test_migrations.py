"""Databases of any age: they become ones of today and keep their games; one of tomorrow is left alone.

`data/` holds a database of each version, as the Arcanum of that time has left it. They are never changed; whoever adds
a migration adds one of the version before it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, text

from arcanum.server.database import HEAD, MIGRATIONS, DatabaseError, connect, sqlite_in
from arcanum.server.schema import metadata
from tests.server.place import Place, place
from tests.server.postgres import Postgres

DATA = Path(__file__).with_name("data")
VERSIONS = sorted(file.stem for file in DATA.glob("*.sql"))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def lay_down(version: str, folder: Path) -> Path:
    """A database of a version in a folder."""
    file = folder / "arcanum.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DATA / f"{version}.sql").read_text(encoding="utf-8"))
    return file


async def check(here: Place, version: str) -> None:
    """The game is as it was left, and can be played to its end."""
    left: dict[str, Any] = msgspec.json.decode((DATA / f"{version}.json").read_bytes())
    id = left["table"]
    for table in (await here.table(id), await here.stored(id)):
        assert (table.entries, list(table.asked())) == (left["entries"], left["asked"])
        assert table.state.state_hash() == left["hash"]
        assert [table.deadline(seat) for seat in table.asked()] == left["deadlines"]
        assert [table.known(seat, message) for seat, message in enumerate(left["known"])] == [True, True]
    assert await here.store.seat_of(id, "a" * 64, None) == 0
    while not (await here.table(id)).over:
        await here.answer(id)
    assert (await here.stored(id)).over


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_each_version(version: str, tmp_path: Path) -> None:
    lay_down(version, tmp_path)

    async def story() -> None:
        for _ in range(2):
            async with place(sqlite_in(tmp_path)) as here:
                if not (await here.table(f"table-of-{version}")).over:
                    await check(here, version)

    asyncio.run(story())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_postgresql_database_of_each_version(version: str, tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    rows = _rows(lay_down(version, tmp_path))

    async def story() -> None:
        engine = connect(url, writing=True)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, version)
            await connection.run_sync(_fill, rows)
        await engine.dispose()
        async with place(url) as here:
            await check(here, version)

    asyncio.run(story())


def _rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')] for name in names}


def _upgrade(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _fill(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Write rows into the tables as they were then."""
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        switches = [column.name for column in table.columns if column.type.python_type is bool]
        for row in rows[table.name] if table.name != "alembic_version" else []:
            connection.execute(table.insert().values(row | {name: bool(row[name]) for name in switches}))


def test_migrations_lead_to_the_schema(empty: str) -> None:
    async def story() -> list[Any]:
        async with place(empty) as here, here.store.reading() as connection:
            return await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))

    assert asyncio.run(story()) == []


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [HEAD]
    earlier = {each.revision for each in script.walk_revisions()} - {HEAD}
    assert earlier <= set(VERSIONS), "a database of each version but the newest has to be kept"


def test_a_database_of_tomorrow_is_left_alone(empty: str) -> None:
    async def story() -> None:
        async with place(empty) as here, here.store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(DatabaseError, match="version 9999, which this Arcanum does not know"):
            async with place(empty):
                pass

    asyncio.run(story())


def test_two_who_open_a_new_database_at_the_same_moment(empty: str) -> None:
    async def story() -> None:
        async def opened(worker: str) -> int:
            async with place(empty, worker=worker) as here:
                return await here.store.made_by("")

        assert await asyncio.gather(*(opened(str(number)) for number in range(4))) == [0] * 4

    asyncio.run(story())


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("in the middle of it")

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("alembic.op.create_index", fails)
            with pytest.raises(RuntimeError, match="in the middle"):
                async with place(sqlite_in(tmp_path)):
                    pass
        with closing(sqlite3.connect(tmp_path / "arcanum.db")) as connection:
            assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
        async with place(sqlite_in(tmp_path)) as here:
            assert await here.store.made_by("") == 0

    asyncio.run(story())
