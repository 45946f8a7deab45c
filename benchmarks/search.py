"""How fast the Magister thinks: simulations a second, and how long its decisions take.

    python -m benchmarks.search [--quick] [--json] [--simulations 1000] [--players 2]

The positions are those of whole games that Adepts play from fixed seeds; at every few of their decisions a Magister
without a memory is asked. The baseline in the same run is flat Monte Carlo on the same positions: a world and a random
game to its end, which is what a search without tree and evaluation makes of a simulation.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

from arcanum.core.registry import example
from benchmarks.contestants import builds, check_build, run_apart

EVERY = 7
"""At every so many decisions of the games one is measured."""
PLAYOUTS = 40


def positions(game_id: str, players: int, games: int) -> list[Any]:
    """Seat views out of games between Adepts."""
    from arcanum.bots import look, make
    from arcanum.games import find

    game = find(game_id)
    found = []
    for number in range(games):
        state = game.new(players, f"search {number}")
        bots = [make("adept", game, f"{number} {seat}") for seat in range(players)]
        played = 0
        while not state.over:
            seat = state.actors()[0]
            view = look(state, seat, played)
            if played % EVERY == 0:
                found.append(view)
            state.apply(seat, bots[seat].choose(view))
            played += 1
    return found


def flat(view: Any, seed: str) -> None:
    """One simulation of the baseline."""
    from arcanum.core.chance import Chance, key_of

    chance = Chance(key_of(seed))
    state = view.thought(seed)
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def work(build: str, game_id: str, players: int, games: int, simulations: int) -> dict[str, float]:
    """What the process of a build does."""
    check_build(build)
    from arcanum.bots.magister import Magister
    from arcanum.games import find

    views = [view for view in positions(game_id, players, games) if len(view.legal) > 1]
    evaluation = find(game_id).evaluation()
    made = 0
    spent: list[float] = []
    for number, view in enumerate(views):
        bot = Magister(str(number), evaluation, simulations)
        start = time.process_time()
        bot.choose(view)
        spent.append(time.process_time() - start)
        made += bot.search.simulations if bot.search is not None else 0
    start = time.process_time()
    for view in views:
        for playout in range(PLAYOUTS):
            flat(view, str(playout))
    playouts = PLAYOUTS * len(views) / (time.process_time() - start)
    return {
        "decisions": len(views),
        "simulations_per_s": made / sum(spent),
        "simulations_per_decision": made / len(views),
        "decision_ms_median": statistics.median(spent) * 1000,
        "decision_ms_p95": statistics.quantiles(spent, n=20)[-1] * 1000,
        "decision_ms_max": max(spent) * 1000,
        "flat_playouts_per_s": playouts,
        "ratio_to_flat": made / sum(spent) / playouts,
    }


def show(report: dict[str, dict[str, float]], title: str) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title)
    table.add_column("")
    for head in ("decisions", "simulations/s", "× flat playouts", "made each", "ms median", "ms 95 %", "ms max"):
        table.add_column(head, justify="right")
    for build, result in report.items():
        table.add_row(
            build,
            f"{result['decisions']:.0f}",
            f"{result['simulations_per_s']:,.0f}",
            f"{result['ratio_to_flat']:.2f}",
            f"{result['simulations_per_decision']:.0f}",
            f"{result['decision_ms_median']:.0f}",
            f"{result['decision_ms_p95']:.0f}",
            f"{result['decision_ms_max']:.0f}",
        )
    Console(width=max(Console().width, 100)).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--game", default=example("arcanum.games"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    games = 1 if options.quick else 6
    if options.work:
        print(json.dumps(work(options.work, options.game, options.players, games, options.simulations)))
        return
    arguments = ["--game", options.game, "--players", str(options.players), "--simulations", str(options.simulations)]
    arguments += ["--quick"] if options.quick else []
    report = {build: run_apart("benchmarks.search", build, arguments) for build in builds()}
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        budget = f"{options.simulations} simulations a decision"
        show(report, f"{options.game}, {options.players} players, {budget}, one core")


if __name__ == "__main__":
    main()
