"""Moving and placing figures, and physical attacks."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS, Op
from arcanum.games.black_rose.happenings import MOVED
from arcanum.games.black_rose.lodge import ADJACENT, CELL, NAMES, ROOMS
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.selectors import chooser_of, figures, harmed_by, rooms
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire

MOVES: Final[list[list[int]]] = [[at.A_MOVE + room for room in near] for near in ADJACENT]
"""The Moves from each room."""
STOP_OR_MOVES: Final[list[list[int]]] = [[at.A_DONE, *moves] for moves in MOVES]


def moves_of(s: State, figure: int) -> list[int]:
    """Where a Move leads: from a cell into the rooms that it opens into, from a room into an adjacent one."""
    where = s.where[figure]
    if where == CELL:
        return [at.A_MOVE + room for room in s.cat.entries[s.colour[figure]]]
    return MOVES[where] if where >= 0 else []


def enter(s: State, figure: int, room: int, event: int) -> None:
    """A figure comes to be in a room: that is entering, however it happens."""
    where = s.where
    before = where[figure]
    where[figure] = room
    if s.heard:
        if event == MOVED:
            s.log.append((event, s.all, figure, before, room))
        else:
            s.log.append((event, s.all, figure, room))
    if figure < 2:
        if s.effects and s.effects[-1][at.CASTER] == figure:
            s.effects[-1][at.ENTERED] |= 1 << room
        if s.token_on != NO_TOKENS:
            fire(s, at.ON_ENTER, figure, figure, figure, room)


class Move(Op):
    """A mage in a cell is moved by nothing: only Explore and Inertia lead out of it."""

    def __init__(self, steps: int, who: int, mandatory: bool) -> None:
        self.steps: int = steps
        self.who: int = who
        self.mandatory: int = 1 if mandatory else 0

    def run(self, s: State, e: list[int]) -> None:
        for figure in reversed(MEMBERS[figures(s, e, self.who)]):
            s.stack.append((frames.MOVE, chooser_of(s, e), figure, self.steps, self.mandatory, e[at.SOURCE]))


class MoveFigure(Ask[State]):
    """`(MOVE, seat, figure, left, mandatory, source)`: one Move after another."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        figure = frame[2]
        if figure < 0 or not s.in_lodge(figure):
            return [at.A_DONE]
        return MOVES[s.where[figure]] if frame[4] else STOP_OR_MOVES[s.where[figure]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        if frame[3] > 1:
            s.stack.append((*frame[:3], frame[3] - 1, *frame[4:]))
        enter(s, frame[2], action - at.A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] == at.MOVE:
            return not_adjacent(action)
        if action == at.A_DONE:
            return Reason("must-move", rule="BR-6.2")
        return Reason("move-or-stop", rule="BR-2.12")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[frame[2]], "left": frame[3]}
        return Decision(frame[1], "move", args, s.cat.ids[frame[5]], "BR-2.12", s.decisions, 0, 1, not frame[4])


def not_adjacent(action: int) -> Reason:
    return Reason("not-adjacent", {"room": NAMES[action - at.A_MOVE]}, "BR-2.12")


class PlaceFigure(Op):
    """Into a room at any distance; not out of a cell."""

    def __init__(self, who: int, room: int) -> None:
        self.who: int = who
        self.room: int = room

    def run(self, s: State, e: list[int]) -> None:
        found = figures(s, e, self.who)
        into = rooms(s, e, self.room)
        for room in range(ROOMS):
            if into == 1 << room:
                for figure in MEMBERS[found]:
                    if s.in_lodge(figure):
                        enter(s, figure, room, ev.PUT_INTO)


# --- physical attacks -------------------------------------------------------------------------------------------------


def victims(s: State, figure: int) -> int:
    """The real opponent figures in the same room that a figure may attack."""
    where = s.where
    room = where[figure]
    if room < 0 or room >= ROOMS or where.count(room) == 1:
        return 0
    found = 0
    for other in MEMBERS[harmed_by(s, s.control[figure])]:
        if where[other] == room:
            found |= 1 << other
    return found & ~(1 << figure)


ATTACKS: Final[list[list[int]]] = [[at.A_ATTACK + figure for figure in members] for members in MEMBERS]
"""The attacks on each set of victims."""


def attack(s: State, attacker: int, victim: int, bonus: int) -> None:
    """A physical attack is a sentence of its own."""
    strength = s.stat(attacker, at.STRENGTH) + bonus
    card = s.mage[attacker] if attacker < 2 else s.evocation[attacker]
    if s.heard:
        s.log.append((ev.ATTACKED, s.all, attacker, victim, strength))
    e = effect_of(s.cat.attack_program, s.control[attacker], card, at.PHYSICAL)
    e[at.THIS] = attacker
    e[at.TARGET] = victim
    e[at.TARGET_ROOM] = s.where[victim]
    e[at.STRENGTH_NOW] = strength
    start_effect(s, e)


class ChooseVictim(Ask[State]):
    """`(STRIKE, seat, attacker, bonus, source)`: whom an ordered attack hits; nobody, if nobody is there."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        found = victims(s, frame[2])
        return ATTACKS[found] if found else [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action != at.A_DONE:
            attack(s, frame[2], action - at.A_ATTACK, frame[3])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ATTACK:
            return Reason("must-attack", rule="BR-6.2")
        return cannot_attack(s, frame[2], action - at.A_ATTACK)

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[frame[2]]}
        return Decision(frame[1], "attack", args, s.cat.ids[frame[4]], "BR-14.8", s.decisions)


def cannot_attack(s: State, attacker: int, victim: int) -> Reason | None:
    """Why a figure cannot be attacked by another one; None if it can."""
    name: dict[str, str | int] = {"figure": at.FIGURE_NAMES[victim]}
    if victims(s, attacker) >> victim & 1:
        return None
    if not s.in_lodge(victim) or s.where[victim] != s.where[attacker]:
        return Reason("not-in-the-same-room", name, "BR-14.8")
    return Reason("not-an-opponent", name, "BR-22.3")
