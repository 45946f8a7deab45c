"""The parts of a table that are plain data, and a table as a whole when it is put away."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from arcanum.core.record import GaveUp
from arcanum.core.state import Data


class Seat(msgspec.Struct):
    """A seat and its player."""

    name: str = ""
    person: bool = False
    bot: str = ""
    """The bot that answers: the player itself, or who stands in for a person."""
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.person or bool(self.bot)

    @property
    def away(self) -> bool:
        """Whether a bot answers for a person."""
        return self.person and bool(self.bot)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, in the summary of a table."""

    shares: list[float]
    """Who got which share of the win, by seat; nobody has any where somebody without a seat has won."""
    points: list[int]
    """What the players had in the end, by seat, and after them whoever plays without one; empty without points."""
    gave_up: list[int] = []
    """The seats that resigned."""
    take_backs: int = 0
    """How often the game went back to before something that was known since. Such a game counts in no comparison."""


class BotPlayer(msgspec.Struct, frozen=True):
    """A bot that plays for itself, in the summary of a table; people stand there with their names."""

    bot: str


def players_in(text: str) -> list[str | BotPlayer]:
    """The players, as the summary of a table has them."""
    return msgspec.json.decode(text, type=list[str | BotPlayer])


Origin: TypeAlias = Literal["deal", "record", "scenario"]


def origin_of(record: Data) -> Origin:
    """Where a game began. The record of a game that was played has a checkpoint, even of its first position."""
    if record["actions"] or record["checkpoints"]:
        return "record"
    return "deal" if record.get("position") is None else "scenario"


def is_dealt_anew(record: Data) -> bool:
    """Whether what nobody could know was dealt anew where the record ends."""
    dealt = record.get("dealt_anew", [])
    return bool(dealt) and dealt[-1]["after"] == len(record["actions"])


class Request(msgspec.Struct):
    """Somebody asks to go back further than the rules of undo allow."""

    number: int
    """Which one at the table it is, counted from 1."""
    seat: int
    kept: int
    agreed: list[int]
    until_moved: bool
    openly: bool
    done: bool = False
    """Whether the answer has been taken back meanwhile, in secret: then there is nothing more to do than to agree."""


class Snapshot(msgspec.Struct):
    """A table at some moment, so that nobody has to start from its first entry.

    It is a convenience. The entries have the truth; a snapshot that cannot be used, for whatever reason, is left alone.
    """

    entries: int
    record: Data
    state: Data
    events: int
    seats: list[Seat]
    asked_at: list[int]
    messages: list[list[str]]
    backs: int
    public_backs: int
    standing_in: list[bool]
    timed: list[int] | None = None
    """None in those of older versions, where each seat had time for one answer more than it had given, if asked."""
    gave_up: list[GaveUp] | None = None
    """None in those of older versions, which did not keep when it was."""
    requests: int = 0
    along: list[int] | None = None
    """None in those of older versions, which forgot what had been given together."""
