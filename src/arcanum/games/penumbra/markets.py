"""Cards on offer and cards that are gained: markets, deck tops, unique names, equipment (sections 17, 25, 35)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import changed, sorted_in, without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import MARKET_SIZE
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State

# Where cards may be taken from, as a set.
FROM_MARKET: Final = 1
FROM_DECK: Final = 2
FROM_EITHER: Final = FROM_MARKET | FROM_DECK
# The kinds of cards that effects and rewards name, and the decks of each, as a set.
DISCIPLINE_CARDS: Final = 0
POTIONS: Final = 1
ARTIFACTS: Final = 2
CARD_KINDS: Final = ("discipline", "ready_potion", "artifact")
DECKS_OF: Final = ((1 << len(at.DISCIPLINES)) - 1, 1 << at.POTION_DECK, 1 << at.ARTIFACT_DECK)


# --- names ------------------------------------------------------------------------------------------------------------


def may_gain(s: State, seat: int, card: int) -> bool:
    """A play zone does not hold two cards of one name; a Tome that is owned cannot be received again (PN-17.8,
    PN-17.11, PN-17.15, PN-25.11)."""
    return not s.owns_name(seat, card)


def draw_fitting(s: State, seat: int, deck: int) -> int:
    """The top card of a deck, unseen before. Cards of a name that is owned are discarded, shown to everybody, until one
    fits or the deck was gone through once; then -1 (PN-17.9, PN-17.12)."""
    for _ in range(len(s.decks[deck])):
        card = s.next_card(deck)
        s.something_new()
        if may_gain(s, seat, card):
            return card
        if s.heard:
            s.log.append((ev.CARD_SKIPPED, s.all, seat, card))
        s.put_under(deck, [card], s.everybody)
    return -1


# --- gaining ----------------------------------------------------------------------------------------------------------


def gain_card(s: State, seat: int, card: int) -> None:
    """A card joins the personal zone: discipline cards the Grimoire, potions the Inventory, artifacts their place,
    Tomes the Experience zone, where they work at once in any turn (PN-17.3 to PN-17.7, PN-17.14, PN-17.16, PN-23.1,
    PN-24.1, PN-25.1, PN-25.3, PN-25.10, PN-25.12)."""
    if s.heard:
        s.log.append((ev.CARD_GAINED, s.all, seat, card))
    kind = s.cat.kind[card]
    if kind == at.ARTIFACT:
        place = seat * len(at.EQUIPMENT) + s.cat.slot[card]
        if s.equipment[place] >= 0:
            s.offered = [*s.offered, card]
            s.stack.append((frames.EQUIP, seat, card))
        else:
            s.equipment = changed(s.equipment, place, card)
    elif kind == at.TOME:
        s.tomes[seat] = [*s.tomes[seat], card]
        program = s.cat.program[card]
        if program >= 0:
            s.effects.append(effect_of(program, seat, card, 0, 0))
            s.stack.append((frames.RUN, -1))
    elif kind == at.READY_POTION:  # PN-23.6
        s.inventory[seat] = sorted_in(s.inventory[seat], card)
    else:
        s.grimoire[seat] = sorted_in(s.grimoire[seat], card)


class Equip(Ask[State]):
    """An artifact is received whose place is taken: the new one or the old one is discarded (PN-25.4, PN-25.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, card = frame
        return sorted([s.cat.discard_action[card], s.cat.discard_action[_in_the_way(s, seat, card)]])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, card = frame
        s.stack.pop()
        s.offered = without(s.offered, card)
        if action == s.cat.discard_action[card]:
            s.discard_card(seat, card)
            return
        old = _in_the_way(s, seat, card)
        s.remove_card(seat, old)
        s.discard_card(seat, old)
        s.equipment = changed(s.equipment, seat * len(at.EQUIPMENT) + s.cat.slot[card], card)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, card = frame
        return Reason("discard-one-of-two", {"place": at.EQUIPMENT[s.cat.slot[card]]}, "PN-25.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, card = frame
        args: Args = {
            "place": at.EQUIPMENT[s.cat.slot[card]],
            "old": s.cat.ids[_in_the_way(s, seat, card)],
            "new": s.cat.ids[card],
        }
        return Decision(seat, "equip", args, s.cat.ids[card], "PN-25.5", s.decisions)


def _in_the_way(s: State, seat: int, card: int) -> int:
    return s.equipment[seat * len(at.EQUIPMENT) + s.cat.slot[card]]


# --- choosing a card --------------------------------------------------------------------------------------------------


def on_offer(s: State, seat: int, decks: int, where: int) -> list[int]:
    """The face-up cards that may be taken, and the decks whose top may be, as actions, ascending (PN-39.3, PN-39.4,
    PN-39.5). Unavailable disciplines have a deck and no market (PN-3.4, PN-3.8); a launched card cannot be taken
    (PN-21.19)."""
    found: list[int] = []
    cat = s.cat
    for deck in range(at.MARKETS):
        if not decks >> deck & 1:
            continue
        if where & FROM_MARKET:
            for place in range(deck * MARKET_SIZE, (deck + 1) * MARKET_SIZE):
                card = s.market[place]
                if card >= 0 and not s.launched >> place & 1 and may_gain(s, seat, card):
                    action = cat.take_action[card]
                    if action not in found:  # two alike in one market (PN-35.5)
                        found.append(action)
        if where & FROM_DECK and s.decks[deck]:
            found.append(at.A_TOP + deck)
    found.sort()
    return found


def place_of(s: State, card: int) -> int:
    """The first place of its market where a card lies that was not launched; -1 if it lies in none."""
    first = s.cat.deck_of[card] * MARKET_SIZE
    for place in range(first, first + MARKET_SIZE):
        if s.market[place] == card and not s.launched >> place & 1:
            return place
    return -1


def take(s: State, seat: int, action: int) -> None:
    """Take what such an action names. Whether it is a face-up card or the top is decided before the top is seen
    (PN-29.5, PN-29.11); the market is refilled right after (PN-29.10, PN-35.2)."""
    argument = s.cat.argument[action]
    if s.cat.block[action] == at.B_TOP:
        card = draw_fitting(s, seat, argument)
        if card >= 0:
            gain_card(s, seat, card)
        return
    take_face_up(s, seat, place_of(s, argument))


def take_face_up(s: State, seat: int, place: int) -> None:
    card = s.market[place]
    s.market = changed(s.market, place, -1)
    gain_card(s, seat, card)
    s.refill(place // MARKET_SIZE)


def push_take_cards(
    s: State, seat: int, kind: int, amount: int, where: int, discipline: int = -1, source: int = -1
) -> None:
    """`gain_cards`: so many cards of a kind, or of one discipline; `source` is the component that gives them."""
    if amount > 0:
        decks = DECKS_OF[kind] if discipline < 0 else 1 << discipline
        s.stack.append((frames.TAKE_CARD, seat, decks, where, amount, source))


class TakeCard(Ask[State]):
    """`gain_cards`: cards are taken one at a time, and the market is refilled after each (PN-35.7). With nothing that
    could be taken nothing is gained (PN-17.10)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, decks, where, _, _ = frame
        return on_offer(s, seat, decks, where) or [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, decks, where, left, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1:
            s.stack.append((step, seat, decks, where, left - 1, source))
        take(s, seat, action)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, decks, where, _, _ = frame
        return take_refusal(s, seat, decks, where, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, _, left, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "take-card", {"left": left}, name, "PN-17.14", s.decisions)


def take_refusal(s: State, seat: int, decks: int, where: int, action: int) -> Reason | None:
    """Why a card cannot be taken; None for an action about something else that is no card on offer."""
    block = s.cat.block[action]
    argument = s.cat.argument[action]
    if block == at.B_TOP:
        name: Args = {"deck": at.DECKS[argument]}
        if not where & FROM_DECK or not decks >> argument & 1:
            return Reason("not-that-deck", name, "PN-29.5")
        return Reason("deck-empty", name, "PN-35.4")
    if block != at.B_TAKE:
        return Reason("take-a-card", rule="PN-17.14")
    card: Args = {"card": s.cat.ids[argument]}
    if not where & FROM_MARKET or not decks >> s.cat.deck_of[argument] & 1:
        return Reason("not-that-market", card, "PN-29.5")
    first = s.cat.deck_of[argument] * MARKET_SIZE
    if argument not in s.market[first : first + MARKET_SIZE]:
        return Reason("not-on-offer", card, "PN-29.5")
    if place_of(s, argument) < 0:
        return Reason("card-launched", card, "PN-21.19")
    return Reason("name-owned", card, "PN-17.15")


# --- refreshing -------------------------------------------------------------------------------------------------------


def refresh_market(s: State, market: int) -> None:
    """All its cards go under its deck, in the order in which they lay, and new ones are revealed, first those of the
    old deck (PN-27.29, PN-27.31, PN-35.3, PN-35.6). A card that was launched is discarded with them (PN-21.19)."""
    first = market * MARKET_SIZE
    places = range(first, first + MARKET_SIZE)
    cards = [s.market[place] for place in places if s.market[place] >= 0]
    for place in places:
        s.market = changed(s.market, place, -1)
        s.launched &= ~(1 << place)
    if s.heard:
        s.log.append((ev.MARKET_REFRESHED, s.all, market))
    s.put_under(market, cards, s.everybody)
    s.refill(market)


def refreshable(s: State) -> list[int]:
    """The markets in which a refresh changes anything, as actions; the contract row is none (PN-27.31, PN-33.2,
    PN-35.1)."""
    found: list[int] = []
    for market in range(at.MARKETS):
        first = market * MARKET_SIZE
        if s.market_open(market) and (s.decks[market] or max(s.market[first : first + MARKET_SIZE]) >= 0):
            found.append(at.A_MARKET + market)
    return found


def push_refresh_markets(s: State, seat: int, amount: int, must: int = 0, source: int = -1) -> None:
    """Up to so many markets; with `must` the one that was paid for is refreshed."""
    if amount > 0 and refreshable(s):
        s.stack.append((frames.REFRESH_MARKET, seat, amount, must, source))


class RefreshMarket(Ask[State]):
    """`refresh_market`, and Bribe (PN-27.31, PN-30.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, _, must, _ = frame
        found = refreshable(s)
        return found if must else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, must, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1:
            s.stack.append((step, seat, left - 1, must, source))
        refresh_market(s, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, must, _ = frame
        if action == at.A_DONE and must:
            return Reason("paid-for", {"way": "bribe"}, "PN-27.13")
        if s.cat.block[action] != at.B_MARKET:
            return Reason("choose-a-market", rule="PN-27.31")
        market: Args = {"market": at.DECKS[s.cat.argument[action]]}
        if not s.market_open(s.cat.argument[action]):
            return Reason("no-such-market", market, "PN-35.1")
        return Reason("market-without-cards", market, "PN-35.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, must, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "refresh-market", {"left": left}, name, "PN-27.31", s.decisions, must, 1, not must)
