"""What happens at a table, entry by entry. The list of entries is the table: everything else follows from it.

Entries are only ever added. Whoever has the same entries has the same table, in whatever process; so a move is safe as
soon as its entry is, and no two processes can add different entries under the same number.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arcanum.core.state import Data


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at a table."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat: a person, or a bot (its spec)."""

    seat: int
    name: str = ""
    bot: str = ""


class GotUp(Entry, frozen=True, tag="got_up"):
    """A person gave their seat back before the game began."""

    seat: int


class Moved(Entry, frozen=True, tag="moved"):
    """A seat gave an answer."""

    seat: int
    words: str
    bot: str = ""
    """The bot that gave it, if it was one."""
    along: bool = False
    """Whether it came along with the answer before, in one message: what was given together is taken back together."""


class TookBack(Entry, frozen=True, tag="took_back"):
    """A seat took its last answer back, as the rules of undo allow."""

    seat: int
    number: int
    """Which answer of the record it was, counted from 0."""
    goes_on: bool = False
    """Whether the seat's clock goes on. In entries that do not say so it was wound anew."""


class WentBack(Entry, frozen=True, tag="went_back"):
    """The only person at a table went back to where `kept` answers had been given; what bots answered since is gone,
    too, and so is a result."""

    seat: int
    kept: int
    marks: bool
    """Whether something was known since, so that the table is marked."""


class AskedBack(Entry, frozen=True, tag="asked_back"):
    """A seat asks the others to go back to where `kept` answers had been given."""

    seat: int
    kept: int
    until_moved: bool = False
    """Whether it ends when a person goes on playing. In entries that do not say so it did not."""
    openly: bool = False
    """Whether only an answer that all can see ends it. In entries that do not say so a secret one did, too, and who had
    asked could tell by it that somebody had answered."""


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat answers such a request. When all people have agreed it is done."""

    seat: int
    yes: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """A bot plays on for a person until they come back."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, tag="came_back"):
    seat: int
    goes_on: bool = False
    """Whether the seat's clock goes on. In entries that do not say so it was wound anew."""


class RanOut(Entry, frozen=True, tag="ran_out"):
    """A seat's time was up. With `forfeit` it has lost; else a bot answers for it this once."""

    seat: int
    forfeit: bool
    also: tuple[int, ...] = ()
    """Whose time was up as well, at the same moment."""


class Paused(Entry, frozen=True, tag="paused"):
    """Nobody could answer for so many milliseconds, because the server was away: the clocks stood still."""

    away: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same players go on at another table."""

    seat: int
    table: str


class Shared(Entry, frozen=True, tag="shared"):
    """A seat lets everybody who knows the address look at the game that is over."""

    seat: int


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Who sat there has deleted their account: the seat has no name any more."""

    seat: int


SeatEntry = (
    Sat
    | GotUp
    | Moved
    | TookBack
    | WentBack
    | AskedBack
    | Agreed
    | Resigned
    | Left
    | CameBack
    | RanOut
    | Rematched
    | Shared
    | Forgotten
)
"""What somebody at a seat did or failed to do."""
AnyEntry = SeatEntry | Paused


class Info(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed on when a table was made. It never changes."""

    record: Data
    """The record that the game goes on from; of a fresh game, one without actions."""
    title: str = ""
    public: bool = False
    """Whether everybody finds the table in the list, and may look at the game when it is over."""
    spectators: bool = True
    delay: int = 0
    """After how many seconds spectators see what happened."""
    clock: int = 0
    """How many seconds a seat has for an answer; 0: as long as it likes."""
    forfeit: bool = False
    """Whether a seat whose time is up has lost; else a bot answers for it."""
    webhook: str = ""
    """Who is told when a person is asked to answer."""
    webhook_secret: str = ""
    """With what such notices are signed; empty in tables of older versions."""
    organised: bool = False
    """Whether whoever made it does not play: then it stays there although nobody sits at it."""
    maker: str = ""
    """For whom the bots think, if they have to take turns; empty in tables of older versions."""


class Stamped(msgspec.Struct, frozen=True):
    """An entry as it is kept: with its time and the message that asked for it."""

    entry: AnyEntry
    at: int
    """Milliseconds since 1970."""
    message: str = ""


def encode(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def decode(text: str) -> AnyEntry:
    return _DECODER.decode(text)
