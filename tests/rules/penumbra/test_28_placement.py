"""Sections 27 (what belongs to placing a die) and 28: placements."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.table import CAT, Table, section, solo, table, wizard


def places(t: Table, seat: int = 0) -> set[str]:
    return {words.removeprefix("place ") for words in t.legal(seat) if words.startswith("place ")}


# --- locations and slots ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-28.1", "PN-3.4")
def test_sections_of_the_classes_in_play_and_of_city_and_wild_lands() -> None:
    t = table(wizard(dice=["spark-6"], store={"arcana": 1}), classes=["ruby", "jasper", "emerald", "amethyst"])
    found = places(t)
    assert {"potion-shop", "guild", "bazaar", "shop", "forest", "sanctuary", "ruins"} <= found
    assert {name for name in found if name.endswith("-die")} == {
        "ruby-die",
        "jasper-die",
        "emerald-die",
        "amethyst-die",
    }
    assert t.reason(0, "place amber-die") == ("class-not-in-play", "PN-3.4")


@pytest.mark.rule("PN-28.5", "PN-28.14", "PN-3.12")
@pytest.mark.parametrize(
    ("seats", "slots"),
    [
        (1, {"ruby-mark": 2, "ruby-card": 1, "ruby-die": 1, "potion-shop": 1, "guild": 2, "shop": 1, "sanctuary": 1}),
        (2, {"ruby-mark": 2, "ruby-card": 1, "ruby-die": 1, "potion-shop": 1, "guild": 2, "shop": 1, "sanctuary": 1}),
        (3, {"ruby-mark": 3, "ruby-card": 2, "ruby-die": 1, "potion-shop": 2, "guild": 3, "shop": 2, "sanctuary": 1}),
        (4, {"ruby-mark": 3, "ruby-card": 2, "ruby-die": 1, "potion-shop": 2, "guild": 4, "shop": 2, "sanctuary": 2}),
    ],
)
def test_slots_by_number_of_wizards(seats: int, slots: dict[str, int]) -> None:
    t = solo() if seats == 1 else table(seats=seats)
    assert {name: len(t.state.slots_of(section(name))) for name in slots} == slots
    assert len(t.state.slots_of(section("ruins"))) == (1 if seats < 3 else 2)
    for name in ("bazaar", "forest"):
        assert CAT.unlimited[section(name)] == 1
        assert t.state.slots_of(section(name)) == []


@pytest.mark.rule("PN-28.3", "PN-28.6", "PN-28.12")
def test_a_closed_slot_holds_one_die_and_an_open_one_any_number() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-3"]), locations={"guild": ["bone-1", "bone-1"], "forest": ["bone-1", "bone-1"]}
    )
    assert "guild" not in places(t)
    assert t.reason(0, "place guild") == ("no-slot-free", "PN-28.6")
    t.will_roll(1).do(0, "place forest", "die bone-2", "yes", "place forest")  # the same location twice
    assert t.lying("forest") == ["bone-1", "bone-1", "bone-2", "bone-3"]


@pytest.mark.rule("PN-28.4", "PN-29.2", "PN-29.6", "PN-29.7")
def test_conditions_of_slots() -> None:
    t = table(wizard(dice=["green-5", "bone-6"]), classes=["ruby", "jasper", "emerald", "amethyst"])
    assert places(t) & {"emerald-mark", "emerald-card", "emerald-die", "ruby-card"} == {"emerald-card", "emerald-die"}
    assert t.reason(0, "place emerald-mark") == ("no-die-fits", "PN-28.4")
    assert t.reason(0, "place ruby-card") == ("no-die-fits", "PN-28.4")
    t.do(0, "place emerald-die")
    assert t.legal(0) == ["die green-5", "die bone-6"]
    six = table(wizard(dice=["green-6", "green-5"]), classes=["ruby", "jasper", "emerald", "amethyst"])
    six.do(0, "place emerald-mark")  # the six is the only one that fits: nothing is asked
    assert six.lying("emerald-mark") == ["green-6"]


@pytest.mark.rule("PN-28.7", "PN-28.13", "PN-8.12")
def test_a_placed_die_leaves_the_supply_with_its_value() -> None:
    t = table(wizard(dice=["bone-4", "blue-2"]), wizard(dice=["red-1"]))
    t.do(0, "place guild")
    assert t.legal(0) == ["die blue-2", "die bone-4"]
    assert t.refused(0, "die red-1") == "PN-28.13"
    t.do(0, "die bone-4")
    assert t.lying("guild") == ["bone-4"]
    assert t.dice(0) == ["blue-2"]


@pytest.mark.rule("PN-9.5", "PN-E8", "PN-9.3")
def test_a_placed_temporary_die_stays_where_it_is() -> None:
    t = table(wizard(dice=["red-2-temporary"]))
    t.do(0, "place ruins", "done")  # nothing is left to do: the turn is over
    assert t.actors() == (1,)
    assert t.lying("ruins") == ["red-2"]


@pytest.mark.rule("PN-28.8")
def test_placed_dice_stay_when_the_turn_ends() -> None:
    t = table(wizard(dice=["bone-2"]))
    t.do(0, "place guild")
    assert t.actors() == (1,)
    assert t.lying("guild") == ["bone-2"]


@pytest.mark.rule("PN-28.10")
def test_the_section_effect_is_optional() -> None:
    t = table(wizard(dice=["green-2", "bone-1"]))
    t.will_roll(4).do(0, "place forest", "die green-2")  # the primagic of the die alone
    assert t.store(0) == {"crystal": 2}
    t.do(0, "done")
    assert t.store(0) == {"crystal": 2}
    assert t.prompt(0) == "free"


@pytest.mark.rule("PN-28.19")
def test_slots_of_the_same_condition_are_no_choice() -> None:
    t = table(wizard(dice=["bone-2", "bone-2"]), seats=4)
    t.do(0, "place guild")
    assert t.lying("guild") == ["bone-2"]
    assert t.state.placed[t.state.slots_of(at.GUILD)[0]] >= 0
    t.do(0, "place guild")
    assert [t.state.placed[slot] >= 0 for slot in t.state.slots_of(at.GUILD)] == [True, True, False, False]


@pytest.mark.rule("PN-28.19", "PN-29.2", "PN-29.12", "PN-8.6")
def test_a_spark_six_fits_the_slot_of_the_colour_and_that_of_spark_dice() -> None:
    t = table(wizard(dice=["spark-6", "spark-5"]), classes=["ruby", "jasper", "emerald", "amethyst"])
    t.do(0, "place emerald-mark", "die spark-6")
    assert t.legal(0) == ["slot emerald-mark-1", "slot emerald-mark-3"]
    t.do(0, "slot emerald-mark-1", "done")
    assert t.facts()["locations"]["emerald-mark"]["slots"] == ["spark-6", None]
    t.do(0, "place emerald-mark")  # the 5 fits the Spark slot only
    assert t.facts()["locations"]["emerald-mark"]["slots"] == ["spark-6", "spark-5"]


@pytest.mark.rule("PN-8.5", "PN-8.9")
def test_bone_dice_have_no_colour_and_spark_dice_are_no_bone_dice() -> None:
    t = table(wizard(dice=["bone-6"]), classes=["ruby", "jasper", "emerald", "amethyst"])
    assert not {name for name in places(t) if name.endswith(("mark", "card"))}


# --- number of placements ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-43.2", "PN-43.11")
def test_up_to_two_placements() -> None:
    t = table(wizard(dice=["bone-2", "bone-3", "bone-4"]))
    t.will_roll(1, 1).do(0, "place forest", "die bone-2", "yes", "place forest", "die bone-3", "yes")
    assert places(t) == set() or t.actors() == (1,)
    lazy = table(wizard(dice=["bone-2"]))
    lazy.do(0, "end")
    assert lazy.actors() == (1,)


@pytest.mark.rule("PN-43.2", "PN-28.6")
def test_no_placement_without_one_that_is_left_or_without_a_die() -> None:
    t = table(wizard(dice=["bone-2"], store={"crystal": 1}), now={"placements": 0})
    assert t.reason(0, "place forest") == ("no-placements-left", "PN-43.2")
    assert table(wizard(store={"jewel": 1})).reason(0, "place forest") == ("no-dice", "PN-28.13")


@pytest.mark.rule("PN-E64", "PN-43.3", "PN-43.4", "PN-27.15")
def test_the_first_turn_has_one_placement_and_with_a_trinket_two() -> None:
    t = table(wizard(dice=["bone-2", "bone-3"], store={"trinket": 1}), round=1, turn="choose")
    t.do(0, "study").will_roll(1).do(0, "place forest", "die bone-2", "yes")
    assert places(t) == set()
    t.do(0, "in-time")
    assert "forest" in places(t)


@pytest.mark.rule("PN-28.17", "PN-E99")
def test_an_extra_placement_gained_inside_a_placement_comes_after_it() -> None:
    t = table(
        wizard(dice=["green-2", "bone-3"], equipment=["pocket_watch"]),
        now={"placements": 1},
    )
    t.will_roll(1).do(0, "place forest", "die green-2", "use pocket_watch")
    assert t.prompt(0) == "section"  # still the same placement
    assert not places(t)
    t.will_roll(1).do(0, "yes")
    assert t.state.now[f.PLACEMENTS] == 1
    assert "forest" in places(t)


# --- Knock out a ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-27.4", "PN-27.17", "PN-E57")
def test_red_knocks_out_a_lower_die() -> None:
    four = table(wizard(dice=["red-4"]), locations={"sanctuary": ["bone-4"]})
    assert "sanctuary" not in places(four)  # strictly lower
    three = table(wizard(dice=["red-4", "bone-1"]), locations={"sanctuary": ["bone-3"]})
    three.do(0, "place sanctuary")
    assert three.lying("sanctuary") == ["red-4"]
    assert three.dice(0) == ["bone-1"]
    assert three.events("knocked-out") == [{"seat": 0, "die": "bone-3", "section": "sanctuary"}]
    assert three.state.now[f.PLACED] == 1  # an ordinary placement
    assert three.state.now[f.PLACEMENTS] == 1


@pytest.mark.rule("PN-27.17", "PN-E57", "PN-8.7")
def test_the_red_die_has_to_meet_the_condition_of_the_slot() -> None:
    t = table(
        wizard(dice=["red-6", "spark-6"]),
        classes=["ruby", "jasper", "emerald", "amethyst"],
        locations={"emerald-card": ["green-2"], "ruby-card": ["red-2"], "jasper-mark": [None, "spark-2"]},
    )
    assert "emerald-card" not in places(t)  # neither die is Red and Green at once
    t.do(0, "place ruby-card")
    assert t.legal(0) == ["die red-6", "die spark-6"]
    t.do(0, "die red-6")
    assert t.lying("ruby-card") == ["red-6"]
    spark = table(wizard(dice=["spark-4"]), locations={"jasper-mark": [None, "spark-2"]})
    spark.do(0, "place jasper-mark")  # as a Spark die that counts as Red
    assert spark.lying("jasper-mark") == ["spark-4"]


@pytest.mark.rule("PN-27.42", "PN-E115", "PN-27.35")
def test_knock_out_a_is_about_closed_slots_and_works_beside_a_free_one() -> None:
    t = table(
        wizard(dice=["red-6"]), locations={"forest": ["bone-2"], "guild": {"slots": ["bone-1"], "beside": ["bone-1"]}}
    )
    t.do(0, "place guild")
    assert t.legal(0) == ["slot guild-2", "replace guild-1"]  # not the one beside the slots
    assert t.reason(0, "replace guild-2") == ("nothing-to-knock-out", "PN-27.42")
    t.do(0, "slot guild-2")
    forest = table(wizard(dice=["red-6"]), locations={"forest": ["bone-2"]})
    forest.do(0, "place forest")  # nothing to choose: it cannot take the place of the Bone die
    assert forest.lying("forest") == ["red-6", "bone-2"]


@pytest.mark.rule("PN-27.17")
def test_alike_dice_in_alike_slots_are_one_choice() -> None:
    t = table(wizard(dice=["red-6"]), seats=4, locations={"guild": ["bone-1", "bone-1", "blue-1", "bone-2"]})
    t.do(0, "place guild")
    assert t.legal(0) == ["replace guild-1", "replace guild-3", "replace guild-4"]
    assert t.reason(0, "replace guild-2") == ("alike-slot", "PN-28.19")


@pytest.mark.rule("PN-27.4")
def test_only_red_dice_knock_out() -> None:
    t = table(wizard(dice=["blue-6", "red-6"]), locations={"guild": ["bone-1", None]})
    t.do(0, "place guild", "die blue-6")
    assert t.lying("guild") == ["bone-1", "blue-6"]  # the free slot; nothing was asked
    t = table(wizard(dice=["blue-6", "red-1"], store={"arcana": 1}), locations={"guild": ["bone-1", "bone-3"]})
    t.do(0, "place guild", "die blue-6")
    assert t.lying("guild") == ["bone-1", "bone-3", "blue-6"]  # turned up


# --- the placement primagic of other colours --------------------------------------------------------------------------


@pytest.mark.rule("PN-27.8", "PN-27.10", "PN-27.22")
@pytest.mark.parametrize(
    ("die", "place", "rolled"),
    [
        ("green-2", "forest", True),
        ("green-2", "ruins", True),
        ("green-2", "sanctuary", True),
        ("green-2", "guild", False),
        ("green-2", "emerald-die", False),
        ("violet-2", "guild", True),
        ("violet-2", "bazaar", True),
        ("violet-2", "shop", True),
        ("violet-2", "potion-shop", True),
        ("violet-2", "forest", False),
        ("blue-2", "guild", False),
        ("bone-2", "forest", False),
        ("spark-2", "bazaar", True),
        ("spark-2", "sanctuary", True),
    ],
)
def test_forage_and_pilfer(die: str, place: str, rolled: bool) -> None:
    t = table(wizard(dice=[die]), classes=["ruby", "jasper", "emerald", "amethyst"])
    t.will_roll(4).do(0, f"place {place}")
    assert t.store(0) == ({"crystal": 2} if rolled else {})


@pytest.mark.rule("PN-27.22", "PN-34.1", "PN-7.6")
def test_forage_in_the_forest_is_two_rolls() -> None:
    t = table(wizard(dice=["green-2"]))
    t.will_roll(1, 4).do(0, "place forest", "yes")
    assert t.store(0) == {"fruit": 3, "crystal": 2}
    assert len(t.events("resource-rolled")) == 2


@pytest.mark.rule("PN-28.16", "PN-E116", "PN-28.11")
def test_the_resource_die_waits_where_it_could_overflow() -> None:
    t = table(wizard(dice=["violet-2", "bone-1"], store={"jewel": 12}))
    t.do(0, "place bazaar", "die violet-2")
    assert t.store(0) == {"jewel": 12}
    assert {"resource", "done", "exchange jewel fruit"} <= set(t.legal(0))
    t.do(0, "exchange jewel fruit")
    assert not t.may(0, "resource")  # never between two exchanges
    t.do(0, "done")
    assert t.prompt(0) == "free"
    t.will_roll(6).do(0, "resource")
    assert t.store(0) == {"jewel": 11, "fruit": 4, "crystal": 1}
    assert not t.may(0, "resource")  # once
    roomy = table(wizard(dice=["violet-2"], store={"jewel": 3, "fruit": 2, "crystal": 1}))
    roomy.will_roll(1).do(0, "place bazaar")
    assert roomy.store(0) == {"jewel": 3, "fruit": 5, "crystal": 1}  # at once


@pytest.mark.rule("PN-51.31", "PN-28.16")
def test_a_waiting_resource_die_lapses_with_the_next_placement() -> None:
    t = table(wizard(dice=["violet-2", "bone-1", "bone-2"], store={"fruit": 12}))
    t.do(0, "place bazaar", "die violet-2", "done")
    assert t.may(0, "resource")
    t.do(0, "place ruins", "die bone-1")
    assert not t.may(0, "resource")
    t.do(0, "done")
    assert t.store(0) == {"fruit": 12}


@pytest.mark.rule("PN-27.37", "PN-8.8", "PN-E59", "PN-8.7")
def test_the_colour_of_a_spark_die_is_asked_only_where_it_changes_something() -> None:
    t = table(
        wizard(dice=["spark-2", "bone-1"], store={"jewel": 2}), market={"potions": ["truthsayer", "bracing_brew"]}
    )
    t.do(0, "place potion-shop", "die spark-2")
    assert t.legal(0) == ["colour blue", "colour violet"]
    assert t.reason(0, "colour green") == ("colour-changes-nothing", "PN-27.37")
    blue = t.state.clone()
    t.will_roll(2).do(0, "colour violet")
    assert t.store(0) == {"jewel": 2, "fruit": 2, "crystal": 1}
    assert t.state.now[f.OFF_THE_PRICE] == 0
    blue.apply(0, blue.space.parse("colour blue"))
    assert blue.now[f.OFF_THE_PRICE] == 1
    assert blue.has(0, at.FRUIT) == 0
    for place, colours in (
        ("guild", ["yellow", "violet"]),
        ("ruins", ["yellow", "green"]),
        ("shop", ["blue", "violet"]),
    ):
        asked = table(wizard(dice=["spark-2"]))
        asked.do(0, f"place {place}")
        assert asked.legal(0) == [f"colour {colour}" for colour in colours]
    plain = table(wizard(dice=["spark-2"]), classes=["ruby", "jasper", "emerald", "amethyst"])
    plain.do(0, "place emerald-die")
    assert plain.prompt(0) == "section"


@pytest.mark.rule("PN-8.7", "PN-27.37")
def test_a_spark_die_that_knocks_out_is_red_and_nothing_else() -> None:
    t = table(wizard(dice=["spark-4"]), locations={"guild": ["bone-1", "bone-2"]})
    t.do(0, "place guild", "replace guild-1")
    assert t.store(0) == {}  # no Pilfer
    assert t.state.now[f.SHIELDING] == 0


@pytest.mark.rule("PN-27.40", "PN-51.22")
def test_forms_are_fixed_when_the_die_is_placed() -> None:
    t = table(wizard(dice=["bone-2", "violet-3"]))
    t.do(0, "place bazaar", "die bone-2")
    for words in ("turn-up", "without-slot", "replace guild-1", "resource"):
        assert not t.may(0, words)


# --- without a slot ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-27.16", "PN-27.33", "PN-27.34", "PN-28.15")
def test_turn_up_where_all_slots_are_taken() -> None:
    t = table(wizard(dice=["bone-2"], store={"arcana": 2}), locations={"sanctuary": ["bone-6"]})
    t.do(0, "place sanctuary")
    assert t.facts()["locations"]["sanctuary"] == {"slots": ["bone-6"], "beside": ["bone-2"]}
    assert t.store(0) == {"arcana": 1}
    free = table(wizard(dice=["bone-2"], store={"arcana": 2}))
    free.do(0, "place sanctuary")
    assert free.store(0) == {"arcana": 2}
    poor = table(wizard(dice=["bone-2"]), locations={"sanctuary": ["bone-6"]})
    assert poor.reason(0, "place sanctuary") == ("no-slot-free", "PN-28.6")


@pytest.mark.rule("PN-27.33")
def test_turn_up_keeps_the_demands_of_the_section() -> None:
    full = {"emerald-mark": ["green-6", "spark-1"], "emerald-card": ["green-1"]}
    classes = ["ruby", "jasper", "emerald", "amethyst"]
    five = table(wizard(dice=["green-5"], store={"arcana": 3}), classes=classes, locations=full)
    assert "emerald-mark" not in places(five)
    assert "emerald-card" in places(five)
    for die in ("green-6", "spark-2"):
        t = table(wizard(dice=[die, "bone-1"], store={"arcana": 3}), classes=classes, locations=full)
        t.do(0, "place emerald-mark")
        if t.prompt(0) == "place-form":  # a Spark die could also knock the other one out
            t.do(0, "turn-up")
        assert t.facts()["locations"]["emerald-mark"]["beside"] == [die]
    one_free = {"emerald-mark": ["green-6"]}
    t = table(wizard(dice=["green-6", "spark-1"], store={"arcana": 3}), classes=classes, locations=one_free)
    t.do(0, "place emerald-mark")
    assert t.lying("emerald-mark") == ["green-6", "spark-1"]  # the Spark slot is free: a Green six goes nowhere


@pytest.mark.rule("PN-28.18", "PN-28.6")
def test_a_right_of_a_card_is_used_when_the_wizard_says_so() -> None:
    t = table(wizard(dice=["bone-2", "bone-3"]), now={"without_slot": 1}, locations={"guild": ["bone-6"]})
    t.do(0, "place guild", "die bone-2")
    assert t.legal(0) == ["without-slot", "slot guild-2"]
    t.do(0, "slot guild-2")
    assert t.state.now[f.WITHOUT_SLOT] == 1
    t.do(0, "place guild")  # both slots are taken: the right, without a question
    assert t.facts()["locations"]["guild"] == {"slots": ["bone-6", "bone-2"], "beside": ["bone-3"]}
    assert t.state.now[f.WITHOUT_SLOT] == 0
    unused = table(wizard(dice=["bone-2"]), now={"without_slot": 1})
    unused.do(0, "end")
    assert unused.state.now[f.WITHOUT_SLOT] == 0


@pytest.mark.rule("PN-27.34")
def test_turn_up_works_for_extra_placements() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-3"], store={"arcana": 1, "trinket": 1}),
        now={"placements": 0},
        locations={"sanctuary": ["bone-6"]},
    )
    t.do(0, "in-time", "place sanctuary", "die bone-3")
    assert t.lying("sanctuary") == ["bone-6", "bone-3"]


@pytest.mark.rule("PN-27.36", "PN-28.18")
def test_a_guide_rat_gives_a_placement_and_the_right_to_do_without_a_slot() -> None:
    t = table(
        wizard(dice=["bone-2", "bone-3"], inventory=["guide_rat"], store={"trinket": 1}),
        now={"placements": 0},
        locations={"guild": ["bone-5", "bone-6"]},
    )
    t.do(0, "use guide_rat")
    assert t.state.now[f.PLACEMENTS] == 1
    t.do(0, "place guild", "die bone-2")
    assert t.facts()["locations"]["guild"]["beside"] == ["bone-2"]
    assert t.may(0, "in-time")  # the Trinket is still there to be used


# --- windows of a placement -------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-28.9", "PN-51.2", "PN-51.3", "PN-51.31")
def test_effects_before_and_after_the_section_effect() -> None:
    t = table(wizard(dice=["green-2", "blue-5"], store={"crystal": 4}))
    t.will_roll(1).do(0, "place forest", "die green-2", "flip")  # the resource die was something new
    assert t.dice(0) == ["blue-2"]
    t.will_roll(1).do(0, "yes")
    assert t.prompt(0) == "free"  # 51.3 runs into 51.1
    t.do(0, "flip")
    assert t.dice(0) == ["blue-5"]


@pytest.mark.rule("PN-51.30", "PN-E118", "PN-51.29")
def test_no_window_right_after_a_pass() -> None:
    t = table(
        wizard(dice=["blue-2", "blue-6"], store={"crystal": 1}), classes=["ruby", "jasper", "emerald", "sapphire"]
    )
    assert t.may(0, "reroll")
    t.do(0, "place sapphire-die", "die blue-2")
    assert t.legal(0) == ["done", "yes"]  # nothing new: only the section effect
    t.will_roll(3).do(0, "yes")
    assert t.may(0, "reroll")


@pytest.mark.rule("PN-28.15")
def test_triggers_come_before_the_window_and_the_resource_die() -> None:
    t = table(wizard(dice=["green-2"], inventory=["woodling"]))
    t.will_roll(4).do(0, "place forest")
    told = t.told()
    assert told.index("placed") < told.index("triggered") < told.index("resource-rolled")
    assert t.store(0) == {"fruit": 2, "crystal": 2}


@pytest.mark.rule("PN-S17", "PN-19.11")
def test_a_sniffer_smells_two_placements() -> None:
    t = table(
        wizard(dice=["blue-2", "blue-3"], inventory=["sniffer"]), classes=["ruby", "jasper", "emerald", "sapphire"]
    )
    t.do(0, "place sapphire-die", "die blue-2", "done", "place ruby-die", "done")
    assert t.store(0) == {"trinket": 2}
