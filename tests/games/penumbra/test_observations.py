"""Observations of what random players seldom come to, compared with what the view says in words."""

from __future__ import annotations

import pytest

from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.game import PENUMBRA
from arcanum.games.penumbra.state import State
from tests.core.readings import Shown, row_of
from tests.core.readings_penumbra import NEVER, reading
from tests.rules.penumbra.table import card, laid, wizard


def rare() -> State:
    """The wizard whose turn it is has rights of all sorts, and attempts a trial with all sorts of help."""
    now = {"nudges": 2, "doomed": True, "without_slot": 1, "amplify": {"ruby": 1, "any": 2}}
    trial = "goldgorger"
    state = laid(wizard(tomes=["monster_codex"]), now=now, turn="trial", trial=trial, trial_row=[trial])
    state.now[f.RESOURCE] = 1
    state.now[f.SECTION] = 3
    attempt = state.attempt.copy()
    for place, number in ((f.EASY_PATH, 1), (f.MINUS, 6), (f.FEWER_VALUES, 1), (f.FEWER_THREAT, 2), (f.FEWER_PAID, 3)):
        attempt[place] = number
    state.attempt = attempt
    state.threat[f.GOING_ON] = 1
    state.threat[f.NUDGES_LEFT] = 2
    return state


def compare(state: State, seat: int) -> set[str]:
    """The names of the fields in which there is something."""
    layout = PENUMBRA.layout(state.seats)
    fields = {field.name: Shown(field) for field in layout.fields}
    row, meant = layout.observe(state, seat), reading(state, seat)
    del meant["to_act"]  # a position that was laid out asks nobody yet
    assert row_of(meant, fields, row) == row
    return {name for name, numbers in meant.items() if numbers}


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_rare_is_observed(seat: int) -> None:
    assert compare(rare(), seat) >= NEVER - {"talent_chosen"}


def test_a_chosen_talent_is_observed_by_its_own_seat() -> None:
    state = PENUMBRA.new(2, "chosen")
    state.apply(0, state.legal_actions(0)[0])
    assert "talent_chosen" in compare(state, 0)
    assert "talent_chosen" not in compare(state, 1)


def test_a_market_is_observed_with_its_sides() -> None:
    state = laid(market={"ruby": ["sacrifice", "ichor rotated"], "potions": [None, "truthsayer"]})
    layout = PENUMBRA.layout(2)
    names, row = layout.names(), layout.observe(state, 0)
    shown = {
        name for name, number in zip(names, row, strict=True) if number and name.startswith(("market", "launched"))
    }
    assert shown == {"market.left.sacrifice", "market.right.ichor", "market.right.truthsayer", "launched.ruby.right"}
    assert card("ichor") in state.market
