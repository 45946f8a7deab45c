"""Tables as pure data: the entries are the table, whichever way one gets there."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from arcanum.core.record import Record
from arcanum.games import find
from arcanum.server.entries import AnyEntry, Info, Left, Moved, RanOut, Sat, Stamped, TookBack, decode, encode
from arcanum.server.errors import Refused
from arcanum.server.table import Snapshot, Table

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
                ("move", "back", "ask", "agree", "leave", "return", "late", "resign"), (70, 8, 5, 10, 2, 6, 3, 0.2)
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
        return [self.table.take_back(self._anybody())]

    def _ask(self) -> Sequence[AnyEntry]:
        return self.table.ask_back(self._anybody())

    def _agree(self) -> Sequence[AnyEntry]:
        return [self.table.agree(self._anybody(), self.random.random() < 0.8)]

    def _leave(self) -> Sequence[AnyEntry]:
        return [self.table.leave(self._anybody(), "apprentice")]

    def _return(self) -> Sequence[AnyEntry]:
        return [self.table.come_back(self._anybody())]

    def _late(self) -> Sequence[AnyEntry]:
        return [self.table.run_out(self.random.choice(self.table.asked()), self.now)]

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
    assert {"move", "back", "ask", "agree", "leave", "return", "late"} <= seen


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
    do(table, lambda now: now.run_out(seat, 10_000_000), at=10_000_000)
    assert table.bot_for(seat)
    do(table, lambda now: now.agree(seat, True), at=10_000_001)
    assert not table.bot_for(seat)


def test_a_request_follows_what_is_taken_back() -> None:
    """Somebody asks to go back and then takes back that answer, and the one before: the request is done with."""
    table = fresh(2, setup="first_game")
    while True:
        assert not table.over
        seat = table.asked()[0]
        first_choice(table, seat)
        assert table.session is not None
        if table.asked() == (seat,) and table.session.can_undo(seat) is None and not table.state.branches:
            first_choice(table, seat)
            if table.session.can_undo(seat) is None and table.asked() == (seat,):
                break
    do(table, lambda now: now.ask_back(seat))
    moves = table.moves
    do(table, lambda now: now.take_back(seat))
    assert table.request is None
    do(table, lambda now: now.take_back(seat))
    assert table.moves == moves - 2
    with pytest.raises(Refused) as refused:
        table.agree(1 - seat, True)
    assert refused.value.code == "nothing_to_answer"


def test_a_request_stands_when_others_leave_and_falls_with_who_asked() -> None:
    table = fresh(3)
    while table.moves < 8:
        first_choice(table, table.asked()[0])
    do(table, lambda now: now.ask_back(0))
    moves = table.moves
    do(table, lambda now: now.agree(1, True))
    assert table.moves == moves
    do(table, lambda now: now.leave(2, "apprentice"))
    assert (table.request, table.backs) == (None, 1)
    do(table, lambda now: now.ask_back(1))
    do(table, lambda now: now.leave(1, "apprentice"))
    assert table.request is None


def test_who_is_away_takes_nothing_back() -> None:
    table = fresh(2)
    while table.moves < 4:
        first_choice(table, table.asked()[0])
    table.add(Stamped(Left(0, "apprentice"), 6000))
    for wish in (table.take_back, table.ask_back):
        with pytest.raises(Refused) as refused:
            wish(0)
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
    table.lost = 0
    assert table.result() == [0.0]


def test_time_is_up_once() -> None:
    table = fresh(2, clock=1, forfeit=True)
    seat = table.asked()[0]
    with pytest.raises(Refused):
        table.run_out(seat, 1500)
    do(table, lambda now: now.run_out(seat, 3000), at=3000)
    assert table.over
    with pytest.raises(Refused) as refused:
        table.run_out(seat, 4000)
    assert refused.value.code == "already_over"


def test_an_entry_of_tomorrow_is_an_error_and_not_a_guess() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode('{"type":"danced","seat":0}')
    for entry in (TookBack(1, 7), RanOut(0, True)):
        assert decode(encode(entry)) == entry
