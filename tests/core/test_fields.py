"""What a state consists of is declared once: the code written from the tables is current, and does what they say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arcanum.core.fields import (
    COPIED,
    HIDDEN,
    OWN,
    PUBLIC,
    SAVES,
    SEARCH,
    SHARED,
    VIEWS,
    WHOLE,
    StateField,
    number,
    numbers,
    restore_fields,
    zones,
)
from arcanum.core.state import GameState
from arcanum.games import GAMES
from tests.core.tables import CASES, positions
from tools import state_code

TABLES: dict[str, list[StateField]] = {
    at.parent.name: table.FIELDS for at, table in state_code.tables().items() if at.parent.name in GAMES
}
DECLARED = [case for case in CASES if case[0] in TABLES]


_UNTIL_FOUND = 8
"""So many games are played at each table to find something that seldom happens."""


def some_positions(game_id: str, seats: int, options: dict[str, Any], games: int = 1) -> Iterator[GameState]:
    """Every few positions of a game or several, and all in which seats decide at the same time."""
    for at, state in enumerate(positions(game_id, seats, options, games)):
        if at % 7 == 0 or state.branches or state.over:
            yield state


# --- the code that is written from the tables -------------------------------------------------------------------------


def test_the_code_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert state_code.main(["--check"]) == 0, capsys.readouterr().out
    assert TABLES


def test_stale_code_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target, fields = tmp_path / "pool" / "_fields.py", [number("round", 0, "the round that is played")]
    target.parent.mkdir()
    monkeypatch.setattr(state_code, "tables", lambda: {target: SimpleNamespace(FIELDS=fields)})
    assert state_code.main(["--check"]) == 1
    assert state_code.main([]) == 0
    assert state_code.main(["--check"]) == 0
    fields.append(number("first", 0, "who begins the round"))
    capsys.readouterr()
    assert state_code.main(["--check"]) == 1
    assert capsys.readouterr().out == "pool/_fields.py is stale; run make fields\n"


def test_unknown_arguments_write_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert state_code.main(["--chekc"]) == 2
    assert "--chekc" in capsys.readouterr().err


def test_code_can_be_written_while_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game imports the very file that is to be written; its table can be had without the game."""
    for name in [name for name in sys.modules if name.startswith("arcanum.games")]:
        monkeypatch.delitem(sys.modules, name)
    state_code.import_bare()
    for game_id in TABLES:
        assert import_module(f"arcanum.games.{game_id}.fields").FIELDS
        assert f"arcanum.games.{game_id}.state" not in sys.modules
        assert f"arcanum.games.{game_id}._fields" not in sys.modules


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ([number("a", 0, "a number"), zones("a", 2, "some zones")], "'a' is declared twice"),
        ([number("a b", 0, "a number")], "'a b' is no name for a field"),
        ([number("_asked", 0, "who is asked")], "'_asked' is no name for a field"),
        ([number("trunk", 0, "the frames")], "'trunk' is what every state has"),
        ([number("cat", 0, "the catalogue")], "'cat' is what every state has"),
        ([number("a", 0, "number")], "'a' needs some words about it"),
        ([number("a", 0, "a number", on_copy=COPIED)], "'a' cannot be changed, so it needs no copy"),
        ([numbers("a", 2, 0, "some numbers", on_copy="shred")], "'a' cannot be 'shred' on a copy"),
        ([numbers("a", 2, 0, "some numbers", seen="secret")], "'a' cannot be seen as 'secret'"),
        ([number("a", 0, "a number", left_out_of=("moon",))], "'a' cannot be left out of 'moon'"),
    ],
)
def test_tables_that_make_no_sense_are_refused(fields: list[StateField], wrong: str) -> None:
    with pytest.raises(state_code.TableError) as error:
        state_code.written("arcanum.games.nothing", fields)
    assert str(error.value) == f"the field {wrong}"


# --- states are what their tables say ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", TABLES)
def test_a_state_has_the_fields_of_its_table_and_no_others(game_id: str) -> None:
    state = GAMES[game_id].blank(min(GAMES[game_id].seat_counts))
    held = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    assert held == {*GameState.__slots__, *state_code.GIVEN, *[field.name for field in TABLES[game_id]]}
    assert vars(type(state))["__slots__"] == (), "a field is declared in the table, not in the class"
    with pytest.raises(AttributeError):
        state.forgotten_field = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game_id", "seats", "options"), DECLARED)
def test_a_copy_takes_every_field_as_its_table_says(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for state in some_positions(game_id, seats, options):
        copy = state.clone()
        for field in TABLES[game_id]:
            mine, other = getattr(state, field.name), getattr(copy, field.name)
            assert mine == other
            assert (mine is other) == (field.on_copy == SHARED or not _changes(mine)), field.name
            for part, same in zip(mine, other, strict=True) if isinstance(mine, list) else ():
                assert (part is same) == (field.on_copy != WHOLE or not _changes(part)), field.name


@pytest.mark.parametrize(("game_id", "seats", "options"), DECLARED)
def test_a_copy_that_shares_nothing(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Above all in what a world is made of: whoever gets one may write to all that is in it."""
    for state in some_positions(game_id, seats, options):
        copy = state.clone()
        copy.unshare()
        theirs = {id(thing) for field in TABLES[game_id] for thing in _within(getattr(state, field.name))}
        for field in TABLES[game_id]:
            assert not [thing for thing in _within(getattr(copy, field.name)) if id(thing) in theirs], field.name
        assert copy.save() == state.save()


def _changes(value: Any) -> bool:
    return bool(isinstance(value, list | dict | set))


def _within(value: Any) -> Iterator[Any]:
    """All that can be changed in a value."""
    if _changes(value) or hasattr(type(value), "__slots__"):
        yield value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    elif not isinstance(value, list | tuple | set):
        value = [getattr(value, name) for name in getattr(type(value), "__slots__", ())]
    for part in value:
        yield from _within(part)


@pytest.mark.parametrize(("game_id", "seats", "options"), DECLARED)
def test_every_field_is_saved_and_restored(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = GAMES[game_id]
    saved = [field for field in TABLES[game_id] if field.used_in(SAVES)]
    for state in some_positions(game_id, seats, options):
        data = state.save()
        restored = game.load(data)
        for field in saved:
            assert getattr(restored, field.name) is not getattr(state, field.name) or not _changes(data[field.name])
        assert restored.save() == data
        assert {field.name for field in saved} == set(state.fields_data())


@pytest.mark.parametrize("game_id", TABLES)
def test_a_save_in_which_a_field_is_missing_is_refused(game_id: str) -> None:
    state = GAMES[game_id].new(min(GAMES[game_id].seat_counts), "missing")
    for field in TABLES[game_id]:
        if field.used_in(SAVES):
            data = state.save()
            del data[field.name]
            with pytest.raises(KeyError):
                restore_fields(state.clone(), TABLES[game_id], data, {})


# --- who may see a field ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "seats", "options"), DECLARED)
def test_worlds_keep_what_may_be_seen(game_id: str, seats: int, options: dict[str, Any]) -> None:
    for at, state in enumerate(some_positions(game_id, seats, options)):
        for seat in range(seats):
            world = state.world(seat, str(at))
            for field in TABLES[game_id]:
                mine, other = getattr(state, field.name), getattr(world, field.name)
                if field.seen == OWN:
                    width = len(mine) // seats
                    assert mine[seat * width :][:width] == other[seat * width :][:width], field.name
                elif field.seen == PUBLIC and not state.branches:
                    assert mine == other, field.name


@pytest.mark.parametrize("game_id", TABLES)
def test_what_is_hidden_is_dealt_anew(game_id: str) -> None:
    """Whatever a table calls hidden, or a seat's own, differs somewhere between a game and its worlds: else everybody
    might see it."""
    left = {field.name for field in TABLES[game_id] if field.seen in (HIDDEN, OWN)}
    for _, seats, options in [case for case in DECLARED if case[0] == game_id]:
        for at, state in enumerate(some_positions(game_id, seats, options, _UNTIL_FOUND)):
            if not left:
                return
            world = state.world(0, str(at))
            left -= {name for name in left if getattr(world, name) != getattr(state, name)}
    assert not left


@pytest.mark.parametrize("game_id", TABLES)
def test_every_source_is_observed(game_id: str) -> None:
    """Observations read every field that its table calls a source."""
    read: set[int] = set()

    class Noted(list[Any]):
        def __getitem__(self, at: Any) -> Any:
            read.add(at)
            return super().__getitem__(at)

    names: tuple[str, ...] = ()
    for _, seats, options in [case for case in DECLARED if case[0] == game_id]:
        layout = GAMES[game_id].layout(seats)
        names = layout.plan.attributes
        for state in some_positions(game_id, seats, options):
            layout._slow.observe(Noted(state.sources()), 0)
    assert [name for at, name in enumerate(names[5:], 5) if at not in read] == []


@pytest.mark.parametrize("game_id", TABLES)
def test_views_and_searches_use_what_the_table_says(game_id: str) -> None:
    """All that is not left out of them by the table is read for views, and for the fingerprints of searches."""
    read: dict[str, set[str]] = {VIEWS: set(), SEARCH: set()}
    for _, seats, options in [case for case in DECLARED if case[0] == game_id]:
        for state in some_positions(game_id, seats, options):
            for seat in range(seats):
                read[VIEWS] |= names_read(state, "view", seat)
            for seat in state.actors():
                read[SEARCH] |= names_read(state, "fingerprint", seat, True)
    for use, names in read.items():
        for field in TABLES[game_id]:
            assert (field.name in names) == field.used_in(use), f"{field.name} and {use}"


def names_read(state: Any, method: str, *arguments: Any) -> set[str]:
    """The attributes of a state that one of its methods reads."""
    names: set[str] = set()

    class Noted(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            names.add(name)
            return super().__getattribute__(name)

    noted = Noted(state.cat, state.seats, state.options, state.chance, state)
    names.clear()
    getattr(noted, method)(*arguments)
    return names
