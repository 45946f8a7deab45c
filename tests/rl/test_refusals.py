"""What is refused leaves everything as it was, says why in words, and gets out of other processes."""

from __future__ import annotations

import math
import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arcanum import rl
from arcanum.bots.program import ProgramError
from arcanum.core.batch import BadAction
from arcanum.core.game import MOST_DECISIONS, GameError
from arcanum.core.reasons import IllegalAction, Reason
from arcanum.games import GAMES
from arcanum.rl import open_spiel
from arcanum.rl.vector import VectorEnv
from tests.rl.spiels import dealt

REASON = Reason("is-turned", {"card": "athanor"}, "RA-10.3")
ERRORS = [
    IllegalAction("power athanor 1", REASON),
    BadAction(3, 1, "power athanor 1", REASON),
    ProgramError("late", "it has not answered"),
]


def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_refusal_gets_out_of_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)
    assert getattr(again, "reason", REASON).rule == "RA-10.3"
    with ProcessPoolExecutor(1) as pool, pytest.raises(type(error), match=str(error).replace("(", r"\(")[:12]):
        pool.submit(fail, error).result()


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_chance_takes_no_outcome_that_there_is_not(game: str) -> None:
    state = open_spiel.load(game).new_initial_state()
    state.apply_action(1)
    for outcome in (256, 999):
        with pytest.raises(GameError, match=f"chance: expected an outcome from 0 to 255, got {outcome}"):
            state.apply_action(outcome)
    assert state.history() == [1]
    for digit in (2, 3, 4):
        state.apply_action(digit)
    assert not state.is_chance_node()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_acts_when_the_game_is_over(game: str) -> None:
    state = dealt(open_spiel.load(game))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(GameError, match="the game is over: nobody may act any more"):
        state.apply_action(0)


def test_the_greatest_length_hangs_on_the_greatest_number_of_rounds() -> None:
    def length(**options: Any) -> int:
        return int(open_spiel.load("res_arcana", options=options).max_game_length())

    assert length() == MOST_DECISIONS
    assert length(round_limit=60_000) > 200_000, "so many were once counted"
    assert length(round_limit=1_000, setup="match") == 3 * length(round_limit=1_000)
    with pytest.raises(GameError, match="OpenSpiel counts 2,147,483,647 decisions at most"):
        length(round_limit=10**8)


# --- what cannot be set up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("door", [rl.env, rl.raw_env, rl.single, open_spiel.load, VectorEnv])
def test_numbers_and_folders_are_told_from_text(door: Any) -> None:
    with pytest.raises(GameError, match="players: expected a whole number, got '2'"):
        door("res_arcana", players="2")
    for folder in ("packs", Path("packs")):
        with pytest.raises(GameError, match="packs: expected a list of folders, got"):
            door("res_arcana", packs=folder)


@pytest.mark.parametrize("wish", [{"batch": "4"}, {"batch": 1.5}, {"batch": math.nan}, {"processes": None}])
def test_a_vector_environment_counts_in_whole_numbers(wish: dict[str, Any]) -> None:
    (name,) = wish
    with pytest.raises(GameError, match=f"{name}: expected a whole number"):
        VectorEnv("res_arcana", **wish)


def test_a_seed_is_a_whole_number_or_text() -> None:
    for wrong in (1.5, math.nan, [1], b"x"):
        with pytest.raises(GameError, match="seed: expected a whole number or text"):
            VectorEnv("res_arcana", seed=wrong)  # type: ignore[arg-type]
    env = VectorEnv("res_arcana", batch=3, seed=np.int64(7))  # type: ignore[arg-type]
    first = env.observation.copy()
    with pytest.raises(GameError, match="seed: expected a whole number or text"):
        env.reset(7.0)  # type: ignore[arg-type]
    for seed in (7, "7"):
        env.reset(seed)
        assert (env.observation == first).all()
    with pytest.raises(GameError, match="seed: expected a whole number, got 'seven'"):
        rl.raw_env("res_arcana").reset(seed="seven")  # type: ignore[arg-type]


def test_rivals_are_named() -> None:
    for rivals in (None, 3, [None], [3]):
        with pytest.raises(GameError, match="rivals: expected the name of a bot or a list of such"):
            rl.single("res_arcana", rivals=rivals)  # type: ignore[arg-type]


@pytest.mark.parametrize("door", [rl.env, rl.single])
def test_the_reward_for_an_illegal_action_is_a_number(door: Any) -> None:
    for illegal in ("x", math.nan, math.inf, [1]):
        with pytest.raises(GameError, match="illegal: expected None or a reward"):
            door("res_arcana", illegal=illegal)


def test_a_table_that_everybody_has_left_asks_for_a_reset() -> None:
    env = rl.raw_env("black_rose", words=True)
    env.reset(seed=1)
    while env.agents:
        *_, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else info["legal"][-1])
    with pytest.raises(GameError, match=r"everybody has left: call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize("method", ["spawn", "fork", "forkserver"])
def test_processes_may_be_started_in_any_way(method: str) -> None:
    alone = VectorEnv("black_rose", batch=4, seed=1)
    with VectorEnv("black_rose", batch=4, seed=1, processes=2, start_method=method) as env:
        for _ in range(20):
            for each in (alone, env):
                each.step(each.pick(np.full(4, 0.5)))
        assert (env.observation == alone.observation).all()
