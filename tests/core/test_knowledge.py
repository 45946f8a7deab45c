"""What a careful player remembers of a deck."""

from __future__ import annotations

from collections import Counter

from arcanum.core.chance import Chance, key_of
from arcanum.core.knowledge import dealt_anew, moved, renamed, swapped, with_seen_top, with_stirred_top, without_top


def test_seen_cards_are_known_one_by_one() -> None:
    assert with_seen_top([], [7, 3, 5]) == [(1, 7), (1, 3), (1, 5)]


def test_what_was_known_below_stays() -> None:
    assert with_seen_top([(1, 7), (1, 3), (1, 5)], [3, 7]) == [(1, 3), (1, 7), (1, 5)]
    assert with_seen_top([(1, 7)], [7, 3]) == [(1, 7), (1, 3)]


def test_a_card_that_is_turned_up_leaves_the_memory() -> None:
    assert without_top([(1, 7), (1, 3)], 7) == [(1, 3)]
    assert without_top([(3, 3, 7)], 7) == [(2, 3)]
    assert without_top([(3, 3, 7)], 9) == [(2, 3, 7)]
    assert without_top([], 7) == []


def test_another_player_stirs_what_was_known() -> None:
    assert with_stirred_top([(1, 7), (1, 3)], 3) == [(3, 3, 7)]
    assert with_stirred_top([(1, 7), (1, 3), (1, 5)], 2) == [(2, 3, 7), (1, 5)]
    assert with_stirred_top([], 3) == []
    assert with_stirred_top([(3,), (1, 5)], 2) == [(3,), (1, 5)]


def test_a_new_deal_agrees_with_the_memory_and_is_even_otherwise() -> None:
    chance = Chance(key_of("deal"))
    deck = [9, 7, 3, 5, 1]
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(3000):
        dealt = dealt_anew(deck, [(1, 9), (2, 3)], chance)
        assert sorted(dealt) == sorted(deck)
        assert dealt[0] == 9
        assert 3 in dealt[1:3]
        places.update((card, place) for place, card in enumerate(dealt))
    for card in (7, 5, 1):
        assert 850 < places[card, 3] < 1150
        assert 850 < places[card, 4] < 1150


def test_what_others_remember_moves_with_the_places() -> None:
    assert moved([(1, 9), (2, 3)], [9, 7, 3], [7, 3, 9]) == [(1, 7), (2, 9)]


def test_swapped_cards_are_a_permutation() -> None:
    new = swapped([1, 2, 3, 4], Chance(key_of("swap")))
    assert sorted(new) == sorted(new.values()) == [1, 2, 3, 4]
    assert renamed([[1, 8], [2]], new) == [[new[1], 8], [new[2]]]
