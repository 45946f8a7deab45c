"""The steps by number, and the shapes of their frames (`core/shapes.py`). Which class each step is: `step_table.py`.

Under every turn of a wizard lies the frame END_TURN: a mortal wound takes everything above it off the stack. Frames of
windows have `open` as their first number after the seat: 1 once the window is known to be open (see `windows.py`).
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game
from arcanum.core.shapes import Shape, shapes

# set-up, turns, Rest, fate, the Automa: 1 to 29
SET_UP: Final = 1
CHOOSE_TALENT: Final = 2
REVEAL_TALENTS: Final = 3
NEXT_TURN: Final = 4
CHOOSE_TURN: Final = 5
END_TURN: Final = 6

# placements, locations, cards on offer, contracts, trials, tasks, rewards: 30 to 69
PLACE_DIE: Final = 30
PLACE_FORM: Final = 31
PLACE_COLOUR: Final = 32
SECTION: Final = 33
TAKE_CARD: Final = 34
EXCHANGE: Final = 35
BEGIN_TRIAL: Final = 36
RESERVE_CONTRACT: Final = 37
RESERVE_TRIAL: Final = 38

# windows, Threat, marks, dice, primagic, payments: 70 to 99
FREE: Final = 70
PREPARE: Final = 71
RIFT: Final = 72
ROLL_THREAT: Final = 73
ROLLED: Final = 74
HIT: Final = 75
AFTER_THREAT: Final = 76
MORTAL: Final = 77
MANIPULATE: Final = 78
TURN_DIE: Final = 79
NUDGE_THREAT: Final = 80
BLOOD: Final = 81
PAY_DIE: Final = 82
HEAL: Final = 83
RECHARGE: Final = 84
BEAD_DIE: Final = 85
BEAD: Final = 86
PICK_PLACED: Final = 87
USE_MARK: Final = 88
REFRESH: Final = 89

# wizard cards: costs, use, chains, ops, triggers: 100 to 129
RUN: Final = 100
CHAIN: Final = 101

MOST: Final = 130
_TURNS: Final = {
    SET_UP: "set-up: seat",
    CHOOSE_TALENT: "choose-talent: seat",
    REVEAL_TALENTS: "reveal-talents: seat",
    NEXT_TURN: "next-turn: seat",
    CHOOSE_TURN: "choose-turn: seat",
    END_TURN: "end-turn: seat stage",
}
_PLACES: Final = {
    PLACE_DIE: "place-die: seat section",
    PLACE_FORM: "place-form: seat section die",
    PLACE_COLOUR: "place-colour: seat section die form",
    SECTION: "section: seat open section units",
    TAKE_CARD: "take-card: seat decks source left",
    EXCHANGE: "exchange: seat left given received",
    BEGIN_TRIAL: "begin-trial: seat trial",
    RESERVE_CONTRACT: "reserve-contract: seat source left",
    RESERVE_TRIAL: "reserve-trial: seat left",
}
_WINDOWS: Final = {
    FREE: "free: seat open",
    PREPARE: "prepare: seat open main",
    RIFT: "rift: seat left smallest | group most",
    ROLL_THREAT: "roll-threat: seat",
    ROLLED: "rolled: seat open",
    HIT: "hit: seat value",
    AFTER_THREAT: "after-threat: seat stage",
    MORTAL: "mortal: seat",
    MANIPULATE: "manipulate: seat manipulation left to | source",
    TURN_DIE: "turn-die: seat manipulation die to | source",
    NUDGE_THREAT: "nudge-threat: seat left value | source",
    BLOOD: "blood: seat left first | source group most",
    PAY_DIE: "pay-die: seat left smallest *demands",
    HEAL: "heal: seat left | source",
    RECHARGE: "recharge: seat left only_disciplines | source",
    BEAD_DIE: "bead-die: seat kind",
    BEAD: "bead: seat slot part",
    PICK_PLACED: "pick-placed: seat purpose kind left | source",
    USE_MARK: "use-mark: seat slot",
    REFRESH: "refresh: seat left | source",
}
_CARDS: Final = {
    RUN: "run: seat",
    CHAIN: "chain: seat length colour launches",
}
_ALL: Final = {**_TURNS, **_PLACES, **_WINDOWS, **_CARDS}
SHAPES: Final[list[Shape]] = shapes({number: _ALL.get(number, f"spare-{number}: seat") for number in range(1, MOST)})
