"""The published schema of scenario files: every file that runs fits it, and what does not fit is refused by both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from arcanum.core.decoding import faults
from arcanum.core.documents import read_yaml
from arcanum.core.scenario import schema
from arcanum.games import find

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("tests/rules/*/scenarios/*.yaml"), *ROOT.glob("web/e2e/positions/*/*.yaml")])


def validator(game: str) -> Any:
    return jsonschema_rs.validator_for(schema(find(game)))


def read(path: Path) -> dict[str, Any]:
    """As a validator of JSON reads it: the keys of steps are words."""
    data: dict[str, Any] = json.loads(json.dumps(read_yaml(path).data))
    return data


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_every_scenario_fits_the_schema(path: Path) -> None:
    data = read(path)
    assert [error.message for error in validator(data["game"]).iter_errors(data)] == []


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("res_arcana", {"titel": "t"}),
        ("res_arcana", {"game": "chess"}),
        ("res_arcana", {"position": {"rond": 1}}),
        ("res_arcana", {"position": {"players": [{"pool": {"gould": 1}}]}}),
        ("res_arcana", {"position": {"players": [{"in_play": [{"on": {}}]}]}}),
        ("res_arcana", {"steps": [{"0": "pass", "1": "pass"}]}),
        ("res_arcana", {"steps": [{"nobody": "pass"}]}),
        ("res_arcana", {"steps": [{"refused": {"seat": 0, "action": "pass"}}]}),
        ("black_rose", {"position": {"round": 5}}),
        ("black_rose", {"position": {"rooms": {"r9": {}}}}),
        ("black_rose", {"position": {"players": [{"damage": [2]}]}}),
        ("black_rose", {"position": {"players": [{"slots": {"iv": "verdict"}}]}}),
        ("black_rose", {"position": {"lodge": ["armory"]}}),
    ],
)
def test_what_does_not_fit_is_refused(game: str, change: dict[str, Any]) -> None:
    """And where it is in the position, the game names it too."""
    whole = {"game": game, "title": "t", **change}
    assert not validator(game).is_valid(whole)
    assert validator(game).is_valid({"game": game, "title": "t"})
    kind = find(game).position_type
    assert "position" not in change or list(faults(change["position"], kind))
