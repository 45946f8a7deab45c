"""Lists that copies of a state share.

A search copies states all the time, so a copy shares the lists that change seldom. They are *replaced, never changed in
place*: whoever wants another list makes one, with what is here, and puts it where the old one was.
"""

from __future__ import annotations

from bisect import insort


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The list with another value at a place; the list itself if it has that value already.

    >>> changed([4, 5, 6], 1, 9)
    [4, 9, 6]
    """
    if values[place] == value:
        return values
    new = values.copy()
    new[place] = value
    return new


def without(cards: list[int], card: int) -> list[int]:
    """The list less a card.

    >>> without([4, 5, 6], 5)
    [4, 6]
    """
    new = cards.copy()
    new.remove(card)
    return new


def sorted_in(cards: list[int], card: int) -> list[int]:
    """The sorted list with one card more.

    >>> sorted_in([4, 6], 5)
    [4, 5, 6]
    """
    new = cards.copy()
    insort(new, card)
    return new
