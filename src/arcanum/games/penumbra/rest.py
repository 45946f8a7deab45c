"""The Rest turn: the thread, from its start along the beads over the marks (sections 14 and 45)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import CHARGED, DISCHARGED, MARK_SLOTS, WOUNDED
from arcanum.games.penumbra.dice import BONE
from arcanum.games.penumbra.marks import push_bead, slots_in, take_die
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.windows import WindowAsk

START: Final = -1
"""Before the thread begins. It is walked slot by slot; behind the last slot it is over."""


def begin_rest(s: State, seat: int) -> None:
    """The Rest turn is the thread and what goes with it (PN-45.1, PN-45.2)."""
    s.stack.append((frames.BEADS, seat, 0, START))


class Beads(WindowAsk):
    """`(step, seat, open, slot)`: before the thread, before the bead over each mark, and after the last one, Heal may
    be used; marks only before the thread, which recharges them (PN-13.11, PN-45.4, PN-51.11). The order of the beads is
    fixed, and what a bead offers is taken when it is reached (PN-14.1, PN-14.17, PN-45.7)."""

    def window(self, s: State, frame: Frame) -> int:
        _, _, _, slot = frame
        return at.BEFORE_BEADS if slot == START else at.BEADS

    def ends(self, s: State, frame: Frame) -> list[int]:
        return [at.A_DONE]

    def end(self, s: State, frame: Frame, action: int) -> None:
        step, seat, _, slot = frame
        s.stack.pop()
        if slot < MARK_SLOTS:
            s.stack.append((step, seat, 0, next_mark(s, seat, slot)))
        if slot == START:
            start_thread(s, seat)
        elif slot < MARK_SLOTS and s.mark_state(seat, slot) != WOUNDED:  # PN-12.4, PN-14.5
            push_bead(s, seat, slot)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("resting", rule="PN-45.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, slot = frame
        if slot == START:
            return Decision(seat, "rest-start", {}, "", "PN-51.11", s.decisions)
        if slot == MARK_SLOTS:
            return Decision(seat, "rest-end", {}, "", "PN-51.11", s.decisions)
        return Decision(seat, "rest-bead", {"mark": at.MARK_NAMES[slot]}, "", "PN-51.11", s.decisions)


def next_mark(s: State, seat: int, slot: int) -> int:
    """The next slot with a mark; a wounded one too, for it may be healed before the thread comes to it."""
    for place in range(slot + 1, MARK_SLOTS):
        if s.mark_state(seat, place) >= 0:
            return place
    return MARK_SLOTS


def start_thread(s: State, seat: int) -> None:
    """The effects at its start, in their order: cards are straightened, unwounded marks recharged, Bone dice gained;
    after them come the effects of cards with a Rest symbol. Dice in the supply stay as they lie (PN-12.3, PN-14.2,
    PN-14.3, PN-14.4, PN-14.6, PN-14.17, PN-19.21, PN-26.2, PN-45.5)."""
    for card in s.rotated[seat]:
        s.straighten(seat, card)
    for slot in slots_in(s, seat, DISCHARGED):
        s.set_mark(seat, slot, CHARGED, ev.MARK_RECHARGED)
    s.stack.append((frames.FIRE, seat, at.W_RESTED, 0))
    s.stack.append((frames.BONE_DICE, seat, s.cat.bone_at_rest))


class BoneDice(Step[State]):
    """`(step, seat, left)`: taken one after another like the dice of beads (PN-14.6, PN-14.7)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, left = frame
        if not left:
            s.stack.pop()
            return
        s.stack[-1] = (step, seat, left - 1)
        take_die(s, seat, BONE)
