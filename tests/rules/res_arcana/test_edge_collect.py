"""Edge cases of the Collect step."""

from __future__ import annotations

import pytest

from tests.rules.res_arcana.table import Table, card, player, table


def collecting(*in_play: object, **fields: object) -> Table:
    """A player with these components at the start of a Collect step; the rival has nothing to collect."""
    return table(
        player(in_play=list(in_play), **{"hand": ["prism"], **fields}), player(hand=["magical_shard"]), phase="collect"
    )


@pytest.mark.rule("RA-E1")
@pytest.mark.parametrize("choice", ["calm", "life"])
def test_healer_collects_calm_or_life_by_choice_and_never_both(choice: str) -> None:
    t = collecting("healer").do(0, f"essence {choice}")
    assert t.pool(0) == {choice: 1}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E2")
def test_windup_man_grows_by_2_per_type() -> None:
    t = collecting(card("windup_man", gold=3, elan=1)).do(0, "done")
    assert t.on(0, "windup_man") == {"elan": 3, "gold": 5}
    assert t.pool(0) == {}


@pytest.mark.rule("RA-E3")
def test_what_grew_on_windup_man_cannot_be_taken_in_the_same_collect() -> None:
    t = collecting(card("windup_man", gold=3, elan=1), "celestial_horse").do(0, "done")
    assert t.on(0, "windup_man") == {"elan": 3, "gold": 5}
    assert t.prompt(0) == "gain-mix", "the Horse is still to collect"
    assert t.refused(0, "take windup_man") == "choose-essences"
    t.do(0, "essence calm", "essence calm")
    assert t.refused(0, "take windup_man") == "not-an-action"


@pytest.mark.rule("RA-E3")
def test_windup_man_does_not_grow_when_its_essences_are_taken() -> None:
    t = collecting(card("windup_man", gold=3, elan=1)).do(0, "take windup_man")
    assert t.pool(0) == {"elan": 1, "gold": 3}
    assert t.on(0, "windup_man") == {}


@pytest.mark.rule("RA-E4")
def test_calm_on_vault_bears_no_interest() -> None:
    t = collecting(card("vault", calm=1)).do(0, "done")
    assert t.prompt(0) == "turn"
    assert t.pool(0) == {}
    assert t.on(0, "vault") == {"calm": 1}


@pytest.mark.rule("RA-E5")
def test_taking_only_the_calm_off_vault_is_refused() -> None:
    t = collecting(card("vault", gold=1, calm=1))
    assert t.legal(0) == ["done", "take vault"]
    assert t.refused(0, "essence calm") == "collect-first"
    t.do(0, "take vault")
    assert t.pool(0) == {"calm": 1, "gold": 1}, "both were taken, and there is no interest"
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E6")
def test_3_gold_on_vault_yield_2_essences_and_stay_there() -> None:
    t = collecting(card("vault", gold=3)).do(0, "done", "essence calm", "essence elan")
    assert t.pool(0) == {"calm": 1, "elan": 1}
    assert t.on(0, "vault") == {"gold": 3}
    assert t.prompt(0) == "turn"


@pytest.mark.rule("RA-E8")
def test_the_owner_of_cursed_forge_may_turn_it_and_keep_all_death() -> None:
    t = collecting("cursed_forge", pool={"death": 5})
    assert t.legal(0) == ["pay", "turn"]
    t.do(0, "turn")
    assert t.pool(0) == {"death": 5}
    assert t.turned(0, "cursed_forge")


@pytest.mark.rule("RA-E9")
def test_a_forge_turned_in_collect_still_scores_but_has_no_power() -> None:
    t = collecting(card("cursed_forge", gold=2), pool={"elan": 2, "gold": 1}).do(0, "done")
    assert t.turned(0, "cursed_forge"), "there is no Death to pay"
    assert t.seat(0)["in_play"]["cursed_forge"]["points"] == 1 + 2
    assert t.points(0) == 1 + 2 + 1
    assert t.refused(0, "power cursed_forge 1") == "is-turned"


@pytest.mark.rule("RA-E10")
def test_a_forge_straightened_by_reanimate_is_usable_and_owes_no_death() -> None:
    t = collecting("cursed_forge", item="reanimate", pool={"calm": 1, "death": 3, "elan": 2, "gold": 1}).do(0, "turn")
    t.do(0, "power reanimate 1", "essence calm", "choose cursed_forge").do(1, "place magical_shard")
    assert not t.turned(0, "cursed_forge")
    t.do(0, "power cursed_forge 1")
    assert t.on(0, "cursed_forge") == {"gold": 1}
    assert t.pool(0) == {"death": 3}


@pytest.mark.rule("RA-E11")
def test_no_death_is_due_for_a_forge_claimed_this_round() -> None:
    t = table(
        player(pool={"death": 5, "elan": 6}, hand=["prism"]),
        player(passed=True),
        center={"places": ["cursed_forge"]},
    )
    t.do(0, "claim cursed_forge")
    assert t.pool(0) == {"death": 2}
    assert not t.turned(0, "cursed_forge")
    assert t.prompt(0) == "turn"
    t.do(0, "pass", "choose research")
    assert t.facts()["round"] == 2
    assert t.prompt(0) == "pay-or-turn", "the next Collect asks for it"


@pytest.mark.rule("RA-E13")
def test_gold_taken_off_dwarven_mines_no_longer_scores() -> None:
    t = collecting(card("dwarven_mines", gold=3))
    assert t.seat(0)["in_play"]["dwarven_mines"]["points"] == 3
    t.do(0, "take dwarven_mines")
    assert t.pool(0) == {"gold": 3 + 1}, "and the Mines collect 1 Gold"
    assert t.on(0, "dwarven_mines") == {}
    assert t.seat(0)["in_play"]["dwarven_mines"]["points"] == 0


@pytest.mark.rule("RA-E14")
def test_nobody_can_decline_to_collect_death() -> None:
    t = table(
        player(in_play=["treant"], hand=["prism"]),
        player(in_play=["necromancer", "celestial_horse"], hand=["magical_shard"]),
        phase="collect",
    )
    assert t.pool(1) == {"death": 1}, "nothing was asked about the Necromancer"
    assert t.refused(1, "done") == "choose-essences"
    assert t.refused(1, "pass") == "choose-essences"
    t.do(1, "essence calm", "essence calm")
    assert t.pool(1) == {"calm": 2, "death": 1}
    t.do(0, "power treant 1")
    assert t.pool(0) == {"elan": 1, "life": 2}
