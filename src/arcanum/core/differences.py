"""What differs between two views of one seat, in as few words as the data allow.

A view is walked path by path: `players.0.pool.gold`. Components that have an `id` are found again wherever they lie
now, so a card that is laid down is one difference and not one for each card behind it. A list of names is told as what
came and what went. Nothing of any game is known here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from arcanum.core.state import Data

Plain = str | int | float | bool | None
"""A value at the end of a path; None also where there is nothing."""
_ID: Final = "id"
_EVERY: Final = "*"


class Difference:
    """What is another at one path. Where a list of names changed, `came` and `gone` say how, else `before` and
    `after`."""

    __slots__ = ("after", "before", "came", "gone", "path")

    def __init__(self, path: str, before: Plain, after: Plain, came: Sequence[Plain], gone: Sequence[Plain]) -> None:
        self.path: str = path
        self.before: Plain = before
        self.after: Plain = after
        self.came: tuple[Plain, ...] = tuple(came)
        self.gone: tuple[Plain, ...] = tuple(gone)

    @property
    def is_list(self) -> bool:
        return bool(self.came or self.gone)

    def __repr__(self) -> str:
        if self.is_list:
            return f"{self.path}: +{list(self.came)} -{list(self.gone)}"
        return f"{self.path}: {self.before!r} -> {self.after!r}"


def differences(before: Data, after: Data, untold: Sequence[str] = ()) -> list[Difference]:
    """What differs between two views, in their own order. Paths that fit one of `untold`, and all below them, are left
    out; a `*` in these stands for any one step.

    >>> differences({"pool": {"gold": 1}, "hand": ["prism"]}, {"pool": {"gold": 3}, "hand": []})
    [pool.gold: 1 -> 3, hand: +[] -['prism']]
    >>> differences({"pool": {"gold": 1}}, {"pool": {"gold": 3}}, ["*.gold"])
    []
    """
    left_out = [tuple(each.split(".")) for each in untold]
    return list(_between(before, after, (), left_out))


def _between(old: Any, new: Any, path: tuple[str, ...], untold: Sequence[tuple[str, ...]]) -> Iterator[Difference]:
    if old == new or any(_fits(path, each) for each in untold):
        return
    old, new = _alike(old, new)
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *[key for key in new if key not in old]]:
            yield from _between(old.get(key), new.get(key), (*path, str(key)), untold)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _between_lists(old, new, path, untold)
    else:
        yield Difference(".".join(path), _plain(old), _plain(new), (), ())


def _fits(path: tuple[str, ...], pattern: tuple[str, ...]) -> bool:
    if len(path) != len(pattern):
        return False
    return all(want in (_EVERY, step) for step, want in zip(path, pattern, strict=True))


def _alike(old: Any, new: Any) -> tuple[Any, Any]:
    """Two values of one sort, as far as they can be compared part by part. Where there was nothing, or is nothing any
    more, a component is told by its id and something without one part by part."""
    for one, other in ((old, new), (new, old)):
        if one is None and isinstance(other, list):
            one = []
        elif one is None and isinstance(other, dict) and _ID not in other:
            one = {}
        else:
            continue
        return (one, other) if other is new else (other, one)
    return old, new


def _plain(value: Any) -> Plain:
    """What stands for a value that is told as one."""
    if isinstance(value, dict):
        return _plain(value.get(_ID))
    if isinstance(value, list):
        return ", ".join([str(_plain(each)) for each in value])
    known: Plain = value
    return known


# --- lists ------------------------------------------------------------------------------------------------------------


def _between_lists(
    old: list[Any], new: list[Any], path: tuple[str, ...], untold: Sequence[tuple[str, ...]]
) -> Iterator[Difference]:
    if _are_names(old) and _are_names(new):
        yield from _between_names(old, new, path)
    elif _have_ids(old) and _have_ids(new):
        was, now = {each[_ID]: each for each in old}, {each[_ID]: each for each in new}
        yield from _came_and_went(list(was), list(now), path)
        for name in was:
            if name in now:
                yield from _between(was[name], now[name], (*path, str(name)), untold)
    else:
        for place in range(max(len(old), len(new))):
            one = old[place] if place < len(old) else None
            other = new[place] if place < len(new) else None
            yield from _between(one, other, (*path, str(place)), untold)


def _are_names(values: list[Any]) -> bool:
    return all(isinstance(each, str) for each in values)


def _have_ids(values: list[Any]) -> bool:
    """Whether every element is a component that its id tells from the others."""
    if not all(isinstance(each, dict) and isinstance(each.get(_ID), str) for each in values):
        return False
    return len({each[_ID] for each in values}) == len(values)


def _between_names(old: list[Any], new: list[Any], path: tuple[str, ...]) -> Iterator[Difference]:
    if Counter(old) == Counter(new):  # only their order is another
        yield Difference(".".join(path), _plain(old), _plain(new), (), ())
    else:
        yield from _came_and_went(old, new, path)


def _came_and_went(old: list[Any], new: list[Any], path: tuple[str, ...]) -> Iterator[Difference]:
    """What is in the one list and not in the other, each as often as it is."""
    came, gone = Counter(new) - Counter(old), Counter(old) - Counter(new)
    if came or gone:
        yield Difference(".".join(path), None, None, tuple(came.elements()), tuple(gone.elements()))
