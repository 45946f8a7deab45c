"""Quests: the moments for declaring them, and declaring them."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import ON_PHASE_END, QuestCard
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect

_MAGES: Final = [effect_of(-1, seat, -1, at.OTHER) for seat in (0, 1)]
"""For conditions: an effect of which nothing is known but who applies it. Conditions do not change it."""


def meets(s: State, quest: QuestCard, seat: int, phase_end: int) -> bool:
    """Whether a mage meets the condition of a quest at this moment."""
    event = quest.event
    if event < ON_PHASE_END:
        doer = seat if quest.who == at.BY_CASTER else 1 - seat
        return bool(s.happened[doer] >> event & 1)
    if event == ON_PHASE_END and quest.phase != phase_end:
        return False
    cond = quest.cond
    return cond is None or cond.holds(s, _MAGES[seat])


def progress(s: State, quest: QuestCard) -> tuple[int, list[int]] | None:
    """How many of what a quest counts are needed, and how many each mage has; None if it counts nothing."""
    needed = 0 if quest.cond is None else quest.cond.needs()
    if quest.cond is None or not needed:
        return None
    return needed, [min(quest.cond.has(s, _MAGES[seat]), needed) for seat in range(s.seats)]


def fresh(s: State, phase_end: int) -> int:
    """What may have changed since nobody could declare a quest; no quest that looks at nothing of it is met."""
    news = s.news | s.happened[0] | s.happened[1]
    return news | at.NEWS_OF_PHASE if phase_end else news


def declarable(s: State, seat: int, phase_end: int) -> list[int]:
    """The places of the quests that a mage may declare now. It takes one of his tokens."""
    found: list[int] = []
    news = fresh(s, phase_end)
    if not news & s.watched or not s.supply[seat]:
        return found
    cards = s.cat.quest_cards
    for place, number in enumerate(s.quests):
        if s.quest_mark[place] < 0:
            quest = cards[number]
            if quest.looks_at_for[seat] & news and meets(s, quest, seat, phase_end):
                found.append(place)
    return found


def able_to_declare(s: State, quest: QuestCard, news: int, phase_end: int) -> int:
    """The mages who may declare an open quest, as a set. Where there are no news for a mage, he does not meet it."""
    able = 0
    looks_at = quest.looks_at_for
    if looks_at[0] & news and s.supply[0] and meets(s, quest, 0, phase_end):
        able = 1
    if looks_at[1] & news and s.supply[1] and meets(s, quest, 1, phase_end):
        able |= 2
    return able


class Moment(Step[State]):
    """`(MOMENT, -1, phase that ends, whose turn)`: each mage in turn order may declare quests. When one has been
    applied, both are asked again; when nobody declares any more, what happened before the moment is forgotten."""

    def run(self, s: State, frame: Frame) -> None:
        happened = s.happened
        done = happened[0] | happened[1]
        news = s.news | done  # as `fresh`, without a call: most moments are over here
        if frame[2]:
            news |= at.NEWS_OF_PHASE
        if news & s.watched and self.asks(s, frame, news):
            return
        if done:
            happened[0] = 0
            happened[1] = 0
        s.stack.pop()

    def asks(self, s: State, frame: Frame, news: int) -> bool:
        """Ask the first mage who has something to declare; False if nobody has."""
        cards = s.cat.quest_cards
        able = 0
        for place, number in enumerate(s.quests):
            quest = cards[number]
            if quest.looks_at & news and s.quest_mark[place] < 0:
                able |= able_to_declare(s, quest, news, frame[2])
        if able:
            for index in range(frame[3], 2):
                seat = s.first if index == 0 else 1 - s.first
                if able >> seat & 1:
                    s.stack[-1] = (frames.MOMENT, -1, frame[2], index)
                    s.stack.append((frames.QUEST, seat, frame[2]))
                    return True
        elif frame[3] == 0 and s.supply[0] and s.supply[1]:
            # Nobody declined or was without a token: there is nothing to declare before something changes.
            s.news = at.NEWS_OF_THE_REST
            if s.watched == at.ALL_NEWS:
                self.watch(s)
        return False

    def watch(self, s: State) -> None:
        s.watched = 0
        for place, number in enumerate(s.quests):
            if s.quest_mark[place] < 0:
                s.watched |= s.cat.quest_cards[number].looks_at


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
        s.quest_mark = changed(s.quest_mark, s.quests.index(number), seat)
        s.watched = at.ALL_NEWS
        s.supply[seat] -= 1
        if s.heard:
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
