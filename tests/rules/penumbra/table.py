"""A table for rule tests: lay out a position, act in words, look at the facts.

    t = table(wizard(dice=["red-6", "green-3"], store={"blood": 2}), row=["lost_hut"])
    t.will_roll(3, 4).do(0, "place forest", "die green-3")
    assert t.wizard(0)["store"]["fruit"] == 2

What is not named has the neutral default of `positions.py`: a Study turn of seat 0 in its second round, nobody has
anything, all decks are empty. Where nothing can be done the engine ends the turn by itself, and goes on to the next
question: a wizard who is to be asked needs a die or something to use. `laid` gives a position to which nothing has
happened yet. Numbers of the tables are read from `CAT`, not written into tests.
"""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.positions import decode_position
from arcanum.core.reasons import IllegalAction
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.positions import Position
from arcanum.games.penumbra.scenario import chance_of, facts_of, lay_out
from arcanum.games.penumbra.state import State

CAT = PENUMBRA.catalogue()
EVERY_SYMBOL = {name: index for index, name in enumerate(at.SYMBOLS)}


def wizard(**fields: Any) -> dict[str, Any]:
    """One wizard of a position: talent, store, dice, marks, grimoire, inventory, equipment, tomes, contracts, trials,
    reserved, bound, reserved_trials, wounds, must_rest, idle."""
    return fields


def card(name: str) -> int:
    """The number of a component."""
    return CAT.component[name]


def die(name: str) -> int:
    """The number of a die: `red-6`, `bone-2-temporary`."""
    return dice.NAMES.index(name)


def section(name: str) -> int:
    return at.SECTION_NAMES.index(name)


class Table:
    """A state with handles for tests. The laws of conservation are checked after every action."""

    def __init__(self, state: State) -> None:
        self.state = state
        PENUMBRA.check(state)

    # --- acting -------------------------------------------------------------------------------------------------------

    def do(self, seat: int, *actions: str) -> Table:
        """Take actions in words, one after another."""
        for words in actions:
            self.state.apply(seat, self.state.space.parse(words))
            PENUMBRA.check(self.state)
        return self

    def will_roll(self, *values: int) -> Table:
        """What the next dice show, of whatever kind, in their order. Many are quick up to six, slow from eight on:
        set them in parts, each before the action that rolls. A resource die shows the face with this number, counted
        from 1 (PN-7.1)."""
        self.state.chance = chance_of(values)
        return self

    def refused(self, seat: int, words: str) -> str:
        """The rule for which an action is refused; checks that nothing changed."""
        return self.reason(seat, words)[1]

    def reason(self, seat: int, words: str) -> tuple[str, str]:
        """The id and the rule of the reason for which an action is refused; checks that nothing changed."""
        before = self.state.state_hash()
        action = self.state.space.parse(words)
        reason = self.state.why_not(seat, action)
        assert reason is not None, f"{words} is legal"
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(seat, action)
        assert refusal.value.reason == reason
        assert self.state.state_hash() == before, f"the refused {words} changed the state"
        return reason.id, reason.rule

    # --- looking ------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        return [self.state.space.words(action) for action in self.state.legal_actions(seat)]

    def may(self, seat: int, words: str) -> bool:
        return self.state.space.parse(words) in self.state.legal_actions(seat)

    def facts(self) -> dict[str, Any]:
        return facts_of(self.state)

    def wizard(self, seat: int) -> dict[str, Any]:
        facts: dict[str, Any] = self.facts()["players"][seat]
        return facts

    def automa(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.facts()["automa"]
        return facts

    def store(self, seat: int) -> dict[str, int]:
        """The ingredients that a wizard has any of."""
        return {name: amount for name, amount in self.wizard(seat)["store"].items() if amount}

    def dice(self, seat: int) -> list[str]:
        found: list[str] = self.wizard(seat)["dice"]
        return found

    def marks(self, seat: int) -> dict[str, str]:
        found: dict[str, str] = self.wizard(seat)["marks"]
        return found

    def lying(self, name: str) -> list[str]:
        """All dice that lie in a section."""
        there = self.facts()["locations"][name]
        return [each for each in [*there["slots"], *there["beside"]] if each is not None]

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def prompt(self, seat: int) -> str:
        return self.state.decision(seat).prompt

    def told(self, since: int = 0, seat: int | None = None) -> list[str]:
        return [event.kind for event in self.state.events(since, seat)]

    def events(self, kind: str, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What was told of events of one kind."""
        return [dict(event.args) for event in self.state.events(since, seat) if event.kind == kind]


def laid(*wizards: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> State:
    """A position as it was laid out, before anything happens or is asked: for tests of single functions. Its stack ends
    in the frames with which the turn begins."""
    seats = position.pop("seats", max(2, len(wizards)))
    state = PENUMBRA.blank(seats, options or {})
    state.trunk.clear()
    lay_out(state, decode_position({"players": list(wizards), **position}, Position))
    state.stack = state.trunk
    return state


def table(*wizards: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position of two wizards or more. `table(wizard(dice=["red-6"]), wizard(), row=["lost_hut"])`."""
    seats = position.pop("seats", max(2, len(wizards)))
    return Table(PENUMBRA.position(seats, options or {}, {"players": list(wizards), **position}))


def solo(alone: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position of one wizard against the Automa: `solo(wizard(), automa={"arcana": 2})`."""
    return table(alone or {}, options=options, seats=1, **position)


def new_game(seats: int = 2, seed: str = "rules", **options: Any) -> Table:
    """A freshly dealt game, before the first choice."""
    return Table(PENUMBRA.new(seats, seed, options))
