"""Webhooks: who is told what, that nobody is called who must not be, and that nobody has to wait for a slow one."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server import courier as couriers
from arcanum.server.courier import Courier, is_public
from arcanum.server.entries import AnyEntry, Info, Left, Moved, Paused, Rematched, Resigned, Sat, Stamped
from arcanum.server.errors import Refused
from arcanum.server.signatures import check_secret, new_secret, sign
from arcanum.server.table import Table
from tests.server.house import PATIENCE, Client, House
from tests.server.short import POSITION, SHORT, finish, guests, seat_two, secret_table

OPEN = Courier(enabled=True, private=False)
PRIVATE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "192.0.0.8",
    "::1",
    "::",
    "::127.0.0.1",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
]


class Ear:
    """A real HTTP server that hears what it is told, and answers as it is asked to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        """The next answers; 200 afterwards, 0 for none at all."""
        self.location = ""
        self.port = 0

    @property
    def notices(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(body) for _, _, body in self.heard]

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.heard.append((first, headers, await reader.readexactly(int(headers["content-length"]))))
        status = self.answers.pop(0) if self.answers else 200
        if not status:
            await asyncio.sleep(PATIENCE)
        location = f"location: {self.location}\r\n" if self.location else ""
        cookie = "set-cookie: known=1; path=/\r\n"
        writer.write(f"HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n{cookie}{location}\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[dict[str, Any]]:
        """What was heard once so much was."""
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.notices


@asynccontextmanager
async def listening(host: str = "127.0.0.1") -> AsyncIterator[Ear]:
    ear = Ear()
    server = await asyncio.start_server(ear.hear, host, 0)
    ear.port = server.sockets[0].getsockname()[1]
    try:
        yield ear
    finally:
        server.close()


@asynccontextmanager
async def carrying(private: bool = True) -> AsyncIterator[Courier]:
    courier = Courier(True, private)
    await courier.start()
    try:
        yield courier
    finally:
        await courier.stop()


def table_of(webhook: str, *entries: Any, seats: int = 2, id: str = "t1", secret: str = "") -> Table:
    record = Record.start(find("res_arcana"), seats, "a seed", dict(SHORT))
    table = Table(id, Info(record=record.data(), webhook=webhook, webhook_secret=secret))
    for entry in entries or (Sat(0, name="One"), Sat(1, name="Other")):
        table.add(Stamped(entry, 0))
    return table


def answer(table: Table, seat: int) -> None:
    legal = table.state.legal_actions(seat)
    words = [table.state.space.words(action) for action in legal]
    table.add(Stamped(Moved(seat, "pass" if "pass" in words else words[0]), 0))


def answer_until_asked(table: Table, seat: int) -> None:
    """Let the others answer until it is the turn of a seat."""
    while table.asked() != (seat,):
        answer(table, table.asked()[0])


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries again at once."""
    monkeypatch.setattr(couriers, "RETRIES", (0.01, 0.01, 0.01))


# --- who may be called ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", PRIVATE)
def test_addresses_of_closed_networks_are_refused(number: str) -> None:
    assert not is_public(number)
    shown = f"[{number}]" if ":" in number else number
    for scheme in ("http", "https"):
        with pytest.raises(Refused, match="open internet"):
            OPEN.check(f"{scheme}://{shown}/notices")


@pytest.mark.parametrize("number", ["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_addresses_of_the_open_internet_are_not(number: str) -> None:
    assert is_public(number)
    OPEN.check(f"https://[{number}]/x" if ":" in number else f"https://{number}/x")


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/x",
        "file:///etc/passwd",
        "example.org/x",
        "https:///x",
        "https://",
        "http://user:secret@example.org/x",
        "http://user@example.org/x",
        "http://example.org:22/x",
        "http://example.org:0/x",
        "http://example.org:99999/x",
        "http://example.org:x/x",
        "http://exa mple.org/x",
        "http://example.org/\x01",
        "http://example.org\\@127.0.0.1/x",
        "http://bücher.example/x",
        "http://[fe80::1%25eth0]/x",
        "http://[::1/x",
        "gopher://127.0.0.1:25/x",
        "x" * 400,
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused) as refused:
        OPEN.check(address)
    assert refused.value.code == "bad_table"


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.1", "localhost"])
def test_names_of_closed_networks_are_not_called(host: str, hasty: None) -> None:
    """They look like names, so what they stand for is found out when they are called."""

    async def call() -> None:
        async with listening() as ear, carrying(private=False) as courier:
            courier.notice(None, table_of(f"http://{host}:{ear.port}/x"))
            await settled(courier)
            assert (ear.heard, courier.delivered, courier.dropped) == ([], 0, 1)

    asyncio.run(call())


async def settled(courier: Courier) -> None:
    async with asyncio.timeout(PATIENCE):
        while courier._lines:
            await asyncio.sleep(0.01)


def test_one_private_number_behind_a_name_is_enough(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        kinds = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kinds, ("93.184.215.14", port)), (*kinds, ("10.0.0.1", port))]

    monkeypatch.setattr("arcanum.server.courier.socket.getaddrinfo", resolve)

    async def call() -> None:
        async with carrying(private=False) as courier:
            courier.notice(None, table_of("http://example.org/x"))
            await settled(courier)
            assert (courier.delivered, courier.dropped) == (0, 1)

    asyncio.run(call())


def test_the_number_that_was_looked_up_is_called(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else from one moment to the next leads nowhere; the host is told its name."""
    asked: list[str] = []

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr("arcanum.server.courier.socket.getaddrinfo", resolve)

    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            table = table_of(f"http://hooks.example:{ear.port}/a/b?c=d")
            courier.notice(None, table)
            answer(table, 1)
            courier.notice(None, table)
            await settled(courier)
            assert [first for first, _, _ in ear.heard] == ["POST /a/b?c=d HTTP/1.1"] * 2
            assert {headers["host"] for _, headers, _ in ear.heard} == {f"hooks.example:{ear.port}"}
            assert "cookie" not in ear.heard[1][1]
            assert asked == ["hooks.example"] * 2

    asyncio.run(call())


def test_redirections_are_not_followed(hasty: None) -> None:
    async def call() -> None:
        async with listening() as ear, listening() as other, carrying() as courier:
            ear.answers, ear.location = [302], f"http://127.0.0.1:{other.port}/"
            courier.notice(None, table_of(f"http://127.0.0.1:{ear.port}/x"))
            await settled(courier)
            assert (len(ear.heard), other.heard) == (1, [])
            assert (courier.delivered, courier.dropped) == (0, 1)

    asyncio.run(call())


# --- calls ------------------------------------------------------------------------------------------------------------


def test_a_call_that_fails_is_tried_again(hasty: None) -> None:
    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            ear.answers = [500, 429, 200]
            courier.notice(None, table_of(f"http://127.0.0.1:{ear.port}/x"))
            await settled(courier)
            assert (len(ear.heard), courier.delivered, courier.dropped) == (3, 1, 0)

    asyncio.run(call())


def test_it_is_given_up_in_the_end(hasty: None) -> None:
    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            ear.answers = [500] * 10
            courier.notice(None, table_of(f"http://127.0.0.1:{ear.port}/x"))
            await settled(courier)
            assert (len(ear.heard), courier.delivered, courier.dropped) == (4, 0, 1)
            courier.notice(None, table_of("http://127.0.0.1:1/x", id="t2"))  # Nobody is there.
            courier.notice(None, table_of("http://nowhere.invalid/x", id="t3"))
            await settled(courier)
            assert courier.dropped == 3

    asyncio.run(call())


def test_a_slow_host_keeps_nobody_waiting(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are put in line at once, and each host has its own line."""

    async def call() -> None:
        async with listening() as slow, listening("127.0.0.2") as quick, carrying() as courier:
            slow.answers = [0] * 1000
            begun = time.monotonic()
            for number in range(couriers.IN_LINE + 50):
                courier.notice(None, table_of(f"http://127.0.0.1:{slow.port}/x", id=f"s{number}"))
            courier.notice(None, table_of(f"http://127.0.0.2:{quick.port}/x", id="q"))
            await quick.until(1)
            assert time.monotonic() - begun < couriers._PATIENCE
            assert len(slow.heard) <= 1
            assert courier.dropped == 50
            begun = time.monotonic()
        assert time.monotonic() - begun < 5  # Stopping does not wait for it either.

    asyncio.run(call())


def test_slow_names_keep_nobody_waiting(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    resolve = socket.getaddrinfo
    found = threading.Event()

    def slowly(host: Any, *rest: Any, **more: Any) -> Any:
        if str(host).endswith(".example"):
            found.wait(2 * PATIENCE)
        return resolve(host, *rest, **more)

    monkeypatch.setattr("arcanum.server.courier.socket.getaddrinfo", slowly)

    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            for number in range(8):
                courier.notice(None, table_of(f"http://slow{number}.example/x", id=f"s{number}"))
            courier.notice(None, table_of(f"http://127.0.0.1:{ear.port}/x"))
            try:
                # No name has been found yet, and there is a thread for whoever else wants one.
                await ear.until(1)
                await asyncio.wait_for(asyncio.to_thread(time.sleep, 0), PATIENCE)
            finally:
                found.set()

    asyncio.run(call())


def test_what_is_given_up_is_named(hasty: None) -> None:
    """By its table and the host, and by nothing that may be a secret of whoever has named the address."""

    async def call() -> None:
        async with carrying() as courier:
            courier.notice(None, table_of("http://127.0.0.1:1/hooks/s3cret?token=t0ken", id="t2"))
            await settled(courier)

    with capture_logs() as logs:
        asyncio.run(call())
    (told,) = (line for line in logs if line["event"] == "a notice was given up")
    assert (told["table"], told["host"]) == ("t2", "127.0.0.1")
    assert not any(secret in str(logs) for secret in ("s3cret", "t0ken", "hooks"))


# --- signatures -------------------------------------------------------------------------------------------------------


def test_a_signature_is_the_one_of_standard_webhooks() -> None:
    """The example that the libraries of the standard are tested with."""
    signed = "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}'
    expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert sign("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", *signed) == expected


def test_secrets_cannot_be_guessed() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    for secret in made:
        check_secret(secret)
    short = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa=="
    for wrong in (
        "whsec_",
        "secret",
        short,
        "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "whsec_" + "é" * 32,
        "whsec_" + "A" * 96,
    ):
        with pytest.raises(Refused, match="webhook_secret"):
            check_secret(wrong)


def test_a_notice_has_its_id_each_time_and_the_time_of_each_call(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = new_secret()
    times = iter(range(1_000_000, 2_000_000, 7))
    monkeypatch.setattr("arcanum.server.courier.time.time", lambda: next(times) + 0.5)

    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            ear.answers = [500, 200, 200]
            table = table_of(f"http://127.0.0.1:{ear.port}/x", secret=secret)
            courier.notice(None, table)
            await settled(courier)
            answer(table, 1)
            courier.notice(None, table)
            await settled(courier)
        ids = [headers["webhook-id"] for _, headers, _ in ear.heard]
        assert ids[0] == ids[1] != ids[2]
        assert [headers["webhook-timestamp"] for _, headers, _ in ear.heard] == ["1000000", "1000007", "1000014"]
        for _, headers, body in ear.heard:
            signed = headers["webhook-id"], int(headers["webhook-timestamp"]), body
            assert headers["webhook-signature"] == sign(secret, *signed)

    asyncio.run(call())


def test_a_table_of_an_older_version_goes_on_without_a_signature(hasty: None) -> None:
    async def call() -> None:
        async with listening() as ear, carrying() as courier:
            courier.notice(None, table_of(f"http://127.0.0.1:{ear.port}/x"))
            await settled(courier)
        (_, headers, _) = ear.heard[0]
        assert "webhook-id" in headers
        assert "webhook-signature" not in headers

    asyncio.run(call())


# --- who is told what -------------------------------------------------------------------------------------------------


def told(courier: Courier) -> list[tuple[int, bool]]:
    """Who was told since the last time, without a call."""
    waiting = [msgspec.json.decode(call.body) for line in courier._lines.values() for call in line]
    for line in courier._lines.values():
        line.clear()
    return [(notice["seat"], notice["over"]) for notice in waiting]


def after(courier: Courier, table: Table, change: Callable[[], object]) -> list[tuple[int, bool]]:
    """Who is told of what happens at a table."""
    before = table.copy()
    change()
    courier.notice(before, table)
    return told(courier)


def test_whoever_is_newly_asked_is_told() -> None:
    async def tell() -> None:
        async with carrying() as courier:
            table = table_of("http://127.0.0.1:1/x", Sat(0, name="One"))

            def add(entry: AnyEntry) -> list[tuple[int, bool]]:
                return after(courier, table, lambda: table.add(Stamped(entry, 0)))

            courier.notice(None, table)
            assert told(courier) == []
            assert add(Sat(1, name="Other")) == [(1, False)]
            assert add(Paused(5)) == [], "the same is asked as before"
            assert after(courier, table, lambda: answer(table, 1)) == [(0, False)]
            assert after(courier, table, lambda: answer(table, 0)) == [], "it is asked again at once, and sits there"
            assert table.asked() == (0,)
            assert after(courier, table, lambda: answer_until_asked(table, 1)) == [(1, False)]
            assert add(Left(1, "random")) == []
            assert add(Resigned(0)) == [(0, True), (1, True)]
            assert add(Rematched(0, "another")) == []

    asyncio.run(tell())


@pytest.mark.parametrize("game", ["res_arcana", "black_rose"])
def test_answers_in_secret_are_no_news(game: str) -> None:
    """While all decide at the same time nobody is told that somebody has answered, by whichever process."""

    async def tell() -> None:
        table = secret_table(game, "http://127.0.0.1:1/x")
        async with carrying() as courier:  # One that remembers nothing.
            assert after(courier, table, lambda: answer(table, 1)) == []
            assert table.asked() == (0, 1)

    asyncio.run(tell())


def test_bots_are_not_told() -> None:
    async def tell() -> None:
        async with carrying() as courier:
            courier.notice(None, table_of("http://127.0.0.1:1/x", Sat(0, name="One"), Sat(1, bot="random")))
            assert told(courier) == []

    asyncio.run(tell())


def test_a_server_that_calls_nobody() -> None:
    with pytest.raises(Refused, match="calls nobody"):
        Courier(enabled=False, private=True).check("http://example.org/x")


# --- over a real server -----------------------------------------------------------------------------------------------


def test_notices_of_a_real_game(tmp_path: Path) -> None:
    """Nothing is in them but who is asked where: no card, no token, no seed."""

    async def game(house: House) -> None:
        async with listening() as ear, guests(house, 2) as (one, other):
            hook = f"http://127.0.0.1:{ear.port}/notices"
            table, token, others = await seat_two(one, other, webhook=hook, scenario=POSITION, options={})
            async with one.sit(table, token) as chair, other.sit(table, others) as guest:
                await finish(chair, guest)
            notices = await ear.until(4)
            assert all(
                notice == {"table": table, "game": "res_arcana", "seat": seat, "name": name, "over": over}
                for notice, (seat, name, over) in zip(
                    notices,
                    [(0, "One", False), (1, "Other", False), (0, "One", True), (1, "Other", True)],
                    strict=True,
                )
            ), notices
            assert {headers["content-type"] for _, headers, _ in ear.heard} == {"application/json"}

    with House(tmp_path, "--webhooks", "any") as house:
        asyncio.run(game(house))


def is_genuine() -> Callable[[str, dict[str, str], bytes, float], bool]:
    """What the page has to check a notice with."""
    page = Path(__file__).resolve().parents[2] / "docs" / "server.md"
    (code,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    found: Callable[[str, dict[str, str], bytes, float], bool] = names["is_genuine"]
    return found


def test_the_page_shows_how_to_check_a_notice(tmp_path: Path) -> None:
    """What a real server sends is taken for genuine, for five minutes; what somebody has changed is not."""
    check = is_genuine()

    async def game(house: House) -> None:
        async with listening() as ear, guests(house, 1) as (one,):
            made = await one.make("me", "random", webhook=f"http://127.0.0.1:{ear.port}/notices")
            secret, other = made["webhook_secret"], new_secret()
            await ear.until(1)
            _, headers, body = ear.heard[0]
            now = time.time()
            assert check(secret, headers, body, now)
            assert check(secret, headers, body, now + 280)
            assert check(secret, headers | {"webhook-signature": f"v1,AAAA {headers['webhook-signature']}"}, body, now)
            assert not check(other, headers, body, now)
            assert not check(secret, headers, body.replace(b"false", b"true"), now)
            assert not check(secret, headers, body, now + 320)
            for name in ("webhook-id", "webhook-timestamp", "webhook-signature"):
                changed = str(int(headers[name]) + 1) if name == "webhook-timestamp" else headers[name] + "0"
                assert not check(secret, headers | {name: changed}, body, now)
                assert not check(secret, {key: value for key, value in headers.items() if key != name}, body, now)

    with House(tmp_path, "--webhooks", "any") as house:
        asyncio.run(game(house))


def test_only_the_maker_is_told_the_secret(tmp_path: Path) -> None:
    """Once, or again with the token that the table was made with: its answer may have been lost."""

    async def game(house: House) -> None:
        async with guests(house, 3) as (one, other, stranger):
            seats = [{"who": "me"}, {"who": "open"}]
            hook = {"webhook": "http://127.0.0.1:1/notices"}
            wish = {"game": "res_arcana", "seats": seats, "token": "m" * 40, **hook}
            made = (await one.http.post("/api/tables", json=wish)).json()
            secret = made["webhook_secret"]
            check_secret(secret)
            again = await one.http.post("/api/tables", json=wish)
            assert (again.status_code, again.json()) == (200, made)
            joined = await other.http.post(f"/api/tables/{made['table']}/join", json={"token": "j" * 40})
            theirs = await other.http.post("/api/tables", json=wish | {"token": "j" * 40})
            seen = await stranger.http.get(f"/api/tables/{made['table']}")
            for answered in (joined, theirs, seen):
                assert answered.is_success
                assert secret not in answered.text
                assert "webhook_secret" not in answered.text
            async with other.sit(made["table"], "j" * 40) as chair:
                await chair.hear()
                assert secret not in str(chair.heard)
            own = new_secret()
            assert (await one.make("me", "open", webhook_secret=own, **hook))["webhook_secret"] == own
            for wrong in ({"webhook_secret": own}, {"webhook_secret": "whsec_short", **hook}):
                refused = await one.http.post("/api/tables", json=wish | {"token": "w" * 40, "webhook": ""} | wrong)
                assert (refused.status_code, refused.json()["code"]) == (422, "bad_table")
        assert secret not in house.log()

    with House(tmp_path, "--webhooks", "any") as house:
        asyncio.run(game(house))


def test_a_real_server_refuses_private_ones(house: House) -> None:
    async def make() -> None:
        client = Client(house.url)
        wish = {"game": "res_arcana", "seats": [{"who": "me"}, {"who": "open"}], "webhook": "http://127.0.0.1/x"}
        refused = await client.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_table")
        assert "webhook" in refused.json()["message"]
        await client.close()

    asyncio.run(make())
