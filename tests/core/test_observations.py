"""Observations say what their fields mean: they are compared with what the view of the seat says in words."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games import GAMES, find
from tests.core import readings_black_rose, readings_penumbra, readings_res_arcana
from tests.core.readings import Shown, row_of
from tests.core.tables import CASES, positions

READINGS: dict[str, Any] = {
    "res_arcana": readings_res_arcana,
    "black_rose": readings_black_rose,
    "penumbra": readings_penumbra,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_means_something_along_random_games(game_id: str) -> None:
    """Every field that can be read off a view is compared, for every seat that is asked and now and then for all; and
    so that an empty comparison does not count, each of them has been seen with something in it."""
    told = READINGS[game_id]
    filled: set[str] = set()
    for _, seats, options in [case for case in CASES if case[0] == game_id]:
        layout = find(game_id).layout(seats)
        fields = {field.name: Shown(field) for field in layout.fields}
        for number, state in enumerate(positions(game_id, seats, options, told.GAMES)):
            everybody = number % 8 == 0 or state.over
            for seat in range(seats) if everybody else state.actors():
                row = layout.observe(state, seat)
                expected = told.reading(state, seat)
                if row_of(expected, fields, row) != row:
                    found = {name: fields[name].numbers(row) for name in expected}
                    wrong = {name: (found[name], expected[name]) for name in expected if found[name] != expected[name]}
                    pytest.fail(f"{options}, position {number}, seat {seat}: shown and meant {wrong}")
                filled |= {name for name, numbers in expected.items() if numbers}
                assert fields.keys() - expected.keys() <= told.UNREAD | told.SOMETIMES
    assert fields.keys() - filled <= told.UNREAD | told.NEVER
