"""The cleanup phase: spells and tokens come back, full rooms are restored, the round ends."""

from __future__ import annotations

from typing import Final

from arcanum.core.conditions import NEWS_OF_LOSSES
from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import FORGOTTEN, NOBODY, SLOT_COUNT
from arcanum.games.black_rose.fields import ACTIONS
from arcanum.games.black_rose.lodge import NAMES
from arcanum.games.black_rose.phases import CLEANUP, begin_phase
from arcanum.games.black_rose.scoring import final_scoring, restoration_power
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.choices import CHOICES_OF_ROOMS
from arcanum.games.black_rose.steps.triggers import note

# BR-10.1
LAST_ROUND: Final = 4


class Cleanup(Step[State]):
    """First everything is put back, then the rooms that are full now are restored (BR-18.1, BR-18.3, BR-18.4, BR-18.5,
    BR-18.6, BR-25.1, BR-25.4)."""

    def run(self, s: State, frame: Frame) -> None:
        begin_phase(s, CLEANUP)
        for seat in (s.first, 1 - s.first):
            clear_spells(s, seat)
        # What nobody has used stays the list that it is: many games share it.
        if max(s.token_on) >= 0:
            s.token_on = [-1] * (2 * at.SLOT_COUNT)
        if max(s.lasting) >= 0:
            s.lasting = [-1] * (2 * at.SLOT_COUNT)
        if 1 in s.turned:
            s.turned = [0] * at.FIGURES
        s.actions = [ACTIONS, ACTIONS]
        s.news |= NEWS_OF_LOSSES
        s.stack[-1] = (frames.END_ROUND, -1)
        full = full_rooms(s)
        if full:
            s.stack.append((frames.RESTORE, s.crown, full))


def full_rooms(s: State) -> int:
    """The destroyed rooms without a free slot, as a set (BR-18.6, BR-18.17, BR-21.11)."""
    full = 0
    slots = s.cat.room_slots
    rooms = s.room_at
    for room, row in enumerate(s.instability):
        if len(row) == slots[rooms[room]] and not s.restored[room]:
            full |= 1 << room
    return full


def clear_spells(s: State, seat: int) -> None:
    """All cards in slots go to the memories; a revealed forgotten spell leaves the game (BR-15.8, BR-18.1, BR-18.2)."""
    cleared: list[int] = []
    cards = s.slot
    for place in range(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT):
        card = cards[place]
        if card < 0:
            continue
        if not s.revealed[place]:
            cleared.append(card)
            if not s.peeked[place]:
                s.shows(seat, card)
        elif s.cat.spell_kind[card] == FORGOTTEN:
            s.removed = [*s.removed, card]
            if s.heard:
                s.log.append((ev.REMOVED_FROM_GAME, s.all, seat, card))
        else:
            cleared.append(card)
        cards[place] = NOBODY
        s.side[place] = 0
        s.revealed[place] = 0
    if 1 in s.peeked:
        s.peeked = [0 if place // at.SLOT_COUNT == seat else seen for place, seen in enumerate(s.peeked)]
    s.memories[seat] = s.memories[seat] + cleared
    if s.heard:
        s.log.append((ev.SPELLS_CLEARED, s.all, seat, *cleared))


class Restore(Ask[State]):
    """The rooms that were full when the step began, one after another; the crown holder decides the order (BR-18.6,
    BR-18.20)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, rooms = frame
        return CHOICES_OF_ROOMS[rooms] if rooms else [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, rooms = frame
        if action == at.A_DONE:
            s.stack.pop()
            return
        room = action - at.A_ROOM
        s.stack[-1] = (frames.RESTORE, seat, rooms & ~(1 << room))
        s.stack.append(frames.AFTER_ACTION)
        restore_room(s, room)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_ROOM:
            return Reason("choose-a-full-room", rule="BR-18.6")
        return Reason("room-not-full", {"room": NAMES[action - at.A_ROOM]}, "BR-18.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "restore", {}, "", "BR-18.6", s.decisions)


def restore_room(s: State, room: int) -> None:
    """Power by the number of tokens; the sole first moves on the room track; the tokens go back; then the room
    is turned (BR-18.7, BR-18.10, BR-18.12, BR-18.15, BR-18.16). In play `restored` is set here alone: nothing turns a
    room back (BR-2.9). Triggers `room_restored`."""
    row = s.instability[room]
    card = s.room_at[room]
    if s.heard:
        s.log.append((ev.ROOM_RESTORED, s.all, room, card))
    gains, first = restoration_power(row, s.cat.rewards[card])
    for party in range(at.PARTIES):
        if gains[party]:
            s.change_power(party, gains[party])
    if first >= 0:
        s.step_rooms(first)
        if first != at.ROSE:
            note(s, first, at.ON_RESTORED)
    s.return_tokens(row)
    s.instability[room] = ()
    s.news |= NEWS_OF_LOSSES
    s.restored = changed(s.restored, room, 1)
    s.used = changed(s.used, room, 0)


class EndRound(Step[State]):
    """After round 4 the game ends; before, the crown passes to the other mage (BR-10.5, BR-18.18, BR-27.1). What was
    done in this round counts until here, also when a quest is declared after a restored room."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if max(s.colours_activated):
            s.colours_activated = [0, 0]
        s.news |= NEWS_OF_LOSSES
        if s.round == LAST_ROUND:
            s.winner = final_scoring(s)
            if s.heard:
                s.log.append((ev.GAME_WON, s.all, s.winner))
            return
        s.crown = 1 - s.crown
        if s.heard:
            s.log.append((ev.CROWN_PASSED, s.all, s.crown))
        s.stack.append((frames.ROUND, -1))
