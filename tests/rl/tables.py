"""Tables for the tests of the adapters: every game with every number of players, and every option once.

They come from what the games say of themselves, so that a new game is covered by being there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game, GameError
from arcanum.core.state import GameState
from arcanum.games import GAMES

COUNTS = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seat_counts
]
"""All games with all numbers of players."""
COMPANY = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in game.seat_counts
    if seats > 1
]
"""Those with rivals."""


def _variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every allowed value of every option, one at a time, where the game lets it stand alone."""
    for seats in game.seat_counts:
        yield seats, {}
    for option in game.offers():
        for value in option.choices:
            if value != option.default:
                try:
                    game.new(game.seat_counts[0], "variant", {option.name: value})
                except GameError:
                    continue
                yield game.seat_counts[0], {option.name: value}


VARIANTS = [
    pytest.param(game.id, seats, options, id=f"{game.id}-{seats}-{'-'.join(f'{k}-{v}' for k, v in options.items())}")
    for game in GAMES.values()
    for seats, options in _variants(game)
]
"""All games with all numbers of players, and every option once."""


def chance_of(seed: str) -> Chance:
    return Chance(key_of(f"tests of the adapters, {seed}"))


def any_of(numbers: list[int], chance: Chance) -> int:
    return numbers[chance.below(len(numbers))]


def positions(state: GameState, seed: str, every: int) -> Iterator[GameState]:
    """The state itself along a random game, at every so many decisions and at the end."""
    chance = chance_of(seed)
    number = 0
    while actors := state.actors():
        if number % every == 0:
            yield state
        state.apply(actors[0], any_of(state.legal_actions(actors[0]), chance))
        number += 1
    yield state
