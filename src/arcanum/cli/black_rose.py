"""The face of Black Rose Wars: Duel on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType

from arcanum.cli.lodge import Drawing
from arcanum.cli.speech import OWN_WORDS, VoiceSpeech
from arcanum.core.documents import Problem
from arcanum.core.state import Data
from arcanum.games.black_rose.packs import check, schema
from arcanum.words.black_rose.voice import BlackRoseVoice

_STYLES: Final = {
    "phase-started": "bold dim",
    "tokens-returned": "dim",
    "shuffled": "dim",
    "room-token-used": "dim",
    "game-won": "bold green",
}
"""How lines of the log look, by the kind of their event."""


class BlackRoseSpeech(VoiceSpeech):
    """Black Rose Wars: Duel in one language: what its voice says, and how that looks in a terminal."""

    def __init__(self, lang: str, packs: Sequence[Path]) -> None:
        self.voice = BlackRoseVoice(lang, packs, beside=[OWN_WORDS])
        super().__init__(self.voice, _STYLES)

    def card_summary(self, card: str) -> str:
        """What a card does, in one line."""
        return " ".join(self.voice.card_text(card).body)

    def table(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).table()

    def pool(self, view: Data, console: Console) -> RenderableType:
        """While spells are prepared, what is in the slots so far; else how the three parties stand."""
        return Drawing(view, self.seat_names(["human"] * view["seats"]), self, console).short()

    def result(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).result()

    def legend(self, console: Console) -> RenderableType:
        return Drawing({}, (), self, console).legend()


class BlackRoseFace:
    """What the command line needs to know of Black Rose Wars: Duel."""

    def speech(self, lang: str, packs: Sequence[Path]) -> BlackRoseSpeech:
        return BlackRoseSpeech(lang, packs)

    def check_pack(self, folder: Path) -> list[Problem]:
        return check(folder)

    def pack_schema(self) -> dict[str, Any]:
        return schema()

    def ended_by_limit(self, view: Data) -> bool:
        """Never: a game always lasts four rounds."""
        return False
