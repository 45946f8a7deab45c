"""Bad input: one clear message to stderr and exit code 2, never a traceback.

The parts of Arcanum raise exceptions whose text already names what is wrong and where; the command line only has to
know which ones mean "the input is bad" (everything else is a bug and keeps its traceback).
"""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from arcanum.cli.output import OutputFailed
from arcanum.core.actions import UnknownAction
from arcanum.core.documents import ContentError
from arcanum.core.files import RecordError
from arcanum.core.game import GameError
from arcanum.words import UnknownLanguage

FAILED: Final = 1
"""The exit code when everything could be read, but a check failed."""
BAD_INPUT: Final = 2


class BadInput(Exception):
    """Something that was typed, or a file that was named, is not what it should be."""


COMPLAINTS: Final = (BadInput, ContentError, GameError, RecordError, UnknownAction, UnknownLanguage)
"""Exceptions that are about the input."""


def exit_code(error: Exception) -> int:
    """The exit code for an error of a command, after its one clear message; raises the error again if it is a bug."""
    if isinstance(error, OutputFailed):
        if error.closed:
            return 0
    elif not isinstance(error, COMPLAINTS):
        raise error
    complain(error)
    return BAD_INPUT


def stderr() -> Console:
    """A console for messages; made anew each time, so that it writes to whatever stderr is now."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def complain(message: object) -> None:
    """Say what is wrong, a line for each thing."""
    console = stderr()
    for line in str(message).splitlines():
        console.print(Text.assemble(("error: ", "bold red"), line))
