"""Accounts and guests, over real HTTP: who is known again, and by what."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select, update
from websockets.asyncio.client import connect

from arcanum.server.clock import now_ms
from arcanum.server.identity import REMEMBERED
from arcanum.server.schema import logins
from tests.server.house import Chair, Client, House
from tests.server.parlour import Parlour
from tests.server.short import SHORT, give, play
from tests.server.test_security import run

ACCOUNT = {"login": "Reader", "password": "a long password"}


async def me(client: Client) -> dict[str, Any]:
    return dict((await client.http.get("/api/me")).json())


def test_a_guest_who_registers_keeps_their_tables(house: House) -> None:
    async def game(guest: Client, elsewhere: Client) -> None:
        assert await me(guest) == {"known": False, "login": None, "name": "", "mail": False}
        made = await guest.make("random", "me", options=SHORT, name="Guest")
        assert (await me(guest)) == {"known": True, "login": None, "name": "Guest", "mail": False}
        before = guest.http.cookies["arcanum"]
        registered = await guest.http.post("/api/accounts", json=ACCOUNT)
        assert (registered.status_code, registered.json()["login"]) == (201, "reader")
        assert guest.http.cookies["arcanum"] != before
        old = httpx.get(f"{house.url}/api/me", cookies={"arcanum": before})
        assert not old.json()["known"]  # Whoever knew the guest's cookie does not know the account's.
        signed_in = await elsewhere.http.post("/api/login", json={**ACCOUNT, "login": "READER"})
        assert (signed_in.status_code, signed_in.json()["login"]) == (200, "reader")
        for client in (guest, elsewhere):
            tables = (await client.http.get("/api/my/tables")).json()
            assert [(table["id"], table["seat"]) for table in tables] == [(made["table"], 1)]
        await _play_by_cookie(house, made["table"], elsewhere.http.cookies["arcanum"])

    play(house, game, 2)


async def _play_by_cookie(house: House, table: str, cookie: str) -> None:
    """Who is signed in needs no token."""
    where = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(where, additional_headers={"cookie": f"arcanum={cookie}"}) as socket:
        chair = Chair(socket)
        await chair.say(type="hello")
        assert (await chair.hear())["seat"] == 1
        await give(chair)


def test_signing_out(house: House) -> None:
    async def game(client: Client) -> None:
        account = {"login": "leaver", "password": "a long password"}
        registered = await client.http.post("/api/accounts", json=account)
        told = registered.headers["set-cookie"].lower()
        assert "httponly" in told
        assert "samesite=lax" in told
        cookie = client.http.cookies["arcanum"]
        assert (await client.http.delete("/api/login")).status_code == 204
        assert "arcanum" not in client.http.cookies
        assert not (await me(client))["known"]
        assert not httpx.get(f"{house.url}/api/me", cookies={"arcanum": cookie}).json()["known"]
        assert (await client.http.delete("/api/login")).status_code == 204

    play(house, game)


def test_who_signs_out_has_got_up_from_their_tables_too(tmp_path: Path) -> None:
    """What a browser has open as somebody ends when it forgets them. Who is known by a token stays, and another browser
    of the same person comes in again."""

    async def scene(parlour: Parlour) -> None:
        one, other = parlour.guest(), parlour.guest()
        await one.http.post("/api/accounts", json=ACCOUNT)
        await other.http.post("/api/login", json=ACCOUNT)
        made = await one.make("me", "open")
        table = made["table"]
        async with one.sit(table) as here, other.sit(table) as there, one.sit(table, made["token"]) as by_token:
            for ear in (here, there, by_token):
                assert (await ear.hear())["seat"] == 0
            assert (await one.http.delete("/api/login")).status_code == 204
            assert [await here.closed(), await there.closed()] == [4409, 4409]
            assert (await by_token.ask("fill_seat", seat=1, bot="random"))["type"] == "done"
        async with one.sit(table) as nobody, other.sit(table) as again:
            assert [(await nobody.hear())["seat"], (await again.hear())["seat"]] == [None, 0]

    run(tmp_path, scene)


def test_a_guest_who_registers_stays_at_the_table(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = await guest.make("me", "open")
        async with guest.sit(made["table"]) as chair:
            await guest.http.post("/api/accounts", json=ACCOUNT)
            assert (await chair.ask("fill_seat", seat=1, bot="random"))["type"] == "done"
            await guest.http.delete("/api/login")
            assert await chair.closed() == 4409

    run(tmp_path, scene)


def test_a_login_that_is_taken(house: House) -> None:
    async def game(client: Client) -> None:
        taken = await client.http.post("/api/accounts", json={"login": "leaveR", "password": "another password"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")
        assert not (await me(client))["known"]

    play(house, game)


def test_a_wrong_password_and_an_unknown_login_look_the_same(house: House) -> None:
    async def game(client: Client) -> None:
        answers = [
            await client.http.post("/api/login", json={"login": login, "password": "a wrong password"})
            for login in ("leaver", "nobody")
        ]
        assert [answer.status_code for answer in answers] == [401, 401]
        assert answers[0].json() == answers[1].json()
        assert answers[0].json()["code"] == "not_signed_in"
        assert "set-cookie" not in answers[0].headers

    play(house, game)


def test_what_is_no_account(house: House) -> None:
    async def game(client: Client) -> None:
        accounts: list[dict[str, Any]] = [
            {"login": "x", "password": "a long password"},
            {"login": "x" * 41, "password": "a long password"},
            {"login": "two words", "password": "a long password"},
            {"login": "short", "password": "1234567"},
            {"login": "long", "password": "x" * 201},
            {"login": "more", "password": "a long password", "admin": True},
            {"login": "less"},
        ]
        for bad in accounts:
            refused = await client.http.post("/api/accounts", json=bad)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_request"), bad
            assert bad.get("password", "a long password") not in refused.text

    play(house, game)


def test_nobody_may_try_passwords_for_long(house: House) -> None:
    """Comes last: afterwards this address has to wait."""

    async def game(client: Client) -> None:
        wrong = {"login": "leaver", "password": "a wrong password"}
        answers = await asyncio.gather(*[client.http.post("/api/login", json=wrong) for _ in range(15)])
        assert {answer.status_code for answer in answers} == {401, 429}
        assert {answer.json()["code"] for answer in answers} == {"not_signed_in", "too_fast"}

    play(house, game)


def test_a_cookie_that_is_used_is_renewed(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        await guest.make("me", "open")
        assert "set-cookie" not in (await guest.http.get("/api/me")).headers
        sooner = update(logins).values(until=now_ms() + 1000)
        async with parlour.desk.store.writing() as connection:
            await connection.execute(sooner)
        renewed = (await guest.http.get("/api/me")).headers["set-cookie"]
        assert guest.cookie in renewed
        assert "HttpOnly" in renewed
        async with parlour.desk.store.reading() as connection:
            until = (await connection.execute(select(logins.c.until))).scalar_one()
        assert until > now_ms() + 1000 * REMEMBERED - 60_000
        assert "set-cookie" not in (await guest.http.get("/api/me")).headers

    run(tmp_path, scene)
