"""How fast the engine plays, side by side with Catanatron in the same run.

    python -m benchmarks.engine [--quick] [--json] [--game black_rose]

A *decision* is one uniformly random legal action taken by a player: listing what is legal, choosing and applying are
all counted. Forced moves are taken by our engine itself and are not counted as decisions; Catanatron hands them out one
by one (about three of four of its steps), so they are counted for it, which favours Catanatron.

Every contestant runs in a process of its own on one core, in turns with the others, and is timed in CPU time: other
load on the machine then disturbs all alike. Shown are medians; what counts are the ratios.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.contestants import COMPILED, builds, check_build, run_apart

CLONES = 2_000
SAVES = 300
BASELINE = "catanatron"
MIDDLE = {"res_arcana": 150, "black_rose": 80}
"""After so many decisions a game is in full swing: such states are cloned, saved and loaded."""

Result = dict[str, float]


# --- one contestant, in a process of its own --------------------------------------------------------------------------


def _time(work: Callable[[], object], times: int) -> float:
    """Microseconds of CPU time for one run of `work`."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times * 1e6


def play_ours(game_id: str, players: int, seconds: float) -> Result:
    from arcanum.games import find

    game = find(game_id)
    pick = random.Random(1).random
    decisions = options = games = 0
    state = game.new(players, "warm-up")
    middle: list[Any] = []
    used = 0.0
    while used < seconds:
        start = time.process_time()
        state = game.new(players, str(games))
        taken = 0
        while True:
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            legal = state.legal_actions(seat)
            options += len(legal)
            state.apply(seat, legal[int(pick() * len(legal))])
            taken += 1
            if taken == MIDDLE[game_id] and len(middle) < 8:
                used -= time.process_time() - start
                middle.append(state.clone())
                used += time.process_time() - start
        used += time.process_time() - start
        decisions += taken
        games += 1
    text = json.dumps(middle[0].save())
    return {
        "decisions_per_s": decisions / used,
        "games_per_s": games / used,
        "decisions_per_game": decisions / games,
        "branching": options / decisions,
        "clone_us": statistics.median(_time(saved.clone, CLONES) for saved in middle),
        "save_us": _time(lambda: json.dumps(middle[0].save()), SAVES),
        "load_us": _time(lambda: game.load(json.loads(text)), SAVES),
    }


def play_catanatron(players: int, seconds: float) -> Result:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:players]
    pick = random.Random(1).random
    decisions = options = games = 0
    middle: list[Any] = []
    used = 0.0
    while used < seconds:
        random.seed(games)
        start = time.process_time()
        game = Game([RandomPlayer(colour) for colour in colours])
        taken = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            options += len(actions)
            game.execute(actions[int(pick() * len(actions))])
            taken += 1
            if taken == 300 and len(middle) < 8:
                used -= time.process_time() - start
                middle.append(game.copy())
                used += time.process_time() - start
        used += time.process_time() - start
        decisions += taken
        games += 1
    return {
        "decisions_per_s": decisions / used,
        "games_per_s": games / used,
        "decisions_per_game": decisions / games,
        "branching": options / decisions,
        "clone_us": statistics.median(_time(saved.copy, CLONES) for saved in middle),
    }


def work(contestant: str, game_id: str, players: int, seconds: float) -> Result:
    """What the process of a contestant does."""
    if contestant == BASELINE:
        return play_catanatron(players, seconds)
    check_build(contestant)
    return play_ours(game_id, players, seconds)


# --- all contestants --------------------------------------------------------------------------------------------------


def run_once(contestant: str, game_id: str, players: int, seconds: float) -> Result:
    arguments = ["--game", game_id, "--players", str(players), "--seconds", str(seconds)]
    result: Result = run_apart("benchmarks.engine", contestant, arguments)
    return result


def knows(contestant: str, game_id: str) -> bool:
    """Whether a build that was compiled some time ago has the game already."""
    return contestant != "compiled" or (COMPILED / "arcanum" / "games" / game_id / "state.py").exists()


def median_of(results: list[Result]) -> Result:
    return {key: statistics.median(result[key] for result in results) for key in results[0]}


def compare(game_id: str, players: int, contestants: list[str], seconds: float, repeats: int) -> dict[str, Any]:
    """Let the contestants run in turns and compare the medians with the baseline."""
    results: dict[str, list[Result]] = {contestant: [] for contestant in contestants}
    for turn in range(repeats):
        for contestant in contestants:
            print(f"\r{game_id}, {players} players: {contestant} {turn + 1}/{repeats}   ", end="", file=sys.stderr)
            results[contestant].append(run_once(contestant, game_id, players, seconds))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    medians = {contestant: median_of(runs) for contestant, runs in results.items()}
    base = medians[BASELINE]
    ours = [contestant for contestant in contestants if contestant != BASELINE]
    return {
        "game": game_id,
        "players": players,
        "results": medians,
        "ratio_to_catanatron": {c: medians[c]["decisions_per_s"] / base["decisions_per_s"] for c in ours},
        "clone_ratio_to_catanatron": {c: medians[c]["clone_us"] / base["clone_us"] for c in ours},
    }


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report['game']}, {report['players']} players, random play on one core")
    table.add_column("")
    titles = ("decisions/s", "× Catanatron", "clone µs", "× Catanatron", "save µs", "load µs", "branching", "per game")
    for title in titles:
        table.add_column(title, justify="right")
    for contestant, result in report["results"].items():
        speed = report["ratio_to_catanatron"].get(contestant, 1.0)
        clone = report["clone_ratio_to_catanatron"].get(contestant, 1.0)
        table.add_row(
            contestant,
            f"{result['decisions_per_s']:,.0f}",
            f"{speed:.2f}",
            f"{result['clone_us']:.2f}",
            f"{clone:.2f}",
            f"{result['save_us']:.0f}" if "save_us" in result else "–",
            f"{result['load_us']:.0f}" if "load_us" in result else "–",
            f"{result['branching']:.1f}",
            f"{result['decisions_per_game']:.0f}",
        )
    Console(width=max(Console().width, 120)).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="two players only, within a minute")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--players", type=int, default=0, help="only this number of players")
    parser.add_argument("--seconds", type=float, default=0.0, help="CPU time of one run")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    from arcanum.games import GAMES, find

    if options.work:
        print(json.dumps(work(options.work, options.game, options.players, options.seconds)))
        return
    seconds = options.seconds or (1.2 if options.quick else 4.0)
    reports = []
    for game in [find(options.game)] if options.game else GAMES.values():
        contestants = [build for build in [*builds(), BASELINE] if knows(build, game.id)]
        only = options.players or (2 if options.quick else 0)
        for players in game.seat_counts:
            if not only or players == only:
                reports.append(compare(game.id, players, contestants, seconds, 3))
    if options.json:
        print(json.dumps(reports, indent=2))
    else:
        for report in reports:
            show(report)


if __name__ == "__main__":
    main()
