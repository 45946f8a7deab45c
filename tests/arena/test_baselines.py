"""Frozen baselines: a bot that plays otherwise than when it was measured is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanum.arena.baselines import FILE, Baseline, differences, freeze, freeze_all, read_baselines
from arcanum.arena.plan import ArenaError
from arcanum.games import find
from tests.arena.conftest import PLAYERS

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = find("res_arcana")
CHEAP = ("random", "apprentice", "adept")
"""Bots that answer in a moment; the others are verified by `arcanum baselines verify`."""


def test_freezing_is_repeatable_and_tells_bots_apart() -> None:
    one = freeze("random", GAME, 9)
    assert one == freeze("random", GAME, 9)
    other = freeze(f"{PLAYERS}First", GAME, 9)
    assert one.positions == other.positions
    assert one.hash != other.hash
    assert len(one.answers) == 9


def test_a_change_is_found_and_named() -> None:
    known = freeze("random", GAME, 5)
    assert differences("random", GAME, known) == []
    other = Baseline("0", known.positions, 1, [*known.answers[:4], "0 dance"])
    (told,) = differences("random", GAME, other)
    assert "random: position 4: expected '0 dance', found" in told


def test_other_rules_are_no_change_of_the_bot() -> None:
    known = freeze("random", GAME, 3)
    (told,) = differences("random", GAME, Baseline(known.hash, "0", 0, known.answers))
    assert "the positions are others" in told
    assert "rules version 0 then, 1 now" in told


def test_freezing_keeps_the_others(tmp_path: Path) -> None:
    path = tmp_path / "baselines.json"
    freeze_all(["random"], GAME, path, 3)
    freeze_all([f"{PLAYERS}First"], GAME, path, 3)
    assert list(read_baselines(path).games["res_arcana"]) == ["random", f"{PLAYERS}First"]


def test_a_clock_cannot_be_frozen() -> None:
    with pytest.raises(ArenaError, match="found one in seconds"):
        freeze("magister:2s", GAME)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "baselines.json"
    for text in ("{", '{"games": 7}', '{"format": 3, "games": {}}'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match="expected"):
            read_baselines(path)


def test_the_frozen_bots_play_as_they_did() -> None:
    """If this fails, a bot's play has changed: measure it again, then `arcanum baselines freeze`."""
    frozen = read_baselines(ROOT / FILE).games.get("res_arcana", {})
    assert {*CHEAP, "magister:1000", "magister:4000"} <= frozen.keys()
    for spec in CHEAP:
        assert differences(spec, GAME, frozen[spec]) == []
