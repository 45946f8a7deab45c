"""Games in which everything is asked for that can be asked for, and every byte that comes back is checked.

Two ways lead to the same end. `oracle` works out who can know which cards, and looks for others in what was sent. And
`twins` deals anew what a seat cannot know, and compares what that seat would be shown.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from arcanum.bots import seed_for
from arcanum.core.state import GameState
from arcanum.games import find
from arcanum.server import making
from arcanum.server.clock import now_ms
from arcanum.server.entries import Moved, TookBack
from arcanum.server.http import frames_of
from arcanum.server.identity import hash_of
from arcanum.server.showing import Eyes, about, names_of
from arcanum.server.table import Table
from arcanum.words.voices import voice
from tests.server.oracle import Knowledge, Leak, Receiver
from tests.server.parlour import Ear, Guest, Parlour
from tests.server.twins import check_twins, difference

LANGUAGES = ("en", "ru", "uk")


@dataclass(frozen=True)
class Plan:
    """What kind of game it is."""

    number: int
    seats: tuple[str, ...]
    """`me`, `open` for further people, or bots."""
    options: dict[str, str | int]
    wish: dict[str, Any]
    game: str = "res_arcana"
    hints: int = 0
    twins_every: int = 12
    steps: int = 400
    """After so many steps it has shown enough."""


SETUPS: list[dict[str, str | int]] = [
    {"setup": "standard"},
    {"setup": "draft"},
    {"setup": "standard", "collect": "ordered"},
    {"setup": "first_game"},
    {"setup": "match"},
    {"setup": "draft", "collect": "ordered"},
    {"setup": "first_game", "starter_sets": "shuffled"},
]


def plan_of(number: int) -> Plan:
    """A plan for each number: games, set-ups, seats, bots and ways of looking on in many combinations."""
    chance = random.Random(f"plan {number}")
    rose = number % 4 == 3
    options = _rose_options(chance) if rose else dict(SETUPS[number % len(SETUPS)])
    count = 2 if rose or options["setup"] == "match" else 2 + number % 3
    if not rose:
        options["round_limit"] = chance.choice([1, 2, 3, 5])
    seats = ["me", *[chance.choice(["open", "open", "open", "random", "apprentice"]) for _ in range(count - 1)]]
    wish = {
        "public": chance.random() < 0.5,
        "spectators": chance.random() < 0.85,
        "delay": chance.choice([0, 0, 0, 1, 3600]),
        "clock": chance.choice([0, 0, 86_400]),
    }
    game = "black_rose" if rose else "res_arcana"
    return Plan(number, tuple(seats), options, wish, game, hints=int(number % 3 == 0))


def _rose_options(chance: random.Random) -> dict[str, str | int]:
    """Some of what is offered, whatever it is."""
    offers = [each for each in find("black_rose").offers() if each.name in ("school", "upgrades", "event", "quests_1")]
    return {each.name: chance.choice(each.choices) for each in offers if chance.random() < 0.5}


@dataclass
class Player:
    """A client of ours: a seat, or a spectator."""

    seat: Receiver
    guest: Guest
    token: str | None
    ear: Ear
    checked: int = 0
    said: str = ""
    """What it has said since it was last checked."""


@dataclass
class Counts:
    """What was looked at."""

    games: int = 0
    steps: int = 0
    messages: int = 0
    bytes: int = 0
    answers: int = 0
    """Over HTTP."""
    secret_answers: int = 0
    worlds: int = 0
    """Twins with another world, and with another history."""
    histories: int = 0
    kinds: dict[str, int] = field(default_factory=dict)


@contextmanager
def dealt_from(seed: str) -> Iterator[None]:
    """Let the server deal games that can be dealt again. (Only bots, who take their time, still make a difference.)"""
    kept = making._new_seed
    making._new_seed = lambda: blake2b(seed.encode(), digest_size=16).hexdigest()
    try:
        yield
    finally:
        making._new_seed = kept


class Game:
    """One game, from making the table to its end."""

    def __init__(self, parlour: Parlour, plan: Plan, counts: Counts) -> None:
        self.parlour = parlour
        self.plan = plan
        self.counts = counts
        self.chance = random.Random(f"game {plan.number}")
        self.stack = AsyncExitStack()
        self.players: list[Player] = []
        self.watchers: list[Player] = []
        self.hints = plan.hints
        self.id = ""

    async def play(self) -> None:
        async with self.stack:
            with dealt_from(f"leak {self.plan.number}"):
                await self._begin()
            for step in range(self.plan.steps):
                if self.table.over:
                    break
                await self._step()
                await self._check_all()
                if step % self.plan.twins_every == 0:
                    worlds, histories = check_twins(self.table, self.chance)
                    self.counts.worlds += worlds
                    self.counts.histories += histories
            await self._look_afterwards()
        self.counts.games += 1

    @property
    def table(self) -> Table:
        return self.parlour.desk.hub.live[self.id].table

    @property
    def delay(self) -> int:
        return int(self.plan.wish["delay"])

    # --- beginning ----------------------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        host = self.parlour.guest()
        wish = {"name": "Host", "game": self.plan.game, "options": self.plan.options, **self.plan.wish}
        made = await host.make(*self.plan.seats, **wish)
        self.id = made["table"]
        held = [(0, host, made["token"])]
        self.knowledge = Knowledge(self.id, self.table.info)
        await self._look_on()
        for number in range(self.plan.seats.count("open")):
            guest = self.parlour.guest()
            joined = await guest.join(self.id, name=f"Guest {number}")
            held.append((joined["seat"], guest, joined["token"]))
        for seat, guest, token in held:
            self.players.append(await self._come(seat, guest, token))
        await self._note_secrets()
        await self._check_all()

    async def _look_on(self) -> None:
        """Spectators come before the game begins, so that they are there when they may see nothing of it."""
        for _ in range(self.chance.choice([1, 1, 2])):
            self.watchers.append(await self._come(None, self.parlour.guest(), None))

    async def _come(self, seat: Receiver, guest: Guest, token: str | None) -> Player:
        hello = {"lang": self.chance.choice(LANGUAGES)}
        ear = await self.stack.enter_async_context(guest.sit(self.id, token, **hello))
        return Player(seat, guest, token, ear)

    async def _note_secrets(self) -> None:
        """What must not be told: to anybody, or to anybody else."""
        seed = self.table.record.seed
        for seat in range(len(self.table.seats)):
            self.knowledge.secrets[seed_for(seed, seat)] = "the seed of a bot"
            self.knowledge.secrets[seed_for(f"hint {seed}", seat)] = "the seed of hints"
        for player in self.players:
            assert player.token is not None
            private = self.knowledge.private[player.seat]
            private[player.token] = "the token"
            private[player.guest.cookie] = "the cookie"
            self.knowledge.secrets[hash_of(player.token)] = "the hash of a token"
            self.knowledge.secrets[hash_of(player.guest.cookie)] = "the hash of a cookie"
        for _, _, visitor in await self.parlour.desk.store.tokens(self.id):
            self.knowledge.secrets[visitor or ""] = "the id of a visitor"

    # --- checking -----------------------------------------------------------------------------------------------------

    async def _follow(self) -> None:
        entries = await self.parlour.desk.store.since(self.id, self.knowledge.table.entries)
        self.knowledge.follow(entries)

    async def _check_all(self) -> None:
        """Hear what everybody was sent, and check it with what has happened by now."""
        there = [player for player in (*self.players, *self.watchers) if not player.ear.code]
        for player in there:
            await player.ear.settle()
        came = [len(player.ear.raw) for player in there]
        await self._follow()
        for player, count in zip(there, came, strict=True):
            self._check(player, count)

    def _check(self, player: Player, count: int) -> None:
        since = None
        if player.seat is None:
            since = now_ms() - 1000 * self.delay if self.delay else None
            if not self.plan.wish["spectators"]:
                since = -1
        for raw in player.ear.raw[player.checked : count]:
            self.knowledge.check(player.seat, raw, player.said, since)
            self.counts.messages += 1
            self.counts.bytes += len(raw)
        player.checked = count
        player.said = ""

    async def _get(self, player: Player, path: str) -> int:
        """Ask over HTTP, and check the answer as well."""
        answer = await player.guest.http.get(path)
        await self._follow()
        raw = answer.content + str(answer.headers).encode()
        if not self.table.over:
            self.knowledge.check(player.seat, raw, path)
        self.counts.answers += 1
        self.counts.bytes += len(raw)
        assert answer.status_code < 500, answer.text
        return answer.status_code

    # --- steps --------------------------------------------------------------------------------------------------------

    async def _step(self) -> None:
        self.counts.steps += 1
        asked = [player for player in self.players if player.seat in self.table.asked() and player.ear.state["ticket"]]
        if not asked:
            await self._wait_for_bots()
            return
        player = self.chance.choice(asked)
        kinds = ["move"] * 60 + ["undo"] * 8 + ["ask_undo"] * 2 + ["why"] * 5 + ["illegal"] * 4 + ["batch"] * 6
        kinds += ["stale", "garbage", "language", "language", "come_again", "leave", "stranger"] + ["http"] * 6
        kinds += ["preview"] * 8 + (["hint"] * 5 if self.hints else [])
        kind = self.chance.choice(kinds)
        self.counts.kinds[kind] = self.counts.kinds.get(kind, 0) + 1
        await getattr(self, f"_{kind}")(player)

    async def _wait_for_bots(self) -> None:
        before, people = self.table.entries, {player.seat for player in self.players}
        for _ in range(6000):
            if self.table.entries > before or self.table.over or not people.isdisjoint(self.table.asked()):
                return
            await asyncio.sleep(0.005)
        raise AssertionError("the bots do not answer")

    async def _ask(self, player: Player, kind: str, **message: Any) -> dict[str, Any]:
        player.said += f" {message}"
        return await player.ear.ask(kind, **message)

    def _choice(self, player: Player) -> str:
        words: list[str] = [choice["words"] for choice in player.ear.state["choices"]]
        eager = [each for each in words if each != "pass" or self.chance.random() < 0.2]
        return self.chance.choice(eager or words)

    def _any_words(self) -> str:
        space = self.table.state.space
        return space.words(self.chance.randrange(space.size))

    async def _move(self, player: Player) -> None:
        before, legal = self.table, self._choice(player)
        quiet, lists = self._quiet(), await self._lists()
        answer = await self._ask(player, "move", ticket=player.ear.state["ticket"], actions=[legal])
        assert answer["type"] == "done" or answer["problem"]["code"] == "stale", answer
        if answer["type"] == "done":
            await self._check_secrecy(player, before, quiet)
            await self._check_lists(player, before, lists)

    async def _lists(self) -> list[Any]:
        """What everybody is told of their tables, while all decide at the same time."""
        if not self.table.state.branches:
            return []
        asked = [await player.guest.http.get("/api/my/tables") for player in self.players]
        return [next(each for each in answer.json() if each["id"] == self.id) for answer in asked]

    async def _check_lists(self, player: Player, before: Table, lists: list[Any]) -> None:
        """Lists do not tell that something was answered in secret, either."""
        if not lists or not is_secret(before.state, self.table.state):
            return
        if lists == await self._lists():
            return
        # A bot may be done meanwhile, which all may see; the database knows it a moment before the table does.
        await asyncio.sleep(0.1)
        if before.asked() == self.table.asked():
            raise Leak(f"lists of tables change when {player.seat} answers in secret")

    def _quiet(self) -> dict[int, int]:
        """How much everybody has heard so far."""
        return {id(other): len(other.ear.raw) for other in (*self.players, *self.watchers)}

    async def _check_secrecy(self, player: Player, before: Table, quiet: dict[int, int]) -> None:
        """An answer that was given in secret changes nothing for anybody else; that somebody is done, all may see."""
        after = self.table
        entries = await self.parlour.desk.store.since(self.id, before.entries)
        if len(entries) != 1 or not isinstance(entries[0].entry, Moved | TookBack):
            return
        if not is_secret(before.state, after.state):
            return
        self.counts.secret_answers += 1
        done = (player.seat in before.asked()) != (player.seat in after.asked())
        for other in (*range(len(after.seats)), None):
            if other == player.seat:
                continue
            for one, two in zip(shown_to(other, before, done), shown_to(other, after, done), strict=True):
                if one != two:
                    raise Leak(f"{other} sees a secret answer of {player.seat}: {difference(one, two)}")
        for there in (*self.players, *self.watchers):
            if not done and there.seat != player.seat and not there.ear.code and not self.delay:
                await there.ear.settle()
                if len(there.ear.raw) != quiet[id(there)] + 1:  # the answer to the ping
                    raise Leak(f"{there.seat} is sent something when {player.seat} answers in secret")

    async def _undo(self, player: Player) -> None:
        before, quiet, somebody = self.table, self._quiet(), self.chance.choice(self.players)
        answer = await self._ask(somebody, "undo")
        if answer["type"] == "done":
            await self._check_secrecy(somebody, before, quiet)

    async def _ask_undo(self, player: Player) -> None:
        await self._ask(player, "ask_undo")
        if self.chance.random() < 0.3:
            return  # Nobody answers for the time being: how long it stays must not tell anything, either.
        for other in self.players:
            await self._check_all()
            request = self.table.request
            if request is not None and other.seat not in request.agreed:
                await self._ask(other, "answer_undo", yes=self.chance.random() < 0.8, number=request.number)

    async def _why(self, player: Player) -> None:
        somebody = self.chance.choice(self.players)
        await self._ask(somebody, "why", action=self._any_words())

    async def _illegal(self, player: Player) -> None:
        await self._ask(player, "move", ticket=player.ear.state["ticket"], actions=[self._any_words()])

    async def _batch(self, player: Player) -> None:
        actions = [self._choice(player), *[self._any_words() for _ in range(self.chance.randint(1, 3))]]
        await self._ask(player, "move", ticket=player.ear.state["ticket"], actions=actions)

    async def _stale(self, player: Player) -> None:
        other = self.chance.choice(self.players)
        answer = await self._ask(player, "move", ticket="0" * 18, actions=[self._choice(player)])
        assert answer["problem"]["code"] == "stale"
        if other is not player:
            await self._ask(other, "move", ticket=player.ear.state["ticket"], actions=["pass"])

    async def _garbage(self, player: Player) -> None:
        await player.ear.send(self.chance.choice(["{", "[]", '{"type":"move"}', '{"type":"state"}', "\u0000", ""]))
        await self._ask(player, "why", action="place nothing")

    async def _language(self, player: Player) -> None:
        somebody = self.chance.choice([*self.players, *self.watchers])
        await somebody.ear.say(type="language", lang=self.chance.choice(LANGUAGES))

    async def _come_again(self, player: Player) -> None:
        """A new socket, by the cookie alone; the old one goes on."""
        again = await self._come(player.seat, player.guest, None)
        await again.ear.settle()
        came = len(again.ear.raw)
        await self._follow()
        self._check(again, came)
        await again.ear.close()

    async def _leave(self, player: Player) -> None:
        await self._ask(player, "leave", bot="random")
        await self._check_all()
        await self._ask(player, "come_back")

    async def _hint(self, player: Player) -> None:
        self.hints -= 1
        answer = await self._ask(player, "hint")
        assert answer["type"] == "advice" or answer["problem"]["code"] in ("stale", "too_fast"), answer

    async def _preview(self, player: Player) -> None:
        """What is foretold names no card that the seat does not know, however it would be dealt."""
        words = [choice["words"] for choice in player.ear.state["choices"]]
        actions = self.chance.sample(words, min(len(words), self.chance.randint(1, 2)))
        answer = await self._ask(player, "preview", ticket=player.ear.state["ticket"], actions=actions)
        assert answer["type"] == "foretold" or answer["problem"]["code"] == "stale", answer

    async def _stranger(self, player: Player) -> None:
        """Somebody without a seat tries what only players may."""
        stranger = Player(None, self.parlour.guest(), None, player.ear)
        own = f"/api/tables/{self.id}/replay?seat={player.seat}"
        assert await self._get(stranger, own) == 403
        assert await self._get(stranger, f"/api/tables/{self.id}/record") == 403
        if not self.delay:
            await self._get(stranger, f"/api/tables/{self.id}")

    async def _http(self, player: Player) -> None:
        here = f"/api/tables/{self.id}"
        lang = self.chance.choice(LANGUAGES)
        other = next(seat for seat in range(len(self.table.seats)) if seat != player.seat)
        expected = {
            f"{here}?lang={lang}": 200,
            f"{here}/replay?seat={player.seat}&lang={lang}&count=200": 200,
            f"{here}/replay?seat={player.seat}&lang={lang}&start={self.chance.randrange(30)}&count=5": 200,
            f"{here}/replay?seat={other}": 403,
            f"{here}/replay": 403,
            f"{here}/record": 403,
            "/api/tables": 200,
            "/api/my/tables": 200,
            "/api/me": 200,
        }
        path = self.chance.choice(list(expected))
        over = self.table.over
        found = await self._get(player, path)
        assert found == expected[path] or over != self.table.over or self.table.over, (path, found)
        await player.guest.http.post(f"{here}/join", json={"name": "Again"})

    async def _look_afterwards(self) -> None:
        """When it is over those who have played may see it all; others only if it was public."""
        await self._check_all()
        if self.table.over:
            stranger = Player(None, self.parlour.guest(), None, self.players[0].ear)
            found = await self._get(stranger, f"/api/tables/{self.id}/record")
            assert found == (200 if self.plan.wish["public"] else 403)
            assert await self._get(self.players[0], f"/api/tables/{self.id}/record") == 200


async def play_games(folder: Path, plans: Iterable[Plan], counts: Counts, limit: float = 600.0) -> None:
    """Play games one after the other at one server; raises Leak at the first thing that is told and may not be."""
    async with Parlour(folder) as parlour:
        for plan in plans:
            try:
                await asyncio.wait_for(Game(parlour, plan, counts).play(), limit)
            except Exception as error:
                error.add_note(f"in {plan}")
                raise


# --- what is shown ----------------------------------------------------------------------------------------------------


def is_secret(before: GameState, after: GameState) -> bool:
    """Whether the answer between two positions was given while others decide at the same time, and they still do."""
    return bool(before.branches) and bool(after.branches) and before.revelations == after.revelations


def shown_to(receiver: Receiver, table: Table, done: bool) -> list[bytes]:
    """All that somebody is shown of a table who comes to it now. That one more is done, all may see."""
    speaking = voice(table.game.id, "en")
    state = Eyes(receiver, "en").look(table, speaking, [True] * len(table.seats), 0)
    info = about(table, speaking, [True] * len(table.seats))
    assert state is not None
    if done:
        view = state.view
        if view is not None:
            view = {**view, "to_act": []}
        state = msgspec.structs.replace(state, view=view, table=msgspec.structs.replace(state.table, asked=[]))
        info = msgspec.structs.replace(info, asked=[])
    assert table.session is not None
    names = names_of(table, speaking)
    count = frames_of(table.session.record, names, receiver, "en", 10**6, 1, False).moves
    frames = frames_of(table.session.record, names, receiver, "en", max(0, count - 3), 10, False).frames
    if done:
        frames = [msgspec.structs.replace(frame, view={**frame.view, "to_act": []}) for frame in frames]
    return [msgspec.json.encode(state), msgspec.json.encode(info), msgspec.json.encode([count, frames])]
