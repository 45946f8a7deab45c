"""Random games of Black Rose Wars: Duel, and all that came up in them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

from arcanum.core.state import GameState
from arcanum.games import find
from tests.words.played import Played

SORTS: Final[list[dict[str, Any]]] = [
    {},
    {"school": "ash"},
    {"event": "a", "quests_1": "a", "quests_2": "b"},
    {"school": "ash", "rooms": "black_rose_room, armory", "forgotten": "arcane_barrage, last_judgment"},
    {"event": "b", "quests_1": "b", "quests_2": "a"},
    {"upgrades": "off", "mages": "agnes, ulrich"},
]
REFUSALS: Final = 4
"""So many other actions are tried in each position."""


@cache
def rose_games() -> Played:
    """Some random games of every sort."""
    chooser = random.Random(1)
    found = Played()
    for number in range(3 * len(SORTS)):
        state = find("black_rose").new(2, f"words {number}", dict(SORTS[number % len(SORTS)]))
        while state.actors():
            look(state, found, chooser)
            seat = chooser.choice(state.actors())
            legal = state.legal_actions(seat)
            # Declining as seldom as other actions makes games in which more happens.
            eager = [each for each in legal if state.space.words(each) not in ("done", "end") or chooser.random() < 0.3]
            state.apply(seat, chooser.choice(eager or legal))
        found.finished.append(state)
    return found


def look(state: GameState, found: Played, chooser: random.Random) -> None:
    """Note what is asked, what may be answered and why not."""
    found.positions += 1
    seat = chooser.choice(state.actors())
    decision = state.decision(seat)
    found.decisions.setdefault(repr(decision), decision)
    view = state.view(seat)
    for number in state.legal_actions(seat):
        words = state.space.words(number)
        found.actions.setdefault(f"{words} {decision.prompt} {decision.source} {decision.args}", (words, view))
    for number in chooser.sample(range(state.space.size), REFUSALS):
        for asked in (seat, 1 - seat):
            refused = state.why_not(asked, number)
            if refused is not None:
                found.reasons.setdefault(repr(refused), refused)
