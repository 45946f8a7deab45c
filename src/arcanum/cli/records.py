"""`arcanum replay` and `arcanum record`: games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arcanum.cli.errors import BAD_INPUT, BadInput, complain
from arcanum.cli.faces import face_of
from arcanum.cli.options import LangOption, PacksOption, stdout
from arcanum.core.game import Game, GameError
from arcanum.core.record import Record, RecordError, read_document, replay, verify
from arcanum.games import find

app = typer.Typer(help="Records of games.", no_args_is_help=True)


def register(parent: typer.Typer) -> None:
    parent.command("replay", epilog="Example: arcanum replay game.json --to 40 --seat 0")(replay_command)
    parent.add_typer(app, name="record")


@app.callback()
def _record() -> None:
    """Records of games."""


@app.command("verify", epilog="Example: arcanum record verify game.json tests/golden/*.json.gz")
def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records or saved games.")],
    packs: PacksOption = None,
) -> None:
    """Play records again and compare every state hash and the result.

    One line for each file; the exit code is 2 if one is malformed or does not play as it says.
    """
    verified = [_verify_file(path, list(packs or [])) for path in files]
    if not all(verified):
        raise typer.Exit(BAD_INPUT)


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a saved game.")],
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show what this seat sees (0, 1, ...); without it, a spectator.")
    ] = None,
    lang: LangOption = "en",
    packs: PacksOption = None,
) -> None:
    """Print the log of a game and the table as it was after the last or the given action."""
    record = read_record(file)
    game = game_of(record)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadInput(f"--seat: expected a seat from 0 to {record.seats - 1}, found {seat}")
    speech = face_of(game.id).speech(lang, packs or [])
    state = replay(record, game, to, packs or [])
    names = speech.seat_names(["human"] * record.seats)
    console = stdout()
    for line in speech.log(state.events(0, seat), names):
        console.print(line, soft_wrap=not console.is_terminal)
    console.print()
    view = state.view(seat)
    console.print(speech.table(view, names, console))
    if view["over"]:
        console.print(speech.result(view, names, console))


def read_record(path: Path) -> Record:
    """The record in a file: a record by itself, or the one inside a saved game."""
    data = read_document(path)
    if isinstance(data, dict) and "record" in data and "state" in data:
        return Record.from_data(data["record"], str(path), ("record",))
    return Record.from_data(data, str(path))


def game_of(record: Record) -> Game:
    """The game that a record is of."""
    try:
        return find(record.game)
    except GameError as error:
        raise RecordError(str(error), "game", record.source) from error


def _verify_file(path: Path, packs: list[Path]) -> bool:
    try:
        record = read_record(path)
        verify(record, game_of(record), packs)
    except RecordError as error:
        complain(error)
        return False
    end = "finished" if record.result is not None else "unfinished"
    stdout().print(
        Text.assemble(("ok  ", "green"), f"{path}  {record.game}, {len(record.actions)} actions, {end}"),
        soft_wrap=True,
    )
    return True
