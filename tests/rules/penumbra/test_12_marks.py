"""Marks as Blood, healed and recharged (sections 12 and 27)."""

from __future__ import annotations

import pytest

from tests.rules.penumbra.table import table, wizard

TWO = {"d1": "ruby wounded", "d2": "jasper wounded"}


@pytest.mark.rule("PN-12.9", "PN-12.14", "PN-E15", "PN-27.11", "PN-6.6")
def test_a_wounded_mark_pays_for_bind() -> None:
    t = table(wizard(dice=["bone-2"], marks={"d1": "ruby wounded"}), wizard(), row=["lost_hut", "offering"])
    t.do(0, "place bazaar", "bind")
    assert t.marks(0) == {"d1": "ruby discharged"}
    assert t.dice(0) == [], "no rest effect"


@pytest.mark.rule("PN-12.10", "PN-E16", "PN-18.13")
def test_marks_and_store_pay_together() -> None:
    t = table(wizard(dice=["bone-2"], store={"blood": 1}, marks=TWO), wizard(), row=["scarlet_pact"])
    t.do(0, "place guild", "contract scarlet_pact")
    assert t.legal(0) == ["mark d1", "mark d2"], "1 Blood in the store: one mark at least"
    t.do(0, "mark d2", "done")
    assert t.marks(0) == {"d1": "ruby wounded", "d2": "jasper discharged"}
    assert "scarlet_pact" in t.wizard(0)["contracts"]


@pytest.mark.rule("PN-12.11", "PN-E14")
def test_a_mark_is_not_flipped_when_nothing_asks_for_blood() -> None:
    t = table(wizard(dice=["bone-1"], marks=TWO), wizard())
    assert t.refused(0, "mark d1") == "PN-12.4"


@pytest.mark.rule("PN-27.14", "PN-12.8", "PN-12.12", "PN-14.15", "PN-51.18")
def test_two_fruit_heal_a_mark_which_gives_its_rest_effect() -> None:
    t = table(wizard(store={"fruit": 2}, marks={"d1": "ruby", "d2": "jasper wounded"}), wizard())
    t.will_roll(4).do(0, "heal")
    assert t.marks(0) == {"d1": "ruby", "d2": "jasper"}
    assert t.dice(0) == ["yellow-4"]
    assert t.store(0) == {}
    assert t.reason(0, "heal") == ("no-wounded-mark", "PN-12.12")


@pytest.mark.rule("PN-27.14")
def test_one_fruit_heals_nothing() -> None:
    t = table(wizard(dice=["bone-1"], store={"fruit": 1}, marks={"d2": "jasper wounded"}), wizard())
    assert t.refused(0, "heal") == "PN-27.14"


@pytest.mark.rule("PN-14.16", "PN-E17")
def test_outside_a_rest_a_healed_mark_only_gives_its_die() -> None:
    t = table(wizard(store={"fruit": 4}, marks={"d4": "ruby wounded"}, grimoire=["silverwort"]), wizard())
    t.do(0, "heal")
    assert len(t.dice(0)) == 1
    assert "silverwort" in t.wizard(0)["grimoire"]
    assert t.legal(0)[0] != "done"


@pytest.mark.rule("PN-14.7", "PN-14.8", "PN-14.22")
def test_the_die_of_a_rest_effect_is_taken_from_the_locations_first() -> None:
    there = {"forest": ["yellow-1"], "guild": ["yellow-2", "yellow-6"], "shop": ["red-2"]}
    t = table(wizard(store={"fruit": 2}, marks={"d2": "jasper wounded"}), wizard(), locations=there)
    t.do(0, "heal")
    assert t.legal(0) == ["lying guild-1", "lying guild-2", "beside forest"]
    t.will_roll(3).do(0, "lying guild-2")
    assert t.dice(0) == ["yellow-3"], "it is rolled"
    assert t.lying("guild") == ["yellow-2"]


@pytest.mark.rule("PN-12.6", "PN-E18")
def test_recharging_takes_discharged_marks_without_their_rest_effect() -> None:
    marks = {"d1": "ruby wounded", "d2": "jasper discharged", "s1": "spark discharged"}
    t = table(wizard(marks=marks, equipment=["nymphs_tear"]), wizard())
    t.do(0, "use nymphs_tear")
    assert t.legal(0) == ["done", "mark d2"]
    assert t.refused(0, "mark d1") == "PN-12.6"
    t.do(0, "mark d2")
    assert t.marks(0) == {**marks, "d2": "jasper"}
    assert t.dice(0) == []
