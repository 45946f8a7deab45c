"""Cards: drawing, looking at a deck and reordering it, placing artifacts by a power."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.knowledge import with_seen_top, with_stirred_top
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import without
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Op
from arcanum.games.res_arcana.frames import SOURCE
from arcanum.games.res_arcana.legality import can_afford, cost_refusal, discounts
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.payment import charge

ZONE: Final = 3
# where a placed artifact comes from
FROM_HAND: Final = 0
FROM_OWN_DISCARD: Final = 1
FROM_ANY_DISCARD: Final = 2
_FREE: Final = 1_000_000
"""A discount that leaves nothing of any cost."""
_ZONE_RULES: Final = ("RA-21.10", "RA-21.11", "RA-21.12")

# --- drawing ----------------------------------------------------------------------------------------------------------


class Draw(Op):
    """`draw`: cards from the own deck to hand (RA-15.5)."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        for _ in range(self.count):
            s.draw(frame[SEAT])


class DrawThenDiscard(Op):
    """`draw_then_discard`: draw from the own deck, then discard as many as were drawn, after all draws (RA-16.9,
    RA-16.10, RA-16.11, RA-16.12)."""

    pauses = True

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        drawn = 0
        for _ in range(self.count):
            if s.draw(frame[SEAT]):
                drawn += 1
        if drawn:
            s.stack.append((frames.DISCARD, frame[SEAT], frame[SOURCE], drawn, -1, s.decisions, drawn))


# --- looking ----------------------------------------------------------------------------------------------------------


class Look(Op):
    """`look`: see the top cards of a deck and put them back in any order (RA-16.1)."""

    pauses = True

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHOOSE_DECK, frame[SEAT], frame[SOURCE], self.count))


class ChooseDeck(Ask[State]):
    """Choose the deck before any card is seen (RA-16.6). All are told which deck it is and how many cards are seen;
    only the player is told which (RA-30.10)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_DECK + at.OWN_DECK, at.A_DECK + at.MONUMENT_DECK]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, count = frame
        s.stack.pop()
        deck = action - at.A_DECK
        seen = look_at_own(s, seat, count) if deck == at.OWN_DECK else look_at_monuments(s, seat, count)
        if s.heard:
            s.log.append((ev.LOOKED, s.all, seat, deck, seen))
        if seen:
            s.revelations += 1
            if s.heard:
                s.log.append((ev.SAW, 1 << seat, seat, deck, *_top(s, seat, deck, seen)))
            s.stack.append((frames.REORDER, seat, source, deck, seen, 0, s.decisions))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-deck", rule="RA-16.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, count = frame
        card = s.cat.ids[source]
        return Decision(seat, "choose-deck", {"card": card, "count": count}, card, "RA-16.1", s.decisions)


def look_at_own(s: State, seat: int, count: int) -> int:
    """Make the top cards of the own deck known to the player; the discard pile supplies what is missing (RA-16.3,
    RA-16.4). They stay in the deck (RA-16.7), and the player remembers them (RA-30.19)."""
    if len(s.deck[seat]) < count and s.discard[seat]:
        s.reshuffle(seat)
    seen = min(count, len(s.deck[seat]))
    top = s.deck[seat][len(s.deck[seat]) - seen :]
    if len({s.batch[card] for card in top}) > 1 or s.is_mixed(top):
        s.mixed = [*s.mixed, [seat, *top]]
    for card in top:
        s.note(card, 1 << seat)
    s.know_top(seat, max(s.known_top[seat], seen))
    return seen


def look_at_monuments(s: State, seat: int, count: int) -> int:
    """Make the top monuments known to the player; the others know that their order may change (RA-16.5,
    RA-30.19)."""
    seen = min(count, len(s.monument_deck))
    memories = s.monument_known
    s.monument_known = [
        memories[other] if other == seat else with_stirred_top(memories[other], seen) for other in range(s.seats)
    ]
    remember_monuments(s, seat, seen)
    return seen


def remember_monuments(s: State, seat: int, count: int) -> None:
    """The player knows the top monuments one by one."""
    memories = s.monument_known.copy()
    memories[seat] = with_seen_top(memories[seat], _top(s, seat, at.MONUMENT_DECK, count))
    s.monument_known = memories


def _top(s: State, seat: int, deck: int, count: int) -> list[int]:
    """The top cards of a deck, the topmost first."""
    cards = s.deck[seat] if deck == at.OWN_DECK else s.monument_deck
    top = cards[len(cards) - count :]
    top.reverse()
    return top


class Reorder(Ask[State]):
    """Put the cards back in any order, the old one included (RA-16.2, RA-16.8): choose the topmost, then the next, …"""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, deck, count, placed, _ = frame
        loose = _top(s, seat, deck, count)[placed:]
        return sorted([s.cat.choose[card] for card in loose])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, deck, count, placed, group = frame
        card = s.cat.argument[action]
        cards = without(s.deck[seat] if deck == at.OWN_DECK else s.monument_deck, card)
        cards.insert(len(cards) - placed, card)
        if deck == at.OWN_DECK:
            s.deck[seat] = cards
        else:
            s.monument_deck = cards
            remember_monuments(s, seat, count)
        s.stack.pop()
        if placed + 1 < count:
            s.stack.append((frames.REORDER, seat, source, deck, count, placed + 1, group))
        elif s.heard:
            s.log.append((ev.PUT_BACK, s.all, seat, deck, count))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-seen-card", rule="RA-16.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, _, count, placed, group = frame
        card = s.cat.ids[source]
        args: Args = {"card": card, "placed": placed, "count": count}
        return Decision(seat, "reorder", args, card, "RA-16.2", group, count - 1, count)


# --- placing ----------------------------------------------------------------------------------------------------------


def lay_down(s: State, seat: int, card: int, zones: list[list[int]], owner: int, free: int, not_gold: int) -> None:
    """Move an artifact from the zone of its owner among these zones into play and have it paid for at its cost less
    these discounts (RA-7.6, RA-21.16). It is the player's from now on (RA-21.14); its former owner is not asked
    (RA-21.15)."""
    if zones is s.hand:
        s.show(seat, card)
    zones[owner] = without(zones[owner], card)
    s.play[seat] = [*s.play[seat], card]
    if s.heard:
        s.log.append((ev.PLACED, s.all, seat, card))
    charge(s, seat, card, s.cat.cost[card], free, not_gold)


class Place(Op):
    """`place`: place an artifact from a zone, for less or for nothing (RA-21.13); part of the action of the power
    (RA-21.9)."""

    pauses = True

    def __init__(self, zone: int, subtype: int, for_free: bool, discount: int, not_gold: bool) -> None:
        self.zone: int = zone
        self.subtype: int = subtype
        self.free: int = _FREE if for_free else (0 if not_gold else discount)
        self.not_gold: int = discount if not_gold else 0

    def run(self, s: State, frame: Frame) -> None:
        seat, source = frame[SEAT], frame[SOURCE]
        s.stack.append(
            (frames.PLACE_FROM, seat, source, self.zone, self.subtype, self.free, self.not_gold, s.decisions)
        )


class PlaceFrom(Ask[State]):
    """Place an artifact out of a zone, or decline (RA-21.17, RA-32.3)."""

    def zones(self, s: State, seat: int, zone: int) -> list[list[int]]:
        if zone == FROM_HAND:
            return [s.hand[seat]]
        if zone == FROM_OWN_DISCARD:
            return [s.discard[seat]]
        return s.discard

    def hides(self, s: State, frame: Frame) -> bool:
        return frame[ZONE] == FROM_HAND

    def _lowered(self, s: State, frame: Frame, card: int) -> tuple[int, int]:
        _, seat, _, _, _, discount, discount_not_gold, _ = frame
        free, not_gold = discounts(s, seat, card)
        return free + discount, not_gold + discount_not_gold

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, zone, subtype, _, _, _ = frame
        legal = [at.A_DONE]
        for cards in self.zones(s, seat, zone):
            for card in cards:
                if subtype == 0 or s.cat.subtypes[card] & subtype:
                    free, not_gold = self._lowered(s, frame, card)
                    if can_afford(s, seat, s.cat.cost[card], free, not_gold):
                        legal.append(s.cat.place[card])
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        card = s.cat.argument[action]
        zones = s.hand if frame[ZONE] == FROM_HAND else s.discard
        for owner in range(s.seats):
            if card in zones[owner]:
                free, not_gold = self._lowered(s, frame, card)
                lay_down(s, frame[SEAT], card, zones, owner, free, not_gold)
                return

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, zone, subtype, _, _, _ = frame
        if s.cat.block[action] != at.PLACE:
            return Reason("place-or-decline", rule="RA-21.9")
        card = s.cat.argument[action]
        name: Args = {"card": s.cat.ids[card]}
        if subtype and not s.cat.subtypes[card] & subtype:
            return Reason("wrong-kind", name, _ZONE_RULES[zone])
        if not any(card in cards for cards in self.zones(s, seat, zone)):
            return Reason("not-in-hand" if zone == FROM_HAND else "not-in-discard", name, _ZONE_RULES[zone])
        free, not_gold = self._lowered(s, frame, card)
        return cost_refusal(s, seat, s.cat.cost[card], free, not_gold)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, _, _, _, _, group = frame
        card = s.cat.ids[source]
        return Decision(seat, "place-from", {"card": card}, card, "RA-21.9", group, 0, 1, True)
