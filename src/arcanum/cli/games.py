"""`arcanum games`: what can be played."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from arcanum.cli.options import stdout
from arcanum.core.game import Game, Option
from arcanum.games import GAMES


def register(parent: typer.Typer) -> None:
    parent.command("games", epilog="Example: arcanum games")(games_command)


def games_command() -> None:
    """List the games, with their numbers of players and their options."""
    console = stdout()
    for game in GAMES.values():
        console.print(_heading(game))
        console.print(_options(game))


def _heading(game: Game) -> Text:
    counts = ", ".join(str(count) for count in game.seat_counts)
    told = f"  {counts} players, rules version {game.rules_version}"
    summary = (game.__doc__ or "").strip().partition("\n")[0]
    return Text.assemble((game.id, "bold"), told, (f"\n  {summary}" if summary else "", "dim"))


def _options(game: Game) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        table.add_row("", f"--option {option.name}=", _values(option), Text(option.summary, "dim"))
    return table


def _values(option: Option) -> Text:
    """The values that may be given, the default first in bold."""
    others = [str(choice) for choice in option.choices if choice != option.default] or ["a number"]
    return Text.assemble((str(option.default), "bold"), " | ", " | ".join(others))
