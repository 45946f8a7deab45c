"""Sections 1, 3, 4: components, tokens and supplies, mages, power and tracks."""

from __future__ import annotations

from collections import Counter

import pytest

from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose.fields import ACTIONS, MARKERS, TOKENS
from arcanum.games.black_rose.view import shown_power
from arcanum.games.black_rose.view_types import Power
from tests.rules.black_rose.table import cast, evocation, new_game, player, rose, started, table


@pytest.mark.rule("BR-1.1", "BR-5.2", "BR-5.3", "BR-16.2")
def test_the_set_is_complete() -> None:
    cat = BLACK_ROSE.catalogue()
    law = [number for number in range(len(cat.ids)) if cat.pack[number] == 0]
    kinds = Counter(at.KINDS[cat.kind[number]] for number in law)
    assert kinds == {
        "spell": 16,
        "room": 7,
        "mage": 2,
        "evocation": 1,
        "upgrade": 3,
        "school": 1,
        "event": 8,
        "quest": 12,
    }
    cards: Counter[str] = Counter()
    for number in law:
        if cat.kind[number] == at.SPELL:
            cards[at.SPELL_KINDS[cat.spell_kind[number]]] += cat.copies[number]
    assert cards == {"school": 36, "personal": 6, "forgotten": 2}
    assert sum(cat.copies[number] for number in law if cat.kind[number] == at.UPGRADE) == 6
    templar = cat.component["templar"]
    assert (cat.copies[templar], cat.speed[templar], cat.strength[templar], cat.health[templar]) == (3, 2, 2, 3)
    assert cat.archetype_masks[templar] == 1 << cat.archetype_names.index("undead")


@pytest.mark.rule("BR-1.2", "BR-1.5", "BR-9.12", "BR-9.13", "BR-9.4")
def test_supplies_after_set_up() -> None:
    t = new_game()
    assert TOKENS == 25
    assert MARKERS == (2, 2, 3)
    assert t.state.supply == [23, 23, 22]
    assert t.state.power == t.state.trophies == t.state.room_track == [0, 0, 0]


@pytest.mark.rule("BR-1.3", "BR-1.4", "BR-1.11", "BR-26.3")
def test_one_kind_of_token_for_everything() -> None:
    """Damage, instability and quest marks come out of the same 25."""
    mine = {"slots": {"i": "crusade"}, "at": "r1", "actions": 1}
    rooms = {room: {"instability": [0]} for room in ("r2", "r3", "r4", "r5")}
    t = table(player(**mine), player(at="c", damage=[0, 0, 0]), rooms=rooms)
    assert t.state.supply[0] == 25 - 2 - 4 - 3
    t.do(0, "cast i", "move r6", "done")
    assert t.state.supply[0] == 15
    t.do(0, "quest lord_of_the_lodge")
    assert t.state.supply[0] == 14
    assert t.facts()["quests"]["lord_of_the_lodge"] == 0
    assert t.power()[0] == 2


@pytest.mark.rule("BR-1.6", "BR-E3", "BR-15.4")
def test_an_empty_supply_skips_instructions() -> None:
    t = cast("tithe reverse", "room c", mine={"spare": 0}, rooms={"c": {"instability": [0]}})
    assert t.room("c") == ["0"], "the symbol placed nothing, and the effect goes on"
    assert t.prompt(0) == "may"


@pytest.mark.rule("BR-1.7", "BR-E1")
def test_one_token_left_is_one_damage() -> None:
    assert cast("verdict", "figure mage_1", mine={"spare": 1}).damage(1) == ["0"]


@pytest.mark.rule("BR-1.7", "BR-E2", "BR-S18")
def test_too_few_tokens_are_distributed_by_the_acting_mage() -> None:
    three = {"evocations": [evocation("r1", 1), evocation("r1", 2)]}
    t = cast("smiting_hand", "room r1", mine={"spare": 4}, theirs=three)
    assert t.prompt(0) == "distribute"
    seen = set()
    stack: list[tuple[str, ...]] = [()]
    while stack:
        answers = stack.pop()
        t = cast("smiting_hand", "room r1", *answers, mine={"spare": 4}, theirs=three)
        if t.actors() == (0,) and t.prompt(0) == "distribute":
            stack += [(*answers, words) for words in t.legal(0)]
        else:
            rows = [t.damage(1), *[(t.evocation(1, slot) or {"damage": []})["damage"] for slot in (1, 2)]]
            assert sum(map(len, rows)) == 4, "all are used"
            seen.add(tuple(map(len, rows)))
    assert seen == {(2, 2, 0), (2, 1, 1), (2, 0, 2), (1, 2, 1), (1, 1, 2), (0, 2, 2)}


@pytest.mark.rule("BR-1.8", "BR-E6", "BR-11.3", "BR-6.12", "BR-6.18")
def test_the_crown_holder_distributes_too_few_black_tokens() -> None:
    t = table(player(), player(), phase="black_rose", rose={"spare": 3}, crown=1)
    assert t.actors() == (1,)
    assert t.prompt(1) == "distribute"
    t.do(1, "room r1", "room r3", "room r6")
    assert [room for room in ("c", "r1", "r2", "r3", "r4", "r5", "r6") if t.room(room)] == ["r1", "r3", "r6"]


@pytest.mark.rule("BR-1.9", "BR-1.10", "BR-22.12", "BR-21.9")
def test_a_token_that_leaves_goes_home_and_can_be_used_at_once() -> None:
    """Blue has 4 tokens: 3 are damage, the last one replaces a black token, which goes back to the Rose."""
    t = cast("inquisition reverse", "figure mage_1", mine={"spare": 4}, theirs={"damage": ["rose", "rose"]})
    assert t.state.supply[0] == 1
    before = t.state.supply[2]
    t.do(0, "token 1")
    assert t.state.supply[2] == before + 1
    assert t.damage(1) == ["0", "black_rose", "0", "0", "0"]


@pytest.mark.rule("BR-1.12", "BR-16.4", "BR-16.6", "BR-S19")
def test_evocations_come_from_one_common_supply() -> None:
    templars = [evocation("r3", slot) for slot in (1, 2)]
    theirs = {"evocations": [evocation("r4")]}
    t = cast("call_of_the_knight", "room r1", mine={"evocations": templars}, theirs=theirs)
    assert t.evocation(0, 3) is None
    assert t.room("r1") == ["black_rose"]


@pytest.mark.rule("BR-1.13", "BR-16.5")
def test_three_evocation_slots() -> None:
    t = cast("call_of_the_knight reverse", "slot 3")
    summoned = t.evocation(0, 3)
    assert summoned is not None
    assert summoned["at"] == "c"


@pytest.mark.rule("BR-1.14", "BR-25.2", "BR-25.9")
def test_a_persistence_token_for_each_slot() -> None:
    slots = {
        name: {"card": "edict_of_silence", "revealed": True, "token_on": 1} for name in ("quick", "i", "ii", "iii")
    }
    t = table(player(at="c", slots=slots, actions=0), player(at="r1", slots={"i": "tithe reverse"}), to_act=1)
    t.do(1, "cast i")
    assert t.legal(0) == ["done", "persist quick", "persist i", "persist ii", "persist iii"]


@pytest.mark.rule("BR-1.15", "BR-14.1", "BR-14.2")
def test_two_action_tokens() -> None:
    assert ACTIONS == 2
    t = table(player(at="r1", slots={"i": "verdict", "ii": "tithe"}), player(at="r4", actions=0))
    t.do(0, "explore", "done", "explore", "done")
    assert t.seat(0)["actions"] == 0
    assert t.refused(0, "explore") == "BR-14.1"
    assert t.refused(0, "combat") == "BR-14.1"


@pytest.mark.rule("BR-1.16", "BR-18.16", "BR-20.2")
def test_a_restored_room_has_a_token() -> None:
    t = table(
        player(at="r2"), player(at="r4"), rooms={"r2": {"restored": True}}, library=["verdict", "tithe", "crusade"]
    )
    t.do(0, "explore", "activate")
    assert t.facts()["rooms"]["r2"]["used"]
    assert len(t.seat(0)["hand"]) == 2


@pytest.mark.rule("BR-1.17", "BR-30.1")
def test_upgrades_lie_beside_the_board() -> None:
    assert new_game().state.view(None)["upgrades"] == {"upg_blade": 2, "upg_shield": 2, "upg_spurs": 2}


# --- mages ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-3.1", "BR-3.2", "BR-3.3", "BR-3.8", "BR-3.9")
def test_the_two_mages() -> None:
    cat = BLACK_ROSE.catalogue()
    for name, numbers in (("bartholomew", (10, 8, 2, 2)), ("ulrich", (11, 7, 2, 2))):
        mage = cat.component[name]
        assert (cat.health[mage], cat.hand_limit[mage], cat.strength[mage], cat.speed[mage]) == numbers
        assert cat.spell_kind[cat.personal[mage]] == at.PERSONAL


@pytest.mark.rule("BR-3.4", "BR-3.6", "BR-14.8", "BR-23.1")
def test_health_and_strength() -> None:
    t = table(player(at="r1"), player(at="r1", damage=rose(9)))
    t.do(0, "combat", "attack mage_1")
    assert t.at(1) == "cell", "11 damage defeats Ulrich"
    t = table(player(at="r1"), player(at="r1", damage=rose(8)))
    t.do(0, "combat", "attack mage_1")
    assert t.damage(1) == ["black_rose"] * 8 + ["0", "0"]


@pytest.mark.rule("BR-3.7", "BR-14.4", "BR-14.5")
def test_speed() -> None:
    t = table(player(at="r1"), player()).do(0, "explore", "move r2", "move r3")
    assert t.legal(0) == ["done", "activate"]
    assert t.refused(0, "move r4") == "BR-14.5"
    t = table(player(at="r1", mage="casimir"), player()).do(0, "explore", "move r2", "move r3", "move r4")
    assert t.at(0) == "r4"


@pytest.mark.rule("BR-3.10", "BR-22.13")
def test_damage_is_a_row_that_closes_up() -> None:
    t = cast("totentanz_mask reverse", "room c", mine={"damage": [1, "rose", 1, "rose"]}, library=["verdict"])
    assert t.prompt(0) == "heal"
    t.do(0, "token 2")
    assert t.damage(0) == ["1", "1", "black_rose"]


@pytest.mark.rule("BR-3.11", "BR-E70", "BR-9.6")
def test_two_different_mages_and_colours() -> None:
    t = new_game(crown=1, mages="bartholomew,ulrich,agnes")
    t.do(1, "colour red", "mage ulrich")
    assert (t.seat(0)["colour"], t.seat(1)["colour"]) == ("blue", "red")
    assert t.refused(0, "mage ulrich") == "BR-3.11"
    assert t.legal(0) == ["mage bartholomew", "mage agnes"]


# --- power ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-4.1", "BR-4.2")
def test_power_changes_at_once() -> None:
    t = cast("tithe", "figure mage_1", theirs={"power": 3})
    assert t.power() == [0, 2, 0]


@pytest.mark.rule("BR-4.3", "BR-E65", "BR-S28", "BR-4.5")
def test_power_above_twenty() -> None:
    assert shown_power(20) == Power(total=20, cell=20, plus_20=False)
    assert shown_power(21) == Power(total=21, cell=1, plus_20=True)
    assert shown_power(27) == Power(total=27, cell=7, plus_20=True)
    assert shown_power(45).total == 45
    t = cast("tithe reverse", "room c", "yes", mine={"power": 19}, rooms={"c": {"instability": [0]}})
    assert t.state.view(None)["parties"][0]["power"] == {"total": 20, "cell": 20, "plus_20": False}


@pytest.mark.rule("BR-4.4", "BR-E64", "BR-S28")
def test_power_never_below_zero() -> None:
    assert cast("tithe", "figure mage_1", theirs={"power": 0}).power() == [0, 0, 0]


@pytest.mark.rule("BR-4.6", "BR-4.7")
def test_tracks_count_steps() -> None:
    t = started()
    t.state.step_trophies(0)
    for _ in range(30):
        t.state.step_rooms(2)
    assert (t.state.trophies, t.state.room_track, t.state.power) == ([1, 0, 0], [0, 0, 30], [0, 0, t.power()[2]])


@pytest.mark.rule("BR-4.8")
def test_the_rose_is_never_asked() -> None:
    t = table(player(), player(), phase="black_rose", round=3, crown=1)
    assert t.power() == [0, 0, 2], "Inversion"
    assert set(t.actors()) <= {0, 1}
