"""Marks: gaining them, what is above them, using, healing and recharging them (sections 11 to 14)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import CHARGED, DISCHARGED, MARK_SLOTS, WOUNDED
from arcanum.games.penumbra.dice import BONE, COLOURS, KINDS, SPARK, kind_of
from arcanum.games.penumbra.manipulate import ALL_KINDS, RECOLOUR, SET, push_manipulation
from arcanum.games.penumbra.state import State

ALL_COLOURS: Final = (1 << COLOURS) - 1
STRAIGHTEN_ANY: Final = 4
"""The place of `any` among what can be straightened: spell, familiar, potion, artifact, any."""


# --- marks that are alike ---------------------------------------------------------------------------------------------


def _sameness(s: State, seat: int, slot: int) -> tuple[int, int, int, int]:
    """Marks in which all of this is the same are one choice: the mark itself, and what its slot does and is worth."""
    cat = s.cat
    return (s.mark[seat * MARK_SLOTS + slot], cat.charge[slot], cat.bead[slot], cat.mark_value[slot])


def alike_groups(s: State, seat: int, slots: list[int]) -> list[list[int]]:
    """Slots whose marks are alike, each group ascending, in the order of their lowest slots."""
    groups: list[list[int]] = []
    kinds: list[tuple[int, int, int, int]] = []
    for slot in slots:
        kind = _sameness(s, seat, slot)
        if kind in kinds:
            groups[kinds.index(kind)].append(slot)
        else:
            kinds.append(kind)
            groups.append([slot])
    return groups


def alike_once(s: State, seat: int, slots: list[int]) -> list[int]:
    """Of marks that are alike the lowest slot stands for all."""
    return [group[0] for group in alike_groups(s, seat, slots)]


def slots_in(s: State, seat: int, state: int) -> list[int]:
    """The slots of a wizard's marks in a state."""
    return [slot for slot in range(MARK_SLOTS) if s.mark_state(seat, slot) == state]


# --- gaining ----------------------------------------------------------------------------------------------------------


def gain_mark(s: State, seat: int, kind: int) -> bool:
    """To the first free slot of its row, charged; then the rest effect above the slot (PN-11.3, PN-11.4, PN-11.15).
    False without a free slot or without such a mark in the stock (PN-1.17, PN-11.13)."""
    slot = s.free_mark_slot(seat, kind)
    if slot < 0 or not s.marks_left(kind):
        return False
    s.put_mark(seat, kind, slot)
    s.something_new()
    push_bead(s, seat, slot)
    return True


def push_bead(s: State, seat: int, slot: int) -> None:
    """The rest effect above a mark. Brewing, exchanging and buying belong to a Rest turn (PN-14.15, PN-14.16)."""
    s.stack.append((frames.BEAD, seat, slot, 1 if s.turn_type == at.REST else 0, 0))


class Bead(Step[State]):
    """The die first, then the optional parts (PN-14.17). A die is taken from the locations if one of that kind lies
    there; the wizard chooses which (PN-14.7, PN-14.8, PN-14.10, PN-14.11, PN-14.18)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, slot, resting, part = frame
        bead = s.cat.bead[slot]
        while part < len(_PARTS):
            kind = _PARTS[part]
            part += 1
            if not bead & kind:
                continue
            if kind <= at.BEAD_SPARK:
                s.stack[-1] = (step, seat, slot, resting, part)
                take_die(s, seat, SPARK if kind == at.BEAD_SPARK else s.mark_kind(seat, slot))
                return
            if resting:
                s.stack[-1] = (step, seat, slot, resting, part)
                offer_part(s, seat, kind)
                return
        s.stack.pop()


_PARTS: Final = (at.BEAD_COLOUR, at.BEAD_SPARK, at.BEAD_BREW, at.BEAD_EXCHANGE, at.BEAD_BUY)


def offer_part(s: State, seat: int, part: int) -> None:
    """Brewing, exchanging or buying, which may be declined (PN-14.12, PN-14.13, PN-14.14)."""
    if part == at.BEAD_BREW:
        s.stack.append((frames.BREW_BEAD, seat))
    elif part == at.BEAD_EXCHANGE:
        s.stack.append((frames.EXCHANGE, seat, -1, 0, 0, 0, -1))
    else:
        s.stack.append((frames.BUY_AT_REST, seat))


def take_die(s: State, seat: int, kind: int) -> None:
    """A die of a rest effect: placed ones first, rolled like every gained die (PN-14.7, PN-14.9, PN-45.6)."""
    if s.lies(kind):
        s.stack.append((frames.BEAD_DIE, seat, kind))
    else:
        s.gain_die(seat, kind)


class ChooseLyingDie(Ask[State]):
    """Which placed die of a kind is taken, before it is rolled; one that lies beside the slots may be taken as well
    (PN-14.8, PN-14.22, PN-27.35). Only the slot that becomes free makes a difference."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, kind = frame
        return lying(s, 1 << kind)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, kind = frame
        s.stack.pop()
        die, section = lift(s, action, kind)
        if s.heard:
            s.log.append((ev.TOOK_PLACED, s.all, seat, die, section))
        s.gain_die(seat, kind)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("no-such-die-there", rule="PN-14.8")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, kind = frame
        return Decision(seat, "take-placed-die", {"kind": KINDS[kind]}, "", "PN-14.8", s.decisions)


def lying(s: State, kinds: int) -> list[int]:
    """The placed dice of these kinds, as actions: of alike dice in alike slots of a section the leftmost stands for
    all, and dice beside the slots of a section are one choice."""
    found: list[int] = []
    seen: set[tuple[int, int, int, int]] = set()
    cat = s.cat
    for slot, die in enumerate(s.placed):
        if die >= 0 and kinds >> kind_of(die) & 1:
            there = cat.die_slots[slot]
            same = (there.section, there.kind, there.value, die)
            if same not in seen:
                seen.add(same)
                found.append(cat.a_lying + slot)
    for section, zone in enumerate(s.beside):
        for die in zone:
            if kinds >> kind_of(die) & 1:
                found.append(cat.a_beside + section)
                break
    return found


def lift(s: State, action: int, kind: int) -> tuple[int, int]:
    """Take a placed die away that such an action names; beside the slots the lowest of that kind. Gives the die and its
    section."""
    place = s.cat.argument[action]
    if s.cat.block[action] == at.B_LYING:
        return s.clear_slot(place), s.cat.die_slots[place].section
    die = next(die for die in s.beside[place] if kind_of(die) == kind)
    s.lift(place, die)
    return die, place


# --- charge effects ---------------------------------------------------------------------------------------------------


def usable(s: State, seat: int, window: int) -> list[int]:
    """The charged marks that can be used in a window: in Study and Trial turns, and before the thread of a Rest those
    that change dice (PN-12.2, PN-13.1, PN-13.11, PN-51.15)."""
    if window == at.BEFORE_BEADS:
        charges = _DICE_CHARGES
    elif at.ANY_EFFECT >> window & 1 and s.turn_type & (at.STUDY | at.TRIAL_TURN):
        charges = _ALL_CHARGES
    else:
        return []
    found: list[int] = []
    seen: list[int] = []
    first = seat * MARK_SLOTS
    cat = s.cat
    for slot in range(MARK_SLOTS):
        mark = s.mark[first + slot]
        if mark < 0 or mark % at.STATES != CHARGED:
            continue
        charge = cat.charge[slot]
        same = mark * len(at.CHARGES) + charge  # alike in effect and colour: the lowest slot stands for all
        if charges >> charge & 1 and same not in seen:
            seen.append(same)
            if _target(s, seat, charge, mark // at.STATES, window):
                found.append(at.A_MARK + slot)
    return found


_ALL_CHARGES: Final = (1 << len(at.CHARGES)) - 1
_DICE_CHARGES: Final = 1 << at.C_SET | 1 << at.C_RECOLOUR | 1 << at.C_SET_ANY


def _target(s: State, seat: int, charge: int, kind: int, window: int) -> bool:
    """Whether a charge effect has a legal target: a mark of a discipline works on dice and Spells of its own colour
    only (PN-13.2 to PN-13.10, PN-13.12)."""
    if charge == at.C_SET_ANY:
        return bool(s.own_dice(seat))
    if charge == at.C_SET or charge == at.C_RECOLOUR:
        wanted = kind if charge == at.C_SET else BONE
        for die in s.own_dice(seat):
            if kind_of(die) == wanted:
                return True
        return False
    from arcanum.games.penumbra.cards import launchable
    from arcanum.games.penumbra.own_cards import straightenable

    if charge == at.C_STRAIGHTEN:
        return bool(straightenable(s, seat, STRAIGHTEN_ANY, -1))
    return bool(launchable(s, seat, ALL_COLOURS if charge == at.C_LAUNCH_ANY else 1 << kind, window))


def use_mark(s: State, seat: int, slot: int) -> None:
    """Charged becomes discharged, and the charge effect is applied (PN-11.8, PN-11.9, PN-12.5)."""
    kind = s.mark_kind(seat, slot)
    s.set_mark(seat, slot, DISCHARGED, ev.MARK_USED)
    charge = s.cat.charge[slot]
    if charge == at.C_SET:  # neither Bone nor Spark dice (PN-13.3)
        push_manipulation(s, seat, SET, 1, kinds=1 << kind, must=1)
    elif charge == at.C_RECOLOUR:  # PN-13.6
        push_manipulation(s, seat, RECOLOUR, 1, kind, 1 << BONE, 1)
    elif charge == at.C_SET_ANY:  # PN-13.7
        push_manipulation(s, seat, SET, 1, kinds=ALL_KINDS, must=1)
    elif charge == at.C_LAUNCH:  # PN-13.4, PN-13.5
        s.stack.append((frames.LAUNCH, seat, 1 << kind))
    elif charge == at.C_LAUNCH_ANY:  # PN-13.8
        s.stack.append((frames.LAUNCH, seat, ALL_COLOURS))
    else:  # PN-13.9
        s.stack.append((frames.STRAIGHTEN, seat, STRAIGHTEN_ANY, 1, -1, 1, 0, -1))


def refusal(s: State, seat: int, window: int, slot: int) -> Reason | None:
    """Why a mark cannot be used in a window."""
    name: dict[str, str | int] = {"mark": at.MARK_NAMES[slot]}
    state = s.mark_state(seat, slot)
    if state < 0:
        return Reason("no-mark-there", name, "PN-11.3")
    if state == WOUNDED:
        return Reason("mark-wounded", name, "PN-12.4")
    if state == DISCHARGED:
        return Reason("mark-discharged", name, "PN-12.3")
    charge = s.cat.charge[slot]
    if window == at.BEFORE_BEADS and not _DICE_CHARGES >> charge & 1:
        return Reason("mark-not-at-rest", name, "PN-13.11")
    if window != at.BEFORE_BEADS and not at.ANY_EFFECT >> window & 1:
        return Reason("no-marks-now", name, "PN-51.15")
    if not _target(s, seat, charge, s.mark_kind(seat, slot), window):
        return Reason("mark-without-target", {**name, "charge": at.CHARGES[charge]}, "PN-13.12")
    if at.A_MARK + slot not in usable(s, seat, window):
        return Reason("alike-mark", name, "PN-13.1")
    return None


# --- healing and recharging -------------------------------------------------------------------------------------------


def push_heal(s: State, seat: int, amount: int, must: int = 0, source: int = -1) -> None:
    """Up to so many wounded marks (PN-12.8, PN-12.12)."""
    wounded = s.wounded(seat)
    if amount and wounded:
        s.stack.append((frames.HEAL, seat, min(amount, wounded), must, source))


class Heal(Ask[State]):
    """`heal`: a wounded mark becomes charged, and its rest effect is applied (PN-12.8, PN-14.15)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, must, _ = frame
        found = [at.A_MARK + slot for slot in alike_once(s, seat, slots_in(s, seat, WOUNDED))]
        return found if must else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, must, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        slot = s.cat.argument[action]
        s.set_mark(seat, slot, CHARGED, ev.MARK_HEALED)
        if left > 1:
            s.stack.append((step, seat, left - 1, must, source))
        push_bead(s, seat, slot)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, must, _ = frame
        if action == at.A_DONE and must:
            return Reason("paid-for", {"way": "heal"}, "PN-27.14")
        return Reason("only-wounded", rule="PN-12.12")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, must, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "heal", {"left": left}, name, "PN-12.8", s.decisions, must, 1, not must)


def rechargeable(s: State, seat: int, only_disciplines: int) -> list[int]:
    """Discharged marks; wounded ones cannot be recharged (PN-12.6)."""
    found = slots_in(s, seat, DISCHARGED)
    return [slot for slot in found if slot < at.DISCIPLINE_SLOTS] if only_disciplines else found


def push_recharge(s: State, seat: int, amount: int, only_disciplines: int, source: int = -1) -> None:
    """Up to so many discharged marks."""
    there = len(rechargeable(s, seat, only_disciplines))
    if amount and there:
        s.stack.append((frames.RECHARGE, seat, min(amount, there), only_disciplines, source))


class Recharge(Ask[State]):
    """`recharge`: a discharged mark becomes charged, without its rest effect (PN-12.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, only_disciplines, _ = frame
        slots = alike_once(s, seat, rechargeable(s, seat, only_disciplines))
        return [at.A_DONE, *[at.A_MARK + slot for slot in slots]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, only_disciplines, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        s.set_mark(seat, s.cat.argument[action], CHARGED, ev.MARK_RECHARGED)
        if left > 1:
            s.stack.append((step, seat, left - 1, only_disciplines, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("only-discharged", rule="PN-12.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, _, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "recharge", {"left": left}, name, "PN-12.6", s.decisions, 0, 1, True)
