"""Answers that belong together: every mix that is offered can be given, and no other is legal."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from arcanum.core import picks as picking
from arcanum.core.picks import Picks, finds_out, picks, unforced
from arcanum.core.scenario import begin, load
from arcanum.core.state import GameState
from arcanum.games import find


def all_of(found: Picks, mix: tuple[int, ...]) -> list[int]:
    """All answers of a mix, whether or not anybody would ask for them."""
    given = [action for action, count in zip(found.actions, mix, strict=True) for _ in range(count)]
    return given if found.closed[found.mixes.index(mix)] else [*given, found.ending]


def by_hand(state: GameState, seat: int) -> set[tuple[int, ...]]:
    """The answers of all ways through a group, found by giving them to copies of the game."""
    group = state.decision(seat).group
    found: set[tuple[int, ...]] = set()
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action)
        if seat in after.actors() and after.decision(seat).group == group:
            found |= {(action, *rest) for rest in by_hand(after, seat)}
        else:
            found.add((action,))
    return found


PROMPTS = {
    "res_arcana": {"pay", "gain-mix", "discard-yield", "discard"},
    "black_rose": {"heal"},
}


@pytest.mark.parametrize(
    ("name", "seats"), [("res_arcana", 2), ("res_arcana", 3), ("res_arcana", 4), ("black_rose", 2)]
)
def test_mixes_are_what_the_game_takes(name: str, seats: int) -> None:
    met: Counter[str] = Counter()
    for game in range(4):
        chance = random.Random(f"{seats} {game}")
        state = find(name).new(seats, f"picks {seats} {game}")
        while not state.over:
            seat = chance.choice(state.actors())
            found = picks(state, seat)
            if found is not None and len(found.mixes) <= 60:
                met[state.decision(seat).prompt] += 1
                offered = {tuple(unforced(state, seat, all_of(found, mix))) for mix in found.mixes}
                assert offered == by_hand(state, seat)
            state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert met.keys() >= PROMPTS[name]


def test_nothing_is_offered_together_that_has_an_order_or_is_one_answer() -> None:
    state = find("res_arcana").new(2, "alone")
    assert picks(state, 0) is None  # The choice of a mage.


JUDGMENT = """\
game: black_rose
title: Up to five rooms
position:
  players:
    - {at: c, actions: 1, slots: {i: {card: last_judgment, side: reverse}}}
    - {at: r4}
"""


def test_fewer_than_could_be_picked_need_an_ending(tmp_path: Path) -> None:
    path = tmp_path / "judgment.yaml"
    path.write_text(JUDGMENT, encoding="utf-8")
    state = begin(load(path), find("black_rose")).state
    state.apply(0, state.space.parse("cast i"))
    found = picks(state, 0)
    assert found is not None
    assert state.space.words(found.ending) == "done"
    assert {sum(mix) for mix in found.mixes} == {0, 1, 2, 3, 4, 5}
    # Five are enough, and after the last room there is none to come.
    closed = {mix for mix, is_closed in zip(found.mixes, found.closed, strict=True) if is_closed}
    assert closed == {mix for mix in found.mixes if sum(mix) == 5 or mix[-1]}
    assert {tuple(unforced(state, 0, all_of(found, mix))) for mix in found.mixes} == by_hand(state, 0)


def divining() -> tuple[GameState, int]:
    """A game in which somebody has to discard several cards."""
    chance = random.Random("divine")
    for game in range(100):
        state = find("res_arcana").new(2, f"divine {game}")
        while not state.over:
            seat = state.actors()[0]
            decision = state.decision(seat)
            if decision.prompt == "discard" and decision.most > 2 and len(state.legal_actions(seat)) > 2:
                return state, seat
            state.apply(seat, chance.choice(state.legal_actions(seat)))
    raise AssertionError("nobody had to discard several cards")


def test_cards_are_discarded_together() -> None:
    state, seat = divining()
    found = picks(state, seat)
    hand = state.view(seat)["players"][seat]["hand_cards"]
    assert found is not None
    assert sorted(state.space.words(action) for action in found.actions) == sorted(f"discard {card}" for card in hand)
    assert {sum(mix) for mix in found.mixes} == {state.decision(seat).most}


def test_whoever_shows_only_their_own_cards_finds_nothing_out() -> None:
    state, seat = divining()
    found = picks(state, seat)
    assert found is not None
    answers = max([unforced(state, seat, all_of(found, mix)) for mix in found.mixes], key=len)
    assert len(answers) > 1
    known = state.revelations
    assert not finds_out(state, seat, answers[:-1])
    assert state.revelations == known
    # With the last card the game goes on: what is answered after it would hang on that.
    assert finds_out(state, seat, answers)


def test_too_many_ways_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("many")
    state = find("res_arcana").new(2, "many")
    while picks(state, state.actors()[0]) is None:
        seat = state.actors()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    monkeypatch.setattr(picking, "MOST_STEPS", 2)
    assert picks(state, state.actors()[0]) is None


def test_what_is_not_legal_is_left_for_the_game_to_refuse() -> None:
    state = find("res_arcana").new(2, "wrong")
    wrong = state.space.parse("pass")
    assert unforced(state, 0, [wrong, wrong]) == [wrong, wrong]
    assert unforced(state, 5, [wrong]) == [wrong]
