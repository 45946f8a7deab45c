"""Bots and clocks: each answer is given once and each time is up once, whatever clocks, thinkers and others do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from arcanum.games import find
from arcanum.server import attendant
from arcanum.server.attendant import GRACE, LEASE, Attendant
from arcanum.server.clock import Clock, now_ms
from arcanum.server.courier import Courier
from arcanum.server.database import NotStored, sqlite_in
from arcanum.server.entries import Moved, RanOut
from arcanum.server.thinkers import Question, ThinkerFailed, Thinkers, Thought
from tests.server.place import Place, Time, place, soon


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendant, "_ROUND", 0.02)
    monkeypatch.setattr(attendant, "_PAUSE", 0.01)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_in(tmp_path)


class Quick(Thinkers):
    """Takes the first thing that is allowed, when it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.let = asyncio.Event()
        self.let.set()
        self.fails_at = ""

    async def think(self, question: Question, urgent: bool) -> Thought:
        self.asked.append(question)
        await self.let.wait()
        if question.bot == self.fails_at:
            raise ThinkerFailed("it cannot")
        world = find(question.game).load(msgspec.json.decode(question.world))
        return Thought(world.space.words(world.legal_actions(question.seat)[0]))


class Worker:
    """A process without sockets."""

    def __init__(self, here: Place, idle: float = 300.0) -> None:
        self.here = here
        self.thinkers = Quick()
        self.attendant = Attendant(here.hub, self.thinkers, Courier(False, False), idle)

    async def die(self) -> None:
        """End without a word, as a process that is killed does."""
        tasks = [*self.attendant._thinking.values()]
        tasks += [self.attendant._round] if self.attendant._round is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def at_work(url: str, name: str = "one", now: Time | None = None, idle: float = 300.0) -> AsyncIterator[Worker]:
    async with place(url, worker=name, now=now_ms if now is None else now) as here:
        worker = Worker(here, idle)
        await worker.attendant.start()
        try:
            yield worker
        finally:
            await worker.attendant.stop()


async def until_over(here: Place, id: str) -> None:
    """Wait for the end of a game; here it is as it is in the store."""
    async with asyncio.timeout(120):
        while not (await here.table(id)).over:
            here.hub.look_again()  # There are no news between processes that share a file.
            await asyncio.sleep(0.05)
    assert (await here.stored(id)).state.state_hash() == (await here.table(id)).state.state_hash()


def count(entries: list[object], kind: type) -> int:
    return sum(isinstance(each, kind) for each in entries)


async def entries_of(here: Place, id: str) -> list[object]:
    return [each.entry for each in await here.store.since(id, 0)]


# --- bots -------------------------------------------------------------------------------------------------------------


def test_one_of_two_processes_sees_to_a_table_of_bots(url: str) -> None:
    async def story() -> None:
        async with at_work(url, "one") as one, at_work(url, "two") as two:
            id = await one.here.make("bot:apprentice", "bot:apprentice", rounds=2)
            await until_over(one.here, id)
            moves = count(await entries_of(one.here, id), Moved)
            assert moves == (await one.here.stored(id)).moves
            assert sorted(len(each.thinkers.asked) for each in (one, two)) == [0, moves]

    asyncio.run(story())


def test_bots_go_on_in_another_process_when_theirs_dies(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, "one", now) as one, at_work(url, "two", now) as two:
            id = await one.here.make("bot:apprentice", "bot:apprentice", rounds=2)
            for each in (one, two):
                each.thinkers.let.clear()
            await soon(lambda: one.thinkers.asked or two.thinkers.asked)
            dead, heir = (one, two) if one.thinkers.asked else (two, one)
            await dead.die()
            heir.thinkers.let.set()
            await asyncio.sleep(0.2)
            assert not heir.thinkers.asked
            now.now += LEASE + 1
            await until_over(heir.here, id)
            assert heir.thinkers.asked

    asyncio.run(story())


def test_a_process_that_was_believed_dead_leaves_its_tables_to_others(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not reach the database for too long. It does not go on as if nothing had happened."""
    monkeypatch.setattr(attendant, "LEASE", 100)

    async def story() -> None:
        async with at_work(url) as one:
            id = await one.here.make("A", "bot:apprentice")
            one.thinkers.let.clear()
            await soon(lambda: one.attendant.claimed == {id} or one.thinkers.asked)
            keep_alive = one.here.store.keep_alive

            async def unreachable(now: int, lease: int) -> None:
                raise NotStored("nobody there")

            gave_up = asyncio.Event()
            give_up_all = one.here.store.give_up_all

            async def noticed() -> None:
                await give_up_all()
                gave_up.set()

            one.here.store.give_up_all = noticed  # type: ignore[method-assign]
            one.here.store.keep_alive = unreachable  # type: ignore[method-assign]
            async with asyncio.timeout(30):
                await gave_up.wait()
            one.here.store.keep_alive = keep_alive  # type: ignore[method-assign]
            one.thinkers.let.set()
            await soon(lambda: not one.attendant._thinking)

    asyncio.run(story())


def test_a_table_is_not_put_away_while_a_bot_thinks(url: str) -> None:
    async def story() -> None:
        async with at_work(url, idle=0.0) as one:
            one.thinkers.let.clear()
            id = await one.here.make("bot:apprentice", "A")
            await soon(lambda: one.thinkers.asked)
            await asyncio.sleep(0.1)
            assert id in one.here.hub.live
            # It goes away all the same: the answer is given at the table that takes its place.
            one.here.hub.live.pop(id).gone = True
            one.thinkers.let.set()
            await soon(lambda: not one.attendant._thinking and id not in one.here.hub.live)
            stored = await one.here.stored(id)
            assert stored.entries > 2
            assert not any(stored.bot_for(seat) for seat in stored.asked())

    asyncio.run(story())


def test_a_table_is_given_up_when_it_is_put_away(url: str) -> None:
    async def story() -> None:
        async with at_work(url, "one", idle=0.05) as one, place(url, worker="two") as two:
            id = await one.here.make("bot:apprentice", "A")
            await soon(lambda: one.thinkers.asked and id not in one.here.hub.live and id not in one.attendant.claimed)
            await one.here.store.keep_alive(one.here.hub.now(), LEASE)
            assert await two.store.claim(id, two.hub.now(), LEASE)

    asyncio.run(story())


def test_a_simpler_bot_answers_for_one_that_cannot(url: str) -> None:
    async def story() -> None:
        async with at_work(url) as one:
            one.thinkers.fails_at = "magister:1"
            id = await one.here.make("bot:magister:1", "A")
            await soon(lambda: len(one.thinkers.asked) >= 3)
            await soon(lambda: not one.attendant._thinking)
            assert [each.bot for each in one.thinkers.asked[:3]] == ["magister:1", "magister:1", "apprentice"]
            assert (await one.here.stored(id)).moves > 0

    asyncio.run(story())


def test_a_table_that_cannot_be_read_does_not_keep_others_from_being_seen_to(url: str) -> None:
    async def story() -> None:
        async with place(url) as before:
            bad = await before.make("bot:apprentice", "A", clock=1)
            async with before.store.writing() as connection:
                await connection.exec_driver_sql(f"UPDATE entries SET data = 'x' WHERE table_id = '{bad}'")
            good = await before.make("bot:apprentice", "bot:apprentice", rounds=2)
        async with at_work(url) as one:
            await until_over(one.here, good)
            assert one.attendant._failing == {bad}

    asyncio.run(story())


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_time_runs_out_once_although_two_look_at_the_clock(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, "one", now) as one, at_work(url, "two", now) as two:
            id = await one.here.make("A", "B", clock=10, forfeit=True)
            for each in (one, two):
                await each.here.hub.get(id)
            await asyncio.sleep(0.1)
            assert count(await entries_of(one.here, id), RanOut) == 0
            now.now += 10_000
            await until_over(one.here, id)
            await asyncio.sleep(0.2)
            assert count(await entries_of(one.here, id), RanOut) == 1
            assert (await one.here.stored(id)).lost == (await two.here.stored(id)).lost

    asyncio.run(story())


def test_a_bot_answers_once_for_somebody_whose_time_is_up(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, "one", now) as one, at_work(url, "two", now) as two:
            id = await one.here.make("A", "B", clock=10)
            asked = (await one.here.table(id)).asked()
            now.now += 10_000
            async with asyncio.timeout(30):
                while count(await entries_of(one.here, id), Moved) < len(asked):
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            entries = await entries_of(one.here, id)
            assert (count(entries, RanOut), count(entries, Moved)) == (len(asked), len(asked))
            assert not one.attendant._thinking
            assert not two.attendant._thinking

    asyncio.run(story())


def test_a_clock_that_is_set_back_costs_nobody_anything(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as one:
            id = await one.here.make("A", "bot:apprentice", clock=10, forfeit=True)
            now.now -= 3_600_000
            await soon(lambda: one.thinkers.asked)
            while not (await one.here.table(id)).asked_at[0] < 1_000_000:
                if 0 in (await one.here.table(id)).asked():
                    await one.here.answer(id)
                await asyncio.sleep(0.02)
            await soon(lambda: not one.attendant._thinking)
            assert count(await entries_of(one.here, id), RanOut) == 0
            now.now += 10_001
            await until_over(one.here, id)
            assert count(await entries_of(one.here, id), RanOut) == 1

    asyncio.run(story())


def test_after_a_start_nobodys_time_is_up_at_once(url: str) -> None:
    """Perhaps the server was away for days, and nobody could answer."""

    async def story() -> None:
        now = Time()
        async with place(url, now=now) as before:
            id = await before.make("A", "B", clock=3600, forfeit=True)
        now.now += 7 * 86_400_000
        async with at_work(url, now=now) as one:
            fresh = await one.here.make("A", "B", clock=5, forfeit=True)
            now.now += GRACE - 1
            await until_over(one.here, fresh)
            assert count(await entries_of(one.here, id), RanOut) == 0
            now.now += 1
            await until_over(one.here, id)

    asyncio.run(story())


def test_the_clock_of_the_machine_is_set_while_we_run() -> None:
    calendar, steady = 1_700_000_000_000_000_000, 5_000_000_000
    clock = Clock(lambda: calendar, lambda: steady)
    assert clock() == 1_700_000_000_000
    calendar, steady = 0, steady + 1_500_000_000
    assert clock() == 1_700_000_001_500
    calendar, steady = 1_900_000_000_000_000_000, steady + 500_000
    assert clock() == 1_700_000_001_500


# --- databases that fail ----------------------------------------------------------------------------------------------


def test_bots_and_clocks_go_on_when_the_database_is_back(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(url) as one:
            one.thinkers.let.clear()
            id = await one.here.make("bot:apprentice", "bot:apprentice", rounds=2)
            await soon(lambda: one.thinkers.asked)
            (tmp_path / "arcanum.db").rename(tmp_path / "elsewhere")
            one.thinkers.let.set()
            await asyncio.sleep(0.3)
            assert one.here.hub.live[id].table.moves == 0
            (tmp_path / "elsewhere").rename(tmp_path / "arcanum.db")
            await until_over(one.here, id)

    asyncio.run(story())
