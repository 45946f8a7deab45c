"""Many games at once, step by step, into the rows of a table: the inner loop of the vector environment.

Here are no arrays, only the table that writes into them (`core/rows.py`), so that all of it can be compiled. Games that
end are started again at once, with seeds that depend on nothing but the seed of the batch, the slot and the number of
the game: so it makes no difference how many games are played side by side, or where.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arcanum.core.reasons import IllegalAction, Reason
from arcanum.core.rows import reads
from arcanum.core.state import GameState
from arcanum.core.tensors import Layout

_CHUNK: Final = 16
"""So many games are played one after another, then shown: they are still in the cache."""


class BadAction(IllegalAction):
    """An action that the rules refuse in one of the games; all of them are as they were."""

    def __init__(self, slot: int, seat: int, words: str, reason: Reason) -> None:
        super().__init__(words, reason)
        self.slot: int = slot
        self.seat: int = seat
        self.args = (f"slot {slot}, seat {seat}: {self}",)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadAction, (self.slot, self.seat, self.words, self.reason)


class Batch:
    """Games in slots, each at a decision of one seat."""

    __slots__ = (
        "_direct",
        "_order",
        "_show",
        "_taken",
        "ended",
        "episodes",
        "first",
        "layout",
        "returns",
        "seats",
        "seed",
        "start",
        "states",
        "table",
    )

    def __init__(
        self, start: Callable[[str], GameState], layout: Layout, table: Any, seed: str, first: int, count: int
    ) -> None:
        """`count` games in the slots from `first` on; `start` deals a game from a seed, best
        with events switched off (`heard`): those that are made are kept until it ends."""
        self.start: Callable[[str], GameState] = start
        self.layout: Layout = layout
        self.table: Any = table
        self._show: Any = table.show
        self.seed: str = seed
        self.first: int = first
        self.episodes: list[int] = [0] * count
        """Which game each slot is at."""
        self.seats: list[int] = [0] * count
        """Whose decision it is."""
        self.ended: list[int] = []
        """The slots whose games ended in the last step."""
        self.returns: list[tuple[float, ...]] = []
        """Their results."""
        self.states: list[GameState] = []
        self._order: list[int] = [0] * count
        """The slots in the order in which they are played in this step."""
        self._taken: list[int] = [0] * count
        """Their actions."""
        for slot in range(count):
            state = start(self.seed_of(slot))
            self.states.append(state)
            self.seats[slot] = table.show(slot, state.sources())
        self._direct: bool = reads(layout.program, self.states[0])
        """Whether the table looks into states by itself."""

    def seed_of(self, slot: int) -> str:
        """The seed of the game that a slot is at."""
        return f"{self.seed}/{self.first + slot}/{self.episodes[slot]}"

    def take(self, actions: Any) -> None:
        """The actions of the next step, an array with one for every game. Raises BadAction if one of them is not legal,
        ValueError if these are not numbers of actions; then there is no next step."""
        bad: int = self.table.take(actions, self._order, self._taken)
        if bad >= 0:
            self._refuse(bad, int(actions[bad]))

    def step(self) -> None:
        """Go on with the actions that were taken last."""
        self.ended = []
        self.returns = []
        count = len(self._order)
        for first in range(0, count, _CHUNK):
            self._play(first, min(first + _CHUNK, count))

    def _play(self, first: int, end: int) -> None:
        """First all of these games are played, then all are shown: the code of both together does not fit into the
        instruction cache."""
        states = self.states
        seats = self.seats
        order = self._order
        taken = self._taken
        for turn in range(first, end):
            slot = order[turn]
            state = states[slot]
            state.perform(seats[slot], taken[turn])
            if not state.trunk:
                self._restart(slot)
        if self._direct:
            self.table.show_all(order, first, end, states, seats)
            return
        show = self._show
        for turn in range(first, end):
            slot = order[turn]
            seats[slot] = show(slot, states[slot].sources())

    def _restart(self, slot: int) -> None:
        self.ended.append(slot)
        self.returns.append(self.states[slot].returns())
        self.episodes[slot] += 1
        self.states[slot] = self.start(self.seed_of(slot))

    def _refuse(self, slot: int, action: int) -> None:
        refusal = self.refusal(slot, action)
        assert refusal is not None
        raise refusal

    def refusal(self, slot: int, action: int) -> BadAction | None:
        """What is wrong with an action in a slot; None if it is legal. Raises UnknownAction if there is none such."""
        state = self.states[slot]
        seat = self.seats[slot]
        reason = state.why_not(seat, action)
        return None if reason is None else BadAction(self.first + slot, seat, state.space.words(action), reason)
