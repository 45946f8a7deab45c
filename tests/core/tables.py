"""Tables for the tests of observations, and games that are played at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games import GAMES, find

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.seat_counts]
"""All games with all numbers of players."""
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *[(game_id, seats, {}) for game_id, seats in TABLES],
    ("res_arcana", 2, {"setup": "draft"}),
    ("res_arcana", 3, {"setup": "draft"}),
    ("res_arcana", 4, {"setup": "first_game"}),
    ("res_arcana", 2, {"setup": "match"}),
    ("res_arcana", 3, {"collect": "ordered"}),
    ("black_rose", 2, {"school": "ash"}),
    ("penumbra", 1, {"automa": "ruby", "automa_finite_dice": "false"}),
    ("penumbra", 2, {"first_game_deck": "true"}),
    ("penumbra", 3, {"trial_reservation": "errata", "no_idle_study": "false"}),
]
"""All of these, and some options besides."""


def positions(game_id: str, seats: int, options: dict[str, Any], games: int = 2) -> Iterator[GameState]:
    """All positions of some random games, the ends included. Whoever may act does, in any order."""
    for game in range(games):
        chance = Chance(key_of(f"tensors {game}"))
        state = find(game_id).new(seats, f"tensors {game}", options)
        yield state
        while not state.over:
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            yield state
