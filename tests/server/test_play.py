"""Tables over real sockets: making, joining, playing, taking back, leaving and coming back."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.house import Client, House


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine)


def test_a_game_against_a_bot(house: House) -> None:
    async def game() -> None:
        client = Client(house.url)
        made = await client.make("me", "apprentice", name="First")
        async with client.sit(made["table"], made["token"]) as chair:
            last = await chair.play_to_the_end()
        assert sum(last["table"]["result"]) == 1
        record = (await client.http.get(f"/api/tables/{made['table']}/record")).json()
        assert record["result"] == last["table"]["result"]
        mine = (await client.http.get("/api/my/tables")).json()
        assert [(table["id"], table["status"], table["seat"]) for table in mine] == [(made["table"], "over", 0)]
        assert mine[0]["result"] == last["table"]["result"]
        assert mine[0]["points"] == [player["points"] for player in last["view"]["players"]]
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
            ends = await asyncio.gather(one.play_to_the_end(), two.play_to_the_end(5))
        assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
        assert [seat["name"] for seat in ends[0]["table"]["seats"]] == ["First", "Second"]
        await one_client.close()
        await other_client.close()

    run(game())
