"""The folder of a run: nothing is lost, nothing is mixed up, nothing of others is touched."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from io import FileIO
from itertools import permutations
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

from arcanum.arena.ledger import NotKept, opened, read_games, record_name
from arcanum.arena.match import Manner, play_plan
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import ArenaError, Bout, Plan, data_of
from arcanum.arena.run import run
from arcanum.core.files import WriteError
from tests.arena.conftest import SHORT, facts, lines, small_plan


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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"returns": [1.0]}, "returns"),
        ({"returns": [5.0, -9.0]}, "returns"),
        ({"seats": ["one", "other"]}, "seats"),
    ],
)
def test_a_game_that_cannot_be_so_is_named(folder: Path, change: dict[str, Any], told: str) -> None:
    path = folder / "games.jsonl"
    first, *others = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([json.dumps(json.loads(first) | change) + "\n", *others]), encoding="utf-8")
    with pytest.raises(ArenaError, match=rf"games\.jsonl:1: {told}: expected"):
        read_games(folder)


def test_a_plan_without_its_pairs_is_named(folder: Path) -> None:
    path = folder / "plan.json"
    charter = json.loads(path.read_text(encoding="utf-8"))
    charter["plan"]["pairs"] = "x"
    path.write_text(json.dumps(charter), encoding="utf-8")
    with (
        pytest.raises(ArenaError, match=r"plan\.json: pairs: expected a number, found 'x'"),
        opened(folder, charter["plan"] | {"pairs": 9}),
    ):
        pass


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
    with pytest.raises(NotKept, match=f"{folder}: a game cannot be written down: No space left"):
        run(small_plan("random", "First", pairs=3), folder)
    monkeypatch.undo()
    assert run(small_plan("random", "First", pairs=3), folder).games == 6


@pytest.mark.parametrize(("begun", "kind"), [(True, NotKept), (False, ArenaError)])
def test_a_plan_that_cannot_be_written_is_bad_input_only_before_there_are_games(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool, kind: type[ArenaError]
) -> None:
    def full(path: Path, raw: bytes) -> None:
        raise WriteError("full", "No space left on device", str(path), "No space left on device")

    monkeypatch.setattr("arcanum.arena.ledger.write_whole", full)
    with pytest.raises(ArenaError, match="the plan cannot be written down: No space left on device") as caught:
        run(small_plan("random", "First", pairs=3), folder if begun else tmp_path / "new")
    assert type(caught.value) is kind


def test_a_record_that_cannot_be_written_stops_the_run(tmp_path: Path) -> None:
    plan = small_plan("random", "First", pairs=1)
    with opened(tmp_path / "run", data_of(plan, plan.check())) as ledger:
        (tmp_path / "run" / "records").touch()  # A file where the folder should be.
        with pytest.raises(NotKept, match="a game cannot be written down: File exists"):
            list(play_plan(plan, Manner(records=True), ledger))


class Trickle(FileIO):
    """A file that takes a few bytes at a time."""

    def write(self, data: Any) -> int:
        return super().write(bytes(data)[:7])


def test_a_line_is_written_whole_however_little_is_taken_at_a_time(folder: Path) -> None:
    plan = small_plan("random", "First")
    with opened(folder, data_of(plan, plan.check())) as ledger:
        ledger._file = Trickle(folder / "games.jsonl", "ab")
        (outcome, *_) = ledger.outcomes.values()
        outcome.deal = 1000
        ledger.add(outcome)
    outcomes, whole = read_games(folder)
    assert whole == (folder / "games.jsonl").stat().st_size
    assert outcome.key in outcomes


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
from arcanum.cli import main
main(sys.argv[2:])
"""


def arena_with_files_up_to(size: int, folder: Path, pairs: int) -> subprocess.CompletedProcess[str]:
    """The command line where a file takes no more than so many bytes, as on a disk that is full."""
    words = ["arena", "res_arcana", "--bots", "random,random", "--pairs", str(pairs), "--seed", "full"]
    words += ["--option", "round_limit=2", "--report", str(folder)]
    command = [sys.executable, "-c", LIMITED, str(size), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits for files")
def test_a_file_that_takes_no_more_ends_the_run_without_a_traceback(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    stopped = arena_with_files_up_to(6000, folder, 20)
    assert stopped.returncode == 1, stopped
    assert "Traceback" not in stopped.stderr
    assert f"error: {folder}: a game cannot be written down: File too large" in " ".join(stopped.stderr.split())
    raw = (folder / "games.jsonl").read_bytes()
    assert len(raw) == 6000
    assert not raw.endswith(b"\n")
    kept = raw.count(b"\n")
    assert 0 < kept < 40
    # The line that was cut off is mended, and all that was finished before counts.
    plan = Plan("res_arcana", ("random", "random"), 20, seed="full", options=SHORT)
    results = run(plan, folder)
    assert results.games == 40
    assert results.runs[1].games == kept
    assert (folder / "games.jsonl").read_bytes().startswith(raw[: raw.rindex(b"\n") + 1])


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits for files")
def test_a_report_that_cannot_be_written_is_no_bad_input(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    stopped = arena_with_files_up_to(20_000, folder, 1)
    assert stopped.returncode == 1, stopped
    assert "Traceback" not in stopped.stderr
    assert f"error: {folder}: the results cannot be written down: File too large" in " ".join(stopped.stderr.split())
    assert len(lines(folder)) == 2


def test_records_of_bots_with_like_names_are_kept_apart() -> None:
    names = ["a-b", "a:b", "a_b", "a", "b", "a.b", "a:" + "b" * 300, "a:" + "b" * 301, "ü", "a#2"]
    found = [
        record_name(Outcome(pairing, deal, 0, [], "s", {}, None, None, 0, [], [], 0.0, "", ""))
        for pairing in permutations(names, 2)
        for deal in range(2)
    ]
    assert len(set(found)) == len(found)
    for name in found:
        assert len(name) < 255
        assert re.fullmatch(r"[A-Za-z0-9_.-]+", name)
    plain = Outcome(("random", "adept"), 3, 1, [], "s", {}, None, None, 0, [], [], 0.0, "", "")
    assert record_name(plain) == "random_adept_3_1.json"


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
        (Manner(timeout=nan), "timeout: expected more than 0 seconds and at most 1,000,000, found nan"),
        (Manner(timeout=inf), "timeout: expected more than 0 seconds and at most 1,000,000, found inf"),
        (Manner(timeout=1_000_001), "timeout: expected more than 0 seconds and at most 1,000,000"),
        (Manner(address="\udcff"), "ray address: expected text"),
    ):
        with pytest.raises(ArenaError, match=message):
            run(small_plan("random", "First"), tmp_path / "run", manner)
    assert not (tmp_path / "run").exists()


def test_a_folder_whose_name_is_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="report: expected text, found bytes that are not UTF-8"):
        run(small_plan("random", "First"), tmp_path / "\udcff")
    assert list(tmp_path.iterdir()) == []


# --- large plans ------------------------------------------------------------------------------------------------------


def test_games_are_made_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan may have millions of them."""
    made: list[Bout] = []
    all_bouts = Plan.bouts

    def counted(plan: Plan) -> Iterator[Bout]:
        for bout in all_bouts(plan):
            made.append(bout)
            yield bout

    plan = small_plan("random", "random", pairs=1000)
    data = data_of(plan, plan.check())
    monkeypatch.setattr(Plan, "bouts", counted)
    with opened(tmp_path / "run", data) as ledger, closing(play_plan(plan, Manner(), ledger)) as playing:
        next(playing)
    assert 0 < len(made) < 10


def test_a_large_plan_that_is_hardly_begun_is_summed_up_at_once(tmp_path: Path) -> None:
    plan = small_plan("Raises", "random", "First", pairs=1_000_000)
    results = run(plan, tmp_path / "run", Manner(failure="abort"))
    assert results.games_planned == 6_000_000
    assert results.games < 3
    assert len(results.failures) == 1
