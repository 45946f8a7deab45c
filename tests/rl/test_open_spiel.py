"""The games behind OpenSpiel's interface."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from arcanum.core.game import GameError
from arcanum.core.reasons import IllegalAction
from arcanum.games import GAMES
from arcanum.rl import open_spiel
from tests.rl.spiels import dealt
from tests.rl.tables import COUNTS


def constant_sum(game: str) -> bool:
    return all(map(GAMES[game].always_won, GAMES[game].seat_counts))


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_random_simulation(game: str, players: int) -> None:
    """OpenSpiel's own test, with serialization."""
    pyspiel.random_sim_test(open_spiel.load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_it_is_what_it_says(game: str, players: int) -> None:
    spiel = pyspiel.load_game(f"arcanum_{game}(players={players})")
    kind = spiel.get_type()
    assert spiel.num_players() == players
    assert spiel.num_distinct_actions() == GAMES[game].space().size
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert spiel.max_chance_nodes_in_history() == open_spiel.DIGITS
    expected = pyspiel.GameType.Utility.CONSTANT_SUM if constant_sum(game) else pyspiel.GameType.Utility.GENERAL_SUM
    assert kind.utility == expected
    assert spiel.utility_sum() == (1.0 if constant_sum(game) else None)


@pytest.mark.parametrize("game", GAMES)
def test_games_and_states_are_pickled(game: str) -> None:
    spiel = open_spiel.load(game, seed=3)
    again = pickle.loads(pickle.dumps(spiel))
    assert str(again) == str(spiel)
    state = dealt(spiel, 9)
    assert str(dealt(again, 9)) == str(state)
    for each in (pickle.loads(pickle.dumps(state)), spiel.deserialize_state(state.serialize())):
        assert str(each) == str(state)
        assert each.history() == state.history()
    undealt = spiel.new_initial_state()
    undealt.apply_action(7)
    assert str(pickle.loads(pickle.dumps(undealt))) == str(undealt)


@pytest.mark.parametrize("game", GAMES)
def test_deals_hang_on_the_seed_and_on_chance(game: str) -> None:
    texts = [str(dealt(open_spiel.load(game, seed=seed), deal)) for seed in (0, 1) for deal in (0, 1, 256)]
    assert len(set(texts)) == len(texts)
    assert str(dealt(open_spiel.load(game, seed=1), 256)) == texts[-1]
    outcomes = open_spiel.load(game).new_initial_state().chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_searches_of_openspiel_play(game: str) -> None:
    spiel = open_spiel.load(game)
    random = np.random.RandomState(0)
    rollout = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(spiel, 2.0, 3, rollout, random_state=random),
        ismcts.ISMCTSBot(spiel, rollout, 2.0, 3, random_state=random),
    ]
    state = dealt(spiel, 1)
    for number in range(8):
        action = bots[number % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_an_environment_for_learners(game: str) -> None:
    env = rl_environment.Environment(open_spiel.load(game))
    step = env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][player][0]])


@pytest.mark.parametrize("game", GAMES)
def test_observers_name_their_parts(game: str) -> None:
    spiel = open_spiel.load(game)
    state = dealt(spiel, 2)
    action = state.legal_actions()[-1]
    player = state.current_player()
    state.apply_action(action)
    observer = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    assert list(observer.dict) == ["observation", "taken", "recall"]
    assert list(np.flatnonzero(observer.dict["taken"])) == [action]
    assert list(observer.tensor) == state.information_state_tensor(player)
    for kind in (pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.NONE):
        assert make_observation(spiel, pyspiel.IIGObservationType(True, False, kind)) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_written(game: str) -> None:
    """By OpenSpiel's own generator, which asks for observers of every kind."""
    text = generate_playthrough.playthrough(f"arcanum_{game}", action_sequence=dealt(open_spiel.load(game)).history())
    assert f'GameType.short_name = "arcanum_{game}"' in text
    assert 'ObservationString(0) = "' in text


@pytest.mark.parametrize("game", GAMES)
def test_actions_have_their_names(game: str) -> None:
    state = dealt(open_spiel.load(game))
    for action in state.legal_actions():
        words = state.action_to_string(state.current_player(), action)
        assert GAMES[game].space().parse(words) == action
        assert state.string_to_action(words) == action


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused(game: str) -> None:
    state = dealt(open_spiel.load(game))
    before = str(state), state.history()
    illegal = next(action for action in range(GAMES[game].space().size) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert (str(state), state.history()) == before
    with pytest.raises(GameError, match="seat: expected a number from 0"):
        state.resample_from_infostate(9, lambda: 0.5)
    with pytest.raises(GameError, match="nothing is dealt"):
        open_spiel.load(game).new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_the_interpreter_ends_in_peace() -> None:
    """What is registered outlives the interpreter; letting go of it must not crash."""
    code = "from arcanum.rl import open_spiel; open_spiel.load('res_arcana').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
