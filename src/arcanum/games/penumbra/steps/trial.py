"""The trial that is being attempted: its properties, and what replaces its tasks."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.properties import active
from arcanum.games.penumbra.registers import SOURCE
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part


def stoppable(s: State) -> list[int]:
    """The properties of the trial that still act or will (PN-41.15). Neither Rift and Vigilance after the roll of its
    Threat nor a Shield that was paid are among them (PN-41.6, PN-41.17); Threat and Backlash are none (PN-41.18)."""
    found: list[int] = []
    for which in range(len(at.PROPERTIES)):
        if not active(s, which):
            continue
        if which in (at.RIFT, at.VIGILANCE) and not s.attempt[f.AWAKE]:
            continue
        if which == at.SHIELD and s.attempt[f.TASK] >= 0:
            continue
        found.append(which)
    return found


class CancelProperty(Part):
    """`cancel_property`: so many properties of the trial stop (PN-26.4, PN-41.15)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        count = min(self.amount.count(s, effect), len(stoppable(s)))
        if count > 0:
            s.stack.append((frames.CANCEL_PROPERTY, s.chooser(effect), count, effect[SOURCE]))

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and bool(stoppable(s))


class StopProperty(Ask[State]):
    """Which property stops."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_PROPERTY + which for which in stoppable(s)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, source = frame
        s.stack.pop()
        which = s.cat.argument[action]
        s.attempt = changed(s.attempt, f.CANCELLED, s.attempt[f.CANCELLED] | 1 << which)
        s.something_new()
        if s.heard:
            s.log.append((ev.PROPERTY_CANCELLED, s.all, seat, which))
        if left > 1:
            s.stack.append((step, seat, left - 1, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.B_PROPERTY:
            return Reason("choose-a-property", rule="PN-41.15")
        name = at.PROPERTIES[s.cat.argument[action]]
        return Reason("property-not-active", {"property": name}, "PN-41.17")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, source = frame
        return Decision(seat, "cancel-property", {"left": left}, s.cat.ids[source], "PN-41.15", s.decisions)


class ReplaceTask(Part):
    """`replace_task`: the tasks of one path are replaced, before a path and a task are named (PN-40.16, PN-40.18)."""

    def __init__(self, task: int) -> None:
        self.task: int = task
        """Its number in `Catalogue.tasks`."""

    def run(self, s: State, effect: Effect) -> None:
        s.stack.append((frames.EASY_PATH, s.chooser(effect), self.task, effect[SOURCE]))

    def possible(self, s: State, effect: Effect) -> bool:
        card = s.attempt[f.CARD]
        return card >= 0 and s.cat.kind[card] == at.TRIAL and s.attempt[f.TASK] < 0

    def demands(self) -> int:
        return 1

    def changes(self, s: State, effect: Effect) -> bool:
        return self.possible(s, effect)


class EasyPath(Ask[State]):
    """The path is named at once; the other one keeps its tasks (PN-40.18)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_PATH + at.DARK, at.A_PATH + at.LIGHT]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, task, _ = frame
        s.stack.pop()
        path = s.cat.argument[action]
        s.attempt = changed(changed(s.attempt, f.EASY_PATH, path), f.EASY_TASK, task)
        if s.heard:
            s.log.append((ev.TASK_REPLACED, s.all, seat, s.attempt[f.CARD], path))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-path", rule="PN-40.18")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, source = frame
        return Decision(seat, "easy-path", {}, s.cat.ids[source], "PN-40.18", s.decisions)
