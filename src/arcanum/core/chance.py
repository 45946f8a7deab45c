"""Chance: a small copyable stream of random numbers that nobody can read ahead.

The numbers are BLAKE2b digests of a counter under a secret key. So a generator is two small values (cheap to copy and
to save), its numbers are uniform, and what a player has seen of past shuffles says nothing about the next one, which a
generator with a short state could not promise.
"""

from __future__ import annotations

from hashlib import blake2b

_BLOCK = 64
_WORD = 4
_SPAN = 1 << (8 * _WORD)


def key_of(seed: str) -> bytes:
    """The key that a seed stands for. Seeds are text, so that `7` and `tournament 7` are both welcome."""
    return blake2b(seed.encode(), digest_size=32, person=b"arcanum-chance").digest()


class Chance:
    """A stream of uniform random numbers, named by its key and the number of blocks used up."""

    __slots__ = ("key", "used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key: bytes = key
        self.used: int = used

    def clone(self) -> Chance:
        return Chance(self.key, self.used)

    def _block(self) -> bytes:
        self.used += 1
        return blake2b(self.used.to_bytes(8, "big"), digest_size=_BLOCK, key=self.key).digest()

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        limit = _SPAN - _SPAN % bound
        block = self._block()
        at = 0
        while True:
            number = int.from_bytes(block[at : at + _WORD], "big")
            if number < limit:
                return number % bound
            at += _WORD
            if at == _BLOCK:
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
            if at == _BLOCK:
                block = self._block()
                at = 0
            number = int.from_bytes(block[at : at + _WORD], "big")
            at += _WORD
            if number < _SPAN - _SPAN % left:
                pick = number % left
                left -= 1
                items[left], items[pick] = items[pick], items[left]
