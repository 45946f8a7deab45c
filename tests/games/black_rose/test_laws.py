"""What is told of a game adds up to it, and questions and refusals are true: whoever holds the crown."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.scoring import power_by_source
from tests.games.black_rose.books import LodgeBooks
from tests.games.black_rose.crowded import PACK, tables
from tests.games.black_rose.questions import QUESTIONS
from tests.games.event_laws import check_questions, hear, rules_of, walk

PRIVATE = {"drew-card": "seat", "saw-cards": "seat", "saw-spell": "seat"}
"""What one seat hears alone."""
SEEDS = [f"{number} {crown}" for number in range(6) for crown in (0, 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_add_up_to_the_game(seed: str) -> None:
    for state in tables(seed):
        books = LodgeBooks(state)
        books.table["actions"] = dict(enumerate(state.actions))
        begun = state.event_count
        for since in walk(state, seed):
            hear(books, state, max(since, begun), PRIVATE)
            BLACK_ROSE.check(state)
        assert state.over


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_where_nobody_listens_nothing_is_told(seed: str) -> None:
    """As in the games that bots play in their heads."""
    for state in tables(seed):
        state.heard = False
        told = len(state.log)
        list(walk(state, seed))
        assert len(state.log) == told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_begins_with_the_crown_and_spells_are_shown_in_turn_order(seed: str) -> None:
    crown = int(seed.split()[1])
    state = BLACK_ROSE.new(2, seed, {"crown": crown})
    told: list[str] = []
    for since in walk(state, seed):
        told += [f"{event.kind} {event.args.get('seat', event.args.get('crown'))}" for event in state.events(since)]
        if "prepared 0" in told and "prepared 1" in told:
            break
    assert told[0] == f"game-started {crown}"
    assert told.index(f"prepared {crown}") < told.index(f"prepared {1 - crown}")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_question_says_what_is_so(seed: str) -> None:
    rules = rules_of(BLACK_ROSE)
    for state in tables(seed):
        for _ in walk(state, seed):
            check_questions(state, QUESTIONS, rules, Counter())


@pytest.mark.parametrize("seed", SEEDS)
def test_power_by_source_adds_up(seed: str) -> None:
    """What brought power in the moment is named; whatever else brought it, the sum is what each party has."""
    for state in tables(seed):
        state = state.clone()  # of what happened before nothing is told
        begun = state.power[:]
        list(walk(state, seed))
        by_source = power_by_source(state)
        gained = [power - before for power, before in zip(state.power, begun, strict=True)]
        assert [sum(sources.values()) for sources in by_source] == gained
        for kind, source in (("trophies-scored", "trophy track"), ("rooms-scored", "room track")):
            told = [event.args for event in state.events(0) if event.kind == kind]
            for party, name in enumerate((0, 1, "black_rose")):
                scored = [args["power"] for args in told if args["party"] == name]
                assert by_source[party].get(source, 0) == sum(scored)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_answered_is_told(seed: str) -> None:
    """A figure, a room or a decoy that is chosen is the first thing that is told then, with the card that asked."""
    kinds = {"figure": ("targeted", "figure"), "room": ("room-targeted", "room"), "decoy": ("decoy-placed", "room")}
    for state in tables(seed):
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.actors())
            asked = state.decision(seat)
            action = chance.choice(state.legal_actions(seat))
            since = state.event_count
            state.apply(seat, action)
            word, *rest = state.space.words(action).split()
            if asked.prompt in ("target", "pick") and word in kinds:
                kind, name = kinds[word]
                told = state.events(since)[0]
                assert (told.kind, told.args) == (kind, {"seat": seat, "source": asked.source, name: rest[0]})


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_revealed_counts(seed: str) -> None:
    """Undo ends where somebody came to know something; the count of such moments never goes back. Whoever searches
    knows what he may find, and the memories lie open."""
    told_openly = {"drew-card", "saw-cards", "saw-spell", "revealed", "inertia", "discarded", "prepared"}
    for state in tables(seed):
        before, begun, searched = state.revelations, state.event_count, False
        for since in walk(state, seed):
            new = {event.kind for event in state.events(max(since, begun), everything=True)}
            assert state.revelations >= before
            assert state.revelations > before or searched or not new & told_openly, f"{new}: nothing was revealed"
            before = state.revelations
            searched = any(state.decision(seat).prompt == "search" for seat in state.actors())


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_and_saved_games_go_on_alike(seed: str) -> None:
    """And whatever happens in a copy changes nothing in the game that it was made of."""
    for state in tables(seed):
        for number, _ in enumerate(walk(state, seed)):
            if number % 25 != 5:
                continue
            before = state.save()
            copy, loaded = state.clone(), BLACK_ROSE.load(before, [PACK] if "said" in state.cat.pack_ids else [])
            for game in (copy, loaded):
                game.heard = True
                list(walk(game, f"{seed} {number}", 12))
            assert copy.save() == loaded.save()
            assert [str(event) for event in copy.log] == [str(event) for event in loaded.log]
            assert state.save() == before
