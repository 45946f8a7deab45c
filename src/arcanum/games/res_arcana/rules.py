"""The steps of the game in the order of their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.flow import Step
from arcanum.games.res_arcana import collect, frames, match, phases, setup, victory
from arcanum.games.res_arcana.steps import attack, cards, components, gains, payment, program


def steps() -> list[Step[Any]]:
    table: dict[int, Step[Any]] = {
        frames.PARALLEL: Step("parallel"),
        frames.DEAL: setup.Deal("deal"),
        frames.CHOOSE_MAGE: setup.ChooseMage("choose-mage"),
        frames.REVEAL_MAGES: setup.RevealMages("reveal-mages"),
        frames.CHOOSE_ITEM: setup.ChooseItem("choose-item"),
        frames.DRAFT_PICK: setup.DraftPick("draft-pick"),
        frames.DRAFT_PASS: setup.DraftPass("draft-pass"),
        frames.DEAL_DRAFTED: setup.DealDrafted("deal-drafted"),
        frames.ROUND: phases.StartRound("round"),
        frames.COLLECT: collect.Collect("collect"),
        frames.COLLECTED: collect.Collected("collected"),
        frames.TAKE_OFF: collect.TakeOff("take-off"),
        frames.INCOME: collect.TakeIncome("income"),
        frames.PAY_OR_TURN: collect.PayOrTurn("pay-or-turn"),
        frames.TURN: phases.TakeTurn("turn"),
        frames.NEXT_TURN: phases.NextTurn("next-turn"),
        frames.SWAP_ITEM: phases.SwapItem("swap-item"),
        frames.CHECK: victory.Check("check"),
        frames.CHECK_REACT: victory.CheckReact("check-react"),
        frames.RUN: program.RunProgram("run"),
        frames.PAY: payment.Pay("pay"),
        frames.PAY_SAME: payment.PaySame("pay-same"),
        frames.GAIN_MIX: gains.PickMix("gain-mix"),
        frames.GAIN_TYPE: gains.PickType("gain-type"),
        frames.DISCARD_YIELD: gains.DiscardYield("discard-yield"),
        frames.CHOOSE_COMPONENT: components.ChooseComponent("choose-component"),
        frames.CHOOSE_RIVAL: gains.ChooseRival("choose-rival"),
        frames.DISCARD: payment.Discard("discard"),
        frames.CHOOSE_DECK: cards.ChooseDeck("choose-deck"),
        frames.REORDER: cards.Reorder("reorder"),
        frames.PLACE_FROM: cards.PlaceFrom("place-from"),
        frames.LIFE_LOSS: attack.LifeLoss("life-loss"),
        frames.REACT: attack.React("react"),
        frames.LOSE: attack.Lose("lose"),
        frames.GAME_OVER: match.GameOver("game-over"),
        frames.NAME_FIRST: match.NameFirst("name-first"),
        frames.OPEN_DRAFT: match.OpenDraft("open-draft"),
        frames.NEXT_GAME: match.NextGame("next-game"),
    }
    return [table[number] for number in range(len(table))]
