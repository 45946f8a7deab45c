"""A real server whose disk is full or whose data is taken away: it says so, lives on, and recovers by itself."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.database import sqlite_in
from tests.server.house import PATIENCE, Chair, Client, House
from tests.server.place import place

pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="needs a system that can limit other processes"
)


@contextmanager
def no_longer_files(house: House, longest: int) -> Iterator[None]:
    """The server cannot make any file longer than this: the disk is full, as far as it can tell."""
    assert sys.platform == "linux"
    assert house.process is not None
    pid = house.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (longest, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def game(house: House) -> AsyncIterator[tuple[Client, str, Chair]]:
    client = Client(house.url)
    made = await client.make("me", "apprentice", options={"round_limit": 3})
    async with client.sit(made["table"], made["token"]) as chair:
        yield client, made["table"], chair
    await client.close()


async def answer(chair: Chair, id: str) -> dict[str, Any]:
    """Answer what is asked, and keep it in mind so that it can be sent again."""
    state = await chair.asked()
    words = state["choices"][0]["words"]
    return await chair.ask("move", id=id, ticket=state["ticket"], actions=[words])


async def refused_and_then_done(client: Client, chair: Chair, id: str) -> None:
    """It was not stored just now; sent again until it is, it is stored."""
    told = await answer(chair, id)
    assert told["problem"]["code"] == "not_stored", told
    assert chair.state["ticket"], "the question stands"
    health = await client.http.get("/healthz")
    assert health.status_code in (200, 503)


async def until_done(chair: Chair, id: str) -> None:
    """Send it until it is stored, and wait for one's next turn: who waits for a bot has nothing to send."""
    async with asyncio.timeout(PATIENCE):
        while (told := await answer(chair, id))["type"] != "done":
            assert told["problem"]["code"] == "not_stored", told
            await asyncio.sleep(0.2)
    chair.state = {}
    await chair.say(type="language", lang="en")
    await chair.asked()


async def to_the_end(house: House, table: str, chair: Chair, ids: list[str]) -> None:
    await chair.play_to_the_end()
    async with place(sqlite_in(house.folder), worker="looking") as here:
        assert (await here.stored(table)).over
        messages = [each.message for each in await here.store.since(table, 0)]
    assert [messages.count(id) for id in ids] == [1] * len(ids)


@pytest.mark.parametrize("also_the_log", [False, True])
def test_a_full_disk(tmp_path: Path, also_the_log: bool) -> None:
    async def story(house: House) -> None:
        async with game(house) as (client, table, chair):
            await until_done(chair, "before")
            longest = 1 if also_the_log else (tmp_path / "arcanum.db-wal").stat().st_size
            with no_longer_files(house, longest):
                await refused_and_then_done(client, chair, "full")
                making = await client.http.post(
                    "/api/tables", json={"game": "res_arcana", "seats": [{"who": "me"}] * 2}
                )
                assert making.status_code in (422, 503), making.text
                await asyncio.sleep(2.5)  # The attendant makes its rounds meanwhile.
                await refused_and_then_done(client, chair, "full")
            await until_done(chair, "full")
            await to_the_end(house, table, chair, ["before", "full"])

    with House(tmp_path) as house:
        asyncio.run(story(house))


def test_data_that_is_taken_away_and_put_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with game(house) as (client, table, chair):
            await until_done(chair, "before")
            (tmp_path / "data").rename(tmp_path / "elsewhere")
            await refused_and_then_done(client, chair, "gone")
            assert (await client.http.get("/healthz")).status_code == 503
            assert (await client.http.get("/api/tables")).status_code == 503
            await asyncio.sleep(1.5)
            (tmp_path / "elsewhere").rename(tmp_path / "data")
            await until_done(chair, "gone")
            assert (await client.http.get("/healthz")).status_code == 200
            await to_the_end(house, table, chair, ["before", "gone"])

    (tmp_path / "data").mkdir()
    with House(tmp_path / "data") as house:
        asyncio.run(story(house))
