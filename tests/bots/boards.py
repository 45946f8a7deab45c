"""Positions for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games import find

RES_ARCANA = find("res_arcana")


def along_a_game(players: int, seed: str, every: int, **options: Any) -> Iterator[tuple[GameState, int]]:
    """Positions of a random game, each with the number of actions before it. The state is the game's own: look, don't
    touch."""
    state = RES_ARCANA.new(players, seed, options)
    chance = Chance(key_of(f"along {seed}"))
    number = 0
    while not state.over:
        if number % every == 0:
            yield state, number
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        number += 1


def turn_of_somebody(seed: str, at: int, players: int = 2) -> tuple[GameState, int, int]:
    """A position after so many random actions in which a seat has several answers: state, seat, number."""
    for state, number in along_a_game(players, seed, 1):
        seat = state.actors()[0]
        if number >= at and len(state.actors()) == 1 and len(state.legal_actions(seat)) > 2:
            return state, seat, number
    raise AssertionError(f"the game {seed!r} is too short")
