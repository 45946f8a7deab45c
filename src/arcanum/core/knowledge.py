"""Knowledge: what a careful player remembers of a face-down deck, and dealing hidden cards anew.

A seat's *memory* of a deck is a list of stretches from the top: each the number of its cards, then the cards known to
lie somewhere in it. A stretch of one known card is exact knowledge; below the last stretch nothing is known. Memories
are replaced, never changed in place, so that copies of a state can share them. Decks are written from the top here.
"""

from __future__ import annotations

from arcanum.core.chance import Chance

Stretch = tuple[int, ...]
Memory = list[Stretch]


def without_top(memory: Memory, card: int) -> Memory:
    """The top card was turned up, and this is it."""
    if not memory:
        return memory
    first = memory[0]
    rest = memory[1:]
    if first[0] == 1:
        return rest
    return [(first[0] - 1, *[known for known in first[1:] if known != card]), *rest]


def with_seen_top(memory: Memory, cards: list[int]) -> Memory:
    """The seat has seen the top cards, here from the top; what it knew below them stays."""
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
    that reaches further down is stirred as a whole: a little is forgotten.)"""
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


def dealt_anew(deck: list[int], memory: Memory, chance: Chance) -> list[int]:
    """The deck, from the top, in an order that agrees with a memory of it and is otherwise random."""
    known = {card for stretch in memory for card in stretch[1:]}
    unknown = [card for card in deck if card not in known]
    chance.shuffle(unknown)
    dealt: list[int] = []
    for stretch in memory:
        cards = list(stretch[1:])
        while len(cards) < stretch[0]:
            cards.append(unknown.pop())
        chance.shuffle(cards)
        dealt += cards
    return dealt + unknown


def moved(memory: Memory, old: list[int], new: list[int]) -> Memory:
    """What another seat remembers, told in the cards that lie at the same places after a new deal."""
    place = {card: index for index, card in enumerate(old)}
    return [(stretch[0], *sorted([new[place[card]] for card in stretch[1:]])) for stretch in memory]


def swapped(cards: list[int], chance: Chance) -> dict[int, int]:
    """Let these cards swap identities at random: for each the card that it becomes."""
    dealt = cards[:]
    chance.shuffle(dealt)
    return {card: dealt[index] for index, card in enumerate(cards)}


def renamed(zones: list[list[int]], new: dict[int, int]) -> list[list[int]]:
    """Zones in which some cards have become others."""
    return [[new.get(card, card) for card in zone] for zone in zones]
