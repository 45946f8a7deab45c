"""Nobody who asks for much keeps the others waiting: clients take turns, for heavy work and for bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arcanum.core.record import Record
from arcanum.server.errors import Refused
from arcanum.server.heavy import EACH, Turns
from arcanum.server.pool import _Errand, _Queue
from arcanum.server.questions import Question
from tests.server.parlour import Parlour
from tests.server.test_security import run

GOLDEN = min((Path(__file__).parents[1] / "golden" / "res_arcana").glob("*.json.gz"))


def test_clients_take_turns() -> None:
    async def scene() -> list[str]:
        turns, done = Turns(places=1), []
        await turns.take("busy")

        async def work(who: str, number: int) -> None:
            await turns.take(who)
            done.append(f"{who}{number}")
            turns.leave()

        waiting = [asyncio.create_task(work("greedy", number)) for number in range(5)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(work("modest", number)) for number in range(2)]
        await asyncio.sleep(0)
        turns.leave()
        await asyncio.gather(*waiting)
        await turns.take("free again")
        return done

    assert asyncio.run(scene()) == ["greedy0", "modest0", "greedy1", "modest1", "greedy2", "greedy3", "greedy4"]


def test_one_client_may_have_so_much_waiting_and_others_still_come() -> None:
    async def scene() -> None:
        turns = Turns(places=1)
        await turns.take("greedy")
        waiting = [asyncio.create_task(turns.take("greedy")) for _ in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await turns.take("greedy")
        assert refused.value.code == "busy"
        other = asyncio.create_task(turns.take("modest"))
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        turns.leave()
        await asyncio.wait_for(other, 5)
        turns.leave()
        await asyncio.wait_for(turns.take("next"), 5)

    asyncio.run(scene())


def test_a_place_that_was_given_to_somebody_who_has_gone_is_handed_on() -> None:
    async def scene() -> None:
        turns = Turns(places=1)
        await turns.take("one")
        gone = asyncio.create_task(turns.take("two"))
        await asyncio.sleep(0)
        turns.leave()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(turns.take("three"), 5)

    asyncio.run(scene())


def test_somebody_who_sends_many_records_does_not_keep_others_from_making_tables(tmp_path: Path) -> None:
    async def scene(parlour: Parlour) -> None:
        greedy, modest = parlour.guest(), parlour.guest()
        body, codes = {"record": Record.read(GOLDEN).data()}, set()

        async def send_on() -> None:
            while True:
                codes.add((await greedy.http.post("/api/replay", json=body)).status_code)

        sending = [asyncio.create_task(send_on()) for _ in range(EACH + 20)]
        await asyncio.sleep(0.2)
        for _ in range(3):
            await modest.make("me", "open")
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        assert codes == {200, 503}

    run(tmp_path, scene)


def errand(client: str, number: int, urgent: bool = True) -> _Errand:
    question = Question(f"t{number}", "res_arcana", (), b"", 0, number, "adept", "1", "move", client)
    return _Errand(question, urgent, asyncio.get_running_loop().create_future(), 0.0)


def test_bots_think_for_clients_in_turn() -> None:
    async def scene() -> list[str]:
        queue = _Queue()
        for number in range(4):
            queue.append(errand("greedy", number))
        dropped = errand("modest", 9)
        queue.append(dropped)
        queue.append(errand("modest", 0))
        queue.drop(dropped)
        first = queue.take()
        assert first is not None
        queue.put_back(first)
        taken: list[str] = []
        while (found := queue.take()) is not None:
            taken.append(f"{found.question.client}{found.question.number}")
        return taken

    assert asyncio.run(scene()) == ["greedy0", "modest0", "greedy1", "greedy2", "greedy3"]
