"""Game: what a game offers before and around a state. One object per game, found through `arcanum.games`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from arcanum.core.actions import ActionSpace
from arcanum.core.documents import Problem
from arcanum.core.evaluation import Evaluation
from arcanum.core.state import Data, GameState
from arcanum.core.tensors import Layout
from arcanum.core.views import View

OwnState = Any
"""A state of the game that is asked; a game writes its own class instead."""
MOST_DECISIONS: Final = 50_000
"""Many times more than a game of any sort takes."""


class GameError(ValueError):
    """A bad request: an unknown game, option, seat count, pack or card. Its text says what and what was expected."""


class Option:
    """A choice made before a game starts."""

    __slots__ = ("choices", "default", "free", "name", "summary")

    def __init__(self, name: str, default: str | int, choices: tuple[str | int, ...], summary: str) -> None:
        self.name: str = name
        self.default: str | int = default
        self.choices: tuple[str | int, ...] = choices
        """The allowed values; empty for any number from 0 on."""
        self.free: str = "" if choices else "a number from 0 on"
        """What may be given besides, in words."""
        self.summary: str = summary

    def check(self, value: object) -> str | int:
        """The value, in its right type; raises GameError if it is not allowed."""
        if not self.choices:
            try:
                number = int(str(value))
            except ValueError:
                number = -1
            if isinstance(value, bool) or number < 0:
                raise GameError(f"option {self.name}: expected {self.free}, got {value!r}")
            return number
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise GameError(f"option {self.name}: expected one of {allowed}, got {value!r}")


class Game:
    """A game that can be set up."""

    id: str = ""
    rules_version: int = 1
    """Raised when a change makes old records play differently."""
    seat_counts: tuple[int, ...] = ()
    options: tuple[Option, ...] = ()
    view_type: type[View] = View
    """The struct of its views (see `GameState.seen`)."""
    goal: int = 0
    """So many points a player needs to win; 0 in a game that points do not decide."""
    position_type: type[msgspec.Struct] | None = None
    """What may stand in the position of a scenario; published as a schema. None says nothing about it."""
    won_by_seats: bool = True
    """Whether several seats always share out the whole win; not so where a power without a seat may win instead."""

    def offers(self) -> tuple[Option, ...]:
        """The options with the values that somebody who sets up a game is shown; others may be allowed as well."""
        return self.options

    def first_options(self) -> dict[str, str | int]:
        """The options that the rules advise for somebody's first game; empty if they advise none."""
        return {}

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says how many: as few as a game against others takes, not one alone."""
        return min((count for count in self.seat_counts if count > 1), default=1)

    def always_won(self, seats: int) -> bool:
        """Whether the returns of a finished game always add up to 1. Who plays alone may lose to the game itself."""
        return self.won_by_seats and seats > 1

    def check_seats(self, seats: int) -> None:
        """Raises GameError for a number of seats that the game is not played by."""
        if seats not in self.seat_counts:
            allowed = ", ".join(str(count) for count in self.seat_counts)
            raise GameError(f"{self.id} is played by {allowed} players, not by {seats}")

    def settle(self, seats: int, options: dict[str, Any]) -> dict[str, str | int]:
        """All options with their values; raises GameError for a bad one or a bad number of seats."""
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise GameError(f"{self.id} has no option {name!r}; it has {', '.join(sorted(known))}")
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def endless(self, options: dict[str, str | int]) -> str:
        """The option by which games may go on for ever, as `name=value`, if one of these settled ones does that; empty
        if all games end."""
        return ""

    def most_decisions(self, options: dict[str, str | int]) -> int:
        """More decisions than a game with these settled options takes, unless it is `endless`."""
        return MOST_DECISIONS

    def blank(self, seats: int, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> GameState:
        """A game before anything is dealt: `GameState.deal` does that. Raises GameError for what it cannot be set up
        with. Whoever deals many games deals copies of one such: they are quicker made, and what no game has changed yet
        is there only once."""
        raise NotImplementedError

    def new(
        self, seats: int, seed: str, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()
    ) -> GameState:
        """A game dealt and ready for its first decision."""
        state = self.blank(seats, options, packs)
        state.deal(seed)
        return state

    def load(self, data: Data, packs: Sequence[Path] = ()) -> GameState:
        """A state from what `GameState.save` gave; raises GameError for anything else."""
        ids = [stamp["id"] for stamp in self.pack_stamps(packs)]
        try:
            if data.get("packs_in_use", []) != ids:
                raise ValueError(f"it was saved with the packs {data.get('packs_in_use', [])}, not {ids}")
            state = self.blank(int(data.get("seats", self.seat_counts[0])), data["options"], packs)
            state.restore(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise GameError(f"not a saved state of {self.id}: {type(error).__name__} {error}") from error
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        """The actions of the game with these packs."""
        raise NotImplementedError

    def layout(self, seats: int, packs: Sequence[Path] = ()) -> Layout:
        """What the numbers of an observation mean, in games of so many players with these packs."""
        raise NotImplementedError

    def pack_stamps(self, packs: Sequence[Path] = ()) -> list[dict[str, str]]:
        """Id, version and content hash of every pack in use; records carry them. A game without packs has none."""
        return []

    def check_pack(self, folder: Path) -> list[Problem]:
        """Everything wrong with a pack of this game, as it would be loaded."""
        raise GameError(f"{self.id} has no packs")

    def pack_schema(self) -> Data:
        """The JSON Schema of the files of a pack."""
        raise GameError(f"{self.id} has no packs")

    def position(self, seats: int, options: dict[str, Any], position: Data, packs: Sequence[Path] = ()) -> GameState:
        """A state laid out as a scenario describes it; raises GameError naming the field that is wrong."""
        raise GameError(f"{self.id} has no positions")

    def says_chance(self, position: Data) -> bool:
        """Whether a position says itself what chance brings, such as what the next dice show; if not, the seed does."""
        return False

    def facts(self, state: OwnState) -> Data:
        """The whole truth in the shape in which scenarios state positions and expectations."""
        raise GameError(f"{self.id} has no positions")

    def first_seat(self, state: OwnState) -> int | None:
        """The seat that goes first, of a state that has just been dealt. None where seats are equal or it is not yet
        known."""
        return None

    def sides(self, state: OwnState) -> list[dict[str, str]]:
        """For each seat what it had of its own from the beginning, by choice or by lot, as far as everybody knows it:
        whether one side is better than another is asked of many games. A game without sides has none."""
        return []

    def points(self, state: OwnState) -> list[dict[str, float]]:
        """For each seat its points by what they came from; of a state that was played from its beginning. A game
        without points has none."""
        return []

    def standing(self, state: OwnState) -> list[int]:
        """How many points every seat has, and after them whoever plays without a seat. A game without points has
        none."""
        return []

    def evaluation(self, packs: Sequence[Path] = ()) -> Evaluation:
        """What bots think of positions; a game that supplies none has bots that see no difference between them."""
        return Evaluation()

    def ended_by_limit(self, state: OwnState) -> bool:
        """Whether a finished game ended because it took too many rounds, in a game that may end so."""
        return False

    def check(self, state: OwnState) -> None:
        """The game's laws of conservation; raises AssertionError when one is broken. A game without any has none."""
        return
