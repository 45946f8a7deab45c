"""A fuzzer for sockets: thousands of messages, right ones and wrong ones, at tables with games going on.

Everything follows from a seed. Afterwards the games are played to their end, as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from arcanum.games import find
from arcanum.server.entries import Info, Stamped, decode
from tests.server.generous import GenerousHouse
from tests.server.house import Client
from tests.server.oracle import Knowledge, Receiver

TABLES: list[tuple[tuple[str, ...], dict[str, str | int]]] = [
    (("me", "open"), {"setup": "standard", "round_limit": 4}),
    (("me", "open", "random"), {"setup": "draft", "round_limit": 3}),
    (("me", "open", "open", "random"), {"setup": "first_game", "round_limit": 3}),
    (("me", "open"), {"setup": "match", "round_limit": 2}),
    (("me", "open"), {"event": "a"}),
]
KINDS = (
    "move",
    "undo",
    "ask_undo",
    "answer_undo",
    "why",
    "preview",
    "hint",
    "leave",
    "come_back",
    "fill_seat",
    "rematch",
)
PATIENCE = 60.0


@dataclass
class Report:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Answers by their kind, failures by their code, closed sockets by theirs."""
    checked: int = 0
    bytes: int = 0
    memory: list[int] = field(default_factory=list)
    """Of the server, in bytes, after each hundred messages."""
    finished: int = 0


@dataclass
class Talker:
    """A client that says anything."""

    table: str
    seat: Receiver
    token: str
    url: str
    socket: ClientConnection | None = None
    state: dict[str, Any] = field(default_factory=dict)
    heard: list[bytes] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    questions: int = 0

    async def open(self, greet: bool = True) -> None:
        where = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.socket = await connect(where, max_size=None, open_timeout=PATIENCE, close_timeout=PATIENCE)
        if greet:
            await self.socket.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())

    async def send(self, what: str | bytes, report: Report) -> None:
        """Say it; a socket that was closed is opened again."""
        if self.socket is None:
            await self.open()
        assert self.socket is not None
        self.said.append(what if isinstance(what, str) else what.decode(errors="replace"))
        report.sent += 1
        try:
            await self.socket.send(what)
        except websockets.ConnectionClosed:
            self._lost(report)

    def _lost(self, report: Report) -> None:
        assert self.socket is not None
        report.answers[f"closed {self.socket.close_code}"] += 1
        self.socket = None

    async def listen(self, report: Report) -> None:
        """Hear all that was said, up to the answer to a question that nobody else asks."""
        if self.socket is None:
            await self.open()
        assert self.socket is not None
        try:
            self.questions += 1
            last = f"last-{self.questions}"
            await self.socket.send(_json({"type": "why", "id": last, "action": "pass"}))
            while True:
                raw = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
                self.heard.append(raw)
                message = msgspec.json.decode(raw)
                told = message["problem"]["code"] if message["type"] == "failed" else message["type"]
                report.answers[told] += 1
                if message["type"] == "state":
                    self.state = message
                if message.get("id") == last:
                    return
        except websockets.ConnectionClosed:
            self._lost(report)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class Fuzzer:
    """Says what nobody should."""

    def __init__(self, house: GenerousHouse, seed: str) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.report = Report()
        self.talkers: list[Talker] = []
        self.knowledge: dict[str, Knowledge] = {}
        spaces = [find(game).space() for game in ("res_arcana", "black_rose")]
        self.words = [space.words(action) for space in spaces for action in range(space.size)]

    # --- the tables ---------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        for number in range(len(TABLES)):
            await self._make(number)
        await self.check()

    async def _make(self, number: int) -> None:
        """A table with two sockets for each player and one for a spectator."""
        seats, options = TABLES[number % len(TABLES)]
        host = Client(self.house.url)
        game = "res_arcana" if "setup" in options else "black_rose"
        made = await host.make(*seats, game=game, name="Host", options=options, public=True)
        held = [(made["seat"], made["token"])]
        for _ in range(seats.count("open")):
            guest = Client(self.house.url)
            joined = await guest.join(made["table"], name="Guest")
            held.append((joined["seat"], joined["token"]))
            await guest.close()
        await host.close()
        known = self.knowledge[made["table"]] = Knowledge(made["table"], self._info(made["table"]))
        for seat, token in held:
            known.private[seat][token] = "the token"
        for seat, token in [*held, *held, (None, "")]:
            talker = Talker(made["table"], seat, token, self.house.url)
            self.talkers.append(talker)
            await talker.open()

    async def _renew(self) -> None:
        """Where a game is over, begin another one of the same kind."""
        for number, table in enumerate(list(self.knowledge)):
            if self.knowledge[table].table.over:
                self.report.finished += 1
                await self._forget(table)
                await self._make(number)

    async def _forget(self, table: str) -> None:
        for talker in [talker for talker in self.talkers if talker.table == table]:
            await talker.close()
            self.talkers.remove(talker)
        del self.knowledge[table]

    def _query(self, query: str, *given: object) -> list[Any]:
        connection = sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            return connection.execute(query, given).fetchall()
        finally:
            connection.close()

    def _info(self, table: str) -> Info:
        return msgspec.json.decode(self._query("SELECT info FROM tables WHERE id = ?", table)[0][0], type=Info)

    async def check(self) -> None:
        """Hear everybody out, and check it against what has happened by now."""
        for talker in self.talkers:
            await talker.listen(self.report)
        for table, known in self.knowledge.items():
            query = "SELECT data, at, message FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
            rows = self._query(query, table, known.table.entries)
            known.follow(Stamped(decode(data), at, message) for data, at, message in rows)
        for talker in self.talkers:
            known = self.knowledge[talker.table]
            said = " ".join(talker.said)
            for raw in talker.heard:
                known.check(talker.seat, raw, said)
                self.report.checked += 1
                self.report.bytes += len(raw)
            talker.heard.clear()
            talker.said.clear()
        self.report.memory.append(self.house.memory())

    # --- messages -----------------------------------------------------------------------------------------------------

    async def go_on(self, count: int) -> None:
        """Say so many things."""
        ways: list[Callable[[Talker], str | bytes]] = [
            *[self._move] * 4,
            *[self._message] * 5,
            *[self._mutated] * 4,
            self._truncated,
            self._nested,
            self._huge,
            self._bytes,
            self._noise,
            self._wrong_types,
            self._hello,
        ]
        until = self.report.sent + count
        while self.report.sent < until:
            for _ in range(min(100, until - self.report.sent)):
                talker = self.chance.choice(self.talkers)
                if self.chance.random() < 0.01:
                    await self._come_and_go(talker)
                await talker.send(self.chance.choice(ways)(talker), self.report)
            await self.check()
            await self._renew()

    async def _come_and_go(self, talker: Talker) -> None:
        """Sockets that say nothing, the wrong thing first, or go at once."""
        odd = Talker(talker.table, None, self.chance.choice(["x", talker.token[::-1], ""]), talker.url)
        await odd.open(greet=self.chance.random() < 0.5)
        if self.chance.random() < 0.5:
            await odd.send(self._message(talker), self.report)
        await odd.close()

    def _move(self, talker: Talker) -> str:
        """A good answer, if there is any."""
        choices = [choice["words"] for choice in talker.state.get("choices", [])]
        actions = [self.chance.choice(choices or self.words)]
        if self.chance.random() < 0.2:
            actions += self.chance.choices(self.words, k=self.chance.randint(1, 110))
        return _json(self._with_id({"type": "move", "ticket": talker.state.get("ticket", ""), "actions": actions}))

    def _message(self, talker: Talker) -> str:
        """Something that a client may say, at the right time or not."""
        kind = self.chance.choice([*KINDS, "ping", "language"])
        if kind == "ping":
            return _json({"type": "ping"})
        if kind == "language":
            return _json({"type": "language", "lang": self.chance.choice(["en", "ru", "uk"])})
        message = self._with_id({"type": kind})
        if kind == "move":
            tickets = [other.state.get("ticket", "") for other in self.talkers]
            message |= {"ticket": self.chance.choice(tickets), "actions": [self.chance.choice(self.words)]}
        elif kind == "answer_undo":
            request = next((other.state["request"] for other in self.talkers if other.state.get("request")), None)
            message |= {"yes": self.chance.random() < 0.3, "number": 0 if request is None else request["number"]}
        elif kind == "why":
            message["action"] = self.chance.choice(self.words)
        elif kind == "leave":
            message["bot"] = self.chance.choice(["random", "apprentice", "magister:10", "magister:9999s", "nobody"])
        elif kind == "fill_seat":
            message |= {"seat": self.chance.randrange(9), "bot": "random"}
        return _json(message)

    def _with_id(self, message: dict[str, Any]) -> dict[str, Any]:
        """Few ids, so that many are repeated."""
        return {**message, "id": f"m{self.chance.randrange(3000)}"}

    def _mutated(self, talker: Talker) -> str:
        """A good message with some letters changed."""
        letters = list(self.chance.choice([self._move, self._message])(talker))
        for _ in range(self.chance.randint(1, 4)):
            at = self.chance.randrange(len(letters))
            letters[at] = self.chance.choice(
                ['"', "{", "}", "[", "]", ":", ",", "\\", "0", "-", "\u0000", "я", "💥", ""]
            )
        return "".join(letters)

    def _truncated(self, talker: Talker) -> str:
        text = self._move(talker)
        return text[: self.chance.randrange(len(text))]

    def _nested(self, talker: Talker) -> str:
        depth = self.chance.choice([10, 1000, 10_000])
        opening, closing = self.chance.choice([("[", "]"), ('{"type":', "}")])
        return opening * depth + "1" + closing * depth

    def _huge(self, talker: Talker) -> str:
        message = msgspec.json.decode(self._message(talker))
        message[self.chance.choice(["id", "action", "bot", "more"])] = "x" * self.chance.choice([300, 40_000, 200_000])
        return _json(message)

    def _bytes(self, talker: Talker) -> bytes:
        return self.chance.choice([self._move(talker).encode(), self.chance.randbytes(self.chance.randrange(200))])

    def _noise(self, talker: Talker) -> str:
        return "".join(chr(self.chance.choice([*range(128), 0x451, 0xFFFD, 0x1F4A5])) for _ in range(60))

    def _wrong_types(self, talker: Talker) -> str:
        message = msgspec.json.decode(self._move(talker))
        odd: list[object] = [None, True, -1, 1e308, 2**70, [], {}, [[]], "", "\ud7ff", {"id": 1}]
        message[self.chance.choice([*message, "seat", "bot", "lang"])] = self.chance.choice(odd)
        return _json(message)

    def _hello(self, talker: Talker) -> str:
        token = self.chance.choice(self.talkers).token
        return _json({"type": "hello", "token": token, "lang": self.chance.choice(["en", "xx"])})

    # --- the end ------------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Play all games to their end, as players do."""
        for table in list(self.knowledge):
            at_it = [talker for talker in self.talkers if talker.table == table and talker.seat is not None]
            players = {talker.seat: talker for talker in at_it}
            for _ in range(3000):
                if await self._over(players):
                    break
            else:
                raise AssertionError(f"the game at {table} does not end")
            self.report.finished += 1
            await self.check()
            await self._forget(table)

    async def _over(self, players: dict[Receiver, Talker]) -> bool:
        """Let everybody answer who is asked; whether the game is over."""
        moved = False
        for talker in players.values():
            await talker.listen(self.report)
            if talker.state["table"]["status"] == "over":
                return True
            if talker.state["table"]["seats"][talker.seat or 0]["away"]:
                await talker.send(_json({"type": "come_back", "id": f"back{self.report.sent}"}), self.report)
            if talker.state["request"] is not None:
                no = {"type": "answer_undo", "id": f"no{self.report.sent}", "yes": False}
                await talker.send(_json({**no, "number": talker.state["request"]["number"]}), self.report)
            if talker.state["ticket"]:
                words = [choice["words"] for choice in talker.state["choices"]]
                answer = "pass" if "pass" in words else words[0]
                move = {"type": "move", "id": f"end{self.report.sent}", "ticket": talker.state["ticket"]}
                await talker.send(_json({**move, "actions": [answer]}), self.report)
                moved = True
        if not moved:
            await asyncio.sleep(0.05)
        return False


def _json(message: dict[str, Any]) -> str:
    try:
        return msgspec.json.encode(message).decode()
    except OverflowError:
        return '{"type":"move","id":' + "9" * 40 + "}"


async def fuzz(house: GenerousHouse, messages: int, seed: str) -> Report:
    """Say so many messages, then play on; raises AssertionError for a crash, a leak or a table that is stuck."""
    fuzzer = Fuzzer(house, seed)
    await fuzzer.begin()
    await fuzzer.go_on(messages)
    await fuzzer.finish()
    return fuzzer.report
