"""Circles in the rules of a pack: the game says so instead of going round for ever."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.flow import Ask, Frame, Step
from arcanum.core.state import EndlessGame, GameState


class Round(Step[GameState]):
    """A step that is never done."""

    def run(self, state: GameState, frame: Frame) -> None:
        state.stack.append(frame)
        state.stack.pop()


class OnlyAnswer(Ask[GameState]):
    """A question with one answer, after which it is asked again."""

    def legal(self, state: GameState, frame: Frame) -> list[int]:
        return [0]

    def answer(self, state: GameState, frame: Frame, action: int) -> None:
        pass


@pytest.mark.parametrize(("number", "told"), [(1, "steps nobody has been asked"), (2, "forced answers nobody")])
def test_a_circle_is_told(number: int, told: str) -> None:
    space = ActionSpace()
    space.add("go on")
    steps: list[Step[Any]] = [Step("parallel"), Round("round"), OnlyAnswer("only answer")]
    state = GameState(2, space, steps, Chance(key_of("circle")))
    state.trunk.append((number, 0))
    with pytest.raises(EndlessGame, match=told):
        state.advance()
