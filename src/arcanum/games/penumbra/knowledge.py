"""Worlds: clones in which everything that a seat cannot know is dealt anew.

Nearly all of Penumbra lies open. Hidden are the decks, but for the cards whose `seen_by` names the seat: these it knows
in their places, because no deck is shuffled after set-up (PN-50.5); the contracts that others took unseen, which are
among those that the seat knows nowhere; the Fate deck; and, before the common reveal, the talents of the others.

Of the Fate deck everybody knows how each of its three stacks was put together, and so, from what has been turned up,
how many trials, prophecies, goals and events are left in each of them; which ones, and in what order, nobody knows.
That the deck of a first game is printed in the rulebook makes no difference: it is played as if it had been shuffled.

Where another wizard looks at contracts that the seat knew and takes one of them, the seat forgets the three: it could
tell that they are the taken one and the two lowest in the deck, but not which is which.

A new deal depends on nothing but that and the seed.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT
from arcanum.core.knowledge import Dealer
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.state import State

_STACKS: Final = 3
_DIFFICULTIES: Final = 8
"""More than there are: a kind of card and a difficulty are one number."""


def world_of(s: State, seat: int, seed: str) -> State:
    """A world that the seat cannot tell from the truth (PN-50.2, PN-50.3, PN-50.5, PN-50.8, PN-50.9)."""
    world = s.clone()
    world.unshare()
    dealer = Dealer(seed)
    world.chance = dealer.chance
    world.logged = 0
    if world.branches:
        _deal_talents(world, seat, dealer)
    for deck in range(at.CONTRACT_DECK):
        _deal_deck(world, deck, 1 << seat, dealer)
    _deal_contracts(world, seat, dealer)
    _deal_fate(world, dealer)
    if world.branches or (world.trunk and world.trunk[-1][SEAT] != seat):
        world.refresh()
    world.log = []
    return world


def deal_unknown(s: State, seed: str) -> None:
    """Deal anew, in place, what no seat knows: the cards of the decks that nobody has seen, the Fate deck, and all
    chance to come."""
    dealer = Dealer(seed)
    s.chance = dealer.chance
    for deck in range(len(at.DECKS)):
        _deal_deck(s, deck, s.everybody, dealer)
    _deal_fate(s, dealer)


# --- decks ------------------------------------------------------------------------------------------------------------


def _unknown(s: State, deck: int, seats: int) -> list[int]:
    """The places of a deck whose cards none of these seats knows, from the bottom up."""
    return [place for place, seen_by in enumerate(s.seen_by[deck]) if not seen_by & seats]


def _deal_deck(s: State, deck: int, seats: int, dealer: Dealer) -> None:
    """The cards that none of these seats knows lie in another order; in which order they truly lie leaves no trace."""
    cards = s.decks[deck]
    places = _unknown(s, deck, seats)
    if len(places) == len(cards):
        dealt = sorted(cards)
        dealer.shuffle(dealt)
        s.decks[deck] = dealt
    elif places:
        unknown = sorted([cards[place] for place in places])
        dealer.shuffle(unknown)
        dealt = cards.copy()
        for place, card in zip(places, unknown, strict=True):
            dealt[place] = card
        s.decks[deck] = dealt


def _deal_contracts(w: State, seat: int, dealer: Dealer) -> None:
    """A contract that another wizard took unseen may be any that the seat knows nowhere."""
    rivals = [other for other in range(w.seats) if other != seat and w.bound[other]]
    if not rivals:
        _deal_deck(w, at.CONTRACT_DECK, 1 << seat, dealer)
        return
    cards = w.decks[at.CONTRACT_DECK].copy()
    places = _unknown(w, at.CONTRACT_DECK, 1 << seat)
    pool = [cards[place] for place in places]
    for other in rivals:
        pool += w.bound[other]
    pool.sort()
    dealer.shuffle(pool)
    for place in places:
        cards[place] = pool.pop()
    w.decks[at.CONTRACT_DECK] = cards
    for other in rivals:
        w.bound[other] = sorted([pool.pop() for _ in w.bound[other]])


# --- the Fate deck ----------------------------------------------------------------------------------------------------


def stacks_left(s: State) -> list[int]:
    """How many cards of each stack of the Fate deck are left, the first on top (PN-4.9, PN-4.12)."""
    size = 2 * s.parties
    third = min(len(s.fate), size)
    second = min(len(s.fate) - third, size)
    return [len(s.fate) - third - second, second, third]


def _turned_up(s: State) -> set[int]:
    """The cards of the Fate deck that have been seen by everybody."""
    seen = {*s.trial_row, *s.removed, *s.goals, *s.prophecies, *s.put_aside}
    for zone in s.reserved_trials:
        seen.update(zone)
    for zone in s.trials:
        seen.update([passed // 2 for passed in zone])
    return seen


def _deal_fate(s: State, dealer: Dealer) -> None:
    """Each stack holds as many cards of every sort as it truly does, any that have not been turned up, in any
    order."""
    cards = s.fate
    if not cards:
        return
    cat = s.cat
    seen = _turned_up(s)
    pools: dict[int, list[int]] = {}
    for kind in (at.TRIAL, at.PROPHECY, at.GOAL, at.EVENT):
        for card in cat.by_kind[kind]:
            if card not in seen:
                pools.setdefault(kind * _DIFFICULTIES + cat.difficulty[card], []).append(card)
    for pool in pools.values():
        dealer.shuffle(pool)
    dealt: list[int] = []
    begin = 0
    for size in reversed(stacks_left(s)):
        sorts = sorted([cat.kind[card] * _DIFFICULTIES + cat.difficulty[card] for card in cards[begin : begin + size]])
        stack = [pools[each].pop() for each in sorts]
        dealer.shuffle(stack)
        dealt += stack
        begin += size
    s.fate = dealt


# --- talents before the common reveal ---------------------------------------------------------------------------------


def _deal_talents(w: State, seat: int, dealer: Dealer) -> None:
    """The others were dealt talents that the seat was not; whoever has chosen has chosen one of them."""
    own = w.talents_dealt[seat]
    pool = [talent for talent in w.cat.by_kind[at.TALENT] if talent not in own]
    dealer.shuffle(pool)
    for other in range(w.seats):
        if other == seat:
            continue
        dealt = sorted([pool.pop() for _ in w.talents_dealt[other]])
        w.talents_dealt[other] = dealt
        if w.branches[other]:
            w.branches[other] = [(frames.CHOOSE_TALENT, other)]
        else:
            w.talent_chosen[other] = dealt[dealer.below(len(dealt))]
