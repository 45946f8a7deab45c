"""The face of Res Arcana on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType

from arcanum.cli.speech import OWN_WORDS, VoiceSpeech
from arcanum.cli.table import Drawing
from arcanum.core.documents import Problem
from arcanum.core.state import Data
from arcanum.games.res_arcana.packs import check, schema
from arcanum.games.res_arcana.scoring import THRESHOLD
from arcanum.words.res_arcana.voice import ResArcanaVoice

_STYLES: Final = {"checked": "dim", "cleaned-up": "dim", "game-won": "bold green", "match-won": "bold green"}
"""How lines of the log look, by the kind of their event."""


class ResArcanaSpeech(VoiceSpeech):
    """Res Arcana in one language: what its voice says, and how that looks in a terminal."""

    def __init__(self, lang: str, packs: Sequence[Path]) -> None:
        self.voice = ResArcanaVoice(lang, packs, beside=[OWN_WORDS])
        super().__init__(self.voice, _STYLES)

    def card_cost(self, card: str) -> Mapping[str, int]:
        return self.voice.card_cost(card) or {}

    def card_summary(self, card: str) -> str:
        return self.voice.card_summary(card)

    def essence_name(self, essence: str) -> str:
        return self.say("ra-essence", essence=essence)

    def table(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).table()

    def pool(self, view: Data, console: Console) -> RenderableType:
        return Drawing(view, (), self, console).pool(view["players"][view["seat"]]["pool"])

    def result(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).result()

    def legend(self, console: Console) -> RenderableType:
        return Drawing({}, (), self, console).legend()


class ResArcanaFace:
    """What the command line needs to know of Res Arcana."""

    def speech(self, lang: str, packs: Sequence[Path]) -> ResArcanaSpeech:
        return ResArcanaSpeech(lang, packs)

    def check_pack(self, folder: Path) -> list[Problem]:
        return check(folder)

    def pack_schema(self) -> dict[str, Any]:
        return schema()

    def ended_by_limit(self, view: Data) -> bool:
        """Nobody had enough points when it ended: only the round limit ends a game so."""
        best = max(player["points"] for player in view["players"])
        return bool(view["over"] and best < THRESHOLD)
