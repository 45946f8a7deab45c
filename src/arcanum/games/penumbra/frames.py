"""The steps by number, and the shapes of their frames (`core/shapes.py`). Which class each step is: `step_table.py`.

Under every turn of a wizard lies the frame END_TURN: a mortal wound takes everything above it off the stack. Frames of
windows have `open` as their first number after the seat: 1 once the window is known to be open (see `windows.py`).
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game
from arcanum.core.shapes import Shape, shapes

# set-up, turns, Rest, fate, the Automa
SET_UP: Final = 1
CHOOSE_TALENT: Final = 2
REVEAL_TALENTS: Final = 3
NEXT_TURN: Final = 4
CHOOSE_TURN: Final = 5
END_TURN: Final = 6
END_GAME: Final = 7
BEADS: Final = 8
BONE_DICE: Final = 9
REVEAL_FATE: Final = 10
EVENT_MAY: Final = 11
DRAFT: Final = 12
AUTOMA_TURN: Final = 13

# placements, locations, cards on offer, contracts, trials, tasks, rewards
PLACE_DIE: Final = 14
PLACE_FORM: Final = 15
PLACE_COLOUR: Final = 16
PLACED_DIE: Final = 17
SECTION: Final = 18
MORE_POTIONS: Final = 19
MORE_EXCHANGES: Final = 20
ALSO: Final = 21
SANCTUARY: Final = 22
RUINS: Final = 23
TAKE_CARD: Final = 24
EQUIP: Final = 25
DROP_PRICE: Final = 26
BOUGHT: Final = 27
BUY_AT_REST: Final = 28
EXCHANGE: Final = 29
REFRESH_MARKET: Final = 30
RESERVE_CONTRACT: Final = 31
CHOOSE_BOUND: Final = 32
RESERVE_TRIAL: Final = 33
PERFORM: Final = 34
BEGIN_TRIAL: Final = 35
NAME_TASK: Final = 36
EASE_THREAT: Final = 37
DROP_PAY: Final = 38
PAID_TASK: Final = 39
DROP_VALUE: Final = 40
PICK_DICE: Final = 41
TASK_ROLLED: Final = 42
WITHSTOOD: Final = 43
GIVE_REWARD: Final = 44
REWARD: Final = 45
TRIAL_OVER: Final = 46
PAY_PRICE: Final = 47
PAY_TASK: Final = 48
GIVE_DICE: Final = 49
AFTER_SHIELD: Final = 50
ROLL_TASK: Final = 51

# windows, Threat, marks, dice, primagic, payments
FREE: Final = 52
PREPARE: Final = 53
RIFT: Final = 54
ROLL_THREAT: Final = 55
ROLLED: Final = 56
DISTRIBUTE: Final = 57
HIT_DIE: Final = 58
HIT_MARK: Final = 59
AFTER_THREAT: Final = 60
MORTAL: Final = 61
MANIPULATE: Final = 62
TURN_DIE: Final = 63
NUDGE_THREAT: Final = 64
BLOOD: Final = 65
PAY_DIE: Final = 66
HEAL: Final = 67
RECHARGE: Final = 68
BEAD: Final = 69
BEAD_DIE: Final = 70
PICK_PLACED: Final = 71
PICK_BESIDE: Final = 72
DISCARD_DIE: Final = 73
BREW_BEAD: Final = 74

# wizard cards: costs, use, chains, ops, triggers
RUN: Final = 75
CHAIN: Final = 76
FIRE: Final = 77
LAUNCH: Final = 78
STRAIGHTEN: Final = 79
PAY_COST: Final = 80
CHOOSE_COST: Final = 81
BREW: Final = 82
ACTIVATE: Final = 83
AMPLIFY: Final = 84
TRIGGERED: Final = 85
DICE_COLOURS: Final = 86
MAY_PAY: Final = 87
PAY_TIMES: Final = 88
PAY_SURPLUS: Final = 89
PAY_CARD: Final = 90
CANCEL_PROPERTY: Final = 91
EASY_PATH: Final = 92
CHANGE_TURN: Final = 93

_TURNS: Final = {
    SET_UP: "set-up: seat",
    CHOOSE_TALENT: "choose-talent: seat",
    REVEAL_TALENTS: "reveal-talents: seat",
    NEXT_TURN: "next-turn: seat",
    CHOOSE_TURN: "choose-turn: seat",
    END_TURN: "end-turn: seat stage",
    END_GAME: "end-game: seat place last",
    BEADS: "beads: seat open slot",
    BONE_DICE: "bone-dice: seat left",
    REVEAL_FATE: "reveal-fate: seat done",
    EVENT_MAY: "event-may: seat declined",
    DRAFT: "draft: seat left",
    AUTOMA_TURN: "automa-turn: seat stage",
}
_PLACES: Final = {
    PLACE_DIE: "place-die: seat section",
    PLACE_FORM: "place-form: seat section die",
    PLACE_COLOUR: "place-colour: seat section die form",
    PLACED_DIE: "placed-die: seat",
    SECTION: "section: seat open section also",
    MORE_POTIONS: "more-potions: seat open",
    MORE_EXCHANGES: "more-exchanges: seat open given received last",
    ALSO: "also: seat section used left",
    SANCTUARY: "sanctuary: seat",
    RUINS: "ruins: seat",
    TAKE_CARD: "take-card: seat decks where left | source",
    EQUIP: "equip: seat card",
    DROP_PRICE: "drop-price: seat item dropped left first | group most",
    BOUGHT: "bought: seat place",
    BUY_AT_REST: "buy-at-rest: seat",
    EXCHANGE: "exchange: seat left given received last | source",
    REFRESH_MARKET: "refresh-market: seat left must | source",
    RESERVE_CONTRACT: "reserve-contract: seat where left | source",
    CHOOSE_BOUND: "choose-bound: seat count | source",
    RESERVE_TRIAL: "reserve-trial: seat left | source",
    PERFORM: "perform: seat open",
    BEGIN_TRIAL: "begin-trial: seat",
    NAME_TASK: "name-task: seat open",
    EASE_THREAT: "ease-threat: seat",
    DROP_PAY: "drop-pay: seat item dropped left first | group most",
    PAID_TASK: "paid-task: seat",
    DROP_VALUE: "drop-value: seat dropped left first | group most",
    PICK_DICE: "pick-dice: seat purpose dropped | group most",
    TASK_ROLLED: "task-rolled: seat open",
    WITHSTOOD: "withstood: seat",
    GIVE_REWARD: "give-reward: seat stage",
    REWARD: "reward: seat open kind left",
    TRIAL_OVER: "trial-over: seat",
    PAY_PRICE: "pay-price: seat item dropped",
    PAY_TASK: "pay-task: seat dropped",
    GIVE_DICE: "give-dice: seat dropped",
    AFTER_SHIELD: "after-shield: seat",
    ROLL_TASK: "roll-task: seat",
}
_WINDOWS: Final = {
    FREE: "free: seat open",
    PREPARE: "prepare: seat open main",
    RIFT: "rift: seat left smallest | group most",
    ROLL_THREAT: "roll-threat: seat",
    ROLLED: "rolled: seat open",
    DISTRIBUTE: "distribute: seat",
    HIT_DIE: "hit-die: seat value",
    HIT_MARK: "hit-mark: seat value",
    AFTER_THREAT: "after-threat: seat stage",
    MORTAL: "mortal: seat",
    MANIPULATE: "manipulate: seat what left to kinds must | source",
    TURN_DIE: "turn-die: seat what die | source",
    NUDGE_THREAT: "nudge-threat: seat left value | source",
    BLOOD: "blood: seat left first | group most",
    PAY_DIE: "pay-die: seat smallest *written",
    HEAL: "heal: seat left must | source",
    RECHARGE: "recharge: seat left only_disciplines | source",
    BEAD: "bead: seat slot resting part",
    BEAD_DIE: "bead-die: seat kind",
    PICK_PLACED: "pick-placed: seat purpose kinds left must | source",
    PICK_BESIDE: "pick-beside: seat purpose kinds section",
    DISCARD_DIE: "discard-die: seat purpose colour",
    BREW_BEAD: "brew-bead: seat",
}
_CARDS: Final = {
    RUN: "run: seat",
    CHAIN: "chain: seat window length colour launches noted",
    FIRE: "fire: seat when argument",
    LAUNCH: "launch: seat colours",
    STRAIGHTEN: "straighten: seat what left not_this must smallest | source",
    PAY_COST: "pay-cost: seat card window way stage",
    CHOOSE_COST: "choose-cost: seat card window",
    BREW: "brew: seat card place paid",
    ACTIVATE: "activate: seat card place stage amplified launches",
    AMPLIFY: "amplify: seat card must smallest | group most",
    TRIGGERED: "triggered: seat *cards",
    DICE_COLOURS: "dice-colours: seat left temporary lowest chosen | group most source",
    MAY_PAY: "may-pay: seat declined",
    PAY_TIMES: "pay-times: seat declined least most",
    PAY_SURPLUS: "pay-surplus: seat declined ingredient unit least most surplus",
    PAY_CARD: "pay-card: seat zone left smallest not_this | group most",
    CANCEL_PROPERTY: "cancel-property: seat left | source",
    EASY_PATH: "easy-path: seat task | source",
    CHANGE_TURN: "change-turn: seat | source",
}
SHAPES: Final[list[Shape]] = shapes({**_TURNS, **_PLACES, **_WINDOWS, **_CARDS})
