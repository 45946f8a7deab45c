"""The metamorphic law at the researchers' door: re-deal everything that a seat cannot know, and an adapter shows it the
same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from arcanum import rl
from arcanum.core.state import GameState
from arcanum.rl.gym import SeatEnv
from arcanum.rl.zoo import RawEnv
from tests.rl.tables import VARIANTS, positions

Shown = list[tuple[bytes, bytes, object]]


def shown_in_the_zoo(env: RawEnv, state: GameState, seat: int) -> Shown:
    """All that an agent gets to see of a state."""
    env._state = state
    env._ask()
    agent = f"seat_{seat}"
    seen = env.observe(agent)
    return [(seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.infos[agent])]


def shown_in_the_gym(env: SeatEnv, state: GameState, seat: int) -> Shown:
    """All that a learner gets to see of a state in which its seat is asked, as if the rivals had just answered."""
    env.seat = seat
    env._state = state
    env._ended = ""
    info = env._info(state)
    seen = env.setting.observe(state, seat)
    return [(seen.tobytes(), info.pop("action_mask").tobytes(), info), (env.action_masks().tobytes(), b"", None)]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_an_agent_sees_the_same_in_every_world(game: str, players: int, options: dict[str, Any]) -> None:
    zoo = rl.raw_env(game, players, options, words=True)
    zoo.reset(seed=0)
    gym = rl.single(game, rivals="random", players=players, options=options, words=True)
    dealt_anew = 0
    for number, state in enumerate(positions(zoo.setting.deal("hidden"), "hidden", 7)):
        for seat in range(players):
            world = state.world(seat, f"{number}")
            dealt_anew += world.state_hash() != state.state_hash()
            seen = shown_in_the_zoo(zoo, state, seat)
            assert shown_in_the_zoo(zoo, world, seat) == seen
            if seat in state.actors():
                legal, prompt = state.legal_actions(seat), state.decision(seat).prompt
                mask = zoo.setting.mask(legal).tobytes()
                if seat == state.actors()[0]:
                    assert seen[0][1:] == (mask, {"prompt": prompt, "legal": legal})
                seen = shown_in_the_gym(gym, state, seat)
                assert seen[0][1:] == (mask, {"prompt": prompt})
                assert seen[1][0] == mask != bytes(len(mask))
                assert shown_in_the_gym(gym, world, seat) == seen
    assert dealt_anew


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_but_not_in_every_position(game: str, players: int, options: dict[str, Any]) -> None:
    """An observation that is always the same would pass the law, too."""
    env = rl.raw_env(game, players, options)
    seen = {env.setting.observe(state, 0).tobytes() for state in positions(env.setting.deal("hidden"), "hidden", 7)}
    assert len(seen) > 5
    assert np.frombuffer(next(iter(seen)), np.uint8).any()
