"""A world depends on nothing but what its seat knows and the seed: the truth leaves no trace in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from arcanum.core.battery import BatteryFailure, play_random
from arcanum.core.chance import Chance, key_of
from arcanum.games.res_arcana import RES_ARCANA, knowledge
from arcanum.games.res_arcana.state import State
from tests.rules.res_arcana.table import Table, card, new_game, player, table

SHORT = {"round_limit": 8}
SETUPS: list[tuple[int, dict[str, Any], set[str]]] = [
    (2, {}, {"choose-mage", "choose-item", "turn", "choose-deck", "reorder", "discard", "take-off", "swap-item"}),
    (3, {}, {"choose-mage", "turn", "reorder", "discard", "take-off"}),
    (4, {}, {"choose-mage", "turn", "reorder", "discard", "take-off"}),
    (2, {"collect": "ordered"}, {"turn", "reorder", "take-off"}),
    (4, {"collect": "ordered"}, {"turn", "reorder", "take-off"}),
    (2, {"setup": "draft"}, {"draft-pick", "choose-mage", "turn", "reorder"}),
    (3, {"setup": "draft"}, {"draft-pick", "choose-mage", "turn", "reorder", "take-off"}),
    (4, {"setup": "draft", "collect": "ordered"}, {"draft-pick", "choose-mage", "turn", "reorder"}),
    (2, {"setup": "first_game"}, {"choose-item", "turn", "reorder", "take-off"}),
    (4, {"setup": "first_game", "starter_sets": "shuffled"}, {"choose-item", "turn", "reorder"}),
    (2, {"setup": "match", "round_limit": 4}, {"choose-mage", "open-draft", "name-first", "turn"}),
]
"""Seats, options, and prompts that must have been among the positions looked at."""
IDS = [f"{seats} {' '.join(str(value) for value in options.values())}".strip() for seats, options, _ in SETUPS]
GAMES = 12
"""So many, divided by the number of seats: more seats make longer games."""
LOOKERS = ("seer", "hawk", "oracle", "divination", "library", "scholar", "research")


def choose(state: State, chance: Chance) -> tuple[int, int]:
    """A random answer, but three times out of four one that has to do with looking at cards, drawing or discarding."""
    actors = state.actors()
    seat = actors[chance.below(len(actors))]
    legal = state.legal_actions(seat)
    words = [state.space.words(action).split() for action in legal]
    telling = [action for action, said in zip(legal, words, strict=True) if "deck" in said or {*said} & {*LOOKERS}]
    options = telling if telling and chance.below(4) else legal
    return seat, options[chance.below(len(options))]


def games(seats: int, options: dict[str, Any], chances: str) -> Iterator[tuple[State, Chance]]:
    for game in range(GAMES // seats):
        yield RES_ARCANA.new(seats, f"looks {game}", {**SHORT, **options}), Chance(key_of(f"{chances} {game}"))


def assert_same(one: State, other: State, but: tuple[str, ...] = ()) -> None:
    """Two worlds are one: whatever they hold, everybody's view, everybody's answers."""
    first, second = one.save(), other.save()
    assert [name for name in first if first[name] != second[name] and name not in but] == []
    if not but:
        assert one.state_hash() == other.state_hash()
    for seat in range(one.seats):
        assert one.legal_actions(seat) == other.legal_actions(seat)
        if not but:
            assert one.view(seat) == other.view(seat)


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_worlds_of_different_worlds_are_the_same(seats: int, options: dict[str, Any], prompts: set[str]) -> None:
    """Wherever two worlds of a seat come from, the same seed gives the same world of both, and of the truth."""
    seen = set()
    number = 0
    for state, chance in games(seats, options, "positions"):
        while not state.over:
            number += 1
            asked = {state.decision(seat).prompt for seat in state.actors()}
            rare = not asked <= {"turn", "pay", "gain-mix"}
            if number % 8 == 0 or (number % 2 == 0 and (rare or state.mixed)):
                seen |= asked
                for seat in range(seats):
                    world = state.world(seat, "t")
                    assert_same(world, state.world(seat, "a").world(seat, "t"))
                    assert_same(world, state.world(seat, "b").world(seat, "t"))
            state.apply(*choose(state, chance))
    assert prompts <= seen


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize(("seats", "options", "prompts"), SETUPS, ids=IDS)
def test_histories_that_a_seat_cannot_tell_apart_lead_to_the_same_worlds(
    seats: int, options: dict[str, Any], prompts: set[str]
) -> None:
    """The truth and a world of a seat are played on with the same actions as long as the seat is told the same of both:
    all the while they have the same worlds.

    Left out is what others remember of the monument deck: how many of the cards that another seat knew in no order are
    left, after one of the deck was turned up, hangs on whether that seat had known it, which is not told."""
    compared = 0
    for game, (state, chance) in enumerate(games(seats, options, "histories")):
        seat = game % seats
        number = 0
        twin = twin_of(state, seat, "start")
        while not state.over:
            number += 1
            if number % 3 == 0 or state.branches:
                assert_same(state.world(seat, "t"), twin.world(seat, "t"), but=("monument_known",))
                compared += 1
            actor, action = choose(state, chance)
            if action not in twin.legal_actions(actor):
                twin = twin_of(state, seat, f"{number}")
            since, begun = state.event_count, twin.event_count
            alike = action in twin.legal_actions(actor)
            state.apply(actor, action)
            if alike:
                twin.apply(actor, action)
                alike = twin.view(seat) == state.view(seat) and twin.events(begun, seat) == state.events(since, seat)
            if not alike:
                twin = twin_of(state, seat, f"{number} again")
    assert compared > 80


def twin_of(state: State, seat: int, seed: str) -> State:
    """A world of a seat, but with the chances of the truth: so the seat is told the same for longer."""
    twin = state.world(seat, seed)
    twin.chance = state.chance.clone()
    return twin


# --- what rivals do in secret -----------------------------------------------------------------------------------------


def all_same(tables: list[Table], seat: int) -> None:
    first, *others = tables
    for other in others:
        assert other.state.view(seat) == first.state.view(seat), "the seat cannot tell them apart"
        for seed in ("one", "two", "three"):
            assert_same(first.state.world(seat, seed), other.state.world(seat, seed))
    assert len({table.state.state_hash() for table in tables}) == len(tables), "although they are different"


@pytest.mark.rule("RA-30.1", "RA-30.2")
def test_the_cards_of_a_rival_and_their_order() -> None:
    hands = [("prism", "hawk", "vault", "crypt"), ("crypt", "vault", "hawk", "prism"), ("treant", "athanor", "mermaid")]
    tables = []
    for cards in [*hands[:2], (*hands[2], "windup_man")]:
        deck = list(cards[2:])
        tables.append(table(player(hand=["guard_dog"], deck=["fire_dragon"]), player(hand=[*cards[:2]], deck=deck)))
    all_same(tables, 0)


@pytest.mark.rule("RA-30.2")
def test_the_order_of_the_own_deck() -> None:
    decks = permutations(["prism", "hawk", "vault"])
    all_same([table(player(deck=list(deck)), player(hand=["mermaid"])) for deck in decks], 0)


@pytest.mark.rule("RA-30.9")
def test_the_order_of_the_monument_deck() -> None:
    orders = permutations(["colossus", "obelisk", "temple"])
    all_same([table(player(), player(), center={"monument_deck": list(order)}) for order in orders], 0)


@pytest.mark.rule("RA-30.10", "RA-30.19")
def test_how_a_rival_puts_monuments_back_that_another_has_seen() -> None:
    """Seat 1 has seen the second and third of them, seat 2 puts all three back."""
    tables = []
    for order in permutations(["obelisk", "temple", "mausoleum"], 2):
        t = table(
            player(mage="druid", hand=["prism"]),
            player(mage="seer", pool={"gold": 4}, hand=["hawk", "vault"]),
            player(in_play=["oracle"], hand=["crypt"]),
            center={"monument_deck": ["colossus", "obelisk", "temple", "mausoleum", "library"]},
            to_act=1,
        )
        t.do(1, "power seer 1", "deck monuments", "choose colossus", "choose obelisk")
        t.do(2, "discard crypt", "essence gold").do(0, "discard prism", "essence gold")
        t.do(1, "claim monument_deck")
        t.do(2, "power oracle 1", "deck monuments", *[f"choose {name}" for name in order])
        tables.append(t)
    all_same(tables, 0)
    known = {tuple(t.state.world(0, f"{number}").monument_known[1][0]) for number in range(60) for t in tables[:1]}
    assert {stretch[0] for stretch in known} == {3}
    assert {len(stretch) for stretch in known} == {3}, "seat 1 knows two of three"


@pytest.mark.rule("RA-30.19", "RA-30.20")
def test_how_a_rival_puts_back_old_and_reshuffled_cards() -> None:
    """Two looks with a draw between them, into cards that the others could tell apart before."""
    tables = []
    for first, second in ((0, 0), (1, 0), (2, 1), (0, 2), (2, 2)):
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
        t.do(1, "power seer 1", "deck own").do(1, t.legal(1)[first]).do(1, t.legal(1)[0])
        t.do(0, "discard guard_dog", "essence gold").do(1, "power library 1").do(0, "place prism")
        t.do(1, "power oracle 1", "deck own").do(1, t.legal(1)[second]).do(1, t.legal(1)[1])
        assert len(t.state.mixed) == 2
        tables.append(t)
    all_same(tables, 0)


@pytest.mark.rule("RA-30.12")
def test_which_mage_a_rival_chose() -> None:
    tables = []
    for choice in range(2):
        t = new_game(3, "mages")
        tables.append(t.do(1, t.legal(1)[choice]))
    all_same(tables, 0)


@pytest.mark.rule("RA-30.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_card_a_rival_took_out_of_a_pack(seats: int) -> None:
    """In their first pack, and in the second one, which the seat may have seen before."""
    for picks in ([(1, 0), (1, 1), (1, 2), (1, 3)], [(seats - 1, 0), (seats - 1, 2)]):
        tables = []
        for rival, choice in picks:
            t = new_game(seats, "packs", setup="draft")
            tables.append(t.do(rival, t.legal(rival)[choice]))
        all_same(tables, 0)
    tables = []
    for choice in range(3):
        t = new_game(seats, "packs", setup="draft")
        for seat in range(seats):
            t.do(seat, t.legal(seat)[0])
        tables.append(t.do(1, t.legal(1)[choice]))
    all_same(tables, 0)


@pytest.mark.rule("RA-30.14", "RA-30.17")
def test_from_which_pick_a_card_comes_that_was_shown() -> None:
    """In a draft of four, seat 0 did not see two cards of seat 1 that different others know."""
    t = new_game(4, "shown", setup="draft", first=1)
    while t.prompt(t.actors()[0]) != "turn":
        for seat in t.actors():
            t.do(seat, t.legal(seat)[0])
    state = t.state
    unseen = [number for number in state.hand[1] if not state.known[number] & 1]
    assert unseen, "seat 0 did not see this card"
    shown = state.cat.ids[unseen[0]]
    t.do(1, f"discard {shown}", "essence gold")
    worlds = [state.world(0, f"{number}") for number in range(40)]
    assert len({world.draft.index(unseen[0]) for world in worlds}) > 1
    hidden = {tuple(sorted(world.known[number] for number in world.hand[1] + world.deck[1])) for world in worlds}
    assert len(hidden) > 1, "so who else knows the others is not told either"
    assert_same(state.world(0, "a").world(0, "t"), state.world(0, "t"))


@pytest.mark.rule("RA-30.21")
def test_how_far_a_rival_is_in_collect() -> None:
    tables = []
    for choices in ([], ["take sacred_grove"], ["take mermaid"], ["take mermaid", "take sacred_grove"]):
        t = table(
            player(in_play=[card("catacombs_of_the_dead", death=2)], hand=["prism"]),
            player(in_play=[card("mermaid", calm=1), card("sacred_grove", life=3), "cursed_forge"], pool={"death": 2}),
            player(in_play=[card("vault", gold=1)]),
            phase="collect",
        )
        tables.append(t.do(1, *choices))
    all_same(tables, 0)


# --- the law itself ---------------------------------------------------------------------------------------------------


def test_the_battery_notices_a_world_that_hangs_on_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = knowledge.world_of

    def leaky(s: State, seat: int, seed: str) -> State:
        """The own deck is turned upside down instead of shuffled."""
        world = honest(s, seat, seed)
        world.deck[seat] = s.deck[seat][::-1]
        return world

    monkeypatch.setattr(knowledge, "world_of", leaky)
    with pytest.raises(BatteryFailure, match="hangs on what the seat cannot know"):
        play_random(RES_ARCANA, 2, "leaky", {"round_limit": 2}, check=True)
