"""Positions for the tests of bots, and a walk through all that can be reached from something."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from arcanum.core.chance import Chance, key_of
from arcanum.core.state import GameState
from arcanum.games import find

RES_ARCANA = find("res_arcana")


def along_a_game(players: int, seed: str, every: int, **options: Any) -> Iterator[tuple[GameState, int]]:
    """Positions of a random game, each with the number of actions before it. The state is the game's own: look, don't
    touch."""
    state = RES_ARCANA.new(players, seed, options)
    chance = Chance(key_of(f"along {seed}"))
    number = 0
    while not state.over:
        if number % every == 0:
            yield state, number
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        number += 1


def turn_of_somebody(seed: str, at: int, players: int = 2) -> tuple[GameState, int, int]:
    """A position after so many random actions in which a seat has several answers: state, seat, number."""
    for state, number in along_a_game(players, seed, 1):
        seat = state.actors()[0]
        if number >= at and len(state.actors()) == 1 and len(state.legal_actions(seat)) > 2:
            return state, seat, number
    raise AssertionError(f"the game {seed!r} is too short")


# --- what can be reached ----------------------------------------------------------------------------------------------

_UNCHANGING = (tuple, frozenset, str, bytes, int, float, type(None), FunctionType)


def everything_within(*roots: object, but: dict[int, object] | None = None) -> dict[int, object]:
    """All objects that can be reached from these, by their ids; modules, classes and the globals of functions apart,
    and without what is in `but` and lies behind it."""
    known = but or {}
    seen: dict[int, object] = {}
    queue: list[Any] = list(roots)
    while queue:
        thing = queue.pop()
        if id(thing) in seen or id(thing) in known or isinstance(thing, type | ModuleType):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, FunctionType):
            queue += [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
        else:
            queue += gc.get_referents(thing)
    return seen


def common_to_all_games() -> dict[int, object]:
    """The catalogue, the actions, the steps: whatever can be reached from a game that has nothing to do with others."""
    return everything_within(RES_ARCANA.new(2, "somebody else's game"))


def shared(one: object, other: object, common: dict[int, object]) -> list[object]:
    """What can be reached from both of two things and could be written to, but for what is common to all games."""
    reached = everything_within(other, but=common)
    both = [thing for key, thing in everything_within(one, but=common).items() if key in reached]
    return [thing for thing in both if not isinstance(thing, _UNCHANGING)]
