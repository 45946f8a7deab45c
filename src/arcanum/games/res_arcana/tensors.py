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

# The sources, in the order in which `ResArcanaLayout.sources` gives them.
TRUNK: Final = 0
ASKED: Final = 1
BRANCHES: Final = 2
OVER: Final = 3
WINNERS: Final = 4
ROUND: Final = 5
FIRST: Final = 6
PASSED: Final = 7
BONUS: Final = 8
POOL: Final = 9
ON: Final = 10
TURNED: Final = 11
SEEN_POOL: Final = 12
"""What is seen of rivals: while all collect at once, as it was before."""
SEEN_ON: Final = 13
SEEN_TURNED: Final = 14
PLAY: Final = 15
HAND: Final = 16
DECK: Final = 17
DISCARD: Final = 18
KNOWN: Final = 19
KNOWN_TOP: Final = 20
ITEMS: Final = 21
DISPLAY: Final = 22
PLACES: Final = 23
MONUMENT_DECK: Final = 24
MONUMENT_KNOWN: Final = 25
MAGES: Final = 26
CHOSEN: Final = 27
PACK: Final = 28
KEPT: Final = 29
GAME_NUMBER: Final = 30
WINS: Final = 31
DRAFTED: Final = 32
OPTIONS: Final = 33

_NOTHING: Final[list[int]] = []
_SETUPS: Final = ("standard", "first_game", "draft", "match")
_COLLECTS: Final = ("simultaneous", "ordered")


class ResArcanaLayout(Layout):
    """The rows of Res Arcana."""

    __slots__ = ()

    def sources(self, state: GameState, seat: int) -> list[Any]:
        assert isinstance(state, State)
        s = state
        before = s.before
        seen_pool = s.pool
        seen_on = s.on
        seen_turned = s.turned
        if before is not None:
            seen_pool = before.pool
            seen_on = before.on
            seen_turned = before.turned
        mages = pack = kept = _NOTHING
        chosen = -1
        if s.round == 0:
            mages = s.mages[seat]
            chosen = s.chosen[seat] if mages else -1
            pack = s.packs[0] if s.game_number == 2 else s.packs[seat]
            kept = s.kept[seat]
        trunk = s.trunk
        return [
            trunk,
            s._asked,
            s.branches,
            0 if trunk else 1,
            0 if trunk else s.winners,
            s.round,
            s.first,
            s.passed,
            s.bonus,
            s.pool,
            s.on,
            s.turned,
            seen_pool,
            seen_on,
            seen_turned,
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
            mages,
            chosen,
            pack,
            kept,
            s.game_number,
            s.wins,
            s.drafted if s.game_number > 1 else _NOTHING,
            s.options,
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
    return ResArcanaLayout("res_arcana", VERSION, plan, cat.ids, words)


def _plan_decision(plan: Plan, cat: Catalogue) -> None:
    """Who is asked, and what."""
    players, count = plan.players, len(cat.ids)
    plan.op(rows.SELF, 0, plan.field("seat", "the number of the observing seat, one-hot", _seat_names(plan.seats)))
    base = plan.field("to_act", "who owes a decision", players)
    plan.op(rows.ACTING, ASKED, base, BRANCHES, plan.turns)
    asks = [number for number in _ITEMS_OF if _ITEMS_OF[number] is not None]
    names = [cat.steps[number].name for number in asks]
    base = plan.field("decision", "what the observing seat is asked, one-hot; nothing if it owes no decision", names)
    at = _Places()
    at.source = plan.field("source", "the component that the decision is about, one-hot", cat.ids)
    at.left = plan.field("left", "how many picks, cards or essences are left to choose, or to lose")
    at.owed = plan.field("owed", "essences that are owed: symbols of each type that are not paid yet", NAMES)
    at.any = plan.field("owed_any", "symbols not paid yet that any essence pays")
    at.types = plan.field("types", "the types that may be chosen", NAMES)
    at.type = plan.field(
        "type", "the type begun, paid, counted, or the lowest that may still be chosen, one-hot", NAMES
    )
    at.done = plan.field("done", "picks already made: essences paid, cards put back, the step of the draft")
    at.kind = plan.field("kind", "which case of the decision: purpose, zone, deck, half of the draft, onto the source")
    at.detail = plan.field("detail", "its detail: a subtype, what is destroyed, or a type; 1 more than its number")
    at.discount = plan.field("discount", "the discount on a placement; then the one that does not go for Gold", _TWO)
    at.other = plan.field("other", "the rival that the decision comes from, one-hot", players)
    at.components = count
    at.turns = plan.turns
    records: list[Record] = [(-1, []) for _ in cat.steps]
    for column, number in enumerate(asks):
        records[number] = (column, _items(number, at))
    plan.op(rows.ASKED, TRUNK, base, ASKED, BRANCHES, plan.book(records))


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
    plan.op(rows.NUMBER, OVER, plan.field("over", "whether the game is over"), 0)
    plan.op(rows.BITS, WINNERS, plan.field("winners", "who has won", plan.players), plan.seats, turns)
    plan.op(rows.NUMBER, ROUND, plan.field("round", "the number of the round; 0 while the game is set up"), 0)
    base = plan.field("first_player", "who holds the First Player token, one-hot", plan.players)
    plan.op(rows.ONE_HOT, FIRST, base, 0, turns)
    base = plan.field("setup", "how the game was set up, one-hot", _SETUPS)
    plan.op(rows.OPTION, OPTIONS, base, plan.choice("setup", _SETUPS))
    base = plan.field("collect", "whether everybody collects at once or in turn order, one-hot", _COLLECTS)
    plan.op(rows.OPTION, OPTIONS, base, plan.choice("collect", _COLLECTS))
    base = plan.field("center", "the components that can be taken: monuments shown, Places of Power, items", cat.ids)
    for source in (DISPLAY, PLACES, ITEMS):
        plan.op(rows.COUNT, source, base, len(cat.ids), SAME)
    plan.op(rows.LENGTH, MONUMENT_DECK, plan.field("monument_deck", "how many monuments are in the deck"))
    base = plan.field("monuments_from", "of a monument seen in the deck the highest place where it may lie", cat.ids)
    plan.field("monuments_to", "and the lowest; 1 is the top of the deck, 0 an unknown place", cat.ids)
    plan.op(rows.MEMORY, MONUMENT_KNOWN, base, len(cat.ids))
    plan.op(rows.NUMBER, GAME_NUMBER, plan.field("game_number", "which game of a match it is"), 0)
    plan.op(rows.COPY, WINS, plan.field("wins", "games of the match won", plan.players), 1, turns, 0)


def _plan_players(plan: Plan, cat: Catalogue) -> None:
    """What lies open in front of the players."""
    turns, players, count = plan.turns, plan.players, len(cat.ids)
    base = plan.field("points", "victory points", players)
    plan.op(rows.SCORE, PLAY, base, turns, ON, SEEN_ON, FIRST, BONUS, plan.worth(_worth(cat)))
    plan.op(rows.COPY, PASSED, plan.field("passed", "who has passed", players), 1, turns, 0)
    plan.op(rows.COPY, BONUS, plan.field("bonus", "temporary points in a victory check", players), 1, turns, 0)
    base = plan.field("pool", "essences in the pools", players, NAMES)
    plan.op(rows.SHARES, POOL, base, 5, turns, SEEN_POOL)
    base = plan.field("in_play", "components in play", players, cat.ids)
    plan.op(rows.COUNTS, PLAY, base, count, turns, SAME, rows.ALL)
    base = plan.field("turned", "components that are turned", cat.ids)
    plan.op(rows.MARKS, TURNED, base, count, SEEN_TURNED, PLAY)
    base = plan.field("on", "essences lying on components", cat.ids, NAMES)
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
    plan.op(rows.LENGTHS, DECK, plan.field("deck_size", "cards in the deck", players), turns)
    base = plan.field("hand", "the observing seat's hand", cat.ids)
    plan.op(rows.COUNTS, HAND, base, count, turns, SAME, rows.OWN)
    base = plan.field(
        "deck", "cards that it knows to be in its deck: 1, or 2 for the top card, 3 for the next, if known", cat.ids
    )
    plan.op(rows.PILE, DECK, base, count, KNOWN, KNOWN_TOP)
    base = plan.field("known", "cards that everybody knows to be in a rival's hand or deck", players[1:], cat.ids)
    everybody = everyone(plan.seats)
    plan.op(rows.KNOWN, HAND, base, count, turns, KNOWN, everybody)
    plan.op(rows.KNOWN, DECK, base, count, turns, KNOWN, everybody)
    base = plan.field("discard", "discard piles", players, cat.ids)
    plan.op(rows.COUNTS, DISCARD, base, count, turns, SAME, rows.ALL)


def _plan_set_up(plan: Plan, cat: Catalogue) -> None:
    """What is only there before the first round, and in a match."""
    count = len(cat.ids)
    base = plan.field("offered", "before the first round: mages dealt, the draft pack, the open draft", cat.ids)
    plan.op(rows.COUNT, MAGES, base, count, SAME)
    plan.op(rows.COUNT, PACK, base, count, SAME)
    base = plan.field("kept", "before the first round: the mage chosen, the cards kept", cat.ids)
    plan.op(rows.COUNT, KEPT, base, count, SAME)
    plan.op(rows.ONE_HOT, CHOSEN, base, count, SAME)
    base = plan.field("drafted", "in a match: the artifacts that each player drafted openly", plan.players, cat.ids)
    plan.op(rows.COUNTS, DRAFTED, base, count, plan.turns, SAME, rows.ALL)
