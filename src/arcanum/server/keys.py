"""What opens an account besides its password: codes to keep, and codes that were sent by mail. Each opens it once."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from sqlalchemy import ColumnElement, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.server.clock import now_ms
from arcanum.server.identity import hash_of
from arcanum.server.schema import keys, visitors
from arcanum.server.store import Store

Kind = Literal["kept", "mailed", "address"]
"""A code to keep, one that was mailed to whoever has forgotten their password, and one that proves a new address."""

KEPT: Final = 8
"""How many codes to keep somebody is given."""
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are taken for one another: 32, so each is worth five bits."""
_PARTS: Final = 4
_PART: Final = 4
_NEVER: Final = 1 << 53
_HOUR: Final = 3_600_000
_MAILS: Final = 3
"""So many mails an hour are sent for one account."""


def new_code() -> str:
    """80 bits that can be written down."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(_PART)) for _ in range(_PARTS))


def _kept_of(code: str) -> str:
    """What is kept of a code, however it was typed."""
    return hash_of("".join(each for each in code.upper() if each.isalnum()))


class Keys:
    """The codes of all accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make_kept(self, visitor: str) -> list[str]:
        """New codes to keep; the old ones open nothing any more."""
        codes = [new_code() for _ in range(KEPT)]
        async with self.store.writing() as connection:
            await connection.execute(delete(keys).where(keys.c.visitor == visitor, keys.c.kind == "kept"))
            for code in codes:
                await _insert(connection, visitor, "kept", code, _NEVER)
        return codes

    async def make_mailed(self, visitor: str, kind: Kind, value: str = "") -> str | None:
        """A code for a mail, good for an hour; None if enough were sent of late."""
        now = now_ms()
        code = new_code()
        mailed = keys.c.kind.in_(("mailed", "address"))
        async with self.store.writing() as connection:
            await connection.execute(delete(keys).where(keys.c.until < now))
            count = select(func.count()).select_from(keys).where(keys.c.visitor == visitor, mailed)
            if (await connection.execute(count)).scalar_one() >= _MAILS:
                return None
            await _insert(connection, visitor, kind, code, now + _HOUR, value)
        return code

    async def left(self, visitor: str) -> int:
        """How many codes to keep somebody still has."""
        query = select(func.count()).select_from(keys).where(keys.c.visitor == visitor, keys.c.kind == "kept")
        async with self.store.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def use(self, visitor: str, code: str, *kinds: Kind) -> str | None:
        """Use a code up; what it stands for, or None if there is no such code."""
        known: tuple[ColumnElement[bool], ...] = (
            keys.c.hash == _kept_of(code),
            keys.c.visitor == visitor,
            keys.c.kind.in_(kinds),
            keys.c.until > now_ms(),
        )
        async with self.store.writing() as connection:
            # Of two who use the same code at the same moment, only one deletes it.
            value = (await connection.execute(select(keys.c.value).where(*known))).scalar()
            if value is None or not (await connection.execute(delete(keys).where(*known))).rowcount:
                return None
        return str(value)


async def let_in(connection: AsyncConnection, login: str) -> str | None:
    """A code for somebody to whom it is told in another way, good for an hour; None if there is no such account."""
    visitor = (await connection.execute(select(visitors.c.id).where(visitors.c.login == login))).scalar()
    if visitor is None:
        return None
    code = new_code()
    await _insert(connection, visitor, "mailed", code, now_ms() + _HOUR)
    return code


async def _insert(
    connection: AsyncConnection, visitor: str, kind: Kind, code: str, until: int, value: str = ""
) -> None:
    row = {"hash": _kept_of(code), "visitor": visitor, "kind": kind, "until": until, "value": value}
    await connection.execute(insert(keys).values(row))
