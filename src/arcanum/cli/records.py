"""`arcanum replay` and `arcanum record`: games that were played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from arcanum.cli.errors import BAD_INPUT, BadInput, complain
from arcanum.cli.options import LangOption, PacksOption, stdout
from arcanum.cli.speech import Speech
from arcanum.core.content import read_pack_info
from arcanum.core.files import RecordError, check_format, is_save, read_document
from arcanum.core.game import Game, GameError
from arcanum.core.record import Record, replay, verify
from arcanum.core.session import Session
from arcanum.core.state import Data
from arcanum.games import find

app = typer.Typer(help="Records of games.", epilog="Example: arcanum record verify game.json", no_args_is_help=True)
_UNLOADABLE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What loading a state may raise if the file holds something else."""


def register(parent: typer.Typer) -> None:
    parent.command("replay", epilog="Example: arcanum replay game.json --to 40 --seat 0")(replay_command)
    parent.add_typer(app, name="record")


@app.callback(epilog="Example: arcanum record verify game.json")
def _record() -> None:
    """Records of games."""


@app.command("verify", epilog="Example: arcanum record verify game.json saved.json")
def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records or saved games.")],
    packs: PacksOption = None,
) -> None:
    """Play records again and compare every state hash and the result.

    One line for each file; the exit code is 2 if one is malformed or does not play as it says. Of the packs that are
    given each game uses those with which it was played.
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
    check_save(file, game, packs or [])
    if seat is not None and not 0 <= seat < record.seats:
        raise BadInput(f"--seat: expected a seat from 0 to {record.seats - 1}, found {seat}")
    speech = Speech(game.id, lang, packs or [])
    state = replay(record, game, to, packs or [])
    names = record.names or speech.seat_names(["human"] * record.seats)
    console = stdout()
    for line in speech.log(state.events(0, seat), names):
        console.print(line, soft_wrap=not console.is_terminal)
    console.print()
    view = state.view(seat)
    console.print(speech.table(view, names, console))
    if view["over"]:
        console.print(speech.result(view, names, console, state.returns()))
    shown = len(record.actions) if to is None else to
    gone = [names[lost] for each in record.gave_up if each.after <= shown for lost in each.seats]
    if gone:
        console.print(speech.say("cli-gave-up", names=", ".join(gone)))


def read_record(path: Path) -> Record:
    """The record in a file: a record by itself, or the one inside a saved game."""
    data = read_document(path)
    if isinstance(data, dict) and is_save(data):
        check_format(data, str(path))
        if "record" not in data:
            raise RecordError("expected this field, found none", "record", str(path))
        return Record.from_data(data["record"], str(path), ("record",))
    return Record.from_data(data, str(path))


def check_save(path: Path, game: Game, packs: Sequence[Path]) -> None:
    """If a file is a saved game, check all of it; raises RecordError. A mere record is left to its replay."""
    if is_save(read_document(path)):
        load_saved(path, game, packs)


def load_saved(path: Path, game: Game, packs: Sequence[Path]) -> Session:
    """Go on from a saved game whose every part was checked: what it says is what its record leads to."""
    try:
        session = Session.load(path, game, packs)
        found = session.state.state_hash()
    except RecordError:
        raise
    except _UNLOADABLE as error:
        raise _unloadable(path, error) from error
    replayed = replay(session.record, game, packs=packs)
    wanted = replayed.state_hash()
    if found != wanted:
        message = f"expected the state to which the record leads, {wanted}, found another one, {found}"
        raise RecordError(message, "state", str(path))
    _check_fields(path, replayed.save())
    if session.state.event_count != replayed.event_count:
        message = f"expected {replayed.event_count}, found {session.state.event_count}"
        raise RecordError(message, "events", str(path))
    return session


def _check_fields(path: Path, wanted: Data) -> None:
    """A state that loads as it should may still be written otherwise, such as 2.5 seats where 2 are read."""
    data = read_document(path)
    assert isinstance(data, dict)
    plain = msgspec.json.decode(msgspec.json.encode(wanted))
    for field in sorted(plain.keys() | data["state"].keys()):
        if plain.get(field) != data["state"].get(field):
            raise RecordError("expected what the record leads to, found something else", f"state.{field}", str(path))


def _unloadable(path: Path, error: Exception) -> RecordError:
    """What a state made of the wrong things stumbles over is the file's fault, and the best hint there is."""
    told = str(error.args[0]) if error.args else "a part of it does not fit"
    field = f"no field {told!r}" if isinstance(error, KeyError) else told
    return RecordError(f"expected a saved state of this game, found something else: {field}", "state", str(path))


def packs_of(record: Record, packs: Sequence[Path]) -> list[Path]:
    """Of these packs the ones with which a game was played: files of several games may be looked at together."""
    played_with = {stamp.id for stamp in record.packs}
    return [folder for folder in packs if read_pack_info(folder).id in played_with]


def game_of(record: Record) -> Game:
    """The game that a record is of."""
    try:
        return find(record.game)
    except GameError as error:
        raise RecordError(str(error), "game", record.source) from error


def _verify_file(path: Path, packs: list[Path]) -> bool:
    try:
        record = read_record(path)
        game = game_of(record)
        used = packs_of(record, packs)
        verify(record, game, used)
        check_save(path, game, used)
    except RecordError as error:
        complain(error)
        return False
    end = "finished" if record.result is not None else "unfinished"
    stdout().print(
        Text.assemble(("ok  ", "green"), f"{path}  {record.game}, {len(record.actions)} actions, {end}"),
        soft_wrap=True,
    )
    return True
