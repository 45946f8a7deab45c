"""The store: what it says is stored is stored, once; what it does not take leaves no trace; and it comes back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.server import database
from arcanum.server.database import DatabaseError, NotStored, sqlite_in, url_of
from arcanum.server.entries import Moved, Resigned, Sat, Stamped
from arcanum.server.errors import Refused
from arcanum.server.hub import summary_of
from arcanum.server.schema import entries, seats, snapshots, visitors
from arcanum.server.store import Append, Outrun, Store
from arcanum.server.writer import KEPT, Clash
from tests.server.place import Place, place
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def append_of(here: Place, id: str, **more: Any) -> Append:
    """What somebody who is asked might answer, ready to be stored."""
    table = await here.stored(id)
    seat = table.asked()[0]
    stamped = [
        Stamped(each, here.hub.now())
        for each in table.move(seat, [table.state.view(seat)["decision"]["legal"][0]], None)
    ]
    after = table.copy()
    after.add_all(stamped)
    return Append(id, table.entries, stamped, summary_of(after, 1), **more)


async def rows(here: Place, query: Any) -> list[Any]:
    async with here.store.reading() as connection:
        return [tuple(row) for row in await connection.execute(query)]


# --- appends ----------------------------------------------------------------------------------------------------------


def test_what_waits_is_written_together(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            ids = [await here.make("A", "B") for _ in range(40)]
            commits = 0
            whole = here.store.database.transaction

            @asynccontextmanager
            async def counted() -> AsyncIterator[AsyncConnection]:
                nonlocal commits
                async with whole() as connection:
                    yield connection
                commits += 1

            here.store.database.transaction = counted  # type: ignore[method-assign]
            await asyncio.gather(*(here.answer(id, "m1") for id in ids))
            assert commits < 20
            for id in ids:
                stored, table = await here.stored(id), await here.table(id)
                assert (stored.entries, stored.known(0, "m1") or stored.known(1, "m1")) == (3, True)
                assert stored.state.state_hash() == table.state.state_hash()

    asyncio.run(story())


def test_who_is_outrun_writes_nothing(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B", "open")
            late = Append(
                id,
                1,
                [Stamped(Sat(2, name="C"), 1, "m")],
                summary_of(await here.stored(id), 1),
                seat_token=(2, "h", None),
            )
            for number in (1, 3):
                late.number = number
                late.done = asyncio.get_running_loop().create_future()
                with pytest.raises(Outrun):
                    await here.store.append(late)
            assert (await here.stored(id)).entries == 2
            assert await here.store.seat_of(id, "h", None) is None

    asyncio.run(story())


def test_one_that_cannot_be_written_does_not_hold_up_the_others(url: str) -> None:
    """A seat that is taken already: the entry that goes with it is not written either."""

    async def story() -> None:
        async with place(url) as here:
            ids = [await here.make("A", "B") for _ in range(5)]
            bad = await here.make("A", "open", tokens=[(1, "h", None)])
            good = [await append_of(here, id) for id in ids]
            sit = Append(
                bad, 1, [Stamped(Sat(1, name="B"), 1)], summary_of(await here.stored(bad), 1), seat_token=(1, "g", None)
            )
            results = await asyncio.gather(
                *(here.store.append(each) for each in (*good[:3], sit, *good[3:])), return_exceptions=True
            )
            assert [type(each) for each in results] == [type(None)] * 3 + [Clash] + [type(None)] * 2
            assert [(await here.stored(id)).entries for id in (*ids, bad)] == [3] * 5 + [1]
            assert await here.store.seat_of(bad, "g", None) is None

    asyncio.run(story())


def test_several_entries_are_stored_together_or_not_at_all(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            append = await append_of(here, id)
            append.stamped = [append.stamped[0], Stamped(Resigned(0), 1, "m")]
            async with (
                here.store.writing() as connection
            ):  # Somebody has smuggled in what should be the second of them.
                row = {"table_id": id, "number": 3, "data": "{}", "at": 1, "message": ""}
                await connection.execute(insert(entries).values(row))
            with pytest.raises(Clash):
                await here.store.append(append)
            assert await here.store.count(id) == 2
            assert (
                await rows(here, select(entries.c.number).where(entries.c.table_id == id, entries.c.number == 2)) == []
            )

    asyncio.run(story())


def test_a_visitor_takes_one_seat_however_often_they_press_the_button(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            async with here.store.writing() as connection:
                await connection.execute(insert(visitors).values(id="v", name="V", made_at=1))
            id = await here.make("A", "open", "open")

            async def join(seat: int) -> bool:
                return await here.hub.act(id, lambda now: [now.sit(seat, "V")], holder=(f"h{seat}", "v"))

            results = await asyncio.gather(join(1), join(2), return_exceptions=True)
            assert results[0] is False
            assert isinstance(results[1], Refused)
            assert results[1].code == "seat_taken"
            assert [seat.taken for seat in (await here.table(id)).seats] == [True, True, False]
            assert (await here.stored(id)).entries == 2
            assert await here.hub.act(id, lambda now: [now.sit(2, "W")]) is False

    asyncio.run(story())


# --- snapshots --------------------------------------------------------------------------------------------------------


def test_loading_from_snapshots(url: str) -> None:
    async def story() -> None:
        async with place(url, snapshot_every=10) as here:
            id = await here.make("A", "B")
            for number in range(90):
                if (await here.table(id)).over:
                    break
                await here.answer(id, f"m{number}")
            kept = await rows(
                here, select(snapshots.c.moves).where(snapshots.c.table_id == id).order_by(snapshots.c.entries)
            )
            assert len(kept) == KEPT
            loaded, folded = await here.store.load(id), await here.stored(id)
            assert loaded is not None
            assert loaded.state.logged > 0, "a snapshot was used"
            assert loaded.state.state_hash() == folded.state.state_hash()
            assert [list(known) for known in loaded.messages] == [list(known) for known in folded.messages]
            assert loaded.session is not None
            assert folded.session is not None
            assert loaded.session.record.data() == folded.session.record.data()

            async with here.store.writing() as connection:  # One that does not hold what it should.
                await connection.execute(update(snapshots).values(data='{"entries": 40}'))
            again = await here.store.load(id)
            assert again is not None
            assert again.state.logged == 0, "no snapshot was used"
            assert again.state.state_hash() == folded.state.state_hash()

    asyncio.run(story())


def test_snapshots_of_what_was_taken_back_are_forgotten(url: str) -> None:
    async def story() -> None:
        async with place(url, snapshot_every=1) as here:
            id = await here.make("A", "B")
            for _ in range(12):
                await here.answer(id)
            table = await here.table(id)
            await here.hub.act(id, lambda now: now.ask_back(0))
            await here.hub.act(id, lambda now: [now.agree(1, True)])
            after = await here.table(id)
            assert after.moves < table.moves
            kept = await rows(here, select(snapshots.c.moves).where(snapshots.c.table_id == id))
            assert all(moves <= after.moves for (moves,) in kept)
            loaded = await here.store.load(id)
            assert loaded is not None
            assert loaded.state.state_hash() == after.state.state_hash()

    asyncio.run(story())


# --- databases that fail ----------------------------------------------------------------------------------------------


async def refused(here: Place, id: str, message: str) -> None:
    """A move that is not stored: it is said so, and nothing has changed for anybody."""
    before = await here.table(id)
    known = before.state.state_hash()
    with pytest.raises(Refused) as told:
        await here.answer(id, message)
    assert told.value.code == "not_stored"
    after = here.hub.live[id].table
    assert (after.entries, after.state.state_hash()) == (before.entries, known)


async def goes_on(here: Place, id: str, message: str) -> None:
    """The same message again: it is stored now, once."""
    entries = (await here.table(id)).entries
    await here.answer(id, message)
    table, stored = await here.table(id), await here.stored(id)
    assert table.entries == stored.entries == entries + 1
    assert table.state.state_hash() == stored.state.state_hash()


def test_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.2)

    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            with closing(sqlite3.connect(tmp_path / "arcanum.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await refused(here, id, "m1")
                other.execute("ROLLBACK")
            await goes_on(here, id, "m1")

    asyncio.run(story())


def test_a_file_that_is_taken_away_and_put_back(tmp_path: Path) -> None:
    """The system would let us write to a file that nobody will ever find again."""

    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            (tmp_path / "arcanum.db").rename(tmp_path / "elsewhere")
            await refused(here, id, "m1")
            with pytest.raises(NotStored):
                await here.store.made_by("")
            assert not (tmp_path / "arcanum.db").exists(), "nobody makes an empty one in its place"
            (tmp_path / "elsewhere").rename(tmp_path / "arcanum.db")
            await goes_on(here, id, "m1")

    asyncio.run(story())


def test_a_file_that_is_taken_away_while_we_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            id = await here.make("A", "B")

            async def write() -> None:
                async with here.store.writing() as connection:
                    await connection.execute(text("UPDATE tables SET maker = 'x'"))
                    (tmp_path / "arcanum.db").rename(tmp_path / "elsewhere")

            with pytest.raises(NotStored, match="taken away"):
                await write()
            (tmp_path / "elsewhere").rename(tmp_path / "arcanum.db")
            await goes_on(here, id, "m1")

    asyncio.run(story())


def test_an_older_file_in_its_place(tmp_path: Path) -> None:
    """Somebody puts a backup back while the server runs: what it does not hold has not happened."""
    file = tmp_path / "arcanum.db"

    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(tmp_path / "backup")) as new:
                old.backup(new)
            for number in range(1, 4):
                await here.answer(id, f"m{number}")
            assert (await here.table(id)).entries == 6
            for part in tmp_path.glob("arcanum.db*"):
                part.unlink()
            (tmp_path / "backup").rename(file)
            await asyncio.sleep(0)
            with pytest.raises(Refused) as told:  # What was answered is no longer what is asked.
                await here.answer(id, "m4")
            assert told.value.code in ("stale", "illegal")
            assert (await here.table(id)).entries == 3
            await goes_on(here, id, "m5")

    asyncio.run(story())


def test_a_database_that_may_only_be_read(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            writer = here.store.database.writer
            name = url_of(url).partition("?")[0].rpartition("/")[2]
            if url.startswith("sqlite"):
                on, off = "PRAGMA query_only = on", ""
            else:
                on = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
                off = f"SET TRANSACTION READ WRITE; ALTER DATABASE {name} SET default_transaction_read_only = off"
            async with writer.connect() as connection:
                await connection.execute(text(on))
                await connection.commit()
            if off:
                await writer.dispose()
            await refused(here, id, "m1")
            async with writer.connect() as connection:
                for each in filter(None, off.split(";")):
                    await connection.execute(text(each))
                await connection.commit()
            await writer.dispose()
            await goes_on(here, id, "m1")

    asyncio.run(story())


def test_a_full_disk(tmp_path: Path) -> None:
    """As far as SQLite is concerned, one that may not have more pages is full."""

    async def story() -> None:
        async with place(sqlite_in(tmp_path)) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            async with here.store.database.writer.connect() as connection:
                count = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
                await connection.execute(text(f"PRAGMA max_page_count = {count}"))
            with pytest.raises(NotStored, match="full"):
                async with here.store.writing() as connection:
                    await connection.execute(insert(visitors).values(id="v", name="x" * 100_000, made_at=1))

            async def fill() -> None:
                for number in range(200):
                    await here.answer(id, f"m1-{number}")

            with pytest.raises(Refused) as told:
                await fill()
            assert told.value.code == "not_stored"
            assert (await here.stored(id)).state.state_hash() == here.hub.live[id].table.state.state_hash()
            async with here.store.database.writer.connect() as connection:
                await connection.execute(text("PRAGMA max_page_count = 1000000"))
            await goes_on(here, id, "m2")

    asyncio.run(story())


def test_a_postgresql_that_is_restarted(postgres: Postgres) -> None:
    async def story() -> None:
        async with place(postgres.database()) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            postgres.stop()
            await refused(here, id, "m1")
            with pytest.raises(NotStored):
                await here.store.made_by("")
            postgres.start()
            await goes_on(here, id, "m1")

    asyncio.run(story())


def test_nobody_waits_for_ever_for_a_lock_in_postgresql(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)

    async def story() -> None:
        async with place(postgres.database()) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m0")
            async with here.store.database.writer.connect() as other:
                await other.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
                await refused(here, id, "m1")
                await other.rollback()
            await goes_on(here, id, "m1")

    asyncio.run(story())


# --- opening ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("nonsense", "expected an address"),
        ("mysql://x/y", "expected a database of SQLite or PostgreSQL, found 'mysql'"),
        ("sqlite://", "expected the file"),
        ("sqlite:///:memory:", "expected the file"),
    ],
)
def test_addresses_that_are_none(address: str, told: str) -> None:
    with pytest.raises(DatabaseError, match=told):
        url_of(address)


def test_odd_names_of_folders(tmp_path: Path) -> None:
    folder = tmp_path / "a b%20#?ö"
    folder.mkdir()

    async def story() -> None:
        async with place(sqlite_in(folder)) as here:
            id = await here.make("A", "B")
            await goes_on(here, id, "m")
        assert (folder / "arcanum.db").stat().st_size > 0

    asyncio.run(story())


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to look at" * 50, b"SQLite format 3\0" + bytes(100)]
)
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "arcanum.db").write_bytes(content)

    async def story() -> None:
        with pytest.raises(NotStored):
            async with place(sqlite_in(tmp_path)):
                pass

    asyncio.run(story())
    assert (tmp_path / "arcanum.db").read_bytes() == content


def test_one_server_for_a_file(tmp_path: Path) -> None:
    """Two would not hear of each other's moves. The lock ends with its process, however that ends."""

    async def story() -> None:
        async with place(sqlite_in(tmp_path), alone=True):
            with pytest.raises(DatabaseError, match="another server"):
                await Store(sqlite_in(tmp_path), "two").open(alone=True)
            async with place(sqlite_in(tmp_path)):  # Whoever only looks after it may.
                pass
        async with place(sqlite_in(tmp_path), alone=True):
            pass

    asyncio.run(story())


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    """Seeds of running games and hashes of passwords are nobody's business."""
    before = os.umask(0o022)
    try:

        async def story() -> None:
            async with place(sqlite_in(tmp_path)) as here:
                await here.make("A", "B")
                for file in tmp_path.glob("arcanum.db*"):
                    assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

        asyncio.run(story())
    finally:
        os.umask(before)


# --- who sees to which table ------------------------------------------------------------------------------------------


def test_a_table_is_seen_to_by_one_process_at_a_time(url: str) -> None:
    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            a, b = await one.make("A", "bot:apprentice"), await one.make("bot:apprentice", "bot:apprentice")
            await one.store.keep_alive(1000, 6000)
            await two.store.keep_alive(1000, 6000)
            claims = await asyncio.gather(*(each.store.claim(a, 1000, 6000) for each in (one, two)))
            assert sorted(claims) == [False, True]
            owner, other = (one, two) if claims[0] else (two, one)
            assert await owner.store.claim(a, 2000, 6000)
            assert not await other.store.claim(a, 2000, 6000)
            assert set(await owner.store.bots_due(2000, 6000, 10)) == {a, b}
            assert await other.store.bots_due(2000, 6000, 10) == [b]
            await owner.store.give_up([a])
            assert await other.store.claim(a, 2000, 6000)
            await other.store.give_up_all()
            assert await owner.store.claim(a, 2000, 6000)

    asyncio.run(story())


def test_the_tables_of_a_process_that_died_are_free(tmp_path: Path) -> None:
    async def story() -> None:
        url = sqlite_in(tmp_path)
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            id = await one.make("A", "bot:apprentice")
            await one.store.keep_alive(1000, 6000)
            assert await one.store.claim(id, 1000, 6000)
            assert not await two.store.claim(id, 7000, 6000)
            assert await two.store.claim(id, 7001, 6000)
            await one.store.keep_alive(7001, 6000)
            await two.store.keep_alive(7001, 6000)
            assert not await one.store.claim(id, 7002, 6000)
            # The clock is set back by an hour: a lease that would last for so long is none.
            assert await one.store.claim(id, 7001 - 3_600_000, 6000)

    asyncio.run(story())


def test_clocks_that_have_run_out(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B", clock=10)
            due = (await here.stored(id)).next_deadline()
            assert due is not None
            assert await here.store.clocks_due(due - 1, 6000, 10) == []
            assert await here.store.clocks_due(due, 6000, 10) == [id]

    asyncio.run(story())


def test_moves_are_entries_of_the_one_who_moved(url: str) -> None:
    """What a list shows of a table follows from its entries, and is written with them."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            while not (await here.table(id)).over:
                await here.answer(id)
            stored = await here.stored(id)
            assert sum(isinstance(each.entry, Moved) for each in await here.store.since(id, 0)) == stored.moves
            row = (
                await rows(here, text(f"SELECT status, moves, asked, due_at, bots_due FROM tables WHERE id = '{id}'"))
            )[0]
            assert row == ("over", stored.public_moves, "", None, False)

    asyncio.run(story())


def test_a_table_is_deleted_with_all_that_belongs_to_it(url: str) -> None:
    async def story() -> None:
        async with place(url, snapshot_every=2) as here:
            id = await here.make("A", "B", tokens=[(0, "h", None)])
            for _ in range(6):
                await here.answer(id)
            assert await here.store.delete(id)
            assert not await here.store.delete(id)
            for part in (entries, snapshots, seats):
                assert await rows(here, select(part.c.table_id).where(part.c.table_id == id)) == []
            with pytest.raises(Refused) as told:
                await here.answer(id)
            assert told.value.code == "no_such_table"
            assert id not in here.hub.live

    asyncio.run(story())


def test_copies_of_folders(tmp_path: Path) -> None:
    """A data folder that is copied when no server runs is a whole one."""

    async def story() -> None:
        (tmp_path / "one").mkdir()
        async with place(sqlite_in(tmp_path / "one")) as here:
            id = await here.make("A", "B")
            await here.answer(id, "m")
        shutil.copytree(tmp_path / "one", tmp_path / "two")
        async with place(sqlite_in(tmp_path / "two")) as there:
            assert (await there.table(id)).entries == 3

    asyncio.run(story())
