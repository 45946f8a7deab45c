"""A single game: exact, repeatable, and told in numbers that add up."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

import pytest

from arcanum.arena import bout as bouts_of_the_arena
from arcanum.arena.bout import Job, Played, _Table, play, rounds_of
from arcanum.arena.crew import Pulse
from arcanum.arena.deadline import TIMEOUT
from arcanum.arena.outcome import Clock, Outcome, forfeited
from arcanum.arena.plan import Bout, Plan
from arcanum.core.game import Game
from arcanum.core.record import Record, replay
from arcanum.games import find
from tests.arena.conftest import SHORT, small_plan
from tests.arena.players import First, Seeded


def job_of(plan: Plan, bout: Bout) -> Job:
    names = plan.names()
    specs = tuple(names[bot] for bot in bout.seats)
    return Job(plan.game, bout, specs, plan.options, (), TIMEOUT, True, ".")


def played(plan: Plan, bout: Bout) -> Played:
    return play(job_of(plan, bout), Pulse())


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


def test_the_seed_of_a_bot_hangs_on_the_deal_and_on_the_seat_and_gives_nothing_away() -> None:
    """Whoever knows the seed of a game can deal it again, hidden cards and all."""
    plan = small_plan("Seeded", "Seeded", pairs=3, seed="sesame")
    found: dict[str, tuple[str, int]] = {}
    for bout in plan.bouts():
        table = _Table(job_of(plan, bout), Pulse())
        table.sit_down()
        for seat, bot in enumerate(table.bots):
            assert isinstance(bot, Seeded)
            assert "sesame" not in bot.seed
            assert bout.seed not in bot.seed
            place = (bout.seed, seat)
            assert found.setdefault(bot.seed, place) == place
    # Three deals, two seats, and either of the two bots in each of them.
    assert len(found) == 3 * 2 * 2
    assert {seed for seed, _ in found.values()} == {"sesame 0", "sesame 1", "sesame 2"}


def test_a_seed_of_a_bot_is_the_same_again() -> None:
    plan = small_plan("Seeded", "First", seed="sesame")
    seeds = []
    for _ in range(2):
        table = _Table(job_of(plan, bouts(plan, 1)[0]), Pulse())
        table.sit_down()
        seeds.append([bot.seed for bot in table.bots if isinstance(bot, First)])
    assert seeds[0] == seeds[1]


def test_the_rounds_of_a_match_are_those_of_its_last_game() -> None:
    plan = Plan("res_arcana", ("random", "random"), 1, seed="match", options={"setup": "match", "round_limit": "3"})
    told = played(plan, bouts(plan, 1)[0])
    record = Record.from_data(told.record)
    game = find("res_arcana")
    rounds = [replay(record, game, number).view(None)["round"] for number in range(len(record.actions) + 1)]
    # Between two games the round is that before the first one.
    ends = [one for one, other in pairwise(rounds) if other < one]
    assert len(ends) in (1, 2)
    assert told.outcome.rounds == rounds[-1]
    assert told.outcome.rounds == 3 < sum(ends) + rounds[-1]


# --- games without a result -------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_for_ever_has_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bouts_of_the_arena, "LIMIT", 7)
    plan = small_plan("random", "First")
    outcome = played(plan, bouts(plan, 1)[0]).outcome
    assert outcome.failure is not None
    assert (outcome.failure.kind, outcome.failure.seat) == ("endless", None)
    assert "it is not over after 7 decisions" in outcome.failure.where(outcome.bout)
    assert outcome.returns is None
    assert outcome.decisions == 7


def broken(*_: Any) -> None:
    raise RuntimeError("the engine is broken")


@pytest.mark.parametrize(
    ("name", "decisions"), [("new", 0), ("view", None), ("apply", 0), ("returns", None)], ids=lambda each: str(each)
)
def test_an_engine_that_fails_costs_one_game_its_result(
    monkeypatch: pytest.MonkeyPatch, name: str, decisions: int | None
) -> None:
    """When it deals, when it plays, and when it counts."""
    plan = small_plan("First", "First")
    game = find("res_arcana")
    kind: Any = type(game) if name == "new" else type(game.new(2, "any", {}))
    monkeypatch.setattr(kind, name, broken)
    outcome = played(plan, bouts(plan, 1)[0]).outcome
    assert outcome.failure is not None
    assert (outcome.failure.kind, outcome.failure.seat, outcome.returns) == ("engine", None, None)
    assert "RuntimeError: the engine is broken" in outcome.failure.message
    assert decisions is None or outcome.decisions == decisions


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


def test_the_power_of_both_mages_adds_up() -> None:
    plan = Plan("black_rose", ("adept", "apprentice"), 2, seed="power")
    sources = set()
    for bout in bouts(plan, 2):
        done = played(plan, bout)
        view = replay(Record.from_data(done.record), find("black_rose")).view(None)
        assert [sum(power.values()) for power in done.outcome.points] == [
            each["power"]["total"] for each in view["parties"][:2]
        ]
        sources |= {source for power in done.outcome.points for source in power}
    assert {"defeats", "restored rooms", "trophy track", "room track"} <= sources
    assert "" not in sources


def test_a_game_without_points_or_rounds_shows_none() -> None:
    state = find("res_arcana").new(2, "nothing")
    assert (Game().points(state), Game().standing(state)) == ([], [])
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
        ([1.0], ["a"], 1.0),
        ([0.0], ["a"], 0.0),
        ([1.0], ["b"], 0.0),
        ([0.0], ["b"], 1.0),
    ],
)
def test_the_score_is_the_share_of_the_first_bot(returns: list[float], seats: list[str], score: float) -> None:
    assert outcome_with(returns, seats).score == score


def test_who_forfeits_gets_nothing_and_the_others_share() -> None:
    assert forfeited("abcd", 1) == [1 / 3, 0.0, 1 / 3, 1 / 3]
    assert forfeited("a", 0) == [0.0]


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
