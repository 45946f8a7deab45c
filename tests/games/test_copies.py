"""Copies of a state share lists that are replaced, never changed in place: nobody may change one of them."""

from __future__ import annotations

import random
from typing import Any, NoReturn

import pytest

from arcanum.core.state import GameState
from arcanum.games import find

TABLES = [
    ("res_arcana", 2, {}),
    ("res_arcana", 3, {"setup": "draft"}),
    ("res_arcana", 2, {"setup": "match"}),
    ("res_arcana", 4, {"setup": "first_game", "collect": "ordered"}),
    ("black_rose", 2, {}),
    ("penumbra", 1, {}),
    ("penumbra", 2, {}),
    ("penumbra", 4, {"first_game_deck": "true"}),
]


class Locked(list[Any]):
    """A list that may be looked at."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError(f"a shared list was changed in place: {list(self)}")

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse


def slots_of(state: GameState) -> list[str]:
    return [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]


def lock_shared(state: GameState) -> list[str]:
    """Lock what a copy of the state shares with it; gives the names of what was locked."""
    copy = state.clone()
    locked = []
    for name in slots_of(state):
        mine, other = getattr(state, name), getattr(copy, name)
        if not isinstance(mine, list):
            continue
        if mine is other:
            setattr(state, name, Locked(mine))
            locked.append(name)
        else:
            for at, part in enumerate(mine):
                if isinstance(part, list) and any(part is shared for shared in other):
                    mine[at] = Locked(part)
                    locked.append(f"{name}[{at}]")
    return locked


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_no_step_changes_a_shared_list(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for number in range(4):
        state = find(game_id).new(seats, f"shared {number}", options)
        pick = random.Random(number)
        for _ in range(600):
            if not state.actors():
                break
            assert lock_shared(state), "the lock finds nothing to lock"
            seat = pick.choice(state.actors())
            state.apply(seat, pick.choice(state.legal_actions(seat)))


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_dealing_copies_of_a_blank_game_leaves_it_alone(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Many games are dealt from one, also unheard; each is the game that its seed says."""
    game = find(game_id)
    blank = game.blank(seats, options)
    blank.heard = False
    assert lock_shared(blank), "the lock finds nothing to lock"
    before = blank.save()
    for number in range(6):
        state = blank.clone()
        state.deal(f"blank {number}")
        assert state.log == []
        assert state.state_hash() == game.new(seats, f"blank {number}", options).state_hash()
        pick = random.Random(number)
        for _ in range(60):
            step(state, pick)
        assert blank.save() == before


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_playing_on_a_copy_leaves_the_original_alone(game_id: str, seats: int, options: dict[str, Any]) -> None:
    state = find(game_id).new(seats, "left alone", options)
    pick = random.Random(7)
    for _ in range(40):
        copy, before = state.clone(), state.save()
        for _ in range(60):
            step(copy, pick)
        assert state.save() == before
        step(state, pick)


def step(state: GameState, pick: random.Random) -> None:
    if state.actors():
        seat = pick.choice(state.actors())
        state.apply(seat, pick.choice(state.legal_actions(seat)))


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_a_game_is_dealt_only_once(game_id: str, seats: int, options: dict[str, Any]) -> None:
    state = find(game_id).new(seats, "once", options)
    for decisions in range(0, 60, 20):
        before = state.save()
        with pytest.raises(ValueError, match="only a blank game can be dealt, and this one has begun"):
            state.deal("twice")
        assert state.save() == before, f"after {decisions} decisions"
        for _ in range(20):
            if not state.over:  # alone a game may be short
                seat = state.actors()[-1]
                state.apply(seat, state.legal_actions(seat)[-1])
