"""Edge cases of costs, discounts and placing."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(*in_play: object, **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-E57")
def test_gold_does_not_pay_for_elan() -> None:
    t = alone(hand=["dwarven_pickaxe"], pool={"gold": 3})
    assert t.refused(0, "place dwarven_pickaxe") == "needs-essences"


@pytest.mark.rule("RA-E58")
@pytest.mark.parametrize("pool", [{"death": 5}, {"gold": 3, "death": 2}])
def test_any_essences_of_a_cost_are_paid_with_any_types(pool: dict[str, int]) -> None:
    t = alone(hand=["corrupt_altar"], pool=pool).do(0, "place corrupt_altar")
    assert t.pool(0) == {}
    assert t.seat(0)["components"] == ["corrupt_altar"]


@pytest.mark.rule("RA-E59")
@pytest.mark.parametrize(("artifact", "gold"), [("dragon_egg", 1), ("vault", 1), ("horn_of_plenty", 2)])
def test_artificer_leaves_the_gold_of_a_cost(artifact: str, gold: int) -> None:
    t = alone("artificer", hand=[artifact], pool={"gold": gold}).do(0, f"place {artifact}")
    assert t.pool(0) == {}
    assert artifact in t.seat(0)["components"]
    t = alone("artificer", hand=[artifact], pool={"calm": 5, "gold": gold - 1})
    assert t.refused(0, f"place {artifact}") == "needs-essences"


@pytest.mark.rule("RA-E60")
def test_crypt_places_athanor_for_1_gold() -> None:
    t = alone("crypt", discard=["athanor"], pool={"death": 1, "elan": 3, "gold": 3})
    t.do(0, "power crypt 2", "place athanor")
    assert t.pool(0) == {"elan": 3, "gold": 2}
    assert t.seat(0)["components"] == ["athanor", "crypt"]


@pytest.mark.rule("RA-E60")
def test_crypt_with_artificer_places_chalice_of_life_for_1_gold_and_loses_the_surplus() -> None:
    t = alone("crypt", "artificer", discard=["chalice_of_life"], pool={"calm": 1, "death": 1, "gold": 2, "life": 1})
    t.do(0, "power crypt 2", "place chalice_of_life")
    assert t.pool(0) == {"calm": 1, "gold": 1, "life": 1}
    t = alone("crypt", "artificer", discard=["chalice_of_life"], pool={"calm": 1, "death": 1, "life": 1})
    t.do(0, "power crypt 2")
    assert t.seat(0)["discard"] == ["chalice_of_life"], "without Gold there is nothing to choose"
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E61")
def test_all_discounts_on_fire_dragon_add_up_to_a_cost_of_0() -> None:
    t = alone("dragon_egg", "dragon_bridle", "artificer", hand=["fire_dragon", "prism"], pool={"elan": 2})
    t.do(0, "power dragon_egg 1", "place fire_dragon")
    assert t.pool(0) == {"elan": 2}, "nothing is paid and nothing given back"
    assert t.seat(0)["components"] == ["artificer", "dragon_bridle", "fire_dragon"]


@pytest.mark.rule("RA-E63")
@pytest.mark.parametrize(("name", "gold"), [("alchemists_tower", 3), ("oracle", 4), ("monument_deck", 4)])
def test_artificer_claims_at_the_full_price(name: str, gold: int) -> None:
    centre = {"places": ["alchemists_tower"], "monuments": ["oracle"], "monument_deck": ["temple"]}
    poor = player(in_play=["artificer"], pool={"calm": 5, "gold": gold - 1}, hand=["prism"])
    assert table(poor, player(passed=True), center=centre).refused(0, f"claim {name}") == "needs-essences"
    rich = player(in_play=["artificer"], pool={"calm": 5, "gold": gold}, hand=["prism"])
    assert table(rich, player(passed=True), center=centre).do(0, f"claim {name}").pool(0) == {"calm": 5}


@pytest.mark.rule("RA-E64")
def test_dragon_egg_may_be_used_without_a_dragon_in_hand() -> None:
    t = alone("dragon_egg", hand=["prism"])
    assert t.points(0) == 1 + 1
    t.do(0, "power dragon_egg 1", "done")
    assert t.seat(0)["discard"] == ["dragon_egg"]
    assert t.points(0) == 1
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-30.1")
def test_that_there_is_no_dragon_in_hand_does_not_show() -> None:
    """Also without a Dragon the player is asked: if the engine went on by itself the rivals would know."""
    for hand in (["prism"], ["fire_dragon"]):
        t = alone("dragon_egg", hand=hand, pool={"elan": 6}).do(0, "power dragon_egg 1")
        assert t.actors() == (0,)
        assert t.prompt(0) == "place-from"


@pytest.mark.rule("RA-E65")
def test_dragon_egg_does_not_place_from_the_discard_pile() -> None:
    t = alone("dragon_egg", hand=["water_dragon", "hawk"], discard=["fire_dragon"], pool={"calm": 6, "elan": 6})
    t.do(0, "power dragon_egg 1")
    assert t.refused(0, "place fire_dragon") == "not-in-hand"
    assert t.refused(0, "place hawk") == "wrong-kind"
    assert t.legal(0) == ["done", "place water_dragon"]


@pytest.mark.rule("RA-E66")
def test_elan_on_dragon_teeth_does_not_pay_for_their_second_power() -> None:
    t = alone(card("dragon_teeth", elan=3), hand=["fire_dragon"], pool={"elan": 2})
    assert t.refused(0, "power dragon_teeth 2") == "needs-essences"


@pytest.mark.rule("RA-E67")
def test_placing_a_dragon_with_dragon_egg_is_one_action() -> None:
    t = table(player(in_play=["dragon_egg"], hand=["fire_dragon", "hawk"], pool={"elan": 2}), player(hand=["prism"]))
    t.do(0, "power dragon_egg 1", "place fire_dragon")
    assert t.seat(0)["components"] == ["fire_dragon"]
    assert t.pool(0) == {}
    assert t.actors() == (1,)


def bestiary() -> Table:
    """Sorcerer's Bestiary and Dragon Bridle, and a Bone Dragon in the rival's discard pile."""
    return table(
        player(
            in_play=["sorcerers_bestiary", "dragon_bridle", "corrupt_altar"],
            pool={"calm": 4, "death": 4, "elan": 1, "life": 1},
            hand=["prism", "hawk"],
        ),
        player(discard=["bone_dragon", "vault"], passed=True),
    )


@pytest.mark.rule("RA-E68")
@pytest.mark.parametrize(
    ("answer", "pool"), [("death", {"death": 2, "elan": 1, "life": 1}), ("life", {"death": 3, "elan": 1})]
)
def test_sorcerers_bestiary_places_a_rivals_bone_dragon_at_3_less(answer: str, pool: dict[str, int]) -> None:
    t = bestiary().do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4)
    assert t.refused(0, "place vault") == "wrong-kind"
    t.do(0, "place bone_dragon")
    assert t.pool(0) == {"death": 3, "elan": 1, "life": 1}, "2 are due, and at least 1 of them is Death"
    assert t.refused(0, "essence elan") == "cannot-pay-with"
    t.do(0, f"essence {answer}")
    assert t.pool(0) == pool
    assert "bone_dragon" in t.seat(0)["components"]
    assert t.seat(1)["discard"] == ["vault"]
    assert t.seat(0)["in_play"]["sorcerers_bestiary"]["points"] == 2
    assert t.turned(0, "sorcerers_bestiary")


@pytest.mark.rule("RA-E69")
def test_a_dragon_taken_from_a_rival_goes_to_the_users_discard_pile_and_deck() -> None:
    t = bestiary().do(0, "power sorcerers_bestiary 2", *["essence calm"] * 4, "place bone_dragon", "essence life")
    t.do(0, "power corrupt_altar 2", "choose bone_dragon", *["essence calm"] * 7)
    assert t.seat(0)["discard"] == ["bone_dragon"]
    assert t.seat(1)["discard"] == ["vault"]
    t.do(0, "pass", "choose research")
    assert t.seat(0)["discard"] == []
    assert t.seat(0)["hand"] == ["bone_dragon", "hawk", "prism"], "it was shuffled into the deck and drawn"


@pytest.mark.rule("RA-E70")
def test_crypt_may_be_used_when_the_discard_pile_was_just_reshuffled() -> None:
    t = alone("crypt", "library", discard=["hawk", "nightingale"], pool={"calm": 2, "death": 1, "life": 2})
    t.do(0, "power library 1")
    assert t.seat(0)["discard"] == []
    assert t.seat(0)["deck_size"] == 1
    t.do(0, "power crypt 2")
    assert t.pool(0) == {"calm": 2, "life": 2}
    assert t.turned(0, "crypt")
    assert t.seat(0)["components"] == ["crypt", "library"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E71")
def test_philosophers_stone_converts_what_is_left_after_its_fee() -> None:
    t = alone("philosophers_stone", pool={"calm": 1, "death": 5})
    t.do(0, "power philosophers_stone 1", "essence calm")
    assert t.pool(0) == {"death": 4}, "the fee is C1 D1"
    t.do(0, *["essence death"] * 4)
    assert t.pool(0) == {"gold": 4}
    assert t.refused(0, "essence death") == "not-an-action", "the fourth was the last"


@pytest.mark.rule("RA-E72")
def test_athanor_spends_6_elan_from_itself_and_none_from_the_pool() -> None:
    t = alone(card("athanor", elan=7), pool={"life": 3}).do(0, "power athanor 2", *["essence life"] * 3)
    assert t.on(0, "athanor") == {"elan": 1}
    assert t.pool(0) == {"gold": 3}
    t = alone(card("athanor", elan=5), pool={"elan": 9})
    assert t.refused(0, "power athanor 2") == "needs-on-it"


@pytest.mark.rule("RA-E73")
def test_prism_converts_into_one_type_only_and_never_into_gold() -> None:
    t = alone("prism", hand=["hawk"], pool={"death": 3}).do(0, "power prism 2", *["essence death"] * 3)
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm")
    assert t.pool(0) == {"calm": 3}
    assert t.refused(0, "essence elan") == "not-an-action"


@pytest.mark.rule("RA-E74")
def test_transmuter_with_exactly_2_essences() -> None:
    t = alone("transmuter", pool={"gold": 1, "life": 1}).do(0, "power transmuter 1")
    assert t.pool(0) == {}
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence death", "essence elan")
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 1}
    assert alone("transmuter", pool={"gold": 1}).refused(0, "power transmuter 1") == "needs-essences"


@pytest.mark.rule("RA-E75")
def test_mermaid_has_nothing_to_move_with_death_and_elan_only() -> None:
    t = alone("mermaid", pool={"death": 3, "elan": 2})
    assert t.refused(0, "power mermaid 1") == "needs-one-of"


@pytest.mark.rule("RA-E76")
@pytest.mark.parametrize(("essence", "more"), [("life", 1), ("gold", 0)])
def test_mermaid_puts_life_or_gold_on_a_turned_sacred_grove(essence: str, more: int) -> None:
    t = alone("mermaid", card("sacred_grove", turned=True), pool={essence: 1})
    t.do(0, "power mermaid 1", "choose sacred_grove")
    assert t.on(0, "sacred_grove") == {essence: 1}
    assert t.seat(0)["in_play"]["sacred_grove"]["points"] == 2 + more
    assert t.turned(0, "sacred_grove")


@pytest.mark.rule("RA-E133")
def test_wind_dragon_at_4_less_is_paid_with_any_4_essences() -> None:
    t = alone("artificer", "dragon_bridle", hand=["wind_dragon"], pool={"death": 2, "gold": 2})
    t.do(0, "place wind_dragon")
    assert t.pool(0) == {}
    t = alone("artificer", "dragon_bridle", hand=["wind_dragon", "hawk"], pool={"calm": 4, "elan": 4})
    t.do(0, "place wind_dragon", "essence calm", "essence calm", "essence elan")
    assert t.pool(0) == {"calm": 2, "elan": 2}
    t = alone("artificer", "dragon_bridle", hand=["wind_dragon"], pool={"calm": 1, "gold": 2})
    assert t.refused(0, "place wind_dragon") == "needs-after-discount"


@pytest.mark.rule("RA-E134")
def test_prism_does_not_convert_into_the_type_paid_but_0_is_legal() -> None:
    t = alone("prism", hand=["hawk"], pool={"death": 3}).do(0, "power prism 2", *["essence death"] * 3)
    assert t.refused(0, "essence death") == "same-type"
    t = alone("prism", hand=["hawk"], pool={"death": 3}).do(0, "power prism 2", "done")
    assert t.pool(0) == {"death": 3}
    assert t.turned(0, "prism")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E134")
def test_philosophers_stone_takes_gold_for_its_fee_but_does_not_convert_it() -> None:
    t = alone("philosophers_stone", pool={"gold": 4, "life": 1})
    t.do(0, "power philosophers_stone 1", "essence gold")
    assert t.pool(0) == {"gold": 2, "life": 1}, "the fee is G2"
    assert t.refused(0, "essence gold") == "same-type"
    t.do(0, "essence life")
    assert t.pool(0) == {"gold": 3}


@pytest.mark.rule("RA-E135")
def test_gold_put_on_vault_by_mermaid_bears_interest_in_the_next_collect() -> None:
    t = alone("mermaid", "vault", pool={"gold": 1}).do(0, "power mermaid 1", "choose vault")
    t.do(0, "pass", "choose research", "done", "essence death", "essence elan")
    assert t.facts()["round"] == 2
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 1}, "Mermaid collects 1 Calm herself"
    assert t.on(0, "vault") == {"gold": 1}
