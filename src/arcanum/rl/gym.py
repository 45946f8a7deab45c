"""One seat behind Gymnasium's interface, with bots at the others. Importing this registers `Arcanum/<game>-v0`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from arcanum.bots import Bot, check, look, make, seed_for
from arcanum.core.actions import ActionSpace
from arcanum.core.extras import missing
from arcanum.core.game import GameError
from arcanum.core.state import GameState
from arcanum.core.tensors import Layout
from arcanum.games import GAMES
from arcanum.rl.text import rendered

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

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

Info = dict[str, Any]


class SeatEnv(Copied, gymnasium.Env[Tensor, np.int64]):
    """A game as one seat plays it. The bots at the other seats see what their seats may know, as everywhere.

    The reward comes at the end and is the seat's return: 1 shared among the winners, 0 for the others. Masks of legal
    actions are in `info["action_mask"]` and, as sb3-contrib's MaskablePPO asks for them, in `action_masks()`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: int = 0,
        rivals: str | Sequence[str] = "apprentice",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Iterable[str | Path] = (),
        render_mode: str | None = None,
        illegal: float | None = None,
        words: bool = False,
    ) -> None:
        """`rivals` names the bots at the other seats in the order of the seats, or one for all of them. `illegal` is
        the reward for an illegal action, which then ends the game; without it such an action is an error. With `words`
        the `info` says what is asked (`prompt`); without, there are numbers in it and nothing else."""
        if not isinstance(rivals, str):
            rivals = _listed(rivals)
            players = len(rivals) + 1 if players is None else players
        self.setting = Setting(game, players, options, packs)
        self.seat = self.setting.seat(seat)
        self.rivals = _seated(rivals, self.setting.players, self.seat)
        self.illegal = reward_of(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.words = words
        self.observation_space = spaces.Box(0, 255, (self.setting.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(self.actions.size)
        self._deals = Deals(self.setting)
        self._state: GameState | None = None
        self._bots: dict[int, Bot] = {}
        self._answers: dict[int, int] = {}
        self._seed = ""
        self._ended = "nothing is dealt yet"
        """Why nothing goes on; empty as long as something does."""

    @property
    def actions(self) -> ActionSpace:
        """The names of the actions: `actions.words(7)`, `actions.parse("pass")`."""
        return self.setting.space

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.setting.layout

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, Info]:
        """Deal anew; `options` of the game (`Game.options`) go for this deal only."""
        dealt, state = self._deals.next(seed, options)
        super().reset(seed=seed)
        self.close()
        self._seed, self._state = dealt, state
        self._bots = {seat: self._rival(seat) for seat in self.rivals}
        self._answers = dict.fromkeys(self._bots, 0)
        self._let_rivals_answer(state)
        self._show()
        return self.setting.observe(state, self.seat), self._info(state)

    def _rival(self, seat: int) -> Bot:
        return make(self.rivals[seat], self.setting.game, seed_for(self._seed, seat), self.setting.packs)

    def step(self, action: np.int64 | int) -> tuple[Tensor, float, bool, bool, Info]:
        """Act, and let the rivals answer until the seat is asked again or the game is over."""
        state = self._dealt()
        if self._ended:
            raise GameError(f"{self._ended}: call reset() first")
        number = number_of(action)
        if self.illegal is not None and number not in state.legal_actions(self.seat):
            self._ended = "an illegal action has ended the game"
            return self.setting.observe(state, self.seat), self.illegal, True, False, self._info(state)
        state.apply(self.seat, number)
        self._let_rivals_answer(state)
        self._show()
        reward = state.returns()[self.seat]
        return self.setting.observe(state, self.seat), reward, state.over, False, self._info(state)

    def _dealt(self) -> GameState:
        if self._state is None:
            raise GameError(f"{self._ended}: call reset() first")
        return self._state

    def _let_rivals_answer(self, state: GameState) -> None:
        """Seats that decide at the same time are asked in turn, the lowest first: none sees what another chose."""
        self._ended = "a rival did not come to its answer"
        while (actors := state.actors()) and actors[0] != self.seat:
            seat = actors[0]
            if seat not in self._bots:  # A copy of an environment makes its own.
                self._bots[seat] = self._rival(seat)
            view = look(state, seat, self._answers[seat])
            state.apply(seat, self._bots[seat].choose(view))
            self._answers[seat] += 1
        self._ended = "the game is over" if state.over else ""

    def _info(self, state: GameState) -> Info:
        info: Info = {"action_mask": self._mask(state)}
        if self.words:
            info["prompt"] = "" if self._ended else state.decision(self.seat).prompt
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _mask(self, state: GameState) -> Mask:
        return self.setting.mask([] if self._ended else state.legal_actions(self.seat))

    def close(self) -> None:
        """Let the rivals go: programs among them are to end."""
        state, bots = self._state, self._bots
        self._bots = {}
        if state is not None and not self._ended:
            self._ended = "the environment was closed"
        for bot in bots.values():
            bot.finish(state.returns() if state is not None and state.over else None)

    def __getstate__(self) -> dict[str, Any]:
        """Without the rivals: they answer by their seed and what they see, so a copy makes the same ones again."""
        return {**super().__getstate__(), "_bots": {}}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal now."""
        return self._mask(self._dealt()).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, as text; for people (`human`) it is printed instead."""
        return rendered(self._dealt().view(self.seat), self.render_mode)


def _listed(rivals: object) -> list[str]:
    """The names of bots; raises GameError if these are none."""
    specs = [spec for spec in rivals if isinstance(spec, str)] if isinstance(rivals, Sequence) else []
    if not isinstance(rivals, Sequence) or len(specs) != len(rivals):
        raise GameError(f"rivals: expected the name of a bot or a list of such, got {rivals!r}")
    return specs


def _seated(rivals: str | Sequence[str], players: int, seat: int) -> dict[int, str]:
    """The bot at each of the other seats; raises GameError for one that there is not, or for too many or too few."""
    specs = [rivals] * (players - 1) if isinstance(rivals, str) else list(rivals)
    if len(specs) != players - 1:
        raise GameError(f"rivals: expected {players - 1} bots for {players} players, got {len(specs)}")
    for spec in specs:
        check(spec)
    return dict(zip([other for other in range(players) if other != seat], specs, strict=True))


for _game in GAMES:
    gymnasium.register(f"Arcanum/{_game}-v0", entry_point="arcanum.rl.gym:SeatEnv", kwargs={"game": _game})
