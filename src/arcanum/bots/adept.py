"""The Adept: looks one action ahead, sees it through to its end, and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from arcanum.bots.bot import Bot
from arcanum.bots.greedy import judged
from arcanum.bots.seat import SeatView
from arcanum.core.chance import Chance, key_of
from arcanum.core.evaluation import Evaluation

WORLDS: Final = 4
"""In so many worlds each action is tried; what it brings is averaged."""
BUDGET: Final = 60
"""So many ends of a compound choice are compared before the Adept decides it bit by bit."""
_EQUAL: Final = 1e-9


class Adept(Bot):
    """Greedy, one action ahead."""

    def __init__(self, seed: str, evaluation: Evaluation, worlds: int = WORLDS, budget: int = BUDGET) -> None:
        self.name = "adept"
        self.seed: str = seed
        self.evaluation: Evaluation = evaluation
        self.worlds: int = worlds
        self.budget: int = budget

    def choose(self, view: SeatView) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        worths = [0.0] * len(legal)
        for index in range(self.worlds):
            world = view.thought(f"adept {self.seed}, action {view.number}, world {index}")
            for at, worth in enumerate(judged(world, view.seat, self.evaluation, self.budget)):
                worths[at] += worth
        best = max(worths)
        good = [action for action, worth in zip(legal, worths, strict=True) if worth >= best - _EQUAL]
        chance = Chance(key_of(f"bot {self.seed}, seat {view.seat}, action {view.number}"))
        return good[chance.below(len(good))]
