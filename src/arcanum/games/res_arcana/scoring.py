"""Victory points: always counted from the table as it is."""

from __future__ import annotations

from typing import Final

from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.essences import GOLD, Amounts, count_of, total
from arcanum.games.res_arcana.state import State

THRESHOLD: Final = 10


def component_points(s: State, seat: int, component: int, lying: Amounts) -> int:
    """What one component in play is worth to its owner, turned or not, with these essences on it (RA-1.10, RA-10.13,
    RA-14.8, RA-24.3, RA-24.5): what is printed (RA-24.6), for essences on it, and for each subtype of the owner's
    artifacts (RA-24.7)."""
    cat = s.cat
    points = cat.points[component]
    for worth, essence in cat.points_on[component]:
        points += worth * count_of(lying, essence)
    for worth, subtype in cat.points_own[component]:
        for other in s.play[seat]:
            if cat.subtypes[other] & subtype:
                points += worth
    return points


def points(s: State, seat: int) -> int:
    """A player's victory points now: components in play, the First Player token, and temporary points (RA-24.2,
    RA-23.6, RA-25.6, RA-25.10). Cards anywhere else count for nothing (RA-24.4); nothing is remembered from before
    (RA-24.12)."""
    vary = s.cat.points_vary
    printed = s.cat.points
    count = s.bonus[seat] + (1 if s.first == seat else 0)
    for component in s.play[seat]:
        if vary[component]:
            count += component_points(s, seat, component, s.lying(component))
        else:
            count += printed[component]
    return count


def points_by_source(s: State, seat: int) -> dict[str, float]:
    """The same, by the kind of component that they are on."""
    found: dict[str, float] = {}
    for component in s.play[seat]:
        worth = component_points(s, seat, component, s.lying(component))
        if worth:
            kind = at.KINDS[s.cat.kind[component]]
            found[kind] = found.get(kind, 0) + worth
    if s.first == seat:
        found["first_player"] = 1
    if s.bonus[seat]:
        found["other"] = s.bonus[seat]
    return found


def pool_worth(s: State, seat: int) -> int:
    """The tie-break: essences in the pool, Gold counting twice; those on components do not count (RA-14.4, RA-26.2)."""
    pool = s.pool_of(seat)
    return total(pool) + pool[GOLD]


def leaders(s: State) -> list[int]:
    """Who wins if the game ends now: most points, then the richest pool; still equal means shared (RA-24.9, RA-25.3,
    RA-26.1, RA-26.4). The pools of those with fewer points are not compared (RA-26.3)."""
    best: list[int] = []
    best_key = (-1, -1)
    for seat in range(s.seats):
        key = (points(s, seat), pool_worth(s, seat))
        if key > best_key:
            best = [seat]
            best_key = key
        elif key == best_key:
            best.append(seat)
    return best
