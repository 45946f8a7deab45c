"""Mortal wounds: received, cancelled, and what they do (section 16)."""

from __future__ import annotations

from arcanum.core.flow import SEAT, STEP, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.attempts import break_off
from arcanum.games.penumbra.cards import card_refusal, cards_usable, use_card
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State


def receive_mortal_wound(s: State, seat: int) -> None:
    """At most one card per wizard and turn, cancelled or not (PN-16.6, PN-16.17, PN-16.20); cards are no limit
    (PN-1.19). It may be cancelled at this moment only (PN-16.18)."""
    if s.now[f.MORTAL]:
        return
    s.now[f.MORTAL] = 1
    s.wounds = changed(s.wounds, seat, s.wounds[seat] + 1)
    s.something_new()
    if s.heard:
        s.log.append((ev.MORTAL_WOUND, s.all, seat))
    s.stack.append((frames.MORTAL, seat))


class MortalWound(Ask[State]):
    """Only effects that cancel it may be used (PN-16.11, PN-16.18, PN-51.7)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_ACCEPT, *cards_usable(s, frame[SEAT], at.MORTAL)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[SEAT]
        s.stack.pop()
        if action == at.A_ACCEPT:
            suffer(s, seat)
        else:
            use_card(s, seat, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] == at.B_USE:
            return card_refusal(s, frame[SEAT], s.cat.argument[action], at.MORTAL)
        return Reason("mortal-wound", rule="PN-51.7")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "mortal-wound", {}, s.cat.ids[s.cat.wound_card], "PN-16.11", s.decisions)


def prevent_mortal_wound(s: State, seat: int, source: int) -> None:
    """`prevent_mortal_wound`: the card received is discarded without effect, and whatever goes on goes on as if it had
    not been received; marks stay wounded (PN-16.11, PN-16.12, PN-16.13)."""
    s.wounds = changed(s.wounds, seat, s.wounds[seat] - 1)
    s.threat[f.MORTAL_HIT] = 0
    if s.heard:
        s.log.append((ev.MORTAL_PREVENTED, s.all, seat, source))


def suffer(s: State, seat: int) -> None:
    """The effects of the card, from its data (PN-16.2, PN-16.3, PN-16.4)."""
    effect = effect_of(s.cat.program[s.cat.wound_card], seat, s.cat.wound_card, 0, 0)
    for part in s.program(s.cat.program[s.cat.wound_card]):
        part.run(s, effect)


def end_turn(s: State, seat: int) -> None:
    """`end_turn`: whatever was going on is broken off, down to the duties at the end of the turn (PN-16.2, PN-16.14).
    What is being attempted is broken off, too (PN-16.8, PN-16.9)."""
    break_off(s, seat)
    while s.stack[-1][STEP] != frames.END_TURN:
        s.stack.pop()
    s.effects = []
    s.threat[f.GOING_ON] = 0
