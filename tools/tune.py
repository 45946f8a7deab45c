"""Tune the weights of an evaluation by self-play. Repeatable: the same command gives the same weights.

    python tools/tune.py [--generations 4] [--games 2000] [--seed tune] [--jobs 1]

In every generation Adepts with the present weights play each other (2, 3 and 4 players; some answers are random so that
positions differ). The positions at the start of turns and the results of the games give new weights by a logistic
regression that is held near the present ones. Then Adepts with the new weights meet Adepts with the present ones, each
deal twice with seats swapped, and the better weights are kept. `weights.yaml` beside the evaluation says how its
numbers came about.

It runs several times faster on the compiled package: `python tools/compile.py /tmp/compiled`, then put `/tmp/compiled`
first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track

from arcanum.bots.adept import Adept
from arcanum.bots.seat import look
from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA as GAME
from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation
from arcanum.games.res_arcana.evaluation_weights import FEATURES, FILE, Weights, read_weights

Numbers = npt.NDArray[np.floating[Any]]

COUNT: Final = len(FEATURES)
SEATS: Final = (2, 2, 3, 2, 4)
"""The numbers of players of the games, in turn: most people play with two."""
NEVER_BAD: Final = (
    "points",
    "token",
    "ten",
    "pool",
    "spare",
    "income",
    "lying",
    "left",
    "first",
    "second",
    "third",
    "later",
)
"""Features whose names begin so are good to have at any stage; a fit that says otherwise has mistaken what goes along
with losing for what makes one lose."""
HELD_OUT: Final = 5
"""One game in so many is kept out of the fit, to see what it is worth."""

console = Console(stderr=True)


# --- weights as one vector: what the features are worth early, then late ----------------------------------------------


def weights_of(vector: Numbers) -> Weights:
    return Weights([float(each) for each in vector[:COUNT]], [float(each) for each in vector[COUNT:]])


def vector_of(weights: Weights) -> Numbers:
    return np.array(weights.early + weights.late)


def evaluation_of(vector: Numbers) -> ResArcanaEvaluation:
    return ResArcanaEvaluation(GAME.catalogue(), weights_of(vector))


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """A game to be played: by Adepts with these weights, seat by seat."""

    seed: str
    vectors: tuple[Numbers, ...]
    explore: float
    worlds: int
    budget: int


@dataclass(frozen=True)
class Played:
    """A game that was played: its result, and the features of some of its positions (position, seat, feature)."""

    returns: tuple[float, ...]
    rounds: int
    positions: Numbers


class Prober:
    """Reads the features off positions: a score is linear in the weights, so the feature is the score when it alone
    counts."""

    def __init__(self, vector: Numbers) -> None:
        prices = weights_of(vector)
        self.plain = self._alone(prices, None)
        self.probes = [self._alone(prices, feature) for feature in range(COUNT)]

    def _alone(self, prices: Weights, feature: int | None) -> ResArcanaEvaluation:
        unit = [1.0 if each == feature else 0.0 for each in range(COUNT)]
        return ResArcanaEvaluation(GAME.catalogue(), Weights(unit, unit), prices)

    def features(self, state: GameState) -> Numbers:
        """A row for each seat: the features weighted with how early and with how late it is."""
        plain = np.array([probe.scores(state) for probe in self.probes]).T
        stage = self.plain.stage(state)
        return np.concatenate([plain * (1.0 - stage), plain * stage], axis=1)


@lru_cache(maxsize=4)
def judge_with(data: bytes) -> ResArcanaEvaluation:
    return evaluation_of(np.frombuffer(data))


@lru_cache(maxsize=1)
def prober_with(data: bytes) -> Prober:
    return Prober(np.frombuffer(data))


def play(task: Task) -> Played:
    """Play a game. While there is something to learn from it, some answers are random."""
    state = GAME.new(len(task.vectors), task.seed)
    bots = [
        Adept(f"{task.seed} {seat}", judge_with(vector.tobytes()), task.worlds, task.budget)
        for seat, vector in enumerate(task.vectors)
    ]
    prober = prober_with(task.vectors[0].tobytes()) if task.explore else None
    chance = Chance(key_of(f"explore {task.seed}"))
    positions: list[Numbers] = []
    number = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        turn = prober is not None and state.round > 0 and bots[seat].evaluation.quiet(state)
        if turn and prober is not None and chance.below(2):
            positions.append(prober.features(state))
        if turn and chance.below(1000) < 1000 * task.explore:
            action = legal[chance.below(len(legal))]
        else:
            action = bots[seat].choose(look(state, seat, number))
        state.apply(seat, action)
        number += 1
    shape = (len(positions), state.seats, 2 * COUNT)
    return Played(state.returns(), state.round, np.array(positions, dtype=np.float32).reshape(shape))


def play_all(tasks: Sequence[Task], jobs: int, title: str) -> list[Played]:
    """Play games, in order, on so many processes."""
    if jobs == 1:
        return list(track(map(play, tasks), title, len(tasks), console=console))
    with multiprocessing.Pool(jobs) as pool:
        return list(track(pool.imap(play, tasks, chunksize=4), title, len(tasks), console=console))


# --- the fit ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """Positions of games with the same number of players, and how those games ended."""

    features: Numbers
    """Position, seat, feature."""
    returns: Numbers
    """Position, seat."""
    share: Numbers
    """How much each position counts: all positions of a game together count as one game."""


def samples(games: Iterable[Played]) -> list[Sample]:
    by_seats: dict[int, list[Played]] = {}
    for game in games:
        if len(game.positions):
            by_seats.setdefault(len(game.returns), []).append(game)
    found = []
    for played in by_seats.values():
        features = np.concatenate([game.positions for game in played]).astype(np.float64)
        returns = np.concatenate([np.tile(np.array(game.returns), (len(game.positions), 1)) for game in played])
        share = np.concatenate([np.full(len(game.positions), 1.0 / len(game.positions)) for game in played])
        found.append(Sample(features, returns, share))
    return found


def expectations(features: Numbers, vector: Numbers) -> Numbers:
    scores = features @ vector
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return result


def log_loss(data: list[Sample], vector: Numbers) -> float:
    """The mean log-loss of a game."""
    loss = 0.0
    for sample in data:
        logs = np.log(np.maximum(expectations(sample.features, vector), 1e-12))
        loss -= float((sample.share[:, None] * sample.returns * logs).sum())
    return loss / sum(float(sample.share.sum()) for sample in data)


def uniform_loss(data: list[Sample]) -> float:
    """What knowing nothing but the number of players gives."""
    whole = sum(float(sample.share.sum()) * math.log(sample.returns.shape[1]) for sample in data)
    return whole / sum(float(sample.share.sum()) for sample in data)


def fit(data: list[Sample], prior: Numbers, ridge: float) -> Numbers:
    """Newton's method on the log-loss plus a ridge that pulls towards the prior, feature by feature on the scale of
    what differs between seats. Weights that must not be negative are held at zero where they would be."""
    pull = ridge * spread(data) ** 2 + 1e-6
    vector = prior.copy()
    held = np.zeros(len(prior), dtype=bool)
    for _ in range(25):
        slope, bend = derivatives(data, vector)
        slope = slope + pull * (vector - prior)
        bend = bend + np.diag(pull)
        free = ~held
        step = np.zeros(len(prior))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        vector = vector - step * min(1.0, 3.0 / float(np.abs(step).max() + 1e-9))
        bad = NOT_NEGATIVE & (vector < 0.0)
        vector[bad] = 0.0
        if float(np.abs(step).max()) < 1e-4 and not (bad & ~held).any():
            break
        held |= bad
    return vector


NOT_NEGATIVE: Final = np.array([name.split()[0] in NEVER_BAD for name in FEATURES] * 2)


def spread(data: list[Sample]) -> Numbers:
    """How much each feature differs between the seats of a position."""
    squares = np.zeros(2 * COUNT)
    for sample in data:
        away = sample.features - sample.features.mean(axis=1, keepdims=True)
        squares += np.einsum("n,nsf->f", sample.share, away**2) / sample.features.shape[1]
    result: Numbers = np.sqrt(squares / sum(float(sample.share.sum()) for sample in data))
    return result


def derivatives(data: list[Sample], vector: Numbers) -> tuple[Numbers, Numbers]:
    """Slope and curvature of the log-loss of the mean game."""
    slope = np.zeros(2 * COUNT)
    bend = np.zeros((2 * COUNT, 2 * COUNT))
    whole = sum(float(sample.share.sum()) for sample in data)
    for sample in data:
        expected = expectations(sample.features, vector)
        error = (expected - sample.returns) * sample.share[:, None]
        slope += np.einsum("ns,nsf->f", error, sample.features)
        away = sample.features - np.einsum("ns,nsf->nf", expected, sample.features)[:, None, :]
        heavy = away * np.sqrt(expected * sample.share[:, None])[:, :, None]
        flat = heavy.reshape(-1, 2 * COUNT)
        bend += flat.T @ flat
    return slope / whole, bend / whole


# --- which is better --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Duel:
    """How new weights did against old ones: the share of the wins, and an interval that holds it 95 times in 100."""

    share: float
    low: float
    high: float
    rounds: float


def duel(new: Numbers, old: Numbers, pairs: int, seed: str, args: argparse.Namespace) -> Duel:
    """Two-player games on the same deals with seats swapped; the interval comes from resampling the pairs."""
    tasks = []
    for pair in range(pairs):
        for vectors in ((new, old), (old, new)):
            tasks.append(Task(f"{seed} {pair}", vectors, 0.0, args.worlds, args.budget))
    games = play_all(tasks, args.jobs, "new against old")
    scores = np.array([(games[at].returns[0] + games[at + 1].returns[1]) / 2 for at in range(0, len(games), 2)])
    low, high = interval(scores, seed)
    return Duel(float(scores.mean()), low, high, float(np.mean([game.rounds for game in games])))


def interval(scores: Numbers, seed: str, times: int = 2000) -> tuple[float, float]:
    """The bootstrap interval of a mean."""
    chance = np.random.default_rng(list(key_of(seed)))
    means = [chance.choice(scores, len(scores)).mean() for _ in range(times)]
    return float(np.quantile(means, 0.025)), float(np.quantile(means, 0.975))


# --- generations ------------------------------------------------------------------------------------------------------


def generations(start: Numbers, args: argparse.Namespace) -> Iterator[tuple[Numbers, list[str]]]:
    """The weights after each generation, with what is to be said about it."""
    present = start
    history: list[Played] = []
    for generation in range(1, args.generations + 1):
        tasks = [
            Task(
                f"{args.seed} {generation} {game}",
                (present,) * SEATS[game % len(SEATS)],
                args.explore,
                args.worlds,
                args.budget,
            )
            for game in range(args.games)
        ]
        history = play_all(tasks, args.jobs, f"generation {generation}")
        learn = samples(game for at, game in enumerate(history) if at // len(SEATS) % HELD_OUT)
        test = samples(game for at, game in enumerate(history) if at // len(SEATS) % HELD_OUT == 0)
        new = fit(learn, present, args.ridge)
        losses = [log_loss(test, new), log_loss(test, present), uniform_loss(test)]
        rounds = float(np.mean([game.rounds for game in history]))
        result = duel(new, present, args.pairs, f"{args.seed} duel {generation}", args)
        kept = result.share >= 0.5
        told = [
            f"generation {generation}: {args.games} games, {rounds:.1f} rounds each;"
            f" log-loss {losses[0]:.4f}, with the old weights {losses[1]:.4f}, uniform {losses[2]:.4f};",
            f"  new against old {result.share:.3f} ({result.low:.3f} to {result.high:.3f}) in {2 * args.pairs} games"
            f" of {result.rounds:.1f} rounds; {'kept' if kept else 'not kept'}",
        ]
        if kept:
            present = new
        for line in told:
            console.print(line)
        yield present, told


def write(vector: Numbers, told: list[str], file: Path) -> None:
    command = " ".join(["python tools/tune.py", *sys.argv[1:]])
    lines = ["# Written by tools/tune.py; what one of each feature is worth while nobody has points, and with ten."]
    lines += ["made:", f"  command: {command}", "  generations:"]
    lines += [f"    - {' '.join(' '.join(told[at : at + 2]).split())!r}" for at in range(0, len(told), 2)]
    lines.append("weights:")
    for at, name in enumerate(FEATURES):
        lines.append(f"  {name}: [{vector[at]:.4f}, {vector[COUNT + at]:.4f}]")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tune the weights of the Res Arcana evaluation by self-play.")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000, help="games a generation")
    parser.add_argument("--pairs", type=int, default=200, help="deals on which new and old weights meet")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--explore", type=float, default=0.1, help="the share of turns answered at random")
    parser.add_argument("--worlds", type=int, default=1, help="worlds in which an Adept tries its actions")
    parser.add_argument("--budget", type=int, default=20, help="ends of a compound choice that an Adept compares")
    parser.add_argument("--ridge", type=float, default=0.002, help="how strongly weights are held near the old ones")
    parser.add_argument("--start", type=Path, default=FILE, help="the weights to begin with")
    parser.add_argument("--out", type=Path, default=FILE, help="where the weights are written")
    return parser.parse_args(given)


def main(given: list[str]) -> int:
    args = arguments(given)
    start = vector_of(read_weights(args.start))
    told: list[str] = []
    for vector, lines in generations(start, args):
        told += lines
        write(vector, told, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
