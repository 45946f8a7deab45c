"""The steps by number, and the shapes of their frames (`core/shapes.py`). Which class each step is: `step_table.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game
from arcanum.core.shapes import Shape, shapes

# set-up
DEAL: Final = 1
CHOOSE_MAGE: Final = 2
REVEAL_MAGES: Final = 3
CHOOSE_ITEM: Final = 4
DRAFT_PICK: Final = 5
DRAFT_PASS: Final = 6
DEAL_DRAFTED: Final = 7
# rounds
ROUND: Final = 8
COLLECT: Final = 9
COLLECTED: Final = 10
TAKE_OFF: Final = 11
INCOME: Final = 12
PAY_OR_TURN: Final = 13
TURN: Final = 14
NEXT_TURN: Final = 15
SWAP_ITEM: Final = 16
CHECK: Final = 17
CHECK_REACT: Final = 18
# effects
RUN: Final = 19
PAY: Final = 20
PAY_SAME: Final = 21
GAIN_MIX: Final = 22
GAIN_TYPE: Final = 23
DISCARD_YIELD: Final = 24
CHOOSE_COMPONENT: Final = 25
CHOOSE_RIVAL: Final = 26
DISCARD: Final = 27
CHOOSE_DECK: Final = 28
REORDER: Final = 29
PLACE_FROM: Final = 30
LIFE_LOSS: Final = 31
REACT: Final = 32
LOSE: Final = 33
# match
GAME_OVER: Final = 34
NAME_FIRST: Final = 35
OPEN_DRAFT: Final = 36
NEXT_GAME: Final = 37

# where numbers are that are read alone, beside SEAT
SOURCE: Final = 2
"""The component of which a question or an effect comes, or that is paid for."""

SHAPES: Final[list[Shape]] = shapes(
    {
        DEAL: "deal: seat",
        CHOOSE_MAGE: "choose-mage: seat",
        REVEAL_MAGES: "reveal-mages: seat",
        CHOOSE_ITEM: "choose-item: seat",
        DRAFT_PICK: "draft-pick: seat half pick",
        DRAFT_PASS: "draft-pass: seat half pick",
        DEAL_DRAFTED: "deal-drafted: seat",
        ROUND: "round: seat",
        COLLECT: "collect: seat",
        COLLECTED: "collected: seat",
        TAKE_OFF: "take-off: seat last | group",
        INCOME: "income: seat paying position ability",
        PAY_OR_TURN: "pay-or-turn: seat source calm death elan gold life",
        TURN: "turn: seat",
        NEXT_TURN: "next-turn: seat",
        SWAP_ITEM: "swap-item: seat | group",
        CHECK: "check: seat caller asked",
        CHECK_REACT: "check-react: seat caller *used",
        RUN: "run: seat source program part card amount essence",
        PAY: "pay: seat source left calm death elan gold life wild lowest | group in_all",
        PAY_SAME: "pay-same: seat source types begun paid | group",
        GAIN_MIX: "gain-mix: seat source left types lowest onto | group in_all",
        GAIN_TYPE: "gain-type: seat source count types spent",
        DISCARD_YIELD: "discard-yield: seat source | group",
        CHOOSE_COMPONENT: "choose-component: seat source purpose detail | group",
        CHOOSE_RIVAL: "choose-rival: seat source gained counted",
        DISCARD: "discard: seat source left last | group in_all",
        CHOOSE_DECK: "choose-deck: seat source count",
        REORDER: "reorder: seat source deck count placed | group",
        PLACE_FROM: "place-from: seat source zone subtype discount discount_not_gold | group",
        LIFE_LOSS: "life-loss: seat source attacker amount price distance",
        REACT: "react: seat source attacker amount price",
        LOSE: "lose: seat source left lowest | group in_all",
        GAME_OVER: "game-over: seat",
        NAME_FIRST: "name-first: seat",
        OPEN_DRAFT: "open-draft: seat turn left last | group",
        NEXT_GAME: "next-game: seat",
    }
)
"""The seat is -1 where a step concerns all. `source` is the component that asks or is paid for; `calm` to `life` and
`wild` are symbols still to be paid, with an essence of their type or with any; `last` and `lowest` say where picks have
come to, since they are made in order; `in_all` is how many there are in the whole group. A `caller` of -1 is the end of
the round; `distance` is how far round the table from the attacker the next rival sits."""
