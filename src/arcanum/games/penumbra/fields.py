"""What a state of Penumbra consists of: every field once (see `core/fields.py`).

Parties are the seats and, after them, the Automa (PN-49.46): lists by party have a place for it in every game. Cards
are numbers of components; copies of a design are alike, and a wizard never has two cards of one name (PN-17.8). Dice
are numbers (`dice.py`), supplies sorted. A deck lies with its bottom first: the next card is the last of its list.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import EffectState
from arcanum.core.fields import (
    COPIED,
    HIDDEN,
    INNER,
    OBSERVATIONS,
    OWN,
    SEARCH,
    SEATS,
    VIEWS,
    WHOLE,
    Size,
    StateField,
    number,
    numbers,
    numbers_from,
    options,
    zones,
)
from arcanum.games.penumbra import catalogue as at

PARTIES: Final = Size("(seats + 1)")
SLOTS: Final = Size("len(cat.die_slots)")

# --- what is so for the rest of a turn, or of a placement; `State.now` holds these numbers ----------------------------

PLACEMENTS: Final = 0
"""Placements that are left (PN-43.2)."""
PLACED: Final = 1
"""Whether a die was placed in this turn (PN-43.14)."""
WITHOUT_SLOT: Final = 2
"""Rights of cards to place without a free slot (PN-28.18)."""
IN_TIME: Final = 3
"""Whether Make it in time was used (PN-27.15)."""
NUDGES: Final = 4
"""Nudges that wait for the next Threat roll (PN-15.27)."""
DISCOUNT: Final = 5
"""Ingredients off the next purchase."""
IGNORE_SUPPLY: Final = 6
"""Whether Threat skips the dice of the supply (PN-15.25)."""
DOOMED: Final = 7
"""Whether a mortal wound comes at the end of the turn (PN-16.16)."""
MORTAL: Final = 8
"""Whether a mortal wound card was received in this turn, cancelled or not (PN-16.6, PN-16.17)."""
SECTION: Final = 9
"""The section of the placement that is not over; -1 for none (PN-51.31)."""
BIND: Final = 10
"""Whether Bind may still be used in this placement (PN-27.11)."""
RESOURCE: Final = 11
"""Whether the resource die of Forage or Pilfer still waits (PN-28.16)."""
SHIELDING: Final = 12
"""Whether the Yellow die of this placement still takes a Threat die away (PN-27.39)."""
OFF_THE_PRICE: Final = 13
"""Ingredients off the price of this placement (PN-27.9, PN-31.4)."""
ALIGHT: Final = 14
"""Whether something new has happened since the last pass, so that a window opens again (PN-51.29)."""
AMPLIFY: Final = 15  # + discipline, and 6 for any
"""Marks that the next Spell with an amount per mark counts besides (PN-20.12)."""
NOW: Final = AMPLIFY + 7
BEFORE_TURNS: Final = [-1 if place == SECTION else 0 for place in range(NOW)]

# --- the Threat that is being resolved; `State.threat` holds these numbers --------------------------------------------

LOOSE: Final = 0
"""Prepared Threat dice that can be cancelled."""
FIXED: Final = 1
"""Prepared Threat dice that cannot (PN-15.18)."""
ROLLED: Final = 2  # + value - 1
"""How many rolled Threat dice show each value; they are resolved value by value (PN-15.29)."""
MISSES: Final = 8
HURT: Final = 9
"""Marks that the roll wounded."""
MORTAL_HIT: Final = 10
"""Whether a wounded mark was hit and the mortal wound was not cancelled: whatever asked for the Threat fails
(PN-16.20, PN-38.20)."""
GOING_ON: Final = 11
"""Whether a Threat is being resolved (PN-15.30)."""
NUDGES_LEFT: Final = 12
"""Nudges of rolled dice that may be made in step 2 without a card: those that waited (PN-15.27)."""
THREAT: Final = 13

# --- the contract or trial that is being attempted; `State.attempt` holds these numbers -------------------------------

CARD: Final = 0
"""The contract or trial; -1 for none."""
CANCELLED: Final = 1
"""The properties that stopped, as a set (PN-41.15)."""
USED: Final = 2
"""Cards and chains used before the main roll (PN-41.4)."""
AWAKE: Final = 3
"""Whether Vigilance still counts: until the main Threat is rolled (PN-41.6)."""
EASY_PATH: Final = 4
"""The path whose tasks were replaced; -1 for none (PN-40.18)."""
EASY_TASK: Final = 5
"""The task that replaces them."""
PATH: Final = 6
TASK: Final = 7
MINUS: Final = 8
"""How much less a Sum or Roll task asks for (PN-38.17)."""
FEWER_VALUES: Final = 9
FEWER_THREAT: Final = 10
FEWER_PAID: Final = 11
OUTCOME: Final = 12
"""OPEN, DONE or SETTLED."""
ATTEMPT: Final = 13
UNNAMED: Final = (CARD, EASY_PATH, EASY_TASK, PATH, TASK)
NO_ATTEMPT: Final = [-1 if place in UNNAMED else 0 for place in range(ATTEMPT)]

OPEN: Final = 0
DONE: Final = 1
"""The task is fulfilled and its reward is being taken: nothing undoes it any more (PN-39.12)."""
SETTLED: Final = 2
"""The card lies where it stays; what is left of the attempt is Backlash or Trap."""

# --- the Automa; `State.automa` holds these numbers -------------------------------------------------------------------

POINTER: Final = 0
"""The place of the next Class (PN-49.34)."""
ALIGNMENT: Final = 1
"""DARK or LIGHT; -1 before its first contract (PN-49.21)."""
RESTLESS: Final = 2
"""Turns in a row without REST."""
FACE: Final = 3
"""What chose its last instruction, from 1 on; 0 before its first turn."""
BAND: Final = 4
"""The column of its table from which it came."""
STEPS: Final = 5
"""How many steps of it were begun (PN-49.16, PN-49.30)."""
AUTOMA: Final = 6

BASE: Final = EffectState
FIELDS: Final[list[StateField]] = [
    options(SEARCH),
    # the table
    numbers("classes", 0, 0, "the disciplines whose Classes are in play, in their row"),
    numbers("order", 0, 0, "the parties in turn order"),
    number("round", 0, "how often the first party in turn order has begun a turn"),
    number("active", -1, "the party whose turn it is; -1 before the first"),
    number("turn_type", 0, "the type of the turn; 0 before it is chosen"),
    numbers("turns", PARTIES, 0, "turns that each party has begun"),
    number("last_turns", -1, "turns that are left in the last round; -1 before the end is fixed"),
    number("ended_by", -1, "the prophecy that fixed the end"),
    # wizards, by party
    numbers("store", 6 * PARTIES, 0, "ingredients: party * 6 + ingredient", on_copy=COPIED),
    zones("dice", SEATS, "the dice of the supplies, sorted", on_copy=COPIED),
    numbers(
        "mark",
        at.MARK_SLOTS * PARTIES,
        -1,
        "marks: kind * 3 + state, by party * 11 + slot; or -1",
        on_copy=COPIED,
    ),
    zones("talents_dealt", SEATS, "the talents to choose from, before the common reveal", on_copy=COPIED, seen=OWN),
    numbers("talent_chosen", SEATS, -1, "the talent chosen before the common reveal", seen=OWN, on_copy=COPIED),
    numbers("talent", PARTIES, -1, "the talents; -1 before the common reveal"),
    zones("grimoire", SEATS, "Spells, Recipes and Summons, sorted", on_copy=COPIED),
    zones("inventory", SEATS, "potions and familiars, sorted", on_copy=COPIED),
    numbers("equipment", len(at.EQUIPMENT) * SEATS, -1, "artifacts: seat * 4 + place; -1 for none"),
    zones("rotated", SEATS, "the rotated cards of each seat, sorted", on_copy=COPIED),
    zones("tomes", PARTIES, "Tomes in the Experience zones", on_copy=COPIED),
    zones("contracts", PARTIES, "fulfilled contracts", on_copy=COPIED),
    zones("trials", PARTIES, "passed trials: trial * 2 + path", on_copy=COPIED),
    zones("reserved", SEATS, "reserved contracts that everybody knows", on_copy=COPIED),
    zones("bound", SEATS, "reserved contracts that only their owner knows", on_copy=COPIED, seen=OWN),
    zones("reserved_trials", SEATS, "reserved trials", on_copy=COPIED),
    numbers("wounds", SEATS, 0, "mortal wound cards"),
    numbers("must_rest", SEATS, 0, "whether the next turn has to be a Rest (PN-16.4)"),
    numbers("idle", SEATS, 0, "whether the last turn was a Study turn without a placement (PN-43.14)"),
    # the Automa
    numbers_from("automa", [0, -1, 0, 0, 0, 0], "what the Automa goes by: see the numbers above"),
    numbers("kept", 0, 0, "the cards that the Automa keeps"),
    # decks, markets and rows
    zones("decks", len(at.DECKS), "the decks, from the bottom up", on_copy=COPIED, seen=HIDDEN),
    zones(
        "seen_by",
        len(at.DECKS),
        "for each card of the decks, in their order, the seats that know it, as a set",
        on_copy=COPIED,
        left_out_of=(OBSERVATIONS,),
    ),
    numbers("fate", 0, 0, "the Fate deck, from the bottom up", seen=HIDDEN),
    numbers("market", at.MARKETS * at.MARKET_SIZE, -1, "the markets: market * 2 + place; -1 for a missing card"),
    number("launched", 0, "the places of markets whose cards lie rotated, as a set (PN-21.17)"),
    numbers("row", 0, 0, "the contract row, from the left"),
    numbers("trial_row", 0, 0, "the trial row, from the left"),
    numbers("goals", 0, 0, "the goals in play"),
    numbers("prophecies", 0, 0, "the prophecies in force"),
    numbers("offered", 0, 0, "the cards that an event shows, from the left, and an artifact whose place is taken"),
    numbers("put_aside", 0, 0, "events that were carried out", left_out_of=(SEARCH,)),
    numbers("removed", 0, 0, "trials that left the game", left_out_of=(SEARCH,)),
    # locations
    numbers("placed", SLOTS, -1, "the die in each closed slot; -1 for none", on_copy=COPIED),
    zones("beside", at.SECTIONS, "the other dice that lie in each section, sorted", on_copy=COPIED),
    # what goes on
    numbers_from("now", BEFORE_TURNS, "what is so for the rest of the turn: see the numbers above", on_copy=COPIED),
    numbers("threat", THREAT, 0, "the Threat that is being resolved: see the numbers above", on_copy=COPIED),
    numbers_from("attempt", NO_ATTEMPT, "the contract or trial that is being attempted: see the numbers above"),
    numbers("set_aside", 0, 0, "the dice of a Roll task, sorted (PN-38.19)"),
    numbers(
        "declined",
        0,
        0,
        "what could be used when the wizard last passed, sorted (PN-51.29)",
        left_out_of=(VIEWS, OBSERVATIONS),
    ),
    numbers(
        "once", 0, 0, "the condition cards that have worked and work once a turn", left_out_of=(VIEWS, OBSERVATIONS)
    ),
    zones("effects", 0, "effects that are being applied, the innermost last (see registers.py)", on_copy=WHOLE),
    number(
        "laid_out",
        0,
        "whether a scenario laid this game out: then cards need not add up to whole decks",
        left_out_of=INNER,
    ),
]
