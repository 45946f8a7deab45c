"""Section 21: launches and chains."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.launches import links
from arcanum.games.penumbra.properties import note_use
from tests.rules.penumbra.table import CAT, Table, card, laid, table, wizard

BONE = ["bone-1", "bone-2"]


def study(**fields: Any) -> Table:
    options = fields.pop("options", None)
    return table(wizard(**{"dice": BONE, **fields}), wizard(), options=options)


def trial(name: str = "goldgorger", options: dict[str, Any] | None = None, **fields: Any) -> Table:
    store = {"crystal": 3, **fields.pop("store", {})}
    dice = fields.pop("dice", BONE)
    t = table(wizard(store=store, dice=dice, **fields), wizard(), turn="choose", trial_row=[name], options=options)
    return t.do(0, f"trial {name}")


def lengths(t: Table) -> list[int]:
    return [int(each["chain"]) for each in t.events("used")]


# --- linking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PN-21.1", "PN-21.2", "PN-21.3", "PN-21.8", "PN-21.10", "PN-S8")
def test_short_chain() -> None:
    t = study(grimoire=["chant", "alchemy", "transformation"], store={"crystal": 2, "fruit": 6})
    t.do(0, "use chant")
    assert t.prompt(0) == "chain"
    t.do(0, "use alchemy", "number 2")
    assert t.store(0) == {"fruit": 4, "jewel": 2}
    t.do(0, "use transformation", "exchange fruit trinket")
    assert t.store(0) == {"jewel": 2, "trinket": 1}
    t.do(0, "done") if t.prompt(0) == "exchange" else None
    assert lengths(t) == [1, 2, 3]
    assert t.may(0, "end")


@pytest.mark.rule("PN-21.1", "PN-21.7", "PN-21.10", "PN-25.7", "PN-S9")
def test_long_chain() -> None:
    t = study(
        equipment=["ringing_staff"],
        grimoire=["chant", "alchemy", "transformation"],
        store={"trinket": 1, "fruit": 4},
        talent="bard",
    )
    t.will_roll(3, 4).do(0, "use ringing_staff", "yes")
    assert t.dice(0) == ["orange-3", "orange-4", "bone-1", "bone-2"]
    t.do(0, "use chant", "use alchemy", "number 2", "use transformation", "exchange jewel trinket")
    assert lengths(t) == [1, 2, 3, 4]
    assert t.store(0) == {"fruit": 2, "trinket": 1, "crystal": 2}  # two Crystals for the Bard


@pytest.mark.rule("PN-21.1", "PN-21.18")
def test_a_right_icon_launches_cards_of_its_colour_only() -> None:
    t = study(grimoire=["metronome", "chant", "insight"], store={"crystal": 1}, marks={"d1": "amber"})
    t.do(0, "use metronome", "done")
    assert t.legal(0) == ["done", "use chant"]
    assert t.reason(0, "use insight") == ("not-launched", "PN-21.6")


@pytest.mark.rule("PN-21.2", "PN-21.3")
def test_a_left_icon_follows_a_spell_of_its_colour() -> None:
    t = study(
        grimoire=["scarlet_downpour", "crimson_reaping", "mindeater"],
        dice=["red-1", "bone-1"],
        marks={"d1": "ruby"},
    )
    t.do(0, "use scarlet_downpour")
    assert t.legal(0) == ["done", "use crimson_reaping"]
    t.will_roll(5).do(0, "use crimson_reaping")
    assert t.dice(0) == ["bone-1", "red-5-temporary"]
    assert t.store(0) == {"blood": 1}


@pytest.mark.rule("PN-21.2")
def test_a_left_icon_for_any_spell_does_not_follow_a_familiar() -> None:
    t = study(inventory=["allcolour_wolf"], grimoire=["crescendo"])
    t.will_roll(1).do(0, "use allcolour_wolf", "colour red")
    assert t.prompt(0) == "free"  # no link was possible, so nobody was asked
    spell = study(grimoire=["crescendo", "unity_with_nature"], dice=["green-1", "bone-1"]).will_roll(1, 1)
    spell.do(0, "use unity_with_nature")
    assert spell.legal(0) == ["done", "use crescendo"]


@pytest.mark.rule("PN-21.4", "PN-21.15", "PN-21.20")
def test_launching_is_optional() -> None:
    t = study(grimoire=["chant", "alchemy"], store={"crystal": 2, "fruit": 1}, talent="bard")
    t.do(0, "use chant", "done")
    assert t.wizard(0)["grimoire"] == ["alchemy", "chant rotated"] or "alchemy" in t.wizard(0)["grimoire"]
    assert t.store(0) == {"fruit": 1}  # a chain of one brings the Bard nothing


@pytest.mark.rule("PN-21.20", "PN-19.11")
def test_after_a_chain_once_a_turn() -> None:
    t = study(
        talent="bard",
        grimoire=["chant", "alchemy", "metronome", "echo"],
        store={"crystal": 3, "fruit": 3},
        dice=["orange-1", "bone-2"],
        marks={"d1": "amber"},
    )
    t.do(0, "use chant", "use alchemy", "number 1")
    assert t.store(0) == {"crystal": 3, "fruit": 2, "jewel": 1}  # 3 - 2 + 2
    t.do(0, "use metronome", "done", "done", "use echo", "done")
    assert lengths(t)[2:] == [1, 2]
    assert t.store(0)["crystal"] == 2  # the second chain of the turn brings nothing


@pytest.mark.rule("PN-21.5", "PN-19.9")
def test_only_the_cost_is_waived() -> None:
    """Sacrifice after a Red Spell costs no Fruit, but its own discard remains."""
    mine: dict[str, Any] = {"grimoire": ["scarlet_downpour", "sacrifice"], "dice": ["red-1", "bone-1"]}
    poor = study(marks={"d1": "ruby"}, **mine)
    poor.do(0, "use scarlet_downpour")
    assert poor.prompt(0) == "free"  # one Blood is not enough for it
    rich = study(marks={"d1": "ruby", "d2": "ruby"}, **mine)
    rich.will_roll(6).do(0, "use scarlet_downpour", "use sacrifice")
    assert rich.store(0) == {}
    assert rich.dice(0) == ["bone-1", "red-6-temporary"]


@pytest.mark.rule("PN-21.6", "PN-51.24", "PN-E47")
def test_nothing_else_between_the_cards_of_a_chain() -> None:
    t = study(grimoire=["scarlet_downpour", "crimson_reaping"], dice=["red-1", "bone-1"], marks={"d1": "ruby"})
    t.state.store[1] = 2
    t.do(0, "use scarlet_downpour")
    assert t.reason(0, "nudge") == ("chain-goes-on", "PN-21.6")
    assert t.reason(0, "place forest") == ("chain-goes-on", "PN-21.6")
    t.do(0, "done", "nudge")
    assert t.dice(0) == ["bone-2"]
    assert t.reason(0, "use crimson_reaping") == ("card-not-payable", "PN-18.1")


@pytest.mark.rule("PN-21.9", "PN-18.16", "PN-E45")
def test_turn_limits_of_launched_cards() -> None:
    mine: dict[str, Any] = {"grimoire": ["chant", "alchemy", "metronome"], "store": {"fruit": 3}}
    kept = trial(**mine)
    kept.do(0, "use chant")
    assert kept.reason(0, "use alchemy") == ("cost-in-other-turn", "PN-18.9")
    lifted = trial(options={"launch_keeps_turn_limit": "false"}, **mine)
    lifted.do(0, "use chant", "use alchemy", "number 3")
    assert lifted.store(0) == {"crystal": 1, "jewel": 3}


@pytest.mark.rule("PN-18.16", "PN-21.9")
def test_the_left_icon_keeps_the_limit_of_its_cost_under_either_option() -> None:
    for value in ("true", "false"):
        t = trial(
            options={"launch_keeps_turn_limit": value},
            grimoire=["insight", "suggestion"],
            dice=["blue-1", "bone-1"],
            marks={"d1": "sapphire"},
        )
        t.do(0, "use insight", "done")
        may_follow = t.prompt(0) == "chain" and t.may(0, "use suggestion")
        assert may_follow == (value == "false")  # by the right icon of Insight, not by its own


@pytest.mark.rule("PN-18.16", "PN-21.9")
def test_a_left_icon_alone_is_bound_by_the_study_symbol() -> None:
    t = trial(
        options={"launch_keeps_turn_limit": "false"},
        grimoire=["mindeater", "suggestion"],
        dice=["blue-1", "bone-1"],
        marks={"d1": "sapphire"},
    )
    t.state.decks[0] = [t.state.cat.component["chant"]]
    t.state.seen_by[0] = [0]
    assert "suggestion" in t.wizard(0)["grimoire"]
    t.state.refresh()
    t.do(0, "use mindeater")
    assert t.prompt(0) != "chain"


@pytest.mark.rule("PN-21.10", "PN-21.12", "PN-E50")
def test_a_card_used_twice_counts_twice() -> None:
    t = study(grimoire=["chant", "metronome", "crescendo"], store={"crystal": 2}, marks={"d1": "amber"})
    t.do(0, "use chant", "use metronome", "done")
    assert t.legal(0) == ["done", "use crescendo"]
    t.state.straighten(0, card("chant"))
    t.state.refresh()
    t.do(0, "use chant", "use crescendo")
    assert lengths(t) == [1, 2, 3, 4]
    assert t.store(0) == {"crystal": 5}


@pytest.mark.rule("PN-21.12")
def test_an_effect_of_the_chain_straightens_its_cards() -> None:
    t = study(grimoire=["chant", "echo", "crescendo"], store={"crystal": 2})
    t.do(0, "use chant", "use echo", "use chant", "use crescendo")
    assert lengths(t) == [1, 2, 3]
    assert sorted(t.wizard(0)["grimoire"]) == ["chant", "crescendo rotated", "echo rotated"]


@pytest.mark.rule("PN-21.11", "PN-E49")
def test_a_card_gained_in_the_chain_may_follow() -> None:
    t = table(
        wizard(grimoire=["mindeater"], dice=["blue-1", "bone-1"], marks={"d1": "sapphire"}),
        wizard(),
        classes=["sapphire", "ruby", "amber", "jasper"],
        market={"sapphire": ["suggestion", None]},
    )
    t.do(0, "use mindeater", "use suggestion")
    assert lengths(t) == [1, 2]
    assert t.facts()["now"]["discount"] == 1


@pytest.mark.rule("PN-21.12", "PN-21.10")
def test_a_discarded_card_still_counts() -> None:
    t = study(
        grimoire=["insight", "memory_wipe", "chant"],
        dice=["blue-1", "blue-2", "bone-1"],
    )
    t.do(0, "use insight", "die blue-1", "done") if t.prompt(0) != "free" else t.do(0, "use insight")
    while t.prompt(0) != "chain":
        t.do(0, next(words for words in t.legal(0) if words != "end"))
    t.do(0, "use memory_wipe", "yes", "discard insight")
    assert lengths(t) == [1, 2]
    assert sorted(t.wizard(0)["grimoire"]) == ["chant", "memory_wipe rotated"]


@pytest.mark.rule("PN-13.4", "PN-13.5", "PN-13.8", "PN-13.10", "PN-21.13")
def test_a_mark_begins_a_chain_of_one() -> None:
    t = study(
        grimoire=["scarlet_downpour", "chant", "crescendo", "ichor"],
        marks={"d3": "ruby", "s2": "spark"},
        talent="bard",
    )
    t.do(0, "mark d3")
    assert lengths(t) == [1]
    assert t.store(0) == {"blood": 1}
    assert t.legal(0) == ["done", "use crescendo"]
    t.do(0, "use crescendo")
    assert t.store(0) == {"blood": 1, "crystal": 5}  # 1 + 2, and 2 of the Bard
    assert t.reason(0, "mark s2")[0] in ("mark-without-target", "alike-mark")


@pytest.mark.rule("PN-13.8", "PN-13.10")
def test_a_spark_mark_launches_any_spell_that_does_something() -> None:
    t = study(grimoire=["unity_with_nature", "healing", "scarlet_downpour", "fracture"], marks={"s2": "spark"})
    t.will_roll(1, 1).do(0, "mark s2")
    assert t.store(0) == {"fruit": 6}  # the others would do nothing here, so it was not asked
    assert t.marks(0)["s2"] == "spark discharged"


@pytest.mark.rule("PN-13.8", "PN-13.5")
def test_which_spell_a_mark_launches_is_asked() -> None:
    t = study(
        grimoire=["unity_with_nature", "chant rotated", "scarlet_downpour", "ichor"],
        marks={"d1": "ruby", "s2": "spark"},
    )
    t.do(0, "mark s2")
    assert t.legal(0) == ["use scarlet_downpour", "use unity_with_nature"]
    assert t.reason(0, "use ichor") == ("launch-only-spells", "PN-13.5")
    assert t.reason(0, "use chant") == ("card-rotated", "PN-19.6")


@pytest.mark.rule("PN-21.14", "PN-19.6")
def test_rotated_cards_are_not_launched() -> None:
    t = study(grimoire=["chant", "alchemy rotated", "metronome"], store={"crystal": 2}, marks={"d1": "amber"})
    t.do(0, "use chant")
    assert t.reason(0, "use alchemy") == ("card-rotated", "PN-19.6")


@pytest.mark.rule("PN-21.16", "PN-20.8", "PN-E48")
def test_what_belongs_to_a_chain_does_not_break_it() -> None:
    """Rolls, conditions, Blood of wounded marks and amplification."""
    t = study(
        talent="blood_bound",
        grimoire=["transfusion", "scarlet_downpour", "crimson_reaping"],
        dice=["orange-1", "red-2", "bone-1"],
        marks={"d1": "ruby wounded", "d2": "ruby discharged"},
    )
    t.will_roll(4).do(0, "use transfusion")
    assert "triggered" in t.told()
    while t.prompt(0) != "chain":
        t.do(0, "done")
    assert t.legal(0) == ["done", "use crimson_reaping"]


@pytest.mark.rule("PN-21.21", "PN-E113")
def test_a_launched_card_keeps_its_timing() -> None:
    mine: dict[str, Any] = {
        "grimoire": ["chant", "fracture", "metronome"],
        "store": {"crystal": 2},
        "marks": {"d1": "jasper"},
        "dice": BONE,
    }
    free = study(**mine)
    free.do(0, "use chant")
    assert free.reason(0, "use fracture") == ("card-at-other-moment", "PN-51.13")
    t = table(wizard(**mine), wizard(), threat={"dice": 3})
    t.do(0, "use chant", "use fracture")
    assert lengths(t) == [1, 2]
    assert t.events("threat-cancelled") == [{"seat": 0, "dice": 1}]


@pytest.mark.rule("PN-21.22")
def test_nothing_follows_in_step_2() -> None:
    t = table(
        wizard(
            grimoire=["warding_circle", "crescendo"],
            store={"jewel": 2},
            dice=["bone-6"],
            marks={"d1": "jasper"},
        ),
        wizard(),
        threat={"dice": 1},
    )
    t.will_roll(4).do(0, "roll")
    assert t.prompt(0) == "threat-rolled"
    t.do(0, "use warding_circle", "face 4", "face 3")
    assert t.prompt(0) == "free"
    assert not t.wizard(0)["grimoire"][0].endswith("crescendo rotated")
    assert t.store(0) == {}


@pytest.mark.rule("PN-21.22", "PN-41.4")
def test_where_no_chain_goes_on() -> None:
    """In step 2 of a Threat, and where Vigilance forbids one more card that is no part of a chain it has counted."""
    state = laid(wizard(grimoire=["warding_circle"], marks={"d1": "jasper"}), wizard())
    jasper, every_spell = 2, 63
    assert links(state, 0, at.ROLLED, jasper, every_spell, 0) == []
    assert links(state, 0, at.FREE, jasper, every_spell, 0) == []
    t = table(
        wizard(grimoire=["crescendo"], dice=BONE, store={"crystal": 1}),
        wizard(),
        turn="choose",
        trial_row=["dragan_ivantsevich"],
    )
    t.do(0, "trial dragan_ivantsevich")
    crescendo = [CAT.use_action[card("crescendo")]]
    assert links(t.state, 0, at.PREPARE, -1, every_spell, 0) == crescendo
    note_use(t.state)
    assert links(t.state, 0, at.PREPARE, -1, every_spell, 0) == []
    assert links(t.state, 0, at.PREPARE, -1, every_spell, 1) == crescendo


# --- markets ----------------------------------------------------------------------------------------------------------


def thief(**fields: Any) -> Table:
    position: dict[str, Any] = {
        "classes": ["amethyst", "ruby", "amber", "jasper"],
        "market": {"ruby": ["scarlet_downpour", "ichor"], "amethyst": ["eclipse", "snatch"]},
        "decks": {"ruby": ["sacrifice", "transfusion"]},
    }
    position.update(fields.pop("position", {}))
    mine = {"grimoire": ["eclipse"], "dice": ["violet-1", "bone-1"], "marks": {"d1": "ruby"}, **fields}
    return table(wizard(**mine), wizard(), **position)


@pytest.mark.rule("PN-21.14", "PN-21.17", "PN-21.10")
def test_a_card_is_launched_from_a_market() -> None:
    t = thief()
    t.do(0, "use eclipse")
    assert t.legal(0) == ["done", "take scarlet_downpour", "take eclipse", "take snatch"]
    assert t.reason(0, "take ichor") == ("not-launched", "PN-21.14")
    t.do(0, "take scarlet_downpour")
    assert t.store(0) == {"blood": 1}
    assert lengths(t) == [1, 2]
    assert t.facts()["market"]["ruby"] == ["scarlet_downpour rotated", "ichor"]
    assert t.wizard(0)["grimoire"] == ["eclipse rotated"]
    t.do(0, "end")
    assert t.facts()["market"]["ruby"] == ["sacrifice", "ichor"]
    assert t.facts()["decks"]["ruby"] == ["transfusion", "scarlet_downpour"]


@pytest.mark.rule("PN-21.17", "PN-E55")
def test_names_that_are_owned_can_be_launched_from_a_market() -> None:
    t = thief(grimoire=["eclipse", "scarlet_downpour rotated"])
    t.do(0, "use eclipse", "take scarlet_downpour")
    assert t.store(0) == {"blood": 1}


@pytest.mark.rule("PN-21.2", "PN-21.17", "PN-21.18")
def test_the_own_card_and_the_like_in_the_market_are_two() -> None:
    """The own one follows by its left icon, the other one is launched."""
    t = thief(grimoire=["eclipse", "crescendo"], position={"market": {"amber": ["crescendo", None]}})
    t.do(0, "use eclipse")
    assert t.legal(0) == ["done", "use crescendo", "take crescendo"]
    t.do(0, "take crescendo")
    assert t.store(0) == {"crystal": 3}
    assert t.legal(0) == ["done", "use crescendo"]
    t.do(0, "use crescendo")
    assert t.store(0) == {"crystal": 7}
    instead = thief(grimoire=["eclipse", "crescendo"], position={"market": {"amber": ["crescendo", None]}})
    instead.do(0, "use eclipse", "use crescendo")
    assert instead.prompt(0) == "free"  # the launch is used up by what followed instead


@pytest.mark.rule("PN-21.19", "PN-E85")
def test_a_launched_market_card_cannot_be_taken_or_launched_again() -> None:
    t = thief(
        marks={"d1": "sapphire"},
        position={
            "classes": ["amethyst", "sapphire", "amber", "jasper"],
            "market": {"sapphire": ["mindeater", "insight"]},
            "decks": {"sapphire": ["time_loop", "suggestion", "clairvoyance"]},
        },
        store={"jewel": 1},
    )
    t.do(0, "use eclipse", "take mindeater")
    assert t.prompt(0) == "take-card"
    assert not t.may(0, "take mindeater")
    assert t.refused(0, "take mindeater") == "PN-21.19"
    t.do(0, "take insight", "bribe")
    assert not any("rotated" in str(each) for each in t.facts()["market"]["sapphire"])


@pytest.mark.rule("PN-21.19")
def test_the_same_market_card_is_launched_once() -> None:
    t = thief(grimoire=["eclipse", "chant"], store={"crystal": 2}, dice=["bone-1"], marks={"d1": "ruby"})
    t.do(0, "use chant", "use eclipse", "take eclipse")
    assert t.legal(0) == ["done", "take scarlet_downpour", "take snatch"]


@pytest.mark.rule("PN-17.19", "PN-21.17")
def test_a_market_card_does_not_straighten_itself_but_its_like() -> None:
    t = thief(
        grimoire=["eclipse", "echo rotated"],
        position={"market": {"amber": ["echo", None]}},
    )
    t.do(0, "use eclipse", "take echo")
    assert t.legal(0) == ["done", "use echo", "use eclipse"]


@pytest.mark.rule("PN-21.14")
def test_summons_and_recipes_are_not_launched_from_markets() -> None:
    t = thief(position={"market": {"ruby": ["ichor", "leechling"]}})
    assert t.reason(0, "use eclipse") == ("card-without-effect", "PN-19.18")


@pytest.mark.rule("PN-21.10")
def test_chain_length_counts_for_cadence() -> None:
    mine: dict[str, Any] = {"grimoire": ["chant", "alchemy", "cadence"], "store": {"crystal": 2, "fruit": 1}}
    t = study(**mine)
    t.do(0, "use chant", "use alchemy", "number 0", "use cadence")
    assert t.store(0) == {"fruit": 1, "arcana": 1}
    short = study(**mine).will_roll(2)
    short.do(0, "use chant", "use cadence")
    assert short.store(0) == {"fruit": 1}
    assert len(short.dice(0)) == 3


@pytest.mark.rule("PN-41.25", "PN-43.12", "PN-43.15", "PN-E127")
def test_a_chain_goes_on_after_the_trial_is_named() -> None:
    t = table(
        wizard(
            grimoire=["transgression", "crescendo", "metronome"],
            dice=["violet-1", "bone-1", "blue-2"],
            store={"crystal": 5},
            marks={"d1": "amber"},
        ),
        wizard(),
        trial_row=["dragan_ivantsevich"],
    )
    t.do(0, "use transgression")
    assert t.facts()["now"]["placements"] == 0
    assert t.prompt(0) == "chain"
    t.do(0, "use crescendo")
    assert t.store(0) == {"crystal": 8}
    assert t.prompt(0) == "prepare-threat"
    assert t.reason(0, "use metronome") == ("vigilance", "PN-41.4")
    assert t.may(0, "nudge")


@pytest.mark.rule("PN-41.21", "PN-41.25", "PN-43.12")
def test_transgression_alone_does_not_count_for_vigilance() -> None:
    t = table(
        wizard(
            grimoire=["transgression", "metronome"],
            dice=["violet-1", "bone-1"],
            store={"crystal": 5},
            marks={"d1": "amber"},
        ),
        wizard(),
        trial_row=["dragan_ivantsevich", "aranea"],
    )
    t.do(0, "use transgression", "trial dragan_ivantsevich")
    assert t.may(0, "use metronome")


@pytest.mark.rule("PN-43.12", "PN-43.15", "PN-E65", "PN-E87")
def test_when_transgression_can_be_used() -> None:
    mine = wizard(grimoire=["transgression"], dice=["violet-1", "bone-1"], store={"crystal": 1})
    row = ["goldgorger"]
    assert table(mine, wizard(), trial_row=row).may(0, "use transgression")
    one = table(mine, wizard(), trial_row=row, now={"placements": 1})
    assert one.reason(0, "use transgression") == ("card-not-possible", "PN-19.9")
    assert table(mine, wizard()).reason(0, "use transgression")[0] == "card-not-possible"
    placing = table(mine, wizard(), trial_row=row, now={"placements": 3})
    placing.do(0, "place forest", "die bone-1")
    assert placing.prompt(0) == "section"
    assert placing.reason(0, "use transgression") == ("card-not-possible", "PN-19.9")
    placing.do(0, "yes", "use transgression")
    assert placing.facts()["now"]["placements"] == 0
    assert placing.prompt(0) == "name-task"
