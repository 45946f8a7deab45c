"""Lines of input, from a keyboard or from a file."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from rich.console import Console

from arcanum.cli.errors import BadInput

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells know it."""


class Left(Exception):
    """The players leave the game before its end."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Reader:
    """Lines of input: typed, or out of a file, where they are echoed so that the output reads like a game."""

    def __init__(self, strict: bool) -> None:
        self.strict = strict
        """Whether a bad line ends the game instead of being asked for again."""
        self.number = 0
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (its import gives input() a history and line editing)

    def line(self, prompt: str, console: Console) -> str:
        """The next line; raises Left at the end of the input or on Ctrl-C."""
        try:
            text = input(prompt) if self.interactive else self._scripted(prompt, console)
        except EOFError:
            console.print()
            raise Left from None
        except KeyboardInterrupt:
            console.print()
            raise Left(INTERRUPTED) from None
        except UnicodeDecodeError as error:
            found = f"the byte {error.object[error.start]:#x}"
            raise BadInput(f"input, line {self.number + 1}: expected {error.encoding} text, found {found}") from error
        return text.strip()

    def _scripted(self, prompt: str, console: Console) -> str:
        while line := sys.stdin.readline():
            self.number += 1
            text = line.partition("#")[0].strip()
            if text:
                console.print(f"{prompt}{text}")
                return text
        raise EOFError
