"""Edge cases of turned components and repeated powers."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(*in_play: object, **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-E15")
def test_a_chalice_of_life_turned_for_its_react_has_no_power_left() -> None:
    t = table(
        player(in_play=["bone_dragon"], hand=["prism"]),
        player(in_play=["chalice_of_life"], pool={"calm": 2, "life": 2}, hand=["magical_shard"]),
    )
    t.do(0, "power bone_dragon 1").do(1, "power chalice_of_life 2")
    assert t.turned(1, "chalice_of_life")
    assert t.refused(1, "power chalice_of_life 1") == "is-turned"


@pytest.mark.rule("RA-E16")
def test_catacombs_pay_5_death_before_they_are_turned_and_not_after() -> None:
    t = alone("catacombs_of_the_dead", pool={"death": 5}).do(0, "power catacombs_of_the_dead 2")
    assert t.on(0, "catacombs_of_the_dead") == {"death": 1}
    assert t.refused(0, "power catacombs_of_the_dead 1") == "is-turned"
    t = alone("catacombs_of_the_dead", pool={"death": 5})
    t.do(0, "power catacombs_of_the_dead 1", "power catacombs_of_the_dead 2")
    assert t.on(0, "catacombs_of_the_dead") == {"death": 2}
    assert t.pool(0) == {}


@pytest.mark.rule("RA-E17")
def test_mausoleum_is_used_once_per_turn_and_again_on_the_next() -> None:
    t = table(player(in_play=["mausoleum"], pool={"calm": 3}), player(hand=["prism"]))
    t.do(0, "power mausoleum 1")
    assert t.on(0, "mausoleum") == {"death": 1}
    assert t.refused(0, "power mausoleum 1") == "not-your-decision"
    t.do(1, "place prism").do(0, "power mausoleum 1")
    assert t.on(0, "mausoleum") == {"death": 2}
    assert t.pool(0) == {"calm": 1}


@pytest.mark.rule("RA-E18")
def test_a_turned_jeweled_statuette_cannot_destroy_itself_but_fiery_whip_can() -> None:
    t = alone("jeweled_statuette", "fiery_whip").do(0, "power jeweled_statuette 1")
    assert t.pool(0) == {"death": 3}
    assert t.refused(0, "power jeweled_statuette 2") == "is-turned"
    t.do(0, "power fiery_whip 2", *["essence calm"] * 5)
    assert t.pool(0) == {"calm": 5, "death": 3}
    assert t.prompt(0) == "turn"
    assert t.seat(0)["discard"] == ["jeweled_statuette"]


@pytest.mark.rule("RA-E19")
def test_sacred_grove_needs_a_straight_creature() -> None:
    t = alone("sacred_grove", card("hawk", turned=True), "fire_dragon")
    assert t.refused(0, "power sacred_grove 2") == "needs-straight"


@pytest.mark.rule("RA-E20")
def test_sea_serpent_turned_for_dragons_lair_costs_no_rival_life() -> None:
    t = table(player(in_play=["dragons_lair", "sea_serpent"]), player(pool={"life": 4}, hand=["prism"]))
    t.do(0, "power dragons_lair 2")
    assert t.on(0, "dragons_lair") == {"gold": 2}
    assert t.turned(0, "sea_serpent")
    assert t.pool(1) == {"life": 4}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-E22")
def test_a_turned_dragons_lair_still_takes_3_off_a_dragon() -> None:
    t = alone(card("dragons_lair", turned=True), hand=["fire_dragon"], pool={"elan": 3}).do(0, "place fire_dragon")
    assert t.pool(0) == {}
    assert "fire_dragon" in t.seat(0)["components"]
    t = alone(card("dragons_lair", turned=True), hand=["fire_dragon"], pool={"elan": 2})
    assert t.refused(0, "place fire_dragon") == "needs-after-discount"


@pytest.mark.rule("RA-E23")
def test_guard_dog_does_not_straighten_while_it_is_straight() -> None:
    t = alone("guard_dog", pool={"elan": 1})
    assert t.refused(0, "power guard_dog 1") == "is-straight"
    t = alone(card("guard_dog", turned=True), pool={"elan": 1}).do(0, "power guard_dog 1")
    assert t.pool(0) == {}
    assert not t.turned(0, "guard_dog")


@pytest.mark.rule("RA-E24")
def test_a_turned_guard_dog_cannot_straighten_itself_when_an_attack_arrives() -> None:
    t = table(
        player(in_play=["fire_dragon"]),
        player(in_play=[card("guard_dog", turned=True)], pool={"calm": 1, "elan": 1, "life": 2}, hand=["prism"]),
    )
    t.do(0, "power fire_dragon 1")
    assert t.refused(1, "power guard_dog 1") == "no-react-to-this"
    assert t.refused(1, "power guard_dog 2") == "is-turned"
    assert t.legal(1) == ["pay", "suffer"]


@pytest.mark.rule("RA-E26")
def test_witch_may_be_used_without_a_target() -> None:
    t = alone("witch", "hawk", pool={"calm": 3}).do(0, "power witch 1", "done")
    assert t.pool(0) == {"calm": 1}
    assert t.turned(0, "witch")
    assert not t.turned(0, "hawk")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E27")
def test_druid_straightens_sea_serpent_and_guard_dog_but_not_fire_dragon() -> None:
    turned = [card(name, turned=True) for name in ("fire_dragon", "guard_dog", "sea_serpent")]
    t = alone("druid", *turned).do(0, "power druid 1")
    assert t.refused(0, "choose fire_dragon") == "wrong-kind"
    assert t.legal(0) == ["done", "choose guard_dog", "choose sea_serpent"]
    for target in ("guard_dog", "sea_serpent"):
        t = alone("druid", *turned).do(0, "power druid 1", f"choose {target}")
        assert not t.turned(0, target)
        assert t.turned(0, "fire_dragon")


@pytest.mark.rule("RA-E28")
def test_reanimate_does_not_straighten_a_rivals_dragon() -> None:
    t = table(
        player(item="reanimate", pool={"calm": 1}, hand=["prism"]),
        player(in_play=[card("fire_dragon", turned=True)], passed=True),
    )
    t.do(0, "power reanimate 1")
    assert t.refused(0, "choose fire_dragon") == "not-yours"
    assert t.legal(0) == ["done", "choose reanimate"]
