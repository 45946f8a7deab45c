"""What the words of the packs mean at crowded tables, read from the positions: figures, rooms, parties, whom an effect
may reach, counters and conditions. The registers of the effect are filled at random, the caster is either mage."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.core.conditions import NEWS_OF_LOSSES, NEWS_OF_THE_REST, AllOf, AnyOf, Compare, Condition, Not
from arcanum.games.black_rose import BLACK_ROSE, registers
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.lodge import NAMES, ROOMS, distance
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps import conditions, selectors
from arcanum.games.black_rose.steps.choices import rooms_within
from tests.games.black_rose.crowded import crowded

Effect = list[int]
SEEDS = [f"{number} {crown}" for number in range(10) for crown in (0, 1)]
LINES = [{0, *ring} for ring in ((1, 4), (2, 5), (3, 6))]
"""The straight lines of three rooms; neighbours are in line anyway."""


def members(found: int) -> set[int]:
    return {number for number in range(16) if found >> number & 1}


def bits(found: set[int]) -> int:
    return sum(1 << number for number in found)


def in_lodge(s: State) -> set[int]:
    return {figure for figure in range(8) if 0 <= s.where[figure] < ROOMS}


def owned(seat: int) -> set[int]:
    return {figure for figure, name in enumerate(at.FIGURE_NAMES) if name.split("_")[1] == str(seat)}


def seen_from(place: int, reach: int) -> set[int]:
    """By the rule: so many rooms away, and in a straight line."""
    if reach > 2:
        return set(range(ROOMS))
    if not 0 <= place < ROOMS:
        return set()
    near = {room for room in range(ROOMS) if distance(place, room) <= min(reach, 1)}
    lines = [line for line in LINES if place in line] if reach == 2 else []
    return near.union(*lines)


def casts(seed: str) -> Iterator[tuple[State, Effect]]:
    """Tables with effects of either mage in all kinds of situations."""
    chance = random.Random(seed)
    s = crowded(seed, int(seed.split()[1]))
    for caster in (0, 1):
        for _ in range(6):
            source = chance.choice(s.cat.spell_list + s.room_at)
            e = effect_of(0, caster, source, at.SPELL_DAMAGE)
            e[registers.TARGET] = chance.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, at.DECOY))
            e[registers.TARGET_ROOM] = chance.choice((-1, 0, 1, 2, 3, 4, 5, 6))
            e[registers.PICKED] = chance.randrange(256)
            e[registers.PICKED_ROOMS] = chance.randrange(128)
            e[registers.PICKED_COUNT] = chance.randrange(4)
            e[registers.ITEM] = chance.randrange(-1, 8)
            e[registers.SUMMONED] = chance.choice((-1, 2, 3, 7))
            e[registers.ENTERED] = chance.randrange(128)
            e[registers.GONE] = chance.choice((0, 0, chance.randrange(256)))
            e[registers.DEFEATED] = chance.choice((0, chance.randrange(256)))
            e[registers.THIS] = chance.choice((-1, -1, *sorted(in_lodge(s))))
            e[registers.THIS_ROOM] = chance.choice((-1, 0, 6))
            e[registers.TRIGGER_SOURCE] = chance.randrange(-1, 8)
            e[registers.TRIGGER_TARGET] = chance.randrange(-1, 8)
            e[registers.TRIGGER_ROOM] = chance.randrange(-1, 8)
            e[registers.HOLDER] = chance.randrange(-1, 2)
            yield s, e
    s.restored = [1] * ROOMS
    yield s, e


def there(e: Effect, register: int) -> set[int]:
    """The figure in a register, unless it has left since; a decoy is none."""
    figure = e[register]
    return {figure} if 0 <= figure < 8 and figure not in members(e[registers.GONE]) else set()


def meant(s: State, e: Effect) -> dict[int, set[int]]:
    """The figures that each word means."""
    caster, lodge = e[registers.CASTER], in_lodge(s)
    own, evocations = owned(caster), set(range(2, 8))
    area = e[registers.TARGET_ROOM]
    return {
        selectors.F_TARGET: there(e, registers.TARGET),
        selectors.F_AREA: {figure for figure in lodge - own if s.where[figure] == area},
        selectors.F_CASTER: {caster},
        selectors.F_OPPONENT_MAGE: {0, 1} - {caster},
        selectors.F_THIS: there(e, registers.THIS),
        selectors.F_SUMMONED: there(e, registers.SUMMONED),
        selectors.F_PICKED: members(e[registers.PICKED]) - members(e[registers.GONE]),
        selectors.F_ITEM: {e[registers.ITEM]} if e[registers.ITEM] in (0, 1) else there(e, registers.ITEM),
        selectors.F_EACH_MAGE: {0, 1},
        selectors.F_EACH_FIGURE: lodge | {0, 1},
        selectors.F_EACH_EVOCATION: lodge & evocations,
        selectors.F_ENEMY_FIGURES: lodge - own,
        selectors.F_OWN_EVOCATIONS: lodge & evocations & own,
        selectors.F_TOKEN_HOLDER: {e[registers.HOLDER]} - {-1},
        selectors.F_TRIGGER_SOURCE: there(e, registers.TRIGGER_SOURCE),
        selectors.F_TRIGGER_TARGET: there(e, registers.TRIGGER_TARGET),
        selectors.F_DAMAGED: {figure for figure in range(8) if s.marked[figure]},
    }


def spots(s: State, e: Effect) -> dict[int, set[int]]:
    """The rooms that each word means."""
    rooms = set(range(ROOMS))
    of_this = {s.where[figure] for figure in there(e, registers.THIS)} & rooms
    of_target = {s.where[figure] for figure in there(e, registers.TARGET)}
    return {
        selectors.R_TARGET: {e[registers.TARGET_ROOM]} & rooms,
        selectors.R_CASTER: {s.where[e[registers.CASTER]]} & rooms,
        selectors.R_THIS: {e[registers.THIS_ROOM]} if e[registers.THIS_ROOM] >= 0 else of_this,
        selectors.R_OPPONENT: {s.where[{0: 1, 1: 0}[e[registers.CASTER]]]} & rooms,
        selectors.R_PICKED: members(e[registers.PICKED_ROOMS]),
        selectors.R_OF_TARGET: ({e[registers.TARGET_ROOM]} if e[registers.TARGET] == at.DECOY else of_target) & rooms,
        selectors.R_ITEM: {e[registers.ITEM]} & rooms,
        selectors.R_ENTERED: members(e[registers.ENTERED]),
        selectors.R_EACH: rooms,
        selectors.R_DESTROYED: {room for room in rooms if not s.restored[room]},
        selectors.R_OCCUPIED: {s.where[figure] for figure in in_lodge(s)},
        selectors.R_CENTRE: {NAMES.index("c")},
        selectors.R_TRIGGER: {e[registers.TRIGGER_ROOM]} & rooms,
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_and_rooms(seed: str) -> None:
    for s, e in casts(seed):
        for word, figures in meant(s, e).items():
            assert members(selectors.figures(s, e, word)) == figures, f"figures {word} of {e}"
        for word, rooms in spots(s, e).items():
            assert members(selectors.rooms(s, e, word)) == rooms, f"rooms {word} of {e}"
        assert members(selectors.lodge_figures(s)) == in_lodge(s)
        assert members(selectors.destroyed_rooms(s)) == spots(s, e)[selectors.R_DESTROYED]


@pytest.mark.rule("BR-7.3", "BR-22.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_parties_and_whom_they_reach(seed: str) -> None:
    chance = random.Random(seed)
    for s, e in casts(seed):
        caster = e[registers.CASTER]
        other = {0: 1, 1: 0}[caster]
        mages = {0, 1}
        target = there(e, registers.TARGET) & mages
        item = {e[registers.ITEM]} & mages
        words = (selectors.P_CASTER, selectors.P_OPPONENT, selectors.P_TARGET, selectors.P_ITEM)
        parties = [caster, other, *[next(iter(found), -1) for found in (target, item)], e[registers.HOLDER], 2]
        for word, party in zip((*words, selectors.P_HOLDER, selectors.P_ROSE), parties, strict=True):
            assert selectors.mage_of(s, e, word) == party
        s.control = [0, 1, *[chance.choice((0, 1)) for _ in range(6)]]
        led = [{figure for figure in range(2, 8) if s.control[figure] == seat} for seat in (0, 1)]
        everybody = set(range(8))
        for seat in (0, 1):
            foes = everybody - owned(seat) - led[seat]
            assert members(selectors.foes(s, e, seat)) == foes == members(selectors.harmed_by(s, seat))
        assert members(selectors.foes(s, e, at.ROSE)) == everybody - owned(caster), "nor the caster of the effect"
        event = effect_of(0, at.NOBODY, s.cat.sets["a"][0], at.OTHER)
        assert members(selectors.foes(s, event, at.ROSE)) == everybody
        assert s.chooser(event) == s.crown
        assert s.chooser(e) == caster
        cells = {seat for seat in mages if s.where[seat] == ROOMS}
        assert members(selectors.reachable(s, e, 255)) == everybody - cells
        assert members(selectors.reachable(s, event, 255)) == everybody, "events reach mages in their cells"


@pytest.mark.rule("BR-8.4", "BR-7.15", "BR-7.19")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_chosen(seed: str) -> None:
    """By kind, range, owner and archetype; ranges count from the evocation whose skill it is, else from the mage."""
    for s, e in casts(seed):
        origin = s.where[e[registers.THIS]] if e[registers.THIS] >= 0 else s.where[e[registers.CASTER]]
        kinds = {at.T_FIGURE: set(range(8)), at.T_MAGE: {0, 1}, at.T_EVOCATION: set(range(2, 8))}
        owners = {
            at.OPPONENT: owned(1 - e[registers.CASTER]),
            at.OWN: owned(e[registers.CASTER]),
            at.ANY: set(range(8)),
        }
        for reach in (0, 1, 2, 9):
            near = seen_from(origin, reach)
            assert members(rooms_within(s, e, reach)) == near
            assert conditions.Exists(3, reach, 0).holds(s, e) == bool(near)
            for kind, those in kinds.items():
                for owner, theirs in owners.items():
                    found = {figure for figure in in_lodge(s) & those & theirs if s.where[figure] in near}
                    assert members(selectors.choosable(s, e, kind, reach, owner, -1)) == found
                    assert conditions.Exists(kind, reach, owner).holds(s, e) == bool(found)
                    for archetype in range(len(s.cat.archetype_names)):
                        has = {f for f in found if f > 1 and s.cat.archetype_masks[s.evocation[f]] >> archetype & 1}
                        assert members(selectors.choosable(s, e, kind, reach, owner, archetype)) == has


# --- counters and conditions ------------------------------------------------------------------------------------------


def counted(s: State, e: Effect, room: int) -> list[int]:
    """What each counter counts, in the order of the vocabulary."""
    seat = e[registers.CASTER]
    rooms = spots(s, e)[room]
    own = [row.count(seat) for row in s.instability]
    revealed = [place for place in range(seat * 4, seat * 4 + 4) if s.revealed[place]]
    sides = [s.slot[place] * 2 + s.side[place] for place in revealed]
    elements = [s.cat.element[side] for side in sides]
    wild = elements.count(at.ANY_ELEMENT)
    theirs = range((1 - seat) * 4, (1 - seat) * 4 + 4)
    return [
        sum(own[number] for number in rooms),
        sum(len(s.instability[number]) for number in rooms),
        len([figure for figure in owned(seat) if figure > 1 and s.evocation[figure] >= 0]),
        e[registers.PICKED_COUNT],
        len([place for place in theirs if s.slot[place] >= 0 and not s.revealed[place]]),
        len([count for count in own if count]),
        max(own),
        min(len(set(elements) - {at.ANY_ELEMENT}) + wild, 7),
        len([side for side in sides if s.cat.type[side] == at.COMBAT]),
        s.dealt[seat],
        len([colour for colour in range(7) if s.colours_activated[seat] >> colour & 1]),
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_counters(seed: str) -> None:
    chance = random.Random(seed)
    for s, e in casts(seed):
        s.dealt = [chance.randrange(5), chance.randrange(5)]
        s.colours_activated = [chance.randrange(128), chance.randrange(128)]
        room = chance.choice(sorted(spots(s, e)))
        for counter, count in zip(conditions.counters(room), counted(s, e, room), strict=True):
            assert counter.count(s, e) == count, type(counter).__name__
            for value in (count - 1, count, count + 1):
                assert Compare(counter, ">=", value).holds(s, e) == (count >= value)
                assert Compare(counter, "<=", value).holds(s, e) == (count <= value)
                assert Compare(counter, "==", value).holds(s, e) == (count == value)
            assert Compare(counter, ">=", 3).has(s, e) == count
        assert Compare(conditions.DamageDealt(), ">=", 3).needs() == 3
        assert Compare(conditions.DamageDealt(), "==", 3).needs() == 0


class Says(Condition[State]):
    """A condition whose answer is known."""

    def __init__(self, answer: bool, looks: int) -> None:
        self.answer = answer
        self.looks = looks

    def holds(self, s: State, e: Effect) -> bool:
        assert isinstance(s, State)
        assert isinstance(e, list)
        return self.answer

    def looks_at(self) -> int:
        return self.looks


def test_conditions_of_conditions() -> None:
    """And, or, not; each looks at whatever its parts look at."""
    s, e = next(casts("0 0"))
    both: Condition[State]
    for answers in ((), (True,), (False,), (True, False), (False, True), (True, True), (False, False)):
        parts: list[Any] = [Says(answer, 1 << number) for number, answer in enumerate(answers)]
        looked = bits(set(range(len(answers))))
        for both, expected in ((AllOf(parts), all(answers)), (AnyOf(parts), any(answers))):
            assert both.holds(s, e) is expected
            assert both.looks_at() == looked
    for answer in (True, False):
        assert Not(Says(answer, 8)).holds(s, e) is not answer
    assert Not(Says(True, 8)).looks_at() == 8 | NEWS_OF_LOSSES


@pytest.mark.parametrize("seed", SEEDS)
def test_who_was_defeated_and_who_stands_where(seed: str) -> None:
    for s, e in casts(seed):
        defeated = members(e[registers.DEFEATED])
        assert conditions.DefeatedByThis(registers.TARGET).holds(s, e) == (e[registers.TARGET] in defeated)
        assert conditions.DefeatedByThis(registers.ITEM).holds(s, e) == (e[registers.ITEM] in defeated)
        assert conditions.DefeatedByThis(registers.PICKED).holds(s, e) == bool(members(e[registers.PICKED]) & defeated)
        for word, figures in meant(s, e).items():
            for place, rooms in spots(s, e).items():
                stand = bool(figures) and all(figure in in_lodge(s) and s.where[figure] in rooms for figure in figures)
                assert conditions.InRoom(word, place).holds(s, e) == stand


def test_what_counters_look_at() -> None:
    """News by which a moment for quests is not missed: what a counter counts is among them."""
    instability, evocations = at.NEWS_OF_INSTABILITY, at.NEWS_OF_EVOCATIONS
    rest, spells = NEWS_OF_THE_REST, at.NEWS_OF_SPELLS
    damage, colours = at.NEWS_OF_DAMAGE, at.NEWS_OF_COLOURS
    expected = [rest, rest, evocations, rest, rest, instability, instability, spells, spells, damage, colours]
    found = conditions.counters(selectors.R_TARGET)
    assert [counter.looks_at() for counter in found] == expected
    assert len(set(expected)) == 6
    for counter, news in zip(found, expected, strict=True):
        assert Compare(counter, ">=", 2).looks_at() == news
        assert Compare(counter, "<=", 2).looks_at() == news | NEWS_OF_LOSSES
        assert Compare(counter, "==", 2).looks_at() == news | NEWS_OF_LOSSES
    assert BLACK_ROSE.catalogue().archetype_names
