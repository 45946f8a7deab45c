"""The plain data that voices give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """An action that may be chosen: its canonical words, and its label in the player's language."""

    words: str
    label: str
    note: str = ""
    """What it would bring, where neither its name nor the table says it."""


class Bill(msgspec.Struct, frozen=True):
    """What answers that are gathered on one panel are for. Amounts are by what the game pays with, in its own ids."""

    confirm: str = ""
    """What happens when they are given, as the label of a button; empty where it can be said no better than that."""
    price: dict[str, int] = {}
    """What is printed on the card that is paid for; empty where no card is."""
    less: int = 0
    """So much less than printed is asked for."""
    paid: dict[str, int] = {}
    """What was paid of it before, because it left no choice."""
    text: str = ""
    """The price, what is taken off and what was paid, in words."""


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, as a sentence."""

    text: str
    kind: str
    """The kind of the event that is told; several that belong together are told as one."""
    cards: tuple[str, ...] = ()
    """The ids of the cards that the sentence names."""
    heading: bool = False
    """Whether a part of the game begins or ends here, so that the line should be set off."""
    seat: int | None = None
    """Who did it; None if nobody did, or several."""


class CardFace(msgspec.Struct, frozen=True):
    """A card for whoever draws it: what is compared or looked up as ids and numbers, what is read as words."""

    id: str
    kind: str
    kind_words: str
    """The kind and all that the card counts as: "Artifact · Dragon"."""
    name: str
    names: dict[str, str]
    """The name in every language: players at one table may have learnt it in another."""
    cost: dict[str, int] | None
    """None for a card that is never paid for; empty for one that costs nothing."""
    cost_words: str
    points: int
    """The points that it always brings; points that depend on something are told in `lines`."""
    lines: tuple[str, ...]
    """What the card brings and does, without its cost and its origin."""
    origin: str
    origin_words: str
    pack: str
    """The id of the pack that brings it."""
    data: dict[str, Any] = {}
    """The card as its pack has it, in a shape of the game's own: what icons are drawn from."""


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words; whatever it does not have is empty."""

    name: str
    kind: str
    """The kind and all that the card counts as."""
    body: tuple[str, ...]
    """What it is, brings and does."""
    origin: str
    summary: str
    """What it does, in one line; its cost is shown beside it."""
    cost: str = ""

    def lines(self) -> list[str]:
        """All lines below the name and the kind."""
        return [*filter(None, [self.cost]), *self.body, *filter(None, [self.origin])]

    def page(self) -> str:
        """A block of plain text."""
        return "\n".join([self.name, self.kind, *self.lines()])
