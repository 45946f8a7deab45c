"""Programs: the costs and effects of a power, run part by part.

The last three numbers of a RUN frame are registers: the card that was destroyed or discarded, the X of "X essences of
one type", and the type of essence that was paid last. No power here chooses, jumps or repeats, so programs need nothing
of `core/effects.py`: with the registers in the frame a copy of a state has no list of effects to copy.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, STEP, Frame, Step
from arcanum.games.res_arcana.frames import NEXT_TURN, RUN
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.turns import next_turn

PROGRAM: Final = 3
PART: Final = 4
CARD: Final = 5
AMOUNT: Final = 6
ESSENCE: Final = 7


def start_program(s: State, seat: int, source: int, program: int) -> None:
    s.stack.append((RUN, seat, source, program, 0, -1, 0, -1))


def run_at_once(s: State, seat: int, source: int, program: int) -> None:
    """As `start_program` where nothing is to be done before: it is on the stack only if it has to wait."""
    frame: Frame = (RUN, seat, source, program, 0, -1, 0, -1)
    for number, part in enumerate(s.cat.programs[program]):
        if part.pauses:
            s.stack.append((RUN, seat, source, program, number + 1, -1, 0, -1))
            part.run(s, frame)
            return
        part.run(s, frame)


def set_register(s: State, register: int, value: int) -> None:
    """Leave a value for the program on top of the stack, if one is there and still paying its cost: what its effects
    have the player pay or discard is another matter."""
    frame = s.stack[-1] if s.stack else (-1,)
    if frame[STEP] == RUN and frame[PART] <= s.cat.cost_parts[frame[PROGRAM]]:
        values = list(frame)
        values[register] = value
        s.stack[-1] = tuple(values)


class RunProgram(Step[State]):
    """Run a program until a part of it has to wait for an answer (RA-10.14)."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, source, program, part, card, amount, essence = frame
        parts = s.cat.programs[program]
        while part < len(parts):
            running = parts[part]
            part += 1
            if running.pauses:
                s.stack[-1] = (RUN, seat, source, program, part, card, amount, essence)
                running.run(s, frame)
                return
            running.run(s, frame)
        stack = s.stack
        stack.pop()
        if stack and stack[-1][STEP] == NEXT_TURN:  # mostly that was all of the turn
            next_turn(s, stack[-1][SEAT])
