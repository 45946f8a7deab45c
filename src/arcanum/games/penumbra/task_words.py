"""From the words of tasks to tasks in numbers (section 38)."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice
from arcanum.games.penumbra import vocabulary as voc
from arcanum.games.penumbra.catalogue import Amounts, Catalogue, Task


def amounts_of(of: dict[Any, int]) -> Amounts:
    """So many of each ingredient."""
    return tuple([of.get(name, 0) for name in at.INGREDIENTS])


def _kinds(of: tuple[voc.DieKind, ...]) -> int:
    return sum([1 << dice.KINDS.index(kind) for kind in of])


def _symbols(of: dict[Any, int]) -> Amounts:
    """So many of each symbol."""
    return tuple([of.get(name, 0) for name in at.SYMBOLS])


_TASK: Final[Interpreter[[], Task]] = Interpreter(
    "execution",
    voc.AnyTask,
    on(voc.PayTask, lambda task: Task(at.T_PAY, ingredients=amounts_of(task.ingredients))),
    on(voc.SumTask, lambda task: Task(at.T_SUM, _kinds(task.of), task.at_least)),
    on(voc.ExactTask, lambda task: Task(at.T_EXACT, _kinds(task.of), values=tuple(sorted(task.values)))),
    on(voc.RollTask, lambda task: Task(at.T_ROLL, _kinds((task.of,)), task.at_least, dice=task.dice)),
    on(voc.WithstandTask, lambda task: Task(at.T_WITHSTAND, threat=task.threat)),
    on(
        voc.ExperienceTask,
        lambda task: Task(at.T_EXPERIENCE, symbols=_symbols(task.symbols)),
    ),
)


def add_task(cat: Catalogue, task: voc.AnyTask) -> int:
    cat.tasks.append(_TASK(task))
    return len(cat.tasks) - 1
