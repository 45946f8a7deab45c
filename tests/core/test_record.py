"""Records: writing, reading, playing again, and what is said when that fails."""

from __future__ import annotations

import gzip
import json
import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.battery import play_random
from arcanum.core.files import RecordError, WriteError
from arcanum.core.game import GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import EVERY, GaveUp, PackStamp, Record, branch, replay, shares, verify
from tests.core.tiny_game import GAME, STAKE, TinyGame

POSITION = {"up": 5, "deck": [9, 2], "leader": 1, "players": [{"chips": [4]}, {"chips": [1, 2], "won": [3]}]}


def played(seats: int = 3, seed: str = "7", **options: Any) -> Record:
    record = play_random(GAME, seats, seed, options).record
    assert record is not None
    return record


def write_pack(folder: Path, id: str = "more", note: str = "") -> Path:
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"id: {id}\nversion: 1.2.0\ngame: tiny\norigin: designed\n", encoding="utf-8")
    (folder / "notes.yaml").write_text(note, encoding="utf-8")
    return folder


def edited(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A good record's file after a change to its data."""
    data = played().data()
    change(data)
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


class TestPlaying:
    def test_a_record_holds_what_is_needed_to_play_it_again(self) -> None:
        record = played(cards=6)
        assert (record.game, record.rules, record.seats, record.seed) == ("tiny", 1, 3, "7")
        assert record.packs == [PackStamp("base", "1.0.0", "00000000000000aa")]
        assert record.options == {"cards": 6, "deal": "shuffled"}
        assert record.actions[0] == (0, record.actions[0][1])
        assert re.fullmatch("stake [123]", record.actions[0][1])
        assert record.result is not None
        assert sum(record.result) == 1.0

    def test_a_checkpoint_stands_at_the_beginning_every_ten_actions_and_at_the_end(self) -> None:
        record = played()
        count = len(record.actions)
        assert sorted(record.checkpoints) == sorted({*range(0, count, EVERY), count})

    def test_an_illegal_action_changes_neither_state_nor_record(self) -> None:
        record = Record.start(GAME, 2, "1")
        state = record.deal(GAME)
        before = state.state_hash()
        with pytest.raises(IllegalAction, match="not-your-decision"):
            record.play(state, 1, STAKE)
        assert state.state_hash() == before
        assert record == Record.start(GAME, 2, "1")

    def test_bad_options_are_refused_at_the_start(self) -> None:
        with pytest.raises(GameError, match="option deal: expected one of shuffled, sorted, got 'upside down'"):
            Record.start(GAME, 2, "1", {"deal": "upside down"})

    def test_a_game_may_begin_from_a_position(self) -> None:
        record = Record.start(GAME, 2, "1", position=POSITION)
        state = record.deal(GAME)
        record.play(state, 1, state.space.parse("stake 2"))
        again = replay(record, GAME)
        assert GAME.facts(again)["deck"] == [9, 2]
        assert again.state_hash() == state.state_hash()

    def test_the_seed_gives_a_position_its_chance(self) -> None:
        states = [Record.start(GAME, 2, seed, position=POSITION).deal(GAME) for seed in ("1", "1", "2")]
        assert [state.chance.key == states[0].chance.key for state in states] == [True, True, False]

    def test_what_the_game_does_to_a_position_does_not_reach_the_record(self) -> None:
        record = Record.start(GAME, 2, "1", position=POSITION)
        record.deal(GAME)
        assert record.position == POSITION


class TestFiles:
    @pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
    def test_writing_and_reading_gives_the_same(self, tmp_path: Path, name: str) -> None:
        record = played()
        record.write(tmp_path / name)
        assert Record.read(tmp_path / name) == record
        assert list(tmp_path.iterdir()) == [tmp_path / name]

    def test_a_position_survives_the_file(self, tmp_path: Path) -> None:
        record = Record.start(GAME, 2, "1", position=POSITION)
        record.write(tmp_path / "game.json")
        assert Record.read(tmp_path / "game.json") == record

    def test_people_can_read_it(self, tmp_path: Path) -> None:
        played(seed="9").write(tmp_path / "game.json")
        lines = (tmp_path / "game.json").read_text(encoding="utf-8").splitlines()
        assert lines[:3] == ["{", ' "format": 1,', ' "game": "tiny",']
        assert any(re.fullmatch(r'  "0 stake [123]",', line) for line in lines)

    def test_the_same_record_gives_the_same_bytes(self, tmp_path: Path) -> None:
        for name in ("a.json.gz", "b.json.gz"):
            played().write(tmp_path / name)
        assert (tmp_path / "a.json.gz").read_bytes() == (tmp_path / "b.json.gz").read_bytes()

    def test_a_decision_takes_about_ten_bytes(self, tmp_path: Path) -> None:
        record = Record.start(GAME, 4, "1", {"cards": 400})
        state = record.deal(GAME)
        for chips in state.chips:  # type: ignore[attr-defined]
            chips += chips * 9
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal_actions(seat)
            record.play(state, seat, legal[len(record.actions) * 7 % len(legal)])
        record.write(tmp_path / "game.json.gz")
        assert len(record.actions) > 400
        assert (tmp_path / "game.json.gz").stat().st_size / len(record.actions) < 10

    def test_a_file_that_cannot_be_written_leaves_nothing(self, tmp_path: Path) -> None:
        (tmp_path / "taken.json").mkdir()
        with pytest.raises(RecordError, match=r"taken\.json: it cannot be written"):
            played().write(tmp_path / "taken.json")
        with pytest.raises(RecordError, match=r"none/game\.json: it cannot be written: No such file"):
            played().write(tmp_path / "none" / "game.json")
        assert list(tmp_path.iterdir()) == [tmp_path / "taken.json"]

    def test_only_a_file_is_replaced(self, tmp_path: Path) -> None:
        folder, fifo, loop = tmp_path / "folder.json", tmp_path / "fifo.json", tmp_path / "loop.json"
        folder.mkdir()
        os.mkfifo(fifo)
        loop.symlink_to(loop)
        before = sorted(tmp_path.iterdir())
        for path, told in (
            (folder, "found a folder"),
            (fifo, "found a FIFO"),
            (Path(os.devnull), "found a device"),
            (loop, "symbolic links"),
        ):
            with pytest.raises(WriteError, match=f"{path.name}: it cannot be written: .*{told}"):
                played().write(path)
        assert stat.S_ISFIFO(fifo.stat().st_mode)
        assert sorted(tmp_path.iterdir()) == before

    def test_a_link_is_followed(self, tmp_path: Path) -> None:
        (tmp_path / "far").mkdir()
        link = tmp_path / "link.json"
        link.symlink_to(Path("far", "game.json"))
        for seed in ("1", "2"):
            played(seed=seed).write(link)
            assert link.is_symlink()
            assert Record.read(tmp_path / "far" / "game.json") == played(seed=seed)
        assert list((tmp_path / "far").iterdir()) == [tmp_path / "far" / "game.json"]

    def test_the_mode_is_kept(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        played().write(path)
        for mode in (0o600, 0o640, 0o666):
            path.chmod(mode)
            played().write(path)
            assert stat.S_IMODE(path.stat().st_mode) == mode

    @pytest.mark.parametrize("text", ["notes", "{}", "[1]", '{"format": 1}', '{"format": 1, "game": "x"}', "{"])
    def test_a_file_that_is_no_document_of_ours_is_left_alone(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "game.json"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(WriteError, match=r"game\.json: it cannot be written: the file exists and is neither"):
            played().write(path)
        assert path.read_text(encoding="utf-8") == text

    def test_an_empty_file_and_a_record_of_another_version_may_be_replaced(self, tmp_path: Path) -> None:
        path = tmp_path / "game.json"
        path.touch()
        played().write(path)
        path.write_text(json.dumps({**played().data(), "format": 99}), encoding="utf-8")
        played().write(path)
        assert Record.read(path) == played()

    def test_a_failed_write_leaves_the_old_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "game.json"
        played(seed="1").write(path)
        old = path.read_bytes()

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(RecordError, match="No space left"):
            played(seed="2").write(path)
        assert path.read_bytes() == old
        assert list(tmp_path.iterdir()) == [path]


class TestBadFiles:
    def refuse(self, path: Path, *parts: str) -> None:
        with pytest.raises(RecordError) as caught:
            Record.read(path)
        assert str(caught.value).startswith(f"{path}: ")
        for part in parts:
            assert part in str(caught.value)
        assert "\n" not in str(caught.value)

    def test_a_missing_file(self, tmp_path: Path) -> None:
        self.refuse(tmp_path / "none.json", "it cannot be read: No such file")

    def test_malformed_json_is_named_by_line_and_column(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json"
        path.write_text('{\n "format": 1,\n "game": tiny\n}\n', encoding="utf-8")
        self.refuse(path, "line 3, column 10: expected JSON, found a mistake")

    def test_a_truncated_file(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json"
        played().write(path)
        raw = path.read_bytes()
        path.write_bytes(raw[:200])
        line = raw[:200].count(b"\n") + 1
        self.refuse(path, "truncated", f"line {line}, column")

    def test_a_truncated_packed_file(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json.gz"
        played().write(path)
        path.write_bytes(path.read_bytes()[:-20])
        self.refuse(path, "the packed file is truncated")

    def test_a_damaged_packed_file(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json.gz"
        played().write(path)
        raw = bytearray(path.read_bytes())
        raw[60:70] = b"0123456789"
        path.write_bytes(raw)
        self.refuse(path, "damaged")

    def test_a_file_that_unpacks_to_too_much(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("arcanum.core.files.LARGEST", 1000)
        path = tmp_path / "big.json.gz"
        path.write_bytes(gzip.compress(b" " * 100_000))
        self.refuse(path, "expected at most 1000 bytes, found more")

    def test_bytes_that_are_no_text(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json"
        path.write_bytes(b'{"game": "\xff"}')
        self.refuse(path, "expected JSON")

    @pytest.mark.parametrize(
        ("field", "value", "said"),
        [
            ("format", 2, "format: expected 1, found 2"),
            ("winner", 1, "winner: expected format, game, "),
            ("seats", "2", "seats: expected a whole number of at least 1, found '2'"),
            ("rules", 0, "rules: expected a whole number of at least 1, found 0"),
            ("packs", [{"id": "base", "version": "1", "hash": "", "from": ""}], "packs[0].from: expected id, version"),
            ("options", {"cards": [9]}, "options.cards: expected "),
            ("seed", 7, "seed: expected a text, found 7"),
            ("actions", ["0 stake 1", "pass"], "action 2: expected a seat and words, such as '0 pass', found 'pass'"),
            ("actions", ["x pass"], "action 1: expected a seat and words"),
            ("actions", ["0 "], "action 1: expected a seat and words"),
            ("actions", [], "checkpoints: expected numbers of actions up to 0, found"),
            ("checkpoints", {"0": "abc"}, "checkpoints.0: expected "),
            ("checkpoints", {"ten": "0123456789abcdef"}, "checkpoints.ten: expected "),
            ("result", [1.0], "result: expected 3 numbers, found 1"),
            ("position", [], "position: expected a mapping"),
        ],
    )
    def test_a_field_that_does_not_fit_is_named(self, tmp_path: Path, field: str, value: object, said: str) -> None:
        self.refuse(edited(tmp_path, lambda data: data.update({field: value})), said)

    def test_a_field_that_is_missing_is_named(self, tmp_path: Path) -> None:
        def drop(data: dict[str, Any]) -> None:
            del data["seed"]

        self.refuse(edited(tmp_path, drop), "seed: expected a text, found nothing; the field is required")

    def test_something_other_than_an_object(self, tmp_path: Path) -> None:
        path = tmp_path / "bad.json"
        path.write_text("[]", encoding="utf-8")
        self.refuse(path, "expected a JSON object")


class TestReplay:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_playing_again_gives_the_same_end(self, seats: int) -> None:
        playout = play_random(GAME, seats, "3")
        assert playout.record is not None
        again = replay(playout.record, GAME)
        assert again.state_hash() == playout.state.state_hash()
        assert again.returns() == playout.state.returns()
        verify(playout.record, GAME)

    def test_playing_up_to_a_number(self) -> None:
        record = played()
        state = replay(record, GAME, to=10)
        assert state.state_hash() == record.checkpoints[10]
        assert replay(record, GAME, to=0).state_hash() == record.checkpoints[0]

    @pytest.mark.parametrize("to", [-1, 1000])
    def test_a_number_outside(self, to: int) -> None:
        record = played()
        with pytest.raises(RecordError, match=rf"actions: expected .* from 0 to {len(record.actions)}, found {to}"):
            replay(record, GAME, to=to)
        with pytest.raises(RecordError, match=f"found {to}"):
            branch(record, to)

    def test_a_branch_is_the_first_part(self) -> None:
        record = played()
        part = branch(record, 13)
        assert part.actions == record.actions[:13]
        assert sorted(part.checkpoints) == [0, 10]
        assert part.result is None
        state = replay(part, GAME)
        seat = state.actors()[0]
        part.play(state, seat, state.legal_actions(seat)[-1])
        assert len(part.actions) == 14
        assert record == played()
        assert branch(record, len(record.actions)) == record

    def test_packs_are_compared(self, tmp_path: Path) -> None:
        pack = write_pack(tmp_path / "one")
        record = Record.start(GAME, 2, "1", packs=[pack])
        verify(record, GAME, [pack])
        other = write_pack(tmp_path / "two", note="changed")
        with pytest.raises(RecordError, match=r"packs: expected the pack more 1\.2\.0 with the hash \w+, found"):
            verify(record, GAME, [other])
        with pytest.raises(RecordError, match=r"packs: .* with the pack more 1\.2\.0, which is missing here"):
            verify(record, GAME)
        with pytest.raises(RecordError, match=r"packs: .* without the pack more 1\.2\.0, which is in use here"):
            verify(Record.start(GAME, 2, "1"), GAME, [pack])


class TestReplayErrors:
    def refuse(self, record: Record, said: str, game: TinyGame = GAME) -> None:
        record.source = "kept/game.json"
        with pytest.raises(RecordError) as caught:
            verify(record, game)
        assert str(caught.value).startswith(f"kept/game.json: {said}")

    def test_another_game(self) -> None:
        record = played()
        record.game = "chess"
        self.refuse(record, "game: expected a record of tiny, found one of chess")

    def test_another_rules_version(self) -> None:
        record = played()
        record.rules = 3
        self.refuse(record, "rules: the record was played by rules version 3, this build plays version 1")

    def test_an_option_that_does_not_exist(self) -> None:
        record = played()
        record.options["tea"] = 1
        self.refuse(record, "options: tiny has no option 'tea'")

    def test_a_position_that_does_not_fit(self) -> None:
        record = Record.start(GAME, 2, "1", position={"players": [{"chips": [9]}]})
        self.refuse(record, "position: players[0].chips[0]: expected a chip from 1 to 4, found 9")

    def test_an_unknown_action(self) -> None:
        record = played()
        record.actions[4] = (0, "bod 3")
        self.refuse(record, "action 5: unknown action 'bod 3'; did you mean 'bid 3'")

    def test_an_illegal_action(self) -> None:
        record = branch(played(), 2)
        record.actions.append((0, "swap"))
        said = "action 3: expected a legal action, found 'swap' of seat 0, refused: not-asked-now"
        self.refuse(record, said)

    def test_a_seat_that_is_not_to_act(self) -> None:
        record = branch(played(), 0)
        record.actions.append((2, "stake 1"))
        self.refuse(record, "action 1: expected a legal action, found 'stake 1' of seat 2, refused: not-your-decision")

    def test_a_seat_that_does_not_exist(self) -> None:
        record = branch(played(), 0)
        record.actions.append((9, "stake 1"))
        self.refuse(record, "action 1: expected a legal action, found 'stake 1' of seat 9, refused: no-such-seat")

    @pytest.mark.parametrize("number", [0, 10])
    def test_a_hash_that_differs(self, number: int) -> None:
        record = played()
        true = record.checkpoints[number]
        record.checkpoints[number] = "0" * 16
        self.refuse(record, f"action {number}: expected the state hash 0000000000000000, found {true}")

    def test_another_deal(self) -> None:
        record = played()
        record.seed = "8"
        self.refuse(record, "action 0: expected the state hash")

    def test_another_result(self) -> None:
        record = played()
        assert record.result is not None
        record.result = record.result[::-1] if record.result != record.result[::-1] else [0.0, 1.0, 0.0]
        self.refuse(record, f"result: the record says {record.result}, the game gives [")

    def test_a_result_of_a_game_that_goes_on(self) -> None:
        record = branch(played(), 5)
        record.result = [1.0, 0.0, 0.0]
        self.refuse(record, "result: the record says [1.0, 0.0, 0.0], the game gives none, for the game goes on")

    def test_a_finished_game_without_a_result(self) -> None:
        record = played()
        record.result = None
        self.refuse(record, "result: the record says None, the game gives [")


# --- giving up --------------------------------------------------------------------------------------------------------


def test_whoever_gave_up_gets_nothing() -> None:
    assert shares([0.0, 1.0], []) == [0.0, 1.0]
    assert shares([0.0, 0.0], []) == [0.0, 0.0], "a game may be won by nobody at the table"
    assert shares([1.0], []) == [1.0]
    assert shares([0.0], [GaveUp([0], 4)]) == [0.0], "who plays alone and gives up has not won"
    assert shares([1.0], [GaveUp([0], 4)]) == [0.0]
    assert shares([0.0, 0.0], [GaveUp([1], 4)]) == [1.0, 0.0]
    assert shares([0.0, 1.0, 0.0], [GaveUp([1], 4)]) == [0.5, 0.0, 0.5]
    assert shares([0.5, 0.5, 0.0], [GaveUp([1], 4)]) == [0.75, 0.0, 0.25]
    assert shares([0.0, 0.0, 0.0], [GaveUp([1], 4), GaveUp([0, 2], 4)]) == [0.5, 0.0, 0.5]


def test_a_game_that_was_given_up_ends_where_it_ends() -> None:
    shorter = branch(played(), 4)
    shorter.gave_up, shorter.result = [GaveUp([2], 4)], [0.5, 0.5, 0.0]
    again = Record.from_data(shorter.data())
    assert again == shorter
    verify(again, GAME)
    assert branch(again, 3).gave_up == []
    again.result = [1.0, 0.0, 0.0]
    with pytest.raises(
        RecordError, match=r"result: the record says \[1.0, 0.0, 0.0\], the game gives \[0.5, 0.5, 0.0\]"
    ):
        verify(again, GAME)


@pytest.mark.parametrize(
    ("gave_up", "told"),
    [
        ([{"seats": [3], "after": 0}], "seats from 0 to 2"),
        ([{"seats": [-1], "after": 0}], "seats from 0 to 2"),
        ([{"seats": [1], "after": 0}, {"seats": [1], "after": 1}], "each once"),
        ([{"seats": [1], "after": 999}], "at most"),
        ([{"seats": [], "after": 0}], "an empty list"),
        ([{"seats": [1], "after": 0, "why": ""}], "why"),
    ],
)
def test_nonsense_about_who_gave_up_is_refused(gave_up: list[dict[str, Any]], told: str) -> None:
    data = played().data() | {"gave_up": gave_up}
    with pytest.raises(RecordError, match="gave_up") as error:
        Record.from_data(data)
    assert told in str(error.value)
