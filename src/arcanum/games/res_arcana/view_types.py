"""What a view of Res Arcana is made of: names, not numbers."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from arcanum.core.views import View

Amounts = dict[str, int]


class InPlay(msgspec.Struct, kw_only=True):
    """A component in front of a player."""

    id: str
    kind: str
    turned: bool
    on: Amounts
    points: int
    passed_side: bool | UnsetType = UNSET
    """A magic item that lies on the side of those who have passed."""


class Player(msgspec.Struct, kw_only=True):
    """One player's side of the table."""

    seat: int
    pool: Amounts
    passed: bool
    hand: int
    deck: int
    discard: list[str]
    in_play: list[InPlay]
    points: int
    known_cards: list[str] | UnsetType = UNSET
    """Of a rival: hidden cards that everybody knows to be in the hand or the deck."""
    hand_cards: list[str] | UnsetType = UNSET
    deck_cards: list[str] | UnsetType = UNSET
    deck_top: list[str] | UnsetType = UNSET
    """What the seat knows in order, the top card first."""
    mages: list[str] | UnsetType = UNSET
    """The two mages dealt, until the choice is revealed."""
    mage_chosen: str | UnsetType = UNSET
    pack: list[str] | UnsetType = UNSET
    """In a draft: the cards to choose from."""
    kept: list[str] | UnsetType = UNSET


class KnownStretch(msgspec.Struct):
    """So many cards of a deck, in no known order, and those that are known to be among them."""

    cards: int
    known: list[str]


class Centre(msgspec.Struct, kw_only=True):
    """What lies in the middle of the table."""

    monuments: list[str]
    monument_deck: int
    places: list[str]
    items: list[str]
    monuments_known: list[KnownStretch] | UnsetType = UNSET
    """What the seat remembers of the monument deck, from the top down."""
    open_draft: list[str] | UnsetType = UNSET
    """Between the games of a match: the cards that are drafted openly."""


class Match(msgspec.Struct):
    """How a match stands."""

    game: int
    wins: list[int]
    drafted: list[list[str]]
    """The artifacts of each player, public since the open draft."""


class ResArcanaView(View, kw_only=True):
    """The table as a seat or a spectator sees it."""

    round: int
    first_player: int
    token_passed: bool
    winners: list[int]
    center: Centre
    players: list[Player]
    match: Match | UnsetType = UNSET
