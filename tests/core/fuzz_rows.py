"""Programs and sources by chance, right ones and wrong ones, for both builds of the rows.

Run by test_rows_safety.py in a process of its own: what goes wrong here may end the process.
"""

from __future__ import annotations

import gc
import random
import sys
from contextlib import suppress
from typing import Any, ClassVar

from arcanum.core import _rows, rows

SEATS, SIZE, MAPS = 2, 120, 4
SHAPES: dict[int, tuple[str, str]] = {
    rows.SELF: ("number", ""),
    rows.ACTING: ("number", "B-"),
    rows.ASKED: ("stack", "SBb"),
    rows.TOP_RECORD: ("lists", "TSBb"),
    rows.NUMBER: ("number", "o"),
    rows.ONE_HOT: ("number", "lm"),
    rows.BITS: ("number", "lm"),
    rows.LENGTH: ("numbers", ""),
    rows.LENGTHS: ("lists", "m"),
    rows.COUNT: ("numbers", "lm"),
    rows.COUNTS: ("zones", "lmmo"),
    rows.COPY: ("numbers", "lmoni"),
    rows.ONE_HOTS: ("numbers", "lmm"),
    rows.BIT_ROWS: ("numbers", "lmm"),
    rows.ROWS: ("lists", "llmm"),
    rows.AMOUNTS: ("amounts", "llRiZ"),
    rows.MARKS: ("set", "lriZ"),
    rows.KNOWN: ("zones", "lmKo"),
    rows.PILE: ("zones", "lKN"),
    rows.SEEN: ("numbers", "lN-m-"),
    rows.MEMORY: ("memory", "l"),
    rows.WORTHS: ("zones", "mANwRi"),
    rows.OPTION: ("options", "c"),
    rows.KEYED: ("numbers", "lmmN"),
    rows.SHOWN: ("numbers", "lmmNNlNoo"),
    rows.ONE: ("number", ""),
    rows.WHEN: ("number", "o--"),
    rows.WHEN_EMPTY: ("numbers", "--"),
    rows.OWN_HOT: ("numbers", "lm"),
    rows.ONE_MORE: ("number", "lm"),
    rows.TALLY: ("numbers", "m"),
}
GIVEN = {"S": "number", "B": "branches", "T": "stack", "A": "amounts", "Z": "zones", "N": "numbers", "K": "known"}
RECORDS = {"R": "amounts", "r": "set", "n": "numbers"}
WILD = [-1, -2, -3000, 0, 1, 62, 63, 64, 65, 255, 256, 32767, 32768, 40000, 2**31 - 1, -(2**31), 2**31, 2**40, 2**63]


class Odd(int):
    """A number that changes what is being read as soon as it is asked anything."""

    every: ClassVar[list[Any]] = []

    def upset(self) -> None:
        for one in Odd.every:
            one.clear()

    def __hash__(self) -> int:
        self.upset()
        return int(self)

    def __eq__(self, other: object) -> bool:
        self.upset()
        return int(self) == other


class Key:
    """No number, but has the hash of one."""

    def __hash__(self) -> int:
        return 1

    def __eq__(self, other: object) -> bool:
        Odd(0).upset()
        return True


class Maker:
    """Makes a program and its sources."""

    def __init__(self, seed: int, wild: bool) -> None:
        self.chance = random.Random(seed)
        self.wild = wild
        self.sources: list[Any] = [[], 0, [], [], []]

    def number(self, most: int = 5) -> Any:
        if self.wild and self.chance.random() < 0.04:
            return self.chance.choice([*WILD, 2**70, -(2**70), None, "1", 1.5, [], True, Odd(1), Key(), object()])
        return self.chance.randrange(most)

    def numbers(self, least: int = 2) -> Any:
        if self.wild and self.chance.random() < 0.04:
            return self.chance.choice([None, (), [], 7, "ab", {}, set(), [[]], [None], object()])
        if not self.wild and least < 6:  # a thing is in one place only
            return self.chance.sample(range(5), self.chance.randrange(least, 5))
        return [self.number() for _ in range(self.chance.randrange(least, 7))]

    def lists(self, count: int = SEATS) -> list[Any]:
        if self.wild:
            count = self.chance.randrange(4)
        return [self.numbers() for _ in range(count)]

    def source(self, shape: str) -> Any:
        if self.wild and self.chance.random() < 0.05:
            shape = self.chance.choice(["number", "numbers", "lists", "amounts", "set", "options"])
        if shape == "number":
            return self.number()
        if shape in ("numbers", "known"):
            return self.numbers(2 if self.wild else 6)
        if shape == "branches":
            return [] if self.chance.random() < 0.5 else [[self.numbers()], [self.numbers()]]
        if shape == "amounts":
            return self.filled(
                {}, [(self.number(), self.numbers() if self.wild else [1, 2][: self.number(3)]) for _ in range(3)]
            )
        if shape == "set":
            return self.filled(set(), [self.number() for _ in range(3)])
        if shape == "options":
            odd: Any = Key() if self.wild else "b"
            return {"a": self.number(), odd: self.number(), "c": self.chance.choice(["x", "y"])}
        if shape == "memory":
            return [[tuple(self.numbers(1)) for _ in range(2)] if not self.wild else self.lists() for _ in range(SEATS)]
        return self.lists()

    def record(self, shape: str) -> Any:
        """What is seen of rivals instead, if there is something."""
        return self.chance.choice([None, (self.source(shape), self.source(shape)), (self.source(shape),), ()])

    def filled(self, kept: Any, things: list[Any]) -> Any:
        for thing in things:
            try:
                if isinstance(kept, dict):
                    kept[thing[0]] = thing[1]
                else:
                    kept.add(thing)
            except TypeError:
                pass
        return kept

    def give(self, shape: str) -> int:
        self.sources.append(self.source(shape))
        return len(self.sources) - 1

    def parameter(self, letter: str) -> int:
        if self.wild and self.chance.random() < 0.04:
            return self.chance.choice(WILD)
        if letter in GIVEN:
            return self.give(GIVEN[letter])
        if letter in RECORDS:
            self.sources.append(self.record(RECORDS[letter]))
            return len(self.sources) - 1
        of = {"-": 1, "b": 1, "c": 2, "w": 1, "o": 3, "i": 2}
        if letter in of:
            return self.chance.randrange(of[letter])
        if letter == "m":
            return self.chance.randrange(-1, MAPS)
        return self.chance.randrange(1, 9)

    def op(self) -> list[int]:
        code = self.chance.choice(list(SHAPES))
        shape, letters = SHAPES[code]
        source, base = self.give(shape), self.chance.randrange(SIZE)
        made = [code, source, base, *[self.parameter(letter) for letter in letters]]
        if self.wild and self.chance.random() < 0.1:
            made[self.chance.randrange(len(made))] = self.chance.choice(WILD)
        return made[: self.chance.randrange(13)] if self.wild and self.chance.random() < 0.05 else made

    def parts(self) -> tuple[Any, ...]:
        ops = [self.op() for _ in range(self.chance.randrange(1, 4) if self.wild else 1)]
        maps: list[Any] = [[[1, 0], [0, 1]], [[0, 1], [1, 0]], *[[self.map(), self.map()] for _ in range(MAPS - 2)]]
        items = [[self.chance.randrange(4), kind, self.chance.randrange(SIZE), 4, -1, 0] for kind in (0, 1, 2)]
        books: list[Any] = [[(column, items) for column in (0, 1, -1, 2, 3)]]
        choices: list[Any] = [("a", ("w", "x")), ("c", ("x", "y"))]
        worths: list[Any] = [[(1, [], []), (2, [3, 0, 1], []), (3, [], [1, 0, 2, 1, 1]), (0, [2], [1, 1]), (1, [], [])]]
        parts = [SIZE, SEATS, ops, maps, books, choices, worths]
        if self.wild and self.chance.random() < 0.15:
            at = self.chance.randrange(len(parts))
            parts[at] = self.spoiled(parts[at])
        return (*parts, tuple(f"a{number}" for number in range(len(self.sources))))

    def map(self) -> list[Any]:
        """No two numbers go to the same place."""
        return self.chance.sample(range(-1, 7), self.chance.randrange(7))

    def spoiled(self, part: Any) -> Any:
        """Somewhere inside there is something wrong."""
        if not isinstance(part, (list, tuple)) or not part or self.chance.random() < 0.1:
            return self.chance.choice([*WILD, None, [], (), "ab", [[]], [[[]]], [None], {}, ("a", (Key(),)), (Odd(1),)])
        at = self.chance.randrange(len(part))
        made = [*part[:at], self.spoiled(part[at]), *part[at + 1 :]]
        return tuple(made) if isinstance(part, tuple) else made


def seen(program: Any, sources: list[Any], seat: int) -> bytes | None:
    try:
        row: bytes = program.observe(sources, seat)
    except SystemError:  # of the interpreter itself: no error was set, or one too many
        raise
    except Exception:
        return None
    return row


def made(kind: Any, parts: tuple[Any, ...]) -> Any:
    try:
        return kind(*parts)
    except (TypeError, ValueError, OverflowError, MemoryError, IndexError):
        return None


def tell_apart(seed: int) -> int:
    """How many rows both builds have written; they are the same."""
    maker = Maker(seed, wild=False)
    parts = maker.parts()
    quick, slow = made(_rows.Program, parts), made(rows.Program, parts)
    both = 0
    for seat in range(SEATS if quick and slow else 0):
        ours, theirs = seen(quick, maker.sources, seat), seen(slow, maker.sources, seat)
        if ours is not None and theirs is not None:
            both += 1
            assert ours == theirs, (seed, parts, maker.sources, ours, theirs)
    return both


def hurt(seed: int) -> bool:
    """Whether a wrong program was taken; nothing is said about its rows but that they are rows."""
    maker = Maker(seed, wild=True)
    parts = maker.parts()
    Odd.every = [one for one in maker.sources if isinstance(one, (list, dict, set))]
    Odd.every += [one for many in Odd.every if isinstance(many, list) for one in many if isinstance(one, list)]
    program: Any = _rows.Program.__new__(_rows.Program)
    try:
        program.__init__(*parts)
    except (TypeError, ValueError, OverflowError, MemoryError):
        assert seen(program, maker.sources, 0) is None
        return False
    for seat in (0, 1, -1, 2, 2**40):
        row = seen(program, maker.sources, seat)
        assert row is None or len(row) == parts[0]
    maker.chance.shuffle(maker.sources)
    seen(program, maker.sources, 0)
    room = bytearray(parts[0] * 2 + 9)
    for at in (0, 1, 2, -1, 2**40):
        with suppress(TypeError, ValueError, IndexError, AttributeError):
            program.write(maker.sources, 0, room, at)
    assert room[parts[0] * 2 :] == bytes(9)
    return True


def main() -> None:
    count = int(sys.argv[1])
    gc.set_threshold(50)
    same = sum(tell_apart(seed) for seed in range(count))
    taken = sum(hurt(seed) for seed in range(count))
    print(same, taken)


if __name__ == "__main__":
    main()
