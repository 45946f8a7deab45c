"""Arguments and options that several commands share, and how they are read."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from arcanum.cli import completing
from arcanum.cli.errors import BadInput
from arcanum.core.files import RecordError, check_writable
from arcanum.words import LANGUAGES

GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The id of a game; `arcanum games` lists them.", autocompletion=completing.games
    ),
]
LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        envvar="ARCANUM_LANG",
        help="The language of what you read.",
        autocompletion=completing.languages,
    ),
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times.",
        autocompletion=completing.options,
    ),
]
PacksOption = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="DIR", help="The folder of a pack to add; may be given several times."),
]


def stdout() -> Console:
    """A console for results; made anew each time, so that it writes to whatever stdout is now.

    Text is printed as it is: no markup, no emoji codes, no guessed highlights. Rich itself leaves out colours when
    stdout is no terminal or NO_COLOR is set.
    """
    return Console(highlight=False, markup=False, emoji=False)


def read_options(texts: Sequence[str] | None) -> dict[str, str]:
    """The values of `--option name=value`; which names and values there are is the game's business."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        name = name.strip()
        if not (equals and name and value.strip()):
            raise BadInput(f"--option: expected name=value, such as setup=draft, found {text!r}")
        if name in options:
            raise BadInput(f"--option: expected {name} once, found it twice")
        options[name] = value.strip()
    return options


def read_list(flag: str, text: str) -> list[str]:
    """The items of a list with commas, none of them empty."""
    items = [item.strip() for item in text.split(",")]
    if not all(items):
        raise BadInput(f"{flag}: expected words with commas between them, found {text!r}")
    return items


_BETWEEN: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma that does not stand in quotes."""


def read_bots(flag: str, text: str) -> list[str]:
    """Bots with commas between them. Quotes protect a comma that belongs to a command: `process:bot --with 'a,b'`."""
    bots = [bot.strip() for bot in _BETWEEN.split(text)]
    if not all(bots):
        raise BadInput(f"{flag}: expected words with commas between them, found {text!r}")
    return bots


def check_target(flag: str, path: Path | None) -> None:
    """Refuse a file that could not be written before a game is played for it."""
    if path is None:
        return
    try:
        target, _ = check_writable(path)
    except RecordError as error:
        raise BadInput(f"{flag}: {error}") from error
    folder = target.absolute().parent
    if not folder.is_dir():
        raise BadInput(f"{flag}: {path}: expected an existing folder, found no {folder}")
    if not os.access(folder, os.W_OK):
        raise BadInput(f"{flag}: {path}: the folder {folder} cannot be written to")
