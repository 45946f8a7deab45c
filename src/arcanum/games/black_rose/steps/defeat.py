"""Defeats: of evocations first, then of mages in turn order."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.registers import DEFEATED, DOOMED
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.triggers import fire, note

POWER_MORE: Final = 3
POWER_LESS: Final = 1
POWER_EQUAL: Final = 2
POWER_SOLE: Final = 4


def handle_defeats(s: State, effect: Effect) -> None:
    """Of the figures that the effect has brought to their health, those that still have so much damage (BR-6.8,
    BR-23.1, BR-23.12, BR-23.13, BR-24.1)."""
    doomed = effect[DOOMED]
    effect[DOOMED] = 0
    for figure in (2, 3, 4, 5, 6, 7, s.first, 1 - s.first):
        if doomed >> figure & 1 and (figure < 2 or s.in_lodge(figure)) and s.free_life(figure) <= 0:
            effect[DEFEATED] |= 1 << figure
            if figure < 2:
                defeat_mage(s, figure)
            else:
                defeat_evocation(s, figure)


def defeat_evocation(s: State, figure: int) -> None:
    """No power and no trophy (BR-24.2, BR-24.3). Triggers `evocation_defeated`."""
    by = s.last[figure]
    room = s.where[figure]
    if s.heard:
        s.log.append((ev.EVOCATION_DEFEATED, s.all, figure, s.evocation[figure], by))
    s.remove_evocation(figure)
    if by != at.ROSE:
        note(s, by, at.ON_EVOCATION_DEFEATED)
        fire(s, at.ON_EVOCATION_DEFEATED, by, by, figure, room)


def defeat_mage(s: State, seat: int) -> None:
    """Into the cell; power to the opponents; a trophy for the final damage; the tokens go back (BR-11.10, BR-13.9,
    BR-23.3, BR-23.8, BR-23.9, BR-23.10). Triggers `mage_defeated`."""
    by = s.last[seat]
    room = s.where[seat]
    if s.heard:
        s.log.append((ev.MAGE_DEFEATED, s.all, seat, by))
    s.leave(seat)
    s.where[seat] = CELL
    s.fallen |= 1 << seat
    share_power(s, seat)
    s.step_trophies(by)
    s.clear_damage(seat)
    if by != at.ROSE:
        note(s, by, at.ON_MAGE_DEFEATED)
        fire(s, at.ON_MAGE_DEFEATED, by, by, seat, room)


def share_power(s: State, seat: int) -> None:
    """3 to the opponent with more tokens on the panel and 1 to the other; 2 each if equal; 4 if all are of one
    (BR-23.4, BR-23.5, BR-23.6, BR-23.7)."""
    other = 1 - seat
    theirs = s.damage[seat].count(other)
    black = s.damage[seat].count(at.ROSE)
    if theirs == black:
        s.change_power(other, POWER_EQUAL)
        s.change_power(at.ROSE, POWER_EQUAL)
        return
    more, less = (other, at.ROSE) if theirs > black else (at.ROSE, other)
    if theirs and black:
        s.change_power(more, POWER_MORE)
        s.change_power(less, POWER_LESS)
    else:
        s.change_power(more, POWER_SOLE)
