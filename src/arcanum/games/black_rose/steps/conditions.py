"""The game's own conditions and counters; a counter counts for the mage who applies the effect."""

from __future__ import annotations

from typing import Any

from arcanum.core.conditions import Condition, Counter
from arcanum.core.effects import Effect
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import ANY_ELEMENT, SLOT_COUNT
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.registers import CASTER, DEFEATED, PICKED, PICKED_COUNT
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.choices import ROOM_KIND, rooms_within
from arcanum.games.black_rose.steps.selectors import choosable, figures, rooms

# --- counters ---------------------------------------------------------------------------------------------------------


class InstabilityIn(Counter[State]):
    """Tokens in some rooms, own ones or all."""

    def __init__(self, room: int, own: bool) -> None:
        self.room: int = room
        self.own: bool = own

    def count(self, s: State, effect: Effect) -> int:
        found = rooms(s, effect, self.room)
        count = 0
        for room in range(ROOMS):
            if found >> room & 1:
                row = s.instability[room]
                count += row.count(effect[CASTER]) if self.own else len(row)
        return count


class OwnEvocations(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        first = 2 + effect[CASTER] * at.EVOCATION_SLOTS
        return at.EVOCATION_SLOTS - s.evocation[first : first + at.EVOCATION_SLOTS].count(-1)

    def looks_at(self) -> int:
        return at.NEWS_OF_EVOCATIONS


class PickedCount(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        return effect[PICKED_COUNT]


class PreparedSpellsOfOpponent(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        return s.face_down(1 - effect[CASTER]).bit_count()


class RoomsWithOwnInstability(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        seat = effect[CASTER]
        count = 0
        for row in s.instability:
            if seat in row:
                count += 1
        return count

    def looks_at(self) -> int:
        return at.NEWS_OF_INSTABILITY


class MostOwnInstability(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        seat = effect[CASTER]
        most = 0
        for row in s.instability:
            count = row.count(seat)
            if count > most:
                most = count
        return most

    def looks_at(self) -> int:
        return at.NEWS_OF_INSTABILITY


class RevealedElements(Counter[State]):
    """Different elements; a side with any element counts as one that the others do not show (BR-5.7, BR-5.8)."""

    def count(self, s: State, effect: Effect) -> int:
        seen = 0
        wild = 0
        revealed = s.revealed
        first = effect[CASTER] * SLOT_COUNT
        for slot in range(first, first + SLOT_COUNT):
            if revealed[slot]:
                element = s.cat.element[s.slot[slot] * 2 + s.side[slot]]
                if element == ANY_ELEMENT:
                    wild += 1
                else:
                    seen |= 1 << element
        return min(seen.bit_count() + wild, at.ANY_ELEMENT)

    def looks_at(self) -> int:
        return at.NEWS_OF_SPELLS


class RevealedCombat(Counter[State]):
    """Combat spells, by the active sides of revealed cards (BR-5.8)."""

    def count(self, s: State, effect: Effect) -> int:
        count = 0
        revealed = s.revealed
        first = effect[CASTER] * SLOT_COUNT
        for slot in range(first, first + SLOT_COUNT):
            if revealed[slot] and s.cat.type[s.slot[slot] * 2 + s.side[slot]] == at.COMBAT:
                count += 1
        return count

    def looks_at(self) -> int:
        return at.NEWS_OF_SPELLS


class DamageDealt(Counter[State]):
    """What the mage has dealt in this activation, also with evocations that he controls (BR-26.14)."""

    def count(self, s: State, effect: Effect) -> int:
        return s.dealt[effect[CASTER]]

    def looks_at(self) -> int:
        return at.NEWS_OF_DAMAGE


class RoomColours(Counter[State]):
    def count(self, s: State, effect: Effect) -> int:
        return s.colours_activated[effect[CASTER]].bit_count()

    def looks_at(self) -> int:
        return at.NEWS_OF_COLOURS


def counters(room: int) -> list[Counter[Any]]:
    """What `compare` counts, in the order of `vocabulary.Counter`. The comparison itself, `all`, `any` and `not` are in
    `core/conditions.py`."""
    return [
        InstabilityIn(room, True),
        InstabilityIn(room, False),
        OwnEvocations(),
        PickedCount(),
        PreparedSpellsOfOpponent(),
        RoomsWithOwnInstability(),
        MostOwnInstability(),
        RevealedElements(),
        RevealedCombat(),
        DamageDealt(),
        RoomColours(),
    ]


# --- conditions -------------------------------------------------------------------------------------------------------


class Exists(Condition[State]):
    """`exists`: there is something that could be picked."""

    def __init__(self, kind: int, reach: int, owner: int) -> None:
        self.kind: int = kind
        self.reach: int = reach
        self.owner: int = owner

    def holds(self, s: State, effect: Effect) -> bool:
        if self.kind == ROOM_KIND:
            return rooms_within(s, effect, self.reach) != 0
        return choosable(s, effect, self.kind, self.reach, self.owner, -1) != 0


class DefeatedByThis(Condition[State]):
    """`defeated_by_this`: the figure was defeated by this effect. A decoy never was (BR-8.16)."""

    def __init__(self, who: int) -> None:
        self.register: int = who

    def holds(self, s: State, effect: Effect) -> bool:
        if self.register == PICKED:
            return effect[PICKED] & effect[DEFEATED] != 0
        figure = effect[self.register]
        return 0 <= figure < at.FIGURES and bool(effect[DEFEATED] >> figure & 1)


class InRoom(Condition[State]):
    """`in_room`: every one of the figures stands in one of the rooms now."""

    def __init__(self, who: int, room: int) -> None:
        self.who: int = who
        self.room: int = room

    def holds(self, s: State, effect: Effect) -> bool:
        found = figures(s, effect, self.who)
        places = rooms(s, effect, self.room)
        for figure in range(at.FIGURES):
            if found >> figure & 1 and not (s.in_lodge(figure) and places >> s.where[figure] & 1):
                return False
        return found != 0
