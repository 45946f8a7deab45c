"""The steps of the game in the order of their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.flow import Step
from arcanum.games.black_rose import actions, cleanup, frames, phases, quests, setup
from arcanum.games.black_rose.steps import (
    cards,
    choices,
    damage,
    effect,
    evocations,
    instability,
    moves,
    tokens,
    triggers,
)


def steps() -> list[Step[Any]]:
    table: dict[int, Step[Any]] = {
        frames.PARALLEL: Step("parallel"),
        frames.SET_UP: setup.SetUp("set-up"),
        frames.CHOOSE_COLOUR: setup.ChooseColour("choose-colour"),
        frames.CHOOSE_MAGE: setup.ChooseMage("choose-mage"),
        frames.CHOOSE_GRIMOIRE: setup.ChooseGrimoire("choose-grimoire"),
        frames.ROUND: phases.StartRound("round"),
        frames.STUDY: phases.Study("study"),
        frames.PREPARE: phases.Prepare("prepare"),
        frames.PREPARED: phases.Prepared("prepared"),
        frames.ACTION_PHASE: actions.ActionPhase("action-phase"),
        frames.NEXT_ACTIVATION: actions.NextActivation("next-activation"),
        frames.ACT: actions.Act("act"),
        frames.END_ACTIVATION: actions.EndActivation("end-activation"),
        frames.EVOCATION_PHASE: phases.EvocationPhase("evocation-phase"),
        frames.NEXT_EVOCATION: phases.NextEvocation("next-evocation"),
        frames.CHOOSE_EVOCATION: phases.ChooseEvocation("choose-evocation"),
        frames.CLEANUP: cleanup.Cleanup("cleanup"),
        frames.RESTORE: cleanup.Restore("restore"),
        frames.END_ROUND: cleanup.EndRound("end-round"),
        frames.EXPLORE: actions.Explore("explore"),
        frames.COMBAT: actions.Combat("combat"),
        frames.COMMAND: actions.Command("command"),
        frames.INERTIA: actions.InertiaMove("inertia"),
        frames.CAST: actions.Cast("cast"),
        frames.MOMENT: quests.Moment("moment"),
        frames.QUEST: quests.DeclareQuest("quest"),
        frames.RUN: effect.RunEffect("run"),
        frames.TARGET: choices.ChooseTarget("target"),
        frames.DEAL: damage.DealDamage("deal"),
        frames.ALLOT: tokens.AllotTokens("allot"),
        frames.TOKENS: tokens.ChooseTokens("tokens"),
        frames.MOVE: moves.MoveFigure("move"),
        frames.STRIKE: moves.ChooseVictim("strike"),
        frames.PICK: choices.PickObjects("pick"),
        frames.OPTION: choices.ChooseOption("option"),
        frames.MAY: choices.AnswerMay("may"),
        frames.ORDER: choices.ChooseNext("order"),
        frames.PERSIST: triggers.AnswerPersist("persist"),
        frames.DISCARD: cards.DiscardCards("discard"),
        frames.SEARCH: cards.SearchPiles("search"),
        frames.KEEP: cards.Keep("keep"),
        frames.LOOK: cards.ChoosePrepared("look"),
        frames.SUMMON: evocations.ChooseSlot("summon"),
        frames.UPGRADE: evocations.ChooseUpgrade("upgrade"),
        frames.BEGIN_EVOCATION: evocations.BeginEvocation("begin-evocation"),
        frames.EVOKE: evocations.Evoke("evoke"),
        frames.END_EVOCATION: evocations.EndEvocation("end-evocation"),
        frames.USE_ROOM_TOKEN: instability.UseRoomToken("use-room-token"),
    }
    return [table[number] for number in range(len(table))]
