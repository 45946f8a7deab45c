"""The hub: a table here never parts from the table in the store, whoever goes away, fails or comes in between."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.core.session import Session
from arcanum.server import wire
from arcanum.server.catching_up import takes_long
from arcanum.server.database import NotStored, sqlite_in
from arcanum.server.entries import Stamped, TookBack
from arcanum.server.errors import Refused
from arcanum.server.live import Listener, Live
from arcanum.server.news import News
from arcanum.server.store import Append
from arcanum.server.table import Table
from tests.server.place import Place, Time, place, shown, soon


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_in(tmp_path)


async def same(here: Place, id: str) -> int:
    """The table here is the table in the store; how many entries it has."""
    table, stored = here.hub.live[id].table, await here.stored(id)
    assert table.entries == stored.entries
    assert table.state.state_hash() == stored.state.state_hash()
    return table.entries


class Slow:
    """A store that takes its time with the next append, and says when it has begun with it."""

    def __init__(self, here: Place) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self._append = here.store.append
        here.store.append = self.append  # type: ignore[method-assign]

    async def append(self, append: Append) -> None:
        self.begun.set()
        await self.go_on.wait()
        await self._append(append)


# --- who asks goes away -----------------------------------------------------------------------------------------------


def test_who_asked_goes_away_before_it_is_stored(url: str) -> None:
    """It is stored, becomes true and is shown to the others all the same; a repetition is known."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            other = Listener(1, "en")
            await here.hub.attach(id, other)
            shown(other)
            slow = Slow(here)
            seat = (await here.table(id)).asked()[0]
            going = asyncio.create_task(here.answer(id, "m1"))
            await slow.begun.wait()
            going.cancel()
            with pytest.raises(asyncio.CancelledError):
                await going
            slow.go_on.set()
            await here.hub.finish()
            assert await same(here, id) == 3
            assert here.hub.live[id].table.known(seat, "m1")
            assert shown(other)
            assert await here.hub.act(id, lambda now: pytest.fail("it was done"), seat, "m1")

    asyncio.run(story())


def test_what_has_begun_is_finished_before_the_store_closes(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            await here.hub.get(id)
            going = asyncio.create_task(here.answer(id, "m1"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            going.cancel()
            await here.hub.finish()
        async with place(url) as here:
            assert (await here.table(id)).entries == 3

    asyncio.run(story())


def test_many_at_once_at_one_table(url: str) -> None:
    """All answer the same question at the same moment: one is done, the others are told that it is over."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            while len((await here.table(id)).asked()) > 1:
                await here.answer(id)
            count = (await here.table(id)).entries
            done = await asyncio.gather(*(here.answer(id, f"m{n}") for n in range(10)), return_exceptions=True)
            assert done.count(False) == 1
            assert {each.code for each in done if isinstance(each, Refused)} == {"stale"}
            assert await same(here, id) == count + 1

    asyncio.run(story())


# --- the store is not sure --------------------------------------------------------------------------------------------


def test_stored_although_nobody_could_say_so(url: str) -> None:
    """The connection is lost at the very moment of the commit: it is not acknowledged, but it is there."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            other = Listener(1, "en")
            await here.hub.attach(id, other)
            shown(other)
            seat = (await here.table(id)).asked()[0]
            whole = here.store.database.transaction

            @asynccontextmanager
            async def cut() -> AsyncIterator[AsyncConnection]:
                async with whole() as connection:
                    yield connection
                raise NotStored("cut off")

            here.store.database.transaction = cut  # type: ignore[method-assign]
            with pytest.raises(Refused) as told:
                await here.answer(id, "m1")
            assert told.value.code == "not_stored"
            assert here.hub.live[id].table.entries == 2
            here.store.database.transaction = whole  # type: ignore[method-assign]
            here.hub.mend()
            await here.hub.finish()
            assert await same(here, id) == 3
            assert shown(other)
            assert await here.hub.act(id, lambda now: pytest.fail("it was done"), seat, "m1")

    asyncio.run(story())


def test_a_repetition_comes_before_anybody_has_looked_again(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            seat = (await here.table(id)).asked()[0]
            whole = here.store.append

            async def stored_but_silent(append: Append) -> None:
                await whole(append)
                raise NotStored("cut off")

            here.store.append = stored_but_silent  # type: ignore[method-assign]
            with pytest.raises(Refused):
                await here.answer(id, "m1")
            here.store.append = whole  # type: ignore[method-assign]
            assert await here.hub.act(id, lambda now: pytest.fail("it was done"), seat, "m1")
            assert await same(here, id) == 3

    asyncio.run(story())


# --- tables that are put away -----------------------------------------------------------------------------------------


def test_a_table_is_read_once_however_many_ask(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            loads = 0
            load = here.store.load

            async def counted(table: str) -> Table | None:
                nonlocal loads
                loads += 1
                return await load(table)

            here.store.load = counted  # type: ignore[method-assign]
            found = await asyncio.gather(*(here.hub.get(id) for _ in range(20)))
            assert loads == 1
            assert len({*map(builtin_id, found)}) == 1
            refused = await asyncio.gather(*(here.hub.get("nowhere") for _ in range(5)), return_exceptions=True)
            assert {each.code for each in refused if isinstance(each, Refused)} == {"no_such_table"}
            assert not here.hub._loading

    builtin_id = id
    asyncio.run(story())


def test_a_table_in_use_is_not_put_away(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            looked_at, thought_about, idle = [await here.make("A", "B") for _ in range(3)]
            listener = Listener(0, "en")
            live = await here.hub.attach(looked_at, listener)
            for id in (thought_about, idle):
                await here.hub.get(id)
            await asyncio.sleep(0.01)
            assert here.hub.put_away(0, busy=[thought_about]) == [idle]
            assert here.hub.put_away(1000) == []
            here.hub.detach(live, listener)
            await asyncio.sleep(0.01)
            assert set(here.hub.put_away(0)) == {looked_at, thought_about}
            assert live.gone
            assert await here.hub.get(looked_at) is not live

    asyncio.run(story())


def test_two_of_one_table_never_both_act(url: str) -> None:
    """Somebody waits for a table that is put away and read anew meanwhile: they act on the new one."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            old = await here.hub.get(id)
            await old.lock.acquire()
            waiting = asyncio.create_task(here.answer(id, "m1"))
            looking = asyncio.create_task(here.hub.attach(id, Listener(0, "en")))
            await asyncio.sleep(0.05)
            del here.hub.live[id]
            old.gone = True
            new = await here.hub.get(id)
            old.lock.release()
            assert await waiting is False
            assert await looking is new
            assert (old.table.entries, old.listeners) == (2, set())
            assert await same(here, id) == 3

    asyncio.run(story())


def test_a_table_that_was_deleted(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            listener = Listener(0, "en")
            await here.hub.attach(id, listener)
            await here.store.delete(id)
            for _ in range(2):
                with pytest.raises(Refused) as told:
                    await here.answer(id, "m")
                assert told.value.code == "no_such_table"
            assert listener.closed
            last = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())][-1]
            assert isinstance(last, wire.Failed)
            assert last.problem.code == "no_such_table"

    asyncio.run(story())


def test_who_got_up_is_not_shown_what_the_next_one_sees(url: str) -> None:
    """Their connection may take a while to end; meanwhile the seat is somebody else's and the game begins."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B", "open")
            gone, stays = Listener(1, "en"), Listener(0, "en")
            live = await here.hub.attach(id, gone)
            await here.hub.attach(id, stays)

            async def held() -> int | None:
                return 1

            await here.hub.get_up(id, held)
            shown(gone), shown(stays)
            for seat in (1, 2):
                await here.hub.act(id, lambda now, seat=seat: [now.sit(seat, "C")])  # type: ignore[misc]
            assert live.table.begun
            assert shown(stays)
            assert shown(gone) == []
            assert gone.why == "not_your_seat"
            assert (await here.stored(id)).seats[1].name == "C"

    asyncio.run(story())


def test_a_seat_that_was_given_back_meanwhile(url: str) -> None:
    """Who asks twice to get up does not throw out whoever sits there next."""

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B", "open", tokens=[(1, "hash", None)])

            async def held() -> int | None:
                return await here.store.seat_of(id, "hash", None)

            twice = await asyncio.gather(*[here.hub.get_up(id, held) for _ in range(2)], return_exceptions=True)
            assert [each.code for each in twice if isinstance(each, Refused)] == ["not_your_seat"]
            await here.hub.act(id, lambda now: [now.sit(1, "C")], holder=("other", None))
            with pytest.raises(Refused):
                await here.hub.get_up(id, held)
            assert (await here.table(id)).seats[1].name == "C"

    asyncio.run(story())


def test_a_game_that_cannot_be_read_says_nothing_about_itself(url: str) -> None:
    """An entry that makes no sense: a clear refusal, which tells nobody what is in the game, and the others go on."""

    async def story() -> None:
        async with place(url) as here:
            bad, good = await here.make("A", "B"), await here.make("A", "B")
            async with here.store.writing() as connection:
                await connection.exec_driver_sql(
                    'UPDATE entries SET data = \'{"type":"moved","seat":0,"words":"secret words"}\' '
                    f"WHERE table_id = '{bad}' AND number = 1"
                )
            with pytest.raises(Refused) as told:
                await here.hub.get(bad)
            assert told.value.code == "bad_record"
            assert "secret" not in told.value.message
            assert await here.answer(good) is False

    asyncio.run(story())


# --- other processes --------------------------------------------------------------------------------------------------


def test_another_process_adds_to_the_table(url: str) -> None:
    """Without any news: who acts on an old table catches up first, and who looks at it is shown."""

    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            id = await one.make("A", "B")
            watching = Listener(0, "en")
            await two.hub.attach(id, watching)
            shown(watching)
            await one.answer(id, "m1")
            with pytest.raises(Refused) as told:
                await two.answer(id, "m2")
            assert told.value.code in ("stale", "illegal")
            assert shown(watching), "that somebody else was refused is no reason to show nothing"
            await two.answer(id, "m3")
            assert await same(two, id) == 4
            one.hub.news(id, 4)
            await one.hub.finish()
            assert await same(one, id) == 4

    asyncio.run(story())


def test_news_that_comes_while_a_table_is_being_read(url: str) -> None:
    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            id = await one.make("A", "B")
            load = two.store.load

            async def read_too_early(table: str) -> Table | None:
                found = await load(table)
                await one.answer(id, "m1")
                two.hub.news(id, 3)
                return found

            two.store.load = read_too_early  # type: ignore[method-assign]
            await two.hub.get(id)
            await two.hub.finish()
            assert await same(two, id) == 3

    asyncio.run(story())


def test_news_that_makes_no_sense_does_no_harm(url: str) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            await here.hub.get(id)
            news = News(here.store, here.hub)
            for said in (
                "",
                " ",
                "added",
                f"added {id}",
                f"added {id} w x",
                f"here {id} w a,b,1",
                f"who {id}",
                "x y z 1 2",
            ):
                news.receive(said)
            await here.hub.finish()
            assert here.hub.live[id].online() == [False, True]
            here.hub.forget_workers(["other"])
            assert here.hub.live[id].online() == [False, False]
            assert await here.answer(id) is False

    asyncio.run(story())


def test_nobody_knows_what_was_said_for_a_while(url: str) -> None:
    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            ids = [await one.make("A", "B") for _ in range(5)]
            for id in ids:
                await two.hub.get(id)
                await one.answer(id)
            two.hub.look_again()
            await two.hub.finish()
            assert [await same(two, id) for id in ids] == [3] * 5

    asyncio.run(story())


def test_a_table_that_was_shown_is_never_changed(url: str) -> None:
    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            id = await one.make("A", "B")
            held = await two.table(id)
            known = held.state.state_hash()
            await one.answer(id)
            two.hub.news(id, 3)
            await two.hub.finish()
            await two.answer(id)
            assert (held.entries, held.state.state_hash()) == (2, known)

    asyncio.run(story())


# --- showing ----------------------------------------------------------------------------------------------------------


def test_that_one_cannot_be_shown_does_not_keep_it_from_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            good, bad = Listener(0, "en"), Listener(1, "en")
            for each in (bad, good):
                await here.hub.attach(id, each)
            monkeypatch.setattr(type(bad.eyes), "look", _fails_for(bad, type(bad.eyes).look))
            shown(good)
            assert await here.answer(id, "m") is False
            assert shown(good)
            assert bad.closed
            assert await same(here, id) == 3

    asyncio.run(story())


def _fails_for(bad: Listener, look: object) -> object:
    def fails(eyes: object, *more: object) -> object:
        if eyes is bad.eyes:
            raise ValueError("nobody can see that")
        assert callable(look)
        return look(eyes, *more)

    return fails


def test_that_nobody_sees_to_a_change_does_not_make_it_untrue(url: str) -> None:
    def fails(live: Live, before: Table | None, here: bool) -> None:
        raise ValueError("not now")

    async def story() -> None:
        async with place(url) as here:
            id = await here.make("A", "B")
            here.hub.changed = fails
            assert await here.answer(id, "m") is False
            assert await same(here, id) == 3

    asyncio.run(story())


def test_spectators_who_have_to_wait(url: str) -> None:
    """They see what is old enough, also what another process has added, and nothing twice."""

    async def story() -> None:
        now = Time()
        async with place(url, worker="one", now=now) as one, place(url, worker="two", now=now) as two:
            id = await one.make("A", "B", delay=60)
            now.now += 120_000
            await one.answer(id)
            watching = Listener(None, "en")
            live = await two.hub.attach(id, watching)
            assert live.past is not None
            assert (live.table.entries, live.past.table.entries) == (3, 2)
            await one.answer(id)
            two.hub.news(id, 4)
            await two.hub.finish()
            assert (live.table.entries, live.past.table.entries) == (4, 2)
            now.now += 59_999
            await two.hub.follow_past()
            assert live.past.table.entries == 2
            now.now += 1
            await two.hub.follow_past()
            assert live.past.table.entries == 4
            assert live.past.table.state.state_hash() == live.table.state.state_hash()

    asyncio.run(story())


def test_spectators_after_the_calendar_was_set_back(url: str) -> None:
    """What they had seen before they see again, and what is new after its time."""

    async def story() -> None:
        now = Time()
        async with place(url, worker="one", now=now) as one:
            id = await one.make("A", "B", delay=60)
            await one.answer(id)
            now.now -= 3_600_000
            live = await one.hub.attach(id, Listener(None, "en"))
            assert live.past is not None
            assert live.past.table.entries == live.table.entries == 3
            await one.answer(id)
            await one.hub.follow_past()
            assert (live.past.table.entries, live.table.entries) == (3, 4)
            now.now += 60_000
            await one.hub.follow_past()
            assert live.past.table.entries == 4

    asyncio.run(story())


# --- long games -------------------------------------------------------------------------------------------------------


class NotInTheLoop:
    """Notices games that are played again from their beginning, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self.go_on = threading.Event()
        self.go_on.set()
        whole = Session.from_record

        def noticed(*given: Any, **more: Any) -> Session:
            self.threads.append(threading.current_thread().name)
            assert self.go_on.wait(30)
            return whole(*given, **more)

        monkeypatch.setattr(Session, "from_record", noticed)


async def long_game(here: Place, **wish: Any) -> str:
    """A table at which many answers were given, the last one by somebody who is still there."""
    id = await here.make("A", "B", **wish)
    while (await here.table(id)).moves <= 120:
        await here.answer(id)
    return id


def test_going_back_in_a_long_game_stops_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with place(url, worker="one") as one, place(url, worker="two") as two:
            id = await long_game(one)
            await two.hub.get(id)
            played = NotInTheLoop(monkeypatch)
            await one.hub.act(id, lambda now: now.ask_back(0))
            await one.hub.act(id, lambda now: [now.agree(1, True)])
            two.hub.look_again()
            await two.hub.finish()
            assert [name.rsplit("_")[0] for name in played.threads] == ["tables", "tables"]
            assert await same(two, id) == await same(one, id)

    asyncio.run(story())


def test_what_was_answered_before_a_table_was_read_is_taken_back_elsewhere(url: str) -> None:
    """Another process still knew the way back; here the game has to be played again."""

    async def story() -> None:
        async with place(url, snapshot_every=20, worker="one") as one, place(url, worker="two") as two:
            id = await long_game(one)
            table = await two.table(id)
            assert 0 < table.remembered_from < table.moves
            back = [Stamped(TookBack(0, number), 0) for number in range(table.moves)]
            assert takes_long(table, [back[table.remembered_from - 1]])
            assert not takes_long(table, [back[table.remembered_from]])

    asyncio.run(story())


def test_a_spectator_who_comes_to_a_long_game_stops_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game is played again for them: elsewhere, once however many come, and those who play go on."""

    async def story() -> None:
        now = Time()
        async with place(url, now=now) as here:
            id = await long_game(here, delay=60)
            now.now += 60_000
            played = NotInTheLoop(monkeypatch)
            played.go_on.clear()
            coming = [asyncio.create_task(here.hub.attach(id, Listener(None, "en"))) for _ in range(3)]
            await soon(lambda: played.threads)
            await here.answer(id)
            assert not any(each.done() for each in coming)
            played.go_on.set()
            live = (await asyncio.gather(*coming))[0]
            assert live.past is not None
            assert live.past.known == live.table.entries == live.past.table.entries + 1
            assert [name.rsplit("_")[0] for name in played.threads] == ["tables"]

    asyncio.run(story())


def test_moves_carry_the_time_of_the_hub(url: str) -> None:
    async def story() -> None:
        now = Time()
        async with place(url, now=now) as here:
            id = await here.make("A", "B", clock=10)
            now.now += 5000
            seat = (await here.table(id)).asked()[0]
            await here.answer(id)
            last: Stamped = (await here.store.since(id, 0))[-1]
            assert last.at == now.now
            table = await here.table(id)
            if seat in table.asked():
                assert table.deadline(seat) == now.now + 10_000
            await soon(lambda: True)

    asyncio.run(story())
