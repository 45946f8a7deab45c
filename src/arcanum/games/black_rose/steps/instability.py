"""Placing instability."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.registers import CASTER
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import rooms
from arcanum.games.black_rose.steps.tokens import ALLOT_INSTABILITY, allot


class PlaceInstability(Op[State]):
    """`place_instability`: so many tokens into each of the rooms; too few are distributed by choice (BR-21.1, BR-1.7).
    Rooms without a free slot are passed over (BR-11.9)."""

    def __init__(self, amount: int, room: int, rose: bool) -> None:
        self.amount: int = amount
        self.room: int = room
        self.rose: bool = rose

    def run(self, s: State, effect: Effect) -> None:
        party = at.ROSE if self.rose else effect[CASTER]
        found = rooms(s, effect, self.room)
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
