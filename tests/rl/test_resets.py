"""What `reset(options=…)` does with options of the game and with any others, and what an `info` may hold."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from arcanum import rl
from arcanum.core.game import GameError, Option
from arcanum.games import GAMES, find
from tests.rl.tables import COUNTS

DOORS = [pytest.param(rl.raw_env, id="zoo"), pytest.param(rl.single, id="gym")]


def other_choice(game: str) -> tuple[Option, str | int]:
    """An option of the game, and a value that is not its default but stands alone."""
    for option in GAMES[game].offers():
        for choice in option.choices:
            if choice != option.default:
                try:
                    find(game).new(GAMES[game].seat_counts[0], "7", {option.name: choice})
                except GameError:
                    continue
                return option, choice
    raise AssertionError(f"{game} has no option that can be changed alone")


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("game", GAMES)
def test_options_of_the_game_go_for_one_deal(door: Any, game: str) -> None:
    option, choice = other_choice(game)
    env = door(game)
    env.reset(seed=7, options={option.name: choice})
    assert env._dealt().options[option.name] == choice
    env.reset(seed=7)
    assert env._dealt().options[option.name] == option.default


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bad_value_is_refused_and_the_game_goes_on(door: Any, game: str) -> None:
    option, _ = other_choice(game)
    env, untouched = door(game), door(game)
    for each in (env, untouched):
        each.reset(seed=7)
    before = env._dealt().state_hash()
    with pytest.raises(GameError, match=f"option {option.name}: expected"):
        env.reset(seed=8, options={option.name: "no such value"})
    with pytest.raises(GameError, match="options: expected names with their values, got 3"):
        env.reset(seed=8, options=3)
    assert env._dealt().state_hash() == before
    for each in (env, untouched):
        each.reset()
    assert env._dealt().state_hash() == untouched._dealt().state_hash() != before


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_option_is_ignored_with_one_warning(door: Any, game: str) -> None:
    env, plain = door(game), door(game)
    with pytest.warns(UserWarning, match=f"{game} has no option 'moon'.*it has .*") as told:
        env.reset(seed=7, options={"moon": "full"})
    assert [warning.filename for warning in told] == [__file__]
    plain.reset(seed=7)
    assert env._dealt().state_hash() == plain._dealt().state_hash()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env.reset(seed=7, options={"moon": "new"})


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_infos_hold_numbers_and_arrays_alone(game: str, players: int) -> None:
    """Of the same names and shapes at every step: many libraries make tensors of them."""
    zoo, gym = rl.raw_env(game, players), rl.single(game, players=players, rivals="random")
    zoo.reset(seed=2)
    infos = [gym.reset(seed=2)[1]]
    while not zoo._dealt().over and len(infos) < 60:
        assert list(zoo.infos.values()) == [{}] * players
        zoo.step(zoo._dealt().legal_actions(int(zoo.agent_selection[-1]))[-1])
    terminated = False
    while not terminated and len(infos) < 60:
        *_, terminated, _, info = gym.step(np.flatnonzero(infos[-1]["action_mask"])[-1])
        infos.append(info)
    shapes = {tuple((name, np.asarray(value).dtype.kind, np.shape(value)) for name, value in i.items()) for i in infos}
    assert shapes == {(("action_mask", "i", (gym.actions.size,)),)}
