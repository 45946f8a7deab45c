"""Going back at a table where one person plays against bots: anything, by entries; with others it is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arcanum.core.reasons import Reason
from arcanum.core.record import Record, verify
from arcanum.games import GAMES, find
from arcanum.server import wire
from arcanum.server.entries import AnyEntry, Info, Moved, Resigned, Sat, Stamped, WentBack, decode, encode
from arcanum.server.errors import Refused
from arcanum.server.hub import summary_of
from arcanum.server.returning import WayBack, go_back, plays_alone, ways_back
from arcanum.server.table import Snapshot, Table
from tests.server.parlour import Ear, Parlour

BOT = "random"


class Solo:
    """A table of one person, at seat 0, with bots at the others, and all its entries. Who is asked answers one way or
    another, the same way each time."""

    def __init__(self, game: str = "res_arcana", seats: int = 2, clock: int = 0, **options: Any) -> None:
        record = Record.start(find(game), seats, "solo", options)
        self.table = Table("t", Info(record=record.data(), clock=clock))
        self.entries: list[Stamped] = []
        self.add(*[Sat(seat, name="" if seat else "Me", bot=BOT if seat else "") for seat in range(seats)])

    def add(self, *entries: AnyEntry, message: str = "") -> None:
        stamped = [Stamped(entry, 1000 + len(self.entries), message) for entry in entries]
        self.table.add_all(stamped)
        self.entries += stamped

    @property
    def actions(self) -> list[tuple[int, str]]:
        assert self.table.session is not None
        return self.table.session.record.actions

    @property
    def hash(self) -> str:
        return self.table.state.state_hash()

    @property
    def ways(self) -> list[WayBack]:
        return ways_back(self.table, 0)

    def answer(self, words: str = "") -> None:
        """Let whoever is asked answer."""
        seat = self.table.asked()[0]
        legal = self.table.state.legal_actions(seat)
        words = words or self.table.state.space.words(legal[7 * self.table.moves % len(legal)])
        self.add(Moved(seat, words, BOT if seat else ""))

    def play(self, answers: int) -> None:
        for _ in range(answers):
            if not self.table.over:
                self.answer()

    def play_until(self, marked: bool, least: int = 0) -> WayBack:
        """Go on until the latest decision is, or is not, one to which going back marks the table."""
        while self.table.moves < least or not self.ways or self.ways[-1].marks != marked:
            self.answer()
        return self.ways[-1]

    def play_out(self) -> None:
        while not self.table.over:
            self.answer()

    def back(self, number: int) -> None:
        self.add(*go_back(self.table, 0, number, True))

    def again(self, saved: bytes | None = None) -> Table:
        """The table as another process finds it: from its entries, or a snapshot and those since."""
        made = Table("t", msgspec.json.decode(msgspec.json.encode(self.table.info), type=Info))
        if saved is not None:
            made.restore(msgspec.json.decode(saved, type=Snapshot))
        for each in self.entries[made.entries :]:
            made.add(Stamped(decode(encode(each.entry)), each.at, each.message))
        return made


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answers_lead_to_the_same_game(game: str) -> None:
    """Neither cards nor dice come anew: from any decision on, the same answers give the same hashes."""
    solo = Solo(game)
    hashes = [solo.hash]
    while solo.table.moves < 150 and not solo.table.over:
        solo.answer()
        hashes.append(solo.hash)
    actions = solo.actions[:]
    assert solo.table.state.revelations > 5, "something is revealed and rolled"
    for number in range(len(solo.ways) - 1, -1, -9):
        way = solo.ways[number]
        solo.back(number)
        assert solo.hash == hashes[way.kept]
        assert solo.actions == actions[: way.kept]
        for at, (seat, words) in enumerate(actions[way.kept :], way.kept + 1):
            solo.add(Moved(seat, words, BOT if seat else ""))
            assert solo.hash == hashes[at]
    verify(solo.table.played(), find(game))


def test_every_own_decision_is_a_way_back() -> None:
    solo = Solo()
    solo.play(60)
    own = [number for number, (seat, _) in enumerate(solo.actions) if seat == 0]
    assert [way.kept for way in solo.ways] == own
    assert [way.answers for way in solo.ways] == [(solo.actions[number][1],) for number in own]
    assert [way.number for way in solo.ways] == list(range(len(own)))


def test_going_back_past_what_is_known_is_asked_about_once_and_marks_the_record() -> None:
    solo = Solo()
    way = solo.play_until(marked=True)
    assert "take_backs" not in solo.table.played().data()
    with pytest.raises(Refused) as refused:
        go_back(solo.table, 0, way.number, False)
    assert refused.value.code == "marks"
    solo.back(way.number)
    assert solo.table.take_backs == 1
    assert Record.from_data(solo.table.played().data()).take_backs == 1
    solo.play(30)
    assert go_back(solo.table, 0, solo.play_until(marked=True).number, False), "it is asked once"


def test_what_undo_allows_marks_nothing() -> None:
    solo = Solo()
    way = solo.play_until(marked=False, least=20)
    assert go_back(solo.table, 0, way.number, False) == [WentBack(0, way.kept, False)]
    solo.back(way.number)
    assert solo.table.take_backs == 0


def test_whoever_learned_nothing_is_not_asked() -> None:
    """A card that only bots were shown is taken up again as if nothing had been; a card drawn from several was seen."""
    solo = Solo()
    looked = {False: 0, True: 0}
    hand: set[str] = set()
    unknown = 0
    while not solo.table.over:
        session, me = solo.table.session, solo.table.state.view(0)["players"][0]
        assert session is not None
        owner, words = session.record.actions[-1] if solo.actions else (1, "")
        drawn = set(me["hand_cards"]) - hand
        revealed = owner == 0 and session.can_undo(0) == Reason("undo-revealed")
        if revealed and (0 < len(drawn) < unknown or (not drawn and words.startswith(("place ", "discard ")))):
            assert solo.ways[-1].marks == bool(drawn), words
            looked[bool(drawn)] += 1
        hand = set(me["hand_cards"])
        # Whoever has laid cards on top of their deck knows what they draw.
        unknown = 0 if session.state.save()["known_top"][0] else me["deck"]
        solo.answer()
    assert min(looked.values()) >= 2, looked


def test_what_was_given_together_is_one_way_back() -> None:
    solo = Solo("black_rose")
    while not solo.table.state.branches or 0 not in solo.table.asked():
        solo.answer()
    probe = solo.table.state.clone()
    answers: list[str] = []
    while 0 in probe.actors() and probe.branches and len(answers) < 2:
        answers.append(probe.space.words(probe.legal_actions(0)[0]))
        probe.apply(0, probe.legal_actions(0)[0])
    assert len(answers) == 2
    before = solo.table.moves
    solo.add(*solo.table.move(0, answers, solo.table.ticket(0)))
    assert (solo.ways[-1].kept, solo.ways[-1].answers) == (before, tuple(answers))
    saved = solo.table.snapshot()
    assert saved is not None
    restored = ways_back(solo.again(msgspec.json.encode(saved)), 0)
    assert [way.answers for way in restored] == [way.answers for way in solo.ways]


@pytest.mark.parametrize("game", GAMES)
def test_the_entries_lead_to_the_same_table_after_a_restart(game: str) -> None:
    solo = Solo(game, clock=60)
    saved: list[bytes] = []
    for at in range(12):
        solo.play(14)
        solo.back(max(0, len(solo.ways) - 1 - at))
        made = solo.table.snapshot()
        assert made is not None
        saved.append(msgspec.json.encode(made))
    expected = _whole(solo.table)
    for each in (None, *saved):
        assert _whole(solo.again(each)) == expected


def _whole(table: Table) -> dict[str, Any]:
    asked = table.asked()
    return {
        "hash": table.state.state_hash(),
        "record": table.played().data(),
        "tickets": [table.ticket(seat) for seat in asked],
        "time": (table.asked_at, table.given, table.timed),
        "backs": (table.backs, table.public_backs, table.take_backs),
        "ways": [(way.kept, way.answers) for way in ways_back(table, 0)],
        "seats": msgspec.to_builtins(table.seats),
    }


def test_an_answer_that_a_bot_thought_of_before_is_stale() -> None:
    solo = Solo()
    while not (solo.table.moves > 20 and solo.table.asked() == (1,)):
        solo.answer()
    ticket = solo.table.ticket(1)
    way, words = solo.ways[-1], solo.actions[solo.ways[-1].kept :]
    solo.back(way.number)
    for seat, each in words:
        solo.add(Moved(seat, each, BOT if seat else ""))
    assert solo.table.asked() == (1,)
    assert solo.table.ticket(1) != ticket, "the same question in another line of the game is another one"


def test_the_end_is_taken_back_and_its_result_withdrawn() -> None:
    solo = Solo(setup="first_game", round_limit=1)
    solo.play_out()
    assert summary_of(solo.table, None).outcome is not None
    solo.back(solo.ways[-1].number)
    after = summary_of(solo.table, None)
    assert (after.status, after.outcome, solo.table.result()) == ("playing", None, None)
    assert solo.table.asked() == (0,)
    solo.play_out()
    outcome = summary_of(solo.table, None).outcome
    assert outcome is not None
    assert outcome.take_backs == 1
    verify(solo.table.played(), find("res_arcana"))


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_gave_up_goes_on(seats: int) -> None:
    solo = Solo(seats=seats)
    solo.play(20)
    while solo.table.asked() != (0,):
        solo.answer()
    before, ticket = solo.hash, solo.table.ticket(0)
    solo.add(Resigned(0))
    assert solo.table.over == (seats == 2)
    solo.add(*go_back(solo.table, 0, len(solo.ways) - 1, True))
    assert not solo.table.over
    assert not solo.table.gave_up
    assert (solo.table.seats[0].resigned, solo.table.bot_for(0)) == (False, "")
    if seats == 2:
        assert (solo.hash, solo.table.asked()) == (before, (0,))
        assert solo.table.ticket(0) != ticket
    verify(solo.table.played(), find("res_arcana"))


def test_a_table_goes_back_no_further_than_where_it_began() -> None:
    """What was played before is another game: perhaps somebody else's."""
    source = Solo()
    source.play(40)
    assert source.table.session is not None
    solo = Solo()
    solo.table = Table("t", Info(record=source.table.session.record.data()))
    solo.add(Sat(0, name="Me"), Sat(1, bot=BOT))
    assert solo.ways == []
    while not solo.ways:
        solo.answer()
    start = solo.ways[0].kept
    solo.play(10)
    assert start >= 40
    solo.back(0)
    assert solo.table.moves == start


def _table(*entries: AnyEntry, moves: int = 20) -> Table:
    table = Table("t", Info(record=Record.start(find("res_arcana"), len(entries), "two", {}).data()))
    table.add_all([Stamped(entry, 0) for entry in entries])
    for _ in range(moves if table.begun else 0):
        seat = table.asked()[0]
        table.add(Stamped(Moved(seat, table.state.space.words(table.state.legal_actions(seat)[0])), 0))
    return table


@pytest.mark.parametrize(
    "entries",
    [
        [Sat(0, name="One"), Sat(1, name="Other")],
        [Sat(0, name="One"), Sat(1, bot=BOT), Sat(2, name="Third")],
    ],
)
def test_with_others_all_is_as_it_was(entries: Sequence[AnyEntry]) -> None:
    table = _table(*entries)
    assert not plays_alone(table, 0)
    assert ways_back(table, 0) == []
    with pytest.raises(Refused) as refused:
        go_back(table, 0, 0, True)
    assert refused.value.code == "not_allowed"


def test_others_who_resigned_or_let_a_bot_play_are_there_all_the_same() -> None:
    table = _table(Sat(0, name="One"), Sat(1, bot=BOT), Sat(2, name="Third"))
    table.add(Stamped(table.leave(2, "apprentice"), 0))
    assert not plays_alone(table, 0)
    table.add(Stamped(Resigned(2), 0))
    assert not plays_alone(table, 0)


def test_before_the_game_begins_there_is_nothing_to_go_back_to() -> None:
    table = _table(Sat(0, name="One"), Sat(0, name="One"), moves=0)
    assert ways_back(table, 0) == []
    with pytest.raises(Refused) as refused:
        go_back(table, 0, 0, True)
    assert refused.value.code == "not_playing"


# --- over a socket ----------------------------------------------------------------------------------------------------


async def _asked(ear: Ear) -> dict[str, Any]:
    while not ear.state or not (ear.state["ticket"] or ear.state["table"]["status"] == "over"):
        await ear.hear()
    return ear.state


async def _answer(ear: Ear) -> None:
    state = await _asked(ear)
    ear.state = {}
    choice = state["choices"][0]["words"]
    answer = await ear.ask("move", ticket=state["ticket"], actions=[choice])
    assert answer["type"] == "done", answer


def test_a_misclick_is_taken_back_over_a_socket(tmp_path: Path) -> None:
    async def played() -> None:
        async with Parlour(tmp_path, thinkers=1) as parlour:
            me = parlour.guest()
            made = await me.make("me", "apprentice")
            async with me.sit(made["table"]) as ear:
                await _asked(ear)
                while not (ear.state["back"] or {}).get("marks"):
                    await _answer(ear)
                    await _asked(ear)
                back, before = ear.state["back"], ear.state
                assert back["label"]
                assert before["undo"]
                refused = await ear.ask("go_back", number=back["number"])
                assert refused["problem"]["code"] == "marks"
                told = await ear.ask("ways_back")
                assert told["ways"][-1] == back
                done = await ear.ask("go_back", number=back["number"], sure=True, id="once")
                assert done["type"] == "done"
                await ear.settle()
                await _asked(ear)
                assert (ear.state["anew"], ear.state["table"]["take_backs"]) == (True, 1)
                assert (await ear.ask("go_back", number=back["number"], sure=True, id="once"))["repeated"]
                late = await ear.ask("go_back", number=99, sure=True)
                assert late["problem"]["code"] == "no_such_move"
                watcher = parlour.guest()
                async with watcher.sit(made["table"]) as other:
                    await other.settle()
                    assert other.state["back"] is None
                    refused = await other.ask("go_back", number=0, sure=True)
                    assert refused["problem"]["code"] == "not_your_seat"

    asyncio.run(played())


def test_a_withdrawn_result_is_gone_from_the_list_and_the_record(tmp_path: Path) -> None:
    async def played() -> None:
        async with Parlour(tmp_path, thinkers=1) as parlour:
            me = parlour.guest()
            made = await me.make("me", "apprentice", public=True)
            where = f"/api/tables/{made['table']}"
            async with me.sit(made["table"]) as ear:
                await _answer(ear)
                await _asked(ear)
                await ear.ask("resign")
                await ear.settle()
                assert (ear.state["back"]["label"], ear.state["back"]["marks"]) == ("", True)
                assert (await me.http.get(f"{where}/record")).status_code == 200
                [mine] = (await me.http.get("/api/my/tables")).json()
                assert mine["result"] == [0.0, 1.0]
                done = await ear.ask("go_back", number=ear.state["back"]["number"], sure=True)
                assert done["type"] == "done", done
                [mine] = (await me.http.get("/api/my/tables")).json()
                assert (mine["status"], mine["result"], mine["gave_up"]) == ("playing", None, [])
                assert (await me.http.get(f"{where}/record")).status_code == 403
                await ear.ask("resign")
                [mine] = (await me.http.get("/api/my/tables")).json()
                assert (mine["result"], mine["take_backs"]) == ([0.0, 1.0], 1)
                assert (await me.http.get(f"{where}/record")).json()["take_backs"] == 1

    asyncio.run(played())


def test_messages_are_strict() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "go_back", "id": "a", "number": -1}', type=wire.FromClient)
