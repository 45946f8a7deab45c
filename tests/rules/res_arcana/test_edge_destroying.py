"""Edge cases of destroying and of gains based on a card's cost."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(*in_play: object, **fields: object) -> Table:
    """One player with these components, who goes on taking turns because the rival has passed."""
    return table(player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-E77")
def test_corrupt_altar_destroys_itself_for_7_and_the_elan_on_it_is_gone() -> None:
    t = alone(card("corrupt_altar", elan=3)).do(0, "power corrupt_altar 2", *["essence calm"] * 7)
    assert t.pool(0) == {"calm": 7}
    assert t.seat(0)["discard"] == ["corrupt_altar"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E79")
def test_fiery_whip_destroys_prism_for_2() -> None:
    t = alone("fiery_whip", "prism", hand=["hawk"]).do(0, "power fiery_whip 2")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence death")
    assert t.pool(0) == {"calm": 1, "death": 1}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E80")
def test_a_dragon_placed_for_0_counts_its_printed_cost_when_destroyed() -> None:
    t = alone("corrupt_altar", "dragon_teeth", hand=["fire_dragon", "prism"], pool={"elan": 3})
    t.do(0, "power dragon_teeth 2", "place fire_dragon", "power corrupt_altar 2", "choose fire_dragon")
    t.do(0, *["essence death"] * 8)
    assert t.pool(0) == {"death": 8}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E81")
@pytest.mark.parametrize(
    ("artifact", "gold", "points"), [("sea_serpent", 9, 1), ("wind_dragon", 8, 1), ("guard_dog", 1, 0)]
)
def test_sacrificial_pit_pays_the_cost_of_the_destroyed_artifact_in_gold(artifact: str, gold: int, points: int) -> None:
    t = alone("sacrificial_pit", artifact, pool={"death": 1})
    assert t.points(0) == 1 + 2 + points
    t.do(0, "power sacrificial_pit 2")
    assert t.pool(0) == {"gold": gold}
    assert t.points(0) == 1 + 2
    assert t.seat(0)["discard"] == [artifact]


@pytest.mark.rule("RA-E82")
def test_sacrificial_pit_destroys_neither_vault_nor_a_mage() -> None:
    t = table(
        player(in_play=["sacrificial_pit", "druid", "vault", "hawk", "guard_dog"], pool={"death": 1}),
        player(in_play=["fire_dragon"], passed=True),
    )
    t.do(0, "power sacrificial_pit 2")
    assert t.refused(0, "choose vault") == "wrong-kind"
    assert t.refused(0, "choose druid") == "not-an-artifact"
    assert t.refused(0, "choose fire_dragon") == "not-yours"
    assert t.legal(0) == ["choose guard_dog", "choose hawk"]
    t = alone("sacrificial_pit", "druid", "vault", pool={"death": 1})
    assert t.refused(0, "power sacrificial_pit 2") == "nothing-to-destroy"


@pytest.mark.rule("RA-E83")
def test_sacrificial_dagger_with_an_empty_hand_or_a_card_of_cost_0() -> None:
    t = alone("sacrificial_dagger", "prism", hand=[])
    assert t.refused(0, "power sacrificial_dagger 2") == "hand-empty"
    t = alone("sacrificial_dagger", hand=["hawk", "magical_shard"])
    t.do(0, "power sacrificial_dagger 2", "discard magical_shard")
    assert t.pool(0) == {}
    assert sorted(t.seat(0)["discard"]) == ["magical_shard", "sacrificial_dagger"]
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E84")
def test_sacrificial_dagger_yields_2_non_gold_for_horn_of_plenty() -> None:
    t = alone("sacrificial_dagger", hand=["horn_of_plenty", "prism"])
    t.do(0, "power sacrificial_dagger 2", "discard horn_of_plenty")
    assert t.refused(0, "essence gold") == "type-excluded"
    t.do(0, "essence calm", "essence death")
    assert t.pool(0) == {"calm": 1, "death": 1}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E85")
@pytest.mark.parametrize("target", ["oracle", "druid", "reanimate", "sacred_grove"])
def test_corrupt_altar_destroys_artifacts_only(target: str) -> None:
    t = alone("corrupt_altar", "hawk", target).do(0, "power corrupt_altar 2")
    assert t.refused(0, f"choose {target}") == "not-an-artifact"
    assert t.legal(0) == ["choose corrupt_altar", "choose hawk"]
