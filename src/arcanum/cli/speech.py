"""What the speeches of all games have in common: saying, and finding cards by their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.words import Words
from arcanum.words.voices import Choice, Voice, seat_names

OWN_WORDS: Final = Path(__file__).parent
"""Where the terminal's own messages are: `locale/<language>.ftl` below it."""


class Written(Protocol):
    """A card in words."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    def lines(self) -> Iterator[str] | list[str]:
        """All lines below the name and the kind."""


class NamingVoice(Voice, Protocol):
    """A voice that also gives single names and texts."""

    words: Words

    def card_name(self, card: str) -> str: ...
    @property
    def card_names(self) -> Mapping[str, Mapping[str, str]]: ...
    def card_text(self, card: str) -> Written: ...


class VoiceSpeech:
    """What a voice says, in the shape that the terminal needs."""

    def __init__(self, voice: NamingVoice, styles: Mapping[str, str]) -> None:
        """`styles` tell how lines of the log look, by the kind of their event; other headings are bold."""
        self._voice = voice
        self._styles = styles
        self.words = voice.words

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(message_id, **args)

    def seat_names(self, kinds: Sequence[str]) -> list[str]:
        return seat_names(self._voice, kinds)

    def third_party(self) -> str:
        return self._voice.third_party()

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        return self._voice.card_name(card)

    def card_names(self) -> dict[str, list[str]]:
        return {card: [*names.values(), card] for card, names in self._voice.card_names.items()}

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
        text = self._voice.card_text(card)
        page = Text.assemble((text.name, "bold"), "\n", (text.kind, "italic"))
        for line in text.lines():
            page.append(f"\n{line}")
        return page

    # --- a game -------------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return self._voice.prompt(decision, names)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        return self._voice.reason(refused, names)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        return self._voice.choice(words, names, view)

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[Text]:
        return [
            Text(line.text, self._styles.get(line.kind, "bold" if line.heading else ""))
            for line in self._voice.log(events, names)
        ]


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("_", " ").split())
