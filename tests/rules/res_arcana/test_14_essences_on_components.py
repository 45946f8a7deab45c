"""Section 14: essences on components."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def alone(**fields: Any) -> Table:
    """Seat 0 on turn, the only rival has passed: turn follows turn."""
    return table(player(**{"hand": ["prism"], **fields}), player(passed=True))


@pytest.mark.rule("RA-14.1")
@pytest.mark.parametrize(
    ("power", "pool", "left", "lying"),
    [
        ("ring_of_midas 2", {"gold": 2}, {"gold": 2}, {"gold": 1}),
        ("catacombs_of_the_dead 2", {"death": 3}, {"death": 3}, {"death": 1}),
        ("catacombs_of_the_dead 1", {"death": 6}, {"death": 1}, {"death": 1}),
        ("duelist 1", {"death": 1}, {}, {"gold": 1}),
        ("fountain_of_youth 1", {"death": 2}, {}, {"calm": 2, "life": 1}),
    ],
)
def test_essences_put_on_a_component_come_from_the_supply(
    power: str, pool: dict[str, int], left: dict[str, int], lying: dict[str, int]
) -> None:
    name = power.split()[0]
    t = alone(in_play=[name], pool=pool).do(0, f"power {power}")
    assert t.pool(0) == left
    assert t.on(0, name) == lying


@pytest.mark.rule("RA-14.2")
@pytest.mark.parametrize("essence", ["calm", "death", "elan", "gold", "life"])
def test_the_essence_paid_for_windup_man_moves_onto_it(essence: str) -> None:
    rich = {"calm": 2, "death": 2, "elan": 2, "gold": 2, "life": 2}
    t = alone(in_play=["windup_man"], pool=rich).do(0, "power windup_man 1", f"essence {essence}")
    assert t.on(0, "windup_man") == {essence: 1}
    assert t.pool(0) == {**rich, essence: 1}


@pytest.mark.rule("RA-14.2")
@pytest.mark.parametrize("essence", ["calm", "gold", "life"])
def test_the_essence_paid_for_mermaid_moves_onto_the_chosen_component(essence: str) -> None:
    rich = {"calm": 2, "gold": 2, "life": 2}
    t = alone(in_play=["mermaid", "vault"], pool=rich).do(0, "power mermaid 1", f"essence {essence}", "choose vault")
    assert t.on(0, "vault") == {essence: 1}
    assert t.pool(0) == {**rich, essence: 1}


@pytest.mark.rule("RA-14.3")
def test_essences_on_components_pay_for_nothing() -> None:
    t = table(
        player(
            in_play=[card("mausoleum", gold=4, elan=2, calm=3), "dwarven_pickaxe", "sunken_reef"],
            hand=["guard_dog"],
        ),
        player(passed=True),
        center={"monuments": ["oracle", "library"]},
    )
    for words in (
        "power mausoleum 1",
        "power dwarven_pickaxe 1",
        "power sunken_reef 1",
        "place guard_dog",
        "claim oracle",
    ):
        assert t.refused(0, words) == "needs-essences"


@pytest.mark.rule("RA-14.3")
def test_athanor_spends_the_elan_that_lies_on_it() -> None:
    t = alone(in_play=[card("athanor", elan=7, calm=1)], pool={"death": 3, "elan": 2})
    t.do(0, "power athanor 2", "essence death", "essence death", "done")
    assert t.on(0, "athanor") == {"elan": 1, "calm": 1}
    assert t.pool(0) == {"death": 1, "elan": 2, "gold": 2}


@pytest.mark.rule("RA-14.3")
def test_athanor_does_not_spend_elan_from_the_pool_instead() -> None:
    assert alone(in_play=[card("athanor", elan=5)], pool={"elan": 6}).refused(0, "power athanor 2") == "needs-on-it"


@pytest.mark.rule("RA-14.4")
def test_essences_on_components_are_not_counted_by_a_copying_effect() -> None:
    t = table(
        player(in_play=["treant"], hand=["prism"]),
        player(in_play=[card("vault", death=5)], pool={"death": 1}, passed=True),
    ).do(0, "power treant 1")
    assert t.pool(0) == {"elan": 1}


@pytest.mark.rule("RA-14.4")
@pytest.mark.parametrize(("calm", "winner"), [(1, 1), (3, 0)])
def test_essences_on_components_are_not_counted_in_the_tie_break(calm: int, winner: int) -> None:
    t = table(
        player(in_play=[card("great_pyramid", gold=9), "colossus", "oracle", "temple"], pool={"calm": calm}),
        player(in_play=[card("catacombs_of_the_dead", death=10)], pool={"calm": 2}),
        phase="check",
    )
    assert (t.points(0), t.points(1)) == (10, 10)
    assert t.facts()["winners"] == [winner]


@pytest.mark.rule("RA-14.5")
def test_essences_stay_from_round_to_round_until_taken_in_a_collect_step() -> None:
    t = table(player(mage="duelist", in_play=[card("duelist", gold=2)], hand=["prism"]), player(passed=True))
    t.do(0, "pass", "choose alchemy")
    assert t.facts()["round"] == 2
    t.do(0, "done")  # nothing is taken
    assert t.on(0, "duelist") == {"gold": 2}
    t.do(0, "pass", "choose divination").do(1, "choose alchemy")
    assert t.facts()["round"] == 3
    assert t.on(0, "duelist") == {"gold": 2}
    t.do(0, "take duelist")
    assert t.on(0, "duelist") == {}
    assert t.pool(0) == {"gold": 2, "elan": 2}


@pytest.mark.rule("RA-14.5")
def test_essences_cannot_be_taken_outside_collect() -> None:
    assert alone(in_play=[card("vault", gold=2)]).refused(0, "take vault") == "not-an-action"


@pytest.mark.rule("RA-14.5")
def test_essences_are_lost_with_their_component() -> None:
    t = alone(in_play=["fiery_whip", card("vault", calm=2)]).do(0, "power fiery_whip 2", "essence life")
    assert t.pool(0) == {"life": 4}
    assert t.state.on == {}


@pytest.mark.rule("RA-14.6")
@pytest.mark.parametrize("target", ["vault", "catacombs_of_the_dead", "mermaid"])
def test_essences_may_be_put_on_a_turned_component(target: str) -> None:
    t = alone(
        in_play=["mermaid", card("vault", turned=True), card("catacombs_of_the_dead", turned=True)], pool={"calm": 1}
    ).do(0, "power mermaid 1", f"choose {target}")
    assert t.turned(0, target)
    assert t.on(0, target) == {"calm": 1}


@pytest.mark.rule("RA-14.7")
def test_a_component_holds_any_number_of_essences_of_any_types() -> None:
    many = {"calm": 30, "death": 30, "elan": 30, "gold": 30, "life": 30}
    t = alone(in_play=["mermaid", card("mausoleum", False, **many)], pool={"gold": 26})
    t.do(0, *["power mausoleum 1"] * 25)
    t.do(0, "power mermaid 1", "choose mausoleum")
    assert t.on(0, "mausoleum") == {**many, "death": 55, "gold": 31}
    assert t.pool(0) == {}


@pytest.mark.rule("RA-14.8")
@pytest.mark.parametrize(
    ("place", "basis", "counted"),
    [
        ("sacred_grove", 2, "life"),
        ("alchemists_tower", 0, "gold"),
        ("catacombs_of_the_dead", 0, "death"),
        ("sacrificial_pit", 2, "death"),
        ("cursed_forge", 1, "gold"),
        ("dwarven_mines", 0, "gold"),
        ("sunken_reef", 0, "calm"),
        ("dragons_lair", 0, "gold"),
        ("coral_castle", 3, None),
        ("sorcerers_bestiary", 0, None),
    ],
)
@pytest.mark.parametrize("essence", ["calm", "death", "elan", "gold", "life"])
def test_a_place_counts_only_the_printed_essence_on_itself(
    place: str, basis: int, counted: str | None, essence: str
) -> None:
    t = alone(in_play=[card(place, False, **{essence: 3}), card("mausoleum", False, **{essence: 5})], pool={essence: 7})
    assert t.seat(0)["in_play"][place]["points"] == basis + (3 if essence == counted else 0)


@pytest.mark.rule("RA-14.9")
@pytest.mark.parametrize("target", ["duelist", "library", "research", "sacred_grove", "vault"])
def test_essences_may_be_put_on_every_kind_of_component(target: str) -> None:
    t = alone(
        mage="duelist", item="research", in_play=["mermaid", "library", "sacred_grove", "vault"], pool={"life": 1}
    )
    t.do(0, "power mermaid 1", f"choose {target}")
    assert t.on(0, target) == {"life": 1}


@pytest.mark.rule("RA-14.9")
def test_essences_are_taken_from_mages_monuments_and_items_in_collect() -> None:
    t = table(
        player(
            mage="scholar",
            item="research",
            in_play=[card("scholar", gold=1), card("library", death=2), card("research", calm=3)],
            hand=["prism"],
        ),
        player(passed=True),
        phase="collect",
    )
    assert sorted(t.legal(0)) == ["done", "take library", "take research", "take scholar"]
    while t.prompt(0) == "take-off":
        t.do(0, next(words for words in t.legal(0) if words.startswith("take")))
    assert t.pool(0) == {"gold": 1, "death": 2, "calm": 3}
    assert t.state.on == {}


@pytest.mark.rule("RA-14.10")
def test_essences_on_a_swapped_item_go_to_the_supply() -> None:
    t = table(
        player(item="research", in_play=[card("research", calm=2)], hand=["prism"], pool={"gold": 1}),
        player(hand=["hawk"]),
    )
    t.do(0, "pass", "choose alchemy")
    assert t.pool(0) == {"gold": 1}
    assert t.on(0, "alchemy") == {}
    t.do(1, "pass", "choose research")
    assert t.on(1, "research") == {}
    assert t.pool(1) == {}
