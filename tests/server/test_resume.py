"""A server that is killed in the middle of something and started again: it goes on exactly where it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from arcanum.server.database import sqlite_in
from arcanum.server.entries import Moved
from tests.server.house import PATIENCE, Chair, Client, House
from tests.server.place import place

REACTION = """
game: res_arcana
title: A dragon attacks, a dog may bark
options: {round_limit: 2}
position:
  players:
    - {pool: {elan: 1, life: 2}, hand: [prism], in_play: [{id: guard_dog, turned: true}]}
    - {hand: [magical_shard], in_play: [fire_dragon]}
"""
COLLECT = """
game: res_arcana
title: Both choose what to collect
options: {round_limit: 2}
position:
  phase: collect
  players:
    - {mage: witch, hand: [prism]}
    - {hand: [magical_shard], in_play: [celestial_horse]}
"""
Said = tuple[int, str]
"""A seat and its answer; no words: whatever is first."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as running:
        yield running


@dataclass
class Game:
    """A table for two people, and what they saw of it."""

    table: str
    tokens: list[str]
    seen: list[dict[str, Any]]
    last: str


def still(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what passes: the time, who is online, and what happened on the way."""
    kept = {key: value for key, value in state.items() if key not in ("now", "events", "log", "anew")}
    seats = [{key: value for key, value in seat.items() if key != "online"} for seat in state["table"]["seats"]]
    return kept | {"table": state["table"] | {"seats": seats}}


async def latest(chair: Chair) -> dict[str, Any]:
    """What a chair sees when all is quiet."""
    await chair.say(type="ping")
    await chair.hear_until("pong")
    return still(chair.state)


async def sit(stack: AsyncExitStack, client: Client, game: Game) -> list[Chair]:
    chairs = [await stack.enter_async_context(client.sit(game.table, token)) for token in game.tokens]
    for chair in chairs:
        await chair.hear_until("state")
    return chairs


async def play(house: House, answers: Sequence[Said], **wish: Any) -> Game:
    """Two people play until these answers are given."""
    client, other = Client(house.url), Client(house.url)
    made = await client.make("me", "open", name="First", clock=3600, **wish)
    joined = await other.join(made["table"], name="Second")
    game = Game(made["table"], [made["token"], joined["token"]], [], "")
    async with AsyncExitStack() as stack:
        chairs = await sit(stack, client, game)
        for number, (seat, words) in enumerate(answers):
            state = await chairs[seat].asked()
            game.last = f"m{number}"
            answer = await chairs[seat].answer(words or state["choices"][0]["words"], game.last)
            assert answer["type"] == "done", answer
        game.seen = [await latest(chair) for chair in chairs]
    await client.close()
    await other.close()
    return game


async def compare_and_play_on(house: House, game: Game, last_seat: int) -> None:
    """All is as it was; what was done last is known; and the game can be played to its end."""
    client = Client(house.url)
    async with AsyncExitStack() as stack:
        chairs = await sit(stack, client, game)
        for seat, chair in enumerate(chairs):
            assert await latest(chair) == game.seen[seat]
        repeated = await chairs[last_seat].ask("move", id=game.last, ticket="x", actions=["pass"])
        assert repeated == {"type": "done", "id": game.last, "repeated": True}
        for seat, chair in enumerate(chairs):
            assert await latest(chair) == game.seen[seat]
        ends = await asyncio.gather(*(chair.play_to_the_end() for chair in chairs))
        assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
    await client.close()


def restart(house: House) -> None:
    house.kill()
    house.start()


def test_in_the_middle_of_a_reaction(house: House) -> None:
    """Seat 0 is asked how it reacts to an attack; the turn of seat 1 is not over."""
    answers = [(0, "power guard_dog 1"), (1, "power fire_dragon 1")]
    game = asyncio.run(play(house, answers, scenario=REACTION))
    assert game.seen[0]["view"]["decision"]["prompt"] == "react"
    assert game.seen[0]["ticket"]
    assert not game.seen[1]["ticket"]
    restart(house)
    asyncio.run(compare_and_play_on(house, game, last_seat=1))


def test_in_the_middle_of_a_draft(house: House) -> None:
    """One has kept two cards already, the other only one, and neither knows of the other."""
    options = {"setup": "draft", "round_limit": 2}
    game = asyncio.run(play(house, [(0, ""), (1, ""), (1, "")], options=options))
    assert game.seen[0]["ticket"]
    assert not game.seen[1]["ticket"]
    restart(house)
    asyncio.run(compare_and_play_on(house, game, last_seat=1))


def test_in_the_middle_of_choosing_mages(house: House) -> None:
    game = asyncio.run(play(house, [(0, "")], options={"round_limit": 2}))
    assert game.seen[1]["ticket"]
    assert not game.seen[0]["ticket"]
    restart(house)
    asyncio.run(compare_and_play_on(house, game, last_seat=0))


def test_in_the_middle_of_preparing_spells(house: House) -> None:
    """One has prepared two spells, the other none, and neither sees anything of the other's."""
    game = asyncio.run(prepare(house))
    assert [len(seen["view"]["players"][seat]["slots"]) for seat, seen in enumerate(game.seen)] == [4, 4]
    assert all(seen["ticket"] for seen in game.seen)
    restart(house)
    asyncio.run(compare_and_play_on(house, game, last_seat=0))


async def prepare(house: House) -> Game:
    client, other = Client(house.url), Client(house.url)
    made = await client.make("me", "open", game="black_rose", name="First", clock=3600)
    joined = await other.join(made["table"], name="Second")
    game = Game(made["table"], [made["token"], joined["token"]], [], "")
    async with AsyncExitStack() as stack:
        chairs = await sit(stack, client, game)
        while True:
            asked = [chair for chair in chairs if (await latest(chair))["ticket"]]
            if len(asked) == 2 and asked[0].state["view"]["decision"]["prompt"] == "prepare":
                break
            await asked[0].answer(asked[0].state["choices"][0]["words"])
        for number in range(2):
            state = await chairs[0].asked()
            game.last = f"m{number}"
            await chairs[0].answer(state["choices"][-1]["words"], game.last)
        game.seen = [await latest(chair) for chair in chairs]
    await client.close()
    await other.close()
    return game


def test_in_the_middle_of_collecting(house: House) -> None:
    game = asyncio.run(play(house, [(1, "essence life")], scenario=COLLECT))
    assert game.seen[0]["ticket"]
    assert not game.seen[1]["ticket"]
    restart(house)
    asyncio.run(compare_and_play_on(house, game, last_seat=1))


@pytest.mark.parametrize("setup", ["draft", "standard"])
def test_a_bot_that_was_thinking_goes_on_by_itself(house: House, setup: str) -> None:
    """Nobody looks at the table; the bot answers all the same."""

    async def begin() -> str:
        client = Client(house.url)
        made = await client.make("me", "magister:5000", options={"setup": setup})
        await client.close()
        return str(made["table"])

    async def moved(table: str) -> list[Moved]:
        async with place(sqlite_in(house.folder), worker="looking") as here:
            return [each.entry for each in await here.store.since(table, 0) if isinstance(each.entry, Moved)]

    table = asyncio.run(begin())
    house.kill()
    before = asyncio.run(moved(table))
    house.start()
    until = time.monotonic() + PATIENCE
    while len(found := asyncio.run(moved(table))) <= len(before):
        assert time.monotonic() < until, house.log()[-2000:]
        time.sleep(0.2)
    assert {move.bot for move in found} == {"magister:5000"}
