"""What a bot is, and the two that hardly think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.bots.seat import SeatView
from arcanum.core.chance import Chance, key_of
from arcanum.core.evaluation import Evaluation


class Bot:
    """Somebody who answers for a seat. A bot belongs to one seat of one game; it may remember what it saw there."""

    name: str = ""
    """What it is called where bots are asked for: `magister:1000`."""

    def choose(self, view: SeatView) -> int:
        """One of `view.legal`."""
        raise NotImplementedError

    def finish(self, returns: Sequence[float] | None) -> None:
        """Nobody will ask any more: the game is over and every seat has its share of the win, or (None) it was left
        before that. Most bots have nothing to put away."""
        return


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def __init__(self, seed: str) -> None:
        self.name = "random"
        self.seed: str = seed

    def choose(self, view: SeatView) -> int:
        return view.legal[_chance_of(self.seed, view).below(len(view.legal))]


_IDLE_ONE_IN: Final = 8
"""How seldom the Apprentice idles although there is something to do: often enough to get out of any circle."""


class Apprentice(Bot):
    """Random with manners: as long as there is something to do it seldom gives up or puts off."""

    def __init__(self, seed: str, evaluation: Evaluation) -> None:
        self.name = "apprentice"
        self.seed: str = seed
        self.evaluation: Evaluation = evaluation

    def choose(self, view: SeatView) -> int:
        chance = _chance_of(self.seed, view)
        world = view.world("apprentice")
        busy = [action for action in view.legal if not self.evaluation.idle(world, view.seat, action)]
        choices = busy if busy and chance.below(_IDLE_ONE_IN) else view.legal
        return choices[chance.below(len(choices))]


def _chance_of(seed: str, view: SeatView) -> Chance:
    return Chance(key_of(f"bot {seed}, seat {view.seat}, action {view.number}"))
