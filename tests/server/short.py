"""Short games, to try out what happens around them: one round, in which everybody passes at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.entries import Info, Moved, Sat, Stamped
from arcanum.server.table import Table
from tests.server.house import Chair, Client, House

SHORT: dict[str, Any] = {"setup": "first_game", "first": "0", "round_limit": 1}
"""Seat 1 chooses its item, then seat 0; then seat 0 has its turn, then seat 1."""

POSITION = """\
game: res_arcana
title: The last round
options: {players: 2, round_limit: 1}
position:
  round: 1
  to_act: 0
  players: [{hand: [prism, vault], pool: {gold: 3}}, {hand: [windup_man]}]
"""
"""Seat 0 has its turn, then seat 1; whoever passes chooses an item, and when both have the game is over."""


def secret_table(game: str, webhook: str = "") -> Table:
    """A table of two people who both decide in secret, each of them more than once, and have answered before."""
    for seed in range(50):
        record = Record.start(find(game), 2, f"secret {seed}", {})
        table = Table("t", Info(record=record.data(), webhook=webhook))
        for seat in range(2):
            table.add(Stamped(Sat(seat, name=f"Seat {seat}"), 0))
        for _ in range(60):
            if len(table.asked()) == 2 and all(table.given) and _stays_asked(table, 1):
                return table
            seat = table.asked()[0]
            table.add(Stamped(Moved(seat, first_of(table, seat)), 0))
    raise AssertionError(f"nobody decides in secret in {game}")


def first_of(table: Table, seat: int) -> str:
    """The first answer that a seat may give."""
    state = table.state
    return state.space.words(state.legal_actions(seat)[0])


def _stays_asked(table: Table, seat: int) -> bool:
    after = table.copy()
    after.add(Stamped(Moved(seat, first_of(table, seat)), 0))
    return len(after.asked()) == 2


def play(house: House, game: Callable[..., Awaitable[None]], clients: int = 1) -> None:
    """Let so many clients do something at a server."""

    async def played() -> None:
        async with guests(house, clients) as there:
            await game(*there)

    asyncio.run(played())


@asynccontextmanager
async def guests(house: House, count: int) -> AsyncIterator[list[Client]]:
    there = [Client(house.url) for _ in range(count)]
    try:
        yield there
    finally:
        for client in there:
            await client.close()


async def seat_two(one: Client, other: Client, **wish: Any) -> tuple[str, str, str]:
    """A table of two people: its id and their tokens."""
    made = await one.make("me", "open", name="One", **({"options": SHORT} | wish))
    joined = await other.join(made["table"], name="Other")
    return made["table"], made["token"], joined["token"]


async def give(chair: Chair, words: str | None = None) -> dict[str, Any]:
    """Give an answer: these words, or pass, or whatever comes first."""
    state = await chair.asked()
    offered = [choice["words"] for choice in state["choices"]]
    chosen = words or ("pass" if "pass" in offered else offered[0])
    answer = await chair.answer(chosen)
    assert answer["type"] == "done", answer
    return answer


async def finish(*chairs: Chair) -> dict[str, Any]:
    """Let everybody answer until the game is over; the last state."""

    async def go_on(chair: Chair) -> dict[str, Any]:
        while (state := await chair.asked())["table"]["status"] != "over":
            if state["ticket"]:
                await give(chair)
        return state

    return (await asyncio.gather(*map(go_on, chairs)))[0]


async def until(chair: Chair, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for a state that fits."""
    while not chair.state or not fits(chair.state):
        await chair.hear()
    return chair.state


def code_of(answer: dict[str, Any]) -> str:
    """The code with which something was refused over a socket."""
    assert answer["type"] == "failed", answer
    return str(answer["problem"]["code"])
