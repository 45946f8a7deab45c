"""One's own dice, and dice that lie in locations."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.games.penumbra.catalogue import OF_DICE
from arcanum.games.penumbra.manipulate import ALL_KINDS, can_change, push_manipulation
from arcanum.games.penumbra.marks import lying
from arcanum.games.penumbra.primagic import PICK_UP, push_pick_placed
from arcanum.games.penumbra.registers import SOURCE
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part


class Manipulation(Part):
    """`reroll`, `nudge`, `flip`, `recolour`, `set_value`: up to so many times, split among one's dice (PN-10.3,
    PN-10.10)."""

    def __init__(self, what: int, amount: Amount, to: int) -> None:
        self.what: int = what
        self.amount: Amount = amount
        self.to: int = to

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        push_manipulation(s, s.chooser(effect), self.what, count, self.to, ALL_KINDS, 0, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        if self.amount.count(s, effect) <= 0:
            return False
        for die in s.own_dice(s.chooser(effect)):
            if can_change(die, self.what, self.to, ALL_KINDS):
                return True
        return False

    def needs(self) -> int:
        return OF_DICE | self.amount.needs()


class TakePlacedDice(Part):
    """`take_placed_dice`: up to so many placed dice come into the supply as they lie; they are not gained, so they are
    not rolled."""

    def __init__(self, kinds: int, amount: Amount) -> None:
        self.kinds: int = kinds
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        push_pick_placed(s, s.chooser(effect), PICK_UP, self.kinds, count, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and bool(lying(s, self.kinds))
