"""The Automa: the opponent of a wizard who plays alone. Its turn is made of steps that ask nothing (section 49).

It is a party without a seat. It has marks, Arcana, contracts, trials and Tomes like a wizard, keeps its other cards
aside, and has neither dice nor other ingredients (PN-49.5). It never uses cards or primagic, faces no Threat and gets
no reward (PN-49.6, PN-49.7, PN-49.12, PN-49.13, PN-49.23, PN-49.42).
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Frame, Step
from arcanum.core.shared import changed, without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import ARCANA, DISCIPLINE_SLOTS, MARK_SLOTS, SPARK_MARK, STATES, Automa
from arcanum.games.penumbra.dice import BONE, FACES, SPARK, die_of, kind_of
from arcanum.games.penumbra.fate import fill_row, refresh_row
from arcanum.games.penumbra.state import State

LOW: Final = FACES // 2
"""A die up to here takes the left card of a market, and goes to the first of two locations (PN-49.22)."""
MOST_CAP: Final = 4
"""No trial is harder (PN-49.50)."""

BEGIN: Final = 0
FATE: Final = 1
OVER: Final = 2


class AutomaTurn(Step[State]):
    """`(step, -1, stage)`: its instruction; then, if it passed a trial or rested, the contract row and a Fate card,
    whose event the player carries out; then the turn is over (PN-49.24, PN-49.33, PN-49.36, PN-49.48)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, stage = frame
        s.stack[-1] = (step, seat, stage + 1)
        if stage == BEGIN:
            if carry_out(s):
                refresh_row(s)
            else:
                s.stack[-1] = (step, seat, OVER)
        elif stage == FATE:
            s.stack.append((frames.REVEAL_FATE, -1, 0))
        else:
            s.stack.pop()
            if s.heard:
                s.log.append((ev.TURN_ENDED, s.all, s.active))


# --- the instruction --------------------------------------------------------------------------------------------------


def automa_of(s: State) -> Automa:
    """The one that the options name (PN-1.3, PN-49.3)."""
    return s.cat.automas[at.AUTOMAS.index(str(s.options["automa"]))]


def band_of(s: State) -> int:
    """The column of its table, by its level: the number of its discipline marks (PN-49.19, PN-49.26)."""
    level = s.discipline_marks(s.seats)
    bands = s.cat.automa_bands
    band = 0
    while band < len(bands) - 1 and level > bands[band]:
        band += 1
    return band


def carry_out(s: State) -> bool:
    """One cell of the table: its row is rolled, or 1 after too many turns without REST. In its first turn it carries
    out only the first step of it. Whether a trial was passed or REST carried out (PN-49.30, PN-49.33)."""
    party = s.seats
    band = band_of(s)
    waited = s.automa[f.RESTLESS]
    value = 1 if waited >= s.cat.automa_patience else s.roll()
    if s.heard:
        s.log.append((ev.AUTOMA_ROLLED, s.all, value, band + 1))
    cell = automa_of(s).columns[band][value - 1]
    if s.turns[party] == 1:
        cell = cell[:1]
    passed = len(s.trials[party])
    rested = False
    s.automa = [*s.automa[: f.FACE], value, band, 0]
    for step in cell:
        s.automa = changed(s.automa, f.STEPS, s.automa[f.STEPS] + 1)
        if s.heard:
            s.log.append((ev.AUTOMA_STEP, s.all, step))
        rested = rested or step == at.STEP_REST
        if not STEPS[step](s):
            break
    s.automa = changed(s.automa, f.RESTLESS, 0 if rested else waited + 1)
    return rested or len(s.trials[party]) > passed


def next_class(s: State) -> int:
    """The Class under the pointer, which moves on to the next one and from the last to the first (PN-49.34)."""
    pointer = s.automa[f.POINTER]
    s.automa = changed(s.automa, f.POINTER, (pointer + 1) % len(s.classes))
    return s.classes[pointer]


# --- its dice ---------------------------------------------------------------------------------------------------------


def available(s: State, kind: int) -> bool:
    """Whether the stock still has such a die: those of the box less those in the supply of the player, temporary ones
    too, and those in the locations (PN-49.17, PN-49.49)."""
    if s.options["automa_finite_dice"] == "false":
        return True
    out = 0
    for zone in (*s.dice, s.placed, *s.beside):
        for die in zone:
            if die >= 0 and kind_of(die) == kind:
                out += 1
    return out < s.cat.box_dice[kind]


def roll_for(s: State, kind: int) -> int:
    """A die is taken from the stock and rolled; 0 if there is none: then the whole cell is over (PN-49.16)."""
    if not available(s, kind):
        if s.heard:
            s.log.append((ev.AUTOMA_STOPPED, s.all, kind))
        return 0
    value = s.roll()
    if s.heard:
        s.log.append((ev.AUTOMA_DIE, s.all, die_of(kind, value)))
    return value


def place(s: State, kind: int, value: int, section: int) -> None:
    """In the leftmost free slot that takes this colour, whatever value it asks for, never in a Spark slot; without one
    the die goes back to the stock (PN-49.14, PN-49.15, PN-49.18, PN-49.37)."""
    die = die_of(kind, value)
    for slot in s.slots_of(section):
        if s.placed[slot] < 0 and s.cat.die_slots[slot].kind in (at.SLOT_ANY, kind):
            s.lay(s.seats, die, section, slot)
            return
    if s.cat.unlimited[section]:
        s.lay(s.seats, die, section, -1)


# --- what it takes ----------------------------------------------------------------------------------------------------


def take_arcana(s: State) -> bool:
    """1 Arcana; what does not fit is lost (PN-49.42)."""
    s.gain(s.seats, ARCANA, 1)
    return True


def take_card(s: State, market: int, value: int) -> None:
    """The left or the right card of a market, or its only one; from an empty market 1 Arcana. It may have cards of one
    name, does nothing with them, and never gives them back (PN-49.8, PN-49.9, PN-49.22, PN-49.29, PN-49.38,
    PN-49.46)."""
    first = market * at.MARKET_SIZE
    places = [place for place in range(first, first + at.MARKET_SIZE) if s.market[place] >= 0]
    if not places:
        take_arcana(s)
        return
    card = s.take_from_market(places[0] if value <= LOW else places[-1])
    if s.cat.kind[card] == at.TOME:
        s.tomes[s.seats] = [*s.tomes[s.seats], card]
    else:
        s.kept = [*s.kept, card]
    if s.heard:
        s.log.append((ev.CARD_GAINED, s.all, s.seats, card))


def take_mark(s: State, kind: int) -> bool:
    """A mark without price and bead, if there is room and one is left (PN-49.29, PN-49.35)."""
    slot = s.free_mark_slot(s.seats, kind)
    if slot < 0 or s.marks_left(kind) <= 0:
        return False
    s.put_mark(s.seats, kind, slot)
    return True


# --- the steps; each says whether the cell goes on --------------------------------------------------------------------


def mark_step(s: State) -> bool:
    """MARK: a mark and a card of the next Class, or 1 Arcana instead of both (PN-49.35)."""
    discipline = next_class(s)
    value = roll_for(s, discipline)
    if not value:
        return False
    place(s, discipline, value, discipline * 3 + at.MARK_SECTION)
    if take_mark(s, discipline):
        take_card(s, discipline, value)
    else:
        take_arcana(s)
    return True


def card_step(s: State) -> bool:
    """CARD: a card of the next Class."""
    discipline = next_class(s)
    return shop(s, discipline, discipline, discipline * 3 + at.CARD_SECTION)


def potion_step(s: State) -> bool:
    """POTION."""
    return shop(s, BONE, at.POTION_DECK, at.POTION_SHOP)


def shop_step(s: State) -> bool:
    """SHOP."""
    return shop(s, BONE, at.ARTIFACT_DECK, at.SHOP)


def shop(s: State, kind: int, market: int, section: int) -> bool:
    value = roll_for(s, kind)
    if not value:
        return False
    place(s, kind, value, section)
    take_card(s, market, value)
    return True


def guild_step(s: State) -> bool:
    """GUILD: the rightmost contract of its alignment, which the first one fixes; without one 1 Arcana (PN-49.10,
    PN-49.11, PN-49.21, PN-49.39, PN-49.40)."""
    value = roll_for(s, BONE)
    if not value:
        return False
    place(s, BONE, value, at.GUILD)
    side = s.automa[f.ALIGNMENT]
    for contract in reversed(s.row):
        if side < 0 or s.cat.alignment[contract] == side:
            s.row = without(s.row, contract)
            s.automa = changed(s.automa, f.ALIGNMENT, s.cat.alignment[contract])
            s.contracts[s.seats] = [*s.contracts[s.seats], contract]
            if s.heard:
                s.log.append((ev.CONTRACT_DONE, s.all, s.seats, contract))
            s.check_prophecies()
            fill_row(s)
            return True
    return take_arcana(s)


def wild_step(s: State) -> bool:
    """WILD: a die in the Sanctuary or the Ruins, and 1 Arcana."""
    value = roll_for(s, BONE)
    if not value:
        return False
    place(s, BONE, value, at.SANCTUARY if value <= LOW else at.RUINS)
    return take_arcana(s)


def trial_cap(s: State) -> int:
    """The hardest trial that it dares (PN-49.50)."""
    level = s.discipline_marks(s.seats) + automa_of(s).trial_cap
    return min(max(level, 1), MOST_CAP)


def trial_step(s: State) -> bool:
    """TRIAL: the hardest one of the row within its cap, the leftmost of several, on the path of its alignment, with a
    Spark mark by the normal rule; otherwise GUILD (PN-39.7, PN-49.10, PN-49.20, PN-49.40)."""
    cap = trial_cap(s)
    best = -1
    for trial in s.trial_row:
        difficulty = s.cat.difficulty[trial]
        if difficulty <= cap and (best < 0 or difficulty > s.cat.difficulty[best]):
            best = trial
    side = s.automa[f.ALIGNMENT]
    if side < 0 or best < 0:
        return guild_step(s)
    s.trial_row = without(s.trial_row, best)
    s.trials[s.seats] = [*s.trials[s.seats], best * 2 + side]
    if s.heard:
        s.log.append((ev.TRIAL_PASSED, s.all, s.seats, best, side))
    s.check_prophecies()
    if s.cat.difficulty[best] > s.spark_marks(s.seats):
        take_mark(s, SPARK_MARK)
    return True


def rest_step(s: State) -> bool:
    """REST: dice go from the locations to the stock: Bone dice, one die for each mark (PN-49.41)."""
    kinds = [BONE] * s.cat.bone_at_rest
    first = s.seats * MARK_SLOTS
    for slot in range(MARK_SLOTS):
        mark = s.mark[first + slot]
        if mark >= 0:
            kinds.append(mark // STATES if slot < DISCIPLINE_SLOTS else SPARK)
    for kind in kinds:
        take_back(s, kind)
    return True


def take_back(s: State, kind: int) -> None:
    """One die of a kind: Class by Class from the left, then the City, then the Wild Lands; in a section from the left,
    what lies beside the slots last."""
    schools = [discipline * 3 + section for discipline in s.classes for section in range(3)]
    for section in (*schools, *range(at.CLASS_SECTIONS, at.SECTIONS)):
        for slot in s.slots_of(section):
            if s.placed[slot] >= 0 and kind_of(s.placed[slot]) == kind:
                note_taken(s, s.clear_slot(slot), section)
                return
        for die in s.beside[section]:
            if kind_of(die) == kind:
                s.lift(section, die)
                note_taken(s, die, section)
                return


def note_taken(s: State, die: int, section: int) -> None:
    if s.heard:
        s.log.append((ev.AUTOMA_TOOK_BACK, s.all, die, section))


STEPS: Final = (
    mark_step,
    card_step,
    potion_step,
    shop_step,
    guild_step,
    wild_step,
    take_arcana,
    trial_step,
    rest_step,
)
"""By their numbers in `catalogue.AUTOMA_STEPS`."""
