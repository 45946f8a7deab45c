"""The page about observations is current, its example runs, and every field says what it means."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arcanum.games import GAMES
from tools import layouts

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.seat_counts]


def test_the_page_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert layouts.main(["--check"]) == 0, "run python -m tools.layouts"
    assert "is current" in capsys.readouterr().out


def test_a_page_that_is_not_current_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "PAGE", tmp_path / "tensors.md")
    assert layouts.main(["--check"]) == 1
    assert layouts.main([]) == 0
    assert layouts.main(["--check"]) == 0
    layouts.PAGE.write_text(layouts.PAGE.read_text(encoding="utf-8").replace("one-hot", "warm", 1), encoding="utf-8")
    assert layouts.main(["--check"]) == 1


def test_unknown_arguments_write_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(layouts, "PAGE", tmp_path / "tensors.md")
    assert layouts.main(["--chekc"]) == 2
    assert "--chekc" in capsys.readouterr().err
    assert not layouts.PAGE.exists()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_and_every_layout_is_on_the_page(game_id: str) -> None:
    """All of a row can be read off the page: its fields, and the labels of every axis."""
    game = GAMES[game_id]
    chapter = layouts.page().split(f"\n## {game_id}\n")[1].split("\n## ")[0]
    for field in game.layout(game.usual_seats).fields:
        assert f"| {field.start} | {field.size} | `{field.name}` |" in chapter
        for axis in field.axes:
            assert ", ".join(axis) in chapter
    for seats in game.seat_counts:
        layout = game.layout(seats)
        assert f"| {seats} | {layout.version} | {layout.size} | {layout.actions} | `{layout.schema_hash}` |" in chapter


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_meanings_are_parts_of_sentences(game_id: str, seats: int) -> None:
    """That the fields cover the row is shown in test_tensors.py; here, that a reader learns something from each."""
    meanings: dict[str, str] = {}
    for field in GAMES[game_id].layout(seats).fields:
        where = f"{game_id}, {field.name}: {field.meaning!r}"
        assert len(field.meaning) >= 12, where
        assert len(field.meaning.split()) >= 2, where
        assert field.meaning == " ".join(field.meaning.split()), where
        assert not field.meaning.endswith((".", ",", ";", ":")), where
        assert field.meaning not in meanings, f"{where} is also said of {meanings.get(field.meaning)}"
        meanings[field.meaning] = field.name


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    (example,) = re.findall(r"```python\n(.*?)```", layouts.PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "docs/tensors.md", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", layouts.page()):
        assert (layouts.PAGE.parent / target).exists(), target
