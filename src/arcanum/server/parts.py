"""The parts of a table that are plain data, and a table as a whole when it is put away."""

from __future__ import annotations

import msgspec

from arcanum.core.state import Data


class Seat(msgspec.Struct):
    """Who sits there."""

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


class Request(msgspec.Struct):
    """Somebody asks to go back further than the rules of undo allow."""

    seat: int
    kept: int
    agreed: list[int]


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
