"""Crashes: many games at once over sockets, while the server is killed again and again.

Players reconnect and repeat what was not acknowledged, with the same id, as any client should. They remember what was
acknowledged and what was refused. In the end the entries in the database have to agree with all of them.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from arcanum.server.entries import Moved, TookBack
from tests.server.house import Client, House
from tests.server.place import place

AGAIN = ("not_stored", "busy", "too_fast", "failed")
"""Refusals after which the same message may be sent again: nobody has looked at what it asks for."""
LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)
"""How one notices that the server is gone."""


@dataclass
class Tally:
    """What was seen, of all players together."""

    acknowledged: int = 0
    repetitions: int = 0
    """Messages that had been stored before the crash, and were known again."""
    repeated: int = 0
    """Messages that were sent once more."""
    refused: int = 0
    connections: int = 0
    kills: int = 0
    restarts: list[float] = field(default_factory=list)
    """Seconds from a kill to the next acknowledgement."""


class Player:
    """One seat of one game, played to the end whatever happens to the server."""

    def __init__(self, url: str, table: str, seat: int, token: str, seed: int, tally: Tally) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.table = table
        self.seat = seat
        self.token = token
        self.random = random.Random(f"{seed} {table} {seat}")
        self.tally = tally
        self.acknowledged: list[str] = []
        """Ids of messages, in the order in which they were sent."""
        self.refused: list[str] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self._undone = ""

    async def play(self) -> None:
        while True:
            try:
                async with connect(self.url, max_size=None, open_timeout=30, close_timeout=1) as socket:
                    self.tally.connections += 1
                    await self._talk(socket)
                    return
            except LOST:
                await asyncio.sleep(0.05 + 0.2 * self.random.random())

    async def _talk(self, socket: ClientConnection) -> None:
        await self._say(socket, {"type": "hello", "token": self.token})
        if self.pending is not None:
            self.tally.repeated += 1
            await self._say(socket, self.pending)
        self.state = {}
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            if message["type"] == "state":
                self.state = message
            elif self.pending is not None and message.get("id") == self.pending["id"]:
                await self._answered(socket, message)
            if self.pending is None and self.state:
                if self.state["table"]["status"] == "over":
                    return
                await self._move(socket)

    async def _answered(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["type"] == "done":
            self.acknowledged.append(self.pending["id"])
            self.tally.acknowledged += 1
            self.tally.repetitions += message["repeated"]
            self.pending = None
        elif message["problem"]["code"] in AGAIN:
            await asyncio.sleep(0.2)
            await self._say(socket, self.pending)
        else:
            self.refused.append(self.pending["id"])
            self.tally.refused += 1
            self.pending = None

    async def _move(self, socket: ClientConnection) -> None:
        """Answer what is asked; now and then take back the last answer, but not twice in a row."""
        state = self.state
        number = f"{self.seat}-{len(self.sent)}"
        if state["undo"] is None and self.random.random() < 0.05 and self._undone != state["ticket"]:
            self._undone = state["ticket"]
            self.pending = {"type": "undo", "id": number}
        elif state["ticket"]:
            words = self.random.choice(state["choices"])["words"]
            self.pending = {"type": "move", "id": number, "ticket": state["ticket"], "actions": [words]}
        else:
            return
        self.state = {}
        self.sent[number] = self.pending
        await self._say(socket, self.pending)

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())


# --- games ------------------------------------------------------------------------------------------------------------


async def begin(url: str, games: int, seed: int, tally: Tally, rounds: int) -> list[Player]:
    """Tables for two, every other one with a bot, every fifth of Black Rose Wars."""
    players: list[Player] = []
    host, guest = Client(url), Client(url)
    for number in range(games):
        rose = number % 5 == 4
        wish = {"game": "black_rose"} if rose else {"options": {"round_limit": rounds}}
        if number % 2:
            made = await host.make("me", "adept", **wish)
            players.append(Player(url, made["table"], 0, made["token"], seed, tally))
        else:
            made = await host.make("me", "open", **wish)
            joined = await guest.join(made["table"])
            players.append(Player(url, made["table"], 0, made["token"], seed, tally))
            players.append(Player(url, made["table"], 1, joined["token"], seed, tally))
    await host.close()
    await guest.close()
    return players


async def check(url: str, players: Sequence[Player], over: bool = False) -> Counter[str]:
    """The entries in the database agree with what the players were told."""
    counted: Counter[str] = Counter()
    known = [(player, list(player.acknowledged), list(player.refused)) for player in players]
    async with place(url, worker="checking") as here:
        for table in dict.fromkeys(player.table for player in players):
            stored = await here.store.since(table, 0)
            mine = [entry for entry in known if entry[0].table == table]
            for player, acknowledged, refused in mine:
                own = [each for each in stored if each.message and getattr(each.entry, "seat", None) == player.seat]
                ids = [each.message for each in own]
                twice = [id for id, times in Counter(ids).items() if times > 1]
                assert not twice, f"stored twice: {twice}"
                missing = [id for id in acknowledged if id not in ids]
                assert not missing, f"acknowledged and not stored: {missing}"
                assert [id for id in ids if id in set(acknowledged)] == acknowledged, (
                    "not in the order in which they were"
                )
                assert not set(refused) & set(ids), "stored although it was refused"
                for each in own:
                    _same(player.sent[each.message], each.entry)
            folded, loaded = await here.stored(table), await here.store.load(table)
            assert loaded is not None
            if folded.entries == loaded.entries:  # The game may be going on.
                assert folded.state.state_hash() == loaded.state.state_hash()
            assert folded.over or not over, f"the game at {table} is not over"
            counted["games over"] += folded.over
            counted["entries"] += folded.entries
            counted["taken back"] += folded.backs
    return counted


def _same(sent: dict[str, Any], entry: object) -> None:
    if sent["type"] == "move":
        assert isinstance(entry, Moved)
        assert entry.words == sent["actions"][0]
    else:
        assert isinstance(entry, TookBack)


# --- crashes ----------------------------------------------------------------------------------------------------------


def workers_of(house: House) -> list[int]:
    """The processes that serve, of a server with several."""
    assert house.process is not None
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    return [int(pid) for pid, parent, words in rows if int(parent) == house.process.pid and "spawn_main" in words]


def kill_server(house: House, _: random.Random) -> None:
    house.kill()
    house.start()


def kill_one_worker(house: House, chance: random.Random) -> None:
    alive = workers_of(house)
    if alive:
        os.kill(chance.choice(alive), signal.SIGKILL)


def kill_all_workers(house: House, _: random.Random) -> None:
    for each in workers_of(house):
        os.kill(each, signal.SIGKILL)


Blow = Callable[[House, random.Random], None]


async def crash(
    house: House,
    url: str,
    games: int,
    blows: Sequence[Blow],
    between: int = 20,
    seed: int = 1,
    rounds: int = 200,
    say: Callable[[str], None] = lambda line: None,
) -> Tally:
    """Play games and strike blows meanwhile, with about so many messages between two; raises AssertionError."""
    tally, chance = Tally(), random.Random(seed)
    players = await begin(house.url, games, seed, tally, rounds)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for number, blow in enumerate(blows):
            await _some_moves(playing, tally, chance.randint(1, 2 * between))
            await asyncio.sleep(0.1 * chance.random())
            assert not all(task.done() for task in playing), f"all games were over before kill {number + 1}"
            before, struck = tally.acknowledged, time.monotonic()
            await asyncio.to_thread(blow, house, chance)
            tally.kills += 1
            await _some_moves(playing, tally, 1)
            tally.restarts.append(time.monotonic() - struck)
            await check(url, players)
            say(f"kill {tally.kills}: {before} acknowledged, going on after {tally.restarts[-1]:.1f} s")
        await _all(playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    counted = await check(url, players, over=True)
    say(f"{dict(counted)}, {tally}")
    return tally


async def _some_moves(playing: Sequence[asyncio.Task[None]], tally: Tally, count: int, patience: float = 180.0) -> None:
    until = tally.acknowledged + count
    limit = time.monotonic() + patience
    while tally.acknowledged < until and not all(task.done() for task in playing):
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < limit, "nothing happens any more"
        await asyncio.sleep(0.01)


async def _all(playing: Sequence[Awaitable[None]], patience: float = 3600.0) -> None:
    await asyncio.wait_for(asyncio.gather(*playing), patience)
