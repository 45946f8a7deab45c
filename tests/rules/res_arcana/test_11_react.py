"""Section 11: React powers."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.res_arcana import RES_ARCANA
from tests.rules.res_arcana.table import Table, card, player, table


def attacked(by: str = "fire_dragon", **rival: Any) -> Table:
    """Seat 0 has just used an attacking power; seat 1 has something to do on a later turn."""
    t = table(player(in_play=[by], hand=["prism"]), player(**{"hand": ["magical_shard"], **rival}))
    return t.do(0, f"power {by} 1")


def checked(statue_gold: int, turned: bool = False) -> Table:
    """Seat 0, with 10 points, has just called a check in the middle of a round; seat 1 has 8 and Golden Statue."""
    t = table(
        player(in_play=["coral_castle", "great_pyramid", "colossus", "library"], hand=["prism"]),
        player(
            in_play=[card("golden_statue", turned=turned), "oracle", "temple", "mausoleum", "obelisk"],
            pool={"gold": statue_gold},
            hand=["magical_shard"],
        ),
    )
    assert (t.points(0), t.points(1)) == (10, 8)
    return t.do(0, "power coral_castle 1")


@pytest.mark.rule("RA-11.1")
def test_a_react_is_used_on_another_players_turn_and_is_no_action() -> None:
    t = attacked(item="protection", pool={"life": 2})
    since = t.state.event_count
    assert t.actors() == (1,)
    assert t.prompt(1) == "react"
    t.do(1, "power protection 1")
    kinds = [event.kind for event in t.state.events(since)]
    assert "reacted" in kinds
    assert "power-used" not in kinds
    assert t.pool(1) == {"life": 2}
    # The turn that follows is a whole one: seat 1 may still act.
    assert t.prompt(1) == "turn"
    t.do(1, "place magical_shard")
    assert "magical_shard" in t.seat(1)["in_play"]


@pytest.mark.rule("RA-11.2")
@pytest.mark.parametrize(
    ("name", "pool", "left"),
    [
        ("tree_of_life", {"life": 1, "calm": 5}, {"calm": 5}),
        ("elemental_spring", {"calm": 1, "life": 2}, {"life": 2}),
        ("dancing_sword", {"elan": 1, "life": 2}, {"life": 2}),
    ],
)
def test_a_react_without_turning_works_on_a_turned_component(
    name: str, pool: dict[str, int], left: dict[str, int]
) -> None:
    number = 2 if name == "tree_of_life" else 1
    t = attacked(in_play=[card(name, turned=True)], pool=pool).do(1, f"power {name} {number}")
    assert t.pool(1) == left
    assert t.turned(1, name)


TURNING = [
    "healer 1",
    "protection 1",
    "temple 1",
    "chalice_of_life 2",
    "guard_dog 2",
    "alchemists_tower 2",
    "coral_castle 2",
    "dragon_bridle 1",
]


@pytest.mark.rule("RA-11.3")
@pytest.mark.parametrize("power", TURNING)
def test_a_react_that_turns_needs_a_straight_component(power: str) -> None:
    name = power.split()[0]
    t = attacked(in_play=[card(name, turned=True)], pool={"calm": 1, "life": 2})
    assert t.refused(1, f"power {power}") == "is-turned"
    assert t.legal(1) == ["pay", "suffer"]


@pytest.mark.rule("RA-11.3")
@pytest.mark.parametrize("power", TURNING)
def test_a_react_that_turns_leaves_its_component_turned(power: str) -> None:
    name = power.split()[0]
    t = attacked(in_play=[name], pool={"calm": 1, "life": 2}).do(1, f"power {power}")
    assert t.turned(1, name)
    assert t.pool(1) == {"calm": 1, "life": 2}


@pytest.mark.rule("RA-11.3")
def test_a_turned_golden_statue_cannot_react() -> None:
    t = checked(3, turned=True)
    assert t.facts()["over"]
    assert t.facts()["winners"] == [0]


@pytest.mark.rule("RA-11.4")
@pytest.mark.parametrize(
    ("power", "essence", "others"),
    [
        ("dancing_sword 1", "elan", {"death": 2, "calm": 2, "gold": 2}),
        ("elemental_spring 1", "calm", {"death": 2, "elan": 2, "gold": 2}),
        ("tree_of_life 2", "life", {"death": 2, "elan": 2, "gold": 2}),
    ],
)
def test_the_react_cost_is_paid_from_the_pool_or_the_react_is_refused(
    power: str, essence: str, others: dict[str, int]
) -> None:
    name = power.split()[0]
    t = attacked("bone_dragon", in_play=[card(name, False, **{essence: 3})], pool=others)
    assert t.refused(1, f"power {power}") == "needs-essences"
    t = attacked("bone_dragon", in_play=[name], pool={**others, essence: 1}).do(1, f"power {power}")
    assert t.pool(1) == others


@pytest.mark.rule("RA-11.4")
def test_golden_statue_needs_its_whole_price() -> None:
    t = checked(2)  # never asked
    assert t.facts()["over"]
    t = checked(4)
    assert t.actors() == (1,)
    t.do(1, "power golden_statue 1")
    assert t.pool(1) == {"gold": 1}
    assert t.turned(1, "golden_statue")


@pytest.mark.rule("RA-11.5")
def test_a_player_may_suffer_a_loss_instead_of_reacting() -> None:
    t = attacked(mage="healer", item="protection", pool={"life": 3}).do(1, "suffer")
    assert t.pool(1) == {"life": 1}
    assert not t.turned(1, "healer")
    assert not t.turned(1, "protection")


@pytest.mark.rule("RA-11.5")
def test_a_player_may_leave_golden_statue_alone() -> None:
    t = checked(3).do(1, "done")
    assert t.facts()["winners"] == [0]
    assert t.pool(1) == {"gold": 3}


@pytest.mark.rule("RA-11.6")
@pytest.mark.parametrize(
    "power", [*TURNING, "dancing_sword 1", "elemental_spring 1", "tree_of_life 2", "golden_statue 1"]
)
def test_a_react_cannot_be_chosen_as_an_action(power: str) -> None:
    rich = {"calm": 9, "death": 9, "elan": 9, "gold": 9, "life": 9}
    t = table(player(in_play=[power.split()[0]], pool=rich, hand=["prism"]), player(hand=["magical_shard"]))
    assert t.refused(0, f"power {power}") == "react-only"


@pytest.mark.rule("RA-11.6")
def test_a_react_to_one_condition_does_not_answer_another() -> None:
    t = attacked(in_play=["golden_statue"], pool={"gold": 3, "calm": 1})
    assert t.refused(1, "power golden_statue 1") == "no-react-to-this"
    t = attacked("elvish_bow", in_play=["dragon_bridle"], mage="healer", pool={"life": 1})
    assert t.refused(1, "power dragon_bridle 1") == "not-a-dragon-power"
    t = checked(3)
    assert t.refused(1, "power temple 1") == "no-react-to-this"


@pytest.mark.rule("RA-11.6")
def test_an_action_power_is_no_react() -> None:
    t = attacked(in_play=["horn_of_plenty"], pool={"calm": 1, "life": 2})
    assert t.refused(1, "power horn_of_plenty 2") == "no-react-to-this"


@pytest.mark.rule("RA-11.7")
def test_a_react_without_turning_answers_every_occurrence_once() -> None:
    t = table(
        player(in_play=["fire_dragon", "water_dragon", "elvish_bow"], hand=["prism"]),
        player(in_play=["elemental_spring"], pool={"calm": 2, "life": 3}, hand=["hawk", "vault", "treant"]),
    )
    t.do(0, "power elvish_bow 1").do(1, "power elemental_spring 1")
    assert t.pool(1) == {"calm": 1, "life": 3}
    assert t.prompt(1) == "turn"  # one answer to one attack
    t.do(1, "discard hawk", "essence gold")
    t.do(0, "power water_dragon 1").do(1, "power elemental_spring 1")
    assert t.pool(1) == {"life": 3, "gold": 1}
    t.do(1, "discard vault", "essence gold")
    t.do(0, "power fire_dragon 1")  # no Calm is left to pay with
    assert t.pool(1) == {"life": 1, "gold": 2}
    assert t.facts()["round"] == 1


@pytest.mark.rule("RA-11.8")
def test_there_are_three_react_conditions() -> None:
    reacts: dict[str, set[str]] = {}
    for component in RES_ARCANA.content().components:
        for power in component.powers:
            if power.react is not None:
                reacts.setdefault(power.react, set()).add(component.id)
    assert reacts == {
        "life_loss": {
            "alchemists_tower",
            "chalice_of_life",
            "coral_castle",
            "dancing_sword",
            "elemental_spring",
            "guard_dog",
            "healer",
            "protection",
            "temple",
            "tree_of_life",
        },
        "dragon_power": {"dragon_bridle"},
        "victory_check": {"golden_statue"},
    }


@pytest.mark.rule("RA-11.9")
def test_each_affected_rival_may_pay_the_offered_price_without_a_component() -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(pool={"calm": 1, "life": 2}, hand=["hawk"]),
        player(pool={"calm": 3, "life": 2}, hand=["vault"]),
        player(pool={"calm": 2, "life": 2}, hand=["treant"]),
    ).do(0, "power fire_dragon 1")
    for seat, calm in ((1, 1), (2, 3), (3, 2)):
        assert t.actors() == (seat,)
        assert t.legal(seat) == ["pay", "suffer"]
        t.do(seat, "pay")
        assert t.pool(seat) == {"calm": calm - 1, "life": 2} if calm > 1 else {"life": 2}
    assert t.prompt(1) == "turn"


@pytest.mark.rule("RA-11.9")
def test_the_offer_ends_with_its_occasion() -> None:
    t = attacked(pool={"calm": 2, "life": 2}).do(1, "pay")
    assert t.pool(1) == {"calm": 1, "life": 2}
    assert t.refused(1, "pay") == "not-an-action"


@pytest.mark.rule("RA-11.10")
def test_the_decision_to_react_comes_before_the_loss() -> None:
    t = attacked(mage="healer", pool={"life": 2})
    assert t.prompt(1) == "react"
    assert t.pool(1) == {"life": 2}
    assert t.refused(1, "place magical_shard") == "react-now"
    assert t.refused(1, "pass") == "react-now"
    t.do(1, "suffer")
    assert t.pool(1) == {}
    assert not t.turned(1, "healer")


@pytest.mark.rule("RA-11.10")
def test_golden_statue_is_decided_before_points_are_compared() -> None:
    t = checked(3)
    assert not t.facts()["over"]
    assert t.refused(1, "pass") == "react-now"
    t.do(1, "power golden_statue 1")
    assert t.facts()["over"]
    assert t.facts()["winners"] == [1]


@pytest.mark.rule("RA-11.11")
@pytest.mark.parametrize("first", ["power healer 1", "power protection 1", "pay"])
def test_one_effect_is_ignored_only_once(first: str) -> None:
    t = table(
        player(in_play=["fire_dragon"], hand=["prism"]),
        player(mage="healer", item="protection", pool={"calm": 2, "life": 2}, hand=["hawk"]),
        player(pool={"calm": 1}, hand=["vault"]),
    ).do(0, "power fire_dragon 1")
    t.do(1, first)
    for again in ("power healer 1", "power protection 1", "pay"):
        assert t.refused(1, again) == "not-your-decision"
    t.do(2, "suffer")
    assert t.prompt(1) == "turn"
    assert t.pool(1) == ({"calm": 1, "life": 2} if first == "pay" else {"calm": 2, "life": 2})
    assert t.turned(1, "healer") == (first == "power healer 1")
    assert t.turned(1, "protection") == (first == "power protection 1")


@pytest.mark.rule("RA-11.12")
def test_a_player_may_react_to_their_own_victory_check() -> None:
    t = table(
        player(in_play=["coral_castle", "golden_statue", "great_pyramid"], pool={"gold": 3}, hand=["prism"]),
        player(hand=["hawk"]),
        first_player=1,
    )
    assert t.points(0) == 7
    t.do(0, "power coral_castle 1")
    assert t.actors() == (0,)
    t.do(0, "power golden_statue 1")
    assert t.facts()["over"]
    assert t.facts()["winners"] == [0]
