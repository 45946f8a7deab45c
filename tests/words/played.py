"""Random games, and all that came up in them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

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


@dataclass(frozen=True)
class Plan:
    """How a game is played so that much comes up."""

    sorts: list[tuple[int, dict[str, Any]]]
    """Numbers of players and options."""
    refusals: int
    """So many other actions are tried in each position."""
    seldom: frozenset[str]
    """What is chosen as seldom as other actions: games in which it is become games in which little happens."""
    then: float
    """How likely it may be chosen at all."""


PLANS: Final = {
    "res_arcana": Plan(
        [
            (2, {}),
            (3, {"collect": "ordered"}),
            (4, {"setup": "draft"}),
            (4, {"setup": "first_game"}),
            (2, {"setup": "match", "collect": "ordered"}),
            (3, {}),
            (2, {"setup": "match"}),
            (4, {"collect": "ordered"}),
        ],
        refusals=10,
        seldom=frozenset({"pass"}),
        then=0.2,
    ),
    "black_rose": Plan(
        [
            (2, {}),
            (2, {"school": "ash"}),
            (2, {"event": "a", "quests_1": "a", "quests_2": "b"}),
            (2, {"school": "ash", "rooms": "black_rose_room, armory", "forgotten": "arcane_barrage, last_judgment"}),
            (2, {"event": "b", "quests_1": "b", "quests_2": "a"}),
            (2, {"upgrades": "off", "mages": "agnes, ulrich"}),
        ],
        refusals=4,
        seldom=frozenset({"done", "end"}),
        then=0.3,
    ),
    "penumbra": Plan(
        [
            (2, {}),
            (1, {"automa": "emerald"}),
            (3, {"first_game_deck": "true"}),
            (1, {"automa": "amethyst"}),
            (4, {}),
            (2, {"trial_reservation": "errata", "launch_keeps_turn_limit": "false"}),
        ],
        refusals=8,
        seldom=frozenset({"done", "end", "rest", "no"}),
        then=0.3,
    ),
}


@cache
def some_games(game: str) -> Played:
    """Some random games of every sort."""
    plan = PLANS[game]
    chooser = random.Random(1)
    found = Played()
    for number in range(3 * len(plan.sorts)):
        seats, options = plan.sorts[number % len(plan.sorts)]
        state = find(game).new(seats, f"words {number}", dict(options))
        while state.actors():
            _look(state, found, chooser, plan.refusals)
            seat = chooser.choice(state.actors())
            legal = state.legal_actions(seat)
            eager = [
                each for each in legal if state.space.words(each) not in plan.seldom or chooser.random() < plan.then
            ]
            state.apply(seat, chooser.choice(eager or legal))
        found.finished.append(state)
    return found


def one_of_each(game: str) -> list[GameState]:
    """A finished game of each sort: whole logs are long."""
    return some_games(game).finished[: len(PLANS[game].sorts)]


def _look(state: GameState, found: Played, chooser: random.Random, refusals: int) -> None:
    """Note what is asked, what may be answered and why not."""
    found.positions += 1
    seat = chooser.choice(state.actors())
    decision = state.decision(seat)
    found.decisions.setdefault(repr(decision), decision)
    view = state.view(seat)
    for number in state.legal_actions(seat):
        words = state.space.words(number)
        found.actions.setdefault(f"{words} {decision}", (words, view))
    for number in chooser.sample(range(state.space.size), refusals):
        for asked in (seat, chooser.randrange(state.seats)):
            refused = state.why_not(asked, number)
            if refused is not None:
                found.reasons.setdefault(repr(refused), refused)
