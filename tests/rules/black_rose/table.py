"""A table for rule tests: lay out a position, act in words, look at the facts.

The standard lodge: C Occult Hall (8 slots), R1 Armory (6), R2 Reading Hall (5), R3 Crypt (6), R4 Arena (6), R5 Forge
(4), R6 Oracle (6). Seat 0 plays Bartholomäus (health 10) in blue, seat 1 Ulrich (health 11) in red.
"""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.reasons import IllegalAction
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.scenario import facts_of
from arcanum.games.black_rose.state import State


def player(**fields: Any) -> dict[str, Any]:
    """One player of a position: at, damage, hand, grimoire, memories, slots, actions, evocations, power, …"""
    return fields


def evocation(at: str, slot: int = 1, **fields: Any) -> dict[str, Any]:
    return {"at": at, "slot": slot, **fields}


def tokens(row: list[Any]) -> list[str]:
    """A row as views write it."""
    return ["black_rose" if party == "rose" else str(party) for party in row]


def rose(count: int) -> list[str]:
    return ["rose"] * count


class Table:
    """A state with handles for tests. The laws of conservation are checked after every action."""

    def __init__(self, state: State) -> None:
        self.state = state
        BLACK_ROSE.check(state)

    def do(self, seat: int, *actions: str) -> Table:
        """Take actions in words, one after another."""
        for words in actions:
            self.state.apply(seat, self.state.space.parse(words))
            BLACK_ROSE.check(self.state)
        return self

    def refused(self, seat: int, words: str) -> str:
        """The rule for which an action is refused; checks that nothing changed."""
        before = self.state.state_hash()
        action = self.state.space.parse(words)
        reason = self.state.why_not(seat, action)
        assert reason is not None, f"{words} is legal"
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(seat, action)
        assert refusal.value.reason == reason
        assert self.state.state_hash() == before, f"the refused {words} changed the state"
        return reason.rule

    def legal(self, seat: int) -> list[str]:
        return [self.state.space.words(action) for action in self.state.legal_actions(seat)]

    def facts(self) -> dict[str, Any]:
        return facts_of(self.state)

    def seat(self, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = self.facts()["players"][seat]
        return facts

    def at(self, seat: int) -> str:
        place: str = self.seat(seat)["at"]
        return place

    def damage(self, seat: int) -> list[str]:
        return tokens(self.seat(seat)["damage"])

    def evocation(self, seat: int, slot: int = 1) -> dict[str, Any] | None:
        facts: dict[str, Any] | None = self.seat(seat)["evocations"][str(slot)]
        return None if facts is None else {**facts, "damage": tokens(facts["damage"])}

    def slot(self, seat: int, slot: str) -> dict[str, Any] | None:
        facts: dict[str, Any] | None = self.seat(seat)["slots"][slot]
        return facts

    def room(self, room: str) -> list[str]:
        return tokens(self.facts()["rooms"][room]["instability"])

    def rose(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.facts()["rose"]
        return facts

    def power(self) -> list[int]:
        return list(self.state.power)

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def prompt(self, seat: int) -> str:
        return self.state.decision(seat).prompt

    def told(self, since: int, seat: int | None) -> list[str]:
        return [event.kind for event in self.state.events(since, seat)]


def table(*players: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position. `table(player(at="r1", slots={"i": "verdict"}), player(at="r2"), to_act=0)`."""
    state = BLACK_ROSE.position(2, options or {}, {"players": list(players), **position})
    assert isinstance(state, State)
    return Table(state)


def new_game(seed: str = "rules", **options: Any) -> Table:
    """A freshly dealt game, before the first choice of the crown holder."""
    return Table(BLACK_ROSE.new(2, seed, options))


def started(seed: str = "rules", **options: Any) -> Table:
    """A game in which the players have chosen colour, mages and grimoires."""
    t = new_game(seed, crown=0, **options)
    t.do(0, "colour blue", "mage bartholomew")
    return t.do(0, "grimoire a")


def cast(
    spell: str, *answers: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **position: Any
) -> Table:
    """Seat 0 in the centre (unless said otherwise) casts a spell, `verdict` or `verdict reverse`, from slot I, and then
    can do nothing else; seat 1 stands in R1 (unless said otherwise) and is asked next."""
    one = {"at": "c", "actions": 0, **(mine or {})}
    position.setdefault("options", {})
    one["slots"] = {"i": spell, **one.get("slots", {})}
    other = {"at": "r1", **(theirs or {})}
    t = table(one, other, **position)
    return t.do(0, "cast i", *answers)
