"""The games behind PettingZoo's interface for agents that act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from arcanum.core.actions import ActionSpace
from arcanum.core.extras import missing
from arcanum.core.game import GameError
from arcanum.core.state import GameState
from arcanum.core.tensors import Layout
from arcanum.rl.text import rendered

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from arcanum.rl.setting import (
        RENDER_MODES,
        Copied,
        Deals,
        Mask,
        Setting,
        Tensor,
        check_render_mode,
        number_of,
        reward_of,
    )
except ImportError as error:
    raise missing("rl", error) from error


class RawEnv(Copied, AECEnv):  # type: ignore[misc]
    """A game of which every seat is an agent: `seat_0`, `seat_1`, …

    Where the rules let several seats decide at the same time they are asked one after another, the lowest first; none
    of them sees what the others chose, so the order makes no difference. Rewards come at the end and are the returns of
    the game: 1 shared among the winners, 0 for the others.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Iterable[str | Path] = (),
        render_mode: str | None = None,
        words: bool = False,
    ) -> None:
        """With `words` the `infos` say what is asked (`prompt`) and which actions are legal (`legal`); without, they
        are empty, since the mask says the same in numbers and many libraries make tensors of all that is in them."""
        super().__init__()
        self.setting = Setting(game, players, options, packs)
        self.render_mode = check_render_mode(render_mode)
        self.words = words
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setting.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._deals = Deals(self.setting)
        self._state: GameState | None = None

    @property
    def actions(self) -> ActionSpace:
        """The names of the actions: `actions.words(7)`, `actions.parse("pass")`."""
        return self.setting.space

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.setting.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; `options` of the game (`Game.options`) go for this deal only."""
        _, self._state = self._deals.next(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()
        self._show()

    def _dealt(self) -> GameState:
        if self._state is None:
            raise GameError("nothing is dealt yet: call reset() first")
        return self._state

    def _ask(self) -> None:
        """Find the agent that is to act, and tell it what it is asked."""
        state = self._dealt()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        actors = state.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            if self.words:
                prompt = state.decision(actors[0]).prompt
                self.infos[self.agent_selection] = {"prompt": prompt, "legal": state.legal_actions(actors[0])}

    def observe(self, agent: str) -> dict[str, Tensor | Mask]:
        """What the agent knows, and which actions it may take: none as long as it is not its turn."""
        state = self._dealt()
        seat = self.possible_agents.index(agent)
        legal = state.legal_actions(seat) if agent == self.agent_selection else []
        return {"observation": self.setting.observe(state, seat), "action_mask": self.setting.mask(legal)}

    def step(self, action: int | None) -> None:
        """Act for the agent that is to act. An action that the rules refuse raises IllegalAction with the reason, and
        nothing has changed."""
        state = self._dealt()
        agent = self.agent_selection
        if not self.agents:
            raise GameError("the game is over and everybody has left: call reset() first")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state.apply(self.possible_agents.index(agent), number_of(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            self.rewards = dict(zip(self.agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text; for people (`human`) it is printed instead."""
        return rendered(self._dealt().view(None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(raw: RawEnv, illegal: float | None) -> Any:
    """The environment with PettingZoo's usual checks around it. With a number for `illegal`, an illegal action ends the
    game, and the number is its reward; without one it is an error, which says why.

    >>> table = wrapped(RawEnv(game.id, players=2), illegal=-1.0)
    >>> table.reset(seed=7)
    >>> table.agents
    ['seat_0', 'seat_1']
    """
    reward = reward_of(illegal)
    env: Any = raw if reward is None else TerminateIllegalWrapper(raw, illegal_reward=reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))
