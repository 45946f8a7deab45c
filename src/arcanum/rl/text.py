"""A view of any game as text: for people who look over a learner's shoulder."""

from __future__ import annotations

from typing import Any

from arcanum.core.state import Data

_WIDTH = 100
"""What fits into so many characters stays on one line."""


def rendered(view: Data, mode: str | None) -> str | None:
    """A view as Gymnasium's and PettingZoo's render modes want it: as text, or printed for people.

    >>> rendered({"round": 3}, "ansi")
    'round: 3'
    """
    if mode == "human":
        print(table_text(view), end="\n\n", flush=True)
    return table_text(view) if mode == "ansi" else None


def table_text(view: Data) -> str:
    """The plain data of a view, indented, with short parts on one line.

    >>> print(table_text({"round": 3, "hands": [2, 2]}))
    round: 3
    hands: 2, 2
    """
    return "\n".join(_lines(view, ""))


def _lines(value: Any, indent: str) -> list[str]:
    if isinstance(value, dict):
        pairs = [(f"{name}:", part) for name, part in value.items()]
    else:
        pairs = [("-", part) for part in value]
    lines: list[str] = []
    for head, part in pairs:
        short = _short(part)
        if len(short) + len(indent) <= _WIDTH:
            lines.append(f"{indent}{head} {short}".rstrip())
        else:
            lines += [f"{indent}{head}", *_lines(part, indent + "  ")]
    return lines


def _short(value: Any) -> str:
    if isinstance(value, dict):
        amounts = all(type(part) is int for part in value.values())
        told = {name: part for name, part in value.items() if part or (type(part) is int and not amounts)}
        return ", ".join(f"{name} {_short(part)}" for name, part in told.items())
    if isinstance(value, list):
        return ", ".join(_short(part) for part in value)
    return "" if value is None else str(value)
