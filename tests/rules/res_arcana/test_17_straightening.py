"""Section 17: straightening effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(**fields: Any) -> Table:
    """Seat 0 on turn, the only rival has passed: turn follows turn."""
    return table(player(**{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-17.1")
def test_a_straightened_component_is_usable_again_on_later_turns() -> None:
    t = table(
        player(in_play=["horn_of_plenty", "chalice_of_fire"], pool={"elan": 1}, hand=["prism"]),
        player(hand=["hawk", "vault", "treant"]),
    )
    t.do(0, "power horn_of_plenty 2").do(1, "discard hawk", "essence gold")
    t.do(0, "power chalice_of_fire 1", "choose horn_of_plenty")
    assert not t.turned(0, "horn_of_plenty")
    assert t.actors() == (1,)  # straightening was the whole action
    t.do(1, "discard vault", "essence gold")
    t.do(0, "power horn_of_plenty 2")
    assert t.pool(0) == {"gold": 2}
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-17.1")
def test_a_straightened_component_may_react_again() -> None:
    t = table(
        player(item="protection", mage="witch", in_play=[card("protection", turned=True)], pool={"calm": 2, "life": 2}),
        player(in_play=["bone_dragon"], hand=["prism"]),
    )
    t.do(0, "power witch 1", "essence calm", "essence calm", "choose protection").do(1, "power bone_dragon 1")
    t.do(0, "power protection 1")
    assert t.pool(0) == {"life": 2}


@pytest.mark.rule("RA-17.2")
@pytest.mark.parametrize("straightener", ["reanimate", "witch", "chalice_of_fire"])
@pytest.mark.parametrize("target", ["druid", "research", "vault", "water_dragon", "hawk", "temple", "sacred_grove"])
def test_any_own_component_of_any_kind_is_straightened(straightener: str, target: str) -> None:
    targets = ["druid", "research", "vault", "water_dragon", "hawk", "temple", "sacred_grove"]
    t = alone(in_play=[straightener, *[card(name, turned=True) for name in targets]], pool={"elan": 2})
    t.do(0, f"power {straightener} 1", f"choose {target}")
    assert [name for name in targets if not t.turned(0, name)] == [target]  # one, and no more
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-17.3")
@pytest.mark.parametrize(
    "creature", ["celestial_horse", "guard_dog", "hawk", "mermaid", "nightingale", "sea_serpent", "treant"]
)
def test_druid_straightens_a_creature(creature: str) -> None:
    t = alone(mage="druid", in_play=[card(creature, turned=True)]).do(0, "power druid 1", f"choose {creature}")
    assert not t.turned(0, creature)
    assert t.turned(0, "druid")


@pytest.mark.rule("RA-17.3")
@pytest.mark.parametrize("other", ["water_dragon", "vault", "temple", "sacred_grove", "research", "druid"])
def test_druid_straightens_nothing_but_creatures(other: str) -> None:
    others = [card(name, turned=True) for name in ("water_dragon", "vault", "temple", "sacred_grove")]
    t = alone(
        mage="druid",
        item="research",
        in_play=[*others, card("research", turned=True), card("hawk", turned=True)],
    ).do(0, "power druid 1")
    assert t.refused(0, f"choose {other}") == "wrong-kind"


@pytest.mark.rule("RA-17.4")
def test_straightening_uses_no_power_and_moves_no_essences() -> None:
    t = alone(in_play=[card("vault", turned=True, gold=2), "chalice_of_fire"], pool={"elan": 1})
    t.do(0, "power chalice_of_fire 1", "choose vault")
    assert t.on(0, "vault") == {"gold": 2}
    assert t.pool(0) == {}
    t = table(
        player(in_play=[card("bone_dragon", turned=True), "chalice_of_fire"], pool={"elan": 1}),
        player(pool={"life": 2}, hand=["prism"]),
    ).do(0, "power chalice_of_fire 1", "choose bone_dragon")
    assert t.pool(1) == {"life": 2}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-17.5")
@pytest.mark.parametrize("power", ["reanimate 1", "witch 1", "chalice_of_fire 1", "druid 1"])
def test_a_rivals_component_cannot_be_straightened(power: str) -> None:
    t = table(
        player(in_play=[power.split()[0], card("hawk", turned=True)], pool={"elan": 2}),
        player(in_play=[card("treant", turned=True)], passed=True),
    ).do(0, f"power {power}")
    assert t.refused(0, "choose treant") == "not-yours"


@pytest.mark.rule("RA-17.6")
@pytest.mark.parametrize("straightener", ["reanimate", "witch", "chalice_of_fire"])
def test_a_straightener_may_straighten_itself(straightener: str) -> None:
    t = alone(in_play=[straightener], pool={"elan": 3}).do(0, f"power {straightener} 1", f"choose {straightener}")
    assert not t.turned(0, straightener)
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {"elan": {"reanimate": 2, "witch": 1, "chalice_of_fire": 2}[straightener]}


@pytest.mark.rule("RA-17.7")
def test_a_straightener_may_choose_nothing() -> None:
    t = alone(in_play=["chalice_of_fire", card("vault", turned=True)], pool={"elan": 1})
    t.do(0, "power chalice_of_fire 1", "done")
    assert t.turned(0, "vault")
    assert t.turned(0, "chalice_of_fire")
    assert t.pool(0) == {}


@pytest.mark.rule("RA-17.7")
def test_a_straightener_is_usable_with_nothing_to_straighten() -> None:
    t = alone(mage="druid", in_play=["hawk", card("vault", turned=True)]).do(0, "power druid 1")
    assert t.turned(0, "druid")
    assert t.turned(0, "vault")
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-17.7")
def test_a_straight_component_cannot_be_chosen() -> None:
    t = alone(in_play=["chalice_of_fire", "vault"], pool={"elan": 1}).do(0, "power chalice_of_fire 1")
    assert t.refused(0, "choose vault") == "is-straight"


@pytest.mark.rule("RA-17.8")
def test_guard_dog_straightens_itself_for_an_elan_and_an_action() -> None:
    t = table(
        player(in_play=[card("guard_dog", turned=True), card("hawk", turned=True)], pool={"elan": 2}),
        player(hand=["prism"]),
    ).do(0, "power guard_dog 1")
    assert not t.turned(0, "guard_dog")
    assert t.turned(0, "hawk")
    assert t.pool(0) == {"elan": 1}
    assert t.actors() == (1,)


@pytest.mark.rule("RA-17.8")
def test_guard_dogs_power_needs_a_turned_dog_and_an_elan() -> None:
    assert alone(in_play=["guard_dog"], pool={"elan": 1}).refused(0, "power guard_dog 1") == "is-straight"
    t = alone(in_play=[card("guard_dog", turned=True)], pool={"calm": 3, "gold": 3})
    assert t.refused(0, "power guard_dog 1") == "needs-essences"
