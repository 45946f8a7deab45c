"""Views are what their structs say: nothing more, nothing of another type."""

from __future__ import annotations

import msgspec
import pytest

from arcanum.core.views import View
from arcanum.games import GAMES, find
from tests.core.tables import CASES, positions

STEP = 7
"""Every so many positions of a game are looked at."""


@pytest.mark.parametrize(("game_id", "seats", "options"), CASES)
def test_a_view_is_what_its_struct_says(game_id: str, seats: int, options: dict[str, str]) -> None:
    """The types of the fields are what the browser's types are made from, so they have to be true."""
    kind = find(game_id).view_type
    assert kind is not View
    for number, state in enumerate(positions(game_id, seats, options, 1)):
        if number % STEP and not state.over:
            continue
        for seat in (*range(seats), None):
            seen = state.seen(seat)
            data = state.view(seat)
            assert type(seen) is kind
            assert msgspec.to_builtins(msgspec.convert(data, kind, strict=True)) == data
            assert ("decision" in data) == (seat in state.actors())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_of_a_view_is_described_for_others(game_id: str) -> None:
    schema = msgspec.json.schema(find(game_id).view_type)
    for name, described in schema["$defs"].items():
        assert described.get("description"), f"{name} of {game_id} has no description"
