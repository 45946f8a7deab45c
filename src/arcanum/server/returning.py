"""Going back: what undo allows where others play, and anything where one person plays against bots alone.

Nobody is harmed by a person who plays alone and thinks better of it, so there the game may go back to any decision of
theirs, with all that the bots answered since. The hidden order and the chance go back with it: nothing is rolled again.
Who goes back further than undo does knows something by then, so the table is marked, for good.
"""

from __future__ import annotations

from dataclasses import dataclass

from arcanum.core.reasons import Reason
from arcanum.core.session import Session
from arcanum.server.entries import WentBack
from arcanum.server.errors import Refused
from arcanum.server.table import Table


@dataclass(frozen=True, slots=True)
class WayBack:
    """A decision of a seat, to which the game can go back."""

    number: int
    """Which of the seat's decisions at this table it was, counted from 0. (How many answers there were before it would
    tell who has answered in secret.)"""
    kept: int
    """How many answers of the record stay."""
    answers: tuple[str, ...]
    """What was answered there, together, in canonical words; nothing if the seat gave the game up there."""
    marks: bool
    """Whether something is known since that nobody can forget."""


def plays_alone(table: Table, seat: int) -> bool:
    """Whether nobody but bots sits at the other seats of a game that has begun."""
    people = [number for number, there in enumerate(table.seats) if there.person]
    return table.begun and people == [seat]


def ways_back(table: Table, seat: int) -> list[WayBack]:
    """All decisions to which a seat may go back, the latest one last; none where others play."""
    if not plays_alone(table, seat):
        return []
    given = _given(table, seat)
    if table.lost:
        given.append((table.moves, ()))
    # When it is over all hands can be looked at.
    unbarred = table.moves + 1 if table.over else _unbarred(table, seat)
    return [WayBack(number, kept, answers, kept < unbarred) for number, (kept, answers) in enumerate(given)]


def go_back(table: Table, seat: int, number: int, sure: bool) -> list[WentBack]:
    """Go back to a decision; raises Refused if there is none of that number, and if whoever asks is not sure that the
    table may be marked."""
    if not table.begun:
        raise Refused("not_playing", "the game has not begun: seats are still open")
    if not plays_alone(table, seat):
        raise Refused("not_allowed", "others play here, too: ask them to take the last answer back")
    ways = ways_back(table, seat)
    if not 0 <= number < len(ways):
        raise Refused("no_such_move", f"expected one of {len(ways)} decisions, counted from 0, found {number}")
    way = ways[number]
    if way.marks and not sure and not table.take_backs:
        raise Refused("marks", "something is known since; the table would be marked as one with take-backs")
    return [WentBack(seat, way.kept, way.marks)]


def _given(table: Table, seat: int) -> list[tuple[int, tuple[str, ...]]]:
    """The seat's decisions at this table: each with the number of answers before, and what was answered together."""
    assert table.session is not None
    given: list[tuple[int, tuple[str, ...]]] = []
    actions = table.session.record.actions
    for number in range(len(table.record.actions), len(actions)):
        owner, words = actions[number]
        if owner != seat:
            continue
        if given and number in table.along:
            given[-1] = (given[-1][0], (*given[-1][1], words))
        else:
            given.append((number, (words,)))
    return given


def _unbarred(table: Table, seat: int) -> int:
    """Up to how many answers one may go back and know nothing: as far as undo leads, and before an answer that taught
    the seat nothing."""
    assert table.session is not None
    reached, probe = table.moves, table.session.copy()
    own = [number for number, (owner, _) in enumerate(probe.record.actions) if owner == seat]
    while own and undo_barred(probe, seat) is None:
        probe.undo(seat)
        reached = own.pop()
    # Bots learn nothing that matters here: a card that one shows them may be taken up again.
    return own.pop() if own and not probe.taught(seat) else reached


def undo_barred(session: Session, seat: int) -> Reason | None:
    """Why a seat's last answer cannot be taken back; None if it can.

    Once all decide at the same time, answers from before are barred for good, although nobody may have said anything
    yet: else it would show when somebody has.
    """
    reason = session.can_undo(seat)
    if reason is None and session.state.branches:
        before = session.copy()
        before.undo(seat)
        if not before.state.branches:
            return Reason("undo-others-acted")
    return reason
