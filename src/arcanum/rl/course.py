"""A game in the course of play, with what every seat has lived through: what stands behind an information state.

OpenSpiel copies the attributes of a Python state with `copy.deepcopy` and saves them with `pickle`; a course answers
both with the game's own cheap clone and its own save.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from arcanum.core.events import RawEvent, sees
from arcanum.core.state import GameState
from arcanum.games import find


class Answer:
    """An answer that a seat gave, and what it saw when it did. The position is kept instead until somebody asks: most
    copies of a game are played to their end without that."""

    __slots__ = ("_position", "_saw", "action", "seat")

    def __init__(self, seat: int, action: int, position: GameState | None, saw: bytes = b"") -> None:
        self.seat: int = seat
        self.action: int = action
        self._position: GameState | None = position
        self._saw: bytes = saw

    def told(self) -> bytes:
        """What only this seat knows of it. The position is forgotten: what remains of it is the seat's own."""
        if self._position is not None:
            self._saw = blake2b(view_text(self._position, self.seat), digest_size=16).digest()
            self._position = None
        return b"%d after %s\n" % (self.action, self._saw.hex().encode())

    def alone(self) -> Answer:
        """A copy from which nothing but the seat's own knowledge can be reached."""
        self.told()
        return Answer(self.seat, self.action, None, self._saw)

    def __reduce__(self) -> tuple[Any, ...]:
        self.told()
        return Answer, (self.seat, self.action, None, self._saw)


class Course:
    """A running game and its past: events, and answers where they were given."""

    __slots__ = ("_told", "game", "packs", "past", "state")

    def __init__(self, game: str, packs: tuple[Path, ...], state: GameState, past: list[RawEvent | Answer]) -> None:
        self.game: str = game
        self.packs: tuple[Path, ...] = packs
        self.state: GameState = state
        self.past: list[RawEvent | Answer] = past
        self._told: dict[int, tuple[int, blake2b]] = {}
        """For each seat how much of the past has been put into its digest, and the digest."""

    @classmethod
    def begin(cls, game: str, packs: tuple[Path, ...], state: GameState) -> Course:
        """From a game that was just dealt."""
        return cls(game, packs, state, list(state.log))

    def apply(self, seat: int, action: int) -> None:
        """Take an action; raises IllegalAction, with nothing changed, if it is not legal."""
        state = self.state
        answer = Answer(seat, action, state.clone())
        since = len(state.log)
        state.apply(seat, action)
        self.past.append(answer)
        self.past += state.log[since:]

    def recall(self, seat: int) -> bytes:
        """A digest of all that the seat has lived through: what it saw whenever it answered, what it answered, and
        every event that it was told of. Two pasts that the seat cannot tell apart have the same, and as it goes on from
        the digest before, a seat that can tell two positions apart can do so ever after: perfect recall."""
        count, digest = self._told.get(seat, (0, blake2b(digest_size=16)))
        for item in self.past[count:]:
            if self._lived(item, seat):
                digest.update(item.told() if isinstance(item, Answer) else self._event_text(item))
        self._told[seat] = (len(self.past), digest)
        return digest.digest()

    def taken(self, seat: int) -> list[int]:
        """The answers that the seat has given, in order."""
        return [item.action for item in self.past if isinstance(item, Answer) and item.seat == seat]

    def resampled(self, seat: int, seed: str) -> Course:
        """A course that the seat cannot tell from this one, all that it cannot know being dealt anew. Of the past there
        remains what the seat itself lived through; the other seats have of it what they share with this seat."""
        past: list[RawEvent | Answer] = []
        for item in self.past:
            if self._lived(item, seat):
                past.append(item.alone() if isinstance(item, Answer) else item)
        return Course(self.game, self.packs, self.state.world(seat, seed), past)

    def _lived(self, item: RawEvent | Answer, seat: int) -> bool:
        return item.seat == seat if isinstance(item, Answer) else sees(item[1], self.state.seats, seat)

    def _event_text(self, raw: RawEvent) -> bytes:
        event = self.state.event(raw)
        return msgspec.json.encode([event.kind, event.args], order="sorted") + b"\n"

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course(self.game, self.packs, self.state.clone(), self.past[:])
        twin._told = {seat: (count, digest.copy()) for seat, (count, digest) in self._told.items()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.packs, msgspec.json.encode(self.state.save()), self.past)


def _restored(game: str, packs: tuple[Path, ...], saved: bytes, past: list[RawEvent | Answer]) -> Course:
    return Course(game, packs, find(game).load(msgspec.json.decode(saved), packs), past)


def view_text(state: GameState, seat: int) -> bytes:
    """What a seat sees, always in the same words.

    >>> view_text(state, seat)[:1]
    b'{'
    """
    return msgspec.json.encode(state.view(seat), order="sorted")
