"""What `tools/tune.py` needs to know of Black Rose Wars: Duel."""

from __future__ import annotations

from typing import Final

from arcanum.core.weights import Weights
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.evaluation import BlackRoseEvaluation
from arcanum.games.black_rose.evaluation_weights import FEATURES, FILE
from arcanum.games.black_rose.worths import side_worths
from tools.workshop import Tuning

THUMB: Final = {
    "power": (0.25, 0.45),
    "trophy track": (0.05, 0.40),
    "room track": (0.08, 0.40),
    "room share": (0.18, 0.35),
    "instability": (0.06, 0.03),
    "damage dealt": (0.08, 0.06),
    "final blow near": (0.10, 0.20),
    "damage taken": (-0.02, -0.02),
    "evocation": (0.20, 0.08),
    "upgrade": (0.08, 0.03),
    "hand": (0.03, 0.00),
    "prepared": (0.10, 0.10),
    "spell worth": (0.03, 0.03),
    "action token": (0.08, 0.08),
    "in the cell": (-0.15, -0.25),
    "quest in reach": (0.30, 0.50),
    "open quest": (0.10, 0.45),
}


def evaluation(weights: Weights) -> BlackRoseEvaluation:
    return BlackRoseEvaluation(BLACK_ROSE.catalogue(), side_worths(BLACK_ROSE.content()), weights)


PLAN: Final = Tuning(FEATURES, THUMB, FILE, "in the first round, and in the last", evaluation)
