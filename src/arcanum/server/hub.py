"""The tables that are in use in this process: who looks at them, what is asked of them, and who is told.

Whatever is asked for goes the same way: the table says which entries would do it, the store takes them, and only then
they become true and everybody is shown. A table that another process has added to is caught up with first.

A `Table` that was shown to anybody is never changed: a newer one takes its place. So code that holds one across an
`await` holds a consistent snapshot.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog

from arcanum.server.catching_up import catch_up
from arcanum.server.clock import now_ms as now_ms
from arcanum.server.clock import steady
from arcanum.server.entries import AnyEntry, Forgotten, GotUp, Moved, Sat, Stamped, TookBack
from arcanum.server.errors import Refused, traced
from arcanum.server.live import Listener, Live, Past
from arcanum.server.metrics import Metrics
from arcanum.server.parts import BotPlayer, Outcome
from arcanum.server.store import Append, NotStored, Outrun, Store
from arcanum.server.table import Table
from arcanum.server.writer import Clash, Summary
from arcanum.server.writer import SeatToken as SeatToken

Holder = tuple[str, str | None]
"""The holder of a seat: the hash of its token, and the visitor."""
Wish = Callable[[Table], Sequence[AnyEntry]]
"""A request: gives the entries that would do it, as the table is now."""

_TRIES: Final = 5
"""How often something is tried when other processes add to the same table."""
NO_TABLE: Final = "no_such_table"
_TOO_MUCH: Final = "too much happens at this table at once; try again"
UNREADABLE: Final = "the database cannot be read just now; try again"
_UNWRITABLE: Final = "the database did not say that it took it; send the same message again"
log = structlog.get_logger()


class Hub:
    """The tables of this process."""

    def __init__(
        self, store: Store, snapshot_every: int, now: Callable[[], int] = now_ms, metrics: Metrics | None = None
    ) -> None:
        self.store = store
        self.snapshot_every = snapshot_every
        self.now = now
        self.metrics = metrics or Metrics()
        self.live: dict[str, Live] = {}
        self.changed: Callable[[Live, Table | None, bool], None] = lambda live, before, here: None
        """Called after every change, for bots, clocks and notices: with the table as it was before, if there was one,
        and whether the change was made in this process."""
        self.announce: Callable[[Live], None] = lambda live: None
        """Tells other processes, if there are any, who looks at a table here."""
        self.enquire: Callable[[Live], None] = lambda live: None
        """Asks them who looks at it there."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._announced: dict[str, int] = {}
        """For tables that are being loaded: how many entries they have according to other processes."""
        self._going: set[asyncio.Task[Any]] = set()
        """Tasks that have to be finished."""

    async def get(self, id: str) -> Live:
        """A table, read from the store if it is not in use yet; there are never two of it."""
        found = self.live.get(id)
        if found is None:
            if id not in self._loading:
                self._loading[id] = self._begin(self._load_live(id))
            found = await asyncio.shield(self._loading[id])
        found.touched = steady()
        return found

    async def _load_live(self, id: str) -> Live:
        try:
            live = Live(await self._load(id))
            live.announced = self._announced.pop(id, 0)
            self.live[id] = live
        finally:
            self._announced.pop(id, None)
            del self._loading[id]
        self._follow_later(live)
        self.enquire(live)
        return live

    async def _load(self, id: str) -> Table:
        try:
            table = await self.store.load(id)
        except NotStored as error:
            raise Refused("not_stored", UNREADABLE) from error
        except Exception as error:
            # Why is not told: it could name what is hidden in that game.
            log.error("a table cannot be read", table=id, **traced(error))
            raise Refused("bad_record", "this game is not readable by this version of the server") from error
        if table is None:
            raise Refused(NO_TABLE, f"there is no table {id!r}")
        return table

    @asynccontextmanager
    async def _hold(self, id: str) -> AsyncIterator[Live]:
        """A table, for oneself alone."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if not live.gone:
                    yield live
                    return

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        return task

    async def finish(self) -> None:
        """Wait for what has been begun."""
        while self._going:
            await asyncio.gather(*self._going, return_exceptions=True)

    # --- acting -------------------------------------------------------------------------------------------------------

    async def act(
        self, id: str, wish: Wish, seat: int | None = None, message: str = "", holder: Holder | None = None
    ) -> bool:
        """Do what somebody wishes for. True if it had been done before: the message is a repetition.

        Raises Refused, with the table as it was, if it cannot be done or stored. Whoever asks may go away meanwhile:
        what has begun is finished, so that the table never falls behind what is in the store.
        """
        return bool(await asyncio.shield(self._begin(self._act(id, wish, seat, message, holder))))

    async def call_off(self, id: str) -> None:
        """Delete a table at which nobody has played yet. Raises Refused if the game has begun."""
        await asyncio.shield(self._begin(self._call_off(id)))

    async def _call_off(self, id: str) -> None:
        async with self._hold(id) as live:
            for _ in range(_TRIES):
                if live.table.begun:
                    raise Refused("not_allowed", "the game has begun: it can be given up, but not called off")
                if await self._delete(live):
                    return
                await self._catch_up(live)  # Somebody has sat down meanwhile.
        raise Refused("busy", _TOO_MUCH)

    async def _delete(self, live: Live) -> bool:
        """Delete a table, unless something has happened at it that is not known here. Whether it was deleted."""
        try:
            if not await self.store.delete(live.table.id, live.table.entries):
                return False
        except NotStored as error:
            live.unsure = True
            raise Refused("not_stored", _UNWRITABLE) from error
        self._drop(live)
        return True

    async def get_up(self, id: str, held: Callable[[], Awaitable[int | None]]) -> None:
        """Give a seat back before the game begins; `held` says which. A table that the last person leaves is deleted:
        nobody waits at it any more."""
        await asyncio.shield(self._begin(self._get_up(id, held)))

    async def _get_up(self, id: str, held: Callable[[], Awaitable[int | None]]) -> None:
        async with self._hold(id) as live:
            for _ in range(_TRIES):
                # Asked each time: it may have been given back already, and be somebody else's by now.
                seat = await held()
                if seat is None:
                    raise Refused("not_your_seat", "you have no seat at this table")
                before = live.table
                try:
                    wished = Stamped(before.get_up(seat), self.now())
                except Refused:
                    # Perhaps the seat is theirs at a table that we do not know yet.
                    if self.store.is_sqlite or not await self._catch_up(live):
                        raise
                    continue
                if not before.info.organised and sum(there.person for there in before.seats) == 1:
                    if await self._delete(live):
                        return
                elif await self._append(live, [wished]):
                    self._tell(live, before, True)
                    return
                await self._catch_up(live)
        raise Refused("busy", _TOO_MUCH)

    async def _act(self, id: str, wish: Wish, seat: int | None, message: str, holder: Holder | None) -> bool:
        began = steady()
        refused = Refused("busy", _TOO_MUCH)
        async with self._hold(id) as live:
            for _ in range(_TRIES):
                if live.unsure:
                    await self._catch_up(live)
                if seat is not None and live.table.known(seat, message):
                    return True
                try:
                    wished = wish(live.table)
                except Refused as error:
                    # Perhaps it was right at a table that we do not know yet.
                    if self.store.is_sqlite or not await self._catch_up(live):
                        raise
                    refused = error
                    continue
                stamped = [Stamped(entry, self.now(), message) for entry in wished]
                before = live.table
                if await self._append(live, stamped, holder):
                    self.metrics.stored(stamped, steady() - began)
                    self._tell(live, before, True)
                    return False
        raise refused

    async def _append(self, live: Live, stamped: Sequence[Stamped], holder: Holder | None = None) -> bool:
        """Store entries, then make them true. Whether it could be done: another process may have been faster."""
        table = live.table
        # What follows from the entries is needed to store them, so they are tried on a table of their own.
        after = table.copy()
        await catch_up(after, stamped)
        saved = None
        if after.moves // self.snapshot_every > table.moves // self.snapshot_every:
            saved = after.snapshot()
        back = _in_common(table, after) if after.backs > table.backs else None
        seen = self.now() if _seen_by_all(table, after, stamped) else None
        token = None if holder is None else (_sat(stamped), *holder)
        append = Append(table.id, table.entries, stamped, summary_of(after, seen), saved, back, token, _freed(stamped))
        try:
            await self.store.append(append)
        except Outrun:
            live.unsure = True
            return False
        except Clash as error:
            raise Refused("seat_taken", "this seat, or another one for you, has been taken meanwhile") from error
        except NotStored as error:
            # Whether it was taken after all is seen when the database can be read again.
            live.unsure = True
            log.warning("something was not stored", table=table.id, cause=str(error))
            raise Refused("not_stored", _UNWRITABLE) from error
        self._become(live, after, stamped)
        return True

    def _become(self, live: Live, after: Table, stamped: Sequence[Stamped]) -> None:
        live.table = after
        if live.past is not None:
            live.past.coming.extend(stamped)
        gone = [each.entry.seat for each in stamped if isinstance(each.entry, GotUp | Forgotten)]
        for listener in live.listeners:
            if listener.eyes.seat in gone:
                listener.cut_off("not_your_seat", "you have got up from the table")

    def _tell(self, live: Live, before: Table, here: bool) -> None:
        """Show what has become true and let the attendant react to it; if that fails it is true nevertheless."""
        live.show()
        try:
            self.changed(live, before, here)
        except Exception as error:
            log.error("a change was not seen to", table=live.table.id, **traced(error))

    # --- what others did ----------------------------------------------------------------------------------------------

    async def _catch_up(self, live: Live) -> bool:
        """Read what is in the store and not here; whether there was anything. For who has the lock."""
        id, table = live.table.id, live.table
        try:
            stamped = await self.store.since(id, table.entries)
            count = table.entries + len(stamped) if stamped else await self.store.count(id)
        except NotStored as error:
            live.unsure = True
            raise Refused("not_stored", UNREADABLE) from error
        live.unsure = False
        if count is None:
            self._drop(live)
            raise Refused(NO_TABLE, f"there is no table {id!r} any more")
        if count == table.entries:
            return False
        if stamped:
            after = table.copy()
            await catch_up(after, stamped)
            self._become(live, after, stamped)
        else:  # The database is an older one than before: what it does not have has not happened.
            log.error("entries are gone from the database", table=id, had=table.entries, has=count)
            live.table = await self._load(id)
            live.past = None if live.past is None else await self._past(live.table)
        self._tell(live, table, False)
        return True

    def news(self, id: str, entries: int) -> None:
        """Another process has announced that a table has so many entries now."""
        live = self.live.get(id)
        if live is not None:
            live.announced = max(live.announced, entries)
            self._follow_later(live)
        elif id in self._loading:
            self._announced[id] = max(self._announced.get(id, 0), entries)

    def look_again(self) -> None:
        """News from other processes may have been missed: every table here may be stale and is read again."""
        for live in list(self.live.values()):
            live.unsure = True
            self._follow_later(live)

    def mend(self) -> None:
        """Read the tables again that may still be stale."""
        for live in list(self.live.values()):
            if live.unsure:
                self._follow_later(live)

    def _follow_later(self, live: Live) -> None:
        if not live.following and (live.unsure or live.announced > live.table.entries):
            live.following = True
            self._begin(self._follow(live))

    async def _follow(self, live: Live) -> None:
        try:
            async with live.lock:
                live.following = False
                if not live.gone and (live.unsure or live.announced > live.table.entries):
                    await self._catch_up(live)
        except Refused as error:
            log.info("a table cannot be caught up with", table=live.table.id, cause=error.code)
        except Exception as error:
            log.error("a table cannot be caught up with", table=live.table.id, **traced(error))

    # --- looking ------------------------------------------------------------------------------------------------------

    async def attach(self, id: str, listener: Listener, still: Callable[[], Awaitable[bool]] | None = None) -> Live:
        """Let somebody look at a table from now on; they are shown it at once. `still` says whether they are still who
        they were: they may have got up or signed out while they waited for the table."""
        if listener.eyes.seat is None:
            await self._remember(await self.get(id))
        async with self._hold(id) as live:
            if listener.eyes.seat is None and live.past is None:
                live.past = await self._past(live.table)  # It was put away and read anew in between.
            if still is not None:
                await self._check(live, listener, still)
            here = live.here()
            live.listeners.add(listener)
            self._seen(live, here)
            return live

    async def _check(self, live: Live, listener: Listener, still: Callable[[], Awaitable[bool]]) -> None:
        live.coming.add(listener)
        try:
            there = await still()
        finally:
            live.coming.discard(listener)
        if not there or listener.closed:
            raise Refused("stale", "you have got up or signed out meanwhile; come again")
        if listener.eyes.seat is not None and not self.store.alone:
            # What the seat was before it was theirs must not be taken for what becomes of it.
            await self._catch_up(live)

    async def _remember(self, live: Live) -> None:
        """Find out what spectators see who have to wait, once, and without keeping those waiting who play."""
        async with live.remembering:
            if live.past is None:
                begun = await self._past(live.table)
                async with live.lock:
                    live.past = await self._past(live.table, begun)

    async def _past(self, table: Table, begun: Past | None = None) -> Past | None:
        """The table as spectators see it who have to wait; None if they do not. What somebody has begun is used."""
        if not table.info.delay:
            return None
        if begun is None or begun.known > table.entries:
            begun = Past(Table(table.id, table.info), table.info.delay, ())
        try:
            since = await self.store.since(table.id, begun.known)
        except NotStored as error:
            raise Refused("not_stored", UNREADABLE) from error
        # No more than the table has: what came since is handed on when the table gets it.
        begun.coming.extend(since[: table.entries - begun.known])
        await begun.follow(self.now())
        return begun

    def detach(self, live: Live, listener: Listener) -> None:
        here = live.here()
        live.listeners.discard(listener)
        live.touched = steady()
        self._seen(live, here)

    def _seen(self, live: Live, before: frozenset[int]) -> None:
        """Presence has changed: all are shown who is there."""
        live.show()
        if live.here() != before and not live.gone:
            self.announce(live)

    def present(self, id: str, worker: str, seats: Iterable[int]) -> None:
        """Another process says which seats look at a table there."""
        live = self.live.get(id)
        if live is not None:
            live.elsewhere[worker] = frozenset(seats)
            live.show()

    def forget_workers(self, alive: Iterable[str]) -> None:
        """Forget the presence that processes had announced which are gone."""
        kept = set(alive)
        for live in self.live.values():
            gone = live.elsewhere.keys() - kept
            for worker in gone:
                del live.elsewhere[worker]
            if gone:
                live.show()

    async def follow_past(self) -> None:
        """Let spectators who have to wait see what is old enough by now."""
        now = self.now()
        for live in list(self.live.values()):
            try:
                if live.past is not None and await live.past.follow(now):
                    live.show([listener for listener in live.listeners if listener.eyes.seat is None])
            except Exception as error:  # Other tables are looked after all the same.
                log.error("spectators cannot be shown more", table=live.table.id, **traced(error))

    def put_away(self, idle: float, busy: Iterable[str] = ()) -> list[str]:
        """Forget tables that nobody has looked at for so many seconds, except the busy ones; the store has them."""
        limit, kept = steady() - idle, set(busy)
        ids = [
            id
            for id, live in self.live.items()
            if not live.listeners and live.touched < limit and not live.lock.locked() and id not in kept
        ]
        for id in ids:
            self.live.pop(id).gone = True
        return ids

    async def drop_deleted(self) -> set[str]:
        """Forget the tables that are no longer in the store, whoever deleted them; which they were."""
        known = list(self.live)
        gone = set(known) - await self.store.there(known)
        for id in gone:
            live = self.live.get(id)
            if live is not None and not live.lock.locked():  # Whoever has the lock is about to find out.
                self._drop(live)
        return gone

    def sign_out(self, visitor: str) -> None:
        """Let everybody come in anew who came in as this visitor: one of their browsers does not know them any more."""
        self._sign_out(listener for listener in self._listeners() if listener.visitor == visitor)

    async def check_logins(self) -> None:
        """Look whether those who are known by a cookie still are: it may have been forgotten in another process."""
        coming = [listener for listener in self._listeners() if listener.login]
        known = await self.store.known_logins({listener.login for listener in coming})
        self._sign_out(listener for listener in coming if listener.login not in known)

    def _listeners(self) -> list[Listener]:
        return [listener for live in self.live.values() for listener in (*live.listeners, *live.coming)]

    def _sign_out(self, listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            listener.cut_off("not_signed_in", "you have signed out")

    def _drop(self, live: Live) -> None:
        """Forget a table that was deleted; whoever looks at it is sent away."""
        live.gone = True
        self.live.pop(live.table.id, None)
        for listener in live.listeners:
            listener.cut_off(NO_TABLE, "this table was deleted")


def _sat(stamped: Sequence[Stamped]) -> int:
    """The seat that is taken."""
    return next(each.entry.seat for each in stamped if isinstance(each.entry, Sat))


def _freed(stamped: Sequence[Stamped]) -> list[int]:
    """The seats that are given back."""
    return [each.entry.seat for each in stamped if isinstance(each.entry, GotUp)]


def _in_common(before: Table, after: Table) -> int:
    """How many answers two tables have in common, from the first one on."""
    one = before.session.record.actions if before.session is not None else []
    other = after.session.record.actions if after.session is not None else []
    shorter = min(len(one), len(other))
    return next((number for number in range(shorter) if one[number] != other[number]), shorter)


def _seen_by_all(before: Table, after: Table, stamped: Sequence[Stamped]) -> bool:
    """Whether everybody may know that something happened: not what is answered or taken back in secret, and nothing
    before its time where spectators have to wait."""
    if after.info.delay and after.begun and not after.over:
        return not before.begun
    if not after.begun:
        return False  # Whoever sits down and gets up again and again does not make a table a new one.
    if not all(isinstance(each.entry, Moved | TookBack) for each in stamped):
        return True
    return _public_part(before) != _public_part(after)


def _public_part(table: Table) -> tuple[object, ...]:
    return table.public_moves, table.public_backs, table.asked(), table.over


def summary_of(table: Table, seen: int | None) -> Summary:
    """What is kept of a table for lists. `seen` is when everybody could last see something happen; None: as before."""
    return Summary(
        status=table.status,
        people=[there.name if there.person else BotPlayer(there.bot) for there in table.seats if there.taken],
        asked=list(table.asked()),
        moves=table.public_moves,
        moved_at=seen,
        due_at=table.next_deadline(),
        bots_due=any(table.bot_for(seat) for seat in table.asked()),
        outcome=_outcome_of(table),
    )


def _outcome_of(table: Table) -> Outcome | None:
    shares = table.result()
    if shares is None:
        return None
    gave_up = {seat for each in table.gave_up for seat in each.seats}
    return Outcome(shares, table.game.standing(table.state), sorted(gave_up), table.take_backs)
