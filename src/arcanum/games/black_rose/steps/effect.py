"""Effects: programs that run part by part, sentences and their ends."""

from __future__ import annotations

from arcanum.core.flow import Frame, Step
from arcanum.games.black_rose.catalogue import DOOMED, PC, PROGRAM, Op, Test
from arcanum.games.black_rose.frames import RUNNING
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.defeat import handle_defeats


def start_effect(s: State, e: list[int]) -> None:
    """An effect is applied before whatever waits on the stack goes on."""
    s.effects.append(e)
    s.stack.append(RUNNING)


class RunEffect(Step[State]):
    """`(RUN, -1)`: run the innermost effect until a part of it has to wait."""

    def run(self, s: State, frame: Frame) -> None:
        e = s.effects[-1]
        parts = s.cat.programs[e[PROGRAM]]
        stack = s.stack
        depth = len(stack)
        end = len(parts)
        next_part = e[PC]
        while next_part < end:
            e[PC] = next_part + 1
            parts[next_part].run(s, e)
            if len(stack) != depth:
                return
            next_part = e[PC]
        s.effects.pop()
        stack.pop()


class EndSentence(Op):
    """The full stop: the figures that this effect has brought to their health are defeated now."""

    def run(self, s: State, e: list[int]) -> None:
        if e[DOOMED]:
            handle_defeats(s, e)


class Jump(Op):
    def __init__(self) -> None:
        self.to: int = -1

    def run(self, s: State, e: list[int]) -> None:
        e[PC] = self.to


class JumpUnless(Op):
    """The parts that follow are for the case that a condition is true."""

    def __init__(self, test: Test) -> None:
        self.test: Test = test
        self.to: int = -1

    def run(self, s: State, e: list[int]) -> None:
        if not self.test.holds(s, e):
            e[PC] = self.to
