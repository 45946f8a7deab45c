"""The games behind OpenSpiel's interface. Importing this registers `arcanum_<game>` for every game.

Chance is explicit and comes first: four chance nodes with 256 outcomes each choose one of 2 ** 32 deals. A deal settles
all chance of a game, also that of later shuffles, which stays in the state where no seat can see it. So nature draws
everything beforehand and shows it bit by bit, which is the same game. (The sampled mode is not open to games written in
Python: OpenSpiel asks a game in that mode for the state of its generator, and gives Python no way to answer.)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from arcanum.core.extras import missing
from arcanum.core.game import Game, GameError
from arcanum.games import GAMES
from arcanum.rl.course import Course, view_text
from arcanum.rl.text import table_text

try:
    import numpy as np
    import pyspiel

    from arcanum.rl.setting import Setting
except ImportError as error:
    raise missing("openspiel", error) from error

DIGITS: Final = 4
OUTCOMES: Final = 256
"""A deal is a number with so many digits in this base."""
LONGEST: Final = 2**31 - 1
"""The greatest length that OpenSpiel can tell of a game."""
RECALL: Final = 128
"""Bits of the digest of a seat's past in its information-state tensor."""
_DEFAULTS: Final = {"options": "", "packs": "", "seed": 0}


def short_name(game: str) -> str:
    """The name under which OpenSpiel knows a game.

    >>> short_name("owls")
    'arcanum_owls'
    """
    return f"arcanum_{game}"


def load(
    game: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    packs: Iterable[str | Path] = (),
) -> Any:
    """OpenSpiel's game for a game of ours; raises GameError for anything that it cannot be set up with.

    >>> load(game.id, players=2).num_players()
    2
    """
    setting = Setting(game, players, options, packs)
    parameters: dict[str, Any] = {"players": setting.players, "seed": seed}
    told = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    parameters["options"] = told.replace(",", "+")
    parameters["packs"] = os.pathsep.join(_plain(str(pack)) for pack in setting.packs)
    return pyspiel.load_game(short_name(game), parameters)


def _plain(pack: str) -> str:
    """A path that OpenSpiel can keep in the text of a game."""
    if any(sign in pack for sign in "(),="):
        raise GameError(f"packs: OpenSpiel cannot name a folder with brackets, commas or equals signs, got {pack!r}")
    return pack


def _type_of(game: Game) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Arcanum: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if all(map(game.always_won, game.seat_counts)) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, **_DEFAULTS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, set up with the parameters `players`, `seed`, `options` ("setup:draft;first:0", with a plus
    sign for a comma) and `packs` (folders, separated as in PATH)."""

    id: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seed: int = given.get("seed", 0)
        packs = [pack for pack in given.get("packs", "").split(os.pathsep) if pack]
        self.setting = Setting(self.id, given.get("players"), _read_options(given.get("options", "")), packs)
        endless = self.setting.game.endless(self.setting.options)
        if endless:
            raise GameError(f"options: OpenSpiel's games have a greatest length, with {endless} there is none")
        longest = self.setting.game.most_decisions(self.setting.options)
        if longest > LONGEST:
            raise GameError(f"options: OpenSpiel counts {LONGEST:,} decisions at most, these may take {longest:,}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.space.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if all(map(self.setting.game.always_won, self.setting.game.seat_counts)) else None,
            max_game_length=longest,
        )
        # Parameters with their default value are left out of the text that a game is saved as.
        told = {name: value for name, value in given.items() if value != _DEFAULTS.get(name)}
        super().__init__(self.type, info, told)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        # What OpenSpiel itself gives to pickle knows nothing of what Python has added.
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a seat knows now or, with perfect recall, has lived through. None for other kinds, as OpenSpiel has it:
        what all know and what a seat alone knows are not told apart."""
        if params:
            raise GameError(f"an observer of {self.setting.game.id} has no parameters, got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.setting, kind.perfect_recall)


def _read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise GameError(f"options: expected name:value;name:value, found {part!r}")
        options[name.strip()] = value.strip().replace("+", ",")
    return options


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game of ours; before the deal, the digits that chance has given so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._digits: list[int] = []
        self._course: Course | None = None

    @property
    def course(self) -> Course | None:
        """The game behind it, whole truth and all; None before the deal."""
        return self._course

    def current_player(self) -> int:
        if self._course is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self._course.state.actors()
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._course is not None and self._course.state.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self._course is not None
        return self._course.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise GameError("the game is over: nobody may act any more")
        if self._course is not None:
            self._course.apply(self.current_player(), action)
            return
        if not 0 <= action < OUTCOMES:
            raise GameError(f"chance: expected an outcome from 0 to {OUTCOMES - 1}, got {action}")
        self._digits.append(action)
        if len(self._digits) == DIGITS:
            game = self.get_game()
            setting = game.setting
            dealt = setting.deal(f"{game.seed} {bytes(self._digits).hex()}")
            self._course = Course.begin(setting.game.id, setting.packs, dealt)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: str = self.get_game().setting.space.words(action)
        return words

    def returns(self) -> list[float]:
        if self._course is None:
            return [0.0] * int(self.num_players())
        return list(self._course.state.returns())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one. Its history begins here: the true one would name the deal,
        and what others did in secret."""
        if self._course is None:
            raise GameError("nothing is dealt yet: there is nothing to resample")
        game = self.get_game()
        seat = game.setting.seat(player)
        state: SpielState = game.new_initial_state()
        state._course = self._course.resampled(seat, f"{sampler()!r} {sampler()!r}")
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        if self._course is None:
            return f"before the deal: {self._digits}"
        state = self._course.state
        return f"state {state.state_hash()}\n{table_text(state.view(None))}"


def _restored(game: str, saved: str) -> Any:
    return pyspiel.load_game(game).deserialize_state(saved)


class SpielObserver:
    """Fills tensors and strings for OpenSpiel: `observation` is the game's own layout. With perfect recall there come
    `taken`, how often the seat has taken each action, and `recall`, the bits of a digest of all that it has lived
    through; a learner may well leave those out."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self._setting = setting
        self._perfect_recall = perfect_recall
        sizes = {"observation": setting.layout.size}
        if perfect_recall:
            sizes |= {"taken": setting.space.size, "recall": RECALL}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal there is nothing in it."""
        self.tensor.fill(0)
        course = state.course
        if course is None:
            return
        self.dict["observation"][:] = self._setting.observe(course.state, player)
        if self._perfect_recall:
            np.add.at(self.dict["taken"], course.taken(player), 1)
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(course.recall(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees; with perfect recall after a digest of all that it has lived through."""
        course = state.course
        if course is None:
            return f"seat {player} before the deal"
        seen = view_text(course.state, player).decode()
        return f"{course.recall(player).hex()}\n{seen}" if self._perfect_recall else seen


for _game in GAMES.values():
    # OpenSpiel lets go of what is registered when the interpreter has gone: of a class something is left then, of a
    # function or a partial nothing, and that would crash.
    _type = _type_of(_game)
    pyspiel.register_game(_type, type(f"SpielGame_{_game.id}", (SpielGame,), {"id": _game.id, "type": _type}))
