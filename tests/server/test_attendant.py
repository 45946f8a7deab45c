"""Bots and clocks: each answer is given once and each time is up once, whatever clocks, thinkers and others do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from arcanum.games import find
from arcanum.server import attendant
from arcanum.server.attendant import GRACE, LEASE, Attendant
from arcanum.server.caretaker import Caretaker
from arcanum.server.clock import Clock, now_ms
from arcanum.server.courier import Courier
from arcanum.server.database import NotStored, sqlite_in
from arcanum.server.entries import Moved, Paused, RanOut
from arcanum.server.errors import Refused
from arcanum.server.live import Listener
from arcanum.server.pool import ThinkerFailed
from arcanum.server.pulse import AWAY, BEAT
from arcanum.server.questions import Question, Thought
from arcanum.server.thinkers import LONG, Thinkers
from tests.server.place import Place, Time, place, shown, soon


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
        self.urgent: list[bool] = []
        self.let = asyncio.Event()
        self.let.set()
        self.fails_at = ""

    async def think(self, question: Question, urgent: bool) -> Thought:
        self.asked.append(question)
        self.urgent.append(urgent)
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
        self.rounds = 0
        """How many rounds it has begun."""
        mend = here.hub.mend

        def counted() -> None:
            self.rounds += 1
            mend()

        here.hub.mend = counted  # type: ignore[method-assign]

    async def next_round(self) -> None:
        """Wait until a round that begins now is over."""
        rounds = self.rounds
        await soon(lambda: self.rounds > rounds + 2)

    async def die(self) -> None:
        """End without a word, as a process that is killed does."""
        tasks = [*self.attendant._thinking.values()]
        tasks += [self.attendant._round] if self.attendant._round is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def at_work(
    url: str, name: str = "one", now: Time | None = None, idle: float = 300.0, alone: bool = False
) -> AsyncIterator[Worker]:
    async with place(url, worker=name, alone=alone, now=now_ms if now is None else now) as here:
        worker = Worker(here, idle)
        await worker.attendant.start()
        try:
            yield worker
        finally:
            await worker.attendant.stop()


async def go_by(now: Time, milliseconds: int, *workers: Worker) -> None:
    """Let time go by as it does: servers look at it every now and then."""
    end = now.now + milliseconds
    while now.now < end:
        now.now = min(now.now + BEAT, end)
        for worker in workers:
            await worker.next_round()


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


@pytest.mark.parametrize(
    ("bot", "rival", "seconds"),
    [
        ("magister", "A", LONG),
        ("magister:5000", "A", LONG),
        ("magister", "bot:apprentice", 0.0),
    ],
)
def test_a_bot_has_no_more_time_than_a_person_waits(url: str, bot: str, rival: str, seconds: float) -> None:
    async def story() -> None:
        async with at_work(url) as one:
            one.thinkers.let.clear()
            await one.here.make(f"bot:{bot}", rival)
            await soon(lambda: any(each.bot == bot for each in one.thinkers.asked))
            assert {each.seconds for each in one.thinkers.asked} == {seconds}
            assert set(one.thinkers.urgent) == {rival == "A"}

    asyncio.run(story())


def test_what_people_have_waited_for_bots_is_told_until_one_of_them_is_asked(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[float, bool, int]] = []
    """Of each question what was told, whether the person is asked too, and how many answers they had given."""
    given, thoughts = 0, 0
    monkeypatch.setattr(attendant, "steady", lambda: 100 + thoughts / 64)

    class Slow(Quick):
        """Takes its time, and the last thing that is allowed: it does not pass."""

        async def think(self, question: Question, urgent: bool) -> Thought:
            nonlocal thoughts
            world = find(question.game).load(msgspec.json.decode(question.world))
            told.append((question.seconds, len(world.actors()) > 1, given))
            thoughts += 1
            return Thought(world.space.words(world.legal_actions(question.seat)[-1]))

        def move_seconds(self, bot: str, waited: float) -> float:
            return waited

    async def answer(here: Place, id: str) -> None:
        nonlocal given
        table = await here.table(id)
        if 1 in table.asked():
            legal, ticket = table.state.view(1)["decision"]["legal"], table.ticket(1)
            words = "pass" if "pass" in legal else legal[0]
            given += 1
            await here.hub.act(id, lambda now: now.move(1, [words], ticket), 1, "")

    async def story() -> None:
        async with at_work(url) as one:
            one.attendant.thinkers = Slow()
            id = await one.here.make("bot:magister", "A")
            async with asyncio.timeout(60):
                while len(told) < 60:
                    await answer(one.here, id)
                    await asyncio.sleep(0.005)

    asyncio.run(story())
    rows = list(pairwise(told))
    again = [(before[0], after[0]) for before, after in rows if after[2] == before[2] and not (before[1] or after[1])]
    assert len(again) > 10
    assert [after for _, after in again] == [before + 1 / 64 for before, _ in again]
    anew = [after[0] for before, after in rows if after[1] or after[2] > before[2]]
    assert len(anew) > 3
    assert set(anew) == {0}


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


def test_a_bot_at_a_table_that_was_deleted_is_asked_no_more(url: str) -> None:
    """Also by a server that need not ask anybody whether the table is its own."""

    async def story() -> None:
        async with at_work(url, alone=True) as one:
            one.thinkers.let.clear()
            id = await one.here.make("bot:apprentice", "A")
            await soon(lambda: one.thinkers.asked)
            await one.here.store.delete(id)
            one.thinkers.let.set()
            await soon(lambda: not one.attendant._thinking)
            assert len(one.thinkers.asked) == 1
            assert (id in one.attendant.claimed, one.attendant._failing) == (False, set())

    asyncio.run(story())


def test_a_table_that_was_deleted_is_forgotten_in_the_next_round(url: str) -> None:
    """Nobody acts at it: who looks on is told all the same, and nobody is shown it any more."""

    async def story() -> None:
        async with at_work(url) as one:
            gone, kept = [await one.here.make("A", "B") for _ in range(2)]
            listeners = [Listener(0, "en"), Listener(0, "en")]
            for id, listener in zip((gone, kept), listeners, strict=True):
                await one.here.hub.attach(id, listener)
            await one.here.store.delete(gone)
            await soon(lambda: listeners[0].closed)
            assert listeners[0].why == "no_such_table"
            with pytest.raises(Refused) as told:
                await one.here.hub.get(gone)
            assert told.value.code == "no_such_table"
            assert not listeners[1].closed

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
            await go_by(now, 10_000, one, two)
            await until_over(one.here, id)
            await asyncio.sleep(0.2)
            assert count(await entries_of(one.here, id), RanOut) == 1
            assert (await one.here.stored(id)).result() == [0.5, 0.5], "both chose at the same time and were late"

    asyncio.run(story())


def test_a_bot_answers_once_for_somebody_whose_time_is_up(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, "one", now) as one, at_work(url, "two", now) as two:
            id = await one.here.make("A", "B", clock=10)
            asked = (await one.here.table(id)).asked()
            await go_by(now, 10_000, one, two)
            async with asyncio.timeout(30):
                while count(await entries_of(one.here, id), Moved) < len(asked):
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            entries = await entries_of(one.here, id)
            late = [(each.seat, *each.also) for each in entries if isinstance(each, RanOut)]
            assert (late, count(entries, Moved)) == ([asked], len(asked))
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
            await go_by(now, 10_001, one)
            await until_over(one.here, id)
            assert count(await entries_of(one.here, id), RanOut) == 1

    asyncio.run(story())


def test_after_a_start_nobodys_time_is_up_at_once(url: str) -> None:
    """The server was away for a moment only, but whoever was about to answer has to come back first."""

    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as before:
            id = await before.here.make("A", "B", clock=60, forfeit=True)
            await go_by(now, 59_000, before)
        now.now += AWAY - BEAT - 1
        async with at_work(url, now=now) as one:
            fresh = await one.here.make("A", "B", clock=5, forfeit=True)
            await go_by(now, GRACE - 1, one)
            await until_over(one.here, fresh)
            assert count(await entries_of(one.here, id), RanOut) == 0
            await go_by(now, 1, one)
            await until_over(one.here, id)

    asyncio.run(story())


@pytest.mark.parametrize("away", [6 * 3_600_000, 7 * 86_400_000])
def test_nobodys_time_is_up_because_the_server_was_away(url: str, away: int) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as before:
            id = await before.here.make("A", "B", clock=120, forfeit=True)
            await go_by(now, 40_000, before)
            due = (await before.here.table(id)).deadline(0)
        now.now += away
        async with at_work(url, now=now) as one:
            assert (await one.here.table(id)).deadline(0) == (due or 0) + away
            await go_by(now, 79_000, one)
            assert count(await entries_of(one.here, id), RanOut) == 0
            await go_by(now, 1_000, one)
            await until_over(one.here, id)
            async with Caretaker.at(url) as caretaker:
                assert [fault async for _, fault in caretaker.check()] == [""]

    asyncio.run(story())


def test_nobodys_time_is_up_because_the_machine_slept(url: str) -> None:
    """The server is the same, but hours have gone by between two rounds. Who looks on sees the new deadline."""

    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as one:
            id = await one.here.make("A", "B", clock=60, forfeit=True)
            watching = Listener(0, "en")
            await one.here.hub.attach(id, watching)
            await go_by(now, 10_000, one)
            shown(watching)
            now.now += 3_600_000
            await soon(lambda: one.here.hub.live[id].table.entries == 3)
            await asyncio.sleep(0.1)
            assert count(await entries_of(one.here, id), RanOut) == 0
            assert [each.deadline for each in shown(watching)] == [1_000_000 + 60_000 + 3_600_000]
            await go_by(now, 50_000, one)
            await until_over(one.here, id)

    asyncio.run(story())


def test_the_time_of_a_round_is_that_of_its_beginning(url: str) -> None:
    """The machine sleeps in the very middle of a round, after it was written down that the server is alive."""

    async def story() -> None:
        time = Time()
        async with at_work(url, now=time) as one:
            id = await one.here.make("A", "B", clock=60, forfeit=True)
            clocks_due = one.here.store.clocks_due

            async def after_a_nap(now: int, lease: int, limit: int) -> list[str]:
                one.here.store.clocks_due = clocks_due  # type: ignore[method-assign]
                time.now += 3_600_000
                return [id, *await clocks_due(now, lease, limit)]

            one.here.store.clocks_due = after_a_nap  # type: ignore[method-assign]
            await soon(lambda: time.now > 2_000_000)
            await one.next_round()
            await go_by(time, 40_000, one)
            assert count(await entries_of(one.here, id), RanOut) == 0
            await go_by(time, 20_000, one)
            await until_over(one.here, id)

    asyncio.run(story())


def test_the_calendar_is_set_back_while_the_server_is_away(url: str) -> None:
    """Whoever was asked yesterday, which is tomorrow now, has the time that was agreed on and no more."""

    async def story() -> None:
        now = Time()
        now.now = 90_000_000
        async with at_work(url, now=now) as before:
            id = await before.here.make("A", "B", clock=5, forfeit=True)
        now.now -= 86_400_000
        async with at_work(url, now=now) as one:
            assert (await one.here.table(id)).deadline(0) == now.now + 5000
            await go_by(now, 5000, one)
            await until_over(one.here, id)

    asyncio.run(story())


def test_two_who_start_together_give_the_time_back_once(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as before:
            id = await before.here.make("A", "B", clock=3600)
        now.now += 3_600_000
        async with at_work(url, "one", now) as one, at_work(url, "two", now):
            assert count(await entries_of(one.here, id), Paused) == 1

    asyncio.run(story())


def test_who_leaves_and_comes_back_all_the_time_is_answered_for(url: str) -> None:
    """Their time is up. Whichever bot is to answer when the answer is there, it stands."""

    async def story() -> None:
        now = Time()
        async with at_work(url, now=now) as one:
            id = await one.here.make("A", "B", clock=10, forfeit=True)
            one.thinkers.let.clear()
            await one.here.hub.act(id, lambda table: [table.leave(0, "apprentice")])
            await soon(lambda: one.thinkers.asked)
            now.now += 9_000
            await one.here.hub.act(id, lambda table: [table.come_back(0)])
            assert (await one.here.table(id)).bot_for(0) == "adept"
            one.thinkers.let.set()
            await soon(lambda: one.here.hub.live[id].table.given[0] == 1)
            assert len(one.thinkers.asked) == 1

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
