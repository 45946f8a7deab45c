"""The evaluation of Black Rose Wars: Duel: what bots think of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.bots import make
from arcanum.bots.search import Search, Settings
from arcanum.bots.seat import look
from arcanum.core.shared import changed
from arcanum.core.state import GameState
from arcanum.core.weights import read_weights
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.evaluation import stage_of
from arcanum.games.black_rose.evaluation_weights import FEATURES, FILE
from arcanum.games.black_rose.knowledge import hidden_slots
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.worths import side_worths

EVALUATION = BLACK_ROSE.make_evaluation(BLACK_ROSE.content(), BLACK_ROSE.catalogue())


def along_a_game(seed: str, **options: Any) -> Iterator[State]:
    state = BLACK_ROSE.new(2, seed, options)
    chooser = random.Random(seed)
    while state.actors():
        yield state
        seat = chooser.choice(state.actors())
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
    yield state


def in_the_action_phase(seed: str) -> State:
    return next(
        state for state in along_a_game(seed) if state.actors() and state.decision(state.actors()[0]).prompt == "act"
    )


@pytest.mark.parametrize("school", ["law", "ash"])
def test_values_are_shares_and_exact_at_the_end(school: str) -> None:
    last: GameState | None = None
    for state in along_a_game(f"values {school}", school=school):
        last = state
        values = EVALUATION.values(state)
        assert len(values) == 2
        assert all(0 <= each <= 1 for each in values)
        assert sum(values) <= 1
    assert last is not None
    assert last.over
    assert EVALUATION.values(last) == list(last.returns())


def test_judging_changes_nothing() -> None:
    for number, state in enumerate(along_a_game("untouched")):
        if number % 20 == 0 and state.actors():
            before = state.state_hash()
            EVALUATION.values(state)
            seat = state.actors()[0]
            EVALUATION.answer(state, seat, state.legal_actions(seat))
            assert state.state_hash() == before


def better(change: str, state: State) -> State:
    """A copy in which something is better for seat 0."""
    copy = state.clone()
    if change == "power":
        copy.power[0] += 2
    elif change == "damage":
        copy.damage[1] = (0, 0, 0)
    elif change == "room":
        copy.instability[3] = (0, 0, 0)
    elif change == "trophies":
        copy.trophies = changed(copy.trophies, 0, copy.trophies[0] + 1)
    elif change == "action":
        copy.actions[0] += 1
    elif change == "rose":
        copy.power[2] -= 1
    return copy


@pytest.mark.parametrize("change", ["power", "damage", "room", "trophies", "action", "rose"])
def test_more_is_better(change: str) -> None:
    state = in_the_action_phase("more")
    state.instability[3] = ()
    state.damage[1] = ()
    state.power[2] += 3
    assert EVALUATION.values(better(change, state))[0] > EVALUATION.values(state)[0]


def test_what_the_rose_is_likely_to_win_belongs_to_nobody() -> None:
    state = in_the_action_phase("rose")
    before = sum(EVALUATION.values(state))
    state.power[2] += 10
    assert sum(EVALUATION.values(state)) < before / 2


def test_a_position_is_quiet_between_actions_and_while_spells_are_prepared() -> None:
    quiet = {True: 0, False: 0}
    for state in along_a_game("quiet"):
        if state.over:
            continue
        prompt = state.decision(state.actors()[0]).prompt
        expected = prompt.startswith("choose-") or prompt in ("act", "prepare")
        assert EVALUATION.quiet(state) == expected, prompt
        quiet[expected] += 1
    assert min(quiet.values()) > 10


def test_every_side_of_every_spell_has_a_worth_from_its_data() -> None:
    worths = side_worths(BLACK_ROSE.content())
    assert len(worths) > 30
    assert [spell for spell, pair in worths.items() if min(pair) <= 0] == []
    assert len(set(worths.values())) > 20


def test_every_feature_has_a_weight() -> None:
    weights = read_weights(FILE, FEATURES)
    assert len(weights.early) == len(weights.late) == len(FEATURES)
    assert all(weights.early)
    assert weights.at(stage_of(1)) == weights.at(stage_of(0)) == weights.early
    assert weights.at(stage_of(4)) == pytest.approx(weights.late)


def test_an_apprentice_plays_a_whole_game() -> None:
    state = BLACK_ROSE.new(2, "apprentices")
    bots = [make("apprentice", BLACK_ROSE, str(seat)) for seat in range(2)]
    given = [0, 0]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(look(state, seat, given[seat])))
        given[seat] += 1
    assert max(state.power[:2]) > 0


@pytest.mark.parametrize("school", ["law", "ash"])
def test_what_is_supposed_of_the_other_mage_is_within_what_nobody_can_know(school: str) -> None:
    """Every other simulation supposes that he prepared with sense; the searching mage can tell no difference."""
    better = 0
    for number, state in enumerate(along_a_game(f"suppose {school}", school=school)):
        if number % 5 or not state.phase or state.over:
            continue
        for seat in range(2):
            dealt, sensible = (state.world(seat, f"suppose {number}") for _ in range(2))
            EVALUATION.suppose(dealt, seat, 0)
            assert dealt.save() == state.world(seat, f"suppose {number}").save()
            EVALUATION.suppose(sensible, seat, 1)
            assert sensible.view(seat) == dealt.view(seat)
            BLACK_ROSE.check(sensible)
            places = hidden_slots(sensible, 1 - seat)
            worths = [EVALUATION.worth[sensible.slot[place] * 2 + sensible.side[place]] for place in places]
            rest = [max(EVALUATION.worth[card * 2 : card * 2 + 2]) for card in sensible.hand[1 - seat]]
            assert not places or min(worths) >= max(rest, default=0.0)
            better += sensible.save() != dealt.save()
    assert better > 10


def test_a_search_aims_before_it_judges() -> None:
    """What a spell is worth hangs on where it is aimed at, and that shows only once it is."""
    aiming, hasty = Search(EVALUATION, 0, 2, Settings()), Search(EVALUATION, 0, 2, Settings())
    assert aiming.ends > 1
    hasty.ends = 1
    better = worse = 0
    for state in along_a_game("aims"):
        seat = state.actors()[0] if state.actors() else 0
        for action in state.legal_actions(seat) if state.actors() else []:
            if state.space.words(action).startswith("cast"):
                aimed, quick = [each.after(state, seat, action).values()[seat] for each in (aiming, hasty)]
                better += aimed > quick
                worse += aimed < quick
    assert better > 5 * worse
    assert better > 5
