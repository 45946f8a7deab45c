"""The metamorphic law of hidden information: re-deal everything that a seat cannot know, and nothing changes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.core.chance import Chance, key_of
from arcanum.core.events import Event
from arcanum.core.preview import preview
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.invariants import check_state
from arcanum.games.res_arcana.state import State

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"setup": "draft"}),
    (3, {"setup": "draft"}),
    (4, {"setup": "draft"}),
    (2, {"setup": "first_game"}),
    (4, {"setup": "first_game", "starter_sets": "shuffled"}),
    (2, {"setup": "match"}),
    (3, {"collect": "ordered"}),
]
GAMES = 4
EVERY = 3
"""Positions are looked at every so many decisions."""


def choose(state: State, chance: Chance) -> tuple[int, int]:
    """A random legal answer; looks and draws are preferred, because they make knowledge."""
    actors = state.actors()
    seat = actors[chance.below(len(actors))]
    legal = state.legal_actions(seat)
    telling = [
        action
        for action in legal
        if state.space.words(action).split()[-2:-1] in (["oracle"], ["seer"], ["hawk"], ["divination"], ["scholar"])
        or state.space.words(action) in ("deck monuments", "claim oracle", "place hawk")
    ]
    options = telling if telling and chance.below(2) else legal
    return seat, options[chance.below(len(options))]


def positions(seats: int, options: dict[str, Any]) -> Iterator[State]:
    for game in range(GAMES):
        chance = Chance(key_of(f"positions {game}"))
        state = RES_ARCANA.new(seats, f"hidden {game}", options)
        number = 0
        while not state.over:
            number += 1
            if number % EVERY == 0 or state.round == 0:
                yield state
            state.apply(*choose(state, chance))


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_nothing_changes_for_the_seat(seats: int, options: dict[str, Any]) -> None:
    """View, decision, legal actions and refusals are the same in every world of the seat, and worlds are sound."""
    for number, state in enumerate(positions(seats, options)):
        for seat in range(seats):
            world = state.world(seat, f"{number}")
            check_state(world)
            assert world.view(seat) == state.view(seat)
            assert world.actors() == state.actors()
            assert world.legal_actions(seat) == state.legal_actions(seat)
            if seat in state.actors() and number % 5 == 0:
                for action in range(state.space.size):
                    assert world.why_not(seat, action) == state.why_not(seat, action)
                for action in state.legal_actions(seat)[:3]:
                    assert preview(world, seat, action, worlds=2) == preview(state, seat, action, worlds=2)


@pytest.mark.rule("RA-30.17", "RA-30.10")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_events_tell_nothing_hidden(seats: int, options: dict[str, Any]) -> None:
    """What a seat is told of the others' next action is the same in every world in which they can take it and in which
    chance and hidden cards do not show themselves to the seat."""
    compared = 0
    for number, state in enumerate(positions(seats, options)):
        chance = Chance(key_of(f"events {number}"))
        actor = state.actors()[0]
        legal = state.legal_actions(actor)
        action = legal[chance.below(len(legal))]
        for seat in range(seats):
            if seat == actor:
                continue
            world = state.world(seat, f"{number}")
            if action not in world.legal_actions(actor):
                continue
            truth = state.clone()
            if shows_hidden(truth, actor, action):
                continue
            world.apply(actor, action)
            truth.apply(actor, action)
            told = truth.events(state.event_count, seat)
            again = world.events(0, seat)
            end = min(first_card_shown(told), first_card_shown(again))
            assert told[:end] == again[:end]
            compared += 1
    assert compared > 50


def first_card_shown(events: list[Event]) -> int:
    """How many events come before a card is shown that the action did not name (forced discards of a hidden hand)."""
    shown = [number for number, event in enumerate(events) if number and event.kind == "discarded"]
    return shown[0] if shown else max(len(events), 1)


def shows_hidden(state: State, seat: int, action: int) -> bool:
    """Whether an action turns up a card of the monument deck, or reveals what several seats chose in secret."""
    words = state.space.words(action)
    return words.startswith("claim") or bool(state.branches)


@pytest.mark.rule("RA-30.1", "RA-30.2", "RA-30.9")
def test_worlds_differ_where_the_seat_cannot_know() -> None:
    """Hands of rivals, decks and the monument deck are dealt anew: over a few worlds all of them vary."""
    state = RES_ARCANA.new(3, "vary")
    while state.round < 1:
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[0])
    worlds = [state.world(0, str(number)) for number in range(40)]
    assert len({tuple(world.hand[1]) for world in worlds}) > 20
    assert len({tuple(world.deck[1]) for world in worlds}) > 20
    assert len({tuple(world.deck[0]) for world in worlds}) > 20
    assert len({tuple(world.monument_deck) for world in worlds}) > 20
    assert len({world.chance.key for world in worlds}) == 40
    assert {tuple(world.hand[0]) for world in worlds} == {tuple(state.hand[0])}
    assert {tuple(sorted(world.deck[0])) for world in worlds} == {tuple(sorted(state.deck[0]))}


@pytest.mark.rule("RA-30.2", "RA-15.8")
def test_unknown_cards_are_dealt_evenly() -> None:
    """Every artifact that seat 0 has not seen is equally likely to be in the rival's hand."""
    state = RES_ARCANA.new(2, "even")
    unseen = [card for card in state.cat.artifacts if not state.known[card] & 1]
    counts = dict.fromkeys(unseen, 0)
    worlds = 2000
    for number in range(worlds):
        for card in state.world(0, str(number)).hand[1]:
            counts[card] += 1
    expected = worlds * 3 / len(unseen)
    # Four standard deviations of a binomial count: a fair deal fails less than once in a hundred such tests.
    bound = 4.2 * (expected * (1 - 3 / len(unseen))) ** 0.5
    assert all(abs(count - expected) < bound for count in counts.values())
