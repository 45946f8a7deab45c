"""Session: a running game with its record, and undo bounded by information.

Undo is a service of the core, so that a server or a terminal can offer it without knowing a game: the last answer of a
seat may be taken back as long as nothing was revealed to anyone and nobody else acted since. Where seats answer at the
same time, the others' answers do not bar the way: they are kept, and only the seat's own is taken out.

Whether a game may go back further than that (`back_to`) is for others to say. The hidden order and the chance go back
with it, so nothing is rolled again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from arcanum.core.files import FORMAT, RecordError, check_format, fit, read_document, write_document
from arcanum.core.game import Game
from arcanum.core.reasons import IllegalAction, Reason
from arcanum.core.record import (
    EVERY,
    Record,
    begin,
    branch,
    check_hash,
    check_origin,
    check_result,
    read_move,
    refused,
    replay,
)
from arcanum.core.state import Data, GameState

_WORLDS = 8
"""In so many worlds an answer has to lead to the same view before it counts as one that taught its seat nothing."""


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """A session as it stands in its file."""

    format: int
    record: dict[str, Any]
    state: dict[str, Any]
    events: Annotated[int, msgspec.Meta(ge=0)]
    """How many events happened, so that their numbers go on where they were."""


class _Taken:
    """An answer that may still be taken back, with the state before it."""

    __slots__ = ("before", "number", "phase", "seat")

    def __init__(self, seat: int, number: int, phase: int, before: GameState) -> None:
        self.seat: int = seat
        self.number: int = number
        """How many actions came before it."""
        self.phase: int = phase
        """The parallel phase in which it was given; 0 outside of one."""
        self.before: GameState = before


class Session:
    """A running game. `state` and `record` are replaced by an undo, so read them from here each time."""

    __slots__ = ("_known", "_past", "_phase", "_phases", "_shown", "_start", "game", "packs", "record", "state")

    def __init__(self, game: Game, record: Record, state: GameState, packs: Sequence[Path] = ()) -> None:
        self.game: Game = game
        self.record: Record = record
        self.state: GameState = state
        self.packs: tuple[Path, ...] = tuple(packs)
        self._start: int = len(record.actions)
        """The number of actions that were there before this session: it has no states before them."""
        self._known: int = self._start
        """The number of actions up to the last revelation: what was seen cannot be unseen."""
        self._past: list[_Taken] = []
        """What may still be taken back, oldest first; what is barred is dropped, so that this stays small."""
        self._shown: _Taken | None = None
        """The answer with the last revelation."""
        self._phases: int = 1
        self._phase: int = 1 if state.branches else 0
        """Which parallel phase is running; 0 when none is."""

    # --- beginnings ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Any] | None = None,
        packs: Sequence[Path] = (),
        position: Data | None = None,
    ) -> Session:
        """A fresh game, dealt from the seed or laid out as a position; raises GameError for bad options."""
        record = Record.start(game, seats, seed, options, packs, position)
        return cls(game, record, record.deal(game, packs), packs)

    @classmethod
    def from_record(cls, record: Record, game: Game, to: int | None = None, packs: Sequence[Path] = ()) -> Session:
        """Play a record again, up to its first `to` actions, and go on from there; undo works as before."""
        kept = branch(record, len(record.actions) if to is None else to)
        session = cls(game, branch(kept, 0), begin(kept, game, packs), packs)
        session._arrive(kept, 0)
        for number in range(1, len(kept.actions) + 1):
            seat, action = read_move(kept, session.state, number)
            try:
                session.play(seat, action)
            except IllegalAction as error:
                raise refused(kept, number, error) from error
            session._arrive(kept, number)
        if len(kept.actions) == len(record.actions):
            check_result(kept, session.state)
        return session

    def _arrive(self, record: Record, number: int) -> None:
        """Deal anew what was dealt anew after so many actions of a record that is played again: nothing that came
        before can be taken back. Then compare the checkpoint, where there is one."""
        for each in record.dealt_anew:
            if each.after == number:
                self.record.deal_anew(self.state, each.seed)
                self._past.clear()
                self._known = number
        check_hash(record, self.state, number)

    def copy(self) -> Session:
        """A session that goes its own way from here; what may be taken back here may be taken back there."""
        state = self.state.clone()
        state.log = self.state.log[:]
        state.logged = self.state.logged
        twin = Session(self.game, branch(self.record, len(self.record.actions)), state, self.packs)
        twin._start, twin._known = self._start, self._known
        twin._past, twin._shown = self._past[:], self._shown
        twin._phases, twin._phase = self._phases, self._phase
        return twin

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str | int) -> None:
        """Take an action, given in words or by its id.

        Raises UnknownAction or, for one that the rules refuse, IllegalAction; then nothing has changed.
        """
        number = self.state.space.parse(action) if isinstance(action, str) else action
        branches = self.state.branches
        taken = _Taken(seat, len(self.record.actions), self._phase, self.state.clone())
        self.record.play(self.state, seat, number)
        if taken.number == self._start and self._start % EVERY:
            # The hash with which a saved game ended; without it the game leaves the record of one never saved.
            self.record.checkpoints.pop(self._start, None)
        self._follow(branches)
        self._remember(taken)

    def _follow(self, branches: list[list[Any]]) -> None:
        """Notice that a parallel phase has ended or begun: its branches live in one list for as long as it runs."""
        if not self.state.branches:
            self._phase = 0
        elif self.state.branches is not branches:
            self._phases += 1
            self._phase = self._phases

    def _remember(self, taken: _Taken) -> None:
        """Keep what the answer leaves open to undo, and drop what it bars."""
        if self.state.revelations != taken.before.revelations:
            self._past.clear()
            self._known, self._shown = len(self.record.actions), taken
            return
        self._past = [past for past in self._past if past.seat == taken.seat or self._beside(past)]
        self._past.append(taken)

    def _beside(self, taken: _Taken) -> bool:
        """Whether an answer belongs to the parallel phase that is running."""
        return taken.phase != 0 and taken.phase == self._phase

    # --- undo ---------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> Reason | None:
        """Why the seat's last answer cannot be taken back; None exactly when `undo` would do it."""
        last = self._last(seat)
        if last < self._start:
            return Reason("undo-nothing")
        if last < self._known:
            return Reason("undo-revealed")
        taken = self._taken(seat, last)
        if taken is None:
            return Reason("undo-others-acted")
        if last + 1 == len(self.record.actions) or self._without(taken) is not None:
            return None
        return Reason("undo-others-acted")

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; raises IllegalAction, with nothing changed, when that is barred."""
        reason = self.can_undo(seat)
        if reason is not None:
            raise IllegalAction("undo", reason)
        taken = self._taken(seat, self._last(seat))
        assert taken is not None
        rebuilt = self._without(taken)
        assert rebuilt is not None
        self.state, self.record, self._past = rebuilt
        self._phase = taken.phase

    def back_to(self, number: int) -> Session:
        """The game where `number` actions had been taken, whatever is known since: the same cards lie in the same
        order, and the same numbers come. This session stays as it is."""
        return Session.from_record(branch(self.record, number), self.game, packs=self.packs)

    def taught(self, seat: int) -> bool:
        """Whether the seat may know more since the last action, which revealed something: it does not if the action was
        its own and leads to what it sees now wherever the hidden cards lie, as when it shows a card of its own hand."""
        shown = self._shown
        if shown is None or shown.seat != seat or shown.number + 1 != len(self.record.actions):
            return True
        action, seen = self.state.space.parse(self.record.actions[shown.number][1]), self.state.view(seat)
        for seed in range(_WORLDS):
            world = shown.before.world(seat, str(seed))
            world.apply(seat, action)
            if world.view(seat) != seen:
                return True
        return False

    def _last(self, seat: int) -> int:
        """How many actions came before the seat's last one; -1 if it has not acted."""
        actions = self.record.actions
        return next((number for number in range(len(actions) - 1, -1, -1) if actions[number][0] == seat), -1)

    def _taken(self, seat: int, number: int) -> _Taken | None:
        return next((taken for taken in self._past if taken.seat == seat and taken.number == number), None)

    def _without(self, taken: _Taken) -> tuple[GameState, Record, list[_Taken]] | None:
        """State, record and past as if one answer had not been given; None if what came after depends on it."""
        state = taken.before.clone()
        record = branch(self.record, taken.number)
        past = [kept for kept in self._past if kept.number < taken.number]
        later = self.record.actions[taken.number + 1 :]
        if later and not self._beside(taken):
            return None
        for seat, words in later:
            again = self._again(state, record, seat, words)
            if again is None:
                return None
            if self._taken(seat, again.number + 1) is not None:
                past.append(again)
        if later and not self._commutes(state, taken):
            return None
        self._restore_log(state, taken.before.event_count)
        return state, record, past

    def _again(self, state: GameState, record: Record, seat: int, words: str) -> _Taken | None:
        """Give another seat's later answer again; None if it cannot stand as it was."""
        branches = state.branches
        again = _Taken(seat, len(record.actions), self._phase, state.clone())
        try:
            record.play(state, seat, state.space.parse(words))
        except IllegalAction:
            return None
        stands = state.branches is branches and state.revelations == again.before.revelations
        return again if stands else None

    def _commutes(self, state: GameState, taken: _Taken) -> bool:
        """Whether the answer taken out, given now, would lead to where we are: the law that makes this undo safe."""
        again = state.clone()
        words = self.record.actions[taken.number][1]
        try:
            again.apply(taken.seat, again.space.parse(words))
        except IllegalAction:
            return False
        return again.state_hash() == self.state.state_hash()

    def _restore_log(self, state: GameState, before: int) -> None:
        """Give a clone, whose log starts empty, the events from before the answer that was taken back."""
        state.log = self.state.log[: before - self.state.logged] + state.log
        state.logged = self.state.logged

    # --- files --------------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write record and state to a file; either whole or not at all."""
        record = branch(self.record, len(self.record.actions))
        record.seal(self.state)
        sheet = _Sheet(FORMAT, record.data(), self.state.save(), self.state.event_count)
        write_document(path, sheet)

    @classmethod
    def load(cls, path: Path, game: Game, packs: Sequence[Path] = ()) -> Session:
        """Go on from a file that `save` wrote.

        The saved state is used as it is, after a comparison with the hash that the record ends with; `check` plays the
        record again. What was played before the save cannot be taken back.
        """
        data = read_document(path)
        file = str(path)
        check_format(data, file)
        sheet = fit(data, _Sheet, file)
        record = Record.from_data(sheet.record, file, ("record",))
        check_origin(record, game, packs)
        if len(record.actions) not in record.checkpoints:
            message = f"expected a state hash after {len(record.actions)} actions, found none"
            raise RecordError(message, "record.checkpoints", file)
        try:
            state = game.load(sheet.state, packs)
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise RecordError(f"it cannot be loaded: {error!r}", "state", file) from error
        check_hash(record, state, len(record.actions))
        state.logged = sheet.events
        return cls(game, record, state, packs)

    def check(self) -> None:
        """Play the record again and compare; raises RecordError where it does not lead to this state."""
        found = replay(self.record, self.game, packs=self.packs).state_hash()
        here = self.state.state_hash()
        if found != here:
            message = f"the session has the state hash {here}, its record gives {found}"
            raise RecordError(message, f"action {len(self.record.actions)}", self.record.source)
