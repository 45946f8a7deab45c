"""What happened, in order, and for whose eyes.

In the loop an event is a tuple of ints `(kind, audience, ...)`: cheap to make and to drop. `Event` is what leaves the
engine: named, with its arguments, and only for seats in its audience (a bit mask; the bit above the last seat stands
for spectators).
"""

from __future__ import annotations

RawEvent = tuple[int, ...]
EventArgs = dict[str, str | int | list[str] | list[int] | dict[str, int]]


class Event:
    """Something that happened, as its audience may know it."""

    __slots__ = ("args", "audience", "kind")

    def __init__(self, kind: str, args: EventArgs, audience: int) -> None:
        self.kind: str = kind
        self.args: EventArgs = args
        self.audience: int = audience

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"Event({self.kind}: {told})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.kind)


def everyone(seats: int) -> int:
    """The audience of all seats and the spectators."""
    return (1 << (seats + 1)) - 1


def sees(audience: int, seats: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return bool(audience >> (seats if seat is None else seat) & 1)
