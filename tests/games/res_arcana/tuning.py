"""What `tools/tune.py` needs to know of Res Arcana."""

from __future__ import annotations

from typing import Final

from arcanum.core.weights import Weights
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation
from arcanum.games.res_arcana.evaluation_weights import FEATURES, FILE
from tools.workshop import Tuning

THUMB: Final = {
    "income": (0.4, 0.1),
    "income gold": (0.9, 0.1),
    "income if left": (0.2, 0.0),
    "upkeep": (-0.4, -0.1),
    "net essences": (0.3, 0.0),
    "net gold": (0.8, 0.1),
    "points by": (1.5, 0.5),
    "draw": (0.5, 0.1),
    "look": (0.1, 0.0),
    "attack": (0.2, 0.1),
    "convert to gold": (0.4, 0.2),
    "convert": (0.1, 0.0),
    "discount": (0.2, 0.1),
    "rivals gain": (-0.3, -0.3),
    "points for own": (0.3, 0.3),
    "extra points": (0.3, 0.3),
    "points": (0.5, 0.9),
    "pool": (0.08, 0.1),
    "pool gold": (0.35, 0.4),
    "spare": (0.05, 0.05),
    "spare gold": (0.3, 0.15),
    "lying": (0.05, 0.0),
    "lying gold": (0.3, 0.05),
    "left": (0.1, 0.0),
    "deck": (0.2, 0.0),
    "ten": (0.5, 1.0),
    "ten in sight": (0.0, 0.5),
    "token": (0.05, 0.2),
    "on turn": (0.05, 0.05),
    "ready": (0.95, 0.95),
    "cards": (0.95, 0.95),
    "plan": (0.95, 0.6),
    "next plan": (0.3, 0.1),
    "later plan": (0.6, 0.3),
    "next later plan": (0.15, 0.05),
    "passed": (-0.05, -0.05),
}


def evaluation(weights: Weights) -> ResArcanaEvaluation:
    return ResArcanaEvaluation(RES_ARCANA.catalogue(), weights)


PLAN: Final = Tuning(FEATURES, THUMB, FILE, "while nobody has points, and with ten", evaluation)
