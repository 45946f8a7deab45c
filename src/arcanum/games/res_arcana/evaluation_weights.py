"""The weights of the evaluation: which features there are, and what each is worth.

A weight is two numbers: what one unit of the feature is worth while nobody has points, and when somebody has ten.
In between it changes evenly. `weights.yaml` holds the weights that self-play found (`tools/tune.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.evaluation_traits import TRAITS

MOST_POINTS: Final = 14
FEATURES: Final = (
    *TRAITS,
    *[f"points {count}" for count in range(1, MOST_POINTS + 1)],
    *[f"pool {name}" for name in NAMES],
    *[f"some {name}" for name in NAMES],
    "pool",
    "lying",
    "lying gold",
    "left",
    "in sight",
    "in sight later",
    "ten in sight",
    "ready",
    "cards",
    "profit",
    "best profit",
    "reach",
    "next reach",
    "monument",
    "next first",
    "on turn",
    "passed",
)
"""Traits of components in play, then what a seat has besides."""
POINTS: Final = len(TRAITS)
POOL: Final = POINTS + MOST_POINTS
SOME: Final = POOL + 5
POOL_IN_ALL: Final = SOME + 5
LYING: Final = POOL_IN_ALL + 1
LYING_GOLD: Final = LYING + 1
LEFT: Final = LYING_GOLD + 1
IN_SIGHT: Final = LEFT + 1
IN_SIGHT_LATER: Final = IN_SIGHT + 1
TEN_IN_SIGHT: Final = IN_SIGHT_LATER + 1
READY: Final = TEN_IN_SIGHT + 1
CARDS: Final = READY + 1
PROFIT: Final = CARDS + 1
BEST_PROFIT: Final = PROFIT + 1
REACH: Final = BEST_PROFIT + 1
NEXT_REACH: Final = REACH + 1
MONUMENT: Final = NEXT_REACH + 1
NEXT_FIRST: Final = MONUMENT + 1
ON_TURN: Final = NEXT_FIRST + 1
PASSED: Final = ON_TURN + 1

FILE: Final = Path(__file__).with_name("weights.yaml")


class Weights:
    """What each feature is worth while nobody has points, and when somebody has ten."""

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: list[float] = early
        self.late: list[float] = late


def read_weights(file: Path = FILE) -> Weights:
    """The weights in a file. A feature that it does not name is worth nothing."""
    data: Any = yaml.safe_load(file.read_text(encoding="utf-8"))
    named: dict[str, list[float]] = data["weights"]
    unknown = sorted(set(named) - set(FEATURES))
    if unknown:
        raise ValueError(f"{file.name}: unknown features {', '.join(unknown)}")
    pairs = [named.get(feature, [0.0, 0.0]) for feature in FEATURES]
    return Weights([float(pair[0]) for pair in pairs], [float(pair[1]) for pair in pairs])
