"""Section 28: the draft variant."""

import json
import random
from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, new_game


def mine(t: Table, seat: int) -> dict[str, Any]:
    """A player's side of the table as that player sees it."""
    side: dict[str, Any] = t.state.view(seat)["players"][seat]
    return side


def packs(t: Table) -> list[list[str]]:
    return [mine(t, seat)["pack"] for seat in range(t.state.seats)]


def kept(t: Table) -> list[list[str]]:
    return [mine(t, seat)["kept"] for seat in range(t.state.seats)]


def pick_round(t: Table, rng: random.Random) -> list[str]:
    """Everybody keeps a card of their pack; returns who kept what."""
    picks = []
    for seat in range(t.state.seats):
        card = rng.choice(mine(t, seat)["pack"])
        t.do(seat, f"choose {card}")
        picks.append(card)
    return picks


def draft_all(t: Table, rng: random.Random) -> None:
    while t.prompt(0) == "draft-pick":
        pick_round(t, rng)


def without(cards: list[str], *gone: str) -> list[str]:
    return [card for card in cards if card not in gone]


@pytest.mark.rule("RA-28.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_but_the_dealing_of_artifacts_is_standard(seats: int) -> None:
    t = new_game(seats, "draft", setup="draft", first=1)
    standard = new_game(seats, "draft", first=1)
    for game in (t, standard):
        facts = game.facts()
        assert facts["first_player"] == 1
        assert len(facts["center"]["monuments"]) == 2
        assert len(facts["center"]["monument_deck"]) == 8
        assert len(facts["center"]["places"]) == 5
        assert len(facts["center"]["items"]) == 8
        for seat in range(seats):
            assert game.pool(seat) == {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
            assert len(mine(game, seat)["mages"]) == 2
    draft_all(t, random.Random(1))
    for seat in range(seats):
        assert t.prompt(seat) == standard.prompt(seat) == "choose-mage"
        for game in (t, standard):
            assert (game.seat(seat)["hand_size"], game.seat(seat)["deck_size"]) == (3, 5)


@pytest.mark.rule("RA-28.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_mages_and_four_artifacts_are_dealt_first(seats: int) -> None:
    t = new_game(seats, "draft", setup="draft")
    assert t.actors() == tuple(range(seats))
    mages = [mage for seat in range(seats) for mage in mine(t, seat)["mages"]]
    assert len(set(mages)) == 2 * seats
    cards = [card for pack in packs(t) for card in pack]
    assert [len(pack) for pack in packs(t)] == [4] * seats
    assert len(set(cards)) == 4 * seats
    for seat in range(seats):
        assert (t.seat(seat)["hand_size"], t.seat(seat)["deck_size"]) == (0, 0)


@pytest.mark.rule("RA-28.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_is_kept_and_the_rest_goes_left_until_nothing_is_left(seats: int) -> None:
    t = new_game(seats, "left", setup="draft")
    rng = random.Random(2)
    mine_so_far: list[list[str]] = [[] for _ in range(seats)]
    for step in range(3):
        before = packs(t)
        assert [len(pack) for pack in before] == [4 - step] * seats
        picks = pick_round(t, rng)
        for seat in range(seats):
            mine_so_far[seat].append(picks[seat])
        passed_on = [without(before[seat], picks[seat]) for seat in range(seats)]
        if step < 2:
            for seat in range(seats):
                assert packs(t)[(seat + 1) % seats] == passed_on[seat], "to the next seat clockwise"
                assert mine_so_far[seat] == kept(t)[seat]
        else:
            for seat in range(seats):
                mine_so_far[(seat + 1) % seats] += passed_on[seat]
    assert kept(t) == mine_so_far, "the last card that comes is kept too"


@pytest.mark.rule("RA-28.3")
def test_all_pick_before_any_pack_goes_on() -> None:
    t = new_game(3, "simultaneous", setup="draft")
    before = packs(t)
    t.do(1, f"choose {before[1][0]}")
    assert t.actors() == (0, 2)
    assert packs(t) == [before[0], before[1][1:], before[2]], "nothing was passed on yet"
    assert t.refused(1, f"choose {before[1][1]}") == "not-your-decision"
    t.do(2, f"choose {before[2][0]}")
    t.do(0, f"choose {before[0][0]}")
    assert t.actors() == (0, 1, 2)
    assert packs(t) == [before[2][1:], before[0][1:], before[1][1:]]


@pytest.mark.rule("RA-28.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_more_are_dealt_and_passed_right(seats: int) -> None:
    t = new_game(seats, "right", setup="draft")
    rng = random.Random(3)
    first_half = {card for pack in packs(t) for card in pack}
    for _ in range(3):
        pick_round(t, rng)
    second_half = [card for pack in packs(t) for card in pack]
    assert [len(pack) for pack in packs(t)] == [4] * seats
    assert len(set(second_half)) == 4 * seats
    assert first_half.isdisjoint(second_half)
    for step in range(2):
        before = packs(t)
        assert [len(pack) for pack in before] == [4 - step] * seats
        picks = pick_round(t, rng)
        for seat in range(seats):
            assert packs(t)[(seat - 1) % seats] == without(before[seat], picks[seat]), "to the previous seat"


@pytest.mark.rule("RA-28.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_with_eight_artifacts_and_draws_three(seats: int) -> None:
    t = new_game(seats, "eight", setup="draft")
    rng = random.Random(4)
    for _ in range(5):
        pick_round(t, rng)
    before, last = kept(t), packs(t)
    picks = pick_round(t, rng)
    for seat in range(seats):
        left = without(last[(seat + 1) % seats], picks[(seat + 1) % seats])
        drafted = sorted([*before[seat], picks[seat], *left])
        assert len(drafted) == 8
        assert sorted(t.seat(seat)["hand"] + t.seat(seat)["deck"]) == drafted
        assert t.seat(seat)["hand_size"] == 3
        assert sorted(mine(t, seat)["hand_cards"] + mine(t, seat)["deck_cards"]) == drafted, "they see them all"


@pytest.mark.rule("RA-28.5")
def test_the_drafted_cards_are_shuffled() -> None:
    hands = set()
    for seed in range(12):
        t = new_game(2, f"shuffle {seed}", setup="draft")
        order: list[str] = []
        while t.prompt(0) == "draft-pick":
            order.append(packs(t)[0][0])
            t.do(0, f"choose {packs(t)[0][0]}").do(1, f"choose {packs(t)[1][0]}")
        hands.add(tuple(sorted(order.index(card) for card in t.seat(0)["hand"] if card in order)))
    assert len(hands) > 4, "the starting hand does not depend on when a card was picked"


@pytest.mark.rule("RA-28.6")
def test_mages_come_after_the_draft_with_the_hand_in_view_and_then_the_items() -> None:
    t = new_game(3, "mages", setup="draft", first=1)
    assert t.refused(0, f"choose {mine(t, 0)['mages'][0]}") == "not-in-pack", "first the draft"
    draft_all(t, random.Random(5))
    assert t.actors() == (0, 1, 2)
    for seat in range(3):
        assert t.prompt(seat) == "choose-mage"
        assert len(mine(t, seat)["hand_cards"]) == 3
        t.do(seat, f"choose {mine(t, seat)['mages'][0]}")
    for seat in (0, 2, 1):
        assert t.actors() == (seat,), "counter-clockwise from the First Player's right"
        assert t.prompt(seat) == "choose-item"
        t.do(seat, t.legal(seat)[0])
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-28.7")
def test_a_pick_must_be_in_the_pack() -> None:
    t = new_game(2, "in the pack", setup="draft")
    held = packs(t)
    assert t.refused(0, f"choose {held[1][0]}") == "not-in-pack", "a card of the other pack"
    assert t.refused(0, "done") == "choose-a-draft-card"
    assert t.legal(0) == [f"choose {card}" for card in held[0]]
    t.do(0, f"choose {held[0][0]}").do(1, f"choose {held[1][0]}")
    assert t.refused(0, f"choose {held[0][1]}") == "not-in-pack", "a card that was passed on"
    assert t.refused(0, f"choose {held[0][0]}") == "not-in-pack", "a card that was kept"


@pytest.mark.rule("RA-28.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packs_and_picks_are_invisible_to_the_others(seats: int) -> None:
    t = new_game(seats, "invisible", setup="draft")
    rng = random.Random(6)
    seen: list[set[str]] = [set() for _ in range(seats)]
    for _ in range(6):
        for seat in range(seats):
            seen[seat] |= set(packs(t)[seat])
        since = t.state.event_count
        picks = pick_round(t, rng)
        for seat in range(seats):
            told = json.dumps([event.args for event in t.state.events(since, seat)]) + json.dumps(t.state.view(seat))
            for card in [*picks, *[card for pack in packs(t) for card in pack]]:
                if card not in seen[seat] and card not in packs(t)[seat]:
                    assert f'"{card}"' not in told
        public = json.dumps([event.args for event in t.state.events(since)]) + json.dumps(t.state.view(None))
        assert not any(f'"{card}"' in public for card in picks)
