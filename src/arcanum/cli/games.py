"""`arcanum games`: what can be played."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from arcanum.cli.errors import complain
from arcanum.cli.faces import FACES
from arcanum.cli.options import stdout
from arcanum.core.game import Game, Option
from arcanum.games import GAMES
from arcanum.words.voices import VOICES


def register(parent: typer.Typer) -> None:
    parent.command("games", epilog="Example: arcanum games")(games_command)


def games_command() -> None:
    """List the games, with their numbers of players and their options."""
    console = stdout()
    for game in GAMES.values():
        console.print(_heading(game))
        console.print(_options(game))
    for problem in (*GAMES.problems(), *VOICES.problems(), *FACES.problems()):
        complain(problem)


def _heading(game: Game) -> Text:
    counts = ", ".join(str(count) for count in game.seat_counts)
    told = f"  {counts} players, rules version {game.rules_version}"
    summary = (game.__doc__ or "").strip().partition("\n")[0]
    return Text.assemble((game.id, "bold"), told, (f"\n  {summary}" if summary else "", "dim"))


def _options(game: Game) -> Table:
    table = Table.grid(padding=(0, 2))
    for overflow in ("ellipsis", "ellipsis", "fold"):
        table.add_column(no_wrap=overflow == "ellipsis", overflow=overflow)
    for option, offered in zip(game.options, game.offers(), strict=True):
        table.add_row("", f"--option {option.name}=", _values(offered, option.free))
        table.add_row("", "", Text(option.summary, "dim"))
    return table


def _values(option: Option, free: str) -> Text:
    """The values that may be given, the default first in bold; then what may be given besides."""
    others = [str(choice) for choice in option.choices if choice != option.default]
    told = Text.assemble((str(option.default), "bold"), *(f" | {other}" for other in others))
    return told.append(f", or {free}") if free else told
