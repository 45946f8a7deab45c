"""Worlds of a seat: what the others know in them, what can be played in them, and what must not show in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.invariants import check_state
from arcanum.games.res_arcana.state import State
from tests.rules.res_arcana.table import Table, card, new_game, player
from tests.rules.res_arcana.table import table as bare_table

CATALOGUE = RES_ARCANA.catalogue()
ARTIFACTS = [CATALOGUE.ids[number] for number in CATALOGUE.artifacts]


def table(*players: dict[str, Any], **position: Any) -> Table:
    """A position in which everybody has a mage and a magic item, so that the invariants hold."""
    filled = []
    for number, each in enumerate(players):
        mage, item = ("scholar", "transmuter", "alchemist")[number], ("alchemy", "research", "transmutation")[number]
        filled.append({"mage": mage, "item": item, **each})
    return bare_table(*filled, **position)


def worlds(t: Table, seat: int, count: int) -> Iterator[Table]:
    for number in range(count):
        world = t.state.world(seat, f"world {number}")
        check_state(world)
        yield Table(world)


def private(state: State, seat: int) -> dict[str, Any]:
    """What a seat knows of its own cards."""
    data: dict[str, Any] = state.view(seat)["players"][seat]
    return data


def hidden_cards(t: Table, seat: int) -> list[str]:
    """Hand, then deck from the top."""
    cards: list[str] = t.seat(seat)["hand"] + t.seat(seat)["deck"]
    return cards


# --- a rival in the middle of several discards ------------------------------------------------------------------------


def divining(*discards: str) -> Table:
    """Seat 1 has drawn three cards by Divination and has discarded some of the three that must go."""
    t = table(
        player(hand=["prism"]),
        player(item="divination", hand=["hawk", "athanor", "vault"], deck=["mermaid", "treant", "windup_man"]),
        to_act=1,
    )
    return t.do(1, "power divination 1", *[f"discard {name}" for name in discards])


@pytest.mark.rule("RA-30.17", "RA-16.9")
@pytest.mark.parametrize(
    ("discards", "count"), [(["hawk"], 120), (["athanor", "hawk"], 120), (["hawk", "mermaid"], 80)]
)
def test_a_rival_who_is_discarding_has_a_choice_in_every_world(discards: list[str], count: int) -> None:
    """They are asked, so more cards that come later in the catalogue are in that hand than have to go."""
    t = divining(*discards)
    assert t.prompt(1) == "discard"
    last = ARTIFACTS.index(discards[-1])
    lengths = set()
    for world in worlds(t, 0, count):
        legal = world.legal(1)
        assert len(legal) >= 2, "otherwise the answer would have been taken for them"
        assert all(ARTIFACTS.index(words.split()[-1]) > last for words in legal)
        assert len(world.seat(1)["hand"]) == 6 - len(discards)
        lengths.add(len(legal))
        world.do(1, legal[-1])
        check_state(world.state)
    assert 2 in lengths, "no more is known than that there is a choice"


@pytest.mark.rule("RA-30.17")
def test_the_one_who_is_discarding_keeps_their_own_hand() -> None:
    t = divining("hawk")
    for world in worlds(t, 1, 5):
        assert world.legal(1) == t.legal(1)
        assert world.seat(1)["hand"] == t.seat(1)["hand"]


# --- what others remember of the monument deck ------------------------------------------------------------------------

MONUMENTS = ["colossus", "obelisk", "temple", "mausoleum", "great_pyramid", "golden_statue", "library"]


def monument_lookers() -> Table:
    """Seat 1 has looked at three monuments, then seat 2 at the same three."""
    t = table(
        player(mage="druid", hand=["prism"]),
        player(mage="seer", hand=["hawk"]),
        player(in_play=["oracle"], hand=["vault"]),
        center={"monument_deck": MONUMENTS},
        to_act=1,
    )
    t.do(1, "power seer 1", "deck monuments", "choose temple", "choose colossus")
    return t.do(2, "power oracle 1", "deck monuments", "choose obelisk", "choose temple")


def assert_memory_is_true(state: State, seat: int) -> None:
    """The cards that a seat remembers lie in the stretch of the deck in which it remembers them."""
    deck = state.monument_deck[::-1]
    depth = 0
    for segment in state.monument_known[seat]:
        assert set(segment[1:]) <= set(deck[depth : depth + segment[0]])
        depth += segment[0]
    assert depth <= len(deck)


@pytest.mark.rule("RA-30.19", "RA-30.9")
def test_what_a_rival_remembers_of_the_monument_deck_is_true_in_a_world() -> None:
    t = monument_lookers()
    tops = set()
    for world in worlds(t, 0, 60):
        for seat in range(3):
            assert_memory_is_true(world.state, seat)
        facts = world.facts()["center"]["monument_deck"]
        (stretch,) = world.state.view(1)["center"]["monuments_known"]
        assert stretch == {"cards": 3, "known": sorted(facts[:3])}
        one_by_one = world.state.view(2)["center"]["monuments_known"]
        assert one_by_one == [{"cards": 1, "known": [name]} for name in facts[:3]]
        assert "monuments_known" not in world.state.view(0)["center"]
        tops.add(facts[0])
    assert tops == set(MONUMENTS), "seat 0 has seen none of them"


@pytest.mark.rule("RA-30.19")
def test_one_looker_keeps_what_they_know_while_the_other_keeps_the_place() -> None:
    """For seat 1, who knows the three on top but not their order, seat 2's memory follows the order of the world."""
    orders = set()
    for world in worlds(monument_lookers(), 1, 60):
        facts = world.facts()["center"]["monument_deck"]
        assert sorted(facts[:3]) == ["colossus", "obelisk", "temple"]
        assert_memory_is_true(world.state, 1)
        assert_memory_is_true(world.state, 2)
        orders.add(tuple(facts[:3]))
    assert len(orders) == 6


# --- what a rival knows of their own cards ----------------------------------------------------------------------------


@pytest.mark.rule("RA-30.3", "RA-30.19")
def test_in_a_world_the_owner_still_knows_their_own_cards() -> None:
    t = table(
        player(mage="druid", hand=["prism"], deck=["crypt"]),
        player(mage="seer", hand=["hawk", "vault"], deck=["mermaid", "treant", "athanor", "fire_dragon", "dragon_egg"]),
        player(hand=["guard_dog"], deck=["nightingale"]),
        to_act=1,
    )
    t.do(1, "power seer 1", "deck own", "choose athanor", "choose mermaid")
    for world in worlds(t, 0, 40):
        for owner in (1, 2):
            own = private(world.state, owner)
            assert own["hand_cards"] == world.seat(owner)["hand"]
            assert own["deck_cards"] == sorted(world.seat(owner)["deck"], key=ARTIFACTS.index)
        assert private(world.state, 1)["deck_top"] == world.seat(1)["deck"][:3]
        rival = world.state.view(2)["players"][1]
        assert rival["known_cards"] == [], "nobody else has learned anything"
        for number in CATALOGUE.artifacts:
            in_own = [seat for seat in range(3) if number in world.state.hand[seat] + world.state.deck[seat]]
            assert [seat for seat in range(3) if world.state.known[number] >> seat & 1] == in_own


@pytest.mark.rule("RA-30.4", "RA-30.19")
@pytest.mark.parametrize("then", ["look", "look and draw"])
def test_in_a_first_game_the_owner_knows_in_a_world_what_they_looked_at(then: str) -> None:
    """The five cards of a deck are unknown to their owner until seen: those on top are seen now, wherever the cards of
    the rival's deck are guessed to lie."""
    t = new_game(2, "seer", setup="first_game", first=1)
    while t.prompt(t.actors()[0]) != "turn":
        seat = t.actors()[0]
        t.do(seat, "choose research" if "choose research" in t.legal(seat) and seat == 0 else t.legal(seat)[0])
    t.do(1, next(words for words in t.legal(1) if words.startswith("discard ")), "essence gold")
    seen = t.seat(0)["deck"][:3]
    t.do(0, "power seer 1", "deck own", f"choose {seen[2]}", f"choose {seen[0]}")
    if then == "look and draw":
        t.do(1, next(words for words in t.legal(1) if words.startswith("discard ")), "essence gold")
        t.do(0, "power research 1", "essence calm")
    for number, world in enumerate(worlds(t, 1, 30)):
        own = private(world.state, 0)
        assert own["hand_cards"] == sorted(world.seat(0)["hand"], key=ARTIFACTS.index)
        assert own["deck_top"] == world.seat(0)["deck"][: len(own["deck_top"])]
        assert set(own["deck_cards"]) == set(own["deck_top"]), "exactly what was seen and not drawn"
        again = world.state.world(0, f"{number}")
        assert again.view(0) == world.state.view(0), "and a world of theirs keeps it"


# --- worlds of worlds -------------------------------------------------------------------------------------------------


def reshuffled_under_a_card() -> Table:
    """Seat 1 has looked at the last card of their deck and at two of the three reshuffled ones below it."""
    t = table(
        player(hand=["prism"]),
        player(mage="seer", deck=["mermaid"], discard=["vault", "crypt", "treant"]),
        to_act=1,
    )
    return t.do(1, "power seer 1", "deck own").do(1, t.legal(1)[0]).do(1, t.legal(1)[0])


@pytest.mark.rule("RA-30.20")
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_world_of_a_world_holds_nothing_that_the_truth_could_not(depth: int) -> None:
    """Whatever was dealt, the card that was not reshuffled is among the three that were looked at."""
    t = reshuffled_under_a_card()
    known = {"vault", "crypt", "treant"}
    places: set[int] = set()
    for number in range(150):
        state = t.state
        for step in range(depth):
            state = state.world(0, f"{number} {step}")
            check_state(state)
            assert state.view(0) == t.state.view(0)
        deck = Table(state).seat(1)["deck"]
        places.add(next(index for index, name in enumerate(deck) if name not in known))
    assert places == {0, 1, 2}


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize("setup", ["standard", "first_game", "draft", "match"])
def test_worlds_of_worlds_through_a_game(setup: str) -> None:
    """In a world of seat 0 every seat can be given a world of its own, which agrees with what it sees there."""
    t = new_game(3 if setup in ("standard", "draft") else 2, f"worlds of {setup}", setup=setup, round_limit=2)
    number = 0
    while not t.state.over:
        number += 1
        if number % 4 == 1:
            world = t.state.world(0, f"{number}")
            for seat in range(t.state.seats):
                again = world.world(seat, "again")
                check_state(again)
                assert again.view(seat) == world.view(seat)
                assert_memory_is_true(again, seat)
            assert world.world(0, "again").view(0) == t.state.view(0)
        seat = t.actors()[number % len(t.actors())]
        legal = t.legal(seat)
        t.do(seat, legal[number * 7 % len(legal)])


# --- cards put back in an order that only their owner knows -----------------------------------------------------------


def two_looks() -> Table:
    """Seat 1 looks at the one old card and two reshuffled ones, draws the old one, and looks at the next three: the two
    of the first look and a third reshuffled card, with a fourth one below them."""
    t = table(
        player(hand=["prism", "guard_dog"]),
        player(
            mage="seer",
            in_play=["library", "oracle"],
            deck=["mermaid"],
            discard=["vault", "crypt", "treant", "athanor"],
        ),
        to_act=1,
    )
    t.do(1, "power seer 1", "deck own", "choose mermaid").do(1, t.legal(1)[0])
    t.do(0, "discard guard_dog", "essence gold").do(1, "power library 1").do(0, "place prism")
    t.do(1, "power oracle 1", "deck own").do(1, t.legal(1)[0]).do(1, t.legal(1)[0])
    assert t.seat(1)["hand"] == ["mermaid"]
    return t


@pytest.mark.rule("RA-30.20")
def test_a_second_look_stirs_the_cards_that_lie_there_in_the_world() -> None:
    """The old card may not have been drawn: then it was among those of the second look and may be the third of them."""
    known = {"vault", "crypt", "treant", "athanor"}
    counts = [0] * 5
    for world in worlds(two_looks(), 0, 300):
        cards = hidden_cards(world, 1)
        assert known <= set(cards)
        counts[next(index for index, name in enumerate(cards) if name not in known)] += 1
    assert counts[4] == 0, "the last card of the deck was never looked at"
    # a third of the worlds in hand; otherwise (two thirds) anywhere in the second look
    assert 70 < counts[0] < 130
    assert all(40 < count < 95 for count in counts[1:4])


def test_what_was_put_back_in_an_own_order_is_kept_in_a_saved_game() -> None:
    state = two_looks().state
    assert state.mixed
    loaded = RES_ARCANA.load(state.save())
    assert loaded.save()["mixed"] == state.save()["mixed"]


@pytest.mark.rule("RA-30.20")
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_card_shuffled_in_after_the_draw_is_in_the_deck_in_every_world_of_a_world(depth: int) -> None:
    """Seat 1 looks at three cards and draws one; then a destroyed card is shuffled in below the other two, and they
    are looked at. The drawn card may be any of the first three, but not the one that was in play when it was drawn."""
    t = table(
        player(hand=["prism", "guard_dog", "hawk"]),
        player(
            mage="seer",
            in_play=["library", "oracle", "jeweled_statuette"],
            deck=["mermaid"],
            discard=["vault", "crypt"],
        ),
        to_act=1,
    )
    t.do(1, "power seer 1", "deck own", "choose mermaid", "choose vault")
    t.do(0, "discard guard_dog", "essence gold").do(1, "power library 1").do(0, "place prism")
    t.do(1, "power jeweled_statuette 2").do(0, "discard hawk", "essence gold")
    t.do(1, "power oracle 1", "deck own").do(1, t.legal(1)[0]).do(1, t.legal(1)[0])
    drawn = set()
    places = set()
    for number in range(200):
        state = t.state
        for step in range(depth):
            state = state.world(0, f"{number} {step}")
            check_state(state)
            assert state.view(0) == t.state.view(0)
        world = Table(state)
        assert "jeweled_statuette" in world.seat(1)["deck"]
        drawn |= set(world.seat(1)["hand"]) & {"vault", "crypt"}
        places.add(world.seat(1)["deck"].index("jeweled_statuette"))
    assert drawn == {"vault", "crypt"}
    assert places == {0, 1, 2}


# --- what a shown card tells ------------------------------------------------------------------------------------------


def after_nightingale(hand: str, deck: str, top: str, beside: list[str]) -> Table:
    """Seat 1 looks (Guard Dog comes from the discard pile), puts a card on top, draws it, and discards Nightingale."""
    t = table(
        player(mage="druid", hand=["prism", "vault"]),
        player(mage="seer", in_play=["library"], hand=[hand, *beside], deck=[deck], discard=["guard_dog"]),
        to_act=1,
    )
    t.do(1, "power seer 1", "deck own", f"choose {top}")
    t.do(0, "discard prism", "essence gold").do(1, "power library 1").do(0, "discard vault", "essence gold")
    return t.do(1, "discard nightingale", "essence gold")


CASES = {
    "it was in the deck": ("hawk", "nightingale", "nightingale"),
    "it was in hand, the old card was drawn": ("nightingale", "hawk", "hawk"),
    "it was in hand, guard dog was drawn": ("nightingale", "hawk", "guard_dog"),
}


@pytest.mark.rule("RA-30.17", "RA-30.20")
@pytest.mark.parametrize("beside", [[], ["mermaid"], ["mermaid", "athanor"]])
def test_a_discarded_card_does_not_tell_where_another_lies(beside: list[str]) -> None:
    views = []
    in_deck = {}
    for name, (hand, deck, top) in CASES.items():
        t = after_nightingale(hand, deck, top, beside)
        assert t.seat(1)["discard"] == ["nightingale"]
        assert (t.seat(1)["hand_size"], t.seat(1)["deck_size"]) == (1 + len(beside), 1)
        views.append(t.state.view(0))
        in_deck[name] = 0
        for world in worlds(t, 0, 400):
            assert "guard_dog" in hidden_cards(world, 1), "it was public"
            in_deck[name] += "guard_dog" in world.seat(1)["deck"]
    assert views[0] == views[1] == views[2], "seat 0 cannot tell the three apart"
    assert all(50 < count < 280 for count in in_deck.values()), in_deck
    assert max(in_deck.values()) - min(in_deck.values()) < 45, in_deck


# --- a Collect that is going on ---------------------------------------------------------------------------------------


def collecting(*choices: str, third: tuple[str, ...] = ()) -> Table:
    """Seat 1, with four things to take off and a price to pay, goes first; then seat 0 has taken something off."""
    t = table(
        player(mage="witch", in_play=[card("catacombs_of_the_dead", death=2), "hanging_gardens"], hand=["prism"]),
        player(
            in_play=[
                card("corrupt_altar", elan=3),
                card("mermaid", calm=1, gold=2),
                card("windup_man", life=1),
                card("sacred_grove", life=3),
                "cursed_forge",
            ],
            pool={"death": 2},
            hand=["hawk"],
        ),
        player(in_play=[card("vault", gold=1)], hand=["crypt"]),
        phase="collect",
    )
    t.do(1, *choices).do(0, "take catacombs_of_the_dead")
    return t.do(2, *third)


def told(t: Table, seed: str = "same") -> dict[str, Any]:
    """Everything that seat 0 could read off its own state of things and off a world of its own."""
    world = t.state.world(0, seed)
    check_state(world)
    assert (world.event_count, world.events(0, None, everything=True)) == (0, []), "nothing has happened in it"
    return {
        "view": t.state.view(0),
        "decisions": t.state.decisions,
        "revelations": t.state.revelations,
        "world": world.save(),
        "hash": world.state_hash(),
        "decision": [repr(world.decision(seat)) for seat in world.actors()],
        "groups": [world.decision(seat).group for seat in world.actors()],
    }


def all_equal(values: Iterable[dict[str, Any]]) -> None:
    first, *others = values
    for other in others:
        assert other.keys() == first.keys()
        for key in first:
            assert other[key] == first[key], key


NOT_DONE: tuple[tuple[str, ...], ...] = (
    (),
    ("take corrupt_altar",),
    ("take mermaid",),
    ("take corrupt_altar", "take mermaid"),
    ("take corrupt_altar", "take mermaid", "take windup_man"),
    ("take corrupt_altar", "take sacred_grove"),
    ("done",),
)
DONE: tuple[tuple[str, ...], ...] = (
    ("done", "pay"),
    ("done", "turn"),
    ("take corrupt_altar", "take mermaid", "done", "pay"),
    ("take corrupt_altar", "take mermaid", "take windup_man", "take sacred_grove", "turn"),
)


@pytest.mark.rule("RA-30.21", "RA-30.17")
@pytest.mark.parametrize("third", [(), ("take vault",)])
def test_a_rivals_progress_in_collect_does_not_show(third: tuple[str, ...]) -> None:
    tables = [collecting(*choices, third=third) for choices in NOT_DONE]
    assert all(1 in t.actors() for t in tables)
    all_equal(told(t) for t in tables)


@pytest.mark.rule("RA-30.21", "RA-30.17")
def test_nor_does_what_a_rival_chose_who_is_done() -> None:
    tables = [collecting(*choices) for choices in DONE]
    assert all(1 not in t.actors() for t in tables)
    all_equal(told(t) for t in tables)


@pytest.mark.rule("RA-30.21")
def test_a_rival_who_is_collecting_starts_over_in_a_world() -> None:
    fresh = collecting()
    for world in worlds(collecting("take corrupt_altar", "take mermaid", "take windup_man"), 0, 5):
        for key in ("pool", "in_play", "points"):
            assert world.seat(1)[key] == fresh.seat(1)[key]
        assert world.legal(1) == fresh.legal(1)
        assert world.pool(0)["death"] == fresh.pool(0)["death"], "seat 0 has taken it and knows it"
        assert world.on(0, "catacombs_of_the_dead") == {}


@pytest.mark.rule("RA-30.21")
def test_a_rival_who_is_done_may_have_chosen_anything() -> None:
    t = collecting("take corrupt_altar", "done", "turn")
    seen = set()
    for world in worlds(t, 0, 200):
        assert world.actors() == (0, 2)
        taken = frozenset(
            name for name in ("corrupt_altar", "mermaid", "windup_man", "sacred_grove") if not world.on(1, name)
        )
        seen.add((world.turned(1, "cursed_forge"), taken))
        assert world.pool(1).get("death", 0) == (3 if world.turned(1, "cursed_forge") else 2), "the Altar brings one"
    assert {turned for turned, _ in seen} == {True, False}
    assert len({taken for _, taken in seen}) > 8, "of 16 sets"
