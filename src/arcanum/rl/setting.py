"""What the adapters share: a game as it is set up, its deals one after another, and what a seat gets to see of them.

Everything that an adapter gives to a learner goes through here: the tensor of the seat's own knowledge and the mask of
its legal actions. A new game gets all adapters by having a layout.
"""

from __future__ import annotations

import math
import operator
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from arcanum.core.actions import ActionSpace
from arcanum.core.game import Game, GameError
from arcanum.core.state import Data, GameState
from arcanum.core.tensors import Layout
from arcanum.games import find

Tensor = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Setting:
    """A game with the number of its players, its options and its packs: what does not change from deal to deal."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, Any] | None, packs: Iterable[str | Path]
    ) -> None:
        """Raises GameError for anything that the game cannot be set up with."""
        self.game: Game = find(game)
        self.players: int = self.game.usual_seats if players is None else whole("players", players)
        self.game.check_seats(self.players)
        if isinstance(packs, str | Path):
            raise GameError(f"packs: expected a list of folders, got {packs!r}; a single one is [{packs!r}]")
        self.packs: tuple[Path, ...] = tuple(Path(pack) for pack in packs)
        self.options: dict[str, str | int] = self.game.settle(self.players, dict(options or {}))
        # What the packs cannot offer is found out by dealing: better here than at the first reset.
        self.deal("trial")
        self.layout: Layout = self.game.layout(self.players, self.packs)
        self.space: ActionSpace = self.game.space(self.packs)

    def deal(self, seed: str, options: Mapping[str, Any] | None = None) -> GameState:
        """A fresh game, with these options over those of the setting; raises GameError for a bad value."""
        return self.game.new(self.players, seed, {**self.options, **(options or {})}, self.packs)

    def load(self, saved: Data) -> GameState:
        """A game that was saved."""
        return self.game.load(saved, self.packs)

    def seat(self, seat: object) -> int:
        """A seat of the table; raises GameError if it is none."""
        try:
            number = operator.index(seat)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self.players:
            raise GameError(f"seat: expected a number from 0 to {self.players - 1}, got {seat!r}")
        return number

    def observe(self, state: GameState, seat: int) -> Tensor:
        """What the seat knows, in numbers."""
        return np.frombuffer(self.layout.observe(state, seat), dtype=np.uint8).copy()

    def mask(self, legal: list[int]) -> Mask:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(self.space.size, dtype=np.int8)
        mask[legal] = 1
        return mask

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.id, self.players, self.options, self.packs)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        """Nothing about it ever changes, so it is its own copy."""
        return self


class Copied:
    """An environment that can be copied and pickled in the middle of a game: the game is copied as what it saves
    itself as. That is the whole truth, as the environment is."""

    setting: Setting
    _state: GameState | None

    def __getstate__(self) -> dict[str, Any]:
        state = self._state
        return {**self.__dict__, "_state": None if state is None else msgspec.json.encode(state.save())}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        saved = parts["_state"]
        self.__dict__.update(parts)
        self._state = None if saved is None else self.setting.load(msgspec.json.decode(saved))


class Deals:
    """One game after another. The seed of the first after a reset with a number is the number itself, so that the same
    game can be dealt without an adapter; those that follow without a number hang on it as well."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._first = token_hex(8)
        self._dealt = 0
        self._ignored: set[str] = set()

    def next(self, seed: int | None, options: Mapping[str, Any] | None) -> tuple[str, GameState]:
        """A fresh game and its seed. `options` of the game go for this deal only, over those that the environment was
        made with; raises GameError for a bad value, and nothing has changed. Others are ignored, since what drives an
        environment sends options of its own, but a warning says so once."""
        first = self._first if seed is None else str(whole("seed", seed))
        dealt = self._dealt + 1 if seed is None else 1
        text = first if dealt == 1 else f"{first}, game {dealt}"
        state = self._setting.deal(text, self._known(options or {}))
        self._first, self._dealt = first, dealt
        return text, state

    def _known(self, options: Mapping[str, Any]) -> dict[str, Any]:
        if not isinstance(options, Mapping):
            raise GameError(f"options: expected names with their values, got {options!r}")
        names = {option.name for option in self._setting.game.options}
        unknown = sorted(str(name) for name in options if name not in names and str(name) not in self._ignored)
        if unknown:
            self._ignored.update(unknown)
            warnings.warn(
                f"reset: {self._setting.game.id} has no option {', '.join(map(repr, unknown))}, so that is ignored; "
                f"it has {', '.join(sorted(names))}",
                stacklevel=4,
            )
        return {name: value for name, value in options.items() if name in names}


def whole(name: str, value: object, expected: str = "a whole number") -> int:
    """A plain number, whichever kind of whole number it came as; raises GameError for anything else.

    >>> whole("players", 2)
    2
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise GameError(f"{name}: expected {expected}, got {value!r}") from None


def number_of(action: object) -> int:
    """An action as a plain number.

    >>> number_of("fly")
    Traceback (most recent call last):
    arcanum.core.game.GameError: action: expected the number of an action, got 'fly'
    """
    return whole("action", action, "the number of an action")


def reward_of(illegal: object) -> float | None:
    """The reward for an illegal action; None if such an action is an error.

    >>> reward_of(-1), reward_of(None)
    (-1.0, None)
    """
    if illegal is None:
        return None
    try:
        reward = float(illegal)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        reward = math.nan
    if not math.isfinite(reward):
        raise GameError(f"illegal: expected None or a reward, got {illegal!r}")
    return reward


RENDER_MODES = ("ansi", "human")
"""As text, and on the terminal whenever something has happened."""


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if it is one that there is.

    >>> check_render_mode("ansi")
    'ansi'
    """
    if mode is not None and mode not in RENDER_MODES:
        raise GameError(f"render_mode: expected None or one of {', '.join(RENDER_MODES)}, got {mode!r}")
    return mode
