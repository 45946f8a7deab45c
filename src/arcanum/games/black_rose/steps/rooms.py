"""Activating rooms."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import Frame, Step
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.registers import CASTER, THIS_ROOM, effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.selectors import rooms
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire, note


class ActivateRoom(Op[State]):
    """`activate_room`: the caster activates the room; a mage who was sent to his cell has lost that (BR-13.9,
    BR-20.1)."""

    def __init__(self, room: int) -> None:
        self.room: int = room

    def run(self, s: State, effect: Effect) -> None:
        found = rooms(s, effect, self.room)
        if s.where[effect[CASTER]] == CELL:
            return
        for room in MEMBERS[found]:
            activate_room(s, effect[CASTER], room)


def activate_room(s: State, seat: int, room: int) -> None:
    """A destroyed room has its printed effect; a restored one that of its token, once (BR-20.1, BR-20.2, BR-20.3,
    BR-20.4, BR-20.7). Triggers `room_activated`."""
    card = s.room_at[room]
    restored = s.restored[room]
    spent = restored and s.used[room]
    if s.heard:
        s.log.append((ev.ROOM_ACTIVATED, s.all, seat, room, card, spent))
    colours = s.colours_activated[seat] | 1 << s.cat.colour[card]
    if colours != s.colours_activated[seat]:
        s.colours_activated = changed(s.colours_activated, seat, colours)
        s.news |= at.MORE_COLOURS[seat]
    note(s, seat, at.ON_ROOM_ACTIVATED)
    if not spent:
        if restored:
            s.stack.append((frames.USE_ROOM_TOKEN, -1, room))
        effect = effect_of(s.cat.room_programs[card * 2 + restored], seat, card, at.OTHER)
        effect[THIS_ROOM] = room
        start_effect(s, effect)
    if s.token_on != NO_TOKENS:
        fire(s, at.ON_ROOM_ACTIVATED, seat, seat, at.NOBODY, room)


class UseRoomToken(Step[State]):
    """After its effect the activation token is turned (BR-6.6, BR-20.2)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, room = frame
        s.stack.pop()
        s.used = changed(s.used, room, 1)
        if s.heard:
            s.log.append((ev.ROOM_TOKEN_USED, s.all, room))
