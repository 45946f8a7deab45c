"""Quests: the moments for declaring them, and declaring them."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import QuestCard
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect


def meets(s: State, quest: QuestCard, phase_end: int, e: list[int]) -> bool:
    """Whether the caster of an effect meets the condition of a quest at this moment."""
    if quest.event < at.ON_PHASE_END:
        doer = e[at.CASTER] if quest.who == at.BY_CASTER else 1 - e[at.CASTER]
        return bool(s.happened[doer] >> quest.event & 1)
    if quest.event == at.ON_PHASE_END and quest.phase != phase_end:
        return False
    return quest.cond is None or quest.cond.holds(s, e)


def declarable(s: State, seat: int, phase_end: int) -> list[int]:
    """The places of the quests that a mage may declare now. It takes one of his tokens."""
    found: list[int] = []
    if not s.supply[seat]:
        return found
    e = effect_of(-1, seat, s.mage[seat], at.OTHER)
    # Most moments come when nothing has happened that an event quest could wait for.
    quiet = not s.happened[0] and not s.happened[1]
    cards = s.cat.quest_cards
    for place, number in enumerate(s.quests):
        if s.quest_mark[place] < 0:
            quest = cards[number]
            if not (quiet and quest.event < at.ON_PHASE_END) and meets(s, quest, phase_end, e):
                found.append(place)
    return found


class Moment(Step[State]):
    """`(MOMENT, -1, phase that ends, whose turn)`: each mage in turn order may declare quests. When one has been
    applied, both are asked again; when nobody declares any more, what happened before the moment is forgotten."""

    def run(self, s: State, frame: Frame) -> None:
        index = frame[3]
        while index < 2:
            seat = s.first if index == 0 else 1 - s.first
            if declarable(s, seat, frame[2]):
                s.stack[-1] = (frames.MOMENT, -1, frame[2], index)
                s.stack.append((frames.QUEST, seat, frame[2]))
                return
            index += 1
        s.happened[0] = 0
        s.happened[1] = 0
        s.stack.pop()


class DeclareQuest(Ask[State]):
    """`(QUEST, seat, phase that ends)`: declare a quest, or not."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        places = declarable(s, frame[1], frame[2])
        return [at.A_DONE, *sorted([s.cat.declare[s.quests[place]] for place in places])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        moment = s.stack[-1]
        if action == at.A_DONE:
            s.stack[-1] = (frames.MOMENT, -1, moment[2], moment[3] + 1)
            return
        s.stack[-1] = (frames.MOMENT, -1, moment[2], 0)
        number = s.cat.argument[action]
        quest = s.cat.quest_cards[number]
        s.quest_mark[s.quests.index(number)] = seat
        s.supply[seat] -= 1
        s.log.append((ev.QUEST_COMPLETED, s.all, seat, quest.component))
        start_effect(s, effect_of(quest.program, seat, quest.component, at.OTHER))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.DECLARE:
            return Reason("quest-or-decline", rule="BR-26.5")
        number = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[s.cat.quest_cards[number].component]}
        if number not in s.quests:
            return Reason("quest-not-in-play", name, "BR-26.1")
        if s.quest_mark[s.quests.index(number)] >= 0:
            return Reason("quest-completed", name, "BR-26.4")
        return Reason("quest-condition-not-met", name, "BR-26.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "quest", {}, "", "BR-26.3", s.decisions, 0, 1, True)
