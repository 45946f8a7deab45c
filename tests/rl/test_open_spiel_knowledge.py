"""What players of OpenSpiel's interface know: information states, and resampling from them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pyspiel
import pytest

from arcanum.core.events import sees
from arcanum.rl import open_spiel
from arcanum.rl.course import Answer, Course
from tests.rl.spiels import along, dealt
from tests.rl.tables import COUNTS, VARIANTS, any_of, chance_of


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_resampling_keeps_what_the_player_knows(game: str, players: int, options: dict[str, Any]) -> None:
    """And changes all else: over the game every player finds worlds that are not the truth."""
    differ = dict.fromkeys(range(players), 0)
    for state in along(open_spiel.load(game, players, options=options), "resampling", 29):
        for player in range(players):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            differ[player] += str(other) != str(state)
    assert all(differ.values())


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_resampled_state_holds_nothing_of_the_truth(game: str, players: int, options: dict[str, Any]) -> None:
    """Resampled from the truth or from another world of the player, with the same chance it is the same state for every
    player; and the history with the deal is not in it."""
    for state in along(open_spiel.load(game, players, options=options), "truth", 71):
        for player in range(players):
            world = state.resample_from_infostate(player, lambda: 0.25)
            one, other = (each.resample_from_infostate(player, lambda: 0.5) for each in (state, world))
            assert str(one) == str(other)
            assert one.serialize() == other.serialize()
            assert one.history() == []
            for rival in range(players):
                assert one.information_state_string(rival) == other.information_state_string(rival)
                assert one.information_state_tensor(rival) == other.information_state_tensor(rival)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_resampled_state_can_be_played_copied_and_saved(game: str, players: int) -> None:
    spiel = open_spiel.load(game, players)
    chance = chance_of("played on")
    for state in along(spiel, "played", 150):
        world = state.resample_from_infostate(state.current_player(), lambda: 0.75)
        twins = [world.clone(), copy.deepcopy(world), pickle.loads(pickle.dumps(world))]
        while not world.is_terminal():
            action = any_of(world.legal_actions(), chance)
            for each in (world, *twins):
                each.apply_action(action)
        for twin in twins:
            assert str(twin) == str(world)
            assert twin.returns() == world.returns()
            for player in range(players):
                assert twin.information_state_string(player) == world.information_state_string(player)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_nobody_else_can_tell_a_secret_answer(game: str, players: int) -> None:
    """While others still decide at the same time, an answer is in the information state of who gave it alone."""
    compared = simultaneous = 0
    for state in along(open_spiel.load(game, players), "secrets", 1):
        player = state.current_player()
        if len(state.course.state.actors()) < 2 or len(state.legal_actions()) < 2:
            continue
        simultaneous += 1
        one, other = (state.child(action) for action in state.legal_actions()[:2])
        after = [each.course.state for each in (one, other)]
        if after[0].actors() != after[1].actors() or after[0].revelations != after[1].revelations:
            continue
        compared += 1
        assert one.information_state_string(player) != other.information_state_string(player)
        for rival in range(players):
            if rival != player:
                assert one.information_state_string(rival) == other.information_state_string(rival)
                assert one.information_state_tensor(rival) == other.information_state_tensor(rival)
    assert compared or not simultaneous


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_player_never_forgets(game: str, players: int) -> None:
    """No two decisions of a player look the same to it, and it makes no difference when its past is put together."""
    spiel = open_spiel.load(game, players)
    eager, lazy = dealt(spiel, 5), dealt(spiel, 5)
    chance = chance_of("recall")
    seen: set[tuple[int, str]] = set()
    while not eager.is_terminal():
        player = eager.current_player()
        text = eager.information_state_string(player)
        assert (player, text) not in seen
        seen.add((player, text))
        action = any_of(eager.legal_actions(), chance)
        eager.apply_action(action)
        lazy.apply_action(action)
    saved = pickle.loads(pickle.dumps(lazy))
    for player in range(players):
        for other in (lazy, saved):
            assert other.information_state_string(player) == eager.information_state_string(player)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_past_is_part_of_the_information_state(game: str, players: int) -> None:
    """A single answer of the player, or a single event that it was told of, makes another one, though it now sees the
    same; what it was not told of makes none."""
    (state,) = list(along(open_spiel.load(game, players), "past", 1))[-1:]
    before = state.serialize()
    course = state.course
    told = course.recall(0)
    for number in range(0, len(course.past), 13):
        item = course.past[number]
        lived = item.seat == 0 if isinstance(item, Answer) else sees(item[1], players, 0)
        other = Course(course.game, course.packs, course.state, course.past[:number] + course.past[number + 1 :])
        assert (other.recall(0) != told) == lived
    assert state.serialize() == before
