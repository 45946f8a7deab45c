"""What `tools/tune.py` needs to know of Penumbra."""

from __future__ import annotations

from typing import Final

from arcanum.core.weights import Weights
from arcanum.games.penumbra.evaluation import PenumbraEvaluation
from arcanum.games.penumbra.evaluation_weights import FEATURES, FILE
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.worths import card_worths
from tools.workshop import Tuning

THUMB: Final = {
    "point": (0.06, 0.12),
    "arcana": (0.05, 0.00),
    "goods": (0.016, 0.004),
    "coloured die": (0.03, 0.02),
    "spark die": (0.045, 0.02),
    "bone die": (0.018, 0.01),
    "pip": (0.004, 0.003),
    "discipline mark": (0.20, 0.03),
    "spark mark": (0.20, 0.05),
    "charged mark": (0.03, 0.02),
    "wounded mark": (-0.06, -0.03),
    "card worth": (0.045, 0.01),
    "made card": (0.05, 0.02),
    "rotated card": (-0.03, -0.01),
    "reserved contract": (0.02, -0.30),
    "contract at hand": (0.03, 0.03),
    "trial at hand": (0.03, 0.04),
    "dice short of threat": (-0.02, -0.02),
    "must rest": (-0.10, -0.10),
    "placement": (0.12, 0.12),
    "right of the turn": (0.01, 0.01),
    "mark at hand": (0.08, 0.02),
}


def evaluation(weights: Weights) -> PenumbraEvaluation:
    return PenumbraEvaluation(PENUMBRA.catalogue(), card_worths(PENUMBRA.content()), weights)


PLAN: Final = Tuning(FEATURES, THUMB, FILE, "while the Fate deck is whole, and when it has run out", evaluation)
