"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which something that should have happened never will. Machines may be slow."""


class House:
    """A server that can be started, killed and started again."""

    def __init__(self, folder: Path, *options: str, port: int = 0, descriptors: int = 0) -> None:
        """With so many `descriptors` at most, if that is not 0."""
        self.folder = folder
        self.descriptors = descriptors
        self.options = options
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; from the second time on at the same port."""
        command = [sys.executable, "-m", "arcanum", "serve", "--port", str(self.port), "--thinkers", "1"]
        if "--database" not in self.options:
            command += ["--data", str(self.folder)]
        log = (self.folder / "serve.log").open("a")
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+) ", line)
        assert found, f"expected the address, found {line!r}\n{(self.folder / 'serve.log').read_text()[-2000:]}"
        self.port = int(found[1])
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "serve.log").read_text()[-2000:]
            time.sleep(0.05)
        raise AssertionError("the server does not get ready")

    def kill(self) -> None:
        """End it as a power cut would: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        process = self.process
        if process is None:
            return 0
        self.process = None
        process.send_signal(number)
        try:
            code = process.wait(PATIENCE)
        finally:
            with_group(process.pid, signal.SIGKILL)
        if process.stdout is not None:
            process.stdout.close()
        return code

    def log(self) -> str:
        return (self.folder / "serve.log").read_text()


def with_group(group: int, number: signal.Signals) -> None:
    """Send a signal to all processes that a server has left behind."""
    with suppress(ProcessLookupError):
        os.killpg(group, number)


class Client:
    """Somebody with a browser, more or less: HTTP with cookies, and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def close(self) -> None:
        await self.http.aclose()

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
    async def sit(self, table: str, token: str | None, **hello: Any) -> AsyncIterator[Chair]:
        """Talk to a table over a socket."""
        where = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(where, max_size=None) as socket:
            chair = Chair(socket)
            await chair.say(type="hello", **({"token": token} if token else {}), **hello)
            yield chair


class Chair:
    """One end of a socket. Everything that was heard is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self._count = 0

    async def say(self, **message: Any) -> str:
        """Send a message; its id."""
        await self.socket.send(msgspec.json.encode(message).decode())
        return str(message.get("id", ""))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def hear_until(self, kind: str, id: str | None = None) -> dict[str, Any]:
        """The next message of a kind; what comes before is kept in mind."""
        while True:
            message = await self.hear()
            if message["type"] == kind and (id is None or message.get("id") == id):
                return message

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Ask for something, and what comes of it: done, failed, because or advice."""
        self._count += 1
        id = message.pop("id", None) or f"{os.urandom(4).hex()}-{self._count}"
        await self.say(type=kind, id=id, **message)
        while True:
            answer = await self.hear()
            if answer.get("id") == id:
                return answer

    async def asked(self) -> dict[str, Any]:
        """Wait until one is asked or the game is over; the state then."""
        while not self.state or not (self.state["ticket"] or self.state["table"]["status"] == "over"):
            await self.hear()
        return self.state

    async def answer(self, words: str, id: str | None = None) -> dict[str, Any]:
        """Give one answer to what is asked, again and again if that was too fast."""
        ticket = self.state["ticket"]
        self.state = {}
        while True:
            answer = await self.ask("move", ticket=ticket, actions=[words], **({"id": id} if id else {}))
            if answer["type"] != "failed" or answer["problem"]["code"] != "too_fast":
                return answer
            await asyncio.sleep(0.2)

    async def play_to_the_end(self, every: int = 7) -> dict[str, Any]:
        """Answer whatever is asked, one way or another; the last state."""
        number = 0
        while (state := await self.asked())["table"]["status"] != "over":
            number += 1
            answer = await self.answer(state["choices"][number * every % len(state["choices"])]["words"])
            assert answer["type"] == "done" or answer["problem"]["code"] == "stale", answer
        return state


__all__ = ["PATIENCE", "Chair", "Client", "House", "websockets"]
