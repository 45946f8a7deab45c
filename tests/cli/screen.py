"""A window of a terminal, and what is drawn in it."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType


def console(width: int = 120, height: int = 50, encoding: str = "utf-8") -> Console:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    return Console(file=file, width=width, height=height, force_terminal=True, no_color=True, highlight=False)


def text_of(drawing: RenderableType, on: Console) -> str:
    """Without styles."""
    lines = on.render_lines(drawing, pad=False)
    return "\n".join("".join(segment.text for segment in line) for line in lines)
