"""Writing a bot for Res Arcana, and entering it in the arena against one of Arcanum's own.

python my_bot.py                         # 20 deals, each from both seats
python my_bot.py --against adept --pairs 50
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from arcanum.arena.match import Manner
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan
from arcanum.arena.run import run
from arcanum.bots import Bot, SeatView
from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game
from arcanum.core.state import GameState


class Opportunist(Bot):
    """Tries every legal action in a world that might be the true one, and takes what leaves it best off."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.manners = game.evaluation()

    def choose(self, view: SeatView) -> int:
        # Chance comes from the seed, so that the same game can be played again.
        chance = Chance(key_of(f"{self.seed} {view.number}"))
        # A world holds what this seat knows; all else was dealt anew. The true state is out of reach.
        world = view.world(f"{self.seed} {view.number}")
        scores = {action: self.worth_after(world, view.seat, action) for action in view.legal}
        best = [action for action, score in scores.items() if score == max(scores.values())]
        busy = [action for action in best if not self.manners.idle(world, view.seat, action)]
        choices = busy or best
        return choices[chance.below(len(choices))]

    def worth_after(self, world: GameState, seat: int, action: int) -> float:
        """What the seat has after an action, once it has paid for it: points, cards on the table, essences."""
        after = world.clone()
        after.apply(seat, action)
        while seat in after.actors() and not self.manners.quiet(after):
            after.apply(seat, self.manners.answer(after, seat, after.legal_actions(seat)))
        own = after.view(seat)["players"][seat]
        worth: float = 4.0 * own["points"] + 2.0 * len(own["in_play"]) + 0.1 * sum(own["pool"].values())
        return worth


def shown(games: Iterator[Outcome], total: int, begun: int) -> Iterator[Outcome]:
    """The games as they come, with a word now and then."""
    for number, outcome in enumerate(games, begun + 1):
        if number % 10 == 0 or number == total:
            print(f"  {number} of {total} games", flush=True)
        yield outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--against", default="apprentice", help="a bot by name")
    parser.add_argument("--pairs", type=int, default=20, help="deals, each played from both seats")
    parser.add_argument("--report", type=Path, default=Path("reports/my_bot"), help="the folder of the report")
    parser.add_argument("--quick", action="store_true", help="3 deals, to see that it runs")
    asked = parser.parse_args()
    pairs = 3 if asked.quick else asked.pairs
    # Every game is played in a process of its own that imports this file: hence its name in the spec.
    plan = Plan("res_arcana", ("python:my_bot:Opportunist", asked.against), pairs, seed="my bot")
    results = run(plan, asked.report, Manner(), shown)
    pairing = results.pairings[0]
    score = pairing.score
    assert score is not None
    print(f"Opportunist against {asked.against}: {pairing.wins} won, {pairing.draws} drawn, {pairing.losses} lost")
    print(f"score {score.value:.1%}, 95 % interval {score.low:.1%} to {score.high:.1%} over {pairing.pairs} deals")
    print(f"the report: {asked.report / 'report.html'}")


if __name__ == "__main__":
    main()
