"""Effects begin, and their sentences end."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.games.black_rose.frames import RUNNING
from arcanum.games.black_rose.registers import DOOMED
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.defeat import handle_defeats


def start_effect(s: State, effect: Effect) -> None:
    """An effect is applied before whatever waits on the stack goes on (BR-6.13)."""
    s.effects.append(effect)
    s.stack.append(RUNNING)


class EndSentence(Op[State]):
    """The full stop: the figures that this effect has brought to their health are defeated now (BR-6.8, BR-6.9,
    BR-6.10, BR-23.2)."""

    def run(self, s: State, effect: Effect) -> None:
        if effect[DOOMED]:
            handle_defeats(s, effect)
