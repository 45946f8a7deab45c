"""Observations as rows of numbers: what a seat may know, as `view.py` tells it in words."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core import rows
from arcanum.core.flow import Ask
from arcanum.core.rows import Item
from arcanum.core.tensors import SAME, Layout, Plan, bits, hot, placed, records_of, value
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose._fields import SOURCES
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.fields import SEATS
from arcanum.games.black_rose.lodge import NAMES as ROOM_NAMES
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.phases import PHASES
from arcanum.games.black_rose.registers import (
    CASTER,
    DEFEATED,
    DOOMED,
    ENTERED,
    GONE,
    HOLDER,
    ITEM,
    ITEMS_LEFT,
    NEXT_PART,
    PICKED,
    PICKED_COUNT,
    PICKED_ROOMS,
    SORT,
    SOURCE,
    SPELL_SLOT,
    STRENGTH_NOW,
    SUMMONED,
    TARGET,
    TARGET_ROOM,
    THIS,
    THIS_ROOM,
    TRIGGER_ROOM,
    TRIGGER_SOURCE,
    TRIGGER_TARGET,
)
from arcanum.games.black_rose.state import FORGOTTEN, GRIMOIRE, LIBRARY

VERSION: Final = 1
"""Raised whenever the layout changes."""

PARTIES: Final = ("own", "rival", "black_rose")
FIGURES: Final = (
    "own_mage",
    "rival_mage",
    "own_evocation_1",
    "own_evocation_2",
    "own_evocation_3",
    "rival_evocation_1",
    "rival_evocation_2",
    "rival_evocation_3",
)
PLACES: Final = (*ROOM_NAMES, "cell")
SLOT_NAMES: Final = tuple([f"{player}_{slot}" for player in ("own", "rival") for slot in at.SLOTS])
_HAPPENINGS: Final = (
    "reveal",
    "damage",
    "enter",
    "evocation",
    "mage_defeated",
    "evocation_defeated",
    "room_activated",
    "forgotten",
    "restored",
)
_SORTS: Final = ("spell", "physical", "other", "lasting")
_SWAPPED: Final = [list(range(at.FIGURES)), [1, 0, 5, 6, 7, 2, 3, 4]]
"""The figures as each seat sees them, its own first."""


class _Maps:
    """The maps of the game: seats, parties and figures as they are seen, and kinds of components by themselves."""

    def __init__(self, plan: Plan, cat: Catalogue) -> None:
        count = len(cat.ids)
        self.seats: int = plan.turns
        self.parties: int = plan.map([[0, 1, 2], [1, 0, 2]])
        self.figures: int = plan.map(_SWAPPED)
        self.targets: int = plan.map([[*row, at.DECOY] for row in _SWAPPED])
        self.slots: int = plan.map([list(range(8)), [4, 5, 6, 7, 0, 1, 2, 3]])
        self.own_slots: int = plan.map([[0, 1, 2, 3, -1, -1, -1, -1], [-1, -1, -1, -1, 0, 1, 2, 3]])
        self.rivals_slots: int = plan.map([[-1] * 4 + [1] * 4, [1] * 4 + [-1] * 4])
        """On which place of the seats a rival's slot counts."""
        self.spell_ids: list[str] = [cat.ids[spell] for spell in cat.spell_list]
        self.spells: int = plan.map_of(cat.spell_list, count)
        self.room_ids: list[str] = _ids(cat, at.ROOM)
        self.rooms: int = plan.map_of(_of_kind(cat, at.ROOM), count)
        self.mage_ids: list[str] = _ids(cat, at.MAGE)
        self.mages: int = plan.map_of(_of_kind(cat, at.MAGE), count)
        self.evocation_ids: list[str] = _ids(cat, at.EVOCATION)
        self.evocations: int = plan.map_of(_of_kind(cat, at.EVOCATION), count)
        self.upgrade_ids: list[str] = _ids(cat, at.UPGRADE)
        self.upgrades: int = plan.map_of(_of_kind(cat, at.UPGRADE), count)
        self.school_ids: list[str] = _ids(cat, at.SCHOOL)
        self.schools: int = plan.map_of(_of_kind(cat, at.SCHOOL), count)


def _of_kind(cat: Catalogue, kind: int) -> list[int]:
    return [number for number, each in enumerate(cat.kind) if each == kind]


def _ids(cat: Catalogue, kind: int) -> list[str]:
    return [cat.ids[number] for number in _of_kind(cat, kind)]


def layout_of(cat: Catalogue) -> Layout:
    """The layout of games with these components."""
    plan = Plan(SEATS, SOURCES)
    maps = _Maps(plan, cat)
    _plan_decision(plan, cat, maps)
    _plan_effect(plan, cat, maps)
    _plan_round(plan, cat, maps)
    _plan_lodge(plan, cat, maps)
    _plan_figures(plan, cat, maps)
    _plan_parties(plan, cat, maps)
    _plan_slots(plan, maps)
    _plan_cards(plan, maps)
    words = [cat.space.words(action) for action in range(cat.space.size)]
    return Layout("black_rose", VERSION, plan, cat.ids, words)


# --- the decision -----------------------------------------------------------------------------------------------------

_NUMBERS: Final = (
    ("left", "how many picks are left: of tokens, cards, figures or rooms"),
    ("done", "how many actions are done, spells prepared, or tokens put on the same thing"),
    (
        "kind",
        "which case of the decision, by its number: what is done with tokens, the pile, the kind of thing, or the "
        "phase that ends",
    ),
    ("place", "the first token that may still be chosen; or how many cards are looked at"),
    ("moves", "how many Moves are left"),
    ("attacks", "how many attacks are left"),
    ("activations", "how many activations of the room are left"),
    ("bonus", "the bonus on the strength of an attack"),
    ("numbered", "whether a spell of a numbered slot was cast in this activation"),
    ("in_cell", "whether the mage started in the cell, or has to leave it"),
    ("moving", "whether Moves have begun, so that they have to follow each other"),
    ("must", "whether the Moves are mandatory"),
    ("may_stop", "whether one may stop before all picks are made"),
)


def _plan_decision(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    """Who is asked, and what."""
    plan.op(rows.SELF, 0, plan.field("seat", "the number of the observing seat, one-hot", ("0", "1")))
    base = plan.field("to_act", "who owes a decision: both while both decide at once", plan.players)
    plan.op(rows.ACTING, "_asked", base, "branches", plan.turns)
    names = [step.name for step in cat.steps if isinstance(step, Ask)]
    base = plan.field("decision", "what the observing seat is asked, one-hot; nothing if it owes no decision", names)
    records = records_of(cat.steps, frames.SHAPES, _plan_numbers(plan, cat, maps))
    plan.op(rows.ASKED, "trunk", base, "_asked", "branches", plan.book(records))


def _plan_numbers(plan: Plan, cat: Catalogue, maps: _Maps) -> dict[str, Item]:
    """Where the numbers of a frame go, by their names."""

    def one(name: str, meaning: str, axis: Any, number: int = SAME) -> Item:
        return hot(plan.field(name, f"{meaning}, one-hot", axis), len(axis), number)

    source = one("source", "the component that the decision comes from", cat.ids)
    of = "the figure that moves, attacks, is upgraded or sets off a persistent effect"
    figure = one("figure", of, FIGURES, maps.figures)
    of = "the figure to which happened what a persistent effect may answer"
    target = one("target", of, FIGURES, maps.figures)
    room = one("room", "the room in which that happens, or in which an evocation is summoned", ROOM_NAMES)
    slot = one("slot", "the spell slot that is asked about, or the first of those that are", at.SLOTS)
    party = one("party", "whose tokens are distributed", PARTIES, maps.parties)
    whose = one("whose", "whose slots are looked at", plan.players, maps.seats)
    evocation = one("summoned", "the evocation that is summoned", maps.evocation_ids, maps.evocations)
    numbered = [str(number) for number in range(at.FIGURES)]
    of = "the figure (0 and 1: mages of these seats, then three evocations of each) or room that gets or loses tokens"
    thing = one("thing", of, numbered)
    of = "rooms, figures or slots to choose from, a flag for each, numbered as in `thing`"
    things = bits(plan.field("things", of, numbered), at.FIGURES)
    values = {name: value(plan.field(name, meaning)) for name, meaning in _NUMBERS}
    return {
        **values,
        "source": source,
        "target": target,
        "room": room,
        "party": party,
        "whose": whose,
        "evocation": evocation,
        "mandatory": values["must"],
        "must_leave": values["in_cell"],
        **dict.fromkeys(("figure", "attacker", "doer"), figure),
        **dict.fromkeys(("slot", "first"), slot),
        **dict.fromkeys(("thing", "current"), thing),
        **dict.fromkeys(("found", "rooms", "slots"), things),
        **dict.fromkeys(("prepared", "used"), values["done"]),
        **dict.fromkeys(("mode", "kind", "of_rooms", "phase", "piles", "pile"), values["kind"]),
        **dict.fromkeys(("start", "seen"), values["place"]),
        "amount": values["left"],
    }


def _plan_effect(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    """The innermost effect that is being applied, for the seat that is asked about it."""
    plan.op(rows.LENGTH, "effects", plan.field("effects", "how many effects are being applied, one in another"))
    numbered = [str(number) for number in range(at.FIGURES)]
    items: list[Item] = []

    def one(register: int, name: str, meaning: str, axis: Any, number: int = SAME) -> None:
        base = plan.field(f"effect_{name}", f"{meaning}, one-hot", axis)
        items.append(placed(register, hot(base, len(axis), number)))

    def some(register: int, name: str, meaning: str, axis: Any, number: int = SAME) -> None:
        base = plan.field(f"effect_{name}", f"{meaning}, a flag for each", axis)
        items.append(placed(register, bits(base, len(axis), number)))

    def plain(register: int, name: str, meaning: str) -> None:
        items.append(placed(register, value(plan.field(f"effect_{name}", meaning))))

    plain(
        NEXT_PART, "part", "the next part of the innermost effect; shown to the seat that is asked, as all that follows"
    )
    one(CASTER, "caster", "who applies the effect, nobody for an event", plan.players, maps.seats)
    one(SOURCE, "source", "the component that the effect comes from", cat.ids)
    one(SORT, "sort", "what the damage of the effect counts as", _SORTS)
    one(TARGET, "target", "the target of the effect", (*FIGURES, "decoy"), maps.targets)
    one(TARGET_ROOM, "target_room", "the room of the target when it was chosen", ROOM_NAMES)
    some(PICKED, "picked", "the figures that were chosen for the effect", FIGURES, maps.figures)
    some(PICKED_ROOMS, "picked_rooms", "the rooms that were chosen for the effect", ROOM_NAMES)
    plain(PICKED_COUNT, "picked_count", "how many figures or rooms were chosen for the effect")
    one(ITEM, "item", "of figures or rooms taken one by one, the one whose turn it is, as in `thing`", numbered)
    some(ITEMS_LEFT, "todo", "and those that are still to come", numbered)
    one(SUMMONED, "summoned", "the evocation that the effect has summoned", FIGURES, maps.figures)
    some(ENTERED, "entered", "the rooms that the caster has entered by the effect", ROOM_NAMES)
    some(GONE, "gone", "the figures that have left the lodge since the effect began", FIGURES, maps.figures)
    some(DEFEATED, "defeated", "the figures that the effect has defeated", FIGURES, maps.figures)
    some(DOOMED, "doomed", "the figures whose last free slot the effect has filled", FIGURES, maps.figures)
    one(THIS, "this", "the figure whose skill or attack the effect is", FIGURES, maps.figures)
    one(THIS_ROOM, "this_room", "the room whose activation the effect is", ROOM_NAMES)
    one(TRIGGER_SOURCE, "trigger_source", "the figure that triggered the effect", FIGURES, maps.figures)
    one(TRIGGER_TARGET, "trigger_target", "the figure to which the trigger happened", FIGURES, maps.figures)
    one(TRIGGER_ROOM, "trigger_room", "the room where the trigger happened", ROOM_NAMES)
    one(HOLDER, "holder", "on whose mage card the persistence token of the effect lies", plan.players, maps.seats)
    one(SPELL_SLOT, "slot", "the slot of the spell that the effect belongs to", SLOT_NAMES, maps.slots)
    plain(STRENGTH_NOW, "strength", "the damage of the physical attack")
    book = plan.book([(0, items)])
    plan.op(rows.TOP_RECORD, "effects", 0, "trunk", "_asked", "branches", book)


# --- the table --------------------------------------------------------------------------------------------------------


def _plan_round(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    """Where the game is, and what it is played with."""
    plan.op(rows.WHEN_EMPTY, "trunk", 0, 2)
    plan.op(rows.ONE, 0, plan.field("over", "whether the game is over"))
    plan.op(rows.ONE_HOT, "winner", plan.field("winner", "who has won, one-hot", PARTIES), 3, maps.parties)
    plan.op(rows.NUMBER, "round", plan.field("round", "the number of the round; 0 while the game is set up"), 0)
    base = plan.field("phase", "the phase of the round, one-hot", PHASES)
    plan.op(rows.ONE_HOT, "phase", base, len(PHASES), SAME)
    base = plan.field("crown", "who holds the crown, one-hot", plan.players)
    plan.op(rows.ONE_HOT, "crown", base, 2, maps.seats)
    base = plan.field("first_mage", "who is first mage in this phase, one-hot", plan.players)
    plan.op(rows.ONE_HOT, "first", base, 2, maps.seats)
    base = plan.field("in_activation", "whose activation of the action phase goes on, one-hot", plan.players)
    plan.op(rows.ONE_HOT, "in_activation", base, 2, maps.seats)
    base = plan.field("fallen", "mages that were defeated in the current action, a flag for each", plan.players)
    plan.op(rows.BITS, "fallen", base, 2, maps.seats)
    base = plan.field("school", "the school that both mages study, one-hot", maps.school_ids)
    plan.op(rows.ONE_HOT, "school", base, 0, maps.schools)
    sides = tuple(cat.sets)
    base = plan.field("event", "the side of the event card, one-hot", sides)
    plan.op(rows.OPTION, "options", base, plan.choice("event", sides))
    quests = [cat.ids[quest.component] for quest in cat.quest_cards]
    base = plan.field(
        "quests", "quests: whether they are in play, and who has completed them", quests, ("there", "own", "rival")
    )
    plan.op(rows.COUNT, "quests", base, 0, plan.map([[3 * number for number in range(len(quests))]] * SEATS))
    plan.op(rows.KEYED, "quests", base + 1, 3, SAME, maps.seats, "quest_mark")


def _plan_lodge(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    base = plan.field(
        "rooms",
        "the room that lies at each position, one-hot: `c` is the centre, `r1` to `r6` the ring clockwise from "
        "the north-west",
        ROOM_NAMES,
        maps.room_ids,
    )
    plan.op(rows.ONE_HOTS, "room_at", base, len(maps.room_ids), SAME, maps.rooms)
    base = plan.field("restored", "whether the room at the position is restored", ROOM_NAMES)
    plan.op(rows.COPY, "restored", base, 1, SAME, 0)
    base = plan.field("used", "whether the activation token of the restored room is used", ROOM_NAMES)
    plan.op(rows.COPY, "used", base, 1, SAME, 0)
    width = max(cat.room_slots)
    slots = [str(slot + 1) for slot in range(width)]
    base = plan.field(
        "instability", "whose instability token lies in each slot of the rooms, one-hot", ROOM_NAMES, slots, PARTIES
    )
    plan.op(rows.ROWS, "instability", base, width, 3, SAME, maps.parties)
    assert len(ROOM_NAMES) == ROOMS


def _plan_figures(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    figures = maps.figures
    base = plan.field(
        "at", "where the figures are, one-hot; all 0 for an evocation that is not in the lodge", FIGURES, PLACES
    )
    plan.op(rows.ONE_HOTS, "where", base, len(PLACES), figures, SAME)
    width = max(cat.health) + max([0, *cat.bonus_amount])
    slots = [str(slot + 1) for slot in range(width)]
    base = plan.field("damage", "whose damage token lies in each slot of the figures, one-hot", FIGURES, slots, PARTIES)
    plan.op(rows.ROWS, "damage", base, width, 3, figures, maps.parties)
    base = plan.field(
        "marked",
        "whether the token in the slot was put there by the evocation activated last, in that activation",
        FIGURES,
        slots,
    )
    plan.op(rows.BIT_ROWS, "marked", base, width, figures, SAME)
    base = plan.field("last", "who dealt damage to the figure last, one-hot", FIGURES, PARTIES)
    plan.op(rows.ONE_HOTS, "last", base, 3, figures, maps.parties)
    base = plan.field("evocation", "which evocation card the figure is, one-hot", FIGURES, maps.evocation_ids)
    plan.op(rows.ONE_HOTS, "evocation", base, len(maps.evocation_ids), figures, maps.evocations)
    base = plan.field("upgrade", "the upgrade on the figure, one-hot", FIGURES, maps.upgrade_ids)
    plan.op(rows.ONE_HOTS, "upgrade", base, len(maps.upgrade_ids), figures, maps.upgrades)
    base = plan.field("turned", "whether the evocation was turned in the evocation phase", FIGURES)
    plan.op(rows.COPY, "turned", base, 1, figures, 0)
    base = plan.field("control", "who controls the figure, one-hot", FIGURES, plan.players)
    plan.op(rows.ONE_HOTS, "control", base, 2, figures, maps.seats)
    base = plan.field("stronger", "bonus on the strength of the figure until the activation ends", FIGURES)
    plan.op(rows.COPY, "stronger", base, 1, figures, 0)
    base = plan.field("faster", "bonus on the speed of the figure until the activation ends", FIGURES)
    plan.op(rows.COPY, "faster", base, 1, figures, 0)


def _plan_parties(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    """Tracks and supplies, and what the mages have done."""
    seats, players = maps.seats, plan.players
    for name, meaning in (
        ("power", "power points"),
        ("trophies", "steps on the trophy track"),
        ("room_track", "steps on the room track"),
        ("supply", "tokens left in the supply"),
    ):
        plan.op(rows.COPY, name, plan.field(name, meaning, PARTIES), 1, maps.parties, 0)
    base = plan.field("colour", "the colours of the mages, one-hot", players, ("blue", "red"))
    plan.op(rows.ONE_HOTS, "colour", base, 2, seats, SAME)
    base = plan.field("mage", "which mage each player is, one-hot", players, maps.mage_ids)
    plan.op(rows.ONE_HOTS, "mage", base, len(maps.mage_ids), seats, maps.mages)
    base = plan.field("actions", "physical action tokens that are available", players)
    plan.op(rows.COPY, "actions", base, 1, seats, 0)
    base = plan.field("dealt", "damage that the mage has dealt in the current activation of the action phase", players)
    plan.op(rows.COPY, "dealt", base, 1, seats, 0)
    base = plan.field(
        "happened", "what the mage has done since quests could last be declared, a flag for each", players, _HAPPENINGS
    )
    plan.op(rows.BIT_ROWS, "happened", base, len(_HAPPENINGS), seats, SAME)
    base = plan.field(
        "colours_activated",
        "the colours of the rooms that the mage has activated in this round, a flag for each",
        players,
        at.COLOURS,
    )
    plan.op(rows.BIT_ROWS, "colours_activated", base, len(at.COLOURS), seats, SAME)


# --- cards ------------------------------------------------------------------------------------------------------------


def _plan_slots(plan: Plan, maps: _Maps) -> None:
    """Spell slots; while the mages prepare nothing of the rival's is seen."""
    marks = ["filled", "revealed", "seen_by_the_other", "token_on_own", "token_on_rival", *at.SIDES]
    base = plan.field(
        "slots",
        "spell slots, flags: filled, revealed, seen face down by the other mage, on whose mage card the "
        "persistence token lies, then the side and the card as far as the seat knows them",
        SLOT_NAMES,
        [*marks, *maps.spell_ids],
    )
    record = len(marks) + len(maps.spell_ids)
    shown = ("revealed", "peeked", at.SLOT_COUNT, "side", len(marks) - len(at.SIDES), len(marks))
    plan.op(rows.WHEN_EMPTY, "branches", 0, 1, 0)
    plan.op(rows.SHOWN, "slot", base, record, maps.slots, maps.spells, *shown)
    plan.op(rows.WHEN_EMPTY, "branches", 0, 1, 1)
    plan.op(rows.SHOWN, "slot", base, record, maps.own_slots, maps.spells, *shown)
    plan.op(rows.ONE_HOTS, "token_on", base + 3, record, maps.slots, maps.seats)


def _plan_cards(plan: Plan, maps: _Maps) -> None:
    """Cards in hand and in piles, as far as the seat knows them."""
    seats, players, spells, count = maps.seats, plan.players, maps.spells, len(maps.spell_ids)
    base = plan.field(
        "hand_size", "cards in hand; while the mages prepare, the rival's prepared ones count as held", players
    )
    plan.op(rows.LENGTHS, "hand", base, seats)
    plan.op(rows.WHEN_EMPTY, "branches", 0, 1, 1)
    plan.op(rows.TALLY, "slot", base, maps.rivals_slots)
    base = plan.field("grimoire_size", "cards in the grimoires", players)
    plan.op(rows.LENGTHS, "grimoire", base, seats)
    plan.op(rows.LENGTH, "library", plan.field("library_size", "cards in the library"))
    plan.op(rows.LENGTH, "forgotten", plan.field("forgotten_size", "cards in the forgotten deck"))
    base = plan.field("hand", "copies of each spell in the observing seat's hand", maps.spell_ids)
    plan.op(rows.COUNTS, "hand", base, count, seats, spells, rows.OWN)
    base = plan.field(
        "grimoire", "copies of each spell in the observing seat's grimoire, in whatever order", maps.spell_ids
    )
    plan.op(rows.COUNTS, "grimoire", base, count, seats, spells, rows.OWN)
    base = plan.field("memories", "copies of each spell in the memories", players, maps.spell_ids)
    plan.op(rows.COUNTS, "memories", base, count, seats, spells, rows.ALL)
    base = plan.field(
        "held_openly",
        "copies of each spell in hand or slots that the other mage knows to be there",
        players,
        maps.spell_ids,
    )
    plan.op(rows.COUNTS, "held_openly", base, count, seats, spells, rows.ALL)
    base = plan.field(
        "secret_forgotten", "how many forgotten spells the mage holds without the other one knowing which", players
    )
    plan.op(rows.COPY, "secret_forgotten", base, 1, seats, 0)
    base = plan.field("removed", "copies of each spell removed from the game", maps.spell_ids)
    plan.op(rows.COUNT, "removed", base, count, spells)
    for name, words, pile in (
        ("grimoire", "its own grimoire", GRIMOIRE),
        ("library", "the library", LIBRARY),
        ("forgotten", "the forgotten deck", FORGOTTEN),
    ):
        meaning = f"spells that the observing seat has seen on top of {words}: 1 for the top card, 2 for the next"
        base = plan.field(f"{name}_top", meaning, maps.spell_ids)
        own = 1 if pile == GRIMOIRE else 0
        plan.op(rows.SEEN, name, base, count, "seen_top", pile * 2, spells, own)
