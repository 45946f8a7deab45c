"""Primagic that is used in windows (section 27)."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.table import table, wizard


@pytest.mark.rule("PN-27.5", "PN-27.18", "PN-27.43", "PN-51.17")
def test_knock_out_b_removes_any_placed_die_for_a_red_one() -> None:
    there = {"guild": ["blue-6"], "forest": ["bone-1", "green-2"]}
    t = table(wizard(dice=["red-1", "red-4", "spark-2"]), wizard(), locations=there)
    t.do(0, "knock-out")
    assert t.legal(0) == ["die red-1", "die red-4", "die spark-2"]
    t.do(0, "die red-1")
    assert t.legal(0) == ["lying guild-1", "beside forest"]
    t.do(0, "beside forest")
    assert t.legal(0) == ["die green-2", "die bone-1"]
    t.do(0, "die green-2")
    assert t.lying("forest") == ["bone-1"]
    assert t.dice(0) == ["red-4", "spark-2"]
    assert t.state.now[f.PLACEMENTS] == 2, "it is no placement"


@pytest.mark.rule("PN-27.5", "PN-27.43")
def test_knock_out_b_needs_a_red_die_and_a_placed_one() -> None:
    t = table(wizard(dice=["blue-1"]), wizard(), locations={"guild": ["blue-6"]})
    assert t.reason(0, "knock-out") == ("no-die-of", "PN-27.5")
    t = table(wizard(dice=["red-1"]), wizard())
    assert t.reason(0, "knock-out") == ("nothing-placed", "PN-27.43")


@pytest.mark.rule("PN-27.15", "PN-43.4", "PN-27.36")
def test_a_trinket_gives_one_more_placement_once_a_turn() -> None:
    t = table(wizard(dice=["red-1"], store={"trinket": 2}), wizard(), now={"placements": 0, "placed": True})
    t.do(0, "in-time")
    assert t.state.now[f.PLACEMENTS] == 1
    assert t.store(0) == {"trinket": 1}
    assert t.reason(0, "in-time") == ("once-a-turn", "PN-27.15")
    t = table(wizard(dice=["red-1"], equipment=["phylactery"]), wizard(), now={"placements": 0})
    assert t.reason(0, "in-time") == ("needs", "PN-27.15")


@pytest.mark.rule("PN-27.13", "PN-27.31", "PN-35.3", "PN-35.6")
def test_a_jewel_refreshes_a_market() -> None:
    t = table(
        wizard(dice=["red-1"], store={"jewel": 1}),
        wizard(),
        market={"potions": ["truthsayer", "bracing_brew"]},
        decks={"potions": ["liquid_luck_ready"]},
    )
    t.do(0, "bribe")
    facts = t.facts()
    assert facts["market"]["potions"] == ["liquid_luck_ready", "truthsayer"], "first from the old deck"
    assert t.store(0) == {}


@pytest.mark.rule("PN-27.3", "PN-27.32", "PN-51.17")
def test_primagic_of_study_turns_is_refused_in_a_trial_turn() -> None:
    t = table(
        wizard(dice=["red-1", "yellow-2"], store={"jewel": 1, "fruit": 2}, marks={"d1": "ruby wounded", "d2": "amber"}),
        wizard(),
        turn="choose",
        trial_row=["goldgorger"],
        locations={"guild": ["blue-6"]},
    )
    t.do(0, "trial goldgorger")
    for words, rule in (
        ("knock-out", "PN-51.17"),
        ("bribe", "PN-51.17"),
        ("heal", "PN-27.32"),
        ("in-time", "PN-51.17"),
    ):
        assert t.refused(0, words) == rule
    assert t.may(0, "protect")


@pytest.mark.rule("PN-27.41", "PN-41.5")
def test_primagic_does_not_count_for_vigilance() -> None:
    t = table(
        wizard(dice=["yellow-1", "yellow-2", "blue-1"], store={"crystal": 2}),
        wizard(),
        turn="choose",
        trial_row=["dragan_ivantsevich"],
    )
    t.do(0, "trial dragan_ivantsevich", "protect", "die yellow-1", "reroll", "die blue-1")
    assert t.state.attempt[f.USED] == 0
    assert t.may(0, "protect")
