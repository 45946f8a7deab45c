"""Selectors: which figures and rooms an instruction means, as sets. And whom it may harm or reach at all."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.lodge import AWAY, CELL, CENTRE, EVERY_ROOM, ROOMS, within
from arcanum.games.black_rose.registers import (
    CASTER,
    ENTERED,
    GONE,
    HOLDER,
    ITEM,
    PICKED,
    PICKED_ROOMS,
    SOURCE,
    SUMMONED,
    TARGET,
    TARGET_ROOM,
    THIS,
    THIS_ROOM,
    TRIGGER_ROOM,
    TRIGGER_SOURCE,
    TRIGGER_TARGET,
)
from arcanum.games.black_rose.state import State

# figures, in the order of `vocabulary.Figures`
F_TARGET: Final = 0
F_AREA: Final = 1
F_CASTER: Final = 2
F_OPPONENT_MAGE: Final = 3
F_THIS: Final = 4
F_SUMMONED: Final = 5
F_PICKED: Final = 6
F_ITEM: Final = 7
F_EACH_MAGE: Final = 8
F_EACH_FIGURE: Final = 9
F_EACH_EVOCATION: Final = 10
F_ENEMY_FIGURES: Final = 11
F_OWN_EVOCATIONS: Final = 12
F_TOKEN_HOLDER: Final = 13
F_TRIGGER_SOURCE: Final = 14
F_TRIGGER_TARGET: Final = 15
F_DAMAGED: Final = 16

# rooms, in the order of `vocabulary.Rooms`
R_TARGET: Final = 0
R_CASTER: Final = 1
R_THIS: Final = 2
R_OPPONENT: Final = 3
R_PICKED: Final = 4
R_OF_TARGET: Final = 5
R_ITEM: Final = 6
R_ENTERED: Final = 7
R_EACH: Final = 8
R_DESTROYED: Final = 9
R_OCCUPIED: Final = 10
R_CENTRE: Final = 11
R_TRIGGER: Final = 12

# parties, in the order of `vocabulary.Party`
P_CASTER: Final = 0
P_OPPONENT: Final = 1
P_TARGET: Final = 2
P_ITEM: Final = 3
P_HOLDER: Final = 4
P_ROSE: Final = 5

ALL_FIGURES: Final = 255
_OWNERS: Final = list(at.OWNER_OF)


def _one(effect: Effect, figure: int) -> int:
    """A figure that was chosen, unless it has left the lodge since; a decoy is no figure (BR-6.16, BR-6.17,
    BR-8.16)."""
    if figure < 0 or figure >= at.FIGURES or effect[GONE] >> figure & 1:
        return 0
    return 1 << figure


def lodge_figures(s: State) -> int:
    """All figures in the lodge."""
    found = 0
    for figure in range(at.FIGURES):
        if AWAY < s.where[figure] < CELL:
            found |= 1 << figure
    return found


def figures(s: State, effect: Effect, selector: int) -> int:
    """The figures that a selector means."""
    if selector == F_TARGET:
        return _one(effect, effect[TARGET])
    if selector == F_CASTER:
        return 1 << effect[CASTER]
    if selector == F_AREA:
        return s.in_room(effect[TARGET_ROOM]) & ~at.OF_SEAT[effect[CASTER]] if effect[TARGET_ROOM] >= 0 else 0
    if selector == F_SUMMONED:
        return _one(effect, effect[SUMMONED])
    if selector == F_PICKED:
        return effect[PICKED] & ~effect[GONE]
    if selector == F_ITEM:
        # A mage in a for_each is meant wherever he is: events reach mages in cells.
        return 1 << effect[ITEM] if 0 <= effect[ITEM] < 2 else _one(effect, effect[ITEM])
    if selector == F_THIS:
        return _one(effect, effect[THIS])
    if selector in (F_TOKEN_HOLDER, F_TRIGGER_SOURCE, F_TRIGGER_TARGET):
        return _triggering(effect, selector)
    return _groups(s, effect, selector)


def _triggering(effect: Effect, selector: int) -> int:
    if selector == F_TOKEN_HOLDER:
        return 1 << effect[HOLDER] if effect[HOLDER] >= 0 else 0
    return _one(effect, effect[TRIGGER_SOURCE] if selector == F_TRIGGER_SOURCE else effect[TRIGGER_TARGET])


def _groups(s: State, effect: Effect, selector: int) -> int:
    """Opponent figures are those that the other mage owns, himself included (BR-7.16)."""
    if selector == F_OPPONENT_MAGE:
        return 1 << 1 - effect[CASTER]
    if selector == F_EACH_MAGE:
        return at.MAGES
    if selector == F_DAMAGED:
        return sum([1 << figure for figure in range(at.FIGURES) if s.marked[figure]])
    lodge = lodge_figures(s)
    if selector == F_EACH_FIGURE:
        return lodge | at.MAGES
    if selector == F_EACH_EVOCATION:
        return lodge & at.EVOCATIONS
    if selector == F_ENEMY_FIGURES:
        return lodge & ~at.OF_SEAT[effect[CASTER]]
    assert selector == F_OWN_EVOCATIONS
    return lodge & at.EVOCATIONS & at.OF_SEAT[effect[CASTER]]


def rooms(s: State, effect: Effect, selector: int) -> int:
    """The rooms that a selector means. The target's room is that of the decoy, if there is one (BR-8.14)."""
    if selector == R_TARGET:
        return _room(effect[TARGET_ROOM])
    if selector == R_CASTER:
        return _room(s.where[effect[CASTER]])
    if selector == R_THIS:
        if effect[THIS_ROOM] >= 0:
            return _room(effect[THIS_ROOM])
        return _room(s.where[effect[THIS]]) if _one(effect, effect[THIS]) else 0
    if selector == R_PICKED:
        return effect[PICKED_ROOMS]
    if selector == R_ITEM:
        return _room(effect[ITEM])
    if selector == R_ENTERED:
        return effect[ENTERED]
    if selector == R_OF_TARGET:
        if effect[TARGET] == at.DECOY:
            return _room(effect[TARGET_ROOM])
        return _room(s.where[effect[TARGET]]) if _one(effect, effect[TARGET]) else 0
    return _room_groups(s, effect, selector)


def _room(room: int) -> int:
    """None for a cell: what needs the room of a mage who is there is skipped (BR-26.10)."""
    return 1 << room if 0 <= room < ROOMS else 0


def _room_groups(s: State, effect: Effect, selector: int) -> int:
    if selector == R_EACH:
        return EVERY_ROOM
    if selector == R_DESTROYED:
        return destroyed_rooms(s)
    if selector == R_CENTRE:
        return 1 << CENTRE
    if selector == R_OPPONENT:
        return _room(s.where[1 - effect[CASTER]])
    if selector == R_TRIGGER:
        return _room(effect[TRIGGER_ROOM])
    assert selector == R_OCCUPIED
    found = 0
    for figure in range(at.FIGURES):
        found |= _room(s.where[figure])
    return found


def destroyed_rooms(s: State) -> int:
    found = EVERY_ROOM
    if 1 in s.restored:
        for room in range(ROOMS):
            if s.restored[room]:
                found &= ~(1 << room)
    return found


def mage_of(s: State, effect: Effect, selector: int) -> int:
    """The party that a selector means; NOBODY where there is none: a decoy has no player (BR-8.13)."""
    if selector == P_CASTER:
        return effect[CASTER]
    if selector == P_ROSE:
        return at.ROSE
    if selector == P_OPPONENT:
        return 1 - effect[CASTER]
    if selector == P_TARGET:
        return effect[TARGET] if 0 <= effect[TARGET] < 2 and _one(effect, effect[TARGET]) else at.NOBODY
    if selector == P_ITEM:
        return effect[ITEM] if 0 <= effect[ITEM] < 2 else at.NOBODY
    return effect[HOLDER]


# --- whom an effect reaches -------------------------------------------------------------------------------------------


def reachable(s: State, effect: Effect, found: int) -> int:
    """A mage in a cell is affected by nothing but events and quests (BR-11.2, BR-19.9, BR-19.10, BR-26.10)."""
    if not found & at.MAGES:
        return found
    kind = s.cat.kind[effect[SOURCE]]
    if kind == at.EVENT or kind == at.QUEST:
        return found
    where = s.where
    if where[0] == CELL:
        found &= ~1
    if where[1] == CELL:
        found &= ~2
    return found


def foes(s: State, effect: Effect, party: int) -> int:
    """Whom a party may harm: a mage neither himself nor what he owns or controls (BR-22.3, BR-22.16, BR-22.17,
    BR-22.18). The Rose may harm everybody, but in an effect of a mage not him and what he owns."""
    if party == at.ROSE:
        return ALL_FIGURES & ~at.OF_SEAT[effect[CASTER]] if effect[CASTER] >= 0 else ALL_FIGURES
    return harmed_by(s, party)


def harmed_by(s: State, seat: int) -> int:
    """Whom a mage may harm: also the owner of an evocation that he controls, but not the evocation itself (BR-22.4,
    BR-22.5)."""
    found = ALL_FIGURES & ~at.OF_SEAT[seat]
    if s.control == _OWNERS:
        return found
    for figure in range(2, at.FIGURES):
        if s.control[figure] == seat:
            found &= ~(1 << figure)
    return found


def origin_of(s: State, effect: Effect) -> int:
    """The room from which ranges count: that of the evocation whose skill it is, else that of the mage (BR-7.14,
    BR-7.15). None (an event) is like a cell."""
    this = effect[THIS]
    if this >= 0:
        return s.where[this]
    caster = effect[CASTER]
    return s.where[caster] if caster >= 0 else CELL


def choosable(s: State, effect: Effect, kind: int, reach: int, owner: int, archetype: int) -> int:
    """The figures that may be chosen: of this kind and owner, in range and in sight, and in the lodge (BR-7.4, BR-7.5,
    BR-7.6, BR-7.16, BR-7.17, BR-7.19)."""
    mask = at.MAGES if kind == at.T_MAGE else (at.EVOCATIONS if kind == at.T_EVOCATION else ALL_FIGURES)
    if owner != at.ANY:
        own = at.OF_SEAT[effect[CASTER]]
        mask &= own if owner == at.OWN else ~own
    near = within(origin_of(s, effect), reach)
    where = s.where
    found = 0
    for figure in MEMBERS[mask]:
        room = where[figure]
        if room >= 0 and near >> room & 1:  # a cell is never near
            found |= 1 << figure
    return found if archetype < 0 else found & _of_archetype(s, archetype)


def _of_archetype(s: State, archetype: int) -> int:
    found = 0
    for figure in range(2, at.FIGURES):
        evocation = s.evocation[figure]
        if evocation >= 0 and s.cat.archetype_masks[evocation] >> archetype & 1:
            found |= 1 << figure
    return found
