"""What a state of Black Rose Wars: Duel consists of: every field once (see `core/fields.py`).

Seats are 0 and 1, parties 0, 1 and the Rose; figures and rooms are numbers. Cards are numbers of spells; copies of a
spell are alike. The top card of a pile is the last of its list. Sets are bit masks. Spell slots are seat * 4 + slot.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.conditions import ALL_NEWS
from arcanum.core.fields import (
    COPIED,
    HIDDEN,
    INNER,
    OWN,
    SEARCH,
    USES,
    VIEWS,
    WHOLE,
    StateField,
    number,
    numbers,
    numbers_from,
    options,
    rows,
    zones,
)
from arcanum.core.moments import MomentState
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.lodge import AWAY, CELL, ROOMS

SEATS: Final = 2
SLOTS: Final = SEATS * at.SLOT_COUNT
TOKENS: Final = 25
"""Tokens of each party: damage, instability, quest marks and track markers alike (BR-1.2, BR-1.3)."""
MARKERS: Final = (2, 2, 3)
"""Tokens that lie on the tracks: trophies and rooms, and the round track for the Rose (BR-1.5)."""
ACTIONS: Final = 2
"""Physical action tokens of a mage (BR-1.15)."""

BASE: Final = MomentState
FIELDS: Final[list[StateField]] = [
    # what was chosen at set-up
    options(SEARCH),
    number("crown", 0, "who holds the crown"),
    number("first", 0, "the first mage of the phase: who held the crown when it began"),
    numbers("colour", SEATS, -1, "the colours of the mages; -1 before they are chosen"),
    numbers("mage", SEATS, -1, "the mages' cards; -1 before they are chosen"),
    number("school", -1, "the school that both mages study", left_out_of=(SEARCH,)),
    numbers("room_at", ROOMS, -1, "the room that lies at each position"),
    numbers("quests", 0, 0, "the quests in play, by slot", left_out_of=(SEARCH,)),
    numbers("quest_mark", 0, 0, "the seat whose token lies in the slot; -1 for none"),
    # the round
    number("round", 0, "the number of the round; 0 during set-up"),
    number("phase", 0, "the phase of the round"),
    number("fallen", 0, "the mages that were defeated in the current action, as a set", left_out_of=(VIEWS,)),
    number(
        "in_activation",
        -1,
        "the mage whose activation of the action phase goes on; -1 outside",
        left_out_of=(SEARCH, VIEWS),
    ),
    number("winner", -1, "the party that won", left_out_of=(SEARCH,)),
    number(
        "laid_out",
        0,
        "whether a scenario laid this game out: then the cards need not add up to whole decks",
        left_out_of=INNER,
    ),
    numbers(
        "withheld",
        at.PARTIES,
        0,
        "tokens of each party that a scenario has put aside; none in a dealt game",
        left_out_of=INNER,
    ),
    # tokens and tracks, by party
    numbers("supply", at.PARTIES, TOKENS, "tokens in the supply", on_copy=COPIED),
    # BR-4.1
    numbers("power", at.PARTIES, 0, "power points", on_copy=COPIED),
    # BR-4.6
    numbers("trophies", at.PARTIES, 0, "steps on the trophy track"),
    numbers("room_track", at.PARTIES, 0, "steps on the room track"),
    # the lodge
    # BR-2.5
    numbers("restored", ROOMS, 0, "whether the room at the position is restored"),
    # BR-1.16
    numbers("used", ROOMS, 0, "whether the activation token of a restored room lies on its used side"),
    rows("instability", ROOMS, "instability tokens in the slots of rooms, from left to right", on_copy=COPIED),
    # figures
    # BR-2.11, BR-19.1
    numbers_from("where", (CELL, CELL, *[AWAY] * 6), "the room of each figure, CELL or AWAY", on_copy=COPIED),
    # BR-3.10, BR-16.22
    rows("damage", at.FIGURES, "damage tokens in the slots of figures, from left to right", on_copy=COPIED),
    # who has defeated a figure is the party whose damage was placed last
    numbers("last", at.FIGURES, -1, "the party that last dealt damage to the figure", left_out_of=(VIEWS,)),
    numbers(
        "marked",
        at.FIGURES,
        0,
        "which tokens, by place, the evocation that is (or was last) activated put there in that activation",
        left_out_of=(VIEWS,),
    ),
    numbers("evocation", at.FIGURES, -1, "the evocation card of the figure; -1 for none"),
    numbers("upgrade", at.FIGURES, -1, "the upgrade card on the figure; -1 for none"),
    numbers("turned", at.FIGURES, 0, "whether the card was turned in the evocation phase"),
    numbers_from("control", at.OWNER_OF, "who controls the figure"),
    numbers("stronger", at.FIGURES, 0, "bonuses on strength until the end of an activation"),
    numbers("faster", at.FIGURES, 0, "bonuses on speed until the end of an activation"),
    # cards
    # BR-5.10
    zones("grimoire", SEATS, "the grimoires, face down", on_copy=COPIED, seen=HIDDEN),
    zones("hand", SEATS, "cards in hand, sorted: a hand has no order", on_copy=COPIED, seen=OWN),
    zones("memories", SEATS, "the memories, face up", on_copy=COPIED),
    numbers("library", 0, 0, "the library, face down", seen=HIDDEN),
    numbers("forgotten", 0, 0, "the deck of forgotten spells, face down", seen=HIDDEN),
    numbers("removed", 0, 0, "cards that were removed from the game", left_out_of=(SEARCH,)),
    numbers("slot", SLOTS, -1, "the card in each spell slot; -1 for none", on_copy=COPIED, seen=OWN),
    numbers("side", SLOTS, 0, "the side that is chosen of the card in the slot", on_copy=COPIED, seen=OWN),
    numbers("revealed", SLOTS, 0, "whether the card in the slot lies face up", on_copy=COPIED),
    # persistent effects
    numbers("token_on", SLOTS, -1, "on whose mage card the persistence token of each slot lies; -1 for nobody's"),
    numbers("lasting", SLOTS, -1, "the persistent effect of the token of each slot; -1 for none", left_out_of=INNER),
    # what mages did
    numbers("actions", SEATS, ACTIONS, "physical action tokens that are available", on_copy=COPIED),
    numbers("dealt", SEATS, 0, "damage dealt by each mage in the current activation of the action phase"),
    numbers(
        "happened",
        SEATS,
        0,
        "for quests: what each mage has done since the last moment for declaring, as a set of events",
        on_copy=COPIED,
        left_out_of=(VIEWS,),
    ),
    numbers("colours_activated", SEATS, 0, "the colours of rooms that each mage has activated in this round, as a set"),
    # so that a moment for quests is over quickly; both can be found out again
    number(
        "news",
        ALL_NEWS,
        "what may have changed since the last moment at which nobody could declare a quest",
        left_out_of=USES,
    ),
    number(
        "watched", ALL_NEWS, "what the open quests look at; everything until somebody has found out", left_out_of=USES
    ),
    # who knows what; see knowledge.py
    numbers("peeked", SLOTS, 0, "whether the other mage has seen the face-down spell in a slot"),
    zones(
        "bound",
        SEATS,
        "the cards that everybody knows to have been in a grimoire when it was last shuffled",
        on_copy=COPIED,
        left_out_of=INNER,
    ),
    zones(
        "shown",
        SEATS,
        "cards that came out of a mage's hand or slots since then and may have come from that grimoire",
        on_copy=COPIED,
        left_out_of=INNER,
    ),
    zones("held_openly", SEATS, "cards that the other mage knows to be in a mage's hand or slots", on_copy=COPIED),
    numbers(
        "secret_forgotten",
        SEATS,
        0,
        "how many forgotten spells a mage holds without the other one knowing which",
        left_out_of=(VIEWS,),
    ),
    numbers(
        "seen_top",
        6,
        0,
        "how many cards on top of a pile each seat has seen: the pile * 2 + seat, for grimoire (his own), library and "
        "forgotten deck",
    ),
    zones("effects", 0, "effects that are being applied, the innermost last (see registers.py)", on_copy=WHOLE),
]
