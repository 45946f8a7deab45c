"""States of OpenSpiel's for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcanum.core.events import sees
from arcanum.rl import open_spiel
from arcanum.rl.course import Answer
from tests.rl.tables import any_of, chance_of


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    for digit in deal.to_bytes(open_spiel.DIGITS, "big"):
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


def along(game: Any, seed: str, every: int) -> Iterator[Any]:
    """The state along a random game, at every so many decisions and at the end."""
    state = dealt(game, 77)
    chance = chance_of(seed)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(any_of(state.legal_actions(), chance))
        number += 1
    yield state


def lived(item: Any, player: int, players: int) -> bool:
    """Whether a piece of the past is one of the player's own."""
    return item.seat == player if isinstance(item, Answer) else sees(item[1], players, player)


def same_for_all(one: Any, other: Any) -> None:
    """Two states that nobody could tell apart, whatever they can see."""
    assert str(one) == str(other)
    assert one.serialize() == other.serialize()
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
