"""Payments inside an effect: "discard X to get Y", once or any number of times."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import BLOOD, OF_MARKS, Amounts
from arcanum.games.penumbra.payment import can_pay, only, pay
from arcanum.games.penumbra.registers import NEXT_PART, SOURCE, SPARE, TIMES
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Part, own_card

ZONES: Final = ("grimoire", "inventory", "equipment")
GRIMOIRE: Final = 0
INVENTORY: Final = 1
IN_EQUIPMENT: Final = 2
NO_ZONE: Final = -1


def cards_in(s: State, seat: int, zone: int) -> list[int]:
    """The cards of a zone, sorted."""
    if zone == GRIMOIRE:
        return s.grimoire[seat]
    return s.inventory[seat] if zone == INVENTORY else sorted(s.equipped(seat))


class PayThen(Part):
    """`pay_then`: a payment that may be made, once or any number of times; what it brings follows (PN-18.15, PN-19.2,
    PN-19.27). Cards are discarded, but never the card itself (PN-17.19)."""

    def __init__(
        self, amounts: Amounts, zone: int, cards: int, any_times: bool, least: int, surplus: int, parts: int
    ) -> None:
        self.amounts: Amounts = amounts
        self.zone: int = zone
        """Of the cards that are paid; NO_ZONE if ingredients are."""
        self.cards: int = cards
        self.any_times: bool = any_times
        self.least: int = least
        self.surplus: int = surplus
        """So many more of the one ingredient may be paid for nothing (PN-19.29)."""
        self.parts: int = parts
        """How many parts follow that are left out if nothing is paid: the payment and what it brings."""
        self.ingredient: int = _the_one(amounts)
        self.goods: int = sum([1 << each for each in range(len(amounts)) if amounts[each]])

    def run(self, s: State, effect: Effect) -> None:
        most = self.times(s, effect)
        if most == 0:
            effect[NEXT_PART] += self.parts
            return
        seat = s.chooser(effect)
        declined = effect[NEXT_PART] + self.parts
        effect[TIMES] = 1
        if self.surplus:
            unit = self.amounts[self.ingredient]
            most = min(s.blood(seat) if self.ingredient == BLOOD else s.has(seat, self.ingredient), at.MOST_NUMBER)
            step = (frames.PAY_SURPLUS, seat, declined, self.ingredient, unit, self.least * unit, most, self.surplus)
            s.stack.append(step)
        elif self.any_times:
            s.stack.append((frames.PAY_TIMES, seat, declined, self.least, most))
        elif self.least == 0:
            s.stack.append((frames.MAY_PAY, seat, declined))

    def times(self, s: State, effect: Effect) -> int:
        """How often it can be paid, as far as that can be asked for."""
        seat = s.chooser(effect)
        most = at.MOST_NUMBER if self.any_times else 1
        if self.zone != NO_ZONE:
            return min(most, len(payable_cards(s, seat, self.zone, own_card(effect))) // self.cards)
        for number in range(most):
            if not can_pay(s, seat, tuple([(number + 1) * each for each in self.amounts])):
                return number
        return most

    def changes(self, s: State, effect: Effect) -> bool:
        """A payment that can be made is a change (PN-19.22)."""
        return self.times(s, effect) > 0

    def possible(self, s: State, effect: Effect) -> bool:
        return self.least == 0 or self.times(s, effect) >= self.least

    def demands(self) -> int:
        return 1 if self.least else 0

    def skips(self, s: State, effect: Effect) -> int:
        return self.parts

    def needs(self) -> int:
        return self.goods | (OF_MARKS if self.goods >> BLOOD & 1 else 0)


def _the_one(amounts: Amounts) -> int:
    """The first ingredient of a payment; -1 if it has none."""
    for ingredient, amount in enumerate(amounts):
        if amount:
            return ingredient
    return -1


def payable_cards(s: State, seat: int, zone: int, not_this: int) -> list[int]:
    return [card for card in cards_in(s, seat, zone) if card != not_this]


class MakePayment(Part):
    """All that was named is paid at once (PN-19.27); Blood also with wounded marks (PN-12.9)."""

    def __init__(self, of: PayThen) -> None:
        self.of: PayThen = of

    def run(self, s: State, effect: Effect) -> None:
        seat = s.chooser(effect)
        of = self.of
        if of.zone != NO_ZONE:
            left = of.cards * effect[TIMES]
            s.stack.append((frames.PAY_CARD, seat, of.zone, left, 0, own_card(effect), s.decisions, left))
        elif of.surplus:
            pay(s, seat, only(of.ingredient, effect[SPARE]))
        else:
            pay(s, seat, tuple([each * effect[TIMES] for each in of.amounts]))

    def changes(self, s: State, effect: Effect) -> bool:
        return False


class MayPay(Ask[State]):
    """Once, or not at all (PN-19.2)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_YES, at.A_NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, _, declined = frame
        s.stack.pop()
        if action == at.A_NO:
            s.effects[-1][NEXT_PART] = declined

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("yes-or-no", rule="PN-18.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _ = frame
        source = s.cat.ids[s.effects[-1][SOURCE]]
        return Decision(seat, "may-pay", {}, source, "PN-18.15", s.decisions, 0, 1, True)


class PayTimes(Ask[State]):
    """How often: named once, for all payments together (PN-19.27)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, least, most = frame
        return [at.A_NUMBER + number for number in range(least, most + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, _, declined, _, _ = frame
        s.stack.pop()
        effect = s.effects[-1]
        effect[TIMES] = s.cat.argument[action]
        if effect[TIMES] == 0:
            effect[NEXT_PART] = declined

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, least, most = frame
        return Reason("number-of-payments", {"least": least, "most": most}, "PN-19.27")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, least, most = frame
        args: dict[str, str | int] = {"least": least, "most": most}
        return Decision(seat, "pay-times", args, s.cat.ids[s.effects[-1][SOURCE]], "PN-19.27")


class PaySurplus(Ask[State]):
    """How much is paid where some of it may bring nothing, such as an odd Blood (PN-19.29)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, _, unit, least, most, surplus = frame
        numbers = [number for number in range(max(unit, least), most + 1) if number % unit <= surplus]
        if not least:
            numbers.insert(0, 0)
        return [at.A_NUMBER + number for number in numbers]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, _, declined, _, unit, _, _, _ = frame
        s.stack.pop()
        effect = s.effects[-1]
        effect[SPARE] = s.cat.argument[action]
        effect[TIMES] = effect[SPARE] // unit
        if effect[TIMES] == 0:
            effect[NEXT_PART] = declined

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, ingredient, unit, _, most, _ = frame
        args: dict[str, str | int] = {"ingredient": at.INGREDIENTS[ingredient], "unit": unit, "most": most}
        return Reason("pay-in-units", args, "PN-19.29")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, ingredient, unit, _, most, _ = frame
        args: dict[str, str | int] = {"ingredient": at.INGREDIENTS[ingredient], "unit": unit, "most": most}
        return Decision(seat, "pay-surplus", args, s.cat.ids[s.effects[-1][SOURCE]], "PN-19.29")


class PayCard(Ask[State]):
    """Which cards of a zone are discarded, in the order of their numbers; they go under their decks (PN-17.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, zone, left, smallest, not_this, _, _ = frame
        cards = [card for card in payable_cards(s, seat, zone, not_this) if card >= smallest]
        last = len(cards) - left  # those after it must be enough for the rest
        return sorted([s.cat.discard_action[card] for card in cards[: last + 1]])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, zone, left, _, not_this, group, most = frame
        s.stack.pop()
        card = s.cat.argument[action]
        s.remove_card(seat, card)
        s.discard_card(seat, card)
        if left > 1:
            s.stack.append((step, seat, zone, left - 1, card + 1, not_this, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, zone, _, _, not_this, _, _ = frame
        if s.cat.block[action] == at.B_DISCARD and s.cat.argument[action] == not_this:
            return Reason("not-this-card", {"card": s.cat.ids[not_this]}, "PN-17.19")
        return Reason("discard-a-card", {"zone": ZONES[zone]}, "PN-18.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, zone, left, _, _, group, most = frame
        args: dict[str, str | int] = {"zone": ZONES[zone], "left": left}
        return Decision(seat, "pay-card", args, s.cat.ids[s.effects[-1][SOURCE]], "PN-18.15", group, most, most)
