"""The five essences (RA-1.3) and small arithmetic on amounts of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

CALM: Final = 0
DEATH: Final = 1
ELAN: Final = 2
GOLD: Final = 3
LIFE: Final = 4

NAMES: Final = ("calm", "death", "elan", "gold", "life")
ALL_TYPES: Final = 0b11111
"""A set of types as a bit mask; bit n stands for type n."""
NOT_GOLD: Final = ALL_TYPES & ~(1 << GOLD)

Amounts = tuple[int, int, int, int, int]
"""How many of each type, in the order of NAMES."""
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0)


def one(essence: int) -> Amounts:
    """A single essence of a type."""
    return several(essence, 1)


def several(essence: int, count: int) -> Amounts:
    """So many essences of one type."""
    return (
        count if essence == CALM else 0,
        count if essence == DEATH else 0,
        count if essence == ELAN else 0,
        count if essence == GOLD else 0,
        count if essence == LIFE else 0,
    )


def plus(a: Amounts, b: Amounts) -> Amounts:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Amounts, b: Amounts) -> Amounts:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def total(a: Amounts) -> int:
    return a[0] + a[1] + a[2] + a[3] + a[4]


# mypyc boxes amounts that are indexed by a variable at every access, so what play asks all the time is written out.


def count_of(a: Amounts, essence: int) -> int:
    """How many there are of one type."""
    if essence == CALM:
        return a[0]
    if essence == DEATH:
        return a[1]
    if essence == ELAN:
        return a[2]
    return a[3] if essence == GOLD else a[4]


def count_among(a: Amounts, mask: int) -> int:
    """How many there are of the types in a set."""
    return (
        (a[0] if mask & 1 else 0)
        + (a[1] if mask & 2 else 0)
        + (a[2] if mask & 4 else 0)
        + (a[3] if mask & 8 else 0)
        + (a[4] if mask & 16 else 0)
    )


def covers(a: Amounts, b: Amounts) -> bool:
    """Whether there are at least as many of every type."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3] and a[4] >= b[4]


def common(a: Amounts, b: Amounts) -> int:
    """How many are in both, type by type."""
    return (
        (a[0] if a[0] < b[0] else b[0])
        + (a[1] if a[1] < b[1] else b[1])
        + (a[2] if a[2] < b[2] else b[2])
        + (a[3] if a[3] < b[3] else b[3])
        + (a[4] if a[4] < b[4] else b[4])
    )


def above_0(a: Amounts) -> Amounts:
    """What is more than nothing."""
    return (
        a[0] if a[0] > 0 else 0,
        a[1] if a[1] > 0 else 0,
        a[2] if a[2] > 0 else 0,
        a[3] if a[3] > 0 else 0,
        a[4] if a[4] > 0 else 0,
    )


def amounts_of(named: Mapping[Any, int]) -> Amounts:
    """Amounts from a map by name; names that are missing count as 0. (Any: literal types of names are fine as well.)"""
    return (
        named.get("calm", 0),
        named.get("death", 0),
        named.get("elan", 0),
        named.get("gold", 0),
        named.get("life", 0),
    )


def amounts_from(values: Sequence[Any]) -> Amounts:
    """Amounts from a list of plain data."""
    return (int(values[0]), int(values[1]), int(values[2]), int(values[3]), int(values[4]))


def named(a: Amounts) -> dict[str, int]:
    """The reverse of `amounts_of`, without the zeros."""
    return {NAMES[essence]: a[essence] for essence in range(5) if a[essence]}


def mask_of(names: tuple[str, ...]) -> int:
    """The set of these types."""
    mask = 0
    for name in names:
        mask |= 1 << NAMES.index(name)
    return mask


def types_in(mask: int) -> list[str]:
    """The names of the types in a set."""
    return [NAMES[essence] for essence in range(5) if mask >> essence & 1]
