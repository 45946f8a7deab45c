"""Mortal wounds (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import fields as f
from tests.rules.penumbra.table import CAT, Table, table, wizard

HURT = {"d1": "ruby wounded", "d2": "jasper discharged"}


def struck(**fields: Any) -> Table:
    """A Study turn in which a Threat die meets nothing but a wounded mark."""
    fields.setdefault("marks", HURT)
    position = {name: fields.pop(name) for name in ("now", "seats") if name in fields}
    return table(wizard(**fields), wizard(dice=["red-1"]), threat={"dice": 1}, rolls=(1,), **position)


@pytest.mark.rule("PN-16.1", "PN-16.2", "PN-16.3", "PN-16.4", "PN-E36")
def test_the_turn_is_over_and_the_dice_are_gone() -> None:
    t = struck(dice=["bone-3", "red-4-temporary"])
    assert t.actors() == (1,), "the next wizard's turn"
    assert t.dice(0) == []
    assert t.wizard(0)["must_rest"]
    assert t.wizard(0)["wounds"] == 1
    assert t.dice(1) == ["red-1"]


@pytest.mark.rule("PN-16.4", "PN-16.19", "PN-16.15")
def test_the_next_turn_has_to_be_a_rest() -> None:
    t = table(wizard(must_rest=True, marks={"d1": "ruby"}), wizard(), turn="choose", trial_row=["goldgorger"])
    assert "study" not in t.legal(0)
    assert not any(words.startswith("trial") for words in t.legal(0))


@pytest.mark.rule("PN-16.6", "PN-16.17", "PN-16.20", "PN-E24")
def test_a_second_card_in_a_turn_is_not_received() -> None:
    t = struck(dice=["bone-3"], now={"mortal": True})
    assert t.wizard(0)["wounds"] == 0
    assert t.dice(0) == ["bone-3"]
    assert t.actors() == (0,), "the turn goes on"
    assert t.state.threat[f.MORTAL_HIT] == 1, "for whatever asked for the Threat it counts"


@pytest.mark.rule("PN-16.11", "PN-16.12", "PN-16.13", "PN-16.18", "PN-51.7")
def test_an_artifact_cancels_it_at_the_moment_it_is_received() -> None:
    t = struck(dice=["bone-3"], equipment=["phylactery"])
    assert t.prompt(0) == "mortal-wound"
    assert t.legal(0) == ["accept", "use phylactery"]
    t.do(0, "use phylactery")
    assert t.wizard(0)["wounds"] == 0
    assert t.dice(0) == ["bone-3"]
    assert t.actors() == (0,)
    assert t.marks(0) == HURT
    assert t.state.threat[f.MORTAL_HIT] == 0


@pytest.mark.rule("PN-16.18")
def test_it_may_be_accepted_although_it_could_be_cancelled() -> None:
    t = struck(dice=["bone-3"], equipment=["phylactery"])
    t.do(0, "accept")
    assert t.wizard(0)["wounds"] == 1
    assert t.wizard(0)["equipment"] == ["phylactery"]


@pytest.mark.rule("PN-1.19", "PN-17.18", "PN-E102")
def test_cards_may_pile_up() -> None:
    t = struck(dice=["bone-3"], wounds=CAT.copies[CAT.wound_card] + 1)
    assert t.wizard(0)["wounds"] == CAT.copies[CAT.wound_card] + 2
