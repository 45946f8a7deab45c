"""Conversations: whatever is said is answered, nobody speaks for another, and nothing that goes wrong is silent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.grounds import Grounds
from arcanum.core.preview import changed
from arcanum.core.state import GameState
from arcanum.server import socket as conversations
from arcanum.server.pool import Overloaded
from arcanum.server.questions import Option, Question, Thought
from arcanum.server.store import NotStored
from arcanum.server.table import Table
from arcanum.server.thinkers import HINT
from tests.server.oracle import cards_in
from tests.server.parlour import OPEN, Ear, Guest, Parlour

SECRET = "what nobody may read"


def run(folder: Path, scene: Callable[[Parlour], Awaitable[None]], **settings: Any) -> None:
    async def played() -> None:
        async with Parlour(folder, **{"bots": False, **settings}) as parlour:
            await asyncio.wait_for(scene(parlour), 120)

    asyncio.run(played())


@asynccontextmanager
async def two_players(parlour: Parlour, **wish: Any) -> AsyncIterator[tuple[str, Ear, Ear]]:
    """A table with a game of two, and the sockets of both."""
    one, other = parlour.guest(), parlour.guest()
    made = await one.make("me", "open", **wish)
    joined = await other.join(made["table"])
    async with one.sit(made["table"], made["token"]) as first, other.sit(made["table"], joined["token"]) as second:
        await first.settle()
        await second.settle()
        yield made["table"], first, second


async def code_after(
    parlour: Parlour, said: str | None, table: str = "", guest: Guest | None = None
) -> tuple[int, str]:
    """With which code and reason a socket is closed after its first message."""
    guest = guest or parlour.guest()
    made = table or (await guest.make("me", "open"))["table"]
    ear = guest.ear(made)
    await ear.open()
    if said is not None:
        await ear.send(said)
    code = await ear.closed()
    await ear.close()
    return code, ear.reason


# --- coming in --------------------------------------------------------------------------------------------------------


NO_GREETINGS = [
    '{"type":"ping"}',
    '{"type":"hello","unknown":1}',
    '{"type":"hello","lang":"xx"}',
    "hello",
    "",
    "[" * 100_000,
    '{"type":"hello","token":"' + "x" * 40_000 + '"}',
]


def test_who_does_not_greet_has_to_go(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        for said in NO_GREETINGS:
            assert await code_after(parlour, said) == (conversations.CLOSED_BAD, "expected a hello"), said[:40]

    run(tmp_path, scene)


def test_who_says_nothing_has_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "_PATIENCE", 0.1)

    async def scene(parlour: Parlour) -> None:
        assert (await code_after(parlour, None))[0] == conversations.CLOSED_BAD

    run(tmp_path, scene)


def test_a_table_that_does_not_exist(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        for table in ("none", "x" * 200, "..", "a b", "\u0451", "%2e%2e"):
            assert (await code_after(parlour, '{"type":"hello"}', table))[0] == conversations.CLOSED_NO_TABLE, table
        assert not parlour.desk.hub._loading

    run(tmp_path, scene)


def test_a_token_opens_its_own_seat_at_its_own_table(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        one, other = parlour.guest(), parlour.guest()
        made, elsewhere = await one.make("me", "open"), await other.make("me", "open")
        for wrong in (elsewhere["token"], made["token"][:-1], made["token"].swapcase(), "x"):
            hello = f'{{"type":"hello","token":"{wrong}"}}'
            assert (await code_after(parlour, hello, made["table"], other))[0] == conversations.CLOSED_NOT_ALLOWED
        joined = await other.join(made["table"])
        async with one.sit(made["table"], joined["token"]) as ear:
            await ear.settle()
            assert ear.state["seat"] == 1, "a token counts more than a cookie"
        async with other.sit(made["table"]) as ear:
            await ear.settle()
            assert ear.state["seat"] == 1
        async with other.sit(made["table"], watch=True) as ear:
            await ear.settle()
            assert ear.state["seat"] is None

    run(tmp_path, scene)


def test_a_database_that_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = await guest.make("me", "open")

        async def fail(*_: object) -> None:
            raise NotStored(SECRET)

        monkeypatch.setattr(parlour.desk.visitors, "who", fail)
        code, reason = await code_after(parlour, '{"type":"hello"}', made["table"], guest)
        assert (code, SECRET in reason) == (conversations.CLOSED_LATER, False)
        monkeypatch.undo()
        monkeypatch.setattr(parlour.desk.store, "seat_of", fail)
        code, reason = await code_after(parlour, '{"type":"hello"}', made["table"], guest)
        assert (code, SECRET in reason) == (conversations.CLOSED_LATER, False)

    run(tmp_path, scene)


def test_a_failure_while_coming_in_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(parlour: Parlour) -> None:
        async def fail(*_: object) -> None:
            raise ValueError(SECRET)

        monkeypatch.setattr(parlour.desk.hub, "attach", fail)
        assert await code_after(parlour, '{"type":"hello"}') == (conversations.CLOSED_FAILED, "the server failed")
        assert parlour.desk.sockets == {}

    run(tmp_path, scene)


def test_leaving_before_the_greeting(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        ear = guest.ear((await guest.make("me", "open"))["table"])
        await ear.open()
        await ear.close()
        assert parlour.desk.sockets == {}

    run(tmp_path, scene)


# --- whatever is said -------------------------------------------------------------------------------------------------

BAD = [
    ("", "bad_request"),
    ("{", "bad_request"),
    ("null", "bad_request"),
    ('{"type":"state"}', "bad_request"),
    ('{"type":"move","id":"a"}', "bad_request"),
    ('{"type":"undo","id":"a","seat":1}', "bad_request"),
    ('{"type":"undo","id":""}', "bad_request"),
    ('{"type":"undo","id":"a\\n"}', "bad_request"),
    ('{"type":"undo","id":"' + "a" * 41 + '"}', "bad_request"),
    ('{"type":"why","id":"a","action":"' + "a" * 201 + '"}', "bad_request"),
    ('{"type":"why","id":"a","action":"place nothing"}', "bad_request"),
    ('{"type":"move","id":"a","ticket":"","actions":[]}', "bad_request"),
    ('{"type":"preview","id":"a","ticket":"","actions":[]}', "bad_request"),
    ('{"type":"preview","id":"a","ticket":"","actions":["pass"]}', "stale"),
    ('{"type":"move","id":"a","ticket":"","actions":["pass"]}', "stale"),
    ('{"type":"language","lang":"de"}', "bad_request"),
    ('{"type":"hello"}', "bad_request"),
    ('{"type":"fill_seat","id":"a","seat":8}', "bad_request"),
    ('{"type":"fill_seat","id":"a","seat":3}', "no_such_seat"),
    ('{"type":"fill_seat","id":"a","seat":1}', "seat_taken"),
    ('{"type":"leave","id":"a","bot":"magister:3600s"}', "bad_request"),
    ('{"type":"leave","id":"a","bot":"magister:1000000"}', "bad_request"),
    ('{"type":"leave","id":"a","bot":"nobody"}', "bad_request"),
    ('{"type":"answer_undo","id":"a","yes":true,"number":1}', "nothing_to_answer"),
    ('{"type":"come_back","id":"a"}', "not_allowed"),
    ('{"type":"rematch","id":"a"}', "not_allowed"),
    ('{"type":"ask_undo","id":"a"}', "not_allowed"),
    ('{"type":"undo","id":"a"}', "illegal"),
    ("[" * 30_000, "bad_request"),
    ('{"a":' * 5_000 + "1" + "}" * 5_000, "bad_request"),
    ('{"type":"ping","x":"' + "я" * 17_000 + '"}', "too_large"),
]


def test_whatever_is_said_is_answered(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, other):
            for text, code in BAD:
                await ear.send(text)
                while (found := await ear.hear())["type"] == "state":
                    pass
                assert (found["type"], found["problem"]["code"]) == ("failed", code), text[:80]
                assert found["id"] == ("a" if '"id":"a"' in text else found["id"])
                assert len(found["problem"]["message"]) <= 500
                assert not cards_in(found["problem"]["message"])
            await ear.settle()
            await other.settle()
            assert not ear.code

    run(tmp_path, scene)


def test_a_frame_of_bytes_is_no_message(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            ear._said.put_nowait({"type": "websocket.receive", "bytes": b'{"type":"ping"}'})
            while (found := await ear.hear())["type"] == "state":
                pass
            assert found["problem"]["code"] == "bad_request"

    run(tmp_path, scene)


def test_a_failure_is_answered_and_the_conversation_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(SECRET)

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, other):
            monkeypatch.setattr(Table, "move", fail)
            words = ear.state["choices"][0]["words"]
            answer = await ear.ask("move", ticket=ear.state["ticket"], actions=[words])
            assert (answer["type"], answer["problem"]["code"]) == ("failed", "failed")
            monkeypatch.undo()
            answer = await ear.ask("move", ticket=ear.state["ticket"], actions=[words])
            assert answer["type"] == "done"
            await other.settle()
            assert SECRET.encode() not in b"".join(ear.raw + other.raw)

    run(tmp_path, scene)


def test_that_a_message_may_be_repeated(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            move = {"ticket": ear.state["ticket"], "actions": [ear.state["choices"][0]["words"]], "id": "once"}
            assert (await ear.ask("move", **move))["repeated"] is False
            assert (await ear.ask("move", **move))["repeated"] is True
            answer = await ear.ask("move", **{**move, "id": "twice"})
            assert answer["problem"]["code"] == "stale"
            heard = len(ear.raw)
            await ear.settle()
            assert b'"type":"state"' in ear.raw[heard], "who is late is shown how things stand"

    run(tmp_path, scene)


# --- whose seat it is -------------------------------------------------------------------------------------------------


def test_nobody_answers_for_another(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour, options={"setup": "first_game", "first": 0}) as (table, one, other):
            asked, waiting = (one, other) if one.state["ticket"] else (other, one)
            move = {"ticket": asked.state["ticket"], "actions": [asked.state["choices"][0]["words"]]}
            assert (await waiting.ask("move", **move))["problem"]["code"] == "stale"
            async with parlour.guest().sit(table) as stranger:
                for kind in ("undo", "ask_undo", "hint", "resign", "leave", "come_back", "rematch"):
                    assert (await stranger.ask(kind))["problem"]["code"] == "not_your_seat"
                assert (await stranger.ask("move", **move))["problem"]["code"] == "not_your_seat"
                assert (await stranger.ask("why", action="pass"))["problem"]["code"] == "not_your_seat"
                assert (await stranger.ask("answer_undo", yes=True, number=0))["problem"]["code"] == "not_your_seat"
                assert (await stranger.ask("fill_seat", seat=1))["problem"]["code"] == "not_your_seat"
            assert parlour.desk.hub.live[table].table.moves == 0

    run(tmp_path, scene)


def test_nobody_answers_for_a_seat_that_a_bot_has(tmp_path: Path) -> None:
    """Neither its own player before they come back, nor with a message that was thought of before."""

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour, options={"setup": "first_game", "first": 0}) as (table, one, other):
            waiting = other if one.state["ticket"] else one
            assert (await waiting.ask("leave", bot="random"))["type"] == "done"
            there = parlour.desk.hub.live[table].table
            seat = waiting.state["seat"]
            answer = await waiting.ask("move", ticket=there.ticket(seat), actions=["pass"])
            assert answer["problem"]["code"] == "not_allowed"
            assert (await waiting.ask("come_back"))["type"] == "done"

    run(tmp_path, scene)


def test_one_cannot_look_ahead_by_answering_too_much(tmp_path: Path) -> None:
    """Where an answer reveals something, what is sent along with it is not even tried."""

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour, options={"setup": "first_game", "first": 0}) as (table, *ears):
            while True:
                here = parlour.desk.hub.live[table].table
                asked = next(ear for ear in ears if ear.state["ticket"])
                words = [choice["words"] for choice in asked.state["choices"]]
                if asked.state["view"]["decision"]["prompt"] == "swap-item":
                    break
                answer = "pass" if "pass" in words else words[0]
                assert (await asked.ask("move", ticket=asked.state["ticket"], actions=[answer]))["type"] == "done"
                for ear in ears:
                    await ear.settle()
            told = set()
            for second in ("pass", "place prism", "nonsense", words[0]):
                answer = await asked.ask("move", ticket=asked.state["ticket"], actions=[words[0], second])
                told.add((answer["problem"]["code"], answer["problem"]["message"]))
            assert {code for code, _ in told} == {"reveals"}
            assert len(told) == 1
            assert parlour.desk.hub.live[table].table.moves == here.moves

    run(tmp_path, scene)


# --- hints ------------------------------------------------------------------------------------------------------------


class SlowThinkers:
    """Thinkers who answer when they are told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self.takes = 1.8
        self.seconds: list[float] = []

    def hint_seconds(self) -> float:
        return self.takes

    async def think(self, question: Question, _: bool) -> Thought:
        self.asked += 1
        self.seconds.append(question.seconds)
        return await asyncio.shield(self.answer)


def with_slow_thinkers(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> SlowThinkers:
    slow = SlowThinkers()
    monkeypatch.setattr(parlour.desk, "thinkers", slow)
    return slow


def test_one_hint_at_a_time_and_never_for_a_question_that_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            slow = with_slow_thinkers(parlour, monkeypatch)
            await ear.say(type="hint", id="first")
            assert (await ear.ask("hint", id="second"))["problem"]["code"] == "busy"
            words = ear.state["choices"][0]["words"]
            assert (await ear.ask("move", ticket=ear.state["ticket"], actions=[words]))["type"] == "done"
            slow.answer.set_result(Thought(words, (Option(words, 0.5, 1.0, 0.01, Grounds()),)))
            while (late := await ear.hear()).get("id") != "first":
                pass
            assert late["problem"]["code"] == "stale"

    run(tmp_path, scene)


@pytest.mark.parametrize(("takes", "said"), [(1.8, None), (2.0, None), (2.4, 3)])
def test_a_hint_that_does_not_come_at_once_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: float, said: int | None
) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            slow = with_slow_thinkers(parlour, monkeypatch)
            slow.takes = takes
            words = ear.state["choices"][0]["words"]
            slow.answer.set_result(Thought(words, (Option(words, 0.5, 1.0, 0.01, Grounds()),)))
            first = await ear.ask("hint", id="h")
            if said is not None:
                assert first == {"type": "patience", "id": "h", "seconds": said}
                first = await ear.hear()
            assert (first["type"], first["id"]) == ("advice", "h")
            assert slow.seconds == [HINT]

    run(tmp_path, scene)


@pytest.mark.parametrize(("error", "code"), [(Overloaded(SECRET), "busy"), (KeyError(SECRET), "failed")])
def test_a_hint_that_fails_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            slow = with_slow_thinkers(parlour, monkeypatch)
            slow.answer.set_exception(error)
            answer = await ear.ask("hint")
            assert answer["problem"]["code"] == code
            assert SECRET not in answer["problem"]["message"]

    run(tmp_path, scene)


def test_hints_are_limited_for_a_seat_whatever_socket_it_asks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(parlour: Parlour) -> None:
        guest, other = parlour.guest(), parlour.guest()
        made = await guest.make("me", "open")
        await other.join(made["table"])
        slow = with_slow_thinkers(parlour, monkeypatch)
        slow.answer.set_exception(Overloaded())
        codes = []
        for _ in range(4):
            async with guest.sit(made["table"], made["token"]) as ear:
                codes.append((await ear.ask("hint"))["problem"]["code"])
        assert codes == ["busy"] * 3 + ["too_fast"]

    run(tmp_path, scene, limits=replace(OPEN, hints=0.01))


# --- previews ---------------------------------------------------------------------------------------------------------


def test_what_an_answer_would_do(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (id, ear, other):
            words = ear.state["choices"][0]["words"]
            told = await ear.ask("preview", id="p", ticket=ear.state["ticket"], actions=[words])
            assert (told["type"], told["id"], told["actions"], told["certain"]) == ("foretold", "p", [words], True)
            assert (told["worlds"], told["ends"]) == (0, 0.0)
            view, before = ear.state["view"], ear.state["ticket"]
            assert (await ear.ask("move", ticket=before, actions=[words]))["type"] == "done"
            await ear.settle()
            truth = await parlour.desk.hub.get(id)
            found = changed(truth.table.state, view, [ear.state["view"]])
            assert found
            assert [(each["path"], each["before"], each["after"]) for each in told["changes"]] == [
                (each.path, each.before, each.after) for each in found
            ]
            # It is told to whoever asks and to nobody else, and only of the question that is asked now.
            assert not [raw for raw in other.raw if b"foretold" in raw]
            late = await ear.ask("preview", ticket=before, actions=[words])
            assert late["problem"]["code"] in ("stale", "not_allowed")

    run(tmp_path, scene)


def test_what_is_not_legal_is_not_previewed(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (id, ear, _):
            ticket = ear.state["ticket"]
            refused = (await ear.ask("preview", ticket=ticket, actions=["pass"]))["problem"]
            assert (refused["code"], refused["reason"]) == ("illegal", "choose-a-mage")
            unknown = (await ear.ask("preview", ticket=ticket, actions=["place nothing"]))["problem"]
            assert unknown["code"] == "bad_request"
            assert "did you mean" not in unknown["message"]
            async with parlour.guest().sit(id) as watching:
                answer = await watching.ask("preview", ticket=ticket, actions=[ear.state["choices"][0]["words"]])
                assert answer["problem"]["code"] == "not_your_seat"

    run(tmp_path, scene)


def test_the_truth_is_not_previewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[GameState] = []
    true = conversations.foretold

    def noting(world: GameState, *rest: Any) -> Any:
        shown.append(world)
        return true(world, *rest)

    monkeypatch.setattr(conversations, "foretold", noting)

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (id, ear, _):
            words = ear.state["choices"][0]["words"]
            assert (await ear.ask("preview", ticket=ear.state["ticket"], actions=[words]))["type"] == "foretold"
            truth = (await parlour.desk.hub.get(id)).table.state
            assert shown[0] is not truth
            assert shown[0].chance.key != truth.chance.key

    run(tmp_path, scene)


def test_previews_are_limited_for_a_seat_whatever_socket_it_asks_on(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest, other = parlour.guest(), parlour.guest()
        made = await guest.make("me", "open")
        await other.join(made["table"])
        told = []
        for _ in range(3):
            async with guest.sit(made["table"], made["token"]) as ear:
                await ear.settle()
                for _ in range(8):
                    words = ear.state["choices"][0]["words"]
                    answer = await ear.ask("preview", ticket=ear.state["ticket"], actions=[words])
                    told.append(answer["type"] if answer["type"] != "failed" else answer["problem"]["code"])
        assert told == ["foretold"] * 20 + ["too_fast"] * 4

    run(tmp_path, scene, limits=replace(OPEN, previews=0.01))


# --- limits -----------------------------------------------------------------------------------------------------------


def test_who_says_too_much_is_told_which_message_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_pause(_: float) -> None:
        return

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (_, ear, _):
            monkeypatch.setattr("arcanum.server.socket.asyncio.sleep", no_pause)
            for number in range(60):
                await ear.say(type="why", id=f"m{number}", action="pass")
            answers: dict[str, Any] = {}
            while len(answers) < 60:
                found = await ear.hear()
                answers[found.get("id", "")] = found
            lost = [id for id, found in answers.items() if found["type"] == "failed"]
            assert 5 < len(lost) < 60
            assert {answers[id]["problem"]["code"] for id in lost} == {"too_fast"}

    run(tmp_path, scene, limits=replace(OPEN, messages=1.0, burst=20))


def test_sockets_are_limited_for_an_address(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest("10.9.9.9")
        made = await guest.make("me", "open")
        async with guest.sit(made["table"]), guest.sit(made["table"]):
            assert (await code_after(parlour, None, made["table"], guest))[0] == conversations.CLOSED_TOO_MANY
            async with parlour.guest("10.9.9.8").sit(made["table"]) as other:
                await other.settle()
        async with guest.sit(made["table"]) as ear:
            await ear.settle()
        assert parlour.desk.sockets == {}

    run(tmp_path, scene, limits=replace(OPEN, sockets=2))


def test_connecting_is_limited_as_requests_are(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        made = await parlour.guest().make("me", "open")
        codes = {(await code_after(parlour, "", made["table"], parlour.guest("10.9.9.9")))[0] for _ in range(8)}
        assert codes == {conversations.CLOSED_BAD, conversations.CLOSED_TOO_MANY}

    run(tmp_path, scene, limits=replace(OPEN, requests=0.001, request_burst=5))


def test_spectators_cannot_keep_players_out(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = await guest.make("me", "open")
        hello = '{"type":"hello"}'
        async with parlour.guest().sit(made["table"]) as one, parlour.guest().sit(made["table"]) as other:
            await one.settle()
            await other.settle()
            assert (await code_after(parlour, hello, made["table"], parlour.guest()))[
                0
            ] == conversations.CLOSED_TOO_MANY
            async with guest.sit(made["table"]) as own:
                await own.settle()
                assert (await code_after(parlour, hello, made["table"], guest))[0] == conversations.CLOSED_TOO_MANY

    run(tmp_path, scene, limits=replace(OPEN, watchers=2, seat_sockets=1))


def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a table nor a place for a socket is held by somebody who takes nothing of what is sent."""
    monkeypatch.setattr(conversations, "_PATIENCE", 0.3)

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (table, ear, _):
            known = parlour.guest().ear(table)
            deaf = DeafEar(parlour, known.path, known.headers, known.address)
            await deaf.open()
            await deaf.say(type="hello")
            await asyncio.wait_for(asyncio.shield(deaf.task), 20)
            assert len(parlour.desk.hub.live[table].listeners) == 2
            assert deaf.address not in parlour.desk.sockets
            await ear.settle()

    run(tmp_path, scene)


class DeafEar(Ear):
    """One that takes nothing after the greeting."""

    @property
    def task(self) -> asyncio.Task[None]:
        assert self._task is not None
        return self._task

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            await asyncio.Event().wait()
        await super()._hear(message)


# --- where a page comes from ------------------------------------------------------------------------------------------

OURS = ["http://arcanum.test", "https://arcanum.test", "https://friend.example"]
FOREIGN = [
    "null",
    "",
    "http://",
    "http://evil.example",
    "http://arcanum.test.evil.example",
    "http://evilarcanum.test",
    "http://arcanum.test:8080",
    "http://user@arcanum.test",
    "http://arcanum.test@evil.example",
    "ftp://arcanum.test",
    "http://arcanum.test/",
    "//arcanum.test",
    "arcanum.test",
    "http://[",
    "https://friend.example.evil.example",
    "http://friend.example",
    "http://ARCANUM.test",
]


def test_pages_of_other_origins_have_no_conversation(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        guest = parlour.guest()
        made = await guest.make("me", "open")
        for origin in (*OURS, *FOREIGN):
            ear = guest.ear(made["table"], origin=origin)
            await ear.open()
            await ear.say(type="hello")
            if origin in OURS:
                assert (await ear.hear())["type"] == "state"
            else:
                assert await ear.closed() == conversations.CLOSED_NOT_ALLOWED, origin
                assert ear.raw == []
            await ear.close()

    run(tmp_path, scene, origins=("https://friend.example",))


# --- tables that are put away -----------------------------------------------------------------------------------------


def test_a_table_is_not_put_away_while_somebody_looks(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour) as (table, ear, other):
            parlour.desk.hub.put_away(-1)
            assert table in parlour.desk.hub.live
            words = ear.state["choices"][0]["words"]
            assert (await ear.ask("move", ticket=ear.state["ticket"], actions=[words]))["type"] == "done"
            await other.settle()
        parlour.desk.hub.put_away(-1)
        assert table not in parlour.desk.hub.live

    run(tmp_path, scene)


def test_who_goes_in_the_middle_of_an_answer_has_given_it(tmp_path: Path) -> None:
    """And the others are shown it."""

    async def scene(parlour: Parlour) -> None:
        async with two_players(parlour, options={"setup": "first_game", "first": 0}) as (table, one, other):
            asked, waiting = (one, other) if one.state["ticket"] else (other, one)
            words = asked.state["choices"][0]["words"]
            await asked.say(type="move", id="last", ticket=asked.state["ticket"], actions=[words])
            await asked.close()
            while not waiting.state["ticket"]:
                await waiting.hear()
            assert parlour.desk.hub.live[table].table.moves == 1

    run(tmp_path, scene)
