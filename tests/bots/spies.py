"""A bot that lets a test see what it was given, wherever it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from arcanum.bots import Bot, RandomBot, SeatView
from arcanum.core.game import Game


class Spy(Bot):
    """Plays at random and reports every view. The report is a matter of the class, not of the bot: what a test knows
    is out of the reach of what it watches."""

    report: ClassVar[Callable[[Bot, SeatView], None]]

    def __init__(self, game: Game, seed: str) -> None:
        self.name = "spy"
        self.game = game
        self.player = RandomBot(seed)

    def choose(self, view: SeatView) -> int:
        type(self).report(self, view)
        return self.player.choose(view)
