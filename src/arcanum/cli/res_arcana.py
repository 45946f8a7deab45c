"""The face of Res Arcana on the command line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.cli.answers import Choice
from arcanum.cli.bots import level_of
from arcanum.cli.table import Drawing
from arcanum.core.documents import Problem
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.packs import check, schema
from arcanum.games.res_arcana.scoring import THRESHOLD
from arcanum.words import LANGUAGES, Words
from arcanum.words.res_arcana import CardText, Table, action, card_text, event_line, fold, prompt, reason

_OWN_WORDS = Path(__file__).parent
"""Where the terminal's own messages are: `locale/<language>.ftl` below it."""
_HEADLINES = {
    "round-started": "bold",
    "game-started": "bold",
    "checked": "dim",
    "cleaned-up": "dim",
    "game-won": "bold green",
    "match-won": "bold green",
}
"""How the events are set off that divide the log."""


class ResArcanaSpeech:
    """Res Arcana in one language."""

    def __init__(self, lang: str, packs: Sequence[Path]) -> None:
        content = RES_ARCANA.content(packs)
        self.folders = [pack.folder for pack in content.packs]
        self.words = Words(lang, [*self.folders, _OWN_WORDS])
        self.content = content
        self.cards = {component.id: component for component in content.components}

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(message_id, **args)

    def seat_names(self, kinds: Sequence[str]) -> list[str]:
        """`Player`, `Adept` and so on, with numbers where there are several of them."""
        levels = [level_of(kind) for kind in kinds]
        names: list[str] = []
        for seat, level in enumerate(levels):
            name = self.say("cli-seat", kind=level)
            if levels.count(level) > 1:
                name = self.say("cli-numbered", name=name, number=levels[: seat + 1].count(level))
            names.append(name)
        return names

    # --- cards --------------------------------------------------------------------------------------------------------

    @cached_property
    def _called(self) -> dict[str, list[str]]:
        """Of each component the names in all languages and the id. Only those who look for a card wait for it."""
        spoken = [Words(lang, self.folders) for lang in LANGUAGES]
        return {card: [*[words.say_of("card", card) for words in spoken], card] for card in self.cards}

    def card_name(self, card: str) -> str:
        return self.words.say_of("card", card)

    def card_names(self) -> dict[str, list[str]]:
        return self._called

    def card_cost(self, card: str) -> Mapping[str, int]:
        return {str(essence): count for essence, count in (self.cards[card].cost or {}).items()}

    def card_summary(self, card: str) -> str:
        """What a card does, in one line; its cost is shown beside it."""
        text = self._text(card)
        return " ".join([*text.points, *text.discounts, *text.collect, *[power.line for power in text.powers]])

    def find_card(self, text: str) -> list[str]:
        """By a whole name or id, else by a start that only one card has, else by any part."""
        wanted = " ".join(text.casefold().replace("_", " ").split())
        called = {card: [_plain(name) for name in names] for card, names in self._called.items()}
        found: list[str] = []
        for fits, most in ((str.__eq__, len(called)), (str.startswith, 1), (str.__contains__, len(called))):
            found = [card for card, names in called.items() if any(fits(name, wanted) for name in names)]
            if 0 < len(found) <= most:
                break
        return found

    def card_page(self, card: str) -> RenderableType:
        text = self._text(card)
        page = Text.assemble((text.name, "bold"), "\n", (text.kind, "italic"))
        for line in text.lines():
            page.append(f"\n{line}")
        return page

    def _text(self, card: str) -> CardText:
        return card_text(self.words, self.cards[card], self.content.origin_of(card))

    # --- a game -------------------------------------------------------------------------------------------------------

    def _table(self, names: Sequence[str]) -> Table:
        return Table(self.words, self.cards, names)

    def essence_name(self, essence: str) -> str:
        return self.say("ra-essence", essence=essence)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return prompt(self._table(names), decision)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        return reason(self._table(names), refused)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        """Magic items and what is claimed lie in the centre without their texts, so these are told here."""
        table = self._table(names)
        block, _, card = words.partition(" ")
        asked = view.get("decision", {}).get("prompt", "") if view is not None else ""
        unread = block == "claim" or (block == "choose" and asked in ("choose-item", "swap-item"))
        note = self.card_summary(card) if unread and card in self.cards else ""
        return Choice(words, action(table, words, view), note)

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[Text]:
        """Folded as a whole, with a line that begins a round or a game set off."""
        table = self._table(names)
        told = list(events)
        if not told:
            return []
        return [Text(event_line(table, event), _HEADLINES.get(event.kind, "")) for event in fold(told)]

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
