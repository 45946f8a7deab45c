"""Res Arcana in one language, as `arcanum.words.voices` offers every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.core.content import Origin
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.vocabulary import Component
from arcanum.words.data import Bill, CardText
from arcanum.words.res_arcana.actions import LABELS
from arcanum.words.res_arcana.bills import bill
from arcanum.words.res_arcana.cards import card_text
from arcanum.words.res_arcana.log import EVENTS, folded
from arcanum.words.res_arcana.phrases import measured
from arcanum.words.res_arcana.prompts import PROMPTS
from arcanum.words.res_arcana.reasons import REASONS
from arcanum.words.res_arcana.table import Table
from arcanum.words.voice import GameVoice

_UNREAD: Final = frozenset({"choose-item", "swap-item"})
"""The questions that offer magic items."""


class ResArcanaVoice(GameVoice[Component, Table]):
    """Players are told of in the third person ("Player 1 passes"), so their names are never bent and no name should be
    "You"."""

    game = RES_ARCANA
    prefix = "ra"
    table_type = Table
    prompts = PROMPTS
    reasons = REASONS
    events = EVENTS
    labels = LABELS

    def note(self, table: Table, block: str, argument: str) -> str:
        """Magic items and what is claimed lie in the centre without their texts, so these are told; and what a card
        brings that is discarded as an action, which stands on no card."""
        if block == "discard" and table.prompt == "turn":
            return table.say("ra-note-discard")
        unread = block == "claim" or (block == "choose" and table.prompt in _UNREAD)
        return self.card_summary(argument) if unread and argument in table.cards else ""

    def bill(self, decision: Decision, happened: Sequence[Event]) -> Bill:
        return bill(self.table(), decision, happened)

    def measured(self, measure: str, count: int) -> str:
        return measured(self.words, measure, count)

    def folded(self, events: list[Event]) -> list[Event]:
        return folded(events)

    # --- cards --------------------------------------------------------------------------------------------------------

    def text(self, component: Component, origin: Origin) -> CardText:
        return card_text(self.words, component, origin)

    def kind(self, component: Component) -> str:
        return component.kind

    def points(self, component: Component) -> int:
        return component.points

    def cost(self, component: Component) -> dict[str, int] | None:
        """None for mages and magic items, which nobody pays for."""
        return None if component.cost is None else {str(essence): count for essence, count in component.cost.items()}
