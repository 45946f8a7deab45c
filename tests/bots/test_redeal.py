"""The metamorphic law by hand: what a seat cannot know is dealt anew by the test, not by `world`, which bots use.

A saved position is edited: cards that the seat has never seen take each other's places, hands, decks, packs and the box
alike; decks lie in another order; mages that nobody has shown are others; the game's chance is another. Whoever cannot
tell the two positions apart has to answer alike in both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arcanum.bots import look
from arcanum.bots.adept import Adept
from arcanum.bots.magister import Magister
from arcanum.core.chance import Chance, key_of
from arcanum.core.state import Data
from arcanum.games.res_arcana.state import State
from tests.bots.boards import RES_ARCANA, along_a_game
from tests.rules.res_arcana.table import card, new_game, player, table

EVALUATION = RES_ARCANA.evaluation()
SIMULATIONS = 40
ZONES = ("hand", "deck", "packs", "kept", "drafted")


# --- a new deal -------------------------------------------------------------------------------------------------------


def shuffled(things: list[int], chance: Chance) -> dict[int, int]:
    """For each of these another one of them."""
    others = things[:]
    chance.shuffle(others)
    return dict(zip(things, others, strict=True))


def swap_strangers(state: State, seat: int, data: Data, chance: Chance) -> None:
    """Artifacts that the seat has not seen take each other's places, with all that others know of those."""
    new = shuffled([each for each in state.cat.artifacts if not state.known[each] >> seat & 1], chance)
    for zone in ZONES:
        data[zone] = [[new.get(each, each) for each in cards] for cards in data[zone]]
    data["packs"] = [sorted(pack) for pack in data["packs"]]
    data["draft"] = [new.get(each, each) for each in data["draft"]]
    data["mixed"] = [[group[0], *sorted(new.get(each, each) for each in group[1:])] for group in data["mixed"]]
    for name in ("known", "batch"):
        lists = data[name][:]
        for old, other in new.items():
            data[name][other] = lists[old]


def reorder_own_deck(seat: int, data: Data, chance: Chance) -> None:
    """The seat may know which cards are in its deck, and when they were shuffled, but not how they lie."""
    deck = data["deck"][seat]
    hidden = deck[: len(deck) - data["known_top"][seat]]
    for batch in {data["batch"][each] for each in hidden}:
        places = [at for at, each in enumerate(hidden) if data["batch"][each] == batch]
        for at, other in shuffled(places, chance).items():
            deck[at] = hidden[other]


def swap_hand_and_deck(state: State, seat: int, data: Data, chance: Chance) -> None:
    """Cards that a rival shuffled in for all to see may be drawn by now or not."""
    everybody = state.all
    for rival in range(state.seats):
        mixed = {each for group in data["mixed"] for each in group[1:]}
        lying = data["hand"][rival] + data["deck"][rival]
        public = [each for each in lying if data["known"][each] == everybody and each not in mixed]
        if rival == seat or data["draft"]:
            continue
        new: dict[int, int] = {}
        for batch in {data["batch"][each] for each in public}:
            new |= shuffled([each for each in public if data["batch"][each] == batch], chance)
        for zone in ("hand", "deck"):
            data[zone][rival] = [new.get(each, each) for each in data[zone][rival]]


def swap_monuments(seat: int, data: Data, chance: Chance) -> None:
    """All monuments but those that the seat has seen in the deck; what others saw there, they saw of these."""
    seen = {each for stretch in data["monument_known"][seat] for each in stretch[1:]}
    new = shuffled([each for each in data["monument_deck"] if each not in seen], chance)
    data["monument_deck"] = [new.get(each, each) for each in data["monument_deck"]]
    for memory in data["monument_known"]:
        for stretch in memory:
            stretch[1:] = sorted(new.get(each, each) for each in stretch[1:])


def swap_mages(state: State, seat: int, data: Data, chance: Chance) -> None:
    """Before the mages are shown: those of the others are any that the seat was not dealt."""
    if not data["mages"][seat] or data["round"]:
        return
    new = shuffled([each for each in state.cat.mages if each not in data["mages"][seat]], chance)
    data["mages"] = [[new.get(each, each) for each in mages] for mages in data["mages"]]
    data["chosen"] = [new.get(each, each) for each in data["chosen"]]


def redealt(state: State, seat: int, seed: str) -> State:
    """Another position that the seat cannot tell from this one."""
    chance = Chance(key_of(seed))
    data: Data = json.loads(json.dumps(state.save()))
    swap_strangers(state, seat, data, chance)
    reorder_own_deck(seat, data, chance)
    swap_hand_and_deck(state, seat, data, chance)
    swap_monuments(seat, data, chance)
    swap_mages(state, seat, data, chance)
    data["chance"] = [key_of(f"chance of {seed}").hex(), chance.below(50)]
    other = RES_ARCANA.load(data)
    assert isinstance(other, State)
    RES_ARCANA.check(other)
    assert other.view(seat) == state.view(seat), "the new deal shows"
    assert other.legal_actions(seat) == state.legal_actions(seat)
    return other


def hidden(state: State, seat: int) -> list[object]:
    """What was there to be dealt anew."""
    hands = [cards for owner, cards in enumerate(state.hand) if owner != seat]
    return [hands, state.deck, state.monument_deck, state.packs[1:], state.mages]


# --- the same answers -------------------------------------------------------------------------------------------------

SETUPS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "standard": (2, 12, {"round_limit": 12}),
    "three": (3, 16, {"round_limit": 5}),
    "draft": (3, 9, {"setup": "draft", "round_limit": 3}),
    "first game": (2, 12, {"setup": "first_game", "round_limit": 8}),
    "match": (2, 10, {"setup": "match", "round_limit": 2}),
}
"""Seats, at every how many actions one looks, and options."""


def positions(setup: str) -> Iterator[tuple[State, int, int]]:
    """Positions of a game with a seat that has a choice."""
    seats, every, options = SETUPS[setup]
    for state, number in along_a_game(seats, f"redeal {setup}", every, **options):
        assert isinstance(state, State)
        for seat in state.actors()[:2]:
            if len(state.legal_actions(seat)) > 1:
                yield state, seat, number


@pytest.mark.parametrize("setup", SETUPS)
def test_a_new_deal_changes_no_answer(setup: str) -> None:
    """The Adept's choice, the Magister's choice, and all that it says of a position."""
    looked = dealt = 0
    for state, seat, number in positions(setup):
        other = redealt(state, seat, f"{number}")
        one, two = look(state, seat, number), look(other, seat, number)
        assert Adept("a", EVALUATION).choose(one) == Adept("a", EVALUATION).choose(two)
        magisters = [Magister("m", EVALUATION, SIMULATIONS) for _ in range(2)]
        assert magisters[0].choose(one) == magisters[1].choose(two)
        magisters = [Magister("m", EVALUATION, SIMULATIONS) for _ in range(2)]
        assert magisters[0].analyse(one) == magisters[1].analyse(two)
        looked += 1
        dealt += hidden(other, seat) != hidden(state, seat)
    assert looked > 7
    assert dealt > looked * 0.8


def test_the_order_of_a_deck_that_is_about_to_be_drawn_from_changes_nothing() -> None:
    """Claiming an unseen monument, and drawing cards: what lies on top is what a bot would like to know."""
    own = player(mage="scholar", item="alchemy", pool={"gold": 8}, in_play=["library"], deck=["hawk", "vault", "crypt"])
    center = {"monuments": ["temple", "obelisk"], "monument_deck": ["colossus", "oracle", "mausoleum", "golden_statue"]}
    other = player(mage="druid", item="research", hand=["mermaid"], deck=["treant"])
    state = table(own, other, center=center, round=3, to_act=0).state
    told = []
    for seed in ("", "a", "b", "c"):
        view = look(redealt(state, 0, seed) if seed else state, 0, 7)
        told.append((Adept("a", EVALUATION).choose(view), Magister("m", EVALUATION, 3 * SIMULATIONS).analyse(view)))
    assert told == [told[0]] * len(told)
    words = {state.space.words(action) for action in state.legal_actions(0)}
    assert {"claim monument_deck", "power library 1"} <= words


@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_nor_what_a_search_has_learned_in_the_course_of_a_game(setup: str) -> None:
    """Two Magisters keep their trees; one is shown the truth's view, the other that of a new deal each time."""
    seats, _, options = SETUPS[setup]
    state = RES_ARCANA.new(seats, f"kept {setup}", options)
    assert isinstance(state, State)
    bots = [Magister("k", EVALUATION, SIMULATIONS) for _ in range(2)]
    chance = Chance(key_of("kept"))
    given = 0
    while given < 14 and not state.over:
        actor = state.actors()[chance.below(len(state.actors()))]
        legal = state.legal_actions(actor)
        action = legal[chance.below(len(legal))]
        if actor == 0:
            shown = (state, redealt(state, 0, f"{given}"))
            action, other = (bot.choose(look(each, 0, given)) for bot, each in zip(bots, shown, strict=True))
            assert action == other
            given += 1
        state.apply(actor, action)
    assert given == 14
    assert learned(bots[0]) == learned(bots[1])
    assert bots[0].search is not None
    assert bots[0].search.number > 5


def learned(bot: Magister) -> dict[int, tuple[object, ...]]:
    assert bot.search is not None
    nodes = bot.search.nodes.items()
    return {key: (node.seen, node.visits, node.actions, node.tried, node.offered, node.worth) for key, node in nodes}


# --- secret answers ---------------------------------------------------------------------------------------------------


def with_mages(*choices: tuple[int, ...]) -> list[State]:
    """Seats 1, 2, … have chosen one of their mages each."""
    tables = [new_game(3, "secret mages") for _ in choices]
    for t, chosen in zip(tables, choices, strict=True):
        for rival, choice in enumerate(chosen, 1):
            t.do(rival, t.legal(rival)[choice])
    return [t.state for t in tables]


def with_picks(*choices: tuple[int, ...]) -> list[State]:
    """In the second pick of a draft seats 1, 2, … have taken a card each."""
    tables = [new_game(3, "secret picks", setup="draft") for _ in choices]
    for t, chosen in zip(tables, choices, strict=True):
        for seat in range(3):
            t.do(seat, t.legal(seat)[seat])
        for rival, choice in enumerate(chosen, 1):
            t.do(rival, t.legal(rival)[choice])
    return [t.state for t in tables]


def with_collects(*answers: list[str]) -> list[State]:
    """In a Collect at the same time seat 1 has given these answers."""
    own = player(mage="witch", in_play=[card("catacombs_of_the_dead", death=2), "hanging_gardens"], hand=["prism"])
    rich = [card("corrupt_altar", elan=3), card("mermaid", calm=1), card("windup_man", life=1), "cursed_forge"]
    tables = [table(own, player(in_play=rich, pool={"death": 2}), phase="collect") for _ in answers]
    return [t.do(1, *given).state for t, given in zip(tables, answers, strict=True)]


SECRETS: dict[str, list[State]] = {
    "a mage": with_mages((0,), (1,)),
    "all mages": with_mages((0, 0), (0, 1), (1, 0), (1, 1)),
    "a pick": with_picks((0,), (1,), (2,)),
    "all picks": with_picks((0, 0), (2, 1), (1, 2)),
    "no answer, one or two": with_collects([], ["take mermaid"], ["take corrupt_altar", "take mermaid"]),
    "two answers or three": with_collects(["done", "pay"], ["done", "turn"], ["take corrupt_altar", "done", "turn"]),
}
"""Positions in which seat 0 is still asked, and in which others have answered what seat 0 cannot know. Who is done, all
can see; how many answers that took, nobody."""


@pytest.mark.parametrize("what", SECRETS)
def test_secret_answers_change_nothing(what: str) -> None:
    states = SECRETS[what]
    assert len({state.state_hash() for state in states}) == len(states)
    assert len({state.actors() for state in states}) == 1
    views = [look(state, 0, 4) for state in states]
    assert len(views[0].legal) > 1
    assert len({Adept("a", EVALUATION).choose(view) for view in views}) == 1
    assert len({Magister("m", EVALUATION, SIMULATIONS).choose(view) for view in views}) == 1
    first, *others = (Magister("m", EVALUATION, SIMULATIONS).analyse(view) for view in views)
    assert others == [first] * len(others)


@pytest.mark.parametrize("what", SECRETS)
def test_nor_do_they_in_a_tree_that_is_kept(what: str) -> None:
    """Asked several times in a row, with other answers of the others each time, a search learns the same."""
    states = SECRETS[what]
    bots = [Magister("m", EVALUATION, SIMULATIONS) for _ in range(2)]
    for number in range(4):
        shown = (states[0], states[(number + 1) % len(states)])
        one, two = (bot.analyse(look(state, 0, number)) for bot, state in zip(bots, shown, strict=True))
        assert one == two
    assert learned(bots[0]) == learned(bots[1])
