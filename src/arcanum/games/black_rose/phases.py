"""The round: Black Rose phase, study phase, evocation phase. The action phase is in `actions.py`, cleanup in
`cleanup.py`."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import PARALLEL, SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed, without
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import A_LEAVE, SLOT_COUNT
from arcanum.games.black_rose.frames import PREPARE
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.state import LIBRARY, State
from arcanum.games.black_rose.steps.cards import keep_to_limit
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.evocations import activate_evocation

BLACK_ROSE: Final = 1
STUDY: Final = 2
ACTION: Final = 3
EVOCATION: Final = 4
CLEANUP: Final = 5
PHASES: Final = ("setup", "black_rose", "study", "action", "evocation", "cleanup")

STUDY_DRAW: Final = 2
"""Cards from the grimoire, and then as many from the library."""
PREPARE_LEAST: Final = 2


def begin_phase(s: State, phase: int) -> None:
    """Whoever holds the crown now is first mage for the whole phase (BR-10.3)."""
    s.phase = phase
    s.first = s.crown
    if s.heard:
        s.log.append((ev.PHASE_STARTED, s.all, phase, s.first))


_PHASES_OF_A_ROUND: Final[list[Frame]] = [
    (frames.CLEANUP, -1),
    (frames.EVOCATION_PHASE, -1),
    (frames.ACTION_PHASE, -1),
    (frames.PREPARED, -1),
    (PARALLEL, -1, frames.PREPARE, 0, 0),
    (frames.STUDY, -1, 1),
    (frames.STUDY, -1, 0),
    frames.AFTER_ACTION,
]
"""On the stack: what comes last is done first."""


class StartRound(Step[State]):
    """The marker moves on; five phases follow, the first with the event of the round (BR-9.14, BR-10.2, BR-11.1)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.round += 1
        if s.heard:
            s.log.append((ev.ROUND_STARTED, s.all, s.round, s.crown))
        begin_phase(s, BLACK_ROSE)
        s.stack.extend(_PHASES_OF_A_ROUND)
        event = s.cat.sets[str(s.options["event"])][s.round - 1]
        if s.heard:
            s.log.append((ev.EVENT_APPLIED, s.all, event))
        start_effect(s, effect_of(s.cat.event_programs[event], at.NOBODY, event, at.OTHER))


# --- study ------------------------------------------------------------------------------------------------------------


class Study(Step[State]):
    """Two cards from the grimoire, two from the library, down to the limit (BR-10.4, BR-12.1, BR-12.2)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, place = frame
        s.stack.pop()
        if place == 0:
            begin_phase(s, STUDY)
        seat = s.first if place == 0 else 1 - s.first
        for _ in range(STUDY_DRAW):
            s.draw_from_grimoire(seat)
        for _ in range(STUDY_DRAW):
            s.draw_common(seat, LIBRARY)
        keep_to_limit(s, seat)


class Prepare(Ask[State]):
    """Slot by slot, a card with its active side, or nothing. Both mages do it at the same time and in secret (BR-12.3,
    BR-12.4, BR-12.5, BR-12.6, BR-12.7, BR-12.8)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, slot, prepared = frame
        hand = s.hand[seat]
        slots_left = SLOT_COUNT - 1 - slot
        # A slot may be left empty if those after it suffice for what has to be prepared.
        legal = [A_LEAVE + slot] if prepared + slots_left >= PREPARE_LEAST or len(hand) <= slots_left else []
        sides = s.cat.prepare_sides[slot]
        last = -1
        # Actions of cards have the order of the cards, and a hand is sorted.
        for card in hand:
            if card != last:
                last = card
                legal += sides[card]
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, slot, prepared = frame
        if action != A_LEAVE + slot:
            cat = s.cat
            card = cat.argument[action]
            place = seat * SLOT_COUNT + slot
            s.hand[seat] = without(s.hand[seat], card)
            s.slot[place] = card
            s.side[place] = (action - cat.prepare[card]) % 2
            prepared += 1
        if slot + 1 < SLOT_COUNT:
            s.stack[-1] = (PREPARE, seat, slot + 1, prepared)
        else:
            s.stack.pop()

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, slot, _ = frame
        block = s.cat.block[action]
        if block == at.LEAVE and action == at.A_LEAVE + slot:
            return Reason("prepare-two", rule="BR-12.4")
        if block not in (at.PREPARE, at.LEAVE):
            return Reason("prepare-or-leave", rule="BR-12.5")
        card = s.cat.argument[action]
        if block == at.LEAVE or (action - s.cat.prepare[card]) // 2 != slot:
            return Reason("slot-by-slot", {"slot": at.SLOTS[slot]}, "BR-12.5")
        return Reason("not-in-hand", {"card": s.cat.ids[card]}, "BR-12.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, slot, prepared = frame
        least = min(PREPARE_LEAST, prepared + len(s.hand[seat]))
        args: dict[str, str | int] = {"slot": at.SLOTS[slot], "prepared": prepared, "least": least}
        may_leave = at.A_LEAVE + slot in self.legal(s, frame)
        return Decision(seat, "prepare", args, "", "BR-12.3", s.round, 4, 4, may_leave)


class Prepared(Step[State]):
    """Both have confirmed; from now on everybody sees which slots are filled (BR-12.9, BR-28.4)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.revelations += 1
        if s.heard:
            for seat in (s.first, 1 - s.first):
                self.tell(s, seat)

    def tell(self, s: State, seat: int) -> None:
        filled = 0
        first = seat * SLOT_COUNT
        for slot, card in enumerate(s.slot[first : first + SLOT_COUNT]):
            if card >= 0:
                filled |= 1 << slot
        s.log.append((ev.PREPARED, s.all, seat, filled))


# --- evocations -------------------------------------------------------------------------------------------------------


def unturned(s: State) -> list[int]:
    """The evocations that have not been activated in this phase."""
    found: list[int] = []
    turned = s.turned
    for figure, evocation in enumerate(s.evocation):
        if evocation >= 0 and not turned[figure]:
            found.append(figure)
    return found


class EvocationPhase(Step[State]):
    """All evocations in the lodge are activated by turns (BR-17.1)."""

    def run(self, s: State, frame: Frame) -> None:
        begin_phase(s, EVOCATION)
        next_evocation(s, s.first)


class NextEvocation(Step[State]):
    """By turns, until every evocation in the lodge has been activated (BR-17.5)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, mage = frame
        next_evocation(s, mage)


def next_evocation(s: State, seat: int) -> None:
    """In place of the frame on top: an evocation of this mage or, if he has none left, of the other one; or the end of
    the phase (BR-17.2)."""
    waiting = unturned(s)
    if not waiting:
        s.stack[-1] = (frames.MOMENT, -1, at.EVOCATION_PHASE, 0)
        return
    if seat not in [s.control[figure] for figure in waiting]:
        seat = 1 - seat
    s.stack[-1] = (frames.NEXT_EVOCATION, -1, 1 - seat)
    s.stack.append((frames.CHOOSE_EVOCATION, seat))


class ChooseEvocation(Ask[State]):
    """Which one is activated and turned; this cannot be declined (BR-17.1, BR-17.3)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_FIGURE + figure for figure in unturned(s) if s.control[figure] == frame[SEAT]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        figure = action - at.A_FIGURE
        s.stack[-1] = frames.AFTER_ACTION
        s.turned = changed(s.turned, figure, 1)
        s.fallen = 0
        activate_evocation(s, figure, frame[SEAT], 0, 0)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_FIGURE:
            return Reason("must-activate", rule="BR-17.3")
        figure = action - at.A_FIGURE
        name: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure]}
        if s.evocation[figure] < 0 or s.control[figure] != frame[SEAT]:
            return Reason("not-your-evocation", name, "BR-17.1")
        return Reason("already-activated", name, "BR-17.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "choose-evocation", {}, "", "BR-17.1", s.decisions)
