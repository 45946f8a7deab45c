"""What the vector environment is made of: arrays in one block of memory, and shares of its games.

A share is some of the slots. One process may hold all of them; or each of several processes holds a share and all of
them write into the same block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from arcanum.core.batch import BadAction, Batch
from arcanum.core.rows import make_table
from arcanum.core.state import GameState
from arcanum.games import find

Array = npt.NDArray[Any]
_LINE: Final = 64
"""Arrays and shares begin at lines of the processor's cache, so that two processes do not write into the same one."""


class Task:
    """What is played; plain data, so that it can be sent to another process."""

    def __init__(
        self, game: str, players: int, batch: int, seed: str, options: dict[str, Any], packs: Sequence[Path]
    ) -> None:
        self.game = game
        self.players = players
        self.batch = batch
        self.seed = seed
        self.options = options
        self.packs = tuple(packs)

    def factory(self) -> Callable[[str], GameState]:
        """A function that deals a new game from a seed; no events are made in it."""
        blank = find(self.game).blank(self.players, self.options, self.packs)
        blank.heard = False

        def deal(seed: str) -> GameState:
            state = blank.clone()
            state.deal(seed)
            return state

        return deal


class Arrays:
    """The arrays of an environment, or the rows of a share of it."""

    __slots__ = ("action", "done", "episode", "legal", "legal_count", "mask", "observation", "reward", "seat")

    def __init__(self, columns: dict[str, Array]) -> None:
        self.observation = columns["observation"]
        self.mask = columns["mask"]
        self.legal = columns["legal"]
        self.legal_count = columns["legal_count"]
        self.seat = columns["seat"]
        self.reward = columns["reward"]
        self.done = columns["done"]
        self.episode = columns["episode"]
        self.action = columns["action"]

    def shown(self) -> Arrays:
        """The same memory for somebody who may only read it."""
        columns = {name: getattr(self, name).view() for name in self.__slots__}
        for column in columns.values():
            column.flags.writeable = False
        return Arrays(columns)

    def rows(self, first: int, count: int) -> Arrays:
        return Arrays({name: getattr(self, name)[first : first + count] for name in self.__slots__})


def _shapes(task: Task) -> list[tuple[str, type[Any], tuple[int, ...]]]:
    layout = find(task.game).layout(task.players, task.packs)
    batch = task.batch
    return [
        ("observation", np.uint8, (batch, layout.size)),
        ("mask", np.bool_, (batch, layout.actions)),
        ("legal", np.int16, (batch, layout.actions)),
        ("legal_count", np.int16, (batch,)),
        ("seat", np.uint8, (batch,)),
        ("reward", np.float32, (batch, task.players)),
        ("done", np.bool_, (batch,)),
        ("episode", np.int32, (batch,)),
        ("action", np.int16, (batch,)),
    ]


def block_size(task: Task) -> int:
    """How many bytes the arrays need."""
    return sum(_lines(_bytes(shape, kind)) for _, kind, shape in _shapes(task))


def _bytes(shape: tuple[int, ...], kind: type[Any]) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize


def _lines(size: int) -> int:
    return -(-size // _LINE) * _LINE


def arrays_in(block: Any, task: Task) -> Arrays:
    """The arrays in a block of memory."""
    found: dict[str, Array] = {}
    at = 0
    for name, kind, shape in _shapes(task):
        count = int(np.prod(shape))
        found[name] = np.frombuffer(block, dtype=kind, count=count, offset=at).reshape(shape)
        at += _lines(_bytes(shape, kind))
    return Arrays(found)


class Share:
    """Some of the slots, played in this process."""

    def __init__(self, task: Task, arrays: Arrays, first: int, count: int) -> None:
        self.first = first
        self.count = count
        rows = arrays.rows(first, count)
        self._rows = rows
        layout = find(task.game).layout(task.players, task.packs)
        table = make_table(
            layout.program,
            count,
            layout.actions,
            rows.observation,
            rows.mask,
            rows.legal,
            rows.legal_count,
            rows.seat,
        )
        rows.legal.fill(-1)
        rows.legal_count.fill(0)
        rows.reward.fill(0)
        rows.done.fill(False)
        rows.episode.fill(0)
        self._batch = Batch(task.factory(), layout, table, task.seed, first, count)
        self._clean = True

    def take(self, actions: Array) -> None:
        """The actions of the next step. Raises BadAction if one is not legal, ValueError if they are not numbers of
        actions."""
        self._batch.take(actions)

    def step(self) -> None:
        """Go on with the actions that were taken last."""
        rows, batch = self._rows, self._batch
        batch.step()
        if not self._clean:
            rows.reward.fill(0)
            rows.done.fill(False)
            self._clean = True
        if batch.ended:
            self._clean = False
            for slot, result in zip(batch.ended, batch.returns, strict=True):
                rows.reward[slot] = result
                rows.done[slot] = True
                rows.episode[slot] += 1

    def step_with_others(self) -> None:
        """Go on with the actions that lie in the array of actions."""
        self.take(self._rows.action)
        self.step()

    def refusal(self, slot: int, action: int) -> BadAction | None:
        """What is wrong with an action in a slot of this share; None if it is legal."""
        return self._batch.refusal(slot - self.first, action)
