"""The steps of the game by their numbers in `frames.py`."""

from __future__ import annotations

from typing import Any

from arcanum.core.effects import RunEffect
from arcanum.core.flow import Step
from arcanum.core.shapes import steps_of
from arcanum.games.penumbra import frames


def steps() -> list[Step[Any]]:
    classes: dict[int, type[Step[Any]]] = dict.fromkeys(range(1, frames.MOST), Step)
    classes.update(
        {
            frames.RUN: RunEffect,
        }
    )
    return steps_of(frames.SHAPES, classes)
