"""Bots by name: `apprentice`, `adept`, `magister:1000`, `magister:2s`, `process:node bot.js`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from arcanum.bots.adept import Adept
from arcanum.bots.bot import Apprentice, Bot, RandomBot
from arcanum.bots.magister import SIMULATIONS, Magister
from arcanum.bots.pipe import PREFIX, SECONDS, PipeBot
from arcanum.bots.program import words_of
from arcanum.core.game import Game, GameError


class BotError(GameError):
    """A bot that does not exist, or a budget that it cannot have. Its text says what was expected."""


LEVELS: Final = ("random", "apprentice", "adept", "magister")
"""Weakest first."""
RIVALS: Final = LEVELS[1:]
"""Those against whom a person may want to play, weakest first."""
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
_SPEC: Final = re.compile(r"([a-z]+)(?::(.*))?")
_SECONDS: Final = re.compile(r"[0-9]{1,5}(\.[0-9]{1,3})?s")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


def check(spec: str) -> None:
    """Raise BotError for a spec that `make` would refuse. Nothing is started for it."""
    if not is_command(spec):
        check_level(spec)
        return
    try:
        words_of(_command(spec))
    except ValueError as error:
        raise BotError(f"bot {spec!r}: {error}") from error


def check_level(spec: str) -> None:
    """Raise BotError for whatever is none of Arcanum's own bots: who comes from outside may name these and no others,
    since a command is run with all that its operator may do."""
    _read(spec)


def is_command(spec: str) -> bool:
    """Whether it names a program to be started."""
    return spec.startswith(PREFIX)


def make(spec: str, game: Game, seed: str, packs: Sequence[Path] = (), seconds: float = SECONDS) -> Bot:
    """The bot that a spec names, to sit at one seat of one game. A program has so many seconds for an answer; it is
    ended by `Bot.finish`, or when the bot is garbage-collected. Raises BotError for a bot that cannot be had."""
    if is_command(spec):
        check(spec)
        return PipeBot(_command(spec), game, seed, packs, seconds)
    name, simulations, budget = _read(spec)
    if name == "random":
        return RandomBot(seed)
    evaluation = game.evaluation(packs)
    if name == "apprentice":
        return Apprentice(seed, evaluation)
    if name == "adept":
        return Adept(seed, evaluation)
    if simulations:
        return Magister(seed, evaluation, simulations)
    return Magister(seed, evaluation, seconds=budget)


def seed_for(game_seed: str, seat: int) -> str:
    """A seed for the bot at a seat of a game. The game's own seed cannot be got back from it: whoever holds that can
    deal the game again, hidden cards and all."""
    return blake2b(f"bot at seat {seat} of {game_seed}".encode(), digest_size=16).hexdigest()


def _command(spec: str) -> str:
    return spec.removeprefix(PREFIX).strip()


def _read(spec: str) -> tuple[str, int, float]:
    """Name, simulations and seconds; 0 where none are given."""
    match = _SPEC.fullmatch(spec)
    if match is None or match[1] not in LEVELS:
        raise BotError(f"unknown bot {spec!r}; there are {', '.join(LEVELS)}")
    name, budget = match[1], match[2]
    if budget is None:
        return name, SIMULATIONS, 0.0
    if name != "magister":
        raise BotError(f"bot {spec!r}: only the magister has a budget")
    if _NUMBER.fullmatch(budget) and 1 <= int(budget) <= MOST_SIMULATIONS:
        return name, int(budget), 0.0
    if _SECONDS.fullmatch(budget) and 0 < float(budget[:-1]) <= MOST_SECONDS:
        return name, 0, float(budget[:-1])
    expected = f"a number of simulations from 1 to {MOST_SIMULATIONS} or of seconds such as 2s"
    raise BotError(f"bot {spec!r}: expected {expected}, found {budget!r}")
