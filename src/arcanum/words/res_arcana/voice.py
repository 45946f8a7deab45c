"""Res Arcana in one language, as `arcanum.words.voices` offers every game."""

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
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.vocabulary import Component
from arcanum.words._card_voice import CardVoice
from arcanum.words._voice import Bill, CardFace, Choice, LogLine
from arcanum.words.res_arcana.actions import action
from arcanum.words.res_arcana.bills import bill
from arcanum.words.res_arcana.cards import CardText, card_text
from arcanum.words.res_arcana.log import cards_in, event_line, fold, seat_in
from arcanum.words.res_arcana.prompts import prompt
from arcanum.words.res_arcana.reasons import reason
from arcanum.words.res_arcana.table import Table

_HEADINGS: Final = frozenset({"game-started", "round-started", "game-won", "match-won"})
"""The events with which a part of the game begins or ends."""
_UNREAD: Final = frozenset({"choose-item", "swap-item"})
"""The questions that offer magic items."""


class ResArcanaVoice(CardVoice[Component, CardText]):
    """Res Arcana with the base pack and the given ones."""

    def __init__(self, lang: str, packs: Sequence[Path] = (), beside: Sequence[Path] = ()) -> None:
        """`beside` are further folders with messages, for whoever has some of their own to say with `words`."""
        super().__init__(RES_ARCANA.content(packs), lang, beside)

    # --- setting up ---------------------------------------------------------------------------------------------------

    def option_name(self, option: str) -> str:
        return self.words.say("ra-option", option=option)

    def option_value(self, option: str, value: str | int) -> str:
        """A word of the game, or a player's number."""
        if isinstance(value, int):
            return self.seat_name("human", value + 1)
        return self.words.say("ra-option-value", value=value)

    # --- a game -------------------------------------------------------------------------------------------------------

    def _table(self, names: Sequence[str]) -> Table:
        return Table(self.words, self._components, names)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        return prompt(self._table(names), decision)

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        return reason(self._table(names), refused)

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        return Choice(words, action(self._table(names), words, view), self._note(words, view))

    def bill(self, decision: Decision, happened: Sequence[Event]) -> Bill:
        return bill(self._table(()), decision, happened)

    def _note(self, words: str, view: Data | None) -> str:
        """Magic items and what is claimed lie in the centre without their texts, so these are told; and what a card
        brings that is discarded as an action, which stands on no card."""
        block, _, card = words.partition(" ")
        asked = view.get("decision", {}).get("prompt", "") if view is not None else ""
        if block == "discard" and asked == "turn":
            return self.words.say("ra-note-discard")
        unread = block == "claim" or (block == "choose" and asked in _UNREAD)
        return self.card_summary(card) if unread and card in self._components else ""

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[LogLine]:
        table = self._table(names)
        return [
            LogLine(event_line(table, event), event.kind, cards_in(event), event.kind in _HEADINGS, seat_in(event))
            for event in fold(events)
        ]

    # --- cards --------------------------------------------------------------------------------------------------------

    def card_cost(self, card: str) -> dict[str, int] | None:
        """None for mages and magic items, which nobody pays for."""
        cost = self._components[card].cost
        return None if cost is None else {str(essence): count for essence, count in cost.items()}

    def card_summary(self, card: str) -> str:
        """What a card does, in one line; its cost is shown beside it."""
        text = self.card_text(card)
        return " ".join([*text.points, *text.discounts, *text.collect, *[power.line for power in text.powers]])

    def card_text(self, card: str) -> CardText:
        known = self._texts.get(card)
        if known is None:
            known = card_text(self.words, self._components[card], self._content.origin_of(card))
            self._texts[card] = known
        return known

    def _text(self, component: Component, origin: Origin) -> CardText:
        return card_text(self.words, component, origin)

    def _face(self, card: str, pack: str) -> CardFace:
        text = self.card_text(card)
        return CardFace(
            id=card,
            kind=self._components[card].kind,
            kind_words=text.kind,
            name=text.name,
            names=dict(self.card_names[card]),
            cost=self.card_cost(card),
            cost_words=text.cost,
            points=self._components[card].points,
            lines=tuple(text.body()),
            origin=self._content.origin_of(card),
            origin_words=text.origin,
            pack=pack,
            data=msgspec.json.decode(msgspec.json.encode(self._components[card])),
        )
