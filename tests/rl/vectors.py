"""How the tests of the vector environment play with it and look at it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from arcanum.core.reasons import IllegalAction, Reason
from arcanum.rl.vector import VectorEnv

ARRAYS = ("observation", "mask", "legal_count", "seat", "reward", "done", "episode")


def snapshot(env: VectorEnv) -> dict[str, Any]:
    found = {name: getattr(env, name).copy() for name in ARRAYS}
    found["legal"] = [env.legal[slot, : env.legal_count[slot]].tolist() for slot in range(len(env))]
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in ARRAYS) and one["legal"] == other["legal"]


def play(env: VectorEnv, steps: int, seed: int = 1) -> list[dict[str, Any]]:
    """Random play; the numbers of a slot do not depend on how many slots there are."""
    chance = [np.random.default_rng([seed, slot]) for slot in range(len(env))]
    seen = [snapshot(env)]
    for _ in range(steps):
        env.step(env.pick(np.array([each.random() for each in chance])))
        seen.append(snapshot(env))
    return seen


def heals(env: VectorEnv) -> None:
    """A reset heals whatever has happened: from then on all rows are those of an environment that nothing befell."""
    alone = VectorEnv("res_arcana", 2, env.batch, seed="healed")
    env.reset("healed")
    assert all(same(one, other) for one, other in zip(play(alone, 60), play(env, 60), strict=True))


def refused(env: VectorEnv, actions: Any, slot: int) -> Reason:
    """An illegal action in a slot changes nothing, and the error says what and where; the reason."""
    before = snapshot(env)
    seat, action = int(env.seat[slot]), int(actions[slot])
    with pytest.raises(IllegalAction) as found:
        env.step(actions)
    assert same(snapshot(env), before)
    error: Any = found.value
    assert (error.slot, error.seat, error.words) == (slot, seat, env.space.words(action))
    assert str(error).startswith(f"slot {slot}, seat {seat}: {error.words}: {error.reason.id}")
    reason: Reason = error.reason
    return reason
