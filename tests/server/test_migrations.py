"""Databases of any age: they become ones of today and keep their games; one of tomorrow is left alone.

`data/` holds a database of each version, as the Arcanum of that time has left it. They are never changed; whoever adds
a migration adds one of the version before it.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
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

from arcanum.server import caretaker, database
from arcanum.server.database import HEAD, MIGRATIONS, DatabaseError, NotStored, connect, sqlite_in
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


PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def test_going_back_as_the_page_says(tmp_path: Path, postgres: Postgres) -> None:
    """A dump of an earlier version, made before an update, is a database of that version again, games and all."""
    (block,) = re.findall(r"```sh\n(pg_dump.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    dump, _, restore = block.splitlines()
    url, again = postgres.database(), postgres.database()

    def do(line: str) -> None:
        line = line.replace("postgresql://arcanum@db.example/arcanum_before", f"'{again}'")
        line = line.replace("postgresql://arcanum@db.example/arcanum", f"'{url}'")
        subprocess.run(f"{postgres.programs}/{line}", shell=True, check=True, cwd=tmp_path, timeout=120)

    version = VERSIONS[-1]
    rows = _rows(lay_down(version, tmp_path))

    async def story() -> None:
        engine = connect(url, writing=True)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, version)
            await connection.run_sync(_fill, rows)
        await engine.dispose()
        await asyncio.to_thread(do, dump)
        async with place(url) as here:
            await check(here, version)
        await asyncio.to_thread(do, restore)
        engine = connect(again, writing=False)
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
            count = (await connection.execute(text("SELECT count(*) FROM entries"))).scalar_one()
        await engine.dispose()
        assert (found, count) == (version, len(rows["entries"]))
        async with place(again) as here:
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
        if table.name == "pulse":
            connection.execute(table.delete())  # The migration has begun one of its own.
        switches = [column.name for column in table.columns if column.type.python_type is bool]
        for row in rows[table.name] if table.name != "alembic_version" else []:
            connection.execute(table.insert().values(row | {name: bool(row[name]) for name in switches}))


# --- the next one -----------------------------------------------------------------------------------------------------

NEXT = '''
"""A migration as the next one may be: a column that follows from others, and one of another type."""

import json

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = {head!r}


def upgrade() -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("info", sa.Text), sa.column("clock", sa.Integer))
    with op.batch_alter_table("tables", recreate="auto") as batch:
        batch.add_column(sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
        batch.alter_column("game", type_=sa.Text, existing_type=sa.String(40), existing_nullable=False)
    with op.batch_alter_table("entries", recreate="auto") as batch:
        batch.alter_column("message", type_=sa.String(80), existing_type=sa.String(64), existing_nullable=False)
    for id, info in op.get_bind().execute(sa.select(tables.c.id, tables.c.info)).all():
        op.execute(tables.update().where(tables.c.id == id).values(clock=json.loads(info).get("clock", 0)))
    {more}
'''


def bring_next(folder: Path, monkeypatch: pytest.MonkeyPatch, more: str = "") -> None:
    """From now on there is a next version. It lives in a folder of its own, with those before it."""
    scripts = folder / "migrations"
    shutil.copytree(MIGRATIONS, scripts)
    (scripts / "versions" / "next.py").write_text(NEXT.format(head=HEAD, more=more), encoding="utf-8")
    monkeypatch.setattr(database, "MIGRATIONS", scripts)
    for each in (database, caretaker):
        monkeypatch.setattr(each, "HEAD", "next")


async def games_of_today(here: Place) -> dict[str, dict[str, Any]]:
    """Tables of all kinds, and what they look like: one that waits, some in the middle of a game, one that is over."""
    ids = [await here.make("A", "open", clock=60, tokens=[(0, "a" * 64, None)]), await here.make("A", "bot:adept")]
    for moves, rounds in ((0, 200), (7, 200), (70, 200), (1000, 2)):
        ids.append(await here.make("A", "B", clock=3600, rounds=rounds, tokens=[(0, "b" * 64, None)]))
        while (table := await here.table(ids[-1])).moves < moves and not table.over:
            await here.answer(ids[-1], f"m{table.moves}")
    return {id: await seen(here, id) for id in ids}


async def seen(here: Place, id: str) -> dict[str, Any]:
    table = await here.table(id)
    return {
        "status": table.status,
        "entries": table.entries,
        "hash": table.state.state_hash() if table.begun else "",
        "deadlines": [table.deadline(seat) for seat in table.asked()],
        "known": [list(known) for known in table.messages],
        "seats": [msgspec.to_builtins(seat) for seat in table.seats],
        "tokens": sorted(await here.store.tokens(id)),
    }


async def rows_in(here: Place) -> dict[str, int]:
    async with here.store.reading() as connection:
        counts = [(name, await connection.execute(text(f"SELECT count(*) FROM {name}"))) for name in metadata.tables]
    return {name: count.scalar_one() for name, count in counts}


def test_the_next_migration_keeps_all_games(empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of today with games in it: nothing is lost, all tables are as they were, and all go on."""

    async def story() -> None:
        async with place(empty, snapshot_every=20) as here:
            games, rows = await games_of_today(here), await rows_in(here)
            assert rows["snapshots"] > 2
        bring_next(tmp_path, monkeypatch)
        async with place(empty, snapshot_every=20) as here:
            assert await rows_in(here) == rows
            async with here.store.reading() as connection:
                found = await connection.execute(text("SELECT id, clock FROM tables"))
                clocks = {row.id: row.clock for row in found}
            assert clocks == {id: (await here.table(id)).info.clock for id in games}
            assert set(clocks.values()) == {0, 60, 3600}
            for id, game in games.items():
                assert await seen(here, id) == game
            for id in games:
                while not (table := await here.table(id)).over and not (
                    table.asked() and table.bot_for(table.asked()[0])
                ):
                    if not table.begun:
                        await here.hub.act(id, lambda now: [now.sit(None, "B")])
                    await here.answer(id)
                assert (await here.stored(id)).entries == (await here.table(id)).entries
        async with caretaker.Caretaker.at(empty) as keeper:
            assert {fault async for _, fault in keeper.check()} == {""}

    asyncio.run(story())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_each_version_becomes_the_next(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_down(version, tmp_path)
    bring_next(tmp_path, monkeypatch)

    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            await check(here, version)

    asyncio.run(story())


def test_a_migration_that_loses_something_is_taken_back(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would leave entries without their table: PostgreSQL does not let it, and with SQLite it is noticed."""
    lossy = "op.execute(\"UPDATE entries SET table_id = 'nowhere'\")"

    async def story() -> None:
        async with place(empty) as here:
            id = await here.make("A", "B")
        with monkeypatch.context() as patch:
            bring_next(tmp_path, patch, lossy)
            with pytest.raises((DatabaseError, NotStored), match=r"belong to nothing|foreign key"):
                async with place(empty):
                    pass
        async with place(empty) as here:
            assert await here.answer(id) is False

    asyncio.run(story())


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


def test_who_opens_a_new_database_waits_for_another_who_is_making_it(tmp_path: Path) -> None:
    """Without retrying, SQLite refuses this at once: it will not wait for a writer in order to change the journal."""

    async def story() -> None:
        with closing(sqlite3.connect(tmp_path / "arcanum.db", isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            opened = asyncio.create_task(database.Database(sqlite_in(tmp_path)).open())
            await asyncio.sleep(0.2)
            assert not opened.done()
            another.execute("COMMIT")
            await opened

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
