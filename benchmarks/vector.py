"""How fast the vector environment is, beside single games played one after another in the same run.

    python -m benchmarks.vector [--quick] [--json] [--game black_rose] [--players 3]

A *decision* is one uniformly random legal action. For single games that is `benchmarks.engine`: list what is legal,
choose, apply. For the environment it is a slot in a step: the action is picked out of `legal`, applied, and the rows of
the next decision are filled, with observation, mask and legal actions; games that end are started again.

One process is timed in CPU time, in turns with the single games, so that other load on the machine disturbs both alike:
what counts is the ratio. How it grows with processes is timed on the clock and says little where the cores are busy.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

from benchmarks.contestants import builds, check_build, run_apart
from benchmarks.engine import rate
from benchmarks.peers import Ours

BATCHES = (1, 16, 64, 256, 1024)
PROCESSES = (1, 2)
SCALED = 64
"""The batch of each process where several are compared."""
WARM = 250
"""So many steps are not timed: after them games are in full swing and of different ages."""


# --- one build, in a process of its own -------------------------------------------------------------------------------


def play_vector(game_id: str, players: int, batch: int, processes: int, seconds: float, clock: Any) -> float:
    """Decisions per second."""
    import numpy as np

    from arcanum.rl.vector import VectorEnv

    chance = np.random.default_rng(1)
    with VectorEnv(game_id, players, batch, seed=1, processes=processes) as env:
        for _ in range(WARM):
            env.step(env.pick(chance.random(batch)))
        steps = 0
        start = clock()
        used = 0.0
        while used < seconds:
            for _ in range(max(1, 512 // batch)):
                env.step(env.pick(chance.random(batch)))
                steps += 1
            used = clock() - start
    return steps * batch / used


def work(build: str, game_id: str, players: int, seconds: float) -> dict[str, Any]:
    """What the process of a build does: single games and batches by turns."""
    from arcanum.core.rows import quick

    check_build(build)
    ours = Ours(game_id, players)
    single: list[float] = []
    found: dict[int, list[float]] = {batch: [] for batch in BATCHES}
    for batch in BATCHES:
        single.append(rate(ours, seconds)["decisions_per_s"])
        found[batch].append(play_vector(game_id, players, batch, 1, seconds, time.process_time))
        single.append(rate(ours, seconds)["decisions_per_s"])
        found[batch].append(found[batch][0] / statistics.mean(single[-2:]))
    scaled = {
        processes: play_vector(game_id, players, SCALED * processes, processes, seconds, time.perf_counter)
        for processes in PROCESSES
    }
    return {
        "extension": quick(),
        "single": statistics.median(single),
        "batches": {str(batch): found[batch][0] for batch in BATCHES},
        "ratios": {str(batch): found[batch][1] for batch in BATCHES},
        "processes": {str(processes): rate for processes, rate in scaled.items()},
    }


# --- all builds -------------------------------------------------------------------------------------------------------


def measure(build: str, game_id: str, players: int, seconds: float, repeats: int) -> dict[str, Any]:
    """The medians of some runs."""
    runs: list[dict[str, Any]] = []
    for turn in range(repeats):
        print(f"\r{game_id}, {players} players: {build} {turn + 1}/{repeats}   ", end="", file=sys.stderr)
        arguments = ["--game", game_id, "--players", str(players), "--seconds", str(seconds)]
        runs.append(run_apart("benchmarks.vector", build, arguments))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    report: dict[str, Any] = {"build": build, "extension": runs[0]["extension"]}
    report["single"] = statistics.median(run["single"] for run in runs)
    for part in ("batches", "ratios", "processes"):
        report[part] = {key: statistics.median(run[part][key] for run in runs) for key in runs[0][part]}
    return report


def show(game_id: str, players: int, reports: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(width=max(Console().width, 120))
    table = Table(title=f"{game_id}, {players} players: decisions per second of CPU time, one process")
    for title in ("", "single games", *[f"batch {batch}" for batch in BATCHES]):
        table.add_column(title, justify="right" if title else "left")
    for report in reports:
        cells = [f"{report['batches'][key]:,.0f} ({report['ratios'][key]:.0%})" for key in report["batches"]]
        name = report["build"] if report["extension"] else f"{report['build']}, no extension"
        table.add_row(name, f"{report['single']:,.0f}", *cells)
    console.print(table)
    table = Table(title=f"{game_id}, {players} players: decisions per second on the clock, {SCALED} games per process")
    for title in ("", *[f"{processes} process(es)" for processes in PROCESSES], "ratio"):
        table.add_column(title, justify="right" if title else "left")
    for report in reports:
        rates = list(report["processes"].values())
        table.add_row(report["build"], *[f"{rate:,.0f}" for rate in rates], f"{rates[-1] / rates[0]:.2f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="two players only, one run")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--players", type=int, default=0, help="only this number of players")
    parser.add_argument("--seconds", type=float, default=0.0, help="time of one run of one batch")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    from arcanum.games import GAMES, find

    if options.work:
        print(json.dumps(work(options.work, options.game, options.players, options.seconds)))
        return
    seconds = options.seconds or (0.5 if options.quick else 1.5)
    only = options.players or (2 if options.quick else 0)
    reports = []
    for game in [find(options.game)] if options.game else GAMES.values():
        for players in game.seat_counts:
            if only and players != only:
                continue
            measured = [measure(build, game.id, players, seconds, 1 if options.quick else 3) for build in builds()]
            reports.append({"game": game.id, "players": players, "builds": measured})
            if not options.json:
                show(game.id, players, measured)
    if options.json:
        print(json.dumps(reports, indent=2))


if __name__ == "__main__":
    main()
