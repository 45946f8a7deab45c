"""A refusal says what is so, whoever holds the crown and whoever is asked."""

from __future__ import annotations

from collections import Counter

import pytest

from arcanum.games.black_rose import catalogue as at
from tests.games.black_rose.crowded import tables
from tests.games.black_rose.refusals import REFUSALS
from tests.games.event_laws import check_refusals, walk

SEEDS = [f"{number} {crown}" for number in range(6) for crown in (0, 1)]
COMMON = ("prepare", "act", "move", "explore", "evocation")
"""What is asked so often that every fifth time will do."""
CARDS = at.A_GRIMOIRE + 2
"""From here on actions name cards; of these every ninth will do."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_says_what_is_so(seed: str) -> None:
    for state in tables(seed):
        for number, _ in enumerate(walk(state, seed)):
            if state.over:
                continue
            if number % 5 == 0 or state.decision(state.actors()[0]).prompt not in COMMON:
                actions = [*range(CARDS), *range(CARDS + number % 9, state.space.size, 9)]
                check_refusals(state, REFUSALS, actions, Counter())
