"""When windows open, what they list, and how long a pass holds (section 51)."""

from __future__ import annotations

import pytest

from tests.rules.penumbra.table import table, wizard


@pytest.mark.rule("PN-51.1", "PN-51.30", "PN-43.5", "PN-43.8")
def test_the_free_window_lists_sources_beside_the_placements_and_the_end() -> None:
    t = table(wizard(dice=["red-3"], store={"crystal": 1}), wizard())
    legal = t.legal(0)
    assert "end" in legal
    assert "reroll" in legal
    assert "place forest" in legal


@pytest.mark.rule("PN-51.29", "PN-E118", "PN-51.28")
def test_after_a_pass_no_window_opens_without_something_new() -> None:
    t = table(
        wizard(dice=["green-3", "red-1"], store={"crystal": 2}),
        wizard(),
        decks={"emerald": ["healing"]},
        classes=["emerald", "ruby", "amber", "jasper"],
    )
    t.do(0, "place emerald-die", "die red-1")
    assert "reroll" not in t.legal(0), "passed with the placement"


@pytest.mark.rule("PN-51.2", "PN-51.21", "PN-S47")
def test_bind_opens_the_window_after_a_placement_in_the_city() -> None:
    t = table(wizard(dice=["green-3"], store={"crystal": 2, "blood": 1}), wizard(), row=["lost_hut"])
    assert t.reason(0, "bind") == ("no-bind-now", "PN-51.21")
    t.do(0, "place guild")
    assert "bind" in t.legal(0)
    t.do(0, "bind")
    assert t.prompt(0) != "section"


@pytest.mark.rule("PN-51.29")
def test_dice_that_were_rolled_open_a_window_again() -> None:
    t = table(
        wizard(dice=["green-3", "red-1"], store={"crystal": 2}),
        wizard(),
        classes=["emerald", "ruby", "amber", "jasper"],
    )
    t.do(0, "place emerald-die", "die red-1", "yes")
    assert "reroll" in t.legal(0)


@pytest.mark.rule("PN-51.12", "PN-43.10")
def test_nobody_uses_anything_in_anothers_turn() -> None:
    t = table(wizard(dice=["red-3"]), wizard(dice=["blue-3"], store={"crystal": 3}))
    assert t.reason(1, "reroll")[0] == "not-your-decision"


@pytest.mark.rule("PN-51.23", "PN-25.6", "PN-25.13", "PN-25.14", "PN-17.17")
def test_artifacts_are_discarded_in_the_free_window() -> None:
    t = table(wizard(dice=["red-3"], equipment=["phylactery"], tomes=["memorarium"], grimoire=["chant"]), wizard())
    assert t.refused(0, "discard memorarium") == "PN-25.14"
    assert t.refused(0, "discard chant") == "PN-17.17"
    t.do(0, "discard phylactery")
    assert t.wizard(0)["equipment"] == []
    t = table(wizard(dice=["red-3"], equipment=["phylactery"]), wizard(), threat={"dice": 2})
    if t.actors() == (0,) and t.prompt(0) == "prepare-threat":
        assert t.refused(0, "discard phylactery") == "PN-51.23"
