"""Standard setup (section 2)."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.core.game import GameError
from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, new_game

MAGES = {component.id for component in RES_ARCANA.content().components if component.kind == "mage"}
ARTIFACTS = {component.id for component in RES_ARCANA.content().components if component.kind == "artifact"}
MONUMENTS = {component.id for component in RES_ARCANA.content().components if component.kind == "monument"}
ITEMS = {component.id for component in RES_ARCANA.content().components if component.kind == "magic_item"}
SEEDS = [str(seed) for seed in range(400)]


def own_side(t: Table, seat: int) -> dict[str, Any]:
    """A player's own side of the table as they see it."""
    side: dict[str, Any] = t.state.view(seat)["players"][seat]
    return side


def mages_dealt(t: Table, seat: int) -> list[str]:
    mages: list[str] = own_side(t, seat)["mages"]
    return mages


def artifacts_of(t: Table, seat: int) -> set[str]:
    return {*t.seat(seat)["hand"], *t.seat(seat)["deck"]}


def choose_mages(t: Table, pick: int = 0) -> Table:
    for seat in t.actors():
        t.do(seat, t.legal(seat)[pick])
    return t


def choose_items(t: Table, *items: str) -> Table:
    for item in items:
        t.do(t.actors()[0], f"choose {item}")
    return t


def seen_by_all(t: Table) -> str:
    """Everything a spectator is shown."""
    return json.dumps(t.state.view(None)) + repr(t.state.events())


# --- the centre -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_eight_items_start_face_up_in_the_supply(seats: int) -> None:
    t = new_game(seats)
    assert t.state.view(None)["center"]["items"] == sorted(t.facts()["center"]["items"])
    assert set(t.facts()["center"]["items"]) == ITEMS
    assert len(ITEMS) == 8


@pytest.mark.rule("RA-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_five_tiles_are_set_out(seats: int) -> None:
    t = new_game(seats)
    tiles = [{tile.sun, tile.moon} for tile in RES_ARCANA.content().setups[0].tiles]
    places = t.state.view(None)["center"]["places"]
    assert len(places) == 5
    assert [len(tile & set(places)) for tile in tiles] == [1] * 5


@pytest.mark.rule("RA-2.2")
def test_the_sides_of_the_tiles_are_random_and_independent() -> None:
    seen = Counter(tuple(new_game(2, f"tiles {seed}").facts()["center"]["places"]) for seed in range(1280))
    assert len(seen) == 32  # every combination, each about 40 times
    assert min(seen.values()) > 15
    assert max(seen.values()) < 65


@pytest.mark.rule("RA-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_monuments_are_displayed_and_eight_lie_face_down(seats: int) -> None:
    t = new_game(seats)
    centre = t.facts()["center"]
    assert len(centre["monuments"]) == 2
    assert len(centre["monument_deck"]) == 8
    assert {*centre["monuments"], *centre["monument_deck"]} == MONUMENTS
    for seat in (None, *range(seats)):
        seen = t.state.view(seat)
        assert seen["center"]["monuments"] == centre["monuments"]
        assert seen["center"]["monument_deck"] == 8
        assert not any(f'"{hidden}"' in json.dumps(seen) for hidden in centre["monument_deck"])


@pytest.mark.rule("RA-2.3")
def test_the_monuments_are_shuffled() -> None:
    displayed: Counter[str] = Counter()
    places: Counter[tuple[str, int]] = Counter()
    for seed in SEEDS:
        centre = new_game(2, seed).facts()["center"]
        displayed.update(centre["monuments"])
        places.update((name, place) for place, name in enumerate(centre["monument_deck"]))
    assert set(displayed) == MONUMENTS
    assert min(displayed.values()) > 50  # 80 expected
    assert len(places) == 80  # every monument at every place of the deck
    assert max(places.values()) < 70  # 40 expected


# --- essences and First Player ----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_essence_of_each_type(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        assert t.pool(seat) == {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}


@pytest.mark.rule("RA-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    seen = Counter(new_game(seats, seed).facts()["first_player"] for seed in SEEDS)
    assert sorted(seen) == list(range(seats))
    assert min(seen.values()) > 0.7 * len(SEEDS) / seats


@pytest.mark.rule("RA-2.5")
def test_the_first_player_comes_from_the_seed() -> None:
    first = [new_game(4, seed).facts()["first_player"] for seed in SEEDS[:30]]
    assert first == [new_game(4, seed).facts()["first_player"] for seed in SEEDS[:30]]


@pytest.mark.rule("RA-2.5")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_the_table_may_name_the_first_player(named: int) -> None:
    assert {new_game(3, seed, first=named).facts()["first_player"] for seed in SEEDS[:20]} == {named}


@pytest.mark.rule("RA-2.5")
def test_the_named_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(GameError, match="option first"):
        new_game(3, first=3)


@pytest.mark.rule("RA-2.5")
def test_the_token_starts_with_the_first_player_and_not_on_its_passed_side() -> None:
    t = new_game(3, first=1)
    assert [t.points(seat) for seat in range(3)] == [0, 1, 0]
    assert t.state.view(None)["token_passed"] is False


# --- the deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_two_mages_and_eight_artifacts(seats: int) -> None:
    t = new_game(seats)
    mages = [mage for seat in range(seats) for mage in mages_dealt(t, seat)]
    artifacts = [name for seat in range(seats) for name in artifacts_of(t, seat)]
    assert [len(mages_dealt(t, seat)) for seat in range(seats)] == [2] * seats
    assert [len(artifacts_of(t, seat)) for seat in range(seats)] == [8] * seats
    assert len(set(mages)) == 2 * seats
    assert len(set(artifacts)) == 8 * seats
    assert set(mages) <= MAGES
    assert set(artifacts) <= ARTIFACTS


@pytest.mark.rule("RA-2.6")
@pytest.mark.parametrize("seat", [0, 3])
def test_mages_and_artifacts_are_shuffled(seat: int) -> None:
    mages: Counter[str] = Counter()
    artifacts: Counter[str] = Counter()
    for seed in SEEDS:
        t = new_game(4, seed)
        mages.update(mages_dealt(t, seat))
        artifacts.update(artifacts_of(t, seat))
    assert set(mages) == MAGES
    assert set(artifacts) == ARTIFACTS
    assert min(*mages.values(), *artifacts.values()) > 45  # 80 expected of each
    assert max(*mages.values(), *artifacts.values()) < 120


def random_game(t: Table, seed: int) -> Iterator[Table]:
    """The table at every decision of a game in which everybody plays at random."""
    chance = random.Random(seed)
    while t.actors():
        yield t
        seat = t.actors()[0]
        t.do(seat, chance.choice(t.legal(seat)))


@pytest.mark.rule("RA-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_not_dealt_never_enters_the_game(seats: int) -> None:
    t = new_game(seats, "box")
    dealt = {name for seat in range(seats) for name in artifacts_of(t, seat)}
    t = choose_mages(t)
    chosen = {t.seat(seat)["mage"] for seat in range(seats)}
    for now in random_game(t, seats):
        for seat in range(seats):
            facts = now.seat(seat)
            met = {*facts["hand"], *facts["deck"], *facts["discard"], *facts["in_play"]}
            assert met & ARTIFACTS <= dealt
            assert met & MAGES <= chosen
    assert t.facts()["over"]


@pytest.mark.rule("RA-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_their_own_mages_and_artifacts_first(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        side = own_side(t, seat)
        assert len(side["mages"]) == 2
        assert {*side["hand_cards"], *side["deck_cards"]} == artifacts_of(t, seat)
        assert len(artifacts_of(t, seat)) == 8


@pytest.mark.rule("RA-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_what_others_were_dealt(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        seen = json.dumps(t.state.view(seat)) + repr(t.state.events(seat=seat))
        for other in range(seats):
            for hidden in (*mages_dealt(t, other), *artifacts_of(t, other)):
                assert (f'"{hidden}"' in seen or f"'{hidden}'" in seen) == (other == seat)
    shown = seen_by_all(t)
    assert not any(f'"{hidden}"' in shown or f"'{hidden}'" in shown for hidden in MAGES | ARTIFACTS)


@pytest.mark.rule("RA-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_are_the_hand_and_five_the_deck(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        assert len(set(t.seat(seat)["hand"])) == 3
        assert len(set(t.seat(seat)["deck"])) == 5
        assert own_side(t, seat)["deck_top"] == []  # face down: even its owner does not know the order


@pytest.mark.rule("RA-2.9")
def test_the_eight_artifacts_are_shuffled_into_hand_and_deck() -> None:
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    for seed in SEEDS:
        t = new_game(2, seed)
        eight = sorted(artifacts_of(t, 0))
        in_hand.update(eight.index(name) for name in t.seat(0)["hand"])
        on_top[eight.index(t.seat(0)["deck"][0])] += 1
    assert sorted(in_hand) == sorted(on_top) == list(range(8))
    assert min(in_hand.values()) > 110  # 150 expected
    assert min(on_top.values()) > 25  # 50 expected


@pytest.mark.rule("RA-2.10")
def test_no_decision_in_the_setup_influences_a_shuffled_deck() -> None:
    shuffled = set()
    for pick in (0, 1):
        for items in (("alchemy", "divination"), ("protection", "alchemy")):
            t = new_game(2, "decks", first=0)
            choose_items(choose_mages(t, pick), *items)
            assert t.facts()["round"] == 1
            decks = [t.seat(seat)["hand"] + t.seat(seat)["deck"] for seat in range(2)]
            shuffled.add(json.dumps([decks, t.facts()["center"]["monument_deck"]]))
    assert len(shuffled) == 1


# --- mages ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mage_is_chosen_with_the_starting_hand_in_sight(seats: int) -> None:
    t = new_game(seats)
    assert t.actors() == tuple(range(seats))
    for seat in range(seats):
        assert t.prompt(seat) == "choose-mage"
        assert sorted(own_side(t, seat)["hand_cards"]) == t.seat(seat)["hand"]
        assert t.legal(seat) == [f"choose {mage}" for mage in mages_dealt(t, seat)]


@pytest.mark.rule("RA-2.11")
def test_only_a_dealt_mage_can_be_chosen() -> None:
    t = new_game(2)
    for mage in MAGES - set(mages_dealt(t, 0)):
        assert t.refused(0, f"choose {mage}") == "not-dealt"
    assert t.refused(0, "pass") == "choose-a-mage"


@pytest.mark.rule("RA-2.11")
@pytest.mark.parametrize("pick", [0, 1])
def test_exactly_one_mage_is_kept(pick: int) -> None:
    t = new_game(2)
    dealt = [mages_dealt(t, seat) for seat in range(2)]
    choose_mages(t, pick)
    for seat in range(2):
        assert t.seat(seat)["components"] == [dealt[seat][pick]]
        assert "mages" not in own_side(t, seat)


@pytest.mark.rule("RA-2.12")
def test_mages_stay_secret_until_everybody_has_chosen() -> None:
    t = new_game(3)
    dealt = [mages_dealt(t, seat) for seat in range(3)]
    rivals_see = json.dumps(t.state.view(2)["players"][:2])
    t.do(0, f"choose {dealt[0][1]}").do(1, f"choose {dealt[1][0]}")
    assert t.actors() == (2,)
    assert json.dumps(t.state.view(2)["players"][:2]) == rivals_see
    for seat in (1, 2, None):
        seen = json.dumps(t.state.view(seat)) + repr(t.state.events(seat=seat))
        assert not any(f'"{mage}"' in seen or f"'{mage}'" in seen for mage in dealt[0])
    assert [t.seat(seat)["mage"] for seat in range(3)] == [None] * 3
    assert t.refused(0, f"choose {dealt[0][0]}") == "not-your-decision"  # no changing one's mind


@pytest.mark.rule("RA-2.12")
def test_mages_are_revealed_together() -> None:
    t = new_game(3)
    dealt = [mages_dealt(t, seat) for seat in range(3)]
    t.do(2, f"choose {dealt[2][0]}").do(0, f"choose {dealt[0][1]}")
    assert not [event for event in t.state.events() if event.kind == "mage-revealed"]
    t.do(1, f"choose {dealt[1][1]}")
    revealed = [event.args["component"] for event in t.state.events() if event.kind == "mage-revealed"]
    assert revealed == [dealt[0][1], dealt[1][1], dealt[2][0]]
    for seat in (None, 0, 1, 2):
        shown = [side["in_play"][0]["id"] for side in t.state.view(seat)["players"]]
        assert shown == revealed


@pytest.mark.rule("RA-2.12")
def test_rejected_mages_go_to_the_box_unrevealed() -> None:
    t = new_game(3)
    rejected = [mages_dealt(t, seat)[1] for seat in range(3)]
    choose_mages(t, 0)
    for seat in (None, 0, 1, 2):
        seen = json.dumps(t.state.view(seat)) + repr(t.state.events(seat=seat))
        assert not any(f'"{mage}"' in seen or f"'{mage}'" in seen for mage in rejected)


@pytest.mark.rule("RA-2.13")
def test_the_chosen_mage_starts_in_play_straight_and_empty() -> None:
    t = choose_mages(new_game(4))
    for seat in range(4):
        mage = t.seat(seat)["mage"]
        assert mage in MAGES
        assert not t.turned(seat, mage)
        assert t.on(seat, mage) == {}
        assert t.state.view(None)["players"][seat]["in_play"][0]["id"] == mage


# --- magic items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-2.14")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (4, 1, [0, 3, 2, 1]),
        (4, 0, [3, 2, 1, 0]),
        (4, 3, [2, 1, 0, 3]),
        (3, 2, [1, 0, 2]),
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
    ],
)
def test_items_are_chosen_counter_clockwise_and_the_first_player_is_last(
    seats: int, first: int, order: list[int]
) -> None:
    t = new_game(seats, first=first)
    assert "choose-item" not in [t.prompt(seat) for seat in t.actors()]  # only after the mages
    choose_mages(t)
    chosen = []
    for _ in range(seats):
        (seat,) = t.actors()
        assert t.prompt(seat) == "choose-item"
        assert t.refused((seat + 1) % seats, t.legal(seat)[0]) == "not-your-decision"
        chosen.append(seat)
        t.do(seat, t.legal(seat)[0])
    assert chosen == order
    assert all(t.seat(seat)["item"] in ITEMS for seat in range(seats))
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-2.14")
def test_an_item_must_be_chosen() -> None:
    t = choose_mages(new_game(2, first=0))
    assert set(t.legal(1)) == {f"choose {item}" for item in ITEMS}
    assert t.refused(1, "done") == "choose-an-item"
    assert t.refused(1, "pass") == "choose-an-item"


@pytest.mark.rule("RA-2.15")
def test_a_chosen_item_leaves_the_supply_at_once() -> None:
    t = choose_mages(new_game(3, first=0))
    t.do(2, "choose protection")
    assert set(t.facts()["center"]["items"]) == ITEMS - {"protection"}
    assert t.refused(1, "choose protection") == "item-taken"
    t.do(1, "choose research")
    assert t.refused(0, "choose protection") == "item-taken"
    assert t.refused(0, "choose research") == "item-taken"
    assert set(t.legal(0)) == {f"choose {item}" for item in ITEMS - {"protection", "research"}}


@pytest.mark.rule("RA-2.16")
def test_starting_items_are_in_play_and_straight() -> None:
    t = choose_items(choose_mages(new_game(2, first=0)), "alchemy", "protection")
    assert [t.seat(seat)["item"] for seat in range(2)] == ["protection", "alchemy"]
    assert not t.turned(0, "protection")
    assert not t.turned(1, "alchemy")
    for seat, item in enumerate(("protection", "alchemy")):
        shown = t.state.view(None)["players"][seat]["in_play"][1]
        assert shown["id"] == item
        assert "passed_side" not in shown


@pytest.mark.rule("RA-2.16")
def test_starting_items_collect_in_round_1() -> None:
    t = new_game(2, "items", setup="first_game", first=0)  # the Duelist and the Seer have nothing to choose
    choose_items(t, "death_life", "calm_elan")
    assert t.facts()["round"] == 1
    assert (t.legal(0), t.legal(1)) == (["essence calm", "essence elan"], ["essence death", "essence life"])
    t.do(0, "essence calm").do(1, "essence death")
    assert t.pool(0) == {"calm": 2, "death": 1, "elan": 2, "gold": 1, "life": 1}
    assert t.pool(1) == {"calm": 2, "death": 2, "elan": 1, "gold": 1, "life": 1}


@pytest.mark.rule("RA-2.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_1_starts_with_empty_discard_piles_and_nothing_turned_or_stored(seats: int) -> None:
    for seed in SEEDS[:20]:
        t = choose_mages(new_game(seats, seed))
        while t.facts()["round"] == 0:
            t.do(t.actors()[0], t.legal(t.actors()[0])[0])
        for seat in range(seats):
            assert t.seat(seat)["discard"] == []
            assert not any(part["turned"] for part in t.seat(seat)["in_play"].values())
            assert not any(t.on(seat, component) for component in t.seat(seat)["in_play"])
