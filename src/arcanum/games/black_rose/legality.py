"""What a mage may do in the action phase, and why not."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import EVOCATION_SLOTS
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.state import State


def can_act(s: State, seat: int) -> bool:
    """A mage with an action token can explore, and one with a face-down spell can use inertia, even in his cell
    (BR-13.4, BR-19.11)."""
    return s.actions[seat] > 0 or s.face_down(seat) > 0


def own_evocations(s: State, seat: int) -> list[int]:
    first = 2 + seat * at.EVOCATION_SLOTS
    return [figure for figure in range(first, first + at.EVOCATION_SLOTS) if s.evocation[figure] >= 0]


def has_evocations(s: State, seat: int) -> bool:
    """Written out, being asked all the time."""
    first = 2 + seat * EVOCATION_SLOTS
    figures = s.evocation
    return figures[first] >= 0 or figures[first + 1] >= 0 or figures[first + 2] >= 0


def lowest_slot(hidden: int) -> int:
    """The lowest-numbered slot of I, II, III with a face-down spell; -1 for none (BR-15.2)."""
    for slot in range(1, at.SLOT_COUNT):
        if hidden >> slot & 1:
            return slot
    return -1


def may_activate(s: State, seat: int) -> Reason | None:
    """Why a mage cannot activate the room in which he stands; None if he can (BR-19.8)."""
    return Reason("in-the-cell", rule="BR-19.8") if s.where[seat] == CELL else None


def _actions(done: bool, numbered: bool, in_cell: bool, token: bool, commands: bool, hidden: int) -> list[int]:
    """What a mage may do who has done something already or not, has cast a numbered spell, is in his cell, has an
    action token, has an evocation, and has these face-down spells (BR-13.5, BR-13.8, BR-14.10, BR-14.12, BR-15.1,
    BR-15.9, BR-15.10, BR-19.3, BR-19.4)."""
    legal: list[int] = [at.A_END] if done else []
    if token:
        legal.append(at.A_EXPLORE)
        if not in_cell:
            legal.append(at.A_COMBAT)
            if commands:
                legal.append(at.A_COMMAND)
    if not in_cell:
        if hidden & 1:
            legal.append(at.A_CAST)
        lowest = lowest_slot(hidden)
        if lowest > 0 and not numbered:
            legal.append(at.A_CAST + lowest)
    for slot in range(at.SLOT_COUNT):
        if hidden >> slot & 1:
            legal.append(at.A_INERTIA + slot)
    return legal


_DONE: Final = 16
_NUMBERED: Final = 32
_IN_CELL: Final = 64
_TOKEN: Final = 128
_COMMANDS: Final = 256
_ACTIONS: Final[list[list[int]]] = [
    _actions(bool(n & _DONE), bool(n & _NUMBERED), bool(n & _IN_CELL), bool(n & _TOKEN), bool(n & _COMMANDS), n & 15)
    for n in range(512)
]
"""All that may be legal, worked out once: the face-down slots and the circumstances are the number."""


def action_list(s: State, frame: Frame) -> list[int]:
    """The actions that a mage may take (see `Act`); after the first one he may end his activation (BR-13.3, BR-13.6,
    BR-19.7)."""
    _, seat, done, numbered, _ = frame
    number = s.face_down(seat)
    if done:
        number |= _DONE | _NUMBERED if numbered else _DONE
    if s.actions[seat]:
        number |= _TOKEN
    if s.where[seat] == CELL:
        number |= _IN_CELL
    elif number & _TOKEN and has_evocations(s, seat):
        number |= _COMMANDS
    return _ACTIONS[number]


def act_refusal(s: State, seat: int, done: int, numbered: int, action: int) -> Reason | None:
    """Why an action is refused in an activation; None if it is legal."""
    block = s.cat.block[action]
    if block == at.END:
        return None if done else Reason("must-act", rule="BR-13.5")
    if block in (at.EXPLORE, at.COMBAT_ACTION, at.COMMAND):
        return physical_refusal(s, seat, block)
    if block in (at.CAST, at.INERTIA):
        return spell_refusal(s, seat, numbered, action)
    return Reason("not-an-action", rule="BR-13.3")


def physical_refusal(s: State, seat: int, block: int) -> Reason | None:
    if s.where[seat] == CELL and block != at.EXPLORE:
        return Reason("in-the-cell", rule="BR-19.4")
    if not s.actions[seat]:
        return Reason("no-action-token", rule="BR-14.1")
    if block == at.COMMAND and not has_evocations(s, seat):
        return Reason("no-evocation", rule="BR-14.10")
    return None


def spell_refusal(s: State, seat: int, numbered: int, action: int) -> Reason | None:
    """Casting and inertia."""
    cast = s.cat.block[action] == at.CAST
    slot = s.cat.argument[action]
    place = seat * at.SLOT_COUNT + slot
    name: dict[str, str | int] = {"slot": at.SLOTS[slot]}
    if s.slot[place] < 0:
        return Reason("empty-slot", name, "BR-15.1" if cast else "BR-15.11")
    if s.revealed[place]:
        return Reason("already-revealed", name, "BR-15.1" if cast else "BR-15.11")
    if not cast:
        return None
    if s.where[seat] == CELL:
        return Reason("in-the-cell", rule="BR-19.4")
    if slot != at.QUICK and numbered:
        return Reason("one-numbered-spell", name, "BR-15.9")
    if slot != at.QUICK and slot != lowest_slot(s.face_down(seat)):
        return Reason("not-the-lowest-slot", name, "BR-15.1")
    return None
