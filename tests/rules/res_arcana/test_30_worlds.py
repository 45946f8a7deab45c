"""Section 30: a re-deal of what a seat cannot know varies what is hidden from it and keeps what it has seen."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, card, new_game, player, table

CATALOGUE = RES_ARCANA.catalogue()
ARTIFACTS = frozenset(CATALOGUE.ids[number] for number in CATALOGUE.artifacts)
MONUMENTS = frozenset(CATALOGUE.ids[number] for number in CATALOGUE.monuments)
SETUPS = ("standard", "first_game", "draft", "match")


def worlds(t: Table, seat: int, count: int = 60) -> list[Table]:
    return [Table(t.state.world(seat, f"world {number}")) for number in range(count)]


def seen_in(dealt: list[Table], what: Callable[[Table], Any]) -> set[Any]:
    """The different values that something takes in some worlds; lists as tuples."""
    values = [what(world) for world in dealt]
    return {tuple(value) if isinstance(value, list) else value for value in values}


def to_prompt(t: Table, *prompts: str) -> Table:
    while t.prompt(t.actors()[0]) not in prompts:
        seat = t.actors()[0]
        t.do(seat, t.legal(seat)[0])
    return t


def orders(*cards: str) -> set[tuple[str, ...]]:
    return set(itertools.permutations(cards))


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.17", "RA-30.19")
@pytest.mark.parametrize(
    ("setup", "seats"),
    [("standard", 2), ("standard", 4), ("first_game", 3), ("draft", 2), ("draft", 3), ("draft", 4), ("match", 2)],
)
def test_no_seat_can_tell_a_re_deal_from_the_truth_and_the_truth_stays(setup: str, seats: int) -> None:
    t = new_game(seats, f"worlds {setup} {seats}", setup=setup, round_limit=3)
    rng = random.Random(f"{setup} {seats}")
    for number in itertools.count():
        if t.state.over:
            break
        before = t.state.state_hash()
        for seat in range(seats):
            world = t.state.world(seat, f"{number}")
            RES_ARCANA.check(world)
            assert world.view(seat) == t.state.view(seat)
            assert world.view(None) == t.state.view(None)
            assert world.chance.key != t.state.chance.key, "the chances of the truth are not handed out"
            assert world.events(0, seat, everything=True) == []
            again = RES_ARCANA.load(world.save())
            for actor in range(seats):
                assert world.legal_actions(actor) == again.legal_actions(actor), "of the cards that are there now"
        assert t.state.state_hash() == before
        actor = rng.choice(t.actors())
        t.do(actor, rng.choice(t.legal(actor)))


@pytest.mark.rule("RA-30.17")
@pytest.mark.parametrize("setup", SETUPS)
def test_a_re_deal_can_be_played_to_the_end(setup: str) -> None:
    t = new_game(2, f"play on {setup}", setup=setup, round_limit=2)
    rng = random.Random(setup)
    step = 0
    while not t.state.over:
        if step % 5 == 0:
            world = Table(t.state.world(step % 2, f"{step}"))
            while not world.state.over:
                RES_ARCANA.check(world.state)
                seat = rng.choice(world.actors())
                world.do(seat, rng.choice(world.legal(seat)))
        seat = rng.choice(t.actors())
        t.do(seat, rng.choice(t.legal(seat)))
        step += 1


# --- standard and first game ------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.1", "RA-30.13")
def test_a_rivals_hand_may_hold_any_card_that_was_not_seen() -> None:
    t = to_prompt(new_game(2, "hands"), "turn")
    own = t.seat(0)["hand"] + t.seat(0)["deck"]
    dealt = worlds(t, 0, 200)
    found = {name for world in dealt for name in world.seat(1)["hand"]}
    assert found == ARTIFACTS - set(own), "each of the 32 others, those in the box included"
    assert {world.seat(1)["hand_size"] for world in dealt} == {t.seat(1)["hand_size"]}


@pytest.mark.rule("RA-30.2", "RA-30.3")
def test_the_own_deck_keeps_its_cards_and_not_its_order() -> None:
    t = to_prompt(new_game(2, "decks"), "turn")
    dealt = worlds(t, 0, 200)
    assert seen_in(dealt, lambda w: sorted(w.seat(0)["deck"])) == {tuple(sorted(t.seat(0)["deck"]))}
    assert seen_in(dealt, lambda w: w.seat(0)["hand"]) == {tuple(t.seat(0)["hand"])}
    assert seen_in(dealt, lambda w: w.seat(0)["deck"][0]) == set(t.seat(0)["deck"]), "any of them may be on top"
    assert len(seen_in(dealt, lambda w: w.seat(0)["deck"])) > 60, "of 120 orders"
    assert {name for world in dealt for name in world.seat(1)["deck"]} == ARTIFACTS - set(
        t.seat(0)["hand"] + t.seat(0)["deck"]
    )


@pytest.mark.rule("RA-30.4")
def test_in_a_first_game_the_own_deck_may_be_any_cards() -> None:
    t = to_prompt(new_game(2, "first", setup="first_game"), "turn")
    sets = t.seat(0)["hand"] + t.seat(1)["hand"]
    dealt = worlds(t, 0, 200)
    for owner in range(2):
        assert {name for world in dealt for name in world.seat(owner)["deck"]} == ARTIFACTS - set(sets)
        hands = {tuple(world.seat(owner)["hand"]) for world in dealt}
        assert hands == {tuple(t.seat(owner)["hand"])}, "the sets are printed"


@pytest.mark.rule("RA-30.9")
def test_the_monument_deck_is_dealt_anew_and_the_display_kept() -> None:
    t = to_prompt(new_game(2, "monuments"), "turn")
    dealt = worlds(t, 0, 120)
    assert seen_in(dealt, lambda w: w.facts()["center"]["monuments"]) == {tuple(t.facts()["center"]["monuments"])}
    assert seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][0]) == set(
        t.facts()["center"]["monument_deck"]
    )


@pytest.mark.rule("RA-30.12")
def test_mages_that_others_were_dealt_are_dealt_anew_until_they_are_revealed() -> None:
    t = to_prompt(new_game(3, "mages"), "choose-mage")
    own = t.state.view(0)["players"][0]["mages"]
    t.do(1, f"choose {t.state.view(1)['players'][1]['mages'][0]}")
    dealt = worlds(t, 0, 120)
    assert all(world.state.view(0)["players"][0]["mages"] == own for world in dealt)
    found = {mage for world in dealt for mage in world.state.view(1)["players"][1]["mages"]}
    assert found == {CATALOGUE.ids[number] for number in CATALOGUE.mages} - set(own)
    assert all(
        world.state.view(1)["players"][1]["mage_chosen"] in world.state.view(1)["players"][1]["mages"]
        for world in dealt
    )
    for seat in (0, 2):
        t.do(seat, t.legal(seat)[0])
    revealed = [t.seat(seat)["mage"] for seat in range(3)]
    assert seen_in(worlds(t, 0), lambda w: [w.seat(seat)["mage"] for seat in range(3)]) == {tuple(revealed)}


@pytest.mark.rule("RA-30.12")
def test_in_a_re_deal_of_a_draft_nobody_has_chosen_a_mage_yet() -> None:
    t = new_game(2, "mages later", setup="draft")
    t.do(1, t.legal(1)[0])
    for world in worlds(t, 0, 5):
        assert len(world.state.view(1)["players"][1]["mages"]) == 2
        assert "mage_chosen" not in world.state.view(1)["players"][1], "seat 1 has only picked a card"


@pytest.mark.rule("RA-30.5", "RA-30.6", "RA-30.7", "RA-30.8")
def test_what_lies_open_is_the_same_in_every_re_deal() -> None:
    t = table(
        player(mage="seer", item="research", pool={"calm": 2}, hand=["prism"], deck=["athanor", "crypt"]),
        player(
            mage="druid",
            item="alchemy",
            pool={"gold": 3},
            hand=["guard_dog"],
            deck=["fire_dragon", "dragon_egg"],
            discard=["hawk", "vault"],
            in_play=[card("mermaid", turned=True, life=2), "oracle"],
        ),
        center={"monuments": ["temple"], "monument_deck": ["library", "obelisk"], "places": ["coral_castle"]},
    )
    for world in worlds(t, 0, 20):
        for key in ("pool", "discard", "in_play", "item", "mage", "hand_size", "deck_size", "points"):
            assert world.seat(1)[key] == t.seat(1)[key]
        for key in ("monuments", "places", "items"):
            assert world.facts()["center"][key] == t.facts()["center"][key]
        assert world.facts()["first_player"] == t.facts()["first_player"]


# --- what was looked at -----------------------------------------------------------------------------------------------


def looked(deck: str, *order: str) -> Table:
    """Seat 0 has looked at three cards of a deck and put them back in this order (the last one falls into place)."""
    t = table(
        player(
            mage="seer",
            in_play=["library"],
            pool={"gold": 4},
            hand=["prism"],
            deck=["hawk", "vault", "crypt", "treant", "mermaid", "athanor"],
        ),
        player(
            in_play=["oracle"], pool={"gold": 8}, hand=["guard_dog", "dragon_egg"], deck=["fire_dragon", "bone_dragon"]
        ),
        player(hand=["flaming_pit"]),
        center={"monument_deck": ["colossus", "obelisk", "temple", "mausoleum", "great_pyramid", "golden_statue"]},
    )
    return t.do(0, "power seer 1", f"deck {deck}", *[f"choose {name}" for name in order])


@pytest.mark.rule("RA-30.19")
def test_the_looker_keeps_the_order_of_their_own_deck_until_the_cards_are_drawn() -> None:
    t = looked("own", "crypt", "hawk")
    assert seen_in(worlds(t, 0), lambda w: w.seat(0)["deck"][:3]) == {("crypt", "hawk", "vault")}
    assert seen_in(worlds(t, 0), lambda w: w.seat(0)["deck"][3:]) == orders("treant", "mermaid", "athanor")
    t.do(1, "discard guard_dog", "essence gold").do(2, "discard flaming_pit", "essence gold")
    t.do(0, "power library 1")
    assert seen_in(worlds(t, 0), lambda w: w.seat(0)["deck"][:2]) == {("hawk", "vault")}
    assert seen_in(worlds(t, 0), lambda w: w.seat(0)["deck"][2:]) == orders("treant", "mermaid", "athanor")


@pytest.mark.rule("RA-30.10", "RA-30.19")
def test_what_one_seat_looked_at_stays_unknown_to_the_others() -> None:
    t = looked("own", "crypt", "hawk")
    tops = seen_in(worlds(t, 1, 300), lambda w: w.seat(0)["deck"][0])
    assert len(tops) > 25, "any card that seat 1 has not seen"
    t = looked("monuments", "temple", "colossus")
    dealt = worlds(t, 1, 200)
    assert seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][0]) == set(
        t.facts()["center"]["monument_deck"]
    )


@pytest.mark.rule("RA-30.19")
def test_the_looker_keeps_the_monuments_they_put_back() -> None:
    t = looked("monuments", "temple", "colossus")
    dealt = worlds(t, 0)
    assert seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][:3]) == {("temple", "colossus", "obelisk")}
    assert seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][3:]) == orders(
        "mausoleum", "great_pyramid", "golden_statue"
    )


@pytest.mark.rule("RA-30.19")
def test_a_claimed_monument_is_gone_and_the_rest_stays_known() -> None:
    t = looked("monuments", "temple", "colossus").do(1, "claim monument_deck")
    assert "temple" in t.seat(1)["in_play"]
    dealt = worlds(t, 0)
    assert seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][:2]) == {("colossus", "obelisk")}
    assert len(seen_in(dealt, lambda w: w.facts()["center"]["monument_deck"][2:])) == 6


@pytest.mark.rule("RA-30.19")
def test_when_another_looks_at_the_same_monuments_they_stay_known_but_not_their_order() -> None:
    t = looked("monuments", "temple", "colossus").do(
        1, "power oracle 1", "deck monuments", "choose obelisk", "choose temple"
    )
    assert seen_in(worlds(t, 1), lambda w: w.facts()["center"]["monument_deck"][:3]) == {
        ("obelisk", "temple", "colossus")
    }
    assert seen_in(worlds(t, 0, 120), lambda w: w.facts()["center"]["monument_deck"][:3]) == orders(
        "temple", "colossus", "obelisk"
    )
    assert len(seen_in(worlds(t, 2, 200), lambda w: w.facts()["center"]["monument_deck"][:3])) > 60


@pytest.mark.rule("RA-30.19")
def test_in_a_first_game_the_cards_looked_at_are_kept_in_place() -> None:
    t = to_prompt(new_game(2, "seer", setup="first_game", first=1), "turn")
    assert t.seat(0)["mage"] == "seer"
    while t.actors() != (0,):
        t.do(1, *[words for words in t.legal(1) if words.startswith("discard")][:1], "essence gold")
    seen = t.seat(0)["deck"][:3]
    t.do(0, "power seer 1", "deck own", f"choose {seen[2]}", f"choose {seen[0]}")
    dealt = worlds(t, 0, 100)
    assert seen_in(dealt, lambda w: w.seat(0)["deck"][:3]) == {(seen[2], seen[0], seen[1])}
    assert len({name for world in dealt for name in world.seat(0)["deck"][3:]}) > 20, "the others were not seen"


# --- what was public --------------------------------------------------------------------------------------------------


def reshuffled() -> Table:
    """Seat 1 has passed; for the card that they drew their discard pile was shuffled."""
    t = table(
        player(item="research", hand=["prism"], deck=["mermaid"]),
        player(item="alchemy", in_play=["library"], hand=["hawk"], discard=["vault", "crypt", "treant"]),
        player(item="divination", hand=["athanor"]),
        to_act=1,
    )
    return t.do(1, "pass", "choose protection")


@pytest.mark.rule("RA-30.20")
@pytest.mark.parametrize("seat", [0, 2])
def test_reshuffled_cards_stay_in_that_players_deck_or_hand(seat: int) -> None:
    dealt = worlds(reshuffled(), seat, 200)
    known = {"vault", "crypt", "treant"}
    for world in dealt:
        assert known <= set(world.seat(1)["hand"] + world.seat(1)["deck"])
        assert len(known & set(world.seat(1)["hand"])) == 1, "one of them was drawn"
    assert {name for world in dealt for name in known & set(world.seat(1)["hand"])} == known
    assert seen_in(dealt, lambda w: w.seat(1)["deck"]) == set(itertools.permutations(sorted(known), 2))
    assert len({name for world in dealt for name in world.seat(1)["hand"]} - known) > 20, "the other card is unknown"


@pytest.mark.rule("RA-30.20")
def test_the_owner_knows_the_card_drawn_and_not_the_order_of_the_rest() -> None:
    t = reshuffled()
    dealt = worlds(t, 1)
    assert seen_in(dealt, lambda w: w.seat(1)["hand"]) == {tuple(t.seat(1)["hand"])}
    assert seen_in(dealt, lambda w: w.seat(1)["deck"]) == orders(*t.seat(1)["deck"])


@pytest.mark.rule("RA-30.20")
def test_when_a_reshuffled_card_reappears_it_is_no_longer_in_doubt() -> None:
    t = reshuffled()
    t.do(2, "pass", "choose alchemy").do(0, "pass", "choose reanimate")
    drawn = next(name for name in t.seat(1)["hand"] if name != "hawk")
    to_prompt(t, "turn")
    assert t.actors() == (1,)
    t.do(1, f"discard {drawn}", "essence gold")
    rest = {"vault", "crypt", "treant"} - {drawn}
    for world in worlds(t, 0, 40):
        assert world.seat(1)["discard"] == [drawn]
        assert set(world.seat(1)["deck"]) == rest


@pytest.mark.rule("RA-30.20")
def test_a_look_into_a_reshuffled_deck_hides_the_order_of_old_and_new_cards() -> None:
    """Seat 1 has one card left in the deck, looks, and so shuffles the discard pile under it."""
    t = table(
        player(hand=["prism"]),
        player(mage="seer", hand=["hawk"], deck=["mermaid"], discard=["vault", "crypt", "treant"]),
        to_act=1,
    )
    t.do(1, "power seer 1", "deck own")
    t.do(1, t.legal(1)[0]).do(1, t.legal(1)[0])
    dealt = worlds(t, 0, 200)
    known = {"vault", "crypt", "treant"}
    for world in dealt:
        assert known <= set(world.seat(1)["deck"])
        assert world.seat(1)["deck"][3] in known, "only three cards were looked at"
    places = {next(i for i, name in enumerate(world.seat(1)["deck"]) if name not in known) for world in dealt}
    assert places == {0, 1, 2}, "the old card may be at any of the three places"


@pytest.mark.rule("RA-30.20")
@pytest.mark.parametrize("order", [("old", "first", "second"), ("second", "first", "old"), ("second", "old", "first")])
def test_a_second_look_hides_the_order_again(order: tuple[str, str, str]) -> None:
    """As before with two old cards, but then seat 1 draws one and looks again: the three cards on top are the other old
    card, the reshuffled card of the first look, and one more of the reshuffled cards."""
    t = table(
        player(hand=["prism", "guard_dog"]),
        player(
            mage="seer",
            in_play=["library", "oracle"],
            hand=["hawk"],
            deck=["mermaid", "nightingale"],
            discard=["vault", "crypt", "treant", "athanor"],
        ),
        to_act=1,
    )
    known = {"vault", "crypt", "treant", "athanor"}
    t.do(1, "power seer 1", "deck own", "choose mermaid", "choose nightingale")
    t.do(0, "discard guard_dog", "essence gold")
    t.do(1, "power library 1")
    t.do(0, "place prism")
    name = {"old": "nightingale", "first": t.seat(1)["deck"][1], "second": t.seat(1)["deck"][2]}
    t.do(1, "power oracle 1", "deck own", f"choose {name[order[0]]}", f"choose {name[order[1]]}")
    assert t.seat(1)["deck"][:3] == [name[which] for which in order]
    dealt = worlds(t, 0, 300)
    for place in range(3):
        there = {world.seat(1)["deck"][place] for world in dealt}
        assert there >= known, "any of the reshuffled cards may be there"
        assert there - known, "or one that was in the deck before"
    for world in dealt:
        assert set(world.seat(1)["deck"][3:]) <= known, "what was never looked at are reshuffled cards"


# --- drafts -----------------------------------------------------------------------------------------------------------


def packs(t: Table) -> list[list[str]]:
    return [t.state.view(seat)["players"][seat]["pack"] for seat in range(t.state.seats)]


def kept(t: Table) -> list[list[str]]:
    return [t.state.view(seat)["players"][seat]["kept"] for seat in range(t.state.seats)]


def pick_first(t: Table) -> list[str]:
    """Everybody keeps the first card of their pack."""
    picks = [pack[0] for pack in packs(t)]
    for seat, name in enumerate(picks):
        t.do(seat, f"choose {name}")
    return picks


@pytest.mark.rule("RA-30.14")
def test_before_the_first_pass_nothing_of_a_rivals_pack_is_known() -> None:
    t = new_game(2, "fresh packs", setup="draft")
    mine = packs(t)[0]
    dealt = worlds(t, 0, 200)
    assert seen_in(dealt, lambda w: packs(w)[0]) == {tuple(mine)}
    assert {name for world in dealt for name in packs(world)[1]} == ARTIFACTS - set(mine)


@pytest.mark.rule("RA-30.14", "RA-30.19")
def test_of_two_players_each_knows_what_the_other_took_out_of_a_pack_seen_twice() -> None:
    t = new_game(2, "two", setup="draft")
    first, second = packs(t)
    taken_unseen = pick_first(t)[1]
    dealt = worlds(t, 0, 200)
    assert seen_in(dealt, lambda w: packs(w)[1]) == {tuple(first[1:])}, "what was passed on is with the rival"
    assert seen_in(dealt, lambda w: packs(w)[0]) == {tuple(second[1:])}
    assert {name for world in dealt for name in kept(world)[1]} == ARTIFACTS - {*first, *second[1:]}
    t.do(1, f"choose {packs(t)[1][0]}")
    dealt = worlds(t, 0, 100)
    assert {tuple(sorted([*packs(w)[1], kept(w)[1][1]])) for w in dealt} == {tuple(sorted(first[1:]))}
    assert {kept(w)[1][1] for w in dealt} == set(first[1:]), "which of them the rival takes is not seen yet"
    t.do(0, f"choose {packs(t)[0][0]}")
    dealt = worlds(t, 0, 100)
    assert {kept(w)[1][1] for w in dealt} == {first[1]}, "the pack has come back, one card is missing"
    assert len({kept(w)[1][0] for w in dealt}) > 20
    assert taken_unseen not in {*first, *second[1:]}


@pytest.mark.rule("RA-30.14", "RA-30.19")
def test_after_a_draft_of_two_all_but_two_cards_of_the_rival_are_known() -> None:
    t = new_game(2, "two", setup="draft")
    unseen = []
    for number in range(6):
        picks = pick_first(t)
        if number in (0, 3):
            unseen.append(picks[1])
    assert t.prompt(0) == "choose-mage"
    rival = set(t.seat(1)["hand"] + t.seat(1)["deck"])
    own = set(t.seat(0)["hand"] + t.seat(0)["deck"])
    dealt = worlds(t, 0, 200)
    for world in dealt:
        assert rival - set(unseen) <= set(world.seat(1)["hand"] + world.seat(1)["deck"])
    guessed = {name for world in dealt for name in world.seat(1)["hand"] + world.seat(1)["deck"]} - rival
    assert guessed == ARTIFACTS - rival - own, "the two others may be any card of the box"
    assert {name for world in dealt for name in world.seat(1)["hand"]} >= rival - set(unseen), "in hand or deck"


@pytest.mark.rule("RA-30.14", "RA-30.19")
def test_of_three_players_a_card_passed_on_is_with_one_of_the_others() -> None:
    t = new_game(3, "three", setup="draft")
    first = packs(t)[0]
    for _ in range(3):
        pick_first(t)
    assert len(kept(t)[0]) == 4, "the first half is over"
    passed_on = [name for name in first[1:] if name not in kept(t)[0]]
    assert len(passed_on) == 2, "three cards went on, one of them came back"
    dealt = worlds(t, 0, 120)
    holders = set()
    for world in dealt:
        at = [[name in cards for cards in kept(world)].index(True) for name in passed_on]
        assert sorted(at) == [1, 2], "each of the two others took one"
        holders.add(tuple(at))
    assert holders == {(1, 2), (2, 1)}


@pytest.mark.rule("RA-30.14", "RA-30.19")
def test_of_four_players_what_was_passed_on_stays_with_those_who_came_after() -> None:
    """Seat 0's second pack goes on to seats 1 and 2: each of them has one of its last two cards."""
    t = new_game(4, "four", setup="draft")
    first = packs(t)[0]
    pick_first(t)
    second = packs(t)[0]
    pick_first(t)
    pick_first(t)
    dealt = worlds(t, 0, 150)
    spread = set()
    for world in dealt:
        at = [[name in cards for cards in kept(world)].index(True) for name in first[1:]]
        assert sorted(at) == [1, 2, 3]
        later = [[name in cards for cards in kept(world)].index(True) for name in second[1:]]
        assert sorted(later) == [1, 2]
        spread.add(tuple(at))
    assert spread == set(itertools.permutations((1, 2, 3)))


@pytest.mark.rule("RA-30.14", "RA-30.19")
def test_a_drafted_card_that_was_shown_settles_who_took_it() -> None:
    t = new_game(3, "three", setup="draft", first=1)
    first = packs(t)[0]
    for _ in range(3):
        pick_first(t)
    owner = {name: seat for seat in (1, 2) for name in first[1:] if name in kept(t)[seat]}
    to_prompt(t, "turn")
    for seat in (1, 2, 0) * 3:
        shown = [words for words in t.legal(seat) if words.split()[-1] in owner and words.startswith("discard ")]
        if shown:
            t.do(seat, shown[0], "essence gold")
            break
        t.do(seat, next(words for words in t.legal(seat) if words.startswith("discard ")), "essence gold")
    else:
        pytest.fail("no drafted card was shown in this game")
    name = shown[0].split()[-1]
    other = next(card for card in owner if card != name)
    for world in worlds(t, 0, 40):
        assert name in world.seat(owner[name])["discard"]
        assert other in world.seat(owner[other])["hand"] + world.seat(owner[other])["deck"]


# --- matches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.15")
@pytest.mark.parametrize("game", [2, 3])
def test_in_later_games_the_decks_keep_their_cards_and_not_their_order(game: int) -> None:
    t = new_game(2, "later games", setup="match", round_limit=1)
    while t.facts()["match"]["game"] < game or t.prompt(t.actors()[0]) != "choose-item":
        seat, winner = t.actors()[0], t.facts()["match"]["game"] - 1
        legal = t.legal(seat)
        if t.prompt(seat) == "turn" and seat != winner and not t.seat(winner)["passed"]:
            legal = [words for words in legal if words.startswith("discard ")]
        t.do(seat, legal[0])
    rival = sorted(t.seat(1)["hand"] + t.seat(1)["deck"])
    dealt = worlds(t, 0, 150)
    assert seen_in(dealt, lambda w: sorted(w.seat(1)["hand"] + w.seat(1)["deck"])) == {tuple(rival)}
    assert len(seen_in(dealt, lambda w: w.seat(1)["hand"])) > 35, "of 56 hands"
    assert seen_in(dealt, lambda w: w.seat(1)["deck"][0]) == set(rival)
    assert seen_in(dealt, lambda w: w.seat(0)["hand"]) == {tuple(t.seat(0)["hand"])}
    assert len(seen_in(dealt, lambda w: w.seat(0)["deck"])) > 60


@pytest.mark.rule("RA-30.15")
def test_the_open_draft_is_the_same_in_every_re_deal() -> None:
    t = new_game(2, "open", setup="match", round_limit=1)
    to_prompt(t, "open-draft")
    t.do(t.actors()[0], t.legal(t.actors()[0])[0])
    for seat in range(2):
        for world in worlds(t, seat, 10):
            assert world.facts()["match"] == t.facts()["match"]
            assert world.state.view(None)["center"]["open_draft"] == t.state.view(None)["center"]["open_draft"]


# --- a simultaneous Collect -------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-30.21")
@pytest.mark.parametrize("taken", [True, False])
def test_a_rivals_choice_in_collect_is_open_in_a_re_deal_and_the_own_is_kept(taken: bool) -> None:
    t = table(
        player(in_play=[card("catacombs_of_the_dead", death=2), "hanging_gardens"], hand=["prism"]),
        player(in_play=[card("sacred_grove", life=3)], hand=["hawk"]),
        phase="collect",
    )
    t.do(0, "take catacombs_of_the_dead")
    t.do(1, "take sacred_grove" if taken else "done")
    dealt = worlds(t, 0, 60)
    assert {world.pool(1).get("life", 0) for world in dealt} == {0, 3}
    for world in dealt:
        assert world.pool(0).get("death", 0) == t.pool(0)["death"]
        assert world.on(1, "sacred_grove").get("life", 0) + world.pool(1).get("life", 0) == 3
        assert world.actors() == (0,)


@pytest.mark.rule("RA-30.21")
def test_in_an_ordered_collect_a_re_deal_keeps_what_was_chosen() -> None:
    t = table(
        player(in_play=[card("catacombs_of_the_dead", death=2)], hand=["prism"]),
        player(in_play=[card("sacred_grove", life=3)], hand=["hawk"]),
        phase="collect",
        options={"collect": "ordered"},
    )
    t.do(0, "take catacombs_of_the_dead")
    assert {world.pool(0)["death"] for world in worlds(t, 1, 30)} == {t.pool(0)["death"]}
