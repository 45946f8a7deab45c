"""A table for rule tests: lay out a position, act in words, look at the facts."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.reasons import IllegalAction
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.scenario import facts_of
from arcanum.games.res_arcana.state import State


def player(**fields: Any) -> dict[str, Any]:
    """One player of a position: mage, item, pool, hand, deck (top first), discard, in_play, passed."""
    return fields


def card(name: str, turned: bool = False, **on: int) -> dict[str, Any]:
    """A component in play, with essences on it: `card("vault", gold=2)`."""
    return {"id": name, "turned": turned, "on": on}


class Table:
    """A state with handles for tests. Everything goes through the public contract of the state."""

    def __init__(self, state: State) -> None:
        self.state = state

    def do(self, seat: int, *actions: str) -> Table:
        """Take actions in words, one after another."""
        for words in actions:
            self.state.apply(seat, self.state.space.parse(words))
        return self

    def refused(self, seat: int, words: str) -> str:
        """The id of the reason for which an action is refused; checks that nothing changed."""
        before = self.state.state_hash()
        action = self.state.space.parse(words)
        reason = self.state.why_not(seat, action)
        assert reason is not None, f"{words} is legal"
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(seat, action)
        assert refusal.value.reason == reason
        assert self.state.state_hash() == before, f"the refused {words} changed the state"
        return reason.id

    def legal(self, seat: int) -> list[str]:
        return [self.state.space.words(action) for action in self.state.legal_actions(seat)]

    def facts(self) -> dict[str, Any]:
        return facts_of(self.state)

    def seat(self, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = self.facts()["players"][seat]
        return facts

    def pool(self, seat: int) -> dict[str, int]:
        """What is in a pool, without the zeros."""
        return {name: count for name, count in self.seat(seat)["pool"].items() if count}

    def on(self, seat: int, component: str) -> dict[str, int]:
        """What lies on a component, without the zeros."""
        return {name: count for name, count in self.seat(seat)["in_play"][component]["on"].items() if count}

    def turned(self, seat: int, component: str) -> bool:
        turned: bool = self.seat(seat)["in_play"][component]["turned"]
        return turned

    def points(self, seat: int) -> int:
        points: int = self.seat(seat)["points"]
        return points

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def prompt(self, seat: int) -> str:
        """The id of what a seat is asked."""
        return self.state.decision(seat).prompt


def table(*players: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position. `table(player(pool={"gold": 4}), player(), center={"monuments": ["oracle"]}, to_act=0)`."""
    state = RES_ARCANA.position(len(players), options or {}, {"players": list(players), **position})
    assert isinstance(state, State)
    return Table(state)


def new_game(seats: int, seed: str = "rules", **options: Any) -> Table:
    """A freshly dealt game."""
    return Table(RES_ARCANA.new(seats, seed, options))
