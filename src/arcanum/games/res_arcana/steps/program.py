"""Programs: the costs and effects of a power, run part by part.

A RUN frame is `(RUN, seat, component, program, next part, card, amount, essence)`. The last three are registers: the
card that was destroyed or discarded, the X of "X essences of one type", and the type of essence that was paid last.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Frame, Step
from arcanum.games.res_arcana.frames import NEXT_TURN, RUN
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.turns import next_turn

CARD: Final = 5
AMOUNT: Final = 6
ESSENCE: Final = 7


def start_program(s: State, seat: int, component: int, program: int) -> None:
    s.stack.append((RUN, seat, component, program, 0, -1, 0, -1))


def run_at_once(s: State, seat: int, component: int, program: int) -> None:
    """As `start_program` where nothing is to be done before: it is on the stack only if it has to wait."""
    frame: Frame = (RUN, seat, component, program, 0, -1, 0, -1)
    for at, part in enumerate(s.cat.programs[program]):
        if part.pauses:
            s.stack.append((RUN, seat, component, program, at + 1, -1, 0, -1))
            part.run(s, frame)
            return
        part.run(s, frame)


def set_register(s: State, register: int, value: int) -> None:
    """Leave a value for the program on top of the stack, if one is there and still paying its cost: what its effects
    have the player pay or discard is another matter."""
    frame = s.stack[-1] if s.stack else (-1,)
    if frame[0] == RUN and frame[4] <= s.cat.cost_parts[frame[3]]:
        values = list(frame)
        values[register] = value
        s.stack[-1] = tuple(values)


class RunProgram(Step[State]):
    """Run a program until a part of it has to wait for an answer."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        parts = s.cat.programs[frame[3]]
        at = frame[4]
        while at < len(parts):
            part = parts[at]
            at += 1
            if part.pauses:
                s.stack[-1] = (RUN, frame[1], frame[2], frame[3], at, frame[5], frame[6], frame[7])
                part.run(s, frame)
                return
            part.run(s, frame)
        stack = s.stack
        stack.pop()
        if stack and stack[-1][0] == NEXT_TURN:  # mostly that was all of the turn
            next_turn(s, stack[-1][1])
