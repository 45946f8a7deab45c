"""Tune the weights of an evaluation by self-play. Repeatable: the same command gives the same weights.

    python -m tools.tune [--game GAME] [--steps 500] [--pairs 24] [--seed tune] [--jobs 1]

It begins with rules of thumb and climbs by simultaneous perturbation (SPSA, Spall 1992). In every step all weights are
moved a little at once, each up or down by the toss of a coin. Adepts with the moved weights play Adepts with the
weights moved the other way, each deal twice with seats swapped, and the weights go the way of the winner, the further
the more it won; what nobody wins moves nothing. What is kept in the end is the mean of the second half of the way:
single steps are noisy. Then it meets the rules of thumb once more on other deals, played by Adepts and by Magisters;
`weights.yaml` beside the evaluation says how that went and with which command it was made.

A regression that foretells the results of games from positions was tried first. It foretold them better, and played
worse: what goes along with winning is not what makes one win.

It runs several times faster on the compiled package: `make compiled`, then put `build/compiled` first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import multiprocessing
import multiprocessing.pool
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track

from arcanum.bots.adept import Adept
from arcanum.bots.magister import Magister
from arcanum.bots.seat import look
from arcanum.core.chance import key_of
from arcanum.core.evaluation import Evaluation
from arcanum.core.weights import Weights, read_weights
from arcanum.games import GAMES, find
from tools.workshop import Tuning, first_game, plan_beside

Numbers = npt.NDArray[np.floating[Any]]

WORLDS: Final = 1
BUDGET: Final = 20
"""In how many worlds an Adept tries its actions, and how many ends of a compound choice it compares."""
NUDGE: Final = 0.25
"""How far a weight is moved in a step, as a share of its size."""
LEAST: Final = 0.1
"""Weights count as no smaller than this when they are moved, so that nothing sticks to zero."""
STRIDE: Final = 0.4
"""How far the weights follow a winner of everything, in nudges; at the end of the way a quarter of it."""

console = Console(stderr=True)


# --- weights as one vector: what the features are worth early, then late ----------------------------------------------


def tuning_of(game: str) -> Tuning:
    tuning: Tuning | None = plan_beside(game, "tuning")
    assert tuning is not None, f"{game} does not say what is to be tuned"
    return tuning


def rules_of_thumb(subject: Tuning) -> Numbers:
    """The weights to begin with."""
    pairs = []
    for name in subject.features:
        known = [start for start in subject.thumb if name.startswith(start)]
        pairs.append(subject.thumb[max(known, key=len)] if known else (0.0, 0.0))
    return np.array([early for early, _ in pairs] + [late for _, late in pairs])


def read(file: Path, subject: Tuning) -> Numbers:
    weights = read_weights(file, subject.features)
    return np.array(weights.early + weights.late)


@lru_cache(maxsize=4)
def evaluation_of(game: str, data: bytes) -> Evaluation:
    vector = [float(each) for each in np.frombuffer(data)]
    half = len(vector) // 2
    return tuning_of(game).evaluation(Weights(vector[:half], vector[half:]))


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deal:
    """A deal to be played twice, with seats swapped, by bots with these weights."""

    game: str
    seed: str
    one: Numbers
    other: Numbers
    simulations: int = 0
    """The budget of the Magisters who play; with 0 Adepts do."""


def player(deal: Deal, seat: int, weights: Numbers) -> Adept | Magister:
    seed, evaluation = f"{deal.seed} {seat}", evaluation_of(deal.game, weights.tobytes())
    if deal.simulations:
        return Magister(seed, evaluation, deal.simulations)
    return Adept(seed, evaluation, WORLDS, BUDGET)


def score(deal: Deal) -> float:
    """The share of the wins that the first weights got; what nobody won counts half."""
    one = game(deal, (deal.one, deal.other))
    other = game(deal, (deal.other, deal.one))
    return (2.0 + one[0] - one[1] + other[1] - other[0]) / 4.0


def game(deal: Deal, seated: tuple[Numbers, Numbers]) -> tuple[float, ...]:
    state = find(deal.game).new(2, deal.seed)
    bots = [player(deal, seat, weights) for seat, weights in enumerate(seated)]
    given = [0, 0]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(look(state, seat, given[seat])))
        given[seat] += 1
    return state.returns()


# --- the way up -------------------------------------------------------------------------------------------------------


def climb(start: Numbers, args: argparse.Namespace, pool: multiprocessing.pool.Pool) -> Numbers:
    """The weights at the end of the way."""
    chance = np.random.default_rng(list(key_of(args.seed)))
    present, mean, counted = start.copy(), np.zeros_like(start), 0
    scale = np.maximum(np.abs(start), LEAST)
    for step in track(range(args.steps), "climbing", console=console):
        nudge = NUDGE * scale * chance.choice([-1.0, 1.0], len(start))
        one, other = present + nudge, present - nudge
        deals = [Deal(args.game, f"{args.seed} {step} {pair}", one, other) for pair in range(args.pairs)]
        won = float(np.mean(pool.map(score, deals, chunksize=max(1, args.pairs // (2 * args.jobs)))))
        present = present + STRIDE * (1.0 - 0.75 * step / args.steps) * (2.0 * won - 1.0) * nudge
        if 2 * step >= args.steps:
            mean, counted = mean + present, counted + 1
    return mean / counted


@dataclass(frozen=True)
class Verdict:
    """The share of the wins, and the interval that holds it 95 times in 100 (bootstrap over deals)."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.3f} ({self.low:.3f} to {self.high:.3f})"


def compare(deals: Sequence[Deal], title: str, pool: multiprocessing.pool.Pool) -> Verdict:
    scores = np.array(list(track(pool.imap(score, deals), title, len(deals), console=console)))
    chance = np.random.default_rng(list(key_of(title)))
    means = chance.choice(scores, (2000, len(scores))).mean(axis=1)
    return Verdict(float(scores.mean()), float(np.quantile(means, 0.025)), float(np.quantile(means, 0.975)))


def command_of(args: argparse.Namespace) -> str:
    """The command that makes the same weights: where they go and on how many processes does not matter."""
    told = [f"--game {args.game}"] if args.game != first_game().id else []
    told += [f"--steps {args.steps} --pairs {args.pairs} --seed {args.seed}"]
    told += [f"--start {args.start}"] if args.start else []
    return " ".join(["python -m tools.tune", *told])


def write(subject: Tuning, vector: Numbers, command: str, told: Sequence[str], file: Path) -> None:
    lines = [f"# Written by tools/tune.py; what one of each feature is worth {subject.meaning}."]
    lines += ["made:", f"  command: {command}", "  against the start:"]
    lines += [f"    - {line!r}" for line in told]
    lines.append("weights:")
    count = len(subject.features)
    for at, name in enumerate(subject.features):
        lines.append(f"  {name}: [{vector[at]:.4f}, {vector[count + at]:.4f}]")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tune the weights of a game's evaluation by self-play.")
    parser.add_argument(
        "--game", default=first_game().id, choices=[game for game in GAMES if plan_beside(game, "tuning")]
    )
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=24, help="deals of a step")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the weights do not depend on it")
    parser.add_argument("--adepts", type=int, default=500, help="deals on which Adepts compare in the end")
    parser.add_argument("--magisters", type=int, default=100, help="deals on which Magisters do")
    parser.add_argument("--simulations", type=int, default=50, help="the budget of those Magisters")
    parser.add_argument("--start", type=Path, help="weights to begin with (default: rules of thumb)")
    parser.add_argument("--out", type=Path, help="where the weights are written (default: beside the evaluation)")
    return parser.parse_args(given)


def main(given: list[str]) -> int:
    args = arguments(given)
    subject = tuning_of(args.game)
    out: Path = args.out or subject.file
    start = read(args.start, subject) if args.start else rules_of_thumb(subject)
    with multiprocessing.Pool(args.jobs) as pool:
        found = climb(start, args, pool)
        write(subject, found, command_of(args), [], out)
        adepts = [Deal(args.game, f"{args.seed} adepts {deal}", found, start) for deal in range(args.adepts)]
        magisters = [
            Deal(args.game, f"{args.seed} magisters {deal}", found, start, args.simulations)
            for deal in range(args.magisters)
        ]
        told = [
            f"Adepts, {args.adepts} pairs: {compare(adepts, 'Adepts', pool)}",
            f"magister:{args.simulations}, {args.magisters} pairs: {compare(magisters, 'Magisters', pool)}",
        ]
        write(subject, found, command_of(args), told, out)
    for line in told:
        console.print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
