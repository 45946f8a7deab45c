"""Primagic: what dice and ingredients can do for every wizard without any card (section 27).

What belongs to placing a die (Knock out a, Forage, Persuade, Pilfer, Protect by placing, Turn up) is in `placement.py`.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import STEP, Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import CRYSTAL, FRUIT, JEWEL, TRINKET
from arcanum.games.penumbra.dice import KINDS, RED, YELLOW, counts_as, different, kind_of
from arcanum.games.penumbra.manipulate import (
    ALL_KINDS,
    FLIP,
    NUDGE,
    RECOLOUR,
    REROLL,
    push_manipulation,
)
from arcanum.games.penumbra.markets import push_refresh_markets
from arcanum.games.penumbra.marks import lying, push_heal
from arcanum.games.penumbra.payment import only, pay
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.reserving import EITHER, push_reserve_contracts
from arcanum.games.penumbra.state import State

# PN-27.12: Crystals for one step of each manipulation, by its number.
CRYSTALS: Final = (1, 2, 2, 3)
_WAY_OF: Final = {at.B_REROLL: REROLL, at.B_NUDGE: NUDGE, at.B_FLIP: FLIP, at.B_RECOLOUR: RECOLOUR}
_MANIPULATIONS: Final = ((at.A_REROLL, REROLL), (at.A_NUDGE, NUDGE), (at.A_FLIP, FLIP), (at.A_RECOLOUR, RECOLOUR))
# PN-27.14
FRUIT_TO_HEAL: Final = 2
_PLACING: Final = 1 << at.FREE | 1 << at.PLACED
_HEALING: Final = 1 << at.BEADS | 1 << at.BEFORE_BEADS

TO_PROTECT: Final = 0
TO_KNOCK_OUT: Final = 1


def usable(s: State, seat: int, window: int) -> list[int]:
    """What primagic can be used in a window, ascending (PN-27.1, PN-27.2, PN-27.3, PN-51.16 to PN-51.19)."""
    store = s.store
    first = seat * 6
    found: list[int] = []
    if not at.ANY_EFFECT >> window & 1:
        if window == at.ROLLED:
            return [at.A_NUDGE] if s.threat[f.NUDGES_LEFT] else found
        if _HEALING >> window & 1 and store[first + FRUIT] >= FRUIT_TO_HEAL and s.wounded(seat):
            found.append(at.A_HEAL)
        return found
    crystals = store[first + CRYSTAL]
    if crystals and s.own_dice(seat) and not suppressed(s, seat, at.S_CRYSTALS):
        for action, way in _MANIPULATIONS:
            if crystals >= CRYSTALS[way]:
                found.append(action)
    if window == at.PREPARE and can_protect(s, seat):
        found.append(at.A_PROTECT)
    if s.turn_type != at.STUDY:
        return found
    if has_colour(s, seat, RED) and lying(s, ALL_KINDS):
        found.append(at.A_KNOCK_OUT)
    if s.now[f.BIND] and _PLACING >> window & 1 and s.blood(seat):
        found.append(at.A_BIND)
    if store[first + JEWEL]:
        found.append(at.A_BRIBE)
    if store[first + FRUIT] >= FRUIT_TO_HEAL and s.wounded(seat):
        found.append(at.A_HEAL)
    if store[first + TRINKET] and not s.now[f.IN_TIME] and _needs_time(s, seat, window):
        found.append(at.A_IN_TIME)
    if s.now[f.RESOURCE] and _PLACING >> window & 1:
        found.append(at.A_RESOURCE)
    return found


def has_colour(s: State, seat: int, colour: int) -> bool:
    """Whether a die of the supply may be used as one of this colour (PN-8.8)."""
    for die in s.dice[seat]:
        if counts_as(die, colour):
            return True
    return False


def can_protect(s: State, seat: int) -> bool:
    """Whether a Threat die that can be cancelled is there, and a Yellow die against it (PN-27.20, PN-27.21)."""
    return s.threat[f.LOOSE] > 0 and (s.now[f.SHIELDING] > 0 or has_colour(s, seat, YELLOW))


def _needs_time(s: State, seat: int, window: int) -> bool:
    """Make it in time is offered once no placement is left. It could be used earlier (PN-51.17), which makes a
    difference where a card could use placements up (PN-43.12), be it launched from a market (PN-21.17), and where the
    store is full of Trinkets (PN-6.3)."""
    if s.has(seat, TRINKET) == s.cat.store_limit:
        return True
    if window != at.FREE:
        return False
    if not s.now[f.PLACEMENTS]:
        return True
    for card in (*s.grimoire[seat], *s.inventory[seat], *s.market):
        if card >= 0 and s.cat.uses_placements[card]:
            return True
    return False


def use(s: State, seat: int, action: int) -> None:
    """It works at once, like a Spell, and is no card (PN-27.3, PN-27.41). What is asked for it comes above the window;
    payments come first."""
    if s.heard:
        s.log.append((ev.PRIMAGIC, s.all, seat, action))
    block = s.cat.block[action]
    if block == at.B_NUDGE and s.threat[f.GOING_ON] and s.threat[f.NUDGES_LEFT] and s.stack[-1][STEP] == frames.ROLLED:
        s.stack.append((frames.NUDGE_THREAT, seat, s.threat[f.NUDGES_LEFT], 0, -1))
        s.threat[f.NUDGES_LEFT] = 0
    elif block in _WAY_OF:  # PN-27.30
        way = _WAY_OF[block]
        push_manipulation(s, seat, way, 1, must=1)
        pay(s, seat, only(CRYSTAL, CRYSTALS[way]))
    elif block == at.B_PROTECT:
        protect(s, seat)
    elif block == at.B_KNOCK_OUT:  # PN-27.5, PN-27.18, PN-27.43
        s.stack.append((frames.PICK_PLACED, seat, PICK_OUT, ALL_KINDS, 1, 1, -1))
        s.stack.append((frames.DISCARD_DIE, seat, TO_KNOCK_OUT, RED))
    elif block == at.B_BIND:  # PN-27.11, PN-27.25, PN-27.27
        s.now[f.BIND] = 0
        push_reserve_contracts(s, seat, 1, EITHER)
        pay(s, seat, only(at.BLOOD, 1))
    elif block == at.B_BRIBE:  # PN-27.13, PN-27.31
        push_refresh_markets(s, seat, 1, 1)
        pay(s, seat, only(JEWEL, 1))
    elif block == at.B_HEAL:  # PN-27.14, PN-27.32
        push_heal(s, seat, 1, 1)
        pay(s, seat, only(FRUIT, FRUIT_TO_HEAL))
    elif block == at.B_IN_TIME:  # PN-27.15, PN-27.36
        s.now[f.IN_TIME] = 1
        s.now[f.PLACEMENTS] += 1
        pay(s, seat, only(TRINKET, 1))
    else:  # PN-28.11, PN-28.16
        s.now[f.RESOURCE] = 0
        s.roll_resource(seat, 1)


def protect(s: State, seat: int) -> None:
    """The Yellow die that was placed takes a Threat die away first; else one is discarded (PN-27.7, PN-27.20)."""
    if s.now[f.SHIELDING]:
        s.now[f.SHIELDING] = 0
        cancel_threat(s, seat, 1)
    else:
        s.stack.append((frames.DISCARD_DIE, seat, TO_PROTECT, YELLOW))


def cancel_threat(s: State, seat: int, amount: int) -> None:
    """`cancel_threat`: prepared dice that can be cancelled are discarded (PN-15.3, PN-15.18, PN-15.23)."""
    count = min(amount, s.threat[f.LOOSE])
    if count > 0:
        s.threat[f.LOOSE] -= count
        if s.heard:
            s.log.append((ev.THREAT_CANCELLED, s.all, seat, count))


class DiscardDie(Ask[State]):
    """Which die of a colour is discarded for primagic; a Spark die may count as it (PN-8.8)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, colour = frame
        return [at.A_DIE + die for die in different(s.dice[seat]) if counts_as(die, colour)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, purpose, _ = frame
        s.stack.pop()
        s.discard_die(seat, s.cat.argument[action])
        if purpose == TO_PROTECT:
            cancel_threat(s, seat, 1)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, colour = frame
        return Reason("discard-a-die-of", {"kind": KINDS[colour]}, "PN-8.8")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, purpose, colour = frame
        args: Args = {"kind": KINDS[colour], "purpose": ("protect", "knock-out")[purpose]}
        return Decision(seat, "discard-die", args, "", "PN-27.7" if purpose == TO_PROTECT else "PN-27.5", s.decisions)


# --- placed dice ------------------------------------------------------------------------------------------------------

PICK_OUT: Final = 0
PICK_UP: Final = 1
PURPOSES: Final = ("knock-out", "take")


def push_pick_placed(s: State, seat: int, purpose: int, kinds: int, amount: int, source: int) -> None:
    """Up to so many placed dice of these kinds are taken into the supply as they lie, or knocked out."""
    if amount and lying(s, kinds):
        s.stack.append((frames.PICK_PLACED, seat, purpose, kinds, amount, 0, source))


class PickPlaced(Ask[State]):
    """A placed die, whoever placed it (PN-27.43): Knock out b, and `take_placed_dice`."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, kinds, _, must, _ = frame
        found = lying(s, kinds)
        return found if must else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, purpose, kinds, left, must, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1 and len(lying(s, kinds)):
            s.stack.append((step, seat, purpose, kinds, left - 1, must, source))
        place = s.cat.argument[action]
        if s.cat.block[action] == at.B_LYING:
            picked(s, seat, purpose, s.clear_slot(place), s.cat.die_slots[place].section)
        else:
            s.stack.append((frames.PICK_BESIDE, seat, purpose, kinds, place))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("no-such-die-there", rule="PN-27.43")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, purpose, _, left, must, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        args: Args = {"purpose": PURPOSES[purpose], "left": left}
        return Decision(seat, "pick-placed", args, name, "PN-27.43", s.decisions, must, 1, not must)


class PickBeside(Ask[State]):
    """Which of the different dice that lie beside the slots of a section."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, kinds, section = frame
        return [at.A_DIE + die for die in different(s.beside[section]) if kinds >> kind_of(die) & 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, purpose, _, section = frame
        s.stack.pop()
        die = s.cat.argument[action]
        s.lift(section, die)
        picked(s, seat, purpose, die, section)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("no-such-die-there", rule="PN-27.43")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, purpose, _, section = frame
        args: Args = {"purpose": PURPOSES[purpose], "section": at.SECTION_NAMES[section]}
        return Decision(seat, "pick-beside", args, "", "PN-27.43", s.decisions)


def picked(s: State, seat: int, purpose: int, die: int, section: int) -> None:
    """A placed die goes to the stock (PN-27.18), or to the supply without a roll."""
    if purpose == PICK_OUT:
        if s.heard:
            s.log.append((ev.KNOCKED_OUT, s.all, seat, die, section))
        return
    s.add_die(seat, die)
    if s.heard:
        s.log.append((ev.TOOK_PLACED, s.all, seat, die, section))


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusal(s: State, seat: int, window: int, action: int) -> Reason | None:
    """Why primagic cannot be used in a window; None if it can."""
    if action in usable(s, seat, window):
        return None
    block = s.cat.block[action]
    name: Args = {"primagic": s.cat.space.words(action)}
    if block == at.B_HEAL:
        if s.turn_type == at.TRIAL_TURN:
            return Reason("not-in-this-turn", name, "PN-27.32")
        if not s.wounded(seat):
            return Reason("no-wounded-mark", name, "PN-12.12")
        return _costs(s, seat, FRUIT, FRUIT_TO_HEAL, "PN-27.14")
    if not at.ANY_EFFECT >> window & 1:
        return Reason("no-primagic-now", {**name, "window": at.WINDOWS[window]}, "PN-27.32")
    if block in _WAY_OF:
        if suppressed(s, seat, at.S_CRYSTALS):
            return Reason("crystals-suppressed", name, "PN-41.11")
        if not s.own_dice(seat):
            return Reason("no-dice", name, "PN-10.1")
        return _costs(s, seat, CRYSTAL, CRYSTALS[_WAY_OF[block]], "PN-27.12")
    if block == at.B_PROTECT:
        if window != at.PREPARE:
            return Reason("only-before-the-roll", name, "PN-51.19")
        if not s.threat[f.LOOSE]:
            return Reason("nothing-to-cancel", name, "PN-27.21")
        return Reason("no-die-of", {**name, "kind": KINDS[YELLOW]}, "PN-27.20")
    if s.turn_type != at.STUDY:
        return Reason("not-in-this-turn", name, "PN-51.17")
    return _study_refusal(s, seat, window, block, name)


def _study_refusal(s: State, seat: int, window: int, block: int, name: Args) -> Reason:
    """Why primagic of Study turns cannot be used."""
    if block == at.B_KNOCK_OUT:
        if not has_colour(s, seat, RED):
            return Reason("no-die-of", {**name, "kind": KINDS[RED]}, "PN-27.5")
        return Reason("nothing-placed", name, "PN-27.43")
    if block == at.B_BIND:
        if not s.now[f.BIND] or not _PLACING >> window & 1:
            return Reason("no-bind-now", name, "PN-51.21")
        return _costs(s, seat, at.BLOOD, 1, "PN-27.11")
    if block == at.B_BRIBE:
        return _costs(s, seat, JEWEL, 1, "PN-27.13")
    if block == at.B_IN_TIME:
        if s.now[f.IN_TIME]:
            return Reason("once-a-turn", name, "PN-27.15")
        if not s.has(seat, TRINKET):
            return _costs(s, seat, TRINKET, 1, "PN-27.15")
        if window == at.FREE:
            return Reason("placements-left", {**name, "count": s.now[f.PLACEMENTS]}, "PN-27.15")
    elif not s.now[f.RESOURCE]:
        return Reason("no-resource-die", name, "PN-28.16")
    return Reason("no-primagic-now", {**name, "window": at.WINDOWS[window]}, "PN-28.16")


def _costs(s: State, seat: int, ingredient: int, amount: int, rule: str) -> Reason:
    has = s.blood(seat) if ingredient == at.BLOOD else s.has(seat, ingredient)
    return Reason("needs", {"ingredient": at.INGREDIENTS[ingredient], "count": amount, "has": has}, rule)
