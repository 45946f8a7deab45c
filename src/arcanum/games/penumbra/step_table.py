"""The steps of the game by their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.effects import RunEffect
from arcanum.core.flow import Step
from arcanum.core.shapes import steps_of
from arcanum.games.penumbra import (
    automa,
    contracts,
    exchange,
    fate,
    frames,
    locations,
    manipulate,
    markets,
    marks,
    payment,
    phases,
    placement,
    primagic,
    purchases,
    reserving,
    rest,
    rewards,
    setup,
    tasks,
    threat,
    trials,
    triggers,
    use,
    wounds,
)
from arcanum.games.penumbra.steps import cards, events, gains, payments, trial, turn


def steps() -> list[Step[Any]]:
    classes: dict[int, type[Step[Any]]] = {}
    # set-up, turns, Rest, fate, the Automa
    classes.update(
        {
            frames.SET_UP: setup.SetUp,
            frames.CHOOSE_TALENT: setup.ChooseTalent,
            frames.REVEAL_TALENTS: setup.RevealTalents,
            frames.NEXT_TURN: phases.NextTurn,
            frames.CHOOSE_TURN: phases.ChooseTurn,
            frames.END_TURN: phases.EndTurn,
            frames.END_GAME: phases.EndGame,
            frames.BEADS: rest.Beads,
            frames.BONE_DICE: rest.BoneDice,
            frames.REVEAL_FATE: fate.RevealFate,
            frames.EVENT_MAY: events.AnswerEventMay,
            frames.DRAFT: events.Draft,
            frames.AUTOMA_TURN: automa.AutomaTurn,
        }
    )
    # placements, locations, cards on offer, contracts, trials, tasks, rewards
    classes.update(
        {
            frames.FREE: placement.Free,
            frames.PLACE_DIE: placement.PlaceDie,
            frames.PLACE_FORM: placement.PlaceForm,
            frames.PLACE_COLOUR: placement.PlaceColour,
            frames.PLACED_DIE: locations.PlacedDie,
            frames.SECTION: locations.Section,
            frames.MORE_POTIONS: locations.MorePotions,
            frames.MORE_EXCHANGES: locations.MoreExchanges,
            frames.ALSO: locations.Also,
            frames.SANCTUARY: locations.Sanctuary,
            frames.RUINS: locations.Ruins,
            frames.PERFORM: contracts.Perform,
            frames.BEGIN_TRIAL: trials.BeginTrial,
            frames.NAME_TASK: trials.NameTask,
            frames.EASE_THREAT: trials.EaseThreat,
            frames.DROP_PAY: tasks.DropPay,
            frames.PAID_TASK: tasks.PaidTask,
            frames.DROP_VALUE: tasks.DropValue,
            frames.PICK_DICE: tasks.PickDice,
            frames.TASK_ROLLED: tasks.TaskRolled,
            frames.WITHSTOOD: tasks.Withstood,
            frames.GIVE_REWARD: rewards.GiveReward,
            frames.REWARD: rewards.TakeReward,
            frames.TRIAL_OVER: tasks.TrialOver,
            frames.PAY_PRICE: purchases.PayPrice,
            frames.PAY_TASK: tasks.PayTask,
            frames.GIVE_DICE: tasks.GiveDice,
            frames.AFTER_SHIELD: tasks.AfterShield,
            frames.ROLL_TASK: tasks.RollTask,
            frames.TAKE_CARD: markets.TakeCard,
            frames.EQUIP: markets.Equip,
            frames.REFRESH_MARKET: markets.RefreshMarket,
            frames.DROP_PRICE: purchases.DropPrice,
            frames.BOUGHT: purchases.Bought,
            frames.BUY_AT_REST: purchases.BuyAtRest,
            frames.EXCHANGE: exchange.Exchange,
            frames.RESERVE_CONTRACT: reserving.ReserveContract,
            frames.CHOOSE_BOUND: reserving.ChooseBound,
            frames.RESERVE_TRIAL: reserving.ReserveTrial,
        }
    )
    # windows, Threat, marks, dice, primagic, payments
    classes.update(
        {
            frames.PREPARE: threat.Prepare,
            frames.RIFT: threat.Rift,
            frames.ROLL_THREAT: threat.RollThreat,
            frames.ROLLED: threat.Rolled,
            frames.DISTRIBUTE: threat.Distribute,
            frames.HIT_DIE: threat.HitDie,
            frames.HIT_MARK: threat.HitMark,
            frames.AFTER_THREAT: threat.AfterThreat,
            frames.MORTAL: wounds.MortalWound,
            frames.MANIPULATE: manipulate.Manipulate,
            frames.TURN_DIE: manipulate.TurnDie,
            frames.NUDGE_THREAT: threat.NudgeThreat,
            frames.BLOOD: payment.PayBlood,
            frames.PAY_DIE: payment.PayDie,
            frames.HEAL: marks.Heal,
            frames.RECHARGE: marks.Recharge,
            frames.BEAD: marks.Bead,
            frames.BEAD_DIE: marks.ChooseLyingDie,
            frames.PICK_PLACED: primagic.PickPlaced,
            frames.PICK_BESIDE: primagic.PickBeside,
            frames.DISCARD_DIE: primagic.DiscardDie,
        }
    )
    # wizard cards
    classes.update(
        {
            frames.RUN: RunEffect,
            frames.CHAIN: use.Chain,
            frames.FIRE: triggers.Fire,
            frames.LAUNCH: use.Launch,
            frames.STRAIGHTEN: cards.ChooseStraightened,
            frames.PAY_COST: use.PayCost,
            frames.CHOOSE_COST: use.ChooseCost,
            frames.BREW: use.Brew,
            frames.BREW_BEAD: use.BrewBead,
            frames.ACTIVATE: use.Activate,
            frames.AMPLIFY: use.Amplify,
            frames.TRIGGERED: triggers.Triggered,
            frames.DICE_COLOURS: gains.DiceColours,
            frames.MAY_PAY: payments.MayPay,
            frames.PAY_TIMES: payments.PayTimes,
            frames.PAY_SURPLUS: payments.PaySurplus,
            frames.PAY_CARD: payments.PayCard,
            frames.CANCEL_PROPERTY: trial.StopProperty,
            frames.EASY_PATH: trial.EasyPath,
            frames.CHANGE_TURN: turn.ChangeTurn,
        }
    )
    return steps_of(frames.SHAPES, classes)
