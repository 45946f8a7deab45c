"""A single game: exact, repeatable, and told in numbers that add up."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from arcanum.arena.bout import Job, Played, play
from arcanum.arena.crew import Pulse
from arcanum.arena.outcome import Clock, Outcome, forfeited
from arcanum.arena.plan import Bout, Plan
from arcanum.arena.sources import points_of, rounds_of
from arcanum.core.record import Record, replay
from arcanum.games import find
from tests.arena.conftest import SHORT, small_plan


def played(plan: Plan, bout: Bout) -> Played:
    names = plan.names()
    specs = tuple(names[bot] for bot in bout.seats)
    return play(Job(plan.game, bout, specs, plan.options, (), 30.0, True, "."), Pulse())


def bouts(plan: Plan, count: int) -> list[Bout]:
    return list(islice(plan.bouts(), count))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_repeatable_and_its_record_leads_to_its_end(players: int) -> None:
    plan = small_plan("random", "First", players=players)
    bout = bouts(plan, 2)[1]
    one, other = played(plan, bout), played(plan, bout)
    assert one.outcome.facts() == other.outcome.facts()
    assert one.outcome.failure is None
    record = Record.from_data(one.record)
    assert record.seed == bout.seed
    state = replay(record, find("res_arcana"))
    assert state.state_hash() == one.outcome.state
    assert list(state.returns()) == one.outcome.returns
    assert len(record.actions) == one.outcome.decisions == sum(clock.count for clock in one.outcome.times)


def test_a_bot_against_itself_does_not_play_one_game_twice() -> None:
    """The seats are swapped and the deal is the same: only the bots' own chance tells the two games apart."""
    plan = small_plan("Seeded", "Seeded")
    one, other = (played(plan, bout).outcome for bout in bouts(plan, 2))
    assert one.seed == other.seed
    assert one.actions != other.actions


def test_the_points_add_up() -> None:
    game = find("res_arcana")
    plan = Plan("res_arcana", ("random", "random"), 1, seed="points")
    outcome = played(plan, bouts(plan, 1)[0]).outcome
    record = Record.from_data(played(plan, bouts(plan, 1)[0]).record)
    view = replay(record, game).view(None)
    totals = [sum(points.values()) for points in outcome.points]
    assert totals == [player["points"] for player in view["players"]]
    assert max(totals) >= 10
    assert {kind for points in outcome.points for kind in points} <= {
        *("artifact", "mage", "monument", "magic_item", "place_of_power", "first_player", "other")
    }
    assert outcome.rounds == view["round"]


def test_a_game_without_points_or_rounds_shows_none() -> None:
    assert points_of({}) == []
    assert points_of({"players": [{"points": 3}]}) == []
    assert rounds_of({"round": None}) is None


def outcome_with(returns: list[float], seats: list[str]) -> Outcome:
    return Outcome(("a", "b"), 0, 0, seats, "s", SHORT, returns, 1, 1, [], [], 0.0, "", "")


@pytest.mark.parametrize(
    ("returns", "seats", "score"),
    [
        ([1.0, 0.0], ["a", "b"], 1.0),
        ([1.0, 0.0], ["b", "a"], 0.0),
        ([0.5, 0.5], ["a", "b"], 0.5),
        ([0.0, 0.0], ["a", "b"], 0.5),
        ([0.0, 0.5, 0.5], ["a", "b", "a"], 0.5),
        ([0.25] * 4, ["a", "a", "b", "b"], 0.5),
        ([0.0, 1.0, 0.0, 0.0], ["b", "a", "a", "b"], 1.0),
    ],
)
def test_the_score_is_the_share_of_the_first_bot(returns: list[float], seats: list[str], score: float) -> None:
    assert outcome_with(returns, seats).score == score


def test_who_forfeits_gets_nothing_and_the_others_share() -> None:
    assert forfeited("abcd", 1) == [1 / 3, 0.0, 1 / 3, 1 / 3]


def test_a_clock_knows_its_percentiles() -> None:
    clock = Clock(spread={})
    for number in range(1, 1001):
        clock.add(number / 1e3)
    assert clock.percentile(0.5) == pytest.approx(500, rel=0.1)
    assert clock.percentile(0.99) == pytest.approx(990, rel=0.1)
    assert clock.percentile(1.0) == pytest.approx(1000, rel=0.1)
    assert clock.max_ms == 1000
    other = Clock(spread={})
    other.add(5.0)
    clock.merge(other)
    assert (clock.count, clock.max_ms) == (1001, 5000)


def test_bots_of_somebody_else_are_found_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from tests.arena.players import First as Mine\n"
    (tmp_path / "bots_that_lie_here.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    small_plan("random", "python:bots_that_lie_here:Mine").check()
