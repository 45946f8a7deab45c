"""Sections 2, 7 and 8: the lodge, targets, range, line of sight, decoys."""

from __future__ import annotations

import pytest

from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.lodge import ADJACENT, ANYWHERE, AXIAL, CELL, EVERY_ROOM, NAMES, ROOMS, distance, within
from tests.rules.black_rose.table import cast, evocation, new_game, player, table


def rooms(mask: int) -> set[str]:
    return {NAMES[room] for room in range(ROOMS) if mask >> room & 1}


def near(room: str, reach: int) -> set[str]:
    return rooms(within(NAMES.index(room), reach))


# --- geometry ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-2.1", "BR-2.2")
def test_seven_rooms_at_their_coordinates() -> None:
    assert dict(zip(NAMES, AXIAL, strict=True)) == {
        "c": (0, 0),
        "r1": (0, -1),
        "r2": (1, -1),
        "r3": (1, 0),
        "r4": (0, 1),
        "r5": (-1, 1),
        "r6": (-1, 0),
    }


@pytest.mark.rule("BR-2.3")
def test_the_centre_touches_all_and_a_ring_room_three() -> None:
    assert [NAMES[room] for room in ADJACENT[0]] == ["r1", "r2", "r3", "r4", "r5", "r6"]
    for number in range(1, 7):
        ring = {(number % 6) + 1, ((number - 2) % 6) + 1}
        assert set(ADJACENT[number]) == {0, *ring}


@pytest.mark.rule("BR-8.1", "BR-8.2", "BR-E9")
def test_range_counts_rooms_without_the_first() -> None:
    assert near("r1", 0) == {"r1"}
    assert near("r1", 1) == {"r1", "c", "r2", "r6"}
    assert "r2" in near("r1", 2), "distance 1 is within range 2"


@pytest.mark.rule("BR-8.4", "BR-8.5", "BR-8.6", "BR-8.7", "BR-S12")
def test_lines_run_through_centres() -> None:
    assert near("r1", 2) == {"r1", "r2", "r6", "c", "r4"}
    for one, other in (("r1", "r3"), ("r2", "r4"), ("r3", "r5"), ("r4", "r6"), ("r5", "r1"), ("r6", "r2")):
        assert distance(NAMES.index(one), NAMES.index(other)) == 2
        assert other not in near(one, 2)
        assert one not in near(other, 2)
    for one, other in (("r1", "r4"), ("r2", "r5"), ("r3", "r6")):
        assert other in near(one, 2)
        assert other not in near(one, 1), "the line crosses two rooms"


@pytest.mark.rule("BR-8.8")
def test_from_the_centre_range_two_adds_nothing() -> None:
    assert near("c", 1) == near("c", 2) == set(NAMES)


@pytest.mark.rule("BR-8.9")
def test_range_three_is_like_two() -> None:
    for room in NAMES:
        assert near(room, 3) == near(room, 2)


@pytest.mark.rule("BR-8.3", "BR-7.12", "BR-E7")
def test_range_star_needs_no_line() -> None:
    assert within(NAMES.index("r1"), ANYWHERE) == EVERY_ROOM
    assert "r3" not in near("r1", 2)


@pytest.mark.rule("BR-2.18")
def test_no_range_from_a_cell() -> None:
    assert [within(CELL, reach) for reach in range(4)] == [0, 0, 0, 0]


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-2.4", "BR-2.5", "BR-9.2")
def test_the_hall_lies_in_the_centre_and_the_others_at_random() -> None:
    lodges = [new_game(f"lodge {seed}").facts() for seed in range(8)]
    for facts in lodges:
        assert facts["lodge"][0] == "occult_black_rose_hall"
        assert len(set(facts["lodge"])) == 7
        assert not any(room["restored"] for room in facts["rooms"].values())
    assert len({tuple(facts["lodge"]) for facts in lodges}) > 4


@pytest.mark.rule("BR-2.6", "BR-2.7", "BR-2.8")
def test_what_rooms_show() -> None:
    rooms = new_game().state.view(None)["rooms"]
    assert len({room["colour"] for room in rooms}) == 7
    hall = rooms[0]
    assert (hall["slots"], hall["rewards"]) == (8, [6, 3, 1])
    cat = BLACK_ROSE.catalogue()
    for room in cat.default_rooms:
        assert cat.room_programs[room * 2] != cat.room_programs[room * 2 + 1], "each side has an effect of its own"


@pytest.mark.rule("BR-2.19")
def test_base_names() -> None:
    cat = BLACK_ROSE.catalogue()
    base = {cat.ids[room]: cat.base[room] for room in range(len(cat.ids)) if cat.base[room]}
    assert base["templars_armory"] == base["armory"]
    assert base["occult_black_rose_hall"] == base["black_rose_room"] == cat.centre_base


@pytest.mark.rule("BR-2.11", "BR-2.16", "BR-19.1")
def test_mages_start_in_their_cells() -> None:
    t = new_game()
    assert (t.at(0), t.at(1)) == ("cell", "cell")
    assert all(not room["figures"] for room in t.state.view(None)["rooms"])


@pytest.mark.rule("BR-2.17")
def test_cells_open_into_two_rooms() -> None:
    spells = {"i": "verdict"}
    assert table(player(slots=spells), player()).do(0, "explore").legal(0) == ["move r1", "move r2"]
    assert table(player(), player(slots=spells), to_act=1).do(1, "explore").legal(1) == ["move r4", "move r5"]


@pytest.mark.rule("BR-2.12")
def test_a_move_goes_to_an_adjacent_room() -> None:
    t = table(player(at="r1"), player()).do(0, "explore")
    assert [words for words in t.legal(0) if words.startswith("move")] == ["move c", "move r2", "move r6"]
    assert t.refused(0, "move r4") == "BR-2.12"
    assert t.do(0, "move r2").at(0) == "r2"


@pytest.mark.rule("BR-2.10", "BR-8.10", "BR-E8")
def test_figures_block_neither_movement_nor_sight() -> None:
    crowd = [evocation("c", slot) for slot in (1, 2, 3)]
    t = table(player(at="r1", slots={"i": "spark"}), player(at="r4", evocations=crowd), options={"school": "ash"})
    t.do(0, "explore", "move c", "done")
    assert t.at(0) == "c"
    t = table(player(at="r1", slots={"i": "spark"}), player(at="r4", evocations=crowd), options={"school": "ash"})
    t.do(0, "cast i", "figure mage_1")
    assert t.damage(1) == ["0"] * 4


@pytest.mark.rule("BR-2.14", "BR-2.15", "BR-E67", "BR-E72")
def test_every_arrival_is_an_entering() -> None:
    """Glowing Coals deal 1 damage each time their target enters a room, however it happens."""
    coals = {"i": {"card": "glowing_coals", "revealed": True, "token_on": 0}}
    t = table(
        player(at="r1", slots={"quick": "smoke_veil"}),
        player(at="r4", slots=coals, actions=0),
        options={"school": "ash"},
    )
    t.do(0, "explore", "move c").do(1, "persist i").do(0, "move r1").do(1, "persist i")
    assert t.damage(0) == ["1", "1"], "two moves, the second back into the first room"
    t.do(0, "done", "cast quick", "room r1").do(1, "persist i")
    assert t.damage(0) == [], "placed where he stood already he entered for the third time; then he healed 3"
    assert t.told(0, None).count("persistent-applied") == 3


# --- targets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-7.1", "BR-7.2", "BR-5.6")
def test_every_side_has_type_element_and_target() -> None:
    cat = BLACK_ROSE.catalogue()
    kinds = {cat.aims[spell * 2 + side].type for spell in cat.spell_list for side in (0, 1)}
    assert kinds == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("BR-7.3", "BR-7.4", "BR-7.16")
def test_figures_are_those_of_the_opponent() -> None:
    mine = {"evocations": [evocation("c")]}
    theirs = {"evocations": [evocation("r2")]}
    t = cast("verdict", mine=mine, theirs=theirs)
    chosen = [words for words in t.legal(0) if words.startswith("figure")]
    assert chosen == ["figure mage_1", "figure evocation_1_1"]
    assert t.refused(0, "figure evocation_0_1") == "BR-7.3"
    assert t.refused(0, "figure mage_0") == "BR-7.3"


@pytest.mark.rule("BR-7.5")
def test_mage_targets() -> None:
    t = cast("verdict reverse", theirs={"evocations": [evocation("r2")]})
    assert [words for words in t.legal(0) if words.startswith("figure")] == ["figure mage_1"]
    assert t.refused(0, "figure evocation_1_1") == "BR-7.5"


@pytest.mark.rule("BR-7.6")
def test_evocation_targets() -> None:
    t = cast("oath_of_fealty reverse", theirs={"evocations": [evocation("r2")]})
    assert [words for words in t.legal(0) if words.startswith("figure")] == ["figure evocation_1_1"]
    assert t.refused(0, "figure mage_1") == "BR-7.6"


@pytest.mark.rule("BR-7.7", "BR-7.8")
def test_areas_hit_all_opponent_figures_and_may_be_empty() -> None:
    theirs = {"evocations": [evocation("r1")]}
    mine = {"evocations": [evocation("r1")]}
    t = cast("smiting_hand", "room r1", mine=mine, theirs=theirs)
    mage, templar, own = t.damage(1), t.evocation(1), t.evocation(0)
    assert mage == ["0", "0"]
    assert templar is not None
    assert templar["damage"] == ["0", "0"]
    assert own is not None
    assert own["damage"] == []
    empty = cast("smiting_hand", "room r3")
    assert empty.room("r3") == ["0"]
    assert empty.damage(1) == []


@pytest.mark.rule("BR-7.9", "BR-7.10")
def test_self_and_special_choose_no_target() -> None:
    t = cast("holy_shield", mine={"damage": ["1"]})
    assert t.damage(0) == [], "healed at once"
    t = cast("march_of_the_order reverse")
    assert t.room("c") == ["0", "0"], "nothing to activate: 2 instability, without a question"


@pytest.mark.rule("BR-7.11")
def test_all_figures_of_the_opponent_in_the_lodge() -> None:
    t = cast("last_judgment", mine={"at": "r3"}, theirs={"at": "r1", "evocations": [evocation("r5")]})
    assert t.damage(1) == ["0"] * 4
    assert t.evocation(1) is None, "no line of sight is needed where the text names the lodge"


@pytest.mark.rule("BR-7.12", "BR-8.3")
def test_star_reaches_where_no_line_runs() -> None:
    t = cast("seal_of_law reverse", mine={"at": "r3"}, theirs={"at": "r1"})
    assert "room r1" in t.legal(0)
    t = cast("verdict reverse", mine={"at": "r3"}, theirs={"at": "r1"})
    assert t.refused(0, "figure mage_1") == "BR-8.4"


@pytest.mark.rule("BR-7.13", "BR-E10", "BR-19.9")
def test_a_mage_in_a_cell_is_no_target() -> None:
    t = cast("inquisition", theirs={"at": "cell"})
    assert t.refused(0, "figure mage_1") == "BR-7.13"
    assert "decoy c" in t.legal(0)
    t = cast("last_judgment", theirs={"at": "cell"})
    assert t.damage(1) == []


@pytest.mark.rule("BR-7.14")
def test_an_evocation_attacks_from_its_own_room() -> None:
    t = table(player(at="r5", evocations=[evocation("r2")]), player(at="r2"))
    t.do(0, "command")
    assert "attack mage_1" in t.legal(0)


@pytest.mark.rule("BR-7.15")
def test_rooms_and_quests_count_from_the_mage() -> None:
    t = table(player(at="r4"), player(at="r1", evocations=[evocation("r5")]))
    t.do(0, "explore", "activate")
    ev = t.evocation(1)
    assert ev is not None
    assert ev["damage"] == ["0"], "the only figure within 1 of the Arena is taken without a question"


@pytest.mark.rule("BR-7.17")
def test_effects_may_widen_the_choice() -> None:
    t = cast("march_of_the_order", mine={"evocations": [evocation("r4")]}, theirs={"evocations": [evocation("r2")]})
    assert [words for words in t.legal(0) if words.startswith("figure")] == ["figure evocation_0_1"]


@pytest.mark.rule("BR-7.18")
def test_without_a_pickable_target_the_rest_is_done() -> None:
    t = table(player(at="r4"), player(at="r1"))
    since = t.state.event_count
    t.do(0, "explore", "activate")
    assert "damaged" not in t.told(since, None)
    assert t.prompt(0) == "explore", "nothing was asked"


# --- decoys -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-8.11", "BR-8.12")
def test_a_decoy_may_be_named_in_any_room_in_range() -> None:
    t = cast("verdict", mine={"at": "r4"}, theirs={"at": "r4"})
    assert t.legal(0) == ["decoy c", "decoy r3", "decoy r4", "decoy r5", "figure mage_1"]
    assert t.refused(0, "decoy r1") == "BR-8.4"


@pytest.mark.rule("BR-8.13", "BR-8.14", "BR-E11", "BR-S13")
def test_nothing_is_done_to_a_decoy_but_its_room_counts() -> None:
    t = cast("totentanz_mask", "decoy r3", theirs={"at": "cell"})
    assert t.room("c") == ["0"], "the symbol"
    assert t.room("r3") == ["0"]
    assert t.damage(1) == []


@pytest.mark.rule("BR-E12", "BR-21.3", "BR-6.6")
def test_a_decoy_in_a_restored_room_does_nothing() -> None:
    t = cast("totentanz_mask", "decoy r3", rooms={"r3": {"restored": True}})
    assert t.room("r3") == []
    slot = t.slot(0, "i")
    assert slot is not None
    assert slot["revealed"]


@pytest.mark.rule("BR-E73", "BR-8.13")
def test_a_decoy_loses_no_power() -> None:
    t = cast("tithe", "decoy r1", theirs={"power": 5, "damage": ["rose", "rose"]})
    assert t.power() == [0, 5, 0]
    assert t.damage(1) == ["black_rose", "black_rose"]
    assert t.room("c") == ["0"]


@pytest.mark.rule("BR-E74")
def test_a_decoy_shows_no_prepared_spells() -> None:
    t = cast("inquisition", "decoy r1", theirs={"slots": {"i": "tithe", "ii": "verdict"}})
    assert t.damage(1) == []
    assert "saw-spell" not in t.told(0, 0)


@pytest.mark.rule("BR-E75", "BR-8.16")
def test_a_decoy_is_no_evocation() -> None:
    t = cast("funeral_pyre", "decoy r1", options={"school": "ash"})
    assert t.damage(1) == []
    assert t.room("r1") == []


@pytest.mark.rule("BR-E76", "BR-8.14")
def test_march_on_a_decoy_places_its_instability() -> None:
    t = cast("march_of_the_order", "decoy r5")
    assert t.room("r5") == ["0"]
    assert "evocation-activated" not in t.told(0, None)


@pytest.mark.rule("BR-8.15", "BR-14.8")
def test_no_decoy_for_a_physical_attack() -> None:
    t = table(player(at="r1"), player(at="r1")).do(0, "combat")
    assert t.refused(0, "decoy r1") == "BR-8.15"


@pytest.mark.rule("BR-8.17")
def test_a_persistent_effect_on_a_decoy_is_nothing() -> None:
    t = cast("edict_of_silence", "decoy r1")
    slot = t.slot(0, "i")
    assert slot is not None
    assert slot["token_on"] is None


@pytest.mark.rule("BR-8.18")
def test_rooms_choose_real_figures_only() -> None:
    t = table(player(at="r4"), player(at="r4", evocations=[evocation("r4")]))
    t.do(0, "explore", "activate")
    assert t.legal(0) == ["figure mage_1", "figure evocation_1_1"]
