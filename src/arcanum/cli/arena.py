"""`arcanum arena`: bots against each other, and how sure one may be of who is stronger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from arcanum.arena.deadline import TIMEOUT
from arcanum.arena.ledger import NotKept
from arcanum.arena.match import ABORT, FORFEIT, Manner
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan
from arcanum.cli import completing
from arcanum.cli.errors import FAILED, complain, stderr
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, OptionsOption, PacksOption, read_bots, read_options, stdout
from arcanum.cli.progress import watched
from arcanum.core.extras import need
from arcanum.games import find

if TYPE_CHECKING:  # numpy is an extra: only who runs the arena needs it.
    from arcanum.arena.results import Interval, Results

_FAILURES: Final = 5
"""How many failures are shown; the folder has them all."""

BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="BOT,...",
        help="Who plays: random, apprentice, adept, magister:1000, process:COMMAND, ...",
        autocompletion=completing.bots,
    ),
]


def register(parent: typer.Typer) -> None:
    parent.command(
        "arena", epilog=f"Example: arcanum arena {EXAMPLE} --bots random,apprentice --pairs 5 --report reports/first"
    )(arena_command)


def arena_command(
    game: GameArgument,
    bots: BotsOption,
    report: Annotated[
        Path, typer.Option("--report", metavar="DIR", help="The folder for the games, the results and the report.")
    ],
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="How many deals every two bots play.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", help="How many players each game has; as many as usual if none is given.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same games.")] = "0",
    options: OptionsOption = None,
    packs: PacksOption = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="How many processes play.")] = 1,
    on: Annotated[str, typer.Option("--on", metavar="local|ray", help="Where they play.")] = "local",
    ray_address: Annotated[
        str, typer.Option("--ray-address", envvar="RAY_ADDRESS", help="A Ray cluster; else one is started here.")
    ] = "",
    on_failure: Annotated[
        str,
        typer.Option(
            "--on-failure", metavar=f"{FORFEIT}|{ABORT}", help="A bot that fails loses its game, or all stops."
        ),
    ] = FORFEIT,
    timeout: Annotated[
        float, typer.Option("--timeout", help="How many seconds a bot may take for an answer.")
    ] = TIMEOUT,
    records: Annotated[bool, typer.Option("--records", help="Keep the records of the games, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play each other, every two of them the same deals from all seats, and rate them.

    The same command in the same folder goes on where it was stopped; more --pairs add to what is there. The exit code
    is 1 if a bot fails; the message names the game, the seed and the seat. It is 1, too, if a game cannot be kept.
    """
    need("arena", "numpy", "matplotlib")
    if on == "ray":
        need("ray", "ray")
    from arcanum.arena.run import run

    seats = players or find(game).usual_seats
    plan = Plan(game, tuple(read_bots("--bots", bots)), pairs, seats, seed, read_options(options), tuple(packs or ()))
    manner = Manner(jobs, on, on_failure, timeout, records, ray_address)
    try:
        results = run(plan, report, manner, _watch, _notice)
    except KeyboardInterrupt:
        stderr().print(f"What was finished is kept in {report}; the same command goes on from there.")
        raise
    except NotKept as error:
        complain(error)
        stderr().print(f"What was kept before is still in {report}; the same command goes on from there.")
        raise typer.Exit(FAILED) from error
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(results), indent=1).decode())
    else:
        _show(results, report)
    if results.failures:
        raise typer.Exit(FAILED)


def _notice(text: str) -> None:
    stderr().print(f"note: {text}")


def _watch(games: Iterator[Outcome], total: int, begun: int) -> Iterator[Outcome]:
    """The games, with a progress bar and a word about those that failed."""
    failed = 0
    for outcome in watched(games, total, begun):
        if outcome.failure is not None:
            failed += 1
            if failed <= _FAILURES:
                complain(outcome.failure.where(outcome.bout))
            elif failed == _FAILURES + 1:
                complain("... and more; results.json names them all")
        yield outcome


# --- what came of it --------------------------------------------------------------------------------------------------


def _show(results: Results, report: Path) -> None:
    console = stdout()
    game, players, seed = (results.plan[name] for name in ("game", "players", "seed"))
    console.print(f"{game}, {players} player{'s' * (players > 1)}, seed {seed!r}\n")
    console.print(_pairings(results))
    console.print()
    console.print(_ratings(results))
    console.print()
    if results.games < results.games_planned:
        console.print(f"{results.games:,} of {results.games_planned:,} games have a result; the same command goes on.")
    console.print(Text(f"The report: {report / 'report.html'}"), soft_wrap=True)


def _pairings(results: Results) -> Table:
    table = _table("bot", "against", "pairs", "score", "95 %", "won/drawn/lost", "rounds", words=2)
    for pairing in results.pairings:
        score, middle = pairing.score, pairing.median_rounds
        shown = ("–", "–") if score is None else (f"{_percent(score.value)} %", _ends(score))
        games = f"{pairing.wins}/{pairing.draws}/{pairing.losses}"
        table.add_row(
            *map(Text, pairing.bots), f"{pairing.pairs:,}", *shown, games, "–" if middle is None else f"{middle:g}"
        )
    return table


def _ratings(results: Results) -> Table:
    table = _table("bot", "Elo", "95 %", "ms for an answer", words=1)
    for bot in sorted(results.bots, key=lambda bot: -bot.elo.value):
        elo = bot.elo
        spread = "–" if elo.low == elo.high else f"{elo.low:+.0f} … {elo.high:+.0f}"
        mean = "–" if bot.thinking is None else f"{bot.thinking.mean:.2f}"
        table.add_row(Text(bot.name), f"{elo.value:+.0f}", spread, mean)
    return table


def _table(*heads: str, words: int) -> Table:
    """A table without lines, whose first columns are words and the others numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, head in enumerate(heads):
        if number < words:
            table.add_column(head, overflow="fold")
        else:
            table.add_column(head, justify="right", no_wrap=True)
    return table


def _ends(score: Interval) -> str:
    return f"{_percent(score.low)} – {_percent(score.high)}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
