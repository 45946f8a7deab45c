"""Leaving for good: an account goes with all that names somebody; the games that others played with them stay whole."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import delete, or_, select, update

from arcanum.server.clock import now_ms
from arcanum.server.entries import AnyEntry, Forgotten, GotUp, Sat, decode, encode
from arcanum.server.errors import Refused
from arcanum.server.hub import Hub
from arcanum.server.identity import Visitors, hash_of, new_token
from arcanum.server.schema import entries, seats, snapshots
from arcanum.server.store import Listed, Store
from arcanum.server.table import STAND_IN, Table

_AT_ONCE: Final = 100


async def tables_of(store: Store, visitor: str) -> list[Listed]:
    """All tables at which somebody sits, the latest first."""
    found: list[Listed] = []
    before = 1 << 53
    while part := await store.listed_of(visitor, _AT_ONCE, before):
        found += part
        before = part[-1].moved_at
    return found


async def exported(store: Store, visitor: str) -> tuple[int, list[Listed]]:
    """What is kept of somebody besides their account, and when that was so."""
    return now_ms(), await tables_of(store, visitor)


async def forget(store: Store, hub: Hub, visitors: Visitors, visitor: str) -> None:
    """Take somebody out of everything, and then forget that they were there. Done again, it goes on where it ended.

    Nobody is signed in to the account from the beginning on: else a page that is open somewhere would come back to a
    seat that is being given up.
    """
    await visitors.sign_out_everywhere(visitor)
    hub.sign_out(visitor)
    for id, seat in await _seats_of(store, visitor):
        await _leave(store, hub, id, seat, visitor)
    await visitors.delete(visitor)
    hub.sign_out(visitor)


async def _seats_of(store: Store, visitor: str) -> list[tuple[str, int]]:
    query = select(seats.c.table_id, seats.c.seat).where(seats.c.visitor == visitor)
    async with store.reading() as connection:
        return [(str(id), int(seat)) for id, seat in await connection.execute(query)]


async def _leave(store: Store, hub: Hub, id: str, seat: int, visitor: str) -> None:
    """Give a seat back if the game has not begun; else it stays, without a name, and a bot plays on. What nobody else
    has played in goes as a whole."""

    async def held() -> int:
        return seat

    with suppress(Refused):  # The game has begun, or is over.
        await hub.get_up(id, held)
        await _take_out_name(store, id, seat, got_up=True)
        return
    with suppress(Refused):  # The table was deleted meanwhile.
        if sum(there.person for there in (await hub.get(id)).table.seats) == 1:
            await store.delete(id)
            await hub.drop_deleted()
            return
    mine = update(seats).where(seats.c.table_id == id, seats.c.visitor == visitor)
    async with store.writing() as connection:
        await connection.execute(mine.values(token_hash=hash_of(new_token())))
    with suppress(Refused):  # The table was deleted meanwhile.
        await hub.act(id, lambda table: _without_name(table, seat))
    await _take_out_name(store, id, seat)
    async with store.writing() as connection:
        await connection.execute(mine.values(visitor=None))


def _without_name(table: Table, seat: int) -> list[AnyEntry]:
    with suppress(Refused):  # The game is over, or a bot answers already.
        return [table.leave(seat, STAND_IN), Forgotten(seat)]
    return [Forgotten(seat)]


async def _take_out_name(store: Store, id: str, seat: int, got_up: bool = False) -> None:
    """The entry by which somebody sat down has their name, and so have snapshots, which can be made again. Whoever sits
    there after them keeps theirs."""
    query = select(entries.c.number, entries.c.data).where(entries.c.table_id == id).order_by(entries.c.number)
    seating = or_(entries.c.data.like('%"sat"%'), entries.c.data.like('%"got_up"%'))
    async with store.writing() as connection:
        found = [(int(number), decode(data)) for number, data in await connection.execute(query.where(seating))]
        mine = [(number, entry) for number, entry in found if isinstance(entry, Sat | GotUp) and entry.seat == seat]
        if got_up:
            last = max((number for number, entry in mine if isinstance(entry, GotUp)), default=-1)
            mine = [(number, entry) for number, entry in mine if number < last]
        for number, entry in mine:
            if isinstance(entry, Sat) and not entry.bot:
                row = entries.c.table_id == id, entries.c.number == number
                await connection.execute(update(entries).where(*row).values(data=encode(Sat(seat))))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
