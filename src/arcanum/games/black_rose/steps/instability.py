"""Placing instability, and activating rooms."""

from __future__ import annotations

from arcanum.core.flow import Frame, Step
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS, Op
from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.selectors import rooms
from arcanum.games.black_rose.steps.tokens import ALLOT_INSTABILITY, allot
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire, note


class PlaceInstability(Op):
    """So many tokens into each of the rooms; too few are distributed by choice."""

    def __init__(self, amount: int, room: int, rose: bool) -> None:
        self.amount: int = amount
        self.room: int = room
        self.rose: bool = rose

    def run(self, s: State, e: list[int]) -> None:
        party = at.ROSE if self.rose else e[at.CASTER]
        found = rooms(s, e, self.room)
        among = MEMBERS[found]
        if len(among) > 1 and self.distributed(s, party, among):
            return
        for room in among:
            s.place_instability(party, room, self.amount)

    def distributed(self, s: State, party: int, among: list[int]) -> bool:
        """If there are not enough tokens for several rooms, have somebody distribute them; whether that is so."""
        total = 0
        taking = 0
        for room in among:
            due = min(self.amount, s.free_slots(room))
            if due > 0:
                total += due
                taking |= 1 << room
        if total > s.supply[party] > 0 and taking & taking - 1:
            chooser = party if party != at.ROSE else s.crown
            allot(s, chooser, ALLOT_INSTABILITY, party, self.amount, taking, 0, 0)
            return True
        return False


class ActivateRoom(Op):
    """The caster activates the room; a mage who was sent to his cell has lost that."""

    def __init__(self, room: int) -> None:
        self.room: int = room

    def run(self, s: State, e: list[int]) -> None:
        found = rooms(s, e, self.room)
        if s.where[e[at.CASTER]] == CELL:
            return
        for room in MEMBERS[found]:
            activate_room(s, e[at.CASTER], room)


def activate_room(s: State, seat: int, room: int) -> None:
    """A destroyed room has its printed effect; a restored one that of its token, once."""
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
        e = effect_of(s.cat.room_programs[card * 2 + restored], seat, card, at.OTHER)
        e[at.THIS_ROOM] = room
        start_effect(s, e)
    if s.token_on != NO_TOKENS:
        fire(s, at.ON_ROOM_ACTIVATED, seat, seat, at.NOBODY, room)


class UseRoomToken(Step[State]):
    """`(USE_ROOM_TOKEN, -1, room)`: after its effect the activation token is turned."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.used = changed(s.used, frame[2], 1)
        if s.heard:
            s.log.append((ev.ROOM_TOKEN_USED, s.all, frame[2]))
