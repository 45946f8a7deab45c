"""What `tools/golden.py` records of Black Rose Wars: Duel: random games with both schools, both sides of the event card
and of the quest cards, swapped rooms, mages and forgotten spells, with and without upgrades. Half of them are played by
somebody who prefers what was seldom done before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.black_rose.workshop import TABLES
from tools.golden import GoldenPlan, Seen, Spec
from tools.workshop import Options

RECORDS: Final = 100
_LAZY: Final = ("done", "end", "no", "leave", "decoy")
"""Answers that an explorer gives seldom."""


def uniform(prompt: str, words: str, seen: Seen) -> int:
    """Everything alike."""
    return 1


def explorer(prompt: str, words: str, seen: Seen) -> int:
    word = words.split()[0]
    eager = 1 if word in _LAZY else 4
    return max(1, 4096 * eager // (1 + min(seen[words], seen[f"{prompt}, {word}"])) ** 2)


def planned() -> Iterator[Spec]:
    for number in range(RECORDS):
        label, options = TABLES[number % len(TABLES)]
        sides: Options = {
            "event": "ab"[number // 5 % 2],
            "quests_1": "ab"[number // 10 % 2],
            "quests_2": "ab"[number // 20 % 2],
        }
        yield Spec(f"{number + 1:03}_{label}", 2, explorer if number % 2 else uniform, options | sides)


PLAN: Final = GoldenPlan(planned)
