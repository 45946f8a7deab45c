"""Sessions: playing, the bounds of undo, saving and loading."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arcanum.core.actions import UnknownAction
from arcanum.core.files import RecordError
from arcanum.core.flow import PARALLEL
from arcanum.core.reasons import IllegalAction, Reason
from arcanum.core.record import verify
from arcanum.core.session import Session
from tests.core.tiny_game import CHOOSE, GAME, STAKES, Tiny

LAID = {"up": 5, "deck": [9, 2, 7], "leader": 0, "players": [{"won": [3]}, {"won": [4]}]}


def laid(*moves: str, seats: int = 2) -> Session:
    """A session from a known position, after some moves such as "0 stake 1"."""
    session = Session.new(GAME, seats, "1", position=LAID)
    give(session, *moves)
    return session


def give(session: Session, *moves: str) -> None:
    for move in moves:
        seat, _, words = move.partition(" ")
        session.play(int(seat), words)


def told(session: Session) -> list[str]:
    return [f"{seat} {words}" for seat, words in session.record.actions]


def reason(session: Session, seat: int) -> str:
    found = session.can_undo(seat)
    return "" if found is None else found.id


class TestCopies:
    def test_a_copy_goes_its_own_way(self) -> None:
        session = laid("0 stake 2", "0 bold")
        before, events = session.state.state_hash(), session.state.events(everything=True)
        twin = session.copy()
        assert twin.state.state_hash() == before
        assert twin.state.events(everything=True) == events
        give(twin, f"1 {_legal(twin, 1)[0]}")
        assert session.state.state_hash() == before
        assert told(session) == ["0 stake 2", "0 bold"]
        assert session.state.events(everything=True) == events
        assert len(told(twin)) == 3
        verify(twin.record, GAME)

    @pytest.mark.parametrize("moves", [("0 stake 2",), ("0 stake 2", "0 bold")])
    def test_what_may_be_taken_back_here_may_be_there(self, moves: tuple[str, ...]) -> None:
        session = laid(*moves)
        twin = session.copy()
        for seat in range(2):
            assert reason(twin, seat) == reason(session, seat)
        twin.undo(0)
        assert told(twin) == list(moves[:-1])
        assert told(session) == list(moves)
        session.undo(0)
        assert session.state.state_hash() == twin.state.state_hash()


def _legal(session: Session, seat: int) -> list[str]:
    return [session.state.space.words(action) for action in session.state.legal_actions(seat)]


class TestPlaying:
    def test_actions_come_in_words_or_as_ids(self) -> None:
        session = laid("0 stake 2")
        session.play(0, session.state.space.parse("bold"))
        assert told(session) == ["0 stake 2", "0 bold"]
        assert session.state.actors() == (0, 1)
        verify(session.record, GAME)

    def test_what_is_refused_changes_nothing(self) -> None:
        session = laid("0 stake 2")
        before = session.state.state_hash()
        with pytest.raises(IllegalAction, match="not-your-decision"):
            session.play(1, "bold")
        with pytest.raises(UnknownAction, match="unknown action 'bald'; did you mean 'bold'"):
            session.play(0, "bald")
        assert session.state.state_hash() == before
        assert told(session) == ["0 stake 2"]
        assert session.can_undo(0) is None


class TestUndo:
    def test_the_last_action_can_be_taken_back(self) -> None:
        session = laid()
        before = session.state.state_hash()
        session.play(0, "stake 2")
        assert session.can_undo(0) is None
        session.undo(0)
        assert session.state.state_hash() == before
        assert told(session) == []
        session.play(0, "stake 3")
        assert told(session) == ["0 stake 3"]

    def test_one_decision_at_a_time(self) -> None:
        session = laid("0 stake 2", "0 bold", "0 bid 2")
        session.undo(0)
        assert told(session) == ["0 stake 2", "0 bold"]
        session.undo(0)
        session.undo(0)
        assert told(session) == []
        assert reason(session, 0) == "undo-nothing"
        with pytest.raises(IllegalAction) as caught:
            session.undo(0)
        assert caught.value.reason == Reason("undo-nothing")

    def test_who_has_not_acted_has_nothing_to_take_back(self) -> None:
        assert reason(laid("0 stake 2"), 1) == "undo-nothing"
        assert reason(laid("0 stake 2"), 5) == "undo-nothing"

    def test_a_revelation_bars_the_way(self) -> None:
        # The last answer of the phase turns the bids over.
        session = laid("0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no")
        assert reason(session, 0) == "undo-revealed"
        assert reason(session, 1) == "undo-revealed"
        # A look at a hidden card, too.
        session.play(0, "swap")
        assert reason(session, 0) == "undo-revealed"

    def test_what_came_after_a_revelation_can_be_taken_back(self) -> None:
        session = laid("0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "0 keep", "0 boast")
        session.undo(0)
        session.undo(0)
        assert told(session)[-1] == "1 no"
        assert reason(session, 0) == "undo-revealed"

    def test_an_action_of_another_seat_bars_the_way(self) -> None:
        session = Session.new(GAME, 3, "1", position={**LAID, "players": [{"won": [3]}, {"won": [4]}, {"won": [1]}]})
        give(session, "0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "2 bid 1", "2 no")
        give(session, "0 keep", "0 boast", "1 pass")
        assert session.state.actors() == (2,)
        assert reason(session, 0) == "undo-others-acted"
        assert reason(session, 1) == ""
        assert len(session._past) == 1

    def test_a_forced_answer_of_another_seat_belongs_to_the_action(self) -> None:
        session = Session.new(GAME, 3, "1", position={**LAID, "players": [{"won": [3]}, {}, {"won": [1]}]})
        give(session, "0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "2 bid 1", "2 no")
        give(session, "0 keep", "0 boast")
        # Seat 1 has no points and so has passed by force; seat 2 is asked.
        assert session.state.actors() == (2,)
        session.undo(0)
        assert session.state.actors() == (0,)

    def test_events_are_those_of_the_game_as_it_is(self) -> None:
        session = laid("0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "0 keep", "0 boast")
        events = session.state.events(everything=True)
        session.undo(0)
        assert session.state.events(everything=True) == events[:-1]
        session.play(0, "boast")
        assert session.state.events(everything=True) == events

    def test_checkpoints_beyond_an_undo_are_dropped(self) -> None:
        moves = ["0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "0 keep", "0 boast"]
        session = laid(*moves, "1 pass", "1 stake 1")
        assert sorted(session.record.checkpoints) == [0, 10]
        session.undo(1)
        session.play(1, "stake 2")
        verify(session.record, GAME)


class TestUndoBesideOthers:
    BEGUN = ("0 stake 1", "0 calm")

    def test_the_answers_of_others_are_kept(self) -> None:
        session = laid(*self.BEGUN, "0 bid 4", "0 yes", "1 bid 1")
        session.undo(0)
        assert told(session) == [*self.BEGUN, "0 bid 4", "1 bid 1"]
        assert session.state.state_hash() == laid(*self.BEGUN, "0 bid 4", "1 bid 1").state.state_hash()
        session.undo(0)
        assert told(session) == [*self.BEGUN, "1 bid 1"]
        give(session, "0 bid 3", "0 no")
        assert told(session) == [*self.BEGUN, "1 bid 1", "0 bid 3", "0 no"]
        verify(session.record, GAME)

    def test_what_came_before_the_phase_is_barred_by_others(self) -> None:
        session = laid(*self.BEGUN, "0 bid 4", "1 bid 1")
        session.undo(0)
        assert reason(session, 0) == "undo-others-acted"
        assert reason(session, 1) == ""
        session.undo(1)
        assert told(session) == [*self.BEGUN]

    def test_both_may_go_back_in_turns(self) -> None:
        session = laid(*self.BEGUN, "0 bid 4", "1 bid 1", "0 yes")
        session.undo(1)
        session.undo(0)
        session.undo(0)
        assert told(session) == [*self.BEGUN]
        give(session, "1 bid 2", "0 bid 2", "1 yes")
        assert session.can_undo(0) is None
        assert session.can_undo(1) is None

    def test_events_of_others_are_kept(self) -> None:
        session = laid(*self.BEGUN, "0 bid 4", "1 bid 1")
        session.undo(0)
        assert [event.args for event in session.state.events(everything=True)] == [{"seat": 1, "value": 1}]
        assert session.state.event_count == 1

    def test_checkpoints_move_with_the_answers(self) -> None:
        moves = ["0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1", "1 no", "0 keep", "0 boast", "1 pass"]
        session = laid(*moves, "1 stake 1", "1 calm", "0 bid 1", "1 bid 2", "0 no")
        session.undo(1)
        verify(session.record, GAME)
        session.undo(0)
        session.undo(0)
        give(session, "1 bid 3", "0 bid 3", "1 no", "0 no")
        verify(session.record, GAME)

    def test_an_answer_on_which_others_depend_stays(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # A game that breaks the law of simultaneous answers: the second bidder's chip goes to the deck.
        session = laid(*self.BEGUN, "0 bid 4")
        state = session.state
        assert isinstance(state, Tiny)
        session.play(1, "bid 1")
        state.deck.append(8)
        before = session.state.state_hash()
        assert reason(session, 0) == "undo-others-acted"
        with pytest.raises(IllegalAction, match="undo: undo-others-acted"):
            session.undo(0)
        assert session.state.state_hash() == before
        assert told(session) == [*self.BEGUN, "0 bid 4", "1 bid 1"]

    def test_the_end_of_the_phase_bars_the_way(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # Without a revelation at the end of the phase, its last answer may be taken back, and only that.
        monkeypatch.setattr("tests.core.tiny_game.Reveal.run", quiet_reveal)
        session = laid(*self.BEGUN, "0 bid 4", "0 yes", "1 bid 1", "1 no")
        assert session.state.actors() == (0,)
        assert reason(session, 0) == "undo-others-acted"
        session.undo(1)
        assert session.state.actors() == (1,)
        session.undo(1)
        assert told(session) == [*self.BEGUN, "0 bid 4", "0 yes"]

    def test_a_new_phase_right_after_another_is_another(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tests.core.tiny_game.Reveal.run", repeated_phase)
        session = laid(*self.BEGUN, "0 bid 4", "0 yes", "1 bid 1", "1 no", "1 bid 2", "0 bid 2")
        assert session.state.actors() == (0, 1)
        session.undo(1)
        # Its answer before that ended the first phase, and seat 0 has acted in the second.
        assert reason(session, 1) == "undo-others-acted"
        session.undo(0)
        assert reason(session, 0) == "undo-others-acted"


def quiet_reveal(_: object, state: Tiny, frame: tuple[int, ...]) -> None:
    """A reveal that counts nothing and leads to a decision of seat 0."""
    state.stack[-1] = (STAKES, 0)


def repeated_phase(_: object, state: Tiny, frame: tuple[int, ...]) -> None:
    """A reveal that counts nothing and starts the bidding again, on the same trunk."""
    state.stack.append((PARALLEL, -1, CHOOSE))


class TestFromRecord:
    MOVES = ("0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1")

    def test_it_goes_on_as_if_never_interrupted(self) -> None:
        session = Session.from_record(laid(*self.MOVES).record, GAME)
        assert told(session) == list(self.MOVES)
        session.undo(0)
        assert told(session) == ["0 stake 1", "0 calm", "0 bid 4", "1 bid 1"]

    def test_up_to_a_number(self) -> None:
        record = laid(*self.MOVES).record
        session = Session.from_record(record, GAME, to=2)
        give(session, "1 bid 3")
        assert told(session) == ["0 stake 1", "0 calm", "1 bid 3"]
        assert len(record.actions) == 5

    def test_errors_are_those_of_the_record(self) -> None:
        record = laid(*self.MOVES).record
        record.actions[3] = (0, "bid 4")
        with pytest.raises(RecordError, match="action 4: expected a legal action, found 'bid 4' of seat 0"):
            Session.from_record(record, GAME)
        record = laid(*self.MOVES).record
        record.checkpoints[0] = "0" * 16
        with pytest.raises(RecordError, match="action 0: expected the state hash"):
            Session.from_record(record, GAME)


class TestFiles:
    MOVES = ("0 stake 1", "0 calm", "0 bid 4", "0 yes", "1 bid 1")

    def saved(self, tmp_path: Path) -> Path:
        path = tmp_path / "table.json"
        laid(*self.MOVES).save(path)
        return path

    @pytest.mark.parametrize("name", ["table.json", "table.json.gz"])
    def test_a_session_goes_on_after_loading(self, tmp_path: Path, name: str) -> None:
        session = laid(*self.MOVES)
        session.save(tmp_path / name)
        loaded = Session.load(tmp_path / name, GAME)
        assert loaded.state.state_hash() == session.state.state_hash()
        assert loaded.state.event_count == session.state.event_count
        give(session, "1 no", "0 keep")
        give(loaded, "1 no", "0 keep")
        assert told(loaded) == told(session)
        assert loaded.state.state_hash() == session.state.state_hash()
        loaded.check()

    def test_saving_leaves_the_session_alone(self, tmp_path: Path) -> None:
        session = laid(*self.MOVES)
        before = session.record.data()
        session.save(tmp_path / "table.json")
        assert session.record.data() == before

    def test_what_was_played_before_the_save_stays(self, tmp_path: Path) -> None:
        loaded = Session.load(self.saved(tmp_path), GAME)
        assert reason(loaded, 0) == "undo-nothing"
        give(loaded, "1 no", "0 keep")
        loaded.undo(0)
        assert reason(loaded, 0) == "undo-nothing"

    def edit(self, path: Path, **fields: Any) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        for name, value in fields.items():
            at = data
            *way, last = name.split("__")
            for step in way:
                at = at[step]
            at[last] = value
        path.write_text(json.dumps(data), encoding="utf-8")

    @pytest.mark.parametrize(
        ("fields", "said"),
        [
            ({"format": 0}, "format: expected 1, found 0"),
            ({"owner": "me"}, "owner: expected format, record, state, events"),
            ({"record__seats": 0}, "record.seats: expected a whole number of at least 1, found 0"),
            ({"record__format": 2}, "record.format: expected 1, found 2"),
            ({"record__rules": 9}, "rules: the record was played by rules version 9"),
            ({"record__checkpoints": {}}, "record.checkpoints: expected a state hash after 5 actions, found none"),
            ({"state": {}}, "state: it cannot be loaded: KeyError('seats')"),
            ({"state__trunk": [["none", 0]]}, "state: it cannot be loaded: ValueError(\"unknown step 'none'\")"),
            ({"state__up": 6}, "action 5: expected the state hash"),
        ],
    )
    def test_a_bad_file_says_what_and_where(self, tmp_path: Path, fields: dict[str, Any], said: str) -> None:
        path = self.saved(tmp_path)
        self.edit(path, **fields)
        with pytest.raises(RecordError) as caught:
            Session.load(path, GAME)
        assert str(caught.value).startswith(f"{path}: {said}")

    def test_check_finds_a_record_that_leads_elsewhere(self, tmp_path: Path) -> None:
        session = laid(*self.MOVES)
        session.record.actions[0] = (0, "stake 2")
        with pytest.raises(RecordError, match="action 5: expected a legal action, found 'bid 1'"):
            session.check()
        session = laid(*self.MOVES)
        session.record.actions[3] = (0, "no")
        with pytest.raises(RecordError, match=r"action 5: the session has the state hash \w+, its record gives \w+"):
            session.check()
