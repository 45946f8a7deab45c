"""Placing dice: which die goes where, in which form, as which colour (sections 27, 28, 43)."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import ARCANA, DieSlot
from arcanum.games.penumbra.dice import (
    BLUE,
    GREEN,
    KINDS,
    NAMES,
    RED,
    SPARK,
    VIOLET,
    YELLOW,
    counts_as,
    different,
    fits,
    kind_of,
    value_of,
)
from arcanum.games.penumbra.purchases import discount_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.windows import WindowAsk

SHOPS = (at.POTION_SHOP, at.SHOP)
SHIELDED = (at.GUILD, at.RUINS)
"""Where a placed Yellow die takes a Threat die away (PN-27.19)."""
NO_COLOUR = -1


# --- the window between placements ------------------------------------------------------------------------------------


class Free(WindowAsk):
    """Before, between and after placements; it ends with a placement or with the turn (PN-43.2, PN-43.5, PN-43.11,
    PN-51.1, PN-51.3, PN-51.31)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.FREE

    def ends(self, s: State, frame: Frame) -> list[int]:
        return [at.A_END, *[at.A_PLACE + section for section in place_sections(s, frame[SEAT])]]

    def end(self, s: State, frame: Frame, action: int) -> None:
        if action == at.A_END:
            s.stack.pop()
        else:
            s.stack[-1] = (frames.FREE, frame[SEAT], 0)
            begin_placement(s, frame[SEAT], s.cat.argument[action])

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] == at.B_PLACE:
            return place_refusal(s, frame[SEAT], s.cat.argument[action])
        return Reason("place-use-or-end", rule="PN-51.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: Args = {"left": s.now[f.PLACEMENTS]}
        return Decision(frame[SEAT], "free", args, "", "PN-43.2", s.decisions, 0, 1, True)


def section_open(s: State, section: int) -> bool:
    """Every section of the City and the Wild Lands, and those of the Classes in play (PN-3.1, PN-3.4, PN-28.1)."""
    return section >= at.CLASS_SECTIONS or section // 3 in s.classes


def place_sections(s: State, seat: int) -> list[int]:
    """The sections in which the wizard could place a die now (PN-28.6, PN-28.12, PN-28.13)."""
    if s.now[f.PLACEMENTS] <= 0 or not s.dice[seat]:
        return []
    dice = different(s.dice[seat])
    return [section for section in range(at.SECTIONS) if section_open(s, section) and _any_goes(s, seat, section, dice)]


def _any_goes(s: State, seat: int, section: int, dice: list[int]) -> bool:
    for die in dice:
        if forms(s, seat, section, die):
            return True
    return False


def place_refusal(s: State, seat: int, section: int) -> Reason:
    """Why no die can be placed in a section."""
    name: Args = {"section": at.SECTION_NAMES[section]}
    if not section_open(s, section):
        return Reason("class-not-in-play", name, "PN-3.4")
    if s.now[f.PLACEMENTS] <= 0:
        return Reason("no-placements-left", name, "PN-43.2")
    if not s.dice[seat]:
        return Reason("no-dice", name, "PN-28.13")
    if not any(meets_section(s, section, die) for die in s.dice[seat]):
        return Reason("no-die-fits", name, "PN-28.4")
    return Reason("no-slot-free", name, "PN-28.6")


# --- forms ------------------------------------------------------------------------------------------------------------


def meets(slot: DieSlot, die: int) -> bool:
    """Whether a die meets the condition of a slot; a Spark die may count as its colour (PN-28.4, PN-29.2, PN-29.12)."""
    if slot.kind == at.SLOT_ANY:
        return True
    if slot.kind == SPARK:
        return kind_of(die) == SPARK
    return fits(die, slot.kind) and (slot.value == 0 or value_of(die) == slot.value)


def meets_as_red(slot: DieSlot, die: int) -> bool:
    """The same for a die that counts as Red, and as no other colour (PN-8.7, PN-27.17)."""
    return meets(slot, die) and slot.kind in (at.SLOT_ANY, SPARK, RED)


def meets_section(s: State, section: int, die: int) -> bool:
    """Whether a die meets what a section demands, on whichever of its slots."""
    if s.cat.unlimited[section]:
        return True
    for slot in s.slots_of(section):
        if meets(s.cat.die_slots[slot], die):
            return True
    return False


def forms(s: State, seat: int, section: int, die: int) -> list[int]:
    """How a die can be placed in a section, as actions, ascending: in the leftmost free slot of each condition that it
    meets (PN-28.3, PN-28.19), in place of a lower die, or without a slot."""
    if s.cat.unlimited[section]:
        return [s.cat.a_beside + section]
    found: list[int] = []
    if meets_section(s, section, die):
        slots = s.slots_of(section)
        free = [slot for slot in slots if s.placed[slot] < 0]
        if s.now[f.WITHOUT_SLOT]:  # PN-28.18
            found.append(at.A_RIGHT)
        if not free and s.has(seat, ARCANA):  # PN-27.16, PN-27.33, PN-27.34
            found.append(at.A_TURN_UP)
        found += _free_slots(s, free, die)
        if counts_as(die, RED):
            found += _to_replace(s, slots, die)
        found.sort()
    return found


def _free_slots(s: State, free: list[int], die: int) -> list[int]:
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for slot in free:
        there = s.cat.die_slots[slot]
        if (there.kind, there.value) not in seen and meets(there, die):
            seen.append((there.kind, there.value))
            found.append(at.A_SLOT + slot)
    return found


def _to_replace(s: State, slots: list[int], die: int) -> list[int]:
    """Knock out a: the closed slots with a strictly lower die, also where another slot is free; alike dice in alike
    slots once (PN-27.4, PN-27.17, PN-27.35, PN-27.42)."""
    found: list[int] = []
    seen: list[tuple[int, int, int]] = []
    for slot in slots:
        there = s.cat.die_slots[slot]
        lying = s.placed[slot]
        if lying < 0 or value_of(lying) >= value_of(die) or not meets_as_red(there, die):
            continue
        if (there.kind, there.value, lying) not in seen:
            seen.append((there.kind, there.value, lying))
            found.append(s.cat.a_replace + slot)
    return found


def colours(s: State, section: int, die: int, form: int) -> list[int]:
    """The colours that change something when a Spark die is placed there; each use has one (PN-8.6, PN-8.7, PN-8.8,
    PN-27.37)."""
    block = s.cat.block[form]
    if kind_of(die) != SPARK or block == at.B_REPLACE:
        return []
    if section < at.CLASS_SECTIONS:
        return []
    found: list[int] = []
    if section in SHIELDED:
        found.append(YELLOW)
    if at.AREA_OF[section] == at.IN_WILD_LANDS:
        found.append(GREEN)
    if section in SHOPS:
        found.append(BLUE)
    if at.AREA_OF[section] == at.IN_CITY:
        found.append(VIOLET)
    return found


# --- placing ----------------------------------------------------------------------------------------------------------


def end_placement(s: State) -> None:
    """What belonged to the placement before lapses (PN-51.31)."""
    s.now[f.SECTION] = -1
    s.now[f.BIND] = 0
    s.now[f.RESOURCE] = 0
    s.now[f.SHIELDING] = 0
    s.now[f.OFF_THE_PRICE] = 0


def begin_placement(s: State, seat: int, section: int) -> None:
    """The one before is over; die, form and colour are named (PN-28.15). Placements are never nested (PN-28.17)."""
    end_placement(s)
    s.stack.append((frames.PLACE_DIE, seat, section))


class PlaceDie(Ask[State]):
    """Which die is placed; alike dice are one choice (PN-28.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, section = frame
        return [at.A_DIE + die for die in different(s.dice[seat]) if forms(s, seat, section, die)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, section = frame
        s.stack[-1] = (frames.PLACE_FORM, seat, section, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, section = frame
        if s.cat.block[action] != at.B_DIE:
            return Reason("choose-a-die-to-place", {"section": at.SECTION_NAMES[section]}, "PN-28.15")
        die = s.cat.argument[action]
        args: Args = {"section": at.SECTION_NAMES[section], "die": NAMES[die]}
        if die not in s.dice[seat]:
            return Reason("not-your-die", rule="PN-28.13")
        if not meets_section(s, section, die):
            return Reason("die-does-not-fit", args, "PN-28.4")
        return Reason("no-slot-for-this-die", args, "PN-28.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, section = frame
        return Decision(seat, "place-die", {"section": at.SECTION_NAMES[section]}, "", "PN-28.15", s.decisions)


class PlaceForm(Ask[State]):
    """In which slot, in place of which die, or without a slot (PN-27.40, PN-28.15, PN-51.22)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, section, die = frame
        return forms(s, seat, section, die)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, section, die = frame
        s.stack.pop()
        choices = colours(s, section, die, action)
        if len(choices) > 1:
            s.stack.append((frames.PLACE_COLOUR, seat, section, die, action))
        else:
            place(s, seat, section, die, action, choices[0] if choices else NO_COLOUR)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, section, die = frame
        return form_refusal(s, seat, section, die, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, section, die = frame
        args: Args = {"section": at.SECTION_NAMES[section], "die": NAMES[die]}
        return Decision(seat, "place-form", args, "", "PN-28.15", s.decisions)


def form_refusal(s: State, seat: int, section: int, die: int, form: int) -> Reason:
    """Why a die cannot be placed in a form."""
    args: Args = {"section": at.SECTION_NAMES[section], "die": NAMES[die]}
    block = s.cat.block[form]
    if block == at.B_RIGHT:
        return Reason("no-right-to-do-without", args, "PN-28.18")
    if block == at.B_TURN_UP:
        if not s.has(seat, ARCANA):
            return Reason("needs", {"ingredient": at.INGREDIENTS[ARCANA], "count": 1, "has": 0}, "PN-27.16")
        return Reason("a-slot-is-free", args, "PN-27.33")
    if block not in (at.B_SLOT, at.B_REPLACE):
        return Reason("choose-how-to-place", args, "PN-28.15")
    slot = s.cat.argument[form]
    if slot not in s.slots_of(section):
        return Reason("no-such-slot", args, "PN-28.5")
    there = s.cat.die_slots[slot]
    if block == at.B_SLOT:
        if s.placed[slot] >= 0:
            return Reason("slot-taken", args, "PN-28.3")
        return Reason("alike-slot" if meets(there, die) else "die-does-not-fit", args, "PN-28.19")
    if not counts_as(die, RED):
        return Reason("only-red-knocks-out", args, "PN-27.4")
    if s.placed[slot] < 0:
        return Reason("nothing-to-knock-out", args, "PN-27.42")
    if value_of(s.placed[slot]) >= value_of(die):
        return Reason("not-lower", {**args, "lying": NAMES[s.placed[slot]]}, "PN-27.17")
    if not meets_as_red(there, die):
        return Reason("die-does-not-fit", args, "PN-27.17")
    return Reason("alike-slot", args, "PN-28.19")


class PlaceColour(Ask[State]):
    """As which colour a Spark die is placed: only such as change something there (PN-8.8, PN-27.37)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, section, die, form = frame
        return [at.A_COLOUR + colour for colour in colours(s, section, die, form)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, section, die, form = frame
        s.stack.pop()
        place(s, seat, section, die, form, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, section, _, _ = frame
        args: Args = {"section": at.SECTION_NAMES[section]}
        if s.cat.block[action] == at.B_COLOUR:
            args["colour"] = KINDS[s.cat.argument[action]]
            return Reason("colour-changes-nothing", args, "PN-27.37")
        return Reason("name-a-colour", args, "PN-27.37")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, section, die, _ = frame
        args: Args = {"section": at.SECTION_NAMES[section], "die": NAMES[die]}
        return Decision(seat, "place-colour", args, "", "PN-27.37", s.decisions)


def place(s: State, seat: int, section: int, die: int, form: int, colour: int) -> None:
    """The die moves to where it was named for; Turn up is paid, the die it replaces goes to the stock. Then "when you
    place" effects, the window, and the section effect (PN-27.17, PN-27.35, PN-28.7, PN-28.15)."""
    block = s.cat.block[form]
    slot = -1
    if block == at.B_TURN_UP:
        s.lose(seat, ARCANA, 1)
    elif block == at.B_RIGHT:
        s.now[f.WITHOUT_SLOT] -= 1
    elif block in (at.B_SLOT, at.B_REPLACE):
        slot = s.cat.argument[form]
    if block == at.B_REPLACE:
        lying = s.clear_slot(slot)
        if s.heard:
            s.log.append((ev.KNOCKED_OUT, s.all, seat, lying, section))
    s.remove_die(seat, die)
    s.lay(seat, die, section, slot)
    s.now[f.PLACEMENTS] -= 1
    s.now[f.PLACED] = 1
    s.now[f.SECTION] = section
    note_forms(s, seat, section, colour if kind_of(die) == SPARK else kind_of(die), block == at.B_REPLACE)
    s.stack.append((frames.SECTION, seat, 0, section, 0))
    s.stack.append((frames.PLACED_DIE, seat))
    s.stack.append((frames.FIRE, seat, at.W_PLACED, section))


def note_forms(s: State, seat: int, section: int, colour: int, replaced: bool) -> None:
    """What the colour of the placed die brings to the whole placement: Protect, Forage, Persuade, Pilfer (PN-27.7 to
    PN-27.11, PN-27.22). A Spark die that was placed as Red for Knock out a brings nothing else."""
    now = s.now
    area = at.AREA_OF[section]
    now[f.BIND] = 1 if area == at.IN_CITY else 0
    if section in SHOPS:  # a permanent reduction works once per placement, off the total (PN-31.4)
        now[f.OFF_THE_PRICE] = discount_of(s, seat)
    if replaced:
        return
    if section in SHIELDED and colour == YELLOW:
        now[f.SHIELDING] = 1
    if (area == at.IN_WILD_LANDS and colour == GREEN) or (area == at.IN_CITY and colour == VIOLET):
        now[f.RESOURCE] = 1
    if section in SHOPS and colour == BLUE:
        now[f.OFF_THE_PRICE] += 1
