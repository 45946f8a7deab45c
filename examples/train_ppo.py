"""Masked PPO learns Res Arcana from nothing, in a minute of one core, and is then measured against random play.

    python train_ppo.py                     # a minute of training, then 400 fresh games
    python train_ppo.py --seconds 300 --game black_rose
    python train_ppo.py --quick             # 400 games of training: enough to beat random play

The network is small enough to be written out in numpy: a hidden layer, a head for the actions, a head for the value.
With PyTorch it would be shorter and no faster at this size, but its wheels are 2 GB. The exit code is 1 if the 95 %
interval of the score does not lie above one half.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # One core; several would wait for each other at this size.

import numpy as np
from numpy.typing import NDArray

from arcanum.rl.vector import VectorEnv

Floats = NDArray[np.float32]

HIDDEN, GAMES, ROLLOUT, BATCH, EPOCHS = 64, 64, 4096, 512, 3
QUICK = 400
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.005, 0.95
# Observations are counts from 0 to 255; one essence more matters more to who has one than to who has twenty.
SCALE = np.log1p(np.arange(256)).astype(np.float32)


class Network:
    """Observation -> hidden layer -> chances of the legal actions, and the score that is expected."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, spread: float) -> Floats:
            return rng.normal(0, spread, (rows, columns)).astype(np.float32)

        self.weights = {
            "hidden": matrix(inputs, HIDDEN, 0.15),
            "hidden bias": np.zeros(HIDDEN, np.float32),
            "action": matrix(HIDDEN, actions, 0.01),
            "action bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value bias": np.full(1, 0.5, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def __call__(self, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of every action (0 for an illegal one), the value."""
        w = self.weights
        hidden = np.tanh(x @ w["hidden"] + w["hidden bias"])
        scores = np.where(mask, hidden @ w["action"] + w["action bias"], -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value bias"])[:, 0]

    def learn(self, batch: Batch, rate: float) -> None:
        """One step of PPO: the clipped objective, the squared error of the value, and a little for an open mind."""
        x = SCALE[batch.seen]
        hidden, chances, value = self(x, batch.mask)
        rows = np.arange(len(x))
        ratio = chances[rows, batch.action] / batch.chance
        clipped = np.where(batch.advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = (batch.advantage * ratio * ~clipped)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(1, keepdims=True)
        # The slopes of what is to be made small, from the outputs back to the weights.
        by_score = chances * (push + ENTROPY * (logs + entropy))
        by_score[rows, batch.action] -= push[:, 0]
        by_score /= len(x)
        by_value = (value - batch.target)[:, None] / len(x)
        w = self.weights
        by_hidden = (by_score @ w["action"].T + by_value @ w["value"].T) * (1 - hidden**2)
        slopes = {"hidden": x.T @ by_hidden, "action": hidden.T @ by_score, "value": hidden.T @ by_value}
        slopes |= {"hidden bias": by_hidden.sum(0), "action bias": by_score.sum(0), "value bias": by_value.sum(0)}
        self.steps += 1
        for name, slope in slopes.items():  # Adam.
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            size = np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-6
            w[name] -= rate * self.mean[name] / (1 - 0.9**self.steps) / size


class Batch(NamedTuple):
    """Decisions of the learner, one in each row."""

    seen: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    chance: Floats
    """How likely the action was when it was taken."""
    advantage: Floats
    target: Floats

    def rows(self, which: Any) -> Batch:
        return Batch(*(part[which] for part in self))


class Step(NamedTuple):
    seen: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    action: int
    chance: float
    value: float


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    sums = chances.cumsum(1, dtype=np.float64)
    return np.asarray((sums <= sums[:, -1:] * rng.random((len(chances), 1))).sum(1))


def episodes(game: str, network: Network, rng: np.random.Generator, seed: int) -> Iterator[tuple[list[Step], float]]:
    """Games without end, many at a time: what the learner saw and did in each, and its score. It has seat 0 in one half
    of them and seat 1 in the other; the other seat plays at random."""
    env = VectorEnv(game, players=2, batch=GAMES, seed=seed)
    learner = np.arange(GAMES) % 2
    courses: list[list[Step]] = [[] for _ in range(GAMES)]
    while True:
        actions = env.pick(rng.random(GAMES))
        mine = np.flatnonzero(env.seat == learner)
        seen, mask = env.observation[mine], env.mask[mine]  # Copies: the arrays of the environment are written again.
        _, chances, values = network(SCALE[seen], mask)
        actions[mine] = chosen = drawn(chances, rng)
        for row, (at, action) in enumerate(zip(mine, chosen, strict=True)):
            courses[at].append(Step(seen[row], mask[row], action, chances[row, action], values[row]))
        env.step(actions)
        for at in np.flatnonzero(env.done):
            won = env.reward[at]
            yield courses[at], float(1 + won[learner[at]] - won[1 - learner[at]]) / 2
            courses[at] = []


def judged(course: list[Step], score: float) -> Batch:
    """How much better each decision turned out than was expected before it (generalised advantage estimation)."""
    values = np.array([step.value for step in course] + [score], np.float32)
    advantage, ahead = np.zeros(len(course), np.float32), 0.0
    for at in reversed(range(len(course))):
        advantage[at] = ahead = values[at + 1] - values[at] + LAMBDA * ahead
    seen, mask, action, chance, _ = (np.array(part) for part in zip(*course, strict=True))
    return Batch(seen, mask, action, chance.astype(np.float32), advantage, advantage + values[:-1])


def train(game: str, network: Network, rng: np.random.Generator, seconds: float, most: int = 0) -> None:
    """For so many seconds, or for so many games: then the same comes out on every machine."""
    begun, told, scores, waiting = time.process_time(), 0.0, [0.5], list[Batch]()
    for games, (course, score) in enumerate(episodes(game, network, rng, seed=1), 1):
        passed = time.process_time() - begun
        done = games / most if most else passed / seconds
        scores = [*scores[-299:], score]
        if course:
            waiting.append(judged(course, score))
        if sum(len(batch.action) for batch in waiting) >= ROLLOUT:
            batch = Batch(*(np.concatenate(parts) for parts in zip(*waiting, strict=True)))
            spread = batch.advantage.std() + 1e-6
            batch = batch._replace(advantage=(batch.advantage - batch.advantage.mean()) / spread)
            for _ in range(EPOCHS):
                for rows in np.array_split(rng.permutation(len(batch.action)), len(batch.action) // BATCH):
                    network.learn(batch.rows(rows), RATE * max(0.0, 1 - done))
            waiting = []
        if passed > told + 5 or done >= 1:
            told = passed
            print(f"{passed:4.0f} s  {games:6,} games  score of the last 300: {np.mean(scores):.3f}", flush=True)
        if done >= 1:
            return


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="res_arcana")
    parser.add_argument("--seconds", type=float, default=60.0, help="of training, counted in processor time")
    parser.add_argument("--games", type=int, default=400, help="to measure it")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games of training, to see that it learns")
    asked = parser.parse_args()
    env, rng = VectorEnv(asked.game, players=2, batch=1), np.random.default_rng(asked.seed)
    network = Network(env.layout.size, env.space.size, rng)
    train(asked.game, network, rng, asked.seconds, QUICK if asked.quick else 0)
    fresh = episodes(asked.game, network, rng, seed=2)
    scores = np.array([score for _, (_, score) in zip(range(asked.games), fresh, strict=False)])
    spread = 1.96 * scores.std() / np.sqrt(asked.games)
    low, high = scores.mean() - spread, scores.mean() + spread
    print(f"score against random play over {asked.games} fresh games: {scores.mean():.3f} ({low:.3f} to {high:.3f})")
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
