"""Write the golden records: games that have to play the same way for ever.

    python tools/golden.py                           write what is missing; compare the rest
    python tools/golden.py --rewrite "RULING"        also replace what has changed

Golden records never change without a written ruling. Without `--rewrite` a record that is there is left as it is, and when
the game would now go another way the tool says so and exits with 1. With it the ruling is added to `REWRITES.md`, dated,
beside the folder. A ruling that changes the course of a game is a new rules version of that game.

The records are random games: several set-ups, numbers of players and options, some with the example pack, played by
policies with different tastes. The explorers among them prefer what was seldom done before, and they go on until every
action and every kind of decision (`wanted`) has occurred.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game
from arcanum.core.record import Record, RecordError
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.happenings import KINDS

ROOT = Path(__file__).resolve().parent.parent
GAME: Final[Game] = RES_ARCANA
FOLDER = ROOT / "tests" / "golden" / GAME.id
REWRITES = "REWRITES.md"
PACKS = Path("examples", "packs", GAME.id)
"""Where the packs that records use lie, in the project's folder."""
EXAMPLE: Final = "ember_court"
EXPLORERS: Final = 24
"""So many explorers are kept whatever they find; further ones only if they find something new."""
TRIES: Final = 600
"""So many explorers are sent out before the tool gives up."""


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
    return {"take": 6, "essence": 5 if words == "essence gold" else 2, "pay": 1, "suffer": 2}.get(word, 2)


def explorer(prompt: str, words: str, seen: Seen) -> int:
    """A builder who prefers what was seldom done before."""
    weight = 4096 * builder(prompt, words, seen)
    return max(1, weight // (1 + min(seen[words], seen[f"{prompt}: {words}"])) ** 2)


TASTES: Final[dict[str, Taste]] = {"uniform": uniform, "builder": builder, "hoarder": hoarder, "explorer": explorer}


# --- what occurs in a game --------------------------------------------------------------------------------------------


def marks(state: GameState, seat: int, words: str) -> list[str]:
    """What an answer shows: the action, the kind of decision and answer, and the attack that it answers."""
    decision = state.decision(seat)
    word = words.split()[0]
    found = [words, f"{decision.prompt}: {words}", f"{decision.prompt}, {word}"]
    if decision.prompt == "react":
        found.append(f"{decision.source}, {word}")
    return found


def end_marks(game: Game, state: GameState) -> list[str]:
    """What a whole game shows: the kinds of its events, and how it ended."""
    found = [f"event {event.kind}" for event in state.events(everything=True)]
    facts = game.facts(state)
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


def wanted(game: Game) -> set[str]:
    """What has to occur in the golden records, in terms of `marks` and `end_marks`: every action that a game can come
    to, every kind of answer to every kind of decision, every offered price paid and refused, every event and end."""
    space = game.space()
    actions = {space.words(action) for action in range(space.size)} - _out_of_reach(game)
    dragons = [f"{kind}_dragon" for kind in ("bone", "earth", "fire", "water", "wind")]
    attacks = {f"{card}, {answer}" for card in [*dragons, "sea_serpent"] for answer in ("pay", "suffer")}
    yields = {f"discard-yield: essence {essence}" for essence in ("calm", "death", "elan", "gold", "life")}
    ends = {"ended in mid-round", "ended after a round", "ended by the round limit", "shared victory"}
    events = {f"event {kind}" for kind in KINDS}
    return {*actions, *ANSWERS, *attacks, *yields, *ends, *events, "match of 2 games", "match of 3 games"}


ANSWERS: Final = {
    *("choose-mage, choose", "choose-item, choose", "draft-pick, choose", "open-draft, choose", "name-first, seat"),
    *("take-off, done", "take-off, take", "pay-or-turn, pay", "pay-or-turn, turn"),
    *("turn, pass", "turn, place", "turn, claim", "turn, discard", "turn, power", "swap-item, choose"),
    *("pay, essence", "pay-same, essence", "pay-same, done", "gain-mix, essence", "put-mix, essence"),
    *("gain-type, essence", "discard-yield, essence", "discard, discard", "choose-rival, seat"),
    *("choose-deck, deck", "reorder, choose", "place-from, place", "place-from, done"),
    *("turn-another, choose", "destroy, choose", "put-paid, choose", "straighten, choose", "straighten, done"),
    *("react, pay", "react, suffer", "react, power", "lose, essence", "check-react, power", "check-react, done"),
}
"""Every kind of decision, with every kind of answer to it."""


def _out_of_reach(game: Game) -> set[str]:
    """Actions that exist for the sake of order but are never offered."""
    # Obelisk's power happens by itself when it is claimed; an item is swapped, and emptied, before the next Collect.
    items = [words.removeprefix("power ").removesuffix(" 1") for words in ITEM_POWERS]
    return {"power obelisk 1", *[f"take {item}" for item in [*items, "calm_elan", "death_life"]]}


ITEM_POWERS: Final = [
    f"power {item} 1" for item in ("alchemy", "divination", "protection", "reanimate", "research", "transmutation")
]


# --- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spec:
    """A game to be played."""

    name: str
    seats: int
    taste: str
    options: dict[str, str | int]
    packs: list[Path] = field(default_factory=list)


def play(game: Game, spec: Spec, seen: Seen) -> tuple[Record, Seen]:
    """Play a game; returns its record and what occurred in it. The choices depend on the name and on what was seen."""
    packs = [ROOT / pack for pack in spec.packs]
    record = Record.start(game, spec.seats, f"golden {spec.name}", spec.options, packs)
    state = record.deal(game, packs)
    chance = Chance(key_of(f"golden choices {spec.name}"))
    taste = TASTES[spec.taste]
    done: Seen = Counter()
    while not state.over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal_actions(seat)
        prompt = state.decision(seat).prompt
        weights = [taste(prompt, state.space.words(action), seen) for action in legal]
        action = _drawn(legal, weights, chance)
        done.update(marks(state, seat, state.space.words(action)))
        record.play(state, seat, action)
    done.update(end_marks(game, state))
    return record, done


def _drawn(actions: list[int], weights: list[int], chance: Chance) -> int:
    ticket = chance.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("a ticket lies below the sum of the weights")


def planned() -> Iterator[Spec]:
    """The games that are always played."""
    tables: list[tuple[str, int, dict[str, str | int]]] = []
    for collect in ("simultaneous", "ordered"):
        for seats in GAME.seat_counts:
            tables.append(("standard", seats, {"collect": collect}))
            tables.append(("draft", seats, {"collect": collect}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "by_seat"}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "shuffled"}))
        tables.append(("match", 2, {"collect": collect, "first": "random"}))
        tables.append(("match", 2, {"collect": collect, "first": 1}))
    tables += [("standard", 4, {"first": seat, "round_limit": 2 + 2 * seat}) for seat in range(4)]
    number = 0
    for taste in ("uniform", "builder", "hoarder"):
        for setup, seats, options in tables:
            number += 1
            yield Spec(f"{number:03}_{setup}_{seats}_{taste}", seats, taste, {"setup": setup, **options})
        for setup, seats in (("standard", 2), ("draft", 3), ("standard", 4), ("match", 2)):
            number += 1
            name = f"{number:03}_{setup}_{seats}_{taste}_{EXAMPLE}"
            yield Spec(name, seats, taste, {"setup": setup}, [PACKS / EXAMPLE])


def explorers(number: int) -> Iterator[Spec]:
    """Games for explorers: mostly those in which the players choose their cards."""
    tables: list[tuple[str, int, dict[str, str | int]]] = [
        ("draft", 4, {}),
        ("match", 2, {}),
        ("standard", 3, {}),
        ("draft", 2, {"collect": "ordered"}),
        ("standard", 4, {"round_limit": 5}),
        ("draft", 3, {}),
    ]
    for tried in range(TRIES):
        setup, seats, options = tables[tried % len(tables)]
        name = f"{number + tried:03}_{setup}_{seats}_explorer"
        yield Spec(name, seats, "explorer", {"setup": setup, **options})


def games(game: Game, goals: set[str]) -> tuple[dict[str, Record], set[str]]:
    """All golden games by name, and the goals that were missed."""
    records: dict[str, Record] = {}
    seen: Seen = Counter()
    for spec in planned():
        records[spec.name], done = play(game, spec, seen)
        seen += done
    for tried, spec in enumerate(explorers(len(records) + 1)):
        if tried >= EXPLORERS and goals <= seen.keys():
            break
        record, done = play(game, spec, seen)
        if tried < EXPLORERS or goals & done.keys() - seen.keys():
            records[spec.name] = record
            seen += done
    return records, goals - seen.keys()


# --- files ------------------------------------------------------------------------------------------------------------


class Refused(Exception):
    """Golden records would change, and nobody has ruled so."""


def save(records: dict[str, Record], folder: Path, ruling: str = "") -> tuple[int, int]:
    """Write records; returns how many are new and how many were replaced or removed.

    Raises Refused, with nothing written, if a record that is there would change or go and there is no ruling.
    """
    folder.mkdir(parents=True, exist_ok=True)
    there = {path.name.removesuffix(".json.gz"): path for path in sorted(folder.glob("*.json.gz"))}
    new = [name for name in records if name not in there]
    changed = [name for name, path in there.items() if not _same(path, records.get(name))]
    if changed and not ruling.strip():
        told = ", ".join(changed[:5]) + (f" and {len(changed) - 5} more" if len(changed) > 5 else "")
        raise Refused(
            f"{len(changed)} golden records would change: {told}. Nothing was written. If the rules mean it so, "
            'write the ruling down: python tools/golden.py --rewrite "RULING"'
        )
    if changed:
        _note(folder.parent / REWRITES, ruling.strip(), folder.name, len(changed))
    for name in changed:
        if name not in records:
            there[name].unlink()
    for name in [*new, *changed]:
        if name in records:
            records[name].write(folder / f"{name}.json.gz")
    return len(new), len(changed)


def _same(path: Path, record: Record | None) -> bool:
    try:
        return Record.read(path) == record
    except RecordError:
        return False


def _note(log: Path, ruling: str, game: str, count: int) -> None:
    if not log.exists():
        log.write_text(HEAD, encoding="utf-8")
    line = f"- {date.today().isoformat()}, {game}, {count} records: {' '.join(ruling.split())}\n"
    with log.open("a", encoding="utf-8") as file:
        file.write(line)


HEAD: Final = """\
# Rewrites of the golden records

Golden records never change without a ruling. Each time they do, `tools/golden.py --rewrite` adds a line: when, which game,
how many records, and why.

"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--rewrite", metavar="RULING", help="replace records that have changed, because of this ruling")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the records lie")
    chosen = parser.parse_args(arguments)
    if chosen.rewrite is not None and not chosen.rewrite.strip():
        parser.error("a rewrite needs a ruling")
    records, missed = games(GAME, wanted(GAME))
    if missed:
        print(f"{len(missed)} things never occurred: {', '.join(sorted(missed))}", file=sys.stderr)
        return 1
    try:
        new, changed = save(records, chosen.folder, chosen.rewrite or "")
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(f"{len(records)} golden records: {new} new, {changed} rewritten, {len(records) - new - changed} as they were")
    return 0


if __name__ == "__main__":
    sys.exit(main())
