"""States of OpenSpiel's for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcanum.rl import open_spiel
from tests.rl.tables import any_of, chance_of


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    for digit in deal.to_bytes(open_spiel.DIGITS, "big"):
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


def along(game: Any, seed: str, every: int) -> Iterator[Any]:
    """Decisions along a random game."""
    state = dealt(game, 77)
    chance = chance_of(seed)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(any_of(state.legal_actions(), chance))
        number += 1
