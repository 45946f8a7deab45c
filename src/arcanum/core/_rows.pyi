from collections.abc import Sequence
from typing import Any

VERSION: int

class Program:
    def __init__(
        self,
        size: int,
        seats: int,
        ops: Sequence[Sequence[int]],
        maps: Sequence[Sequence[Sequence[int]]],
        books: Sequence[Sequence[tuple[int, Sequence[Sequence[int]]]]],
        choices: Sequence[tuple[str, tuple[str | int, ...]]],
        worths: Sequence[Sequence[Sequence[int]]],
        attributes: tuple[str, ...],
    ) -> None: ...
    def observe(self, sources: Any, seat: int, /) -> bytes: ...
    def write(self, sources: Any, seat: int, rows: Any, row: int, /) -> None: ...

class Table:
    def __init__(
        self, program: Program, rows: int, actions: int, observation: Any, mask: Any, legal: Any, count: Any, seat: Any
    ) -> None: ...
    def show(self, row: int, sources: Any, /) -> int: ...
    def check(self, actions: list[int], /) -> int: ...
    def order(self, actions: list[int], /) -> list[int]: ...
