"""The folder of a run: nothing is lost, nothing is mixed up, nothing of others is touched."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from arcanum.arena.ledger import opened, read_games
from arcanum.arena.match import Manner
from arcanum.arena.plan import ArenaError, Plan, data_of
from arcanum.arena.run import run
from tests.arena.conftest import facts, lines, small_plan


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with four games in it."""
    folder = tmp_path_factory.mktemp("ledger") / "run"
    run(small_plan("random", "First"), folder)
    return folder


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    return shutil.copytree(finished, tmp_path / "run")


@pytest.mark.parametrize("cut", [1, 40, 0])
def test_a_line_that_was_cut_off_is_played_again(folder: Path, cut: int) -> None:
    whole, before = lines(folder), facts(folder)
    torn = "\n".join(whole[:3]) + "\n" + (whole[3][:-cut] if cut else whole[3])
    (folder / "games.jsonl").write_text(torn, encoding="utf-8")
    results = run(small_plan("random", "First"), folder)
    assert results.games == 4
    assert len(lines(folder)) == 4
    assert lines(folder)[:3] == whole[:3]
    assert facts(folder) == before


def test_zeros_at_the_end_are_a_line_that_was_cut_off(folder: Path) -> None:
    """A machine that lost its power may leave them."""
    before = facts(folder)
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b"\0" * 100 + b"\n")
    assert run(small_plan("random", "First"), folder).games == 4
    assert facts(folder) == before


def test_reading_changes_nothing(folder: Path) -> None:
    with (folder / "games.jsonl").open("ab") as file:
        file.write(b'{"pairing"')
    raw = (folder / "games.jsonl").read_bytes()
    outcomes, whole = read_games(folder)
    assert len(outcomes) == 4
    assert raw[whole:] == b'{"pairing"'
    assert (folder / "games.jsonl").read_bytes() == raw


def test_damage_in_the_middle_is_named(folder: Path) -> None:
    whole = lines(folder)
    (folder / "games.jsonl").write_text("\n".join([whole[0], "{}", *whole[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(ArenaError, match=r"games.jsonl:2: expected the outcome of a game"):
        run(small_plan("random", "First"), folder)


def test_a_game_that_is_there_twice_counts_once(folder: Path) -> None:
    with (folder / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(lines(folder)[0] + "\n")
    assert run(small_plan("random", "First"), folder).games == 4


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (small_plan("random", "Seeded"), "it has bots random,python:tests.arena.players:First, not random,python"),
        (small_plan("random", "First", players=3), "it has players 2, not 3"),
        (small_plan("random", "First", seed="x"), "it has seed test, not x"),
        (small_plan("random", "First", pairs=1), "begun with 2 pairs; expected as many or more, found 1"),
        (Plan("res_arcana", ("random", "python:tests.arena.players:First"), 2, 2, "test"), "round_limit 2, not 200"),
    ],
    ids=["bots", "players", "seed", "fewer pairs", "options"],
)
def test_another_plan_is_refused(folder: Path, plan: Plan, message: str) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(ArenaError, match=message):
        run(plan, folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_who_comes_second_is_refused(tmp_path: Path) -> None:
    plan = small_plan("random", "First")
    data = data_of(plan, plan.check())
    with (
        opened(tmp_path / "run", data),
        pytest.raises(ArenaError, match="another run is at work"),
        opened(tmp_path / "run", data),
    ):
        pass
    with opened(tmp_path / "run", data):
        pass


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear", encoding="utf-8")
    with pytest.raises(ArenaError, match=r"found letter\.txt in it"):
        run(small_plan("random", "First"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_folder_that_cannot_be_written_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    protected = tmp_path / "protected"
    protected.mkdir(mode=0o500)
    folders = [tmp_path / "file", tmp_path / "file" / "run", Path("/proc/arcanum")]
    folders += [protected / "run"] if os.geteuid() else []
    for folder in folders:
        with pytest.raises(ArenaError, match="cannot be written to"):
            run(small_plan("random", "First"), folder)


def test_a_plan_that_is_none_is_named(folder: Path) -> None:
    for text, message in (("{", "expected the plan of a run"), ('{"format": 9, "plan": {}, "runs": []}', "expected 1")):
        (folder / "plan.json").write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match=message):
            run(small_plan("random", "First"), folder)


def test_a_disk_that_is_full_stops_the_run_and_keeps_what_is_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("arcanum.arena.ledger.os.fsync", full)
    monkeypatch.setattr("arcanum.arena.ledger.write_whole", lambda path, raw: None)
    with pytest.raises(ArenaError, match="a game cannot be written down: No space left"):
        run(small_plan("random", "First", pairs=3), folder)
    monkeypatch.undo()
    assert run(small_plan("random", "First", pairs=3), folder).games == 6


def test_the_plan_says_how_it_was_played(folder: Path) -> None:
    told = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    assert told["plan"]["rules"] == 1
    assert told["plan"]["packs"][0]["id"] == "base"
    (only,) = told["runs"]
    assert only["command"][:3] == ["arcanum", "arena", "res_arcana"]
    assert only["origin"]["build"] in ("interpreted", "compiled")
    assert only["origin"]["python"].startswith("CPython 3.")


def test_other_code_is_noticed(folder: Path) -> None:
    told = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    told["runs"][0]["origin"]["commit"] = "0123456789ab"
    (folder / "plan.json").write_text(json.dumps(told), encoding="utf-8")
    said: list[str] = []
    run(small_plan("random", "First", pairs=3), folder, notice=said.append)
    (note,) = said
    assert "were played by commit 0123456789ab" in note


def test_manners_that_cannot_be_are_refused(tmp_path: Path) -> None:
    for manner, message in (
        (Manner(jobs=0), "jobs: expected 1 or more"),
        (Manner(on="moon"), "on: expected local or ray, found 'moon'"),
        (Manner(failure="ignore"), "expected forfeit or abort"),
        (Manner(timeout=0), "timeout: expected more than 0 seconds"),
    ):
        with pytest.raises(ArenaError, match=message):
            run(small_plan("random", "First"), tmp_path / "run", manner)
    assert not (tmp_path / "run").exists()
