"""Edge cases of React powers and Life loss."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def attacked(*by: str, pool: dict[str, int], in_play: list[Any] | None = None, **fields: Any) -> Table:
    """Seat 0 has just used the first power of the first of these artifacts against seat 1."""
    t = table(
        player(in_play=list(by), hand=["athanor"]),
        player(in_play=in_play or [], pool=pool, **{"hand": ["prism"], **fields}),
    )
    return t.do(0, f"power {by[0]} 1")


@pytest.mark.rule("RA-E29")
def test_a_turned_tree_of_life_answers_two_attacks() -> None:
    t = attacked("fire_dragon", "bone_dragon", pool={"life": 2}, in_play=[card("tree_of_life", turned=True)])
    t.do(1, "power tree_of_life 2")
    assert t.pool(1) == {"life": 1}
    t.do(1, "place prism").do(0, "power bone_dragon 1").do(1, "power tree_of_life 2")
    assert t.pool(1) == {}
    assert t.turned(1, "tree_of_life")


@pytest.mark.rule("RA-E30")
def test_a_turned_healer_cannot_react() -> None:
    t = attacked("fire_dragon", pool={"calm": 1, "life": 2}, in_play=[card("healer", turned=True)])
    assert t.refused(1, "power healer 1") == "is-turned"
    assert t.legal(1) == ["pay", "suffer"]


@pytest.mark.rule("RA-E31")
def test_a_single_life_paid_to_tree_of_life_ignores_the_whole_loss_of_2() -> None:
    t = attacked("fire_dragon", pool={"death": 2, "life": 1}, in_play=["tree_of_life"]).do(1, "power tree_of_life 2")
    assert t.pool(1) == {"death": 2}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-E32")
def test_one_life_missing_costs_two_others_of_the_players_choice() -> None:
    t = attacked("fire_dragon", pool={"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}).do(1, "suffer")
    assert t.prompt(1) == "lose"
    assert t.pool(1) == {"calm": 1, "death": 1, "elan": 1, "gold": 1}, "the Life goes first"
    t.do(1, "essence death", "essence gold")
    assert t.pool(1) == {"calm": 1, "elan": 1}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-E32")
@pytest.mark.parametrize(
    ("given", "left"),
    [
        (["calm", "death"], ["elan", "gold"]),
        (["calm", "elan"], ["death", "gold"]),
        (["calm", "gold"], ["death", "elan"]),
        (["death", "elan"], ["calm", "gold"]),
        (["death", "gold"], ["calm", "elan"]),
        (["elan"], ["calm", "death"]),  # types are named in their order, so Gold is all that can follow
    ],
)
def test_any_two_others_may_go_but_the_life_cannot_be_kept(given: list[str], left: list[str]) -> None:
    t = attacked("fire_dragon", pool={"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1})
    assert t.refused(1, "essence calm") == "react-now", "nothing can be offered in place of the Life"
    t.do(1, "suffer")
    assert t.refused(1, "essence life") == "none-left"
    t.do(1, *[f"essence {name}" for name in given])
    assert t.pool(1) == dict.fromkeys(left, 1)


@pytest.mark.rule("RA-E33")
def test_4_essences_owed_and_3_available_leaves_an_empty_pool() -> None:
    t = attacked("bone_dragon", pool={"calm": 3})
    assert t.pool(1) == {}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-E34")
def test_one_life_and_one_gold_are_both_lost() -> None:
    assert attacked("bone_dragon", pool={"gold": 1, "life": 1}).pool(1) == {}


@pytest.mark.rule("RA-E35")
def test_life_is_lost_from_the_pool_and_never_from_components() -> None:
    t = attacked("bone_dragon", pool={"life": 5}, in_play=[card("vault", gold=3)])
    assert t.pool(1) == {"life": 3}
    assert t.on(1, "vault") == {"gold": 3}
    t = attacked("bone_dragon", pool={"life": 1}, in_play=[card("vault", gold=3, life=2)])
    assert t.pool(1) == {}
    assert t.on(1, "vault") == {"gold": 3, "life": 2}


@pytest.mark.rule("RA-E36")
def test_an_empty_pool_loses_nothing_and_owes_nothing_later() -> None:
    t = attacked("bone_dragon", pool={}, in_play=["druid", "hawk"])
    assert t.pool(1) == {}
    t.do(1, "pass", "choose research").do(0, "pass", "choose alchemy")
    assert t.facts()["round"] == 2
    assert t.pool(1) == {"calm": 1, "life": 1}, "all that was collected is there"


@pytest.mark.rule("RA-E37")
@pytest.mark.parametrize(("second", "left"), [("calm", {"gold": 1}), ("gold", {"calm": 1})])
def test_elvish_bow_takes_2_others_from_a_player_without_life(second: str, left: dict[str, int]) -> None:
    t = attacked("elvish_bow", pool={"calm": 2, "gold": 1})
    assert t.prompt(1) == "lose"
    assert t.pool(1) == {"calm": 1, "gold": 1}, "one Calm goes in any case"
    t.do(1, f"essence {second}")
    assert t.pool(1) == left


@pytest.mark.rule("RA-E38")
def test_dragon_bridle_does_not_answer_elvish_bow() -> None:
    t = attacked("elvish_bow", pool={"life": 2}, in_play=["dragon_bridle"])
    assert t.pool(1) == {"life": 1}, "there was nothing to choose"
    assert not t.turned(1, "dragon_bridle")
    t = attacked("elvish_bow", pool={"life": 2}, in_play=["dragon_bridle", "healer"])
    assert t.refused(1, "power dragon_bridle 1") == "not-a-dragon-power"


@pytest.mark.rule("RA-E40")
def test_a_rival_who_has_passed_is_not_even_asked() -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(in_play=["healer"], pool={"calm": 1, "life": 2}, passed=True),
        player(pool={"calm": 1, "life": 2}, hand=["magical_shard"]),
    )
    t.do(0, "power fire_dragon 1")
    assert t.actors() == (2,)
    assert t.refused(1, "power healer 1") == "you-have-passed"
    t.do(2, "suffer")
    assert t.pool(1) == {"calm": 1, "life": 2}
    assert not t.turned(1, "healer")
    assert t.pool(2) == {"calm": 1}
    assert t.actors() == (2,), "and the next turn is seat 2's"
    assert t.prompt(2) == "turn"


@pytest.mark.rule("RA-E43")
def test_dancing_sword_reacts_with_the_last_elan_and_again_when_there_is_more() -> None:
    t = attacked("bone_dragon", "fire_dragon", pool={"elan": 1, "life": 2}, in_play=["dancing_sword"])
    t.do(1, "power dancing_sword 1")
    assert t.pool(1) == {"life": 2}
    assert t.on(1, "dancing_sword") == {"death": 1}
    t.do(1, "discard prism", "essence elan", "essence elan").do(0, "power fire_dragon 1").do(1, "power dancing_sword 1")
    assert t.pool(1) == {"elan": 1, "life": 2}
    assert t.on(1, "dancing_sword") == {"death": 2}


@pytest.mark.rule("RA-E43")
def test_dancing_sword_cannot_react_without_elan() -> None:
    t = attacked("fire_dragon", pool={"calm": 1, "life": 2}, in_play=[card("dancing_sword", elan=2)])
    assert t.refused(1, "power dancing_sword 1") == "needs-essences"


@pytest.mark.rule("RA-E44")
def test_an_attack_that_was_paid_off_cannot_be_ignored_once_more() -> None:
    t = attacked("fire_dragon", pool={"calm": 1, "elan": 1, "life": 2}, in_play=["dancing_sword"]).do(1, "pay")
    assert t.pool(1) == {"elan": 1, "life": 2}
    assert t.prompt(1) == "turn"
    assert t.refused(1, "power dancing_sword 1") == "react-only"
    assert t.on(1, "dancing_sword") == {}


@pytest.mark.rule("RA-E45")
def test_the_card_discarded_to_ignore_wind_dragon_yields_nothing() -> None:
    t = attacked("wind_dragon", pool={"life": 2}, hand=["hawk", "prism"]).do(1, "pay", "discard hawk")
    assert t.pool(1) == {"life": 2}
    assert t.prompt(1) == "turn"
    for viewer in (0, 1, None):
        assert t.state.view(viewer)["players"][1]["discard"] == ["hawk"]


@pytest.mark.rule("RA-E47")
def test_a_turned_vault_may_be_destroyed_to_ignore_sea_serpent() -> None:
    vault = card("vault", turned=True, gold=2)
    t = attacked("sea_serpent", pool={"life": 2}, in_play=[vault]).do(1, "pay")
    assert t.seat(1)["discard"] == ["vault"]
    assert t.seat(1)["components"] == []
    assert t.pool(1) == {"life": 2}, "the 2 Gold are gone"
    assert t.pool(0) == {}


@pytest.mark.rule("RA-E49")
def test_a_player_with_a_straight_healer_may_lose_the_life() -> None:
    t = attacked("fire_dragon", pool={"life": 9}, in_play=["healer"]).do(1, "suffer")
    assert t.pool(1) == {"life": 7}
    assert not t.turned(1, "healer")


@pytest.mark.rule("RA-E51")
def test_coral_castle_turned_to_react_cannot_check_victory() -> None:
    t = attacked("bone_dragon", pool={"life": 2}, in_play=["coral_castle"], item="reanimate")
    t.do(1, "power coral_castle 2")
    assert t.refused(1, "power coral_castle 1") == "is-turned"
    t.do(1, "power reanimate 1", "choose coral_castle").do(0, "discard athanor", "essence gold")
    before = t.state.event_count
    t.do(1, "power coral_castle 1")
    assert "checked" in [event.kind for event in t.state.events(before)]


@pytest.mark.rule("RA-E52")
def test_the_attacker_is_never_hit() -> None:
    t = table(
        player(in_play=["elvish_bow", "bone_dragon"], pool={"calm": 3, "gold": 2}),
        player(pool={"life": 3}, hand=["prism"]),
    )
    t.do(0, "power elvish_bow 1").do(1, "place prism").do(0, "power bone_dragon 1")
    assert t.pool(0) == {"calm": 3, "gold": 2}
    assert t.pool(1) == {}
