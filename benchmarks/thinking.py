"""How long a Magister thinks where a core is its own, and what the limits for people who wait would cut there.

    python -m benchmarks.thinking [--seconds 120] [--person random] [--json]

Games of each kind against a person who answers at random, as `benchmarks.waiting` has them, or as another bot does. The
Magister thinks as it does in a server, but without a limit. Counted is the time of the processor, which hardly hangs on
what else the machine has to do: so this can be measured where it is busy, too. For each answer it is then worked out
how much time people would have let it have, by the rules of `arcanum.server.thinkers` for a core of its own.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from arcanum.bots import look, make, seed_for
from arcanum.core.game import Game
from arcanum.core.session import Session
from arcanum.games import GAMES
from arcanum.server.mind import Mind
from arcanum.server.questions import ask
from arcanum.server.thinkers import Thinkers
from benchmarks.waiting import quantile

MAGISTER = "magister"
Wait = list[float]
"""The seconds of each answer, from a person's answer until one is asked again."""
console = Console(stderr=True)


def thoughts_in(game: Game, person: str, number: int, end: float) -> list[Wait]:
    """What a Magister takes for its answers in one game, wait by wait; where the person is asked as well nobody waits,
    and each answer stands alone."""
    seed, mind, chance = f"thinking {number}", Mind(make), random.Random(number)
    session = Session.new(game, 2, seed)
    seat, answers = number % 2, [0, 0]
    rival = make(person, game, seed_for(seed, 1 - seat))
    waits: list[Wait] = [[]]
    while not session.state.over and time.monotonic() < end:
        state = session.state
        asked = seat if seat in state.actors() else 1 - seat
        if asked != seat:
            waits.append([])
            view = look(state, asked, answers[asked])
            session.play(asked, chance.choice(view.legal) if person == "random" else rival.choose(view))
        else:
            begun, own = time.process_time(), seed_for(seed, seat)
            thought = mind.think(ask(state, seat, answers[seat], table=seed, game=game.id, bot=MAGISTER, seed=own))
            took = time.process_time() - begun
            if len(state.actors()) > 1:
                waits += [[took], []]
            else:
                waits[-1].append(took)
            session.play(seat, state.space.parse(thought.words))
        answers[asked] += 1
    return [wait for wait in waits if wait]


def limited(wait: Wait, thinkers: Thinkers) -> tuple[int, float]:
    """How many of these answers time would cut short, and how long they would take together then."""
    cut, waited = 0, 0.0
    for took in wait:
        most = thinkers.move_seconds(MAGISTER, waited)
        cut += took > most
        waited += min(took, most)
    return cut, waited


def measure(game: Game, person: str, seconds: float) -> dict[str, Any]:
    """Figures of so many games as can be played meanwhile."""
    begun, thinkers = time.monotonic(), Thinkers(1)
    thoughts_in(game, person, 0, time.monotonic() + 1.0)  # Until all is read that is read once.
    waits: list[Wait] = []
    games = 0
    while time.monotonic() < begun + seconds:
        games += 1
        waits += thoughts_in(game, person, games, begun + seconds)
    answers = [took for wait in waits for took in wait]
    ends = [limited(wait, thinkers) for wait in waits]
    return {
        "games": games,
        "answers": len(answers),
        "median": quantile(answers, 0.5),
        "p95": quantile(answers, 0.95),
        "most": max(answers),
        "cut": sum(cut for cut, _ in ends),
        "longest wait": max(sum(wait) for wait in waits),
        "longest wait, limited": max(waited for _, waited in ends),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120.0, help="how long each game is played")
    parser.add_argument("--person", default="random", help="how the person answers: the name of a bot")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    report = {}
    for game in GAMES.values():
        console.print(f"{game.id}: {options.seconds:g} s ...")
        report[game.id] = measure(game, options.person, options.seconds)
    if options.json:
        print(json.dumps(report, indent=1))
        return 0
    grid = Grid(title=f"a Magister against {options.person}, seconds of the processor")
    grid.add_column("")
    for id in report:
        grid.add_column(id, justify="right")
    for figure in next(iter(report.values())):
        values = [found[figure] for found in report.values()]
        grid.add_row(figure, *[f"{value:.2f}" if isinstance(value, float) else str(value) for value in values])
    Console().print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
