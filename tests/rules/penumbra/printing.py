"""Contracts and trials that print what a test needs: the catalogue is changed for as long as the test runs."""

from __future__ import annotations

from typing import Any

import pytest

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice
from arcanum.games.penumbra.catalogue import Path, Reward, Task
from tests.rules.penumbra.table import CAT, card

AMOUNTS = dict[str, int]


def amounts(of: AMOUNTS) -> tuple[int, ...]:
    return tuple(of.get(name, 0) for name in at.INGREDIENTS)


def task(kind: str, *of: str, **fields: Any) -> Task:
    """`task("sum", "red", "violet", at_least=8)`."""
    kinds = sum({1 << dice.KINDS.index(name) for name in of})
    if "ingredients" in fields:
        fields["ingredients"] = amounts(fields["ingredients"])
    if "symbols" in fields:
        fields["symbols"] = tuple(fields["symbols"].get(name, 0) for name in at.SYMBOLS)
    return Task(at.TASK_KINDS.index(kind), kinds, **fields)


def reward(
    ingredients: AMOUNTS | None = None, kinds: tuple[str, ...] = (), cards: tuple[int, int, int] = (0, 0, 0)
) -> Reward:
    """Discipline cards, potions and artifacts are counted in `cards`."""
    return Reward(amounts(ingredients or {}), [dice.KINDS.index(kind) for kind in kinds], cards, 0, 0)


class Press:
    """Prints cards anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def prints(self, name: str, **tables: Any) -> None:
        """Other values in tables of the catalogue."""
        for table, value in tables.items():
            values = list(getattr(CAT, table))
            values[card(name)] = value
            self.monkeypatch.setattr(CAT, table, values)

    def task_number(self, asked: Task) -> int:
        self.monkeypatch.setattr(CAT, "tasks", [*CAT.tasks, asked])
        return len(CAT.tasks) - 1

    def contract(self, name: str, asked: Task, brings: Reward | None = None, threat: int = 0) -> None:
        self.prints(name, task=self.task_number(asked), threat=threat, reward=brings or reward())

    def trial(
        self,
        name: str,
        dark: list[Task],
        light: list[Task],
        threat: int = 0,
        approaches: tuple[str, str] = ("destroy", "catch"),
        rewards: tuple[Reward, Reward] | None = None,
        **tables: Any,
    ) -> None:
        """A trial without properties and Backlash, unless `tables` say otherwise; `shield` is a task."""
        brings = rewards or (reward(), reward())
        paths = [
            Path(at.APPROACHES.index(approaches[side]), [self.task_number(asked) for asked in tasks], brings[side])
            for side, tasks in enumerate((dark, light))
        ]
        shield = tables.pop("shield", None)
        numbers = {"properties": 0, "backlash": 0, "rift": 0, "vigilance": 0, "suppresses": -1} | tables
        number = -1 if shield is None else self.task_number(shield)
        self.prints(name, paths=paths, threat=threat, shield=number, **numbers)


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    return Press(monkeypatch)
