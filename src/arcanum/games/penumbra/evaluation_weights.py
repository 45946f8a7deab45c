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
    "card worth",
    "made card",
    "rotated card",
    "reserved contract",
    "contract at hand",
    "trial at hand",
    "dice short of threat",
    "must rest",
    "placement",
    "right of the turn",
    "mark at hand",
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
CARD_WORTH: Final = 11
"""What cards promise (see `worths.py`), in tens of units."""
MADE: Final = 12
"""Potions that are brewed, familiars that are summoned, artifacts."""
ROTATED: Final = 13
RESERVED: Final = 14
CONTRACT_AT_HAND: Final = 15
"""How well the best contract that the wizard may attempt can be done as things lie, times what it brings."""
TRIAL_AT_HAND: Final = 16
"""The same of trials."""
SHORT_OF_THREAT: Final = 17
"""How far the dice fall short of the Threat of that trial."""
MUST_REST: Final = 18
PLACEMENT: Final = 19
RIGHT: Final = 20
MARK_AT_HAND: Final = 21
"""Whether the next mark can be paid for and placed."""

FILE: Final = Path(__file__).with_name("weights.yaml")
"""Where the weights are."""
