"""Environments and layouts are copied and pickled, in the middle of anything, and go on by themselves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import arcanum.rl.gym  # noqa: F401  It registers the games.
from arcanum import rl
from arcanum.core import rows
from arcanum.core.tensors import PLANNED, Plan
from arcanum.games import GAMES, find
from tests.bots.programs import command
from tests.rl.tables import COUNTS, any_of, chance_of

PACK = Path(__file__).parents[2] / "examples" / "packs" / "res_arcana" / "ember_court"
Copy = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.fixture(params=[copy.deepcopy, pickled], ids=["copied", "pickled"])
def copied(request: pytest.FixtureRequest) -> Copy:
    found: Copy = request.param
    return found


def answers(env: Any, most: int, seed: str = "on") -> list[object]:
    """Go on with an environment of PettingZoo: all that is seen."""
    chance = chance_of(seed)
    seen: list[object] = []
    for _ in range(most):
        if not env.agents:
            break
        observation, reward, over, _, info = env.last()
        seen.append((env.agent_selection, reward, over, info, *(part.tobytes() for part in observation.values())))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over else any_of(legal, chance))
    return seen


def steps(env: Any, most: int, seed: str = "on") -> list[object]:
    """The same with one of Gymnasium, which shows its mask."""
    chance = chance_of(seed)
    seen: list[object] = []
    for _ in range(most):
        legal = np.flatnonzero(env.unwrapped.action_masks()).tolist()
        if not legal:
            break
        observation, reward, over, _, info = env.step(any_of(legal, chance))
        seen.append((observation.tobytes(), reward, over, info["action_mask"].tobytes()))
    return seen


@pytest.mark.parametrize("illegal", [None, -1.0])
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_seat_goes_on_from_a_copy(game: str, players: int, illegal: float | None, copied: Copy) -> None:
    env = rl.env(game, players, illegal=illegal)
    fresh = copied(env)
    env.reset(seed=3)
    fresh.reset(seed=3)
    assert answers(env, 40) == answers(fresh, 40)
    twin = copied(env)
    went_on = answers(twin, 10_000)
    assert not twin.agents
    assert env.agents
    assert answers(env, 10_000) == went_on
    env.reset()
    twin.reset()
    assert answers(env, 5) == answers(twin, 5)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rival", ["random", "adept", "magister:2"])
def test_one_seat_goes_on_from_a_copy(game: str, rival: str, copied: Copy) -> None:
    env: Any = gymnasium.make(f"Arcanum/{game}-v0", rivals=rival)
    env.reset(seed=3)
    steps(env, 15)
    twin = copied(env)
    went_on = steps(twin, 12)
    assert steps(env, 12) == went_on
    assert twin.unwrapped._bots.keys() == env.unwrapped._bots.keys()
    assert all(bot is not env.unwrapped._bots[seat] for seat, bot in twin.unwrapped._bots.items())


def test_the_copy_starts_a_program_of_its_own(tmp_path: Path, copied: Copy) -> None:
    env: Any = rl.single("res_arcana", rivals=[f"process:{command(tmp_path, 'seeded')}"])
    env.reset(seed=3)
    steps(env, 8)
    twin = copied(env)
    assert not twin._bots
    assert steps(twin, 8) == steps(env, 8)
    assert twin._bots[1].program.pid != env._bots[1].program.pid
    twin.close()
    steps(env, 3)
    env.close()


def test_a_pickle_holds_packs_and_options() -> None:
    env = rl.raw_env("res_arcana", 2, {"setup": "draft"}, [PACK])
    env.reset(seed=1)
    twin = pickled(env)
    assert twin.setting.options == env.setting.options
    assert twin.layout.schema_hash == env.layout.schema_hash
    assert answers(twin, 60) == answers(env, 60)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_layouts_are_copied(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the extension and without it, and from the one to the other."""
    layout = find(game).layout(players)
    state = find(game).new(players, "layout")
    assert copy.deepcopy(layout) is layout
    same = pickled(layout)
    monkeypatch.setattr(rows, "_quick", None)
    slow = pickled(layout)
    assert isinstance(slow.program, rows.Program)
    also_slow = pickled(slow)
    monkeypatch.undo()
    quick = pickled(also_slow)
    assert isinstance(quick.program, rows.Program) != rows.quick()
    for twin in (same, slow, also_slow, quick):
        assert type(twin) is type(layout)
        assert (twin.version, twin.schema_hash, twin.names()) == (layout.version, layout.schema_hash, layout.names())
        assert twin.fields[-1].meaning == layout.fields[-1].meaning
        for seat in range(players):
            assert twin.observe(state, seat) == twin.observe_slowly(state, seat) == layout.observe(state, seat)


def test_nothing_of_a_plan_is_left_out() -> None:
    """A compiled class has no slots, but its attributes are found in the same way."""
    held = {
        name for name in vars(Plan) if type(vars(Plan)[name]).__name__ in ("member_descriptor", "getset_descriptor")
    }
    assert {*PLANNED, "seats", "players", "turns"} == held


def test_a_vector_environment_is_not_copied(copied: Copy) -> None:
    with pytest.raises(TypeError, match="a VectorEnv cannot be copied or pickled"):
        copied(rl.VectorEnv("res_arcana", batch=1))
