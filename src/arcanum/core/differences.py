"""What differs between views of one seat, in as few words as the data allow.

Views are walked path by path: `players.0.pool.gold`. Components that have an `id` are found again wherever they lie
now, so a card that is laid down is one difference and not one for each card behind it. A list of names is told as what
came and what went. Nothing of any game is known here.

Where it is not settled what comes, the view before is compared with several views at once, those of several worlds.
They are walked together, so that how something is told does not hang on the world.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from arcanum.core.state import Data

Plain = str | int | float | bool | None
"""A value at the end of a path; None also where there is nothing."""
Names = tuple[Plain, ...]
Path = tuple[str, ...]
_ID: Final = "id"
_EVERY: Final = "*"


class Difference:
    """What is another at one path, in each of the worlds. Where a list changed, `came_in` and `gone_in` say how, else
    `before` and `after_in`."""

    __slots__ = ("after_in", "before", "came_in", "gone_in", "is_list", "path")

    def __init__(self, path: str, before: Plain, after_in: Sequence[Plain]) -> None:
        self.path: str = path
        self.before: Plain = before
        self.after_in: tuple[Plain, ...] = tuple(after_in)
        self.came_in: tuple[Names, ...] = ()
        self.gone_in: tuple[Names, ...] = ()
        self.is_list: bool = False

    @classmethod
    def of_list(cls, path: str, came_in: Sequence[Names], gone_in: Sequence[Names]) -> Difference:
        """A list that changed."""
        found = cls(path, None, [None] * len(came_in))
        found.came_in, found.gone_in, found.is_list = tuple(came_in), tuple(gone_in), True
        return found

    @property
    def after(self) -> Plain:
        """In the first world, which is enough where there is one."""
        return self.after_in[0]

    @property
    def came(self) -> Names:
        return self.came_in[0] if self.is_list else ()

    @property
    def gone(self) -> Names:
        return self.gone_in[0] if self.is_list else ()

    def __repr__(self) -> str:
        if self.is_list:
            return f"{self.path}: +{list(self.came)} -{list(self.gone)}"
        return f"{self.path}: {self.before!r} -> {self.after!r}"


def differences(before: Data, after: Sequence[Data], untold: Sequence[str] = ()) -> list[Difference]:
    """What differs between a view and one or several later ones, in their own order. Paths that fit one of `untold`,
    and all below them, are left out; a `*` in these stands for any one step.

    >>> differences({"pool": {"gold": 1}, "hand": ["prism"]}, [{"pool": {"gold": 3}, "hand": []}])
    [pool.gold: 1 -> 3, hand: +[] -['prism']]
    >>> differences({"pool": {"gold": 1}}, [{"pool": {"gold": 3}}], ["*.gold"])
    []
    """
    return list(_Walk([tuple(each.split(".")) for each in untold]).between(before, list(after), ()))


class _Walk:
    """Walks views together: one from before, and those from after."""

    def __init__(self, untold: Sequence[Path]) -> None:
        self.untold = untold

    def between(self, old: Any, new: list[Any], path: Path) -> Iterator[Difference]:
        if all(each == old for each in new) or any(_fits(path, each) for each in self.untold):
            return
        there = [each for each in (old, *new) if each is not None]
        if all(isinstance(each, list) for each in there):
            yield from self._lists(old or [], [each or [] for each in new], path)
        elif not all(isinstance(each, dict) for each in there):
            yield _value(path, old, new)
        elif len(there) <= len(new) and any(_ID in each for each in there):
            yield _value(path, old, new)
            yield from self._component(old, new, path)
        else:
            yield from self._fields(old or {}, [each or {} for each in new], path)

    def _component(self, old: Any, new: list[Any], path: Path) -> Iterator[Difference]:
        """What changes of a component that is not there in all worlds: nothing is told of what is new, nor of one that
        stays as it is wherever it stays."""
        if old is not None and any(each is not None and each != old for each in new):
            yield from self._fields(old, [each or {} for each in new], path)

    def _fields(self, old: Data, new: list[Data], path: Path) -> Iterator[Difference]:
        for key in dict.fromkeys([*old, *[key for each in new for key in each]]):
            if key != _ID or all(_ID in each for each in (old, *new)):
                yield from self.between(old.get(key), [each.get(key) for each in new], (*path, str(key)))

    def _lists(self, old: list[Any], new: list[list[Any]], path: Path) -> Iterator[Difference]:
        if all(each == old for each in new):
            return
        every = [old, *new]
        if all(_have_ids(each) for each in every):
            yield from _came_and_went([each[_ID] for each in old], [[it[_ID] for it in each] for each in new], path)
            lying = [{it[_ID]: it for it in each} for each in new]
            for it in old:
                yield from self._component(it, [each.get(it[_ID]) for each in lying], (*path, str(it[_ID])))
        elif all(_are_names(each) for each in every) or (
            all(_are_plain(each) for each in every) and any(len(each) != len(old) for each in new)
        ):
            yield from _names(old, new, path)
        else:
            yield from self._places(old, new, path)

    def _places(self, old: list[Any], new: list[list[Any]], path: Path) -> Iterator[Difference]:
        for place in range(max([len(each) for each in (old, *new)])):
            yield from self.between(_at(old, place), [_at(each, place) for each in new], (*path, str(place)))


def _fits(path: Path, pattern: Path) -> bool:
    if len(path) != len(pattern):
        return False
    return all(want in (_EVERY, step) for step, want in zip(path, pattern, strict=True))


def _at(values: list[Any], place: int) -> Any:
    return values[place] if place < len(values) else None


def _are_names(values: list[Any]) -> bool:
    return all(isinstance(each, str) for each in values)


def _are_plain(values: list[Any]) -> bool:
    return not any(isinstance(each, list | dict) for each in values)


def _have_ids(values: list[Any]) -> bool:
    """Whether every element is a component that its id tells from the others."""
    if not all(isinstance(each, dict) and isinstance(each.get(_ID), str) for each in values):
        return False
    return len({each[_ID] for each in values}) == len(values)


# --- what is told -----------------------------------------------------------------------------------------------------


def _value(path: Path, old: Any, new: list[Any]) -> Difference:
    return Difference(".".join(path), _plain(old), [_plain(each) for each in new])


def _plain(value: Any) -> Plain:
    """What stands for a value that is told as one: for a component its id."""
    if isinstance(value, dict):
        return _plain(value.get(_ID))
    if isinstance(value, list):
        return ", ".join([str(_plain(each)) for each in value])
    known: Plain = value
    return known


def _names(old: list[Any], new: list[list[Any]], path: Path) -> Iterator[Difference]:
    if all(Counter(each) == Counter(old) for each in new):  # only their order is another
        yield _value(path, old, new)
    else:
        yield from _came_and_went(old, new, path)


def _came_and_went(old: list[Any], new: list[list[Any]], path: Path) -> Iterator[Difference]:
    """What is in the one list and not in the other, each as often as it is."""
    counts, was = [Counter(each) for each in new], Counter(old)
    came_in = [tuple((now - was).elements()) for now in counts]
    gone_in = [tuple((was - now).elements()) for now in counts]
    if any(came_in) or any(gone_in):
        yield Difference.of_list(".".join(path), came_in, gone_in)
