"""Worlds: clones in which everything that a seat cannot know is dealt anew.

Copies of a spell are alike, so what is hidden from a seat is a bag of cards: the other mage's hand, face-down spells
and grimoire, and the common piles. What the seat knows of the other mage's cards is kept in the state:

- `bound`: what his grimoire held when it was last shuffled; it holds some of these cards still,
- `shown`: the cards that came out of his hand or slots since then; those of `bound` that are among them need not be in
  the grimoire any more (but may, for another copy may have been shown),
- `held_openly`: cards that he must have in hand or in slots,
- `secret_forgotten`: how many forgotten spells he has in hand or in slots without being known,
- `peeked`: slots that were looked at.

A new deal depends on nothing but that and the seed.
"""

from __future__ import annotations

from arcanum.core.flow import SEAT
from arcanum.core.knowledge import Dealer
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY, State
from arcanum.games.black_rose.view import preparing


def world_of(s: State, seat: int, seed: str) -> State:
    """A world that the seat cannot tell from the truth (BR-28.13)."""
    world = s.clone()
    world.unshare()
    dealer = Dealer(seed)
    world.chance = dealer.chance
    world.logged = 0
    _deal_own(world, seat, dealer)
    if s.phase:
        again = preparing(world)
        done = again and not world.branches[1 - seat]
        if again:
            _take_back(world, 1 - seat)
        _deal_other(world, seat, dealer)
        if again:
            _prepare_again(world, 1 - seat, done, dealer)
    else:
        _shuffle_sorted(world.forgotten, 0, dealer)
    if world.branches or (world.trunk and world.trunk[-1][SEAT] != seat):
        world.refresh()
    world.log = []
    return world


def _shuffle_sorted(cards: list[int], seen: int, dealer: Dealer) -> None:
    """Shuffle the cards below those on top that were seen; in what order they truly lie leaves no trace (BR-28.5)."""
    unseen = sorted(cards[: len(cards) - seen])
    dealer.shuffle(unseen)
    cards[: len(cards) - seen] = unseen


def _deal_own(w: State, seat: int, dealer: Dealer) -> None:
    """The seat knows the cards of its own grimoire, but not their order (BR-28.6)."""
    _shuffle_sorted(w.grimoire[seat], w.seen_top[GRIMOIRE * 2 + seat], dealer)


def deal_unknown(s: State, seed: str) -> None:
    """Deal anew, in place, what neither mage knows: the order of all piles, below what either has seen on top."""
    dealer = Dealer(seed)
    s.chance = dealer.chance
    s.grimoire = [cards.copy() for cards in s.grimoire]
    for seat in range(2):
        _deal_own(s, seat, dealer)
    s.library = s.library.copy()
    _shuffle_sorted(s.library, max(s.seen_top[LIBRARY * 2], s.seen_top[LIBRARY * 2 + 1]), dealer)
    s.forgotten = s.forgotten.copy()
    _shuffle_sorted(s.forgotten, max(s.seen_top[FORGOTTEN * 2], s.seen_top[FORGOTTEN * 2 + 1]), dealer)


# --- the other mage ---------------------------------------------------------------------------------------------------


def hidden_slots(w: State, seat: int) -> list[int]:
    """Slots with a face-down spell that the other mage has not looked at."""
    slots = range(seat * at.SLOT_COUNT, (seat + 1) * at.SLOT_COUNT)
    return [place for place in slots if w.slot[place] >= 0 and not w.revealed[place] and not w.peeked[place]]


def _deal_other(w: State, seat: int, dealer: Dealer) -> None:
    """Deal the other mage's hidden cards and the common piles from one bag."""
    other = 1 - seat
    slots = hidden_slots(w, other)
    size = len(w.hand[other])
    library_top = w.seen_top[LIBRARY * 2 + seat]
    forgotten_top = w.seen_top[FORGOTTEN * 2 + seat]
    library = w.library[: len(w.library) - library_top]
    forgotten = w.forgotten[: len(w.forgotten) - forgotten_top]
    bag = sorted(w.hand[other] + [w.slot[place] for place in slots] + w.grimoire[other] + library + forgotten)
    grimoire = _deal_grimoire(w, other, bag, size + len(slots), dealer)
    held = _deal_held(w, other, sorted(grimoire), bag, size + len(slots), dealer)
    strange = [card for card in bag if w.cat.spell_kind[card] == at.FORGOTTEN]
    rest = [card for card in bag if w.cat.spell_kind[card] != at.FORGOTTEN]
    dealer.shuffle(strange)
    dealer.shuffle(rest)
    w.library[: len(library)] = rest
    w.forgotten[: len(forgotten)] = strange
    dealer.shuffle(grimoire)
    w.grimoire[other] = grimoire
    dealer.shuffle(held)
    for place in slots:
        w.slot[place] = held.pop()
        w.side[place] = dealer.below(2)
    w.hand[other] = sorted(held)


def _deal_grimoire(w: State, other: int, bag: list[int], room: int, dealer: Dealer) -> list[int]:
    """Choose what is left in the other's grimoire and take it out of the bag.

    Cards that were in it and have not been shown are in it or in his hand, as far as there is room; of those that have
    been shown, another copy may have been meant."""
    shown = w.shown[other][:]
    unshown: list[int] = []
    doubtful: list[int] = []
    for card in w.bound[other]:
        if card in shown:
            shown.remove(card)
            doubtful.append(card)
        else:
            unshown.append(card)
    free = bag[:]
    for card in unshown + w.held_openly[other]:
        free.remove(card)
    doubtful = [card for card in doubtful if _taken(free, card)]
    size = len(w.grimoire[other])
    must = len(unshown) - (room - len(w.held_openly[other]) - w.secret_forgotten[other])
    grimoire = [dealer.draw(unshown) for _ in range(max(0, must))]
    candidates = sorted(unshown + doubtful)
    while len(grimoire) < size:
        grimoire.append(dealer.draw(candidates))
    for card in grimoire:
        bag.remove(card)
    return grimoire


def _taken(cards: list[int], card: int) -> bool:
    """Take a card away if it is there."""
    if card in cards:
        cards.remove(card)
        return True
    return False


def _deal_held(w: State, other: int, grimoire: list[int], bag: list[int], size: int, dealer: Dealer) -> list[int]:
    """Choose what the other mage holds in hand and in hidden slots and take it out of the bag: what he is known to
    have, what was in his grimoire and is there no longer, and anything else that the library may have given him."""
    held = w.held_openly[other] + _without(_without(w.bound[other], grimoire), w.shown[other])
    for card in held:
        bag.remove(card)
    personal = w.cat.personal[w.mage[other]]
    while _taken(bag, personal):
        held.append(personal)
    strange = [card for card in bag if w.cat.spell_kind[card] == at.FORGOTTEN]
    for _ in range(w.secret_forgotten[other]):
        card = dealer.draw(strange)
        bag.remove(card)
        held.append(card)
    plain = [card for card in bag if w.cat.spell_kind[card] != at.FORGOTTEN]
    while len(held) < size:
        card = dealer.draw(plain)
        bag.remove(card)
        held.append(card)
    return sorted(held)


def _without(cards: list[int], others: list[int]) -> list[int]:
    """A bag of cards without those of another one."""
    left = cards[:]
    for card in others:
        _taken(left, card)
    return left


# --- a preparation that is going on -----------------------------------------------------------------------------------


def _take_back(w: State, other: int) -> None:
    """What the other mage has prepared so far is not seen yet: it goes back to his hand."""
    for place in range(other * at.SLOT_COUNT, (other + 1) * at.SLOT_COUNT):
        if w.slot[place] >= 0:
            w.to_hand(other, w.slot[place])
            w.slot[place] = at.NOBODY
            w.side[place] = 0


def _prepare_again(w: State, other: int, done: bool, dealer: Dealer) -> None:
    """Let him start over; if he is done, he prepares at random."""
    w.restart_branch(other, (frames.PREPARE, other, 0, 0))
    while done and w.branches[other]:
        legal = w.legal_actions(other)
        w.answer_in_branch(other, legal[dealer.below(len(legal))])
