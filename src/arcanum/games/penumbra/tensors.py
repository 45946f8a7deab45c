"""Observations as rows of numbers: what a seat may know, as `view.py` tells it in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanum.core import rows
from arcanum.core.flow import Ask
from arcanum.core.rows import Item
from arcanum.core.tensors import SAME, Layout, Plan, bits, hot, placed, records_of, value
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice, frames
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra._fields import SOURCES
from arcanum.games.penumbra.catalogue import Catalogue
from arcanum.games.penumbra.registers import AMPLIFIED, CASTER, CHAIN, ITEM, NEXT_PART, SOURCE, TIMES

VERSION: Final = 1
"""Raised whenever the layout changes."""

_TURNS: Final = {at.STUDY: 0, at.TRIAL_TURN: 1, at.REST: 2}
_ANY: Final = (*at.DISCIPLINES, "any")
_MARKS: Final = [f"{kind}_{state}" for kind in (*at.DISCIPLINES, "spark") for state in at.MARK_STATES]
_PLACES: Final = ("left", "right")
_SLOTS: Final = at.MARK_NAMES
_DROPPED: Final = tuple([f"{place}_{bit}" for place in range(6) for bit in (1, 2, 4, 8)])
_VALUES: Final = tuple([str(face) for face in range(1, dice.FACES + 1)])


class _Kind:
    """The components of some kinds, one after another."""

    def __init__(self, plan: Plan, cat: Catalogue, *kinds: int) -> None:
        self.numbers: list[int] = [number for number, kind in enumerate(cat.kind) if kind in kinds]
        self.ids: list[str] = [cat.ids[number] for number in self.numbers]
        self.map: int = plan.map_of(self.numbers, len(cat.ids))
        self.size: int = len(self.ids)


class _Maps:
    """The maps of the game: parties as they are seen, and kinds of components by themselves."""

    def __init__(self, plan: Plan, cat: Catalogue) -> None:
        seats = plan.seats
        self.names: tuple[str, ...] = (*plan.players, "automa") if seats == 1 else plan.players
        """The parties: the Automa plays only alone (PN-49.1)."""
        turns = [[(party - own) % seats for party in range(seats)] for own in range(seats)]
        self.rows: list[list[int]] = [[*row, 1 if seats == 1 else -1] for row in turns]
        self.parties: int = plan.map(self.rows)
        self.spells: _Kind = _Kind(plan, cat, at.SPELL, at.RECIPE, at.SUMMON)
        self.carried: _Kind = _Kind(plan, cat, at.RECIPE, at.SUMMON, at.READY_POTION)
        self.artifacts: _Kind = _Kind(plan, cat, at.ARTIFACT)
        self.tomes: _Kind = _Kind(plan, cat, at.TOME)
        owned = (at.SPELL, at.RECIPE, at.SUMMON, at.ARTIFACT, at.TOME, at.READY_POTION)
        self.cards: _Kind = _Kind(plan, cat, *owned)
        self.turned: _Kind = _Kind(plan, cat, *owned, at.TALENT)
        self.talents: _Kind = _Kind(plan, cat, at.TALENT)
        self.contracts: _Kind = _Kind(plan, cat, at.CONTRACT)
        self.trials: _Kind = _Kind(plan, cat, at.TRIAL)
        self.attempted: _Kind = _Kind(plan, cat, at.CONTRACT, at.TRIAL)
        self.prophecies: _Kind = _Kind(plan, cat, at.PROPHECY)
        self.goals: _Kind = _Kind(plan, cat, at.GOAL)
        self.events: _Kind = _Kind(plan, cat, at.EVENT)

    def of_parties(self, plan: Plan, places: int) -> int:
        """The map of a list that has so many places for each party."""
        return plan.map(
            [
                [turn * places + place if turn >= 0 else -1 for turn in row for place in range(places)]
                for row in self.rows
            ]
        )


def layout_of(cat: Catalogue, seats: int) -> Layout:
    """The layout of games for so many wizards with these components."""
    plan = Plan(seats, SOURCES)
    maps = _Maps(plan, cat)
    _plan_decision(plan, cat, maps)
    _plan_effect(plan, cat)
    _plan_turn(plan, maps)
    _plan_rights(plan)
    _plan_threat(plan)
    _plan_attempt(plan, maps)
    _plan_parties(plan, maps)
    _plan_wizards(plan, maps)
    if seats == 1:
        _plan_automa(plan, maps)
    _plan_table(plan, maps)
    _plan_locations(plan, cat)
    _plan_options(plan)
    words = [cat.space.words(action) for action in range(cat.space.size)]
    return Layout("penumbra", VERSION, plan, cat.ids, words)


def _only(plan: Plan, place: int, count: int) -> int:
    """The map of one number of a list."""
    return plan.map_of([place], count)


# --- the decision -----------------------------------------------------------------------------------------------------

_NUMBERS: Final = (
    ("left", "how many picks, dice, nudges, cards or purchases are left"),
    ("amount", "a number that goes with the question: of dice, units or links of a chain"),
    ("value", "the value of a die that the question is about"),
    ("kind", "which case of the question, by its number"),
    ("detail", "a detail of that case, 1 more than its number"),
    ("open", "whether something was used in the window since it opened"),
    ("must", "whether it cannot be declined"),
)
_NAMED: Final = {
    "left": ("left",),
    "amount": ("item", "unit", "length", "times", "count"),
    "value": ("value", "smallest", "least"),
    "kind": ("what", "purpose", "where", "window", "zone", "form", "main", "temporary", "used"),
    "detail": ("only_disciplines", "to", "first", "last", "lowest", "not_this", "also", "ingredient", "task", "noted"),
    "open": ("open",),
    "must": ("must",),
}
"""The numbers of frames that go into each of these fields."""


def _plan_decision(plan: Plan, cat: Catalogue, maps: _Maps) -> None:
    """Who is asked, and what."""
    names = [str(seat) for seat in range(plan.seats)]
    plan.op(rows.SELF, 0, plan.field("seat", "the number of the observing seat, one-hot", names))
    base = plan.field("to_act", "who owes a decision: several while all choose their talents", plan.players)
    plan.op(rows.ACTING, "_asked", base, "branches", plan.turns)
    asks = [step.name for step in cat.steps if isinstance(step, Ask)]
    base = plan.field("decision", "what the observing seat is asked, one-hot; nothing if it owes no decision", asks)
    records = records_of(cat.steps, frames.SHAPES, _plan_numbers(plan, cat))
    plan.op(rows.ASKED, "trunk", base, "_asked", "branches", plan.book(records))


def _plan_numbers(plan: Plan, cat: Catalogue) -> dict[str, Item]:
    """Where the numbers of a frame go, by their names."""

    def one(name: str, meaning: str, axis: Sequence[str]) -> Item:
        return hot(plan.field(name, f"{meaning}, one-hot", axis), len(axis))

    found: dict[str, Item] = {}
    for name, meaning in _NUMBERS:
        item = value(plan.field(name, meaning), 1 if name == "detail" else 0)
        found.update(dict.fromkeys(_NAMED[name], item))
    source = one("source", "the component that the question comes from", cat.ids)
    section = one("section", "the section of the placement that is asked about", at.SECTION_NAMES)
    die = one("die", "the die that is asked about", dice.NAMES)
    slot = one("slot", "the slot for marks that is asked about", _SLOTS)
    of = "the kind of die that is asked for; of a reward the number of the kind of card, one-hot"
    kind = one("die_kind", of, (*dice.KINDS, "none"))
    given = bits(plan.field("given", "ingredients that were given away, a flag for each", at.INGREDIENTS), 6)
    received = bits(plan.field("received", "ingredients that were received, a flag for each", at.INGREDIENTS), 6)
    of = "the colours of Spells that may be launched, or the kinds of dice that may be named, a flag for each"
    kinds = bits(plan.field("kinds", of, dice.KINDS), len(dice.KINDS))
    of = "how much was dropped of each ingredient or value: four bits each"
    dropped = bits(plan.field("dropped", of, _DROPPED), len(_DROPPED))
    of = "the decks from which a card may be taken, a flag for each"
    decks = bits(plan.field("of_decks", of, at.DECKS), len(at.DECKS))
    return {
        **found,
        **dict.fromkeys(("source", "card", "trial"), source),
        "section": section,
        "die": die,
        "slot": slot,
        **dict.fromkeys(("kind", "colour"), kind),
        "given": given,
        "received": received,
        **dict.fromkeys(("launches", "colours", "kinds"), kinds),
        "decks": decks,
        "dropped": dropped,
    }


def _plan_effect(plan: Plan, cat: Catalogue) -> None:
    """The innermost effect that is being applied, for the seat that is asked about it."""
    plan.op(rows.LENGTH, "effects", plan.field("effects", "how many effects are being applied, one in another"))
    base = plan.field("effect_source", "the component that the innermost effect comes from, one-hot", cat.ids)
    items = [placed(SOURCE, hot(base, len(cat.ids)))]
    for register, name, meaning in (
        (NEXT_PART, "part", "the next part of the effect; shown to the seat that is asked, as all of the effect"),
        (CHAIN, "chain", "the length of the chain that the card belongs to; 0 for what is no card of a chain"),
        (AMPLIFIED, "amplified", "how many marks more each amount per mark counts"),
        (TIMES, "times", "how often a payment was made"),
    ):
        items.append(placed(register, value(plan.field(f"effect_{name}", meaning))))
    for register, name, meaning in (
        (CASTER, "caster", "who applies the effect, one-hot"),
        (ITEM, "item", "the wizard whose turn it is in an event, one-hot"),
    ):
        base = plan.field(f"effect_{name}", meaning, plan.players)
        items.append(placed(register, hot(base, plan.seats, plan.turns)))
    plan.op(rows.TOP_RECORD, "effects", 0, "trunk", "_asked", "branches", plan.book([(0, items)]))


# --- the turn ---------------------------------------------------------------------------------------------------------


def _plan_turn(plan: Plan, maps: _Maps) -> None:
    """Where the game is."""
    plan.op(rows.WHEN_EMPTY, "trunk", 0, 1)
    plan.op(rows.ONE, 0, plan.field("over", "whether the game is over"))
    plan.op(rows.NUMBER, "round", plan.field("round", "the number of the round; 0 while the game is set up"), 0)
    base = plan.field("active", "whose turn it is, one-hot", maps.names)
    plan.op(rows.ONE_HOT, "active", base, len(maps.names), maps.parties)
    base = plan.field("turn", "the type of the turn, one-hot; nothing before it is chosen", list(at.TURNS.values()))
    kinds = [_TURNS.get(kind, -1) for kind in range(max(_TURNS) + 1)]
    plan.op(rows.ONE_HOT, "turn_type", base, 0, plan.map([kinds] * plan.seats))
    base = plan.field("turns", "turns that everybody has begun", maps.names)
    plan.op(rows.COPY, "turns", base, 1, maps.parties, 0)
    of = "1 more than the turns that are left in the last round; 0 before the end is fixed"
    plan.op(rows.NUMBER, "last_turns", plan.field("last_turns", of), 1)
    base = plan.field("ended_by", "the prophecy that fixed the end, one-hot", maps.prophecies.ids)
    plan.op(rows.ONE_HOT, "ended_by", base, 0, maps.prophecies.map)
    places = [str(place + 1) for place in range(len(maps.names))]
    base = plan.field("order", "who is at each place of the turn order, one-hot", places, maps.names)
    plan.op(rows.ONE_HOTS, "order", base, len(maps.names), SAME, maps.parties)


_NOW: Final = (
    (f.PLACEMENTS, "placements", "placements that are left in the turn"),
    (f.PLACED, "has_placed", "whether a die was placed in the turn"),
    (f.WITHOUT_SLOT, "without_slot", "rights of cards to place without a free slot"),
    (f.IN_TIME, "in_time", "whether Make it in time was used in the turn"),
    (f.NUDGES, "nudges", "nudges that wait for the next Threat roll"),
    (f.DISCOUNT, "discount", "ingredients off the next purchase"),
    (f.IGNORE_SUPPLY, "ignore_supply", "whether Threat skips the dice of the supply in the turn"),
    (f.DOOMED, "doomed", "whether a mortal wound comes at the end of the turn"),
    (f.MORTAL, "mortal", "whether a mortal wound card was received in the turn"),
    (f.BIND, "bind", "whether Bind may still be used in the placement"),
    (f.RESOURCE, "resource", "whether the resource die of the placement still waits"),
    (f.SHIELDING, "shielding", "whether the Yellow die of the placement still takes a Threat die away"),
    (f.OFF_THE_PRICE, "off_the_price", "ingredients off the price of the placement"),
    (f.ALIGHT, "something_new", "whether something new has happened since the last pass"),
)
_THREAT: Final = (
    (f.LOOSE, "threat_dice", "prepared Threat dice that can be cancelled"),
    (f.FIXED, "threat_fixed", "prepared Threat dice that cannot be cancelled"),
    (f.MISSES, "misses", "Threat dice of the roll that have missed"),
    (f.HURT, "hurt", "marks that the roll has wounded"),
    (f.MORTAL_HIT, "mortal_hit", "whether the roll has hit a wounded mark"),
    (f.GOING_ON, "threat", "whether a Threat is being resolved"),
    (f.NUDGES_LEFT, "nudges_left", "nudges of rolled Threat dice that are left without a card"),
)
_ATTEMPT: Final = (
    (f.USED, "used_before_roll", "cards and chains used before the main Threat roll of the attempt"),
    (f.AWAKE, "awake", "whether Vigilance still counts"),
    (f.MINUS, "task_minus", "how much less a Sum or Roll task asks for"),
    (f.FEWER_VALUES, "fewer_values", "values that an Exact task asks for no more"),
    (f.FEWER_THREAT, "fewer_threat", "Threat dice that a Withstand task has fewer"),
    (f.FEWER_PAID, "fewer_paid", "ingredients that a Pay task asks for no more"),
    (f.OUTCOME, "outcome", "1 once the task of the attempt is fulfilled, 2 once its card lies where it stays"),
)


def _plan_plain(plan: Plan, source: str, count: int, numbers: Sequence[tuple[int, str, str]]) -> None:
    """Single numbers of a list."""
    for place, name, meaning in numbers:
        plan.op(rows.COPY, source, plan.field(name, meaning), 1, _only(plan, place, count), 0)


def _plan_rights(plan: Plan) -> None:
    """What is so for the rest of the turn, or of the placement."""
    _plan_plain(plan, "now", f.NOW, _NOW)
    base = plan.field("placement", "the section of the placement that is not over, one-hot", at.SECTION_NAMES)
    plan.op(rows.ONE_HOTS, "now", base, at.SECTIONS, _only(plan, f.SECTION, f.NOW), SAME)
    of = "marks that the next Spell with an amount per mark counts besides, by discipline"
    base = plan.field("amplify", of, _ANY)
    amplify = range(f.AMPLIFY, f.AMPLIFY + len(_ANY))
    plan.op(rows.COPY, "now", base, 1, plan.map_of(amplify, f.NOW), 0)


def _plan_threat(plan: Plan) -> None:
    _plan_plain(plan, "threat", f.THREAT, _THREAT)
    base = plan.field("threat_rolled", "rolled Threat dice that show each value and are not resolved yet", _VALUES)
    rolled = range(f.ROLLED, f.ROLLED + dice.FACES)
    plan.op(rows.COPY, "threat", base, 1, plan.map_of(rolled, f.THREAT), 0)


def _plan_attempt(plan: Plan, maps: _Maps) -> None:
    """The contract or trial that is being attempted."""
    _plan_plain(plan, "attempt", f.ATTEMPT, _ATTEMPT)
    attempted = maps.attempted
    base = plan.field("attempt", "the contract or trial that is being attempted, one-hot", attempted.ids)
    plan.op(rows.ONE_HOTS, "attempt", base, attempted.size, _only(plan, f.CARD, f.ATTEMPT), attempted.map)
    base = plan.field("cancelled", "its properties that stopped, a flag for each", at.PROPERTIES)
    plan.op(rows.BIT_ROWS, "attempt", base, len(at.PROPERTIES), _only(plan, f.CANCELLED, f.ATTEMPT), SAME)
    for place, name, meaning in (
        (f.PATH, "path", "the path that was named, one-hot"),
        (f.EASY_PATH, "easy_path", "the path whose tasks were replaced, one-hot"),
    ):
        base = plan.field(name, meaning, at.PATHS)
        plan.op(rows.ONE_HOTS, "attempt", base, len(at.PATHS), _only(plan, place, f.ATTEMPT), SAME)
    base = plan.field("task", "1 more than the number of the task that was named; 0 for none")
    plan.op(rows.COPY, "attempt", base, 1, _only(plan, f.TASK, f.ATTEMPT), 1)
    base = plan.field("set_aside", "the dice of a Roll task", dice.NAMES)
    plan.op(rows.COUNT, "set_aside", base, dice.DICE, SAME)


# --- parties ----------------------------------------------------------------------------------------------------------


def _plan_parties(plan: Plan, maps: _Maps) -> None:
    """What wizards and the Automa have in common."""
    names = maps.names
    base = plan.field("store", "ingredients in the stores", names, at.INGREDIENTS)
    plan.op(rows.COPY, "store", base, len(at.INGREDIENTS), maps.parties, 0)
    base = plan.field("marks", "marks by slot, one-hot: kind and state", names, _SLOTS, _MARKS)
    plan.op(rows.ONE_HOTS, "mark", base, len(_MARKS), maps.of_parties(plan, at.MARK_SLOTS), SAME)
    base = plan.field("talent", "the talents, one-hot; nothing before the common reveal", names, maps.talents.ids)
    plan.op(rows.ONE_HOTS, "talent", base, maps.talents.size, maps.parties, maps.talents.map)
    base = plan.field("tomes", "Tomes in the Experience zones", names, maps.tomes.ids)
    plan.op(rows.COUNTS, "tomes", base, maps.tomes.size, maps.parties, maps.tomes.map, rows.ALL)
    base = plan.field("contracts", "fulfilled contracts", names, maps.contracts.ids)
    plan.op(rows.COUNTS, "contracts", base, maps.contracts.size, maps.parties, maps.contracts.map, rows.ALL)
    base = plan.field("trials", "passed trials, by the path that was chosen", names, maps.trials.ids, at.PATHS)
    passed = [trial * 2 + path for trial in maps.trials.numbers for path in range(2)]
    numbers = plan.map_of(passed, 2 * (max(maps.trials.numbers) + 1))
    plan.op(rows.COUNTS, "trials", base, len(passed), maps.parties, numbers, rows.ALL)


def _plan_wizards(plan: Plan, maps: _Maps) -> None:
    seats, players = plan.turns, plan.players
    base = plan.field("dice", "dice in the supplies", players, dice.NAMES)
    plan.op(rows.COUNTS, "dice", base, dice.DICE, seats, SAME, rows.ALL)
    for source, name, meaning, of in (
        ("grimoire", "grimoire", "cards in the Grimoires", maps.spells),
        ("inventory", "inventory", "potions and familiars in the Inventories", maps.carried),
        ("rotated", "rotated", "cards that lie rotated", maps.turned),
        ("reserved", "reserved", "reserved contracts that everybody knows", maps.contracts),
        ("reserved_trials", "reserved_trials", "reserved trials", maps.trials),
    ):
        base = plan.field(name, meaning, players, of.ids)
        plan.op(rows.COUNTS, source, base, of.size, seats, of.map, rows.ALL)
    base = plan.field("equipment", "artifacts in the equipment", players, maps.artifacts.ids)
    worn = plan.map([[turn for turn in row[: plan.seats] for _ in at.EQUIPMENT] for row in maps.rows])
    plan.op(rows.ONE_HOTS, "equipment", base, maps.artifacts.size, worn, maps.artifacts.map)
    base = plan.field("bound_size", "reserved contracts that only their owners know", players)
    plan.op(rows.LENGTHS, "bound", base, seats)
    base = plan.field("bound", "those of the observing seat", maps.contracts.ids)
    plan.op(rows.COUNTS, "bound", base, maps.contracts.size, seats, maps.contracts.map, rows.OWN)
    for source, meaning in (
        ("wounds", "mortal wound cards"),
        ("must_rest", "whether the next turn has to be a Rest"),
        ("idle", "whether the last turn was a Study turn without a placement"),
    ):
        plan.op(rows.COPY, source, plan.field(source, meaning, players), 1, seats, 0)
    base = plan.field("talents_dealt", "talents that the observing seat chooses from", maps.talents.ids)
    plan.op(rows.COUNTS, "talents_dealt", base, maps.talents.size, seats, maps.talents.map, rows.OWN)
    base = plan.field("talent_chosen", "the talent that the observing seat has chosen, one-hot", maps.talents.ids)
    plan.op(rows.OWN_HOT, "talent_chosen", base, 0, maps.talents.map)


def _plan_automa(plan: Plan, maps: _Maps) -> None:
    places = [str(place + 1) for place in range(at.CLASSES)]
    base = plan.field("automa_pointer", "the place of the next Class of the Automa, one-hot", places)
    plan.op(rows.ONE_HOTS, "automa", base, at.CLASSES, _only(plan, f.POINTER, f.AUTOMA), SAME)
    base = plan.field("automa_alignment", "the alignment of the Automa, one-hot", at.PATHS)
    plan.op(rows.ONE_HOTS, "automa", base, len(at.PATHS), _only(plan, f.ALIGNMENT, f.AUTOMA), SAME)
    for place, name, meaning in (
        (f.RESTLESS, "automa_restless", "turns of the Automa in a row without REST"),
        (f.FACE, "automa_rolled", "what chose the last instruction of the Automa; 0 before its first turn"),
        (f.BAND, "automa_band", "the column of its table from which that came, from 0 on"),
        (f.STEPS, "automa_steps", "how many steps of that instruction were begun"),
    ):
        plan.op(rows.COPY, "automa", plan.field(name, meaning), 1, _only(plan, place, f.AUTOMA), 0)
    base = plan.field("kept", "cards that the Automa keeps", maps.cards.ids)
    plan.op(rows.COUNT, "kept", base, 0, maps.cards.map)


# --- the table --------------------------------------------------------------------------------------------------------


def _plan_table(plan: Plan, maps: _Maps) -> None:
    """Decks, markets and rows."""
    places = [str(place + 1) for place in range(at.CLASSES)]
    base = plan.field("classes", "the Class at each place of their row, one-hot", places, at.DISCIPLINES)
    plan.op(rows.ONE_HOTS, "classes", base, len(at.DISCIPLINES), SAME, SAME)
    plan.op(rows.LENGTHS, "decks", plan.field("decks", "cards in the decks", at.DECKS), SAME)
    plan.op(rows.LENGTH, "fate", plan.field("fate", "cards in the Fate deck"))
    base = plan.field("market", "the cards of all markets, by their places", _PLACES, maps.cards.ids)
    side = plan.map([[place % at.MARKET_SIZE for place in range(at.MARKETS * at.MARKET_SIZE)]] * plan.seats)
    plan.op(rows.ONE_HOTS, "market", base, maps.cards.size, side, maps.cards.map)
    base = plan.field("launched", "whether the card there was launched", at.DECKS[: at.MARKETS], _PLACES)
    plan.op(rows.BITS, "launched", base, at.MARKETS * at.MARKET_SIZE, SAME)
    places = [str(place + 1) for place in range(at.ROW)]
    base = plan.field("row", "the contract at each place of the row, one-hot", places, maps.contracts.ids)
    plan.op(rows.ONE_HOTS, "row", base, maps.contracts.size, SAME, maps.contracts.map)
    for name, meaning, of in (
        ("trial_row", "trials in the row", maps.trials),
        ("goals", "goals in play", maps.goals),
        ("prophecies", "prophecies in force", maps.prophecies),
        ("offered", "cards that an event shows", maps.cards),
        ("put_aside", "events that were carried out", maps.events),
        ("removed", "trials that left the game", maps.trials),
    ):
        plan.op(rows.COUNT, name, plan.field(name, meaning, of.ids), 0, of.map)


def _plan_locations(plan: Plan, cat: Catalogue) -> None:
    """Dice in slots, by kind and by value."""
    slots = [f"{at.SECTION_NAMES[slot.section]}-{slot.place + 1}" for slot in cat.die_slots]
    kinds = plan.map([[dice.kind_of(die) for die in range(dice.LASTING)]] * plan.seats)
    values = plan.map([[dice.value_of(die) - 1 for die in range(dice.LASTING)]] * plan.seats)
    base = plan.field("placed_kinds", "the kind of the die in each closed slot, one-hot", slots, dice.KINDS)
    plan.op(rows.ONE_HOTS, "placed", base, len(dice.KINDS), SAME, kinds)
    base = plan.field("placed_values", "the value of the die in each closed slot, one-hot", slots, _VALUES)
    plan.op(rows.ONE_HOTS, "placed", base, dice.FACES, SAME, values)
    of = "the other dice that lie in each section, by kind"
    base = plan.field("beside_kinds", of, at.SECTION_NAMES, dice.KINDS)
    plan.op(rows.COUNTS, "beside", base, len(dice.KINDS), SAME, kinds, rows.ALL)
    of = "the other dice that lie in each section, by value"
    base = plan.field("beside_values", of, at.SECTION_NAMES, _VALUES)
    plan.op(rows.COUNTS, "beside", base, dice.FACES, SAME, values, rows.ALL)


def _plan_options(plan: Plan) -> None:
    """The settings of the game that change its rules."""
    switch = ("true", "false")
    choices: dict[str, tuple[str, ...]] = {
        "trial_reservation": ("printed", "errata"),
        "launch_keeps_turn_limit": switch,
        "same_symbols_over_5": ("new_set", "cap"),
        "no_idle_study": switch,
    }
    if plan.seats == 1:
        choices.update({"automa": at.AUTOMAS, "automa_finite_dice": switch})
    for name, values in choices.items():
        base = plan.field(f"option_{name}", f"the option of the game `{name}`, one-hot", values)
        plan.op(rows.OPTION, "options", base, plan.choice(name, values))
