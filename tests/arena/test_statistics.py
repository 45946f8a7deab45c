"""The numbers are right where one knows them."""

from __future__ import annotations

import numpy as np
import pytest

from arcanum.arena.statistics import LEVEL, PRIOR, bradley_terry, estimates, ratings, resample, uniform


def one_row(scores: list[float]) -> np.ndarray:
    return np.array([scores], dtype=np.float64)


def test_uniform_numbers_are_uniform_and_repeatable() -> None:
    numbers = uniform("seed", 70_000, 7)
    assert set(numbers) == set(range(7))
    counts = np.bincount(numbers, minlength=7)
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 22.5  # chi-square with 6 degrees of freedom, one in a thousand
    assert (numbers == uniform("seed", 70_000, 7)).all()
    assert (numbers != uniform("another seed", 70_000, 7)).any()


def test_an_interval_is_that_of_the_mean() -> None:
    """For many deals the bootstrap agrees with the normal approximation."""
    scores = np.tile([0.0, 0.5, 0.5, 1.0, 1.0], 80)
    means, _ = resample(scores[None], "test")
    (estimate,) = estimates(scores[None], means)
    assert estimate is not None
    half = 1.96 * scores.std() / np.sqrt(scores.size)
    assert estimate.value == pytest.approx(0.6)
    assert estimate.low == pytest.approx(0.6 - half, abs=0.004)
    assert estimate.high == pytest.approx(0.6 + half, abs=0.004)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(5)
    trials, covered = 300, 0
    for trial in range(trials):
        scores = rng.choice([0.0, 0.5, 1.0], size=(1, 80), p=[0.2, 0.3, 0.5])
        means, _ = resample(scores, str(trial), resamples=600)
        (estimate,) = estimates(scores, means)
        assert estimate is not None
        covered += estimate.low <= 0.65 <= estimate.high
    assert LEVEL - 0.045 <= covered / trials <= 0.99


def test_a_clean_sweep_is_not_certainty() -> None:
    for scores, low, high in (([1.0] * 10, 0.025**0.1, 1.0), ([0.0] * 10, 0.0, 1 - 0.025**0.1)):
        means, _ = resample(one_row(scores), "test")
        (estimate,) = estimates(one_row(scores), means)
        assert estimate is not None
        assert list(estimate) == pytest.approx([scores[0], low, high])


def test_a_mirror_that_is_even_in_every_deal_is_even() -> None:
    means, _ = resample(one_row([0.5] * 10), "test")
    (estimate,) = estimates(one_row([0.5] * 10), means)
    assert estimate is not None
    assert list(estimate) == [0.5, 0.5, 0.5]


def test_deals_that_are_not_whole_do_not_count() -> None:
    scores = np.array([[1.0, np.nan, 0.0, np.nan], [np.nan] * 4])
    means, counts = resample(scores, "test", 500)
    one, other = estimates(scores, means)
    assert one is not None
    assert one.value == 0.5
    assert other is None
    assert counts[:, 0].max() <= 4
    assert (counts[:, 1] == 0).all()


def test_two_bots_get_the_elo_of_their_score() -> None:
    count, mean = 1e6, 0.76
    elo = bradley_terry(2, [(0, 1)], np.array([[1 - mean]]), np.array([[count]]))[0]
    assert elo[0] == 0
    assert elo[1] == pytest.approx(400 * np.log10(mean / (1 - mean)), abs=0.01)


def test_who_wins_everything_has_a_rating() -> None:
    elo = bradley_terry(2, [(0, 1)], np.array([[0.0]]), np.array([[400.0]]))[0]
    assert elo[1] == pytest.approx(400 * np.log10((400 + PRIOR / 2) / (PRIOR / 2)))


def test_a_ladder_is_recovered_with_its_intervals() -> None:
    """Scores drawn from known ratings lead back to them."""
    rng = np.random.default_rng(3)
    true = np.array([0.0, 90.0, 240.0, 500.0])
    pairings = [(one, other) for one in range(4) for other in range(one + 1, 4)]
    chances = [1 / (1 + 10 ** ((true[other] - true[one]) / 400)) for one, other in pairings]
    scores = np.array([rng.binomial(2, chance, 500) / 2 for chance in chances])
    means, counts = resample(scores, "test", 2000)
    found = ratings(4, pairings, scores, means, counts)
    assert list(found[0]) == [0, 0, 0]
    for estimate, elo in zip(found[1:], true[1:], strict=True):
        assert estimate.low < elo < estimate.high
        assert estimate.high - estimate.low < 80


def test_ratings_do_not_depend_on_the_order_of_the_bots() -> None:
    mean, count = np.array([[0.3, 0.2, 0.4]]), np.full((1, 3), 50.0)
    one = bradley_terry(3, [(0, 1), (0, 2), (1, 2)], mean, count)[0]
    other = bradley_terry(3, [(0, 2), (0, 1), (2, 1)], mean, count)[0]
    assert one == pytest.approx(other[[0, 2, 1]])
