"""Section 12: Life loss."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def attacked(by: str = "fire_dragon", **rival: Any) -> Table:
    """Seat 0 has just used an attacking power; seat 1 has something to do on a later turn."""
    t = table(player(in_play=[by], hand=["prism"]), player(**{"hand": ["magical_shard"], **rival}))
    return t.do(0, f"power {by} 1")


@pytest.mark.rule("RA-12.1")
def test_every_rival_who_has_not_passed_is_hit_and_nobody_else() -> None:
    t = table(
        player(pool={"life": 3}, hand=["hawk"]),
        player(pool={"life": 3}, in_play=["fire_dragon"], hand=["prism"]),
        player(pool={"life": 3}, passed=True),
        player(pool={"life": 3}, hand=["vault"]),
        to_act=1,
    ).do(1, "power fire_dragon 1")
    assert [t.pool(seat) for seat in range(4)] == [{"life": 1}, {"life": 3}, {"life": 3}, {"life": 1}]


@pytest.mark.rule("RA-12.2")
def test_a_passed_player_loses_nothing_pays_nothing_and_is_not_asked() -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(passed=True, mage="healer", pool={"calm": 2, "life": 2}),
        player(hand=["hawk"], pool={"life": 3, "calm": 1}),
    ).do(0, "power fire_dragon 1")
    assert t.actors() == (2,)
    assert t.refused(1, "pay") == "you-have-passed"
    assert t.refused(1, "power healer 1") == "you-have-passed"
    t.do(2, "suffer")
    assert t.pool(1) == {"calm": 2, "life": 2}
    assert not t.turned(1, "healer")


@pytest.mark.rule("RA-12.3")
@pytest.mark.parametrize(("by", "left"), [("elvish_bow", {"life": 4}), ("water_dragon", {"life": 3})])
def test_who_does_not_ignore_it_loses_the_stated_life(by: str, left: dict[str, int]) -> None:
    assert attacked(by, pool={"life": 5}).pool(1) == left


@pytest.mark.rule("RA-12.4")
@pytest.mark.parametrize(
    ("picks", "left"),
    [
        (["calm", "calm"], {"gold": 1, "death": 1}),
        (["calm", "gold"], {"calm": 1, "death": 1}),
        (["death"], {"calm": 2}),  # Gold is all that is left for the second
    ],
)
def test_each_missing_life_costs_two_others_of_the_players_choice(picks: list[str], left: dict[str, int]) -> None:
    t = attacked(pool={"life": 1, "calm": 2, "gold": 1, "death": 1}).do(1, "suffer")
    assert t.prompt(1) == "lose"
    assert t.refused(1, "done") == "lose-first"
    assert t.refused(1, "essence elan") == "none-left"
    t.do(1, *[f"essence {pick}" for pick in picks])
    assert t.pool(1) == left
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-12.4")
def test_two_missing_life_cost_four_others() -> None:
    t = attacked(pool={"calm": 3, "elan": 3}).do(1, "suffer")
    t.do(1, "essence elan")  # one Calm has to go in any case; then all three Elan, keeping two Calm
    assert t.pool(1) == {"calm": 2}


@pytest.mark.rule("RA-12.5")
def test_life_is_given_up_first() -> None:
    assert attacked("water_dragon", pool={"life": 2, "gold": 4}).pool(1) == {"gold": 4}
    t = attacked("water_dragon", pool={"life": 1, "calm": 2, "gold": 2})
    assert t.pool(1) == {"calm": 2, "gold": 2}  # the Life is gone before anything is chosen
    assert t.refused(1, "essence life") == "none-left"
    t.do(1, "essence gold")
    assert t.pool(1) == {"calm": 2}


@pytest.mark.rule("RA-12.6")
@pytest.mark.parametrize(
    "pool", [{"calm": 3}, {"elan": 1}, {"life": 1, "calm": 1}, {"calm": 2, "gold": 2}, {"calm": 1, "gold": 2}]
)
def test_who_has_too_little_loses_everything_and_the_rest_is_forgiven(pool: dict[str, int]) -> None:
    t = attacked("bone_dragon", pool=pool)
    assert t.pool(1) == {}
    t.do(1, "discard magical_shard", "essence life")
    assert t.pool(1) == {"life": 2}


@pytest.mark.rule("RA-12.7")
def test_an_empty_pool_loses_nothing_and_owes_nothing_later() -> None:
    t = attacked()
    assert t.pool(1) == {}
    assert t.prompt(1) == "turn"
    t.do(1, "discard magical_shard", "essence life")
    assert t.pool(1) == {"life": 2}


@pytest.mark.rule("RA-12.8")
def test_essences_on_components_are_neither_lost_nor_able_to_cover_a_loss() -> None:
    t = attacked(in_play=[card("vault", gold=3), card("chalice_of_life", turned=True, life=4)], pool={"death": 3})
    assert t.pool(1) == {}
    assert t.on(1, "vault") == {"gold": 3}
    assert t.on(1, "chalice_of_life") == {"life": 4}


@pytest.mark.rule("RA-12.9")
def test_lost_essences_do_not_go_to_the_attacker() -> None:
    t = attacked("bone_dragon", pool={"life": 1, "gold": 2})
    assert t.pool(1) == {}
    assert t.pool(0) == {}


@pytest.mark.rule("RA-12.10")
def test_each_rival_reacts_pays_or_suffers_as_they_like() -> None:
    rich = {"calm": 1, "life": 2}
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(mage="healer", pool=rich, hand=["hawk"]),
        player(item="protection", pool=rich, hand=["vault"]),
        player(in_play=["temple"], pool=rich, hand=["treant"]),
    ).do(0, "power fire_dragon 1")
    assert t.legal(1) == ["pay", "suffer", "power healer 1"]
    t.do(1, "power healer 1")
    assert t.legal(2) == ["pay", "suffer", "power protection 1"]
    t.do(2, "pay")
    assert t.legal(3) == ["pay", "suffer", "power temple 1"]
    t.do(3, "suffer")
    assert [t.pool(seat) for seat in (1, 2, 3)] == [rich, {"life": 2}, {"calm": 1}]
    assert t.turned(1, "healer")
    assert not t.turned(2, "protection")
    assert not t.turned(3, "temple")


@pytest.mark.rule("RA-12.11")
@pytest.mark.parametrize("answer", ["power dancing_sword 1", "power elemental_spring 1", "power healer 1", "pay"])
def test_ignoring_cancels_the_whole_loss(answer: str) -> None:
    pool = {"calm": 1, "elan": 1, "death": 1, "life": 1}
    t = attacked("bone_dragon", in_play=["dancing_sword", "elemental_spring"], mage="healer", pool=pool).do(1, answer)
    paid = {"power dancing_sword 1": "elan", "power elemental_spring 1": "calm", "pay": "death"}.get(answer)
    assert t.pool(1) == {name: count for name, count in pool.items() if name != paid}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-12.12")
def test_rivals_decide_and_resolve_one_after_another_clockwise_from_the_attacker() -> None:
    t = table(
        player(pool={"calm": 1, "life": 2}, hand=["hawk"]),
        player(pool={"calm": 1, "life": 2}, hand=["vault"]),
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(pool={"calm": 2, "life": 1, "gold": 1}, hand=["treant"]),
        to_act=2,
    ).do(2, "power fire_dragon 1")
    assert t.actors() == (3,)
    assert t.refused(0, "suffer") == "not-your-decision"
    t.do(3, "suffer")
    assert (t.actors(), t.prompt(3)) == ((3,), "lose")  # the first rival is done with before the next is asked
    t.do(3, "essence gold")
    assert t.pool(3) == {"calm": 1}
    assert t.actors() == (0,)
    t.do(0, "pay")
    assert t.actors() == (1,)
    assert t.pool(1) == {"calm": 1, "life": 2}
    t.do(1, "suffer")
    assert (t.actors(), t.prompt(3)) == ((3,), "turn")


@pytest.mark.rule("RA-12.13")
def test_paying_life_is_no_life_loss() -> None:
    t = table(
        player(mage="necromancer", in_play=["temple"], pool={"life": 2}, hand=["prism"]),
        player(mage="healer", pool={"life": 2}, hand=["hawk"]),
    ).do(0, "power necromancer 1")
    assert t.pool(0) == {}
    assert t.pool(1) == {"life": 2}
    assert (t.actors(), t.prompt(1)) == ((1,), "turn")
    assert not t.turned(0, "temple")
    assert not t.turned(1, "healer")


@pytest.mark.rule("RA-12.13")
def test_life_paid_for_a_react_opens_no_further_react() -> None:
    t = attacked(in_play=["tree_of_life"], mage="healer", pool={"life": 1}).do(1, "power tree_of_life 2")
    assert t.pool(1) == {}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-12.14")
def test_dragon_bridle_answers_dragons_only() -> None:
    t = attacked("elvish_bow", in_play=["dragon_bridle"], mage="healer", pool={"life": 3})
    assert t.legal(1) == ["suffer", "power healer 1"]
    assert t.refused(1, "power dragon_bridle 1") == "not-a-dragon-power"


@pytest.mark.rule("RA-12.14")
@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_dragon_bridle_answers_every_dragon(dragon: str) -> None:
    t = attacked(dragon, in_play=["dragon_bridle"], pool={"life": 3}).do(1, "power dragon_bridle 1")
    assert t.pool(1) == {"life": 3}
    assert t.turned(1, "dragon_bridle")


@pytest.mark.rule("RA-12.15")
def test_elvish_bow_offers_no_price() -> None:
    rich = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}
    t = attacked("elvish_bow", mage="healer", in_play=["vault"], pool=rich)
    assert t.refused(1, "pay") == "no-price"
    assert t.legal(1) == ["suffer", "power healer 1"]
    t.do(1, "power healer 1")
    assert t.pool(1) == rich


@pytest.mark.rule("RA-12.16")
def test_an_attack_may_be_used_when_it_hits_nobody() -> None:
    t = table(
        player(in_play=["bone_dragon"], hand=["prism"]),
        player(pool={"life": 2}, passed=True),
        player(pool={"life": 2}, passed=True),
    ).do(0, "power bone_dragon 1")
    assert t.turned(0, "bone_dragon")
    assert (t.pool(1), t.pool(2)) == ({"life": 2}, {"life": 2})
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-12.17")
def test_the_price_is_paid_instead_of_the_loss_and_may_leave_too_little() -> None:
    t = table(
        player(in_play=["fire_dragon", "elvish_bow"], hand=["prism"]),
        player(in_play=["elemental_spring"], pool={"calm": 1, "life": 2}, hand=["hawk", "vault"]),
    )
    t.do(0, "power fire_dragon 1").do(1, "pay")
    assert t.pool(1) == {"life": 2}
    t.do(1, "discard hawk", "essence gold")
    t.do(0, "power elvish_bow 1")  # the Calm for the Spring is gone: no question, one Life is lost
    assert t.pool(1) == {"life": 1, "gold": 1}
    assert t.prompt(1) == "turn"


PRICES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("bone_dragon", {"pool": {"death": 1, "life": 2}}, {"in_play": [card("temple", death=3)]}),
    ("earth_dragon", {"pool": {"gold": 1, "life": 2}}, {"in_play": [card("temple", gold=3)]}),
    ("fire_dragon", {"pool": {"calm": 1, "life": 2}}, {"in_play": [card("temple", calm=3)]}),
    ("water_dragon", {"pool": {"elan": 1, "life": 2}}, {"in_play": [card("temple", elan=3)]}),
    ("wind_dragon", {"hand": ["vault"]}, {"hand": [], "deck": ["vault"], "discard": ["hawk"]}),
    ("sea_serpent", {"in_play": ["vault"]}, {"in_play": ["temple"], "hand": ["hawk"], "discard": ["vault"]}),
    ("sea_serpent", {"in_play": [card("vault", turned=True)]}, {"in_play": ["temple", "sacred_grove"]}),
]


@pytest.mark.rule("RA-12.18")
@pytest.mark.parametrize(("dragon", "able", "unable"), PRICES)
def test_the_price_is_open_only_to_who_can_pay_it(dragon: str, able: dict[str, Any], unable: dict[str, Any]) -> None:
    assert "pay" in attacked(dragon, **able).legal(1)
    t = attacked(dragon, mage="healer", **unable)
    assert t.refused(1, "pay") == "price-unpayable"


@pytest.mark.rule("RA-12.18")
def test_the_price_of_wind_dragon_is_a_card_from_hand() -> None:
    t = attacked("wind_dragon", pool={"life": 2}, hand=["hawk", "vault"]).do(1, "pay", "discard vault")
    assert t.pool(1) == {"life": 2}
    assert t.seat(1)["hand"] == ["hawk"]
    assert t.seat(1)["discard"] == ["vault"]


@pytest.mark.rule("RA-12.18")
def test_the_price_of_sea_serpent_is_an_artifact_turned_or_not() -> None:
    t = attacked("sea_serpent", pool={"life": 2}, in_play=["temple", card("vault", turned=True), "treant"])
    t.do(1, "pay")
    assert t.legal(1) == ["choose treant", "choose vault"]
    assert t.refused(1, "choose temple") == "not-an-artifact"
    t.do(1, "choose vault")
    assert t.pool(1) == {"life": 2}
    assert t.seat(1)["discard"] == ["vault"]
    assert t.seat(1)["components"] == ["temple", "treant"]
