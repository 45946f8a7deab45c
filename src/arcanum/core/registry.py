"""What installed packages bring, found through groups of entry points: games, their voices, their terminal faces.

Arcanum's own entries stand in `arcanum/entry_points.txt`. The metadata of the distribution are made from that file when
it is built; here the file itself is read, so that a checkout is right whose metadata are older than its source, and so
is a copy that was never installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib.metadata import Distribution, EntryPoint, EntryPoints, entry_points
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

OWN: Final = "arcanum"
_IF_COMPILED: Final = (
    ". This Arcanum is compiled, and a game from outside needs the interpreted engine: "
    "set ARCANUM_INTERPRETED=1 in the environment and start again"
)
_PACKAGE: Final = Path(__file__).parent.parent


class _Own(Distribution):
    """This package, as the entry points in its folder declare it."""

    def read_text(self, filename: str) -> str | None:
        path = _PACKAGE / filename
        return path.read_text(encoding="utf-8") if filename == "entry_points.txt" else None

    def locate_file(self, path: Any) -> Any:
        return _PACKAGE / path


@cache
def _own() -> EntryPoints:
    return _Own().entry_points


def example(group: str) -> str:
    """The first name that Arcanum itself registers, with which examples are told; nothing is imported.

    >>> example("arcanum.games") == game.id
    True
    """
    return next(iter(_own().select(group=group))).name


class Registry(Mapping[str, T]):
    """What is registered in one group, by name: Arcanum's own in the order of the file, then the others by name. Each
    is imported when it is asked for.

    Something from outside that cannot be imported is not there, and so is a name that is registered twice: `problems`
    says why, and everything else works. What is wrong with Arcanum's own is an error as any other.
    """

    def __init__(self, group: str, accept: Callable[[str, Any], T]) -> None:
        """`accept` takes a name and what was imported for it, and raises TypeError if that is not what it should be."""
        self._group = group
        self._accept = accept
        self._loaded: dict[str, T] = {}
        self._problems: dict[str, str] = {}

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        found = {entry.name: [entry] for entry in _own().select(group=self._group)}
        outside = [entry for entry in entry_points(group=self._group) if entry.dist and entry.dist.name != OWN]
        for entry in sorted(outside, key=lambda entry: entry.name):
            found.setdefault(entry.name, []).append(entry)
        for name, entries in found.items():
            if len(entries) > 1:
                bringers = " and ".join(map(_bringer, entries))
                self._problems[name] = (
                    f"{self._group}: {name!r} is brought by {bringers}; uninstall one of them to use the other"
                )
        return {name: entries[0] for name, entries in found.items() if len(entries) == 1}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            entry = self._entries[name]
            if name in self._problems:
                raise KeyError(name)
            try:
                self._loaded[name] = self._accept(name, entry.load())
            except (Exception, SystemExit) as error:
                if _bringer(entry) == OWN:
                    raise
                self._problems[name] = (
                    f"{self._group}: {name!r} of {_bringer(entry)} cannot be used: "
                    f"{entry.value}: {type(error).__name__}: {error}"
                ) + (_IF_COMPILED if "cannot inherit from compiled" in str(error) else "")
                raise KeyError(name) from error
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._entries if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def problem(self, name: str) -> str:
        """Why something that is registered is not there; empty if nothing is wrong with it."""
        return "" if name in self else self._problems.get(name, "")

    def problems(self) -> list[str]:
        """All that is registered and not there, each with the package that brings it and what is wrong."""
        return [problem for name in (*self, *self._problems) if (problem := self.problem(name))]


def _bringer(entry: EntryPoint) -> str:
    """The distribution that an entry belongs to, with its version."""
    dist = entry.dist
    return OWN if dist is None or isinstance(dist, _Own) else f"{dist.name} {dist.version}"
