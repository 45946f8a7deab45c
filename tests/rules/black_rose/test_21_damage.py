"""Sections 11, 21, 22, 23, 24: events, instability, damage, defeats."""

from __future__ import annotations

import pytest

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames, registers
from arcanum.games.black_rose.registers import effect_of
from arcanum.games.black_rose.steps.damage import put
from arcanum.games.black_rose.steps.effect import EndSentence
from arcanum.games.black_rose.steps.selectors import F_PICKED, F_TARGET, R_OF_TARGET, R_TARGET, figures, foes, rooms
from arcanum.games.black_rose.steps.tokens import ReplaceDamage
from tests.rules.black_rose.table import cast, evocation, player, rose, table

# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-11.1", "BR-11.3", "BR-11.9")
def test_restoration() -> None:
    rooms = {"r1": {"restored": True}, "r5": {"instability": [0, 0, 1, 1]}}
    t = table(player(), player(), phase="black_rose", rooms=rooms)
    assert t.power() == [0, 0, 1]
    assert [t.room(room) for room in ("c", "r2", "r3", "r4", "r6")] == [["black_rose"]] * 5
    assert t.room("r1") == []
    assert t.room("r5") == ["0", "0", "1", "1"]


@pytest.mark.rule("BR-11.4", "BR-11.6", "BR-S15", "BR-22.4", "BR-22.5", "BR-E36")
def test_control() -> None:
    mine = player(at="c", evocations=[evocation("r2")])
    t = table(mine, player(at="r3"), phase="black_rose", round=2, crown=1)
    t.do(1, "move c")
    assert [words for words in t.legal(1) if words.startswith("attack")] == ["attack mage_0"], "its owner, not himself"
    t.do(1, "attack mage_0")
    assert t.damage(0) == ["black_rose", "black_rose"]
    t.do(0, "move r3", "attack mage_1")
    assert t.damage(1) == ["black_rose", "black_rose"]


@pytest.mark.rule("BR-S32", "BR-11.6")
def test_control_replaces_the_tokens_of_that_activation() -> None:
    mine = player(at="c", evocations=[evocation("r3")])
    t = table(mine, player(at="r3", damage=[0, "rose"]), phase="black_rose", round=2)
    t.do(0, "attack mage_1", "done")
    assert t.damage(1) == ["0", "black_rose", "black_rose", "black_rose"]


@pytest.mark.rule("BR-E38", "BR-11.6")
def test_damage_that_defeated_counted_for_the_mage() -> None:
    mine = player(at="c", evocations=[evocation("r3")])
    t = table(mine, player(at="r3", damage=[0] * 9), phase="black_rose", round=2)
    t.do(0, "attack mage_1")
    assert t.power() == [4, 0, 0]
    assert t.state.trophies == [1, 0, 0]


@pytest.mark.rule("BR-E37", "BR-16.3")
def test_the_skill_is_paid_by_the_controller() -> None:
    mine = player(at="c", evocations=[evocation("r2")])
    rooms = {"r2": {"instability": [0]}}
    t = table(mine, player(at="r3"), phase="black_rose", round=2, crown=1, rooms=rooms)
    assert t.prompt(1) == "evocation", "Red has no token there"
    t.do(1, "done")
    assert t.prompt(0) == "may"


@pytest.mark.rule("BR-S16", "BR-11.5")
def test_control_without_evocations() -> None:
    t = table(player(hand=["tithe"]), player(), phase="black_rose", round=2)
    assert t.prompt(0) == "prepare"
    t = table(
        player(at="c", evocations=[evocation("r2")]),
        player(at="r3", evocations=[evocation("r4")]),
        phase="black_rose",
        round=2,
    )
    assert t.legal(0) == ["figure evocation_0_1", "figure evocation_1_1"], "of either owner, and it must be one"


@pytest.mark.rule("BR-11.7", "BR-22.9", "BR-S3", "BR-11.2")
def test_inversion() -> None:
    t = table(player(damage=[1, "rose", 1, 1]), player(damage=[0] * 5), phase="black_rose", round=3)
    assert t.damage(0) == ["black_rose"] * 4, "in his cell, too"
    assert t.damage(1) == ["black_rose"] * 3 + ["0", "0"]
    assert t.power() == [0, 0, 2]


@pytest.mark.rule("BR-11.8", "BR-11.2", "BR-22.17")
def test_collapse() -> None:
    t = table(player(evocations=[evocation("r2")]), player(at="r3"), phase="black_rose", round=4)
    assert t.damage(0) == t.damage(1) == ["black_rose"] * 3
    assert t.evocation(0) is None
    assert t.power() == [0, 0, 2]


@pytest.mark.rule("BR-11.10", "BR-E33", "BR-E31", "BR-23.6", "BR-23.8")
def test_a_mage_defeated_in_his_cell() -> None:
    t = table(player(damage=rose(8)), player(at="r3"), phase="black_rose", round=4)
    assert t.at(0) == "cell"
    assert t.damage(0) == []
    assert t.power() == [0, 0, 6], "2 of the event, 4 for all tokens"
    assert t.state.trophies == [0, 0, 1]


@pytest.mark.rule("BR-S5", "BR-23.5", "BR-23.8")
def test_two_and_two() -> None:
    t = table(player(at="c", damage=[1] * 5 + rose(4)), player(at="r3"), phase="black_rose", round=4)
    assert t.power() == [0, 2, 4]
    assert t.state.trophies == [0, 0, 1]


@pytest.mark.rule("BR-E30", "BR-23.12")
def test_both_mages_at_once() -> None:
    t = table(player(damage=[1] * 8), player(damage=[0] * 9), phase="black_rose", round=4, crown=1)
    order = [event.args["seat"] for event in t.state.events(0) if event.kind == "mage-defeated"]
    assert order == [1, 0], "the first mage first"
    assert t.power() == [3, 3, 2 + 1 + 1]


@pytest.mark.rule("BR-11.11")
def test_side_b() -> None:
    b = {"event": "b"}
    t = table(player(), player(), phase="black_rose", round=1, options=b)
    assert (t.power()[2], t.room("c"), t.damage(0), t.damage(1)) == (
        1,
        ["black_rose"] * 3,
        ["black_rose"],
        ["black_rose"],
    )
    t = table(player(hand=["tithe"]), player(), phase="black_rose", round=2, options=b).do(0, "option 1")
    assert t.damage(0) == ["black_rose"] * 2
    t.do(1, "option 2")
    assert t.power()[2] == 1
    crowd = player(at="r1", evocations=[evocation("r4")])
    t = table(crowd, player(at="cell"), phase="black_rose", round=3, options=b)
    assert (t.room("r1"), t.room("r4"), t.room("c")) == (["black_rose"] * 2, ["black_rose"] * 2, [])
    ev = t.evocation(0)
    assert ev is not None
    assert ev["damage"] == ["black_rose"]
    rooms = {"r1": {"instability": ["rose", 0, 1]}}
    t = table(player(damage=[1, 1, 1]), player(), phase="black_rose", round=4, options=b, rooms=rooms)
    assert t.room("r1") == ["black_rose", "black_rose", "1"]
    assert t.damage(0) == ["black_rose", "black_rose", "1"]
    assert t.power()[2] == 2


# --- instability ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-21.1", "BR-21.4", "BR-S7", "BR-21.7", "BR-21.9")
def test_placing_and_replacing() -> None:
    t = table(
        player(at="r2", slots={"i": "seal_of_law"}),
        player(at="c", slots={"i": "seal_of_law reverse"}),
        rooms={"r2": {"instability": [0]}},
    )
    t.do(0, "cast i", "room r2", "end")
    assert t.room("r2") == ["0", "0", "0"]
    before = t.state.supply[:]
    t.do(1, "cast i", "room r2", "token 2")
    assert t.room("r2") == ["0", "1", "0"]
    assert (t.state.supply[0], t.state.supply[1]) == (before[0] + 1, before[1] - 2), "and 1 damage to Blue"


@pytest.mark.rule("BR-21.2", "BR-E42")
def test_surplus_is_not_placed() -> None:
    rooms = {"r1": {"instability": [1] * 5}}
    assert cast("seal_of_law", "room r1", rooms=rooms).room("r1") == ["1"] * 5 + ["0"]


@pytest.mark.rule("BR-21.3")
def test_nothing_is_placed_in_a_restored_room() -> None:
    assert cast("seal_of_law", "room r1", rooms={"r1": {"restored": True}}).room("r1") == []


@pytest.mark.rule("BR-21.6", "BR-21.7")
def test_a_mage_may_replace_fewer() -> None:
    rooms = {"r1": {"instability": [1, 0, "rose"]}}
    t = cast("will_of_the_rose reverse", "room r1", rooms=rooms)
    assert t.legal(0) == ["done", "token 1", "token 3"], "foreign tokens only"
    assert t.refused(0, "token 2") == "BR-21.6"
    assert t.refused(0, "token 5") == "BR-21.7"
    t.do(0, "token 3")
    assert t.room("r1") == ["1", "0", "0"], "from left to right; nothing foreign is left to the right"
    t = cast("will_of_the_rose reverse", "room r1", "done", rooms=rooms)
    assert t.room("r1") == ["1", "0", "black_rose"]


@pytest.mark.rule("BR-21.8")
def test_the_rose_replaces_from_the_left() -> None:
    rooms = {"r1": {"instability": ["rose", 1, 0]}, "r2": {"instability": [0, 0]}}
    t = table(player(), player(), phase="black_rose", round=4, options={"event": "b"}, rooms=rooms)
    assert t.room("r1") == ["black_rose", "black_rose", "0"]
    assert t.room("r2") == ["black_rose", "0"]


@pytest.mark.rule("BR-21.10", "BR-E5")
def test_replacing_needs_tokens() -> None:
    t = cast("seal_of_law reverse", "room r2", mine={"spare": 0}, rooms={"r2": {"instability": [1, 1]}})
    assert t.room("r2") == ["1", "1"]
    assert t.actors() == (1,), "nothing was asked"


@pytest.mark.rule("BR-21.11", "BR-E43")
def test_a_room_that_is_no_longer_full_is_not_restored() -> None:
    mine = player(at="c", evocations=[evocation("r5")])
    t = table(mine, player(at="r1"), phase="evocation", rooms={"r5": {"instability": [0, 0, 1, 1]}})
    t.do(0, "yes", "done")
    assert t.state.round == 2
    assert not t.facts()["rooms"]["r5"]["restored"]
    t = table(mine, player(at="r1"), phase="evocation", rooms={"r5": {"instability": [0, 0, 1, 1]}})
    t.do(0, "no", "done")
    assert t.facts()["rooms"]["r5"]["restored"]


# --- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-22.1", "BR-S1")
def test_dealing_damage() -> None:
    t = cast("inquisition", "figure mage_1")
    assert t.damage(1) == ["0"] * 3
    assert t.state.supply[0] == 20
    assert t.at(1) == "r1"


@pytest.mark.rule("BR-22.3", "BR-22.5", "BR-22.16")
def test_nobody_harms_himself_or_his_own() -> None:
    mine = {"evocations": [evocation("c")]}
    t = cast("sword_of_justice reverse", mine=mine, theirs={"at": "c"})
    ev = t.evocation(0)
    assert ev is not None
    assert (t.damage(0), ev["damage"], t.damage(1)) == ([], [], ["0"] * 3)


@pytest.mark.rule("BR-22.6", "BR-22.7", "BR-22.8", "BR-22.10", "BR-22.11")
def test_replacing_damage() -> None:
    t = cast("tithe", "figure mage_1", theirs={"damage": ["rose", 0, "rose", *rose(7)]})
    assert "token 2" not in t.legal(0)
    assert t.refused(0, "token 2") == "BR-22.6"
    t.do(0, "token 3", "token 5")
    assert t.damage(1)[:5] == ["black_rose", "0", "0", "black_rose", "0"]
    assert len(t.damage(1)) == 10
    assert t.at(1) == "r1", "replacing never defeats"
    assert t.state.last[1] == 2, "and is not the final damage"
    assert t.state.dealt == [0, 0]


@pytest.mark.rule("BR-22.8", "BR-22.3", "BR-22.18")
def test_whom_a_party_may_harm() -> None:
    """Neither himself, nor what he owns or controls; the Rose, in an effect of a mage, not him and his."""
    mine = player(at="c", evocations=[evocation("r1", 1)])
    t = table(mine, player(at="r1", evocations=[evocation("r1", 1), evocation("r1", 2)]))
    s = t.state
    e = effect_of(0, 0, s.cat.component["verdict"], at.SPELL_DAMAGE)
    theirs = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 7
    assert foes(s, e, 0) == theirs
    s.control[6] = 0
    assert foes(s, e, 0) == theirs & ~(1 << 6), "an evocation under his control"
    assert foes(s, e, at.ROSE) == theirs
    event = effect_of(0, at.NOBODY, s.cat.component["collapse"], at.OTHER)
    assert foes(s, event, at.ROSE) == 255
    s.control[6] = 1
    ReplaceDamage(2, 9, False).run(s, e)  # each figure
    assert all(frame[3] not in (0, 2) for frame in s.trunk if frame[0] == frames.TOKENS)


@pytest.mark.rule("BR-22.13", "BR-E86")
def test_healing_is_not_optional() -> None:
    t = cast("holy_shield", mine={"damage": [1]})
    assert t.damage(0) == []
    t = cast("holy_shield", mine={"damage": [1, "rose", 1, "rose"]})
    assert t.prompt(0) == "heal"
    assert t.refused(0, "done") == "BR-22.13"
    t.do(0, "token 1", "token 1")
    assert t.legal(0) == ["token 1", "token 2"]
    t.do(0, "token 2")
    assert t.damage(0) == ["1"]


@pytest.mark.rule("BR-22.14", "BR-25.8", "BR-25.10", "BR-E78")
def test_ignoring_damage() -> None:
    shield = {"i": {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 1}}
    mine = player(at="r5", evocations=[evocation("r1", damage=rose(2))])
    t = table(mine, player(at="r1", slots=shield))
    t.do(0, "command", "attack mage_1").do(1, "persist i")
    assert t.evocation(0) is None, "the answer defeated the Templar"
    assert t.damage(1) == ["0"], "the rest of its blow is placed all the same"


@pytest.mark.rule("BR-E79", "BR-22.3")
def test_a_shield_does_not_hit_the_own_templar() -> None:
    shield = {"i": {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 1}}
    theirs = {"slots": shield, "evocations": [evocation("r1", damage=rose(2))]}
    t = cast("oath_of_fealty reverse", "figure evocation_1_1", "attack mage_1", theirs=theirs)
    t.do(1, "persist i")
    ev = t.evocation(1)
    assert ev is not None
    assert ev["damage"] == ["black_rose"] * 2
    assert t.damage(1) == ["0"]


@pytest.mark.rule("BR-22.15", "BR-E90")
def test_kinds_of_damage() -> None:
    both = {
        "i": {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 1},
        "ii": {"card": "edict_of_silence", "side": "reverse", "revealed": True, "token_on": 1},
    }
    t = cast("sword_of_justice", "move r1", theirs={"slots": both})
    assert t.legal(1) == ["done", "persist i"], "an ordered attack is physical"
    t = cast("verdict", "figure mage_1", theirs={"slots": both})
    assert t.legal(1) == ["done", "persist ii"], "a damage instruction of a spell"
    t.do(1, "persist ii")
    assert t.damage(1) == ["0"] * 3
    t = table(player(at="r4"), player(at="r4", slots=both)).do(0, "explore", "activate")
    assert t.damage(1) == ["0"], "a room is neither"


@pytest.mark.rule("BR-E89", "BR-25.7", "BR-22.15")
def test_what_a_persistent_effect_deals_is_other_damage() -> None:
    edict = {"i": {"card": "edict_of_silence", "revealed": True, "token_on": 1}}
    theirs = player(
        at="r1",
        slots={
            "i": {"card": "edict_of_silence", "side": "reverse", "revealed": True, "token_on": 1},
            "ii": "tithe reverse",
        },
    )
    t = table(player(at="c", slots=edict), theirs, to_act=1)
    t.do(1, "cast ii").do(0, "persist i")
    assert t.damage(1) == ["0"], "not asked, not reduced"
    assert t.prompt(1) == "target"


@pytest.mark.rule("BR-25.7")
def test_no_chains_of_persistent_effects() -> None:
    """Smoke Veil waits for any damage, but not for the damage of Glowing Coals."""
    veil = {"i": {"card": "smoke_veil", "side": "reverse", "revealed": True, "token_on": 0}}
    coals = {"i": {"card": "glowing_coals", "revealed": True, "token_on": 0}}
    t = table(player(at="r1", slots=veil), player(at="r4", slots=coals), options={"school": "ash"})
    t.do(0, "explore", "move c").do(1, "persist i")
    assert t.damage(0) == ["1"]
    assert t.prompt(0) == "explore"


@pytest.mark.rule("BR-22.12", "BR-11.6", "BR-3.10")
def test_marked_tokens_are_followed() -> None:
    """The tokens of an activation keep their marks when others are healed, and lose them when they are replaced."""
    s = table(player(), player(damage=[0, "rose", 0])).state
    s.place_damage(0, 1, 2, True)
    assert s.marked[1] == 0b11000
    s.heal(1, 1)
    assert s.marked[1] == 0b1100
    s.replace_damage(2, 1, 2)
    assert s.marked[1] == 0b1000
    s.clear_damage(1)
    assert s.marked[1] == 0


@pytest.mark.rule("BR-6.17", "BR-24.2", "BR-25.9")
def test_who_was_defeated_by_the_first_of_two_persistent_effects_is_gone_for_the_second() -> None:
    shield = {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 0}
    mine = player(at="c", actions=0, slots={"quick": shield, "i": shield})
    templar = evocation("c", damage=[0, 0])
    t = table(mine, player(at="c", actions=1, evocations=[templar]), to_act=1)
    t.do(1, "command", "attack mage_0")
    t.do(0, "persist quick")
    assert t.evocation(1) is None
    # The other effect waits for a figure that is no more.
    assert t.state.trunk[-1][:3] == (frames.PERSIST, 0, at.NOBODY)
    supply = t.state.supply[:]
    t.do(0, "persist i")
    assert (t.state.damage[5], t.state.supply) == ((), supply)


@pytest.mark.rule("BR-6.17", "BR-24.5")
def test_a_new_evocation_in_the_slot_is_not_the_target() -> None:
    theirs = player(at="r1", evocations=[evocation("r1", 1)])
    s = table(player(at="c"), theirs).state
    e = effect_of(s.cat.attack_program, 0, s.cat.component["verdict"], at.SPELL_DAMAGE)
    e[registers.TARGET], e[registers.PICKED], e[registers.TARGET_ROOM] = 5, 1 << 5, 1
    s.effects.append(e)
    assert figures(s, e, F_TARGET) == figures(s, e, F_PICKED) == 1 << 5
    templar = s.evocation[5]
    s.remove_evocation(5)
    s.evocation[5], s.where[5] = templar, 1
    assert figures(s, e, F_TARGET) == figures(s, e, F_PICKED) == 0
    assert rooms(s, e, R_OF_TARGET) == 0
    assert rooms(s, e, R_TARGET) == 1 << 1, "the room in which it was when it was chosen"


@pytest.mark.rule("BR-22.18")
def test_the_rose_in_the_effect_of_a_mage() -> None:
    t = cast("call_of_the_knight", "room c", "slot 1", "done")
    assert t.room("c") == ["black_rose"]
    assert t.damage(0) == []


# --- defeats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-23.3", "BR-23.4", "BR-23.10", "BR-S4", "BR-22.2")
def test_three_and_one() -> None:
    theirs = player(at="r1", damage=[0] * 6 + rose(4))
    t = table(player(at="r1"), theirs).do(0, "combat", "attack mage_1")
    assert t.power() == [3, 0, 1]
    assert t.state.trophies == [1, 0, 0]
    assert (t.at(1), t.damage(1)) == ("cell", [])
    assert t.state.supply == [23, 23, 22]


@pytest.mark.rule("BR-E32", "BR-23.8", "BR-23.9")
def test_the_trophy_goes_to_the_last_token() -> None:
    t = table(player(), player(damage=[0] * 6 + rose(4)), phase="black_rose", round=4)
    assert t.power() == [3, 0, 2 + 1]
    assert t.state.trophies == [0, 0, 1]


@pytest.mark.rule("BR-23.9", "BR-22.11")
def test_replacing_is_not_the_final_damage() -> None:
    """The Rose dealt the tenth token; that Blue replaced it does not make it his."""
    t = cast("tithe", "figure mage_1", "token 10", theirs={"damage": rose(10)})
    assert t.state.last[1] == 2


@pytest.mark.rule("BR-23.13", "BR-24.4", "BR-24.1")
def test_evocations_before_mages() -> None:
    theirs = {"at": "r1", "damage": rose(9), "evocations": [evocation("r1", damage=rose(1))]}
    t = cast("smiting_hand", "room r1", theirs=theirs)
    kinds = [kind for kind in t.told(0, None) if kind.endswith("defeated")]
    assert kinds == ["evocation-defeated", "mage-defeated"]


@pytest.mark.rule("BR-23.14")
def test_any_number_of_times() -> None:
    t = cast(
        "verdict",
        "figure mage_1",
        theirs={"damage": rose(9), "slots": {"i": "crusade"}},
        mine={"slots": {"quick": "verdict"}},
    )
    assert t.state.trophies[0] == 1
    t.state.where[1] = 1
    t.state.damage[1] = (0,) * 10
    t.state.supply[0] -= 10
    t.do(0, "quest first_trophy", "cast quick", "figure mage_1")
    assert t.state.trophies[0] == 2


@pytest.mark.rule("BR-24.2", "BR-24.3", "BR-24.5", "BR-1.9")
def test_a_defeated_evocation_goes_back() -> None:
    t = cast("verdict", "figure evocation_1_1", theirs={"evocations": [evocation("r1", damage=[0, "rose"])]})
    assert t.evocation(1) is None
    assert t.power() == [0, 0, 0]
    assert t.state.trophies == [0, 0, 0]
    assert t.state.supply == [23, 23, 22]
    assert t.state.evocations_left(t.state.cat.component["templar"]) == 3


@pytest.mark.rule("BR-24.4", "BR-E34", "BR-6.9")
def test_healed_in_the_same_sentence_is_not_defeated() -> None:
    """At the full stop the tokens are counted, not before."""
    t = table(player(at="c"), player(at="r1", evocations=[evocation("r1", damage=rose(2))]))
    s = t.state
    e = effect_of(0, 0, s.cat.component["verdict"], at.SPELL_DAMAGE)
    put(s, e, 0, 5, 1)
    assert e[registers.DOOMED] == 1 << 5
    s.heal(5, 0)
    EndSentence().run(s, e)
    assert t.evocation(1) is not None
    put(s, e, 0, 5, 1)
    EndSentence().run(s, e)
    assert t.evocation(1) is None


@pytest.mark.rule("BR-24.7")
def test_its_activation_ends() -> None:
    shield = {"i": {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 1}}
    mine = player(at="r5", evocations=[evocation("r1", damage=rose(2))])
    t = table(mine, player(at="r1", slots=shield))
    t.do(0, "command", "attack mage_1").do(1, "persist i")
    assert t.prompt(0) == "act", "its moves are lost"
