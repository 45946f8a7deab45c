"""Golden records: games that have to play the same way for ever. `tools/golden.py` writes them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from arcanum.core.files import RecordError, parse_document, read_document, write_document
from arcanum.core.record import Record, verify
from arcanum.games.res_arcana import RES_ARCANA
from tests.games.res_arcana.golden import builder, wanted
from tools.golden import Refused, Seen, Spec, golden_files, packs_of, play, renew, survey
from tools.record_example import block
from tools.workshop import ROOT

FILES = golden_files(RES_ARCANA)


@pytest.mark.parametrize("path", FILES, ids=[path.name.removesuffix(".json.gz") for path in FILES])
def test_a_golden_record_plays_as_it_says(path: Path) -> None:
    record = Record.read(path)
    verify(record, RES_ARCANA, packs_of(record))
    assert record.result is not None, "the game is not finished"
    checkpoints = {*range(0, len(record.actions), 10), len(record.actions)}
    assert record.checkpoints.keys() == checkpoints, "a checkpoint is missing"


def test_everything_occurs_in_the_golden_records() -> None:
    seen: Seen = Counter()
    for path in FILES:
        seen += survey(Record.read(path))
    assert sorted(wanted() - seen.keys()) == []


def test_what_has_to_occur_is_everything_in_the_base_pack() -> None:
    goals = wanted()
    words = [RES_ARCANA.space().words(action) for action in range(RES_ARCANA.space().size)]
    assert {word for word in words if not word.startswith("take ")} - goals == {"power obelisk 1"}
    assert len([word for word in words if word.startswith("take ") and word not in goals]) == 8
    for first, count in {"power": 94, "place": 40, "discard": 40, "claim": 21, "choose": 78, "take": 70}.items():
        assert len([goal for goal in goals if goal.startswith(f"{first} ")]) == count, first


def test_all_tables_are_there() -> None:
    records = [Record.read(path) for path in FILES]
    assert len(records) >= 120
    assert len({record.seed for record in records}) == len(records)
    tables = Counter((record.options["setup"], record.seats, record.options["collect"]) for record in records)
    assert {table: count for table, count in tables.items() if count < 3} == {}
    three_counts = {(setup, seats) for setup in ("standard", "first_game", "draft") for seats in (2, 3, 4)}
    both_ways = ("simultaneous", "ordered")
    assert {(*table, way) for table in {*three_counts, ("match", 2)} for way in both_ways} == tables.keys()
    sets = Counter(record.options["starter_sets"] for record in records if record.options["setup"] == "first_game")
    assert min(sets["by_seat"], sets["shuffled"]) >= 12
    assert {record.options["first"] for record in records} == {"random", 0, 1, 2, 3}
    assert len([record for record in records if packs_of(record)]) >= 6


def test_the_record_in_the_documentation_is_one() -> None:
    """`python -m tools.record_example` writes it anew after a change of the content or of what a state saves."""
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    record = Record.from_data(parse_document(text.encode()))
    here = Record.start(RES_ARCANA, record.seats, record.seed, dict(record.options), position=record.position)
    assert (record.game, record.rules, record.options) == (here.game, here.rules, here.options)
    assert sorted(record.checkpoints) == [0, len(record.actions)]
    assert text == block()
    verify(record, RES_ARCANA)
    fields = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert set(fields) == {*here.data(), "dealt_anew", "gave_up", "take_backs", "names", "result"}


# --- the tool ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def small() -> Record:
    record, _ = play(RES_ARCANA, Spec("small", 2, builder, {"setup": "standard", "round_limit": 1}), Counter())
    return record


def test_the_same_games_are_played_each_time(small: Record) -> None:
    again, _ = play(RES_ARCANA, Spec("small", 2, builder, {"setup": "standard", "round_limit": 1}), Counter())
    assert again == small
    other, _ = play(RES_ARCANA, Spec("other", 2, builder, {"setup": "standard", "round_limit": 1}), Counter())
    assert other.actions != small.actions


def test_the_same_record_gives_the_same_bytes(small: Record, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json.gz", tmp_path / "other.json.gz"
    small.write(one)
    small.write(other)
    assert one.read_bytes() == other.read_bytes()


def test_missing_records_are_written_and_good_ones_left(small: Record, tmp_path: Path) -> None:
    folder = tmp_path / "game"
    assert renew(folder, lambda there: {"small": small}) == (0, 0, 1)
    before = (folder / "small.json.gz").stat()
    assert renew(folder, lambda there: {} if "small" in there else {"small": small}) == (1, 0, 0)
    after = (folder / "small.json.gz").stat()
    assert (before.st_mtime_ns, before.st_ino) == (after.st_mtime_ns, after.st_ino)
    assert not (tmp_path / "REWRITES.md").exists()


def test_nothing_is_overwritten_without_a_ruling(small: Record, tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    path = folder / "small.json.gz"
    last = len(small.actions)
    replace(small, checkpoints={**small.checkpoints, last: "0123456789abcdef"}).write(path)
    before = path.read_bytes()
    for ruling in ("", "  "):
        with pytest.raises(Refused, match=rf"(?s)1 record of 1 .*small.*action {last}: expected the state hash"):
            renew(folder, lambda there: {"small": small}, ruling)
    assert path.read_bytes() == before
    assert list(folder.iterdir()) == [path]
    assert not (tmp_path / "REWRITES.md").exists()


def test_a_rewrite_writes_the_ruling_down(small: Record, tmp_path: Path) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    path = folder / "small.json.gz"
    for _ in range(2):
        replace(small, result=[0.25, 0.75]).write(path)
        assert renew(folder, lambda there: {"small": small}, "Dragons fly\nhigher.") == (0, 1, 1)
        assert Record.read(path) == small
    lines = (tmp_path / "REWRITES.md").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# Rewrites of the golden records"
    assert [line.split(", ", 1)[1] for line in lines if line.startswith("- 2")] == [
        "game, 1 record: Dragons fly higher."
    ] * 2


def test_a_changed_game_is_noticed(small: Record, tmp_path: Path) -> None:
    """Whatever is changed in a record, its hashes or its result tell."""
    path = tmp_path / "small.json.gz"
    small.write(path)
    data = read_document(path)
    assert isinstance(data, dict)
    for changed in ({"seed": "another"}, {"options": {**data["options"], "collect": "ordered"}}, {"rules": 2}):
        write_document(path, {**data, **changed})
        record = Record.read(path)
        with pytest.raises(RecordError):
            survey(record)
        with pytest.raises(RecordError):
            verify(record, RES_ARCANA)
