"""What somebody else's exception says, fit for a line of a report or of a terminal."""

from __future__ import annotations

from typing import Final

LONGEST_MESSAGE: Final = 500
"""An exception may say a lot."""


def in_a_line(error: BaseException) -> str:
    """What an exception is and what it says. These are somebody else's words: what cannot be written as text, or would
    command a terminal, is spelled out."""
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:
        text = type(error).__name__  # An exception that cannot even say what it is.
    plain = text.encode("utf-8", "backslashreplace").decode()
    printable = "".join(letter if letter.isprintable() else " " for letter in plain)
    line = " ".join(printable.split())
    return line if len(line) <= LONGEST_MESSAGE else line[: LONGEST_MESSAGE - 1] + "…"
