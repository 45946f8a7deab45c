"""Selectors: which figures and rooms an instruction means, as sets. And whom it may harm or reach at all."""

from __future__ import annotations

from typing import Final

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.lodge import AWAY, CELL, CENTRE, EVERY_ROOM, ROOMS, within
from arcanum.games.black_rose.state import State

# figures, in the order of `vocabulary.Figures`
TARGET: Final = 0
AREA: Final = 1
CASTER: Final = 2
OPPONENT_MAGE: Final = 3
THIS: Final = 4
SUMMONED: Final = 5
PICKED: Final = 6
ITEM: Final = 7
EACH_MAGE: Final = 8
EACH_FIGURE: Final = 9
EACH_EVOCATION: Final = 10
ENEMY_FIGURES: Final = 11
OWN_EVOCATIONS: Final = 12
TOKEN_HOLDER: Final = 13
TRIGGER_SOURCE: Final = 14
TRIGGER_TARGET: Final = 15
DAMAGED: Final = 16

# rooms, in the order of `vocabulary.Rooms`
TARGET_ROOM: Final = 0
CASTER_ROOM: Final = 1
THIS_ROOM: Final = 2
OPPONENT_ROOM: Final = 3
PICKED_ROOM: Final = 4
ROOM_OF_TARGET: Final = 5
ITEM_ROOM: Final = 6
ENTERED_ROOMS: Final = 7
EACH_ROOM: Final = 8
EACH_DESTROYED: Final = 9
OCCUPIED: Final = 10
CENTRE_ROOM: Final = 11
TRIGGER_ROOM: Final = 12

# parties, in the order of `vocabulary.Party`
P_CASTER: Final = 0
P_OPPONENT: Final = 1
P_TARGET: Final = 2
P_ITEM: Final = 3
P_HOLDER: Final = 4
P_ROSE: Final = 5

ALL_FIGURES: Final = 255
_OWNERS: Final = list(at.OWNER_OF)


def chooser_of(s: State, e: list[int]) -> int:
    """Who makes the choices of an effect: the mage applying it; the crown holder where nobody does."""
    return e[at.CASTER] if e[at.CASTER] >= 0 else s.crown


def _one(e: list[int], figure: int) -> int:
    """A figure that was chosen, unless it has left the lodge since; a decoy is no figure."""
    if figure < 0 or figure >= at.FIGURES or e[at.GONE] >> figure & 1:
        return 0
    return 1 << figure


def lodge_figures(s: State) -> int:
    """All figures in the lodge."""
    found = 0
    for figure in range(at.FIGURES):
        if AWAY < s.where[figure] < CELL:
            found |= 1 << figure
    return found


def figures(s: State, e: list[int], selector: int) -> int:
    """The figures that a selector means."""
    if selector == TARGET:
        return _one(e, e[at.TARGET])
    if selector == CASTER:
        return 1 << e[at.CASTER]
    if selector == AREA:
        return s.in_room(e[at.TARGET_ROOM]) & ~at.OF_SEAT[e[at.CASTER]] if e[at.TARGET_ROOM] >= 0 else 0
    if selector == SUMMONED:
        return _one(e, e[at.SUMMONED])
    if selector == PICKED:
        return e[at.PICKED] & ~e[at.GONE]
    if selector == ITEM:
        # A mage in a for_each is meant wherever he is: events reach mages in cells.
        return 1 << e[at.ITEM] if 0 <= e[at.ITEM] < 2 else _one(e, e[at.ITEM])
    if selector == THIS:
        return _one(e, e[at.THIS])
    if selector in (TOKEN_HOLDER, TRIGGER_SOURCE, TRIGGER_TARGET):
        return _triggering(e, selector)
    return _groups(s, e, selector)


def _triggering(e: list[int], selector: int) -> int:
    if selector == TOKEN_HOLDER:
        return 1 << e[at.HOLDER] if e[at.HOLDER] >= 0 else 0
    return _one(e, e[at.TRIGGER_SOURCE] if selector == TRIGGER_SOURCE else e[at.TRIGGER_TARGET])


def _groups(s: State, e: list[int], selector: int) -> int:
    if selector == OPPONENT_MAGE:
        return 1 << 1 - e[at.CASTER]
    if selector == EACH_MAGE:
        return at.MAGES
    if selector == DAMAGED:
        return sum([1 << figure for figure in range(at.FIGURES) if s.marked[figure]])
    lodge = lodge_figures(s)
    if selector == EACH_FIGURE:
        return lodge | at.MAGES
    if selector == EACH_EVOCATION:
        return lodge & at.EVOCATIONS
    if selector == ENEMY_FIGURES:
        return lodge & ~at.OF_SEAT[e[at.CASTER]]
    assert selector == OWN_EVOCATIONS
    return lodge & at.EVOCATIONS & at.OF_SEAT[e[at.CASTER]]


def rooms(s: State, e: list[int], selector: int) -> int:
    """The rooms that a selector means."""
    if selector == TARGET_ROOM:
        return _room(e[at.TARGET_ROOM])
    if selector == CASTER_ROOM:
        return _room(s.where[e[at.CASTER]])
    if selector == THIS_ROOM:
        if e[at.THIS_ROOM] >= 0:
            return _room(e[at.THIS_ROOM])
        return _room(s.where[e[at.THIS]]) if _one(e, e[at.THIS]) else 0
    if selector == PICKED_ROOM:
        return e[at.PICKED_ROOMS]
    if selector == ITEM_ROOM:
        return _room(e[at.ITEM])
    if selector == ENTERED_ROOMS:
        return e[at.ENTERED]
    if selector == ROOM_OF_TARGET:
        if e[at.TARGET] == at.DECOY:
            return _room(e[at.TARGET_ROOM])
        return _room(s.where[e[at.TARGET]]) if _one(e, e[at.TARGET]) else 0
    return _room_groups(s, e, selector)


def _room(room: int) -> int:
    return 1 << room if 0 <= room < ROOMS else 0


def _room_groups(s: State, e: list[int], selector: int) -> int:
    if selector == EACH_ROOM:
        return EVERY_ROOM
    if selector == EACH_DESTROYED:
        return destroyed_rooms(s)
    if selector == CENTRE_ROOM:
        return 1 << CENTRE
    if selector == OPPONENT_ROOM:
        return _room(s.where[1 - e[at.CASTER]])
    if selector == TRIGGER_ROOM:
        return _room(e[at.TRIGGER_ROOM])
    assert selector == OCCUPIED
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


def mage_of(s: State, e: list[int], selector: int) -> int:
    """The party that a selector means; NOBODY where there is none: a decoy has no player."""
    if selector == P_CASTER:
        return e[at.CASTER]
    if selector == P_ROSE:
        return at.ROSE
    if selector == P_OPPONENT:
        return 1 - e[at.CASTER]
    if selector == P_TARGET:
        return e[at.TARGET] if 0 <= e[at.TARGET] < 2 and _one(e, e[at.TARGET]) else at.NOBODY
    if selector == P_ITEM:
        return e[at.ITEM] if 0 <= e[at.ITEM] < 2 else at.NOBODY
    return e[at.HOLDER]


# --- whom an effect reaches -------------------------------------------------------------------------------------------


def reachable(s: State, e: list[int], found: int) -> int:
    """A mage in a cell is affected by nothing but events and quests."""
    if not found & at.MAGES:
        return found
    kind = s.cat.kind[e[at.SOURCE]]
    if kind == at.EVENT or kind == at.QUEST:
        return found
    where = s.where
    if where[0] == CELL:
        found &= ~1
    if where[1] == CELL:
        found &= ~2
    return found


def foes(s: State, e: list[int], party: int) -> int:
    """Whom a party may harm: a mage neither himself nor what he owns or controls. The Rose may harm everybody, but in
    an effect of a mage not him and what he owns."""
    if party == at.ROSE:
        return ALL_FIGURES & ~at.OF_SEAT[e[at.CASTER]] if e[at.CASTER] >= 0 else ALL_FIGURES
    return harmed_by(s, party)


def harmed_by(s: State, seat: int) -> int:
    found = ALL_FIGURES & ~at.OF_SEAT[seat]
    if s.control == _OWNERS:
        return found
    for figure in range(2, at.FIGURES):
        if s.control[figure] == seat:
            found &= ~(1 << figure)
    return found


def origin_of(s: State, e: list[int]) -> int:
    """The room from which ranges count: that of the evocation whose skill it is, else that of the mage. None (an event)
    is like a cell."""
    this = e[at.THIS]
    if this >= 0:
        return s.where[this]
    caster = e[at.CASTER]
    return s.where[caster] if caster >= 0 else CELL


def choosable(s: State, e: list[int], kind: int, reach: int, owner: int, archetype: int) -> int:
    """The figures that may be chosen: of this kind and owner, in range and in sight, and in the lodge."""
    mask = at.MAGES if kind == at.T_MAGE else (at.EVOCATIONS if kind == at.T_EVOCATION else ALL_FIGURES)
    if owner != at.ANY:
        own = at.OF_SEAT[e[at.CASTER]]
        mask &= own if owner == at.OWN else ~own
    near = within(origin_of(s, e), reach)
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
