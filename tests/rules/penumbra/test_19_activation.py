"""Section 19: requirements, conditions, permanent effects, and when a card does anything."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames, triggers
from arcanum.games.penumbra.own_cards import more_marks
from tests.rules.penumbra.table import Table, card, laid, section, table, wizard

BONE = ["bone-1", "bone-2"]
"""Something to place, so that the turn is not over by itself."""


def study(**fields: Any) -> Table:
    return table(wizard(**{"dice": BONE, **fields}), wizard())


def trial(name: str = "goldgorger", **fields: Any) -> Table:
    """In step 1 of the Threat of a trial, with something to use in any case."""
    store = {"crystal": 3, **fields.pop("store", {})}
    dice = fields.pop("dice", BONE)
    t = table(wizard(store=store, dice=dice, **fields), wizard(), turn="choose", trial_row=[name])
    return t.do(0, f"trial {name}")


# --- requirements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-19.1", "PN-19.4", "PN-19.5", "PN-19.6", "PN-25.7", "PN-26.2", "PN-24.3", "PN-24.4")
@pytest.mark.parametrize(
    ("place", "name"), [("inventory", "singing_cicada"), ("equipment", "blood_medallion"), ("talent", "tuner")]
)
def test_what_rotates_works_once(place: str, name: str) -> None:
    t = study(**{place: name if place == "talent" else [name]})
    t.do(0, f"use {name}")
    if name == "tuner":
        t.do(0, "die bone-1", "face 6")
        assert t.dice(0) == ["bone-2", "bone-6"]
    zone = t.wizard(0)[place]
    assert (zone if isinstance(zone, str) else zone[0]) == f"{name} rotated"
    assert t.reason(0, f"use {name}") == ("card-rotated", "PN-19.6")


@pytest.mark.rule("PN-19.3")
def test_the_effect_of_a_spell_cannot_be_delayed() -> None:
    t = study(grimoire=["metronome"], store={"crystal": 2}, marks={"d1": "amber"})
    t.do(0, "use metronome")
    assert t.prompt(0) == "manipulate"
    assert not t.may(0, "end")


@pytest.mark.rule("PN-19.7", "PN-25.9", "PN-16.11")
def test_what_is_discarded_goes_under_its_deck() -> None:
    t = table(
        wizard(equipment=["phylactery"], marks={"d1": "ruby wounded"}, dice=["bone-2"]),
        wizard(),
        threat={"fixed": 1},
        rolls=[1],
        decks={"artifacts": ["memorarium"]},
    )
    assert t.prompt(0) == "mortal-wound"
    t.do(0, "use phylactery")
    assert t.wizard(0)["equipment"] == []
    assert t.facts()["decks"]["artifacts"] == ["memorarium", "phylactery"]
    assert t.wizard(0)["wounds"] == 0
    assert t.dice(0) == ["bone-2"]


@pytest.mark.rule("PN-19.8", "PN-19.23", "PN-51.24")
def test_the_threat_of_a_card_comes_before_its_effect() -> None:
    t = study(inventory=["ichor"], store={"crystal": 2})
    t.do(0, "use ichor")
    assert t.wizard(0)["inventory"] == ["ichor rotated"]
    assert t.prompt(0) == "prepare-threat"
    assert t.store(0) == {"crystal": 2}
    t.will_roll(5).do(0, "roll")
    assert t.store(0) == {"crystal": 2, "blood": 2}


@pytest.mark.rule("PN-16.10", "PN-16.20")
def test_a_mortal_hit_takes_the_effect_away() -> None:
    """The mortal wound of this turn was received before, so the turn goes on."""
    t = table(
        wizard(inventory=["ichor"], marks={"d1": "ruby wounded"}, dice=["bone-3"], store={"crystal": 2}),
        wizard(),
        now={"mortal": True},
    )
    t.do(0, "use ichor").will_roll(1)
    t.do(0, "roll")
    assert t.store(0) == {"crystal": 2}
    assert "effect-lost" in t.told()
    assert t.wizard(0)["inventory"] == ["ichor rotated"]
    assert t.may(0, "end")


@pytest.mark.rule("PN-16.10", "PN-16.12", "PN-19.8")
def test_a_cancelled_mortal_wound_leaves_the_effect() -> None:
    t = study(
        inventory=["ichor"],
        marks={"d1": "ruby wounded"},
        store={"crystal": 2},
        equipment=["phylactery"],
        dice=["bone-3"],
    )
    t.do(0, "use ichor").will_roll(1).do(0, "roll", "use phylactery")
    assert t.store(0) == {"crystal": 2, "blood": 2}


@pytest.mark.rule("PN-15.30", "PN-E81")
def test_no_second_threat_in_step_1() -> None:
    t = table(wizard(inventory=["ichor"], dice=BONE, store={"crystal": 2}), wizard(), threat={"dice": 1})
    assert t.prompt(0) == "prepare-threat"
    assert t.reason(0, "use ichor") == ("second-threat", "PN-15.30")
    before = table(wizard(inventory=["ichor"], dice=BONE, store={"crystal": 2}), wizard())
    assert before.may(0, "use ichor")


@pytest.mark.rule("PN-19.9")
def test_a_requirement_that_cannot_be_fulfilled_forbids_the_activation() -> None:
    """Sacrifice asks for at least two Blood."""
    t = study(grimoire=["sacrifice"], store={"fruit": 1, "blood": 1})
    assert t.reason(0, "use sacrifice") == ("card-not-possible", "PN-19.9")
    wounded = study(grimoire=["sacrifice"], store={"fruit": 1, "blood": 1}, marks={"d1": "ruby wounded"})
    assert wounded.may(0, "use sacrifice")


@pytest.mark.rule("PN-19.10", "PN-24.4", "PN-E44")
def test_a_straightened_familiar_works_again() -> None:
    t = study(
        grimoire=["the_call"],
        inventory=["allcolour_wolf"],
        dice=["green-1", "bone-1"],
        marks={"d1": "emerald"},
    )
    t.will_roll(3).do(0, "use allcolour_wolf", "colour red")
    t.do(0, "use the_call", "use allcolour_wolf")
    t.will_roll(2).do(0, "use allcolour_wolf", "colour blue")
    assert sorted(t.dice(0)) == ["blue-2", "bone-1", "red-3"]


# --- turns and moments ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-19.14", "PN-19.15")
def test_turn_symbols_of_effects() -> None:
    assert study(inventory=["messenger_fox"], store={"fruit": 4}).may(0, "use messenger_fox")
    fox = trial(inventory=["messenger_fox"], store={"fruit": 4})
    assert fox.reason(0, "use messenger_fox") == ("card-in-other-turn", "PN-19.15")
    eye = trial("cloaker", equipment=["eye_of_oblivion"])
    assert eye.may(0, "use eye_of_oblivion")
    assert study(equipment=["eye_of_oblivion"]).reason(0, "use eye_of_oblivion")[1] == "PN-19.15"
    assert trial(equipment=["blood_medallion"]).may(0, "use blood_medallion")


@pytest.mark.rule("PN-19.16", "PN-S14", "PN-18.7")
def test_two_limits_of_dead_water() -> None:
    brewing = trial(grimoire=["dead_water"], store={"blood": 2, "fruit": 1})
    assert brewing.reason(0, "use dead_water") == ("cost-in-other-turn", "PN-18.9")
    drinking = study(inventory=["dead_water"])
    assert drinking.reason(0, "use dead_water") == ("card-in-other-turn", "PN-19.15")
    t = study(grimoire=["dead_water"], store={"blood": 2, "fruit": 1})
    t.do(0, "use dead_water")
    assert t.wizard(0)["inventory"] == ["dead_water"]
    assert trial(inventory=["dead_water"]).may(0, "use dead_water")


@pytest.mark.rule("PN-19.17", "PN-51.13", "PN-15.3", "PN-15.7")
def test_before_the_roll_and_after_it() -> None:
    t = table(
        wizard(
            grimoire=["warding_circle"],
            inventory=["guardian_golem", "umbral_cat", "bracing_brew"],
            dice=["yellow-1", "bone-3"],
            marks={"d1": "jasper", "d2": "amethyst"},
        ),
        wizard(),
        threat={"dice": 3},
    )
    assert t.may(0, "use guardian_golem")
    assert t.may(0, "use bracing_brew")
    assert t.reason(0, "use umbral_cat") == ("card-at-other-moment", "PN-51.13")
    assert t.reason(0, "use warding_circle") == ("card-at-other-moment", "PN-51.13")
    t.do(0, "use guardian_golem").will_roll(6).do(0, "roll")
    assert t.prompt(0) == "threat-rolled"
    assert t.may(0, "use umbral_cat")
    assert t.may(0, "use warding_circle")
    assert t.reason(0, "use bracing_brew") == ("card-at-other-moment", "PN-51.13")
    t.do(0, "use umbral_cat", "face 6")
    assert t.state.threat[2:8] == [0, 0, 0, 0, 1, 0]


# --- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-19.11", "PN-19.20", "PN-24.6", "PN-S17")
def test_a_condition_works_each_time() -> None:
    t = table(
        wizard(inventory=["sniffer"], dice=BONE),
        wizard(),
        classes=["ruby", "amber", "jasper", "emerald"],
    )
    t.do(0, "place ruby-die", "die bone-1")
    assert t.store(0) == {"trinket": 1}
    t.do(0, "done", "place amber-die")
    assert t.store(0) == {"trinket": 2}
    assert t.wizard(0)["inventory"] == ["sniffer"]


@pytest.mark.rule("PN-19.11")
def test_the_condition_is_the_place() -> None:
    state = laid(wizard(talent="herbalist", inventory=["woodling", "sniffer"], equipment=["apprentices_robe"]))
    triggers.fire(state, 0, at.W_PLACED, section("forest"))
    assert state.store[:6] == [0, 0, 0, 4, 0, 0]
    triggers.fire(state, 0, at.W_PLACED, section("bazaar"))
    assert state.store[:6] == [0, 0, 0, 4, 0, 0]
    triggers.fire(state, 0, at.W_PLACED, section("amber-card"))
    assert state.store[:6] == [0, 0, 0, 4, 1, 0]


@pytest.mark.rule("PN-19.19", "PN-19.13")
def test_a_rotated_condition_card_sleeps() -> None:
    state = laid(wizard(inventory=["woodling rotated"]))
    triggers.fire(state, 0, at.W_PLACED, section("forest"))
    assert state.store[:6] == [0] * 6


@pytest.mark.rule("PN-15.21", "PN-19.11", "PN-E33")
def test_the_bat_counts_misses_after_the_roll() -> None:
    t = table(
        wizard(inventory=["bat", "bracing_brew"], dice=["bone-1", "bone-2"], marks={"s1": "spark"}),
        wizard(),
        threat={"dice": 2},
    )
    t.will_roll(3, 5).do(0, "roll")
    assert t.store(0) == {"blood": 2}
    told = t.told()
    assert told.index("threat-missed") < told.index("triggered") < told.index("gained")


@pytest.mark.rule("PN-15.28", "PN-19.11", "PN-E84")
def test_the_leechling_drinks_before_the_mortal_wound() -> None:
    t = table(
        wizard(inventory=["leechling", "bracing_brew"], marks={"d1": "ruby", "d2": "ruby wounded"}),
        wizard(),
        threat={"dice": 2},
    )
    t.will_roll(1, 2, 4).do(0, "roll")
    told = t.told()
    assert told.index("triggered") < told.index("rolled-die") < told.index("mortal-wound")
    assert t.dice(0) == []
    assert t.wizard(0)["wounds"] == 1


@pytest.mark.rule("PN-19.26", "PN-12.9")
def test_a_condition_works_in_the_own_turn_only() -> None:
    state = laid(wizard(inventory=["leechling"]), wizard(talent="blood_bound"))
    triggers.fire(state, 1, at.W_PAID_WITH_MARK, 0)
    assert state.dice == [[], []]
    state.active = 1
    triggers.fire(state, 1, at.W_PAID_WITH_MARK, 0)
    assert len(state.dice[1]) == 1


@pytest.mark.rule("PN-19.26", "PN-E110")
def test_no_condition_works_while_an_event_is_carried_out() -> None:
    t = table(
        wizard(dice=["bone-1"]),
        wizard(talent="blood_bound", marks={"d1": "ruby wounded"}),
        turn="rest",
        fate=["secret_deal"],
        row=["lost_hut", "lost_tiara"],
    )
    for _ in range(6):
        if t.actors() == (1,) and t.prompt(1) == "may-pay":
            break
        t.do(t.actors()[0], "done")
    t.do(1, "yes", "contract lost_tiara")
    assert t.marks(1)["d1"] == "ruby discharged"
    assert t.wizard(1)["reserved"] == ["lost_tiara"]
    assert t.dice(1) == []


@pytest.mark.rule("PN-19.11", "PN-12.9")
def test_blood_bound_in_the_own_turn() -> None:
    t = table(
        wizard(talent="blood_bound", grimoire=["blood_pact"], marks={"d1": "ruby wounded"}, dice=["bone-1"]),
        wizard(),
        row=["lost_hut"],
    )
    t.will_roll(4).do(0, "use blood_pact")
    assert t.dice(0) == ["red-4", "bone-1"]


@pytest.mark.rule("PN-19.21", "PN-19.15")
def test_rest_symbols_work_once_in_a_rest() -> None:
    t = table(
        wizard(inventory=["duplica"], equipment=["apprentices_robe"], marks={"d1": "sapphire"}), wizard(), turn="rest"
    )
    assert sorted(each[:-2] for each in t.dice(0)) == ["blue", "bone", "bone", "bone", "bone"]
    told = [each["card"] for each in t.events("triggered")]
    assert sorted(told) == ["apprentices_robe", "duplica"]


@pytest.mark.rule("PN-19.25", "PN-19.12", "PN-19.13")
def test_permanent_effects_hang_on_the_card_lying_straight() -> None:
    state = laid(wizard(equipment=["bloodwood_wand"], marks={"d1": "ruby"}))
    assert more_marks(state, 0, 0) == 2
    state.rotate(0, state.equipped(0)[0])
    assert more_marks(state, 0, 0) == 0


@pytest.mark.rule("PN-19.12", "PN-25.8")
def test_permanent_and_condition_cards_are_not_used() -> None:
    t = study(equipment=["bloodwood_wand"], inventory=["sniffer"], tomes=["monster_codex"], talent="chronomancer")
    for name in ("bloodwood_wand", "sniffer", "monster_codex", "chronomancer"):
        assert t.reason(0, f"use {name}") == ("works-by-itself", "PN-19.12")


# --- whether anything would happen ------------------------------------------------------------------------------------


@pytest.mark.rule("PN-19.18", "PN-19.22")
@pytest.mark.parametrize(
    ("mine", "name"),
    [
        ({"inventory": ["singing_cicada"], "store": {"crystal": 12}}, "singing_cicada"),
        ({"inventory": ["salamander"], "store": {"jewel": 12, "fruit": 12}}, "salamander"),
        ({"inventory": ["living_water"], "marks": {"d1": "ruby"}}, "living_water"),
        ({"inventory": ["elixir_of_memory"], "grimoire": ["chant"]}, "elixir_of_memory"),
        ({"inventory": ["hunting_falcon"]}, "hunting_falcon"),
        ({"inventory": ["messenger_fox"], "store": {"fruit": 3, "blood": 5}}, "messenger_fox"),
        ({"equipment": ["pulsing_staff"]}, "pulsing_staff"),
        ({"equipment": ["nymphs_tear"], "marks": {"s1": "spark discharged"}}, "nymphs_tear"),
        ({"talent": "night_thief"}, "night_thief"),
        ({"grimoire": ["eclipse"], "dice": ["violet-1", "bone-1"]}, "eclipse"),
        ({"grimoire": ["mindeater"], "dice": ["blue-1", "bone-1"], "marks": {"d1": "sapphire"}}, "mindeater"),
        ({"grimoire": ["chant"], "store": {"crystal": 2}}, "chant"),
    ],
)
def test_a_card_that_could_change_nothing(mine: dict[str, Any], name: str) -> None:
    assert study(**mine).reason(0, f"use {name}") == ("card-without-effect", "PN-19.18")


@pytest.mark.rule("PN-19.18", "PN-19.22")
@pytest.mark.parametrize(
    ("mine", "name"),
    [
        ({"inventory": ["salamander"], "store": {"jewel": 12}}, "salamander"),
        ({"equipment": ["pulsing_staff"], "store": {"trinket": 1}}, "pulsing_staff"),
        (
            {"equipment": ["pulsing_staff"], "grimoire": ["scarlet_downpour"], "marks": {"d1": "ruby"}},
            "pulsing_staff",
        ),
        ({"grimoire": ["chant", "metronome"], "store": {"crystal": 2}}, "chant"),
        ({"inventory": ["singing_cicada"], "store": {"crystal": 12}, "grimoire": ["chant"]}, "singing_cicada"),
    ],
)
def test_one_part_that_changes_something_or_a_launch_is_enough(mine: dict[str, Any], name: str) -> None:
    assert study(**mine).may(0, f"use {name}")


@pytest.mark.rule("PN-19.24", "PN-19.20")
def test_conditions_that_are_no_gains_are_asked_for_in_any_order() -> None:
    """No card of the pack needs the question; packs may bring some that do."""
    t = study(talent="bard", inventory=["sniffer"])
    t.state.stack = t.state.trunk
    t.state.stack.append((frames.TRIGGERED, 0, *sorted([card("bard"), card("sniffer")])))
    t.state.refresh()
    assert t.legal(0) == ["done", "use sniffer", "use bard"]
    assert t.reason(0, "end") == ("not-triggered", "PN-19.11")
    t.do(0, "use bard")
    assert t.store(0) == {"crystal": 2}
    assert t.legal(0) == ["done", "use sniffer"]
    t.do(0, "done")
    assert t.store(0) == {"crystal": 2}
    assert t.prompt(0) == "free"


# --- payments inside effects ------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-19.27", "PN-32.5")
def test_any_number_of_times_is_named_once() -> None:
    t = study(grimoire=["alchemy"], dice=["yellow-1", "bone-1"], store={"fruit": 5, "jewel": 9})
    t.do(0, "use alchemy")
    assert t.legal(0) == [f"number {number}" for number in range(6)]
    assert t.reason(0, "number 6") == ("number-of-payments", "PN-19.27")
    t.do(0, "number 4")
    assert t.store(0) == {"fruit": 1, "jewel": 12}


@pytest.mark.rule("PN-19.28")
def test_colours_are_named_before_any_die_is_rolled() -> None:
    t = trial(grimoire=["unison"], dice=["orange-6", "bone-1"], marks={"d1": "amber", "d2": "amber"})
    rolled = t.state.revelations
    t.do(0, "use unison")
    t.do(0, "colour yellow")
    assert t.state.revelations == rolled
    assert t.reason(0, "colour red") == ("colours-ascending", "PN-19.28")
    t.will_roll(2, 5).do(0, "colour violet")
    assert t.dice(0) == ["bone-1", "yellow-2-temporary", "violet-5-temporary"]


@pytest.mark.rule("PN-19.29", "PN-12.10", "PN-E122")
@pytest.mark.parametrize(("paid", "discharged"), [(2, 1), (3, 2)])
def test_sacrifice_takes_an_odd_blood_along(paid: int, discharged: int) -> None:
    marks = {"d1": "ruby wounded", "d2": "ruby wounded"}
    t = study(grimoire=["sacrifice"], store={"fruit": 1, "blood": 1}, marks=marks)
    t.do(0, "use sacrifice")
    assert t.legal(0) == ["number 2", "number 3"]
    assert t.reason(0, "number 4") == ("pay-in-units", "PN-19.29")
    t.will_roll(6).do(0, f"number {paid}")
    while t.prompt(0) == "pay-blood":
        t.do(0, next(words for words in t.legal(0) if words.startswith("mark")))
    assert t.dice(0) == ["bone-1", "bone-2", "red-6-temporary"]
    assert list(t.marks(0).values()).count("ruby discharged") >= discharged


@pytest.mark.rule("PN-19.29")
def test_sacrifice_gives_a_die_for_every_two() -> None:
    t = study(grimoire=["sacrifice"], store={"fruit": 1, "blood": 7}).will_roll(1, 2, 3)
    t.do(0, "use sacrifice", "number 7")
    assert t.store(0) == {}
    assert t.dice(0) == ["bone-1", "bone-2", "red-1-temporary", "red-2-temporary", "red-3-temporary"]
