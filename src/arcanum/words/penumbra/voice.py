"""Penumbra in one language, as `arcanum.words.voices` offers every game."""

from __future__ import annotations

from collections.abc import Sequence

from arcanum.core.content import Origin
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.vocabulary import Artifact, Component, Contract, ReadyPotion, Trial
from arcanum.words.data import CardText
from arcanum.words.penumbra.actions import LABELS, note
from arcanum.words.penumbra.cards import card_text, kind_of
from arcanum.words.penumbra.log import EVENTS, folded
from arcanum.words.penumbra.prompts import PROMPTS
from arcanum.words.penumbra.reasons import REASONS
from arcanum.words.penumbra.table import Table
from arcanum.words.voice import GameVoice


class PenumbraVoice(GameVoice[Component, Table]):
    """Players are told of in the third person, so their names are never bent."""

    game = PENUMBRA
    prefix = "pn"
    table_type = Table
    prompts = PROMPTS
    reasons = REASONS
    events = EVENTS
    labels = LABELS
    headings = frozenset({"game-started", "turn-begun", "game-over"})

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """A question that a card asks begins with its name."""
        question = super().prompt(decision, names)
        if not decision.source:
            return question
        return self.words.say("pn-ask-source", card=self.table().card(decision.source), question=question)

    def note(self, table: Table, block: str, argument: str) -> str:
        return note(table, block, argument)

    def folded(self, events: list[Event]) -> list[Event]:
        return folded(events)

    # --- cards --------------------------------------------------------------------------------------------------------

    def text(self, component: Component, origin: Origin) -> CardText:
        return card_text(self.words, component, origin)

    def kind(self, component: Component) -> str:
        return kind_of(component)

    def points(self, component: Component) -> int:
        return component.points if isinstance(component, Contract | Trial) else 0

    def cost(self, component: Component) -> dict[str, int] | None:
        """What is bought has one price; the costs of other cards are told in words, since there are several ways to pay
        them."""
        if not isinstance(component, Artifact | ReadyPotion):
            return None
        return {str(kind): count for kind, count in component.price.items()}
