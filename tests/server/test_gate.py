"""Connections over which nothing comes, or too little: whoever opens many keeps nobody else from being served."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from arcanum.server.gate import Gate, Seldom, Stage, Visit, raise_descriptors, room_for_connections
from arcanum.server.settings import Limits
from tests.server.house import Client, House
from tests.server.short import SHORT, play

FEW = 256
"""So many descriptors, and no more, has a server here."""
SOME = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
ADDRESSES = ("127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4")


@contextmanager
def connected(
    house: House, count: int, said: str = "", addresses: tuple[str, ...] = ADDRESSES[:1]
) -> Iterator[list[socket.socket]]:
    """So many connections, over each of which something was said."""
    with ExitStack() as stack:
        found = []
        for number in range(count):
            each = stack.enter_context(socket.socket())
            each.settimeout(10)
            each.bind((addresses[number % len(addresses)], 0))
            each.connect(("127.0.0.1", house.port))
            each.setblocking(False)
            if said:
                with suppress(OSError):  # It has been closed already.
                    each.send(said.encode())
            found.append(each)
        yield found


def is_open(connection: socket.socket) -> bool:
    """Whether the other end has not closed a connection over which it has said nothing."""
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def count_open(connections: list[socket.socket]) -> int:
    return sum(map(is_open, connections))


def become(expected: list[bool], connections: list[socket.socket]) -> None:
    """Connections are open or closed as expected, at the latest once a busy server comes round to it."""
    until = time.monotonic() + 20
    while (found := list(map(is_open, connections))) != expected and time.monotonic() < until:
        time.sleep(0.05)
    assert found == expected


def is_served(house: House) -> bool:
    try:
        return httpx.get(f"{house.url}/healthz", timeout=20).status_code == 200
    except httpx.HTTPError:
        return False


# --- a real server ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["", SOME], ids=["silent", "half a request"])
@pytest.mark.parametrize("addresses", [ADDRESSES[1:2], ADDRESSES], ids=["one address", "several"])
def test_many_connections_stop_nobody(tmp_path: Path, said: str, addresses: tuple[str, ...]) -> None:
    """More than there are descriptors: others are served all the time, and the log stays short."""
    with House(tmp_path, descriptors=FEW) as house, connected(house, 2 * FEW, said, addresses) as many:
        for _ in range(5):
            assert is_served(house)
            time.sleep(0.2)
        assert count_open(many) < FEW
        lines = house.log().splitlines()
        assert len(lines) < 10, lines[:20]
        assert any("connections" in line and "127.0.0." in line for line in lines), lines


def test_who_says_too_little_has_to_go(tmp_path: Path) -> None:
    """Also bit by bit, also after a whole request, also in the middle of what is sent with one; others stay."""
    post = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    limits = ("--limit", "head_seconds=1.5", "--limit", "request_seconds=1.5")

    async def sit(client: Client) -> None:
        made = await client.make("random", "me", options=SHORT)
        async with client.sit(made["table"], made["token"]) as chair:
            await chair.asked()
            await asyncio.to_thread(watch)
            assert (await chair.ask("why", action="pass"))["type"] == "because"

    def watch() -> None:
        with connected(house, 4) as (silent, slow, second, body):
            second.settimeout(20)
            second.send(WHOLE)
            assert b" 200 " in second.recv(4096)
            second.setblocking(False)
            body.send(post.encode())
            begun = time.monotonic()
            while time.monotonic() - begun < 4:
                for each in (slow, second):
                    with suppress(OSError):
                        each.send(b"G")
                time.sleep(0.2)
            become([False] * 4, [silent, slow, second, body])

    with House(tmp_path, *limits) as house:
        play(house, sit)
        assert house.log().count("no whole request came") == 1


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with House(tmp_path, "--limit", "connections=3", "--limit", "sockets=2") as house:
        with connected(house, 8, addresses=ADDRESSES[1:2]) as many:
            become([True] * 5 + [False] * 3, many)
            many[0].close()
            # Whoever is served after that finds that it was noticed.
            assert is_served(house)
            with connected(house, 2, addresses=ADDRESSES[1:2]) as more:
                become([True, False], more)
        assert house.log().count("too many of one address") == 1


def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path) -> None:
    limits = ("--limit", "connections=3", "--limit", "sockets=2")
    with House(tmp_path, "--behind-proxy", *limits) as house, connected(house, 8) as many:
        assert is_served(house)
        assert count_open(many) == 8


def test_two_lengths_are_one_too_many(house: House) -> None:
    """Whoever is in front of us may believe the other one, and take for a new request what belongs to this."""
    body = "5\r\n{}   \r\n0\r\n\r\n"
    for method in ("POST", "GET"):
        with connected(house, 1) as (each,):
            head = f"{method} /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            each.setblocking(True)
            each.sendall(
                f"{head}Content-Length: {len(body)}\r\nTransfer-Encoding: chunked\r\n\r\n{body}".encode() + WHOLE
            )
            said = b""
            while part := each.recv(4096):
                said += part
        assert said.startswith(b"HTTP/1.1 400 ")
        assert b"either Content-Length or Transfer-Encoding" in said
        assert said.count(b"HTTP/1.1") == 1, "what follows is not read"


def test_whoever_goes_in_the_middle_of_a_request_is_no_fault_of_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with connected(house, 5, f"{POST}Content-Length: 100\r\n\r\n{{"):
            assert is_served(house)
        until = time.monotonic() + 10
        while _refused(house) < 5 and time.monotonic() < until:
            time.sleep(0.1)
        assert _refused(house) == 5
        assert "failed" not in house.log()


def _refused(house: House) -> int:
    """How many requests were refused as bad ones."""
    found = re.search(r'^arcanum_refused_total{code="bad_request"} (\d+)', httpx.get(f"{house.url}/metrics").text, re.M)
    return int(found[1]) if found else 0


def test_what_is_no_request_is_told_once_a_minute(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with connected(house, 50, "\0\1\2 nothing\r\n\r\n"):
            assert is_served(house)
        assert house.log().count("Invalid HTTP request") == 1


# --- its parts --------------------------------------------------------------------------------------------------------


def test_the_soft_limit_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    low = min(soft, 512)
    resource.setrlimit(resource.RLIMIT_NOFILE, (low, hard))
    try:
        assert room_for_connections() < low - 64
        raise_descriptors()
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raised == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
        assert low < room_for_connections() < raised - 64
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Quick(asyncio.Protocol):
    """Says at once that nothing was said yet."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.visit.reach(Stage.HEAD)

    def data_received(self, data: bytes) -> None:
        self.visit.reach(Stage.SOCKET)

    def connection_lost(self, exc: Exception | None) -> None:
        self.visit.end()


def test_who_is_silent_for_longest_makes_room() -> None:
    """But nobody who is at a table."""

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as stack:
            open_gate = Gate(replace(Limits(), connections=100), room=3)
            open_gate.open(listening, Quick)

            async def come(said: bytes = b"") -> socket.socket:
                each = stack.enter_context(socket.create_connection(listening.getsockname()))
                each.send(said)
                each.setblocking(False)
                await asyncio.sleep(0.1)
                return each

            first, second, third = await come(b"x"), await come(), await come()
            fourth = await come()
            assert list(map(is_open, (first, second, third, fourth))) == [True, False, True, True]
            third.send(b"x")
            fourth.send(b"x")
            await asyncio.sleep(0.1)
            assert not is_open(await come())
            assert len(open_gate) == 3
            first.close()
            await asyncio.sleep(0.1)
            assert is_open(await come())
            await open_gate.close()

    asyncio.run(story())


def test_the_same_is_said_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    seldom = Seldom()
    told = []
    for second in range(130):
        now[0] = 1000.0 + second
        told.append(seldom.due("flood"))
    assert [(second, count) for second, count in enumerate(told) if count] == [(0, 1), (60, 60), (120, 60)]
    assert seldom.due("something else") == 1
