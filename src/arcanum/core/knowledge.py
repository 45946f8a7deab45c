"""Knowledge: what a careful player remembers of a face-down deck, and dealing hidden cards anew.

A seat's *memory* of a deck is a list of stretches from the top: each the number of its cards, then the cards known to
lie somewhere in it. A stretch of one known card is exact knowledge; below the last stretch nothing is known. Memories
are replaced, never changed in place, so that copies of a state can share them. Decks are written from the top here.

A new deal depends on nothing but what is known and the seed: cards that a seat cannot tell apart are put into the order
of the catalogue before they are shuffled, so that the order in which they truly lie leaves no trace.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arcanum.core.chance import DIGEST, Chance, words_of

Stretch = tuple[int, ...]
Memory = list[Stretch]

_KEY: Final = 32
_KEY_WORDS: Final = 8
_LEAST: Final = 1 << 24
"""A shorter span gets another word: it is more than anybody has cards, and with a word still a small number."""


class Dealer:
    """Deals cards at random: every deal is equally likely, and the same seed gives the same one.

    A search makes a world for each of its simulations, so a dealer is sparing: one digest of the seed is the key of the
    world's own chance and enough for most deals. It keeps a number that is uniform below a span; a pick is its last
    digit in the base of the pick, and what is left of the number is uniform below what is left of the span.
    """

    __slots__ = ("_at", "_digest", "_number", "_span", "_words", "chance")

    def __init__(self, seed: str) -> None:
        digest = blake2b(seed.encode(), digest_size=DIGEST, person=b"arcanum-deal").digest()
        self.chance: Chance = Chance(digest[:_KEY])
        """For what happens after the deal."""
        self._digest: bytes = digest
        self._words: tuple[int, ...] = words_of(digest)
        self._at: int = _KEY_WORDS
        self._number: int = 0
        self._span: int = 1

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        while True:
            if self._span < _LEAST:
                self._lengthen()
            span = self._span // bound
            whole = span * bound
            number = self._number
            if number < whole:
                self._number = number // bound
                self._span = span
                return number % bound
            self._number = number - whole
            self._span -= whole

    def _lengthen(self) -> None:
        if self._at == len(self._words):
            self._digest = blake2b(self._digest, digest_size=DIGEST, person=b"arcanum-deal").digest()
            self._words = words_of(self._digest)
            self._at = 0
        self._number = (self._number << 32) + self._words[self._at]
        self._at += 1
        self._span <<= 32

    def draw(self, cards: list[int]) -> int:
        """Take any one of these cards away."""
        at = self.below(len(cards))
        card = cards[at]
        cards[at] = cards[-1]
        cards.pop()
        return card

    def shuffle(self, cards: list[int]) -> None:
        for left in range(len(cards), 1, -1):
            pick = self.below(left)
            card = cards[pick]
            cards[pick] = cards[left - 1]
            cards[left - 1] = card


def without_top(memory: Memory, card: int) -> Memory:
    """The top card was turned up, and this is it.

    >>> without_top([(2, 7, 8)], 7)
    [(1, 8)]
    """
    if not memory:
        return memory
    first = memory[0]
    rest = memory[1:]
    if first[0] == 1:
        return rest
    return [(first[0] - 1, *[known for known in first[1:] if known != card]), *rest]


def with_seen_top(memory: Memory, cards: list[int]) -> Memory:
    """The seat has seen the top cards, here from the top; what it knew below them stays.

    >>> with_seen_top([(3, 9)], [4, 5])
    [(1, 4), (1, 5), (1, 9)]
    """
    seen: Memory = [(1, card) for card in cards]
    depth = 0
    for stretch in memory:
        depth += stretch[0]
        left = min(stretch[0], depth - len(cards))
        if left > 0:
            seen.append((left, *[card for card in stretch[1:] if card not in cards]))
    return seen


def with_stirred_top(memory: Memory, count: int) -> Memory:
    """Somebody else may have changed the order of the top cards: the stretches that they touch become one. (A stretch
    that reaches further down is stirred as a whole: a little is forgotten.)

    >>> with_stirred_top([(1, 4), (1, 5), (1, 6)], 2)
    [(2, 4, 5), (1, 6)]
    """
    depth = 0
    cards: list[int] = []
    below: Memory = []
    for stretch in memory:
        if depth >= count:
            below.append(stretch)
        else:
            depth += stretch[0]
            cards.extend(stretch[1:])
    if not cards and not below:
        return []
    return [(max(depth, count), *sorted(cards)), *below]


def dealt_anew(deck: list[int], memory: Memory, dealer: Dealer) -> list[int]:
    """The deck, from the top, in an order that agrees with a memory of it and is otherwise random.

    >>> dealt_anew([4, 5, 6, 7], [(1, 4)], Dealer("seven"))
    [4, 6, 5, 7]
    """
    known = [card for stretch in memory for card in stretch[1:]]
    unknown = sorted([card for card in deck if card not in known] if known else deck)
    dealer.shuffle(unknown)
    dealt: list[int] = []
    for stretch in memory:
        cards = sorted(stretch[1:])
        while len(cards) < stretch[0]:
            cards.append(unknown.pop())
        dealer.shuffle(cards)
        dealt += cards
    return dealt + unknown


def moved(memory: Memory, old: list[int], new: list[int]) -> Memory:
    """What another seat remembers, told in the cards that lie at the same places after a new deal.

    >>> moved([(1, 4), (1, 5)], old=[4, 5, 6], new=[6, 5, 4])
    [(1, 6), (1, 5)]
    """
    place = {card: index for index, card in enumerate(old)}
    return [(stretch[0], *sorted([new[place[card]] for card in stretch[1:]])) for stretch in memory]


def guessed(deck: list[int], memory: Memory, own: Memory, dealer: Dealer) -> list[int]:
    """The deck with the cards that another seat remembers where, for all that the own seat knows, they may lie.

    Where the other knows some cards of a stretch but not their order, the own seat can only guess at their places; how
    many of them lie in each stretch that it remembers itself it does know.

    >>> guessed([4, 5, 6], [(3, 4, 6)], [], Dealer("seven"))
    [6, 4, 5]
    """
    guess = deck[:]
    depth = 0
    for stretch in memory:
        if 1 < len(stretch) <= stretch[0]:
            for start, end in _parts(own, depth, depth + stretch[0]):
                known = [card for card in deck[start:end] if card in stretch[1:]]
                cards = known + [card for card in deck[start:end] if card not in known]
                dealer.shuffle(cards)
                guess[start:end] = cards
        depth += stretch[0]
    return guess


def _parts(memory: Memory, start: int, end: int) -> list[tuple[int, int]]:
    """Cut a piece of a deck where the stretches of a memory end."""
    parts: list[tuple[int, int]] = []
    depth = 0
    for stretch in memory:
        depth += stretch[0]
        if start < depth < end:
            parts.append((start, depth))
            start = depth
    return [*parts, (start, end)]


def swapped(cards: list[int], dealer: Dealer) -> dict[int, int]:
    """Let these cards swap identities at random: for each the card that it becomes. In which of the places that the
    list stands for they lie now makes no difference.

    >>> swapped([4, 5, 6], Dealer("seven"))
    {4: 5, 5: 4, 6: 6}
    """
    dealt = sorted(cards)
    dealer.shuffle(dealt)
    return {card: dealt[index] for index, card in enumerate(cards)}


def renamed(zones: list[list[int]], new: dict[int, int]) -> list[list[int]]:
    """Zones in which some cards have become others.

    >>> renamed([[4, 5], [6]], {4: 6, 6: 4})
    [[6, 5], [4]]
    """
    return [[new.get(card, card) for card in zone] for zone in zones]
