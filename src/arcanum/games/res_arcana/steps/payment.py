"""Costs: turning, paying, taking off, destroying, discarding."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import A_ESSENCE, Cost, Op
from arcanum.games.res_arcana.essences import (
    ALL_TYPES,
    GOLD,
    NAMES,
    NOTHING,
    Amounts,
    count_of,
    minus,
    one,
    several,
)
from arcanum.games.res_arcana.frames import SOURCE
from arcanum.games.res_arcana.legality import bill
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.components import DESTROY, TURN_ANOTHER, ask_for_component
from arcanum.games.res_arcana.steps.program import AMOUNT, CARD, ESSENCE, set_register

# where Pay reads numbers, as it is asked for its answers more often than others
LEFT: Final = 3
WILD: Final = 9
LOWEST: Final = 10

# --- parts of a cost --------------------------------------------------------------------------------------------------


class TurnThis(Op):
    """The component whose power it is becomes turned (RA-10.4)."""

    def run(self, s: State, frame: Frame) -> None:
        s.turn(frame[SEAT], frame[SOURCE])


class PayFixed(Op):
    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        s.pay(frame[SEAT], self.amounts)


class PayMix(Op):
    """Pay so many essences of the player's choice: one of those named (RA-10.15), or any mix, Gold included
    (RA-18.6)."""

    pauses = True

    def __init__(self, count: int, mask: int) -> None:
        self.count: int = count
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        seat, source, count = frame[SEAT], frame[SOURCE], self.count
        if self.mask == ALL_TYPES:
            ask_to_pay(s, seat, source, count, NOTHING, count)
            return
        own = [s.pool[seat * 5 + essence] if self.mask >> essence & 1 else 0 for essence in range(5)]
        ask_to_pay(s, seat, source, count, (own[0], own[1], own[2], own[3], own[4]), 0)


class PaySameType(Op):
    """Pay X essences of one type, X being chosen (RA-1.16, RA-18.3)."""

    pauses = True

    def __init__(self, mask: int) -> None:
        self.mask: int = mask
        """The types that may be paid: not the one into which they turn."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.PAY_SAME, frame[SEAT], frame[SOURCE], self.mask, -1, 0, s.decisions))


class TakeOffThis(Op):
    """Essences lying on this component go to the supply (RA-14.3)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        component = frame[SOURCE]
        left = minus(s.on[component], self.amounts)
        if left == NOTHING:
            del s.on[component]
        else:
            s.on[component] = left
        if s.heard:
            s.log.append((ev.SPENT_FROM, s.all, frame[SEAT], component, *self.amounts))


class TurnAnother(Op):
    """Turn another component of a subtype (RA-10.9, RA-10.10)."""

    pauses = True

    def __init__(self, subtype: int) -> None:
        self.subtype: int = subtype

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[SEAT], frame[SOURCE], TURN_ANOTHER, self.subtype)


class DestroyThis(Op):
    """Destroy the component whose power it is (RA-13.1)."""

    def run(self, s: State, frame: Frame) -> None:
        s.destroy(frame[SEAT], frame[SOURCE])


class DestroyOne(Op):
    """Destroy an artifact of the player's choice; it is remembered for an effect that counts its cost (RA-13.5,
    RA-20.1)."""

    pauses = True

    def __init__(self, which: int) -> None:
        self.which: int = which

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[SEAT], frame[SOURCE], DESTROY, self.which)


class DiscardCards(Op):
    """Discard cards from hand; the last one is remembered for an effect that counts its cost (RA-13.2, RA-20.7)."""

    pauses = True

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.DISCARD, frame[SEAT], frame[SOURCE], self.count, -1, s.decisions, self.count))


# --- paying for a card ------------------------------------------------------------------------------------------------


def charge(s: State, seat: int, component: int, cost: Cost, free: int, not_gold: int) -> None:
    """Pay a placement cost or a claim. What leaves no choice is paid at once, for the rest the payer is asked (RA-7.2,
    RA-7.5). Some cards cost nothing (RA-7.7)."""
    due, gold = bill(cost, free, not_gold)
    if due == 0:
        return
    a = cost.amounts
    if due == cost.symbols:
        if a != NOTHING:
            s.pay(seat, a)
        if cost.any:
            ask_to_pay(s, seat, component, cost.any, NOTHING, cost.any)
        return
    if gold:
        s.pay(seat, several(GOLD, gold))
        due -= gold
        a = minus(a, several(GOLD, gold))
    if due:
        ask_to_pay(s, seat, component, due, a, cost.any)


def ask_to_pay(s: State, seat: int, source: int, left: int, own: Amounts, wild: int) -> None:
    """Ask which essences pay for a component: symbols of their own types, and symbols that any essence pays."""
    calm, death, elan, gold, life = own
    s.stack.append((frames.PAY, seat, source, left, calm, death, elan, gold, life, wild, 0, s.decisions, left))


class Pay(Ask[State]):
    """Pay essences one by one, in the order of the types so that each mix is offered once. An essence pays a symbol of
    its own type while there is one, then one that any essence pays (`wild`) (RA-7.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        left = frame[LEFT]
        base = frame[SEAT] * 5
        wild = frame[WILD]
        lowest = frame[LOWEST]
        pool = s.pool
        options: list[int] = []
        if wild >= left:
            # Any essence pays: the only question is whether those of the types from here on are enough.
            in_all = 0
            for essence in range(4, lowest - 1, -1):
                have = pool[base + essence]
                if have:
                    in_all += have
                    if in_all >= left:
                        options.append(A_ESSENCE + essence)
            options.reverse()
            return options
        _, _, _, _, calm, death, elan, gold, life, _, _, _, _ = frame
        symbols = (calm, death, elan, gold, life)
        own = 0
        surplus = 0
        for essence in range(4, lowest - 1, -1):
            have = pool[base + essence]
            if not have:
                continue
            printed = count_of(symbols, essence)
            if have > printed:
                own += printed
                surplus += have - printed
            else:
                own += have
            if (printed or wild) and own + (surplus if surplus < wild else wild) >= left:
                options.append(A_ESSENCE + essence)
        options.reverse()
        return options

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, left, calm, death, elan, gold, life, wild, _, group, in_all = frame
        essence = action - at.A_ESSENCE
        s.pay_one(seat, essence)
        s.stack.pop()
        set_register(s, ESSENCE, essence)
        if left == 1:
            return
        if count_of((calm, death, elan, gold, life), essence):
            calm, death, elan, gold, life = minus((calm, death, elan, gold, life), one(essence))
        else:
            wild -= 1
        s.stack.append(
            (frames.PAY, seat, source, left - 1, calm, death, elan, gold, life, wild, essence, group, in_all)
        )

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, _, calm, death, elan, gold, life, wild, lowest, _, _ = frame
        if s.cat.block[action] != at.ESSENCE:
            return Reason("pay-first", rule="RA-7.5")
        essence = action - at.A_ESSENCE
        if s.pool[seat * 5 + essence] == 0:
            return Reason("none-left", {"essence": NAMES[essence]}, "RA-6.4")
        if wild == 0 and count_of((calm, death, elan, gold, life), essence) == 0:
            return Reason("cannot-pay-with", {"essence": NAMES[essence]}, "RA-7.3")
        if essence < lowest:
            return Reason("pick-in-order", {"essence": NAMES[lowest]})
        return Reason("rest-unpayable", {"essence": NAMES[essence]}, "RA-6.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, left, _, _, _, _, _, _, _, group, in_all = frame
        card = s.cat.ids[source]
        return Decision(seat, "pay", {"left": left, "card": card}, card, "RA-7.5", group, in_all, in_all)


class PaySame(Ask[State]):
    """Pay essences of one type, one by one, until done."""

    def open(self, frame: Frame, essence: int) -> bool:
        """Whether a type may be paid: any of the mask at first, then the one that was begun."""
        _, _, _, types, begun, _, _ = frame
        return bool(types >> essence & 1) if begun < 0 else essence == begun

    def legal(self, s: State, frame: Frame) -> list[int]:
        base = frame[SEAT] * 5
        legal = [at.A_DONE]
        for essence in range(5):
            if self.open(frame, essence) and s.pool[base + essence]:
                legal.append(at.A_ESSENCE + essence)
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, types, begun, paid, group = frame
        s.stack.pop()
        if action == at.A_DONE:
            set_register(s, AMOUNT, paid)
            set_register(s, ESSENCE, begun)
            return
        essence = action - at.A_ESSENCE
        s.pay_one(seat, essence)
        s.stack.append((frames.PAY_SAME, seat, source, types, essence, paid + 1, group))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, types, begun, _, _ = frame
        if s.cat.block[action] != at.ESSENCE:
            return Reason("pay-first", rule="RA-18.1")
        essence = action - at.A_ESSENCE
        if begun >= 0 and essence != begun:
            return Reason("one-type-only", {"essence": NAMES[begun]}, "RA-18.1")
        if not types >> essence & 1:
            return Reason("same-type", {"essence": NAMES[essence]}, "RA-18.5")
        return Reason("none-left", {"essence": NAMES[essence]}, "RA-18.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, _, _, paid, group = frame
        card = s.cat.ids[source]
        pool = s.pool_of(seat)
        most = paid + max([pool[essence] for essence in range(5) if self.open(frame, essence)])
        return Decision(seat, "pay-same", {"card": card, "paid": paid}, card, "RA-18.3", group, 0, most, decline=True)


class Discard(Ask[State]):
    """Discard cards from hand, in the order of the catalogue so that each set is offered once. It yields nothing
    (RA-9.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, left, last, _, _ = frame
        cards = sorted([card for card in s.hand[seat] if card > last])
        return [s.cat.discard[card] for card in cards[: len(cards) - left + 1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, left, _, group, in_all = frame
        card = s.cat.argument[action]
        s.discard_card(seat, card)
        s.stack.pop()
        if left > 1:
            s.stack.append((frames.DISCARD, seat, source, left - 1, card, group, in_all))
        else:
            set_register(s, CARD, card)

    def shows_own(self) -> bool:
        return True

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, left, _, _, _ = frame
        if s.cat.block[action] != at.DISCARD:
            return Reason("discard-first", {"left": left})
        card = s.cat.argument[action]
        if card not in s.hand[seat]:
            return Reason("not-in-hand", {"card": s.cat.ids[card]}, "RA-13.2")
        return Reason("pick-in-order", {"card": s.cat.ids[card]})

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, left, _, group, in_all = frame
        card = s.cat.ids[source]
        return Decision(seat, "discard", {"left": left, "card": card}, card, "RA-13.2", group, in_all, in_all)
