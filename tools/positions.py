"""Write web/e2e/positions/GAME/KIND.yaml: for each kind of question a position in which the first seat is asked it.

    python -m tools.positions            # write those that are missing
    python -m tools.positions --all      # write all of them anew

Games are played by chance, with a seed. Of the moments in which a question of a kind came up, one with a full table is
kept: as the position shortly before it, and the moves from there. A kind that comes up before there is a table is kept
as a seed and its first moves.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from arcanum.core.game import GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record
from arcanum.core.state import Data, GameState
from arcanum.games import GAMES, find
from arcanum.words.voices import voice
from tools.workshop import plan_beside

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "e2e" / "positions"
PLAYED: Final = 400
CANDIDATES: Final = 12
"""So many of the fullest tables are looked at for each kind."""
BACK: Final = 14
"""So many moves before the question a position may lie."""
SHORT: Final = 4
"""So many moves are as good as none."""
IDLE: Final = ("pass", "done", "end", "discard", "no", "leave")
"""Words of actions that seldom fill a table."""


@dataclass(frozen=True)
class PositionPlan:
    """What a game says of its positions (`positions.py` beside its tests)."""

    kinds: frozenset[str]
    """The kinds of questions."""
    sorts: Sequence[Data]
    """Options, `players` among them, of games that are played one after another."""
    phases: tuple[str, ...]
    """The phases in which a position may lie, those that are tried first in front."""
    worth: Callable[[Data, int], int]
    """From what the first seat sees and the number of moves: how full its table is; where it is empty, how soon the
    question comes."""
    position: Callable[[Data, str, int], Data]
    """From the facts, a phase and who acts: the position as a scenario states it."""


def plan_of(game_id: str) -> PositionPlan:
    plan: PositionPlan | None = plan_beside(game_id, "positions")
    assert plan is not None, f"{game_id} does not say what its positions are like"
    return plan


@dataclass
class Moment:
    """A question to the first seat, in a game of a seed, after so many moves."""

    worth: int
    options: dict[str, Any]
    seed: str
    moves: list[tuple[int, str]]
    states: list[GameState]
    """The last ones before it, and the one in which it is asked."""


def moments(game_id: str) -> dict[str, list[Moment]]:
    """The fullest moments for each kind, the fullest first."""
    plan, best = plan_of(game_id), dict[str, list[Moment]]()
    for number in range(PLAYED):
        options = plan.sorts[number % len(plan.sorts)]
        for kind, moment in _game(game_id, options, f"positions {number}"):
            if len(kept := best.setdefault(kind, [])) < CANDIDATES or moment.worth > kept[-1].worth:
                best[kind] = sorted([*kept, moment], key=lambda each: -each.worth)[:CANDIDATES]
    return best


def _game(game_id: str, options: dict[str, Any], seed: str) -> Iterator[tuple[str, Moment]]:
    chooser = random.Random(seed)
    game = find(game_id)
    state = game.new(_players(options), seed, _without_players(options))
    moves: list[tuple[int, str]] = []
    states: list[GameState] = []
    while actors := state.actors():
        states = [*states[-BACK:], state.clone()]
        if 0 in actors:
            worth = plan_of(game_id).worth(state.view(0), len(moves))
            yield state.decision(0).prompt, Moment(worth, options, seed, moves[:], states)
        seat = actors[0]
        words = {state.space.words(each): each for each in state.legal_actions(seat)}
        eager = [each for each in words if each.split()[0] not in IDLE or chooser.random() < 0.08]
        chosen = chooser.choice(eager or list(words))
        state.apply(seat, words[chosen])
        moves.append((seat, chosen))


def _players(options: Data) -> int:
    return int(options.get("players", 2))


def _without_players(options: Data) -> Data:
    return {name: value for name, value in options.items() if name != "players"}


# --- positions --------------------------------------------------------------------------------------------------------


def scenario_of(game_id: str, kind: str, candidates: list[Moment]) -> Data:
    """A short way to the question at a full table: a position and the moves from there, or a seed and all moves."""
    ways = [_way(game_id, kind, each) for each in candidates]
    return min(ways, key=lambda each: len(each["steps"]) // SHORT)


def _way(game_id: str, kind: str, moment: Moment) -> Data:
    names = [f"Seat {seat}" for seat in range(moment.states[-1].seats)]
    title = voice(game_id, "en").prompt(moment.states[-1].decision(0), names)
    head = {"game": game_id, "title": title}
    asked = repr(moment.states[-1].decision(0))
    for back in range(len(moment.states)):
        state = moment.states[-1 - back]
        moves = moment.moves[len(moment.moves) - back :]
        for phase in plan_of(game_id).phases:
            position = plan_of(game_id).position(find(game_id).facts(state), phase, state.actors()[0])
            if _leads(game_id, moment.options, position, moves, kind, asked):
                return _written(head, {"players": 2, **moment.options}, position, moves)
    return _written(head | {"seed": moment.seed}, {"players": 2, **moment.options}, None, moment.moves)


def _written(head: Data, options: Data, position: Data | None, moves: list[tuple[int, str]]) -> Data:
    laid = {} if position is None else {"position": position}
    return {**head, "options": options, **laid, "steps": [{seat: words} for seat, words in moves]}


def _leads(game_id: str, options: Data, position: Data, moves: list[tuple[int, str]], kind: str, asked: str) -> bool:
    """Whether these moves lead from this position to that question."""
    game = find(game_id)
    try:
        state = Record.start(game, _players(options), "scenario", _without_players(options), (), position).deal(game)
        for seat, words in moves:
            state.apply(seat, state.space.parse(words))
    except (GameError, IllegalAction):
        return False
    return 0 in state.actors() and state.decision(0).prompt == kind and repr(state.decision(0)) == asked


def kept(data: Mapping[str, Any]) -> Data:
    """Without what is nothing."""
    return {name: value for name, value in data.items() if value not in (None, False, 0, [], {}, "")}


# --- files ------------------------------------------------------------------------------------------------------------


def text_of(scenario: Data) -> str:
    # Scenarios read `on` as a plain word.
    return yaml.safe_dump(scenario, sort_keys=False, width=140, default_flow_style=None).replace("'on':", "on:")


def main() -> None:
    anew = "--all" in sys.argv[1:]
    for game_id in [game for game in GAMES if plan_beside(game, "positions")]:
        kinds = plan_of(game_id).kinds
        folder = TARGET / game_id
        folder.mkdir(parents=True, exist_ok=True)
        wanted = {kind for kind in kinds if anew or not (folder / f"{kind}.yaml").exists()}
        found = moments(game_id) if wanted else {}
        for kind in sorted(wanted):
            if kind not in found:
                print(f"{game_id}: {kind} did not come up", file=sys.stderr)
                continue
            scenario = scenario_of(game_id, kind, found[kind])
            (folder / f"{kind}.yaml").write_text(text_of(scenario), encoding="utf-8")
            print(f"{game_id}: {kind}: {len(scenario['steps'])} moves, worth {found[kind][0].worth}")


if __name__ == "__main__":
    main()
