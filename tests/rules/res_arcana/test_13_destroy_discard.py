"""Section 13: destroy versus discard."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, card, player, table


def alone(**fields: Any) -> Table:
    """Seat 0 on turn, the only rival has passed: turn follows turn."""
    return table(player(**{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-13.1")
def test_a_destroyed_artifact_goes_from_play_to_the_discard_pile() -> None:
    t = alone(in_play=["fiery_whip", "hawk"], discard=["vault"]).do(0, "power fiery_whip 2", "essence life")
    assert t.seat(0)["components"] == ["fiery_whip"]
    assert t.seat(0)["discard"] == ["vault", "hawk"]


@pytest.mark.rule("RA-13.1")
def test_an_artifact_goes_to_the_pile_of_the_player_who_had_it_in_play_wherever_it_came_from() -> None:
    t = table(
        player(in_play=["sorcerers_bestiary", "fiery_whip"], pool={"death": 4, "calm": 6}, hand=["prism"]),
        player(passed=True, discard=["water_dragon"]),
    )
    t.do(0, "power sorcerers_bestiary 2", "essence death", "place water_dragon")
    assert t.pool(0) == {}
    t.do(0, "power fiery_whip 2", "essence life")
    assert t.seat(0)["discard"] == ["water_dragon"]
    assert t.seat(1)["discard"] == []


@pytest.mark.rule("RA-13.2")
def test_a_discarded_card_goes_from_hand_to_the_owners_pile() -> None:
    t = alone(in_play=["hawk"], hand=["prism", "vault"]).do(0, "discard vault", "essence gold")
    assert t.seat(0)["hand"] == ["prism"]
    assert t.seat(0)["discard"] == ["vault"]
    assert t.seat(1)["discard"] == []
    assert t.refused(0, "discard hawk") == "not-in-hand"


@pytest.mark.rule("RA-13.2")
def test_a_discard_cost_takes_a_card_from_hand_only() -> None:
    t = alone(in_play=["sacrificial_dagger", "hawk"], hand=["vault", "treant"]).do(0, "power sacrificial_dagger 2")
    assert t.refused(0, "discard hawk") == "not-in-hand"
    assert t.refused(0, "discard sacrificial_dagger") == "not-in-hand"
    t.do(0, "discard treant", "essence life")
    assert t.seat(0)["hand"] == ["vault"]
    assert t.seat(0)["discard"] == ["sacrificial_dagger", "treant"]


NOT_ARTIFACTS = ["witch", "research", "temple", "sacred_grove"]


@pytest.mark.rule("RA-13.3")
@pytest.mark.parametrize("name", NOT_ARTIFACTS)
@pytest.mark.parametrize("destroyer", ["fiery_whip", "corrupt_altar"])
def test_only_artifacts_are_destroyed_by_an_own_power(destroyer: str, name: str) -> None:
    t = alone(in_play=[destroyer, "hawk", "vault", *NOT_ARTIFACTS]).do(0, f"power {destroyer} 2")
    assert t.refused(0, f"choose {name}") == "not-an-artifact"


@pytest.mark.rule("RA-13.3")
@pytest.mark.parametrize("name", NOT_ARTIFACTS)
def test_only_artifacts_are_destroyed_to_ignore_sea_serpent(name: str) -> None:
    t = table(player(in_play=["sea_serpent"]), player(in_play=["hawk", "vault", *NOT_ARTIFACTS], pool={"life": 2}))
    t.do(0, "power sea_serpent 1").do(1, "pay")
    assert t.refused(1, f"choose {name}") == "not-an-artifact"


@pytest.mark.rule("RA-13.3")
def test_an_artifact_in_hand_cannot_be_destroyed() -> None:
    t = alone(in_play=["fiery_whip", "hawk", "vault"], hand=["treant"]).do(0, "power fiery_whip 2")
    assert t.refused(0, "choose treant") == "not-yours"


@pytest.mark.rule("RA-13.4")
def test_essences_on_a_destroyed_artifact_are_lost() -> None:
    t = alone(in_play=["fiery_whip", card("cursed_skull", calm=3, gold=2)]).do(0, "power fiery_whip 2", "essence life")
    assert t.pool(0) == {"life": 4}  # the cost of the Skull and 2, nothing of what lay on it
    assert t.state.on == {}


@pytest.mark.rule("RA-13.5")
@pytest.mark.parametrize("destroyer", ["fiery_whip", "corrupt_altar", "sacrificial_pit"])
def test_a_turned_artifact_can_be_destroyed_by_another_component(destroyer: str) -> None:
    t = alone(in_play=[destroyer, card("hawk", turned=True), card("treant", turned=True)], pool={"death": 1})
    t.do(0, f"power {destroyer} 2", "choose hawk")
    assert t.seat(0)["discard"] == ["hawk"]


@pytest.mark.rule("RA-13.5")
def test_a_turned_artifact_can_be_destroyed_to_ignore_sea_serpent() -> None:
    t = table(
        player(in_play=["sea_serpent"], hand=["prism"]),
        player(in_play=[card("vault", turned=True)], pool={"life": 2}, hand=["hawk"]),
    )
    t.do(0, "power sea_serpent 1").do(1, "pay")
    assert t.seat(1)["discard"] == ["vault"]
    assert t.pool(1) == {"life": 2}


@pytest.mark.rule("RA-13.6")
@pytest.mark.parametrize("power", ["jeweled_statuette 2", "dragon_egg 1", "sacrificial_dagger 2"])
def test_a_turned_artifact_cannot_destroy_itself(power: str) -> None:
    name = power.split()[0]
    assert f"power {power}" in alone(in_play=[name]).legal(0)
    assert alone(in_play=[card(name, turned=True)]).refused(0, f"power {power}") == "is-turned"


@pytest.mark.rule("RA-13.7")
@pytest.mark.parametrize("destroyer", ["fiery_whip", "corrupt_altar", "sacrificial_pit"])
def test_a_rivals_artifact_cannot_be_destroyed(destroyer: str) -> None:
    t = table(
        player(in_play=[destroyer, "hawk", "treant"], pool={"death": 1}),
        player(in_play=["mermaid", "water_dragon"], passed=True),
    )
    t.do(0, f"power {destroyer} 2")
    assert t.refused(0, "choose mermaid") == "not-yours"
    assert t.refused(0, "choose water_dragon") == "not-yours"


@pytest.mark.rule("RA-13.7")
def test_sea_serpent_takes_an_artifact_of_the_one_who_ignores_it() -> None:
    t = table(
        player(in_play=["sea_serpent", "vault"]),
        player(in_play=["hawk", "treant"], pool={"life": 2}),
        player(in_play=["mermaid"], passed=True),
    )
    t.do(0, "power sea_serpent 1").do(1, "pay")
    assert t.legal(1) == ["choose hawk", "choose treant"]
    for name in ("sea_serpent", "vault", "mermaid"):
        assert t.refused(1, f"choose {name}") == "not-yours"


@pytest.mark.rule("RA-13.7")
def test_no_effect_of_the_base_game_destroys() -> None:
    """Destroying is always part of a cost, and a cost is paid with one's own."""
    effects = {
        type(effect).__name__.lower()
        for component in RES_ARCANA.content().components
        for power in component.powers
        for effect in power.effect
    }
    assert effects
    assert not [name for name in effects if "destroy" in name]


@pytest.mark.rule("RA-13.8")
def test_destroyed_and_discarded_cards_are_seen_by_everybody() -> None:
    t = alone(in_play=["fiery_whip", "hawk"], hand=["vault", "prism"])
    since = t.state.event_count
    t.do(0, "power fiery_whip 2", "essence life", "discard vault", "essence gold")
    for seat in (0, 1, None):
        assert t.state.view(seat)["players"][0]["discard"] == ["hawk", "vault"]
        told = [(e.kind, e.args["card"]) for e in t.state.events(since, seat) if e.kind in ("destroyed", "discarded")]
        assert told == [("destroyed", "hawk"), ("discarded", "vault")]


@pytest.mark.rule("RA-13.9")
def test_a_destroyed_artifact_is_worth_no_points() -> None:
    t = table(player(in_play=["fiery_whip", "nightingale"], hand=["prism"]), player(passed=True), first_player=1)
    assert t.points(0) == 1
    t.do(0, "power fiery_whip 2")
    assert t.points(0) == 0


@pytest.mark.rule("RA-13.9")
def test_a_destroyed_artifact_lowers_no_cost() -> None:
    t = alone(in_play=["fiery_whip", "dragon_bridle"], hand=["water_dragon"], pool={"calm": 3})
    assert "place water_dragon" in t.legal(0)
    t.do(0, "power fiery_whip 2", "essence life")
    assert t.refused(0, "place water_dragon") == "needs-essences"


@pytest.mark.rule("RA-13.9")
def test_a_destroyed_artifact_has_no_power() -> None:
    t = alone(in_play=["fiery_whip", "horn_of_plenty"])
    t.do(0, "power fiery_whip 2", "essence life")
    assert t.refused(0, "power horn_of_plenty 2") == "not-yours"


@pytest.mark.rule("RA-13.9")
def test_a_destroyed_artifact_cannot_react() -> None:
    t = table(
        player(in_play=["fiery_whip", "elemental_spring"], pool={"calm": 2}),
        player(in_play=["fire_dragon"], hand=["prism"]),
    )
    t.do(0, "power fiery_whip 2", "essence life").do(1, "power fire_dragon 1")
    assert t.refused(0, "power elemental_spring 1") == "not-yours"
    assert t.legal(0) == ["pay", "suffer"]


@pytest.mark.rule("RA-13.9")
def test_a_destroyed_artifact_collects_nothing() -> None:
    t = table(player(in_play=["fiery_whip", "elemental_spring"], pool={}, hand=["prism"]), player(passed=True))
    t.do(0, "power fiery_whip 2", "essence life", "pass", "choose alchemy")
    assert t.facts()["round"] == 2
    assert t.pool(0) == {"life": 6}


@pytest.mark.rule("RA-13.10")
def test_a_destroyed_artifact_that_is_placed_again_is_straight_and_empty() -> None:
    t = alone(in_play=["fiery_whip", "crypt", card("cursed_skull", turned=True, calm=3)], pool={"death": 1})
    t.do(0, "power fiery_whip 2", "choose cursed_skull", "essence life")
    t.do(0, "power crypt 2", "place cursed_skull")
    assert t.on(0, "cursed_skull") == {}
    assert not t.turned(0, "cursed_skull")
    assert t.seat(0)["discard"] == []


@pytest.mark.rule("RA-13.11")
def test_destroying_as_a_cost_yields_nothing_beyond_the_effect() -> None:
    # The Statuette costs 3: the Whip yields 5 that are not Gold, and the Statuette's own power nothing.
    t = alone(in_play=["fiery_whip", "jeweled_statuette"]).do(0, "power fiery_whip 2", "essence life")
    assert t.pool(0) == {"life": 5}
    assert t.pool(1) == {}


@pytest.mark.rule("RA-13.11")
def test_an_egg_destroyed_for_another_power_hatches_nothing() -> None:
    t = alone(in_play=["fiery_whip", "dragon_egg"], hand=["water_dragon"], pool={"calm": 2})
    t.do(0, "power fiery_whip 2", "essence life")
    assert t.prompt(0) == "turn"
    assert t.seat(0)["hand"] == ["water_dragon"]
    assert t.pool(0) == {"calm": 2, "life": 3}


@pytest.mark.rule("RA-13.11")
def test_an_artifact_destroyed_to_ignore_sea_serpent_yields_nothing() -> None:
    t = table(
        player(in_play=["sea_serpent"], hand=["prism"]),
        player(in_play=["jeweled_statuette"], pool={"life": 2}, hand=["hawk"]),
    )
    t.do(0, "power sea_serpent 1").do(1, "pay")
    assert (t.pool(0), t.pool(1)) == ({}, {"life": 2})
