"""`/healthz`: whoever asks learns whether moves can be stored, and nothing is written for their sake."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arcanum.server import attendant, database
from arcanum.server.database import NotStored
from tests.server.parlour import Guest, Parlour


async def health(guest: Guest) -> int:
    return (await guest.http.get("/healthz")).status_code


async def until(guest: Guest, status: int) -> None:
    async with asyncio.timeout(60):
        while await health(guest) != status:
            await asyncio.sleep(0.05)


def test_a_database_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else has locked it: it can be read, but not written to. Nobody plays, and it is noticed all the same,
    and also when that is over."""
    monkeypatch.setattr(database, "PATIENCE", 0)
    monkeypatch.setattr(attendant, "BEAT", 1)
    monkeypatch.setattr(attendant, "_ROUND", 0.05)

    async def story() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest = parlour.guest()
            assert await health(guest) == 200
            with closing(sqlite3.connect(tmp_path / "arcanum.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await until(guest, 503)
                assert (await guest.http.get("/api/tables")).status_code == 200
                other.execute("ROLLBACK")
            await until(guest, 200)

    asyncio.run(story())


def test_asking_writes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest = parlour.guest()
            store = parlour.desk.store
            await parlour.desk.attendant.stop()
            before = store.database.transaction
            store.database.transaction = lambda: pytest.fail("somebody writes")  # type: ignore[method-assign]
            assert await health(guest) == 200
            store.database.transaction = before  # type: ignore[method-assign]
            (tmp_path / "arcanum.db").rename(tmp_path / "elsewhere")
            with pytest.raises(NotStored):
                await store.delete("nothing")
            (tmp_path / "elsewhere").rename(tmp_path / "arcanum.db")
            assert await health(guest) == 503, "the last thing that was written was not taken"
            await store.delete("nothing")
            assert await health(guest) == 200

    asyncio.run(story())
