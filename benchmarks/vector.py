"""How fast the vector environment is, beside single games played one after another in the same run.

    python -m benchmarks.vector [--quick] [--json] [--game GAME] [--players 3]

A *decision* is one uniformly random legal action. For single games that is `benchmarks.engine`: list what is legal,
choose, apply. For the environment it is a slot in a step: the action is picked out of `legal`, applied, and the rows of
the next decision are filled, with observation, mask and legal actions; games that end are started again.

One process is timed in CPU time, in turns with the single games, so that other load on the machine disturbs both alike:
what counts is the ratio. How it grows with processes is timed on the clock, by turns: an environment in one process,
one in two processes that share its steps, and two environments that know nothing of each other, which is all that the
two cores have to give. Where other work keeps them busy that says little.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from typing import Any

from benchmarks.contestants import builds, check_build, games_of, run_apart
from benchmarks.engine import rate
from benchmarks.peers import Ours

BATCHES = (1, 16, 64, 256, 1024)
SCALED = 256
"""The batch of each process where several are compared."""
TURNS = 5
PATIENCE = 300.0
"""So many seconds processes wait for each other: one that died must not leave the others behind."""
WARM = 100_000
"""So many decisions are not timed, but at least the first steps: games that have begun at the same moment do the same
things at the same time, which is quicker than what comes later. With 256 games and more that is still so afterwards."""
FIRST_STEPS = 250


# --- one build, in a process of its own -------------------------------------------------------------------------------


class Runner:
    """An environment in full swing."""

    def __init__(self, game_id: str, players: int, batch: int, processes: int = 1) -> None:
        import numpy as np

        from arcanum.rl.vector import VectorEnv

        self.chance = np.random.default_rng(1)
        self.env = VectorEnv(game_id, players, batch, seed=1, processes=processes)
        self.play(max(FIRST_STEPS, WARM // batch))

    def play(self, steps: int) -> None:
        env, chance, batch = self.env, self.chance, self.env.batch
        for _ in range(steps):
            env.step(env.pick(chance.random(batch)))

    def rate(self, seconds: float, clock: Any) -> float:
        """Decisions per second."""
        some = max(1, 512 // self.env.batch)
        steps = 0
        start = clock()
        used = 0.0
        while used < seconds:
            self.play(some)
            steps += some
            used = clock() - start
        return steps * self.env.batch / used


def play_apart(game_id: str, players: int, seconds: float, gate: Any, rates: Any) -> None:
    """What one of several processes does that know nothing of each other."""
    runner = Runner(game_id, players, SCALED)
    for _ in range(TURNS):
        gate.wait(PATIENCE)
        rates.put(runner.rate(seconds, time.perf_counter))
        gate.wait(PATIENCE)


def scale(game_id: str, players: int, seconds: float) -> dict[str, float]:
    """Decisions per second on the clock of one process, of two that share steps, of two that share nothing; and ratios
    of what was measured right after each other."""
    context = multiprocessing.get_context("spawn")
    gate, rates = context.Barrier(3), context.Queue()
    parts = (game_id, players, seconds, gate, rates)
    others = [context.Process(target=play_apart, args=parts, daemon=True) for _ in range(2)]
    for other in others:
        other.start()
    one, two = Runner(game_id, players, SCALED), Runner(game_id, players, 2 * SCALED, 2)
    turns: list[tuple[float, float, float]] = []
    for _ in range(TURNS):
        before = one.rate(seconds, time.perf_counter)
        together = two.rate(seconds, time.perf_counter)
        gate.wait(PATIENCE)
        gate.wait(PATIENCE)
        apart = float(rates.get() + rates.get())
        turns.append((statistics.mean([before, one.rate(seconds, time.perf_counter)]), together, apart))
    two.env.close()
    for other in others:
        other.join()
    names = ("one", "together", "apart")
    found = {name: statistics.median(turn[place] for turn in turns) for place, name in enumerate(names)}
    found["growth"] = statistics.median(turn[1] / turn[0] for turn in turns)
    found["most"] = statistics.median(turn[2] / turn[0] for turn in turns)
    return found


def work(build: str, game_id: str, players: int, seconds: float) -> dict[str, Any]:
    """What the process of a build does: single games and batches by turns."""
    from arcanum.core.rows import quick

    check_build(build)
    ours = Ours(game_id, players)
    single: list[float] = []
    found: dict[int, list[float]] = {batch: [] for batch in BATCHES}
    for batch in BATCHES:
        single.append(rate(ours, seconds)["decisions_per_s"])
        found[batch].append(Runner(game_id, players, batch).rate(seconds, time.process_time))
        single.append(rate(ours, seconds)["decisions_per_s"])
        found[batch].append(found[batch][0] / statistics.mean(single[-2:]))
    return {
        "extension": quick(),
        "single": statistics.median(single),
        "batches": {str(batch): found[batch][0] for batch in BATCHES},
        "ratios": {str(batch): found[batch][1] for batch in BATCHES},
        "processes": scale(game_id, players, seconds),
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
    for title in ("", "one process", "two together", "two apart", "together / one", "apart / one"):
        table.add_column(title, justify="right" if title else "left")
    for report in reports:
        found = report["processes"]
        rates = [f"{found[name]:,.0f}" for name in ("one", "together", "apart")]
        table.add_row(report["build"], *rates, f"{found['growth']:.2f}", f"{found['most']:.2f}")
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
    if options.work:
        print(json.dumps(work(options.work, options.game, options.players, options.seconds)))
        return
    seconds = options.seconds or (0.4 if options.quick else 0.7)
    only = options.players or (2 if options.quick else 0)
    reports = []
    for game in games_of(parser, options.game, options.players):
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
