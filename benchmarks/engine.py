"""How fast the engine plays, side by side with its peers in the same run: Catanatron, RLCard, OpenSpiel, PettingZoo.

    python -m benchmarks.engine [--quick] [--json] [--game GAME] [--players 2]

A *decision* is one uniformly random legal action taken by a player: listing what is legal, choosing and applying are
all counted (`benchmarks.peers` says what is counted for whom). Forced moves are taken by our engine itself and are not
counted; Catanatron hands them out one by one (about three of four of its steps), so they are counted for it, which
favours Catanatron.

Every contestant runs in a process of its own on one core, in turns with the others, and is timed in CPU time: other
load on the machine then disturbs all alike. Shown are medians; what counts are the ratios. The memory of a state is
what a copy of it takes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from benchmarks.contestants import COMPILED, builds, check_build, games_of, run_apart
from benchmarks.peers import PEERS, Contestant, Ours

BASELINE = "catanatron"
STATES = 8
COPYING = 0.1
"""Seconds of CPU time that are spent on copies of each state."""
BATCH = 50
COPIES = 40
SAVES = 300

Result = dict[str, float]


# --- one contestant, in a process of its own --------------------------------------------------------------------------


def _time(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU time for one run of `work`, from as many runs as fit into so many seconds."""
    start = time.process_time()
    runs = 0
    while time.process_time() - start < seconds:
        for _ in range(BATCH):
            work()
        runs += BATCH
    return (time.process_time() - start) / runs * 1e6


def _memory(copy: Callable[[], Any]) -> float:
    """Bytes that a copy takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [copy() for _ in range(COPIES)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def rate(contestant: Contestant, seconds: float) -> Result:
    """Random games for so many seconds of CPU time."""
    decisions = options = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        played = contestant.play(games)
        decisions += played.decisions
        options += played.options
        games += 1
    used = time.process_time() - start
    return {
        "decisions_per_s": decisions / used,
        "games_per_s": games / used,
        "decisions_per_game": decisions / games,
        "branching": options / decisions,
    }


def measure(contestant: Contestant, seconds: float) -> Result:
    """Random games, then copies of states out of the middle of some."""
    contestant.play(0)
    result = rate(contestant, seconds)
    middle = [contestant.copier(contestant.play(number, contestant.middle).state) for number in range(STATES)]
    result["clone_us"] = statistics.median(_time(copy, COPYING) for copy in middle)
    result["state_bytes"] = statistics.median(_memory(copy) for copy in middle)
    return result


def measure_ours(game_id: str, players: int, seconds: float) -> Result:
    """As for the peers; and what it costs to save a game and to load it."""
    contestant = Ours(game_id, players)
    result = measure(contestant, seconds)
    state = contestant.play(0, contestant.middle).state
    text = json.dumps(state.save())
    start = time.process_time()
    for _ in range(SAVES):
        json.dumps(state.save())
    between = time.process_time()
    for _ in range(SAVES):
        contestant.game.load(json.loads(text))
    result["save_us"] = (between - start) / SAVES * 1e6
    result["load_us"] = (time.process_time() - between) / SAVES * 1e6
    return result


def work(contestant: str, game_id: str, players: int, seconds: float) -> Result:
    """What the process of a contestant does."""
    if contestant in PEERS:
        return measure(PEERS[contestant](players), seconds)
    check_build(contestant)
    return measure_ours(game_id, players, seconds)


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
    return {
        "game": game_id,
        "players": players,
        "results": medians,
        "ratio_to_catanatron": {c: medians[c]["decisions_per_s"] / base["decisions_per_s"] for c in contestants},
        "clone_ratio_to_catanatron": {c: medians[c]["clone_us"] / base["clone_us"] for c in contestants},
    }


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report['game']}, {report['players']} players, random play on one core")
    table.add_column("", no_wrap=True)
    titles = ("decisions/s", "× Catanatron", "clone µs", "× Catanatron", "state kB", "save µs", "load µs", "branching")
    for title in titles:
        table.add_column(title, justify="right")
    for contestant, result in report["results"].items():
        speed = report["ratio_to_catanatron"][contestant]
        clone = report["clone_ratio_to_catanatron"][contestant]
        table.add_row(
            contestant,
            f"{result['decisions_per_s']:,.0f}",
            f"{speed:.2f}",
            f"{result['clone_us']:.2f}",
            f"{clone:.2f}",
            f"{result['state_bytes'] / 1000:.1f}",
            f"{result['save_us']:.0f}" if "save_us" in result else "–",
            f"{result['load_us']:.0f}" if "load_us" in result else "–",
            f"{result['branching']:.1f}",
        )
    Console(width=max(Console().width, 130)).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="two players only, within a minute")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--players", type=int, default=0, help="only this number of players")
    parser.add_argument("--seconds", type=float, default=0.0, help="CPU time of one run")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        print(json.dumps(work(options.work, options.game, options.players, options.seconds)))
        return
    seconds = options.seconds or (1.2 if options.quick else 4.0)
    reports = []
    for game in games_of(parser, options.game, options.players):
        only = options.players or (2 if options.quick else 0)
        for players in game.seat_counts:
            if not only or players == only:
                peers = list(PEERS) if players == 2 and not options.quick else [BASELINE]
                contestants = [build for build in builds() if knows(build, game.id)] + peers
                reports.append(compare(game.id, players, contestants, seconds, 3))
    if options.json:
        print(json.dumps(reports, indent=2))
    else:
        for report in reports:
            show(report)


if __name__ == "__main__":
    main()
