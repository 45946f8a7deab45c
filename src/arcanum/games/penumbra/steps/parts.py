"""What all parts of an effect have: amounts, and the question whether they would change anything now."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.effects import Effect, Op
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import OF_MARKS
from arcanum.games.penumbra.own_cards import more_marks
from arcanum.games.penumbra.registers import AMPLIFIED, CHAIN, MARKET, NEXT_PART, PROGRAM, SOURCE, TIMES
from arcanum.games.penumbra.state import State

# What is counted: the marks of a discipline by its number, or one of these.
NOTHING_COUNTED: Final = -1
CHAIN_CARDS: Final = 6
WOUNDED_MARKS: Final = 7
MISSES: Final = 8
FAMILIARS: Final = 9
WIZARDS: Final = 10
EVERYTHING: Final = 99
"""The amount `all`: more than there ever is."""


def marks_counted(s: State, effect: Effect, discipline: int) -> int:
    """Marks of a discipline in any state and slot, with what amplifies the effect (PN-20.1, PN-20.3, PN-20.10,
    PN-20.11)."""
    seat = s.chooser(effect)
    return s.marks_of(seat, discipline) + more_marks(s, seat, discipline) + effect[AMPLIFIED]


def counted(s: State, effect: Effect, of: int) -> int:
    """How many of something there are for an effect."""
    if of < at.SPARK_MARK:
        return marks_counted(s, effect, of)
    seat = s.chooser(effect)
    if of == CHAIN_CARDS:
        return effect[CHAIN]
    if of == WOUNDED_MARKS:
        return s.wounded(seat)
    if of == MISSES:
        return s.threat[f.MISSES]
    if of == WIZARDS:
        return s.seats
    kind = s.cat.kind
    return len([card for card in s.inventory[seat] if kind[card] == at.SUMMON])


class Amount:
    """A number on a card: fixed, or so many for each thing counted, at most `most`."""

    def __init__(
        self, plus: int, times: int = 0, of: int = NOTHING_COUNTED, most: int = EVERYTHING, per_payment: bool = False
    ) -> None:
        self.plus: int = plus
        self.times: int = times
        self.of: int = of
        self.most: int = most
        self.per_payment: bool = per_payment
        """Whether it is brought by a payment that can be made several times."""

    def count(self, s: State, effect: Effect) -> int:
        """PN-20.9: a count of 0 may give an amount of 0."""
        number = self.plus
        if self.of != NOTHING_COUNTED:
            number += self.times * counted(s, effect, self.of)
            number = min(number, self.most)
        return number * effect[TIMES] if self.per_payment else number

    def needs(self) -> int:
        return OF_MARKS if self.of == WOUNDED_MARKS else 0


class Part(Op[State]):
    """One part of a program."""

    def changes(self, s: State, effect: Effect) -> bool:
        """Whether it would change the state now (PN-19.22)."""
        raise NotImplementedError

    def possible(self, s: State, effect: Effect) -> bool:
        """Whether the card may be used as far as this part is concerned (PN-19.9)."""
        return True

    def demands(self) -> int:
        """Whether it ever forbids that."""
        return 0

    def skips(self, s: State, effect: Effect) -> int:
        """How many of the parts that follow are left out, unless this one changes something."""
        return 0

    def needs(self) -> int:
        """What has to be left of the wizard's goods when the cost is paid, as a set."""
        return 0


class IfChain(Part):
    """`if_chain`: the parts that follow are for a chain of at least so many cards, this one included (PN-21.10)."""

    def __init__(self, at_least: int, parts: int) -> None:
        self.at_least: int = at_least
        self.parts: int = parts

    def run(self, s: State, effect: Effect) -> None:
        effect[NEXT_PART] += self.skips(s, effect)

    def changes(self, s: State, effect: Effect) -> bool:
        return False

    def skips(self, s: State, effect: Effect) -> int:
        return 0 if effect[CHAIN] >= self.at_least else self.parts


class Otherwise(Part):
    """Over the parts that are for the other case."""

    def __init__(self, parts: int) -> None:
        self.parts: int = parts

    def run(self, s: State, effect: Effect) -> None:
        effect[NEXT_PART] += self.parts

    def changes(self, s: State, effect: Effect) -> bool:
        return False

    def skips(self, s: State, effect: Effect) -> int:
        return self.parts


def would_change(s: State, effect: Effect) -> bool:
    """Whether an effect with these registers would change anything (PN-19.18, PN-19.22)."""
    parts: list[Any] = s.cat.programs[effect[PROGRAM]]
    place = 0
    while place < len(parts):
        part: Part = parts[place]
        if part.changes(s, effect):
            return True
        place += 1 + part.skips(s, effect)
    return False


def may_begin(s: State, effect: Effect) -> bool:
    """Whether everything that an effect demands can be done (PN-19.9)."""
    parts: list[Any] = s.cat.programs[effect[PROGRAM]]
    place = 0
    while place < len(parts):
        part: Part = parts[place]
        if not part.possible(s, effect):
            return False
        place += 1 + part.skips(s, effect)
    return True


def own_card(effect: Effect) -> int:
    """The card that the effect comes from, if it is the wizard's own: it never acts on itself (PN-17.19). A card of a
    market has a like one of the wizard's as another card (PN-21.17)."""
    return effect[SOURCE] if effect[MARKET] < 0 else -1


def start_effect(s: State, effect: Effect) -> None:
    """An effect is applied before whatever waits on the stack goes on."""
    s.effects.append(effect)
    s.stack.append((frames.RUN, -1))
