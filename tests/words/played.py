"""Random games, and all that came up in them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache

from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data, GameState
from arcanum.games import find


@dataclass
class Played:
    """What came up in some games, each thing once."""

    positions: int = 0
    decisions: dict[str, Decision] = field(default_factory=dict)
    reasons: dict[str, Reason] = field(default_factory=dict)
    actions: dict[str, tuple[str, Data]] = field(default_factory=dict)
    finished: list[GameState] = field(default_factory=list)


GAMES = [
    (2, {}),
    (3, {"collect": "ordered"}),
    (4, {"setup": "draft"}),
    (4, {"setup": "first_game"}),
    (2, {"setup": "match", "collect": "ordered"}),
    (3, {}),
    (2, {"setup": "match"}),
    (4, {"collect": "ordered"}),
]
REFUSALS = 10
"""So many other actions are tried in each position."""


@cache
def some_games() -> Played:
    """Some random games of every set-up."""
    chooser = random.Random(1)
    found = Played()
    for number in range(3 * len(GAMES)):
        seats, options = GAMES[number % len(GAMES)]
        state = find("res_arcana").new(seats, f"words {number}", dict(options))
        while state.actors():
            _look(state, found, chooser)
            seat = chooser.choice(state.actors())
            legal = state.legal_actions(seat)
            # Passing as seldom as other actions makes games in which more happens.
            eager = [number for number in legal if state.space.words(number) != "pass" or chooser.random() < 0.2]
            state.apply(seat, chooser.choice(eager or legal))
        found.finished.append(state)
    return found


def _look(state: GameState, found: Played, chooser: random.Random) -> None:
    """Note what is asked, what may be answered and why not."""
    found.positions += 1
    seat = chooser.choice(state.actors())
    decision = state.decision(seat)
    found.decisions.setdefault(repr(decision), decision)
    view = state.view(seat)
    for number in state.legal_actions(seat):
        words = state.space.words(number)
        found.actions.setdefault(f"{words} {decision}", (words, view))
    for number in chooser.sample(range(state.space.size), REFUSALS):
        for asked in (seat, chooser.randrange(state.seats)):
            refused = state.why_not(asked, number)
            if refused is not None:
                found.reasons.setdefault(repr(refused), refused)
