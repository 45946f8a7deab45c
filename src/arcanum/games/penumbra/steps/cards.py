"""Cards: gained, straightened, launched from a market; markets, discounts and reservations."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.core.flow import STEP, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.launches import FROM_MARKET, market_links
from arcanum.games.penumbra.markets import (
    DECKS_OF,
    on_offer,
    push_refresh_markets,
    push_take_cards,
    refreshable,
)
from arcanum.games.penumbra.own_cards import STRAIGHTENED, straightenable
from arcanum.games.penumbra.registers import SOURCE, WINDOW
from arcanum.games.penumbra.reserving import (
    ROW,
    TOP_THREE,
    open_contracts,
    open_trials,
    push_reserve_contracts,
    push_reserve_trials,
)
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part, own_card

# --- straightening ----------------------------------------------------------------------------------------------------


class Straighten(Part):
    """`straighten`: up to so many rotated cards of one sort, never the card itself (PN-17.19, PN-19.10)."""

    def __init__(self, what: int, amount: Amount) -> None:
        self.what: int = what
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        push_straighten(s, s.chooser(effect), self.what, count, own_card(effect), effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        there = straightenable(s, s.chooser(effect), self.what, own_card(effect))
        return bool(there) and self.amount.count(s, effect) > 0


def push_straighten(s: State, seat: int, what: int, amount: int, not_this: int, source: int = -1) -> None:
    """Ask for up to so many cards of a sort, if there are any."""
    there = len(straightenable(s, seat, what, not_this))
    if there and amount > 0:
        s.stack.append((frames.STRAIGHTEN, seat, what, min(amount, there), not_this, 0, 0, source))


class ChooseStraightened(Ask[State]):
    """Which card, in the order of their numbers; a drunk potion becomes a Recipe again (PN-13.9, PN-19.10,
    PN-23.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, what, _, not_this, must, smallest, _ = frame
        cards = straightenable(s, seat, what, not_this)
        found = sorted([s.cat.use_action[card] for card in cards if card >= smallest])
        return found if must else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, what, left, not_this, must, _, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        card = s.cat.argument[action]
        s.straighten(seat, card)
        if left > 1:
            s.stack.append((step, seat, what, left - 1, not_this, must, card + 1, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, what, _, not_this, _, _, _ = frame
        if s.cat.block[action] != at.B_USE:
            return Reason("choose-a-rotated-card", {"what": STRAIGHTENED[what]}, "PN-19.10")
        card = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[card]}
        if card == not_this:
            return Reason("not-this-card", name, "PN-17.19")
        if not s.is_rotated(seat, card):
            return Reason("not-rotated", name, "PN-19.10")
        return Reason("not-that-sort", {**name, "what": STRAIGHTENED[what]}, "PN-19.10")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, what, left, _, must, _, source = frame
        args: dict[str, str | int] = {"what": STRAIGHTENED[what], "left": left}
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "straighten", args, name, "PN-19.10", s.decisions, must, 1, not must)


# --- launching from a market ------------------------------------------------------------------------------------------


class LaunchFromMarket(Part):
    """`launch_from_market`: a Spell of a market may follow right after this card (PN-21.14, PN-21.17)."""

    def run(self, s: State, effect: Effect) -> None:
        launch_from_market(s)

    def changes(self, s: State, effect: Effect) -> bool:
        return bool(market_links(s, s.chooser(effect), effect[WINDOW]))


def launch_from_market(s: State) -> None:
    """The activation whose effect runs on top of the stack also launches from the markets. What works by itself is no
    activation, and launches nothing."""
    if s.stack[-2][STEP] == frames.ACTIVATE:
        step, seat, card, place, stage, amplified, launches = s.stack[-2]
        s.stack[-2] = (step, seat, card, place, stage, amplified, launches | FROM_MARKET)


# --- gaining, markets, reservations -----------------------------------------------------------------------------------


class GainCards(Part):
    """`gain_cards`: one after another, face-up ones or the tops of decks (PN-29.11, PN-35.7)."""

    def __init__(self, kind: int, amount: Amount, source: int, discipline: int) -> None:
        self.kind: int = kind
        self.amount: Amount = amount
        self.source: int = source
        self.discipline: int = discipline
        self.decks: int = DECKS_OF[kind] if discipline < 0 else 1 << discipline

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        push_take_cards(s, s.chooser(effect), self.kind, count, self.source, self.discipline, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        if self.amount.count(s, effect) <= 0:
            return False
        return bool(on_offer(s, s.chooser(effect), self.decks, self.source))


class RefreshMarkets(Part):
    """`refresh_market`: up to so many markets (PN-27.31, PN-35.3)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        push_refresh_markets(s, s.chooser(effect), self.amount.count(s, effect), 0, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and bool(refreshable(s))


class ReserveContracts(Part):
    """`reserve_contract`: up to so many, open ones or of the top three of the deck (PN-27.25, PN-37.15)."""

    def __init__(self, amount: Amount, source: int) -> None:
        self.amount: Amount = amount
        self.source: int = source

    def run(self, s: State, effect: Effect) -> None:
        push_reserve_contracts(s, s.chooser(effect), self.amount.count(s, effect), self.source, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        if self.amount.count(s, effect) <= 0:
            return False
        in_row = self.source != TOP_THREE and bool(open_contracts(s))
        return in_row or (self.source != ROW and bool(s.decks[at.CONTRACT_DECK]))


class ReserveTrials(Part):
    """`reserve_trial`: up to so many of the row (PN-37.13, PN-37.15)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        push_reserve_trials(s, s.chooser(effect), self.amount.count(s, effect), effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and bool(open_trials(s, s.chooser(effect)))


class DiscountNext(Part):
    """`discount` of the next purchase of this turn (PN-31.4)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.DISCOUNT] += self.amount.count(s, effect)

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0
