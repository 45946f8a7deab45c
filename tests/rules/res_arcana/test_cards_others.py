"""Clarifications of mages, magic items, monuments and Places of Power."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(*in_play: object, **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True))


def collecting(*in_play: object, **fields: object) -> Table:
    """The same player at the start of a Collect step; the rival has nothing to collect."""
    return table(
        player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(hand=["magical_shard"]), phase="collect"
    )


# --- mages ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C1")
def test_artificer_takes_1_off_an_artifact_but_never_a_gold() -> None:
    t = alone("artificer", hand=["dwarven_pickaxe", "dragon_egg"]).do(0, "place dwarven_pickaxe")
    assert t.seat(0)["components"] == ["artificer", "dwarven_pickaxe"]
    assert t.refused(0, "place dragon_egg") == "needs-essences"
    t = alone("artificer", hand=["athanor"], pool={"elan": 1, "gold": 1}).do(0, "place athanor")
    assert t.pool(0) == {"elan": 1}


@pytest.mark.rule("RA-C1")
def test_artificer_lowers_neither_monuments_nor_places_of_power() -> None:
    centre = {"monuments": ["oracle"], "places": ["sunken_reef"]}
    pool = {"calm": 5, "elan": 2, "gold": 3, "life": 1}
    t = table(player(in_play=["artificer"], pool=pool, hand=["prism"]), player(passed=True), center=centre)
    assert t.refused(0, "claim oracle") == "needs-essences"
    assert t.refused(0, "claim sunken_reef") == "needs-essences"
    pool = {"calm": 5, "elan": 2, "gold": 4, "life": 2}
    t = table(player(in_play=["artificer"], pool=pool, hand=["prism"]), player(passed=True), center=centre)
    t.do(0, "claim oracle", "claim sunken_reef")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-C2")
def test_transmuter_needs_2_essences_and_may_yield_the_types_paid() -> None:
    assert alone("transmuter", pool={"gold": 1}).refused(0, "power transmuter 1") == "needs-essences"
    t = alone("transmuter", pool={"calm": 1, "life": 1}).do(0, "power transmuter 1")
    assert t.pool(0) == {}
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence calm", "essence life")
    assert t.pool(0) == {"calm": 2, "life": 1}


@pytest.mark.rule("RA-C22")
def test_druid_straightens_creatures_only() -> None:
    turned = [card(name, turned=True) for name in ("fire_dragon", "prism", "temple", "hawk")]
    t = alone("druid", *turned, hand=["magical_shard"]).do(0, "power druid 1")
    for name in ("fire_dragon", "prism", "temple", "druid"):
        assert t.refused(0, f"choose {name}") == "wrong-kind"
    t.do(0, "choose hawk")
    assert not t.turned(0, "hawk")
    assert all(t.turned(0, name) for name in ("druid", "fire_dragon", "prism", "temple"))


EITHER_OR = [
    ("healer", "calm", "life"),
    ("witch", "death", "life"),
    ("calm_elan", "calm", "elan"),
    ("death_life", "death", "life"),
]


@pytest.mark.rule("RA-C43")
@pytest.mark.parametrize(("component", "one", "other"), EITHER_OR)
def test_these_collect_one_of_two_types(component: str, one: str, other: str) -> None:
    assert collecting(component).legal(0) == [f"essence {one}", f"essence {other}"]
    assert collecting(component).do(0, f"essence {one}").pool(0) == {one: 1}
    assert collecting(component).do(0, f"essence {other}").pool(0) == {other: 1}


@pytest.mark.rule("RA-C43")
@pytest.mark.parametrize(("component", "one", "other"), EITHER_OR)
def test_the_type_is_chosen_anew_each_round(component: str, one: str, other: str) -> None:
    item = component in ("calm_elan", "death_life")
    t = collecting(component).do(0, f"essence {one}")
    t.do(0, "pass", "choose divination").do(1, "pass", "choose research")
    if item:  # it was swapped away and is taken back
        t.do(0, "pass", f"choose {component}").do(1, "pass", "choose alchemy")
    t.do(0, f"essence {other}")
    assert t.facts()["round"] == (3 if item else 2)
    assert t.pool(0) == {one: 1, other: 1}


@pytest.mark.rule("RA-C47")
def test_alchemist_turns_for_4_essences_into_2_gold_or_for_1_non_gold() -> None:
    t = alone("alchemist", pool={"calm": 2, "gold": 1, "life": 2})
    t.do(0, "power alchemist 1", "essence calm", "essence gold")
    assert t.pool(0) == {"gold": 2, "life": 1}
    assert t.refused(0, "power alchemist 2") == "is-turned"
    t = alone("alchemist", pool={"calm": 4}).do(0, "power alchemist 2")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence elan")
    assert t.pool(0) == {"calm": 4, "elan": 1}
    assert t.refused(0, "power alchemist 1") == "is-turned"


@pytest.mark.rule("RA-C48")
@pytest.mark.parametrize(
    ("component", "cost", "put"),
    [
        ("duelist", {"death": 1}, {"gold": 1}),
        ("necromancer", {"life": 2}, {"death": 3}),
        ("colossus", {"elan": 1}, {"gold": 1}),
        ("vault", {}, {"gold": 1}),
    ],
)
def test_these_put_what_they_produce_on_themselves(component: str, cost: dict[str, int], put: dict[str, int]) -> None:
    t = alone(component, pool=cost).do(0, f"power {component} 1")
    assert t.pool(0) == {}
    assert t.on(0, component) == put
    assert t.turned(0, component)
    income = {"duelist": {"elan": 1}, "necromancer": {"death": 1}}.get(component, {})
    t.do(0, "pass", "choose research", f"take {component}")
    assert t.on(0, component) == {}
    assert t.pool(0) == {name: put.get(name, 0) + income.get(name, 0) for name in put.keys() | income.keys()}


# --- magic items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C13")
def test_transmutation_needs_3_essences_and_may_repeat_the_types_paid() -> None:
    assert alone("transmutation", pool={"calm": 2}).refused(0, "power transmutation 1") == "needs-essences"
    t = alone("transmutation", pool={"gold": 3}).do(0, "power transmutation 1")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, *["essence calm"] * 3)
    assert t.pool(0) == {"calm": 3}
    t = alone("transmutation", pool={"calm": 3}).do(0, "power transmutation 1", *["essence calm"] * 3)
    assert t.pool(0) == {"calm": 3}


@pytest.mark.rule("RA-C27")
def test_divination_draws_3_and_then_discards_3_of_the_whole_hand() -> None:
    t = alone("divination", hand=["prism"], deck=["athanor", "hawk", "vault", "treant"]).do(0, "power divination 1")
    assert t.seat(0)["hand"] == ["athanor", "hawk", "prism", "vault"]
    t.do(0, "discard athanor", "discard prism")
    assert t.seat(0)["hand"] == ["hawk"]
    assert sorted(t.seat(0)["discard"]) == ["athanor", "prism", "vault"]
    assert t.seat(0)["deck"] == ["treant"]
    assert t.turned(0, "divination")


@pytest.mark.rule("RA-C28")
@pytest.mark.parametrize("source", ["seer", "hawk", "oracle"])
def test_looking_at_3_cards_of_the_own_deck_and_returning_them_in_any_order(source: str) -> None:
    deck = ["athanor", "vault", "treant", "mermaid"]
    t = alone(source, deck=deck).do(0, f"power {source} 1", "deck own")
    assert sorted(t.legal(0)) == ["choose athanor", "choose treant", "choose vault"]
    assert t.refused(0, "choose mermaid") == "choose-a-seen-card"
    t.do(0, "choose treant", "choose athanor")
    assert t.seat(0)["deck"] == ["treant", "athanor", "vault", "mermaid"]
    assert t.seat(0)["hand"] == ["prism"]
    assert t.turned(0, source)


@pytest.mark.rule("RA-C28")
@pytest.mark.parametrize("source", ["seer", "hawk", "oracle"])
def test_looking_at_3_cards_of_the_monument_deck_and_returning_them_in_any_order(source: str) -> None:
    monuments = ["temple", "library", "obelisk", "colossus"]
    t = table(player(in_play=[source], hand=["prism"]), player(passed=True), center={"monument_deck": monuments})
    t.do(0, f"power {source} 1", "deck monuments")
    assert t.refused(0, "choose colossus") == "choose-a-seen-card"
    t.do(0, "choose obelisk", "choose library")
    assert t.facts()["center"]["monument_deck"] == ["obelisk", "library", "temple", "colossus"]


# --- monuments --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C14")
def test_the_3_points_of_golden_statue_end_with_the_check() -> None:
    t = alone("golden_statue", "coral_castle", pool={"gold": 3})
    assert t.points(0) == 1 + 1 + 3
    t.do(0, "power coral_castle 1", "power golden_statue 1")
    assert not t.facts()["over"]
    assert t.points(0) == 1 + 1 + 3
    assert t.pool(0) == {}
    assert t.turned(0, "golden_statue")


@pytest.mark.rule("RA-C26")
def test_obelisk_yields_6_non_gold_essences_on_being_claimed_and_only_then() -> None:
    t = table(
        player(pool={"gold": 4}, hand=["prism"]), player(passed=True), center={"monuments": ["obelisk", "temple"]}
    )
    t.do(0, "claim obelisk")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence death", "essence elan", "essence elan", "essence elan", "essence life")
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 3, "life": 1}
    assert t.prompt(0) == "turn"
    assert t.refused(0, "power obelisk 1") == "only-when-claimed"


# --- Places of Power --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-C15")
def test_cursed_forge_takes_1_death_or_is_turned_in_each_collect() -> None:
    t = collecting("cursed_forge", pool={"death": 2})
    assert t.legal(0) == ["pay", "turn"]
    t.do(0, "pay")
    assert t.pool(0) == {"death": 1}
    assert not t.turned(0, "cursed_forge")
    t.do(0, "pass", "choose research").do(1, "pass", "choose alchemy")
    assert t.prompt(0) == "pay-or-turn"
    t.do(0, "turn")
    assert t.pool(0) == {"death": 1}
    assert t.turned(0, "cursed_forge")


@pytest.mark.rule("RA-C16")
def test_sea_serpent_is_worth_3_to_sorcerers_bestiary() -> None:
    t = alone("sorcerers_bestiary", "sea_serpent")
    assert t.seat(0)["in_play"]["sorcerers_bestiary"]["points"] == 3


@pytest.mark.rule("RA-C17")
def test_dragons_lair_turns_itself_and_one_dragon() -> None:
    t = alone("dragons_lair", "fire_dragon", "water_dragon", "hawk").do(0, "power dragons_lair 2")
    assert t.refused(0, "choose hawk") == "wrong-kind"
    t.do(0, "choose water_dragon")
    assert t.on(0, "dragons_lair") == {"gold": 2}
    assert [name for name in t.seat(0)["in_play"] if t.turned(0, name)] == ["dragons_lair", "water_dragon"]


@pytest.mark.rule("RA-C18")
def test_sacred_grove_turns_itself_and_one_creature() -> None:
    t = alone("sacred_grove", "hawk", "treant", "fire_dragon").do(0, "power sacred_grove 2")
    assert t.refused(0, "choose fire_dragon") == "wrong-kind"
    t.do(0, "choose hawk")
    assert t.on(0, "sacred_grove") == {"life": 1}
    assert [name for name in t.seat(0)["in_play"] if t.turned(0, name)] == ["sacred_grove", "hawk"]


@pytest.mark.rule("RA-C19")
@pytest.mark.parametrize(
    ("place", "artifact"),
    [("dragons_lair", "fire_dragon"), ("sacred_grove", "sea_serpent"), ("sacred_grove", "treant")],
)
def test_an_artifact_turned_for_a_place_does_not_use_its_own_power(place: str, artifact: str) -> None:
    t = table(player(in_play=[place, artifact]), player(pool={"calm": 1, "death": 2, "life": 3}, hand=["prism"]))
    t.do(0, f"power {place} 2")
    assert t.turned(0, artifact)
    assert t.pool(0) == {}
    assert t.pool(1) == {"calm": 1, "death": 2, "life": 3}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-C23")
@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_victory_check_can_be_called_in_the_middle_of_a_round(place: str) -> None:
    t = table(
        player(in_play=[place, card("catacombs_of_the_dead", death=9)], hand=["prism"]),
        player(hand=["magical_shard"]),
    )
    t.do(0, f"power {place} 1")
    assert t.facts()["over"]
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-C24")
@pytest.mark.parametrize(
    ("place", "fixed", "essence"),
    [("cursed_forge", 1, "gold"), ("sacred_grove", 2, "life"), ("sacrificial_pit", 2, "death")],
)
def test_fixed_points_come_on_top_of_1_for_each_essence(place: str, fixed: int, essence: str) -> None:
    assert alone(place).points(0) == 1 + fixed
    assert alone(card(place, False, **{essence: 3})).points(0) == 1 + fixed + 3
    others = {name: 2 for name in ("calm", "death", "elan", "gold", "life") if name != essence}
    assert alone(card(place, False, **others)).points(0) == 1 + fixed


@pytest.mark.rule("RA-C44")
@pytest.mark.parametrize(
    ("component", "power", "cost", "put"),
    [
        ("mausoleum", 1, {"calm": 1}, {"death": 1}),
        ("chalice_of_life", 1, {"calm": 2}, {"calm": 2, "life": 1}),
        ("corrupt_altar", 1, {"life": 2}, {"elan": 3}),
        ("dragon_teeth", 1, {"elan": 2}, {"elan": 3}),
        ("fountain_of_youth", 1, {"death": 2}, {"calm": 2, "life": 1}),
        ("ring_of_midas", 1, {"life": 2}, {"gold": 1}),
        ("alchemists_tower", 1, {"calm": 1, "death": 1, "elan": 1, "life": 1}, {"gold": 1}),
        ("catacombs_of_the_dead", 1, {"death": 5}, {"death": 1}),
        ("cursed_forge", 1, {"elan": 2, "gold": 1}, {"gold": 1}),
        ("sunken_reef", 1, {"calm": 2, "life": 1}, {"calm": 1}),
    ],
)
def test_powers_without_turning_can_be_repeated(
    component: str, power: int, cost: dict[str, int], put: dict[str, int]
) -> None:
    t = alone(component, pool={essence: 3 * count for essence, count in cost.items()})
    for use in (1, 2, 3):
        t.do(0, f"power {component} {power}")
        assert t.on(0, component) == {essence: use * count for essence, count in put.items()}
        assert not t.turned(0, component)
    assert t.pool(0) == {}
    assert t.refused(0, f"power {component} {power}") == "needs-essences"


@pytest.mark.rule("RA-C45")
def test_sacrificial_pit_turns_pays_1_death_and_destroys_a_dragon_or_creature() -> None:
    t = alone("sacrificial_pit", "hawk", "bone_dragon", pool={"death": 2}).do(
        0, "power sacrificial_pit 2", "choose bone_dragon"
    )
    assert t.pool(0) == {"death": 1, "gold": 5}
    assert t.turned(0, "sacrificial_pit")
    assert t.seat(0)["components"] == ["hawk", "sacrificial_pit"]
    assert alone("sacrificial_pit", "hawk").refused(0, "power sacrificial_pit 2") == "needs-essences"
    t = alone("sacrificial_pit", pool={"death": 1})
    assert t.refused(0, "power sacrificial_pit 2") == "nothing-to-destroy"


@pytest.mark.rule("RA-C46")
def test_sorcerers_bestiary_costs_4_essences_on_top_of_the_dragons_cost() -> None:
    t = alone("sorcerers_bestiary", pool={"calm": 7, "elan": 4}, discard=["water_dragon", "fire_dragon"])
    t.do(0, "power sorcerers_bestiary 2", "essence calm", "essence elan")
    assert t.refused(0, "place fire_dragon") == "needs-essences"
    t.do(0, "place water_dragon")
    assert t.pool(0) == {"elan": 1}
    assert t.turned(0, "sorcerers_bestiary")
    assert t.seat(0)["components"] == ["sorcerers_bestiary", "water_dragon"]
    t = alone("sorcerers_bestiary", pool={"calm": 3}, discard=["water_dragon"])
    assert t.refused(0, "power sorcerers_bestiary 2") == "needs-essences"


@pytest.mark.rule("RA-C49")
def test_dwarven_mines_yield_3_gold_or_put_2_gold_on_themselves_where_it_scores() -> None:
    t = alone("dwarven_mines", pool={"elan": 5}).do(0, "power dwarven_mines 1")
    assert t.pool(0) == {"gold": 3}
    assert t.on(0, "dwarven_mines") == {}
    assert t.points(0) == 1
    t = alone("dwarven_mines", pool={"death": 3, "elan": 3}).do(0, "power dwarven_mines 2")
    assert t.pool(0) == {}
    assert t.on(0, "dwarven_mines") == {"gold": 2}
    assert t.points(0) == 1 + 2


@pytest.mark.rule("RA-C50")
def test_dragons_lair_yields_2_gold_or_puts_2_gold_on_itself_where_it_scores() -> None:
    t = alone("dragons_lair", "fire_dragon").do(0, "power dragons_lair 1")
    assert t.pool(0) == {"gold": 2}
    assert t.on(0, "dragons_lair") == {}
    assert t.points(0) == 1 + 1
    assert not t.turned(0, "fire_dragon")
    t = alone("dragons_lair", "fire_dragon").do(0, "power dragons_lair 2")
    assert t.pool(0) == {}
    assert t.on(0, "dragons_lair") == {"gold": 2}
    assert t.points(0) == 1 + 1 + 2
