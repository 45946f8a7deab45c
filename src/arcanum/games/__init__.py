"""The games, found by their ids."""

from __future__ import annotations

from arcanum.core.game import Game, GameError
from arcanum.games.black_rose.game import BLACK_ROSE
from arcanum.games.res_arcana import RES_ARCANA

GAMES: dict[str, Game] = {game.id: game for game in (RES_ARCANA, BLACK_ROSE)}


def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in GAMES:
        raise GameError(f"unknown game {game_id!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[game_id]
