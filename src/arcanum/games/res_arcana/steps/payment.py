"""Costs: turning, paying, taking off, destroying, discarding."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame
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
    minus,
    several,
)
from arcanum.games.res_arcana.legality import bill
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.components import DESTROY, TURN_ANOTHER, ask_for_component
from arcanum.games.res_arcana.steps.program import AMOUNT, CARD, ESSENCE, set_register

# --- parts of a cost --------------------------------------------------------------------------------------------------


class TurnThis(Op):
    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.turn(frame[1], frame[2])


class PayFixed(Op):
    __slots__ = ("amounts",)

    def __init__(self, amounts: Amounts) -> None:
        super().__init__()
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        s.pay(frame[1], self.amounts)


class PayMix(Op):
    """Pay so many essences of the player's choice among some types."""

    __slots__ = ("count", "mask")

    def __init__(self, count: int, mask: int) -> None:
        super().__init__()
        self.pauses = True
        self.count: int = count
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[1]
        if self.mask == ALL_TYPES:
            s.stack.append(
                (frames.PAY, seat, frame[2], self.count, 0, 0, 0, 0, 0, self.count, 0, s.decisions, self.count)
            )
            return
        allowed = [s.pool[seat * 5 + e] if self.mask >> e & 1 else 0 for e in range(5)]
        s.stack.append((frames.PAY, seat, frame[2], self.count, *allowed, 0, 0, s.decisions, self.count))


class PaySameType(Op):
    """Pay X essences of one type, X being chosen."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        super().__init__()
        self.pauses = True
        self.mask: int = mask
        """The types that may be paid: not the one into which they turn."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.PAY_SAME, frame[1], frame[2], self.mask, -1, 0, s.decisions))


class TakeOffThis(Op):
    """Essences lying on this component go to the supply."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: Amounts) -> None:
        super().__init__()
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        component = frame[2]
        left = minus(s.on[component], self.amounts)
        if left == NOTHING:
            del s.on[component]
        else:
            s.on[component] = left
        if s.heard:
            s.log.append((ev.SPENT_FROM, s.all, frame[1], component, *self.amounts))


class TurnAnother(Op):
    __slots__ = ("subtype",)

    def __init__(self, subtype: int) -> None:
        super().__init__()
        self.pauses = True
        self.subtype: int = subtype

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[1], frame[2], TURN_ANOTHER, self.subtype)


class DestroyThis(Op):
    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.destroy(frame[1], frame[2])


class DestroyOne(Op):
    """Destroy an artifact of the player's choice; it is remembered for an effect that counts its cost."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        super().__init__()
        self.pauses = True
        self.which: int = which

    def run(self, s: State, frame: Frame) -> None:
        ask_for_component(s, frame[1], frame[2], DESTROY, self.which)


class DiscardCards(Op):
    """Discard cards from hand; the last one is remembered for an effect that counts its cost."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.pauses = True
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.DISCARD, frame[1], frame[2], self.count, -1, s.decisions, self.count))


# --- paying for a card ------------------------------------------------------------------------------------------------


def charge(s: State, seat: int, component: int, cost: Cost, free: int, not_gold: int) -> None:
    """Pay a placement cost or a claim. What leaves no choice is paid at once, for the rest the payer is asked."""
    due, gold = bill(cost, free, not_gold)
    if due == 0:
        return
    a = cost.amounts
    if due == cost.symbols:
        if a != NOTHING:
            s.pay(seat, a)
        if cost.any:
            s.stack.append((frames.PAY, seat, component, cost.any, 0, 0, 0, 0, 0, cost.any, 0, s.decisions, cost.any))
        return
    if gold:
        s.pay(seat, several(GOLD, gold))
        due -= gold
        a = minus(a, several(GOLD, gold))
    if due:
        s.stack.append((frames.PAY, seat, component, due, *a, cost.any, 0, s.decisions, due))


class Pay(Ask[State]):
    """Pay essences one by one, in the order of the types so that each mix is offered once.

    `(PAY, seat, component, left, five own symbols, any-symbols, lowest type, group, in all)`: an essence pays a symbol
    of its own type while there is one, then an any-symbol."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        left = frame[3]
        base = frame[1] * 5
        wild = frame[9]
        pool = s.pool
        options: list[int] = []
        if wild >= left:
            # Any essence pays: the only question is whether those of the types from here on are enough.
            in_all = 0
            for essence in range(4, frame[10] - 1, -1):
                have = pool[base + essence]
                if have:
                    in_all += have
                    if in_all >= left:
                        options.append(A_ESSENCE + essence)
            options.reverse()
            return options
        own = 0
        surplus = 0
        for essence in range(4, frame[10] - 1, -1):
            have = pool[base + essence]
            if not have:
                continue
            printed = frame[4 + essence]
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
        essence = action - at.A_ESSENCE
        s.pay_one(frame[1], essence)
        s.stack.pop()
        set_register(s, ESSENCE, essence)
        if frame[3] == 1:
            return
        values = list(frame)
        values[3] -= 1
        values[10] = essence
        if values[4 + essence]:
            values[4 + essence] -= 1
        else:
            values[9] -= 1
        s.stack.append(tuple(values))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ESSENCE:
            return Reason("pay-first", rule="RA-7.5")
        essence = action - at.A_ESSENCE
        if s.pool[frame[1] * 5 + essence] == 0:
            return Reason("none-left", {"essence": NAMES[essence]}, "RA-6.4")
        if frame[4 + essence] == 0 and frame[9] == 0:
            return Reason("cannot-pay-with", {"essence": NAMES[essence]}, "RA-7.3")
        if essence < frame[10]:
            return Reason("pick-in-order", {"essence": NAMES[frame[10]]})
        return Reason("rest-unpayable", {"essence": NAMES[essence]}, "RA-6.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(
            frame[1],
            "pay",
            {"left": frame[3], "card": s.cat.ids[frame[2]]},
            s.cat.ids[frame[2]],
            "RA-7.5",
            group=frame[11],
            least=frame[12],
            most=frame[12],
        )


class PaySame(Ask[State]):
    """Pay essences of one type, one by one, until done. `(PAY_SAME, seat, component, mask, type, paid, group)`."""

    __slots__ = ()

    def open(self, frame: Frame, essence: int) -> bool:
        """Whether a type may be paid: any of the mask at first, then the one that was begun."""
        return bool(frame[3] >> essence & 1) if frame[4] < 0 else essence == frame[4]

    def legal(self, s: State, frame: Frame) -> list[int]:
        legal = [at.A_DONE]
        for essence in range(5):
            if self.open(frame, essence) and s.pool[frame[1] * 5 + essence]:
                legal.append(at.A_ESSENCE + essence)
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            set_register(s, AMOUNT, frame[5])
            set_register(s, ESSENCE, frame[4])
            return
        essence = action - at.A_ESSENCE
        s.pay_one(frame[1], essence)
        s.stack.append((frame[0], frame[1], frame[2], frame[3], essence, frame[5] + 1, frame[6]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ESSENCE:
            return Reason("pay-first", rule="RA-18.1")
        essence = action - at.A_ESSENCE
        if frame[4] >= 0 and essence != frame[4]:
            return Reason("one-type-only", {"essence": NAMES[frame[4]]}, "RA-18.1")
        if not frame[3] >> essence & 1:
            return Reason("same-type", {"essence": NAMES[essence]}, "RA-18.5")
        return Reason("none-left", {"essence": NAMES[essence]}, "RA-18.3")

    def decision(self, s: State, frame: Frame) -> Decision:
        component = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": component, "paid": frame[5]}
        pool = s.pool_of(frame[1])
        most = frame[5] + max([pool[each] for each in range(5) if self.open(frame, each)])
        return Decision(frame[1], "pay-same", args, component, "RA-18.3", frame[6], 0, most, decline=True)


class Discard(Ask[State]):
    """Discard cards from hand, in the order of the catalogue so that each set is offered once.

    `(DISCARD, seat, component, left, last card, group, in all)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        cards = sorted([card for card in s.hand[frame[1]] if card > frame[4]])
        return [s.cat.discard[card] for card in cards[: len(cards) - frame[3] + 1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        card = s.cat.argument[action]
        s.discard_card(frame[1], card)
        s.stack.pop()
        if frame[3] > 1:
            s.stack.append((frame[0], frame[1], frame[2], frame[3] - 1, card, frame[5], frame[6]))
        else:
            set_register(s, CARD, card)

    def shows_own(self) -> bool:
        return True

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.DISCARD:
            return Reason("discard-first", {"left": frame[3]})
        card = s.cat.argument[action]
        if card not in s.hand[frame[1]]:
            return Reason("not-in-hand", {"card": s.cat.ids[card]}, "RA-13.2")
        return Reason("pick-in-order", {"card": s.cat.ids[card]})

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"left": frame[3], "card": source}
        return Decision(frame[1], "discard", args, source, "RA-13.2", frame[5], frame[6], frame[6])
