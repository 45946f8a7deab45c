"""A view of any game as text: for people who look over a learner's shoulder."""

from __future__ import annotations

from typing import Any

from arcanum.core.state import Data

_WIDTH = 100
"""What fits into so many characters stays on one line."""


def table_text(view: Data) -> str:
    """The plain data of a view, indented, with short parts on one line."""
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
