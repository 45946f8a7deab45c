"""What is told of a game adds up to it, for each listener, and what is asked, refused and counted is so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.attack import lose_life
from tests.games.event_laws import check_questions, check_refusals, overhear, rules_of, walk
from tests.games.res_arcana.books import TableBooks
from tests.games.res_arcana.crowded import crowded
from tests.games.res_arcana.questions import QUESTIONS
from tests.games.res_arcana.refusals import REFUSALS

RULES = rules_of(RES_ARCANA)

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"setup": "standard", "collect": "ordered"}),
    (3, {"setup": "standard", "first": 2}),
    (4, {"setup": "draft"}),
    (2, {"setup": "first_game", "first": 1}),
    (3, {"setup": "first_game", "starter_sets": "shuffled"}),
    (2, {"setup": "match"}),
]
SEEDS = [str(number) for number in range(12)]
TABLES = 4
"""Crowded tables for each seed."""
COMMON = ("turn", "gain-mix", "take-off", "pay", "swap-item", "discard-yield", "react", "pay-same", "choose-mage")
"""What is asked so often that every seventh time will do."""


def tables(seed: str, seats: int) -> list[State]:
    return [crowded(f"{seed} {number}", seats) for number in range(TABLES)]


def dealt(setup: tuple[int, dict[str, Any]], seed: str) -> State:
    return RES_ARCANA.new(setup[0], seed, {"round_limit": 4, **setup[1]})


def ears(state: State) -> list[TableBooks]:
    """The books of every seat, and of a spectator."""
    return [TableBooks(state, ear) for ear in (*range(state.seats), None)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_events_of_a_game_add_up_for_each_listener(setup: tuple[int, dict[str, Any]], seed: str) -> None:
    seats, options = setup
    state = RES_ARCANA.blank(seats, {"round_limit": 4, **options})
    listening = ears(state)
    state.deal(seed)
    for since in walk(state, seed):
        for books in listening:
            overhear(books, state, since, books.ear)
    assert state.over


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_of_crowded_tables_add_up_for_each_listener(seed: str, seats: int) -> None:
    for state in tables(seed, seats):
        listening = ears(state)
        begun = state.event_count
        for since in walk(state, seed):
            for books in listening:
                overhear(books, state, max(since, begun), books.ear)
        assert state.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_nobody_listens_nothing_is_told(seats: int) -> None:
    """As in the games that bots play in their heads."""
    for state in tables("silence", seats):
        state.heard = False
        told = len(state.log)
        list(walk(state, "silence"))
        assert len(state.log) == told


@pytest.mark.parametrize("heard", [False, True])
def test_that_nothing_was_lost_is_told_to_whoever_listens(heard: bool) -> None:
    state = crowded("silence", 2)
    state.pool = [0] * len(state.pool)
    state.heard = heard
    told = len(state.log)
    lose_life(state, 0, state.play[1][0], 1)
    assert len(state.log) == told + heard


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_question_of_a_game_says_what_is_so(setup: tuple[int, dict[str, Any]], seed: str) -> None:
    state = dealt(setup, seed)
    for _ in walk(state, seed):
        check_questions(state, QUESTIONS, RULES, Counter())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_at_crowded_tables_says_what_is_so(seed: str, seats: int) -> None:
    for state in tables(seed, seats):
        for _ in walk(state, seed):
            check_questions(state, QUESTIONS, RULES, Counter())


def check_some_refusals(state: State, seed: str) -> None:
    """What is asked often is looked at every seventh time."""
    for number, _ in enumerate(walk(state, seed)):
        if not state.over and (number % 7 == 0 or state.decision(state.actors()[0]).prompt not in COMMON):
            check_refusals(state, REFUSALS, range(state.space.size), Counter())


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_refusal_of_a_game_says_what_is_so(setup: tuple[int, dict[str, Any]]) -> None:
    check_some_refusals(dealt(setup, "refused"), "refused")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_at_crowded_tables_says_what_is_so(seed: str, seats: int) -> None:
    for state in tables(seed, seats):
        check_some_refusals(state, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_points_by_source_add_up_to_the_points(seed: str, seats: int) -> None:
    """At every decision, for each player, kind by kind."""
    for state in tables(seed, seats):
        for _ in walk(state, seed):
            for seat, found in enumerate(RES_ARCANA.points(state)):
                assert found == by_kind(state, seat)
                assert sum(found.values()) == RES_ARCANA.standing(state)[seat]


def by_kind(s: State, seat: int) -> dict[str, float]:
    worth = Counter({"first_player": int(s.first == seat), "other": s.bonus[seat]})
    for component in s.play[seat]:
        kind = at.KINDS[s.cat.kind[component]]
        lying = s.lying(component)
        worth[kind] += s.cat.points[component]
        worth[kind] += sum(each * lying[essence] for each, essence in s.cat.points_on[component])
        for each, subtype in s.cat.points_own[component]:
            worth[kind] += each * sum(s.cat.subtypes[other] & subtype != 0 for other in s.play[seat])
    return {kind: count for kind, count in worth.items() if count}
