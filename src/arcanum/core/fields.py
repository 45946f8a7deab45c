"""The fields of a state, each declared once.

A game lists what its state consists of in one table, `games/<game>/fields.py`: the name of every field, what kind of
value it is, what an empty table has there, what a copy does with it, who may see it, and what it means. From the table
follow

- the slots, the empty value, the copy, what is saved, `unshare` and `sources`. That is hot code, so
  `tools/state_code.py` writes it out into `games/<game>/_fields.py`, the base class of the state, and a test fails when
  that file is stale (`make fields`);
- restoring, which is rare and goes through the table (`restore_fields`);
- laws that tests hold every game to: what everybody may see is the same in every world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from arcanum.core.state import Data, GameState

# --- what a copy does with a field ------------------------------------------------------------------------------------

SHARED: Final = "shared"
"""A copy has the same object. It is replaced, never changed in place (see `core/shared.py`)."""
COPIED: Final = "copied"
"""A copy has its own; zones and rows in it are shared, and replaced rather than changed."""
WHOLE: Final = "whole"
"""A copy has its own, with all zones in it."""

# --- who may see a field ----------------------------------------------------------------------------------------------

PUBLIC: Final = "public"
"""Everybody sees it, so it is the same in every world. What is done while seats decide at the same time is seen only
when all of them are done."""
OWN: Final = "own"
"""A list with a part for each seat, and each seat sees its own part."""
HIDDEN: Final = "hidden"
"""No seat sees it as it is. What a seat knows of it is kept by the game's worlds, the rest is dealt anew."""


# --- what a field can be left out of ----------------------------------------------------------------------------------

SAVES: Final = "saves"
"""It can be found out again."""
OBSERVATIONS: Final = "observations"
"""It is no source of numbers for learners (`core/tensors.py`)."""
VIEWS: Final = "views"
"""Nothing is told of it, or it can be seen in something else."""
SEARCH: Final = "search"
"""Positions in which it differs are one to a search (`GameState.fingerprint`)."""
USES: Final = (SAVES, OBSERVATIONS, VIEWS, SEARCH)
INNER: Final = (OBSERVATIONS, VIEWS, SEARCH)
"""What only the rules, or worlds, go by."""


class Size:
    """A length that depends on the table: so many for each seat, or for each component of the catalogue."""

    __slots__ = ("code", "count")

    def __init__(self, code: str, count: int = 1) -> None:
        self.code: str = code
        self.count: int = count

    def __rmul__(self, count: int) -> Size:
        return Size(self.code, count * self.count)

    def __str__(self) -> str:
        return self.code if self.count == 1 else f"({self.count} * {self.code})"


_WRITTEN_OUT: Final = 12
"""Longer lists of lists are made in a loop."""
SEATS: Final = Size("seats")
COMPONENTS: Final = Size("len(cat.ids)")


class Kind:
    """What a value is made of. How it is copied and saved is code, in which `{}` stands for the value."""

    __slots__ = ("by_id", "copy", "deep", "load", "save", "type", "uses")

    def __init__(
        self,
        type: str,
        copy: str,
        deep: str,
        save: str,
        load: Callable[[Any], Any],
        by_id: bool = False,
        uses: Sequence[Callable[..., Any]] = (),
    ) -> None:
        self.type: str = type
        self.copy: str = copy
        """A copy of its own, with the same parts."""
        self.deep: str = deep
        """A copy that shares nothing that can be changed; empty if the value itself cannot be changed."""
        self.save: str = save
        """The value as plain data."""
        self.load: Callable[[Any], Any] = load
        """The value from plain data. Raises ValueError, TypeError, KeyError or IndexError for what it cannot be."""
        self.by_id: bool = by_id
        """Whether it is a dict by component, which is saved under the components' ids; `load` is for the values in
        it."""
        self.uses: Sequence[Callable[..., Any]] = uses
        """The classes and functions in the code, besides those that are built in."""


def _load_numbers(data: Any) -> list[int]:
    return [int(value) for value in data]


def _load_zones(data: Any) -> list[list[int]]:
    return [[int(value) for value in zone] for zone in data]


def _load_rows(data: Any) -> list[tuple[int, ...]]:
    return [tuple([int(value) for value in row]) for row in data]


def _load_set(data: Any) -> set[int]:
    return {int(value) for value in data}


def _load_memories(data: Any) -> list[list[tuple[int, ...]]]:
    return [_load_rows(memory) for memory in data]


_COPY: Final = "{}.copy()"
NUMBER: Final = Kind("int", "{}", "", "{}", int)
NUMBERS: Final = Kind("list[int]", _COPY, _COPY, "list({})", _load_numbers)
NUMBER_SET: Final = Kind("set[int]", _COPY, _COPY, "sorted({})", _load_set)
ZONES: Final = Kind(
    "list[list[int]]", _COPY, "[zone.copy() for zone in {}]", "[list(zone) for zone in {}]", _load_zones
)
ROWS: Final = Kind("list[tuple[int, ...]]", _COPY, _COPY, "[list(row) for row in {}]", _load_rows)
OPTIONS: Final = Kind("dict[str, str | int]", "{}", _COPY, "{}", dict)
MEMORIES: Final = Kind(
    "list[list[tuple[int, ...]]]",
    _COPY,
    "[memory.copy() for memory in {}]",
    "[[list(stretch) for stretch in memory] for memory in {}]",
    _load_memories,
)


class StateField:
    """One field of a state."""

    __slots__ = ("about", "empty", "kind", "left_out_of", "name", "on_copy", "seen")

    def __init__(
        self,
        name: str,
        kind: Kind,
        empty: str,
        about: str,
        on_copy: str = SHARED,
        seen: str = PUBLIC,
        left_out_of: tuple[str, ...] = (),
    ) -> None:
        self.name: str = name
        self.kind: Kind = kind
        self.empty: str = empty
        """Its value on an empty table, as code: `seats` and `cat` are at hand."""
        self.about: str = about
        self.on_copy: str = on_copy
        self.seen: str = seen
        self.left_out_of: tuple[str, ...] = left_out_of

    def used_in(self, use: str) -> bool:
        """Whether saves, observations, views or searches use it."""
        return use not in self.left_out_of


def number(name: str, empty: int, about: str, **how: Any) -> StateField:
    """A field that is an int.

    >>> number("round", 0, "which round it is").empty
    '0'
    """
    return StateField(name, NUMBER, str(empty), about, **how)


def numbers(name: str, size: int | Size, empty: int, about: str, **how: Any) -> StateField:
    """A field that is a list of ints, so many of them on an empty table.

    >>> numbers("crowns", SEATS, 0, "the crowns of each seat").empty
    '[0] * seats'
    """
    return StateField(name, NUMBERS, f"[{empty}] * {size}" if size != 0 else "[]", about, **how)


def numbers_from(name: str, empty: Sequence[int], about: str, **how: Any) -> StateField:
    """A field that is a list of ints that are not all the same on an empty table.

    >>> numbers_from("prices", [3, 2], "what the next owl costs").empty
    '[3, 2]'
    """
    return StateField(name, NUMBERS, str(list(empty)), about, **how)


def number_set(name: str, about: str, **how: Any) -> StateField:
    """A field that is a set of ints, empty at first.

    >>> number_set("asleep", "the owls that sleep").empty
    'set()'
    """
    return StateField(name, NUMBER_SET, "set()", about, **how)


def zones(name: str, size: int | Size, about: str, **how: Any) -> StateField:
    """A field that is a list of lists of ints, such as the hands of all seats: so many of them, empty at first.

    >>> zones("hands", SEATS, "the hands").empty
    '[[] for _ in range(seats)]'
    """
    return StateField(name, ZONES, _many("[]", size), about, **how)


def rows(name: str, size: int | Size, about: str, **how: Any) -> StateField:
    """A field that is a list of tuples of ints: so many of them, empty at first.

    >>> rows("flights", 3, "which owl flew where").empty
    '[()] * 3'
    """
    return StateField(name, ROWS, f"[()] * {size}", about, **how)


def memories(name: str, size: int | Size, about: str, **how: Any) -> StateField:
    """The field of what so many seats remember of a face-down deck (see `core/knowledge.py`).

    >>> memories("known", SEATS, "what the seats remember of the deck").empty
    '[[] for _ in range(seats)]'
    """
    return StateField(name, MEMORIES, _many("[]", size), about, **how)


def options(*left_out_of: str) -> StateField:
    """The field of the settled options of the game. Whoever makes or restores a state is given them.

    >>> options().used_in(SAVES)
    False
    """
    return StateField("options", OPTIONS, "options", "the options of the game", left_out_of=(SAVES, *left_out_of))


def _many(code: str, size: int | Size) -> str:
    if isinstance(size, Size) or size > _WRITTEN_OUT:
        return f"[{code} for _ in range({str(size).removeprefix('(').removesuffix(')')})]"
    return f"[{', '.join([code] * size)}]"


def restore_fields(state: GameState, fields: Sequence[StateField], data: Data, components: dict[str, int]) -> None:
    """The reverse of `GameState.fields_data`; `components` are their numbers by id.

    >>> from types import SimpleNamespace
    >>> table = SimpleNamespace()
    >>> restore_fields(table, [number("round", 0, "which round it is")], {"round": 3}, {})
    >>> table.round
    3
    """
    for field in fields:
        if field.used_in(SAVES):
            saved = data[field.name]
            load = field.kind.load
            if field.kind.by_id:
                setattr(state, field.name, {components[name]: load(saved[name]) for name in saved})
            else:
                setattr(state, field.name, load(saved))
