"""Sections 6, 13, 14, 15, 19, 20: effects, activations, physical actions, casting, cells, rooms."""

from __future__ import annotations

import pytest

from tests.rules.black_rose.table import cast, evocation, player, rose, table

TWO = {"i": "verdict", "ii": "tithe"}

# --- activations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-13.1", "BR-13.2", "BR-13.6", "BR-13.8")
def test_one_or_two_actions_by_turns() -> None:
    t = table(player(at="r1", slots=TWO), player(at="r4", slots=TWO))
    assert t.refused(0, "end") == "BR-13.5"
    t.do(0, "explore", "done")
    assert "end" in t.legal(0)
    t.do(0, "explore", "done")
    assert t.actors() == (1,), "two actions of the same kind, then the other mage"
    t.do(1, "combat", "done", "end")
    assert t.actors() == (0,)


@pytest.mark.rule("BR-13.3", "BR-31.3")
def test_the_five_actions() -> None:
    t = table(player(at="r1", slots=TWO, evocations=[evocation("r1")]), player())
    assert t.legal(0) == ["explore", "combat", "command", "cast i", "inertia i", "inertia ii"]
    assert t.refused(0, "room c") == "BR-13.3"


@pytest.mark.rule("BR-13.4", "BR-13.7", "BR-S29")
def test_who_cannot_act_is_skipped() -> None:
    four = dict.fromkeys(("quick", "i", "ii", "iii"), "holy_shield")
    t = table(player(at="r1", slots={"i": "holy_shield", "ii": "holy_shield"}), player(at="r4", slots=four))
    t.do(0, "explore", "done", "explore", "done")
    t.do(1, "explore", "done", "explore", "done")
    t.do(0, "cast i", "inertia ii", "done")
    t.do(1, "cast quick", "cast i")
    assert t.actors() == (1,), "Blue has nothing left and is skipped"
    t.do(1, "cast ii", "inertia iii", "done")
    order = [event.args["seat"] for event in t.state.events(0) if event.kind == "activation"]
    assert order == [0, 1, 0, 1, 1]
    assert t.state.round == 2, "neither can act: the phase is over"


@pytest.mark.rule("BR-13.5", "BR-E20")
def test_no_passing_with_spells_left() -> None:
    t = table(player(at="r1", actions=0, slots=TWO), player(at="r4"))
    assert t.refused(0, "end") == "BR-13.5"
    assert t.legal(0) == ["cast i", "inertia i", "inertia ii"]


@pytest.mark.rule("BR-13.9", "BR-6.19", "BR-E80", "BR-E81", "BR-E26", "BR-19.3", "BR-25.5")
def test_a_mage_defeated_in_his_own_action() -> None:
    coals = {"i": {"card": "glowing_coals", "revealed": True, "token_on": 0}}
    mine = player(mage="casimir", at="r1", damage=rose(9), slots={"i": "spark", "ii": "rift"})
    t = table(mine, player(mage="agnes", at="r4", slots=coals), options={"school": "ash"})
    t.do(0, "explore", "move c").do(1, "persist i")
    assert t.at(0) == "cell"
    t.do(1, "done")  # First Trophy
    assert t.prompt(0) == "act", "the second Move and the activation are lost"
    assert t.legal(0) == ["end", "explore", "inertia i", "inertia ii"]
    assert t.refused(0, "cast i") == "BR-19.4"
    t.do(0, "explore")
    assert "done" in t.legal(0), "he did not start the activation in the cell"
    t.do(0, "done")
    assert t.at(0) == "cell"


# --- physical actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-14.3", "BR-14.12", "BR-E15", "BR-6.3")
def test_effects_of_an_action_may_be_ignored() -> None:
    t = table(player(at="r1", grimoire=["tithe", "verdict"]), player(at="r4"))
    t.do(0, "explore", "done")
    assert (t.at(0), t.seat(0)["actions"]) == ("r1", 1)
    t.do(0, "combat", "activate")
    assert t.seat(0)["hand"] == ["tithe"], "the room is activated without a move or an attack"


@pytest.mark.rule("BR-14.4", "BR-14.6", "BR-E14", "BR-S9")
def test_orders_of_explore() -> None:
    t = table(player(at="r1", grimoire=["tithe", "verdict"]), player(at="r6", evocations=[evocation("r4")]))
    t.do(0, "explore", "move c", "move r4", "activate")
    assert t.evocation(1) is not None
    assert t.prompt(0) == "act", "moves, then the activation, then the action is over"
    t = table(player(at="r1", grimoire=["tithe", "verdict"]), player(at="r6"))
    t.do(0, "explore", "activate", "move r2")
    assert t.refused(0, "activate") == "BR-14.4"
    t.do(0, "done")
    t = table(player(at="r1", hand=["tithe"]), player(at="r6"))
    t.do(0, "explore", "move c", "activate")
    assert t.prompt(0) == "act", "move, activate, move is not possible"


@pytest.mark.rule("BR-14.7", "BR-14.11")
def test_combat_in_any_order() -> None:
    for answers in (("attack mage_1", "activate"), ("activate", "attack mage_1")):
        t = table(player(at="r1", grimoire=["tithe", "verdict"]), player(at="r1"))
        t.do(0, "combat", *answers)
        assert t.damage(1) == ["0", "0"]
        assert t.seat(0)["hand"] == ["tithe"]
        assert t.prompt(0) == "act"
    t = table(player(at="r1"), player(at="r1")).do(0, "combat", "attack mage_1")
    assert t.refused(0, "attack mage_1") == "BR-14.7"


@pytest.mark.rule("BR-14.8", "BR-22.3")
def test_attacks_hit_real_opponents_in_the_same_room() -> None:
    t = table(player(at="r1", evocations=[evocation("r1")]), player(at="r2", evocations=[evocation("r1")]))
    t.do(0, "combat")
    assert t.legal(0) == ["done", "activate", "attack evocation_1_1"]
    assert t.refused(0, "attack mage_1") == "BR-14.8"
    assert t.refused(0, "attack evocation_0_1") == "BR-22.3"


@pytest.mark.rule("BR-14.9", "BR-14.10", "BR-16.20", "BR-E41")
def test_command() -> None:
    t = table(player(at="r1"), player())
    assert t.refused(0, "command") == "BR-14.10"
    t = table(player(at="r1", evocations=[evocation("r4", 1), evocation("r5", 2)]), player(at="r2"))
    t.do(0, "command")
    assert t.legal(0) == ["figure evocation_0_1", "figure evocation_0_2"]
    assert t.refused(0, "figure evocation_1_1") == "BR-14.9"
    t.do(0, "figure evocation_0_2", "move c", "done")
    ev = t.evocation(0, 2)
    assert ev is not None
    assert (ev["at"], ev["activated"]) == ("c", False), "it will be activated again in the evocation phase"


# --- casting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-15.1", "BR-15.2", "BR-E16")
def test_the_lowest_face_down_slot_or_the_quick_one() -> None:
    slots = {"quick": "tithe", "i": "crusade", "iii": "verdict"}
    t = table(player(at="c", slots=slots), player(at="r4"))
    assert [words for words in t.legal(0) if words.startswith("cast")] == ["cast quick", "cast i"]
    assert t.refused(0, "cast iii") == "BR-15.1"
    assert t.refused(0, "cast ii") == "BR-15.1"
    t.do(0, "cast i", "done", "end").do(1, "explore", "done", "end")
    assert [words for words in t.legal(0) if words.startswith("cast")] == ["cast quick", "cast iii"]
    assert t.refused(0, "cast i") == "BR-15.1"


@pytest.mark.rule("BR-15.3", "BR-15.8", "BR-28.1")
def test_the_card_is_revealed_and_stays() -> None:
    t = cast("verdict", "figure mage_1")
    assert t.state.view(1)["players"][0]["slots"][1] == {"revealed": True, "card": "verdict", "side": "main"}


@pytest.mark.rule("BR-15.4", "BR-6.11")
def test_the_symbol_comes_before_the_target() -> None:
    t = cast("tithe reverse")
    assert t.room("c") == ["0"]
    assert t.prompt(0) == "target"


@pytest.mark.rule("BR-15.5", "BR-15.6", "BR-S20", "BR-25.3")
def test_triggers_of_the_revealing_come_before_the_target() -> None:
    edict = {"i": {"card": "edict_of_silence", "revealed": True, "token_on": 1}}
    t = table(player(at="c", slots=edict), player(at="r1", slots={"i": "tithe reverse", "quick": "verdict"}), to_act=1)
    t.do(1, "cast i")
    assert t.room("r1") == ["1"], "the symbol first"
    assert t.actors() == (0,)
    t.do(0, "persist i")
    assert t.damage(1) == ["0"]
    assert t.prompt(1) == "target"
    t.do(1, "room r1", "no", "cast quick").do(0, "done")
    assert t.damage(1) == ["0"], "optional each time"


@pytest.mark.rule("BR-15.7", "BR-E27")
def test_a_caster_defeated_by_the_revealing_applies_nothing() -> None:
    edict = {"i": {"card": "edict_of_silence", "revealed": True, "token_on": 1}}
    theirs = player(at="r1", slots={"i": "tithe"}, damage=rose(10), actions=1)
    t = table(player(at="c", slots=edict, power=4), theirs, to_act=1)
    t.do(1, "cast i").do(0, "persist i")
    slot = t.slot(1, "i")
    assert slot is not None
    assert slot["revealed"]
    assert t.room("r1") == ["1"]
    assert t.at(1) == "cell"
    assert t.power()[0] == 5, "1 for the lesser part of the damage; Tithe took nothing"


@pytest.mark.rule("BR-15.9", "BR-15.10", "BR-E17", "BR-S10")
def test_two_spells_only_with_the_quick_one() -> None:
    slots = {"quick": "holy_shield", "i": "holy_shield", "ii": "holy_shield"}
    t = table(player(at="c", slots=slots), player(at="r4")).do(0, "cast i")
    assert t.refused(0, "cast ii") == "BR-15.9"
    assert "cast quick" in t.legal(0)
    t = table(player(at="c", slots=slots), player(at="r4")).do(0, "cast quick", "cast i")
    assert t.actors() == (1,)


@pytest.mark.rule("BR-15.11", "BR-15.12", "BR-E18", "BR-E19", "BR-28.12")
def test_inertia() -> None:
    slots = {"i": "tithe", "iii": "holy_shield", "quick": "verdict"}
    t = table(player(at="c", slots=slots), player(at="r4"))
    since = t.state.event_count
    t.do(0, "inertia iii", "move r2", "inertia i", "done")
    assert t.at(0) == "r2"
    assert t.seat(0)["memories"] == ["holy_shield", "tithe"]
    assert t.room("c") == t.room("r2") == []
    assert "revealed" not in t.told(since, 1)
    assert t.actors() == (1,)


@pytest.mark.rule("BR-15.13", "BR-E54", "BR-18.2", "BR-28.10")
def test_a_forgotten_spell_in_inertia_and_cast() -> None:
    t = table(player(at="c", actions=0, slots={"i": "last_judgment"}), player(at="r4"))
    t.do(0, "inertia i", "done")
    assert t.seat(0)["memories"] == ["last_judgment"]
    t = table(player(at="c", actions=0, slots={"i": "last_judgment"}), player(at="r4", actions=0))
    t.do(0, "cast i")
    assert t.facts()["removed"] == ["last_judgment"]
    assert t.state.view(None)["removed"] == ["last_judgment"]
    assert t.seat(0)["memories"] == []


# --- effects ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-6.1", "BR-6.2", "BR-6.3")
def test_instructions_must_be_carried_out() -> None:
    t = cast("smiting_hand reverse", "figure mage_1")
    assert t.prompt(0) == "move"
    assert t.refused(0, "done") == "BR-6.2"
    t = cast("sword_of_justice", "move r1")
    assert t.damage(1) == ["0", "0", "0"], "the attack is not optional"
    t = cast("sword_of_justice", "done", theirs={"at": "c", "evocations": [evocation("c")]})
    assert t.legal(0) == ["attack mage_1", "attack evocation_1_1"]


@pytest.mark.rule("BR-6.4", "BR-6.5", "BR-6.6", "BR-E91")
def test_what_cannot_be_done_is_skipped() -> None:
    t = table(player(at="c", hand=["tithe"]), player(at="r4"), forgotten=["last_judgment"])
    t.do(0, "explore", "activate")
    assert t.room("c") == ["black_rose"]
    assert t.seat(0)["hand"] == ["tithe"]


@pytest.mark.rule("BR-6.8", "BR-6.9", "BR-6.10", "BR-E28", "BR-22.2", "BR-23.2", "BR-6.17")
def test_defeats_are_handled_at_the_full_stop() -> None:
    """Verdict: deal 4 damage. Replace 1 damage: the second sentence finds nobody."""
    t = cast("verdict", "figure mage_1", theirs={"damage": rose(9)})
    assert t.at(1) == "cell"
    assert t.power() == [1, 0, 3]
    assert "damage-replaced" not in t.told(0, None)


@pytest.mark.rule("BR-6.9", "BR-E29", "BR-23.7")
def test_one_sentence_is_finished_before_a_defeat() -> None:
    """Funeral Pyre deals, places and removes in one sentence: the instability is placed before the power is shared."""
    mine = {"evocations": [evocation("r1")]}
    t = cast("funeral_pyre", "figure evocation_0_1", mine=mine, theirs={"damage": rose(6)}, options={"school": "ash"})
    kinds = t.told(0, None)
    assert kinds.index("instability-placed") < kinds.index("evocation-removed") < kinds.index("mage-defeated")


@pytest.mark.rule("BR-6.13", "BR-6.12")
def test_an_effect_started_by_another_is_finished_first() -> None:
    """Call of the Knight: the activation of the Templar, with the defeat it causes, belongs to the third sentence."""
    mine = {"slots": {"quick": "tithe"}}
    t = cast("call_of_the_knight", "room r1", "slot 1", mine=mine, theirs={"damage": rose(9)})
    t.do(0, "attack mage_1")
    assert t.at(1) == "cell"
    assert t.prompt(0) == "evocation", "the Templar may still move"


@pytest.mark.rule("BR-6.14")
def test_the_applying_mage_chooses_the_order() -> None:
    mine = {"evocations": [evocation("r3", 1), evocation("r5", 2)]}
    t = cast("march_of_the_order reverse", "figure evocation_0_1", "figure evocation_0_2", mine=mine)
    assert t.prompt(0) == "order"
    t.do(0, "figure evocation_0_2", "done", "done")
    figures = [event.args["figure"] for event in t.state.events(0) if event.kind == "evocation-activated"]
    assert figures == ["evocation_0_2", "evocation_0_1"]


@pytest.mark.rule("BR-6.15", "BR-11.4", "BR-11.5")
def test_each_mage_in_turn_order() -> None:
    t = table(player(at="c", evocations=[evocation("r2")]), player(at="r3"), phase="black_rose", round=2, crown=1)
    assert t.actors() == (1,)
    t.do(1, "done")
    assert t.actors() == (0,), "the only evocation is taken without a question, by both"


@pytest.mark.rule("BR-6.16", "BR-6.17")
def test_the_target_and_its_room() -> None:
    """Spark (reverse): the target moves on, the instability lies where it was when it was chosen."""
    t = cast("spark reverse", "figure mage_1", "move r2", options={"school": "ash"})
    assert t.at(1) == "r2"
    assert (t.room("r1"), t.room("r2")) == (["0"], [])
    t = cast("smiting_hand reverse", "figure mage_1", "move r2", rooms={"r2": {"instability": [0]}})
    assert t.damage(1) == ["0"] * 4, "the room it is in now follows the target"


@pytest.mark.rule("BR-E68")
def test_a_defeated_target_is_not_moved() -> None:
    t = cast("smiting_hand reverse", "figure mage_1", theirs={"damage": rose(9)}, rooms={"r1": {"instability": [0]}})
    assert t.at(1) == "cell"
    assert t.damage(1) == []


@pytest.mark.rule("BR-E77", "BR-6.11")
def test_verdict_counts_the_instability_in_the_targets_room() -> None:
    t = cast("verdict reverse", "figure mage_1", rooms={"r1": {"instability": [0, 0]}})
    assert len(t.damage(1)) == 5
    t = cast("verdict reverse", "figure mage_1", rooms={"r1": {"instability": [0, 1]}})
    assert len(t.damage(1)) == 3


@pytest.mark.rule("BR-S33", "BR-2.15")
def test_crusade_marks_the_rooms_entered() -> None:
    t = cast("crusade", "move c", "move r1", mine={"at": "r1"}, theirs={"at": "r4"})
    assert (t.room("c"), t.room("r1")) == (["0"], ["0"])
    t = cast("crusade", "move c", "move r4", mine={"at": "r1"}, theirs={"at": "r3"})
    assert (t.room("c"), t.room("r4"), t.room("r1")) == (["0"], ["0"], [])


# --- cells ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-19.2", "BR-E66", "BR-16.17")
def test_nothing_is_moved_into_a_cell() -> None:
    t = cast("smiting_hand reverse", "figure mage_1", theirs={"at": "r4"}, mine={"at": "r4"})
    assert t.legal(0) == ["move c", "move r3", "move r5"]


@pytest.mark.rule("BR-19.3", "BR-19.4")
def test_what_a_mage_in_a_cell_may_do() -> None:
    t = table(player(slots=TWO, evocations=[evocation("r1")]), player(at="r4"))
    assert t.legal(0) == ["explore", "inertia i", "inertia ii"]
    for words in ("cast i", "combat", "command"):
        assert t.refused(0, words) == "BR-19.4"


@pytest.mark.rule("BR-19.5", "BR-19.6", "BR-E22")
def test_he_has_to_leave_it() -> None:
    t = table(player(slots=TWO), player(at="r4")).do(0, "explore")
    assert t.refused(0, "done") == "BR-19.6"
    t = table(player(actions=0, slots={"i": "tithe"}), player(at="r4"))
    assert t.legal(0) == ["move r1", "move r2"], "inertia is all he can do, and he must move"
    assert t.seat(0)["memories"] == ["tithe"]
    assert t.refused(0, "done") == "BR-19.6"


@pytest.mark.rule("BR-19.6", "BR-19.7", "BR-E24", "BR-S11", "BR-14.6")
def test_leaving_by_explore() -> None:
    t = table(player(slots={"quick": "holy_shield", "i": "tithe"}, grimoire=["verdict", "crusade"]), player())
    t.do(0, "explore", "move r1", "move c", "done", "cast quick")
    assert t.room("c") == ["0"]
    t = table(player(slots=TWO, grimoire=["verdict", "crusade"]), player(at="r4"))
    t.do(0, "explore", "move r1", "activate")
    assert t.seat(0)["hand"] == ["verdict"]


@pytest.mark.rule("BR-19.8")
def test_no_room_is_activated_in_a_cell() -> None:
    t = table(player(slots=TWO), player(at="r4")).do(0, "explore")
    assert t.refused(0, "activate") == "BR-19.8"


@pytest.mark.rule("BR-19.10")
def test_a_persistent_effect_skips_a_mage_in_his_cell() -> None:
    """Ulrich stands in his cell when he leaves it: Coals on him burn when he enters a room, not before."""
    coals = {"i": {"card": "glowing_coals", "revealed": True, "token_on": 1}}
    mine = player(at="c", slots=coals)
    t = table(mine, player(slots={"i": "spark"}), to_act=1, options={"school": "ash"})
    t.do(1, "explore")
    assert t.damage(1) == []
    t.do(1, "move r4").do(0, "persist i")
    assert t.damage(1) == ["0"]


@pytest.mark.rule("BR-19.11")
def test_who_has_nothing_left_stays() -> None:
    t = table(player(actions=0), player(at="r4"))
    assert t.actors() == (1,)
    assert t.at(0) == "cell"


# --- rooms ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-20.1", "BR-20.4")
def test_a_destroyed_room_works_every_time() -> None:
    t = table(player(at="r1", grimoire=["tithe", "verdict", "crusade"]), player(at="r4"))
    t.do(0, "explore", "activate", "done", "combat", "activate")
    assert len(t.seat(0)["hand"]) == 2


@pytest.mark.rule("BR-20.2", "BR-20.3", "BR-20.7", "BR-E51")
def test_a_restored_room_works_once() -> None:
    mine = player(at="r2")
    library = ["tithe", "verdict", "crusade", "holy_shield"]
    t = table(mine, player(at="r4"), rooms={"r2": {"restored": True}}, library=library)
    t.do(0, "explore", "activate", "done")
    assert len(t.seat(0)["hand"]) == 2
    t.do(0, "explore", "activate")
    assert len(t.seat(0)["hand"]) == 2
    told = [event.args["used"] for event in t.state.events(0) if event.kind == "room-activated"]
    assert told == [0, 1]
    assert t.state.view(0)["players"][0]["rooms_activated"] == ["yellow"]


@pytest.mark.rule("BR-20.5")
def test_evocations_do_not_activate_rooms() -> None:
    t = table(player(at="r5", evocations=[evocation("r1")]), player()).do(0, "command")
    assert "activate" not in t.legal(0)


@pytest.mark.rule("BR-20.6")
def test_opponents_and_a_full_room_do_not_hinder() -> None:
    t = table(player(at="r1", grimoire=["tithe"]), player(at="r1"), rooms={"r1": {"instability": [1, 1, 1, 1, 1, 1]}})
    t.do(0, "explore", "activate")
    assert t.seat(0)["hand"] == ["tithe"]
