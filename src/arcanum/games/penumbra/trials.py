"""Trials: naming one, its Threat, path and task, Shield (sections 40 and 41)."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.attempts import begin_attempt
from arcanum.games.penumbra.placement import end_placement
from arcanum.games.penumbra.properties import active
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.tasks import (
    FOR_SHIELD,
    fail,
    named_task,
    perform,
    possible,
    push_pick_dice,
    shield_task,
    tasks_of,
)
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.triggers import eases
from arcanum.games.penumbra.windows import WindowAsk


def trial_choices(s: State, seat: int) -> list[int]:
    """The trials that may be named: of the row, or own reserved ones; by the errata whoever has a reserved one may name
    only that (PN-37.6, PN-37.10, PN-37.12, PN-44.1, PN-44.5)."""
    reserved = s.reserved_trials[seat]
    if reserved and s.options["trial_reservation"] == "errata":
        return reserved
    return sorted([*s.trial_row, *reserved])


def begin_trial(s: State, seat: int, trial: int) -> None:
    """The trial is named (PN-44.6). A placement that was not over is over (PN-51.31)."""
    end_placement(s)
    begin_attempt(s, seat, trial)
    s.stack.append((frames.BEGIN_TRIAL, seat))


class BeginTrial(Step[State]):
    """Its Threat comes first; path and task are named after it (PN-40.4, PN-40.12, PN-51.26). A chain in which the
    trial was named is over by then (PN-41.25)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        trial = s.attempt[f.CARD]
        s.stack[-1] = (frames.NAME_TASK, seat, 0)
        threat = s.cat.threat[trial]
        fixed = threat if s.cat.threat_fixed[trial] else 0
        face_threat(s, seat, threat - fixed, fixed, 1)


class NameTask(WindowAsk):
    """Path and task are named; any of them, with a chance or without one, or none, which is failing (PN-40.6, PN-40.11,
    PN-40.13, PN-42.5, PN-51.8)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.BEFORE_TASK

    def ends(self, s: State, frame: Frame) -> list[int]:
        found = [at.A_NO]
        for path in (at.DARK, at.LIGHT):
            first = at.A_TASK + path * at.TASKS
            found += range(first, first + len(tasks_of(s, path)))
        return found

    def end(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[SEAT]
        s.stack.pop()
        if action == at.A_NO:
            fail(s, seat)
            return
        argument = s.cat.argument[action]
        name_task(s, seat, argument // at.TASKS, argument % at.TASKS)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.B_TASK:
            return Reason("name-path-and-task", rule="PN-40.17")
        path = s.cat.argument[action] // at.TASKS
        args: Args = {"path": at.PATHS[path], "count": len(tasks_of(s, path))}
        rule = "PN-40.18" if s.attempt[f.EASY_PATH] == path else "PN-40.2"
        return Reason("no-such-task", args, rule)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "name-task", {}, s.cat.ids[s.attempt[f.CARD]], "PN-40.6", s.decisions, 0, 1, True)


def name_task(s: State, seat: int, path: int, task: int) -> None:
    """Path and task stay as they were named; rings apply, then the Shield is paid, then the task is performed
    (PN-40.16, PN-40.17, PN-42.2)."""
    trial = s.attempt[f.CARD]
    attempt = s.attempt.copy()
    attempt[f.PATH] = path
    attempt[f.TASK] = task
    s.attempt = attempt
    if s.heard:
        s.log.append((ev.TASK_CHOSEN, s.all, seat, trial, path, task + 1))
    apply_rings(s, seat, s.cat.paths[trial][path].approach)
    if s.attempt[f.FEWER_THREAT]:
        s.stack.append((frames.EASE_THREAT, seat))
    else:
        pay_shield(s, seat)


def apply_rings(s: State, seat: int, approach: int) -> None:
    """What cards for this approach take off the task, of what fits it (PN-38.17, PN-40.3)."""
    kind = named_task(s).kind
    attempt = s.attempt.copy()
    for card in eases(s, seat, approach):
        ease = s.cat.ease[card]
        assert ease is not None
        which, amount = -1, 0
        if kind in (at.T_SUM, at.T_ROLL):
            which, amount = f.MINUS, ease.minus
        elif kind == at.T_EXACT:
            which, amount = f.FEWER_VALUES, ease.ignore_dice
        elif kind == at.T_WITHSTAND:
            which, amount = f.FEWER_THREAT, ease.threat_minus
        elif kind == at.T_PAY:
            which, amount = f.FEWER_PAID, ease.pay_minus
        if amount:
            attempt[which] += amount
            if s.heard:
                s.log.append((ev.TRIGGERED, s.all, seat, card))
    s.attempt = attempt


class EaseThreat(Ask[State]):
    """Whether a ring takes dice off the Threat of the task: it may be declined (PN-19.20, PN-38.17). For other tasks
    that is asked while they are performed, or makes no difference."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _YES_OR_NO

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[SEAT]
        s.stack.pop()
        if action == at.A_NO:
            attempt = s.attempt.copy()
            attempt[f.FEWER_THREAT] = 0
            s.attempt = attempt
        pay_shield(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("yes-or-no", rule="PN-38.17")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: Args = {"count": s.attempt[f.FEWER_THREAT]}
        name = s.cat.ids[s.attempt[f.CARD]]
        return Decision(frame[SEAT], "ease-threat", args, name, "PN-38.17", s.decisions, 0, 1, True)


_YES_OR_NO = [at.A_YES, at.A_NO]


def pay_shield(s: State, seat: int) -> None:
    """Dice for the Shield, once, before the task; without them the task is impossible (PN-41.7, PN-41.8)."""
    if not active(s, at.SHIELD):
        perform(s, seat)
    elif possible(s, seat, shield_task(s), FOR_SHIELD):
        push_pick_dice(s, seat, FOR_SHIELD, 0)
    else:
        fail(s, seat)
