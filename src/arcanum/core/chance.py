"""Chance: a small copyable stream of random numbers that nobody can read ahead.

The numbers are BLAKE2b digests of a counter under a secret key. So a generator is two small values (cheap to copy and
to save), its numbers are uniform, and what a player has seen of past shuffles says nothing about the next one, which a
generator with a short state could not promise.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

_WORDS: Final = 16
_SPAN: Final = 1 << 32
_FORMAT: Final = Struct(f">{_WORDS}I")
DIGEST: Final = _FORMAT.size


def words_of(digest: bytes) -> tuple[int, ...]:
    """The numbers below 2**32 in a digest of `DIGEST` bytes, all at once: one by one they cost more than the digest.

    >>> words_of(bytes(DIGEST))[:3]
    (0, 0, 0)
    """
    return _FORMAT.unpack(digest)


def key_of(seed: str) -> bytes:
    """The key that a seed stands for. Seeds are text, so that `7` and `tournament 7` are both welcome.

    >>> Chance(key_of("tournament 7")).below(6)
    2
    """
    return blake2b(seed.encode(), digest_size=32, person=b"arcanum-chance").digest()


class Chance:
    """A stream of uniform random numbers, named by its key and the number of blocks used up."""

    __slots__ = ("key", "used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key: bytes = key
        self.used: int = used

    def clone(self) -> Chance:
        return Chance(self.key, self.used)

    def _block(self) -> tuple[int, ...]:
        self.used += 1
        return words_of(blake2b(self.used.to_bytes(8, "big"), digest_size=DIGEST, key=self.key).digest())

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        limit = _SPAN - _SPAN % bound
        block = self._block()
        at = 0
        while True:
            number = block[at]
            if number < limit:
                return number % bound
            at += 1
            if at == _WORDS:
                block = self._block()
                at = 0

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, all orders being equally likely (Fisher and Yates; rejection avoids the bias of modulo)."""
        left = len(items)
        if left < 2:
            return
        block = self._block()
        at = 0
        while left > 1:
            if at == _WORDS:
                block = self._block()
                at = 0
            number = block[at]
            at += 1
            if number < _SPAN - _SPAN % left:
                pick = number % left
                left -= 1
                items[left], items[pick] = items[pick], items[left]
