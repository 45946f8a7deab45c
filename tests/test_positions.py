"""Every kind of question has a position in web/e2e/positions, so that the browser app is looked at with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from arcanum.core.scenario import load, play
from arcanum.games import GAMES, find
from tools.positions import PositionPlan
from tools.workshop import plan_beside

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "e2e" / "positions"
FILES: Final = sorted(FOLDER.glob("*/*.yaml"))
BOARDS: Final = FOLDER.parents[1] / "src" / "games"
DRAWN: Final = [game for game in GAMES if (BOARDS / game).is_dir()]
"""The games with a board of their own; on the plain board nothing can cover anything."""
UNASKED: Final = {"black_rose": {"look"}}
"""What no component that comes with the game asks: whoever looks at prepared spells looks at all of them."""


def kinds(game: str) -> set[str]:
    """The kinds of questions: each of them has words, and nothing else has."""
    plan: PositionPlan = plan_beside(game, "positions")
    return set(plan.kinds)


@pytest.mark.parametrize("game", DRAWN)
def test_every_kind_of_question_has_a_position(game: str) -> None:
    assert {path.stem for path in FILES if path.parent.name == game} == kinds(game) - UNASKED.get(game, set())


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_position_asks_the_first_seat_the_question_that_it_is_named_after(path: Path) -> None:
    scenario = load(path)
    session, failure = play(scenario, find(scenario.game))
    assert failure is None, str(failure)
    assert scenario.game == path.parent.name
    assert 0 in session.state.actors()
    assert session.state.decision(0).prompt == path.stem
