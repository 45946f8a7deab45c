"""The numbers of the steps, for frames. `rules.py` lists the steps in this order; saves use their names."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL as PARALLEL  # number 0 in every game

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
