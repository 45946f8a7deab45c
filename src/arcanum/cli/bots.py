"""Who sits at the table besides people. A bot is given its seat's view and nothing else."""

from __future__ import annotations

from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.state import Data

HUMAN: Final = "human"
RANDOM: Final = "random"
KINDS: Final = (HUMAN, RANDOM)


def random_answer(view: Data, chance: Chance) -> str:
    """One of the legal actions that the view lists, in words; all are equally likely."""
    legal: list[str] = view["decision"]["legal"]
    return legal[chance.below(len(legal))]


def chance_of(seed: str, seat: int, number: int) -> Chance:
    """The chance of a bot for one answer.

    It depends on nothing but the seed, the seat and how many actions were played, so that a game that was saved goes on
    as it would have without the pause.
    """
    return Chance(key_of(f"random seat {seat}, action {number}, {seed}"))
