"""What happened, in order, and for whose eyes.

In the loop an event is a tuple of ints `(kind, audience, ...)`: cheap to make and to drop. `Event` is what leaves the
engine: named, with its arguments, and only for seats in its audience (a bit mask; the bit above the last seat stands
for spectators).
"""

from __future__ import annotations

from typing import Any

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
    """The audience of all seats and the spectators.

    >>> everyone(2) == 0b111
    True
    """
    return (1 << (seats + 1)) - 1


def sees(audience: int, seats: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience.

    >>> sees(0b001, 2, 0), sees(0b001, 2, None)
    (True, False)
    """
    return bool(audience >> (seats if seat is None else seat) & 1)


class EventTable:
    """The events of a game, declared one after another: each has a number, a name and arguments."""

    __slots__ = ("_counts", "_names", "_shapes", "kinds")

    def __init__(self, names: dict[str, tuple[str | int, ...]], counts: dict[str, tuple[str, ...]]) -> None:
        """`names` are the names of each sort of argument that is one of several things, `counts` those of each sort
        that is a run of numbers, one for each name; of these the numbers above 0 are told."""
        self._names: dict[str, tuple[str | int, ...]] = names
        self._counts: dict[str, tuple[str, ...]] = counts
        self._shapes: list[list[tuple[str, str]]] = []
        self.kinds: list[str] = []
        """The names of the events, by number."""

    def add(self, kind: str, shape: str) -> int:
        """Declare an event; gives its number. The shape has a word `sort:name` for each argument. Besides the game's
        own sorts there are s: seat, n: number, c: component, C: all that follow are components, w: set of seats."""
        self.kinds.append(kind)
        self._shapes.append([(word[0], word[2:]) for word in shape.split()])
        return len(self.kinds) - 1

    def named(self, raw: RawEvent, ids: list[str]) -> Event:
        """An event with names instead of numbers; `ids` are those of the components."""
        args: dict[str, Any] = {}
        at = 2
        for sort, name in self._shapes[raw[0]]:
            counted = self._counts.get(sort)
            if counted is not None:
                run = zip(counted, raw[at : at + len(counted)], strict=True)
                args[name] = {what: number for what, number in run if number}
                at += len(counted)
            elif sort == "C":
                args[name] = [ids[number] for number in raw[at:]]
            else:
                args[name] = self._value(sort, raw[at], ids)
                at += 1
        return Event(self.kinds[raw[0]], args, raw[1])

    def _value(self, sort: str, number: int, ids: list[str]) -> str | int | list[int]:
        if sort == "c":
            return ids[number]
        if sort == "w":
            return [seat for seat in range(number.bit_length()) if number >> seat & 1]
        names = self._names.get(sort)
        return number if names is None else names[number]
