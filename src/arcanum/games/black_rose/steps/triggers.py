"""What happens and who waits for it: persistent effects, and the notes for quests."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.state import State, effect_of

NO_TOKENS: Final = [-1] * (2 * at.SLOT_COUNT)
"""`State.token_on` while no persistence token is laid: then nobody waits for anything."""


def note(s: State, seat: int, event: int) -> None:
    """For quests: the mage has done this since the last moment for declaring."""
    s.happened[seat] |= 1 << event


def waiting(s: State, event: int, doer: int, sort: int) -> list[int]:
    """For each seat the set of its slots whose persistent effect waits for this, done by (or to) this mage."""
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
    """Ask the mages whose persistent effects wait for this, in turn order; True if somebody is asked."""
    if s.token_on == NO_TOKENS:
        return False
    found = waiting(s, event, doer, sort)
    for owner in (1 - s.first, s.first):
        if found[owner]:
            s.stack.append((frames.PERSIST, owner, source, target, room, found[owner], s.decisions))
    return found[0] + found[1] > 0


class AnswerPersist(Ask[State]):
    """`(PERSIST, seat, source, target, room, slots, group)`: apply persistent effects that were triggered, in any
    order, or none."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        slots = [at.A_PERSIST + slot for slot in range(at.SLOT_COUNT) if frame[5] >> slot & 1]
        return [at.A_DONE, *slots]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        seat = frame[1]
        left = frame[5] & ~(1 << action - at.A_PERSIST)
        if left:
            s.stack.append((*frame[:5], left, frame[6]))
        slot = seat * at.SLOT_COUNT + action - at.A_PERSIST
        card = s.slot[slot]
        e = effect_of(s.cat.lasting[s.lasting[slot]].program, seat, card, at.LASTING)
        e[at.TRIGGER_SOURCE] = frame[2]
        e[at.TRIGGER_TARGET] = frame[3]
        e[at.TRIGGER_ROOM] = frame[4]
        e[at.HOLDER] = s.token_on[slot]
        e[at.SPELL_SLOT] = slot
        if s.heard:
            s.log.append((ev.PERSISTENT_APPLIED, s.all, seat, slot % at.SLOT_COUNT, card))
        s.effects.append(e)
        s.stack.append((frames.RUN, -1))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.PERSIST:
            return Reason("persistent-or-decline", rule="BR-25.3")
        return Reason("not-triggered", {"slot": at.SLOTS[action - at.A_PERSIST]}, "BR-25.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        slots = [slot for slot in range(at.SLOT_COUNT) if frame[5] >> slot & 1]
        card = s.cat.ids[s.slot[frame[1] * at.SLOT_COUNT + slots[0]]]
        args: dict[str, str | int] = {"count": len(slots)}
        return Decision(frame[1], "persistent", args, card, "BR-25.3", frame[6], 0, len(slots), True)
