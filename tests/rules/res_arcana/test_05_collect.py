"""The Collect step (section 5)."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from tests.rules.res_arcana.table import Table, card, new_game, player, table

NOT_GOLD = ["calm", "death", "elan", "life"]


def collect(mine: dict[str, Any], rival: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table at the start of Collect; both players have a card in hand, so that turns can follow."""
    rival = {"hand": ["magical_shard"], **(rival or {})}
    return table({"hand": ["prism"], **mine}, rival, phase="collect", **position)


def pool_of(*essences: str) -> dict[str, int]:
    return {essence: essences.count(essence) for essence in sorted(set(essences))}


def endings(t: Table, seat: int) -> list[Table]:
    """The table after every way in which a seat can collect."""
    if t.prompt(seat) == "turn":
        return [t]
    return [end for words in t.legal(seat) for end in endings(Table(t.state.clone()).do(seat, words), seat)]


def next_round(t: Table) -> Table:
    """Everybody passes; stops when the next Collect asks something, or at the first turn."""
    round_ = t.facts()["round"]
    while t.facts()["round"] == round_:
        seat = t.actors()[0]
        passing = {"turn": "pass", "swap-item": "choose protection"}
        words = passing[t.prompt(seat)]
        t.do(seat, words if words in t.legal(seat) else "choose alchemy")
    return t


# --- incomes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.1")
def test_incomes_without_a_choice_are_applied_without_asking() -> None:
    t = collect(player(mage="duelist", in_play=["hawk", "treant"]))
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {"calm": 1, "elan": 1, "life": 2}


@pytest.mark.rule("RA-5.1")
@pytest.mark.parametrize(
    ("component", "choices"),
    [
        ("celestial_horse", ["essence calm", "essence elan", "essence life"]),
        ("witch", ["essence death", "essence life"]),
        ("calm_elan", ["essence calm", "essence elan"]),
        ("hanging_gardens", [f"essence {name}" for name in NOT_GOLD]),
        ("alchemists_tower", [f"essence {name}" for name in NOT_GOLD]),
    ],
)
def test_no_income_can_be_declined(component: str, choices: list[str]) -> None:
    t = collect(player(in_play=[component]))
    while t.prompt(0) != "turn":
        assert t.legal(0) == choices
        for way_out in ("done", "pass"):
            assert t.refused(0, way_out) == "choose-essences"
        t.do(0, t.legal(0)[0])
    assert sum(t.pool(0).values()) == {"celestial_horse": 2, "witch": 1, "calm_elan": 1}.get(component, 3)


@pytest.mark.rule("RA-5.1")
def test_income_from_essences_that_were_left_cannot_be_declined_either() -> None:
    t = collect(player(in_play=[card("vault", gold=1)])).do(0, "done")
    assert t.legal(0) == [f"essence {name}" for name in NOT_GOLD]
    assert t.refused(0, "done") == "choose-essences"


@pytest.mark.rule("RA-5.2")
@pytest.mark.parametrize(
    ("component", "collected"),
    [
        ("druid", {"life": 1}),
        ("hawk", {"calm": 1}),
        ("temple", {"life": 1}),
        ("sunken_reef", {"gold": 1}),
    ],
)
def test_every_kind_of_component_collects(component: str, collected: dict[str, int]) -> None:
    assert collect(player(in_play=[component])).pool(0) == collected


@pytest.mark.rule("RA-5.2")
def test_all_kinds_of_component_collect_together() -> None:
    t = collect(player(mage="necromancer", item="calm_elan", in_play=["hawk", "temple", "dwarven_mines"]))
    t.do(0, "essence elan")
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 1, "gold": 1, "life": 1}


@pytest.mark.rule("RA-5.3")
def test_collected_essences_come_from_the_supply_into_the_pool() -> None:
    t = collect(player(in_play=["chalice_of_fire"], pool={"elan": 1}), player(pool={"elan": 5}))
    assert t.pool(0) == {"elan": 3}
    assert t.on(0, "chalice_of_fire") == {}
    assert t.pool(1) == {"elan": 5}


@pytest.mark.rule("RA-5.3")
def test_an_ability_may_put_them_on_the_component_instead() -> None:
    t = collect(player(in_play=[card("windup_man", calm=1)])).do(0, "done")
    assert t.on(0, "windup_man") == {"calm": 3}
    assert t.pool(0) == {}


@pytest.mark.rule("RA-5.4")
@pytest.mark.parametrize(
    ("component", "collected"),
    [
        ("elemental_spring", {"calm": 1, "elan": 1, "life": 1}),
        ("chalice_of_life", {"calm": 1, "life": 1}),
        ("dancing_sword", {"death": 1, "elan": 1}),
        ("corrupt_altar", {"death": 1, "life": 1}),
    ],
)
def test_a_collect_with_plus_yields_all(component: str, collected: dict[str, int]) -> None:
    assert collect(player(in_play=[component])).pool(0) == collected


@pytest.mark.rule("RA-5.5")
@pytest.mark.parametrize(
    ("component", "one", "other"),
    [
        ("healer", "calm", "life"),
        ("witch", "death", "life"),
        ("calm_elan", "calm", "elan"),
        ("death_life", "death", "life"),
    ],
)
def test_a_collect_with_a_slash_yields_exactly_one(component: str, one: str, other: str) -> None:
    t = collect(player(in_play=[component]))
    assert [end.pool(0) for end in endings(t, 0)] == [{one: 1}, {other: 1}]


@pytest.mark.rule("RA-5.5")
def test_the_alternative_is_chosen_afresh_each_round() -> None:
    t = collect(player(mage="healer", item="research")).do(0, "essence calm")
    next_round(t)
    assert t.legal(0) == ["essence calm", "essence life"]
    t.do(0, "essence life")
    assert t.pool(0) == {"calm": 1, "life": 1}


@pytest.mark.rule("RA-5.6")
@pytest.mark.parametrize(
    ("component", "types", "size"),
    [
        ("hanging_gardens", NOT_GOLD, 3),
        ("alchemists_tower", NOT_GOLD, 3),
        ("celestial_horse", ["calm", "elan", "life"], 2),
    ],
)
def test_any_essence_with_a_number_is_any_mix_without_the_excluded(component: str, types: list[str], size: int) -> None:
    t = collect(player(in_play=[component]))
    assert t.refused(0, "essence gold") == "type-excluded"
    mixes = [pool_of(*mix) for mix in combinations_with_replacement(types, size)]
    assert [end.pool(0) for end in endings(t, 0)] == mixes


# --- taking essences off components -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.7")
def test_essences_may_be_taken_off_own_components() -> None:
    t = collect(player(in_play=[card("duelist", gold=2)]))
    assert t.legal(0) == ["done", "take duelist"]
    t.do(0, "take duelist")
    assert t.pool(0) == {"elan": 1, "gold": 2}
    assert t.on(0, "duelist") == {}


@pytest.mark.rule("RA-5.7")
def test_essences_on_other_players_components_cannot_be_taken() -> None:
    t = collect(player(in_play=[card("duelist", gold=2)]), player(in_play=[card("ring_of_midas", gold=3)]))
    assert t.refused(0, "take ring_of_midas") == "not-yours"
    assert t.refused(0, "take magical_shard") == "not-yours"


@pytest.mark.rule("RA-5.7")
def test_a_component_without_essences_gives_none() -> None:
    t = collect(player(in_play=[card("duelist", gold=2), "ring_of_midas"]))
    assert t.refused(0, "take ring_of_midas") == "nothing-on-it"


@pytest.mark.rule("RA-5.7")
def test_outside_collect_nothing_can_be_taken() -> None:
    t = table(player(in_play=[card("vault", gold=2)], hand=["prism"]), player(hand=["hawk"]))
    assert not [words for words in t.legal(0) if words.startswith("take")]
    assert t.refused(0, "take vault") == "not-an-action"
    t.do(0, "pass")
    assert t.refused(0, "take vault") == "choose-an-item"


@pytest.mark.rule("RA-5.8")
def test_taking_is_decided_for_each_component() -> None:
    mine = player(in_play=[card("duelist", gold=1), card("fountain_of_youth", calm=2), card("ring_of_midas", gold=4)])
    kept = set()
    for end in endings(collect(mine), 0):
        kept.add((bool(end.on(0, "duelist")), bool(end.on(0, "fountain_of_youth")), bool(end.on(0, "ring_of_midas"))))
    assert len(kept) == 8  # every combination of emptied and left
    assert len(endings(collect(mine), 0)) == 8  # each once


@pytest.mark.rule("RA-5.8")
def test_one_component_is_emptied_while_another_is_left() -> None:
    t = collect(player(in_play=[card("fountain_of_youth", calm=2), card("ring_of_midas", gold=4)]))
    t.do(0, "take ring_of_midas")
    assert t.prompt(0) == "turn"  # what comes before it in the order of picks was left
    assert t.pool(0) == {"gold": 4, "life": 1}
    assert t.on(0, "fountain_of_youth") == {"calm": 2}


@pytest.mark.rule("RA-5.9")
def test_from_one_component_it_is_all_or_nothing() -> None:
    t = collect(player(in_play=[card("windup_man", calm=3, gold=2, life=1)]))
    assert t.legal(0) == ["done", "take windup_man"]
    taken, left = Table(t.state.clone()), Table(t.state.clone())
    taken.do(0, "take windup_man")
    assert taken.pool(0) == {"calm": 3, "gold": 2, "life": 1}
    assert taken.on(0, "windup_man") == {}
    left.do(0, "done")
    assert left.pool(0) == {}
    assert left.on(0, "windup_man") == {"calm": 5, "gold": 4, "life": 3}
    assert t.refused(0, "essence gold") == "collect-first"  # there is no way to take a part


@pytest.mark.rule("RA-5.10")
def test_essences_may_be_taken_off_a_place_and_its_points_drop_at_once() -> None:
    t = collect(player(in_play=[card("catacombs_of_the_dead", death=4), card("sacred_grove", life=2)]), first_player=1)
    assert t.points(0) == 8
    t.do(0, "take catacombs_of_the_dead")
    assert t.prompt(0) == "take-off"  # still in the same step
    assert t.points(0) == 4
    t.do(0, "take sacred_grove")
    assert t.points(0) == 2
    assert t.pool(0) == {"death": 5, "life": 2}


@pytest.mark.rule("RA-5.11")
def test_everything_that_any_order_allows_can_be_chosen() -> None:
    """Healer: Calm or Life. Fountain of Youth: Life, and a Death lying on it. Vault: 2 but Gold if its Gold is left.
    Cursed Forge: pay a Death, from wherever it came, or turn."""
    t = collect(
        player(mage="healer", in_play=["cursed_forge", card("fountain_of_youth", death=1), card("vault", gold=1)])
    )
    expected = set()
    vault = [["gold"], *[list(mix) for mix in combinations_with_replacement(NOT_GOLD, 2)]]
    for healed in ("calm", "life"):
        for fountain in ([], ["death"]):
            for kept in vault:
                pool = ["life", healed, *fountain, *kept]
                left = json.dumps([pool_of(*pool), not fountain, kept != ["gold"], True])
                expected.add(left)
                if "death" in pool:
                    pool.remove("death")
                    expected.add(json.dumps([pool_of(*pool), not fountain, kept != ["gold"], False]))
    reached = {
        json.dumps(
            [
                end.pool(0),
                bool(end.on(0, "fountain_of_youth")),
                bool(end.on(0, "vault")),
                end.turned(0, "cursed_forge"),
            ]
        )
        for end in endings(t, 0)
    }
    assert reached == expected


# --- a Collect that costs something -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.12")
def test_the_cost_may_be_paid_with_what_was_just_collected() -> None:
    t = collect(player(mage="necromancer", in_play=["cursed_forge"]))
    assert t.prompt(0) == "pay-or-turn"
    assert t.pool(0) == {"death": 1}
    t.do(0, "pay")
    assert t.pool(0) == {}
    assert not t.turned(0, "cursed_forge")


@pytest.mark.rule("RA-5.12")
def test_the_cost_may_be_paid_with_what_was_chosen_in_the_same_step() -> None:
    t = collect(player(in_play=["cursed_forge", "death_life"])).do(0, "essence death", "pay")
    assert t.pool(0) == {}
    assert not t.turned(0, "cursed_forge")


@pytest.mark.rule("RA-5.12")
def test_the_cost_may_be_paid_with_what_was_just_taken() -> None:
    t = collect(player(in_play=["cursed_forge", card("cursed_skull", death=2)]))
    t.do(0, "take cursed_skull", "pay")
    assert t.pool(0) == {"death": 1}
    assert not t.turned(0, "cursed_forge")


@pytest.mark.rule("RA-5.13")
def test_paying_is_a_choice_even_when_it_can_be_afforded() -> None:
    t = collect(player(in_play=["cursed_forge"], pool={"death": 3}))
    assert t.legal(0) == ["pay", "turn"]
    assert t.refused(0, "done") == "pay-or-turn"  # it is one of the two
    paid = Table(t.state.clone()).do(0, "pay")
    assert (paid.pool(0), paid.turned(0, "cursed_forge")) == ({"death": 2}, False)
    t.do(0, "turn")
    assert (t.pool(0), t.turned(0, "cursed_forge")) == ({"death": 3}, True)


@pytest.mark.rule("RA-5.14")
def test_if_it_cannot_be_paid_the_penalty_is_forced() -> None:
    t = collect(player(in_play=["cursed_forge", "hawk"], pool={"gold": 5, "life": 5}))
    assert t.prompt(0) == "turn"
    assert t.turned(0, "cursed_forge")
    assert t.pool(0) == {"calm": 1, "gold": 5, "life": 5}


@pytest.mark.rule("RA-5.14")
def test_death_that_was_left_on_a_component_does_not_pay() -> None:
    t = collect(player(in_play=["cursed_forge", card("cursed_skull", death=2)])).do(0, "done")
    assert t.turned(0, "cursed_forge")
    assert t.on(0, "cursed_skull") == {"death": 2}


# --- essences that are left -------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.15")
def test_vault_collects_only_if_nothing_is_taken_off_it() -> None:
    vault = player(in_play=[card("vault", gold=2)])
    taken = collect(vault).do(0, "take vault")
    assert (taken.prompt(0), taken.pool(0)) == ("turn", {"gold": 2})
    left = collect(vault).do(0, "done", "essence calm", "essence life")
    assert (left.prompt(0), left.pool(0)) == ("turn", {"calm": 1, "life": 1})
    assert left.on(0, "vault") == {"gold": 2}


@pytest.mark.rule("RA-5.15")
def test_windup_man_grows_only_if_nothing_is_taken_off_it() -> None:
    windup = player(in_play=[card("windup_man", elan=1, life=2)])
    taken = collect(windup).do(0, "take windup_man")
    assert (taken.pool(0), taken.on(0, "windup_man")) == ({"elan": 1, "life": 2}, {})
    left = collect(windup).do(0, "done")
    assert (left.pool(0), left.on(0, "windup_man")) == ({}, {"elan": 3, "life": 4})


@pytest.mark.rule("RA-5.15")
def test_only_the_component_itself_must_be_left_alone() -> None:
    t = collect(player(in_play=[card("vault", gold=1), card("windup_man", calm=1)]))
    t.do(0, "take vault", "done")
    assert t.pool(0) == {"gold": 1}
    assert t.on(0, "windup_man") == {"calm": 3}
    t = collect(player(in_play=[card("vault", gold=1), card("windup_man", calm=1)]))
    t.do(0, "take windup_man", "essence elan", "essence elan")
    assert t.pool(0) == {"calm": 1, "elan": 2}
    assert t.on(0, "vault") == {"gold": 1}


@pytest.mark.rule("RA-5.15")
@pytest.mark.parametrize("component", ["vault", "windup_man"])
def test_an_empty_component_has_nothing_left_on_it(component: str) -> None:
    t = collect(player(in_play=[component]))
    assert (t.prompt(0), t.pool(0), t.on(0, component)) == ("turn", {}, {})


@pytest.mark.rule("RA-5.16")
def test_what_grew_on_a_component_cannot_be_taken_before_the_next_round() -> None:
    t = collect(player(in_play=[card("windup_man", calm=1)], item="research")).do(0, "done")
    assert t.on(0, "windup_man") == {"calm": 3}
    assert t.prompt(0) == "turn"  # there is no second chance to take in this step
    assert t.refused(0, "take windup_man") == "not-an-action"
    next_round(t)
    t.do(0, "take windup_man")
    assert t.pool(0) == {"calm": 3}


@pytest.mark.rule("RA-5.16")
def test_no_way_through_the_step_yields_what_grew_in_it() -> None:
    t = collect(player(mage="healer", in_play=[card("windup_man", death=1), "cursed_forge"]))
    deaths = {(end.pool(0).get("death", 0), end.on(0, "windup_man").get("death", 0)) for end in endings(t, 0)}
    assert deaths == {(1, 0), (0, 0), (0, 3)}  # taken, taken and paid to the Forge, or left


# --- at the same time -------------------------------------------------------------------------------------------------


def three_collecting(**options: Any) -> Table:
    return table(
        player(mage="healer", in_play=[card("vault", gold=1)], hand=["prism"]),
        player(mage="witch", in_play=["celestial_horse"], hand=["hawk"]),
        player(in_play=["cursed_forge", "death_life"], pool={"death": 1}, hand=["crypt"]),
        phase="collect",
        first_player=1,
        options=options,
    )


ANSWERS = {
    0: ["done", "essence calm", "essence death", "essence elan"],
    1: ["essence death", "essence calm", "essence life"],
    2: ["essence life", "turn"],
}


@pytest.mark.rule("RA-5.17")
def test_collect_decisions_in_any_order_reach_the_same_state() -> None:
    turns = [seat for seat, answers in ANSWERS.items() for _ in answers]
    hashes = set()
    orders = sorted(set(permutations(turns)))
    assert len(orders) == 1260
    for order in orders:
        t = three_collecting()
        assert t.actors() == (0, 1, 2)
        left = {seat: iter(answers) for seat, answers in ANSWERS.items()}
        for seat in order:
            t.do(seat, next(left[seat]))
        assert t.prompt(1) == "turn"
        hashes.add(t.state.state_hash())
    assert len(hashes) == 1


@pytest.mark.rule("RA-5.17")
def test_collecting_in_order_goes_clockwise_from_the_first_player() -> None:
    t = three_collecting(collect="ordered")
    for seat in (1, 2, 0):
        assert t.actors() == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert t.refused(other, ANSWERS[other][0]) == "not-your-decision"
        t.do(seat, *ANSWERS[seat])
    assert t.prompt(1) == "turn"
    told = [event.args["seat"] for event in t.state.events() if event.kind in ("gained", "turned")]
    assert told == [1, 1, 1, 2, 2, 0, 0, 0]  # and is seen in this order


@pytest.mark.rule("RA-5.17")
def test_collecting_in_order_and_at_once_give_the_same_result() -> None:
    together, ordered = three_collecting(), three_collecting(collect="ordered")
    for seat in (1, 2, 0):
        together.do(seat, *ANSWERS[seat])
        ordered.do(seat, *ANSWERS[seat])
    assert together.facts() == ordered.facts()


# --- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-5.18")
def test_what_is_placed_collects_from_the_next_round_on() -> None:
    t = table(
        player(hand=["hawk", "vault"], pool={"calm": 1, "life": 1}, item="research"),
        player(hand=["prism"], item="reanimate"),
    )
    t.do(0, "place hawk")
    assert t.pool(0) == {}
    next_round(t)
    assert t.facts()["round"] == 2
    assert t.pool(0) == {"calm": 1}


@pytest.mark.rule("RA-5.18")
@pytest.mark.parametrize(
    ("claimed", "collected"), [("temple", {"life": 1}), ("sunken_reef", {"gold": 1}), ("dwarven_mines", {"gold": 1})]
)
def test_what_is_claimed_collects_from_the_next_round_on(claimed: str, collected: dict[str, int]) -> None:
    cost = {
        "temple": {"gold": 4},
        "sunken_reef": {"calm": 5, "elan": 2, "life": 2},
        "dwarven_mines": {"elan": 4, "gold": 1, "life": 2},
    }
    t = table(
        player(hand=["vault"], pool=cost[claimed], item="research"),
        player(hand=["prism"], item="reanimate"),
        center={"monuments": ["temple"], "places": ["sunken_reef", "dwarven_mines"]},
    )
    t.do(0, f"claim {claimed}")
    assert t.pool(0) == {}
    next_round(t)
    assert t.pool(0) == collected


@pytest.mark.rule("RA-5.19")
def test_mage_and_item_collect_in_round_1() -> None:
    t = new_game(2, setup="first_game", first=0)  # seat 0 has the Duelist, seat 1 the Seer
    t.do(1, "choose death_life").do(0, "choose calm_elan")
    assert t.facts()["round"] == 1
    assert t.legal(0) == ["essence calm", "essence elan"]
    t.do(0, "essence elan").do(1, "essence life")
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {"calm": 1, "death": 1, "elan": 3, "gold": 1, "life": 1}
    assert t.pool(1) == {"calm": 2, "death": 1, "elan": 1, "gold": 1, "life": 2}


@pytest.mark.rule("RA-5.20")
def test_no_action_before_everybody_has_collected() -> None:
    t = collect(player(mage="healer"), player(mage="witch", in_play=[card("vault", gold=1)]))
    t.do(0, "essence life")
    assert t.actors() == (1,)
    assert t.legal(0) == []
    assert t.refused(0, "place prism") == "not-your-decision"
    assert t.refused(0, "pass") == "not-your-decision"
    assert t.refused(1, "place magical_shard") == "collect-first"
    t.do(1, "take vault")
    assert t.refused(1, "place magical_shard") == "choose-essences"
    assert t.refused(0, "place prism") == "not-your-decision"
    t.do(1, "essence death")
    assert (t.actors(), t.prompt(0)) == ((0,), "turn")


@pytest.mark.rule("RA-5.20")
def test_no_action_before_everybody_has_collected_in_order() -> None:
    t = collect(player(mage="healer"), player(mage="witch"), options={"collect": "ordered"})
    t.do(0, "essence life")
    assert t.actors() == (1,)
    assert t.refused(0, "place prism") == "not-your-decision"
    t.do(1, "essence death")
    assert (t.actors(), t.prompt(0)) == ((0,), "turn")
