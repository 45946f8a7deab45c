"""What tools and benchmarks want to know of a game, and nobody who plays it: how it is measured, tuned and recorded.

It stands beside the game's tests, in `tests/games/GAME/`: figures in `workshop.py` as `WORKSHOP`, plans in `golden.py`,
`positions.py` and `tuning.py`, each as `PLAN`, and where the rules stand in `mutation.py` as `RULES`. All of it is
optional: a tool leaves out a game that does not say what the tool needs. Of the game itself tools ask `arcanum.games`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from arcanum.core.evaluation import Evaluation
from arcanum.core.game import Game
from arcanum.core.weights import Weights
from arcanum.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
Options = dict[str, str | int]


@dataclass(frozen=True)
class SetUp:
    """A way to begin a game."""

    seats: int
    options: Options
    packs: tuple[str, ...] = ()
    """The names of packs among the examples."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot and the one that it should be stronger than."""

    upper: str
    lower: str
    players: int
    pairs: int
    floor: float
    """What the lower end of the interval is expected to be above; 0 for a mirror match, which measures the game."""

    @property
    def mirror(self) -> bool:
        return self.upper == self.lower and not self.floor

    @property
    def folder(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", f"{self.players} players {self.upper} {self.lower}")


class Side(NamedTuple):
    """Something that a seat may have from the beginning, as `Game.sides` tells it, and what a page calls it."""

    name: str
    value: str
    title: str


@dataclass(frozen=True)
class Balance:
    """How even a game is: what its page counts, in words."""

    sides: tuple[Side, ...]
    title: str
    about: tuple[str, ...]
    third: str
    """The heading of the share of those games that no seat won."""


@dataclass(frozen=True)
class Variant:
    """A file of the package as it might be, to be measured before it is changed."""

    name: str
    note: str
    file: str
    """Its path within the package."""
    change: Callable[[str], str]
    """From the text of the file as it is; raises ValueError if it does not look as expected."""


@dataclass(frozen=True)
class Trial:
    """Variants of a game that are compared by mirror matches."""

    title: str
    about: tuple[str, ...]
    heading: str
    """What the variants are, as the heading of a column."""
    sides: tuple[Side, ...]
    bot: str
    seed: str
    variants: tuple[Variant, ...]
    chooser: Side
    chosen: Side
    """How often the seat with the first of these sides has the second as well."""


@dataclass(frozen=True)
class Tuning:
    """The weights of an evaluation: what they are called, what they mean, and where they are kept."""

    features: tuple[str, ...]
    thumb: Mapping[str, tuple[float, float]]
    """Rules of thumb to begin with, early and late, by how the names of features begin; nothing for all others."""
    file: Path
    meaning: str
    """When the first and the second number of a weight count."""
    evaluation: Callable[[Weights], Evaluation]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with its `players`, and what happens from there."""

    position: dict[str, Any]
    played: tuple[tuple[int, str], ...] = ()
    """Answers: the seat and the words."""
    typed: tuple[str, ...] = ()
    """What somebody at seat 0 types then, as far as it is shown."""


@dataclass(frozen=True, kw_only=True)
class Workshop:
    """All that tools and benchmarks ask."""

    setups: tuple[SetUp, ...] = ()
    """Ways to begin that the compiled package is compared with the interpreted one in, besides the usual ones."""
    rungs: tuple[Rung, ...] = ()
    balance: Balance | None = None
    trial: Trial | None = None
    usual_rounds: tuple[int, int] | None = None
    """So many rounds a game takes at least and at most, as a rule."""
    budget: int = 200
    """The simulations of a Magister as people meet it."""
    middle: int = 50
    """After so many decisions a game is in full swing."""
    picture: Scene | None = None
    """What the picture of the terminal shows."""
    record: Scene | None = None
    """The game that the page about records shows."""
    times: tuple[float, float] = (3.0, 6.0)
    """How many times as fast as the nearest peer it should be, interpreted and compiled."""


def workshop(game_id: str) -> Workshop:
    """What a game says to tools; what every tool may assume if it says nothing."""
    found: Workshop | None = _beside(game_id, "workshop", "WORKSHOP")
    return found or Workshop()


def plan_beside(game_id: str, tool: str) -> Any:
    """The plan of a game for a tool, None if it has none. Plans are code that imports much of the game, so each stands
    in a module of its own, as `PLAN`, and is loaded when it is asked for: benchmarks measure packages of older commits,
    which may lack what the plans of today need."""
    return _beside(game_id, tool, "PLAN")


def _beside(game_id: str, module: str, name: str) -> Any:
    if not (ROOT / "tests" / "games" / game_id / f"{module}.py").exists():
        return None
    return getattr(import_module(f"tests.games.{game_id}.{module}"), name)


def first_game() -> Game:
    """The game that is meant where nobody names one."""
    return next(iter(GAMES.values()))


def example_pack(game_id: str, name: str) -> Path:
    """The folder of a pack among the examples."""
    return ROOT / "examples" / "packs" / game_id / name
