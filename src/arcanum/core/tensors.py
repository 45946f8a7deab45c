"""Observations as rows of numbers, for networks and other learners.

A *layout* says what every number of a row means: fields in order, each with its axes, so that every single column has
a name. An observation is `size` bytes, one for each number; counts that do not fit are 255. It holds what its seat may
know and nothing else, the observing seat first and the others in turn order.

A game declares its layout once, with a `Plan`, and its state hands out references to what it holds
(`GameState.sources`); how they become numbers is a program of simple operations (`core/rows.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from operator import index
from typing import Any, Final, SupportsIndex

import msgspec

from arcanum.core import rows
from arcanum.core.flow import Ask, Step
from arcanum.core.rows import Item, Record, Worth
from arcanum.core.shapes import Shape
from arcanum.core.state import GameState

_PLAYERS: Final = ("own", "rival_1", "rival_2", "rival_3", "rival_4", "rival_5")
SAME: Final = -1
"""The map that leaves every number where it is."""
_ANYWHERE: Final = 0
"""The place of an item before it is known in which number of a frame it is."""

COMMON: Final = ("trunk", "_asked", "branches", "_options", "_branch_options")
"""The attributes with which the sources of every game begin."""

Axis = tuple[str, ...]


class Field:
    """Neighbouring numbers of one meaning."""

    __slots__ = ("axes", "meaning", "name", "size", "start")

    def __init__(self, name: str, start: int, axes: tuple[Axis, ...], meaning: str) -> None:
        self.name: str = name
        self.start: int = start
        self.axes: tuple[Axis, ...] = axes
        """What the numbers run over, the last one fastest; a single number has none."""
        self.size: int = 1
        for axis in axes:
            self.size *= len(axis)
        self.meaning: str = meaning

    def columns(self) -> list[str]:
        """The name of every number."""
        return [".".join([self.name, *labels]) for labels in product(*self.axes)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Field, (self.name, self.start, self.axes, self.meaning)

    def __repr__(self) -> str:
        return f"Field({self.name}: {self.start} to {self.start + self.size - 1})"


class Plan:
    """Fields and operations while they are being written down."""

    __slots__ = (
        "attributes",
        "books",
        "choices",
        "fields",
        "maps",
        "ops",
        "players",
        "seats",
        "size",
        "turns",
        "worths",
    )

    def __init__(self, seats: int, attributes: tuple[str, ...] = ()) -> None:
        """`attributes` names the sources that follow those in COMMON (see `rows.Program`)."""
        self.seats: int = seats
        self.attributes: tuple[str, ...] = COMMON + attributes
        self.players: Axis = _PLAYERS[:seats]
        self.size: int = 0
        self.fields: list[Field] = []
        self.ops: list[list[int]] = []
        self.maps: list[list[list[int]]] = []
        self.books: list[list[Record]] = []
        self.choices: list[tuple[str, tuple[str, ...]]] = []
        self.worths: list[list[Worth]] = []
        self.turns: int = self.map([[(seat - own) % seats for seat in range(seats)] for own in range(seats)])
        """The map of seats: the observing one first."""

    def field(self, name: str, meaning: str, *axes: Sequence[str]) -> int:
        """Append a field; gives where it starts."""
        made = Field(name, self.size, tuple([tuple(axis) for axis in axes]), meaning)
        self.fields.append(made)
        self.size += made.size
        return made.start

    def op(self, code: int, source: int | str, base: int, *parameters: int | str) -> None:
        """Append an operation of `core/rows.py`; sources may be given by name."""
        self.ops.append([code, self._number(source), base, *[self._number(each) for each in parameters]])

    def _number(self, source: int | str) -> int:
        if isinstance(source, int):
            return source
        if source not in self.attributes:
            raise ValueError(f"states have no source {source!r}: the table of fields declares none with this name")
        return self.attributes.index(source)

    def map(self, places: list[list[int]]) -> int:
        """A map with a list for each seat; gives its number."""
        self.maps.append(places)
        return len(self.maps) - 1

    def map_of(self, things: Sequence[int], count: int) -> int:
        """The map that numbers these things, out of `count` of them, one after another; the same for all seats."""
        places = [-1] * count
        for place, thing in enumerate(things):
            places[thing] = place
        return self.map([places] * self.seats)

    def book(self, records: list[Record]) -> int:
        self.books.append(records)
        return len(self.books) - 1

    def choice(self, key: str, choices: tuple[str, ...]) -> int:
        self.choices.append((key, choices))
        return len(self.choices) - 1

    def worth(self, worths: list[Worth]) -> int:
        self.worths.append(worths)
        return len(self.worths) - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _plan_of, (self.seats, {name: getattr(self, name) for name in PLANNED})


PLANNED: Final = ("attributes", "books", "choices", "fields", "maps", "ops", "size", "worths")
"""All of a plan that is written down, so that it can be pickled; the rest hangs on the number of seats."""


def _plan_of(seats: int, parts: dict[str, Any]) -> Plan:
    plan = Plan(seats)
    for name, part in parts.items():
        setattr(plan, name, part)
    return plan


class Layout:
    """What every number of an observation means, and how it comes about."""

    __slots__ = (
        "_columns",
        "_made_of",
        "_slow",
        "actions",
        "fields",
        "game",
        "plan",
        "program",
        "schema_hash",
        "seats",
        "size",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        plan: Plan,
        components: Sequence[str],
        actions: Sequence[str],
    ) -> None:
        self.game: str = game
        self.version: int = version
        """Raised whenever the layout changes."""
        self.plan: Plan = plan
        self.seats: int = plan.seats
        self._made_of: tuple[Any, ...] = (game, version, plan, components, actions)
        self.size: int = plan.size
        self.fields: list[Field] = plan.fields
        self.actions: int = len(actions)
        """How many actions the game has with these packs: the width of a mask."""
        self.schema_hash: str = _hash([game, version, plan.seats, _shape(plan), list(components), list(actions)])
        """Changes with everything that a learner would have to be told about: fields, packs, actions."""
        parts = (plan.ops, plan.maps, plan.books, plan.choices, plan.worths, plan.attributes)
        self.program: Any = rows.make_program(plan.size, plan.seats, *parts)
        self._slow: rows.Program = rows.Program(plan.size, plan.seats, *parts)
        self._columns: list[str] = []

    def names(self) -> list[str]:
        """The name of every number of a row."""
        if not self._columns:
            self._columns = [column for field in self.fields for column in field.columns()]
        return self._columns[:]

    def field(self, name: str) -> Field:
        """The field with this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"{self.game} has no field {name!r}")

    def observe(self, state: GameState, seat: SupportsIndex) -> bytes:
        """What a seat sees, at any time, whether it is asked or not."""
        own = index(seat)
        row: bytes = self.program.observe(self._checked(state, own), own)
        return row

    def write(self, state: GameState, seat: SupportsIndex, rows: Any, row: SupportsIndex) -> None:
        """Fill one row of a buffer that holds rows of `size` bytes one after another."""
        own = index(seat)
        self.program.write(self._checked(state, own), own, rows, index(row))

    def observe_slowly(self, state: GameState, seat: SupportsIndex) -> bytes:
        """The same without the extension: what it is compared with."""
        own = index(seat)
        row: bytes = self._slow.observe(self._checked(state, own), own)
        return row

    def __reduce__(self) -> tuple[Any, ...]:
        """By what it was made of: the program is of no use to another process."""
        return type(self), self._made_of

    def __deepcopy__(self, memo: dict[int, Any]) -> Layout:
        """Nothing about it ever changes, so it is its own copy."""
        return self

    def _checked(self, state: GameState, seat: int) -> list[Any]:
        if state.seats != self.seats:
            raise ValueError(f"this layout is for {self.seats} players, the game has {state.seats}")
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}, only 0 to {self.seats - 1}")
        return state.sources()


def _shape(plan: Plan) -> list[list[object]]:
    return [[field.name, [list(axis) for axis in field.axes]] for field in plan.fields]


def _hash(parts: list[object]) -> str:
    return blake2b(msgspec.json.encode(parts), digest_size=8, person=b"arcanum-schema").hexdigest()


# --- the decision that is asked, the same way in all games ------------------------------------------------------------


def value(base: int, offset: int = 0) -> Item:
    """An item that writes a number of a frame as it is, in the column `base`.

    >>> value(20) == (_ANYWHERE, rows.VALUE, 20, 0, SAME, 0)
    True
    """
    return (_ANYWHERE, rows.VALUE, base, 0, SAME, offset)


def hot(base: int, limit: int, number: int = SAME) -> Item:
    """An item that writes a number of a frame one-hot, into `limit` columns from `base` on.

    >>> hot(20, limit=8) == (_ANYWHERE, rows.HOT, 20, 8, SAME, 0)
    True
    """
    return (_ANYWHERE, rows.HOT, base, limit, number, 0)


def bits(base: int, limit: int, number: int = SAME) -> Item:
    """An item that writes a number of a frame as a set, into `limit` columns from `base` on.

    >>> bits(20, limit=8) == (_ANYWHERE, rows.SET, 20, 8, SAME, 0)
    True
    """
    return (_ANYWHERE, rows.SET, base, limit, number, 0)


def placed(place: int, item: Item) -> Item:
    """An item, for the number at this place of a frame.

    >>> placed(3, value(20)) == (3, *value(20)[1:])
    True
    """
    return (place, *item[1:])


def records_of(steps: list[Step[Any]], shapes: list[Shape], fields: dict[str, Item]) -> list[Record]:
    """What is written of each step's frames: of those that ask the numbers whose names have a field, one question after
    another. What the fields do not name is left out.

    >>> records_of([Ask("draw")], [Shape("draw: seat card")], {"card": value(20)}) == [(0, [placed(2, value(20))])]
    True
    """
    records: list[Record] = []
    asking = 0
    for step, shape in zip(steps, shapes, strict=True):
        if isinstance(step, Ask):
            names = enumerate(shape.names, 1)
            records.append((asking, [placed(place, fields[name]) for place, name in names if name in fields]))
            asking += 1
        else:
            records.append((-1, []))
    return records
