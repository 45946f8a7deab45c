"""What a state of Res Arcana consists of: every field once (see `core/fields.py`).

Components and cards are numbers of the catalogue; so are zones, lists of them. Sets of seats are bit masks."""

from __future__ import annotations

from typing import Final

from arcanum.core.fields import (
    COMPONENTS,
    COPIED,
    HIDDEN,
    INNER,
    OBSERVATIONS,
    OWN,
    SEARCH,
    SEATS,
    VIEWS,
    ZONES,
    Kind,
    StateField,
    memories,
    number,
    number_set,
    numbers,
    options,
    zones,
)
from arcanum.games.res_arcana.essences import amounts_from
from arcanum.games.res_arcana.snapshot import Snapshot, load_snapshot, save_snapshot

_AMOUNTS: Final = Kind(
    "dict[int, tuple[int, int, int, int, int]]",
    "{}.copy()",
    "{}.copy()",
    "{{self.cat.ids[component]: list({0}[component]) for component in sorted({0})}}",
    amounts_from,
    by_id=True,
)
# In what order the cards of a group lie is told by the deck.
_GROUPS: Final = Kind(
    ZONES.type, ZONES.copy, ZONES.deep, "[[group[0], *sorted(group[1:])] for group in {}]", ZONES.load
)
_SNAPSHOT: Final = Kind(
    "Snapshot | None",
    "{}",
    "None if {0} is None else {0}.copy()",
    "save_snapshot({})",
    load_snapshot,
    uses=(Snapshot, save_snapshot),
)

FIELDS: Final[list[StateField]] = [
    options(OBSERVATIONS),
    # in front of the players
    numbers("pool", 5 * SEATS, 0, "the essences in the pools, five numbers for each seat", on_copy=COPIED),
    StateField("on", _AMOUNTS, "{}", "essences lying on components; empty ones are left out", on_copy=COPIED),
    number_set("turned", "the components in play that are turned", on_copy=COPIED),
    zones("play", SEATS, "components in play, in order of arrival", on_copy=COPIED),
    zones("hand", SEATS, "cards in hand", on_copy=COPIED, seen=OWN),
    zones("deck", SEATS, "decks of artifacts; the top card is the last of the list", on_copy=COPIED, seen=HIDDEN),
    zones("discard", SEATS, "discard piles", on_copy=COPIED),
    # the centre
    numbers("items", 0, 0, "magic items that nobody has"),
    numbers("display", 0, 0, "monuments on display"),
    numbers("monument_deck", 0, 0, "the monuments to come; the top card is the last of the list", seen=HIDDEN),
    numbers("places", 0, 0, "Places of Power that nobody has"),
    # the round
    number("round", 0, "the number of the round; 0 during set-up"),
    number("first", 0, "who holds the First Player token"),
    numbers("passed", SEATS, 0, "who has passed in this round"),
    numbers("bonus", SEATS, 0, "temporary points, during a victory check"),
    number("winners", 0, "a set of seats, once the game is over", left_out_of=(SEARCH,)),
    StateField(
        "before", _SNAPSHOT, "None", "what the table looked like before a simultaneous Collect, while it goes on"
    ),
    # set-up, draft and match
    zones("mages", SEATS, "the two mages dealt, until the choice is revealed", seen=OWN),
    numbers("chosen", SEATS, -1, "the mage that was chosen secretly; -1 for none", seen=OWN, left_out_of=(SEARCH,)),
    zones("packs", SEATS, "draft packs by who holds them; in an open draft the first holds all cards", seen=OWN),
    zones("kept", SEATS, "cards kept in the draft", seen=OWN),
    numbers(
        "draft",
        0,
        0,
        "who took what: the card taken from each pack at each step (-1: not yet), for `knowledge`",
        seen=HIDDEN,
        left_out_of=INNER,
    ),
    number("game_number", 1, "the number of the game in a match"),
    number("opener", 0, "who was First Player when the game started", left_out_of=(OBSERVATIONS, VIEWS)),
    numbers("wins", SEATS, 0, "games of the match that each seat has won"),
    zones("drafted", SEATS, "the second packs of a draft, unseen; in a match what each seat drafted", seen=HIDDEN),
    # who knows what
    numbers(
        "known",
        COMPONENTS,
        0,
        "for each artifact the seats that know in whose hand, deck or discard pile it is: a bit mask like `all`",
        seen=HIDDEN,
    ),
    numbers(
        "batch",
        COMPONENTS,
        0,
        "cards that were shuffled together have the same number: unseen, nobody can tell them apart",
        seen=HIDDEN,
        left_out_of=INNER,
    ),
    number("batches", 0, "the last number of a batch", left_out_of=INNER),
    StateField(
        "mixed",
        _GROUPS,
        "[]",
        "groups of cards, oldest first, that a seat put back on its deck in an order only it knows although others "
        "could tell them apart (cards of different batches): the seat, then the cards",
        seen=HIDDEN,
        left_out_of=INNER,
    ),
    numbers("known_top", SEATS, 0, "how many cards on top of their own deck each seat knows in order"),
    memories("monument_known", SEATS, "what each seat remembers of the monument deck", seen=OWN),
]
