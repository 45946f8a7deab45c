"""Bots by name: `apprentice`, `adept`, `magister:1000`, `magister:2s`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from arcanum.bots.bot import Apprentice, Bot, RandomBot
from arcanum.core.game import Game, GameError


class BotError(GameError):
    """A bot that does not exist, or a budget that it cannot have. Its text says what was expected."""


LEVELS: Final = ("random", "apprentice")
"""Weakest first."""
_SPEC: Final = re.compile(r"(?P<name>[a-z]+)(:(?P<budget>.*))?")


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return LEVELS


def check(spec: str) -> tuple[str, str | None]:
    """Name and budget; raises BotError for a spec that `make` would refuse."""
    match = _SPEC.fullmatch(spec)
    name = match["name"] if match is not None else spec
    if match is None or name not in LEVELS:
        raise BotError(f"unknown bot {spec!r}; there are {', '.join(LEVELS)}")
    if match["budget"] is not None:
        raise BotError(f"bot {spec!r}: {name} has no budget")
    return name, match["budget"]


def make(spec: str, game: Game, seed: str, packs: Sequence[Path] = ()) -> Bot:
    """The bot that a spec names, to sit at one seat of one game."""
    name, _ = check(spec)
    if name == "random":
        return RandomBot(seed)
    return Apprentice(seed, game.evaluation(packs))
