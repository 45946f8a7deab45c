"""The steps of the game by their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.flow import Step
from arcanum.core.shapes import steps_of
from arcanum.games.res_arcana import collect, frames, match, phases, setup, victory
from arcanum.games.res_arcana.steps import attack, cards, components, gains, payment, program


def steps() -> list[Step[Any]]:
    classes: dict[int, type[Step[Any]]] = {
        frames.DEAL: setup.Deal,
        frames.CHOOSE_MAGE: setup.ChooseMage,
        frames.REVEAL_MAGES: setup.RevealMages,
        frames.CHOOSE_ITEM: setup.ChooseItem,
        frames.DRAFT_PICK: setup.DraftPick,
        frames.DRAFT_PASS: setup.DraftPass,
        frames.DEAL_DRAFTED: setup.DealDrafted,
        frames.ROUND: phases.StartRound,
        frames.COLLECT: collect.Collect,
        frames.COLLECTED: collect.Collected,
        frames.TAKE_OFF: collect.TakeOff,
        frames.INCOME: collect.TakeIncome,
        frames.PAY_OR_TURN: collect.PayOrTurn,
        frames.TURN: phases.TakeTurn,
        frames.NEXT_TURN: phases.NextTurn,
        frames.SWAP_ITEM: phases.SwapItem,
        frames.CHECK: victory.Check,
        frames.CHECK_REACT: victory.CheckReact,
        frames.RUN: program.RunProgram,
        frames.PAY: payment.Pay,
        frames.PAY_SAME: payment.PaySame,
        frames.GAIN_MIX: gains.PickMix,
        frames.GAIN_TYPE: gains.PickType,
        frames.DISCARD_YIELD: gains.DiscardYield,
        frames.CHOOSE_COMPONENT: components.ChooseComponent,
        frames.CHOOSE_RIVAL: gains.ChooseRival,
        frames.DISCARD: payment.Discard,
        frames.CHOOSE_DECK: cards.ChooseDeck,
        frames.REORDER: cards.Reorder,
        frames.PLACE_FROM: cards.PlaceFrom,
        frames.LIFE_LOSS: attack.LifeLoss,
        frames.REACT: attack.React,
        frames.LOSE: attack.Lose,
        frames.GAME_OVER: match.GameOver,
        frames.NAME_FIRST: match.NameFirst,
        frames.OPEN_DRAFT: match.OpenDraft,
        frames.NEXT_GAME: match.NextGame,
    }
    return steps_of(frames.SHAPES, classes)
