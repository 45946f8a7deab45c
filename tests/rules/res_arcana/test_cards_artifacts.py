"""Clarifications of single artifacts."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(*in_play: object, phase: str = "actions", **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True), phase=phase)


def collecting(*in_play: object, **fields: object) -> Table:
    """The same player at the start of a Collect step; the rival has nothing to collect."""
    return table(
        player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(hand=["magical_shard"]), phase="collect"
    )


def attacked(by: str, *in_play: object, **fields: object) -> Table:
    """Seat 0 has just used the first power of an artifact against seat 1, who has these components."""
    t = table(player(in_play=[by]), player(in_play=list(in_play), **{"hand": ["prism"], **fields}))
    return t.do(0, f"power {by} 1")


# --- Athanor ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C3")
def test_athanor_puts_2_elan_on_itself_for_turning_and_1_elan() -> None:
    t = alone("athanor", pool={"elan": 3}).do(0, "power athanor 1")
    assert t.pool(0) == {"elan": 2}
    assert t.on(0, "athanor") == {"elan": 2}
    assert t.turned(0, "athanor")


@pytest.mark.rule("RA-C3")
def test_elan_on_athanor_may_simply_be_taken_in_collect() -> None:
    t = collecting(card("athanor", elan=4)).do(0, "take athanor")
    assert t.pool(0) == {"elan": 4}
    assert t.on(0, "athanor") == {}


@pytest.mark.rule("RA-C4")
def test_athanor_converts_one_type_into_gold_for_6_elan_lying_on_it() -> None:
    t = alone(card("athanor", elan=6), pool={"calm": 3, "death": 2})
    t.do(0, "power athanor 2", *["essence calm"] * 2, "done")
    assert t.on(0, "athanor") == {}
    assert t.pool(0) == {"calm": 1, "death": 2, "gold": 2}
    assert t.turned(0, "athanor")


@pytest.mark.rule("RA-C4")
def test_athanor_takes_only_one_type_and_elan_in_the_pool_does_not_make_up_the_6() -> None:
    t = alone(card("athanor", elan=6), pool={"calm": 1, "death": 2}).do(0, "power athanor 2", "essence death")
    assert t.refused(0, "essence calm") == "one-type-only"
    t = alone(card("athanor", elan=5), pool={"elan": 9})
    assert t.refused(0, "power athanor 2") == "needs-on-it"


# --- Corrupt Altar, Crypt, Fiery Whip ---------------------------------------------------------------------------------


@pytest.mark.rule("RA-C5")
def test_corrupt_altar_may_destroy_itself() -> None:
    t = alone("corrupt_altar", "nightingale").do(0, "power corrupt_altar 2", "choose corrupt_altar")
    t.do(0, *["essence elan"] * 7)
    assert t.seat(0)["components"] == ["nightingale"]
    assert t.seat(0)["discard"] == ["corrupt_altar"]
    assert t.pool(0) == {"elan": 7}


@pytest.mark.rule("RA-C6")
def test_crypt_places_a_card_of_gold_plus_1_other_for_just_the_gold() -> None:
    t = alone("crypt", pool={"death": 1, "gold": 1}, discard=["sacrificial_dagger"])
    t.do(0, "power crypt 2", "place sacrificial_dagger")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == ["crypt", "sacrificial_dagger"]
    assert t.seat(0)["discard"] == []


@pytest.mark.rule("RA-C6")
def test_crypt_never_lowers_gold_and_reaches_only_the_own_discard_pile() -> None:
    t = table(
        player(
            in_play=["crypt"],
            pool={"death": 1, "elan": 5},
            hand=["prism"],
            discard=["athanor", "dwarven_pickaxe"],
        ),
        player(passed=True, discard=["flaming_pit"]),
    )
    t.do(0, "power crypt 2")
    assert t.refused(0, "place athanor") == "needs-essences"
    assert t.refused(0, "place flaming_pit") == "not-in-discard"
    assert t.refused(0, "place prism") == "not-in-discard"
    assert t.legal(0) == ["done", "place dwarven_pickaxe"]


@pytest.mark.rule("RA-C7")
def test_fiery_whip_destroys_another_artifact_and_never_itself() -> None:
    t = alone("fiery_whip", "hawk", "treant").do(0, "power fiery_whip 2")
    assert t.refused(0, "choose fiery_whip") == "not-itself"
    t.do(0, "choose treant", *["essence death"] * 7)
    assert t.pool(0) == {"death": 7}
    assert t.seat(0)["components"] == ["fiery_whip", "hawk"]
    assert alone("fiery_whip").refused(0, "power fiery_whip 2") == "nothing-to-destroy"


# --- Guard Dog, Sacrificial Dagger ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C8")
def test_guard_dog_straightens_itself_only_while_turned() -> None:
    t = alone(card("guard_dog", turned=True), pool={"elan": 2}).do(0, "power guard_dog 1")
    assert not t.turned(0, "guard_dog")
    assert t.pool(0) == {"elan": 1}
    assert t.refused(0, "power guard_dog 1") == "is-straight"


@pytest.mark.rule("RA-C9")
def test_sacrificial_dagger_needs_a_card_in_hand_besides_its_own_destruction() -> None:
    t = alone("sacrificial_dagger", hand=["flaming_pit"]).do(0, "power sacrificial_dagger 2", *["essence calm"] * 2)
    assert t.pool(0) == {"calm": 2}
    assert sorted(t.seat(0)["discard"]) == ["flaming_pit", "sacrificial_dagger"]
    assert t.seat(0)["hand"] == t.seat(0)["components"] == []
    t = alone("sacrificial_dagger", "magical_shard", hand=[])
    assert t.refused(0, "power sacrificial_dagger 2") == "hand-empty"


# --- Mermaid, Windup Man, Vault ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C10")
@pytest.mark.parametrize("essence", ["calm", "life", "gold"])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("target", ["mermaid", "witch", "reanimate", "temple", "prism", "catacombs_of_the_dead"])
def test_mermaid_moves_calm_life_or_gold_onto_any_own_component(target: str, turned: bool, essence: str) -> None:
    others = [] if target == "mermaid" else [card(target, turned=turned)]
    t = alone("mermaid", "hawk", *others, hand=["magical_shard"], pool={"calm": 1, "gold": 1, "life": 1})
    t.do(0, "power mermaid 1", f"essence {essence}", f"choose {target}")
    assert t.on(0, target) == {essence: 1}
    assert t.pool(0) == {other: 1 for other in ("calm", "gold", "life") if other != essence}
    assert t.turned(0, "mermaid")


@pytest.mark.rule("RA-C10")
def test_mermaid_does_not_move_elan_or_death_nor_put_anything_on_a_rivals_component() -> None:
    t = table(
        player(in_play=["mermaid", "hawk"], pool={"calm": 1, "death": 1, "elan": 1, "life": 1}),
        player(passed=True, in_play=["oracle"]),
    )
    t.do(0, "power mermaid 1")
    assert t.refused(0, "essence elan") == "cannot-pay-with"
    assert t.refused(0, "essence death") == "cannot-pay-with"
    t.do(0, "essence life")
    assert t.refused(0, "choose oracle") == "not-yours"


@pytest.mark.rule("RA-C10")
@pytest.mark.parametrize(
    ("place", "essence", "more"),
    [
        ("sunken_reef", "calm", 1),
        ("sacred_grove", "life", 1),
        ("dwarven_mines", "gold", 1),
        ("sunken_reef", "gold", 0),
        ("coral_castle", "life", 0),
    ],
)
def test_what_mermaid_puts_on_a_place_scores_if_the_place_scores_it(place: str, essence: str, more: int) -> None:
    t = alone("mermaid", place, pool={essence: 1})
    before = t.points(0)
    t.do(0, "power mermaid 1", f"choose {place}")
    assert t.on(0, place) == {essence: 1}
    assert t.points(0) == before + more


@pytest.mark.rule("RA-C11")
@pytest.mark.parametrize(
    ("lying", "grown"),
    [
        ({"calm": 1}, {"calm": 3}),
        ({"gold": 9}, {"gold": 11}),
        ({"death": 1, "elan": 4}, {"death": 3, "elan": 6}),
        (
            {"calm": 1, "death": 2, "elan": 3, "gold": 4, "life": 5},
            {"calm": 3, "death": 4, "elan": 5, "gold": 6, "life": 7},
        ),
    ],
)
def test_windup_man_grows_by_2_of_each_type_lying_on_it(lying: dict[str, int], grown: dict[str, int]) -> None:
    t = collecting(card("windup_man", False, **lying)).do(0, "done")
    assert t.on(0, "windup_man") == grown
    assert t.pool(0) == {}


@pytest.mark.rule("RA-C11")
def test_an_empty_windup_man_does_not_grow() -> None:
    t = collecting("windup_man")
    assert t.on(0, "windup_man") == {}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-C12")
def test_vault_pays_2_non_gold_if_gold_is_left_on_it() -> None:
    t = collecting(card("vault", gold=1)).do(0, "done")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence death", "essence life")
    assert t.pool(0) == {"death": 1, "life": 1}
    assert t.on(0, "vault") == {"gold": 1}


@pytest.mark.rule("RA-C12")
def test_an_empty_vault_pays_nothing() -> None:
    t = collecting("vault")
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {}


@pytest.mark.rule("RA-C25")
@pytest.mark.parametrize("artifact", ["vault", "windup_man"])
def test_vault_and_windup_man_do_nothing_if_their_essences_are_taken(artifact: str) -> None:
    t = collecting(card(artifact, gold=2)).do(0, f"take {artifact}")
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {"gold": 2}
    assert t.on(0, artifact) == {}


# --- costing nothing, both kinds at once ------------------------------------------------------------------------------


@pytest.mark.rule("RA-C20")
@pytest.mark.parametrize("artifact", ["magical_shard", "prism"])
def test_magical_shard_and_prism_cost_0(artifact: str) -> None:
    t = alone(hand=[artifact, "fire_dragon"]).do(0, f"place {artifact}")
    assert t.seat(0)["components"] == [artifact]
    assert t.pool(0) == {}


@pytest.mark.rule("RA-C21")
@pytest.mark.parametrize("source", ["dragon_bridle", "dragons_lair"])
def test_sea_serpent_gets_the_discounts_of_dragons(source: str) -> None:
    t = alone(source, hand=["sea_serpent"], pool={"calm": 6}).do(0, "place sea_serpent")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == sorted([source, "sea_serpent"])


@pytest.mark.rule("RA-C21")
def test_sea_serpent_is_straightened_by_druid() -> None:
    t = alone("druid", card("sea_serpent", turned=True)).do(0, "power druid 1", "choose sea_serpent")
    assert not t.turned(0, "sea_serpent")


@pytest.mark.rule("RA-C21")
@pytest.mark.parametrize(("place", "put"), [("dragons_lair", {"gold": 2}), ("sacred_grove", {"life": 1})])
def test_sea_serpent_is_turned_for_dragons_lair_and_for_sacred_grove(place: str, put: dict[str, int]) -> None:
    t = alone(place, "sea_serpent").do(0, f"power {place} 2")
    assert t.turned(0, "sea_serpent")
    assert t.on(0, place) == put


@pytest.mark.rule("RA-C21")
def test_sea_serpent_may_be_destroyed_for_sacrificial_pit() -> None:
    t = alone("sacrificial_pit", "sea_serpent", pool={"death": 1}).do(0, "power sacrificial_pit 2")
    assert t.pool(0) == {"gold": 9}
    assert t.seat(0)["discard"] == ["sea_serpent"]


@pytest.mark.rule("RA-C21")
def test_sea_serpent_is_placed_by_dragon_egg_and_by_dragon_teeth() -> None:
    t = alone("dragon_egg", hand=["sea_serpent"], pool={"calm": 5}).do(0, "power dragon_egg 1", "place sea_serpent")
    assert t.seat(0)["components"] == ["sea_serpent"]
    assert t.pool(0) == {}
    t = alone("dragon_teeth", hand=["sea_serpent"], pool={"elan": 3}).do(0, "power dragon_teeth 2", "place sea_serpent")
    assert t.seat(0)["components"] == ["dragon_teeth", "sea_serpent"]
    assert t.pool(0) == {}


@pytest.mark.rule("RA-C21")
def test_the_power_of_sea_serpent_is_answered_by_dragon_bridle() -> None:
    t = attacked("sea_serpent", "dragon_bridle", pool={"life": 2}).do(1, "power dragon_bridle 1")
    assert t.turned(1, "dragon_bridle")
    assert t.pool(1) == {"life": 2}


@pytest.mark.rule("RA-C21")
def test_sea_serpent_scores_for_and_is_placed_by_sorcerers_bestiary() -> None:
    t = alone("sorcerers_bestiary", discard=["sea_serpent"], pool={"calm": 10, "life": 3})
    assert t.seat(0)["in_play"]["sorcerers_bestiary"]["points"] == 0
    t.do(0, "power sorcerers_bestiary 2", *["essence calm"] * 3, "place sea_serpent")
    assert t.seat(0)["in_play"]["sorcerers_bestiary"]["points"] == 3
    assert t.pool(0) == {}


# --- reacting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C29")
@pytest.mark.parametrize("source", ["fire_dragon", "elvish_bow"])
@pytest.mark.parametrize(
    ("component", "power"),
    [
        ("healer", 1),
        ("protection", 1),
        ("temple", 1),
        ("chalice_of_life", 2),
        ("coral_castle", 2),
        ("alchemists_tower", 2),
        ("guard_dog", 2),
    ],
)
def test_turning_these_components_ignores_the_whole_loss(component: str, power: int, source: str) -> None:
    t = attacked(source, component, pool={"gold": 1, "life": 3})
    assert t.prompt(1) == "react"
    t.do(1, f"power {component} {power}")
    assert t.turned(1, component)
    assert t.pool(1) == {"gold": 1, "life": 3}


@pytest.mark.rule("RA-C30")
def test_elemental_spring_ignores_the_loss_for_1_calm() -> None:
    t = attacked("elvish_bow", "elemental_spring", pool={"calm": 2, "life": 3}).do(1, "power elemental_spring 1")
    assert t.pool(1) == {"calm": 1, "life": 3}
    assert not t.turned(1, "elemental_spring")


@pytest.mark.rule("RA-C31")
def test_tree_of_life_ignores_the_loss_for_1_life() -> None:
    t = attacked("bone_dragon", "tree_of_life", pool={"life": 3}).do(1, "power tree_of_life 2")
    assert t.pool(1) == {"life": 2}
    assert not t.turned(1, "tree_of_life")


@pytest.mark.rule("RA-C32")
def test_dancing_sword_ignores_the_loss_for_1_elan_and_gets_1_death() -> None:
    t = attacked("bone_dragon", "dancing_sword", pool={"elan": 2, "life": 2}).do(1, "power dancing_sword 1")
    assert t.pool(1) == {"elan": 1, "life": 2}
    assert t.on(1, "dancing_sword") == {"death": 1}
    assert not t.turned(1, "dancing_sword")


@pytest.mark.rule("RA-C33")
@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_dragon_bridle_answers_every_dragon(dragon: str) -> None:
    t = attacked(dragon, "dragon_bridle", pool={"life": 2}).do(1, "power dragon_bridle 1")
    assert t.turned(1, "dragon_bridle")
    assert t.pool(1) == {"life": 2}


@pytest.mark.rule("RA-C33")
def test_dragon_bridle_is_no_help_against_elvish_bow() -> None:
    t = attacked("elvish_bow", "dragon_bridle", "tree_of_life", pool={"life": 2})
    assert t.refused(1, "power dragon_bridle 1") == "not-a-dragon-power"
    assert t.legal(1) == ["suffer", "power tree_of_life 2"]


# --- attacking --------------------------------------------------------------------------------------------------------

PRICES = [
    ("bone_dragon", "death"),
    ("fire_dragon", "calm"),
    ("water_dragon", "elan"),
    ("earth_dragon", "gold"),
]


@pytest.mark.rule("RA-C34")
@pytest.mark.parametrize(("dragon", "price"), PRICES)
def test_a_rival_ignores_a_dragon_for_1_essence(dragon: str, price: str) -> None:
    t = attacked(dragon, pool={"life": 3, price: 2})
    assert t.turned(0, dragon)
    t.do(1, "pay")
    assert t.pool(1) == {"life": 3, price: 1}


@pytest.mark.rule("RA-C34")
@pytest.mark.parametrize(("dragon", "price"), PRICES)
def test_no_other_essence_pays_off_a_dragon(dragon: str, price: str) -> None:
    pool = {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 3}
    del pool[price]
    t = attacked(dragon, "healer", pool=pool)
    assert t.refused(1, "pay") == "price-unpayable"


@pytest.mark.rule("RA-C34")
def test_a_rival_ignores_wind_dragon_by_discarding_a_card() -> None:
    t = attacked("wind_dragon", hand=["hawk", "prism"], pool={"life": 3}).do(1, "pay", "discard hawk")
    assert t.pool(1) == {"life": 3}
    assert t.seat(1)["hand"] == ["prism"]
    assert t.seat(1)["discard"] == ["hawk"]


@pytest.mark.rule("RA-C34")
def test_a_rival_ignores_sea_serpent_by_destroying_an_artifact_of_their_own() -> None:
    t = attacked("sea_serpent", "hawk", "nightingale", "oracle", pool={"life": 3}).do(1, "pay")
    assert t.refused(1, "choose sea_serpent") == "not-yours"
    assert t.refused(1, "choose oracle") == "not-an-artifact"
    t.do(1, "choose hawk")
    assert t.pool(1) == {"life": 3}
    assert t.seat(1)["components"] == ["nightingale", "oracle"]
    assert t.seat(1)["discard"] == ["hawk"]


@pytest.mark.rule("RA-C34")
@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_a_dragon_turns_to_make_all_rivals_lose_2_life(dragon: str) -> None:
    t = table(
        player(in_play=[dragon], pool={"life": 5}),
        player(in_play=["healer"], pool={"life": 3}, hand=["prism"]),
        player(in_play=["temple"], pool={"life": 4}, hand=["magical_shard"]),
    )
    t.do(0, f"power {dragon} 1").do(1, "suffer").do(2, "suffer")
    assert [t.pool(seat) for seat in range(3)] == [{"life": 5}, {"life": 1}, {"life": 2}]
    assert t.turned(0, dragon)


@pytest.mark.rule("RA-C35")
def test_elvish_bow_makes_all_rivals_lose_1_life_and_offers_no_price() -> None:
    t = table(
        player(in_play=["elvish_bow"]),
        player(in_play=["healer"], pool={"calm": 5, "gold": 5, "life": 2}, hand=["prism"]),
        player(pool={"life": 3}, hand=["magical_shard"]),
    )
    t.do(0, "power elvish_bow 1")
    assert t.refused(1, "pay") == "no-price"
    t.do(1, "suffer")
    assert t.pool(1) == {"calm": 5, "gold": 5, "life": 1}
    assert t.pool(2) == {"life": 2}


@pytest.mark.rule("RA-C35")
def test_elvish_bow_turns_either_to_attack_or_to_draw() -> None:
    t = alone("elvish_bow", deck=["hawk", "treant"]).do(0, "power elvish_bow 2")
    assert t.seat(0)["hand"] == ["hawk", "prism"]
    assert t.refused(0, "power elvish_bow 1") == "is-turned"


# --- placing Dragons --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C36")
def test_dragon_egg_is_destroyed_to_place_a_dragon_at_4_less() -> None:
    t = alone("dragon_egg", hand=["water_dragon"], pool={"calm": 3})
    assert t.seat(0)["in_play"]["dragon_egg"]["points"] == 1
    t.do(0, "power dragon_egg 1", "place water_dragon")
    assert t.pool(0) == {"calm": 1}
    assert t.seat(0)["components"] == ["water_dragon"]
    assert t.seat(0)["discard"] == ["dragon_egg"]
    assert t.points(0) == 1 + 1, "the token and the Dragon; the point of the Egg is lost"


@pytest.mark.rule("RA-C37")
def test_dragon_teeth_place_a_dragon_for_0() -> None:
    t = alone(card("dragon_teeth", elan=3), hand=["wind_dragon"], pool={"elan": 3})
    t.do(0, "power dragon_teeth 2", "place wind_dragon")
    assert t.pool(0) == {}
    assert t.on(0, "dragon_teeth") == {"elan": 3}
    assert t.turned(0, "dragon_teeth")
    assert t.seat(0)["components"] == ["dragon_teeth", "wind_dragon"]


@pytest.mark.rule("RA-C37")
def test_elan_lying_on_dragon_teeth_does_not_pay_for_them() -> None:
    t = alone(card("dragon_teeth", elan=3), hand=["wind_dragon"], pool={"elan": 2})
    assert t.refused(0, "power dragon_teeth 2") == "needs-essences"


# --- gains ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C38")
def test_jeweled_statuette_has_to_be_straight_to_be_destroyed_by_its_own_power() -> None:
    t = alone(card("jeweled_statuette", turned=True))
    assert t.refused(0, "power jeweled_statuette 2") == "is-turned"
    t = alone("jeweled_statuette").do(0, "power jeweled_statuette 2")
    assert t.pool(0) == {"elan": 1, "gold": 2}
    assert t.seat(0)["discard"] == ["jeweled_statuette"]


@pytest.mark.rule("RA-C39")
@pytest.mark.parametrize(
    ("artifact", "essence", "own"),
    [
        ("hand_of_glory", "death", 2),
        ("fiery_whip", "elan", 3),
        ("tree_of_life", "life", 3),
        ("jeweled_statuette", "death", 3),
    ],
)
def test_the_gain_power_also_gives_each_rival_1_essence(artifact: str, essence: str, own: int) -> None:
    t = table(player(in_play=[artifact]), player(hand=["prism"]), player(passed=True)).do(0, f"power {artifact} 1")
    assert [t.pool(seat) for seat in range(3)] == [{essence: own}, {essence: 1}, {essence: 1}]
    assert t.turned(0, artifact)


@pytest.mark.rule("RA-C40")
@pytest.mark.parametrize(("artifact", "gained", "count"), [("hypnotic_basin", "calm", 4), ("treant", "elan", 3)])
def test_hypnotic_basin_counts_elan_for_calm_and_treant_death_for_elan(artifact: str, gained: str, count: int) -> None:
    t = table(
        player(in_play=[artifact]), player(hand=["prism"], pool={"calm": 6, "death": 3, "elan": 4}), player(passed=True)
    )
    t.do(0, f"power {artifact} 1", "seat 1")
    assert t.pool(0) == {gained: count}
    assert t.pool(1) == {"calm": 6, "death": 3, "elan": 4}


@pytest.mark.rule("RA-C41")
def test_cursed_skull_puts_3_essences_but_gold_and_life_on_itself() -> None:
    t = alone("cursed_skull", pool={"life": 1}).do(0, "power cursed_skull 1")
    assert t.refused(0, "essence gold") == "type-excluded"
    assert t.refused(0, "essence life") == "type-excluded"
    t.do(0, "essence calm", "essence death", "essence elan")
    assert t.on(0, "cursed_skull") == {"calm": 1, "death": 1, "elan": 1}
    assert t.pool(0) == {}
    assert t.turned(0, "cursed_skull")


@pytest.mark.rule("RA-C42")
def test_celestial_horse_collects_2_essences_but_gold_and_death() -> None:
    t = collecting("celestial_horse")
    assert t.refused(0, "essence gold") == "type-excluded"
    assert t.refused(0, "essence death") == "type-excluded"
    t.do(0, "essence elan", "essence life")
    assert t.pool(0) == {"elan": 1, "life": 1}
    assert collecting("celestial_horse").do(0, *["essence calm"] * 2).pool(0) == {"calm": 2}
