"""The steps by number, and the shapes of their frames (`core/shapes.py`). Which class each step is: `step_table.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game
from arcanum.core.flow import Frame
from arcanum.core.shapes import Shape, shapes

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
STRIKE: Final = 32  # whom an ordered attack hits: `attacks.ChooseVictim`; its name stands in saves
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

SHAPES: Final[list[Shape]] = shapes(
    {
        SET_UP: "set-up: seat",
        CHOOSE_COLOUR: "choose-colour: seat",
        CHOOSE_MAGE: "choose-mage: seat",
        CHOOSE_GRIMOIRE: "choose-grimoire: seat",
        ROUND: "round: seat",
        STUDY: "study: seat place",
        PREPARE: "prepare: seat slot prepared",
        PREPARED: "prepared: seat",
        ACTION_PHASE: "action-phase: seat",
        NEXT_ACTIVATION: "next-activation: seat mage",
        ACT: "act: seat done numbered in_cell",
        END_ACTIVATION: "end-activation: seat",
        EVOCATION_PHASE: "evocation-phase: seat",
        NEXT_EVOCATION: "next-evocation: seat mage",
        CHOOSE_EVOCATION: "choose-evocation: seat",
        CLEANUP: "cleanup: seat",
        RESTORE: "restore: seat rooms",
        END_ROUND: "end-round: seat",
        EXPLORE: "explore: seat moves activations moving must_leave",
        COMBAT: "combat: seat attacks activations",
        COMMAND: "command: seat",
        INERTIA: "inertia: seat must_leave",
        CAST: "cast: seat slot",
        MOMENT: "moment: seat phase passed",
        QUEST: "quest: seat phase",
        RUN: "run: seat",
        TARGET: "target: seat side",
        DEAL: "deal: seat party amount found ignored0 ignored1",
        ALLOT: "allot: seat mode party amount found ignored0 ignored1 current used | group",
        TOKENS: "tokens: seat mode thing left start | source group most",
        MOVE: "move: seat figure moves mandatory source",
        STRIKE: "strike: seat attacker bonus source",
        PICK: "pick: seat kind found left may_stop | group most",
        OPTION: "option: seat *options",
        MAY: "may: seat declined",
        ORDER: "order: seat of_rooms",
        PERSIST: "persist: seat doer target room slots | group",
        DISCARD: "discard: seat left | source group most",
        SEARCH: "search: seat piles left | source group",
        KEEP: "keep: seat pile seen left | source group",
        LOOK: "look: seat whose left first | source group",
        SUMMON: "summon: seat evocation room source",
        UPGRADE: "upgrade: seat figure source",
        BEGIN_EVOCATION: "begin-evocation: seat figure",
        EVOKE: "evoke: seat figure moves attacks moving",
        END_EVOCATION: "end-evocation: seat figure",
        USE_ROOM_TOKEN: "use-room-token: seat room",
    }
)
"""`found` is a set of figures or rooms; the frames of phases, moments and effects are nobody's: their seat is -1."""

AFTER_ACTION: Final[Frame] = (MOMENT, -1, 0, 0)
"""The moment for declaring quests after an action, an event or a restored room."""
RUNNING: Final[Frame] = (RUN, -1)
"""The innermost effect goes on."""

_MAY_LEAVE: Final = {
    MOVE: ["figure"],
    BEGIN_EVOCATION: ["figure"],
    EVOKE: ["figure"],
    END_EVOCATION: ["figure"],
    PERSIST: ["doer", "target"],
}
FIGURE_PLACES: Final = {step: [SHAPES[step].place(name) for name in names] for step, names in _MAY_LEAVE.items()}
"""Where frames name figures that may leave the lodge before they are done."""
