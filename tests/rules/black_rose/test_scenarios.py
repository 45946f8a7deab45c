"""Scenario files, and what is said about positions that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arcanum.core.game import GameError
from arcanum.core.scenario import load, run
from arcanum.games.black_rose import BLACK_ROSE

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    outcome = run(load(path), BLACK_ROSE)
    assert outcome.passed, str(outcome)


def test_a_scenario_can_fail() -> None:
    """The expectation is compared with the facts, field by field."""
    scenario = load(FILES[0])
    scenario.expect["players"][0]["power"] = 4
    outcome = run(scenario, BLACK_ROSE)
    assert not outcome.passed
    assert "players[0].power: expected 4, found 3" in str(outcome)


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"phase": "lunch"}, "position.phase"),
        ({"crown": 2}, "position.crown"),
        ({"moon": 1}, "position"),
        ({"lodge": ["armory"]}, "position.lodge"),
        ({"rooms": {"r9": {}}}, "position.rooms"),
        ({"rooms": {"r5": {"instability": [0] * 5}}}, "position.rooms.r5.instability"),
        ({"rooms": {"r5": {"instability": ["green"]}}}, r"position.rooms.r5.instability\[0\]"),
        ({"library": ["nothing"]}, r"position.library\[0\]"),
        ({"quests": {"executioner": 0}}, "position.quests.executioner"),
        ({"players": [{"at": "r7"}]}, r"position.players\[0\].at"),
        ({"players": [{"damage": [1] * 10}]}, r"position.players\[0\].damage"),
        (
            {"players": [{"slots": {"i": {"card": "verdict", "token_on": 1}}}]},
            r"position.players\[0\].slots.i.token_on",
        ),
        ({"players": [{"evocations": [{"at": "cell"}]}]}, r"position.players\[0\].evocations\[0\].at"),
        ({"players": [{}, {}, {}]}, "position.players"),
        ({"players": [{"mage": "verdict"}]}, r"position.players\[0\].mage"),
    ],
)
def test_bad_positions_name_the_field(position: dict[str, Any], field: str) -> None:
    with pytest.raises(GameError, match=f"^{field}: "):
        BLACK_ROSE.position(2, {}, position)
