"""What the view tells those who draw the table, beyond what lies there."""

import random

import pytest

from arcanum.games.black_rose.game import BLACK_ROSE
from arcanum.games.black_rose.lodge import ANYWHERE, CELL, NAMES, ROOMS, within
from arcanum.games.black_rose.quests import meets
from arcanum.games.black_rose.scoring import endings, final_scoring
from arcanum.games.black_rose.setup import rooms_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.view import preparing


def positions(seed: int) -> list[State]:
    """Positions of a game that somebody played at random, the last one included."""
    chance = random.Random(seed)
    state = BLACK_ROSE.new(2, f"view {seed}", {})
    found = [state.clone()]
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        found.append(state.clone())
    return found


def test_what_the_end_would_bring_is_what_it_brings() -> None:
    for state in positions(1)[::7]:
        if state.over:
            continue
        told = [sum(each["ending"].values()) for each in state.view(None)["parties"]]
        leading = state.view(None)["leader"]
        before = state.power[:]
        winner = final_scoring(state)
        assert [after - power for after, power in zip(state.power, before, strict=True)] == told
        assert leading == ("0", "1", "black_rose")[winner]


@pytest.mark.parametrize("party", [0, 1, 2])
def test_a_room_would_bring_its_step_to_whoever_has_most(party: int) -> None:
    rooms = {"r2": {"instability": [(0, 1, "rose")[party]] * 2}}
    state = BLACK_ROSE.position(2, {}, {"players": [{}, {}], "rooms": rooms})
    assert isinstance(state, State)
    assert [power for _, power, _ in endings(state)] == [3 if each == party else 0 for each in (0, 1, 2)]


def test_after_the_game_the_view_tells_what_the_end_has_brought() -> None:
    *_, before, last = positions(2)
    assert last.over
    view = last.view(None)
    assert view["leader"] == view["winner"]
    gained = endings(last)
    assert [sum(each["ending"].values()) for each in view["parties"]] == [sum(each) for each in gained]
    assert all(power >= sum(gain) for power, gain in zip(last.power, gained, strict=True))
    assert not before.over


def test_sight_is_that_of_the_rules() -> None:
    sight = BLACK_ROSE.new(2, "x", {}).view(0)["sight"]
    for place, name in enumerate((*NAMES, "cell")):
        for told, reach in (("0", 0), ("1", 1), ("2", 2), ("*", ANYWHERE)):
            rooms = [NAMES[room] for room in range(ROOMS) if within(place, reach) >> room & 1]
            assert sight[name][told] == rooms
    assert (sight["cell"]["2"], place) == ([], CELL)


def test_a_question_with_a_range_says_from_where() -> None:
    asked = [(state, seat, state.view(seat)["decision"]) for state in positions(3) for seat in state.actors()]
    targets = [(state, seat, each) for state, seat, each in asked if each["prompt"] == "target"]
    assert targets
    for state, seat, each in targets:
        assert each["from"] == state.view(seat)["players"][seat]["at"]
    assert {each["from"] for _, _, each in asked if each["prompt"] == "act"} == {None}


def test_what_is_offered_can_be_set_up() -> None:
    offers = {each.name: each.choices for each in BLACK_ROSE.offers()}
    assert {"law", "ash"} <= set(offers["school"])
    for name, choices in offers.items():
        for choice in choices:
            assert BLACK_ROSE.new(2, "x", {name: choice}).options[name] in (choice, "a", "b")


@pytest.mark.rule("BR-29.3", "BR-29.6")
def test_rooms_and_forgotten_spells_of_other_packs_are_offered() -> None:
    """A room alone or with the others of its pack; a forgotten spell beside the standard ones or instead of them."""
    offers = {each.name: each.choices for each in BLACK_ROSE.offers()}
    assert offers["rooms"] == ("standard", "black_rose_room", "armory", "black_rose_room,armory")
    mixed = "last_judgment,will_of_the_rose,arcane_barrage"
    assert offers["forgotten"] == ("standard", mixed, "arcane_barrage")
    state = BLACK_ROSE.new(2, "x", {"rooms": "armory", "forgotten": mixed})
    assert sorted(state.cat.ids[card] for card in state.forgotten) == sorted(mixed.split(","))
    rooms = [state.cat.ids[room] for room in rooms_of(state.cat, state.options)]
    assert "armory" in rooms
    assert "occult_black_rose_hall" in rooms


def test_how_far_the_mages_are_with_a_quest() -> None:
    """As many as there are of what it counts; with enough of them it can be declared."""
    counted = 0
    for seed in (4, 5, 6):
        for state in positions(seed):
            hidden = preparing(state)
            for quest in state.view(None)["quests"]:
                told = quest["progress"]
                if told is None:
                    continue
                assert not hidden, "while both prepare in secret nothing is counted"
                assert quest["completed_by"] is None
                card = next(each for each in state.cat.quest_cards if state.cat.ids[each.component] == quest["id"])
                for seat, made in enumerate(told["made"]):
                    assert meets(state, card, seat, 0) == (made == told["needed"])
                    counted += 0 < made < told["needed"]
    assert counted > 20


def test_what_is_no_number_has_no_progress() -> None:
    view = BLACK_ROSE.new(2, "x", {"quests_1": "a", "quests_2": "b"}).view(None)
    told = {quest["id"]: quest["progress"] for quest in view["quests"]}
    assert {id for id, progress in told.items() if progress is None} == {
        "first_trophy",
        "architect",
        "heart_of_the_rose",
    }
    assert told["captain"] == {"needed": 2, "made": [0, 0]}
