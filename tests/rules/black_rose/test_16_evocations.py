"""Sections 16, 17, 30: evocations, the evocation phase, upgrade cards."""

from __future__ import annotations

import pytest

from arcanum.games.black_rose import BLACK_ROSE, registers
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.steps.evocations import AttachUpgrade
from arcanum.games.black_rose.steps.selectors import choosable
from tests.rules.black_rose.table import cast, evocation, player, rose, table


@pytest.mark.rule("BR-16.1", "BR-7.19")
def test_what_an_evocation_card_shows() -> None:
    cat = BLACK_ROSE.catalogue()
    wolf = cat.component["ash_wolf"]
    assert (cat.speed[wolf], cat.strength[wolf], cat.health[wolf]) == (3, 2, 2)
    assert cat.skill[wolf] >= 0
    beasts = cat.archetype_names.index("beast")
    assert cat.archetype_masks[wolf] >> beasts & 1
    assert not cat.archetype_masks[cat.component["templar"]] >> beasts & 1
    mixed = [evocation("r1", 1), evocation("r1", 2, id="ash_wolf")]
    s = table(player(at="c"), player(at="r1", evocations=mixed)).state
    e = effect_of(0, 0, cat.component["verdict"], at.SPELL_DAMAGE)
    assert choosable(s, e, at.T_EVOCATION, 1, at.OPPONENT, -1) == 1 << 5 | 1 << 6
    assert choosable(s, e, at.T_EVOCATION, 1, at.OPPONENT, beasts) == 1 << 6


@pytest.mark.rule("BR-16.3", "BR-16.13", "BR-16.16", "BR-S14", "BR-21.12")
def test_the_skill_of_a_templar() -> None:
    mine = player(at="r5", evocations=[evocation("r2", damage=[1, 1])])
    t = table(mine, player(at="c"), rooms={"r2": {"instability": [1, 0, 1]}})
    t.do(0, "command", "yes")
    ev = t.evocation(0)
    assert ev is not None
    assert ev["damage"] == ["1"]
    assert t.room("r2") == ["1", "1"], "tokens to the right close up"
    t.do(0, "move c", "attack mage_1")
    assert t.damage(1) == ["0"] * 3


@pytest.mark.rule("BR-16.3", "BR-31.6")
def test_the_skill_may_be_declined_and_needs_an_own_token() -> None:
    mine = player(at="r5", evocations=[evocation("r2")])
    t = table(mine, player(at="r2"), rooms={"r2": {"instability": [0]}})
    t.do(0, "command", "no", "attack mage_1")
    assert t.damage(1) == ["0", "0"]
    t = table(mine, player(at="r2"), rooms={"r2": {"instability": [1]}}).do(0, "command")
    assert t.prompt(0) == "evocation"


@pytest.mark.rule("BR-16.4", "BR-16.8", "BR-16.19", "BR-2.14")
def test_summoning() -> None:
    t = cast("call_of_the_knight reverse", "slot 2")
    assert t.state.view(1)["players"][0]["evocations"][1]["id"] == "templar"
    assert t.evocation(0, 2) == {"id": "templar", "at": "c", "damage": [], "upgrade": None, "activated": False}
    assert t.refused(1, "slot 1") != "", "it is not the other mage's to choose"


@pytest.mark.rule("BR-16.5")
def test_an_occupied_slot_is_not_free() -> None:
    t = cast("call_of_the_knight reverse", mine={"evocations": [evocation("r3", 2)]})
    assert t.legal(0) == ["slot 1", "slot 3"]
    assert t.refused(0, "slot 2") == "BR-16.5"


@pytest.mark.rule("BR-16.7", "BR-24.6")
def test_full_slots_may_make_room() -> None:
    """With three Templars in all this cannot happen in Law; a wolf among them leaves a Templar in the supply."""
    full = [evocation("r3", 1, id="ash_wolf"), evocation("r3", 2), evocation("r3", 3)]
    t = cast("call_of_the_knight reverse", mine={"evocations": full})
    assert t.legal(0) == ["done", "slot 1", "slot 2", "slot 3"]
    t.do(0, "slot 1")
    ev = t.evocation(0, 1)
    assert ev is not None
    assert (ev["id"], ev["at"]) == ("templar", "c")
    assert "evocation-removed" in t.told(0, None)
    assert "evocation-defeated" not in t.told(0, None)
    t = cast("call_of_the_knight reverse", "done", mine={"evocations": full})
    assert [t.evocation(0, slot)["at"] for slot in (1, 2, 3)] == ["r3"] * 3  # type: ignore[index]


@pytest.mark.rule("BR-16.9", "BR-16.10", "BR-16.11", "BR-16.12", "BR-22.4")
def test_control_for_a_time() -> None:
    theirs = {"evocations": [evocation("r1", 1), evocation("r1", 2)]}
    t = cast("oath_of_fealty reverse", "figure evocation_1_1", theirs=theirs)
    assert t.actors() == (0,)
    assert t.legal(0)[-2:] == ["attack mage_1", "attack evocation_1_2"], "its owner and the owner's other evocations"
    t.do(0, "attack mage_1", "done")
    assert t.damage(1) == ["0", "0"], "the tokens of the mage who controls it"
    assert t.state.control[5] == 1, "control is back"
    assert t.state.evocation[5] >= 0, "ownership and slot never changed"


@pytest.mark.rule("BR-16.13", "BR-16.14", "BR-16.15", "BR-24.7")
def test_moves_and_one_attack() -> None:
    mine = player(at="r5", evocations=[evocation("r2")])
    t = table(mine, player(at="c")).do(0, "command", "move c")
    assert "attack mage_1" in t.legal(0)
    t.do(0, "attack mage_1")
    assert t.prompt(0) == "act", "an attack after a move ends it: no move may follow"
    t = table(mine, player(at="r2")).do(0, "command", "attack mage_1")
    assert t.legal(0) == ["done", "move c", "move r1", "move r3"]
    assert t.refused(0, "attack mage_1") == "BR-16.13"
    t.do(0, "move r3", "move r4")
    assert t.prompt(0) == "act"


@pytest.mark.rule("BR-16.18", "BR-23.11")
def test_evocations_stay_when_their_owner_is_defeated() -> None:
    theirs = {"damage": rose(9), "evocations": [evocation("r4")], "hand": ["tithe"], "slots": {"i": "crusade"}}
    t = cast("verdict", "figure mage_1", theirs={**theirs, "power": 7, "trophies": 1})
    assert t.at(1) == "cell"
    assert t.evocation(1) is not None
    facts = t.seat(1)
    assert (facts["hand"], facts["power"], facts["trophies"], facts["actions"]) == (["tithe"], 7, 1, 2)
    assert facts["slots"]["i"]["card"] == "crusade"


@pytest.mark.rule("BR-16.21", "BR-S31")
def test_bonuses_end_with_the_activation() -> None:
    t = cast(
        "march_of_the_order", "figure evocation_0_1", "yes", mine={"evocations": [evocation("r2")]}, theirs={"at": "r4"}
    )
    t.do(0, "move c", "move r4", "attack mage_1")
    assert t.damage(1) == ["0"] * 4
    assert t.room("r2") == []
    assert (t.state.stronger, t.state.faster) == ([0] * 8, [0] * 8)
    assert t.state.stat(2, at.STRENGTH) == 2


@pytest.mark.rule("BR-16.22", "BR-16.19")
def test_damage_on_an_evocation_is_a_row() -> None:
    t = cast("verdict", "figure evocation_1_1", theirs={"evocations": [evocation("r2", damage=["rose", "rose"])]})
    assert t.evocation(1) is None
    t = cast("seal_of_law reverse", "room r2", theirs={"evocations": [evocation("r2", damage=["rose"])]})
    ev = t.evocation(1)
    assert ev is not None
    assert ev["damage"] == ["black_rose", "0"]


# --- the evocation phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-17.1", "BR-17.2", "BR-17.3", "BR-17.5", "BR-18.4")
def test_by_turns_until_all_are_activated() -> None:
    mine = player(at="c", evocations=[evocation("r1", 1), evocation("r1", 2)])
    t = table(mine, player(at="c", evocations=[evocation("r4", 1)]), phase="evocation")
    assert t.legal(0) == ["figure evocation_0_1", "figure evocation_0_2"]
    assert t.refused(0, "done") == "BR-17.3"
    t.do(0, "figure evocation_0_2", "done", "quest captain", "figure evocation_0_1", "done")
    assert t.prompt(1) == "evocation", "Red's only one is activated without a question"
    t.do(1, "done")
    assert t.prompt(0) == "evocation"
    t.do(0, "done")
    assert t.state.round == 2
    assert t.state.turned == [0] * 8, "ready again"


@pytest.mark.rule("BR-17.1")
def test_an_activated_one_cannot_be_chosen_again() -> None:
    mine = player(at="c", evocations=[evocation("r1", s, activated=s == 1) for s in (1, 2, 3)])
    t = table(mine, player(at="c"), phase="evocation")
    assert t.legal(0) == ["figure evocation_0_2", "figure evocation_0_3"]
    assert t.refused(0, "figure evocation_0_1") == "BR-17.1"


@pytest.mark.rule("BR-17.4", "BR-19.3")
def test_a_mage_in_his_cell_activates_his_evocations() -> None:
    t = table(player(evocations=[evocation("r1")]), player(at="c"), phase="evocation")
    assert t.prompt(0) == "evocation"
    t.do(0, "move c", "attack mage_1")
    assert "attacked" in t.told(0, None)


@pytest.mark.rule("BR-17.6", "BR-E83")
def test_an_extra_activation_turns_no_card() -> None:
    """Captain of the Guard, declared after the first activation."""
    mine = player(at="c", evocations=[evocation("r1", 1), evocation("r1", 2)])
    t = table(mine, player(at="r4"), phase="evocation").do(0, "figure evocation_0_1", "done")
    assert t.prompt(0) == "quest"
    t.do(0, "quest captain", "figure evocation_0_1", "done")
    assert t.prompt(0) == "evocation", "the normal activation of the other one is still to come"
    figures = [event.args["figure"] for event in t.state.events(0) if event.kind == "evocation-activated"]
    assert figures == ["evocation_0_1", "evocation_0_1", "evocation_0_2"]


@pytest.mark.rule("BR-E40")
def test_a_new_evocation_is_activated_in_the_same_round() -> None:
    t = table(player(at="c", actions=0, slots={"i": "call_of_the_knight reverse"}), player(at="r4", actions=0))
    t.do(0, "cast i", "slot 1")
    assert t.state.phase == 4
    assert t.prompt(0) == "may", "its skill: the token just placed could be removed"


# --- upgrades ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-30.2", "BR-30.1")
def test_any_free_upgrade_may_be_attached() -> None:
    t = cast("oath_of_fealty", "slot 1")
    assert t.legal(0) == ["upgrade upg_blade", "upgrade upg_shield", "upgrade upg_spurs"]
    t.do(0, "upgrade upg_shield")
    ev = t.evocation(0)
    assert ev is not None
    assert ev["upgrade"] == "upg_shield"


@pytest.mark.rule("BR-30.2")
def test_an_upgrade_that_is_not_free() -> None:
    taken = [evocation("r3", 2, upgrade="upg_blade"), evocation("r3", 3, upgrade="upg_blade")]
    t = cast("oath_of_fealty", mine={"evocations": taken})
    assert t.legal(0) == ["upgrade upg_shield", "upgrade upg_spurs"]
    assert t.refused(0, "upgrade upg_blade") == "BR-30.2"


@pytest.mark.rule("BR-30.3")
def test_at_most_one_upgrade() -> None:
    t = cast("oath_of_fealty", "slot 1", "upgrade upg_blade")
    state = t.state
    assert state.upgrade[2] >= 0
    cat = BLACK_ROSE.catalogue()
    e = effect_of(0, 0, cat.component["oath_of_fealty"], at.SPELL_DAMAGE)
    e[registers.SUMMONED] = 2
    depth = len(state.trunk)
    AttachUpgrade(5).run(state, e)
    assert len(state.trunk) == depth, "nothing is asked"


@pytest.mark.rule("BR-30.4", "BR-E35", "BR-30.5")
def test_what_upgrades_add() -> None:
    for card, numbers in (("upg_blade", (3, 2, 3)), ("upg_shield", (2, 2, 4)), ("upg_spurs", (2, 3, 3))):
        t = table(player(at="c", evocations=[evocation("r1", upgrade=card)]), player(at="r4"))
        state = t.state
        assert (state.stat(2, at.STRENGTH), state.stat(2, at.SPEED), state.health(2)) == numbers
    theirs = {"evocations": [evocation("r1", upgrade="upg_shield", damage=rose(2))]}
    t = cast("verdict", "figure evocation_1_1", theirs=theirs)
    assert t.evocation(1) is None
    assert t.state.view(None)["upgrades"]["upg_shield"] == 2, "back in the common supply"
    assert t.state.supply == [23, 23, 22]


@pytest.mark.rule("BR-30.6")
def test_switched_off() -> None:
    t = cast("oath_of_fealty", "slot 1", options={"upgrades": "off"})
    ev = t.evocation(0)
    assert ev is not None
    assert ev["upgrade"] is None
    assert t.actors() == (1,)
