"""The weights of the evaluation: which features there are, and what each is worth.

A weight is two numbers: what one unit of the feature is worth while nobody has points, and when somebody has ten.
In between it changes evenly. `weights.yaml` holds the weights that self-play found (`tools/tune.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.evaluation_traits import TRAITS

MOST_POINTS: Final = 14
FEATURES: Final = (
    *TRAITS,
    *[f"points {count}" for count in range(1, MOST_POINTS + 1)],
    *[f"pool {name}" for name in NAMES],
    *[f"spare {name}" for name in NAMES],
    "lying",
    "lying gold",
    "left",
    "token",
    "ten",
    "ten in sight",
    "on turn",
    "deck",
    "ready",
    "cards",
    "plan",
    "next plan",
    "later plan",
    "next later plan",
    "passed",
)
"""Traits of components in play, then what a seat has besides."""
POINTS: Final = len(TRAITS)
POOL: Final = POINTS + MOST_POINTS
SPARE: Final = POOL + 5
LYING: Final = SPARE + 5
LYING_GOLD: Final = LYING + 1
LEFT: Final = LYING_GOLD + 1
TOKEN: Final = LEFT + 1
TEN: Final = TOKEN + 1
TEN_IN_SIGHT: Final = TEN + 1
ON_TURN: Final = TEN_IN_SIGHT + 1
DECK: Final = ON_TURN + 1
READY: Final = DECK + 1
CARDS: Final = READY + 1
PLAN: Final = CARDS + 1
NEXT_PLAN: Final = PLAN + 1
LATER_PLAN: Final = NEXT_PLAN + 1
NEXT_LATER_PLAN: Final = LATER_PLAN + 1
PASSED: Final = NEXT_LATER_PLAN + 1

FILE: Final = Path(__file__).with_name("weights.yaml")
"""Where the weights are."""
