"""Warming up: what has to be done once before several threads may do it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog

from arcanum.core.documents import ContentError
from arcanum.core.game import Game, GameError
from arcanum.core.record import Record, replay
from arcanum.core.scenario import begin, load
from arcanum.games import GAMES

log = structlog.get_logger()


def warm_up() -> None:
    """Read every game once, before there are threads that do so. msgspec works out a type when it is first used, and
    two threads that use the same one for the first time at the same moment may take the process along.

    A game that fails, as one from outside may, does not stop the server: the others are played."""
    for game in GAMES.values():
        try:
            _read(game)
        except Exception:
            log.exception("a game fails when it is dealt", game=game.id)


def _read(game: Game) -> None:
    record = Record.start(game, game.usual_seats, "warm")
    replay(Record.from_data(record.data()), game)
    with TemporaryDirectory() as folder, suppress(ContentError, GameError):
        file = Path(folder) / "scenario.yaml"
        # Without the number of players it would be refused before its position is read.
        told = f"game: {game.id}\ntitle: warm\noptions: {{players: {game.usual_seats}}}\nposition: {{}}\n"
        file.write_text(told, encoding="utf-8")
        begin(load(file), game)
