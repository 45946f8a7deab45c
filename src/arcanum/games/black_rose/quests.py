"""Quests: the moments for declaring them, and declaring them."""

from __future__ import annotations

from typing import Final

from arcanum.core.conditions import ALL_NEWS, united
from arcanum.core.flow import SEAT, Decision, Frame
from arcanum.core.moments import Moment, Window
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import ON_PHASE_END, QuestCard
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.effect import start_effect

_MAGES: Final = [effect_of(-1, seat, -1, at.OTHER) for seat in (0, 1)]
"""For conditions: an effect of which nothing is known but who applies it. Conditions do not change it."""


def meets(s: State, quest: QuestCard, seat: int, phase_end: int) -> bool:
    """Whether a mage meets the condition of a quest at this moment: an event, a `state`, or one of a `phase_end`
    (BR-26.6)."""
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
    return s.news | at.NEWS_OF_PHASE if phase_end else s.news


def declarable(s: State, seat: int, phase_end: int) -> list[int]:
    """The places of the quests that a mage may declare now. It takes one of his tokens (BR-26.4, BR-26.7)."""
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


class QuestMoment(Moment[State]):
    """The mages may declare quests. When nobody declares any more, what happened before the moment is forgotten
    (BR-26.8, BR-26.11, BR-26.13)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, frames.QUEST, at.NEWS_OF_PHASE)

    def able(self, s: State, kind: int, news: int) -> int:
        cards = s.cat.quest_cards
        able = 0
        for place, number in enumerate(s.quests):
            quest = cards[number]
            if quest.looks_at & news and s.quest_mark[place] < 0:
                able |= able_to_declare(s, quest, news, kind)
        return able

    def watches(self, s: State) -> int:
        marks = zip(s.quests, s.quest_mark, strict=True)
        return united([s.cat.quest_cards[number].looks_at for number, mark in marks if mark < 0])

    def seat_at(self, s: State, place: int) -> int:
        """In turn order (BR-10.4, BR-26.9)."""
        return s.first if place == 0 else 1 - s.first

    def settles(self, s: State) -> bool:
        """Whoever is without a token may get one."""
        return s.supply[0] > 0 and s.supply[1] > 0

    def end(self, s: State) -> None:
        happened = s.happened
        if happened[0] | happened[1]:
            happened[0] = 0
            happened[1] = 0


class DeclareQuest(Window[State]):
    """Declare a quest, or not (BR-1.11, BR-26.3, BR-26.5)."""

    def ends(self, s: State, seat: int, kind: int) -> list[int]:
        return [at.A_DONE]

    def usable(self, s: State, seat: int, kind: int) -> list[int]:
        return [s.cat.declare[s.quests[place]] for place in declarable(s, seat, kind)]

    def use(self, s: State, seat: int, action: int) -> None:
        number = s.cat.argument[action]
        quest = s.cat.quest_cards[number]
        s.quest_mark = changed(s.quest_mark, s.quests.index(number), seat)
        s.watched = ALL_NEWS
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
        return Decision(frame[SEAT], "quest", {}, "", "BR-26.3", s.decisions, 0, 1, True)
