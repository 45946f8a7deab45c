"""A table in use, and those who look at it: players now, spectators perhaps some time later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import Final

import structlog

from arcanum.server import wire
from arcanum.server.catching_up import catch_up
from arcanum.server.clock import now_ms, steady
from arcanum.server.entries import Stamped
from arcanum.server.errors import traced
from arcanum.server.pulse import AWAY
from arcanum.server.showing import Eyes
from arcanum.server.table import Table
from arcanum.words.voices import voice

QUEUE: Final = 64
"""How many messages wait for a slow listener before it is cut off."""
log = structlog.get_logger()


class Listener:
    """A connection to a table."""

    __slots__ = ("closed", "eyes", "login", "queue", "visitor", "why")

    def __init__(self, seat: int | None, lang: str, visitor: str | None = None, login: str = "") -> None:
        self.eyes = Eyes(seat, lang)
        self.visitor = visitor
        """The visitor, if the seat is held by a cookie and not by a token."""
        self.login = login
        """The hash of that cookie."""
        self.queue: asyncio.Queue[wire.FromServer] = asyncio.Queue(QUEUE)
        self.closed = False
        """Whether it is to be cut off: for the reason why, or else because it did not keep up. Then it will come back
        and be shown everything."""
        self.why = ""
        """The code of the last word."""

    def tell(self, message: wire.FromServer) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.closed = True

    def cut_off(self, code: str, message: str) -> None:
        """Say a last word."""
        self.tell(wire.Failed("", wire.Problem(code, message)))
        self.closed = True
        self.why = code


class Live:
    """A table in use. It is changed under the lock only; after waiting for the lock check `gone`."""

    __slots__ = (
        "announced",
        "coming",
        "elsewhere",
        "following",
        "gone",
        "listeners",
        "lock",
        "past",
        "remembering",
        "table",
        "touched",
        "unsure",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.coming: set[Listener] = set()
        """Listeners for whom it is being checked whether the seat is still theirs."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Which seats look at the table in other processes."""
        self.past: Past | None = None
        """The table as spectators see it, if they have to wait."""
        self.remembering = asyncio.Lock()
        """The lock under which `past` is computed."""
        self.touched = steady()
        self.gone = False
        """Whether the hub has forgotten it: the table may be in use elsewhere in the hub, so this one is of no use."""
        self.unsure = False
        """Whether it may be stale: the store may have more entries."""
        self.announced = 0
        """How many entries the table has according to other processes."""
        self.following = False
        """Whether somebody is about to read these."""

    def here(self) -> frozenset[int]:
        """Which seats look at it in this process."""
        return frozenset(seat for listener in self.listeners if (seat := listener.eyes.seat) is not None)

    def online(self) -> list[bool]:
        there = self.here().union(*self.elsewhere.values())
        return [seat in there for seat in range(len(self.table.seats))]

    def show(self, listeners: Iterable[Listener] | None = None) -> None:
        """Show everybody what is new to them."""
        online, now = self.online(), now_ms()
        for listener in tuple(self.listeners if listeners is None else listeners):
            if listener.closed:
                continue  # Who got up must not be shown what the next one at the seat sees.
            eyes = listener.eyes
            table = self.past.table if eyes.seat is None and self.past is not None else self.table
            try:
                state = eyes.look(table, voice(table.game.id, eyes.lang), online, now)
            except Exception as error:  # It is true; that one cannot be shown it must not keep it from others.
                log.error("a table cannot be shown", table=table.id, seat=eyes.seat, **traced(error))
                listener.cut_off("failed", "the table cannot be shown")
                continue
            if state is not None:
                listener.tell(state)


class Past:
    """A table as it was some time ago, for spectators who may not tell players what they see."""

    def __init__(self, table: Table, delay: int, entries: Iterable[Stamped]) -> None:
        self.table = table
        self.delay = delay
        self.coming = deque(entries)

    @property
    def known(self) -> int:
        """How many entries the table had when it was last heard of."""
        return self.table.entries + len(self.coming)

    async def follow(self, now: int) -> bool:
        """Catch up with what is old enough; whether there was anything."""
        due = list(takewhile(lambda each: self._is_old(each.at, now), self.coming))
        if due:
            after = self.table.copy()
            await catch_up(after, due)
            for _ in due:
                self.coming.popleft()
            self.table = after
        return bool(due)

    def _is_old(self, at: int, now: int) -> bool:
        """What seems to happen much later than now is of before the calendar was set back."""
        return at + 1000 * self.delay <= now or at >= now + AWAY
