"""Edge cases of set-up, variants and information; and of components that react as soon as they are in play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from arcanum.games.res_arcana.catalogue import ARTIFACT
from arcanum.games.res_arcana.scenario import facts_of
from arcanum.games.res_arcana.state import State
from tests.rules.res_arcana.table import Table, card, new_game, player, table

# --- set-up and variants ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-E121")
def test_three_players_choose_items_counter_clockwise_and_the_first_player_last() -> None:
    t = new_game(3, first=0)
    for seat in range(3):
        t.do(seat, t.legal(seat)[0])
    order = []
    while t.prompt(t.actors()[0]) == "choose-item":
        (seat,) = t.actors()
        order.append(seat)
        t.do(seat, t.legal(seat)[0])
    assert order == [2, 1, 0]


def kept(t: Table, seat: int) -> list[str]:
    cards: list[str] = t.state.view(seat)["players"][seat]["kept"]
    return cards


@pytest.mark.rule("RA-E123")
def test_the_fourth_card_of_a_pack_is_kept_automatically() -> None:
    t = new_game(2, setup="draft")
    packs = [set(t.state.view(seat)["players"][seat]["pack"]) for seat in (0, 1)]
    for step in range(3):
        for seat in (0, 1):
            assert len(t.legal(seat)) == 4 - step
            assert len(kept(t, seat)) == step
        for seat in (0, 1):
            t.do(seat, t.legal(seat)[0])
    assert [len(kept(t, seat)) for seat in (0, 1)] == [4, 4]
    assert set(kept(t, 0)) | set(kept(t, 1)) == packs[0] | packs[1]
    assert [len(t.legal(seat)) for seat in (0, 1)] == [4, 4], "the second half is dealt"


@pytest.mark.rule("RA-E124")
def test_before_game_3_a_dragon_returns_to_the_player_who_drafted_it() -> None:
    a = ["athanor", "hawk", "vault", "treant", "mermaid", "prism", "crypt", "flaming_pit"]
    b = ["bone_dragon", "fire_dragon", "nightingale", "magical_shard", "windup_man", "guard_dog", "dragon_egg"]
    b.append("dragon_teeth")
    t = table(
        player(mage="druid", item="research", hand=a[:2], deck=a[2:4], discard=a[4:], in_play=["bone_dragon"]),
        player(mage="witch", item="alchemy", hand=b[1:4], deck=b[4:]),
        options={"setup": "match"},
        match={"game": 2, "wins": [1, 0], "drafted": [a, b]},
        phase="game_over",
        winners=[1],
    )
    assert t.prompt(0) == "name-first"
    t.do(0, "seat 0")
    assert t.facts()["match"]["game"] == 3
    for seat, cards in enumerate((a, b)):
        assert sorted(t.seat(seat)["hand"] + t.seat(seat)["deck"]) == sorted(cards)
    assert t.seat(0)["components"] == ["druid"]


@pytest.mark.rule("RA-E128")
def test_cards_of_unused_sets_may_turn_up_in_first_game_decks() -> None:
    in_use = {"dragon_teeth", "elemental_spring", "hand_of_glory", "chalice_of_life", "flaming_pit", "vault"}
    unused = {"celestial_horse", "magical_shard", "tree_of_life", "dancing_sword", "fountain_of_youth", "hawk"}
    met = set()
    for seed in range(40):
        t = new_game(2, seed=f"set {seed}", setup="first_game", first=0)
        assert set(t.seat(0)["hand"]) | set(t.seat(1)["hand"]) == in_use
        decks = t.seat(0)["deck"] + t.seat(1)["deck"]
        assert len(set(decks)) == 10
        assert not set(decks) & in_use
        met |= set(decks)
    assert met >= unused


# --- reacting with what has just come into play -----------------------------------------------------------------------


@pytest.mark.rule("RA-E129")
def test_temple_reacts_before_its_owners_next_turn() -> None:
    t = table(
        player(pool={"gold": 4, "life": 2}),
        player(in_play=["fire_dragon"], hand=["prism"]),
        center={"monuments": ["temple"]},
    )
    t.do(0, "claim temple").do(1, "power fire_dragon 1")
    assert t.prompt(0) == "react"
    t.do(0, "power temple 1")
    assert t.pool(0) == {"life": 2}
    assert t.turned(0, "temple")


@pytest.mark.rule("RA-E130")
def test_tree_of_life_reacts_in_the_turn_after_it_was_placed() -> None:
    t = table(
        player(pool={"calm": 2, "life": 2}, hand=["tree_of_life"]),
        player(in_play=["bone_dragon"], hand=["prism"]),
    )
    t.do(0, "place tree_of_life", "essence calm").do(1, "power bone_dragon 1")
    assert t.pool(0) == {"life": 1}
    t.do(0, "power tree_of_life 2")
    assert t.pool(0) == {}
    assert not t.turned(0, "tree_of_life")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E131")
def test_the_offered_price_is_not_open_to_a_rival_who_cannot_pay_it() -> None:
    rival = player(in_play=["healer"], pool={"calm": 1, "life": 2})
    t = table(player(in_play=["wind_dragon"], hand=["prism"]), rival).do(0, "power wind_dragon 1")
    assert t.refused(1, "pay") == "price-unpayable"
    assert t.legal(1) == ["suffer", "power healer 1"]
    rival = player(in_play=["healer", "protection", "oracle"], hand=["hawk"], pool={"life": 2})
    t = table(player(in_play=["sea_serpent"], hand=["prism"]), rival).do(0, "power sea_serpent 1")
    assert t.refused(1, "pay") == "price-unpayable"
    assert t.legal(1) == ["suffer", "power healer 1", "power protection 1"]


@pytest.mark.rule("RA-E132")
@pytest.mark.parametrize(("used", "spared"), [("dragon_bridle", "healer"), ("healer", "dragon_bridle")])
def test_one_attack_is_ignored_with_one_component(used: str, spared: str) -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(in_play=["dragon_bridle", "healer"], pool={"life": 2}, hand=["hawk"]),
    )
    t.do(0, "power fire_dragon 1").do(1, f"power {used} 1")
    assert t.turned(1, used)
    assert not t.turned(1, spared)
    assert t.pool(1) == {"life": 2}
    assert t.refused(1, f"power {spared} 1") == "react-only"


# --- who knows what ---------------------------------------------------------------------------------------------------


def told(t: Table, seat: int) -> str:
    """Everything that a seat's client is sent: the view and the events."""
    events = [{"kind": event.kind, **event.args} for event in t.state.events(seat=seat)]
    return json.dumps([t.state.view(seat), events])


def worlds(t: Table, seat: int, count: int = 30) -> list[dict[str, Any]]:
    """The facts of some worlds in which everything that the seat cannot know is dealt anew."""
    facts = []
    for seed in range(count):
        world = t.state.world(seat, f"world {seed}")
        assert isinstance(world, State)
        facts.append(facts_of(world))
    return facts


@pytest.mark.rule("RA-E125")
@pytest.mark.parametrize("finished", [False, True])
def test_a_rival_is_told_nothing_of_the_cards_seen_with_hawk(finished: bool) -> None:
    deck = ["athanor", "vault", "treant", "mermaid"]
    t = table(player(in_play=["hawk"], hand=["prism"], deck=deck), player(hand=["magical_shard"]))
    t.do(0, "power hawk 1", "deck own")
    if finished:
        t.do(0, "choose treant", "choose athanor")
    assert not [name for name in [*deck, "prism"] if name in told(t, 1)]
    assert [event.args for event in t.state.events(seat=1) if event.kind == "looked"] == [
        {"seat": 0, "deck": 0, "count": 3}
    ]
    assert all(name in told(t, 0) for name in deck)
    assert any(world["players"][0]["deck"][0] not in deck for world in worlds(t, 1))


@pytest.mark.rule("RA-E126")
def test_in_a_first_game_the_owner_does_not_see_the_deck_either() -> None:
    t = new_game(2, setup="first_game")
    for seat in (0, 1):
        deck = t.seat(seat)["deck"]
        assert len(deck) == 5
        assert t.state.view(seat)["players"][seat]["deck_cards"] == []
        assert not [name for name in deck if f'"{name}"' in told(t, seat)]
        assert any(set(world["players"][seat]["deck"]) != set(deck) for world in worlds(t, seat))


@pytest.mark.rule("RA-E138")
def test_the_looker_remembers_the_monuments_they_put_back_and_others_do_not() -> None:
    monuments = ["temple", "library", "obelisk", "colossus", "mausoleum", "great_pyramid"]
    t = table(player(in_play=["oracle"], hand=["prism"]), player(hand=["hawk"]), center={"monument_deck": monuments})
    t.do(0, "power oracle 1", "deck monuments", "choose obelisk", "choose temple")
    mine = [world["center"]["monument_deck"] for world in worlds(t, 0)]
    assert {tuple(deck[:3]) for deck in mine} == {("obelisk", "temple", "library")}
    assert len({tuple(deck[3:]) for deck in mine}) > 1
    theirs = [world["center"]["monument_deck"] for world in worlds(t, 1, 60)]
    assert all(sorted(deck) == sorted(monuments) for deck in theirs)
    for name in ("obelisk", "temple", "library"):
        assert {deck.index(name) for deck in theirs} == set(range(6))


@pytest.mark.rule("RA-E139")
def test_cards_reshuffled_from_a_discard_pile_are_known_to_stay_with_their_owner() -> None:
    t = table(
        player(hand=["prism"]),
        player(in_play=["library"], hand=["hawk"], discard=["vault", "treant"], deck=[]),
        to_act=1,
    )
    t.do(1, "power library 1")
    drawn = set()
    for world in worlds(t, 0):
        rival = world["players"][1]
        assert {"vault", "treant"} <= set(rival["hand"] + rival["deck"])
        assert (rival["hand_size"], rival["deck_size"]) == (2, 1)
        drawn |= set(rival["hand"]) & {"vault", "treant"}
    assert drawn == {"vault", "treant"}, "which of the two was drawn is not known"
    assert sorted(t.state.view(0)["players"][1]["known_cards"]) == ["treant", "vault"]


@pytest.mark.rule("RA-E140")
def test_a_choice_in_a_simultaneous_collect_is_not_shown_until_all_are_done() -> None:
    t = table(player(in_play=["witch"], hand=["prism"]), player(in_play=["healer"], hand=["hawk"]), phase="collect")
    t.do(0, "essence death")
    assert t.actors() == (1,)
    assert t.pool(0) == {"death": 1}
    assert t.state.view(0)["players"][0]["pool"] == {"death": 1}
    assert t.state.view(1)["players"][0]["pool"] == {}
    assert "gained" not in [event.kind for event in t.state.events(seat=1)]
    pools = [world["players"][0]["pool"] for world in worlds(t, 1)]
    assert {(pool["death"], pool["life"]) for pool in pools} == {(0, 1), (1, 0)}
    t.do(1, "essence calm")
    assert t.state.view(1)["players"][0]["pool"] == {"death": 1}


@pytest.mark.rule("RA-E140")
def test_essences_taken_in_a_simultaneous_collect_are_not_shown_until_all_are_done() -> None:
    t = table(
        player(in_play=[card("dwarven_mines", gold=3), "cursed_forge"], pool={"death": 1}, hand=["prism"]),
        player(in_play=["healer"], hand=["hawk"]),
        phase="collect",
    )
    before = t.state.view(1)["players"][0]
    spectated = t.state.view(None)["players"][0]
    t.do(0, "take dwarven_mines", "turn")
    assert t.actors() == (1,)
    assert t.state.view(1)["players"][0] == before
    assert t.state.view(None)["players"][0] == spectated
    t.do(1, "essence calm")
    after = t.state.view(1)["players"][0]
    assert after["pool"] == {"death": 1, "gold": 4}
    assert [component["points"] for component in after["in_play"]] == [0, 1]


def accounted_for(t: Table) -> list[str]:
    """All artifacts in hands, decks, discard piles and play, each as often as it is there."""
    kinds = RES_ARCANA.catalogue()
    names = [
        name
        for facts in t.facts()["players"]
        for zone in ("hand", "deck", "discard", "components")
        for name in facts[zone]
    ]
    return sorted(name for name in names if kinds.kind[kinds.component[name]] == ARTIFACT)


@pytest.mark.rule("RA-E141")
def test_a_dragon_taken_out_of_a_rivals_discard_pile_is_not_reshuffled_by_the_rival() -> None:
    everything = sorted(RES_ARCANA.catalogue().ids[number] for number in RES_ARCANA.catalogue().artifacts)
    theirs = ["hawk", "water_dragon", "vault", "treant"]
    mine = [name for name in everything if name not in theirs]
    t = table(
        player(in_play=["sorcerers_bestiary"], pool={"calm": 10}, hand=mine[:1], deck=mine[1:]),
        player(hand=theirs[:1], discard=theirs[1:]),
    )
    assert len(everything) == 40
    assert accounted_for(t) == everything
    t.do(0, "power sorcerers_bestiary 2", "place water_dragon").do(1, "pass", "choose research")
    assert t.seat(1)["discard"] == []
    assert sorted(t.seat(1)["hand"] + t.seat(1)["deck"]) == ["hawk", "treant", "vault"]
    assert t.seat(0)["components"] == ["sorcerers_bestiary", "water_dragon"]
    assert accounted_for(t) == everything
