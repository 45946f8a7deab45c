"""The shape that the voices of all games have, and the plain data that they give."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data


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


class Voice(Protocol):
    """A game in one language, with certain packs.

    It says what it is given and looks nothing up: whoever passes it only what a seat may know can show the texts to
    that seat. `names` are the players' names, by seat.
    """

    lang: str

    def seat_name(self, kind: str, number: int | None = None) -> str:
        """What a seat is called that was given no name: "Magister", "Player 2"."""

    def third_party(self) -> str:
        """Who else can win the game, without a seat at the table; empty in most games."""

    def prompt(self, decision: Decision, names: Sequence[str]) -> str:
        """What a player is asked."""

    def reason(self, refused: Reason, names: Sequence[str]) -> str:
        """Why an action is refused, without a full stop."""

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        """An action, given in its canonical words, under the question of a view if one is given."""

    def bill(self, decision: Decision, happened: Sequence[Event]) -> Bill:
        """What the answers to a group of decisions are for, after what the seat has seen happen."""

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[LogLine]:
        """What happened. Events that belong together are told as one, if they are passed together."""

    def option_name(self, option: str) -> str:
        """What an option decides, in a few words."""

    def option_value(self, option: str, value: str | int) -> str:
        """What a value of an option means."""

    def card_ids(self) -> Collection[str]:
        """The ids of all cards of the packs in use."""

    def cards(self) -> list[CardFace]:
        """All cards of the packs in use."""
