"""The numbers are right where one knows them."""

from __future__ import annotations

import numpy as np
import pytest

from arcanum.arena.statistics import (
    LEVEL,
    PRIOR,
    Estimate,
    bradley_terry,
    estimates,
    ratings,
    resample,
    sweep,
    uniform,
    widened,
    wilson,
)


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


def interval(scores: list[float]) -> Estimate:
    means, _ = resample(one_row(scores), "test", 2000)
    (estimate,) = estimates(one_row(scores), means)
    assert estimate is not None
    return estimate


def test_wilson_is_as_in_the_tables() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.9, 10) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


@pytest.mark.parametrize("count", [1, 2, 10, 50, 400])
@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 1.0])
def test_deals_that_are_all_alike_are_not_certainty(score: float, count: int) -> None:
    """A mirror match that is even in every deal, for one."""
    low, high = wilson(score, count)
    found = interval([score] * count)
    assert found.value == pytest.approx(score)
    assert found.low <= low + 1e-12
    assert found.high >= high - 1e-12
    assert found.high - found.low > 0.9 / count


@pytest.mark.parametrize("count", [10, 30, 200])
@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("score", [0.0, 0.5, 11 / 12])
def test_few_deals_that_differ_are_not_all_that_may_happen(count: int, others: int, score: float) -> None:
    scores = [1.0] * (count - others) + [score] * others
    found = interval(scores)
    low, high = wilson(sum(scores) / count, count)
    assert found.low <= low + 1e-12
    assert found.high >= high - 1e-12


@pytest.mark.parametrize("count", [2, 5, 10, 11, 30, 200])
def test_nobody_is_surer_than_of_who_wins_everything(count: int) -> None:
    """However little is missing, and in however many deals."""
    best = interval([1.0] * count)
    assert best.low == sweep(count)
    worst = interval([0.0] * count)
    assert worst.high == pytest.approx(1.0 - best.low)
    for score in (0.0, 0.5, 11 / 12, 0.999):
        for others in range(1, min(count, 9)):
            assert interval([1.0] * (count - others) + [score] * others).low <= best.low + 1e-12
            assert interval([0.0] * (count - others) + [1.0 - score] * others).high >= worst.high - 1e-12


def test_where_enough_deals_differ_it_is_resampling_alone() -> None:
    scores = [1.0] * 30 + [0.5] * 5
    means, _ = resample(one_row(scores), "test")
    (estimate,) = estimates(one_row(scores), means)
    assert estimate is not None
    assert [estimate.low, estimate.high] == pytest.approx(list(np.quantile(means, [0.025, 0.975])))


@pytest.mark.parametrize(("count", "chance"), [(20, 0.97), (20, 0.99), (60, 0.97), (60, 0.995)])
def test_intervals_of_near_sweeps_cover_the_truth(count: int, chance: float) -> None:
    rng = np.random.default_rng(7)
    trials, covered = 200, 0
    for _ in range(trials):
        found = interval(list(rng.binomial(2, chance, count) / 2))
        covered += found.low <= chance <= found.high
    assert covered / trials >= LEVEL


def elo_of(scores: np.ndarray, bots: int, pairings: list[tuple[int, int]]) -> list[Estimate]:
    means, counts = resample(scores, "test", 1000)
    return ratings(bots, pairings, scores, widened(means, estimates(scores, means), "test"), counts)


@pytest.mark.parametrize(
    "scores", [[1.0] * 20, [0.0] * 20, [0.5] * 20, [1.0] * 19 + [0.5], [0.5] * 19 + [1.0], [1.0], [0.5]]
)
def test_the_interval_of_a_rating_is_as_wide_as_that_of_the_score(scores: list[float]) -> None:
    first, second = elo_of(one_row(scores), 2, [(0, 1)])
    assert list(first) == [0, 0, 0]
    found, count = interval(scores), np.array([[float(len(scores))]])
    ends = [bradley_terry(2, [(0, 1)], np.array([[end]]), count)[0, 1] for end in (found.high, found.low)]
    assert second.low < second.high
    assert second.low - 1e-6 <= second.value <= second.high + 1e-6
    assert [second.low, second.high] == pytest.approx(ends, abs=8)


def test_no_rating_of_several_bots_is_certain() -> None:
    scores = np.array([[1.0] * 12, [1.0] * 11 + [0.5], [0.5] * 12])
    one, other = (elo_of(scores, 3, [(0, 1), (0, 2), (1, 2)]) for _ in range(2))
    assert one == other
    for found in one[1:]:
        assert found.low < found.high


def test_ratings_of_others_are_left_as_they_are() -> None:
    rng = np.random.default_rng(11)
    scores = rng.choice([0.0, 0.5, 1.0], size=(3, 80))
    means, _ = resample(scores, "test", 500)
    assert (widened(means, estimates(scores, means), "test") == means).all()
    scores[1] = 0.5
    means, _ = resample(scores, "test", 500)
    wide = widened(means, estimates(scores, means), "test")
    assert (wide[:, [0, 2]] == means[:, [0, 2]]).all()
    assert wide[:, 1].std() > 0.04


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
