"""Two workers and one PostgreSQL: what happens at one is seen at the other, and nothing happens twice.

Each worker is a server of its own here, so that one can choose to which of them one talks.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from statistics import median
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arcanum.server.attendant import LEASE
from arcanum.server.clock import Clock
from arcanum.server.desk import Desk
from arcanum.server.entries import Moved, RanOut
from arcanum.server.settings import Settings
from tests.server.house import PATIENCE, Chair, Client, House
from tests.server.place import place
from tests.server.postgres import Postgres

AT_ONCE = 0.5
"""Seconds within which news has to come. It takes milliseconds, but machines may be busy."""


class Pair:
    """Two workers."""

    def __init__(self, url: str, houses: list[House]) -> None:
        self.url = url
        self.houses = houses

    @asynccontextmanager
    async def clients(self) -> AsyncIterator[tuple[Client, Client]]:
        one, two = (Client(house.url) for house in self.houses)
        try:
            yield one, two
        finally:
            await one.close()
            await two.close()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Whoever kills one of them starts it again."""
    url = postgres.database()
    with ExitStack() as stack:
        houses = [
            stack.enter_context(House(tmp_path_factory.mktemp(name), "--database", url)) for name in ("one", "two")
        ]
        yield Pair(url, houses)


async def entries_of(pair: Pair, table: str) -> list[Any]:
    async with place(pair.url, worker="looking") as here:
        await here.stored(table)
        return [each.entry for each in await here.store.since(table, 0)]


class Watch:
    """When somebody first saw that so many moves were made."""

    def __init__(self, chair: Chair) -> None:
        self.seen: dict[int, float] = {}
        self._hear = chair.hear
        chair.hear = self.hear  # type: ignore[method-assign]

    async def hear(self) -> dict[str, Any]:
        message = await self._hear()
        if message["type"] == "state":
            self.seen.setdefault(message["table"]["moves"], time.monotonic())
        return message


def test_all_go_by_the_time_of_the_database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's time must not be up because a worker on another machine takes it to be two hours later."""

    async def story() -> None:
        ahead = Clock(lambda: time.time_ns() + 7_200_000_000_000)
        monkeypatch.setattr("arcanum.server.desk.now_ms", ahead)
        desk = Desk(Settings(postgres.database()))
        await desk.start()
        try:
            assert abs(ahead() - time.time() * 1000) < 60_000
        finally:
            await desk.stop()

    asyncio.run(story())


# --- people -----------------------------------------------------------------------------------------------------------


def test_players_at_different_workers(pair: Pair) -> None:
    """They join, see each other's moves at once, and play to the end; a third one finds the record at either."""

    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open", name="First", public=True, options={"round_limit": 3})
            joined = await two.join(made["table"], name="Second")
            table = made["table"]
            async with one.sit(table, made["token"]) as first, two.sit(table, joined["token"]) as second:
                watches = [Watch(first), Watch(second)]
                ends = await asyncio.gather(first.play_to_the_end(7), second.play_to_the_end(5))
            assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
            late = [
                abs(at - watches[1].seen[moves]) for moves, at in watches[0].seen.items() if moves in watches[1].seen
            ]
            assert len(late) > 10
            assert median(late) < AT_ONCE
            records = [(await each.http.get(f"/api/tables/{table}/record")).json() for each in (one, two)]
            assert records[0] == records[1]
            assert records[0]["result"] == ends[0]["table"]["result"]

    asyncio.run(story())


def test_who_is_there_is_seen_at_both(pair: Pair) -> None:
    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open")
            joined = await two.join(made["table"])
            async with one.sit(made["table"], made["token"]) as first:
                await online(first, [True, False])
                async with two.sit(made["table"], joined["token"]) as second:
                    await online(first, [True, True])
                    await online(second, [True, True])
                    async with one.sit(made["table"], joined["token"]) as again:
                        await online(again, [True, True])
                await online(first, [True, False])

    asyncio.run(story())


async def online(chair: Chair, expected: list[bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not chair.state or [seat["online"] for seat in chair.state["table"]["seats"]] != expected:
            await chair.hear()


def test_two_want_the_same_seat(pair: Pair) -> None:
    async def story() -> None:
        async with pair.clients() as (host, _), pair.clients() as (one, two):
            for _ in range(6):
                made = await host.make("me", "open")
                path = f"/api/tables/{made['table']}/join"
                answers = await asyncio.gather(*(each.http.post(path, json={"name": "Guest"}) for each in (one, two)))
                won, lost = sorted(answers, key=lambda answer: answer.status_code)
                assert (won.status_code, lost.status_code) == (201, 409)
                assert lost.json()["code"] == "seat_taken"
                for each in (one, two):  # The token opens the seat at either.
                    async with each.sit(made["table"], won.json()["token"]) as chair:
                        await chair.hear_until("state")
                        assert chair.state["seat"] == won.json()["seat"] == 1

    asyncio.run(story())


def test_getting_up_and_signing_out_at_the_other_worker(pair: Pair) -> None:
    """Whoever is gone at one worker is gone at the other, and the seat is somebody else's at both."""

    async def story() -> None:
        async with pair.clients() as (one, two), pair.clients() as (_, late):
            made = await one.make("me", "open", "open")
            table = made["table"]
            joined = await two.join(table)
            token = {"authorization": f"Bearer {joined['token']}"}
            async with two.sit(table, joined["token"]) as goes:
                await goes.hear()
                assert (await one.http.delete(f"/api/tables/{table}/seat", headers=token)).status_code == 204
                assert (await goes.hear_until("failed"))["problem"]["code"] == "not_your_seat"
            assert (await late.join(table))["seat"] == 1

            await one.http.post("/api/accounts", json={"login": "passenger", "password": "a long password"})
            async with by_cookie(one, two, table) as signed_in:
                assert (await signed_in.hear())["seat"] == 0
                assert (await one.http.delete("/api/login")).status_code == 204
                assert (await signed_in.hear_until("failed"))["problem"]["code"] == "not_signed_in"

    asyncio.run(story())


@asynccontextmanager
async def by_cookie(known: Client, at: Client, table: str) -> AsyncIterator[Chair]:
    """Somebody who is known by a cookie, at another worker."""
    cookie = {"cookie": f"arcanum={known.http.cookies['arcanum']}"}
    where = f"{at.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(where, additional_headers=cookie) as socket:
        chair = Chair(socket)
        await chair.say(type="hello")
        yield chair


def test_the_same_seat_answers_at_both_at_the_same_time(pair: Pair) -> None:
    """Two devices, two workers: one answer counts. The same message at both is done once."""

    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "apprentice")
            table, token = made["table"], made["token"]
            async with one.sit(table, token) as here, two.sit(table, token) as there:
                for number in range(12):
                    state = await same_question(here, there)
                    more = {"ticket": state["ticket"], "actions": [state["choices"][0]["words"]]}
                    ids = [f"same-{number}"] * 2 if number % 2 else [f"here-{number}", f"there-{number}"]
                    answers = await asyncio.gather(
                        here.ask("move", id=ids[0], **more), there.ask("move", id=ids[1], **more)
                    )
                    if number % 2:
                        assert sorted(answer["repeated"] for answer in answers) == [False, True]
                    else:
                        assert sorted(answer["type"] for answer in answers) == ["done", "failed"]
                        assert [each["problem"]["code"] for each in answers if "problem" in each] == ["stale"]
            moves = [each for each in await entries_of(pair, table) if isinstance(each, Moved) and not each.bot]
            assert len(moves) == 12

    asyncio.run(story())


async def same_question(here: Chair, there: Chair) -> dict[str, Any]:
    """Wait until the same is asked at both."""
    for chair in (here, there):
        chair.state = {}
        await chair.say(type="language", lang="en")  # Show it anew.
    while True:
        states = [await chair.asked() for chair in (here, there)]
        if states[0]["ticket"] == states[1]["ticket"]:
            return states[0]
        await (here if states[0]["table"]["moves"] < states[1]["table"]["moves"] else there).hear()


# --- bots and clocks --------------------------------------------------------------------------------------------------


def test_bots_and_clocks_are_seen_to_once(pair: Pair) -> None:
    async def story() -> None:
        async with pair.clients() as (one, two):
            slow = await one.make("me", "open", clock=2, forfeit=True)
            joined = await two.join(slow["table"])
            bots = [await each.make("adept", "apprentice", options={"round_limit": 2}) for each in (one, two)]
            async with one.sit(slow["table"], slow["token"]) as here, two.sit(slow["table"], joined["token"]) as there:
                for chair in (here, there):
                    while not (chair.state and chair.state["table"]["status"] == "over"):
                        await chair.hear()
            assert sum(isinstance(each, RanOut) for each in await entries_of(pair, slow["table"])) == 1
            for made in bots:
                await over(one, made["table"])
                entries = await entries_of(pair, made["table"])
                assert all(isinstance(each, Moved) for each in entries[2:])

    asyncio.run(story())


async def over(client: Client, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await client.http.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.5)


# --- workers that fail ------------------------------------------------------------------------------------------------


def test_a_worker_dies_and_its_tables_go_on_in_the_other(pair: Pair) -> None:
    """Nobody starts it again. Its bots are taken over when its lease has lapsed."""

    async def begin() -> tuple[dict[str, Any], str]:
        async with pair.clients() as (one, _):
            made = await one.make("me", "apprentice", options={"round_limit": 2})
            watched = await one.make("apprentice", "adept", options={"round_limit": 100})
            async with one.sit(made["table"], made["token"]) as chair:
                for _ in range(3):
                    state = await chair.asked()
                    await chair.answer(state["choices"][0]["words"])
            return made, str(watched["table"])

    async def go_on(made: dict[str, Any]) -> None:
        async with pair.clients() as (_, two), two.sit(made["table"], made["token"]) as chair:
            assert (await chair.play_to_the_end(7))["table"]["status"] == "over"

    made, watched = asyncio.run(begin())
    pair.houses[0].kill()
    try:
        before = len(asyncio.run(entries_of(pair, watched)))
        asyncio.run(go_on(made))
        asyncio.run(more_than(pair, watched, before))
    finally:
        pair.houses[0].start()


def test_who_was_at_a_worker_that_died_is_there_no_more(pair: Pair) -> None:
    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open")
            joined = await two.join(made["table"])
            async with two.sit(made["table"], joined["token"]) as second:
                with suppress(ConnectionClosed):
                    async with one.sit(made["table"], made["token"]) as first:
                        await online(second, [True, True])
                        await asyncio.to_thread(pair.houses[0].kill)
                        await first.hear_until("nothing")
                await online(second, [False, True])

    try:
        asyncio.run(story())
    finally:
        pair.houses[0].start()


async def more_than(pair: Pair, table: str, count: int) -> None:
    """Wait until a table has more entries."""
    async with asyncio.timeout(LEASE / 1000 + PATIENCE):
        while len(await entries_of(pair, table)) <= count:
            await asyncio.sleep(0.2)


def test_a_worker_that_was_frozen_comes_back(pair: Pair) -> None:
    """It believes that its tables are its own; others have seen to them meanwhile. Nothing is done twice."""

    async def begin() -> list[str]:
        async with pair.clients() as both:
            return [(await each.make("adept", "adept", options={"round_limit": 100}))["table"] for each in both * 3]

    def count() -> list[int]:
        return [len(asyncio.run(entries_of(pair, table))) for table in tables]

    tables = asyncio.run(begin())
    frozen = pair.houses[0]
    assert frozen.process is not None
    os.kill(frozen.process.pid, signal.SIGSTOP)
    try:
        time.sleep(1.0)
        early = count()
        until = time.monotonic() + LEASE / 1000 + PATIENCE
        while not all(now > then for now, then in zip(count(), early, strict=True)):
            assert time.monotonic() < until, "nobody has taken over"
            time.sleep(0.2)
    finally:
        os.kill(frozen.process.pid, signal.SIGCONT)
    time.sleep(2.0)
    assert httpx.get(f"{frozen.url}/api/tables/{tables[0]}", timeout=PATIENCE).status_code == 200
    for table in tables:
        entries = asyncio.run(entries_of(pair, table))
        assert all(isinstance(each, Moved) for each in entries[2:])


# --- databases that fail ----------------------------------------------------------------------------------------------


def test_news_is_cut_off_for_a_while(pair: Pair, postgres: Postgres) -> None:
    """The connections on which workers listen are closed: a moment later they listen again and have missed nothing."""

    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open", options={"round_limit": 2})
            joined = await two.join(made["table"])
            async with (
                one.sit(made["table"], made["token"]) as first,
                two.sit(made["table"], joined["token"]) as second,
            ):
                await cut_off_news(postgres)
                ends = await asyncio.gather(first.play_to_the_end(7), second.play_to_the_end(5))
            assert ends[0]["table"]["result"] == ends[1]["table"]["result"]

    asyncio.run(story())


async def cut_off_news(postgres: Postgres) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arcanum news';"
    assert (await asyncio.to_thread(postgres.server.psql, cut)).count(" t\n") == 2


def test_who_signs_out_while_there_is_no_news_is_found_out(pair: Pair, postgres: Postgres) -> None:
    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open")
            async with by_cookie(one, two, made["table"]) as elsewhere:
                assert (await elsewhere.hear())["seat"] == 0
                await cut_off_news(postgres)
                assert (await one.http.delete("/api/login")).status_code == 204
                assert (await elsewhere.hear_until("failed"))["problem"]["code"] == "not_signed_in"

    asyncio.run(story())


def test_postgresql_is_restarted_in_the_middle_of_a_game(pair: Pair, postgres: Postgres) -> None:
    """Whoever moves meanwhile is told that it was not stored; afterwards all goes on, news included."""

    async def story() -> None:
        async with pair.clients() as (one, two):
            made = await one.make("me", "open", options={"round_limit": 2})
            joined = await two.join(made["table"])
            async with (
                one.sit(made["table"], made["token"]) as first,
                two.sit(made["table"], joined["token"]) as second,
            ):
                state = await first.asked()
                more = {"id": "m", "ticket": state["ticket"], "actions": [state["choices"][0]["words"]]}
                await asyncio.to_thread(postgres.stop)
                answer = await first.ask("move", **more)
                assert answer["problem"]["code"] == "not_stored"
                assert (await one.http.get("/healthz")).status_code == 503
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(PATIENCE):
                    while answer["type"] == "failed":
                        assert answer["problem"]["code"] == "not_stored"
                        await asyncio.sleep(0.2)
                        answer = await first.ask("move", **more)
                first.state = {}
                await first.say(type="language", lang="en")
                ends = await asyncio.gather(first.play_to_the_end(7), second.play_to_the_end(5))
            assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
            async with place(pair.url, worker="looking") as here:
                messages = [each.message for each in await here.store.since(made["table"], 0)]
            assert messages.count("m") == 1

    asyncio.run(story())
