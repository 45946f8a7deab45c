"""What an evaluation weighs: each feature of a position, early in the game and late."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml


class Weights:
    """What one unit of each feature is worth at the beginning of the game and at its end; in between it changes
    evenly. Which features there are and what the stages of a game are is up to the game."""

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: list[float] = early
        self.late: list[float] = late

    def at(self, stage: float) -> list[float]:
        """What each feature is worth at a stage of the game, from 0 to 1."""
        early, late = self.early, self.late
        return [early[each] + stage * (late[each] - early[each]) for each in range(len(early))]


def read_weights(file: Path, features: tuple[str, ...]) -> Weights:
    """The weights in a file, in the order of the features. One that it does not name is worth nothing.

    >>> _ = (folder / "weights.yaml").write_text("weights: {crowns: [1, 2]}")
    >>> read_weights(folder / "weights.yaml", ("crowns", "cards")).late
    [2.0, 0.0]
    """
    data: Any = yaml.safe_load(file.read_text(encoding="utf-8"))
    named: dict[str, list[float]] = data["weights"]
    unknown = sorted(set(named) - set(features))
    if unknown:
        raise ValueError(f"{file.name}: unknown features {', '.join(unknown)}")
    pairs = [named.get(feature, [0.0, 0.0]) for feature in features]
    return Weights([float(pair[0]) for pair in pairs], [float(pair[1]) for pair in pairs])
