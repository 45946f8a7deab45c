"""Looking back: names in lists, bots that are offered, picks on the wire, analyses, and records that are sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arcanum.bots import RIVALS
from arcanum.core.record import Record, branch
from arcanum.core.session import Session
from arcanum.games import find
from arcanum.server import analyst
from arcanum.server.analyst import Analyst, Estimate, questions_of, turning_points
from arcanum.server.errors import Refused
from arcanum.server.pool import Overloaded
from arcanum.server.questions import Question, Thought
from tests.server.parlour import Ear, Parlour


def finished_record(seed: str = "look back") -> Record:
    """A game to its end, by whatever comes first."""
    record = Record.start(find("res_arcana"), 2, seed)
    session = Session.from_record(record, find("res_arcana"))
    number = 0
    while not session.state.over:
        seat = session.state.actors()[0]
        legal = session.state.legal_actions(seat)
        session.play(seat, session.state.space.words(legal[number * 7 % len(legal)]))
        number += 1
    return session.record


# --- games and lists --------------------------------------------------------------------------------------------------


def test_bots_and_the_goal_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest = parlour.guest()
            told = (await guest.http.get("/api/games", params={"lang": "uk"})).json()
            (game,) = [each for each in told if each["id"] == "res_arcana"]
            assert [each["id"] for each in game["bots"]] == list(RIVALS)
            assert game["bots"][0]["name"] == "Учень"
            assert all(each["note"] for each in game["bots"])
            assert game["goal"] == 10

    asyncio.run(play())


def test_options_are_told_in_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            told = (await parlour.guest().http.get("/api/games", params={"lang": "uk"})).json()
            for game in told:
                for option in game["options"]:
                    assert option["label"]
                    assert len(option["labels"]) == len(option["choices"])
            (rose,) = [each for each in told if each["id"] == "black_rose"]
            (school,) = [each for each in rose["options"] if each["name"] == "school"]
            assert dict(zip(school["choices"], school["labels"], strict=True))["ash"] == "Школа попелу"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "called"),
    [
        (("me", "apprentice"), ["Apprentice"]),
        (("me", "adept", "apprentice"), ["Adept", "Apprentice"]),
        (("me", "adept", "adept", "adept"), ["Adept 1", "Adept 2", "Adept 3"]),
    ],
)
def test_bots_have_names(tmp_path: Path, seats: tuple[str, ...], called: list[str]) -> None:
    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest = parlour.guest()
            made = await guest.make(*seats, name="Guest", public=True)
            told = (await guest.http.get(f"/api/tables/{made['table']}")).json()
            assert [each["name"] for each in told["seats"]] == ["Guest", *called]
            for path in ("/api/tables", "/api/my/tables"):
                (listed,) = (await guest.http.get(path)).json()
                assert (listed["people"], listed["bots"]) == (["Guest"], called)

    asyncio.run(play())


# --- picks ------------------------------------------------------------------------------------------------------------


async def to_picks(ear: Ear, token: str) -> dict[str, Any]:
    """Play until several answers may be given at once."""
    await ear.settle()
    number = 0
    while ear.state["table"]["status"] == "playing":
        state = ear.state
        if state["picks"]:
            return state
        if state["choices"]:
            words = state["choices"][number * 5 % len(state["choices"])]["words"]
            number += 1
            answer = await ear.ask("move", ticket=state["ticket"], actions=[words])
            assert answer["type"] == "done"
        await ear.settle()
    raise AssertionError("the game was over before")


def test_all_picks_of_a_mix_may_be_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(tmp_path) as parlour:
            guest = parlour.guest()
            made = await guest.make("me", "random")
            async with guest.sit(made["table"], made["token"]) as ear:
                sent = 0
                while sent < 5:
                    state = await to_picks(ear, made["token"])
                    picks = state["picks"]
                    kinds, mix = picks["kinds"], picks["mixes"][-1]
                    for kind, counts in zip(kinds, zip(*picks["mixes"], strict=True), strict=True):
                        assert (kind["least"], kind["most"]) == (min(counts), max(counts))
                    actions = [kind["words"] for kind, count in zip(kinds, mix, strict=True) for _ in range(count)] + (
                        [picks["ending"]["words"]] if picks["ending"] else []
                    )
                    if not actions:
                        break
                    answer = await ear.ask("move", ticket=state["ticket"], actions=actions)
                    assert answer["type"] == "done", answer
                    await ear.settle()
                    sent += 1

    asyncio.run(play())


# --- records that are sent --------------------------------------------------------------------------------------------


def test_a_record_is_looked_at_without_a_table(tmp_path: Path) -> None:
    record = finished_record()

    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest = parlour.guest()
            body = {"record": record.data(), "seat": 1, "lang": "ru", "start": 3, "count": 4}
            answer = await guest.http.post("/api/replay", json=body)
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["moves"] == len(record.actions)
            assert [each["moves"] for each in told["frames"]] == [3, 4, 5, 6]
            assert told["frames"][0]["view"]["seat"] == 1
            assert (await guest.http.get("/api/my/tables")).json() == []

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"record": {}}, 422),
        ({"record": {"game": "chess"}}, 422),
        ({"seat": 2}, 404),
        ({"seat": -2}, 400),
        ({"count": 201}, 400),
        ({"other": 1}, 400),
    ],
)
def test_a_record_that_is_no_good_is_refused(tmp_path: Path, change: dict[str, Any], status: int) -> None:
    record = finished_record()

    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            answer = await parlour.guest().http.post("/api/replay", json={"record": record.data(), **change})
            assert answer.status_code == status, answer.text
            assert answer.json()["message"]

    asyncio.run(play())


def test_an_illegal_action_is_named(tmp_path: Path) -> None:
    data = finished_record().data()
    data["actions"][4] = "0 place nothing"

    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            answer = await parlour.guest().http.post("/api/replay", json={"record": data})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
            assert "5" in answer.json()["message"]

    asyncio.run(play())


# --- analyses ---------------------------------------------------------------------------------------------------------


class Oracle:
    """Says of every position that the first seat wins it with the same chance."""

    def __init__(self, fails: bool = False) -> None:
        self.asked: list[Question] = []
        self.fails = fails
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(self, question: Question, urgent: bool) -> Thought:
        await self.gate.wait()
        assert not urgent
        if self.fails:
            raise Overloaded("nobody is there")
        self.asked.append(question)
        return Thought("pass", wins=(0.7, 0.3))


async def until_done(known: Analyst, oracle: Oracle, id: str, record: Record) -> analyst.Analysis:
    for _ in range(1000):
        found = known.look(oracle, id, record, [1.0, 0.0])
        if found.done:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("never done")


def test_a_game_is_examined_once() -> None:
    record = finished_record()

    async def look() -> None:
        known, oracle = Analyst(), Oracle()
        found = await until_done(known, oracle, "a", record)
        assert 0 < found.positions <= analyst.MOST_POSITIONS
        assert len(oracle.asked) == found.positions == len(found.estimates) - 1
        assert [each.moves for each in found.estimates] == sorted({each.moves for each in found.estimates})
        assert found.estimates[-1] == Estimate(len(record.actions), [1.0, 0.0])
        assert [turn.seat for turn in found.turns] == [0]
        assert known.look(oracle, "a", record, [1.0, 0.0]) == found
        assert len(oracle.asked) == found.positions
        back = branch(record, len(record.actions))
        back.take_backs += 1
        await until_done(known, oracle, "a", back)
        assert len(oracle.asked) == 2 * found.positions, "a game that went back is another one"

    asyncio.run(look())


def test_questions_hold_what_the_seat_could_know() -> None:
    record = finished_record()
    for _, question in questions_of(record, "a"):
        assert record.seed.encode() not in question.world


def test_few_games_are_examined_at_once() -> None:
    record = finished_record()

    async def look() -> None:
        known, oracle = Analyst(), Oracle()
        oracle.gate.clear()
        for id in range(analyst.AT_ONCE):
            known.look(oracle, str(id), record, [1.0, 0.0])
        with pytest.raises(Refused):
            known.look(oracle, "one more", record, [1.0, 0.0])
        await known.stop()
        oracle.gate.set()
        await until_done(known, oracle, "one more", record)

    asyncio.run(look())


def test_a_game_that_could_not_be_examined_is_tried_again() -> None:
    record = finished_record()

    async def look() -> None:
        known, oracle = Analyst(), Oracle(fails=True)
        known.look(oracle, "a", record, [1.0, 0.0])
        await asyncio.gather(*known._tasks.values())
        oracle.fails = False
        assert (await until_done(known, oracle, "a", record)).done

    asyncio.run(look())


def test_turning_points_are_the_largest_changes_in_order() -> None:
    chances = [0.5, 0.55, 0.9, 0.3, 0.31, 0.5, 0.36, 0.6, 0.1]
    turns = turning_points([Estimate(number * 2, [win, 1 - win]) for number, win in enumerate(chances)])
    assert [turn.moves for turn in turns] == sorted(turn.moves for turn in turns)
    assert len(turns) == analyst.TURNS
    assert (turns[0].moves, turns[0].before, turns[0].after) == (3, 0.55, 0.9)


def test_only_those_who_may_look_see_an_analysis(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            guest, other = parlour.guest(), parlour.guest()
            made = await guest.make("me", "open")
            path = f"/api/tables/{made['table']}/analysis"
            assert (await guest.http.get(path)).json()["code"] == "not_allowed"
            await other.join(made["table"])
            async with guest.sit(made["table"], made["token"]) as ear:
                assert (await ear.ask("resign"))["type"] == "done"
            assert (await parlour.guest().http.get(path)).status_code == 403
            assert (await guest.http.get(path)).status_code == 200

    asyncio.run(play())
