"""Gains: ingredients, dice, resource dice, exchanges."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.dice import COLOURS
from arcanum.games.penumbra.exchange import exchanges, push_exchange
from arcanum.games.penumbra.registers import SOURCE
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part

CHOSEN_COLOUR: Final = -1
_PACKED: Final = 8
"""The colours that were named are written into a frame with so many bits for the number of dice of each."""
_ONE_COLOUR: Final = (1 << _PACKED) - 1


class Gain(Part):
    """`gain`: ingredients to the store, as far as they fit (PN-6.2, PN-6.7)."""

    def __init__(self, ingredient: int, amount: Amount) -> None:
        self.ingredient: int = ingredient
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        s.gain(s.chooser(effect), self.ingredient, self.amount.count(s, effect))

    def changes(self, s: State, effect: Effect) -> bool:
        full = s.has(s.chooser(effect), self.ingredient) >= s.cat.store_limit
        return not full and self.amount.count(s, effect) > 0

    def needs(self) -> int:
        return 1 << self.ingredient | self.amount.needs()


class GainDice(Part):
    """`gain_dice`: dice of one kind, or of chosen colours, rolled together (PN-8.2, PN-9.2, PN-19.28)."""

    def __init__(self, kind: int, amount: Amount, temporary: bool) -> None:
        self.kind: int = kind
        """CHOSEN_COLOUR: one of the six colours for each die."""
        self.amount: Amount = amount
        self.temporary: bool = temporary

    def run(self, s: State, effect: Effect) -> None:
        seat = s.chooser(effect)
        count = self.amount.count(s, effect)
        if self.kind != CHOSEN_COLOUR:
            for _ in range(count):
                s.gain_die(seat, self.kind, self.temporary)
        elif count > 0:
            temporary = 1 if self.temporary else 0
            s.stack.append((frames.DICE_COLOURS, seat, count, temporary, 0, 0, s.decisions, count, effect[SOURCE]))

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0

    def needs(self) -> int:
        return self.amount.needs()


class DiceColours(Ask[State]):
    """The colours of all the dice are named before any of them is rolled; they are a mixture, so they are named in
    ascending order (PN-19.28)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, _, lowest, _, _, _, _ = frame
        return [at.A_COLOUR + colour for colour in range(lowest, COLOURS)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, temporary, _, chosen, group, most, source = frame
        s.stack.pop()
        colour = s.cat.argument[action]
        chosen += 1 << _PACKED * colour
        if left > 1:
            s.stack.append((step, seat, left - 1, temporary, colour, chosen, group, most, source))
            return
        for each in range(COLOURS):
            for _ in range(chosen >> _PACKED * each & _ONE_COLOUR):
                s.gain_die(seat, each, bool(temporary))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] == at.B_COLOUR:
            return Reason("colours-ascending", rule="PN-19.28")
        return Reason("choose-a-colour", rule="PN-19.28")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, _, _, _, group, most, source = frame
        return Decision(seat, "dice-colours", {"left": left}, s.cat.ids[source], "PN-19.28", group, most, most)


class Exchanges(Part):
    """`exchange`: up to so many exchanges at the rate of the Bazaar (PN-32.6)."""

    def __init__(self, times: int) -> None:
        self.times: int = times

    def run(self, s: State, effect: Effect) -> None:
        push_exchange(s, s.chooser(effect), self.times, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return bool(exchanges(s, s.chooser(effect), 0, 0, 0))

    def needs(self) -> int:
        return sum([1 << ingredient for ingredient in at.TRADABLE])


class RollResource(Part):
    """`roll_resource`: resource dice rolled at once (PN-7.2, PN-7.3)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        s.roll_resource(s.chooser(effect), self.amount.count(s, effect))

    def changes(self, s: State, effect: Effect) -> bool:
        if self.amount.count(s, effect) <= 0:
            return False
        seat = s.chooser(effect)
        for face in s.cat.resource_faces:
            for ingredient, amount in enumerate(face):
                if amount and s.has(seat, ingredient) < s.cat.store_limit:
                    return True
        return False

    def needs(self) -> int:
        return 1 << at.FRUIT | 1 << at.CRYSTAL | 1 << at.JEWEL | self.amount.needs()
