"""What became of a game: one line of JSON, which is all that the arena keeps of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Any, Final, Literal

import msgspec

from arcanum.arena.plan import Bout, Key

_FINENESS: Final = 8
"""Times are counted in this many classes for each doubling, so that a percentile is right within 9 %."""

Kind = Literal["raised", "illegal", "late", "died", "endless", "engine"]


class Failure(msgspec.Struct, frozen=True):
    """Why a game did not come to its end."""

    kind: Kind
    """What happened: the bot raised an exception, gave an illegal answer, thought for too long or ended its process; or
    the game did not end, or the engine itself raised an exception."""
    seat: int | None
    """Whose fault it is; None if nobody's, or if it cannot be told."""
    bot: str
    decision: int
    """The number of the answer that was waited for; 0 before the first one."""
    message: str

    def where(self, bout: Bout) -> str:
        """Everything that one needs to find it again."""
        who = "" if self.seat is None else f", seat {self.seat} ({self.bot})"
        return f"{bout}{who}, decision {self.decision}: {self.message}"


class Clock(msgspec.Struct):
    """How long a seat thought."""

    count: int = 0
    total_ms: float = 0.0
    max_ms: float = 0.0
    spread: dict[int, int] = {}
    """How many answers took 2 to the power of (number / 8) microseconds or a little more."""

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total_ms += seconds * 1e3
        self.max_ms = max(self.max_ms, seconds * 1e3)
        number = int(_FINENESS * log2(max(seconds * 1e6, 1.0)))
        self.spread[number] = self.spread.get(number, 0) + 1

    def merge(self, other: Clock) -> None:
        self.count += other.count
        self.total_ms += other.total_ms
        self.max_ms = max(self.max_ms, other.max_ms)
        for number, count in other.spread.items():
            self.spread[number] = self.spread.get(number, 0) + count

    def percentile(self, share: float) -> float:
        """The milliseconds within which this share of the answers came."""
        left = share * self.count
        for number in sorted(self.spread):
            left -= self.spread[number]
            if left <= 0:
                return min(2 ** ((number + 0.5) / _FINENESS) / 1e3, self.max_ms)
        return self.max_ms


class Outcome(msgspec.Struct):
    """One game of a plan, played."""

    pairing: tuple[str, str]
    deal: int
    seating: int
    seats: list[str]
    seed: str
    options: dict[str, str]
    returns: list[float] | None
    """None if the game has no result, so that it has to be played again."""
    rounds: int | None
    """None if the game has no rounds or did not come to its end."""
    decisions: int
    points: list[dict[str, float]]
    """For each seat the points at the end by what they came from; empty if the game has none."""
    times: list[Clock]
    wall_ms: float
    actions: str
    """A hash of all answers: seat and words, line by line."""
    state: str
    """The hash of the last state."""
    failure: Failure | None = None
    sides: list[dict[str, str]] | msgspec.UnsetType = msgspec.UNSET
    """For each seat what it began with (`Game.sides`), in a game that came to its end and has sides."""

    @property
    def key(self) -> Key:
        return self.pairing, self.deal, self.seating

    @property
    def bout(self) -> Bout:
        return Bout(self.pairing, self.deal, self.seating, tuple(self.seats), self.seed)

    @property
    def score(self) -> float:
        """The share of the first bot of the pairing: 1 if all of the win is its, ½ if both have as much of it. Where
        each plays alone, a game that the second one loses counts as much as one that the first one wins."""
        assert self.returns is not None
        if len(self.seats) == 1:
            return self.returns[0] if self.seats[0] == self.pairing[0] else 1.0 - self.returns[0]
        mine = sum(share for share, bot in zip(self.returns, self.seats, strict=True) if bot == self.pairing[0])
        theirs = sum(self.returns) - mine
        return (1.0 + mine - theirs) / 2.0

    def facts(self) -> dict[str, Any]:
        """All of it that does not depend on the machine: equal for equal games."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        del data["times"], data["wall_ms"]
        return data


def forfeited(seats: Sequence[str], loser: int) -> list[float]:
    """The returns of a game that one seat has lost by its own fault: the others share the win, if there are any."""
    others = len(seats) - 1
    return [0.0 if seat == loser else 1.0 / others for seat in range(len(seats))]


def unplayed(bout: Bout, options: dict[str, str], failure: Failure) -> Outcome:
    """A game of which nothing is known but how it failed."""
    return Outcome(
        pairing=bout.pairing,
        deal=bout.deal,
        seating=bout.seating,
        seats=list(bout.seats),
        seed=bout.seed,
        options=options,
        returns=None if failure.seat is None else forfeited(bout.seats, failure.seat),
        rounds=None,
        decisions=max(failure.decision - 1, 0),
        points=[],
        times=[],
        wall_ms=0.0,
        actions="",
        state="",
        failure=failure,
    )
