"""Black Rose Wars: Duel in one language, as `arcanum.words.voices` offers every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from arcanum.core.content import Origin
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.black_rose.game import BLACK_ROSE
from arcanum.games.black_rose.vocabulary import Component
from arcanum.words._card_voice import CardVoice
from arcanum.words._voice import CardFace, Choice, LogLine
from arcanum.words.black_rose.actions import action, note
from arcanum.words.black_rose.cards import CardText, card_text, effects_of, kind_of
from arcanum.words.black_rose.effects import effect_text
from arcanum.words.black_rose.log import cards_in, event_line, fold, seat_in
from arcanum.words.black_rose.prompts import prompt
from arcanum.words.black_rose.reasons import reason
from arcanum.words.black_rose.table import ROSE, Table

_HEADINGS: Final = frozenset({"game-started", "round-started", "game-won"})
"""The events with which a part of the game begins or ends."""


class BlackRoseVoice(CardVoice[Component, CardText]):
    """Black Rose Wars: Duel with its own packs and the given ones."""

    def __init__(self, lang: str, packs: Sequence[Path] = (), beside: Sequence[Path] = ()) -> None:
        """`beside` are further folders with messages, for whoever has some of their own to say with `words`."""
        super().__init__(BLACK_ROSE.content(packs), lang, beside)

    def third_party(self) -> str:
        return self.table(()).party(ROSE)

    # --- setting up ---------------------------------------------------------------------------------------------------

    def option_name(self, option: str) -> str:
        return self.words.say("br-option", option=option)

    def option_value(self, option: str, value: str | int) -> str:
        """A word of the game, a player's number, or the names of components."""
        if isinstance(value, int):
            return self.seat_name("human", value + 1)
        ids = [each.strip() for each in value.split(",")]
        if all(each in self._components for each in ids):
            return self.words.join([self.card_name(each) for each in ids], "comma")
        return self.words.say("br-option-value", value=value)

    # --- a game -------------------------------------------------------------------------------------------------------

    def table(self, names: Sequence[str], view: Data | None = None) -> Table:
        return Table(self.words, self._components, names, view)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return prompt(self.table(names), decision)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        return reason(self.table(names), refused)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        table = self.table(names, view).spoken_to(view["seat"] if view is not None else None)
        # A note helps whoever has to choose; in a replay there is nothing to choose any more.
        return Choice(words, action(table, words), note(table, words) if view is not None else "")

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[LogLine]:
        table = self.table(names)
        return [
            LogLine(event_line(table, event), event.kind, cards_in(event), event.kind in _HEADINGS, seat_in(event))
            for event in fold(events)
        ]

    # --- cards --------------------------------------------------------------------------------------------------------

    def _text(self, component: Component, origin: Origin) -> CardText:
        return card_text(self.words, component, origin)

    def _face(self, card: str, pack: str) -> CardFace:
        """Nobody pays for a card of this game, and none brings points by itself."""
        text = self.card_text(card)
        return CardFace(
            id=card,
            kind=kind_of(self._components[card]),
            kind_words=text.kind,
            name=text.name,
            names=dict(self.card_names[card]),
            cost=None,
            cost_words="",
            points=0,
            lines=text.body,
            origin=self._content.origin_of(card),
            origin_words=text.origin,
            pack=pack,
            data=msgspec.json.decode(msgspec.json.encode(self._components[card])) | {"told": self._told(card)},
        )

    def _told(self, card: str) -> dict[str, str]:
        """The effects of a component alone, for whoever asks while one of them is applied."""
        parts = effects_of(self._components[card])
        return {part: effect_text(self.words, sentences) for part, sentences in parts.items()}
