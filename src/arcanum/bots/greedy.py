"""Greedy play: each decision gets the answer that the evaluation likes best, up to the next quiet position."""

from __future__ import annotations

from typing import Final

from arcanum.core.evaluation import Evaluation
from arcanum.core.state import GameState

_PATIENCE: Final = 200
"""So many runs of answers are given before a position is judged although it is not quiet."""


class End:
    """The position that answers lead to, and what every seat may expect there: evaluated lazily, and once."""

    __slots__ = ("_evaluation", "_values", "state")

    def __init__(self, state: GameState, evaluation: Evaluation) -> None:
        self.state: GameState = state
        self._evaluation: Evaluation = evaluation
        self._values: list[float] = []

    def values(self) -> list[float]:
        """What the evaluation says of the state; the list is not to be changed, nor the state before this is asked."""
        if not self._values:
            self._values = self._evaluation.values(self.state)
        return self._values


def resolve(state: GameState, evaluation: Evaluation, budget: int) -> End:
    """Play on to the next quiet position, every seat answering for itself, and return it. The state is used up.

    A seat's consecutive answers are thought through to their end as long as `budget` ends suffice; beyond that the
    evaluation's quick answers are taken. With a budget of 1 there are only those."""
    end = End(state, evaluation)
    for _ in range(_PATIENCE):
        if end.state.over or evaluation.quiet(end.state):
            break
        end = best_end(end.state, end.state.actors()[0], evaluation, budget)
    return end


def best_end(state: GameState, seat: int, evaluation: Evaluation, budget: int) -> End:
    """The best position that a seat can reach by consecutive answers of its own. The state is used up."""
    while seat in state.actors() and not evaluation.quiet(state):
        legal = state.legal_actions(seat)
        share = budget // len(legal)
        if share > 0 and len(legal) > 1:
            return _best_of(state, seat, legal, evaluation, share)
        state.apply(seat, legal[0] if len(legal) == 1 else evaluation.answer(state, seat, legal))
    return End(state, evaluation)


def _best_of(state: GameState, seat: int, legal: list[int], evaluation: Evaluation, budget: int) -> End:
    best: End | None = None
    last = legal[-1]
    for action in legal:
        after = state if action == last else state.clone()
        after.apply(seat, action)
        end = best_end(after, seat, evaluation, budget)
        if best is None or end.values()[seat] > best.values()[seat]:
            best = end
    assert best is not None
    return best


def judged(world: GameState, seat: int, evaluation: Evaluation, budget: int) -> list[float]:
    """What each legal action of a seat is worth to it in a world, in the order of its legal actions."""
    worths: list[float] = []
    for action in world.legal_actions(seat):
        after = world.clone()
        after.apply(seat, action)
        worths.append(resolve(after, evaluation, budget).values()[seat])
    return worths
