"""Which questions, reasons and events a game has words for."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from arcanum.words.voice import GameVoice
from arcanum.words.voices import VOICES
from tests.words import ftl

Sort = Literal["ask", "no", "log"]
ROOT: Final = Path(__file__).resolve().parent.parent.parent
SORTS: Final[dict[Sort, str]] = {"ask": "prompts", "no": "reasons", "log": "events"}
"""What messages of a sort begin with, and the table of a voice that has the speakers."""


def voice_of(game: str) -> type[GameVoice[Any, Any]]:
    maker = VOICES[game]
    assert isinstance(maker, type)
    assert issubclass(maker, GameVoice)
    return maker


@cache
def told_ids(game: str, sort: Sort) -> frozenset[str]:
    """The ids of one sort that a game tells: those with a speaker, and those that messages are called after. A message
    that a speaker names belongs to the speaker."""
    voice = voice_of(game)
    begin = f"{voice.prefix}-{sort}-"
    named = {id for id in ftl.messages("en") if id.startswith(begin)} - strings(f"src/arcanum/words/{game}")
    return frozenset(getattr(voice, SORTS[sort]).speakers) | {id.removeprefix(begin) for id in named}


@cache
def strings(*folders: str) -> frozenset[str]:
    """Every string that stands in the code of some folders."""
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
