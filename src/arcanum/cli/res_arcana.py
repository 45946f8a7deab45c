"""The face of Res Arcana on the command line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.cli.table import Drawing
from arcanum.core.documents import Problem
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.res_arcana.packs import check, schema
from arcanum.games.res_arcana.scoring import THRESHOLD
from arcanum.words.res_arcana.voice import ResArcanaVoice
from arcanum.words.voices import Choice, seat_names

_OWN_WORDS = Path(__file__).parent
"""Where the terminal's own messages are: `locale/<language>.ftl` below it."""
_STYLES = {"checked": "dim", "cleaned-up": "dim", "game-won": "bold green", "match-won": "bold green"}
"""How lines of the log look, by the kind of their event; other headings are bold."""


class ResArcanaSpeech:
    """Res Arcana in one language: what its voice says, and how that looks in a terminal."""

    def __init__(self, lang: str, packs: Sequence[Path]) -> None:
        self.voice = ResArcanaVoice(lang, packs, beside=[_OWN_WORDS])
        self.words = self.voice.words

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(message_id, **args)

    def seat_names(self, kinds: Sequence[str]) -> list[str]:
        return seat_names(self.voice, kinds)

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        return self.voice.card_name(card)

    def card_names(self) -> dict[str, list[str]]:
        return {card: [*names.values(), card] for card, names in self.voice.card_names.items()}

    def card_cost(self, card: str) -> Mapping[str, int]:
        return self.voice.card_cost(card) or {}

    def card_summary(self, card: str) -> str:
        return self.voice.card_summary(card)

    def find_card(self, text: str) -> list[str]:
        """By a whole name or id, else by a start that only one card has, else by any part."""
        wanted = " ".join(text.casefold().replace("_", " ").split())
        called = {card: [_plain(name) for name in names] for card, names in self.card_names().items()}
        found: list[str] = []
        for fits, most in ((str.__eq__, len(called)), (str.startswith, 1), (str.__contains__, len(called))):
            found = [card for card, names in called.items() if any(fits(name, wanted) for name in names)]
            if 0 < len(found) <= most:
                break
        return found

    def card_page(self, card: str) -> RenderableType:
        text = self.voice.card_text(card)
        page = Text.assemble((text.name, "bold"), "\n", (text.kind, "italic"))
        for line in text.lines():
            page.append(f"\n{line}")
        return page

    # --- a game -------------------------------------------------------------------------------------------------------

    def essence_name(self, essence: str) -> str:
        return self.say("ra-essence", essence=essence)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return self.voice.prompt(decision, names)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        return self.voice.reason(refused, names)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        return self.voice.choice(words, names, view)

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[Text]:
        return [
            Text(line.text, _STYLES.get(line.kind, "bold" if line.heading else ""))
            for line in self.voice.log(events, names)
        ]

    def table(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).table()

    def pool(self, view: Data, console: Console) -> RenderableType:
        return Drawing(view, (), self, console).pool(view["players"][view["seat"]]["pool"])

    def result(self, view: Data, names: Sequence[str], console: Console) -> RenderableType:
        return Drawing(view, names, self, console).result()

    def legend(self, console: Console) -> RenderableType:
        return Drawing({}, (), self, console).legend()


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("_", " ").split())


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
