"""What cannot be set up is refused by name, at once, through every door."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import arcanum.core.extras
from arcanum import rl
from arcanum.core.documents import ContentError
from arcanum.core.game import GameError
from arcanum.games import GAMES
from arcanum.rl import open_spiel
from arcanum.rl.gym import SeatEnv

DOORS: list[Callable[..., Any]] = [rl.env, rl.raw_env, rl.single, open_spiel.load]
GAME = next(iter(GAMES))


@pytest.mark.parametrize("door", DOORS)
def test_bad_settings_are_refused(door: Callable[..., Any], tmp_path: Path) -> None:
    with pytest.raises(GameError, match="unknown game 'chess'"):
        door("chess")
    for game in GAMES:
        with pytest.raises(GameError, match=f"{game} is played by"):
            door(game, players=17)
        with pytest.raises(GameError, match="has no option 'speed'"):
            door(game, options={"speed": 1})
        for option in GAMES[game].options:
            with pytest.raises(GameError, match=f"option {option.name}"):
                door(game, options={option.name: "no such value"})
        with pytest.raises(ContentError, match=r"nowhere.*expected the folder of a pack"):
            door(game, packs=[tmp_path / "nowhere"])


@pytest.mark.parametrize("door", [rl.env, rl.raw_env, rl.single])
def test_there_are_no_pictures_to_look_at(door: Callable[..., Any]) -> None:
    with pytest.raises(GameError, match="render_mode: expected None or one of ansi, human, got 'rgb_array'"):
        door(GAME, render_mode="rgb_array")


@pytest.mark.parametrize("game", GAMES)
def test_bad_company_is_refused(game: str) -> None:
    with pytest.raises(GameError, match="unknown bot 'wizard'"):
        rl.single(game, rivals="wizard")
    with pytest.raises(GameError, match="only the magister has a budget"):
        rl.single(game, rivals="adept:5")
    if 1 not in GAMES[game].seat_counts:
        with pytest.raises(GameError, match="is played by"):
            rl.single(game, rivals=[])
    seats = GAMES[game].seat_counts[-1]
    with pytest.raises(GameError, match=f"expected {seats - 1} bots for {seats} players, got {seats}"):
        rl.single(game, rivals=["random"] * seats, players=seats)
    for seat in (-1, seats, "first"):
        with pytest.raises(GameError, match=f"seat: expected a number from 0 to {seats - 1}"):
            rl.single(game, seat=seat, players=seats)  # type: ignore[arg-type]


def test_gymnasium_passes_the_refusal_on() -> None:
    assert SeatEnv.__module__ == "arcanum.rl.gym"
    with pytest.raises(GameError, match="unknown bot"):
        gymnasium.make(f"Arcanum/{GAME}-v0", rivals="wizard")


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_passes_the_refusal_on(game: str) -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        pyspiel.load_game(f"arcanum_{game}", {"speed": 1})
    with pytest.raises(GameError, match="is played by"):
        pyspiel.load_game(f"arcanum_{game}", {"players": 17})
    with pytest.raises(GameError, match="expected name:value;name:value, found 'draft'"):
        pyspiel.load_game(f"arcanum_{game}", {"options": "draft"})
    with pytest.raises(GameError, match="has no option 'speed'"):
        pyspiel.load_game(f"arcanum_{game}", {"options": "speed:1"})


def test_openspiel_is_not_promised_an_end_that_there_is_not() -> None:
    """Elsewhere games without an end can be played."""
    words = "OpenSpiel's games have a greatest length, with round_limit=0 there is none"
    with pytest.raises(GameError, match=words):
        open_spiel.load("res_arcana", options={"round_limit": 0})
    with pytest.raises(GameError, match=words):
        pyspiel.load_game("arcanum_res_arcana(options=round_limit:0)")
    assert open_spiel.load("res_arcana", options={"round_limit": 1}).max_game_length() > 0
    rl.raw_env("res_arcana", options={"round_limit": 0}).reset(seed=1)


@pytest.mark.parametrize("door", [rl.env, rl.raw_env, rl.single])
def test_what_is_missing_is_named(door: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arcanum.core.extras, "find_spec", lambda module: None)
    with pytest.raises(GameError, match=r"numpy is needed here .* pip install 'arcanum\[rl\]'"):
        door(GAME)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gym", "gymnasium", "rl"),
        ("gym", "numpy", "rl"),
        ("open_spiel", "pyspiel", "openspiel"),
        ("vector", "numpy", "rl"),
        ("zoo", "numpy", "rl"),
        ("zoo", "gymnasium", "rl"),
        ("zoo", "pettingzoo", "rl"),
    ],
)
def test_what_is_missing_is_named_when_a_module_is_imported(module: str, library: str, extra: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import arcanum.rl.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.endswith(f"{library} is needed here and not installed: pip install 'arcanum[{extra}]'\n")


def test_the_vector_environment_is_found_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rl.VectorEnv is rl.vector.VectorEnv
    with pytest.raises(AttributeError, match="no attribute 'tensor'"):
        _ = rl.tensor  # type: ignore[attr-defined]
    monkeypatch.setattr(arcanum.core.extras, "find_spec", lambda module: None)
    with pytest.raises(GameError, match=r"numpy is needed here .* pip install 'arcanum\[rl\]'"):
        _ = rl.VectorEnv


def test_nothing_is_imported_before_it_is_used() -> None:
    heavy = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
    code = f"import sys, arcanum.rl; print([module for module in {heavy} if module in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
