"""What owners of accounts may do: change a password, recover it, get mail, take all along, and leave for good."""

from __future__ import annotations

import asyncio
import base64
import json
import quopri
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from arcanum.cli import main
from arcanum.server.caretaker import Caretaker
from arcanum.server.clock import now_ms
from arcanum.server.keys import KEPT, new_code
from arcanum.server.passwords import strength_of
from arcanum.server.postman import Office, read_office
from arcanum.server.schema import keys, visitors
from tests.server.parlour import OPEN, PATIENCE, Guest, Parlour
from tests.server.place import soon
from tests.server.short import SHORT
from tests.server.test_security import problem, run

LOGIN = "reader"
OLD = "seven lamps beside the harbour"
NEW = "a kettle under purple snow"
CODE = r"\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b"


async def signed_up(parlour: Parlour, login: str = LOGIN) -> Guest:
    guest = parlour.guest()
    made = await guest.http.post("/api/accounts", json={"login": login, "password": OLD})
    assert made.status_code == 201, made.text
    return guest


async def post(guest: Guest, path: str, **said: Any) -> httpx.Response:
    return await guest.http.post(f"/api/{path}", json=said)


async def signs_in(parlour: Parlour, password: str) -> bool:
    answer = await post(parlour.guest(), "login", login=LOGIN, password=password)
    return answer.status_code == 200


async def is_known(guest: Guest) -> bool:
    return bool((await guest.http.get("/api/me")).json()["login"])


# --- passwords --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password", ["password", "12345678", "qwertyuiop", "reader123", "arcanum1", "aaaaaaaaaaaa", "p@ssw0rd!"]
)
def test_a_password_that_would_be_guessed_is_refused(tmp_path: Path, password: str) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        refused = await post(guest, "accounts", login=LOGIN, password=password)
        assert problem(refused) == "weak_password"
        assert not await is_known(guest)
        owner = await signed_up(parlour)
        assert problem(await post(owner, "account/password", password=OLD, wanted=password)) == "weak_password"
        assert await signs_in(parlour, OLD)

    run(tmp_path, scene)


def test_long_passwords_are_looked_at_quickly() -> None:
    assert strength_of("x" * 200) == 0
    assert strength_of(OLD) >= 3
    assert strength_of("xk29#qpLm", "xk29#qpLm") == 0, "a login is no secret"


def test_changing_the_password_ends_all_sessions(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner, elsewhere = await signed_up(parlour), parlour.guest()
        assert (await post(elsewhere, "login", login=LOGIN, password=OLD)).status_code == 200
        before = owner.http.cookies["arcanum"]
        assert problem(await post(owner, "account/password", password=NEW, wanted=NEW)) == "not_signed_in"
        assert await is_known(elsewhere)
        changed = await post(owner, "account/password", password=OLD, wanted=NEW)
        assert (changed.status_code, changed.json()["login"]) == (200, LOGIN)
        assert owner.http.cookies["arcanum"] != before
        assert await is_known(owner)
        assert not await is_known(elsewhere)
        assert await parlour.desk.visitors.who(before) is None
        assert (await signs_in(parlour, OLD), await signs_in(parlour, NEW)) == (False, True)

    run(tmp_path, scene)


def test_sockets_that_hang_on_a_session_end_with_it(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner, elsewhere = await signed_up(parlour), parlour.guest()
        await post(elsewhere, "login", login=LOGIN, password=OLD)
        made = await owner.make("me", "open")
        async with elsewhere.sit(made["table"], None) as ear:
            await ear.settle()
            assert ear.state["seat"] == 0
            await post(owner, "account/password", password=OLD, wanted=NEW)
            assert await ear.closed()

    run(tmp_path, scene)


def test_guests_have_no_account(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        for guest in (parlour.guest(), parlour.guest()):
            assert problem(await guest.http.get("/api/account")) == "not_signed_in"
            assert problem(await guest.http.get("/api/account/export")) == "not_signed_in"
            for path in ("codes", "deletion"):
                assert problem(await post(guest, f"account/{path}", password=OLD)) == "not_signed_in"
            await guest.make("me", "open")

    run(tmp_path, scene)


# --- recovery codes ---------------------------------------------------------------------------------------------------


async def codes_of(owner: Guest) -> list[str]:
    answer = await post(owner, "account/codes", password=OLD)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["codes"])


def test_a_recovery_code_opens_the_account_once(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        assert problem(await post(owner, "account/codes", password=NEW)) == "not_signed_in"
        codes = await codes_of(owner)
        assert len(set(codes)) == KEPT == (await owner.http.get("/api/account")).json()["codes"]
        finder = parlour.guest()
        typed = codes[0].lower().replace("-", " ")
        weak = await post(finder, "recovery", login=LOGIN, code=typed, password="password")
        assert problem(weak) == "weak_password", "and the code is not used up"
        recovered = await post(finder, "recovery", login=LOGIN.upper(), code=typed, password=NEW)
        assert (recovered.status_code, recovered.json()["login"]) == (200, LOGIN)
        assert await is_known(finder)
        assert not await is_known(owner)
        assert (await signs_in(parlour, OLD), await signs_in(parlour, NEW)) == (False, True)
        again = await post(parlour.guest(), "recovery", login=LOGIN, code=codes[0], password=OLD)
        assert problem(again) == "not_signed_in"
        assert (await finder.http.get("/api/account")).json()["codes"] == KEPT - 1
        raw = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert not any(code.encode() in raw or code.replace("-", "").encode() in raw for code in codes)

    run(tmp_path, scene)


def test_a_code_opens_no_other_account(tmp_path: Path) -> None:
    """And nothing tells whether there is one."""

    async def scene(parlour: Parlour) -> None:
        owner, other = await signed_up(parlour), await signed_up(parlour, "writer")
        codes = await codes_of(owner)
        said = [
            await post(parlour.guest(), "recovery", login=login, code=code, password=NEW)
            for login, code in (("writer", codes[0]), ("nobody", codes[0]), (LOGIN, new_code()))
        ]
        assert [problem(each) for each in said] == ["not_signed_in"] * 3
        assert len({each.text for each in said}) == 1
        assert await is_known(other)
        newer = await codes_of(owner)
        old = await post(parlour.guest(), "recovery", login=LOGIN, code=codes[1], password=NEW)
        assert problem(old) == "not_signed_in"
        assert (await post(parlour.guest(), "recovery", login=LOGIN, code=newer[1], password=NEW)).status_code == 200

    run(tmp_path, scene)


def test_two_use_the_same_code_at_the_same_moment(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        code = (await codes_of(owner))[0]
        visitor = (await parlour.desk.visitors.account_of(LOGIN) or ("",))[0]
        used = await asyncio.gather(*(parlour.desk.keys.use(visitor, code, "kept") for _ in range(5)))
        assert sum(each is not None for each in used) == 1

    run(tmp_path, scene)


def test_trying_codes_is_slow(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        said = [await post(guest, "recovery", login=LOGIN, code="x", password=NEW) for _ in range(14)]
        assert [problem(each) for each in said[-2:]] == ["too_fast"] * 2
        mail = [await post(guest, "recovery/mail", login=LOGIN) for _ in range(2)]
        assert [problem(each) for each in mail] == ["too_fast"] * 2

    run(tmp_path, scene, limits=replace(OPEN, logins=0.001))


def test_whoever_looks_after_the_server_can_let_somebody_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def code_for(login: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as left:
            main(["admin", "recover", login, "--data", str(tmp_path)])
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out + told.err

    async def scene(parlour: Parlour) -> None:
        await signed_up(parlour)
        status, told = await asyncio.to_thread(code_for, LOGIN.title())
        (code,) = re.findall(CODE, told)
        assert (status, "one hour" in told) == (0, True)
        status, told = await asyncio.to_thread(code_for, "nobody")
        assert (status, "there is no account 'nobody'" in told) == (2, True)
        assert (await post(parlour.guest(), "recovery", login=LOGIN, code=code, password=NEW)).status_code == 200
        assert await signs_in(parlour, NEW)

    run(tmp_path, scene)


# --- mail -------------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[Office, list[str]]]:
    """A server for mail, and the letters that it was given."""
    letters: list[str] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            if line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 good\r\n")
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield read_office(f"smtp://127.0.0.1:{port}?from=arcanum@example.org"), letters


def with_mail(folder: Path, scene: Callable[[Parlour, list[str]], Awaitable[None]]) -> None:
    async def played() -> None:
        async with post_office() as (office, letters), Parlour(folder, bots=False, mail=office) as parlour:
            await asyncio.wait_for(scene(parlour, letters), PATIENCE)

    asyncio.run(played())


async def code_in(letters: list[str], number: int) -> str:
    await soon(lambda: len(letters) >= number)
    head, _, body = letters[number - 1].partition("\r\n\r\n")
    if "base64" in head:
        body = base64.b64decode(body.rstrip(".\r\n")).decode()
    elif "quoted-printable" in head:
        body = quopri.decodestring(body.encode()).decode()
    (found,) = re.findall(CODE, body)
    return str(found)


def test_a_code_comes_by_mail_to_an_address_that_was_proved(tmp_path: Path) -> None:
    async def scene(parlour: Parlour, letters: list[str]) -> None:
        owner = await signed_up(parlour)
        assert (await owner.http.get("/api/me")).json()["mail"]
        asked = await post(owner, "account/email", password=OLD, email="reader@example.org", lang="ru")
        assert (asked.status_code, asked.json()["email"]) == (200, "")
        first = await code_in(letters, 1)
        assert "To: reader@example.org" in letters[0]
        assert problem(await post(owner, "account/email/proof", code=new_code())) == "not_signed_in"
        opened = await post(parlour.guest(), "recovery", login=LOGIN, code=first, password=NEW)
        assert problem(opened) == "not_signed_in", "it proves an address, and opens nothing"
        proved = await post(owner, "account/email/proof", code=first)
        assert proved.json()["email"] == "reader@example.org"

        said = [await post(parlour.guest(), "recovery/mail", login=login) for login in (LOGIN, "nobody")]
        assert [(each.status_code, each.text) for each in said] == [(202, said[0].text)] * 2
        code = await code_in(letters, 2)
        assert (await post(parlour.guest(), "recovery", login=LOGIN, code=code, password=NEW)).status_code == 200
        assert problem(await post(parlour.guest(), "recovery", login=LOGIN, code=code, password=OLD)) == "not_signed_in"
        assert not await is_known(owner)
        assert len(letters) == 2

    with_mail(tmp_path, scene)


def test_codes_by_mail_are_few_and_grow_old(tmp_path: Path) -> None:
    async def scene(parlour: Parlour, letters: list[str]) -> None:
        await signed_up(parlour)
        async with parlour.desk.store.writing() as connection:
            await connection.execute(update(visitors).values(email="reader@example.org"))
        for _ in range(6):
            assert (await post(parlour.guest(), "recovery/mail", login=LOGIN)).status_code == 202
        code = await code_in(letters, 3)
        await asyncio.sleep(0.2)
        assert len(letters) == 3
        async with parlour.desk.store.writing() as connection:
            await connection.execute(update(keys).values(until=now_ms() - 1))
        assert problem(await post(parlour.guest(), "recovery", login=LOGIN, code=code, password=NEW)) == "not_signed_in"
        assert (await post(parlour.guest(), "recovery/mail", login=LOGIN)).status_code == 202
        await code_in(letters, 4)

    with_mail(tmp_path, scene)


def test_without_an_office_no_mail_is_promised(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        assert not (await owner.http.get("/api/me")).json()["mail"]
        refused = await post(owner, "account/email", password=OLD, email="reader@example.org")
        assert problem(refused) == "not_allowed"
        assert (await post(parlour.guest(), "recovery/mail", login=LOGIN)).status_code == 202

    run(tmp_path, scene)


@pytest.mark.parametrize(
    "email", ["a@b@c", "a b@c", "a@c\r\nBcc: d@e", "a@b,c@d", "reader", "<a@b>", "\n", "a@b\n", "é@b"]
)
def test_an_address_is_one_address(tmp_path: Path, email: str) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        assert problem(await post(owner, "account/email", password=OLD, email=email)) == "bad_request"

    nobody = Office("smtp", "127.0.0.1", 9, "", "", "arcanum@example.org")
    run(tmp_path, scene, mail=nobody)


def test_where_mail_is_handed_in() -> None:
    office = read_office("smtp+tls://me%40x:p%2Fw@mail.example:2525?from=a@example.org")
    assert office == Office("smtp+tls", "mail.example", 2525, "me@x", "p/w", "a@example.org")
    assert read_office("smtps://mail.example?from=a@example.org").port == 465
    for wrong in (
        "mail.example",
        "http://mail.example?from=a@b",
        "smtp://mail.example",
        "smtp://x?from=a",
        "smtp://?from=a@b",
    ):
        with pytest.raises(ValueError, match="expected"):
            read_office(wrong)


# --- taking everything along, and leaving -----------------------------------------------------------------------------


def test_everything_can_be_taken_along(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        made = [await owner.make("me", "open", title=f"Number {number}") for number in range(3)]
        told = (await owner.http.get("/api/account/export")).json()
        assert told["account"]["login"] == LOGIN
        assert {each["id"] for each in told["tables"]} == {each["table"] for each in made}
        assert {each["title"] for each in told["tables"]} == {"Number 0", "Number 1", "Number 2"}
        assert "argon2" not in json.dumps(told)

    run(tmp_path, scene)


def test_an_account_that_is_deleted_leaves_no_name(tmp_path: Path) -> None:
    """Neither in the database nor in what others see; their game goes on, and nobody can come back to the seat."""

    async def scene(parlour: Parlour) -> None:
        leaver, friend = await signed_up(parlour), parlour.guest()
        game = await leaver.make("me", "open", name="Ludmila", options=SHORT)
        joined = (await friend.http.post(f"/api/tables/{game['table']}/join", json={"name": "Friend"})).json()
        waiting = await leaver.make("me", "open", "open", name="Ludmila")
        await friend.http.post(f"/api/tables/{waiting['table']}/join", json={"name": "Friend"})
        alone = await leaver.make("me", "open", name="Ludmila")
        codes = await codes_of(leaver)
        assert problem(await post(leaver, "account/deletion", password=NEW)) == "not_signed_in"
        async with friend.sit(game["table"], joined["token"]) as ear:
            await ear.settle()
            assert ear.state["table"]["seats"][0]["name"] == "Ludmila"
            assert (await post(leaver, "account/deletion", password=OLD)).status_code == 204
            await ear.settle()
            seats = ear.state["table"]["seats"]
            assert "Ludmila" not in json.dumps(ear.state)
            assert (seats[0]["kind"], seats[0]["bot"], seats[1]["name"]) == ("person", "adept", "Friend")
        assert not await is_known(leaver)
        assert not await signs_in(parlour, OLD)
        assert (
            problem(await post(parlour.guest(), "recovery", login=LOGIN, code=codes[0], password=NEW))
            == "not_signed_in"
        )
        assert await parlour.desk.seat_of(game["table"], None, None) is None
        gone = (await friend.http.get(f"/api/tables/{alone['table']}")).status_code
        assert gone == 404
        seats = (await friend.http.get(f"/api/tables/{waiting['table']}")).json()["seats"]
        assert [each["kind"] for each in seats].count("open") == 2
        async with leaver.sit(game["table"], game["token"]) as ear:
            assert await ear.closed()

    run(tmp_path, scene)
    with closing(sqlite3.connect(tmp_path / "arcanum.db")) as connection:
        assert "Ludmila" not in "\n".join(connection.iterdump())
        assert "reader" not in "\n".join(connection.iterdump())

    async def check() -> dict[str, str]:
        async with Caretaker.at(f"sqlite:///{tmp_path / 'arcanum.db'}") as keeper:
            return {id: fault async for id, fault in keeper.check()}

    assert set(asyncio.run(check()).values()) == {""}


def test_no_page_that_is_open_comes_back_to_a_seat_that_was_given_up(tmp_path: Path) -> None:
    """Neither with the token of the seat nor as whoever has deleted the account; and in a rematch a bot plays there."""

    async def scene(parlour: Parlour) -> None:
        leaver, friend = await signed_up(parlour), parlour.guest()
        game = await leaver.make("me", "open", options=SHORT)
        id = game["table"]
        token = (await friend.join(id))["token"]
        async with leaver.sit(id, game["token"]) as one, leaver.sit(id) as other:
            await one.settle()
            await other.settle()
            assert (await post(leaver, "account/deletion", password=OLD)).status_code == 204
            for ear in (one, other):
                with suppress(RuntimeError):  # It may have been closed by now.
                    await ear.say(type="come_back", id="again")
                assert await ear.closed()
        seats = (await friend.http.get(f"/api/tables/{id}")).json()["seats"]
        assert seats[0]["bot"] == "adept"
        async with friend.sit(id, token) as ear:
            await ear.say(type="resign", id="enough")
            await ear.settle()
            await ear.say(type="rematch", id="once-more")
            await ear.settle()
            again = ear.state["table"]["rematch"]
        seats = (await friend.http.get(f"/api/tables/{again}")).json()["seats"]
        assert [(each["kind"], each["bot"]) for each in seats] == [("bot", "adept"), ("person", "")]

    run(tmp_path, scene)


def test_what_is_kept_is_what_is_shown(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        owner = await signed_up(parlour)
        shown = (await owner.http.get("/api/account")).json()
        assert shown.keys() == {"login", "name", "made_at", "email", "codes"}
        assert msgspec.json.decode((await owner.http.get("/api/account/export")).content)["account"] == shown

    run(tmp_path, scene)
