"""The weights of the evaluation: which features there are, and what each is worth.

A weight is two numbers: what one unit of the feature is worth while the Fate deck is whole, and when it has run out. In
between it changes evenly. `weights.yaml` holds them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FEATURES: Final = (
    "point",
    "arcana",
    "goods",
    "coloured die",
    "spark die",
    "bone die",
    "pip",
    "discipline mark",
    "spark mark",
    "charged mark",
    "wounded mark",
    "spell",
    "recipe or summon",
    "potion",
    "familiar",
    "artifact",
    "rotated card",
    "reserved contract",
    "contract at hand",
    "trial at hand",
    "threat ahead",
    "must rest",
    "placement",
    "right of the turn",
)
POINT: Final = 0
ARCANA: Final = 1
GOODS: Final = 2
"""Ingredients but Arcana, in the worth of one Fruit, as far as they are not hoarded."""
COLOURED_DIE: Final = 3
SPARK_DIE: Final = 4
BONE_DIE: Final = 5
PIP: Final = 6
DISCIPLINE_MARK: Final = 7
SPARK_MARK: Final = 8
CHARGED_MARK: Final = 9
WOUNDED_MARK: Final = 10
SPELL: Final = 11
UNMADE: Final = 12
POTION: Final = 13
FAMILIAR: Final = 14
ARTIFACT: Final = 15
ROTATED: Final = 16
RESERVED: Final = 17
CONTRACT_AT_HAND: Final = 18
"""How well the best contract that the wizard may attempt can be done as things lie, times what it brings."""
TRIAL_AT_HAND: Final = 19
"""The same of trials."""
THREAT_AHEAD: Final = 20
"""How far the dice fall short of the Threat of that trial."""
MUST_REST: Final = 21
PLACEMENT: Final = 22
RIGHT: Final = 23

FILE: Final = Path(__file__).with_name("weights.yaml")
"""Where the weights are."""
