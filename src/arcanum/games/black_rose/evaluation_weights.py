"""The weights of the evaluation: which features there are, and what each is worth.

A weight is two numbers: what one unit of the feature is worth in the first round, and in the last. In between it
changes evenly. `weights.yaml` holds them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FEATURES: Final = (
    "power",
    "trophy track",
    "room track",
    "room share",
    "instability",
    "damage dealt",
    "final blow near",
    "damage taken",
    "evocation",
    "upgrade",
    "hand",
    "prepared",
    "spell worth",
    "action token",
    "in the cell",
    "quest in reach",
    "open quest",
)
"""What a party has; "open quest" is the Rose's alone."""
POWER: Final = 0
TROPHY_TRACK: Final = 1
ROOM_TRACK: Final = 2
ROOM_SHARE: Final = 3
INSTABILITY: Final = 4
DAMAGE_DEALT: Final = 5
FINAL_BLOW_NEAR: Final = 6
DAMAGE_TAKEN: Final = 7
EVOCATION: Final = 8
UPGRADE: Final = 9
HAND: Final = 10
PREPARED: Final = 11
SPELL_WORTH: Final = 12
ACTION_TOKEN: Final = 13
IN_THE_CELL: Final = 14
QUEST_IN_REACH: Final = 15
OPEN_QUEST: Final = 16

ROUNDS: Final = 4
FILE: Final = Path(__file__).with_name("weights.yaml")
"""Where the weights are."""
