"""`arcanum simulate`: random games in bulk, with the laws of the engine checked on the way.

The invariants of a game are cheap and are checked at every decision. The laws that need copies and hashes (saves,
views, worlds, undo; see `arcanum.core.battery`) cost a hundred times as much, so they are checked every so often.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from arcanum.arena.crew import Crew, Pulse, WorkerError
from arcanum.cli.errors import FAILED, complain
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, OptionsOption, PacksOption, read_options, stdout
from arcanum.cli.progress import watched
from arcanum.core.battery import BatteryFailure, play_random
from arcanum.games import find

_CHUNK = 8
"""How many games a worker process plays before it reports: enough to hide the cost of reporting."""
_EVERY = 50
"""At every so many decisions all laws are checked."""
_FAILURES = 5
"""How many broken laws are shown."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker process has to know, in values that can be sent to it."""

    game: str
    players: int
    seed: str
    options: dict[str, str]
    packs: list[Path]
    every: int
    """At every so many decisions all laws are checked, and the invariants at each one; 0: nothing is checked."""

    def seed_of(self, number: int) -> str:
        """The seed of one game: `arcanum play --seed` deals the same one."""
        return f"{self.seed} {number}"


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, in numbers."""

    decisions: int = 0
    branching: int = 0
    rounds: int | None = None
    returns: tuple[float, ...] = ()
    """What each seat has of the win: who ties with the game itself has a part of it."""
    first: int | None = None
    """The seat that went first, in a game that has one."""
    limited: bool = False
    finished: bool = True
    failure: str = ""
    """The law that was broken; then the rest is empty."""


def register(parent: typer.Typer) -> None:
    parent.command("simulate", epilog=f"Example: arcanum simulate {EXAMPLE} --games 200 --players 4 --seed 7")(
        simulate_command
    )


def simulate_command(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", help="How many players each game has; as many as usual if none is given.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same games.")] = "0",
    options: OptionsOption = None,
    packs: PacksOption = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="How many processes play.")] = 1,
    check: Annotated[
        bool,
        typer.Option("--check/--no-check", help="Check the invariants at every decision and all laws now and then."),
    ] = True,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Check all laws at every decision; ten times slower.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games and sum them up.

    The exit code is 1 if a game breaks a law of the engine; the message names its seed.
    """
    chosen = find(game)
    seats = players or chosen.usual_seats
    task = Task(
        chosen.id, seats, seed, read_options(options), list(packs or []), (1 if thorough else _EVERY) if check else 0
    )
    chosen.settle(seats, dict(task.options))
    chosen.space(task.packs)
    start = time.perf_counter()
    with closing(_play_all(task, games, jobs)) as playing:
        played = list(watched(playing, games))
    summary = summarise(task, played, time.perf_counter() - start, jobs)
    if as_json:
        typer.echo(json.dumps(summary, indent=1))
    else:
        stdout().print(_table(summary))
    _report_failures([each.failure for each in played if each.failure])


# --- playing ----------------------------------------------------------------------------------------------------------


def _play_all(task: Task, games: int, jobs: int) -> Generator[Played, None, None]:
    if jobs == 1:
        for number in range(games):
            yield play_one(task, number)
        return
    chunks = [(task, start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
    with Crew(play_chunk, jobs) as crew:
        for done in crew.do(chunks):
            if done.answer is None:
                _, start, stop = done.task
                raise WorkerError(f"games {start} to {stop - 1}: the process {done.ends[-1]}")
            yield from done.answer


def play_chunk(chunk: tuple[Task, int, int], _: Pulse) -> list[Played]:
    """The games from one number up to another, one after another."""
    task, start, stop = chunk
    return [play_one(task, number) for number in range(start, stop)]


def play_one(task: Task, number: int) -> Played:
    """Play one random game to its end."""
    game = find(task.game)
    seed = task.seed_of(number)
    options: dict[str, Any] = dict(task.options)
    check = bool(task.every)
    try:
        playout = play_random(game, task.players, seed, options, task.packs, check, recorded=check, every=task.every)
    except BatteryFailure as failure:
        return Played(failure=str(failure))
    return Played(
        decisions=playout.decisions,
        branching=playout.branching,
        rounds=playout.rounds,
        returns=tuple(playout.state.returns()),
        first=game.first_seat(game.new(task.players, seed, options, task.packs)),
        limited=game.ended_by_limit(playout.state),
        finished=playout.state.over,
    )


# --- summing up -------------------------------------------------------------------------------------------------------


def summarise(task: Task, played: Sequence[Played], seconds: float, jobs: int) -> dict[str, Any]:
    """Everything that is reported, as plain data; only `seconds` and `decisions_per_second` depend on the machine."""
    games = [each for each in played if not each.failure]
    decisions = sum(each.decisions for each in games)
    won = [each for each in games if any(each.returns)]
    return {
        "game": task.game,
        "players": task.players,
        "seed": task.seed,
        "options": task.options,
        "checked": bool(task.every),
        "all_laws_every": task.every,
        "jobs": jobs,
        "games": len(played),
        "failures": len(played) - len(games),
        "unfinished": sum(not each.finished for each in games),
        "rounds": _spread([each.rounds for each in games if each.rounds is not None]),
        "decisions": _spread([each.decisions for each in games]),
        "branching": round(sum(each.branching for each in games) / max(decisions, 1), 3),
        "wins_by_seat": [round(sum(each.returns[seat] for each in won), 6) for seat in range(task.players)],
        "wins_by_turn_order": _by_turn_order(task.players, won),
        "shared_wins": sum(sum(share > 0 for share in each.returns) > 1 for each in won),
        "won_by_nobody": sum(each.finished and not any(each.returns) for each in games),
        "round_limit_endings": sum(each.limited for each in games),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
    }


def _spread(numbers: Sequence[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    return {"min": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "max": max(numbers)}


def _by_turn_order(players: int, won: Sequence[Played]) -> list[float] | None:
    """Wins of the seat that went first, of the one to the left, and so on: it shows what going first is worth."""
    if any(each.first is None for each in won):
        return None
    return [
        round(sum(each.returns[((each.first or 0) + place) % players] for each in won), 6) for place in range(players)
    ]


def _table(summary: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", justify="right")
    table.add_column()
    for name, value in _lines(summary):
        table.add_row(name, value)
    return table


def _lines(summary: dict[str, Any]) -> Iterator[tuple[str, str]]:
    options = "".join(f", {name}={value}" for name, value in summary["options"].items())
    players = f"{summary['players']} player{'s' * (summary['players'] > 1)}"
    yield "game", f"{summary['game']}, {players}{options}, seed {summary['seed']!r}"
    yield "games", f"{summary['games']:,}" + (f", {summary['failures']} broken" if summary["failures"] else "")
    often = "too" if summary["all_laws_every"] == 1 else f"at every {summary['all_laws_every']}th"
    laws = f"invariants checked at every decision, all other laws {often}"
    yield "laws", laws if summary["checked"] else "not checked"
    if summary["rounds"]:
        yield "rounds", _spread_text(summary["rounds"])
    if summary["decisions"]:
        yield "decisions per game", _spread_text(summary["decisions"])
    yield "branching", f"{summary['branching']:.2f} legal actions per decision"
    # Of the games that were won at all; who plays alone might have won them all.
    alone = summary["players"] == 1
    yield "wins by seat", _shares(summary["wins_by_seat"], summary["games"] if alone else sum(summary["wins_by_seat"]))
    if summary["wins_by_turn_order"] is not None and not alone:
        yield "wins by turn order", _shares(summary["wins_by_turn_order"], sum(summary["wins_by_seat"]))
    yield "shared wins", str(summary["shared_wins"])
    if summary["won_by_nobody"]:
        yield (
            "won by no player",
            f"{summary['won_by_nobody']} ({100 * summary['won_by_nobody'] / summary['games']:.1f} %)",
        )
    yield "ended by round limit", str(summary["round_limit_endings"])
    if summary["unfinished"]:
        yield "not finished", str(summary["unfinished"])
    jobs = f"{summary['jobs']} process" + ("es" if summary["jobs"] > 1 else "")
    yield "time", f"{summary['seconds']:.1f} s with {jobs}"
    yield "decisions per second", f"{summary['decisions_per_second']:,}" + (" with checks" * summary["checked"])


def _spread_text(spread: dict[str, float]) -> str:
    return f"{spread['min']} to {spread['max']}, {spread['mean']:.1f} on average"


def _shares(wins: Sequence[float], total: float) -> str:
    return "  ".join(f"{win:g} ({100 * win / (total or 1):.1f} %)" for win in wins)


def _report_failures(failures: Sequence[str]) -> None:
    if not failures:
        return
    for failure in failures[:_FAILURES]:
        complain(failure)
    if len(failures) > _FAILURES:
        complain(f"... and {len(failures) - _FAILURES} more")
    raise typer.Exit(FAILED)
