"""Buying potions and artifacts: prices, what is off them, and what is paid (sections 30 and 31)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import BLOOD, CRYSTAL, INGREDIENTS, MARKET_SIZE, Amounts
from arcanum.games.penumbra.markets import may_gain, place_of, take_face_up
from arcanum.games.penumbra.payment import pay
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.state import State

_KINDS: Final = range(6)
_PACKED: Final = 4
"""Amounts that were dropped are written into a frame with so many bits each."""
_ONE: Final = (1 << _PACKED) - 1


# --- amounts of which some are dropped --------------------------------------------------------------------------------


def available(s: State, seat: int, ingredient: int) -> int:
    """What the wizard can pay of an ingredient (PN-6.6, PN-41.11)."""
    if ingredient == BLOOD:
        return s.blood(seat)
    if ingredient == CRYSTAL and suppressed(s, seat, at.S_CRYSTALS):
        return 0
    return s.has(seat, ingredient)


def missing(s: State, seat: int, amounts: Amounts) -> int:
    """How many ingredients the wizard lacks."""
    total = 0
    for ingredient in _KINDS:
        if amounts[ingredient]:
            total += max(0, amounts[ingredient] - available(s, seat, ingredient))
    return total


def left_of(amounts: Amounts, dropped: int) -> Amounts:
    """The amounts less those that were dropped."""
    return tuple([amounts[each] - (dropped >> _PACKED * each & _ONE) for each in _KINDS])


def droppable(s: State, seat: int, amounts: Amounts, left: int, least: int, first: int) -> list[int]:
    """The ingredients of which one may be dropped next, in their order, so that what is left can be paid and that at
    least so many can be dropped."""
    found: list[int] = []
    for ingredient in range(first, 6):
        if amounts[ingredient] and sum(amounts[ingredient:]) >= least:
            after = tuple([amounts[each] - (1 if each == ingredient else 0) for each in _KINDS])
            earlier = tuple([after[each] if each < ingredient else 0 for each in _KINDS])
            if not missing(s, seat, earlier) and missing(s, seat, after) <= left - 1:
                found.append(ingredient)
    return found


class Drop(Ask[State]):
    """`(step, seat, item, dropped, left, first | group, most)`: ingredients that need not be paid, one after another,
    as the wizard likes."""

    def amounts(self, s: State, item: int) -> Amounts:
        """What would have to be paid in full."""
        raise NotImplementedError

    def least(self, s: State, frame: Frame) -> int:
        """How many more have to be dropped, even if the wizard could pay them."""
        raise NotImplementedError

    def finish(self, s: State, frame: Frame, dropped: int) -> None:
        """Nothing more is dropped; the frame is still on top."""
        raise NotImplementedError

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, item, dropped, left, first, _, _ = frame
        rest = left_of(self.amounts(s, item), dropped)
        least = self.least(s, frame)
        found = [at.A_INGREDIENT + each for each in droppable(s, seat, rest, left, least, first)]
        return found if least or missing(s, seat, rest) else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, item, dropped, left, _, group, most = frame
        if action == at.A_DONE:
            self.finish(s, frame, dropped)
            return
        ingredient = s.cat.argument[action]
        dropped += 1 << _PACKED * ingredient
        if left == 1 or not any(left_of(self.amounts(s, item), dropped)):
            self.finish(s, frame, dropped)
        else:
            s.stack[-1] = (step, seat, item, dropped, left - 1, ingredient, group, most)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, item, dropped, left, _, _, _ = frame
        rest = left_of(self.amounts(s, item), dropped)
        if action == at.A_DONE:
            if missing(s, seat, rest):
                return Reason("cannot-pay-the-rest", rule="PN-6.5")
            return Reason("drop-all", {"left": left}, "PN-31.4")
        if s.cat.block[action] != at.B_INGREDIENT:
            return Reason("drop-an-ingredient", rule="PN-31.4")
        name: Args = {"ingredient": INGREDIENTS[s.cat.argument[action]]}
        if not rest[s.cat.argument[action]]:
            return Reason("not-asked-for", name, "PN-31.4")
        return Reason("rest-not-payable", name, "PN-6.5")


# --- prices -----------------------------------------------------------------------------------------------------------


def discount_of(s: State, seat: int) -> int:
    """What cards that lie straight take off, all added up (PN-19.12, PN-31.4)."""
    cat = s.cat
    total = 0
    for card in (*s.equipped(seat), *s.inventory[seat], s.talent[seat]):
        if card >= 0 and cat.discount[card] and not s.is_rotated(seat, card):
            total += cat.discount[card]
    return total


def off_the_next(s: State, seat: int) -> int:
    """What is off this purchase and no other: the reductions of the next purchase, and at Rest the permanent ones, once
    per purchase (PN-14.20, PN-31.4)."""
    return s.now[f.DISCOUNT] + (discount_of(s, seat) if s.turn_type == at.REST else 0)


def off_the_total(s: State) -> int:
    """What is left of the reductions of this placement, which are off the total (PN-27.24, PN-31.4)."""
    return 0 if s.turn_type == at.REST else s.now[f.OFF_THE_PRICE]


def can_buy(s: State, seat: int, place: int) -> bool:
    """Whether a card of the Potion Shop or the Shop is there, fits and can be paid (PN-27.23, PN-30.4)."""
    card = s.market[place]
    if card < 0 or not may_gain(s, seat, card):
        return False
    return missing(s, seat, s.cat.price[card]) <= off_the_next(s, seat) + off_the_total(s)


def buyable(s: State, seat: int, market: int) -> list[int]:
    """The face-up cards of a market that can be bought, as actions, ascending (PN-30.1, PN-31.1)."""
    found: list[int] = []
    first = market * MARKET_SIZE
    for place in range(first, first + MARKET_SIZE):
        if can_buy(s, seat, place):
            action = s.cat.take_action[s.market[place]]
            if action not in found:
                found.append(action)
    found.sort()
    return found


def buy_refusal(s: State, seat: int, markets: list[int], action: int) -> Reason | None:
    """Why a card cannot be bought."""
    if s.cat.block[action] == at.B_TOP:
        return Reason("only-face-up", {"deck": at.DECKS[s.cat.argument[action]]}, "PN-30.1")
    if s.cat.block[action] != at.B_TAKE:
        return Reason("buy-or-stop", rule="PN-30.1")
    card = s.cat.argument[action]
    name: Args = {"card": s.cat.ids[card]}
    market = s.cat.deck_of[card]
    if market not in markets:
        return Reason("not-that-market", name, "PN-30.1")
    if card not in s.market[market * MARKET_SIZE : (market + 1) * MARKET_SIZE]:
        return Reason("not-on-offer", name, "PN-30.1")
    if not may_gain(s, seat, card):
        return Reason("name-owned", name, "PN-30.4")
    off = off_the_next(s, seat) + off_the_total(s)
    for ingredient in _KINDS:
        has = available(s, seat, ingredient)
        if s.cat.price[card][ingredient] > has:
            price = s.cat.price[card][ingredient]
            args: Args = {**name, "ingredient": INGREDIENTS[ingredient], "count": price, "has": has, "off": off}
            return Reason("price-too-high", args, "PN-30.3")
    return None


# --- buying -----------------------------------------------------------------------------------------------------------


def purchase(s: State, seat: int, place: int) -> None:
    """What is off the price is taken off, the rest is paid, then the card is received (PN-18.10, PN-51.25). Whoever
    calls this has seen that the card can be bought."""
    price = s.cat.price[s.market[place]]
    left = min(sum(price), off_the_next(s, seat) + off_the_total(s))
    if left:
        s.stack.append((frames.DROP_PRICE, seat, place, 0, left, 0, s.decisions, left))
    else:
        s.stack.append((frames.PAY_PRICE, seat, place, 0))


class PayPrice(Step[State]):
    """What is left of a price is paid."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, item, dropped = frame
        price = s.cat.price[s.market[item]]
        rest = left_of(price, dropped)
        off = sum(price) - sum(rest)
        if s.turn_type != at.REST:
            s.now[f.OFF_THE_PRICE] -= max(0, off - off_the_next(s, seat))
        s.now[f.DISCOUNT] = 0
        s.stack[-1] = (frames.BOUGHT, seat, item)
        pay(s, seat, rest)


class DropPrice(Drop):
    """Which ingredients of a price are dropped (PN-31.3, PN-31.4). All that can be is, unless it could still be dropped
    from another price of this placement that asks for something else."""

    def amounts(self, s: State, item: int) -> Amounts:
        return s.cat.price[s.market[item]]

    def least(self, s: State, frame: Frame) -> int:
        _, seat, item, dropped, left, _, _, _ = frame
        if item // MARKET_SIZE != at.POTION_DECK or not off_the_total(s) or not _prices_differ(s):
            return left
        price = self.amounts(s, item)
        return max(0, min(left, off_the_next(s, seat) - sum(price) + sum(left_of(price, dropped))))

    def finish(self, s: State, frame: Frame, dropped: int) -> None:
        _, seat, item, _, _, _, _, _ = frame
        s.stack[-1] = (frames.PAY_PRICE, seat, item, dropped)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, item, _, left, _, group, most = frame
        name = s.cat.ids[s.market[item]]
        least = self.least(s, frame)
        in_all = most - left + least
        return Decision(seat, "drop-price", {"left": left}, name, "PN-31.4", group, in_all, most, not least)


def _prices_differ(s: State) -> bool:
    """Whether the ready potions do not all ask for one and the same ingredient: only then it matters from which price
    of a placement something is dropped."""
    kinds = 0
    for potion in s.cat.by_kind[at.READY_POTION]:
        for ingredient in _KINDS:
            if s.cat.price[potion][ingredient]:
                kinds |= 1 << ingredient
    return bool(kinds & kinds - 1)


class Bought(Step[State]):
    """The card is paid for and received; the market is refilled at once (PN-23.6, PN-30.2, PN-31.2, PN-35.2)."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, place = frame
        s.stack.pop()
        if s.heard:
            s.log.append((ev.BOUGHT, s.all, seat, s.market[place]))
        take_face_up(s, seat, place)


class BuyAtRest(Ask[State]):
    """One ready potion or one artifact at its price, which permanent reductions lower and nothing that is placed
    (PN-14.14, PN-14.20). It may be declined (PN-14.17)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat = frame
        return [at.A_DONE, *sorted([*buyable(s, seat, at.POTION_DECK), *buyable(s, seat, at.ARTIFACT_DECK)])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat = frame
        s.stack.pop()
        if action != at.A_DONE:
            purchase(s, seat, place_of(s, s.cat.argument[action]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat = frame
        return buy_refusal(s, seat, [at.POTION_DECK, at.ARTIFACT_DECK], action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat = frame
        return Decision(seat, "buy-at-rest", {}, "", "PN-14.14", s.decisions, 0, 1, True)
