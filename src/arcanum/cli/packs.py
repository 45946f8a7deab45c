"""`arcanum packs`: for those who write content."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arcanum.cli.errors import BAD_INPUT, complain
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, stdout
from arcanum.core.content import read_pack_info
from arcanum.core.documents import ContentError, Problem
from arcanum.core.game import Game, GameError
from arcanum.games import find

app = typer.Typer(
    help="Packs: the content of games as data.",
    epilog=f"Example: arcanum packs check examples/packs/{EXAMPLE}/ember_court",
    no_args_is_help=True,
)


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="packs")


@app.command("check", epilog=f"Example: arcanum packs check examples/packs/{EXAMPLE}/ember_court")
def check_command(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder of a pack.")],
) -> None:
    """Check a pack as it would be loaded for a game; every problem is named with file, line and field."""
    info = read_pack_info(path)
    problems = game_of_pack(path).check_pack(path)
    if problems:
        for problem in problems:
            complain(problem)
        raise typer.Exit(BAD_INPUT)
    stdout().print(Text.assemble(("ok  ", "green"), (info.id, "bold"), f" {info.version}, a pack of {info.game}"))


def game_of_pack(folder: Path) -> Game:
    """The game that a pack is of; raises ContentError if there is none of that id."""
    try:
        return find(read_pack_info(folder).game)
    except GameError as error:
        raise ContentError([Problem(str(folder / "pack.yaml"), 1, "game", str(error))]) from error


@app.command("schema", epilog=f"Example: arcanum packs schema {EXAMPLE} > schema.json")
def schema_command(game: GameArgument) -> None:
    """Print the JSON Schema of a game's pack files, for editors and validators."""
    typer.echo(json.dumps(find(game).pack_schema(), indent=1, ensure_ascii=False))
