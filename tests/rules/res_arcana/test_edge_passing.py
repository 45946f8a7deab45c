"""Edge cases of passing, magic items and the First Player token."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import card, player, table


@pytest.mark.rule("RA-E98")
def test_the_item_just_returned_cannot_be_taken() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"])).do(0, "pass")
    assert t.refused(0, "choose research") == "same-item"
    assert t.refused(0, "choose alchemy") == "item-taken"
    t.do(0, "choose divination")
    assert t.seat(0)["item"] == "divination"
    assert t.facts()["center"]["items"] == [
        "calm_elan",
        "death_life",
        "protection",
        "reanimate",
        "research",
        "transmutation",
    ]


@pytest.mark.rule("RA-E99")
def test_an_item_returned_turned_is_straight_for_the_next_player_who_passes() -> None:
    t = table(
        player(in_play=[card("research", turned=True)], hand=["prism"]),
        player(item="alchemy", hand=["hawk"]),
        player(item="divination", hand=["treant"]),
    )
    t.do(0, "pass", "choose protection").do(1, "pass", "choose research")
    assert t.actors() == (2,), "the round goes on, nothing was cleaned up"
    assert t.seat(1)["item"] == "research"
    assert not t.turned(1, "research")


@pytest.mark.rule("RA-E100")
def test_protection_taken_when_passing_is_neither_needed_nor_turned() -> None:
    t = table(
        player(item="research", pool={"calm": 1, "life": 2}, hand=["prism"]),
        player(item="alchemy", in_play=["fire_dragon"], hand=["hawk"]),
    )
    t.do(0, "pass", "choose protection").do(1, "power fire_dragon 1")
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    assert t.pool(0) == {"calm": 1, "life": 2}
    assert not t.turned(0, "protection")


@pytest.mark.rule("RA-E101")
def test_an_item_taken_when_passing_collects_in_the_next_round_only() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"]))
    t.do(0, "pass", "choose death_life")
    assert t.pool(0) == {}
    t.do(1, "pass", "choose research")
    assert t.facts()["round"] == 2
    assert t.legal(0) == ["essence death", "essence life"]
    t.do(0, "essence death")
    assert t.pool(0) == {"death": 1}


@pytest.mark.rule("RA-E102")
def test_passing_without_cards_is_complete_without_a_draw() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"]))
    t.do(0, "pass", "choose divination")
    assert t.seat(0)["passed"]
    assert t.seat(0)["hand"] == ["prism"]
    assert t.seat(0)["deck_size"] == 0
    assert t.actors() == (1,)


@pytest.mark.rule("RA-E103")
def test_passing_with_an_empty_deck_reshuffles_the_discard_pile() -> None:
    t = table(
        player(item="research", hand=["prism"], discard=["vault", "treant"]), player(item="alchemy", hand=["hawk"])
    )
    t.do(0, "pass", "choose divination")
    assert t.seat(0)["hand_size"] == 2
    assert t.seat(0)["deck_size"] == 1
    assert t.seat(0)["discard"] == []
    assert sorted(t.seat(0)["hand"] + t.seat(0)["deck"]) == ["prism", "treant", "vault"]


@pytest.mark.rule("RA-E104")
def test_the_first_player_who_passes_second_loses_the_token_and_the_start_of_the_next_round() -> None:
    t = table(player(item="research", hand=["prism"]), player(item="alchemy", hand=["hawk"]))
    t.do(0, "place prism").do(1, "pass", "choose divination")
    assert t.facts()["first_player"] == 1
    t.do(0, "pass", "choose alchemy")
    assert t.facts()["round"] == 2
    assert t.facts()["first_player"] == 1
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-E105")
def test_in_a_check_before_any_pass_the_token_counts_for_its_holder() -> None:
    t = table(
        player(in_play=["coral_castle"], hand=["prism"]),
        player(in_play=[card("sunken_reef", calm=9)], hand=["hawk"]),
        first_player=1,
    )
    t.do(0, "power coral_castle 1")
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-E105")
def test_in_a_check_after_the_first_pass_the_token_counts_for_the_first_passer() -> None:
    t = table(
        player(in_play=["coral_castle", card("catacombs_of_the_dead", death=6)], hand=["prism"]),
        player(in_play=[card("sunken_reef", calm=9)], hand=["hawk"]),
    )
    assert t.points(0) == 10
    t.do(0, "place prism").do(1, "pass", "choose research").do(0, "power coral_castle 1")
    assert t.points(0) == 9
    assert t.points(1) == 10
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-E106")
def test_the_last_of_three_players_takes_turn_after_turn() -> None:
    t = table(
        player(passed=True),
        player(in_play=["hawk"], hand=["prism", "magical_shard"]),
        player(passed=True),
        to_act=1,
    )
    t.do(1, "place prism")
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    t.do(1, "place magical_shard")
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"
    assert t.refused(0, "pass") == "you-have-passed"


@pytest.mark.rule("RA-E107")
def test_essences_on_a_swapped_item_go_to_the_supply() -> None:
    t = table(
        player(item="research", in_play=["mermaid"], pool={"calm": 1}, hand=["prism"]),
        player(item="alchemy", hand=["hawk", "vault"]),
    )
    t.do(0, "power mermaid 1", "choose research").do(1, "discard hawk", "essence gold")
    assert t.on(0, "research") == {"calm": 1}
    t.do(0, "pass", "choose divination")
    assert t.pool(0) == {}
    assert t.on(0, "divination") == {}
    t.do(1, "pass", "choose research")
    assert t.on(1, "research") == {}
    assert t.pool(1) == {"gold": 1}
