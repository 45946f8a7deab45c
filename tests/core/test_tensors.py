"""Layouts of observations: they cover the row, their versions are kept, and the extension means what Python means."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from arcanum.core import rows
from arcanum.core.game import GameError
from arcanum.games import find
from tests.core.tables import CASES, TABLES, positions

SCHEMAS = {
    ("res_arcana", 2): (1, 1719, "21982d61f024aac9"),
    ("res_arcana", 3): (1, 2047, "6f2484bced19cd98"),
    ("res_arcana", 4): (1, 2375, "09551dbe13d4cb8c"),
    ("black_rose", 2): (1, 1962, "00ee0de72e6c8d13"),
    ("penumbra", 1): (1, 3777, "b6d6dd15ca4ce56f"),
    ("penumbra", 2): (1, 4059, "331fb7232ccf64bc"),
    ("penumbra", 3): (1, 4806, "b05dd29288b24758"),
    ("penumbra", 4): (1, 5555, "c3b63b2f30a8fd04"),
}
"""Version, size and schema hash. Whoever changes a layout raises the version of the game's tensors."""
DIGESTS = {
    ("res_arcana", 2): "8814242522efb605",
    ("res_arcana", 3): "6eb62da5648735be",
    ("res_arcana", 4): "920a7ca03b0196cb",
    ("black_rose", 2): "9b2ae2d1468dd453",
    ("penumbra", 1): "9fc555e79d7aa4a3",
    ("penumbra", 2): "4bac5ef139e20a49",
    ("penumbra", 3): "5b2507354c69f4e6",
    ("penumbra", 4): "2db72c3f16461b59",
}
"""A digest of all rows and masks along one game: what a trained network was shown."""
PACK = Path(__file__).parents[2] / "examples" / "packs" / "res_arcana" / "ember_court"


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_fields_cover_the_row(game_id: str, seats: int) -> None:
    layout = find(game_id).layout(seats)
    at = 0
    for field in layout.fields:
        assert field.start == at
        assert field.size == len(field.columns()) > 0
        assert field.meaning
        at += field.size
    assert at == layout.size
    names = layout.names()
    assert len(set(names)) == len(names) == layout.size
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert layout.field("decision").name == "decision"
    with pytest.raises(KeyError, match="no field 'moon'"):
        layout.field("moon")


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_changed_layout_is_a_new_version(game_id: str, seats: int) -> None:
    layout = find(game_id).layout(seats)
    assert (layout.version, layout.size, layout.schema_hash) == SCHEMAS[game_id, seats]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_changed_observations_are_a_new_version(game_id: str, seats: int) -> None:
    """A layout may keep its fields and yet show something else in them. Single bytes have no order, so that the digest
    is the same on every machine, with the extension and without it, interpreted and compiled."""
    layout, space = find(game_id).layout(seats), find(game_id).space()
    quick, slow = blake2b(digest_size=8), blake2b(digest_size=8)
    for state in positions(game_id, seats, {}, 1):
        for seat in state.actors() or range(seats):
            legal = frozenset(state.legal_actions(seat))
            mask = bytes(action in legal for action in range(space.size))
            quick.update(layout.observe(state, seat) + mask)
            slow.update(layout.observe_slowly(state, seat) + mask)
    assert quick.hexdigest() == slow.hexdigest()
    assert quick.hexdigest() == DIGESTS[game_id, seats], (
        "the observations have changed; if that is meant, raise the layout's version and pin the new digest, "
        "unless a change of the rules has made it another game"
    )


def test_packs_change_the_schema() -> None:
    game = find("res_arcana")
    plain, more = game.layout(2), game.layout(2, [PACK])
    assert more.schema_hash != plain.schema_hash
    assert more.size > plain.size
    state = game.new(2, "pack", packs=[PACK])
    assert len(more.observe(state, 0)) == more.size


@pytest.mark.parametrize(("game_id", "seats", "options"), CASES)
def test_the_extension_means_the_same(game_id: str, seats: int, options: dict[str, Any]) -> None:
    if not rows.quick():
        pytest.skip("the extension has not been built (make rows)")
    layout = find(game_id).layout(seats)
    for number, state in enumerate(positions(game_id, seats, options)):
        if number % 4 == 0 or state.over:
            for seat in range(seats):
                assert layout.observe(state, seat) == layout.observe_slowly(state, seat)


@pytest.mark.parametrize(("game_id", "seats", "options"), CASES)
def test_nothing_hidden_shows(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Deal everything anew that the seat cannot know: its observation stays, byte by byte."""
    layout = find(game_id).layout(seats)
    for number, state in enumerate(positions(game_id, seats, options, 3)):
        if number % 3 == 0 or state.branches or state.over:
            for seat in range(seats):
                seen = layout.observe(state, seat)
                assert len(seen) == layout.size
                assert seen == layout.observe(state.world(seat, f"{number}"), seat)


@pytest.mark.parametrize(("game_id", "seats", "options"), CASES)
def test_what_is_asked_shows(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Who has to act is told to everybody; what is asked, to whom it is asked."""
    layout = find(game_id).layout(seats)
    acting, decision = layout.field("to_act"), layout.field("decision")
    over = layout.field("over")
    for state in positions(game_id, seats, options, 1):
        for seat in range(seats):
            seen = layout.observe(state, seat)
            flags = [(seat + turn) % seats for turn in range(seats) if seen[acting.start + turn]]
            assert sorted(flags) == list(state.actors())
            asked = seen[decision.start : decision.start + decision.size]
            assert sum(asked) == (1 if seat in state.actors() else 0)
            assert seen[over.start] == state.over


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_rows_of_a_buffer(game_id: str, seats: int) -> None:
    layout = find(game_id).layout(seats)
    state = find(game_id).new(seats, "rows")
    buffer = bytearray(b"\7" * (3 * layout.size))
    layout.write(state, seats - 1, buffer, 1)
    assert buffer[layout.size : 2 * layout.size] == layout.observe(state, seats - 1)
    assert set(buffer[: layout.size]) == set(buffer[2 * layout.size :]) == {7}
    for row in (-1, 3):
        with pytest.raises(IndexError, match=f"no row {row}"):
            layout.write(state, seats - 1, buffer, row)


def test_bad_seats_are_refused() -> None:
    game = find("res_arcana")
    state = game.new(3, "seats")
    with pytest.raises(GameError, match="played by 2, 3, 4 players, not by 5"):
        game.layout(5)
    with pytest.raises(ValueError, match="for 2 players, the game has 3"):
        game.layout(2).observe(state, 0)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            game.layout(3).observe(state, seat)


class Index:
    """A number that is no int: those of numpy are such."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("quick", [True, False])
def test_seats_and_rows_may_be_numbers_of_any_kind(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = find("res_arcana").layout(2)
    if not quick:
        monkeypatch.setattr(layout, "program", layout._slow)
    state = find("res_arcana").new(2, "numbers")
    seen = layout.observe(state, 1)
    assert layout.observe(state, Index(1)) == layout.observe_slowly(state, Index(1)) == seen
    buffer = bytearray(2 * layout.size)
    layout.write(state, Index(1), buffer, Index(1))
    assert buffer[layout.size :] == seen


def test_a_placement_for_free_has_the_greatest_discount() -> None:
    """Which no byte could hold: the meaning of the field says what stands for it."""
    layout = find("res_arcana").layout(2)
    field = layout.field("discount")
    assert "255 if it is free" in field.meaning
    found = set()
    for state in positions("res_arcana", 2, {}, games=12):
        for seat in state.actors():
            found.add(layout.observe(state, seat)[field.start])
    assert 255 in found
