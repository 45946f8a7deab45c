"""A table: what its entries add up to. Pure: it neither waits nor writes, so it is the same wherever it is kept.

`offer_*`, `move`, `resign` and the like check what somebody asks for and give the entries that would do it, or raise
`Refused`; nothing has changed then. Once entries are safe in the store, `add` makes them true.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from arcanum.bots import BotError, check_level
from arcanum.core.actions import UnknownAction
from arcanum.core.picks import Picks, finds_out, picks, unforced
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import EVERY, GaveUp, Record, branch, check_hash, shares
from arcanum.core.session import Session
from arcanum.core.state import EndlessGame, GameState
from arcanum.games import find
from arcanum.server.entries import (
    Agreed,
    AskedBack,
    CameBack,
    Forgotten,
    GotUp,
    Info,
    Left,
    Moved,
    Paused,
    RanOut,
    Rematched,
    Resigned,
    Sat,
    SeatEntry,
    Shared,
    Stamped,
    TookBack,
    WentBack,
)
from arcanum.server.errors import Refused
from arcanum.server.offers import is_named
from arcanum.server.parts import Request as Request
from arcanum.server.parts import Seat as Seat
from arcanum.server.parts import Snapshot as Snapshot

STAND_IN: Final = "adept"
"""The bot that answers for somebody whose time is up."""
LEAST: Final = 5_000
"""How many milliseconds somebody has at least who takes an answer back or comes back themselves, if the clock gives as
much: with less left the one is refused, and after the other a bot gives the answer that is due."""
MOST_AT_ONCE: Final = 100
"""How many answers one message may hold: the picks of a payment."""
_REMEMBERED: Final = 64
"""How many messages of a seat are known again when they are repeated."""


Status = Literal["open", "playing", "over"]


class Table:
    """One table, after so many entries."""

    def __init__(self, id: str, info: Info) -> None:
        self.id = id
        self.info = info
        self.record = Record.from_data(info.record)
        self.game = find(self.record.game)
        count = self.record.seats
        self.seats = [Seat() for _ in range(count)]
        self.session: Session | None = None
        """The game, once everybody is there."""
        self.remembered_from = 0
        """How many answers were given before those that `session` has seen itself."""
        self.entries = 0
        self.request: Request | None = None
        self.requests = 0
        """How often somebody has asked to go back. (How many entries there are tells of secret answers.)"""
        self.lost: tuple[int, ...] = ()
        """Who resigned or ran out of time and thereby ended the game: several if their time was up together."""
        self.gave_up: list[GaveUp] = []
        self.rematch = ""
        self.shared = info.public
        """Whether everybody who knows the address may look at the game when it is over."""
        self.asked_at = [0] * count
        """When each seat was last asked something new, in milliseconds; the time that the server was away is added."""
        self.given = [0] * count
        """How many answers each seat has given."""
        self.timed = [0] * count
        """For how many answers each seat has had time. It has it once for each, however often it takes one back."""
        self.along: set[int] = set()
        """The answers of the record that came along with the one before, in one message."""
        self.standing_in = [False] * count
        """For whom a bot gives the next answer, because their time was up."""
        self.backs = 0
        """How often something was taken back."""
        self.public_backs = 0
        """How often all have seen it: not while all decide at the same time."""
        self.messages: list[deque[str]] = [deque(maxlen=_REMEMBERED) for _ in range(count)]
        self._tickets: dict[int, str] = {}
        """A cache, emptied by every entry."""
        self._picks: dict[int, Picks | None] = {}
        """Another one."""

    # --- what is so ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        return self._playing().state

    @property
    def begun(self) -> bool:
        return self.session is not None

    @property
    def over(self) -> bool:
        return bool(self.lost) or (self.session is not None and self.session.state.over)

    @property
    def moves(self) -> int:
        return 0 if self.session is None else len(self.session.record.actions)

    @property
    def take_backs(self) -> int:
        """How often the game went back to before something that was known since."""
        return 0 if self.session is None else self.session.record.take_backs

    @property
    def public_moves(self) -> int:
        """How many answers were given for all to see: while all decide at the same time nobody may count."""
        return 0 if self.session is None else self.session.state.decisions

    @property
    def status(self) -> Status:
        return "open" if self.session is None else "over" if self.over else "playing"

    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return () if self.session is None or self.over else self.session.state.actors()

    def bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now; empty if a person does."""
        return self.seats[seat].bot or (STAND_IN if self.standing_in[seat] else "")

    def result(self) -> list[float] | None:
        """Who got which share of the win; None while the game goes on."""
        if not self.over:
            return None
        returns = [0.0] * len(self.seats) if self.lost else list(self.state.returns())
        return shares(returns, self.gave_up)

    def played(self) -> Record:
        """The game so far as a record, with those who gave it up."""
        record = branch(self._playing().record, self.moves)
        # All may have agreed to go back to before somebody had given up; that does not undo it.
        record.gave_up = [GaveUp(each.seats, min(each.after, self.moves)) for each in self.gave_up]
        record.result = self.result()
        return record

    def answers(self, seat: int) -> int:
        """How many answers a seat has given."""
        return self.given[seat]

    def ticket(self, seat: int) -> str:
        """A name for the situation in which a seat is asked. It is made of what is asked, of how many answers all have
        seen and the seat itself has given, and of how often all have seen one taken back: others may be answering in
        secret at the same time, which neither tells anything nor is in the way."""
        known = self._tickets.get(seat)
        if known is None:
            known = self._tickets[seat] = self._new_ticket(seat)
        return known

    def _new_ticket(self, seat: int) -> str:
        state = self.state
        decision = state.view(seat).get("decision")
        text = msgspec.json.encode([decision, state.decisions, self.answers(seat), self.public_backs], order="sorted")
        return blake2b(text, digest_size=9).hexdigest()

    def picks(self, seat: int) -> Picks | None:
        """All ways to answer the group of decisions that a seat is at, if they can be given together."""
        if seat not in self._picks:
            self._picks[seat] = picks(self.state, seat)
        return self._picks[seat]

    def unforced(self, seat: int, answers: Sequence[str]) -> list[str]:
        """The answers without those that the engine gives by itself, so that all picks of a mix may be sent."""
        read = self._read(answers)
        given = unforced(self.state, seat, read)
        return [*map(self.state.space.words, given), *answers[len(read) :]]

    def finds_out(self, seat: int, answers: Sequence[str]) -> bool:
        """Whether one of several answers, but for the last, would reveal something to the seat."""
        with suppress(EndlessGame):
            return finds_out(self.state, seat, self._read(answers[:-1]))
        return False

    def _read(self, answers: Sequence[str]) -> list[int]:
        """The actions that words stand for, up to words of no action: those are for others to refuse."""
        read: list[int] = []
        with suppress(UnknownAction):
            for words in answers:
                read.append(self.state.space.parse(words))
        return read

    def parse(self, words: str) -> int:
        """The action that words stand for."""
        try:
            return self.state.space.parse(words)
        except UnknownAction as error:
            raise Refused("bad_request", str(error)) from error

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is up; None if it has all the time in the world or owes nothing."""
        if not self.info.clock or seat not in self.asked() or self.bot_for(seat):
            return None
        return self._end_of_time(seat)

    def _end_of_time(self, seat: int) -> int:
        return self.asked_at[seat] + 1000 * self.info.clock

    def _hurried(self, seat: int, now: int) -> bool:
        """Whether a seat has so little time left, if any, that it can hardly answer."""
        clock = 1000 * self.info.clock
        return clock > 0 and self._end_of_time(seat) - now < min(LEAST, clock // 2)

    def next_deadline(self) -> int | None:
        due = [at for seat in self.asked() if (at := self.deadline(seat)) is not None]
        return min(due, default=None)

    def known(self, seat: int, message: str) -> bool:
        """Whether what this message asked for has been done."""
        return bool(message) and message in self.messages[seat]

    def _playing(self) -> Session:
        if self.session is None:
            raise Refused("not_playing", "the game has not begun: seats are still open")
        return self.session

    def _going_on(self) -> Session:
        session = self._playing()
        if self.over:
            raise Refused("already_over", "the game is over")
        return session

    def _person(self, seat: int) -> Seat:
        check_seat(seat, len(self.seats))
        if not self.seats[seat].person:
            raise Refused("not_your_seat", f"nobody plays at seat {seat} themselves")
        return self.seats[seat]

    def _present(self, seat: int) -> None:
        if self._person(seat).bot:
            raise Refused("not_allowed", "a bot answers for this seat; come back first")

    # --- what may be asked for: seats ---------------------------------------------------------------------------------

    def sit(self, seat: int | None, name: str) -> Sat:
        """A person takes an open seat, the first one unless they say which."""
        free = [number for number, there in enumerate(self.seats) if not there.taken]
        if not free:
            raise Refused("seat_taken", "all seats are taken")
        if seat is None:
            seat = free[0]
        check_seat(seat, len(self.seats))
        if seat not in free:
            raise Refused("seat_taken", f"seat {seat} is taken")
        return Sat(seat, name=name)

    def sit_bot(self, seat: int, bot: str) -> Sat:
        """A bot takes an open seat."""
        check_seat(seat, len(self.seats))
        if self.seats[seat].taken:
            raise Refused("seat_taken", f"seat {seat} is taken")
        return Sat(seat, bot=checked_bot(bot))

    def get_up(self, seat: int) -> GotUp:
        """A person gives their seat back."""
        if self.begun:
            raise Refused("not_allowed", "the game has begun: let a bot take the seat over, or resign")
        self._person(seat)
        return GotUp(seat)

    def leave(self, seat: int, bot: str) -> Left:
        self._going_on()
        if self._person(seat).bot:
            raise Refused("not_allowed", "a bot answers for this seat already")
        return Left(seat, checked_bot(bot))

    def come_back(self, seat: int) -> CameBack:
        self._going_on()
        there = self._person(seat)
        if not there.bot or there.resigned:
            raise Refused("not_allowed", "nobody answers for this seat who could hand it back")
        return CameBack(seat, goes_on=True)

    def resign(self, seat: int) -> Resigned:
        self._going_on()
        if self._person(seat).resigned:
            raise Refused("not_allowed", "this seat has resigned")
        return Resigned(seat)

    # --- what may be asked for: the game ------------------------------------------------------------------------------

    def move(self, seat: int, answers: Sequence[str], ticket: str | None, bot: str = "") -> list[Moved]:
        """One answer, or several that are given together: all of them or none."""
        session = self._going_on()
        state = session.state
        if not bot and self.seats[seat].bot:
            raise Refused("not_allowed", "a bot answers for this seat; come back first")
        if ticket is not None and (seat not in state.actors() or ticket != self.ticket(seat)):
            raise Refused("stale", "the situation is not the one that was answered")
        if not 1 <= len(answers) <= MOST_AT_ONCE:
            raise Refused("bad_request", f"expected 1 to {MOST_AT_ONCE} answers, found {len(answers)}")
        probe = state.clone()
        return [Moved(seat, _try(probe, seat, words), bot, number > 0) for number, words in enumerate(answers)]

    def take_back(self, seat: int, now: int) -> list[TookBack]:
        """Take back what the seat answered last: all answers of one message, as far as they may be."""
        session = self._going_on()
        self._present(seat)
        reason = session.can_undo(seat)
        if reason is not None:
            raise Refused("illegal", "the last answer cannot be taken back without asking the others", reason)
        if self._hurried(seat, now):
            raise Refused("not_allowed", "there is no time left for another answer")
        probe = session.copy()
        taken: list[TookBack] = []
        for number in range(self._own(seat)[-1], self._together(seat) - 1, -1):
            # What was answered before all began to decide at the same time stays, or it would show who has answered.
            if probe.can_undo(seat) is not None or bool(probe.state.branches) != bool(session.state.branches):
                break
            probe.undo(seat)
            taken.append(TookBack(seat, number, goes_on=True))
        return taken

    def _own(self, seat: int) -> list[int]:
        """Which answers of the record are the seat's, counted from 0."""
        return [number for number, (owner, _) in enumerate(self._playing().record.actions) if owner == seat]

    def _together(self, seat: int) -> int:
        """The first of the answers that the seat gave last, together."""
        first = self._own(seat)[-1]
        while first in self.along:
            first -= 1
        return first

    def ask_back(self, seat: int) -> list[AskedBack | Agreed]:
        """Ask the others to go back to before the seat's last answer, or what it answered together."""
        self._going_on()
        self._present(seat)
        if self.request is not None:
            raise Refused("not_allowed", "somebody has asked already")
        own = self._own(seat)
        if not own or own[-1] < len(self.record.actions):
            raise Refused("not_allowed", "there is nothing to take back")
        return [AskedBack(seat, self._together(seat), until_moved=True, openly=True)]

    def agree(self, seat: int, yes: bool, number: int | None = None) -> Agreed:
        """Answer a request; `number` says which one was meant."""
        self._going_on()
        request = self.request
        if self._person(seat).resigned:
            raise Refused("not_allowed", "this seat has resigned")
        if request is not None and number is not None and number != request.number:
            raise Refused("stale", "this was an answer to another request")
        withdrawn = request is not None and seat == request.seat and not yes
        if request is None or (seat in request.agreed and not withdrawn):
            raise Refused("nothing_to_answer", "nobody has asked this seat")
        return Agreed(seat, yes)

    def run_out(self, now: int, seat: int, *also: int) -> RanOut:
        """The time of these seats is up: they are treated alike, whichever comes first."""
        self._going_on()
        for each in (seat, *also):
            due = self.deadline(each)
            if due is None or due > now:
                raise Refused("not_allowed", f"the time of seat {each} is not up")
        return RanOut(seat, self.info.forfeit, also)

    def offer_rematch(self, seat: int, table: str) -> Rematched:
        self._person(seat)
        if not self.over:
            raise Refused("not_allowed", "the game is not over")
        if self.rematch:
            raise Refused("not_allowed", "there is a rematch already", table=self.rematch)
        return Rematched(seat, table)

    def share(self, seat: int) -> Shared:
        self._person(seat)
        if not self.over:
            raise Refused("not_allowed", "the game is not over: until then it would tell what is hidden")
        return Shared(seat)

    # --- what has happened --------------------------------------------------------------------------------------------

    def add(self, stamped: Stamped) -> None:
        """An entry that is safe in the store has become true."""
        before, session = self.asked(), self.session
        entry = stamped.entry
        _ADD[type(entry)](self, entry)
        self._tickets.clear()
        self._picks.clear()
        self.entries += 1
        if isinstance(entry, Paused):
            self._pause(entry, stamped.at)
            return
        if stamped.message and stamped.message not in self.messages[entry.seat]:
            self.messages[entry.seat].append(stamped.message)
        if self.session is session or isinstance(entry, TookBack):
            self._wind_clocks(before, entry, stamped.at)
        else:
            self._begin_anew(stamped.at)

    def add_all(self, entries: Iterable[Stamped]) -> None:
        for stamped in entries:
            self.add(stamped)

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _wind_clocks(self, before: Sequence[int], entry: SeatEntry, at: int) -> None:
        """Reset the clocks of seats that are newly asked: because of what others did, or for another answer after their
        own. Taking an answer back, coming back or asking for something does not reset one's own clock: else one could
        keep the others waiting for ever."""
        asked, actor = self.asked(), entry.seat if isinstance(entry, Moved | TookBack | CameBack) else None
        for seat in asked:
            if self._is_due_more_time(entry) if seat == actor else seat not in before:
                self._wind(seat, at)
        for seat in before:
            if seat not in asked and seat != entry.seat:
                self.timed[seat] = self.given[seat]  # Somebody else has made an end of the question.
        if isinstance(entry, CameBack) and entry.goes_on and entry.seat in asked:
            self.standing_in[entry.seat] = self._hurried(entry.seat, at)

    def _is_due_more_time(self, entry: SeatEntry) -> bool:
        """Whether who has just done something, and is asked, had no time yet for that answer."""
        wound = isinstance(entry, TookBack | CameBack) and not entry.goes_on
        return wound or self.given[entry.seat] >= self.timed[entry.seat]

    def _wind(self, seat: int, at: int) -> None:
        self.asked_at[seat] = at
        self.timed[seat] = self.given[seat] + 1

    def _begin_anew(self, at: int) -> None:
        """The game begins, or all have agreed to go back: all have all their time."""
        self.given = _answers_by_seat(self._playing().record, len(self.seats))
        self.timed = self.given[:]
        for seat in self.asked():
            self._wind(seat, at)

    def _pause(self, entry: Paused, at: int) -> None:
        """Nobody has less time than when the server went. Nor does anybody have more than all of it, also if the
        calendar was set back in between."""
        for seat in self.asked():
            self.asked_at[seat] = min(self.asked_at[seat] + entry.away, at)

    # --- each kind of entry -------------------------------------------------------------------------------------------

    def _sat(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, not entry.bot, entry.bot)
        if all(seat.taken for seat in self.seats):
            self.session = Session.from_record(self.record, self.game)

    def _got_up(self, entry: GotUp) -> None:
        self.seats[entry.seat] = Seat()
        self.messages[entry.seat].clear()  # Whoever sits down next has said nothing yet.

    def _moved(self, entry: Moved) -> None:
        seen = self.public_moves
        if entry.along:
            self.along.add(self.moves)
        self._playing().play(entry.seat, entry.words)
        self.given[entry.seat] += 1
        self.standing_in[entry.seat] = False
        request = self.request
        if request is not None and request.until_moved and not entry.bot:
            secret = request.openly and self.public_moves == seen
            self.request = request if secret else None  # They go on as it is.

    def _took_back(self, entry: TookBack) -> None:
        session = self._playing()
        self.given[entry.seat] -= 1
        self.along = {each - (each > entry.number) for each in self.along if each != entry.number}
        self.backs += 1
        secret = bool(session.state.branches)
        self.public_backs += not secret
        self._keep_request_true(entry.number, secret)
        if session.can_undo(entry.seat) is None:
            session.undo(entry.seat)
            return
        # A table that was read anew may have forgotten the way back, so it is walked again.
        actions = session.record.actions
        shorter = branch(session.record, entry.number)
        again = Session.from_record(shorter, self.game)
        for seat, words in actions[entry.number + 1 :]:
            again.play(seat, words)
        self.session, self.remembered_from = again, 0

    def _keep_request_true(self, taken: int, secret: bool) -> None:
        """An answer is taken out: what somebody asked to go back to is now one earlier, or has been reached. Then the
        request is at an end, but not so that others could tell by it what was taken back in secret."""
        request = self.request
        if request is not None and taken == request.kept and not request.done:
            request.done = secret and request.openly
            self.request = request if request.done else None
        elif request is not None and taken < request.kept:
            request.kept -= 1

    def _asked_back(self, entry: AskedBack) -> None:
        self.requests += 1
        self.request = Request(self.requests, entry.seat, entry.kept, [entry.seat], entry.until_moved, entry.openly)
        self._go_back_if_agreed()

    def _agreed(self, entry: Agreed) -> None:
        request = self.request
        assert request is not None
        if not entry.yes:
            self.request = None
            return
        request.agreed.append(entry.seat)
        self._go_back_if_agreed()

    def _go_back_if_agreed(self) -> None:
        request = self.request
        assert request is not None
        # Whoever lets a bot answer may come back, so they are asked, too.
        people = [seat for seat, there in enumerate(self.seats) if there.person and not there.resigned]
        if not all(seat in request.agreed for seat in people):
            return
        self.request = None
        if not request.done:
            self._begin_from(self._playing().back_to(request.kept))

    def _begin_from(self, session: Session) -> None:
        """The game has gone back to there, for all to see."""
        self.session, self.remembered_from = session, 0
        self.along = {each for each in self.along if each < self.moves}
        self.standing_in = [False] * len(self.seats)
        self.backs += 1
        self.public_backs += 1

    def _went_back(self, entry: WentBack) -> None:
        """A player who goes back plays for themselves again, and has not given up."""
        session = self._playing().back_to(entry.kept)
        session.record.take_backs += entry.marks
        self._begin_from(session)
        self.seats[entry.seat] = Seat(self.seats[entry.seat].name, person=True)
        self.lost, self.gave_up = (), []

    def _resigned(self, entry: Resigned) -> None:
        """The last one left has won; as long as there are more, a bot plays on, which cannot win."""
        self._give_up(entry.seat)

    def _ran_out(self, entry: RanOut) -> None:
        late = (entry.seat, *entry.also)
        if entry.forfeit:
            self._give_up(*late)
        else:
            for seat in late:
                self.standing_in[seat] = True

    def _give_up(self, *seats: int) -> None:
        for seat in seats:
            self.seats[seat].resigned = True
        self.gave_up = [*self.gave_up, GaveUp(list(seats), self.moves)]
        if sum(not there.resigned for there in self.seats) <= 1:
            self.lost = seats
        else:
            for seat in seats:
                self.seats[seat].bot = self.seats[seat].bot or STAND_IN
        self.request = None

    def _left(self, entry: Left) -> None:
        self.seats[entry.seat].bot = entry.bot
        if self.request is not None and self.request.seat == entry.seat:
            self.request = None

    def _came_back(self, entry: CameBack) -> None:
        self.seats[entry.seat].bot = ""
        self.standing_in[entry.seat] = False

    def _rematched(self, entry: Rematched) -> None:
        self.rematch = entry.table

    def _shared(self, entry: Shared) -> None:
        self.shared = True

    def _forgotten(self, entry: Forgotten) -> None:
        self.seats[entry.seat].name = ""

    def _paused(self, entry: Paused) -> None:
        """Only the clocks stood still."""

    def copy(self) -> Table:
        """A table that goes its own way from here, to see where entries would lead."""
        twin: Table = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.session = None if self.session is None else self.session.copy()
        twin.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        request = self.request
        twin.request = None if request is None else msgspec.structs.replace(request, agreed=request.agreed[:])
        twin.asked_at, twin.given, twin.timed = self.asked_at[:], self.given[:], self.timed[:]
        twin.standing_in = self.standing_in[:]
        twin.along = self.along.copy()
        twin.messages = [known.copy() for known in self.messages]
        twin._tickets = {}
        twin._picks = {}
        return twin

    # --- snapshots ----------------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot | None:
        """The table as it is, if it can be gone on from like that; None while something is pending besides the game."""
        session = self.session
        if session is None or self.request is not None or self.lost or self.rematch:
            return None
        record = branch(session.record, self.moves)
        record.seal(session.state)
        return Snapshot(
            self.entries,
            record.data(),
            session.state.save(),
            session.state.event_count,
            [msgspec.structs.replace(seat) for seat in self.seats],
            list(self.asked_at),
            [list(known) for known in self.messages],
            self.backs,
            self.public_backs,
            list(self.standing_in),
            list(self.timed),
            list(self.gave_up),
            self.requests,
            sorted(self.along),
        )

    def restore(self, saved: Snapshot) -> None:
        """Go on from a snapshot of this table; raises whatever, with nothing changed, if it is not sound."""
        record = Record.from_data(saved.record)
        state = self.game.load(saved.state)
        played = len(record.actions)
        check_hash(record, state, played)
        if played % EVERY and not state.over:
            del record.checkpoints[played]  # It was there for the snapshot only.
        state.logged = saved.events
        self.session, self.remembered_from = Session(self.game, record, state), played
        self.entries = saved.entries
        self.seats = [msgspec.structs.replace(seat) for seat in saved.seats]
        self.asked_at = list(saved.asked_at)
        self.given = _answers_by_seat(record, len(self.seats))
        owed = state.actors()
        self.timed = saved.timed or [count + (seat in owed) for seat, count in enumerate(self.given)]
        self.messages = [deque(known, maxlen=_REMEMBERED) for known in saved.messages]
        self.backs = saved.backs
        self.public_backs = saved.public_backs
        self.standing_in = list(saved.standing_in)
        gone = [GaveUp([seat], played) for seat, there in enumerate(self.seats) if there.resigned]
        self.gave_up = gone if saved.gave_up is None else list(saved.gave_up)
        self.requests = saved.requests
        self.along = set(saved.along or ())


_ADD: Final[dict[type, Callable[[Table, Any], None]]] = {
    Sat: Table._sat,
    GotUp: Table._got_up,
    Moved: Table._moved,
    TookBack: Table._took_back,
    WentBack: Table._went_back,
    AskedBack: Table._asked_back,
    Agreed: Table._agreed,
    Resigned: Table._resigned,
    Left: Table._left,
    CameBack: Table._came_back,
    RanOut: Table._ran_out,
    Paused: Table._paused,
    Rematched: Table._rematched,
    Shared: Table._shared,
    Forgotten: Table._forgotten,
}


def _answers_by_seat(record: Record, seats: int) -> list[int]:
    counts = [0] * seats
    for seat, _ in record.actions:
        counts[seat] += 1
    return counts


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Refused("no_such_seat", f"expected a seat from 0 to {seats - 1}, found {seat}")


def checked_bot(spec: str) -> str:
    """A bot that there is. Whether a named one is offered was asked of whoever came with it; a table outlives that."""
    try:
        if not is_named(spec):
            check_level(spec)
    except BotError as error:
        raise Refused("bad_request", str(error)) from error
    return spec


def _try(state: GameState, seat: int, words: str) -> str:
    """Give an answer to a copy of the game, to see that it can be given; its canonical words."""
    try:
        action = state.space.parse(words)
        state.apply(seat, action)
        return state.space.words(action)
    except UnknownAction as error:
        raise Refused("bad_request", str(error)) from error
    except IllegalAction as error:
        raise Refused("illegal", str(error), error.reason) from error
    except EndlessGame as error:
        raise Refused("illegal", str(error)) from error
