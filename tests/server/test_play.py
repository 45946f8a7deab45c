"""Tables over real sockets: making, joining, playing, taking back, leaving and coming back."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.house import Chair, Client, House


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine)


async def play_to_the_end(chair: Chair, every: int = 7) -> dict[str, Any]:
    """Answer whatever is asked, one way or another; the last state."""
    number = 0
    while True:
        state = await chair.asked()
        if state["table"]["status"] == "over":
            return state
        number += 1
        answer = await chair.answer(state["choices"][number * every % len(state["choices"])]["words"])
        assert answer["type"] == "done" or answer["problem"]["code"] == "stale", answer


def test_a_game_against_a_bot(house: House) -> None:
    async def game() -> None:
        client = Client(house.url)
        made = await client.make("me", "apprentice", name="First")
        async with client.sit(made["table"], made["token"]) as chair:
            last = await play_to_the_end(chair)
        assert sum(last["table"]["result"]) == 1
        record = (await client.http.get(f"/api/tables/{made['table']}/record")).json()
        assert record["result"] == last["table"]["result"]
        mine = (await client.http.get("/api/my/tables")).json()
        assert [(table["id"], table["status"], table["seat"]) for table in mine] == [(made["table"], "over", 0)]
        await client.close()

    run(game())


def test_two_people(house: House) -> None:
    async def game() -> None:
        one_client, other_client = Client(house.url), Client(house.url)
        made = await one_client.make("me", "open", name="First")
        joined = await other_client.join(made["table"], name="Second")
        async with (
            one_client.sit(made["table"], made["token"]) as one,
            other_client.sit(made["table"], joined["token"], lang="uk") as two,
        ):
            ends = await asyncio.gather(play_to_the_end(one), play_to_the_end(two, 5))
        assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
        assert [seat["name"] for seat in ends[0]["table"]["seats"]] == ["First", "Second"]
        await one_client.close()
        await other_client.close()

    run(game())
