"""Payments: ingredients, with Blood from wounded marks, and dice."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import ARCANA, BLOOD, CRYSTAL, FRUIT, JEWEL, TRINKET, Amounts
from arcanum.games.penumbra.dice import FACES, KINDS, different, fits, value_of
from arcanum.games.penumbra.marks import alike_groups
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.state import State

Demand = tuple[int, int]
"""The kind of a die and its value; 0 for any value."""
_VALUES: Final = FACES + 1
"""A demand is written into a frame as kind * 7 + value."""


# --- ingredients ------------------------------------------------------------------------------------------------------


def can_pay(s: State, seat: int, amounts: Amounts) -> bool:
    """All of it or nothing (PN-6.5). Wounded marks replace Blood (PN-6.6, PN-12.10, PN-18.13); suppressed Crystals pay
    for nothing (PN-41.11)."""
    store = s.store
    first = seat * 6
    for ingredient in (CRYSTAL, JEWEL, FRUIT, TRINKET, ARCANA):
        if amounts[ingredient] > store[first + ingredient]:
            return False
    if amounts[BLOOD] > store[first] and amounts[BLOOD] > s.blood(seat):
        return False
    return not (amounts[CRYSTAL] and suppressed(s, seat, at.S_CRYSTALS))


def only(ingredient: int, amount: int) -> Amounts:
    """So many of one ingredient."""
    return tuple([amount if each == ingredient else 0 for each in range(6)])


def pay(s: State, seat: int, amounts: Amounts) -> None:
    """What the wizard can pay; where wounded marks could pay Blood it is asked which do (PN-12.9)."""
    for ingredient in (CRYSTAL, JEWEL, FRUIT, TRINKET, ARCANA):
        s.lose(seat, ingredient, amounts[ingredient])
    blood = amounts[BLOOD]
    if blood:
        if s.wounded(seat):
            s.stack.append((frames.BLOOD, seat, blood, 0, s.decisions, blood))
        else:
            s.lose(seat, BLOOD, blood)


class PayBlood(Ask[State]):
    """Which wounded marks are flipped for Blood, in the order of their slots; the store pays the rest (PN-6.6, PN-12.9,
    PN-12.10). Only where something asks for Blood (PN-12.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, left, first, _, _ = frame
        wounded = [slot for slot in range(at.MARK_SLOTS) if s.mark_state(seat, slot) == at.WOUNDED]
        groups = [alike for alike in alike_groups(s, seat, wounded) if alike[0] >= first]
        missing = left - s.has(seat, BLOOD)
        found = [] if missing > 0 else [at.A_DONE]
        after = sum([len(alike) for alike in groups])
        for alike in groups:  # what comes later in the order must be able to pay the rest
            if after >= missing:
                found.append(at.A_MARK + alike[0])
            after -= len(alike)
        return found

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, left, _, group, most = frame
        s.stack.pop()
        if action == at.A_DONE:
            s.lose(seat, BLOOD, left)
            return
        slot = s.cat.argument[action]
        s.pay_with_mark(seat, slot)
        if left > 1:
            s.stack.append((frames.BLOOD, seat, left - 1, slot + 1, group, most))
        s.stack.append((frames.FIRE, seat, at.W_PAID_WITH_MARK, 0))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, left, _, _, _ = frame
        if action == at.A_DONE:
            return Reason("not-enough-blood", {"count": left, "has": s.has(seat, BLOOD)}, "PN-6.5")
        if s.cat.block[action] == at.B_MARK and s.mark_state(seat, s.cat.argument[action]) != at.WOUNDED:
            return Reason("mark-not-wounded", {"mark": at.MARK_NAMES[s.cat.argument[action]]}, "PN-12.9")
        return Reason("pay-blood", rule="PN-12.9")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, _, group, most = frame
        return Decision(seat, "pay-blood", {"count": left}, "", "PN-12.10", group, 0, most, s.has(seat, BLOOD) >= left)


# --- dice -------------------------------------------------------------------------------------------------------------


def meets(die: int, kind: int, value: int) -> bool:
    """A die of that kind, or a Spark die for any colour, with that value if one is asked for (PN-18.2, PN-18.3,
    PN-18.12)."""
    return fits(die, kind) and (value == 0 or value_of(die) == value)


def dice_payable(dice: list[int], demands: list[Demand]) -> bool:
    """Whether each demand can be met by a die of its own; temporary dice pay, too (PN-18.13)."""
    if not demands:
        return True
    kind, value = demands[0]
    rest = demands[1:]
    for index, die in enumerate(dice):
        if meets(die, kind, value) and (not rest or dice_payable(dice[:index] + dice[index + 1 :], rest)):
            return True
    return False


def push_dice_payment(s: State, seat: int, demands: list[Demand]) -> None:
    """Ask for a die for each demand; they are discarded."""
    if demands:
        s.stack.append((frames.PAY_DIE, seat, 0, *[kind * _VALUES + value for kind, value in demands]))


class PayDie(Ask[State]):
    """A die for the first demand that is left, such that the others can still be met. Alike demands are met in the
    order of the dice."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, smallest, *written = frame
        demands = [(each // _VALUES, each % _VALUES) for each in written]
        kind, value = demands[0]
        dice = s.dice[seat]
        same = len(demands) > 1 and demands[1] == demands[0]
        found: list[int] = []
        for die in different(dice):
            if die >= smallest and meets(die, kind, value):
                rest = dice.copy()
                rest.remove(die)
                if same:
                    rest = [other for other in rest if other >= die or not meets(other, kind, value)]
                if dice_payable(rest, demands[1:]):
                    found.append(at.A_DIE + die)
        return found

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, _, *written = frame
        s.stack.pop()
        die = s.cat.argument[action]
        s.discard_die(seat, die)
        if len(written) > 1:
            smallest = die if written[1] == written[0] else 0
            s.stack.append((step, seat, smallest, *written[1:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("pay-with-a-die", rule="PN-18.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, *written = frame
        args: dict[str, str | int] = {"kind": KINDS[written[0] // _VALUES], "value": written[0] % _VALUES}
        return Decision(seat, "pay-die", args, "", "PN-18.2", s.decisions)
