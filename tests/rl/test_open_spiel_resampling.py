"""Resampling from an information state of OpenSpiel's: what the player knows stays, and nothing else does."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pyspiel
import pytest

from arcanum.games import GAMES
from arcanum.rl import open_spiel
from tests.bots.boards import everything_within, shared
from tests.rl.spiels import along, lived, same_for_all
from tests.rl.tables import COUNTS, VARIANTS, any_of, chance_of


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_resampling_keeps_what_the_player_knows(game: str, players: int, options: dict[str, Any]) -> None:
    """And changes all else: over the game every player finds worlds that are not the truth."""
    differ = dict.fromkeys(range(players), 0)
    for state in along(open_spiel.load(game, players, options=options), "resampling", 43):
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
    """Nothing of the game can be reached from it, neither the deal nor what others lived through. Resampled from the
    truth or from another world of the player, with the same chance, it is the same."""
    common = everything_within(GAMES[game].new(players, "somebody else's game", options), GAMES[game])
    for state in along(open_spiel.load(game, players, options=options), "truth", 130):
        for player in range(players):
            world = state.resample_from_infostate(player, lambda: 0.25)
            assert shared(world.__dict__, state.__dict__, common) == []
            assert (world._digits, world.history()) == ([], [])
            assert all(lived(item, player, players) for item in world.course.past)
            same_for_all(*[each.resample_from_infostate(player, lambda: 0.5) for each in (state, world)])


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_resampled_state_can_be_played_copied_and_saved(game: str, players: int) -> None:
    spiel = open_spiel.load(game, players)
    chance = chance_of("played on")
    for state in along(spiel, "played", 300):
        world = state.resample_from_infostate(max(state.current_player(), 0), lambda: 0.75)
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
