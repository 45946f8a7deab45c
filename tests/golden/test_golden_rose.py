"""Golden records of Black Rose Wars: Duel: games that have to play the same way for ever. `tools/golden.py` writes
them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from arcanum.core.record import Record, verify
from arcanum.games.black_rose import BLACK_ROSE
from arcanum.games.black_rose.happenings import KINDS
from tests.games.black_rose.golden import RECORDS, planned
from tools.golden import Refused, Seen, golden_files, missing_games, play, renew, survey

FILES = golden_files(BLACK_ROSE)
SELDOM = {"saw-cards"}
"""What random games do not come to; the tests of the rules do."""


@pytest.mark.parametrize("path", FILES, ids=[path.name.removesuffix(".json.gz") for path in FILES])
def test_a_golden_record_plays_as_it_says(path: Path) -> None:
    record = Record.read(path)
    verify(record, BLACK_ROSE)
    assert record.result is not None, "the game is not finished"
    checkpoints = {*range(0, len(record.actions), 10), len(record.actions)}
    assert record.checkpoints.keys() == checkpoints, "a checkpoint is missing"


def test_all_sides_schools_and_modules_are_there() -> None:
    records = [Record.read(path) for path in FILES]
    assert len(records) == RECORDS
    assert len({record.seed for record in records}) == RECORDS
    for option, sides in (("event", "ab"), ("quests_1", "ab"), ("quests_2", "ab")):
        assert set(Counter(record.options[option] for record in records)) == set(sides)
    assert {record.options["school"] for record in records} == {"law", "ash"}
    assert {record.options["upgrades"] for record in records} == {"on", "off"}


def test_almost_everything_that_can_happen_happens() -> None:
    seen: Seen = Counter()
    for path in FILES:
        seen += survey(Record.read(path))
    assert {kind for kind in KINDS if not seen[f"event {kind}"]} <= SELDOM
    blocks = {words.split()[0] for words in seen if not words.startswith("event ")}
    assert {block.word for block in BLACK_ROSE.space().blocks} - {"look"} <= blocks


def test_the_same_games_are_played_each_time() -> None:
    spec = next(planned())
    one, _ = play(BLACK_ROSE, spec, Counter())
    again, _ = play(BLACK_ROSE, spec, Counter())
    assert one == again == Record.read(FILES[0])


def test_nothing_is_missing_and_nothing_overwritten_without_a_ruling(tmp_path: Path) -> None:
    assert missing_games(BLACK_ROSE, {spec.name: Counter() for spec in planned()}) == {}
    folder = tmp_path / "game"
    folder.mkdir()
    record = Record.read(FILES[0])
    replace(record, result=[0.25, 0.75]).write(folder / "001_law.json.gz")
    with pytest.raises(Refused, match="1 record of 1"):
        renew(folder, lambda there: {})
