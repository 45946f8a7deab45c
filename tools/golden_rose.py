"""Write the golden records of Black Rose Wars: Duel: games that have to play the same way for ever.

    python -m tools.golden_rose                       play and write the games that are missing
    python -m tools.golden_rose --rewrite "RULING"    also replace records that no longer play as they say

What `tools/golden.py` says of rewriting holds here too. The records are random games with both schools, both sides of
the event card and of the quest cards, swapped rooms, mages and forgotten spells, with and without upgrades. Half of
them are played by somebody who prefers what was seldom done before.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.record import Record, begin, read_move, verify
from arcanum.core.state import GameState
from arcanum.games.black_rose import BLACK_ROSE
from tools.golden import ROOT, Refused, Seen, golden_files, renew

FOLDER = ROOT / "tests" / "golden" / BLACK_ROSE.id
RECORDS: Final = 100
Options = dict[str, str | int]
TABLES: Final[tuple[tuple[str, Options], ...]] = (
    ("law", {"school": "law"}),
    ("ash", {"school": "ash"}),
    ("law_plain", {"school": "law", "upgrades": "off"}),
    ("ash_rooms", {"school": "ash", "rooms": "black_rose_room, armory", "forgotten": "arcane_barrage"}),
    ("law_mages", {"school": "law", "mages": "agnes, casimir, ulrich", "crown": 1}),
)
_LAZY: Final = ("done", "end", "no", "leave", "decoy")
"""Answers that an explorer gives seldom."""


def survey(record: Record) -> Seen:
    """Play a record again and tell what occurs in it; raises RecordError where it does not play as it says."""
    verify(record, BLACK_ROSE)
    state = begin(record, BLACK_ROSE, [])
    seen: Seen = Counter()
    for number in range(1, len(record.actions) + 1):
        seat, action = read_move(record, state, number)
        seen.update(marks(state, seat, action))
        state.apply(seat, action)
    seen.update(f"event {event.kind}" for event in state.events(everything=True))
    return seen


def marks(state: GameState, seat: int, action: int) -> list[str]:
    """What an answer shows: the action, and the kinds of decision and answer."""
    words = state.space.words(action)
    return [words, f"{state.decision(seat).prompt}, {words.split()[0]}"]


def planned() -> Iterator[tuple[str, Options, bool]]:
    """Name, options, and whether an explorer plays."""
    for number in range(RECORDS):
        label, options = TABLES[number % len(TABLES)]
        sides: Options = {
            "event": "ab"[number // 5 % 2],
            "quests_1": "ab"[number // 10 % 2],
            "quests_2": "ab"[number // 20 % 2],
        }
        yield f"{number + 1:03}_{label}", options | sides, number % 2 == 1


def play(name: str, options: Options, explores: bool, seen: Seen) -> tuple[Record, Seen]:
    """Play a game; returns its record and what occurs in it. The choices depend on its name and on what was seen."""
    record = Record.start(BLACK_ROSE, 2, f"golden {name}", options, [])
    state = record.deal(BLACK_ROSE, [])
    chance = Chance(key_of(f"golden choices {name}"))
    done: Seen = Counter()
    while not state.over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        weights = [weight(state, seat, action, seen) if explores else 1 for action in legal]
        action = drawn(legal, weights, chance)
        done.update(marks(state, seat, action))
        record.play(state, seat, action)
    done.update(f"event {event.kind}" for event in state.events(everything=True))
    return record, done


def weight(state: GameState, seat: int, action: int, seen: Seen) -> int:
    words, kind = marks(state, seat, action)
    eager = 1 if words.split()[0] in _LAZY else 4
    return max(1, 4096 * eager // (1 + min(seen[words], seen[kind])) ** 2)


def drawn(actions: Sequence[int], weights: Sequence[int], chance: Chance) -> int:
    ticket = chance.below(sum(weights))
    for action, each in zip(actions, weights, strict=True):
        ticket -= each
        if ticket < 0:
            return action
    raise AssertionError("a ticket lies below the sum of the weights")


def missing_games(there: dict[str, Seen]) -> dict[str, Record]:
    """The games that are still to be recorded, given what occurs in those that are there."""
    records: dict[str, Record] = {}
    seen: Seen = Counter()
    for known in there.values():
        seen += known
    for name, options, explores in planned():
        if name not in there:
            records[name], done = play(name, options, explores, seen)
            seen += done
    return records


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rewrite", metavar="RULING", help="replace what no longer plays, because of this ruling")
    chosen = parser.parse_args(arguments)
    if chosen.rewrite is not None and not chosen.rewrite.strip():
        parser.error("a rewrite needs a ruling")
    try:
        stayed, removed, written = renew(FOLDER, missing_games, chosen.rewrite or "", survey)
    except Refused as error:
        print(error, file=sys.stderr)
        return 1
    print(
        f"golden records: {stayed} as they were, {removed} removed, {written} written; {len(golden_files(FOLDER))} now"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
