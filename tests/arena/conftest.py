"""Fixtures: plans that are played in a moment, and how to play them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arcanum.arena.ledger import read_games
from arcanum.arena.match import Manner
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan
from arcanum.arena.results import Results
from arcanum.arena.run import run

SHORT = {"round_limit": "2"}
"""Games that end soon."""
PLAYERS = "python:tests.arena.players:"

Play = Callable[..., Results]


def small_plan(*bots: str, pairs: int = 2, players: int = 2, seed: str = "test") -> Plan:
    """A plan of short games; bots of the tests are named by their class."""
    specs = tuple(bot if bot[0].islower() else f"{PLAYERS}{bot}" for bot in bots)
    return Plan("res_arcana", specs, pairs, players, seed, SHORT)


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """`play("random", "First", jobs=2)` plays a small plan in a folder of the test."""

    def play_plan(*bots: str, pairs: int = 2, players: int = 2, folder: str = "run", **manner: Any) -> Results:
        return run(small_plan(*bots, pairs=pairs, players=players), tmp_path / folder, Manner(**manner))

    return play_plan


def facts(folder: Path) -> list[dict[str, Any]]:
    """All games of a folder without what depends on the machine, in the order of the plan."""
    outcomes, _ = read_games(folder)
    return [outcomes[key].facts() for key in sorted(outcomes)]


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def outcomes_of(folder: Path) -> list[Outcome]:
    found, _ = read_games(folder)
    return [found[key] for key in sorted(found)]
