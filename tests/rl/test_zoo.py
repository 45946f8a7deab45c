"""The games behind PettingZoo's interface."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from arcanum import rl
from arcanum.core.reasons import IllegalAction
from arcanum.games import GAMES, find
from tests.rl.tables import COUNTS, VARIANTS, any_of, chance_of


def play(env: Any, seed: str, agents: list[str] | None = None) -> dict[str, float]:
    """Play a random game to its end; the sum of the rewards of each agent."""
    chance = chance_of(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        assert not truncated
        if agents is not None:
            agents.append(agent)
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert info == {}
        env.step(None if terminated else any_of(legal, chance))
    return rewards


@pytest.mark.filterwarnings("ignore:Observation", "ignore:reset. .* has no option 'options'")
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_it_is_an_environment(game: str, players: int) -> None:
    api_test(rl.env(game, players=players), num_cycles=1000)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_seed_makes_the_game(game: str, players: int) -> None:
    seed_test(lambda: rl.env(game, players=players), num_cycles=200)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_game_is_played_to_its_end(game: str, players: int, options: dict[str, Any]) -> None:
    """The rewards are the returns of the same game played without an adapter."""
    env = rl.env(game, players=players, options=options)
    env.reset(seed=5)
    rewards = play(env, "whole")
    state = find(game).new(players, "5", options)
    chance = chance_of("whole")
    while actors := state.actors():
        state.apply(actors[0], any_of(state.legal_actions(actors[0]), chance))
    assert tuple(rewards.values()) == state.returns()
    assert env.agents == []


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_seats_that_decide_together_are_asked_one_after_another(game: str, players: int) -> None:
    env = rl.raw_env(game, players=players, words=True)
    env.reset(seed=3)
    chance = chance_of("together")
    while not any(env.terminations.values()):
        state = env._dealt()
        assert env.agent_selection == f"seat_{min(state.actors())}"
        for agent in env.agents:
            legal = np.flatnonzero(env.observe(agent)["action_mask"])
            asked = agent == env.agent_selection
            assert list(legal) == (state.legal_actions(int(agent[-1])) if asked else [])
            assert bool(env.infos[agent]) == asked
            assert env.infos[agent].get("legal", []) == list(legal)
        env.step(any_of(env.infos[env.agent_selection]["legal"], chance))


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_reset_without_a_seed_deals_another_game(game: str, players: int) -> None:
    """But the same again after the same seed."""
    runs = []
    for _ in range(2):
        env = rl.env(game, players=players, render_mode="ansi")
        env.reset(seed=9)
        tables = [env.unwrapped._dealt().state_hash()]
        for _ in range(3):
            env.reset()
            tables.append(env.unwrapped._dealt().state_hash())
        assert len(set(tables)) == 4
        runs.append(tables)
    assert runs[0] == runs[1]
    unseeded = [rl.raw_env(game) for _ in range(2)]
    for one in unseeded:
        one.reset()
    assert unseeded[0]._dealt().state_hash() != unseeded[1]._dealt().state_hash()


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_not_changed_by_what_comes_after(game: str) -> None:
    env = rl.env(game)
    env.reset(seed=1)
    seen = env.last()[0]
    kept = {name: part.copy() for name, part in seen.items()}
    seen_after = env.last()[0]
    seen_after["observation"][:] = 255
    seen_after["action_mask"][:] = 0
    for name, part in env.last()[0].items():
        assert np.array_equal(part, kept[name])
        assert np.array_equal(seen[name], kept[name])


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_with_the_reason(game: str) -> None:
    env = rl.env(game)
    env.reset(seed=1)
    state = env.unwrapped._dealt()
    before = state.state_hash()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        env.step(illegal)
    assert env.unwrapped.actions.words(illegal) in str(refused.value)
    assert refused.value.reason == state.why_not(int(env.agent_selection[-1]), illegal)
    assert state.state_hash() == before
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(env.unwrapped.actions.size)
    assert state.state_hash() == before


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_may_cost_the_game(game: str) -> None:
    env = rl.env(game, illegal=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    rewards = {}
    for other in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        assert terminated
        rewards[other] = reward
        env.step(None)
    assert rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_as_text(game: str) -> None:
    env = rl.env(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert f"game: {game}" in text
    assert max(len(line) for line in text.splitlines()) <= 140
    quiet = rl.raw_env(game)
    quiet.reset(seed=1)
    assert quiet.render() is None


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_looked_at_in_every_mode(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own test; people see the table after every action."""
    render_test(partial(rl.env, game))
    assert capsys.readouterr().out.count(f"game: {game}\n") > 5


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_told_in_words_on_request(game: str) -> None:
    env = rl.env(game, words=True)
    env.reset(seed=1)
    observation, *_, info = env.last()
    decision = env.unwrapped._dealt().decision(int(env.agent_selection[-1]))
    assert info == {"prompt": decision.prompt, "legal": np.flatnonzero(observation["action_mask"]).tolist()}


def test_nothing_works_before_the_deal() -> None:
    env = rl.env(next(iter(GAMES)))
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
