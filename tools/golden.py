"""Write the golden records: games that have to play the same way for ever.

    python -m tools.golden                       play and write the games that are missing
    python -m tools.golden --rewrite "RULING"    also replace records that no longer play as they say

A record that is there and still plays as it says is never touched. If one does not, nothing is written: golden records
never change without a written ruling. With `--rewrite` the ruling is added, dated, to `REWRITES.md` beside the folder.
A ruling that changes the course of old games is also a new rules version of the game.

The records are random games; what is played, and by which tastes, a game says itself (`golden.py` beside its tests).
Explorers among the tastes prefer what was seldom done before.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Sized
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.files import RecordError
from arcanum.core.flow import Decision
from arcanum.core.game import Game
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, begin, check_hash, check_result, read_move, refused
from arcanum.core.state import GameState
from arcanum.games import GAMES, find
from tools.workshop import ROOT, Options, example_pack, plan_beside

SUFFIX: Final = ".json.gz"
REWRITES: Final = "REWRITES.md"

Seen = Counter[str]
"""How often each thing was done in the games so far."""
Taste = Callable[[str, str, Seen], int]
"""The weight of an answer, from what is asked, the answer's words and what was done before."""


@dataclass(frozen=True)
class Spec:
    """A game to be played."""

    name: str
    seats: int
    taste: Taste
    options: Options
    packs: tuple[str, ...] = ()
    """The names of packs among the examples."""


@dataclass(frozen=True)
class GoldenPlan:
    """What is recorded of a game."""

    planned: Callable[[], Iterator[Spec]]
    """The games that are always played."""
    explorers: Callable[[], Iterator[Spec]] = lambda: iter(())
    """Further games, until all that is wanted has occurred."""
    kept: int = 0
    """So many explorers are kept whatever they find; further ones only if they find something new. The names of their
    games begin with an x."""
    wanted: Callable[[], set[str]] = set
    """What has to occur in the golden records, in terms of `marks`, `also` and `ends`."""
    also: Callable[[Decision, str], list[str]] = lambda decision, words: []
    """What an answer shows besides `marks`."""
    ends: Callable[[GameState], list[str]] = lambda state: []
    """What a finished game shows besides the kinds of its events."""


def folder_of(game: Game) -> Path:
    return ROOT / "tests" / "golden" / game.id


def golden_files(game: Game) -> list[Path]:
    """The files of the golden records of a game, in their order."""
    return _files(folder_of(game))


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"))


def plan_of(game: Game) -> GoldenPlan:
    plan: GoldenPlan | None = plan_beside(game.id, "golden")
    assert plan is not None, f"{game.id} does not say what is to be recorded"
    return plan


def packs_of(record: Record) -> list[Path]:
    """The folders of the packs that a record was played with, besides the game's own."""
    own = {stamp["id"] for stamp in find(record.game).pack_stamps()}
    return [example_pack(record.game, stamp.id) for stamp in record.packs if stamp.id not in own]


# --- what occurs in a game --------------------------------------------------------------------------------------------


def marks(plan: GoldenPlan, state: GameState, seat: int, words: str) -> list[str]:
    """What an answer shows: the action, what it answers, the kind of decision and answer."""
    decision = state.decision(seat)
    return [words, f"{decision.prompt}: {words}", f"{decision.prompt}, {words.split()[0]}", *plan.also(decision, words)]


def end_marks(plan: GoldenPlan, state: GameState) -> list[str]:
    """What a whole game shows: the kinds of its events, and how it ended."""
    return [*[f"event {event.kind}" for event in state.events(everything=True)], *plan.ends(state)]


def survey(record: Record) -> Seen:
    """Play a record again and tell what occurs in it; raises RecordError where it does not play as it says."""
    game = find(record.game)
    plan, state = plan_of(game), begin(record, game, packs_of(record))
    check_hash(record, state, 0)
    seen: Seen = Counter()
    for number in range(1, len(record.actions) + 1):
        seat, action = read_move(record, state, number)
        if action in state.legal_actions(seat):
            seen.update(marks(plan, state, seat, state.space.words(action)))
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            raise refused(record, number, error) from error
        check_hash(record, state, number)
    check_result(record, state)
    seen.update(end_marks(plan, state))
    return seen


# --- games ------------------------------------------------------------------------------------------------------------


def play(game: Game, spec: Spec, seen: Seen) -> tuple[Record, Seen]:
    """Play a game; returns its record and what occurs in it. The choices depend on its name and on what was seen."""
    plan, packs = plan_of(game), [example_pack(game.id, pack) for pack in spec.packs]
    record = Record.start(game, spec.seats, f"golden {spec.name}", spec.options, packs)
    state = record.deal(game, packs)
    chance = Chance(key_of(f"golden choices {spec.name}"))
    done: Seen = Counter()
    while not state.over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        prompt = state.decision(seat).prompt
        action = _drawn(legal, [spec.taste(prompt, state.space.words(answer), seen) for answer in legal], chance)
        done.update(marks(plan, state, seat, state.space.words(action)))
        record.play(state, seat, action)
    done.update(end_marks(plan, state))
    return record, done


def _drawn(actions: list[int], weights: list[int], chance: Chance) -> int:
    ticket = chance.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("a ticket lies below the sum of the weights")


def missing_games(game: Game, there: dict[str, Seen]) -> dict[str, Record]:
    """The games that are still to be recorded, given what occurs in those that are there.

    Raises LookupError if the explorers give up before all that is wanted has occurred.
    """
    plan = plan_of(game)
    goals = plan.wanted()
    records: dict[str, Record] = {}
    seen: Seen = Counter()
    for done in there.values():
        seen += done
    for spec in plan.planned():
        if spec.name not in there:
            records[spec.name], done = play(game, spec, seen)
            seen += done
    kept = len([name for name in there if name.startswith("x")])
    for spec in plan.explorers():
        if kept >= plan.kept and goals <= seen.keys():
            break
        if spec.name not in there:
            record, done = play(game, spec, seen)
            if kept < plan.kept or goals & done.keys() - seen.keys():
                records[spec.name] = record
                seen += done
                kept += 1
    if goals - seen.keys():
        raise LookupError(f"these never occurred: {', '.join(sorted(goals - seen.keys()))}")
    return records


# --- files ------------------------------------------------------------------------------------------------------------


class Refused(Exception):
    """Golden records do not play as they say any more, and nobody has ruled that they should not."""


def renew(
    folder: Path,
    find: Callable[[dict[str, Seen]], dict[str, Record]],
    ruling: str = "",
) -> tuple[int, int, int]:
    """Write what `find` says is missing; returns how many records stayed, were removed and were written.

    Raises Refused, with nothing written, if a record that is there no longer plays as it says and there is no ruling.
    """
    there: dict[str, Seen] = {}
    broken: dict[Path, str] = {}
    for path in _files(folder):
        try:
            there[path.name.removesuffix(SUFFIX)] = survey(Record.read(path))
        except RecordError as error:
            broken[path] = str(error)
    if broken and not ruling.strip():
        raise Refused(
            f"{_counted(broken)} of {len(there) + len(broken)} will not play as written. The first:\n"
            f"{next(iter(broken.values()))}\nNothing was changed. "
            'If the rules mean it so, write it down: python -m tools.golden --rewrite "RULING"'
        )
    records = find(there)
    folder.mkdir(parents=True, exist_ok=True)
    if broken:
        _note(folder.parent / REWRITES, folder.name, _counted(broken), ruling)
    for path in broken:
        path.unlink()
    for name, record in records.items():
        record.write(folder / f"{name}{SUFFIX}")
    return len(there), len(broken), len(records)


def _counted(files: Sized) -> str:
    return "1 record" if len(files) == 1 else f"{len(files)} records"


def _note(log: Path, game: str, count: str, ruling: str) -> None:
    if not log.exists():
        log.write_text(HEAD, encoding="utf-8")
    with log.open("a", encoding="utf-8") as file:
        file.write(f"- {date.today().isoformat()}, {game}, {count}: {' '.join(ruling.split())}\n")


HEAD: Final = """\
# Rewrites of the golden records

Golden records never change without a ruling. Each time they do, `tools/golden.py --rewrite` adds a line: when, which
game, how many records, and why.

"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rewrite", metavar="RULING", help="replace what no longer plays, because of this ruling")
    chosen = parser.parse_args(arguments)
    if chosen.rewrite is not None and not chosen.rewrite.strip():
        parser.error("a rewrite needs a ruling")
    for game in GAMES.values():
        if plan_beside(game.id, "golden") is None:
            continue
        try:
            stayed, removed, written = renew(folder_of(game), partial(missing_games, game), chosen.rewrite or "")
        except (Refused, LookupError) as error:
            print(error, file=sys.stderr)
            return 1
        print(f"golden records of {game.id}: {stayed} as they were, {removed} removed, {written} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
