"""Black Rose Wars: Duel in one language, as `arcanum.words.voices` offers every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanum.core.content import Origin
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.games.black_rose.game import BLACK_ROSE
from arcanum.games.black_rose.vocabulary import Component
from arcanum.words.black_rose.actions import LABELS, note
from arcanum.words.black_rose.cards import card_text, effects_of, kind_of
from arcanum.words.black_rose.effects import effect_text
from arcanum.words.black_rose.log import EVENTS, folded
from arcanum.words.black_rose.prompts import PROMPTS
from arcanum.words.black_rose.table import ROSE, Table
from arcanum.words.data import CardText
from arcanum.words.voice import GameVoice


class BlackRoseVoice(GameVoice[Component, Table]):
    """Players are told of in the third person ("Player 1 casts …"), so their names are never bent and no name should be
    "You"."""

    game = BLACK_ROSE
    prefix = "br"
    table_type = Table
    prompts = PROMPTS
    events = EVENTS
    labels = LABELS

    def third_party(self) -> str:
        return self.table().party(ROSE)

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """A question that a component asks begins with its name."""
        question = super().prompt(decision, names)
        if not decision.source:
            return question
        return self.words.say("br-ask-source", card=self.table().card(decision.source), question=question)

    def note(self, table: Table, block: str, argument: str) -> str:
        return note(table, block, argument)

    def folded(self, events: list[Event]) -> list[Event]:
        return folded(events)

    # --- cards --------------------------------------------------------------------------------------------------------

    def text(self, component: Component, origin: Origin) -> CardText:
        return card_text(self.words, component, origin)

    def kind(self, component: Component) -> str:
        return kind_of(component)

    def drawn(self, component: Component) -> dict[str, Any]:
        """The effects alone, for whoever asks while one of them is applied."""
        parts = effects_of(component)
        return {"told": {part: effect_text(self.words, sentences) for part, sentences in parts.items()}}
