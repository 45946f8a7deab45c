"""Identity: tokens for seats, cookies for browsers, and accounts for those who want one.

Tokens and cookies are random, long and kept as hashes only, so that a stolen database opens no seat. Passwords are kept
as argon2 hashes.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final
from unicodedata import normalize

from sqlalchemy import Delete, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arcanum.server.errors import Refused
from arcanum.server.hub import now_ms
from arcanum.server.passwords import NOBODYS, Passwords
from arcanum.server.schema import keys, logins, visitors
from arcanum.server.store import Store
from arcanum.server.writer import notify

COOKIE: Final = "arcanum"
REMEMBERED: Final = 180 * 86_400
"""For how many seconds a browser is known again."""
_LONGEST_LOGIN: Final = 64


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table: whoever knows it may look at the table, so it cannot be guessed either."""
    return secrets.token_hex(12)


def id_from(secret: str) -> str:
    """The name of the table that is made because of something that happens once."""
    return sha256(f"table {secret}".encode()).hexdigest()[:24]


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough: there is nothing to try out."""
    return sha256(token.encode()).hexdigest()


def key_of(login: str) -> str:
    """What two logins have in common that people take for the same."""
    key = normalize("NFKC", normalize("NFKC", login).casefold())
    if len(key) > _LONGEST_LOGIN:
        raise Refused("bad_request", f"login: expected at most {_LONGEST_LOGIN} characters, found {len(key)}")
    return key


def _cookie(cookie: str) -> Delete:
    return delete(logins).where(logins.c.token_hash == hash_of(cookie))


class Visitors:
    """The known visitors, guests and owners of accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._passwords = Passwords()

    async def who(self, cookie: str | None) -> str | None:
        """The visitor to whom a cookie belongs."""
        if not cookie:
            return None
        query = select(logins.c.visitor).where(logins.c.token_hash == hash_of(cookie), logins.c.until > now_ms())
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    async def renew(self, cookie: str) -> bool:
        """Let a cookie hold for all its time again, if less than half of that is left; whether it was."""
        now = now_ms()
        late = logins.c.until.between(now, now + 500 * REMEMBERED)
        query = update(logins).where(logins.c.token_hash == hash_of(cookie), late)
        async with self.store.reading() as connection:
            due = select(logins.c.visitor).where(logins.c.token_hash == hash_of(cookie), late)
            if (await connection.execute(due)).first() is None:
                return False
        async with self.store.writing() as connection:
            return (await connection.execute(query.values(until=now + 1000 * REMEMBERED))).rowcount > 0

    async def login_of(self, visitor: str) -> tuple[str | None, str]:
        """Under which login and name a visitor is known."""
        query = select(visitors.c.login, visitors.c.name).where(visitors.c.id == visitor)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (None, "") if row is None else (row[0], row[1])

    async def welcome(self, name: str) -> tuple[str, str]:
        """A new guest: their id, and the cookie by which they will be known."""
        visitor = secrets.token_hex(16)
        async with self.store.writing() as connection:
            await connection.execute(insert(visitors).values(id=visitor, name=name, made_at=now_ms()))
        return visitor, await self._remember(visitor)

    async def register(self, login: str, password: str, visitor: str | None) -> tuple[str, str]:
        """An account: a guest's, who keeps their tables, or a new one. Nothing is kept if the login is taken."""
        known = key_of(login)
        await self._passwords.check_strength(password, login)
        hashed = await self._passwords.hash(password)
        account = {"login": known, "password_hash": hashed, "name": login}
        if visitor is not None and (await self.login_of(visitor))[0] is not None:
            visitor = None
        try:
            async with self.store.writing() as connection:
                if visitor is None:
                    visitor = secrets.token_hex(16)
                    await connection.execute(insert(visitors).values(id=visitor, made_at=now_ms(), **account))
                else:
                    guest = update(visitors).where(visitors.c.id == visitor, visitors.c.login.is_(None))
                    if (await connection.execute(guest.values(**account))).rowcount == 0:
                        raise Refused("name_taken", "you have just made an account under another login")
        except IntegrityError as error:
            raise Refused("name_taken", f"the login {login!r} is taken") from error
        return visitor, await self._remember(visitor)

    async def sign_in(self, login: str, password: str) -> tuple[str, str]:
        """Raises Refused, after the same time whether or not there is such a login."""
        query = select(visitors.c.id, visitors.c.password_hash).where(visitors.c.login == key_of(login))
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        known = row is not None and row[1] is not None
        right = await self._passwords.verify(str(row[1]) if known and row is not None else NOBODYS, password)
        if row is None or not known or not right:
            raise Refused("not_signed_in", "login or password is wrong")
        return str(row[0]), await self._remember(str(row[0]))

    async def check_password(self, visitor: str, password: str) -> None:
        """Raises Refused if it is not the password of an account, or if there is no account."""
        query = select(visitors.c.password_hash).where(visitors.c.id == visitor)
        async with self.store.reading() as connection:
            hashed = (await connection.execute(query)).scalar()
        if not await self._passwords.verify(hashed or NOBODYS, password) or not hashed:
            raise Refused("not_signed_in", "the password is wrong")

    async def check_strength(self, password: str, login: str) -> None:
        await self._passwords.check_strength(password, login)

    async def set_password(self, visitor: str, password: str) -> str:
        """A new password, with which everybody has to sign in anew; a cookie for whoever has set it."""
        hashed = await self._passwords.hash(password)
        async with self.store.writing() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == visitor).values(password_hash=hashed))
            await connection.execute(delete(logins).where(logins.c.visitor == visitor))
            # What was mailed is for whoever has forgotten the password before.
            await connection.execute(delete(keys).where(keys.c.visitor == visitor, keys.c.kind != "kept"))
            await self._tell_others(connection, visitor)
        return await self._remember(visitor)

    async def account_of(self, login: str) -> tuple[str, str] | None:
        """Which account has a login, and the address to which it gets mail, if any."""
        query = select(visitors.c.id, visitors.c.email).where(visitors.c.login == key_of(login))
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (str(row[0]), row[1] or "")

    async def about(self, visitor: str) -> Mapping[str, Any]:
        """All that is kept of somebody but what opens their account."""
        columns = (visitors.c.login, visitors.c.name, visitors.c.email, visitors.c.made_at)
        async with self.store.reading() as connection:
            row = (await connection.execute(select(*columns).where(visitors.c.id == visitor))).mappings().one_or_none()
        if row is None:
            raise Refused("not_signed_in", "there is no such account any more")
        return dict(row)

    async def set_email(self, visitor: str, email: str) -> None:
        """Where mail goes from now on; empty: nowhere."""
        async with self.store.writing() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == visitor).values(email=email or None))

    async def delete(self, visitor: str) -> None:
        """Forget somebody, their cookies and their codes."""
        async with self.store.writing() as connection:
            await connection.execute(delete(logins).where(logins.c.visitor == visitor))
            await connection.execute(delete(visitors).where(visitors.c.id == visitor))
            await self._tell_others(connection, visitor)

    async def sign_out(self, cookie: str, visitor: str) -> None:
        """Forget a cookie of a visitor's, and tell the other processes of it."""
        async with self.store.writing() as connection:
            await connection.execute(_cookie(cookie))
            await self._tell_others(connection, visitor)

    async def sign_out_everywhere(self, visitor: str) -> None:
        """Forget all cookies of a visitor's, and tell the other processes of it."""
        async with self.store.writing() as connection:
            await connection.execute(delete(logins).where(logins.c.visitor == visitor))
            await self._tell_others(connection, visitor)

    async def replace(self, cookie: str) -> None:
        """Forget a cookie of somebody who has been given another one."""
        async with self.store.writing() as connection:
            await connection.execute(_cookie(cookie))

    async def _remember(self, visitor: str) -> str:
        token = new_token()
        until = now_ms() + 1000 * REMEMBERED
        async with self.store.writing() as connection:
            await connection.execute(delete(logins).where(logins.c.until < now_ms()))
            await connection.execute(insert(logins).values(token_hash=hash_of(token), visitor=visitor, until=until))
        return token

    async def _tell_others(self, connection: AsyncConnection, visitor: str) -> None:
        """Let the other processes look again who somebody is."""
        if not self.store.is_sqlite:
            await notify(connection, [f"signed_out {visitor}"])
