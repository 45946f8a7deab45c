"""What a view of Penumbra is made of: names, not numbers."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from arcanum.core.views import View

Party = str
"""A seat as text, or `automa`."""
Die = str
"""`red-6`, or `red-6-temporary`."""


class Mark(msgspec.Struct):
    """A mark on a wizard's board: its discipline or `spark`; charged, discharged or wounded."""

    kind: str
    state: str


class BoardSlot(msgspec.Struct, kw_only=True):
    """What all boards show at a slot for marks."""

    slot: str
    charge: str
    rest: list[str]
    value: int
    price: int
    points: int


class Card(msgspec.Struct):
    """A card before a wizard."""

    id: str
    rotated: bool


class Passed(msgspec.Struct):
    """A passed trial, on one of its paths."""

    id: str
    path: str


class Score(msgspec.Struct, kw_only=True):
    """What the eight items of the scoring would bring if the game ended now; at the end, what they have brought."""

    arcana: int
    trials: int
    wounds: int
    experience: int
    contracts: int
    board: int
    goals: int
    alignment: int
    kept: int
    """What the cards that the Automa keeps bring it besides."""
    total: int


class PartyState(msgspec.Struct, kw_only=True):
    """What wizards and the Automa have in common."""

    party: Party
    talent: str | None
    turns: int
    """Turns begun."""
    store: dict[str, int]
    marks: list[Mark | None]
    """By slot."""
    tomes: list[str]
    contracts: list[str]
    trials: list[Passed]
    symbols: dict[str, int]
    """Experience of all kinds."""
    light: int
    dark: int
    score: Score


class Wizard(PartyState, kw_only=True):
    """A wizard with all that lies before them."""

    seat: int
    talent_rotated: bool
    dice: list[Die]
    grimoire: list[Card]
    inventory: list[Card]
    equipment: dict[str, Card | None]
    reserved: int
    """How many contracts lie reserved."""
    reserved_known: list[str]
    """Those of them that everybody knows."""
    reserved_trials: list[str]
    wounds: int
    """Mortal wound cards."""
    must_rest: bool
    idle: bool
    """Whether the last turn was a Study turn without a placement."""
    reserved_cards: list[str] | UnsetType = UNSET
    """Of the seat itself: those that others do not know."""
    talents_dealt: list[str] | UnsetType = UNSET
    """Of the seat itself: the talents to choose from."""
    talent_chosen: str | UnsetType | None = UNSET
    """Of the seat itself: the talent that it has chosen, before all are shown."""


class AutomaState(PartyState, kw_only=True):
    """The Automa."""

    kind: str
    level: int
    kept: list[str]
    """The cards that it keeps, without Tomes."""
    pointer: str
    """The Class that its next step uses."""
    alignment: str | None
    restless: int
    """Turns in a row without REST."""
    rolled: int
    """What chose its last instruction; 0 before its first turn."""
    band: int
    """The column of its table from which that came, from 0 on."""
    steps: list[str]
    """The steps of that instruction, as far as they were begun."""


class SlotState(msgspec.Struct):
    """A closed slot of a section: what it takes, and the die in it."""

    takes: str
    """`any`, or the kind of die."""
    value: int
    """The value that is demanded; 0 for any."""
    die: Die | None


class Section(msgspec.Struct, kw_only=True):
    """A section of a location in play."""

    id: str
    area: str
    slots: list[SlotState]
    open: bool
    """Whether it takes any number of dice."""
    beside: list[Die]
    """The dice in its open slot, or beside its slots."""


class Offer(msgspec.Struct):
    """A card in a market; a launched one lies rotated until the end of the turn."""

    id: str
    launched: bool


class Market(msgspec.Struct):
    """The market of a Class or of a shop, which has the name of its deck."""

    id: str
    cards: list[Offer | None]


class Known(msgspec.Struct):
    """A card of a deck that is known: how many lie above it."""

    id: str
    above: int


class Deck(msgspec.Struct):
    """A deck: how many cards it has, and which of them the seat knows, the topmost first."""

    size: int
    known: list[Known]


class Prophecy(msgspec.Struct, kw_only=True):
    """A prophecy in force: what has to reach which number, and how far everybody is."""

    id: str
    metric: str
    who: str
    """`any`, `two` or `all`."""
    at_least: int
    reached: dict[Party, int]
    """Of End of Times nothing: it waits for the Fate deck."""
    fulfilled: bool


class Fate(msgspec.Struct):
    """The Fate deck: how many cards are left, and how many of each of its three stacks, the first on top."""

    size: int
    stacks: list[int]


class Rights(msgspec.Struct, kw_only=True):
    """What the wizard whose turn it is may still do, and what holds for the rest of the turn."""

    placements: int
    placed: bool
    without_slot: int
    in_time: bool
    """Whether Make it in time was used."""
    nudges: int
    discount: int
    ignore_supply: bool
    doomed: bool
    mortal: bool
    amplify: dict[str, int]


class Placement(msgspec.Struct, kw_only=True):
    """The placement that is not over."""

    section: str
    bind: bool
    """Whether Bind may still be used."""
    resource: bool
    """Whether its resource die still waits."""
    shielding: bool
    """Whether its Yellow die still takes a Threat die away."""
    off_the_price: int


class ThreatState(msgspec.Struct, kw_only=True):
    """The Threat that is being resolved."""

    dice: int
    """Prepared dice that can be cancelled."""
    fixed: int
    """Prepared dice that cannot."""
    rolled: list[int]
    """The values that are still to be resolved."""
    misses: int
    hurt: int
    """Marks that it has wounded."""
    mortal: bool
    nudges: int
    """Nudges of rolled dice that are left."""


class Attempt(msgspec.Struct, kw_only=True):
    """The contract or trial that is being attempted."""

    card: str
    path: str | None
    task: int | None
    """The number of the task on its path, from 1 on."""
    properties: dict[str, bool]
    """The properties of a trial, and whether they still act."""
    used: int
    """Cards and chains used before the main roll."""
    awake: bool
    """Whether Vigilance still counts."""
    easy_path: str | None
    """The path whose tasks were replaced."""
    minus: int
    fewer_values: int
    fewer_threat: int
    fewer_paid: int
    outcome: str
    """`open`; `done` once its task is fulfilled; `settled` once its card lies where it stays."""


class Chain(msgspec.Struct):
    """The effect that is being applied: the card, and the length of its chain, 0 for what is no card of a chain."""

    source: str
    length: int
    amplified: int


class PenumbraView(View, kw_only=True):
    """The table as a seat or a spectator sees it."""

    round: int
    order: list[Party]
    active: Party | None
    """Whose turn it is."""
    turn: str | None
    """`study`, `trial` or `rest`, once it is chosen."""
    last_turns: int | None
    """Turns that are left in the last round; None before the end is fixed."""
    ended_by: str | None
    winners: list[Party]
    board: list[BoardSlot]
    classes: list[str]
    sections: list[Section]
    markets: list[Market]
    decks: dict[str, Deck]
    row: list[str]
    trial_row: list[str]
    fate: Fate
    goals: list[str]
    prophecies: list[Prophecy]
    offered: list[str]
    """The cards that an event shows."""
    put_aside: list[str]
    removed: list[str]
    marks_left: dict[str, int]
    """Marks in the common stock."""
    wizards: list[Wizard]
    automa: AutomaState | None
    rights: Rights
    placement: Placement | None
    threat: ThreatState | None
    attempt: Attempt | None
    set_aside: list[Die]
    """The dice of a Roll task."""
    effects: list[Chain]
    """The effects that are being applied, the innermost last."""
