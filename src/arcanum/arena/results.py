"""The results of a plan: what the games say, in numbers. `results.json` holds them, the report shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import numpy as np

from arcanum.arena.jsonfile import as_json, read_json
from arcanum.arena.ledger import Ledger, Run
from arcanum.arena.outcome import Clock, Outcome
from arcanum.arena.plan import Key, Plan, seatings
from arcanum.arena.statistics import LEVEL, RESAMPLES, Estimate, Numbers, estimates, ratings, resample, widened
from arcanum.core.files import write_whole
from arcanum.core.state import Data

FORMAT: Final = 1
RESULTS: Final = "results.json"


class Interval(msgspec.Struct, frozen=True):
    """A number and where it may lie."""

    value: float
    low: float
    high: float


class PairingResult(msgspec.Struct):
    """Two bots against each other."""

    bots: tuple[str, str]
    pairs: int
    """Whole deals; only these count for the score."""
    incomplete: int
    """Deals of which a game has no result."""
    score: Interval | None
    """The mean share of the first bot: ½ is even."""
    wins: int
    """Games in which the first bot has more of the win than the second."""
    draws: int
    losses: int
    rounds: dict[int, int]
    """How many games took so many rounds."""

    @property
    def median_rounds(self) -> float | None:
        lengths = [rounds for rounds, count in self.rounds.items() for _ in range(count)]
        return median(lengths) if lengths else None


class Thinking(msgspec.Struct):
    """How long a bot thought about an answer, in milliseconds."""

    count: int
    mean: float
    p10: float
    p50: float
    p90: float
    p99: float
    max: float


class BotResult(msgspec.Struct):
    """One bot, over all its games."""

    name: str
    elo: Interval
    one_sided: bool
    """Whether it won or lost everything, so that its rating is no more than a bound."""
    seats: int
    """How many seats it held in games that came to their end."""
    points: dict[str, float]
    """Its points at the end of a game, on average, by what they came from."""
    thinking: Thinking | None


class Mishap(msgspec.Struct):
    """A game in which something failed."""

    where: str
    kind: str
    counted: bool
    """Whether it counts as lost; else it has no result."""


class Results(msgspec.Struct):
    """Everything that is reported of a plan."""

    format: int
    plan: Data
    runs: list[Run]
    games: int
    """Games that have a result."""
    games_planned: int
    resamples: int
    level: float
    pairings: list[PairingResult]
    bots: list[BotResult]
    failures: list[Mishap]

    def pairing(self, one: str, other: str) -> PairingResult:
        """The result of these two."""
        return next(found for found in self.pairings if found.bots == (one, other))


def summarise(plan: Plan, ledger: Ledger) -> Results:
    """The results of the games that are there; the same for the same games, in whatever order they were played."""
    pairings = plan.pairings()
    outcomes = {key: ledger.outcomes[key] for key in plan.among(ledger.outcomes)}
    counted = [outcome for outcome in outcomes.values() if outcome.returns is not None]
    scores = _scores(plan, outcomes)
    means, counts = resample(scores, f"{plan.seed}, resampling")
    found = estimates(scores, means)
    numbers = {bot: number for number, bot in enumerate(plan.names())}
    rated = ratings(
        len(numbers),
        [(numbers[one], numbers[other]) for one, other in pairings],
        scores,
        widened(means, found, f"{plan.seed}, widening"),
        counts,
    )
    return Results(
        format=FORMAT,
        plan=ledger.charter.plan,
        runs=ledger.charter.runs,
        games=len(counted),
        games_planned=plan.games,
        resamples=RESAMPLES,
        level=LEVEL,
        pairings=[
            _pairing(pairing, row, estimate, [outcome for outcome in outcomes.values() if outcome.pairing == pairing])
            for pairing, row, estimate in zip(pairings, scores, found, strict=True)
        ],
        bots=[_bot(bot, elo, counted) for bot, elo in zip(numbers, rated, strict=True)],
        failures=[_mishap(outcome) for outcome in outcomes.values() if outcome.failure is not None],
    )


def _scores(plan: Plan, outcomes: Mapping[Key, Outcome]) -> Numbers:
    """The score of the first bot of each pairing (row) in each deal (column); NaN where a game has no result.

    Deals that no pairing has played whole have no column: a plan may be large and hardly begun.
    """
    count = len(seatings(plan.players))
    played: dict[tuple[tuple[str, str], int], list[float]] = {}
    for (pairing, deal, _), outcome in outcomes.items():
        if outcome.returns is not None:
            played.setdefault((pairing, deal), []).append(outcome.score)
    whole = {place: sum(games) / count for place, games in played.items() if len(games) == count}
    deals = sorted({deal for _, deal in whole}) or [0]
    rows = [[whole.get((pairing, deal), np.nan) for deal in deals] for pairing in plan.pairings()]
    return np.array(rows, dtype=np.float64)


def _pairing(
    bots: tuple[str, str], scores: Numbers, estimate: Estimate | None, games: Sequence[Outcome]
) -> PairingResult:
    by_game = [game.score for game in games if game.returns is not None]
    return PairingResult(
        bots=bots,
        pairs=int(np.count_nonzero(~np.isnan(scores))),
        incomplete=len({game.deal for game in games if game.returns is None}),
        score=None if estimate is None else _interval(estimate, 6),
        wins=sum(score > 0.5 for score in by_game),
        draws=sum(score == 0.5 for score in by_game),
        losses=sum(score < 0.5 for score in by_game),
        rounds=_tally(game.rounds for game in games),
    )


def _interval(estimate: Estimate, digits: int) -> Interval:
    return Interval(*(round(number, digits) for number in estimate))


def _tally(numbers: Iterable[int | None]) -> dict[int, int]:
    found: dict[int, int] = {}
    for number in sorted(number for number in numbers if number is not None):
        found[number] = found.get(number, 0) + 1
    return found


def _bot(name: str, elo: Estimate, games: Sequence[Outcome]) -> BotResult:
    own = [(game, seat) for game in games for seat, bot in enumerate(game.seats) if bot == name]
    shares = {game.score if game.pairing[0] == name else 1.0 - game.score for game, _ in own}
    ended = [game.points[seat] for game, seat in own if game.points]
    clock = Clock(spread={})
    for game, seat in own:
        if game.times:
            clock.merge(game.times[seat])
    kinds = sorted({kind for points in ended for kind in points})
    return BotResult(
        name=name,
        elo=_interval(elo, 1),
        one_sided=shares in ({0.0}, {1.0}),
        seats=len(ended),
        points={kind: round(sum(points.get(kind, 0) for points in ended) / len(ended), 4) for kind in kinds},
        thinking=_thinking(clock),
    )


def _thinking(clock: Clock) -> Thinking | None:
    if not clock.count:
        return None
    p10, p50, p90, p99 = (round(clock.percentile(share), 4) for share in (0.1, 0.5, 0.9, 0.99))
    return Thinking(clock.count, round(clock.total_ms / clock.count, 4), p10, p50, p90, p99, round(clock.max_ms, 3))


def _mishap(outcome: Outcome) -> Mishap:
    assert outcome.failure is not None
    return Mishap(outcome.failure.where(outcome.bout), outcome.failure.kind, outcome.returns is not None)


# --- the file ---------------------------------------------------------------------------------------------------------


def write_results(results: Results, folder: Path) -> None:
    write_whole(folder / RESULTS, as_json(results))


def read_results(folder: Path) -> Results:
    """The results of an earlier run."""
    return read_json(folder / RESULTS, Results, "the results of a run", FORMAT)
