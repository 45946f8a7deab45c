"""How long people wait for bots: at mixed tables of a busy server, and where nobody else is there.

    python -m benchmarks.waiting [--against COMMIT] [--busy 90] [--quiet 60] [--json]

A real server in its own process, with as many thinkers as it takes by itself, and people at it over real sockets, each
at a table with a bot. Busy: two tables of each game with a Magister, one with an Adept, and somebody who has one
game after another looked back at; every now and then people ask for a hint before they answer. Quiet: a Magister of
each game, each with a core to itself if there are two, and nobody asks for anything else.

Measured is what a person sees: from the state that says that a bot is asked to the next one, for each of its answers;
from one's own answer until one is asked again; and from asking for a hint to having it. With `--against` the server of
another commit does the same before, in the same run. While all decide at the same time nobody sees the answers of
others, so several of them are one wait; what each thought takes, its time in line included, the server counts itself.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from arcanum.bots import look, make
from arcanum.core.session import Session
from arcanum.games import GAMES
from benchmarks.before import sources_of
from benchmarks.contestants import ROOT
from tools.workshop import first_game

GAME = first_game()
"""The game that is looked back at."""
PEOPLE = [game.id for game in GAMES.values() if 2 in game.seat_counts]
QUIET = [(game, "magister") for game in PEOPLE]
BUSY = [*QUIET, *QUIET, *[(game, "adept") for game in PEOPLE]]
HINTS = 0.1
"""At so many of their own answers people ask for a hint first, if the last one is long enough ago."""
BETWEEN_HINTS = 8.0
BOUND = 2.0
"""What nobody should wait for longer."""
LONGEST = ("0.25", "2.0", "5.0")
"""The seconds within which a server says how many thoughts ended."""
Waits = dict[str, list[float]]
console = Console(stderr=True)


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


# --- a server ---------------------------------------------------------------------------------------------------------


@contextmanager
def serving(sources: Path) -> Iterator[str]:
    """A server that runs these sources: its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "arcanum", "serve", "--port", "0", "--data", folder, "--log-level", "error"]
        # All these people come from one address.
        for name in ("requests", "request_burst", "guests", "guest_burst"):
            command += ["--limit", f"{name}=5000"]
        environment = os.environ | {"PYTHONPATH": str(sources)}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found is not None
            while httpx.get(f"{found[0]}/healthz", timeout=30).status_code != 200:
                time.sleep(0.05)
            time.sleep(3.0)  # Until thinkers are ready: the start is not what is measured.
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def thoughts_of(url: str) -> dict[str, dict[str, int]]:
    """What a server says itself of the thoughts in its lanes: how many there were, how many took how long at the most,
    and how many time has cut short. Nothing of a server that does not count."""
    text = httpx.get(f"{url}/metrics", timeout=30).text
    found: dict[str, dict[str, int]] = defaultdict(dict)
    wanted = r"^arcanum_bots_(?:seconds_|cut_)(bucket|count|total)\{([^}]*)\} (\S+)$"
    for kind, labels, figure in re.findall(wanted, text, re.MULTILINE):
        label = dict(re.findall(r'(\w+)="([^"]*)"', labels))
        name = {"bucket": f"within {label.get('le')} s", "count": "thoughts", "total": "cut"}[kind]
        found[label["lane"]][name] = int(float(figure))
    return dict(found)


# --- people -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def seated(url: str, wish: dict[str, Any]) -> AsyncIterator[tuple[ClientConnection, httpx.AsyncClient, str]]:
    """Somebody new at a table of their own."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answer = await http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        where = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        async with connect(where, max_size=None) as socket:
            await say(socket, type="hello", token=made["token"])
            yield socket, http, made["table"]


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


class Person:
    """Somebody who plays one game after another with a bot, and notes how long they wait."""

    def __init__(self, game: str, bot: str, number: int, think: float, hints: bool, waits: Waits) -> None:
        self.game, self.bot = game, bot
        self.chance = random.Random(number)
        self.think = think
        self.hints = hints
        self.waits = waits
        self.ids = map(str, itertools.count(1))
        self.hinted = time.monotonic()
        self.advice: dict[str, asyncio.Future[str]] = {}
        """The hints that are on their way."""
        self.asked: tuple[int, float] | None = None
        """Since when the bot is asked for its present answer, and how many answers there were before."""
        self.answered = 0.0
        """When we gave an answer that the bot has to reply to; 0 if it has."""

    async def play(self, url: str) -> None:
        seats = [{"who": "me"}, {"who": "bot", "bot": self.bot}]
        while True:
            self.asked, self.answered = None, 0.0
            async with seated(url, {"game": self.game, "seats": seats}) as (socket, _, _):
                await self.play_on(socket)

    async def play_on(self, socket: ClientConnection) -> None:
        """Read at once whatever comes, and answer beside that."""
        answering: asyncio.Task[None] | None = None
        ticket = ""
        try:
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["type"] in ("advice", "failed") and message["id"] in self.advice:
                    self.advice.pop(message["id"]).set_result(message["type"])
                if message["type"] != "state":
                    continue
                self.look(message)
                if message["table"]["status"] == "over":
                    return
                if message["ticket"] and message["ticket"] != ticket:
                    if answering is not None:
                        answering.cancel()
                    answering = asyncio.create_task(self.answer(socket, message))
                ticket = message["ticket"]
        finally:
            if answering is not None:
                answering.cancel()

    def look(self, state: dict[str, Any]) -> None:
        """Note what has been waited for, and what is."""
        now, moves, mine = time.perf_counter(), state["table"]["moves"], bool(state["ticket"])
        # One may be asked again before anybody sees what the bot has answered: the wait is over then, too.
        if self.asked is not None and (mine or moves > self.asked[0]):
            self.waits[f"{self.game}, {self.bot}: an answer"].append(now - self.asked[1])
            self.asked = None
        if mine and self.answered and moves > 0:
            self.waits[f"{self.game}, {self.bot}: until one is asked again"].append(now - self.answered)
            self.answered = 0.0
        if not mine and state["table"]["asked"] and self.asked is None:
            self.asked = (moves, now)
            self.answered = self.answered or now

    async def answer(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.think))
        if self.hints and self.chance.random() < HINTS and time.monotonic() - self.hinted > BETWEEN_HINTS:
            await self.take_hint(socket)
        words = self.chance.choice(state["choices"])["words"]
        await say(socket, type="move", id=next(self.ids), ticket=state["ticket"], actions=[words])

    async def take_hint(self, socket: ClientConnection) -> None:
        begun, id = time.perf_counter(), next(self.ids)
        self.advice[id] = asyncio.get_running_loop().create_future()
        await say(socket, type="hint", id=id)
        if await self.advice[id] == "advice":
            self.waits[f"{self.game}: a hint"].append(time.perf_counter() - begun)
        self.hinted = time.monotonic()


async def look_back(url: str, waits: Waits) -> None:
    """Have one game after another looked back at."""
    for number in itertools.count():
        seats = [{"who": "me"}, {"who": "bot", "bot": "adept"}]
        wish = {"game": GAME.id, "seats": seats, "record": all_but_over(number)}
        async with seated(url, wish) as (socket, http, table):
            await say(socket, type="resign", id="1")
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["type"] == "state" and message["table"]["status"] == "over":
                    break
            begun = time.perf_counter()
            while not (found := (await http.get(f"/api/tables/{table}/analysis")).json())["done"]:
                await asyncio.sleep(0.5)
            waits["looking back: a position"].append((time.perf_counter() - begun) / found["positions"])


def all_but_over(number: int) -> dict[str, Any]:
    """The record of a game between two Apprentices in which the last answer is missing."""
    game = GAME
    session, count = _played(game, number, 10_000)
    session, _ = _played(game, number, count - 1)
    return session.record.data()


def _played(game: Any, number: int, most: int) -> tuple[Session, int]:
    session = Session.new(game, 2, f"look back {number}")
    bots = [make("apprentice", game, f"{number} {seat}") for seat in range(2)]
    answers = [0, 0]
    while not session.state.over and sum(answers) < most:
        seat = session.state.actors()[0]
        session.play(seat, bots[seat].choose(look(session.state, seat, answers[seat])))
        answers[seat] += 1
    return session, sum(answers)


# --- measuring --------------------------------------------------------------------------------------------------------


async def wait_at(url: str, tables: Sequence[tuple[str, str]], seconds: float, think: float, busy: bool) -> Waits:
    waits: Waits = defaultdict(list)
    people = [
        Person(game, bot, number, think, busy and bot == "magister", waits) for number, (game, bot) in enumerate(tables)
    ]
    doing = [person.play(url) for person in people]
    if busy:
        doing.append(look_back(url, waits))
    tasks = [asyncio.create_task(each) for each in doing]
    ended, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()
    return waits


def measure(sources: Path, busy: float, quiet: float) -> dict[str, Any]:
    """What one server has people wait for."""
    found: dict[str, Any] = {}
    for name, tables, seconds, think in (("busy", BUSY, busy, 1.0), ("quiet", QUIET, quiet, 0.2)):
        if seconds <= 0:
            continue
        console.print(f"  {name}: {len(tables)} tables, {seconds:g} s ...")
        with serving(sources) as url:
            waits = asyncio.run(wait_at(url, tables, seconds, think, name == "busy"))
            found[name] = {
                "waits": {kind: summary(waits[kind]) for kind in sorted(waits)},
                "thoughts": thoughts_of(url),
            }
    return found


def summary(waits: Sequence[float]) -> dict[str, float]:
    return {
        "number": len(waits),
        "median": quantile(waits, 0.5),
        "p95": quantile(waits, 0.95),
        "most": max(waits),
        "within": sum(wait <= BOUND for wait in waits) / len(waits),
    }


def show(report: dict[str, Any]) -> None:
    out = Console(width=max(Console().width, 110))
    for load in ("busy", "quiet"):
        grid = Grid(title=f"{load}, {os.cpu_count()} cores, seconds")
        for head in ("", "server", "waits", "median", "95 %", "most", f"within {BOUND:g} s"):
            grid.add_column(head, justify="left" if head in ("", "server") else "right")
        kinds = sorted({kind for found in report.values() for kind in found.get(load, {}).get("waits", {})})
        for kind in kinds:
            for server, found in report.items():
                each = found[load]["waits"].get(kind)
                if each is not None:
                    figures = [f"{each[name]:.2f}" for name in ("median", "p95", "most")]
                    grid.add_row(kind, server, str(each["number"]), *figures, f"{each['within']:.0%}")
        if kinds:
            out.print(grid)
        for server, found in report.items():
            for lane, told in found.get(load, {}).get("thoughts", {}).items():
                if count := told["thoughts"]:
                    within = ", ".join(f"{told[f'within {bound} s'] / count:.1%} within {bound} s" for bound in LONGEST)
                    out.print(f"{server}, lane {lane}: {count} thoughts, {within}, {told['cut'] / count:.1%} cut short")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT", default="", help="measure the server of this commit, too")
    parser.add_argument("--busy", type=float, default=90.0, help="seconds at busy tables; 0 for none")
    parser.add_argument("--quiet", type=float, default=60.0, help="seconds at quiet tables; 0 for none")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    options = parser.parse_args(arguments)
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        servers = {"now": ROOT / "src"}
        if options.against:
            try:
                servers = {options.against: sources_of(options.against, Path(folder)), **servers}
            except ValueError as error:
                print(f"nothing to compare with: {error}", file=sys.stderr)
                return 2
        for name, sources in servers.items():
            console.print(f"{name}:")
            report[name] = measure(sources, options.busy, options.quiet)
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
