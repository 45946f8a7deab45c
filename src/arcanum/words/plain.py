"""The voice of a game that brings no words: it says the ids of questions, answers, events and reasons as they are.

A game that has words for some of them derives its voice from this one and brings those messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arcanum.core.game import Game
from arcanum.words import sentence
from arcanum.words.table import Args, GameTable
from arcanum.words.voice import GameVoice


class PlainVoice(GameVoice[Any, GameTable[Any]]):
    """A game without words of its own."""

    prefix = "plain"

    def __init__(
        self, lang: str, packs: Sequence[Path] = (), beside: Sequence[Path] = (), game: Game | None = None
    ) -> None:
        """`game` is for a voice that no class of the game's own is derived from."""
        if game is not None:
            self.game = game
        super().__init__(lang, packs, beside)

    def primer(self, medium: str) -> list[str]:
        return super().primer(medium) if self._has("primer") else [(self.game.__doc__ or "").strip()]

    def option_name(self, option: str) -> str:
        return super().option_name(option) if self._has("option") else _said(option)

    def option_value(self, option: str, value: str | int) -> str:
        return super().option_value(option, value) if self._has("option-value") else str(value)

    def measured(self, measure: str, count: int) -> str:
        return super().measured(measure, count) if self._has(f"hint-{measure}") else f"{count} {measure}"

    def _has(self, name: str) -> bool:
        return self.words.has(f"{self.prefix}-{name}")

    def untold(self, table: GameTable[Any], sort: str, id: str, args: Args) -> str:
        """An id with its arguments: "Look: wisp 3, light 4". In the log, who did it stands before it."""
        rest = dict(args)
        who = f"{table.player(rest.pop('seat'))}: " if sort == "log" and isinstance(args.get("seat"), int) else ""
        nouns = [(name, table.player(value) if name == "seat" else value) for name, value in rest.items()]
        told = [f"{_said(name).lower()} {value}" for name, value in nouns if isinstance(value, str | int)]
        return who + _said(id) + (f": {', '.join(told)}" if told else "")


def _said(id: str) -> str:
    return sentence(id.replace("-", " ").replace("_", " "))
