"""Conditions and counters."""

from __future__ import annotations

from typing import Final

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import ANY_ELEMENT, CASTER, SLOT_COUNT, Test
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.choices import ROOM_KIND, rooms_within
from arcanum.games.black_rose.steps.selectors import choosable, figures, rooms

# --- counters ---------------------------------------------------------------------------------------------------------


class Counter:
    """Something that is counted for the mage who applies the effect."""

    def count(self, s: State, e: list[int]) -> int:
        raise NotImplementedError

    def looks_at(self) -> int:
        """What has to be new before the count may be higher, as a set of news (those of mage 0 stand for either)."""
        return at.NEWS_OF_THE_REST


class InstabilityIn(Counter):
    """Tokens in some rooms, own ones or all."""

    def __init__(self, room: int, own: bool) -> None:
        self.room: int = room
        self.own: bool = own

    def count(self, s: State, e: list[int]) -> int:
        found = rooms(s, e, self.room)
        count = 0
        for room in range(ROOMS):
            if found >> room & 1:
                row = s.instability[room]
                count += row.count(e[at.CASTER]) if self.own else len(row)
        return count


class OwnEvocations(Counter):
    def count(self, s: State, e: list[int]) -> int:
        first = 2 + e[at.CASTER] * at.EVOCATION_SLOTS
        return at.EVOCATION_SLOTS - s.evocation[first : first + at.EVOCATION_SLOTS].count(-1)

    def looks_at(self) -> int:
        return at.NEWS_OF_EVOCATIONS


class PickedCount(Counter):
    def count(self, s: State, e: list[int]) -> int:
        return e[at.PICKED_COUNT]


class PreparedSpellsOfOpponent(Counter):
    def count(self, s: State, e: list[int]) -> int:
        return s.face_down(1 - e[at.CASTER]).bit_count()


class RoomsWithOwnInstability(Counter):
    def count(self, s: State, e: list[int]) -> int:
        seat = e[at.CASTER]
        count = 0
        for row in s.instability:
            if seat in row:
                count += 1
        return count

    def looks_at(self) -> int:
        return at.NEWS_OF_INSTABILITY


class MostOwnInstability(Counter):
    def count(self, s: State, e: list[int]) -> int:
        seat = e[at.CASTER]
        most = 0
        for row in s.instability:
            count = row.count(seat)
            if count > most:
                most = count
        return most

    def looks_at(self) -> int:
        return at.NEWS_OF_INSTABILITY


class RevealedElements(Counter):
    """Different elements; a side with any element counts as one that the others do not show."""

    def count(self, s: State, e: list[int]) -> int:
        seen = 0
        wild = 0
        revealed = s.revealed
        first = e[CASTER] * SLOT_COUNT
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


class RevealedCombat(Counter):
    def count(self, s: State, e: list[int]) -> int:
        count = 0
        revealed = s.revealed
        first = e[CASTER] * SLOT_COUNT
        for slot in range(first, first + SLOT_COUNT):
            if revealed[slot] and s.cat.type[s.slot[slot] * 2 + s.side[slot]] == at.COMBAT:
                count += 1
        return count

    def looks_at(self) -> int:
        return at.NEWS_OF_SPELLS


class DamageDealt(Counter):
    def count(self, s: State, e: list[int]) -> int:
        return s.dealt[e[at.CASTER]]

    def looks_at(self) -> int:
        return at.NEWS_OF_DAMAGE


class RoomColours(Counter):
    def count(self, s: State, e: list[int]) -> int:
        return s.colours_activated[e[at.CASTER]].bit_count()

    def looks_at(self) -> int:
        return at.NEWS_OF_COLOURS


def counters(room: int) -> list[Counter]:
    """In the order of `vocabulary.Counter`."""
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


_MANY: Final = 1_000_000
"""More than anything that is counted."""


class Compare(Test):
    def __init__(self, counter: Counter, op: str, value: int) -> None:
        self.counter: Counter = counter
        self.rises: bool = op == ">="
        self.least: int = -_MANY if op == "<=" else value
        self.most: int = _MANY if op == ">=" else value

    def holds(self, s: State, e: list[int]) -> bool:
        count = self.counter.count(s, e)
        return self.least <= count and count <= self.most

    def needs(self) -> int:
        return self.least if self.rises else 0

    def has(self, s: State, e: list[int]) -> int:
        return self.counter.count(s, e)

    def looks_at(self) -> int:
        more = self.counter.looks_at()
        return more if self.rises else more | at.NEWS_OF_LOSSES


class Exists(Test):
    def __init__(self, kind: int, reach: int, owner: int) -> None:
        self.kind: int = kind
        self.reach: int = reach
        self.owner: int = owner

    def holds(self, s: State, e: list[int]) -> bool:
        if self.kind == ROOM_KIND:
            return rooms_within(s, e, self.reach) != 0
        return choosable(s, e, self.kind, self.reach, self.owner, -1) != 0


class DefeatedByThis(Test):
    def __init__(self, who: int) -> None:
        self.register: int = who

    def holds(self, s: State, e: list[int]) -> bool:
        if self.register == at.PICKED:
            return e[at.PICKED] & e[at.DEFEATED] != 0
        figure = e[self.register]
        return 0 <= figure < at.FIGURES and bool(e[at.DEFEATED] >> figure & 1)


class InRoom(Test):
    """Every one of the figures stands in one of the rooms now."""

    def __init__(self, who: int, room: int) -> None:
        self.who: int = who
        self.room: int = room

    def holds(self, s: State, e: list[int]) -> bool:
        found = figures(s, e, self.who)
        places = rooms(s, e, self.room)
        for figure in range(at.FIGURES):
            if found >> figure & 1 and not (s.in_lodge(figure) and places >> s.where[figure] & 1):
                return False
        return found != 0


class AllOf(Test):
    def __init__(self, of: list[Test]) -> None:
        self.of: list[Test] = of

    def holds(self, s: State, e: list[int]) -> bool:
        return all(test.holds(s, e) for test in self.of)

    def looks_at(self) -> int:
        return united([test.looks_at() for test in self.of])


class AnyOf(Test):
    def __init__(self, of: list[Test]) -> None:
        self.of: list[Test] = of

    def holds(self, s: State, e: list[int]) -> bool:
        return any(test.holds(s, e) for test in self.of)

    def looks_at(self) -> int:
        return united([test.looks_at() for test in self.of])


class Not(Test):
    def __init__(self, of: Test) -> None:
        self.of: Test = of

    def holds(self, s: State, e: list[int]) -> bool:
        return not self.of.holds(s, e)

    def looks_at(self) -> int:
        return self.of.looks_at() | at.NEWS_OF_LOSSES


def united(sets: list[int]) -> int:
    """All members of some sets."""
    found = 0
    for each in sets:
        found |= each
    return found
