"""`arcanum play`: set up a game, or go on with one, and play it in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from arcanum.cli import completing
from arcanum.cli.bots import HUMAN, KINDS, OPPONENT, check_kind
from arcanum.cli.errors import BadInput
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import (
    GameArgument,
    LangOption,
    OptionsOption,
    PacksOption,
    check_target,
    read_bots,
    read_list,
    read_options,
    stdout,
)
from arcanum.cli.reader import Reader
from arcanum.cli.records import load_saved, read_record
from arcanum.cli.speech import Speech
from arcanum.cli.terminal import Terminal
from arcanum.core import scenario
from arcanum.core.files import is_save, read_document
from arcanum.core.game import Game
from arcanum.core.session import Session
from arcanum.games import find


def register(parent: typer.Typer) -> None:
    parent.command("play", epilog=f"Example: arcanum play {EXAMPLE} --seats human,magister --lang en --seed 7")(
        play_command
    )


def play_command(
    game: GameArgument,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="KIND,...",
            help=f"Who sits where: {' or '.join(KINDS)}.",
            autocompletion=completing.seats,
        ),
    ] = None,
    lang: LangOption = "en",
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed deals the same game.")] = "",
    options: OptionsOption = None,
    packs: PacksOption = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on from a saved game, a record or a scenario.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write the record of the game here when you leave it."),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,...", help="The names of the players.")] = None,
    keep_going: Annotated[
        bool,
        typer.Option("--keep-going", help="When input comes from a file: ask again after a line that means nothing."),
    ] = False,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    Type the number of an action, its words, or any part of them that fits only one. `help` lists the commands.
    When input comes from a file or a pipe, a line that means nothing or is refused ends the game with exit code 2.
    """
    chosen = find(game)
    check_target("--record", record)
    kinds = [] if seats is None else read_seats(seats)
    if load is not None:
        if seed or options:
            raise BadInput("--load: the loaded game has its own seed and options; give neither --seed nor --option")
        session = load_session(load, chosen, packs or [])
    else:
        kinds = kinds or [HUMAN, *[OPPONENT] * (chosen.usual_seats - 1)]
        session = Session.new(
            chosen, len(kinds), seed or secrets.token_hex(4), dict(read_options(options)), packs or []
        )
    kinds = kinds or [HUMAN, *[OPPONENT] * (session.state.seats - 1)]
    _check_count("--seats", kinds, session.state.seats)
    speech = Speech(chosen.id, lang, session.packs)
    kept = session.record.names if seats is None else []
    called = read_names(names, session.state.seats) if names is not None else kept or speech.seat_names(kinds)
    session.record.names = called
    if load is not None and seats is None:
        stdout().print(speech.say("cli-seated", names=", ".join(called), kinds=",".join(kinds)), style="dim")
    reader = Reader(strict=not keep_going and not sys.stdin.isatty())
    Terminal(session, speech, kinds, called, stdout(), reader, record).run()


def read_seats(text: str) -> list[str]:
    kinds = read_bots("--seats", text)
    for seat, kind in enumerate(kinds):
        check_kind("--seats", seat, kind)
    return kinds


def read_names(text: str, seats: int) -> list[str]:
    names = read_list("--names", text)
    _check_count("--names", names, seats)
    if bad := [name for name in names if not name.isprintable()]:
        raise BadInput(f"--names: expected names that can be printed, found {bad[0]!r}")
    if len(set(names)) < len(names):
        raise BadInput(f"--names: expected a different name for each seat, found {text!r}")
    return names


def _check_count(flag: str, items: Sequence[str], seats: int) -> None:
    if len(items) != seats:
        raise BadInput(f"{flag}: expected {seats} seats, found {len(items)}: {','.join(items)}")


def load_session(path: Path, game: Game, packs: Sequence[Path]) -> Session:
    """A running game out of a file: what `save` wrote, a record, or the position of a scenario."""
    if path.suffix in (".yaml", ".yml"):
        return scenario.begin(scenario.load(path), game)
    if is_save(read_document(path)):
        return load_saved(path, game, packs)
    return Session.from_record(read_record(path), game, packs=packs)
