"""Passwords: how they are kept, and which are no use because somebody who tries would soon come upon them."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from arcanum.server.errors import Refused

_HASHER: Final = PasswordHasher()
_STRONG: Final = 3
"""Of 0 to 4: more than a hundred million guesses are needed."""
_LOOKED_AT: Final = 72
"""So many characters of a password are looked at: whoever gives more needs no advice."""


def _hash_of_no_password() -> str:
    """What looks like the hash of a password, and takes as long to check: so nobody can tell by the time it takes
    whether there is an account."""
    salt, tag = (b64encode(secrets.token_bytes(count)).decode().rstrip("=") for count in (16, 32))
    cost = f"m={_HASHER.memory_cost},t={_HASHER.time_cost},p={_HASHER.parallelism}"
    return f"$argon2id$v=19${cost}${salt}${tag}"


NOBODYS: Final = _hash_of_no_password()


class Passwords:
    """Hashes and checks passwords, few at a time: argon2 takes a while and much memory, on purpose."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(2)

    async def check_strength(self, password: str, login: str) -> None:
        """Refuse a password that would be guessed; what others know of somebody is no help."""
        async with self._few:
            strength = await asyncio.to_thread(strength_of, password, login)
        if strength < _STRONG:
            told = (
                "this password would soon be guessed: take a longer one, or several words that do not belong together"
            )
            raise Refused("weak_password", told, strength=strength)

    async def hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        async with self._few:
            try:
                return await asyncio.to_thread(_HASHER.verify, hashed, password)
            except VerificationError:
                return False


def strength_of(password: str, *known: str) -> int:
    """From 0, which everybody tries first, to 4."""
    from zxcvbn import zxcvbn  # Only now: it brings whole dictionaries, which most servers do not need for days.

    return int(zxcvbn(password[:_LOOKED_AT], user_inputs=[*known, "arcanum"])["score"])
