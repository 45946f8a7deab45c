"""The steps of the game by their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.effects import RunEffect
from arcanum.core.flow import Step
from arcanum.core.shapes import steps_of
from arcanum.games.black_rose import actions, cleanup, frames, phases, quests, setup
from arcanum.games.black_rose.steps import (
    attacks,
    cards,
    choices,
    damage,
    evocations,
    moves,
    rooms,
    tokens,
    triggers,
)


def steps() -> list[Step[Any]]:
    classes: dict[int, type[Step[Any]]] = {
        frames.SET_UP: setup.SetUp,
        frames.CHOOSE_COLOUR: setup.ChooseColour,
        frames.CHOOSE_MAGE: setup.ChooseMage,
        frames.CHOOSE_GRIMOIRE: setup.ChooseGrimoire,
        frames.ROUND: phases.StartRound,
        frames.STUDY: phases.Study,
        frames.PREPARE: phases.Prepare,
        frames.PREPARED: phases.Prepared,
        frames.ACTION_PHASE: actions.ActionPhase,
        frames.NEXT_ACTIVATION: actions.NextActivation,
        frames.ACT: actions.Act,
        frames.END_ACTIVATION: actions.EndActivation,
        frames.EVOCATION_PHASE: phases.EvocationPhase,
        frames.NEXT_EVOCATION: phases.NextEvocation,
        frames.CHOOSE_EVOCATION: phases.ChooseEvocation,
        frames.CLEANUP: cleanup.Cleanup,
        frames.RESTORE: cleanup.Restore,
        frames.END_ROUND: cleanup.EndRound,
        frames.EXPLORE: actions.Explore,
        frames.COMBAT: actions.Combat,
        frames.COMMAND: actions.Command,
        frames.INERTIA: actions.InertiaMove,
        frames.CAST: actions.Cast,
        frames.MOMENT: quests.QuestMoment,
        frames.QUEST: quests.DeclareQuest,
        frames.RUN: RunEffect,
        frames.TARGET: choices.ChooseTarget,
        frames.DEAL: damage.DealDamage,
        frames.ALLOT: tokens.AllotTokens,
        frames.TOKENS: tokens.ChooseTokens,
        frames.MOVE: moves.MoveFigure,
        frames.STRIKE: attacks.ChooseVictim,
        frames.PICK: choices.PickObjects,
        frames.OPTION: choices.ChooseOption,
        frames.MAY: choices.AnswerMay,
        frames.ORDER: choices.ChooseNext,
        frames.PERSIST: triggers.AnswerPersist,
        frames.DISCARD: cards.DiscardCards,
        frames.SEARCH: cards.SearchPiles,
        frames.KEEP: cards.Keep,
        frames.LOOK: cards.ChoosePrepared,
        frames.SUMMON: evocations.ChooseSlot,
        frames.UPGRADE: evocations.ChooseUpgrade,
        frames.BEGIN_EVOCATION: evocations.BeginEvocation,
        frames.EVOKE: evocations.Evoke,
        frames.END_EVOCATION: evocations.EndEvocation,
        frames.USE_ROOM_TOKEN: rooms.UseRoomToken,
    }
    return steps_of(frames.SHAPES, classes)
