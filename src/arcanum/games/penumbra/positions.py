"""What may stand in a position of Penumbra.

Neutral defaults: the second round, a Study turn of seat 0 in its free window, with two placements; seats take turns in
their order, and alone the Automa comes last. Wizards have no talent, no marks, no dice, no ingredients and no cards.
The Classes are those of the first marks, then the first others in the order of disciplines; markets, decks, rows and
locations are empty, no prophecy and no goal is in force, so that no game ends unless a position names a prophecy.
Decks, the Fate deck among them, are written from the top, markets and rows from the left. Dice are written `red-6`,
`red-6-temporary`; a rotated card is written `silverwort rotated`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from arcanum.core.positions import Ids, Number, Part, keys_of

Seat = Literal[0, 1, 2, 3]
Party = Literal[0, 1, 2, 3, "automa"]
Discipline = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"]
Deck = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst", "potions", "artifacts", "contracts"]
Market = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst", "potions", "artifacts"]
Ingredient = Literal["blood", "crystal", "jewel", "fruit", "trinket", "arcana"]
MarkSlot = Literal["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "s1", "s2", "s3"]
Face = Literal[1, 2, 3, 4, 5, 6]
Section = Literal[
    "ruby-mark",
    "ruby-card",
    "ruby-die",
    "amber-mark",
    "amber-card",
    "amber-die",
    "jasper-mark",
    "jasper-card",
    "jasper-die",
    "emerald-mark",
    "emerald-card",
    "emerald-die",
    "sapphire-mark",
    "sapphire-card",
    "sapphire-die",
    "amethyst-mark",
    "amethyst-card",
    "amethyst-die",
    "potion-shop",
    "guild",
    "bazaar",
    "shop",
    "forest",
    "sanctuary",
    "ruins",
]
Store = Annotated[dict[Ingredient, Number], msgspec.Meta(extra_json_schema=keys_of(Ingredient))]
Marks = Annotated[dict[MarkSlot, str], msgspec.Meta(extra_json_schema=keys_of(MarkSlot))]
"""`ruby`, `ruby discharged`, `spark wounded`: a mark that is not said to be otherwise is charged."""
Dice = Ids
"""Dice by their names."""


class Automa(Part, frozen=True):
    """What the Automa has (solo only)."""

    talent: str | None = None
    marks: Marks = msgspec.field(default_factory=dict)
    arcana: Number = 0
    kept: Ids = ()
    """The cards that it keeps, without Tomes."""
    tomes: Ids = ()
    contracts: Ids = ()
    trials: Ids = ()
    """`goldgorger dark`."""
    pointer: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """The place of the next Class, from the left."""
    alignment: Literal["dark", "light"] | None = None
    restless: Number = 0
    """Turns in a row without REST."""


class Wizard(Part, frozen=True):
    """One wizard's side of the table."""

    talent: str | None = None
    """None for no talent at all."""
    store: Store = msgspec.field(default_factory=dict)
    dice: Dice = ()
    marks: Marks = msgspec.field(default_factory=dict)
    grimoire: Ids = ()
    inventory: Ids = ()
    equipment: Ids = ()
    tomes: Ids = ()
    contracts: Ids = ()
    trials: Ids = ()
    """`goldgorger dark`."""
    reserved: Ids = ()
    """Reserved contracts that everybody knows."""
    bound: Ids = ()
    """Reserved contracts that only the wizard knows."""
    reserved_trials: Ids = ()
    wounds: Number = 0
    """Mortal wound cards."""
    must_rest: bool = False
    idle: bool = False
    """Whether the last turn was a Study turn without a placement."""


class Card(Part, frozen=True):
    """A card of a deck, with the seats that know it."""

    id: str
    seen_by: tuple[Seat, ...] = ()


DeckCards = tuple[str | Card, ...]
Decks = Annotated[dict[Deck, DeckCards], msgspec.Meta(extra_json_schema=keys_of(Deck))]
Markets = Annotated[
    dict[Market, Annotated[tuple[str | None, ...], msgspec.Meta(max_length=2)]],
    msgspec.Meta(extra_json_schema=keys_of(Market)),
]


class Placed(Part, frozen=True):
    """The dice of a section."""

    slots: tuple[str | None, ...] = ()
    """In its closed slots, from the left; null for a free one."""
    beside: Dice = ()
    """In its open slot, or beside the slots."""


Locations = Annotated[dict[Section, tuple[str | None, ...] | Placed], msgspec.Meta(extra_json_schema=keys_of(Section))]
"""A list of dice is one of those in the closed slots, or of those in an open slot where a section has one."""


class Now(Part, frozen=True):
    """What is so for the rest of the turn."""

    placements: Number | None = None
    """None for as many as the turn begins with."""
    placed: bool = False
    without_slot: Number = 0
    """Rights of cards to place without a free slot."""
    in_time: bool = False
    """Whether Make it in time was used."""
    nudges: Number = 0
    """Nudges that wait for the next Threat roll."""
    discount: Number = 0
    """Ingredients off the next purchase."""
    ignore_supply: bool = False
    doomed: bool = False
    """Whether a mortal wound comes at the end of the turn."""
    mortal: bool = False
    """Whether a mortal wound card was received in this turn."""
    amplify: Annotated[dict[Literal[Discipline, "any"], Number], msgspec.Meta(extra_json_schema={})] = msgspec.field(
        default_factory=dict
    )
    """Marks that the next Spell with an amount per mark counts besides."""


class Threat(Part, frozen=True):
    """A Threat that has to be faced at once."""

    dice: Number = 0
    fixed: Number = 0
    """Dice that cannot be cancelled."""


class Position(Part, frozen=True):
    """The table as a scenario describes it."""

    round: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    to_act: Party = 0
    """Whose turn it is."""
    turn: Literal["choose", "study", "trial", "rest", "end"] = "study"
    """`choose`: the turn begins with the choice of its type; `end`: it is over, and what comes at its end is not."""
    ends: Literal["study", "trial", "rest"] = "rest"
    """Of a turn that ends, its type."""
    trial: str | None = None
    """The trial of a Trial turn: one of the row, or a reserved one."""
    now: Now = Now()
    threat: Threat | None = None
    """A Threat that is faced before anything else."""
    order: tuple[Party, ...] | None = None
    """The turn order."""
    last_turns: Number | None = None
    """Turns that are left in the last round; None before the end is fixed."""
    ended_by: str | None = None
    """The prophecy that fixed the end."""
    rolls: Annotated[tuple[Face, ...], msgspec.Meta(max_length=8)] = ()
    """What the next dice show."""
    classes: Annotated[tuple[Discipline, ...], msgspec.Meta(min_length=4, max_length=4)] | None = None
    decks: Decks = msgspec.field(default_factory=dict)
    market: Markets = msgspec.field(default_factory=dict)
    """A rotated card in a market was launched from it."""
    row: Annotated[Ids, msgspec.Meta(max_length=4)] = ()
    trial_row: Ids = ()
    fate: Ids = ()
    goals: Ids = ()
    prophecies: Ids = ()
    put_aside: Ids = ()
    """Events that were carried out."""
    removed: Ids = ()
    """Trials that left the game."""
    locations: Locations = msgspec.field(default_factory=dict)
    automa: Automa = Automa()
    players: Annotated[tuple[Wizard, ...], msgspec.Meta(max_length=4)] = ()
