"""How far a long command is: a bar at a terminal, now and then a line elsewhere. Both are for people, so on stderr."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arcanum.cli.errors import stderr

T = TypeVar("T")

_SILENCE: Final = 30.0
"""Seconds between two lines where there is no terminal."""


def watched(items: Iterable[T], total: int, begun: int = 0, what: str = "playing") -> Iterator[T]:
    """The same items, while somebody is shown how many of them have come; `begun` were there before."""
    console = stderr()
    show = _with_bar if console.is_terminal else _with_lines
    return show(items, total, begun, what, console)


def _with_bar(items: Iterable[T], total: int, begun: int, what: str, console: Console) -> Iterator[T]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(what, total=total, completed=begun)
        for each in items:
            progress.advance(bar)
            yield each


def _with_lines(items: Iterable[T], total: int, begun: int, what: str, console: Console) -> Iterator[T]:
    told = time.monotonic()
    for number, each in enumerate(items, begun + 1):
        if time.monotonic() - told >= _SILENCE:
            told = time.monotonic()
            console.print(f"{what}: {number} of {total}")
        yield each
