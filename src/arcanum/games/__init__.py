"""The games, found by their ids: those of Arcanum and those that other installed packages bring.

A package brings a game through an entry point of the group `arcanum.games`; a game is imported when it is asked for.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.decoding import hint
from arcanum.core.game import Game, GameError
from arcanum.core.registry import Registry


def _game(name: str, found: Any) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"expected an object of a class derived from arcanum.core.game.Game, found {found!r}")
    if found.id != name:
        raise TypeError(f"the game calls itself {found.id!r}")
    return found


GAMES: Final = Registry("arcanum.games", _game)


def find(game_id: str) -> Game:
    """The game with this id."""
    game = GAMES.get(game_id)
    if game is not None:
        return game
    if problem := GAMES.problem(game_id):
        raise GameError(problem)
    near = hint(game_id.casefold().replace(" ", "_"), GAMES)
    raise GameError(f"unknown game {game_id!r}{near}; there are {', '.join(sorted(GAMES))}")
