"""Bots: players that see what their seat may know and nothing else.

    bot = make("apprentice", game, seed="7")
    action = bot.choose(look(state, seat, number))

A game gets all of them by supplying an evaluation (`Game.evaluation`).
"""

from arcanum.bots.bot import Apprentice, Bot, RandomBot
from arcanum.bots.makers import LEVELS, RIVALS, BotError, check, check_level, is_command, make, seed_for
from arcanum.bots.pipe import PipeBot
from arcanum.bots.program import ProgramError
from arcanum.bots.seat import SeatView, look

__all__ = [
    "LEVELS",
    "RIVALS",
    "Apprentice",
    "Bot",
    "BotError",
    "PipeBot",
    "ProgramError",
    "RandomBot",
    "SeatView",
    "check",
    "check_level",
    "is_command",
    "look",
    "make",
    "seed_for",
]
