"""OpenSpiel's own MCTS bot plays Res Arcana against random play.

    python openspiel_mcts.py                 # 10 games, 50 simulations for each decision
    python openspiel_mcts.py --games 20 --simulations 100

OpenSpiel's MCTS is made for games without secrets. So before each search the state is dealt anew from what the player
knows (`resample_from_infostate`): the search never sees the rival's hand or what lies in the decks.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from arcanum.games import find
from arcanum.rl import open_spiel


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """Judges a position by the game's evaluation, which takes a moment, instead of by random play to the end."""

    def __init__(self, game: str) -> None:
        self.evaluation = find(game).evaluation()

    def evaluate(self, state: Any) -> Any:
        return np.array(self.evaluation.values(state.course.state))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, bot: Any, seat: int, rng: Any) -> list[float]:
    """The returns of a game with the bot at this seat and random play at the others."""
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=chances))
        elif player != seat or len(state.legal_actions()) == 1:
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            state.apply_action(bot.step(state.resample_from_infostate(player, rng.random)))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--quick", action="store_true", help="1 short game with 5 simulations, to see that it runs")
    asked = parser.parse_args()
    games, simulations = (1, 5) if asked.quick else (asked.games, asked.simulations)
    game = open_spiel.load("res_arcana", players=2, options={"round_limit": 2} if asked.quick else None)
    print(f"{game.get_type().long_name}, {game.num_distinct_actions()} actions")
    rng = np.random.RandomState(7)
    bot = mcts.MCTSBot(game, uct_c=0.5, max_simulations=simulations, evaluator=Judge("res_arcana"), random_state=rng)
    won = 0.0
    for number in range(games):
        seat, begun = number % 2, time.perf_counter()
        returns = play(game, bot, seat, rng)
        won += returns[seat]
        told = f"game {number + 1} of {games}: MCTS at seat {seat}, returns {returns}"
        print(f"{told}, {time.perf_counter() - begun:.1f} s", flush=True)
    print(f"MCTS with {simulations} simulations won {won:g} of {games} games against random play")


if __name__ == "__main__":
    main()
