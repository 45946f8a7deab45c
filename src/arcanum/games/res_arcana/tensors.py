"""Observations as rows of numbers: what a seat may know, as `view.py` tells it in words."""

from __future__ import annotations

from typing import Final

from arcanum.core import rows
from arcanum.core.events import everyone
from arcanum.core.flow import Ask
from arcanum.core.rows import Item, Worth
from arcanum.core.tensors import SAME, Layout, Plan, bits, hot, records_of, value
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana._fields import SOURCES
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.snapshot import Snapshot

VERSION: Final = 1
"""Raised whenever the layout changes."""

_PLACES: Final = {name: place for place, name in enumerate(Snapshot._fields)}
"""Where a snapshot has what is seen of rivals while all collect at once."""


def layout_of(cat: Catalogue, seats: int) -> Layout:
    """The layout of games for so many players with these components."""
    plan = Plan(seats, SOURCES)
    _plan_decision(plan, cat)
    _plan_table(plan, cat)
    _plan_players(plan, cat)
    _plan_cards(plan, cat)
    _plan_set_up(plan, cat)
    words = [cat.space.words(action) for action in range(cat.space.size)]
    return Layout("res_arcana", VERSION, plan, cat.ids, words)


def _plan_decision(plan: Plan, cat: Catalogue) -> None:
    """Who is asked, and what."""
    players = plan.players
    plan.op(rows.SELF, 0, plan.field("seat", "the number of the observing seat, one-hot", _seat_names(plan.seats)))
    base = plan.field("to_act", "who owes a decision: several while all decide at once", players)
    plan.op(rows.ACTING, "_asked", base, "branches", plan.turns)
    names = [step.name for step in cat.steps if isinstance(step, Ask)]
    base = plan.field("decision", "what the observing seat is asked, one-hot; nothing if it owes no decision", names)
    records = records_of(cat.steps, frames.SHAPES, _plan_numbers(plan, cat))
    plan.op(rows.ASKED, "trunk", base, "_asked", "branches", plan.book(records))


def _plan_numbers(plan: Plan, cat: Catalogue) -> dict[str, Item]:
    """Where the numbers of a frame go, by their names."""
    of = "the component that the decision is about: whose power asks, or that is paid for, one-hot"
    source = hot(plan.field("source", of, cat.ids), len(cat.ids))
    left = value(plan.field("left", "how many picks, cards or essences are still to be chosen or lost"))
    owed = plan.field("owed", "symbols of each essence type in a cost that are not paid yet", NAMES)
    wild = value(plan.field("owed_any", "symbols of a cost not paid yet that any essence pays"))
    types = bits(plan.field("types", "the essence types that may be chosen, a flag for each", NAMES), 5)
    of = (
        "the essence type that the decision has come to: begun, paid, counted, or the lowest still open to choice, "
        "one-hot"
    )
    essence = hot(plan.field("type", of, NAMES), 5)
    done = value(plan.field("done", "picks already made: essences paid, cards put back, steps of the draft"))
    of = (
        "which case of the decision, by its number: the purpose, the zone, the deck, the half of the draft, or whether "
        "essences go onto the source"
    )
    kind = value(plan.field("kind", of))
    of = "a detail of that case, 1 more than its number: a subtype, what is destroyed, or an essence type"
    detail = value(plan.field("detail", of), 1)
    of = "the discount on placing a card, 255 if it is free; then a discount that does not go for Gold"
    discount = plan.field("discount", of, _TWO)
    other = hot(plan.field("other", "the rival that the decision comes from, one-hot", plan.players), 0, plan.turns)
    return {
        **{name: value(owed + number) for number, name in enumerate(NAMES)},
        "source": source,
        "wild": wild,
        "types": types,
        "discount": value(discount),
        "discount_not_gold": value(discount + 1),
        **dict.fromkeys(("left", "count", "amount"), left),
        **dict.fromkeys(("begun", "spent", "counted", "lowest"), essence),
        **dict.fromkeys(("paid", "placed", "pick", "turn"), done),
        **dict.fromkeys(("purpose", "zone", "deck", "half", "onto"), kind),
        **dict.fromkeys(("detail", "subtype", "gained", "price"), detail),
        **dict.fromkeys(("attacker", "caller"), other),
    }


_TWO: Final = ("any", "not_gold")


def _seat_names(seats: int) -> list[str]:
    return [str(seat) for seat in range(seats)]


def _plan_table(plan: Plan, cat: Catalogue) -> None:
    """What concerns everybody."""
    turns = plan.turns
    plan.op(rows.WHEN_EMPTY, "trunk", 0, 2)
    plan.op(rows.ONE, 0, plan.field("over", "whether the game is over"))
    base = plan.field("winners", "who has won: several if they share it", plan.players)
    plan.op(rows.BITS, "winners", base, plan.seats, turns)
    plan.op(rows.NUMBER, "round", plan.field("round", "the number of the round; 0 while the game is set up"), 0)
    base = plan.field("first_player", "who holds the First Player token, one-hot", plan.players)
    plan.op(rows.ONE_HOT, "first", base, 0, turns)
    base = plan.field(
        "center",
        "components in the middle that can be taken: monuments on display, Places of Power, magic items",
        cat.ids,
    )
    for source in ("display", "places", "items"):
        plan.op(rows.COUNT, source, base, len(cat.ids), SAME)
    plan.op(rows.LENGTH, "monument_deck", plan.field("monument_deck", "cards in the monument deck"))
    base = plan.field(
        "monuments_from",
        "for a monument that the seat has seen in the deck, the place nearest to the top where it may lie: 1 is "
        "the top; 0 if it knows of none",
        cat.ids,
    )
    plan.field("monuments_to", "and the place furthest from the top where it may lie, counted in the same way", cat.ids)
    plan.op(rows.MEMORY, "monument_known", base, len(cat.ids))


def _plan_players(plan: Plan, cat: Catalogue) -> None:
    """What lies open in front of the players."""
    turns, players, count = plan.turns, plan.players, len(cat.ids)
    base = plan.field("points", "victory points now, with the First Player token and temporary ones", players)
    plan.op(rows.WORTHS, "play", base, turns, "on", "bonus", plan.worth(_worths(cat)), "before", _PLACES["on"])
    plan.op(rows.ONE_MORE, "first", base, 0, turns)
    plan.op(rows.COPY, "passed", plan.field("passed", "who has passed in this round", players), 1, turns, 0)
    plan.op(rows.COPY, "bonus", plan.field("bonus", "temporary points, during a victory check", players), 1, turns, 0)
    base = plan.field(
        "pool",
        "essences of each type in the pools; those of rivals as they were before, while all collect at once",
        players,
        NAMES,
    )
    plan.op(rows.COPY, "pool", base, 5, turns, 0, "before", _PLACES["pool"])
    base = plan.field("in_play", "components in play, by whose they are", players, cat.ids)
    plan.op(rows.COUNTS, "play", base, count, turns, SAME, rows.ALL)
    base = plan.field("turned", "whether the component in play is turned", cat.ids)
    plan.op(rows.MARKS, "turned", base, count, "before", _PLACES["turned"], "play")
    base = plan.field("on", "essences of each type lying on the component", cat.ids, NAMES)
    plan.op(rows.AMOUNTS, "on", base, 5, count, "before", _PLACES["on"], "play")


def _worths(cat: Catalogue) -> list[Worth]:
    """What components are worth: see `scoring.component_points`."""
    found: list[Worth] = []
    for component in range(len(cat.ids)):
        on, beside = [0] * 5, [0] * len(cat.ids)
        for worth, essence in cat.points_on[component]:
            on[essence] += worth
        for worth, subtype in cat.points_own[component]:
            for other, subtypes in enumerate(cat.subtypes):
                beside[other] += worth if subtypes & subtype else 0
        found.append((cat.points[component], on if any(on) else [], beside if any(beside) else []))
    return found


def _plan_cards(plan: Plan, cat: Catalogue) -> None:
    """Hands, decks and discard piles, as far as the seat knows them."""
    turns, players, count = plan.turns, plan.players, len(cat.ids)
    plan.op(rows.LENGTHS, "hand", plan.field("hand_size", "cards in hand", players), turns)
    plan.op(rows.LENGTHS, "deck", plan.field("deck_size", "cards in the decks of artifacts", players), turns)
    base = plan.field("hand", "cards in the observing seat's hand", cat.ids)
    plan.op(rows.COUNTS, "hand", base, count, turns, SAME, rows.OWN)
    base = plan.field(
        "deck",
        "cards that the observing seat knows to be in its own deck: 2 for the top card, 3 for the next and so on "
        "where it knows the order, else 1",
        cat.ids,
    )
    plan.op(rows.PILE, "deck", base, count, "known", "known_top")
    base = plan.field("known", "cards that everybody knows to be in a rival's hand or deck", players[1:], cat.ids)
    everybody = everyone(plan.seats)
    plan.op(rows.KNOWN, "hand", base, count, turns, "known", everybody)
    plan.op(rows.KNOWN, "deck", base, count, turns, "known", everybody)
    base = plan.field("discard", "cards in the discard piles, which are open", players, cat.ids)
    plan.op(rows.COUNTS, "discard", base, count, turns, SAME, rows.ALL)


def _plan_set_up(plan: Plan, cat: Catalogue) -> None:
    """What is only there before the first round, and in a match."""
    count, turns = len(cat.ids), plan.turns
    offered = plan.field(
        "offered",
        "before the first round: what the observing seat chooses from, the mages dealt, its draft pack, or the "
        "cards of the open draft",
        cat.ids,
    )
    kept = plan.field(
        "kept",
        "before the first round: what the observing seat has chosen, its mage and the cards kept in the draft",
        cat.ids,
    )
    plan.op(rows.WHEN, "round", 0, 0, 7, 0)
    plan.op(rows.COUNTS, "mages", offered, count, turns, SAME, rows.OWN)
    plan.op(rows.COUNTS, "kept", kept, count, turns, SAME, rows.OWN)
    plan.op(rows.OWN_HOT, "chosen", kept, count, SAME)
    plan.op(rows.WHEN, "game_number", 0, _OPEN_DRAFT, 1, 0)
    plan.op(rows.COUNTS, "packs", offered, count, turns, SAME, rows.FIRST)
    plan.op(rows.WHEN, "game_number", 0, _OPEN_DRAFT, 1, 1)
    plan.op(rows.COUNTS, "packs", offered, count, turns, SAME, rows.OWN)
    number = plan.field("game_number", "the number of the game in a match from the second game on; else 0")
    wins = plan.field("wins", "games of the match won so far, from the second game on", plan.players)
    drafted = plan.field(
        "drafted",
        "artifacts that each player has drafted openly in the match, from the second game on",
        plan.players,
        cat.ids,
    )
    plan.op(rows.WHEN, "game_number", 0, 1, 3, 1)
    plan.op(rows.NUMBER, "game_number", number, 0)
    plan.op(rows.COPY, "wins", wins, 1, turns, 0)
    plan.op(rows.COUNTS, "drafted", drafted, count, turns, SAME, rows.ALL)


_OPEN_DRAFT: Final = 2
"""The game of a match before which the cards lie open, in the place of the first pack."""
