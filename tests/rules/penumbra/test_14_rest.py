"""The Rest turn and its thread (sections 14 and 45)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.penumbra.table import Table, solo, table, wizard

PAIR = {"d1": "emerald", "s1": "spark"}


def resting(*others: dict[str, Any], **fields: Any) -> Table:
    """A wizard at the start of a Rest turn, as far as it goes without being asked."""
    fields.setdefault("marks", PAIR)
    return table(wizard(**fields), *(others or (wizard(),)), turn="rest")


# --- the thread -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-14.1", "PN-14.6", "PN-14.10", "PN-14.11", "PN-14.17", "PN-45.1")
def test_the_thread_gives_two_bone_dice_and_one_for_each_mark_from_left_to_right() -> None:
    t = resting(marks={"d1": "emerald", "d2": "ruby", "s1": "spark"})
    kinds = [str(event["die"]).split("-")[0] for event in t.events("rolled-die")]
    assert kinds == ["bone", "bone", "green", "red", "spark"]
    assert len(t.dice(0)) == 5
    assert t.actors() == (1,), "the turn is over"


@pytest.mark.rule("PN-14.2", "PN-14.3", "PN-22.3", "PN-24.4", "PN-26.2", "PN-14.17", "PN-19.10")
def test_everything_rotated_is_straightened_and_potions_become_recipes() -> None:
    t = resting(
        talent="alchemist rotated",
        grimoire=["chant rotated", "silverwort"],
        inventory=["liquid_luck rotated", "living_water", "hunting_falcon rotated"],
        equipment=["ringing_staff rotated"],
    )
    mine = t.wizard(0)
    assert mine["talent"] == "alchemist"
    assert sorted(mine["grimoire"]) == ["chant", "liquid_luck", "silverwort"]
    assert sorted(mine["inventory"]) == ["hunting_falcon", "living_water"]
    assert mine["equipment"] == ["ringing_staff"]


@pytest.mark.rule("PN-12.3", "PN-14.4", "PN-12.2")
def test_discharged_marks_are_recharged_and_give_their_dice() -> None:
    t = resting(marks={"d1": "emerald discharged", "s1": "spark discharged"})
    assert t.marks(0) == {"d1": "emerald", "s1": "spark"}
    assert len(t.dice(0)) == 4


@pytest.mark.rule("PN-12.4", "PN-14.5")
def test_a_wounded_mark_neither_recharges_nor_gives_its_die() -> None:
    t = resting(marks={"d1": "emerald wounded", "s1": "spark"})
    assert t.marks(0) == {"d1": "emerald wounded", "s1": "spark"}
    assert sorted(name.split("-")[0] for name in t.dice(0)) == ["bone", "bone", "spark"]


@pytest.mark.rule("PN-14.7", "PN-14.9", "PN-45.6", "PN-8.2")
def test_placed_dice_are_taken_first_and_rolled() -> None:
    t = table(
        wizard(marks=PAIR),
        wizard(),
        turn="rest",
        locations={"ruby-die": ["green-6"]},
        rolls=[1, 2, 3],
    )
    assert t.lying("ruby-die") == []
    assert "green-3" in t.dice(0)
    assert [(event["die"], event["section"]) for event in t.events("took-placed")] == [("green-6", "ruby-die")]


@pytest.mark.rule("PN-14.8", "PN-14.18", "PN-14.22", "PN-27.35")
def test_of_several_placed_dice_the_wizard_chooses_before_the_roll() -> None:
    t = table(
        wizard(marks=PAIR),
        wizard(),
        turn="rest",
        locations={"guild": ["bone-1", "green-4"], "forest": ["bone-2"], "shop": ["bone-3"]},
    )
    assert t.legal(0) == ["lying guild-1", "lying shop-1", "beside forest"], "taking one is mandatory"
    before = t.dice(0)
    t.do(0, "beside forest")
    assert t.lying("forest") == []
    assert len(t.dice(0)) == len(before) + 1
    t.do(0, "lying shop-1")
    assert t.lying("guild") == ["bone-1"]


@pytest.mark.rule("PN-1.15")
def test_a_stock_that_has_run_out_fails_nobody() -> None:
    t = resting(dice=["bone-1"] * 8 + ["green-1"] * 8).do(0, "done")
    assert len(t.dice(0)) == 20


@pytest.mark.rule("PN-45.5")
def test_dice_of_the_supply_are_kept_as_they_lie() -> None:
    t = table(wizard(marks=PAIR, dice=["red-5", "bone-4"]), wizard(), turn="rest", rolls=[1, 1, 1, 1])
    t.do(0, "done")
    assert t.dice(0) == ["red-5", "green-1", "bone-1", "bone-1", "bone-4", "spark-1"]


# --- before, between and after the beads ------------------------------------------------------------------------------


@pytest.mark.rule("PN-45.2", "PN-51.11", "PN-13.11", "PN-E133")
def test_marks_are_used_before_the_thread_which_recharges_them() -> None:
    t = table(
        wizard(marks={"d1": "emerald"}, dice=["green-3"]),
        wizard(),
        turn="rest",
    )
    assert t.legal(0) == ["done", "mark d1"]
    t.do(0, "mark d1", "face 6")
    assert "green-6" in t.dice(0)
    assert t.marks(0) == {"d1": "emerald"}
    assert len(t.dice(0)) == 4, "and it gave its rest effect"


@pytest.mark.rule("PN-13.11")
def test_once_the_thread_has_begun_no_mark_can_be_used() -> None:
    t = table(
        wizard(marks={"d1": "emerald", "d2": "ruby wounded"}, dice=["green-3"], store={"fruit": 2}),
        wizard(),
        turn="rest",
    )
    t.do(0, "done")
    assert t.legal(0) == ["done", "heal"]
    assert t.reason(0, "study") == ("resting", "PN-45.2")


@pytest.mark.rule("PN-45.4", "PN-E19", "PN-S39", "PN-51.18")
def test_healing_before_the_thread_counts_twice() -> None:
    marks = {"d1": "emerald", "d2": "ruby wounded", "d3": "emerald discharged", "s1": "spark discharged"}
    t = table(wizard(marks=marks, store={"fruit": 2}), wizard(), turn="rest")
    t.do(0, "heal")
    assert [name.split("-")[0] for name in t.dice(0)].count("red") == 2
    assert len(t.dice(0)) == 7
    assert t.store(0) == {}
    assert t.marks(0) == {"d1": "emerald", "d2": "ruby", "d3": "emerald", "s1": "spark"}


@pytest.mark.rule("PN-S39")
def test_without_healing_there_are_five_dice() -> None:
    marks = {"d1": "emerald", "d2": "ruby wounded", "d3": "emerald discharged", "s1": "spark discharged"}
    t = table(wizard(marks=marks), wizard(), turn="rest")
    assert len(t.dice(0)) == 5
    assert t.marks(0)["d2"] == "ruby wounded"


@pytest.mark.rule("PN-45.4", "PN-51.11", "PN-51.29")
def test_heal_is_asked_before_between_and_after_the_beads() -> None:
    marks = {"d1": "emerald", "d2": "ruby wounded", "s1": "spark"}
    t = table(wizard(marks=marks, store={"fruit": 2}), wizard(), turn="rest")
    prompts = []
    while t.actors() == (0,):
        prompts.append((t.prompt(0), len(t.dice(0))))
        assert t.legal(0) == ["done", "heal"]
        t.do(0, "done")
    assert prompts == [("rest-start", 0), ("rest-bead", 2), ("rest-bead", 3), ("rest-end", 4)]


@pytest.mark.rule("PN-45.4")
def test_a_mark_healed_after_its_bead_gives_its_die_once() -> None:
    marks = {"d1": "ruby wounded", "s1": "spark"}
    t = table(wizard(marks=marks, store={"fruit": 2}), wizard(), turn="rest")
    t.do(0, "done", "done", "heal")
    assert [name.split("-")[0] for name in t.dice(0)].count("red") == 1


# --- the turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-45.3", "PN-44.3", "PN-44.9", "PN-46.1", "PN-S29")
def test_at_its_end_the_row_and_a_fate_card() -> None:
    t = table(
        wizard(marks=PAIR),
        wizard(),
        turn="rest",
        row=["lost_hut", "offering", "treasury", "smuggler"],
        decks={"contracts": ["ratcatcher", "stargazer"]},
        fate=["wildwood"],
    )
    facts = t.facts()
    assert facts["row"] == ["ratcatcher", "lost_hut", "offering", "treasury"]
    assert facts["decks"]["contracts"] == ["stargazer", "smuggler"]
    assert t.state.seen_by[8] == [0b11, 0]
    assert facts["trial_row"] == ["wildwood"]


@pytest.mark.rule("PN-S31")
def test_a_whole_rest() -> None:
    t = table(
        wizard(
            marks={"d1": "ruby discharged", "d2": "jasper wounded", "s1": "spark"},
            inventory=["silverwort rotated"],
        ),
        wizard(),
        turn="rest",
        locations={"forest": ["bone-2", "bone-2", "bone-5"]},
    )
    # Dice beside each other in a section are one choice, the lowest goes first.
    assert t.wizard(0)["grimoire"] == ["silverwort"]
    assert t.marks(0) == {"d1": "ruby", "d2": "jasper wounded", "s1": "spark"}
    assert t.lying("forest") == ["bone-5"]
    assert sorted(name.split("-")[0] for name in t.dice(0)) == ["bone", "bone", "red", "spark"]


@pytest.mark.rule("PN-16.15", "PN-16.4")
def test_a_forced_rest_is_a_whole_one_and_ends_the_force() -> None:
    t = table(wizard(marks=PAIR, must_rest=True), wizard(), turn="choose", fate=["wildwood"])
    assert t.events("turn-type") == [{"seat": 0, "type": "rest"}]
    assert len(t.dice(0)) == 4
    assert t.facts()["trial_row"] == ["wildwood"]
    assert not t.wizard(0)["must_rest"]


@pytest.mark.rule("PN-45.1")
def test_alone_too() -> None:
    t = solo(wizard(marks=PAIR), turn="rest")
    assert len(t.dice(0)) == 4


# --- beads of a Rest turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-14.12", "PN-14.17", "PN-14.19", "PN-45.7")
def test_the_brew_bead_brews_any_number_of_recipes_after_its_die() -> None:
    t = table(
        wizard(
            marks={"d4": "amber", "d5": "ruby wounded"},
            grimoire=["silverwort", "ichor", "living_water"],
            store={"fruit": 5, "jewel": 5},
            dice=["yellow-6", "green-6"],
        ),
        wizard(),
        turn="rest",
    )
    t.do(0, "done")  # nothing is healed before the thread
    while t.prompt(0) != "brew-bead":
        t.do(0, "done")
    assert [name.split("-")[0] for name in t.dice(0)].count("orange") == 1, "the die came first"
    t.do(0, "use silverwort", "use ichor")
    assert sorted(t.wizard(0)["inventory"]) == ["ichor", "silverwort"]
    assert t.legal(0)[0] == "done", "the others may be left"
    t.do(0, "done")
    assert t.prompt(0) != "brew-bead"
    assert not t.may(0, "use living_water"), "it cannot be done later in the turn"


@pytest.mark.rule("PN-14.13", "PN-45.7")
def test_the_exchange_bead_exchanges_any_number_of_times() -> None:
    t = table(wizard(marks={"d6": "amber"}, store={"fruit": 8}), wizard(), turn="rest")
    assert t.prompt(0) == "exchange"
    t.do(0, "exchange fruit jewel", "exchange fruit trinket")
    assert t.store(0) == {"jewel": 2, "trinket": 1}
    assert t.actors() == (1,)


@pytest.mark.rule("PN-14.14", "PN-14.20")
def test_the_buy_bead_buys_one_thing_at_its_price() -> None:
    market = {"potions": ["truthsayer", "bracing_brew"], "artifacts": ["dusk_staff", "ring_of_doom"]}
    t = table(wizard(marks={"d8": "amber"}, store={"jewel": 6}), wizard(), turn="rest", market=market)
    assert t.legal(0) == ["done", "take dusk_staff", "take truthsayer", "take bracing_brew"]
    t.do(0, "take dusk_staff")
    assert t.store(0) == {"jewel": 4}
    assert t.wizard(0)["equipment"] == ["dusk_staff"]
    assert t.actors() == (1,), "only one"
    cheaper = table(
        wizard(marks={"d8": "amber"}, store={"jewel": 6}, equipment=["merchants_mantle"]),
        wizard(),
        turn="rest",
        market=market,
    )
    cheaper.do(0, "take truthsayer")
    assert cheaper.store(0) == {"jewel": 6}, "a permanent discount of one"


@pytest.mark.rule("PN-14.13", "PN-14.18")
def test_a_bead_may_be_declined_but_not_its_die() -> None:
    t = table(wizard(marks={"d6": "amber"}, store={"fruit": 8}), wizard(), turn="rest")
    t.do(0, "done")
    assert t.store(0) == {"fruit": 8}
    assert len(t.dice(0)) == 3


@pytest.mark.rule("PN-14.21", "PN-19.21", "PN-E109")
def test_dice_of_cards_come_from_the_stock_between_start_and_beads() -> None:
    t = table(
        wizard(marks={"d1": "sapphire"}, inventory=["duplica"], equipment=["thoughtwood_wand"]),
        wizard(),
        turn="rest",
        locations={"forest": ["bone-1", "bone-1", "bone-1"]},
    )
    kinds = [str(event["die"]).split("-")[0] for event in t.events("rolled-die")]
    assert kinds == ["bone", "bone", "bone", "bone", "bone", "blue"]
    assert t.lying("forest") == ["bone-1"], "the two of the thread were taken there"
