"""A game in the terminal, in one language: what its voice says, how that and the table look, and finding its cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.cli.drawing import Drawing
from arcanum.cli.faces import FACES
from arcanum.cli.fitting import Brevity
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.words.voices import Choice, seat_names, voice

OWN_WORDS: Final = Path(__file__).parent
"""Where the terminal's own messages are: `locale/<language>.ftl` below it."""


class Speech:
    """A game in one language. `names` are the players' names, by seat; views are all that is ever drawn."""

    def __init__(self, game_id: str, lang: str, packs: Sequence[Path] = ()) -> None:
        self._drawing = FACES.get(game_id, Drawing)
        self._voice = voice(game_id, lang, packs, (OWN_WORDS, *self._drawing.messages))
        self.words = self._voice.words
        self.lang = lang

    def say(self, message_id: str, /, **args: str | int) -> str:
        """A message of the command line itself."""
        return self.words.say(message_id, **args)

    def seat_names(self, kinds: Sequence[str]) -> list[str]:
        """Names for seats that were given none."""
        return seat_names(self._voice, kinds)

    def third_party(self) -> str:
        """Who can win without a seat; empty if nobody can."""
        return self._voice.third_party()

    def primer(self) -> list[str]:
        """The game in short, a text for each thought."""
        return self._voice.primer("terminal")

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        return self._voice.card_name(card)

    def card_ids(self) -> Collection[str]:
        return self._voice.card_ids()

    def card_names(self) -> dict[str, list[str]]:
        """Of each card the names in all languages, and the id at the end."""
        return {card: [*names.values(), card] for card, names in self._voice.card_names.items()}

    def find_card(self, text: str) -> list[str]:
        """The ids of the cards that a text may mean: by a whole name or id, else by a start that only one card has,
        else by any part."""
        whole, starting, having = self.cards_like(text)
        return whole or (starting if len(starting) == 1 else having)

    def cards_like(self, text: str) -> tuple[list[str], list[str], list[str]]:
        """The ids of the cards with a name or an id that is this text, that begins with it, and that has it in it."""
        wanted = _plain(text)
        called = {card: [_plain(name) for name in names] for card, names in self.card_names().items()}
        whole, starting, having = (
            [card for card, names in called.items() if any(fits(name, wanted) for name in names)]
            for fits in (str.__eq__, str.startswith, str.__contains__)
        )
        return whole, starting, having

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
        """An action with its canonical words and its label, under the question of a view if one is given."""
        return self._voice.choice(words, names, view)

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[Text]:
        styles = self._drawing.styles
        return [
            Text(line.text, styles.get(line.kind, "bold" if line.heading else ""))
            for line in self._voice.log(events, names)
        ]

    def table(
        self, view: Data, names: Sequence[str], console: Console, brevity: Brevity = Brevity.WHOLE
    ) -> RenderableType:
        return self._drawing(view, names, self._voice, console, brevity).table()

    def pool(self, view: Data, console: Console) -> RenderableType:
        """The short form of the table, between the picks of one decision."""
        return self._drawing(view, self.seat_names(["human"] * view["seats"]), self._voice, console).short()

    def legend(self, console: Console) -> RenderableType:
        """What the signs on the table mean."""
        return self._drawing({}, (), self._voice, console).legend()

    def result(
        self, view: Data, names: Sequence[str], console: Console, returns: tuple[float, ...] = ()
    ) -> RenderableType:
        drawing = self._drawing(view, names, self._voice, console)
        drawing.returns = returns
        return drawing.result()


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("_", " ").split())
