"""Work that takes longer than the event loop may wait: done in threads, a little of it at a time.

Replays and games that somebody sends have to be played through. One client could ask for so many that nobody else gets
a turn; so few are worked on at once, few more may wait, and whoever comes then is told to come again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from arcanum.server.errors import Refused

_AT_ONCE: Final = 2
_WAITING: Final = 30

P = ParamSpec("P")
T = TypeVar("T")

_threads: Final = ThreadPoolExecutor(_AT_ONCE, "heavy")
_for_tables: Final = ThreadPoolExecutor(1, "tables")
"""What tables need themselves does not stand in line behind what anybody may ask for."""
_under_way = 0


async def heavy(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work in a thread; raises Refused if too much waits already."""
    global _under_way
    if _under_way >= _AT_ONCE + _WAITING:
        raise Refused("busy", "too many ask for that at once; try again")
    _under_way += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))
    finally:
        _under_way -= 1


async def for_table(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work without which a table cannot go on, in a thread; it is never refused."""
    return await asyncio.get_running_loop().run_in_executor(_for_tables, lambda: work(*args, **kwargs))
