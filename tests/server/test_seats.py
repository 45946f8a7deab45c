"""Seats that change hands: whoever has got up or signed out has nothing more to see or to say, however it falls out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.database import sqlite_in
from arcanum.server.errors import Refused
from arcanum.server.hub import Hub
from arcanum.server.live import Listener, Past
from tests.server.parlour import Guest, Parlour
from tests.server.place import place
from tests.server.postgres import Postgres
from tests.server.test_security import problem, run

ACCOUNT = {"login": "reader", "password": "a long password"}
OTHER = {"login": "writer", "password": "another password"}


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_in(tmp_path)


def test_a_hello_while_one_gets_up(tmp_path: Path) -> None:
    """Whichever comes first: nobody looks at the table from a seat that they have given back."""

    async def scene(parlour: Parlour) -> None:
        for turn in range(20):
            host, guest = parlour.guest(), parlour.guest()
            table = (await host.make("me", "open", "open"))["table"]
            token = (await guest.join(table, seat=1))["token"]
            ear = guest.ear(table)
            await ear.open()

            async def hello() -> None:
                for _ in range(3 * turn):  # noqa: B023 (it is awaited in the same turn)
                    await asyncio.sleep(0)
                await ear.say(type="hello", token=token)  # noqa: B023

            got_up, _ = await asyncio.gather(guest.http.delete(f"/api/tables/{table}/seat"), hello())
            assert got_up.status_code == 204
            assert await ear.closed() in (4403, 4409)
            await ear.close()

    run(tmp_path, scene)


def test_a_seat_is_looked_at_again_before_it_is_shown(url: str) -> None:
    """The table is busy when somebody comes; what they were when they came does not count."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B", "open")

            async def gone() -> bool:
                return False

            async def signs_out() -> bool:
                here.hub.sign_out("visitor")
                return True

            for still in (gone, signs_out):
                listener = Listener(1, "en", "visitor")
                with pytest.raises(Refused) as told:
                    await here.hub.attach(id, listener, still)
                assert told.value.code == "stale"
                live = here.hub.live[id]
                assert (live.listeners, live.coming) == (set(), set())
                assert listener.queue.qsize() == listener.closed, "nothing but the last word"

    asyncio.run(story())


def test_a_hello_after_signing_out(tmp_path: Path) -> None:
    """The socket was opened before."""

    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        table = (await guest.make("me", "open"))["table"]
        ear = guest.ear(table)
        await ear.open()
        await guest.http.delete("/api/login")
        await ear.say(type="hello")
        assert (await ear.hear())["seat"] is None
        await ear.close()

    run(tmp_path, scene)


def test_signing_in_as_somebody_else_signs_out(tmp_path: Path) -> None:
    """The next one at the same computer: the last one's sockets and cookie end."""

    async def scene(parlour: Parlour) -> None:
        browser = parlour.guest()
        await parlour.guest().http.post("/api/accounts", json=OTHER)
        await browser.http.post("/api/accounts", json=ACCOUNT)
        table, old = (await browser.make("me", "open"))["table"], browser.cookie
        async with browser.sit(table) as ear:
            assert (await ear.hear())["seat"] == 0
            assert (await browser.http.post("/api/login", json=OTHER)).status_code == 200
            assert await ear.closed() == 4409
        assert await _is_known(parlour, old) is False
        assert await _is_known(parlour, browser.cookie) is True
        again = browser.cookie
        assert (await browser.http.post("/api/login", json=OTHER)).status_code == 200
        assert [await _is_known(parlour, each) for each in (again, browser.cookie)] == [False, True]

    run(tmp_path, scene)


async def _is_known(parlour: Parlour, cookie: str) -> bool:
    stranger = parlour.guest()
    stranger.http.cookies.set("arcanum", cookie)
    return bool((await stranger.http.get("/api/me")).json()["known"])


def test_two_come_by_the_same_link_at_once(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        for _ in range(5):
            table = (await parlour.guest().make("me", "open", "open"))["table"]
            joined = await asyncio.gather(*[each.join(table) for each in (parlour.guest(), parlour.guest())])
            assert {each["seat"] for each in joined} == {1, 2}
            late = await parlour.guest().http.post(f"/api/tables/{table}/join", json={})
            assert problem(late) == "seat_taken"

    run(tmp_path, scene)


def test_nobody_can_delete_the_table_of_somebody_who_only_organises(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        organiser, stranger = parlour.guest(), parlour.guest()
        table = (await organiser.make("open", "open"))["table"]
        await stranger.join(table)
        assert (await stranger.http.delete(f"/api/tables/{table}/seat")).status_code == 204
        seats = (await organiser.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["open", "open"]
        assert (await organiser.http.delete(f"/api/tables/{table}")).status_code == 204

    run(tmp_path, scene)


def test_who_has_got_up_from_their_table_does_not_make_it_again(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        maker = parlour.guest()
        wish: dict[str, Any] = {
            "game": "res_arcana",
            "seats": [{"who": "me"}, *[{"who": "open"}] * 2],
            "token": "T" * 40,
        }
        table = (await maker.http.post("/api/tables", json=wish)).json()["table"]
        await parlour.guest().join(table)
        assert (await maker.http.post("/api/tables", json=wish)).json()["seat"] == 0
        assert (await maker.http.delete(f"/api/tables/{table}/seat")).status_code == 204
        assert problem(await maker.http.post("/api/tables", json=wish)) == "stale"

    run(tmp_path, scene)


def test_sitting_down_and_getting_up_makes_no_table_newer(tmp_path: Path) -> None:
    """Else one could keep a table at the top of the list."""

    async def scene(parlour: Parlour) -> None:
        host, guest = parlour.guest(), parlour.guest()
        table = (await host.make("me", "open", "open", public=True))["table"]
        before = await _moved_at(host)
        await asyncio.sleep(0.01)
        await guest.join(table)
        await guest.http.delete(f"/api/tables/{table}/seat")
        assert await _moved_at(host) == before
        for each in (guest, parlour.guest()):
            await each.join(table)
        assert await _moved_at(host) > before, "the game begins"

    run(tmp_path, scene)


async def _moved_at(guest: Guest) -> int:
    return int((await guest.http.get("/api/tables")).json()[0]["moved_at"])


def test_a_worker_that_has_not_heard_yet(postgres: Postgres) -> None:
    """One worker has not heard that somebody sat down or got up at the other: it finds out before it says no, and who
    has the seat now is not taken for who had it."""

    database = postgres.database()

    async def story() -> None:
        async with place(database, worker="one") as here, place(database, worker="two") as there:
            id = await here.make("A", "open", "open")
            await there.hub.get(id)  # It will not be told of anything.
            await here.hub.act(id, lambda now: [now.sit(1, "B")], holder=("b", None))
            await there.hub.get_up(id, lambda: there.store.seat_of(id, "b", None))
            assert (await there.stored(id)).seats[1].taken is False

            await there.hub.act(id, lambda now: [now.sit(1, "C")], holder=("c", None))
            await here.hub.get_up(id, lambda: here.store.seat_of(id, "c", None))
            await here.hub.act(id, lambda now: [now.sit(1, "D")], holder=("d", None))
            listener = Listener(1, "en")

            async def still() -> bool:
                return await there.store.seat_of(id, "d", None) == 1

            await there.hub.attach(id, listener, still)
            there.hub.look_again()
            await there.hub.finish()
            assert not listener.closed
            assert (await there.table(id)).seats[1].name == "D"

    asyncio.run(story())


def test_one_table_that_fails_does_not_hold_up_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with place(url) as here:
            first, second = [await here.make("A", "B", delay=1) for _ in range(2)]
            for id in (first, second):
                await here.hub.attach(id, Listener(None, "en"))
            followed: list[str] = []

            async def follow(past: Past, now: int) -> bool:
                followed.append(past.table.id)
                if past.table.id == first:
                    raise ValueError("not this one")
                return False

            monkeypatch.setattr(Past, "follow", follow)
            await Hub.follow_past(here.hub)
            assert followed == [first, second]

    asyncio.run(story())
