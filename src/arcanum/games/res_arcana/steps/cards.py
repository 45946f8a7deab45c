"""Cards: drawing, looking at a deck and reordering it, placing artifacts by a power."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.knowledge import with_seen_top, with_stirred_top
from arcanum.core.reasons import Reason
from arcanum.core.shared import without
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Op
from arcanum.games.res_arcana.legality import can_afford, cost_refusal, discounts
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.payment import charge

# where a placed artifact comes from
FROM_HAND: Final = 0
FROM_OWN_DISCARD: Final = 1
FROM_ANY_DISCARD: Final = 2
_FREE: Final = 1_000_000
"""A discount that leaves nothing of any cost."""
_ZONE_RULES: Final = ("RA-21.10", "RA-21.11", "RA-21.12")

# --- drawing ----------------------------------------------------------------------------------------------------------


class Draw(Op):
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        for _ in range(self.count):
            s.draw(frame[1])


class DrawThenDiscard(Op):
    """Draw, then discard as many as were drawn."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.pauses = True
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        drawn = 0
        for _ in range(self.count):
            if s.draw(frame[1]):
                drawn += 1
        if drawn:
            s.stack.append((frames.DISCARD, frame[1], frame[2], drawn, -1, s.decisions, drawn))


# --- looking ----------------------------------------------------------------------------------------------------------


class Look(Op):
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.pauses = True
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHOOSE_DECK, frame[1], frame[2], self.count))


class ChooseDeck(Ask[State]):
    """Choose the deck before any card is seen. `(CHOOSE_DECK, seat, source, cards)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_DECK + at.OWN_DECK, at.A_DECK + at.MONUMENT_DECK]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        which = action - at.A_DECK
        seen = look_at_own(s, seat, frame[3]) if which == at.OWN_DECK else look_at_monuments(s, seat, frame[3])
        if s.heard:
            s.log.append((ev.LOOKED, s.all, seat, which, seen))
        if seen:
            s.revelations += 1
            if s.heard:
                s.log.append((ev.SAW, 1 << seat, seat, which, *_top(s, seat, which, seen)))
            s.stack.append((frames.REORDER, seat, frame[2], which, seen, 0, s.decisions))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-deck", rule="RA-16.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": source, "count": frame[3]}
        return Decision(frame[1], "choose-deck", args, source, "RA-16.1", s.decisions)


def look_at_own(s: State, seat: int, count: int) -> int:
    """Make the top cards of the own deck known to the player; the discard pile supplies what is missing."""
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
    """Make the top monuments known to the player; the others know that their order may change."""
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


def _top(s: State, seat: int, which: int, count: int) -> list[int]:
    """The top cards of a deck, the topmost first."""
    deck = s.deck[seat] if which == at.OWN_DECK else s.monument_deck
    top = deck[len(deck) - count :]
    top.reverse()
    return top


class Reorder(Ask[State]):
    """Put the cards back: choose the topmost, then the next, … `(REORDER, seat, source, deck, cards, placed,
    group)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        loose = _top(s, frame[1], frame[3], frame[4])[frame[5] :]
        return sorted([s.cat.choose[card] for card in loose])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat, which, count, placed = frame[1], frame[3], frame[4], frame[5]
        card = s.cat.argument[action]
        deck = without(s.deck[seat] if which == at.OWN_DECK else s.monument_deck, card)
        deck.insert(len(deck) - placed, card)
        if which == at.OWN_DECK:
            s.deck[seat] = deck
        else:
            s.monument_deck = deck
        if which == at.MONUMENT_DECK:
            remember_monuments(s, seat, count)
        s.stack.pop()
        if placed + 1 < count:
            s.stack.append((*frame[:5], placed + 1, frame[6]))
        else:
            if s.heard:
                s.log.append((ev.PUT_BACK, s.all, seat, which, count))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-seen-card", rule="RA-16.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": source, "placed": frame[5], "count": frame[4]}
        return Decision(frame[1], "reorder", args, source, "RA-16.2", frame[6], frame[4] - 1, frame[4])


# --- placing ----------------------------------------------------------------------------------------------------------


def lay_down(s: State, seat: int, card: int, zones: list[list[int]], owner: int, free: int, not_gold: int) -> None:
    """Move an artifact from the zone of its owner among these zones into play and have it paid for at its cost less
    these discounts."""
    if zones is s.hand:
        s.show(seat, card)
    zones[owner] = without(zones[owner], card)
    s.play[seat] = [*s.play[seat], card]
    if s.heard:
        s.log.append((ev.PLACED, s.all, seat, card))
    charge(s, seat, card, s.cat.cost[card], free, not_gold)


class Place(Op):
    """Place an artifact from a zone; part of the action of the power."""

    __slots__ = ("free", "not_gold", "subtype", "where")

    def __init__(self, where: int, subtype: int, for_free: bool, discount: int, not_gold: bool) -> None:
        super().__init__()
        self.pauses = True
        self.where: int = where
        self.subtype: int = subtype
        self.free: int = _FREE if for_free else (0 if not_gold else discount)
        self.not_gold: int = discount if not_gold else 0

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append(
            (frames.PLACE_FROM, frame[1], frame[2], self.where, self.subtype, self.free, self.not_gold, s.decisions)
        )


class PlaceFrom(Ask[State]):
    """`(PLACE_FROM, seat, source, where, subtype, discount, discount not on Gold, group)`."""

    __slots__ = ()

    def zones(self, s: State, frame: Frame) -> list[list[int]]:
        if frame[3] == FROM_HAND:
            return [s.hand[frame[1]]]
        if frame[3] == FROM_OWN_DISCARD:
            return [s.discard[frame[1]]]
        return s.discard

    def hides(self, s: State, frame: Frame) -> bool:
        return frame[3] == FROM_HAND

    def _lowered(self, s: State, frame: Frame, card: int) -> tuple[int, int]:
        free, not_gold = discounts(s, frame[1], card)
        return free + frame[5], not_gold + frame[6]

    def legal(self, s: State, frame: Frame) -> list[int]:
        legal = [at.A_DONE]
        for zone in self.zones(s, frame):
            for card in zone:
                if frame[4] == 0 or s.cat.subtypes[card] & frame[4]:
                    free, not_gold = self._lowered(s, frame, card)
                    if can_afford(s, frame[1], s.cat.cost[card], free, not_gold):
                        legal.append(s.cat.place[card])
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        card = s.cat.argument[action]
        zones = s.hand if frame[3] == FROM_HAND else s.discard
        for owner in range(s.seats):
            if card in zones[owner]:
                free, not_gold = self._lowered(s, frame, card)
                lay_down(s, frame[1], card, zones, owner, free, not_gold)
                return

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.PLACE:
            return Reason("place-or-decline", rule="RA-21.9")
        card = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[card]}
        if frame[4] and not s.cat.subtypes[card] & frame[4]:
            return Reason("wrong-kind", name, _ZONE_RULES[frame[3]])
        if not any(card in zone for zone in self.zones(s, frame)):
            return Reason("not-in-hand" if frame[3] == FROM_HAND else "not-in-discard", name, _ZONE_RULES[frame[3]])
        free, not_gold = self._lowered(s, frame, card)
        return cost_refusal(s, frame[1], s.cat.cost[card], free, not_gold)

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        return Decision(frame[1], "place-from", {"card": source}, source, "RA-21.9", frame[7], 0, 1, True)
