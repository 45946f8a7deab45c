"""Rows of numbers out of the lists that a state holds, written operation by operation.

A game says once which of its lists go where (`core/tensors.py`); that is a *program*. An observation is then one run of
it over the *sources*, references to what the state holds anyway. `_rows.c` does the same as this module and about fifty
times faster; it is used where it has been built, and a test keeps the two equal. What is written here says what is
meant.

A program knows *maps*: for each seat a list that says at which place a number goes, so that the observing seat comes
first; -1 stands for nowhere, and a map with the number -1 leaves every number where it is.

While seats decide at the same time, what rivals do is not seen yet. Operations that can tell apart whose something is
are given *what is seen of rivals*: a source, which is a record (a tuple) at such times, and the place in it of what
stands for the operation's source. There is no record in a source of another kind, the trunk for one, and then all is
seen as it is.

No operation knows a game; some have one user so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

from arcanum.core.flow import STEP
from arcanum.core.state import GameState

VERSION: Final = 8
"""Raised whenever an operation changes its meaning: an extension that was built before is then left alone."""

_quick: Any = None
try:
    from arcanum.core import _rows

    if _rows.VERSION == VERSION:
        _quick = _rows
except ImportError:
    pass

# The first sources, which are the same in every game: `tensors.COMMON`.
TRUNK: Final = 0
ASKED_SEAT: Final = 1
BRANCHES: Final = 2
OPTIONS: Final = 3
BRANCH_OPTIONS: Final = 4

# The operations: their number, a source and a place in the row, then what is named here.
SELF: Final = 0
"""One-hot: the observing seat."""
ACTING: Final = 1
"""Flags of the seats that owe a decision. Source: who is asked; branches, map."""
ASKED: Final = 2
"""The frame that asks the observing seat: which step it is, and its numbers by a book. Source: trunk; asked, branches,
book."""
TOP_RECORD: Final = 3
"""The last of several lists, by the first record of a book, where the seat owes a decision. trunk, asked, branches,
book."""
NUMBER: Final = 4
"""offset"""
ONE_HOT: Final = 5
"""limit, map"""
BITS: Final = 6
"""limit, map"""
LENGTH: Final = 7
LENGTHS: Final = 8
"""map"""
COUNT: Final = 9
"""How often each number occurs. limit, map"""
COUNTS: Final = 10
"""The same of several lists. stride, map of lists, map of numbers, which of them"""
COPY: Final = 11
"""Numbers as they are. group, map of groups, offset; what is seen of rivals, if groups belong to seats"""
ONE_HOTS: Final = 12
"""stride, map of places, map of numbers"""
BIT_ROWS: Final = 13
"""limit, map of places, map of bits"""
ROWS: Final = 14
"""Short lists of few kinds, one-hot. width, kinds, map of lists, map of kinds"""
AMOUNTS: Final = 15
"""A dict of amounts by thing. width, limit; what is seen of rivals; zones, that of the seat says which things are its
own"""
MARKS: Final = 16
"""A set of things, likewise. limit; what is seen of rivals; zones"""
KNOWN: Final = 17
"""Things in rivals' zones that everybody knows to be there. stride, map, who knows, everybody"""
PILE: Final = 18
"""The own pile: 1 for a card that the seat knows to be in it, 2 for the top card, 3 for the next... as far as the order
is known. limit, who knows, how many on top are known in order"""
SEEN: Final = 19
"""Cards on top of a pile that the seat has seen: 1 for the top card. limit, how many, first place there, map, whether
the source is one pile for each seat"""
MEMORY: Final = 20
"""What the seat remembers of a deck: the highest and the lowest place of a card, 1 for the top. limit"""
WORTHS: Final = 21
"""How much the things in the zone of each seat are worth together, and a bonus. map of seats, amounts lying on things,
bonuses, worths; what is seen of the amounts of rivals"""
OPTION: Final = 22
"""One-hot: which of its choices an option has. choice"""
KEYED: Final = 23
"""ONE_HOTS of numbers whose places another list names: the source. stride, map of places, map of numbers, numbers"""
SHOWN: Final = 24
"""Things that may lie face down, a record for each place: a flag for something that lies there, and two flags given by
lists, each of which shows it; of what is shown, and of the own ones, a number and the thing, one-hot. The source says
what lies there, -1 nothing. stride, map of places, map of things, flags, flags, places of a seat, numbers, where they
begin in a record, and where things do"""
ONE: Final = 25
"""A flag."""
WHEN: Final = 26
"""The operations that follow only count if the source is a number. the number, how many operations, whether it is the
other way round"""
WHEN_EMPTY: Final = 27
"""The operations that follow only count if the source is an empty list. how many, whether it is the other way round"""
OWN_HOT: Final = 28
"""One-hot: the own one of numbers by seat. limit, map"""
ONE_MORE: Final = 29
"""One more at the place of a number. limit, map"""
TALLY: Final = 30
"""One more at the place of everything in a list that is there; -1 is nothing. map"""

# What an item of a record is: its place in the record, this, where it goes, limit, map, offset.
VALUE: Final = 0
HOT: Final = 1
SET: Final = 2

# Which of several lists are counted.
ALL: Final = 0
OWN: Final = 1
RIVALS: Final = 2
FIRST: Final = 3

# What a program may ask for; the extension counts on it.
MOST_NUMBERS: Final = 16000
MOST_SEATS: Final = 62
MOST_BITS: Final = 62

_LIMITS: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((ONE_HOT, BITS, COUNT, PILE, MEMORY, OWN_HOT, ONE_MORE), (3,)),
    COPY: (7,),
    AMOUNTS: (3, 4, 6),
    MARKS: (3, 5),
    SEEN: (3, 5),
    WORTHS: (8,),
    SHOWN: (10, 11),
}
"""Where the limits of an operation are: not below 0."""
_STRIDES: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((COUNTS, COPY, ONE_HOTS, BIT_ROWS, KNOWN, KEYED), (3,)),
    ROWS: (3, 4),
    SHOWN: (3, 8),
}
"""Where its strides and the like are: at least 1."""

Item = tuple[int, int, int, int, int, int]
Record = tuple[int, list[Item]]
"""The column that says which record it is (-1: it is not shown), and what is shown of it."""
Worth = tuple[int, list[int], list[int]]
"""What a thing is worth by itself, for each number that lies on it, and for each thing in the same list as it, by that
one's number, itself not left out. Lists may end early."""


class Program:
    """What is written into a row, operation by operation."""

    __slots__ = (
        "_lock",
        "attributes",
        "books",
        "choices",
        "maps",
        "ops",
        "row",
        "seat",
        "seats",
        "size",
        "sources",
        "worths",
    )

    def __init__(
        self,
        size: int,
        seats: int,
        ops: Sequence[Sequence[int]],
        maps: Sequence[Sequence[Sequence[int]]],
        books: Sequence[Sequence[tuple[int, Sequence[Sequence[int]]]]],
        choices: Sequence[tuple[str, tuple[str, ...]]],
        worths: Sequence[Sequence[Worth]],
        attributes: tuple[str, ...],
    ) -> None:
        self.size: int = size
        self.seats: int = seats
        self.ops: list[list[int]] = [[*op, *[0] * (12 - len(op))] for op in ops]
        self.maps: Sequence[Sequence[Sequence[int]]] = maps
        self.books: Sequence[Sequence[tuple[int, Sequence[Sequence[int]]]]] = books
        self.choices: Sequence[tuple[str, tuple[str, ...]]] = choices
        self.worths: Sequence[Sequence[Worth]] = worths
        self.attributes: tuple[str, ...] = attributes
        """Where the sources are to be found in a state, for the extension, which can look there by itself: see
        `reads`."""
        self._lock: Any = Lock()
        """All games of a kind share a program; threads write their rows one after another."""
        self.row: bytearray = bytearray()
        self.seat: int = 0
        self.sources: Sequence[Any] = ()
        if not (0 < size <= MOST_NUMBERS and 0 < seats <= MOST_SEATS):
            raise ValueError(f"a row has 1 to {MOST_NUMBERS} numbers and a game 1 to {MOST_SEATS} seats")
        for op in self.ops:
            self._check_op(op)
        for item in [item for book in books for record in book for item in record[1]]:
            if not 0 <= item[2] <= size or item[3] < 0 or (item[1] == SET and item[3] > MOST_BITS):
                raise ValueError("an item of a record makes no sense")

    def _check_op(self, op: list[int]) -> None:
        """Refuse places before the row or behind it, and limits that are none."""
        code = op[0]
        bad = not 0 <= op[2] <= self.size or (code in (BITS, BIT_ROWS) and op[3] > MOST_BITS)
        for place in _LIMITS.get(code, ()):
            bad = bad or op[place] < 0
        for place in _STRIDES.get(code, ()):
            bad = bad or op[place] < 1
        if bad:
            raise ValueError(f"operation {code} of this program makes no sense")

    def observe(self, sources: Sequence[Any], seat: int) -> bytes:
        """A row."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}, only 0 to {self.seats - 1}")
        with self._lock:
            return self._observe(sources, seat)

    def _observe(self, sources: Sequence[Any], seat: int) -> bytes:
        self.row = bytearray(self.size)
        self.seat = seat
        self.sources = sources
        skip = 0
        for op in self.ops:
            if skip:
                skip -= 1
            elif op[0] == WHEN:
                skip = 0 if (sources[op[1]] == op[3]) != bool(op[5]) else op[4]
            elif op[0] == WHEN_EMPTY:
                skip = op[3] if bool(sources[op[1]]) != bool(op[4]) else 0
            else:
                self._run(op)
        self.sources = ()
        return bytes(self.row)

    def write(self, sources: Sequence[Any], seat: int, rows: Any, row: int) -> None:
        """Fill a row of a buffer."""
        view = memoryview(rows).cast("B")
        if not 0 <= row < len(view) // self.size:
            raise IndexError(f"there is no row {row} in {len(view)} bytes")
        view[row * self.size : (row + 1) * self.size] = self.observe(sources, seat)

    # --- places -------------------------------------------------------------------------------------------------------

    def _put(self, at: int, value: int) -> None:
        if 0 <= at < self.size:
            self.row[at] = min(max(value, 0), 255)

    def _bump(self, at: int) -> None:
        if 0 <= at < self.size and self.row[at] < 255:
            self.row[at] += 1

    def _placed(self, number: int, value: int, limit: int) -> int:
        """Where a number goes; -1 for nowhere."""
        if number < 0:
            return value if 0 <= value < limit else -1
        places = self.maps[number][self.seat]
        return places[value] if 0 <= value < len(places) else -1

    def _mark(self, base: int, at: int) -> None:
        if at >= 0:
            self._put(base + at, 1)

    def _stack(self, trunk: int, asked: int, branches: int) -> list[Any]:
        """The stack that asks the seat; empty if it owes nothing."""
        stacks: list[Any] = self.sources[branches]
        if stacks:
            own: list[Any] = stacks[self.seat]
            return own
        frames: list[Any] = self.sources[trunk] if self.sources[asked] == self.seat else []
        return frames

    # --- operations ---------------------------------------------------------------------------------------------------

    def _run(self, op: list[int]) -> None:
        code = op[0]
        if code == ONE:
            self._put(op[2], 1)
        elif code == OWN_HOT:
            self._mark(op[2], self._placed(op[4], self.sources[op[1]][self.seat], op[3]))
        elif code == ONE_MORE:
            self._count([self.sources[op[1]]], op[2], op[3], op[4])
        elif code <= TOP_RECORD:
            self._run_flow(op)
        elif code <= COUNT and code != LENGTHS:
            self._run_plain(op)
        elif code <= ROWS:
            self._run_lists(op, self.sources[op[1]])
        elif code <= MEMORY:
            self._run_hidden(op)
        else:
            self._run_special(op)

    def _run_flow(self, op: list[int]) -> None:
        code, source, base = op[0], op[1], op[2]
        if code == SELF:
            self._put(base + self.seat, 1)
        elif code == ACTING:
            stacks = self.sources[op[3]]
            seats = [seat for seat, stack in enumerate(stacks) if stack] if stacks else [self.sources[source]]
            for seat in seats:
                self._mark(base, self._placed(op[4], seat, self.seats))
        elif code == ASKED:
            stack = self._stack(source, op[3], op[4])
            book = self.books[op[5]]
            if stack:
                column, items = book[stack[-1][STEP]]
                if column >= 0:
                    self._put(base + column, 1)
                    self._record(items, stack[-1])
        elif self._stack(op[3], op[4], op[5]) and self.sources[source]:
            self._record(self.books[op[6]][0][1], self.sources[source][-1])

    def _record(self, items: Sequence[Sequence[int]], values: Sequence[int]) -> None:
        for place, kind, base, limit, number, offset in items:
            if place >= len(values):
                continue
            value = values[place]
            if kind == VALUE:
                self._put(base, value + offset)
            elif kind == HOT:
                self._mark(base, self._placed(number, value, limit))
            elif value > 0:
                self._bits(value, base, limit, number)

    def _seen(self, op: list[int], at: int, own: Any) -> Any:
        """What is seen of rivals instead of the own, by two parameters of an operation."""
        record = self.sources[op[at]]
        return record[op[at + 1]] if isinstance(record, tuple) and op[at + 1] < len(record) else own

    def _bits(self, value: int, base: int, limit: int, number: int) -> None:
        if abs(value) >> MOST_BITS:
            raise TypeError(f"expected a set of at most {MOST_BITS} bits")
        for bit in range(limit):
            if value >> bit & 1:
                self._mark(base, self._placed(number, bit, limit))

    def _run_plain(self, op: list[int]) -> None:
        code, base = op[0], op[2]
        source = self.sources[op[1]]
        if code == NUMBER:
            self._put(base, source + op[3])
        elif code == ONE_HOT:
            self._mark(base, self._placed(op[4], source, op[3]))
        elif code == BITS:
            self._bits(source, base, op[3], op[4])
        elif code == LENGTH:
            self._put(base, len(source))
        else:
            self._count(source, base, op[3], op[4])

    def _count(self, zone: Any, base: int, limit: int, number: int) -> None:
        for value in zone:
            at = self._placed(number, value, limit)
            if at >= 0:
                self._bump(base + at)

    def _run_lists(self, op: list[int], source: Any) -> None:
        code, base = op[0], op[2]
        count = len(source)
        if code == COPY:
            seen = self._seen(op, 6, source)
            for index in range(min(count, len(seen))):
                group = index // op[3]
                at, value = self._placed(op[4], group, count), (source if group == self.seat else seen)[index]
                if at >= 0 and value + op[5]:
                    self._put(base + at * op[3] + index % op[3], value + op[5])
            return
        if code == COUNTS and op[6] in (OWN, FIRST):
            number = self.seat if op[6] == OWN else 0
            if number < count:
                self._count(source[number], base, op[3], op[5])
            return
        for index, value in enumerate(source):
            if code == LENGTHS:
                at = self._placed(op[3], index, count)
                if at >= 0:
                    self._put(base + at, len(value))
            elif code == COUNTS:
                at = self._placed(op[4], index, count) - (op[6] == RIVALS)
                if at >= 0 and not (op[6] == RIVALS and index == self.seat):
                    self._count(value, base + at * op[3], op[3], op[5])
            elif code == ROWS:
                self._short_row(op, self._placed(op[5], index, count), value)
            else:
                at = self._placed(op[4], index, count)
                if code == ONE_HOTS:
                    self._one_hot(op, at, value)
                elif at >= 0:
                    self._bits(value, base + at * op[3], op[3], op[5])

    def _short_row(self, op: list[int], at: int, row: Sequence[int]) -> None:
        base, width, kinds = op[2], op[3], op[4]
        for place in range(min(len(row), width) if at >= 0 else 0):
            self._mark(base + (at * width + place) * kinds, self._placed(op[6], row[place], kinds))

    def _run_hidden(self, op: list[int]) -> None:
        code, base, limit = op[0], op[2], op[3]
        source = self.sources[op[1]]
        if code in (AMOUNTS, MARKS):
            self._run_things(op, source)
        elif code == KNOWN:
            known = self.sources[op[5]]
            for owner in range(len(source)):
                at = self._placed(op[4], owner, len(source)) - 1
                for thing in source[owner] if owner != self.seat and at >= 0 else ():
                    if known[thing] == op[6] and thing < limit:
                        self._put(base + at * limit + thing, 1)
        elif code == PILE:
            known, ordered = self.sources[op[4]], self.sources[op[5]][self.seat]
            for depth, thing in enumerate(reversed(source[self.seat])):
                if thing < limit and depth < ordered:
                    self._put(base + thing, depth + 2)
                elif thing < limit and known[thing] >> self.seat & 1:
                    self._put(base + thing, 1)
        elif code == SEEN:
            ordered = self.sources[op[4]][op[5] + self.seat]
            pile = source[self.seat] if op[7] else source
            for depth in range(min(ordered, len(pile)) - 1, -1, -1):
                at = self._placed(op[6], pile[len(pile) - 1 - depth], limit)
                if at >= 0:
                    self._put(base + at, depth + 1)
        else:
            depth = 0
            for stretch in source[self.seat]:
                for thing in stretch[1:]:
                    if thing < limit:
                        self._put(base + thing, depth + 1)
                        self._put(base + limit + thing, depth + stretch[0])
                depth += stretch[0]

    def _run_things(self, op: list[int], source: Any) -> None:
        first = 5 if op[0] == AMOUNTS else 4
        seen = self._seen(op, first, source)
        things = [(thing, source) for thing in source]
        if seen is not source:
            own = self.sources[op[first + 2]][self.seat]
            things = [(thing, source) for thing in source if thing in own]
            things += [(thing, seen) for thing in seen if thing not in own]
        for thing, lying in things:
            if op[0] == MARKS:
                self._count([thing], op[2], op[3], -1)
            elif 0 <= thing < op[4]:
                for place, amount in enumerate(lying[thing][: op[3]]):
                    self._put(op[2] + thing * op[3] + place, amount)

    def _run_special(self, op: list[int]) -> None:
        code, base = op[0], op[2]
        source = self.sources[op[1]]
        if code == WORTHS:
            own, bonus = self.sources[op[4]], self.sources[op[5]]
            seen = self._seen(op, 7, own)
            for index, zone in enumerate(source):
                at = self._placed(op[3], index, len(source))
                lying = own if index == self.seat else seen
                if at >= 0:
                    self._put(base + at, bonus[index] + _worth_of(self.worths[op[6]], zone, lying))
        elif code == TALLY:
            for index, thing in enumerate(source):
                at = self._placed(op[3], index, len(source))
                if at >= 0 and thing != -1:
                    self._bump(base + at)
        elif code == OPTION:
            key, choices = self.choices[op[3]]
            if source.get(key) in choices:
                self._put(base + choices.index(source[key]), 1)
        elif code == KEYED:
            for place, number in zip(source, self.sources[op[6]], strict=False):
                self._one_hot(op, self._placed(op[4], place, self.size), number)
        elif code == SHOWN:
            for place, thing in enumerate(source):
                at = self._placed(op[4], place, len(source))
                if at >= 0 and thing != -1:
                    self._show(op, base + at * op[3], place, thing)
        else:
            raise ValueError(f"there is no operation {code}")

    def _show(self, op: list[int], at: int, place: int, thing: int) -> None:
        flags = [1 if self.sources[op[number]][place] else 0 for number in (6, 7)]
        for offset, flag in enumerate((1, *flags)):
            if flag:
                self._put(at + offset, 1)
        if any(flags) or place // op[8] == self.seat:
            self._mark(at + op[10], self._placed(-1, self.sources[op[9]][place], op[3]))
            self._mark(at + op[11], self._placed(op[5], thing, op[3]))

    def _one_hot(self, op: list[int], at: int, number: int) -> None:
        if at >= 0:
            self._mark(op[2] + at * op[3], self._placed(op[5], number, op[3]))


def _worth_of(worths: Sequence[Worth], zone: Sequence[int], lying: dict[int, Sequence[int]]) -> int:
    """The points of the things in a zone."""
    total = 0
    for thing in zone:
        points, each, beside = worths[thing]
        total += points
        for number, amount in zip(each, lying.get(thing, ()), strict=False):
            total += number * amount
        for other in zone:
            total += beside[other] if other < len(beside) else 0
    return total


class Table:
    """Arrays with a row for each game: what its seat sees, what it may do."""

    __slots__ = ("actions", "count", "legal", "lists", "mask", "observation", "program", "rows", "seat")

    def __init__(
        self, program: Program, rows: int, actions: int, observation: Any, mask: Any, legal: Any, count: Any, seat: Any
    ) -> None:
        self.program: Program = program
        self.rows: int = rows
        self.actions: int = actions
        self.observation: Any = observation
        self.mask: Any = memoryview(mask).cast("B")
        self.legal: Any = memoryview(legal).cast("B").cast("h")
        self.count: Any = memoryview(count).cast("B").cast("h")
        self.seat: Any = memoryview(seat).cast("B")
        self.lists: list[list[int]] = [[] for _ in range(rows)]
        sizes = {"observation": rows * program.size, "mask": rows * actions, "legal": rows * actions * 2}
        sizes.update({"count": rows * 2, "seat": rows})
        given = {"observation": observation, "mask": mask, "legal": legal, "count": count, "seat": seat}
        for name, size in sizes.items():
            if memoryview(given[name]).nbytes != size:
                raise ValueError(f"{name}: expected {size} bytes, got {memoryview(given[name]).nbytes}")

    def show(self, row: int, sources: Sequence[Any]) -> int:
        """Fill a row with what the seat that has to act sees and may do; gives the seat. While several seats decide at
        the same time they are asked one after another; none sees what another has answered."""
        seat, legal = sources[ASKED_SEAT], sources[OPTIONS]
        if sources[BRANCHES]:
            seat = next((seat for seat, stack in enumerate(sources[BRANCHES]) if stack), -1)
            legal = sources[BRANCH_OPTIONS][seat] if seat >= 0 else []
        if seat < 0:
            raise ValueError("nobody has to act")
        first = row * self.actions
        mask = bytearray(self.actions)
        for index, action in enumerate(legal):
            mask[action] = 1
            self.legal[first + index] = action
        # What was there before goes: another seat may have been asked, and what that might do is a secret.
        for index in range(len(legal), self.count[row]):
            self.legal[first + index] = -1
        self.mask[first : first + self.actions] = mask
        self.count[row] = len(legal)
        self.seat[row] = seat
        self.lists[row] = legal
        self.program.write(sources, seat, self.observation, row)
        return int(seat)

    def show_all(self, rows: list[int], first: int, end: int, states: Sequence[Any], seats: list[int]) -> None:
        """The same for some of the rows; only the extension reads states by itself."""
        raise TypeError("states are not read without the extension")

    def take(self, actions: Any, rows: list[int], their_actions: list[int]) -> int:
        """The first row whose action is not legal there; -1 if all are. Then the lists hold the rows in the order in
        which they are best played, any is right, and their actions. Raises ValueError if these are not numbers of
        actions, one for each row."""
        given = memoryview(actions)
        if given.ndim != 1 or len(given) != self.rows or given.format not in list("bhilqnBHILQN"):
            raise ValueError(f"expected {self.rows} numbers of actions")
        for row, action in enumerate(given.tolist()):
            if not 0 <= action < self.actions:
                raise ValueError(f"row {row}: there is no such action")
            rows[row] = row
            their_actions[row] = action
        for row in range(self.rows):
            if their_actions[row] not in self.lists[row]:
                return row
        return -1


def quick() -> bool:
    """Whether rows are filled by the extension.

    >>> isinstance(game.layout(2).program, Program) != quick()
    True
    """
    return _quick is not None


def reads(program: Any, state: GameState) -> bool:
    """Whether the extension reads the sources of a program out of states of this class by itself. Where they lie is
    found out with a copy of the state.

    >>> reads(game.layout(2).program, state) == quick()
    True
    """
    return not isinstance(program, Program) and bool(program.reads(state.clone()))


def check(actions: Any, mask: Any, kept: Any) -> bool:
    """Whether every action is legal in its row; then they are kept in an array of small numbers. If they are not, or if
    there is no extension, the caller has to look at them one by one.

    >>> check("not", "an", "array")
    False
    """
    try:
        return quick() and int(_quick.check(actions, mask, kept)) == -1
    except (ValueError, TypeError):
        return False


def pick(legal: Any, count: Any, numbers: Any, picked: Any) -> bool:
    """Whether one of the legal actions of each row was put into `picked`, as numbers from 0 up to 1 point at them. If
    they are no such numbers, or if there is no extension, the caller has to do it.

    >>> pick("nor", "are", "these", "arrays")
    False
    """
    try:
        return quick() and _quick.pick(legal, count, numbers, picked) is None
    except (ValueError, TypeError, BufferError):
        return False


def make_program(
    size: int,
    seats: int,
    ops: Sequence[Sequence[int]],
    maps: Sequence[Sequence[Sequence[int]]],
    books: Sequence[Sequence[tuple[int, Sequence[Sequence[int]]]]],
    choices: Sequence[tuple[str, tuple[str, ...]]],
    worths: Sequence[Sequence[Worth]],
    attributes: tuple[str, ...],
) -> Any:
    """A program, run by the extension where there is one.

    >>> sources = ("asked", "options", "branches", "branch_options", "round")
    >>> program = make_program(4, 2, [], [], [], [], [], sources)
    """
    made = _quick.Program if quick() else Program
    return made(size, seats, ops, maps, books, choices, worths, attributes)


def make_table(
    program: Any, rows: int, actions: int, observation: Any, mask: Any, legal: Any, count: Any, seat: Any
) -> Any:
    """A table for rows of a program.

    >>> layout = game.layout(2)
    >>> sizes = layout.size, layout.actions, 2 * layout.actions, 2, 1
    >>> make_table(layout.program, 1, layout.actions, *map(bytearray, sizes)).show(0, state.sources()) == seat
    True
    """
    if isinstance(program, Program):
        return Table(program, rows, actions, observation, mask, legal, count, seat)
    return _quick.Table(program, rows, actions, observation, mask, legal, count, seat)
