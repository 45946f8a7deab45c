"""Work that takes longer than the event loop may wait: done in threads, a little of it at a time.

Replays and games that somebody sends have to be played through. One client could ask for so many that nobody else gets
a turn. So little is worked on at once, clients take turns however much each of them asks for, and a client with too
much in line is refused for now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from arcanum.server.errors import Refused
from arcanum.server.lines import Lines

_AT_ONCE: Final = 2
_WAITING: Final = 500
EACH: Final = 50
"""How much of one address may wait: a whole club may be behind it."""

P = ParamSpec("P")
T = TypeVar("T")

client: Final = ContextVar("client", default="")
"""The client of the current request: its address."""


class Turns:
    """A semaphore with fair queueing: the clients that wait for a place take turns."""

    def __init__(self, places: int = _AT_ONCE) -> None:
        self._free = places
        self._lines: Lines[asyncio.Future[None]] = Lines()

    async def take(self, who: str) -> None:
        """Wait for a place; raises Refused if too many wait already."""
        if self._free:
            self._free -= 1
            return
        if self._lines.waiting(who) >= EACH or len(self._lines) >= _WAITING:
            await asyncio.sleep(0)  # Whoever asks again at once does not keep the event loop from everybody else.
            raise Refused("busy", "too much is asked for at once; try again")
        turn = asyncio.get_running_loop().create_future()
        self._lines.append(who, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # It was given to somebody who has gone.
            self._lines.drop(who, turn)
            raise

    def leave(self) -> None:
        """Hand the place on."""
        while self._lines:
            turn = self._lines.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


_threads: Final = ThreadPoolExecutor(_AT_ONCE, "heavy")
_for_tables: Final = ThreadPoolExecutor(1, "tables")
"""What tables need themselves does not stand in line behind what anybody may ask for."""
_turns: Final = Turns()


async def heavy(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work in a thread when it is the client's turn; raises Refused if too much waits already."""
    await _turns.take(client.get())
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))
    finally:
        _turns.leave()


async def for_table(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work without which a table cannot go on, in a thread; it is never refused."""
    return await asyncio.get_running_loop().run_in_executor(_for_tables, lambda: work(*args, **kwargs))
