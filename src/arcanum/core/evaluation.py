"""Evaluation: what a game tells its bots about a position. It is all that a game has to supply to get them."""

from __future__ import annotations

from math import exp

from arcanum.core.state import GameState


def shares_of(scores: list[float]) -> list[float]:
    """The chances to win that go with some scores, of which only the differences mean anything: their softmax. Who
    plays alone plays against the game, which has a score of 0.

    >>> shares_of([3.0, 3.0])
    [0.5, 0.5]
    """
    if len(scores) == 1:
        own = scores[0]
        return [1.0 / (1.0 + exp(-own)) if own > 0 else exp(own) / (1.0 + exp(own))]
    best = max(scores)
    shares = [exp(score - best) for score in scores]
    whole = 0.0
    for share in shares:
        whole += share
    return [share / whole for share in shares]


class Evaluation:
    """A judge of positions. It is shared by many searches and keeps no memory of the positions that it saw.

    It is only ever shown worlds: positions in which everything that the bot's seat cannot know was dealt anew.
    """

    def values(self, state: GameState) -> list[float]:
        """What each seat may expect of the returns: 0 to 1, all together 1, or less in a game that may be won by
        nobody, as a game for one may. Exact when the game is over."""
        if state.over:
            return list(state.returns())
        if state.seats == 1:
            return [0.5]
        return [1.0 / state.seats] * state.seats

    def quiet(self, state: GameState) -> bool:
        """Whether the position can be judged as it stands; not so while an effect or a payment is going on, whose end
        is what matters. Bots play on to a quiet position before they judge."""
        return state.over or (len(state.trunk) == 1 and not state.branches)

    def idle(self, state: GameState, seat: int, action: int) -> bool:
        """Whether a legal action gives up or puts off rather than makes progress."""
        return False

    def suppose(self, world: GameState, seat: int, number: int) -> None:
        """Think about the others in the world of a simulation: a world deals their secret choices at random, but
        players do not choose at random. A game may let some of the simulations, told apart by their number, suppose
        that the others chose with sense; only what `seat` cannot know may change. Without a model of others nothing
        is supposed."""
        return

    def measures(self) -> tuple[str, ...]:
        """What a person counts in this game, most important first: words such as `essence gold`, which the game's
        voice knows. They tell people why an option is good."""
        return ()

    def counts(self, state: GameState) -> list[list[int]]:
        """How much every party has of each measure: the seats in their order, then whoever may win without one."""
        return []

    def ends(self) -> int:
        """How many ends of a run of small choices a search compares on the way to a quiet position. With 1 it takes the
        quick answers, which is enough where they tell a good choice from a bad one before its effect is there."""
        return 1

    def answer(self, state: GameState, seat: int, legal: list[int]) -> int:
        """A quick answer to a small choice on the way to a quiet position: what looks best right after it. A game may
        know quicker ways."""
        best = legal[0]
        best_value = -1.0
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            value = self.values(after)[seat]
            if value > best_value:
                best = action
                best_value = value
        return best
