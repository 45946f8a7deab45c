"""What may stand in a position of Res Arcana.

Neutral defaults: round 1, phase `actions`, seat 0 to act and holding the First Player token, nobody passed; every
player without mage and magic item, with empty pool, hand, deck and discard pile; an empty centre except for the magic
items that no player has. Decks are written from the top.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from arcanum.core.positions import Ids, Number, Part, keys_of
from arcanum.games.res_arcana.vocabulary import Essence

Amounts = Annotated[dict[Essence, Number], msgspec.Meta(extra_json_schema=keys_of(Essence))]


class InPlay(Part, frozen=True):
    """A component with what lies on it."""

    id: str
    on: Amounts = msgspec.field(default_factory=dict)
    turned: bool = False


class Player(Part, frozen=True):
    """One player's side of the table."""

    mage: str | None = None
    item: str | None = None
    pool: Amounts = msgspec.field(default_factory=dict)
    hand: Ids = ()
    deck: Ids = ()
    discard: Ids = ()
    in_play: tuple[str | InPlay, ...] = ()
    """A mage or magic item that was named before may be described here as well."""
    passed: bool = False


class Centre(Part, frozen=True):
    """The middle of the table."""

    monuments: Ids = ()
    monument_deck: Ids = ()
    places: Ids = ()
    items: Ids | None = None
    """None for those that no player has."""


class Match(Part, frozen=True):
    """Where a match stands, with the option `setup: match`."""

    game: Number = 1
    wins: Annotated[tuple[Number, ...], msgspec.Meta(min_length=2, max_length=2)] = (0, 0)
    drafted: Annotated[tuple[Ids, ...], msgspec.Meta(min_length=2, max_length=2)] = ((), ())


class Position(Part, frozen=True):
    """The table as a scenario describes it."""

    round: Number = 1
    phase: Literal["actions", "collect", "check", "game_over"] = "actions"
    to_act: Number = 0
    first_player: Number = 0
    center: Centre = Centre()
    players: tuple[Player, ...] = ()
    match: Match = Match()
    winners: tuple[Number, ...] = ()
