"""Tables as pure data: the entries are the table, whichever way one gets there."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.entries import (
    AnyEntry,
    AskedBack,
    CameBack,
    Info,
    Left,
    Moved,
    Paused,
    RanOut,
    Sat,
    Stamped,
    TookBack,
    decode,
    encode,
)
from arcanum.server.errors import Refused
from arcanum.server.table import LEAST, STAND_IN, Snapshot, Table
from tests.server.short import first_of, secret_table

CLOCK = 60
GAMES = int(os.environ.get("ARCANUM_WILD_GAMES", "4"))


def fresh(seats: int, seed: str = "1", clock: int = CLOCK, forfeit: bool = False, setup: str = "standard") -> Table:
    """A table with people at all seats."""
    record = Record.start(find("res_arcana"), seats, seed, {"setup": setup})
    table = Table("t", Info(record=record.data(), clock=clock, forfeit=forfeit))
    for seat in range(seats):
        table.add(Stamped(Sat(seat, name=f"Seat {seat}"), 1000 + seat))
    return table


def whole(table: Table) -> dict[str, Any]:
    """All that a table says of itself, however it came about."""
    session = table.session
    assert session is not None
    asked = table.asked()
    return {
        "entries": table.entries,
        "hash": session.state.state_hash(),
        "record": session.record.data(),
        "revelations": session.state.revelations,
        "events": session.state.event_count,
        "asked": asked,
        "tickets": [table.ticket(seat) for seat in asked],
        "views": [session.state.view(seat) for seat in (*range(len(table.seats)), None)],
        "deadlines": [table.deadline(seat) for seat in asked],
        "asked_at": table.asked_at,
        "time": (table.given, table.timed),
        "messages": [list(known) for known in table.messages],
        "seats": [msgspec.to_builtins(seat) for seat in table.seats],
        "standing_in": table.standing_in,
        "request": msgspec.to_builtins(table.request),
        "backs": (table.backs, table.public_backs),
        "lost": table.lost,
        "result": table.result(),
        "rematch": table.rematch,
    }


def fold(table: Table, entries: Sequence[Stamped], saved: bytes | None = None) -> Table:
    """A table from its entries, or from a snapshot and the entries since; all of it written and read again."""
    made = Table(table.id, msgspec.json.decode(msgspec.json.encode(table.info), type=Info))
    if saved is not None:
        made.restore(msgspec.json.decode(saved, type=Snapshot))
    for stamped in entries[made.entries :]:
        made.add(Stamped(decode(encode(stamped.entry)), stamped.at, stamped.message))
    return made


# --- a wild game ------------------------------------------------------------------------------------------------------


class Wild:
    """People who answer at random, take back, ask, agree, leave, come back, resign and dawdle."""

    def __init__(self, seed: int, seats: int, setup: str = "standard") -> None:
        self.random = random.Random(seed)
        self.table = fresh(seats, str(seed), setup=setup)
        self.entries = [Stamped(Sat(seat, name=f"Seat {seat}"), 1000 + seat) for seat in range(seats)]
        self.now = 2000
        self.snapshots: list[bytes] = []
        self.seen: set[str] = set()

    def play(self, steps: int) -> None:
        for step in range(steps):
            if self.table.over:
                return
            self.now += self.random.choice((0, 1, 500, 5000, 1000 * CLOCK))
            kind = self.random.choices(
                ("move", "back", "ask", "agree", "leave", "return", "late", "resign", "pause"),
                (70, 8, 8, 20, 2, 6, 3, 0.2, 1),
            )[0]
            try:
                wished = getattr(self, f"_{kind}")()
            except Refused:
                continue
            self.seen.add(kind)
            self._add(wished, f"m{step}" if self.random.random() < 0.8 else "")
            if self.random.random() < 0.1 and (saved := self.table.snapshot()) is not None:
                self.snapshots.append(msgspec.json.encode(saved))

    def _add(self, wished: Sequence[AnyEntry], message: str) -> None:
        stamped = [Stamped(entry, self.now, message) for entry in wished]
        after = self.table.copy()
        before = whole(self.table)
        after.add_all(stamped)
        assert whole(self.table) == before, "a table that was shown has changed"
        self.table = after
        self.entries += stamped

    def _anybody(self) -> int:
        return self.random.randrange(len(self.table.seats))

    def _move(self) -> Sequence[AnyEntry]:
        seat = self.random.choice(self.table.asked())
        legal = self.table.state.view(seat)["decision"]["legal"]
        bot = self.table.bot_for(seat)
        return self.table.move(seat, [self.random.choice(legal)], None if bot else self.table.ticket(seat), bot)

    def _back(self) -> Sequence[AnyEntry]:
        return self.table.take_back(self._anybody(), self.now)

    def _ask(self) -> Sequence[AnyEntry]:
        return self.table.ask_back(self._anybody())

    def _agree(self) -> Sequence[AnyEntry]:
        return [self.table.agree(self._anybody(), self.random.random() < 0.8)]

    def _leave(self) -> Sequence[AnyEntry]:
        return [self.table.leave(self._anybody(), "apprentice")]

    def _return(self) -> Sequence[AnyEntry]:
        return [self.table.come_back(self._anybody())]

    def _late(self) -> Sequence[AnyEntry]:
        late = [seat for seat in self.table.asked() if (self.table.deadline(seat) or self.now + 1) <= self.now]
        return [self.table.run_out(self.now, *late)] if late else []

    def _pause(self) -> Sequence[AnyEntry]:
        return [Paused(self.random.choice((0, 20_000, 10_000_000)))]

    def _resign(self) -> Sequence[AnyEntry]:
        """With two that would be the end."""
        return [self.table.resign(self._anybody())] if len(self.table.seats) > 2 else []


@pytest.mark.parametrize("setup", ["standard", "draft", "first_game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_snapshots_lead_where_the_entries_lead(seats: int, setup: str) -> None:
    """Whatever happens, a table read from any snapshot is the table read from all entries."""
    seen: set[str] = set()
    snapshots = 0
    for seed in range(GAMES):
        wild = Wild(1000 * seats + seed, seats, setup=setup)
        wild.play(200)
        seen |= wild.seen
        expected = whole(wild.table)
        assert whole(fold(wild.table, wild.entries)) == expected
        for saved in wild.snapshots:
            assert whole(fold(wild.table, wild.entries, saved)) == expected
        snapshots += len(wild.snapshots)
    assert snapshots > 5 * GAMES
    assert {"move", "back", "ask", "agree", "leave", "return", "late", "pause"} <= seen


def test_undo_of_the_latest_answers_survives_a_snapshot() -> None:
    """What was answered since the snapshot can be taken back as if it had never been made."""
    for seed in range(5):
        wild = Wild(seed, 2)
        wild.play(40)
        if (saved := wild.table.snapshot()) is None:
            continue
        data = msgspec.json.encode(saved)
        wild.play(40)
        again = fold(wild.table, wild.entries, data)
        since = len(msgspec.json.decode(data)["record"]["actions"])
        for seat in range(2):
            own = [number for number, (owner, _) in enumerate(answers_of(wild.table)) if owner == seat]
            if own and own[-1] >= since and not wild.table.over:
                assert _undo(again, seat) == _undo(wild.table, seat)


def answers_of(table: Table) -> list[tuple[int, str]]:
    assert table.session is not None
    return table.session.record.actions


def _undo(table: Table, seat: int) -> str | None:
    assert table.session is not None
    reason = table.session.can_undo(seat)
    return None if reason is None else reason.id


def test_an_unsound_snapshot_is_refused() -> None:
    played = fresh(2)
    while played.moves < 13:
        first_choice(played, played.asked()[0])
    saved = msgspec.to_builtins(played.snapshot())
    saved["state"]["round"] = 99
    table = Table("t", played.info)
    with pytest.raises(Exception, match="hash"):
        table.restore(msgspec.convert(saved, Snapshot))
    assert (table.entries, table.session) == (0, None)


# --- one at a time ----------------------------------------------------------------------------------------------------


def do(table: Table, wish: Callable[[Table], Sequence[AnyEntry] | AnyEntry], at: int = 5000, message: str = "") -> None:
    wished = wish(table)
    table.add_all([Stamped(entry, at, message) for entry in (wished if isinstance(wished, Sequence) else [wished])])


def first_choice(table: Table, seat: int, at: int = 5000, message: str = "") -> None:
    words = table.state.view(seat)["decision"]["legal"][0]
    do(table, lambda now: now.move(seat, [words], now.ticket(seat)), at, message)


def test_only_answering_gives_more_time() -> None:
    """Who asks the others for something has no more time for it than before."""
    table = fresh(2)
    while len(table.asked()) != 1 or table.moves < 6:
        first_choice(table, table.asked()[0])
    seat = table.asked()[0]
    due = table.deadline(seat)
    do(table, lambda now: now.ask_back(seat), at=20_000)
    assert table.deadline(seat) == due
    do(table, lambda now: now.agree(1 - seat, False), at=21_000)
    assert table.deadline(seat) == due
    do(table, lambda now: now.ask_back(seat), at=22_000)
    do(table, lambda now: now.agree(1 - seat, True), at=23_000)
    assert [table.deadline(each) for each in table.asked()] == [23_000 + 1000 * CLOCK] * len(table.asked())


def test_time_that_was_up_is_forgotten_when_the_game_goes_back() -> None:
    table = fresh(2)
    while len(table.asked()) != 1 or table.moves < 6:
        first_choice(table, table.asked()[0])
    seat = table.asked()[0]
    do(table, lambda now: now.ask_back(1 - seat))
    do(table, lambda now: now.run_out(10_000_000, seat), at=10_000_000)
    assert table.bot_for(seat)
    do(table, lambda now: now.agree(seat, True), at=10_000_001)
    assert not table.bot_for(seat)


def test_a_request_follows_what_is_taken_back() -> None:
    """Somebody asks to go back and then takes back that answer, and the one before: the request is done with."""
    wild, answered = Wild(7, 2, setup="first_game"), 0
    while answered < 2:  # Two answers in a row, for all to see, that can be taken back.
        table = wild.table
        assert not table.over
        [seat, *others] = table.asked()
        words = wild.random.choice(table.state.view(seat)["decision"]["legal"])
        do(table, lambda now: now.move(seat, [words], now.ticket(seat)))  # noqa: B023 (it is done at once)
        assert table.session is not None
        mine = not others and table.asked() == (seat,) and not table.state.branches
        answered = answered + 1 if mine and table.session.can_undo(seat) is None else 0
    do(table, lambda now: now.ask_back(seat))
    moves = table.moves
    do(table, lambda now: now.take_back(seat, 5000))
    assert table.request is None
    do(table, lambda now: now.take_back(seat, 5000))
    assert table.moves == moves - 2
    with pytest.raises(Refused) as refused:
        table.agree(1 - seat, True)
    assert refused.value.code == "nothing_to_answer"


def test_who_leaves_has_not_agreed_and_a_request_falls_with_who_asked() -> None:
    """All people have to agree; whoever lets a bot answer may come back."""
    table = fresh(3)
    while table.moves < 8:
        first_choice(table, table.asked()[0])
    do(table, lambda now: now.ask_back(0))
    moves = table.moves
    do(table, lambda now: now.agree(1, True))
    assert table.moves == moves
    do(table, lambda now: now.leave(2, "apprentice"))
    assert table.backs == 0
    do(table, lambda now: now.agree(2, True))
    assert (table.request, table.backs) == (None, 1)
    do(table, lambda now: now.ask_back(1))
    do(table, lambda now: now.agree(1, False))
    assert table.request is None, "who has asked may think better of it"
    do(table, lambda now: now.ask_back(1))
    do(table, lambda now: now.leave(1, "apprentice"))
    assert table.request is None


def test_who_is_away_takes_nothing_back() -> None:
    table = fresh(2)
    while table.moves < 4:
        first_choice(table, table.asked()[0])
    table.add(Stamped(Left(0, "apprentice"), 6000))
    for wish in (lambda: table.take_back(0, 6000), lambda: table.ask_back(0)):
        with pytest.raises(Refused) as refused:
            wish()
        assert refused.value.code == "not_allowed"


def test_one_long_message_does_not_push_others_out_of_memory() -> None:
    table = fresh(2, setup="first_game")
    table.messages[0].extend(f"old{number}" for number in range(60))
    seat = table.asked()[0]
    words = table.state.view(seat)["decision"]["legal"][0]
    for _ in range(2):
        table.add(Stamped(Moved(seat, words), 6000, "long"))
        words = table.state.view(seat)["decision"]["legal"][0] if seat in table.asked() else words
        if seat not in table.asked():
            break
    assert list(table.messages[seat]).count("long") == 1


def test_whoever_plays_alone_may_give_up() -> None:
    table = fresh(2)
    table.seats = table.seats[:1]
    table.lost = (0,)
    assert table.result() == [0.0]


def test_time_is_up_once() -> None:
    table = fresh(2, clock=1, forfeit=True)
    seat = table.asked()[0]
    with pytest.raises(Refused):
        table.run_out(1500, seat)
    do(table, lambda now: now.run_out(3000, seat), at=3000)
    assert table.over
    with pytest.raises(Refused) as refused:
        table.run_out(4000, seat)
    assert refused.value.code == "already_over"


# --- time that nobody gets twice --------------------------------------------------------------------------------------


def in_a_turn() -> tuple[Table, int]:
    """A table at which a seat is in the middle of its turn: it may take its last answer back, and is asked again."""
    table = fresh(2, setup="first_game")
    while True:
        seat = table.asked()[0]
        first_choice(table, seat)
        assert table.session is not None
        if table.asked() == (seat,) and table.session.can_undo(seat) is None and not table.state.branches:
            return table, seat


def after_a_turn() -> tuple[Table, int]:
    """A table at which a seat may take its last answer back although the other one is asked."""
    table = fresh(2, setup="first_game")
    while True:
        seat = table.asked()[0]
        first_choice(table, seat)
        assert table.session is not None
        if table.asked() == (1 - seat,) and table.session.can_undo(seat) is None and not table.state.branches:
            return table, seat


def test_nobody_stalls_by_taking_back_in_their_turn() -> None:
    table, seat = in_a_turn()
    due = table.deadline(seat)
    assert due == 5000 + 1000 * CLOCK
    words = answers_of(table)[-1][1]
    for at in range(6000, due - LEAST, 4000):
        do(table, partial(Table.take_back, seat=seat, now=at), at)
        assert table.deadline(seat) == due
        do(table, lambda now: now.move(seat, [words], now.ticket(seat)), at + 1)
        assert table.deadline(seat) == due, "it has had time for this answer"
    with pytest.raises(Refused) as refused:
        table.take_back(seat, due - LEAST + 1)
    assert refused.value.code == "not_allowed"
    first_choice(table, seat, at=due - 1)
    asked = table.asked()[0]
    assert table.deadline(asked) == due - 1 + 1000 * CLOCK


def test_nobody_stalls_by_taking_back_after_their_turn() -> None:
    table, seat = after_a_turn()
    words = answers_of(table)[-1][1]
    due = table.asked_at[seat] + 1000 * CLOCK
    for at in range(6000, due - LEAST, 4000):
        do(table, partial(Table.take_back, seat=seat, now=at), at)
        assert table.deadline(seat) == due
        do(table, lambda now: now.move(seat, [words], now.ticket(seat)), at + 1)
        assert table.deadline(1 - seat) == at + 1 + 1000 * CLOCK, "the other one has lost nothing by it"
    with pytest.raises(Refused) as refused:
        table.take_back(seat, due)
    assert refused.value.code == "not_allowed"


def test_nobody_stalls_by_leaving_and_coming_back() -> None:
    table = fresh(2, forfeit=True)
    due = table.deadline(0)
    assert due is not None
    for at in range(6000, due - LEAST, 4000):
        do(table, lambda now: now.leave(0, "apprentice"), at)
        assert table.deadline(0) is None
        do(table, lambda now: now.come_back(0), at + 1)
        assert (table.deadline(0), table.bot_for(0)) == (due, "")
    do(table, lambda now: now.leave(0, "apprentice"), due - 2000)
    do(table, lambda now: now.come_back(0), due - LEAST + 1)
    assert (table.deadline(0), table.bot_for(0)) == (None, STAND_IN), "a bot gives the answer that is due"
    first_choice(table, 0, due)
    assert not table.bot_for(0), "and only that one, unless its person is faster"


def test_entries_of_older_versions_mean_what_they_meant() -> None:
    """To take back and to come back once gave a seat all its time; tables that were played like that stay so."""
    table, seat = in_a_turn()
    table.add(Stamped(TookBack(seat, table.moves - 1), 9000))
    assert table.deadline(seat) == 9000 + 1000 * CLOCK
    first_choice(table, seat, 9500)
    assert table.deadline(table.asked()[0]) == 9500 + 1000 * CLOCK
    table.add_all([Stamped(Left(seat, "apprentice"), 10_000), Stamped(CameBack(seat), 11_000)])
    if seat in table.asked():
        assert table.deadline(seat) == 11_000 + 1000 * CLOCK
    snapshot = table.snapshot()
    assert snapshot is not None
    saved = msgspec.to_builtins(snapshot)
    del saved["timed"]
    again = Table(table.id, table.info)
    again.restore(msgspec.convert(saved, Snapshot))
    assert whole(again) == whole(table)


def test_clocks_stand_still_while_the_server_is_away() -> None:
    table = fresh(2)
    before = table.asked_at[:]
    table.add(Stamped(Paused(1_000_000), 1_030_000))
    assert table.asked_at == [at + 1_000_000 for at in before]
    table.add(Stamped(Paused(1_000_000), 1_040_000))
    assert table.asked_at == [1_040_000, 1_040_000], "nobody has more than all their time"
    table.add(Stamped(Paused(0), 5000))
    assert table.asked_at == [5000, 5000], "the calendar was set back"


# --- time that is up for several --------------------------------------------------------------------------------------


def test_a_draw_if_the_time_of_both_is_up_together() -> None:
    table = fresh(2, clock=1, forfeit=True)
    assert table.asked() == (0, 1)
    do(table, lambda now: now.run_out(9000, 0, 1), at=9000)
    assert (table.over, table.result()) == (True, [0.5, 0.5])
    alone = fresh(2, clock=1, forfeit=True)
    do(alone, lambda now: now.run_out(9000, 1), at=9000)
    assert alone.result() == [1.0, 0.0]


def test_a_draw_between_those_whose_time_was_up_last() -> None:
    """With more than two a bot plays on for whoever is late; if nobody is left to play for, that is the end."""
    table = fresh(3, clock=1, forfeit=True)
    assert table.asked() == (0, 1, 2)
    do(table, lambda now: now.resign(0), at=8000)
    assert not table.over
    do(table, lambda now: now.run_out(9000, 1, 2), at=9000)
    assert (table.over, table.result()) == (True, [0.0, 0.5, 0.5])
    two = fresh(3, clock=1, forfeit=True)
    do(two, lambda now: now.run_out(9000, 0, 1), at=9000)
    assert (two.over, two.result()) == (True, [0.0, 0.0, 1.0]), "who stays alone has won"
    four = fresh(4, clock=1, forfeit=True)
    do(four, lambda now: now.run_out(9000, 0, 1), at=9000)
    assert (four.over, four.bot_for(0), four.bot_for(1), four.bot_for(2)) == (False, STAND_IN, STAND_IN, "")


def test_only_whose_time_is_up_can_be_late() -> None:
    table = fresh(2, clock=10)
    first_choice(table, 0, at=5000)
    late = table.asked()
    with pytest.raises(Refused, match=f"seat {late[-1]} is not up"):
        table.run_out((table.deadline(late[-1]) or 0) - 1, late[-1])


def test_an_entry_of_tomorrow_is_an_error_and_not_a_guess() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode('{"type":"danced","seat":0}')
    for entry in (TookBack(1, 7), TookBack(1, 7, True), RanOut(0, True), RanOut(0, True, (1, 2)), Paused(9)):
        assert decode(encode(entry)) == entry


# --- agreeing to go back ----------------------------------------------------------------------------------------------


def well_begun(seats: int = 2) -> Table:
    """A table at which somebody has to answer for all to see."""
    table = fresh(seats)
    while table.moves < 8 or table.state.branches:
        first_choice(table, table.asked()[0])
    return table


def test_a_request_ends_when_a_person_goes_on_playing() -> None:
    """Else an old one could be used to undo what has happened since."""
    table = well_begun()
    do(table, lambda now: now.ask_back(1 - now.asked()[0]))
    assert table.request is not None
    first_choice(table, table.asked()[0])
    assert table.request is None


@pytest.mark.parametrize("game", ["res_arcana", "black_rose"])
def test_a_request_tells_nothing_of_secret_answers(game: str) -> None:
    """Neither that it ends nor which number it has: who has asked would know that another has answered."""
    table = secret_table(game)
    quiet = table.copy()
    for each, secretly in ((table, True), (quiet, False)):
        each.add(Stamped(each.ask_back(0)[0], 0))
        assert each.request is not None
        if secretly:
            each.add(Stamped(Moved(1, first_of(each, 1)), 0))
            assert each.asked() == (0, 1)
            assert each.request is not None
        each.add(Stamped(each.agree(1, False), 0))
        each.add(Stamped(each.ask_back(0)[0], 0))
    assert table.request is not None
    assert quiet.request is not None
    assert table.request.number == quiet.request.number


def test_a_request_tells_nothing_of_what_is_taken_back_in_secret() -> None:
    """It stays until the other has answered it; then there is nothing left to go back to."""
    table = secret_table("black_rose")
    table.add(Stamped(Moved(0, first_of(table, 0)), 0))
    table.add(Stamped(table.ask_back(0)[0], 0))
    do(table, lambda now: now.take_back(0, 0), 0)
    assert table.request is not None
    before = table.moves, table.backs
    table.add(Stamped(table.agree(1, True), 0))
    assert msgspec.to_builtins(table.request) is None
    assert (table.moves, table.backs) == before


def test_a_secret_answer_ended_requests_of_older_tables() -> None:
    table = secret_table("black_rose")
    table.add(Stamped(AskedBack(0, 0, until_moved=True), 0))
    table.add(Stamped(Moved(1, first_of(table, 1)), 0))
    assert table.request is None


def test_a_request_outlasts_what_bots_do() -> None:
    table = well_begun(3)
    seat = table.asked()[0]
    do(table, lambda now: now.leave(seat, "random"))
    do(table, lambda now: now.ask_back((seat + 1) % 3))
    words = table.state.view(seat)["decision"]["legal"][0]
    do(table, lambda now: now.move(seat, [words], None, "random"))
    assert table.request is not None


def test_an_answer_is_to_the_request_that_was_meant() -> None:
    table = well_begun()
    seat = table.asked()[0]
    do(table, lambda now: now.ask_back(seat))
    assert table.request is not None
    first = table.request.number
    do(table, lambda now: now.agree(seat, False, first))
    do(table, lambda now: now.ask_back(seat))
    with pytest.raises(Refused) as refused:
        table.agree(1 - seat, True, first)
    assert refused.value.code == "stale"
    assert table.request is not None
    assert table.request.number > first
    do(table, lambda now: now.agree(1 - seat, True, now.request.number if now.request else 0))
    assert table.backs == 1


def test_who_has_resigned_has_no_say() -> None:
    table = well_begun(3)
    do(table, lambda now: now.resign(2))
    do(table, lambda now: now.ask_back(0))
    with pytest.raises(Refused) as refused:
        table.agree(2, False)
    assert refused.value.code == "not_allowed"
    do(table, lambda now: now.agree(1, True))
    assert table.backs == 1


def test_who_stays_alone_has_won() -> None:
    table = well_begun(3)
    do(table, lambda now: now.resign(0))
    assert not table.over
    do(table, lambda now: now.resign(2))
    assert (table.over, table.result()) == (True, [0.0, 1.0, 0.0])
    assert [each.seats for each in table.played().gave_up] == [[0], [2]]


def all_laid_out(table: Table, seat: int) -> list[str]:
    """The first answers with which a seat prepares all its spells."""
    probe = table.state.clone()
    answers: list[str] = []
    while seat in probe.actors() and probe.decision(seat).prompt == "prepare":
        answers.append(probe.view(seat)["decision"]["legal"][0])
        probe.apply(seat, probe.space.parse(answers[-1]))
    return answers


def test_what_was_given_together_is_taken_back_together() -> None:
    table = secret_table("black_rose")
    before, start = table.state.view(0), table.moves
    answers = all_laid_out(table, 0)
    assert len(answers) > 2
    do(table, lambda now: now.move(0, answers, now.ticket(0)))
    first_choice(table, 1)
    assert table.moves == start + len(answers) + 1
    do(table, lambda now: now.take_back(0, 5000))
    assert table.moves == start + 1
    assert table.state.view(0)["decision"] == before["decision"]
    # What the other has answered stays, and so does what is known of it.
    do(table, lambda now: now.move(0, answers[:1], now.ticket(0)))
    first_choice(table, 0)
    do(table, lambda now: now.take_back(0, 5000))
    assert table.moves == start + 2


def test_a_request_goes_back_to_before_what_was_given_together() -> None:
    table = secret_table("black_rose")
    start = table.moves
    do(table, lambda now: now.move(0, all_laid_out(now, 0), now.ticket(0)))
    do(table, lambda now: now.ask_back(0))
    assert table.request is not None
    assert table.request.kept == start
    do(table, lambda now: now.agree(1, True))
    assert (table.moves, table.along) == (start, set())
