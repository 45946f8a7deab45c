"""What may stand in a position of Black Rose Wars: Duel.

Neutral defaults: round 1, phase `action`, seat 0 to act and holding the crown; seat 0 plays the first mage of the game
in blue, seat 1 the second one in red (or what the other seat leaves), both in their cells with 2 action tokens; no
cards, no tokens, no evocations; the seven standard rooms in their order, destroyed and empty; sides `a` where the
options say random. Piles are written from the top. Tokens are written by party: 0, 1, rose.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from arcanum.core.positions import Ids, Number, Part, keys_of

Seat = Literal[0, 1]
Place = Literal["c", "r1", "r2", "r3", "r4", "r5", "r6"]
SlotName = Literal["quick", "i", "ii", "iii"]
Tokens = tuple[Literal[0, 1, "0", "1", "rose"], ...]


class Tracks(Part, frozen=True):
    """What a party has on the tracks."""

    power: Number = 0
    trophies: Number = 0
    rooms: Number = 0
    spare: Number | None = None
    """So many tokens are left in the supply at most; the others are put aside."""


class Room(Part, frozen=True):
    """A room by its place in the lodge."""

    instability: Tokens = ()
    restored: bool = False
    used: bool = False
    """Whether the activation token of a restored room was used."""


Rooms = Annotated[dict[Place, Room], msgspec.Meta(extra_json_schema=keys_of(Place))]


class Slot(Part, frozen=True):
    """A prepared spell."""

    card: str
    side: Literal["main", "reverse"] = "main"
    revealed: bool = False
    token_on: Seat | None = None
    """On whose mage card its persistence token lies."""


Slots = Annotated[dict[SlotName, str | Slot], msgspec.Meta(extra_json_schema=keys_of(SlotName))]


class Evocation(Part, frozen=True):
    """A figure in the lodge, its card in one of the player's slots."""

    at: Place
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    id: str | None = None
    """None for the one that the school summons."""
    damage: Tokens = ()
    upgrade: str | None = None
    activated: bool = False


class Player(Tracks, frozen=True):
    """One player's side of the table."""

    mage: str | None = None
    colour: Literal["blue", "red"] | None = None
    at: Literal["cell", "c", "r1", "r2", "r3", "r4", "r5", "r6"] = "cell"
    damage: Tokens = ()
    hand: Ids = ()
    grimoire: Ids = ()
    memories: Ids = ()
    slots: Slots = msgspec.field(default_factory=dict)
    """A slot holds `verdict`, `verdict reverse` or a mapping."""
    actions: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    evocations: tuple[Evocation, ...] = ()


class Position(Part, frozen=True):
    """The table as a scenario describes it."""

    round: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    phase: Literal["black_rose", "study", "prepare", "action", "action_end", "evocation", "cleanup", "end"] = "action"
    crown: Seat = 0
    to_act: Seat | None = None
    """None for whoever holds the crown."""
    lodge: Annotated[Ids, msgspec.Meta(min_length=7, max_length=7)] | None = None
    """The rooms, that of the centre first."""
    rooms: Rooms = msgspec.field(default_factory=dict)
    rose: Tracks = Tracks()
    quests: dict[str, Seat] = msgspec.field(default_factory=dict)
    """Who has completed a quest."""
    library: Ids = ()
    forgotten: Ids = ()
    removed: Ids = ()
    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=2)] = ()
