"""How sure one may be: intervals by bootstrap over deals, and ratings by Bradley and Terry.

A deal is the unit, not a game: the games of a deal share its luck. All pairings play the same deals, so that a
resampling draws deals for all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import shake_128
from math import log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arcanum.core.chance import key_of

Numbers = NDArray[np.float64]

RESAMPLES: Final = 10_000
LEVEL: Final = 0.95
SIGMAS: Final = NormalDist().inv_cdf((1.0 + LEVEL) / 2.0)
"""How many standard deviations an interval of a normal distribution reaches to either side."""
FEW: Final = 5
"""If fewer deals than this came out otherwise than most did, resampling has too little to draw from."""
ELO: Final = 400.0 / log(10.0)
"""Points of Elo for each unit of the logistic scale."""
PRIOR: Final = 1.0
"""Drawn deals that are added to each pairing for its ratings, so that they stay finite for who wins everything."""
_CHUNK: Final = 1 << 21
"""How many picks are held in memory at once, about."""
_STEPS: Final = 100
_STRIDE: Final = 3.0
"""How far a rating may move in one step, on the logistic scale: far steps overshoot."""
_CLOSE: Final = 1e-9


class Estimate(NamedTuple):
    """A number and the interval in which it lies, as sure as LEVEL says."""

    value: float
    low: float
    high: float


def estimates(scores: Numbers, resampled: Numbers) -> list[Estimate | None]:
    """The mean score of each pairing with its interval; None for a pairing without a whole deal.

    `scores` has a row for each pairing and a column for each deal, which is NaN if the deal was not played whole.
    """
    found: list[Estimate | None] = []
    for row, means in zip(scores, resampled.T, strict=True):
        there = row[~np.isnan(row)]
        found.append(_estimate(there, means[~np.isnan(means)]) if there.size else None)
    return found


def _estimate(scores: Numbers, means: Numbers) -> Estimate:
    value = float(scores.mean())
    low, high = _middle(means)
    if _alike(scores):
        # Resampling cannot show that the next deal might come out otherwise than all or nearly all before.
        least, most = wilson(value, scores.size)
        low, high = min(low, least), max(high, most)
    # Nobody is surer of a bot than of one that has won every deal.
    reach = sweep(scores.size)
    return Estimate(value, min(low, reach), max(high, 1.0 - reach))


def _alike(scores: Numbers) -> bool:
    """Whether fewer than FEW deals have another score than the most frequent one."""
    _, counts = np.unique(scores.round(9), return_counts=True)
    return scores.size - int(counts.max()) < FEW


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval for a share of `count`. No score between 0 and 1 varies more than one that is 0 or 1, which it
    is made for, so it is rather too wide for the scores of deals."""
    square = SIGMAS**2 / count
    middle = (share + square / 2.0) / (1.0 + square)
    reach = sqrt(SIGMAS**2 * share * (1.0 - share) / count + square**2 / 4.0) / (1.0 + square)
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def sweep(count: int) -> float:
    """The lower end for who has won all of `count` deals: Wilson's, or the binomial one if that is lower: with a
    smaller share of deals won than that, such a series has a chance of less than one in forty."""
    binomial = float(((1.0 - LEVEL) / 2.0) ** (1.0 / count))
    return min(wilson(1.0, count)[0], binomial)


def _middle(values: Numbers) -> tuple[float, float]:
    """The ends of the interval that leaves out as many values above as below."""
    low, high = np.quantile(values, [(1.0 - LEVEL) / 2.0, (1.0 + LEVEL) / 2.0])
    return float(low), float(high)


# --- resampling -------------------------------------------------------------------------------------------------------


def resample(scores: Numbers, seed: str, resamples: int = RESAMPLES) -> tuple[Numbers, Numbers]:
    """For every resampling of the deals the mean score of each pairing, and of how many deals it is the mean.

    Both have a row for each resampling. A pairing of which no whole deal was drawn has the mean NaN.
    """
    there = ~np.isnan(scores)
    filled = np.where(there, scores, 0.0)
    means, counts = [], []
    for drawn in _draws(scores.shape[1], seed, resamples):
        count = drawn @ there.T
        with np.errstate(invalid="ignore"):
            means.append(drawn @ filled.T / count)
        counts.append(count)
    return np.concatenate(means), np.concatenate(counts)


def _draws(deals: int, seed: str, resamples: int) -> Iterator[Numbers]:
    """How often each deal is drawn, a row for each resampling, some at a time."""
    rows = max(1, _CHUNK // deals)
    for start in range(0, resamples, rows):
        count = min(rows, resamples - start)
        picks = uniform(f"{seed} {start}", count * deals, deals) + np.repeat(np.arange(count) * deals, deals)
        yield np.bincount(picks, minlength=count * deals).reshape(count, deals).astype(np.float64)


def widened(means: Numbers, found: Sequence[Estimate | None], seed: str) -> Numbers:
    """The resampled scores for ratings: where the interval of a pairing is wider than resampling alone would have it,
    they are drawn anew, from half of a normal distribution on either side of the score that is as wide as its side of
    the interval."""
    wide = means.copy()
    count = len(means)
    steps = np.array([NormalDist().inv_cdf((number + 0.5) / count) for number in range(count)]) / SIGMAS
    for number, (column, estimate) in enumerate(zip(means.T, found, strict=True)):
        if estimate is None:
            continue
        value, low, high = estimate
        least, most = _middle(column[~np.isnan(column)])
        if low < least or high > most:
            drawn = steps[np.argsort(uniform(f"{seed} {number}", count, 1 << 30), kind="stable")]
            spread = np.where(drawn < 0.0, drawn * (value - low), drawn * (high - value))
            wide[:, number] = np.clip(value + spread, 0.0, 1.0)
    return wide


def uniform(seed: str, count: int, bound: int) -> NDArray[np.int64]:
    """Uniform numbers from 0 to bound - 1: the stream that a seed stands for, as `Chance` has it, but many at once.

    Scaling instead of rejecting favours no number by more than bound / 2³², which no interval can show.
    """
    words = np.frombuffer(shake_128(key_of(seed)).digest(4 * count), dtype="<u4").astype(np.uint64)
    return (words * np.uint64(bound) >> np.uint64(32)).astype(np.int64)


# --- ratings ----------------------------------------------------------------------------------------------------------


def ratings(
    bots: int, pairings: Sequence[tuple[int, int]], scores: Numbers, means: Numbers, counts: Numbers
) -> list[Estimate]:
    """Elo of each bot with its interval, the first bot being at 0."""
    there = ~np.isnan(scores)
    count = there.sum(axis=1).astype(np.float64)
    mean = np.where(there, scores, 0.0).sum(axis=1) / np.maximum(count, 1.0)
    values = bradley_terry(bots, pairings, mean[None], count[None])[0]
    spread = bradley_terry(bots, pairings, np.nan_to_num(means), counts)
    return [Estimate(float(values[bot]), *_middle(spread[:, bot])) for bot in range(bots)]


def bradley_terry(bots: int, pairings: Sequence[tuple[int, int]], means: Numbers, counts: Numbers) -> Numbers:
    """The most likely Elo ratings for many results at once, one in each row, the first bot being at 0.

    A pairing of `count` deals with the mean score `mean` counts as count × mean wins, whatever fractions that are.
    Newton's method: the likelihood has one summit, and steps that are not too long lead there.
    """
    one = np.array([pairing[0] for pairing in pairings])
    other = np.array([pairing[1] for pairing in pairings])
    played = counts + PRIOR
    won = counts * means + PRIOR / 2.0
    strength = np.zeros((len(means), bots))
    for _ in range(_STEPS):
        expected = 1.0 / (1.0 + np.exp(strength[:, other] - strength[:, one]))
        slope = np.zeros_like(strength)
        curve = np.zeros((len(means), bots, bots))
        surplus, weight = won - played * expected, played * expected * (1.0 - expected)
        for number in range(len(pairings)):
            a, b = one[number], other[number]
            slope[:, a] += surplus[:, number]
            slope[:, b] -= surplus[:, number]
            for row, column, sign in ((a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)):
                curve[:, row, column] += sign * weight[:, number]
        step = np.linalg.solve(curve[:, 1:, 1:], slope[:, 1:, None])[:, :, 0]
        strength[:, 1:] += np.clip(step, -_STRIDE, _STRIDE)
        if np.abs(step).max() < _CLOSE:
            break
    return strength * ELO
