"""Warming up: what has to be done once before several threads may do it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from arcanum.core.documents import ContentError
from arcanum.core.game import GameError
from arcanum.core.record import Record, replay
from arcanum.core.scenario import begin, load
from arcanum.games import GAMES


def warm_up() -> None:
    """Read every game once, before there are threads that do so. msgspec works out a type when it is first used, and
    two threads that use the same one for the first time at the same moment may take the process along."""
    for game in GAMES.values():
        record = Record.start(game, min(game.seat_counts), "warm")
        replay(Record.from_data(record.data()), game)
        with TemporaryDirectory() as folder, suppress(ContentError, GameError):
            file = Path(folder) / "scenario.yaml"
            file.write_text(f"game: {game.id}\ntitle: warm\nposition: {{}}\n", encoding="utf-8")
            begin(load(file), game)
