"""What is asked for several times, or several times at once, is done once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.identity import new_token
from arcanum.server.store import Append, NotStored
from tests.server.parlour import OPEN, Parlour
from tests.server.short import SHORT, code_of
from tests.server.test_security import run

TABLE: dict[str, Any] = {"game": "res_arcana", "seats": [{"who": "me"}, {"who": "open"}]}


@pytest.mark.parametrize("me", [True, False])
def test_the_same_request_at_the_same_moment_makes_one_table(tmp_path: Path, me: bool) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        wish = {**TABLE, "token": new_token()} | ({} if me else {"seats": [{"who": "open"}, {"who": "open"}]})
        answers = await asyncio.gather(*[guest.http.post("/api/tables", json=wish) for _ in range(5)])
        later = await guest.http.post("/api/tables", json=wish)
        assert sorted(answer.status_code for answer in (*answers, later)) == [200] * 5 + [201]
        assert len({(answer.json()["table"], answer.json()["seat"]) for answer in (*answers, later)}) == 1

    run(tmp_path, scene)


def test_the_same_request_at_the_same_moment_takes_one_seat(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        table = (await parlour.guest().make("me", "open"))["table"]
        guest, wish = parlour.guest(), {"token": new_token(), "seat": 1}
        answers = await asyncio.gather(*[guest.http.post(f"/api/tables/{table}/join", json=wish) for _ in range(5)])
        assert sorted(answer.status_code for answer in answers) == [200] * 4 + [201]
        assert {answer.json()["seat"] for answer in answers} == {1}
        other = await parlour.guest().http.post(f"/api/tables/{table}/join", json={"seat": 1})
        assert code_of({"type": "failed", "problem": other.json()}) == "seat_taken"

    run(tmp_path, scene)


def test_a_long_token_opens_the_seat(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest, token = parlour.guest(), "t" * 128
        made = await guest.make("me", "open", token=token)
        async with parlour.guest().sit(made["table"], token) as ear:
            assert (await ear.hear())["seat"] == 0

    run(tmp_path, scene)


def test_one_client_has_as_many_tables_as_the_limit_says(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Parlour(tmp_path, replace(OPEN, tables=3), bots=False) as parlour:
            guest = parlour.guest()
            await guest.make("me", "open")
            answers = await asyncio.gather(*[guest.http.post("/api/tables", json=TABLE) for _ in range(8)])
            assert sorted(answer.status_code for answer in answers) == [201] * 2 + [429] * 6

    asyncio.run(scene())


def test_a_rematch_that_was_not_stored_at_once_is_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(parlour: Parlour) -> None:
        one, other = parlour.guest(), parlour.guest()
        made = await one.make("me", "open", options=SHORT)
        joined = await other.join(made["table"])
        stored, failures = parlour.desk.store.append, 2

        async def append(wish: Append) -> None:
            nonlocal failures
            failures -= 1
            if failures >= 0:
                raise NotStored("not now")
            await stored(wish)

        async with one.sit(made["table"], made["token"]) as ear, other.sit(made["table"], joined["token"]) as rival:
            await ear.settle()
            assert (await rival.ask("resign"))["type"] == "done"
            monkeypatch.setattr(parlour.desk.store, "append", append)
            for _ in range(2):
                assert code_of(await ear.ask("rematch", id="again")) == "not_stored"
            both = await asyncio.gather(ear.ask("rematch", id="again"), rival.ask("rematch"))
            assert [answer["type"] for answer in both] == ["done", "done"]
        mine = (await other.http.get("/api/my/tables")).json()
        assert sorted(each["status"] for each in mine) == ["over", "playing"]

    run(tmp_path, scene)


def test_two_accounts_for_one_guest_at_the_same_moment(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        await guest.make("me", "open")
        wishes = [{"login": f"login{number}", "password": "long enough to be one"} for number in range(3)]
        tabs = [parlour.guest() for _ in wishes]
        for tab in tabs:
            tab.http.cookies.update(guest.http.cookies)
        answers = await asyncio.gather(
            *[tab.http.post("/api/accounts", json=wish) for tab, wish in zip(tabs, wishes, strict=True)]
        )
        for wish, answer in zip(wishes, answers, strict=True):
            signed_in = await parlour.guest().http.post("/api/login", json=wish)
            assert (answer.status_code, signed_in.status_code) in ((201, 200), (409, 401)), answer.text

    run(tmp_path, scene)


def test_older_tables_of_mine_can_be_listed(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = [(await guest.make("me", "open"))["table"] for _ in range(3)]
        found: list[str] = []
        before = ""
        while page := (await guest.http.get(f"/api/my/tables?limit=1{before}")).json():
            found.append(page[0]["id"])
            before = f"&before={page[0]['moved_at']}"
            assert len(found) <= 3
        assert sorted(found) == sorted(made)

    run(tmp_path, scene)
