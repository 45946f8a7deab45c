"""Conditions and counters."""

from __future__ import annotations

from typing import Final

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import Test
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.choices import ROOM_KIND, rooms_within
from arcanum.games.black_rose.steps.selectors import choosable, figures, rooms

# counters, in the order of `vocabulary.Counter`
OWN_INSTABILITY_IN: Final = 0
INSTABILITY_IN: Final = 1
OWN_EVOCATIONS: Final = 2
PICKED_COUNT: Final = 3
PREPARED_SPELLS_OPPONENT: Final = 4
ROOMS_WITH_OWN_INSTABILITY: Final = 5
MAX_OWN_INSTABILITY: Final = 6
REVEALED_ELEMENTS: Final = 7
REVEALED_COMBAT: Final = 8
DAMAGE_DEALT: Final = 9
ROOM_COLOURS: Final = 10


def counted(s: State, e: list[int], counter: int, room: int) -> int:
    """The value of a counter for the mage who applies the effect."""
    seat = e[at.CASTER]
    if counter <= INSTABILITY_IN:
        return _tokens_in(s, rooms(s, e, room), seat if counter == OWN_INSTABILITY_IN else at.NOBODY)
    if counter == OWN_EVOCATIONS:
        first = 2 + seat * at.EVOCATION_SLOTS
        return at.EVOCATION_SLOTS - s.evocation[first : first + at.EVOCATION_SLOTS].count(-1)
    if counter == PICKED_COUNT:
        return e[at.PICKED_COUNT]
    if counter == PREPARED_SPELLS_OPPONENT:
        return s.face_down(1 - seat)
    if counter == ROOMS_WITH_OWN_INSTABILITY:
        return len([row for row in s.instability if seat in row])
    if counter == MAX_OWN_INSTABILITY:
        return max([row.count(seat) for row in s.instability])
    if counter == REVEALED_ELEMENTS:
        return revealed_elements(s, seat)
    if counter == REVEALED_COMBAT:
        return revealed_combat(s, seat)
    if counter == DAMAGE_DEALT:
        return s.dealt[seat]
    assert counter == ROOM_COLOURS
    return s.colours_activated[seat].bit_count()


def _tokens_in(s: State, found: int, party: int) -> int:
    count = 0
    for room in range(ROOMS):
        if found >> room & 1:
            count += len(s.instability[room]) if party < 0 else s.instability[room].count(party)
    return count


def revealed_elements(s: State, seat: int) -> int:
    """Different elements; a side with any element counts as one that the others do not show."""
    seen = 0
    wild = 0
    for slot in range(seat * at.SLOT_COUNT, (seat + 1) * at.SLOT_COUNT):
        if s.revealed[slot]:
            element = s.cat.element[s.slot[slot] * 2 + s.side[slot]]
            if element == at.ANY_ELEMENT:
                wild += 1
            else:
                seen |= 1 << element
    return min(seen.bit_count() + wild, at.ANY_ELEMENT)


def revealed_combat(s: State, seat: int) -> int:
    count = 0
    for slot in range(seat * at.SLOT_COUNT, (seat + 1) * at.SLOT_COUNT):
        if s.revealed[slot] and s.cat.type[s.slot[slot] * 2 + s.side[slot]] == at.COMBAT:
            count += 1
    return count


class Compare(Test):
    def __init__(self, counter: int, room: int, op: str, value: int) -> None:
        self.counter: int = counter
        self.room: int = room
        self.op: str = op
        self.value: int = value

    def holds(self, s: State, e: list[int]) -> bool:
        count = counted(s, e, self.counter, self.room)
        if self.op == ">=":
            return count >= self.value
        return count <= self.value if self.op == "<=" else count == self.value


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


class AnyOf(Test):
    def __init__(self, of: list[Test]) -> None:
        self.of: list[Test] = of

    def holds(self, s: State, e: list[int]) -> bool:
        return any(test.holds(s, e) for test in self.of)


class Not(Test):
    def __init__(self, of: Test) -> None:
        self.of: Test = of

    def holds(self, s: State, e: list[int]) -> bool:
        return not self.of.holds(s, e)
