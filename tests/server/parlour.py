"""A whole server in this process, spoken to as a web server would speak to it: every byte that it sends can be seen.

It is the real application with a real database; only the network is left out, so that many games go fast and one can
look at the truth between two messages.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, cast

import httpx
import msgspec

from arcanum.server.app import make_app
from arcanum.server.desk import Desk
from arcanum.server.pool import Overloaded
from arcanum.server.questions import Thought
from arcanum.server.settings import Limits, Settings

PATIENCE = 60.0
HOST = "arcanum.test"
OPEN = Limits(
    messages=1e9,
    burst=10**9,
    requests=1e9,
    request_burst=10**9,
    tables=10**6,
    guests=1e9,
    guest_burst=10**9,
    sockets=10**6,
    hints=1e9,
    previews=1e9,
    logins=1e9,
)
"""Limits that nobody reaches."""


class Parlour:
    """A server that is open to everybody in this process."""

    def __init__(self, folder: Path, limits: Limits = OPEN, bots: bool = True, **settings: Any) -> None:
        """Without bots it starts much faster."""
        settings.setdefault("hint", "magister:40")
        self.settings = Settings(f"sqlite:///{folder / 'arcanum.db'}", limits=limits, **settings)
        self.app = make_app(self.settings)
        if not bots:
            self.desk.thinkers = Nobody()  # type: ignore[assignment]
        self._numbers = itertools.count(1)

    @property
    def desk(self) -> Desk:
        found = self.app.state.desk
        assert isinstance(found, Desk)
        return found

    async def __aenter__(self) -> Self:
        await self.desk.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.desk.stop()

    def guest(self, address: str = "") -> Guest:
        """Somebody who was not here before; each comes from an address of their own unless one is given."""
        number = next(self._numbers)
        return Guest(self, address or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")


class Nobody:
    """In place of thinkers where nobody has to think."""

    waiting = busy = restarts = 0

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    async def think(self, *_: object) -> Thought:
        raise Overloaded("nobody is there")


class Guest:
    """Somebody with a browser: cookies, requests and sockets."""

    def __init__(self, parlour: Parlour, address: str) -> None:
        self.parlour = parlour
        self.address = address
        transport = httpx.ASGITransport(cast(Any, parlour.app), client=(address, 5000), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("arcanum") or ""

    async def make(self, *seats: str, **wish: Any) -> dict[str, Any]:
        """Make a table: each seat is "me", "open" or the spec of a bot."""
        wished = [{"who": each} if each in ("me", "open") else {"who": "bot", "bot": each} for each in seats]
        answer = await self.http.post("/api/tables", json={"game": "res_arcana", "seats": wished} | wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def join(self, table: str, **wish: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/join", json=wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @asynccontextmanager
    async def sit(self, table: str, token: str | None = None, **hello: Any) -> AsyncIterator[Ear]:
        """Talk to a table over a socket."""
        ear = self.ear(table)
        await ear.open()
        try:
            await ear.say(type="hello", **({"token": token} if token else {}), **hello)
            yield ear
        finally:
            await ear.close()

    def ear(self, table: str, **headers: str) -> Ear:
        """A socket on which nothing has been said."""
        told = {"host": HOST, **({"cookie": f"arcanum={self.cookie}"} if self.cookie else {}), **headers}
        return Ear(self.parlour, f"/api/tables/{table}/socket", told, self.address)


@dataclass
class Ear:
    """One end of a socket. All that came is kept as it came."""

    parlour: Parlour
    path: str
    headers: dict[str, str]
    address: str
    raw: list[bytes] = field(default_factory=list)
    code: int = 0
    """With which code the other side has closed it; 0: it is open."""
    reason: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    _heard: int = 0

    def __post_init__(self) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._accepted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ids = itertools.count(1)

    async def open(self) -> None:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": (HOST, 80),
            "client": (self.address, 5000),
            "root_path": "",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in self.headers.items()],
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        app: Any = self.parlour.app
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._said.get, self._hear))
        await asyncio.wait_for(self._accepted.wait(), PATIENCE)

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self._accepted.set()
        elif message["type"] == "websocket.send":
            self.raw.append(message["text"].encode())
        else:
            self.code, self.reason = message.get("code", 1000), message.get("reason", "")
        self._news.set()

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)

    async def closed(self) -> int:
        """Wait until the other side has closed it; the code."""
        while not self.code:
            await self._wait()
        return self.code

    async def _wait(self) -> None:
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def say(self, **message: Any) -> None:
        await self.send(msgspec.json.encode(message).decode())

    async def send(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        while self._heard == len(self.raw):
            assert not self.code, f"closed: {self.code} {self.reason}"
            await self._wait()
        message: dict[str, Any] = msgspec.json.decode(self.raw[self._heard])
        self._heard += 1
        if message["type"] == "state":
            self.state = message
        return message

    async def settle(self) -> None:
        """Hear all that was sent until now."""
        await self.say(type="ping")
        while (await self.hear())["type"] != "pong":
            pass

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Ask for something, and what comes of it: done, failed, because or advice."""
        id = message.pop("id", None) or f"m{next(self._ids)}-{id_of(self)}"
        await self.say(type=kind, id=id, **message)
        while True:
            answer = await self.hear()
            if answer.get("id") == id:
                return answer


def id_of(thing: object) -> str:
    return format(id(thing), "x")
