"""Section 10: using powers; turned and straight; powers without a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(**fields: Any) -> Table:
    """Seat 0 on turn, the only rival has passed: turn follows turn."""
    return table(player(**{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-10.1")
def test_one_action_uses_one_power_of_one_own_component() -> None:
    t = table(
        player(pool={"life": 4, "death": 5}, in_play=["ring_of_midas", "catacombs_of_the_dead"]), player(hand=["prism"])
    )
    t.do(0, "power ring_of_midas 1")
    assert t.on(0, "ring_of_midas") == {"gold": 1}
    assert not t.turned(0, "ring_of_midas")
    assert t.pool(0) == {"life": 2, "death": 5}
    assert t.on(0, "catacombs_of_the_dead") == {}
    assert t.actors() == (1,)
    assert t.refused(0, "power catacombs_of_the_dead 2") == "not-your-decision"


@pytest.mark.rule("RA-10.2")
@pytest.mark.parametrize(
    ("fields", "power", "reason"),
    [
        ({"in_play": ["dwarven_mines"], "pool": {"death": 3, "elan": 2}}, "dwarven_mines 2", "needs-essences"),
        ({"in_play": ["dwarven_mines"], "pool": {"death": 2, "elan": 9}}, "dwarven_mines 2", "needs-essences"),
        ({"in_play": ["philosophers_stone"], "pool": {"gold": 1}}, "philosophers_stone 1", "needs-essences"),
        ({"in_play": [card("athanor", elan=5)], "pool": {"elan": 9}}, "athanor 2", "needs-on-it"),
        ({"in_play": ["sacrificial_pit", "hawk"], "pool": {"calm": 3}}, "sacrificial_pit 2", "needs-essences"),
        ({"in_play": ["sacrificial_pit", "vault"], "pool": {"death": 3}}, "sacrificial_pit 2", "nothing-to-destroy"),
        ({"in_play": ["sacred_grove", "vault"], "pool": {"calm": 1}}, "sacred_grove 2", "needs-straight"),
        ({"in_play": ["fiery_whip"]}, "fiery_whip 2", "nothing-to-destroy"),
        ({"in_play": ["sacrificial_dagger"], "pool": {"life": 1}, "hand": []}, "sacrificial_dagger 2", "hand-empty"),
    ],
)
def test_a_power_is_refused_when_one_part_of_its_cost_is_missing(
    fields: dict[str, Any], power: str, reason: str
) -> None:
    assert alone(**fields).refused(0, f"power {power}") == reason


@pytest.mark.rule("RA-10.2")
def test_all_parts_of_a_cost_are_paid() -> None:
    t = alone(in_play=["dwarven_mines"], pool={"death": 4, "elan": 4}).do(0, "power dwarven_mines 2")
    assert t.pool(0) == {"death": 1, "elan": 1}
    assert t.turned(0, "dwarven_mines")
    assert t.on(0, "dwarven_mines") == {"gold": 2}


@pytest.mark.rule("RA-10.3")
@pytest.mark.parametrize(
    "power",
    [
        "horn_of_plenty 1",
        "dragon_teeth 1",
        "jeweled_statuette 2",
        "catacombs_of_the_dead 1",
        "mausoleum 1",
        "cursed_forge 1",
        "sunken_reef 1",
        "dragon_egg 1",
    ],
)
def test_no_power_of_a_turned_component_can_be_used_even_without_turning(power: str) -> None:
    rich = {"calm": 9, "death": 9, "elan": 9, "gold": 9, "life": 9}
    name = power.split()[0]
    assert alone(in_play=[card(name, turned=True)], pool=rich).refused(0, f"power {power}") == "is-turned"
    assert f"power {power}" in alone(in_play=[name], pool=rich).legal(0)


@pytest.mark.rule("RA-10.4")
def test_turn_this_needs_a_straight_component_and_leaves_it_turned() -> None:
    t = alone(in_play=["horn_of_plenty"]).do(0, "power horn_of_plenty 2")
    assert t.turned(0, "horn_of_plenty")
    assert t.pool(0) == {"gold": 1}
    assert t.refused(0, "power horn_of_plenty 2") == "is-turned"


@pytest.mark.rule("RA-10.5")
@pytest.mark.parametrize(
    ("power", "pool", "lying"),
    [
        ("mausoleum 1", {"gold": 1}, {"death": 1}),
        ("dragon_teeth 1", {"elan": 2}, {"elan": 3}),
        ("chalice_of_life 1", {"calm": 2}, {"calm": 2, "life": 1}),
        ("alchemists_tower 1", {"calm": 1, "death": 1, "elan": 1, "life": 1}, {"gold": 1}),
    ],
)
def test_a_power_without_turn_leaves_its_component_straight(
    power: str, pool: dict[str, int], lying: dict[str, int]
) -> None:
    name = power.split()[0]
    t = alone(in_play=[name], pool=pool).do(0, f"power {power}")
    assert not t.turned(0, name)
    assert t.on(0, name) == lying
    assert t.pool(0) == {}


@pytest.mark.rule("RA-10.6")
def test_a_power_without_turn_is_used_again_each_time_as_an_action_of_its_own() -> None:
    t = table(player(pool={"death": 15}, in_play=["catacombs_of_the_dead"]), player(hand=["prism", "hawk"]))
    t.do(0, "power catacombs_of_the_dead 1")
    assert t.refused(0, "power catacombs_of_the_dead 1") == "not-your-decision"
    t.do(1, "place prism").do(0, "power catacombs_of_the_dead 1")
    assert t.on(0, "catacombs_of_the_dead") == {"death": 2}
    t.do(1, "pass", "choose research").do(0, "power catacombs_of_the_dead 1")
    assert t.on(0, "catacombs_of_the_dead") == {"death": 3}
    assert t.pool(0) == {}
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-10.7")
def test_of_two_turn_powers_only_one_is_used_until_the_component_is_straightened() -> None:
    t = alone(in_play=["horn_of_plenty"], item="reanimate", pool={"death": 1})
    t.do(0, "power horn_of_plenty 1", "essence calm", "essence calm", "essence elan")
    assert t.refused(0, "power horn_of_plenty 2") == "is-turned"
    assert t.refused(0, "power horn_of_plenty 1") == "is-turned"
    t.do(0, "power reanimate 1", "essence death", "choose horn_of_plenty", "power horn_of_plenty 2")
    assert t.pool(0) == {"calm": 2, "elan": 1, "gold": 1}


@pytest.mark.rule("RA-10.8")
def test_a_turn_power_may_follow_a_no_turn_power_but_not_the_other_way_round() -> None:
    t = alone(in_play=["catacombs_of_the_dead"], pool={"death": 10})
    t.do(0, "power catacombs_of_the_dead 1", "power catacombs_of_the_dead 2")
    assert t.on(0, "catacombs_of_the_dead") == {"death": 2}
    assert t.turned(0, "catacombs_of_the_dead")
    assert t.pool(0) == {"death": 5}
    assert t.refused(0, "power catacombs_of_the_dead 1") == "is-turned"


@pytest.mark.rule("RA-10.9")
@pytest.mark.parametrize(
    ("place", "own", "rivals"),
    [
        ("dragons_lair", [], []),
        ("dragons_lair", [card("water_dragon", turned=True)], []),
        ("dragons_lair", ["hawk", "vault"], []),
        ("dragons_lair", [], ["water_dragon"]),
        ("sacred_grove", [card("hawk", turned=True)], []),
        ("sacred_grove", ["water_dragon", "vault"], []),
        ("sacred_grove", [], ["hawk"]),
    ],
)
def test_turning_another_needs_an_own_straight_component_of_that_kind(
    place: str, own: list[Any], rivals: list[Any]
) -> None:
    t = table(player(hand=["prism"], in_play=[place, *own]), player(passed=True, in_play=rivals))
    assert t.refused(0, f"power {place} 2") == "needs-straight"


@pytest.mark.rule("RA-10.9")
@pytest.mark.parametrize(
    ("place", "beast", "lying"),
    [
        ("dragons_lair", "water_dragon", {"gold": 2}),
        ("dragons_lair", "sea_serpent", {"gold": 2}),
        ("sacred_grove", "hawk", {"life": 1}),
        ("sacred_grove", "sea_serpent", {"life": 1}),
    ],
)
def test_turning_another_turns_both(place: str, beast: str, lying: dict[str, int]) -> None:
    t = alone(in_play=[place, beast]).do(0, f"power {place} 2")
    assert t.turned(0, place)
    assert t.turned(0, beast)
    assert t.on(0, place) == lying


@pytest.mark.rule("RA-10.9")
def test_the_player_chooses_which_of_their_straight_dragons_turns() -> None:
    own = ["dragons_lair", "fire_dragon", "water_dragon", card("wind_dragon", turned=True), "hawk"]
    t = table(player(in_play=own), player(in_play=["earth_dragon"], passed=True)).do(0, "power dragons_lair 2")
    assert t.refused(0, "choose wind_dragon") == "is-turned"
    assert t.refused(0, "choose hawk") == "wrong-kind"
    assert t.refused(0, "choose earth_dragon") == "not-yours"
    assert t.refused(0, "done") == "choose-a-component"
    t.do(0, "choose water_dragon")
    assert t.turned(0, "water_dragon")
    assert not t.turned(0, "fire_dragon")


@pytest.mark.rule("RA-10.10")
def test_a_dragon_turned_for_the_lair_attacks_nobody() -> None:
    t = table(
        player(in_play=["dragons_lair", "earth_dragon"]),
        player(hand=["prism"], pool={"life": 2, "gold": 1}, item="protection"),
    ).do(0, "power dragons_lair 2")
    assert t.turned(0, "earth_dragon")
    assert t.pool(1) == {"life": 2, "gold": 1}
    assert t.actors() == (1,)
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-10.10")
def test_a_creature_turned_for_the_grove_neither_looks_nor_draws() -> None:
    t = alone(in_play=["sacred_grove", "hawk"], deck=["vault", "treant"], pool={"calm": 2})
    t.do(0, "power sacred_grove 2")
    assert t.prompt(0) == "turn"
    assert t.seat(0)["hand"] == ["prism"]
    assert t.pool(0) == {"calm": 2}


@pytest.mark.rule("RA-10.10")
def test_a_creature_without_any_power_can_be_turned_for_the_grove() -> None:
    t = alone(in_play=["sacred_grove", "nightingale"]).do(0, "power sacred_grove 2")
    assert t.turned(0, "nightingale")
    assert t.on(0, "sacred_grove") == {"life": 1}


@pytest.mark.rule("RA-10.11")
def test_spent_essences_leave_the_pool_and_gains_enter_it() -> None:
    t = alone(in_play=["flaming_pit"], pool={"life": 2}).do(0, "power flaming_pit 1")
    assert t.pool(0) == {"life": 1, "elan": 1, "death": 1}
    assert t.on(0, "flaming_pit") == {}
    assert t.pool(1) == {}


@pytest.mark.rule("RA-10.11")
def test_an_effect_that_puts_essences_on_a_component_leaves_the_pool_alone() -> None:
    t = alone(mage="necromancer", pool={"life": 3}).do(0, "power necromancer 1")
    assert t.pool(0) == {"life": 1}
    assert t.on(0, "necromancer") == {"death": 3}


@pytest.mark.rule("RA-10.12")
@pytest.mark.parametrize("power", ["horn_of_plenty 2", "mausoleum 1", "library 1", "seer 1", "alchemy 1"])
def test_the_power_of_a_rivals_component_cannot_be_used(power: str) -> None:
    t = table(
        player(hand=["prism"], pool={"calm": 9, "gold": 3}),
        player(in_play=["horn_of_plenty", "mausoleum", "library"], mage="seer", item="alchemy"),
    )
    assert t.refused(0, f"power {power}") == "not-yours"
    assert not [words for words in t.legal(0) if words.startswith("power")]


@pytest.mark.rule("RA-10.13")
def test_a_turned_component_still_collects() -> None:
    t = table(
        player(hand=["prism"], in_play=[card("temple", turned=True), card("elemental_spring", turned=True)]),
        player(passed=True),
        phase="collect",
    )
    assert t.pool(0) == {"calm": 1, "elan": 1, "life": 2}


@pytest.mark.rule("RA-10.13")
def test_a_turned_component_still_lowers_costs() -> None:
    def with_bridle(calm: int) -> Table:
        bridle = card("dragon_bridle", turned=True)
        return table(player(hand=["water_dragon"], in_play=[bridle], pool={"calm": calm}), player(passed=True))

    assert with_bridle(2).refused(0, "place water_dragon") == "needs-after-discount"
    t = with_bridle(3).do(0, "place water_dragon")
    assert t.pool(0) == {}
    assert "water_dragon" in t.seat(0)["in_play"]


@pytest.mark.rule("RA-10.13")
def test_a_turned_component_keeps_its_points() -> None:
    t = table(
        player(in_play=[card("nightingale", turned=True), card("catacombs_of_the_dead", turned=True, death=4)]),
        player(hand=["prism"]),
        first_player=1,
        to_act=1,
    )
    assert t.points(0) == 5


@pytest.mark.rule("RA-10.14")
def test_an_effect_is_carried_out_in_the_printed_order() -> None:
    t = table(player(in_play=["fiery_whip"]), player(hand=["prism"]), player(passed=True))
    since = t.state.event_count
    t.do(0, "power fiery_whip 1")
    gains = [(event.args["seat"], event.args["essences"]) for event in t.state.events(since) if event.kind == "gained"]
    assert gains == [(0, {"elan": 3}), (1, {"elan": 1}), (2, {"elan": 1})]


@pytest.mark.rule("RA-10.14")
def test_an_effect_is_carried_out_completely() -> None:
    t = alone(in_play=["horn_of_plenty"]).do(0, "power horn_of_plenty 1")
    for taken in range(3):
        assert sum(t.pool(0).values()) == taken
        assert t.refused(0, "done") == "choose-essences"
        assert t.refused(0, "pass") == "choose-essences"
        t.do(0, "essence calm")
    assert t.pool(0) == {"calm": 3}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-10.14")
def test_an_effect_is_carried_out_only_as_far_as_it_can_be() -> None:
    t = alone(in_play=["elvish_bow"]).do(0, "power elvish_bow 2")
    assert t.turned(0, "elvish_bow")
    assert t.seat(0)["hand"] == ["prism"]


@pytest.mark.rule("RA-10.15")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        ("calm", {"elan": 1, "death": 1, "life": 1, "gold": 1}),
        ("life", {"elan": 1, "death": 1, "calm": 1, "gold": 1}),
        ("gold", {"elan": 1, "death": 1, "calm": 1, "life": 1}),
    ],
)
def test_of_the_alternatives_of_a_cost_exactly_one_is_paid(paid: str, left: dict[str, int]) -> None:
    t = alone(in_play=["mermaid", "vault"], pool={"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1})
    t.do(0, "power mermaid 1")
    assert t.legal(0) == ["essence calm", "essence gold", "essence life"]
    assert t.refused(0, "essence elan") == "cannot-pay-with"
    assert t.refused(0, "essence death") == "cannot-pay-with"
    t.do(0, f"essence {paid}", "choose vault")
    assert t.pool(0) == left
    assert t.on(0, "vault") == {paid: 1}


@pytest.mark.rule("RA-10.15")
def test_a_cost_with_alternatives_needs_one_of_them() -> None:
    t = alone(in_play=["mermaid"], pool={"elan": 3, "death": 3})
    assert t.refused(0, "power mermaid 1") == "needs-one-of"


@pytest.mark.rule("RA-10.16")
def test_a_component_is_turned_and_straightened_many_times_in_one_round() -> None:
    t = alone(
        in_play=["horn_of_plenty", "chalice_of_fire"], mage="witch", item="reanimate", pool={"death": 3, "elan": 1}
    )
    t.do(0, "power horn_of_plenty 2")
    t.do(0, "power witch 1", "essence death", "essence death", "choose horn_of_plenty", "power horn_of_plenty 2")
    t.do(0, "power reanimate 1", "essence death", "choose horn_of_plenty", "power horn_of_plenty 2")
    t.do(0, "power chalice_of_fire 1", "choose horn_of_plenty", "power horn_of_plenty 2")
    assert t.pool(0) == {"gold": 4}
    assert t.turned(0, "horn_of_plenty")
    assert t.facts()["round"] == 1
