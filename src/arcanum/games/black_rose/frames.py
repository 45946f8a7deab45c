"""The numbers of the steps, for frames. `rules.py` lists the steps in this order; saves use their names."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game
from arcanum.core.flow import Frame

# set-up
SET_UP: Final = 1
CHOOSE_COLOUR: Final = 2
CHOOSE_MAGE: Final = 3
CHOOSE_GRIMOIRE: Final = 4
# the round
ROUND: Final = 5
STUDY: Final = 6
PREPARE: Final = 7
PREPARED: Final = 8
ACTION_PHASE: Final = 9
NEXT_ACTIVATION: Final = 10
ACT: Final = 11
END_ACTIVATION: Final = 12
EVOCATION_PHASE: Final = 13
NEXT_EVOCATION: Final = 14
CHOOSE_EVOCATION: Final = 15
CLEANUP: Final = 16
RESTORE: Final = 17
END_ROUND: Final = 18
# actions
EXPLORE: Final = 19
COMBAT: Final = 20
COMMAND: Final = 21
INERTIA: Final = 22
CAST: Final = 23
# quests
MOMENT: Final = 24
QUEST: Final = 25
# effects
RUN: Final = 26
TARGET: Final = 27
DEAL: Final = 28
ALLOT: Final = 29
TOKENS: Final = 30
MOVE: Final = 31
STRIKE: Final = 32
PICK: Final = 33
OPTION: Final = 34
MAY: Final = 35
ORDER: Final = 36
PERSIST: Final = 37
DISCARD: Final = 38
SEARCH: Final = 39
KEEP: Final = 40
LOOK: Final = 41
SUMMON: Final = 42
UPGRADE: Final = 43
# evocations and rooms
BEGIN_EVOCATION: Final = 44
EVOKE: Final = 45
END_EVOCATION: Final = 46
USE_ROOM_TOKEN: Final = 47

AFTER_ACTION: Final[Frame] = (MOMENT, -1, 0, 0)
"""The moment for declaring quests after an action, an event or a restored room."""
RUNNING: Final[Frame] = (RUN, -1)
"""The innermost effect goes on."""

FIGURE_PLACES: Final = {MOVE: (2,), BEGIN_EVOCATION: (2,), EVOKE: (2,), END_EVOCATION: (2,), PERSIST: (2, 3)}
"""Where frames name figures that may leave the lodge before they are done."""
