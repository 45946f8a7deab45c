"""Tables that go on from a record: at those with others nobody foresees the game, not even whoever has the record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.battery import play_random
from arcanum.core.files import RecordError
from arcanum.core.record import DealtAnew, Record, branch, replay, verify
from arcanum.core.session import Session
from arcanum.core.state import GameState
from arcanum.games import GAMES, find
from tests.server.parlour import Guest, Parlour

MOVES = 60


def played(game: str, seed: str = "known to somebody") -> Record:
    record = play_random(find(game), 2, seed).record
    assert record is not None
    return record


def begun(game: str) -> Record:
    """A game in the middle, such as somebody saves and sends."""
    shorter = branch(played(game), MOVES)
    shorter.gave_up, shorter.result = [], None
    return shorter


async def state_of(parlour: Parlour, id: str) -> GameState:
    return (await parlour.desk.hub.get(id)).table.state


async def with_others(parlour: Parlour, record: Record) -> tuple[Guest, str]:
    host, other = parlour.guest(), parlour.guest()
    made = await host.make("me", "open", game=record.game, record=record.data())
    await other.join(made["table"])
    return host, made["table"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_the_record_cannot_foresee_a_game_with_others(game: str, tmp_path: Path) -> None:
    record = begun(game)
    foreseen = replay(record, find(game))

    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            _, id = await with_others(parlour, record)
            state = await state_of(parlour, id)
            assert state.chance.key != foreseen.chance.key
            assert state.state_hash() != foreseen.state_hash()
            assert _order(state) != _order(foreseen), "what lies in the decks is another order"
            for seat in (0, 1, None):
                assert state.view(seat) == foreseen.view(seat), "what somebody knows stays"
            for seat in (0, 1):
                assert state.world(seat, "1").state_hash() == foreseen.world(seat, "1").state_hash()
            _, again = await with_others(parlour, record)
            assert (await state_of(parlour, again)).state_hash() != state.state_hash(), "each time anew"

    asyncio.run(play())


def _order(state: GameState) -> list[Any]:
    """The hidden piles of a game."""
    names = ("deck", "monument_deck", "grimoire", "library", "forgotten", "decks", "fate")
    return [getattr(state, name) for name in names if hasattr(state, name)]


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_the_cards_stay(game: str, tmp_path: Path) -> None:
    record = begun(game)

    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            for data in (record, branch(record, 0)):
                made = await parlour.guest().make("me", "random", game=game, record=data.data())
                state = await state_of(parlour, made["table"])
                assert state.state_hash() == replay(data, find(game)).state_hash()

    asyncio.run(play())


def test_branches_with_others_are_dealt_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            host, id = await with_others(parlour, begun("res_arcana"))
            await parlour.desk.hub.act(id, lambda table: [table.resign(1)])
            source = (await parlour.desk.hub.get(id)).table.played()
            for moves in (0, 25, MOVES):
                seats = [{"who": "me"}, {"who": "open"}]
                answer = await host.http.post(f"/api/tables/{id}/branch", json={"moves": moves, "seats": seats})
                assert answer.status_code == 201, answer.text
                there = answer.json()["table"]
                await parlour.guest().join(there)
                state, before = await state_of(parlour, there), replay(branch(source, moves), find("res_arcana"))
                assert state.chance.key != before.chance.key
                assert (state.view(0) == before.view(0)) == (moves > 0)
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            answer = await host.http.post(f"/api/tables/{id}/branch", json={"moves": 25, "seats": seats})
            state = await state_of(parlour, answer.json()["table"])
            assert state.state_hash() == replay(branch(source, 25), find("res_arcana")).state_hash()

    asyncio.run(play())


def test_it_is_said_before_anybody_sits_down(tmp_path: Path) -> None:
    """At the table and in the list of tables."""

    async def look() -> None:
        async with Parlour(tmp_path, bots=False) as parlour:
            host, other = parlour.guest(), parlour.guest()
            record = begun("res_arcana").data()
            told = {}
            for name, seats, wish in (
                ("dealt", ("me", "open"), {}),
                ("others", ("me", "open"), {"record": record}),
                ("alone", ("me", "random"), {"record": record}),
            ):
                made = await host.make(*seats, public=True, **wish)
                about = (await other.http.get(f"/api/tables/{made['table']}")).json()
                [listed] = [
                    each for each in (await other.http.get("/api/tables")).json() if each["id"] == made["table"]
                ]
                told[name] = (about["origin"], about["dealt_anew"])
                assert (listed["origin"], listed["dealt_anew"]) == told[name]
            assert told == {"dealt": ("deal", False), "others": ("record", True), "alone": ("record", False)}

    asyncio.run(look())


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_such_a_game_plays_again(game: str, tmp_path: Path) -> None:
    """With what came before, what was dealt anew, and all hashes; also from the middle, and dealt anew once more."""
    record, rules = begun(game), find(game)
    record.deal_anew(replay(record, rules), "new")
    session = Session.from_record(record, rules)
    while not session.state.over:
        seat = session.state.actors()[0]
        legal = session.state.legal_actions(seat)
        session.play(seat, legal[5 * len(session.record.actions) % len(legal)])
    whole = Record.from_data(session.record.data())
    verify(whole, rules)
    assert whole.dealt_anew == [DealtAnew(MOVES, "new")]
    assert branch(whole, MOVES - 1).dealt_anew == []
    assert replay(whole, rules, MOVES).state_hash() == replay(record, rules).state_hash()
    shorter = branch(whole, MOVES)
    shorter.deal_anew(replay(shorter, rules), "newer")
    assert [each.seed for each in shorter.dealt_anew] == ["newer"]
    assert shorter.checkpoints[MOVES] == replay(shorter, rules).state_hash()
    whole.dealt_anew = [DealtAnew(MOVES, "other")]
    with pytest.raises(RecordError, match="hash"):
        verify(whole, rules)


def test_nothing_is_taken_back_from_before_it() -> None:
    record = begun("res_arcana")
    rules = find("res_arcana")
    record.deal_anew(replay(record, rules), "new")
    session = Session.from_record(record, rules)
    assert [session.can_undo(seat) is None for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize(("after", "said"), [([3, 3], "rise"), ([99], "at most")])
def test_what_does_not_fit_is_refused(after: list[int], said: str) -> None:
    record = begun("res_arcana")
    record.dealt_anew = [DealtAnew(each, "new") for each in after]
    with pytest.raises(RecordError, match=said):
        Record.from_data(record.data())
