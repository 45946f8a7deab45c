"""Rate limits: a token bucket for each client, which fills at a steady rate and holds so much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_MOST: Final = 20_000
"""How many clients are remembered; whoever was not seen for longest is forgotten, and has a full bucket again."""


class Bucket:
    """Tokens for one client."""

    __slots__ = ("filled_at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.filled_at = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Limiter:
    """A token bucket for each client."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, count: float = 1.0) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self.rate, self.size)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(count)
