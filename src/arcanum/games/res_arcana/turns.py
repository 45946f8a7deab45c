"""Whose turn it is."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Frame
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.happenings import MOST_SEATS
from arcanum.games.res_arcana.state import State

END_OF_TURN: Final[list[Frame]] = [(frames.NEXT_TURN, seat) for seat in range(MOST_SEATS)]
_TURN: Final[list[Frame]] = [(frames.TURN, seat) for seat in range(MOST_SEATS)]
"""The frames of each seat, made once."""


def next_turn(s: State, seat: int) -> None:
    """In place of the frame on top: clockwise the turn of the next player who has not passed; when all have, victory is
    checked (RA-4.5, RA-4.7, RA-24.1). The last player left follows themself (RA-4.6); who holds the First Player token
    does not matter (RA-4.8)."""
    passed = s.passed
    for _ in passed:
        seat += 1
        if seat == s.seats:
            seat = 0
        if not passed[seat]:
            s.stack[-1] = _TURN[seat]
            return
    s.stack[-1] = (frames.CHECK, -1, -1, 0)
