"""Observations as rows of numbers: what a seat may know, as `view.py` tells it in words."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core import rows
from arcanum.core.events import everyone
from arcanum.core.rows import Item, Record, Worth
from arcanum.core.state import GameState
from arcanum.core.tensors import SAME, Layout, Plan, bits, hot, value
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.state import State

VERSION: Final = 1
"""Raised whenever the layout changes."""

# The sources that follow those of every game, in the order in which `ResArcanaLayout.sources` gives them.
WINNERS: Final = 5
ROUND: Final = 6
FIRST: Final = 7
PASSED: Final = 8
BONUS: Final = 9
POOL: Final = 10
ON: Final = 11
TURNED: Final = 12
SEEN_POOL: Final = 13
"""What is seen of rivals: while all collect at once, as it was before."""
SEEN_ON: Final = 14
SEEN_TURNED: Final = 15
PLAY: Final = 16
HAND: Final = 17
DECK: Final = 18
DISCARD: Final = 19
KNOWN: Final = 20
KNOWN_TOP: Final = 21
ITEMS: Final = 22
DISPLAY: Final = 23
PLACES: Final = 24
MONUMENT_DECK: Final = 25
MONUMENT_KNOWN: Final = 26
MAGES: Final = 27
CHOSEN: Final = 28
PACKS: Final = 29
KEPT: Final = 30
GAME_NUMBER: Final = 31
WINS: Final = 32
DRAFTED: Final = 33
_ATTRIBUTES: Final = (
    "winners",
    "round",
    "first",
    "passed",
    "bonus",
    "pool",
    "on",
    "turned",
    "before pool",
    "before on",
    "before turned",
    "play",
    "hand",
    "deck",
    "discard",
    "known",
    "known_top",
    "items",
    "display",
    "places",
    "monument_deck",
    "monument_known",
    "mages",
    "chosen",
    "packs",
    "kept",
    "game_number",
    "wins",
    "drafted",
)
"""Where they are in a state: see `core/rows.py`."""


class ResArcanaLayout(Layout):
    """The rows of Res Arcana."""

    __slots__ = ()

    def sources(self, state: GameState) -> list[Any]:
        assert isinstance(state, State)
        s = state
        before = s.before
        return [
            s.trunk,
            s._asked,
            s.branches,
            s._options,
            s._branch_options,
            s.winners,
            s.round,
            s.first,
            s.passed,
            s.bonus,
            s.pool,
            s.on,
            s.turned,
            s.pool if before is None else before.pool,
            s.on if before is None else before.on,
            s.turned if before is None else before.turned,
            s.play,
            s.hand,
            s.deck,
            s.discard,
            s.known,
            s.known_top,
            s.items,
            s.display,
            s.places,
            s.monument_deck,
            s.monument_known,
            s.mages,
            s.chosen,
            s.packs,
            s.kept,
            s.game_number,
            s.wins,
            s.drafted,
        ]


def layout_of(cat: Catalogue, seats: int) -> ResArcanaLayout:
    """The layout of games for so many players with these components."""
    plan = Plan(seats)
    _plan_decision(plan, cat)
    _plan_table(plan, cat)
    _plan_players(plan, cat)
    _plan_cards(plan, cat)
    _plan_set_up(plan, cat)
    words = [cat.space.words(action) for action in range(cat.space.size)]
    return ResArcanaLayout("res_arcana", VERSION, plan, cat.ids, words, _ATTRIBUTES)


def _plan_decision(plan: Plan, cat: Catalogue) -> None:
    """Who is asked, and what."""
    players, count = plan.players, len(cat.ids)
    plan.op(rows.SELF, 0, plan.field("seat", "the number of the observing seat, one-hot", _seat_names(plan.seats)))
    base = plan.field("to_act", "who owes a decision: several while all decide at once", players)
    plan.op(rows.ACTING, rows.ASKED_SEAT, base, rows.BRANCHES, plan.turns)
    asks = [number for number in _ITEMS_OF if _ITEMS_OF[number] is not None]
    names = [cat.steps[number].name for number in asks]
    base = plan.field("decision", "what the observing seat is asked, one-hot; nothing if it owes no decision", names)
    at = _Places()
    at.source = plan.field(
        "source", "the component that the decision is about: whose power asks, or that is paid for, one-hot", cat.ids
    )
    at.left = plan.field("left", "how many picks, cards or essences are still to be chosen or lost")
    at.owed = plan.field("owed", "symbols of each essence type in a cost that are not paid yet", NAMES)
    at.any = plan.field("owed_any", "symbols of a cost not paid yet that any essence pays")
    at.types = plan.field("types", "the essence types that may be chosen, a flag for each", NAMES)
    at.type = plan.field(
        "type",
        "the essence type that the decision has come to: begun, paid, counted, or the lowest still open to "
        "choice, one-hot",
        NAMES,
    )
    at.done = plan.field("done", "picks already made: essences paid, cards put back, steps of the draft")
    at.kind = plan.field(
        "kind",
        "which case of the decision, by its number: the purpose, the zone, the deck, the half of the draft, or "
        "whether essences go onto the source",
    )
    at.detail = plan.field(
        "detail", "a detail of that case, 1 more than its number: a subtype, what is destroyed, or an essence type"
    )
    at.discount = plan.field(
        "discount", "the discount on placing a card, 255 if it is free; then a discount that does not go for Gold", _TWO
    )
    at.other = plan.field("other", "the rival that the decision comes from, one-hot", players)
    at.components = count
    at.turns = plan.turns
    records: list[Record] = [(-1, []) for _ in cat.steps]
    for column, number in enumerate(asks):
        records[number] = (column, _items(number, at))
    plan.op(rows.ASKED, rows.TRUNK, base, rows.ASKED_SEAT, rows.BRANCHES, plan.book(records))


_TWO: Final = ("any", "not_gold")


def _seat_names(seats: int) -> list[str]:
    return [str(seat) for seat in range(seats)]


class _Places:
    """Where the numbers of a frame go."""

    source: int
    left: int
    owed: int
    any: int
    types: int
    type: int
    done: int
    kind: int
    detail: int
    discount: int
    other: int
    components: int
    turns: int

    def __init__(self) -> None:
        self.components = 0


_ITEMS_OF: Final[dict[int, str | None]] = {
    frames.CHOOSE_MAGE: "",
    frames.CHOOSE_ITEM: "",
    frames.DRAFT_PICK: "kind done",
    frames.TAKE_OFF: "",
    frames.PAY_OR_TURN: "source owed",
    frames.TURN: "",
    frames.SWAP_ITEM: "",
    frames.CHECK_REACT: "other",
    frames.PAY: "source left owed any type",
    frames.PAY_SAME: "source types type done",
    frames.GAIN_MIX: "source left types type kind",
    frames.GAIN_TYPE: "source left types type",
    frames.DISCARD_YIELD: "source",
    frames.CHOOSE_COMPONENT: "source kind detail",
    frames.CHOOSE_RIVAL: "source detail type",
    frames.DISCARD: "source left",
    frames.CHOOSE_DECK: "source left",
    frames.REORDER: "source kind left done",
    frames.PLACE_FROM: "source kind detail discount discount",
    frames.REACT: "source other left detail",
    frames.LOSE: "source left type",
    frames.NAME_FIRST: "",
    frames.OPEN_DRAFT: "done left",
}
"""What the numbers of a frame mean, from the third on; what comes after those is left out."""


def _items(number: int, at: _Places) -> list[Item]:
    items: list[Item] = []
    place = 2
    words = (_ITEMS_OF[number] or "").split()
    for index, word in enumerate(words):
        if word == "owed":
            items += [value(place + essence, at.owed + essence) for essence in range(5)]
            place += 5
            continue
        items.append(_item(word, place, at, words[:index].count(word)))
        place += 1
    return items


def _item(word: str, place: int, at: _Places, before: int) -> Item:
    if word == "source":
        return hot(place, at.source, at.components)
    if word == "types":
        return bits(place, at.types, 5)
    if word == "type":
        return hot(place, at.type, 5)
    if word == "other":
        return hot(place, at.other, 0, at.turns)
    if word == "detail":
        return value(place, at.detail, 1)
    bases = {"left": at.left, "any": at.any, "done": at.done, "kind": at.kind, "discount": at.discount + before}
    return value(place, bases[word])


def _plan_table(plan: Plan, cat: Catalogue) -> None:
    """What concerns everybody."""
    turns = plan.turns
    plan.op(rows.WHEN_EMPTY, rows.TRUNK, 0, 2)
    plan.op(rows.ONE, 0, plan.field("over", "whether the game is over"))
    base = plan.field("winners", "who has won: several if they share it", plan.players)
    plan.op(rows.BITS, WINNERS, base, plan.seats, turns)
    plan.op(rows.NUMBER, ROUND, plan.field("round", "the number of the round; 0 while the game is set up"), 0)
    base = plan.field("first_player", "who holds the First Player token, one-hot", plan.players)
    plan.op(rows.ONE_HOT, FIRST, base, 0, turns)
    base = plan.field(
        "center",
        "components in the middle that can be taken: monuments on display, Places of Power, magic items",
        cat.ids,
    )
    for source in (DISPLAY, PLACES, ITEMS):
        plan.op(rows.COUNT, source, base, len(cat.ids), SAME)
    plan.op(rows.LENGTH, MONUMENT_DECK, plan.field("monument_deck", "cards in the monument deck"))
    base = plan.field(
        "monuments_from",
        "for a monument that the seat has seen in the deck, the place nearest to the top where it may lie: 1 is "
        "the top; 0 if it knows of none",
        cat.ids,
    )
    plan.field("monuments_to", "and the place furthest from the top where it may lie, counted in the same way", cat.ids)
    plan.op(rows.MEMORY, MONUMENT_KNOWN, base, len(cat.ids))


def _plan_players(plan: Plan, cat: Catalogue) -> None:
    """What lies open in front of the players."""
    turns, players, count = plan.turns, plan.players, len(cat.ids)
    base = plan.field("points", "victory points now, with the First Player token and temporary ones", players)
    plan.op(rows.SCORE, PLAY, base, turns, ON, SEEN_ON, FIRST, BONUS, plan.worth(_worth(cat)))
    plan.op(rows.COPY, PASSED, plan.field("passed", "who has passed in this round", players), 1, turns, 0)
    plan.op(rows.COPY, BONUS, plan.field("bonus", "temporary points, during a victory check", players), 1, turns, 0)
    base = plan.field(
        "pool",
        "essences of each type in the pools; those of rivals as they were before, while all collect at once",
        players,
        NAMES,
    )
    plan.op(rows.SHARES, POOL, base, 5, turns, SEEN_POOL)
    base = plan.field("in_play", "components in play, by whose they are", players, cat.ids)
    plan.op(rows.COUNTS, PLAY, base, count, turns, SAME, rows.ALL)
    base = plan.field("turned", "whether the component in play is turned", cat.ids)
    plan.op(rows.MARKS, TURNED, base, count, SEEN_TURNED, PLAY)
    base = plan.field("on", "essences of each type lying on the component", cat.ids, NAMES)
    plan.op(rows.AMOUNTS, ON, base, 5, count, SEEN_ON, PLAY)


def _worth(cat: Catalogue) -> Worth:
    """What components are worth: see `scoring.component_points`."""
    count = len(cat.ids)
    on = [0] * (5 * count)
    things: list[int] = []
    points: list[int] = []
    masks: list[int] = []
    for component in range(count):
        for worth, essence in cat.points_on[component]:
            on[component * 5 + essence] += worth
        for worth, subtype in cat.points_own[component]:
            things.append(component)
            points.append(worth)
            masks.append(subtype)
    return (cat.points, on, cat.subtypes, things, points, masks)


def _plan_cards(plan: Plan, cat: Catalogue) -> None:
    """Hands, decks and discard piles, as far as the seat knows them."""
    turns, players, count = plan.turns, plan.players, len(cat.ids)
    plan.op(rows.LENGTHS, HAND, plan.field("hand_size", "cards in hand", players), turns)
    plan.op(rows.LENGTHS, DECK, plan.field("deck_size", "cards in the decks of artifacts", players), turns)
    base = plan.field("hand", "cards in the observing seat's hand", cat.ids)
    plan.op(rows.COUNTS, HAND, base, count, turns, SAME, rows.OWN)
    base = plan.field(
        "deck",
        "cards that the observing seat knows to be in its own deck: 2 for the top card, 3 for the next and so on "
        "where it knows the order, else 1",
        cat.ids,
    )
    plan.op(rows.PILE, DECK, base, count, KNOWN, KNOWN_TOP)
    base = plan.field("known", "cards that everybody knows to be in a rival's hand or deck", players[1:], cat.ids)
    everybody = everyone(plan.seats)
    plan.op(rows.KNOWN, HAND, base, count, turns, KNOWN, everybody)
    plan.op(rows.KNOWN, DECK, base, count, turns, KNOWN, everybody)
    base = plan.field("discard", "cards in the discard piles, which are open", players, cat.ids)
    plan.op(rows.COUNTS, DISCARD, base, count, turns, SAME, rows.ALL)


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
    plan.op(rows.WHEN, ROUND, 0, 0, 7, 0)
    plan.op(rows.COUNTS, MAGES, offered, count, turns, SAME, rows.OWN)
    plan.op(rows.COUNTS, KEPT, kept, count, turns, SAME, rows.OWN)
    plan.op(rows.OWN_HOT, CHOSEN, kept, count, SAME)
    plan.op(rows.WHEN, GAME_NUMBER, 0, _OPEN_DRAFT, 1, 0)
    plan.op(rows.COUNTS, PACKS, offered, count, turns, SAME, rows.FIRST)
    plan.op(rows.WHEN, GAME_NUMBER, 0, _OPEN_DRAFT, 1, 1)
    plan.op(rows.COUNTS, PACKS, offered, count, turns, SAME, rows.OWN)
    number = plan.field("game_number", "the number of the game in a match from the second game on; else 0")
    wins = plan.field("wins", "games of the match won so far, from the second game on", plan.players)
    drafted = plan.field(
        "drafted",
        "artifacts that each player has drafted openly in the match, from the second game on",
        plan.players,
        cat.ids,
    )
    plan.op(rows.WHEN, GAME_NUMBER, 0, 1, 3, 1)
    plan.op(rows.NUMBER, GAME_NUMBER, number, 0)
    plan.op(rows.COPY, WINS, wins, 1, turns, 0)
    plan.op(rows.COUNTS, DRAFTED, drafted, count, turns, SAME, rows.ALL)


_OPEN_DRAFT: Final = 2
"""The game of a match before which the cards lie open, in the place of the first pack."""
