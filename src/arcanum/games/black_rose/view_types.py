"""What a view of Black Rose Wars: Duel is made of: names, not numbers."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from arcanum.core.views import Asked, View

Party = str
"""A seat as text, or `black_rose`."""
Position = str
"""The name of a room, or `cell`."""
Side = Literal["main", "reverse"]


class Aimed(Asked, kw_only=True):
    """A question with the place from which ranges count, where something is chosen in range."""

    origin: Position | None = field(name="from")


class Room(msgspec.Struct, kw_only=True):
    """A room of the lodge."""

    position: Position
    id: str
    colour: str
    restored: bool
    token_used: bool
    slots: int
    rewards: list[int]
    instability: list[Party]
    majority: Party | None
    """Who would move on the room track for it if the game ended now."""
    figures: list[str]


class Power(msgspec.Struct):
    """The track goes to 20; above, the token lies on its +20 side."""

    total: int
    cell: int
    plus_20: bool


class Scoring(msgspec.Struct):
    """What the final scoring would bring if it came now; at the end, what it has brought."""

    trophies: int
    rooms: int
    quests: int


class PartyState(msgspec.Struct, kw_only=True):
    """How a mage or the Black Rose stands."""

    party: Party
    power: Power
    trophies: int
    rooms: int
    supply: int
    ending: Scoring


class SlotState(msgspec.Struct, kw_only=True):
    """A prepared spell, as far as it is seen."""

    revealed: bool
    card: str | UnsetType = UNSET
    side: Side | UnsetType = UNSET
    token_on: int | UnsetType = UNSET


class EvocationState(msgspec.Struct, kw_only=True):
    """An evocation in the lodge."""

    figure: str
    id: str
    at: Position | None
    damage: list[Party]
    health: int
    strength: int
    speed: int
    upgrade: str | None
    activated: bool
    control: int


class Player(msgspec.Struct, kw_only=True):
    """A mage with all that lies before them."""

    seat: int
    colour: Literal["blue", "red"] | None
    mage: str | None
    at: Position | None
    health: int | None
    strength: int | None
    speed: int | None
    hand_limit: int | None
    damage: list[Party]
    actions: int
    action_tokens: int
    hand: int
    grimoire: int
    memories: list[str]
    slots: list[SlotState | None]
    evocations: list[EvocationState | None]
    rooms_activated: list[str]
    damage_dealt: int
    known_cards: list[str] | UnsetType = UNSET
    """Of the other mage: cards that were taken openly."""
    hand_cards: list[str] | UnsetType = UNSET
    grimoire_cards: list[str] | UnsetType = UNSET


class Progress(msgspec.Struct):
    """Of a quest that counts something: how many are needed, and how many each mage has."""

    needed: int
    made: list[int]


class Quest(msgspec.Struct, kw_only=True):
    """A quest on the table."""

    id: str
    card: int
    side: str
    rose_power: int
    completed_by: int | None
    progress: Progress | None


class EventCard(msgspec.Struct):
    """The event card: the side that lies up, and what it brings in each round."""

    side: str
    rounds: list[str]


class BlackRoseView(View, kw_only=True):
    """The table as a seat or a spectator sees it."""

    round: int
    phase: str
    crown: int
    first_mage: int
    school: str | None
    winner: Party | None
    rooms: list[Room]
    parties: list[PartyState]
    leader: Party
    """Who wins, or would win if the game ended now."""
    sight: dict[Position, dict[str, list[Position]]]
    """The rooms in range and in sight of each room and of a cell, by range."""
    players: list[Player]
    event: EventCard
    quests: list[Quest]
    library: int
    forgotten: int
    removed: list[str]
    upgrades: dict[str, int]
    """Free upgrade cards, face up."""
    seen_on_top: dict[str, list[str]] | UnsetType = UNSET
    """Cards on top of piles that the seat has seen, the topmost first."""
    decision: Aimed | UnsetType = UNSET
