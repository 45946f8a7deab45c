"""First-game setup (section 3)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, new_game

SETS = [
    ("duelist", ["dragon_teeth", "elemental_spring", "hand_of_glory"]),
    ("seer", ["chalice_of_life", "flaming_pit", "vault"]),
    ("alchemist", ["celestial_horse", "magical_shard", "tree_of_life"]),
    ("transmuter", ["dancing_sword", "fountain_of_youth", "hawk"]),
]
ARTIFACTS = {component.id for component in RES_ARCANA.content().components if component.kind == "artifact"}
ITEMS = {component.id for component in RES_ARCANA.content().components if component.kind == "magic_item"}
MONUMENTS = {component.id for component in RES_ARCANA.content().components if component.kind == "monument"}


def first_game(seats: int, seed: str = "first", **options: Any) -> Table:
    return new_game(seats, seed, setup="first_game", **options)


def set_of(t: Table, seat: int) -> tuple[str, list[str]]:
    return t.seat(seat)["mage"], t.seat(seat)["hand"]


@pytest.mark.rule("RA-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tiles_show_the_sun_side(seats: int) -> None:
    for seed in range(30):
        assert first_game(seats, str(seed)).facts()["center"]["places"] == [
            "sacred_grove",
            "catacombs_of_the_dead",
            "cursed_forge",
            "coral_castle",
            "dragons_lair",
        ]


@pytest.mark.rule("RA-3.2")
def test_everybody_receives_a_numbered_set() -> None:
    t = first_game(4, first=0)
    assert [set_of(t, seat) for seat in range(4)] == SETS


@pytest.mark.rule("RA-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_is_a_mage_and_three_cards_and_nothing_else(seats: int) -> None:
    t = first_game(seats)
    for seat in range(seats):
        assert set_of(t, seat) in SETS
        assert t.seat(seat)["components"] == [t.seat(seat)["mage"]]
        assert not t.turned(seat, t.seat(seat)["mage"])
        assert "mages" not in t.state.view(seat)["players"][seat]


@pytest.mark.rule("RA-3.3")
@pytest.mark.parametrize(
    ("seats", "first", "numbers"),
    [
        (2, 1, [1, 0]),
        (3, 0, [0, 1, 2]),
        (3, 2, [1, 2, 0]),
        (4, 1, [3, 0, 1, 2]),
    ],
)
def test_sets_go_clockwise_from_the_first_player(seats: int, first: int, numbers: list[int]) -> None:
    t = first_game(seats, first=first)
    assert [set_of(t, seat) for seat in range(seats)] == [SETS[number] for number in numbers]


@pytest.mark.rule("RA-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shuffled_sets_are_different_and_never_torn_apart(seats: int) -> None:
    given: Counter[int] = Counter()
    for seed in range(200):
        t = first_game(seats, str(seed), first=0, starter_sets="shuffled")
        numbers = [SETS.index(set_of(t, seat)) for seat in range(seats)]
        assert len(set(numbers)) == seats
        given[numbers[0]] += 1
    assert sorted(given) == [0, 1, 2, 3]
    assert min(given.values()) > 25  # 50 expected


@pytest.mark.rule("RA-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_mage_is_chosen(seats: int) -> None:
    t = first_game(seats, first=0)
    (seat,) = t.actors()
    assert (seat, t.prompt(seat)) == (seats - 1, "choose-item")  # the first decision of the game
    assert t.refused(seat, f"choose {SETS[0][0]}") == "choose-an-item"


@pytest.mark.rule("RA-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decks_are_five_random_artifacts_that_are_in_no_distributed_set(seats: int) -> None:
    distributed = {name for _, hand in SETS[:seats] for name in hand}
    dealt: Counter[str] = Counter()
    for seed in range(300):
        t = first_game(seats, str(seed))
        decks = [t.seat(seat)["deck"] for seat in range(seats)]
        assert [len(deck) for deck in decks] == [5] * seats
        cards = [name for deck in decks for name in deck]
        assert len(set(cards)) == len(cards)
        dealt.update(cards)
    assert set(dealt) == ARTIFACTS - distributed  # those of the sets that nobody got are among them
    expected = 300 * 5 * seats / (40 - 3 * seats)
    assert min(dealt.values()) > 0.6 * expected
    assert max(dealt.values()) < 1.4 * expected


@pytest.mark.rule("RA-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_the_decks_not_even_their_owners(seats: int) -> None:
    t = first_game(seats)
    hidden = [name for seat in range(seats) for name in t.seat(seat)["deck"]]
    while t.facts()["round"] == 0:
        for seat in (None, *range(seats)):
            seen = json.dumps(t.state.view(seat)) + repr(t.state.events(seat=seat))
            assert not any(f'"{name}"' in seen or f"'{name}'" in seen for name in hidden)
        t.do(t.actors()[0], t.legal(t.actors()[0])[0])
    for seat in range(seats):
        side = t.state.view(seat)["players"][seat]
        assert (side["deck"], side["deck_cards"], side["deck_top"]) == (5, [], [])


@pytest.mark.rule("RA-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_the_setup_is_the_standard_one(seats: int) -> None:
    t = first_game(seats, first=1)
    centre = t.facts()["center"]
    assert set(centre["items"]) == ITEMS
    assert len(centre["monuments"]) == 2
    assert {*centre["monuments"], *centre["monument_deck"]} == MONUMENTS
    assert t.facts()["first_player"] == 1
    order = []
    for seat in range(seats):
        assert t.pool(seat) == {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
    while t.facts()["round"] == 0:
        (seat,) = t.actors()
        assert t.prompt(seat) == "choose-item"
        order.append(seat)
        t.do(seat, t.legal(seat)[0])
    assert order == [(1 - step) % seats for step in range(1, seats + 1)]


@pytest.mark.rule("RA-3.7")
def test_monuments_and_the_first_player_are_random_as_usual() -> None:
    games = [first_game(3, str(seed)).facts() for seed in range(100)]
    assert {facts["first_player"] for facts in games} == {0, 1, 2}
    assert {name for facts in games for name in facts["center"]["monuments"]} == MONUMENTS
