"""How fast the server answers with many tables in use, what a table costs, and how soon it is ready.

    python -m benchmarks.server [--tables 200] [--seconds 30] [--think 2.0] [--json]

Simulated people sit at real tables over real sockets, two at each, think for a while and answer. Measured is the time
from sending a move to its acknowledgement, by when it is on the disk, and to its arrival at the other player. The
baseline in the same run is a server that does nothing but send each message back, under the same load: what sockets,
event loops and this machine cost anyway.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from arcanum.core.session import Session
from arcanum.games import find
from arcanum.server.entries import Info, Moved, Sat, Stamped
from arcanum.server.hub import now_ms, summary_of
from arcanum.server.store import Append, Store
from arcanum.server.table import Table
from tools.workshop import first_game

GAME = first_game().id
IDLE_TABLES = 300
LONG = 1000
console = Console(stderr=True)


@dataclass
class Times:
    """Milliseconds, one for each move."""

    acknowledged: list[float] = field(default_factory=list)
    arrived: list[float] = field(default_factory=list)


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


# --- servers ----------------------------------------------------------------------------------------------------------


@contextmanager
def serving(folder: str) -> Iterator[tuple[str, int, float]]:
    """A server in a process of its own: its address, its process id, and how many seconds it took to be ready."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "arcanum", "serve", "--port", "0", "--data", folder, "--thinkers", "1"]
    # All these people come from one address.
    for name in ("sockets", "requests", "request_burst", "guests", "guest_burst"):
        command += ["--limit", f"{name}=5000"]
    # As wherever Arcanum is installed, Python keeps what it has compiled, so that it is there the next time.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
    process = subprocess.Popen([*command, "--log-level", "warning"], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found is not None
        while True:
            try:
                if httpx.get(f"{found[0]}/healthz", timeout=5).status_code == 200:
                    break
            except httpx.HTTPError:
                pass
            time.sleep(0.01)
        yield found[0], process.pid, time.perf_counter() - started
    finally:
        process.terminate()
        process.wait(30)


ECHO = """
import asyncio, sys
from websockets.asyncio.server import serve
async def back(socket):
    async for text in socket:
        await socket.send(text)
async def main():
    async with serve(back, "127.0.0.1", 0) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.get_running_loop().create_future()
asyncio.run(main())
"""


@contextmanager
def echoing() -> Iterator[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", ECHO], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        yield f"ws://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.terminate()
        process.wait(10)


# --- people -----------------------------------------------------------------------------------------------------------


class Person:
    """Somebody at a table, who answers what is asked after a while."""

    def __init__(self, socket: ClientConnection, number: int, think: float, times: Times) -> None:
        self.socket = socket
        self.chance = random.Random(number)
        self.think = think
        self.times = times
        self.sent: dict[str, float] = {}
        self.rival: Person | None = None
        self.waiting_since = 0.0
        """When the rival sent the move that is to arrive next; 0 if none is on its way."""
        self.count = 0

    async def play(self) -> None:
        answering: asyncio.Task[None] | None = None
        async for text in self.socket:
            now = time.perf_counter()
            message = msgspec.json.decode(text)
            if message["type"] == "done":
                self.times.acknowledged.append((now - self.sent.pop(message["id"])) * 1e3)
            elif message["type"] == "state":
                if self.waiting_since:
                    self.times.arrived.append((now - self.waiting_since) * 1e3)
                    self.waiting_since = 0.0
                if message["table"]["status"] == "over":
                    return
                if message["ticket"] and (answering is None or answering.done()):
                    answering = asyncio.create_task(self.answer(message))

    async def answer(self, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.think))
        self.count += 1
        id = f"m{self.count}"
        words = self.chance.choice(state["choices"])["words"]
        public = len(state["table"]["asked"]) == 1
        self.sent[id] = time.perf_counter()
        if public and self.rival is not None:
            self.rival.waiting_since = self.sent[id]
        move = {"type": "move", "id": id, "ticket": state["ticket"], "actions": [words]}
        with suppress(ConnectionClosed):  # It was a thought too long.
            await self.socket.send(msgspec.json.encode(move).decode())


async def play_tables(url: str, tables: int, seconds: float, think: float) -> Times:
    times = Times()
    people: list[Person] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(tables):
            people += await sit_down(http, url, number, think, times)
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(min(5.0, seconds / 4))  # Everybody at once at the start is not what is measured.
    times.acknowledged.clear()
    times.arrived.clear()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*[person.socket.close() for person in people])
    return times


async def sit_down(http: httpx.AsyncClient, url: str, number: int, think: float, times: Times) -> list[Person]:
    """Two people at a new table. Each table is made by a visitor of its own."""
    http.cookies.clear()
    wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]}
    made = (await patiently(http, "/api/tables", wish)).json()
    http.cookies.clear()
    joined = (await patiently(http, f"/api/tables/{made['table']}/join", {})).json()
    found = []
    for seat, token in enumerate((made["token"], joined["token"])):
        socket = await connect(f"{url.replace('http', 'ws')}/api/tables/{made['table']}/socket", max_size=None)
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        found.append(Person(socket, 2 * number + seat, think, times))
    found[0].rival, found[1].rival = found[1], found[0]
    return found


async def patiently(http: httpx.AsyncClient, path: str, data: dict[str, Any]) -> httpx.Response:
    """Ask until one is not too fast: all these people come from one address."""
    while True:
        answer = await http.post(path, json=data)
        if answer.status_code == 201:
            return answer
        assert answer.json()["code"] == "too_fast", answer.text
        await asyncio.sleep(0.2)


async def echo(url: str, sockets: int, seconds: float, think: float) -> list[float]:
    """The same load on a server that sends everything back."""
    times: list[float] = []

    async def talk(number: int) -> None:
        chance = random.Random(number)
        async with connect(url) as socket:
            while True:
                await asyncio.sleep(chance.expovariate(1 / (2 * think)))
                started = time.perf_counter()
                await socket.send("x" * 3000)
                await socket.recv()
                times.append((time.perf_counter() - started) * 1e3)

    tasks = [asyncio.create_task(talk(number)) for number in range(sockets)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return times


# --- what a table costs -----------------------------------------------------------------------------------------------


def memory_of(pid: int) -> int:
    """Bytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def memory_per_table(url: str, pid: int) -> float:
    """Bytes for each table that is in use but at which nobody does anything."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:

        async def make(count: int) -> None:
            for _ in range(count):
                http.cookies.clear()
                made = await patiently(http, "/api/tables", {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}]})
                http.cookies.clear()
                await patiently(http, f"/api/tables/{made.json()['table']}/join", {})

        await make(20)
        before = memory_of(pid)
        await make(IDLE_TABLES)
        return (memory_of(pid) - before) / IDLE_TABLES


async def load_long_table(folder: str) -> float:
    """Milliseconds to read a table of 1,000 moves."""
    store = Store(f"sqlite:///{folder}/long.db", "bench")
    await store.open()
    try:
        await write_long_table(store)
        best = float("inf")
        for _ in range(5):
            started = time.perf_counter()
            loaded = await store.load("long")
            best = min(best, time.perf_counter() - started)
            assert loaded is not None
            assert loaded.moves >= LONG
        return best * 1e3
    finally:
        await store.close()


async def write_long_table(store: Store) -> None:
    moves = long_game()
    info = Info(record=moves.record_at_start)
    table = Table("long", info)
    seats = [Stamped(Sat(seat, name="x"), now_ms()) for seat in range(len(table.seats))]
    table.add_all(seats)
    await store.make("long", info, GAME, "", seats, summary_of(table, now_ms()), [])
    for at, (seat, words) in enumerate(moves.actions[: LONG + 10], 1):
        stamped = [Stamped(Moved(seat, words), now_ms())]
        number = table.entries
        table.add_all(stamped)
        await store.append(
            Append("long", number, stamped, summary_of(table, now_ms()), table.snapshot() if at % 50 == 0 else None)
        )


@dataclass
class LongGame:
    record_at_start: dict[str, Any]
    actions: list[tuple[int, str]]


def long_game() -> LongGame:
    """A game of more than 1,000 answers: everybody does anything, and nobody wants to win."""
    game = find(GAME)
    for number in range(100):
        session = Session.new(game, 4, f"long {number}")
        start = session.record.data()
        chance = random.Random(number)
        while not session.state.over and len(session.record.actions) < LONG + 20:
            seat = session.state.actors()[0]
            legal = session.state.legal_actions(seat)
            calm = [each for each in legal if not session.state.space.words(each).startswith(("claim", "place"))]
            session.play(seat, chance.choice(calm or legal))
        if len(session.record.actions) >= LONG + 20:
            return LongGame(start, session.record.actions)
    raise SystemExit("no game is long enough")


# --- all of it --------------------------------------------------------------------------------------------------------


def measure(tables: int, seconds: float, think: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, pid, _):
        console.print(f"{tables} tables, {seconds:g} s ...")
        times = asyncio.run(play_tables(url, tables, seconds, think))
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, pid, _):
        console.print("memory ...")
        each = asyncio.run(memory_per_table(url, pid))
    with tempfile.TemporaryDirectory() as folder:
        with serving(folder):
            pass
        with serving(folder) as (_, _, ready):
            console.print("start ...")
        long = asyncio.run(load_long_table(folder))
    with echoing() as url:
        console.print("baseline ...")
        plain = asyncio.run(echo(url, 2 * tables, min(seconds, 15.0), think))
    return {
        "tables": tables,
        "moves": len(times.acknowledged),
        "moves a second": len(times.acknowledged) / seconds,
        "acknowledged p50 ms": quantile(times.acknowledged, 0.5),
        "acknowledged p99 ms": quantile(times.acknowledged, 0.99),
        "arrived p50 ms": quantile(times.arrived, 0.5),
        "arrived p99 ms": quantile(times.arrived, 0.99),
        "echo p50 ms": quantile(plain, 0.5),
        "echo p99 ms": quantile(plain, 0.99),
        "acknowledged p99 / echo p99": quantile(times.acknowledged, 0.99) / quantile(plain, 0.99),
        "kB for an idle table": each / 1e3,
        "s to be ready": ready,
        f"ms to load {LONG} moves": long,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think, on average")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    found = measure(options.tables, options.seconds, options.think)
    if options.json:
        print(json.dumps(found, indent=1))
        return
    grid = Grid(title=f"{GAME}, {options.tables} tables with two people each, {os.cpu_count()} cores")
    grid.add_column("")
    grid.add_column("", justify="right")
    for name, value in found.items():
        grid.add_row(name, f"{value:,.2f}" if isinstance(value, float) else f"{value:,}")
    Console().print(grid)


if __name__ == "__main__":
    main()
