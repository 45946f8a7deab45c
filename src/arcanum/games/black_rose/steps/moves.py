"""Moving and placing figures."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.happenings import MOVED
from arcanum.games.black_rose.lodge import ADJACENT, CELL, NAMES, ROOMS
from arcanum.games.black_rose.registers import (
    CASTER,
    ENTERED,
    SOURCE,
)
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import figures, rooms
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire

MOVES: Final[list[list[int]]] = [[at.A_MOVE + room for room in near] for near in ADJACENT]
"""The Moves from each room (BR-2.12). None of them leads into a cell (BR-16.17)."""
STOP_OR_MOVES: Final[list[list[int]]] = [[at.A_DONE, *moves] for moves in MOVES]


def moves_of(s: State, figure: int) -> list[int]:
    """Where a Move leads: from a cell into the rooms that it opens into, from a room into an adjacent one (BR-2.12,
    BR-2.17)."""
    where = s.where[figure]
    if where == CELL:
        return [at.A_MOVE + room for room in s.cat.entries[s.colour[figure]]]
    return MOVES[where] if where >= 0 else []


def enter(s: State, figure: int, room: int, event: int) -> None:
    """A figure comes to be in a room: that is entering, however it happens (BR-2.14, BR-2.15). Triggers
    `figure_entered_room`."""
    where = s.where
    before = where[figure]
    where[figure] = room
    if s.heard:
        if event == MOVED:
            s.log.append((event, s.all, figure, before, room))
        else:
            s.log.append((event, s.all, figure, room))
    if figure < 2:
        if s.effects and s.effects[-1][CASTER] == figure:
            s.effects[-1][ENTERED] |= 1 << room
        if s.token_on != NO_TOKENS:
            fire(s, at.ON_ENTER, figure, figure, figure, room)


class Move(Op[State]):
    """`move`: a mage in a cell is moved by nothing: only Explore and Inertia lead out of it (BR-2.12, BR-19.9)."""

    def __init__(self, steps: int, who: int, mandatory: bool) -> None:
        self.steps: int = steps
        self.who: int = who
        self.mandatory: int = 1 if mandatory else 0

    def run(self, s: State, effect: Effect) -> None:
        for figure in reversed(MEMBERS[figures(s, effect, self.who)]):
            s.stack.append((frames.MOVE, s.chooser(effect), figure, self.steps, self.mandatory, effect[SOURCE]))


class MoveFigure(Ask[State]):
    """One Move after another (BR-6.2, BR-6.19)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, figure, _, mandatory, _ = frame
        if figure < 0 or not s.in_lodge(figure):
            return [at.A_DONE]
        return MOVES[s.where[figure]] if mandatory else STOP_OR_MOVES[s.where[figure]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, figure, moves, mandatory, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if moves > 1:
            s.stack.append((frames.MOVE, seat, figure, moves - 1, mandatory, source))
        enter(s, figure, action - at.A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] == at.MOVE:
            return not_adjacent(action)
        if action == at.A_DONE:
            return Reason("must-move", rule="BR-6.2")
        return Reason("move-or-stop", rule="BR-2.12")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, figure, moves, mandatory, source = frame
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure], "left": moves}
        return Decision(seat, "move", args, s.cat.ids[source], "BR-2.12", s.decisions, 0, 1, not mandatory)


def not_adjacent(action: int) -> Reason:
    return Reason("not-adjacent", {"room": NAMES[action - at.A_MOVE]}, "BR-2.12")


class PlaceFigure(Op[State]):
    """`place_figure`: into a room at any distance; not out of a cell (BR-19.2)."""

    def __init__(self, who: int, room: int) -> None:
        self.who: int = who
        self.room: int = room

    def run(self, s: State, effect: Effect) -> None:
        found = figures(s, effect, self.who)
        into = rooms(s, effect, self.room)
        for room in range(ROOMS):
            if into == 1 << room:
                for figure in MEMBERS[found]:
                    if s.in_lodge(figure):
                        enter(s, figure, room, ev.PUT_INTO)
