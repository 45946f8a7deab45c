"""Write the golden records: games that have to play the same way for ever.

    python tools/golden.py                       play and write the games that are missing
    python tools/golden.py --rewrite "RULING"    also replace records that no longer play as they say

A record that is there and still plays as it says is never touched. If one does not, nothing is written: golden records
never change without a written ruling. With `--rewrite` the ruling is added, dated, to `REWRITES.md` beside the folder.
A ruling that changes the course of old games is also a new rules version of the game.

The records are random games: several set-ups, numbers of players and options, some with the example pack, played by
policies with different tastes. The explorers among them prefer what was seldom done before, and they go on until every
action and every kind of decision (`wanted`) has occurred.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Sized
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.files import RecordError
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, begin, check_hash, check_result, read_move, refused
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA as GAME
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.happenings import KINDS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden" / GAME.id
SUFFIX: Final = ".json.gz"
REWRITES: Final = "REWRITES.md"
PACKS = Path("examples", "packs", GAME.id)
"""Where the packs that records use lie, in the project's folder."""
EXAMPLE: Final = "ember_court"
EXPLORERS: Final = 24
"""So many explorers are kept whatever they find; further ones only if they find something new."""
TRIES: Final = 600
"""So many explorers are sent out before the tool gives up."""


def golden_files(folder: Path = FOLDER) -> list[Path]:
    """The files of the golden records, in their order."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def packs_of(record: Record) -> list[Path]:
    """The folders of the packs that a record was played with, besides the game's own."""
    return [ROOT / PACKS / stamp.id for stamp in record.packs if stamp.id != "base"]


# --- how to play ------------------------------------------------------------------------------------------------------

Seen = Counter[str]
"""How often each thing was done in the games so far."""
Taste = Callable[[str, str, Seen], int]
"""The weight of an answer, from what is asked, the answer's words and what was done before."""


def uniform(prompt: str, words: str, seen: Seen) -> int:
    """Everything alike."""
    return 1


def builder(prompt: str, words: str, seen: Seen) -> int:
    """Rather claims, places and uses powers than passes; rather reacts than suffers."""
    word = words.split()[0]
    if prompt == "turn":
        return {"claim": 30, "place": 12, "power": 8, "discard": 2, "pass": 1}[word]
    return {"done": 1, "suffer": 1, "essence": 4 if words == "essence gold" else 3}.get(word, 4)


def hoarder(prompt: str, words: str, seen: Seen) -> int:
    """Gathers essences and cards, places little, passes early."""
    word = words.split()[0]
    if prompt == "turn":
        return {"claim": 2, "place": 2, "power": 5, "discard": 5, "pass": 4}[word]
    return {"take": 6, "pay": 1, "essence": 5 if words == "essence gold" else 2}.get(word, 2)


def explorer(prompt: str, words: str, seen: Seen) -> int:
    """A builder who prefers what was seldom done before."""
    weight = 4096 * builder(prompt, words, seen)
    return max(1, weight // (1 + min(seen[words], seen[f"{prompt}: {words}"])) ** 2)


TASTES: Final[dict[str, Taste]] = {"uniform": uniform, "builder": builder, "hoarder": hoarder, "explorer": explorer}


# --- what occurs in a game --------------------------------------------------------------------------------------------

ANSWERS: Final = (
    "choose-mage, choose",
    "choose-item, choose",
    "draft-pick, choose",
    "open-draft, choose",
    "name-first, seat",
    "take-off, done",
    "take-off, take",
    "pay-or-turn, pay",
    "pay-or-turn, turn",
    "turn, pass",
    "turn, place",
    "turn, claim",
    "turn, discard",
    "turn, power",
    "swap-item, choose",
    "pay, essence",
    "pay-same, essence",
    "pay-same, done",
    "gain-mix, essence",
    "put-mix, essence",
    "gain-type, essence",
    "discard-yield, essence",
    "discard, discard",
    "choose-rival, seat",
    "choose-deck, deck",
    "reorder, choose",
    "place-from, place",
    "place-from, done",
    "turn-another, choose",
    "destroy, choose",
    "put-paid, choose",
    "straighten, choose",
    "straighten, done",
    "react, pay",
    "react, suffer",
    "react, power",
    "lose, essence",
    "check-react, power",
    "check-react, done",
)
"""Every kind of decision, with every kind of answer to it."""
ENDS: Final = (
    "ended in mid-round",
    "ended after a round",
    "ended by the round limit",
    "shared victory",
    "match of 2 games",
    "match of 3 games",
)


def wanted() -> set[str]:
    """What has to occur in the golden records, in terms of `marks` and `end_marks`: every action that a game can come
    to, every kind of answer to every kind of decision, every offered price paid and refused, every event and end."""
    base = GAME.content().components
    artifacts = [component.id for component in base if component.kind == "artifact"]
    items = [component.id for component in base if component.kind == "magic_item"]
    attackers = [component.id for component in base if "dragon" in component.subtypes]
    space = GAME.space()
    # Obelisk's power happens by itself when it is claimed; an item is swapped, and so emptied, before the next Collect.
    never = {"power obelisk 1", *[f"take {item}" for item in items]}
    return {
        *[words for words in map(space.words, range(space.size)) if words not in never],
        *[f"turn: {word} {card}" for word in ("place", "discard") for card in artifacts],
        *[f"{card}, {answer}" for answer in ("pay", "suffer") for card in attackers],
        *[f"discard-yield: essence {essence}" for essence in NAMES],
        *[f"event {kind}" for kind in KINDS],
        *ANSWERS,
        *ENDS,
    }


def marks(state: GameState, seat: int, words: str) -> list[str]:
    """What an answer shows: the action, what it answers, the kind of decision and answer, the attack that it meets."""
    decision = state.decision(seat)
    word = words.split()[0]
    found = [words, f"{decision.prompt}: {words}", f"{decision.prompt}, {word}"]
    if decision.prompt == "react":
        found.append(f"{decision.source}, {word}")
    return found


def end_marks(state: GameState) -> list[str]:
    """What a whole game shows: the kinds of its events, and how it ended."""
    found = [f"event {event.kind}" for event in state.events(everything=True)]
    facts = GAME.facts(state)
    if not all(player["passed"] for player in facts["players"]):
        found.append("ended in mid-round")
    elif max(player["points"] for player in facts["players"]) < 10:
        found.append("ended by the round limit")
    else:
        found.append("ended after a round")
    if len(facts["winners"]) > 1:
        found.append("shared victory")
    if "event match-won" in found:
        found.append(f"match of {facts['match']['game']} games")
    return found


def survey(record: Record) -> Seen:
    """Play a record again and tell what occurs in it; raises RecordError where it does not play as it says."""
    state = begin(record, GAME, packs_of(record))
    check_hash(record, state, 0)
    seen: Seen = Counter()
    for number in range(1, len(record.actions) + 1):
        seat, action = read_move(record, state, number)
        if action in state.legal_actions(seat):
            seen.update(marks(state, seat, state.space.words(action)))
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            raise refused(record, number, error) from error
        check_hash(record, state, number)
    check_result(record, state)
    seen.update(end_marks(state))
    return seen


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spec:
    """A game to be played."""

    name: str
    seats: int
    taste: str
    options: dict[str, str | int]
    packs: list[Path] = field(default_factory=list)


def play(spec: Spec, seen: Seen) -> tuple[Record, Seen]:
    """Play a game; returns its record and what occurs in it. The choices depend on its name and on what was seen."""
    packs = [ROOT / pack for pack in spec.packs]
    record = Record.start(GAME, spec.seats, f"golden {spec.name}", spec.options, packs)
    state = record.deal(GAME, packs)
    chance = Chance(key_of(f"golden choices {spec.name}"))
    taste = TASTES[spec.taste]
    done: Seen = Counter()
    while not state.over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        prompt = state.decision(seat).prompt
        action = _drawn(legal, [taste(prompt, state.space.words(answer), seen) for answer in legal], chance)
        done.update(marks(state, seat, state.space.words(action)))
        record.play(state, seat, action)
    done.update(end_marks(state))
    return record, done


def _drawn(actions: list[int], weights: list[int], chance: Chance) -> int:
    ticket = chance.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("a ticket lies below the sum of the weights")


Table = tuple[str, int, dict[str, str | int]]
"""Set-up, number of players, further options."""


def planned() -> Iterator[Spec]:
    """The games that are always played."""
    tables: list[Table] = []
    for collect in ("simultaneous", "ordered"):
        for seats in GAME.seat_counts:
            tables.append(("standard", seats, {"collect": collect}))
            tables.append(("draft", seats, {"collect": collect}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "by_seat"}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "shuffled"}))
        tables.append(("match", 2, {"collect": collect}))
        tables.append(("match", 2, {"collect": collect, "first": 1}))
    tables += [("standard", 4, {"first": seat, "round_limit": 2 + 2 * seat}) for seat in range(4)]
    with_pack: list[Table] = [("standard", 2, {}), ("draft", 3, {}), ("standard", 4, {}), ("match", 2, {})]
    number = 0
    for taste in ("uniform", "builder", "hoarder"):
        for index, (setup, seats, options) in enumerate(tables + with_pack):
            number += 1
            name = f"{number:03}_{setup}_{seats}_{taste}"
            chosen = {"setup": setup, **options}
            if index < len(tables):
                yield Spec(name, seats, taste, chosen)
            else:
                yield Spec(f"{name}_{EXAMPLE}", seats, taste, chosen, [PACKS / EXAMPLE])


def explorers() -> Iterator[Spec]:
    """Games for explorers: mostly those in which the players choose their cards."""
    tables: list[Table] = [
        ("draft", 4, {}),
        ("match", 2, {}),
        ("standard", 3, {}),
        ("draft", 2, {"collect": "ordered"}),
        ("standard", 4, {"round_limit": 5}),
        ("draft", 3, {}),
    ]
    for number in range(1, TRIES + 1):
        setup, seats, options = tables[number % len(tables)]
        yield Spec(f"x{number:03}_{setup}_{seats}_explorer", seats, "explorer", {"setup": setup, **options})


def missing_games(there: dict[str, Seen], goals: set[str]) -> dict[str, Record]:
    """The games that are still to be recorded, given what occurs in those that are there.

    Raises LookupError if the explorers give up before all goals have occurred.
    """
    records: dict[str, Record] = {}
    seen: Seen = Counter()
    for done in there.values():
        seen += done
    for spec in planned():
        if spec.name not in there:
            records[spec.name], done = play(spec, seen)
            seen += done
    kept = len([name for name in there if name.startswith("x")])
    for spec in explorers():
        if kept >= EXPLORERS and goals <= seen.keys():
            return records
        if spec.name not in there:
            record, done = play(spec, seen)
            if kept < EXPLORERS or goals & done.keys() - seen.keys():
                records[spec.name] = record
                seen += done
                kept += 1
    raise LookupError(f"these never occurred: {', '.join(sorted(goals - seen.keys()))}")


# --- files ------------------------------------------------------------------------------------------------------------


class Refused(Exception):
    """Golden records do not play as they say any more, and nobody has ruled that they should not."""


def renew(
    folder: Path,
    find: Callable[[dict[str, Seen]], dict[str, Record]],
    ruling: str = "",
    surveyed: Callable[[Record], Seen] = survey,
) -> tuple[int, int, int]:
    """Write what `find` says is missing; returns how many records stayed, were removed and were written. `surveyed`
    plays a record of the game again and tells what occurs in it.

    Raises Refused, with nothing written, if a record that is there no longer plays as it says and there is no ruling.
    """
    there: dict[str, Seen] = {}
    broken: dict[Path, str] = {}
    for path in golden_files(folder):
        try:
            there[path.name.removesuffix(SUFFIX)] = surveyed(Record.read(path))
        except RecordError as error:
            broken[path] = str(error)
    if broken and not ruling.strip():
        raise Refused(
            f"{_counted(broken)} of {len(there) + len(broken)} will not play as written. The first:\n"
            f"{next(iter(broken.values()))}\nNothing was changed. "
            'If the rules mean it so, write it down: python tools/golden.py --rewrite "RULING"'
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
    goals = wanted()
    try:
        stayed, removed, written = renew(FOLDER, lambda there: missing_games(there, goals), chosen.rewrite or "")
    except (Refused, LookupError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"golden records: {stayed} as they were, {removed} removed, {written} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
