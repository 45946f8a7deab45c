"""What games say of themselves to somebody who has never played them."""

from __future__ import annotations

import pytest

from arcanum.core.game import Game
from arcanum.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_the_set_up_for_a_first_game_is_one_at_every_table(game: Game, seats: int) -> None:
    options = game.first_options()
    offered = {option.name: option.choices for option in game.offers()}
    assert all(value in offered[name] for name, value in options.items())
    assert game.new(seats, "1", dict(options)).actors()


def test_only_a_game_whose_rules_advise_one_has_it() -> None:
    assert {game.id: game.first_options() for game in GAMES.values()} == {
        "res_arcana": {"setup": "first_game"},
        "black_rose": {},
        "penumbra": {"first_game_deck": "true"},
    }
