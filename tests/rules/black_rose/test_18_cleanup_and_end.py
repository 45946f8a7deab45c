"""Sections 18, 25, 26, 27: cleanup, persistent effects, quests, the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.black_rose.lodge import CELL
from arcanum.games.black_rose.scoring import leader, majority, restoration_power, track_power
from tests.rules.black_rose.table import Table, cast, evocation, player, rose, table

BLUE, RED, ROSE = 0, 1, 2


def restored(row: list[int], rewards: tuple[int, int, int]) -> tuple[list[int], int]:
    return restoration_power(tuple(row), rewards)


# --- restoring --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-18.7", "BR-18.8", "BR-E48")
def test_places() -> None:
    assert restored([0, 0, 0, 2], (2, 1, 0)) == ([2, 0, 1], BLUE)
    assert restored([0, 0, 0, 1, 1, 2], (4, 2, 1)) == ([4, 2, 1], BLUE)


@pytest.mark.rule("BR-18.9", "BR-E49")
def test_all_tokens_of_one_party() -> None:
    assert restored([0] * 6, (4, 2, 1)) == ([5, 0, 0], BLUE)


@pytest.mark.rule("BR-18.10", "BR-18.11", "BR-18.12", "BR-E44")
def test_a_tie_for_first_place() -> None:
    assert restored([0, 0, 0, 1, 1, 1], (4, 2, 1)) == ([3, 3, 0], -1)


@pytest.mark.rule("BR-18.13", "BR-E45")
def test_places_are_levels() -> None:
    assert restored([0, 0, 1, 1, 2], (3, 1, 1)) == ([2, 2, 1], -1)


@pytest.mark.rule("BR-18.11", "BR-E47")
def test_a_tie_for_second_place() -> None:
    assert restored([0, 0, 0, 0, 1, 2], (4, 2, 1)) == ([4, 1, 1], BLUE)


@pytest.mark.rule("BR-18.14", "BR-E50")
def test_values_never_fall_below_zero() -> None:
    assert restored([0, 0, 0, 1, 1, 2], (2, 1, 0)) == ([2, 1, 0], BLUE)
    assert restored([0, 0, 1, 2], (2, 0, 0)) == ([2, 0, 0], BLUE)


@pytest.mark.rule("BR-18.6", "BR-18.10", "BR-18.15", "BR-18.16", "BR-18.17", "BR-2.13", "BR-2.9")
def test_full_rooms_are_restored_in_an_order_of_the_crown_holder() -> None:
    rooms = {
        "r5": {"instability": [0, 0, 1, "rose"]},
        "r2": {"instability": [1, 1, 1, 0, 0]},
        "r1": {"instability": [0, 0]},
    }
    t = table(player(at="r5"), player(at="r5"), phase="cleanup", crown=1, rooms=rooms)
    assert t.actors() == (1,)
    assert t.legal(1) == ["room r2", "room r5"]
    assert t.refused(1, "room r1") == "BR-18.6"
    t.do(1, "room r5")
    assert t.facts()["rooms"]["r5"] == {"instability": [], "restored": True, "used": False}
    assert t.at(0) == "r5"
    t.do(0, "done").do(1, "done")  # Architect
    assert t.room("r1")[:2] == ["0", "0"], "a room that is not full keeps its tokens"
    assert t.state.room_track == [1, 1, 0]
    assert t.power()[:2] == [2 + 1, 3]


@pytest.mark.rule("BR-18.1", "BR-18.3", "BR-18.5", "BR-25.4", "BR-E55", "BR-S20", "BR-25.1")
def test_step_one() -> None:
    slots = {
        "i": {"card": "edict_of_silence", "revealed": True, "token_on": 1},
        "ii": {"card": "verdict", "revealed": True},
    }
    t = table(player(slots=slots, actions=0), player(actions=1), phase="cleanup")
    assert t.seat(0)["slots"] == dict.fromkeys(("quick", "i", "ii", "iii"))
    told = [event for event in t.state.events(0) if event.kind == "spells-cleared"]
    assert told[0].args["cards"] == ["edict_of_silence", "verdict"]
    assert t.state.token_on == [-1] * 8
    assert t.state.actions == [2, 2]
    assert t.state.round == 2


@pytest.mark.rule("BR-18.19")
def test_damage_stays() -> None:
    t = table(player(damage=[1, 1]), player(evocations=[evocation("r1", damage=[0])]), phase="cleanup")
    assert t.damage(0) == ["1", "1"]
    assert t.state.damage[5] == (0,)


@pytest.mark.rule("BR-18.20", "BR-E82")
def test_a_room_filled_during_the_step_waits() -> None:
    rooms = {"r5": {"instability": [0] * 4}, "r2": {"instability": [0, 1, 1, 1]}}
    t = table(player(), player(), phase="cleanup", rooms=rooms)
    t.do(0, "quest architect", "room r2")
    assert len(t.room("r2")) == 5
    assert not t.facts()["rooms"]["r2"]["restored"]
    assert t.state.round == 2


@pytest.mark.rule("BR-18.18", "BR-27.1", "BR-10.1")
def test_after_round_four_the_game_ends() -> None:
    t = table(player(), player(), phase="cleanup", round=4, rooms={"r5": {"instability": [0] * 4}})
    t.do(0, "done")
    assert t.state.over
    assert t.facts()["rooms"]["r5"]["restored"], "including the restoration"


# --- persistent effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-25.1", "BR-25.2", "BR-S20")
def test_the_token_is_laid() -> None:
    t = cast("edict_of_silence", "figure mage_1")
    assert (t.slot(0, "i") or {})["token_on"] == 1
    t = cast("edict_of_silence reverse", mine={"damage": [1]})
    assert (t.slot(0, "i") or {})["token_on"] == 0


@pytest.mark.rule("BR-25.5", "BR-E56")
def test_a_defeat_does_not_end_it() -> None:
    slots = {"i": {"card": "holy_shield", "side": "reverse", "revealed": True, "token_on": 1}}
    t = cast("verdict", "figure mage_1", theirs={"damage": rose(9), "slots": slots})
    assert t.at(1) == "cell"
    assert t.state.token_on[5] == 1


@pytest.mark.rule("BR-25.6", "BR-25.9")
def test_several_at_once_in_turn_order() -> None:
    """Both mages may ignore 1 of the damage of Collapse; Smoke Veil waits for any damage, and two copies both work."""
    veil = {"card": "smoke_veil", "side": "reverse", "revealed": True}
    mine = player(slots={"i": {**veil, "token_on": 0}, "ii": {**veil, "token_on": 0}})
    theirs = player(slots={"i": {**veil, "token_on": 1}})
    t = table(mine, theirs, phase="black_rose", round=4, crown=1, options={"school": "ash"})
    assert t.actors() == (1,)
    t.do(1, "persist i")
    assert t.legal(0) == ["done", "persist i", "persist ii"]
    assert t.refused(0, "persist iii") == "BR-25.3"
    t.do(0, "persist ii", "persist i")
    assert t.damage(0) == ["black_rose"]
    assert t.damage(1) == ["black_rose"] * 2


@pytest.mark.rule("BR-25.6")
def test_effects_of_both_mages_on_one_event() -> None:
    """Coals of both mages lie on Blue: when he enters a room, the first mage is asked first."""
    lying = {"card": "glowing_coals", "revealed": True, "token_on": 0}
    for crown in (0, 1):
        mine = player(at="r1", slots={"i": lying})
        t = table(mine, player(at="r4", slots={"i": lying}), crown=crown, to_act=0, options={"school": "ash"})
        t.do(0, "explore", "move c")
        assert t.actors() == (crown,)
        t.do(crown, "done")
        assert t.actors() == (1 - crown,)


@pytest.mark.rule("BR-13.9", "BR-20.1")
def test_a_mage_sent_to_his_cell_activates_no_room() -> None:
    """Crusade (reverse) places him, which defeats him; the room that he was to activate is not activated."""
    coals = {"i": {"card": "glowing_coals", "revealed": True, "token_on": 0}}
    mine = player(at="c", actions=1, slots={"i": "crusade reverse"}, damage=rose(9), grimoire=["tithe"])
    t = table(mine, player(at="r4", slots=coals))
    t.do(0, "cast i", "room r1").do(1, "persist i")
    assert t.at(0) == "cell"
    assert t.room("r1") == ["0"], "the instability does not need him"
    assert "room-activated" not in t.told(0, None)
    assert t.seat(0)["hand"] == []


@pytest.mark.rule("BR-18.5", "BR-26.6")
def test_what_was_done_this_round_is_forgotten() -> None:
    t = table(player(at="r1", actions=1, grimoire=["tithe", "verdict"]), player(at="r4", actions=0))
    t.do(0, "explore", "activate", "done")
    assert t.state.round == 2
    assert t.state.colours_activated == [0, 0]


@pytest.mark.rule("BR-26.6", "BR-26.13", "BR-18.6")
def test_what_was_done_this_round_counts_until_it_ends() -> None:
    full = {"r5": {"instability": [0, 0, 0, 1]}}
    t = table(player(at="c", actions=1), player(at="r4", actions=0), options={"quests_2": "a"}, rooms=full)
    t.state.colours_activated[0] = 7
    t.do(0, "explore", "done")
    while t.legal(0) == ["done", "quest pilgrim"]:
        t.do(0, "done")
    assert t.legal(0) == ["done", "quest architect", "quest pilgrim"]


# --- quests -----------------------------------------------------------------------------------------------------------


def attacker(**fields: Any) -> Table:
    theirs = player(at="r1", damage=[0] * 9, **fields)
    return table(player(at="r1", slots={"i": "verdict"}), theirs).do(0, "combat", "attack mage_1", "done")


@pytest.mark.rule("BR-26.3", "BR-26.4", "BR-26.8", "BR-26.13")
def test_declaring_a_quest() -> None:
    t = table(player(at="r1", slots={"i": "verdict"}), player(at="r1", damage=[0] * 9))
    t.do(0, "combat", "attack mage_1")
    assert t.prompt(0) == "combat", "not in the middle of an action"
    t.do(0, "done")
    assert t.legal(0) == ["done", "quest first_trophy"]
    before = t.state.supply[0]
    t.do(0, "quest first_trophy")
    assert t.power()[0] == 4 + 2
    assert t.state.supply[0] == before - 1
    assert t.facts()["quests"]["first_trophy"] == 0


@pytest.mark.rule("BR-26.4")
def test_a_completed_quest_is_gone() -> None:
    t = table(player(at="r1", slots={"i": "verdict"}), player(at="r1", damage=[0] * 9), quests={"first_trophy": 1})
    t.do(0, "combat", "attack mage_1", "done")
    assert t.prompt(0) == "act"


@pytest.mark.rule("BR-26.5", "BR-26.6")
def test_event_quests_only_at_the_first_moment() -> None:
    t = attacker().do(0, "done")
    assert t.prompt(0) == "act"
    t.do(0, "explore", "done")
    assert t.actors() == (1,), "no quest was offered again"
    assert t.facts()["quests"]["first_trophy"] is None, "it stays available for another time"


@pytest.mark.rule("BR-26.6", "BR-26.5")
def test_state_quests_at_any_later_moment() -> None:
    mine = player(at="c", evocations=[evocation("r1", 1), evocation("r2", 2)], slots={"i": "verdict"})
    t = table(mine, player(at="r4")).do(0, "explore", "done")
    assert t.legal(0) == ["done", "quest captain"]
    t.do(0, "done", "explore", "done")
    assert t.legal(0) == ["done", "quest captain"]


@pytest.mark.rule("BR-26.7", "BR-1.6")
def test_no_token_no_quest() -> None:
    mine = player(at="c", evocations=[evocation("r1", 1), evocation("r2", 2)], slots={"i": "verdict"}, spare=0)
    t = table(mine, player(at="r4")).do(0, "explore", "done")
    assert t.prompt(0) == "act"


@pytest.mark.rule("BR-26.9")
def test_turn_order_decides() -> None:
    rooms = {f"r{number}": {"instability": [0, 1]} for number in range(1, 6)}
    t = table(player(at="c"), player(at="r4"), crown=1, rooms=rooms)
    t.do(1, "explore", "done")
    assert t.actors() == (1,)
    t.do(1, "done")
    assert t.legal(0) == ["done", "quest lord_of_the_lodge"]
    t = table(player(at="c"), player(at="r4"), crown=1, rooms=rooms)
    t.do(1, "explore", "done", "quest lord_of_the_lodge")
    assert t.prompt(1) == "act", "it is no longer available to the other one"


@pytest.mark.rule("BR-26.10", "BR-19.9")
def test_quests_in_the_cell() -> None:
    mine = player(slots={"i": "verdict"}, evocations=[evocation("r1", 1), evocation("r2", 2)], damage=[1])
    t = table(mine, player(at="r4"), phase="action_end").do(0, "quest captain", "figure evocation_0_1", "done")
    assert t.power()[0] == 1
    t = table(player(slots={"i": "verdict", "ii": "tithe"}), player(at="r4"))
    t.state.colours_activated[0] = 7
    t.do(0, "inertia i", "move r1")
    t.state.where[0] = CELL
    t.do(0, "quest pilgrim")
    assert (t.power()[0], t.at(0)) == (1, "cell"), "the power is his, the Move is skipped"


@pytest.mark.rule("BR-26.11", "BR-26.13")
def test_one_quest_may_lead_to_another() -> None:
    """Architect places the instability that makes five rooms: Lord of the Lodge."""
    rooms = {f"r{number}": {"instability": [0]} for number in (1, 2, 3, 4)}
    rooms["r5"] = {"instability": [0] * 4}
    t = table(player(), player(), phase="cleanup", rooms=rooms)
    assert t.legal(0) == ["done", "quest architect"]
    t.do(0, "quest architect", "room r6")
    assert t.legal(0) == ["done", "quest lord_of_the_lodge"]
    assert t.state.round == 1, "at once, not in the next round"


@pytest.mark.rule("BR-S21", "BR-26.3", "BR-26.8")
def test_lord_of_the_lodge() -> None:
    rooms = {f"r{number}": {"instability": [0]} for number in (3, 4, 5)}
    t = cast("crusade", "move r1", "move r2", rooms=rooms)
    assert t.legal(0) == ["done", "quest lord_of_the_lodge"]
    t.do(0, "quest lord_of_the_lodge")
    assert t.power()[0] == 2


@pytest.mark.rule("BR-26.12", "BR-27.8")
def test_open_quests_pay_the_rose() -> None:
    t = table(player(), player(), phase="end", round=4)
    assert sum(quest["rose_power"] for quest in t.state.view(None)["quests"]) == 9
    assert t.power()[2] == 9 + 2 + 2
    t = table(player(), player(), phase="end", round=4, quests={"first_trophy": 0, "pilgrim": 1})
    assert t.power()[2] == 6 + 2 + 2


@pytest.mark.rule("BR-26.14", "BR-E88", "BR-16.12")
def test_executioner_counts_what_evocations_deal() -> None:
    mine = player(at="c", slots={"i": "verdict"}, evocations=[evocation("r1")])
    t = table(mine, player(at="r1"), options={"quests_1": "b"})
    t.do(0, "cast i", "figure mage_1")
    assert t.prompt(0) == "act", "4 so far; nothing foreign to replace, which would not have counted"
    t.do(0, "command", "attack mage_1", "done")
    assert t.legal(0) == ["done", "quest executioner"]
    t.do(0, "done")
    assert t.state.dealt == [0, 0], "0 outside his activations"


@pytest.mark.rule("BR-E87", "BR-26.13")
def test_heart_of_the_rose() -> None:
    b = {"quests_2": "b"}
    t = table(player(at="c"), player(at="r1"), phase="action_end", options=b)
    assert t.legal(0) == ["done", "quest heart_of_the_rose"]
    t = table(player(at="c"), player(at="c", evocations=[evocation("r1")]), phase="action_end", options=b)
    assert t.prompt(1) == "evocation", "nobody can declare it"


@pytest.mark.rule("BR-26.3")
def test_the_other_quests() -> None:
    t = table(
        player(at="r1", damage=[1, 1], slots={"i": "tithe"}),
        player(at="r2", evocations=[evocation("r1", damage=rose(1))]),
        options={"quests_1": "b"},
    )
    t.do(0, "combat", "attack evocation_1_1", "done", "quest banisher")
    assert (t.power()[0], t.damage(0)) == (1, [])
    t = cast("last_judgment", theirs={"at": "cell"}, library=["tithe"], options={"quests_1": "b"})
    t.do(0, "quest keeper_of_secrets")
    assert (t.power()[0], t.seat(0)["hand"]) == (1, ["tithe"])
    t = table(
        player(at="c", slots={"i": "tithe"}),
        player(at="r4"),
        rooms={"r1": {"instability": [0] * 5 + [1]}},
        options={"quests_2": "b"},
    )
    t.do(0, "explore", "done", "quest sealer", "room r1", "token 6")
    assert t.room("r1") == ["0"] * 6
    t = table(player(at="c", slots={"i": "tithe"}), player(at="r4"))
    t.state.colours_activated[0] = 7
    t.do(0, "explore", "done", "quest pilgrim", "move r3")
    assert t.at(0) == "r3"


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-27.2", "BR-27.11", "BR-E63")
def test_trophies() -> None:
    assert track_power([2, 1, 1]) == [3, 0, 0]
    assert track_power([2, 2, 1]) == [2, 2, 0]
    assert track_power([0, 0, 0]) == [2, 2, 2]


@pytest.mark.rule("BR-27.3", "BR-27.4", "BR-27.5", "BR-27.6", "BR-E62")
def test_destroyed_rooms() -> None:
    assert majority((0, 0, 1)) == BLUE
    assert majority((0, 0, 1, 1, 2)) == ROSE, "on a tie the Rose, even if it is not among the tied"
    assert majority((0, 0, 1, 1)) == -1
    assert majority(()) == -1


@pytest.mark.rule("BR-27.9", "BR-27.10", "BR-E59", "BR-E60", "BR-S24")
def test_most_power_wins_and_the_rose_wins_ties() -> None:
    assert leader([21, 20, 15]) == BLUE
    assert leader([21, 21, 15]) == ROSE
    assert leader([20, 18, 20]) == ROSE
    assert leader([19, 19, 12]) == ROSE
    assert leader([3, 4, 12]) == ROSE


@pytest.mark.rule("BR-S23", "BR-27.7", "BR-27.12", "BR-27.3", "BR-27.9")
def test_final_scoring() -> None:
    quests = {"first_trophy": 0, "architect": 0, "four_elements": 1, "lord_of_the_lodge": 0}
    t = table(
        player(power=17, trophies=2, rooms=1),
        player(power=16, trophies=1, rooms=2),
        rose={"power": 11, "trophies": 1, "rooms": 1},
        rooms={"r2": {"instability": [0, 0, 0, 1]}, "r3": {"instability": [0, 0, 1, 1, "rose"]}},
        quests=quests,
        phase="end",
        round=4,
    )
    assert t.state.over
    assert t.state.room_track == [2, 2, 2]
    assert t.power() == [22, 18, 15], "the two open quests here are worth 1 each"
    assert t.facts()["winner"] == "0"
    assert t.state.returns() == (1.0, 0.0)
    kinds = [kind for kind in t.told(0, None) if kind.endswith("scored") or kind == "quest-unfinished"]
    assert kinds == ["trophies-scored"] + ["rooms-scored"] * 3 + ["quest-unfinished"] * 2


@pytest.mark.rule("BR-27.10")
def test_when_the_rose_wins_both_mages_lose() -> None:
    t = table(player(power=1), player(), phase="end", round=4)
    assert t.facts()["winner"] == "black_rose"
    assert t.state.returns() == (0.0, 0.0)
