"""The command line: `arcanum`. One module for each family of commands; none of them knows a rule of a game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

from arcanum.cli.families import EXAMPLE, SETTINGS, Families
from arcanum.cli.output import guarded_stdout

__all__ = ["app", "main"]

app = typer.Typer(
    name="arcanum",
    help="Games about rival wizards: play, simulate, record, replay, explain.",
    epilog=f"Example: arcanum play {EXAMPLE} --seats human,random",
    cls=Families,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    **SETTINGS,
)


def _version(wanted: bool) -> None:
    if not wanted:
        return
    try:
        found = version("arcanum")
    except PackageNotFoundError:
        found = "(not installed)"
    typer.echo(f"arcanum {found}")
    raise typer.Exit


@app.callback()
def _arcanum(
    wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Games about rival wizards: play, simulate, record, replay, explain."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line; always ends with SystemExit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name that a poor terminal cannot show is no reason to stop the game.
            stream.reconfigure(errors="replace")
    try:
        with guarded_stdout():
            app(args=None if arguments is None else list(arguments), prog_name="arcanum")
    except Exception as error:
        # What may go wrong is known by what has been imported to do the work.
        from arcanum.cli.errors import exit_code

        sys.exit(exit_code(error))
    sys.exit(0)
