"""What a careful player remembers of a deck, and how hidden cards are dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from arcanum.core.knowledge import (
    Dealer,
    Memory,
    dealt_anew,
    guessed,
    moved,
    renamed,
    swapped,
    with_seen_top,
    with_stirred_top,
    without_top,
)


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


# --- dealing anew -----------------------------------------------------------------------------------------------------


def test_a_new_deal_agrees_with_the_memory_and_is_even_otherwise() -> None:
    dealer = Dealer("deal")
    deck = [9, 7, 3, 5, 1]
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(3000):
        dealt = dealt_anew(deck, [(1, 9), (2, 3)], dealer)
        assert sorted(dealt) == sorted(deck)
        assert dealt[0] == 9
        assert 3 in dealt[1:3]
        places.update((card, place) for place, card in enumerate(dealt))
    for card in (7, 5, 1):
        assert 850 < places[card, 3] < 1150
        assert 850 < places[card, 4] < 1150


@pytest.mark.parametrize("memory", [[], [(1, 9), (2, 3)], [(3, 9, 3)]])
def test_how_the_cards_lie_in_truth_leaves_no_trace_in_a_new_deal(memory: Memory) -> None:
    dealt = {tuple(dealt_anew(list(deck), memory, Dealer("same"))) for deck in permutations([9, 7, 3, 5, 1])}
    assert len(dealt) == 1


def test_what_others_remember_moves_with_the_places() -> None:
    assert moved([(1, 9), (2, 3)], [9, 7, 3], [7, 3, 9]) == [(1, 7), (2, 9)]


def test_where_others_remember_cards_in_no_order_is_a_guess() -> None:
    """Another seat knows that 9 is on top and that 3 lies in one of the three places below it."""
    memory: Memory = [(1, 9), (3, 3)]
    places = Counter(guessed([9, 7, 3, 5, 1], memory, [], Dealer(f"guess {number}")).index(3) for number in range(900))
    assert set(places) == {1, 2, 3}
    assert all(240 < count < 360 for count in places.values())
    guess = guessed([9, 7, 3, 5, 1], memory, [], Dealer("same"))
    assert (sorted(guess), guess[0], guess[4]) == ([1, 3, 5, 7, 9], 9, 1)
    assert guessed([9, 3, 5, 7, 1], memory, [], Dealer("same")).index(3) == guess.index(3), "wherever it lies in truth"


def test_where_the_own_seat_knows_the_places_there_is_nothing_to_guess() -> None:
    deck = [9, 7, 3, 5, 1]
    one_by_one: Memory = [(1, card) for card in deck]
    assert guessed(deck, [(5, 3, 9)], one_by_one, Dealer("own")) == deck
    guesses = [guessed(deck, [(4, 3, 9)], [(2, 7, 9)], Dealer(f"{number}")) for number in range(40)]
    assert {guess.index(9) for guess in guesses} == {0, 1}, "it is among the two that the own seat remembers"
    assert {guess.index(3) for guess in guesses} == {2, 3}


def test_swapped_cards_are_a_permutation() -> None:
    new = swapped([1, 2, 3, 4], Dealer("swap"))
    assert sorted(new) == sorted(new.values()) == [1, 2, 3, 4]
    assert renamed([[1, 8], [2]], new) == [[new[1], 8], [new[2]]]


def test_what_comes_to_a_place_does_not_hang_on_what_lay_there() -> None:
    places = {tuple(swapped(list(cards), Dealer("swap")).values()) for cards in permutations([1, 2, 3, 4])}
    assert len(places) == 1


# --- the dealer -------------------------------------------------------------------------------------------------------


def test_a_dealer_deals_the_same_for_the_same_seed() -> None:
    one, two, other = Dealer("seed"), Dealer("seed"), Dealer("another")
    numbers = [one.below(1000) for _ in range(200)]
    assert numbers == [two.below(1000) for _ in range(200)]
    assert numbers != [other.below(1000) for _ in range(200)]
    assert one.chance.key == two.chance.key != other.chance.key
    assert (one.chance.used, len(one.chance.key)) == (0, 32), "dealing uses up nothing of what comes after the deal"


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40, 1000])
def test_numbers_are_even(bound: int) -> None:
    dealer = Dealer(f"even {bound}")
    count = 200 * bound if bound < 100 else 20 * bound
    numbers = Counter(dealer.below(bound) for _ in range(count))
    assert set(numbers) == set(range(bound))
    expected = count / bound
    squares = sum((numbers[number] - expected) ** 2 / expected for number in range(bound))
    # Five standard deviations of the chi-square distribution.
    assert squares <= bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_numbers_that_follow_each_other_are_independent() -> None:
    """They are digits of the same number, in different bases."""
    dealer = Dealer("digits")
    pairs = Counter((dealer.below(6), dealer.below(5)) for _ in range(6000))
    assert len(pairs) == 30
    assert all(140 < count < 260 for count in pairs.values())


def test_every_order_is_as_likely_as_any_other() -> None:
    dealer = Dealer("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [4, 8, 15, 16]
        dealer.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations([4, 8, 15, 16]))
    assert all(140 < count < 260 for count in orders.values())


def test_a_card_that_is_drawn_is_gone() -> None:
    dealer = Dealer("draw")
    firsts: Counter[int] = Counter()
    for _ in range(900):
        cards = [4, 8, 15]
        first = dealer.draw(cards)
        firsts[first] += 1
        assert sorted([first, *cards]) == [4, 8, 15]
    assert all(240 < count < 360 for count in firsts.values())
