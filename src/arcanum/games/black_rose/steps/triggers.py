"""What happens and who waits for it: persistent effects, and the notes for quests."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.registers import (
    HOLDER,
    SPELL_SLOT,
    TRIGGER_ROOM,
    TRIGGER_SOURCE,
    TRIGGER_TARGET,
    effect_of,
)
from arcanum.games.black_rose.state import State

NO_TOKENS: Final = [-1] * (2 * at.SLOT_COUNT)
"""`State.token_on` while no persistence token is laid: then nobody waits for anything."""


def note(s: State, seat: int, event: int) -> None:
    """For quests: the mage has done this since the last moment for declaring. What an evocation does is done by the
    mage who controls it (BR-26.14)."""
    s.happened[seat] |= 1 << event
    s.news |= 1 << event


def waiting(s: State, event: int, doer: int, sort: int) -> list[int]:
    """For each seat the set of its slots whose persistent effect waits for this, done by (or to) this mage. Every slot
    counts, also with the same effect (BR-25.9)."""
    found = [0, 0]
    for slot, holder in enumerate(s.token_on):
        if holder < 0:
            continue
        lasting = s.cat.lasting[s.lasting[slot]]
        if lasting.event != event or (lasting.kind >= 0 and lasting.kind != sort):
            continue
        owner = slot // at.SLOT_COUNT
        meant = holder if lasting.who == at.BY_HOLDER else (owner if lasting.who == at.BY_CASTER else 1 - owner)
        if meant == doer:
            found[owner] |= 1 << slot % at.SLOT_COUNT
    return found


def fire(s: State, event: int, doer: int, source: int, target: int, room: int, sort: int = -1) -> bool:
    """Ask the mages whose persistent effects wait for this, in turn order; True if somebody is asked (BR-25.3,
    BR-25.6)."""
    if s.token_on == NO_TOKENS:
        return False
    found = waiting(s, event, doer, sort)
    for owner in (1 - s.first, s.first):
        if found[owner]:
            s.stack.append((frames.PERSIST, owner, source, target, room, found[owner], s.decisions))
    return found[0] + found[1] > 0


class AnswerPersist(Ask[State]):
    """Apply persistent effects that were triggered, in any order, or none (BR-25.3)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, _, _, slots, _ = frame
        return [at.A_DONE, *[at.A_PERSIST + slot for slot in MEMBERS[slots]]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, doer, target, room, slots, group = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        left = slots & ~(1 << action - at.A_PERSIST)
        if left:
            s.stack.append((frames.PERSIST, seat, doer, target, room, left, group))
        slot = seat * at.SLOT_COUNT + action - at.A_PERSIST
        card = s.slot[slot]
        effect = effect_of(s.cat.lasting[s.lasting[slot]].program, seat, card, at.LASTING)
        effect[TRIGGER_SOURCE] = doer
        effect[TRIGGER_TARGET] = target
        effect[TRIGGER_ROOM] = room
        effect[HOLDER] = s.token_on[slot]
        effect[SPELL_SLOT] = slot
        if s.heard:
            s.log.append((ev.PERSISTENT_APPLIED, s.all, seat, slot % at.SLOT_COUNT, card))
        s.effects.append(effect)
        s.stack.append((frames.RUN, -1))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.PERSIST:
            return Reason("persistent-or-decline", rule="BR-25.3")
        return Reason("not-triggered", {"slot": at.SLOTS[action - at.A_PERSIST]}, "BR-25.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, _, _, slots, group = frame
        waiting = MEMBERS[slots]
        card = s.cat.ids[s.slot[seat * at.SLOT_COUNT + waiting[0]]]
        args: dict[str, str | int] = {"count": len(waiting)}
        return Decision(seat, "persistent", args, card, "BR-25.3", group, 0, len(waiting), True)
