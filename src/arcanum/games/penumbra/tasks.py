"""Tasks of contracts and trials, and Shields: what they ask for and how it is given (section 38)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, STEP, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import changed, sorted_in
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.attempts import close_attempt, give_dice_up, is_trial, remove_trial
from arcanum.games.penumbra.catalogue import Amounts, Task
from arcanum.games.penumbra.dice import COLOURS, FACES, SPARK, different, kind_of, value_of, with_value
from arcanum.games.penumbra.payment import pay
from arcanum.games.penumbra.properties import active
from arcanum.games.penumbra.purchases import Drop, left_of, missing
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.windows import WindowAsk
from arcanum.games.penumbra.wounds import receive_mortal_wound

FOR_SHIELD: Final = 0
FOR_TASK: Final = 1
"""What dice are picked for."""
PURPOSES: Final = ("shield", "task")
_ANY_COLOUR: Final = (1 << COLOURS) - 1
_PACKED: Final = 4
"""Values that need not be shown are counted in a frame, by face, with so many bits each."""


# --- what is asked ----------------------------------------------------------------------------------------------------


def tasks_of(s: State, path: int) -> list[int]:
    """The tasks of a path of the trial that is attempted, by number: those that are printed, or the one that replaces
    them (PN-38.1, PN-40.18)."""
    if s.attempt[f.EASY_PATH] == path:
        return [s.attempt[f.EASY_TASK]]
    return s.cat.paths[s.attempt[f.CARD]][path].tasks


def named_task(s: State) -> Task:
    """The task that is attempted."""
    if not is_trial(s):
        return s.cat.tasks[s.cat.task[s.attempt[f.CARD]]]
    return s.cat.tasks[tasks_of(s, s.attempt[f.PATH])[s.attempt[f.TASK]]]


def shield_task(s: State) -> Task:
    """What a `shield` asks for before the task (PN-41.7)."""
    return s.cat.tasks[s.cat.shield[s.attempt[f.CARD]]]


def task_for(s: State, purpose: int) -> Task:
    return shield_task(s) if purpose == FOR_SHIELD else named_task(s)


def relief(s: State, purpose: int, which: int) -> int:
    """What rings take off the task. A Shield is no task and is not eased (PN-41.20)."""
    return s.attempt[which] if purpose == FOR_TASK else 0


def wanted_sum(s: State, task: Task, purpose: int) -> int:
    """The number asked by a Sum or Roll task, never below 0 (PN-38.17, PN-38.18)."""
    return max(0, task.at_least - relief(s, purpose, f.MINUS))


def counts_for(die: int, of: int) -> bool:
    """Whether a die counts: it is of a listed kind, or a Spark die that stands for a listed colour. Bone dice have no
    colour (PN-38.4, PN-38.11, PN-38.12)."""
    kind = kind_of(die)
    return bool(of >> kind & 1) or (kind == SPARK and bool(of & _ANY_COLOUR))


def fitting(s: State, seat: int, task: Task) -> list[int]:
    """The dice of the supply that count for a task, in their order; temporary ones, too (PN-9.3)."""
    return [die for die in s.dice[seat] if counts_for(die, task.of)]


def needed(task: Task, dropped: int) -> list[int]:
    """How many dice an Exact task asks for, by face, less those values that were dropped."""
    counts = [0] * FACES
    for value in task.values:
        counts[value - 1] += 1
    return [counts[face] - (dropped >> _PACKED * face & (1 << _PACKED) - 1) for face in range(FACES)]


def lacking(counts: list[int], dice: list[int]) -> int:
    """How many of so many faces these dice do not show."""
    left = counts.copy()
    for die in dice:
        if left[value_of(die) - 1]:
            left[value_of(die) - 1] -= 1
    return sum(left)


def symbols_of(s: State, party: int) -> list[int]:
    """What `experience` asks for: symbols on fulfilled contracts, passed trials and Tomes (PN-38.10). Neither what is
    reserved counts (PN-37.8) nor what is being attempted (PN-38.15)."""
    counts = [0] * len(at.SYMBOLS)
    passed = [each // 2 for each in s.trials[party]]
    for card in (*s.contracts[party], *passed, *s.tomes[party]):
        for symbol, count in enumerate(s.cat.symbols[card]):
            counts[symbol] += count
    return counts


def possible(s: State, seat: int, task: Task, purpose: int) -> bool:
    """Whether the wizard could perform it now, were Threat and dice kind."""
    if task.kind == at.T_PAY:
        return missing(s, seat, task.ingredients) <= relief(s, purpose, f.FEWER_PAID)
    if task.kind == at.T_SUM:
        return sum([value_of(die) for die in fitting(s, seat, task)]) >= wanted_sum(s, task, purpose)
    if task.kind == at.T_EXACT:
        return lacking(needed(task, 0), fitting(s, seat, task)) <= relief(s, purpose, f.FEWER_VALUES)
    if task.kind == at.T_ROLL:
        return len(fitting(s, seat, task)) >= task.dice
    if task.kind == at.T_EXPERIENCE:
        owned = symbols_of(s, seat)
        for symbol, count in enumerate(task.symbols):
            if owned[symbol] < count:
                return False
    return True


# --- performing it ----------------------------------------------------------------------------------------------------


def perform(s: State, seat: int) -> None:
    """The named task, in place of whatever was on top before. Naming dice and ingredients is part of it, and nothing is
    lost unless it is fulfilled by them (PN-38.14, PN-38.22); what cannot be performed is failed (PN-36.7, PN-40.11)."""
    task = named_task(s)
    if not possible(s, seat, task, FOR_TASK):
        fail(s, seat)
    elif task.kind == at.T_PAY:
        _pay_task(s, seat, task)
    elif task.kind == at.T_EXACT and s.attempt[f.FEWER_VALUES]:
        fewer = min(s.attempt[f.FEWER_VALUES], len(task.values))
        s.stack.append((frames.DROP_VALUE, seat, 0, fewer, 0, s.decisions, fewer))
    elif task.kind in (at.T_SUM, at.T_EXACT, at.T_ROLL):
        s.stack.append((frames.GIVE_DICE, seat, 0))
    elif task.kind == at.T_WITHSTAND:
        _withstand(s, seat, task)
    else:
        succeed(s, seat)


def _pay_task(s: State, seat: int, task: Task) -> None:
    """`pay` (PN-38.2, PN-38.16). A ring may take ingredients off (PN-38.17)."""
    fewer = min(s.attempt[f.FEWER_PAID], sum(task.ingredients))
    if fewer:
        s.stack.append((frames.DROP_PAY, seat, 0, 0, fewer, 0, s.decisions, fewer))
    else:
        s.stack.append((frames.PAY_TASK, seat, 0))


def _withstand(s: State, seat: int, task: Task) -> None:
    """`withstand` (PN-38.9). Without any dice it is done (PN-15.20)."""
    threat = task.threat - s.attempt[f.FEWER_THREAT]
    if threat <= 0:
        succeed(s, seat)
        return
    s.stack.append((frames.WITHSTOOD, seat))
    face_threat(s, seat, threat, 0)


def succeed(s: State, seat: int) -> None:
    """The reward of the contract or of the path follows (PN-36.4, PN-40.9)."""
    s.attempt = changed(s.attempt, f.OUTCOME, f.DONE)
    s.stack.append((frames.GIVE_REWARD, seat, 0))


def fail(s: State, seat: int) -> None:
    """Failing a contract costs nothing further, and it stays where it was (PN-36.4, PN-36.10). A failed trial leaves
    the game, and the turn is over at once (PN-40.7, PN-44.7); a `trap` gives a mortal wound, unless one was received
    already (PN-41.9, PN-41.10)."""
    if not is_trial(s):
        if s.heard:
            s.log.append((ev.CONTRACT_FAILED, s.all, seat, s.attempt[f.CARD]))
        close_attempt(s)
        return
    remove_trial(s, seat)
    while s.stack[-1][STEP] != frames.END_TURN:
        s.stack.pop()
    s.stack.append((frames.TRIAL_OVER, seat))
    if active(s, at.TRAP):
        receive_mortal_wound(s, seat)


class TrialOver(Step[State]):
    """After the last reward and Backlash, or after a failure, the trial ends; no window opens (PN-41.24, PN-44.7)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        close_attempt(s)


class PayTask(Step[State]):
    """What is left of a Pay task is paid."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, dropped = frame
        s.stack[-1] = (frames.PAID_TASK, seat)
        pay(s, seat, left_of(named_task(s).ingredients, dropped))


class PaidTask(Step[State]):
    """All ingredients of a Pay task are paid."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        succeed(s, frame[SEAT])


class Withstood(Step[State]):
    """Done if no mortal wound was received in that roll. A wounded mark that was hit fails it, even where the card was
    kept away; what was cancelled does not (PN-16.12, PN-38.9, PN-38.20)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if s.threat[f.MORTAL_HIT]:
            fail(s, frame[SEAT])
        else:
            succeed(s, frame[SEAT])


class DropPay(Drop):
    """A ring takes ingredients off a Pay task, as the wizard likes, or fewer of them (PN-19.20, PN-38.17, PN-38.21)."""

    def amounts(self, s: State, item: int) -> Amounts:
        return named_task(s).ingredients

    def least(self, s: State, frame: Frame) -> int:
        return 0

    def finish(self, s: State, frame: Frame, dropped: int) -> None:
        s.stack[-1] = (frames.PAY_TASK, frame[SEAT], dropped)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, _, left, _, group, most = frame
        name = s.cat.ids[s.attempt[f.CARD]]
        return Decision(seat, "drop-pay", {"left": left}, name, "PN-38.17", group, 0, most, True)


class DropValue(Ask[State]):
    """A ring drops values of an Exact task, which ones says the wizard (PN-38.17, PN-38.21)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, dropped, left, first, _, _ = frame
        task = named_task(s)
        counts = needed(task, dropped)
        dice = fitting(s, seat, task)
        found: list[int] = []
        for face in range(first, FACES):
            if counts[face]:
                after = counts.copy()
                after[face] -= 1
                earlier = [count if each < face else 0 for each, count in enumerate(after)]
                if not lacking(earlier, dice) and lacking(after, dice) <= left - 1:
                    found.append(at.A_FACE + face)
        return found if lacking(counts, dice) else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, dropped, left, _, group, most = frame
        s.stack.pop()
        if action != at.A_DONE:
            face = s.cat.argument[action]
            dropped += 1 << _PACKED * face
            if left > 1 and sum(needed(named_task(s), dropped)) > 0:
                s.stack.append((step, seat, dropped, left - 1, face, group, most))
                return
        s.stack.append((frames.GIVE_DICE, seat, dropped))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, dropped, _, _, _, _ = frame
        if action == at.A_DONE:
            return Reason("values-lacking", rule="PN-38.5")
        if s.cat.block[action] != at.B_FACE:
            return Reason("drop-a-value", rule="PN-38.17")
        value: Args = {"value": s.cat.argument[action] + 1}
        if not needed(named_task(s), dropped)[s.cat.argument[action]]:
            return Reason("value-not-asked-for", value, "PN-38.17")
        return Reason("values-lacking", rule="PN-38.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, left, _, group, most = frame
        name = s.cat.ids[s.attempt[f.CARD]]
        return Decision(seat, "drop-value", {"left": left}, name, "PN-38.17", group, 0, most, True)


# --- dice for a task --------------------------------------------------------------------------------------------------


class GiveDice(Step[State]):
    """The dice of the task are named, if any are asked for (PN-38.21)."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, dropped = frame
        task = named_task(s)
        s.stack.pop()
        asked = wanted_sum(s, task, FOR_TASK) if task.kind == at.T_SUM else 1
        if task.kind == at.T_EXACT:
            asked = sum(needed(task, dropped))
        if asked:
            push_pick_dice(s, seat, FOR_TASK, dropped)
        else:
            succeed(s, seat)


def push_pick_dice(s: State, seat: int, purpose: int, dropped: int) -> None:
    most = len(fitting(s, seat, task_for(s, purpose)))
    s.stack.append((frames.PICK_DICE, seat, purpose, dropped, s.decisions, most))


class PickDice(Ask[State]):
    """`sum`, `exact`, `roll`: the dice of such a task or of a Shield, one after another in their order. What is picked
    lies aside; only dice are offered with which the task can still be done (PN-38.3, PN-38.5, PN-38.6, PN-38.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, purpose, dropped, _, _ = frame
        task = task_for(s, purpose)
        smallest = s.set_aside[-1] if s.set_aside else 0
        dice = [die for die in fitting(s, seat, task) if die >= smallest]
        found: list[int] = []
        if self._is_enough(s, task, purpose):
            found.append(at.A_DONE)
        for die in different(dice):
            if self._leads_on(s, task, purpose, dropped, dice[dice.index(die) :]):
                found.append(at.A_DIE + die)
        return found

    def _is_enough(self, s: State, task: Task, purpose: int) -> bool:
        """A Sum task is done from the moment the sum is reached; the others say when they are complete."""
        picked = sum([value_of(die) for die in s.set_aside])
        return task.kind == at.T_SUM and picked >= wanted_sum(s, task, purpose)

    def _leads_on(self, s: State, task: Task, purpose: int, dropped: int, dice: list[int]) -> bool:
        """Whether the task can be done with what was picked, the first of these dice, and some of the others."""
        if task.kind == at.T_SUM:
            return sum([value_of(die) for die in (*s.set_aside, *dice)]) >= wanted_sum(s, task, purpose)
        if task.kind == at.T_ROLL:
            return len(s.set_aside) + len(dice) >= task.dice
        counts = needed(task, dropped)
        for die in s.set_aside:
            counts[value_of(die) - 1] -= 1
        return counts[value_of(dice[0]) - 1] > 0 and not lacking(counts, dice)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, purpose, dropped, _, _ = frame
        task = task_for(s, purpose)
        if action != at.A_DONE:
            die = s.cat.argument[action]
            s.remove_die(seat, die)
            s.set_aside = sorted_in(s.set_aside, die)
            if task.kind == at.T_SUM:
                return
            if len(s.set_aside) < (task.dice if task.kind == at.T_ROLL else sum(needed(task, dropped))):
                return
        if task.kind == at.T_ROLL:
            s.stack[-1] = (frames.ROLL_TASK, seat)
            return
        give_dice_up(s, seat)
        s.stack.pop()
        if purpose == FOR_SHIELD:
            s.stack.append((frames.AFTER_SHIELD, seat))
        else:
            succeed(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, purpose, dropped, _, _ = frame
        task = task_for(s, purpose)
        if action == at.A_DONE and task.kind == at.T_SUM:
            picked = sum([value_of(die) for die in s.set_aside])
            return Reason("sum-not-reached", {"count": wanted_sum(s, task, purpose), "has": picked}, "PN-38.3")
        if s.cat.block[action] != at.B_DIE:
            return Reason("pick-a-die", {"purpose": PURPOSES[purpose]}, "PN-38.22")
        die = s.cat.argument[action]
        if die not in s.dice[seat]:
            return Reason("not-your-die", rule="PN-10.1")
        if not counts_for(die, task.of):
            return Reason("die-does-not-count", rule="PN-38.4")
        there = [value_of(each) for each in s.set_aside].count(value_of(die))
        if task.kind == at.T_EXACT and needed(task, dropped)[value_of(die) - 1] <= there:
            return Reason("value-not-asked-for", {"value": value_of(die)}, "PN-38.5")
        return Reason("dice-in-their-order", rule="PN-38.22")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, purpose, dropped, group, most = frame
        task = task_for(s, purpose)
        args: Args = {"purpose": PURPOSES[purpose], "task": at.TASK_KINDS[task.kind]}
        name = s.cat.ids[s.attempt[f.CARD]]
        rule = "PN-41.7" if purpose == FOR_SHIELD else "PN-38.22"
        if task.kind == at.T_SUM:
            args["count"] = wanted_sum(s, task, purpose)
            args["has"] = sum([value_of(die) for die in s.set_aside])
            return Decision(seat, "pick-dice", args, name, rule, group, 1, most, True)
        asked = task.dice if task.kind == at.T_ROLL else sum(needed(task, dropped))
        args["count"] = asked
        args["has"] = len(s.set_aside)
        return Decision(seat, "pick-dice", args, name, rule, group, asked, asked)


class AfterShield(Step[State]):
    """The task follows (PN-40.17)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        perform(s, frame[SEAT])


class RollTask(Step[State]):
    """The dice are rolled and lie aside to the end of the task (PN-38.6, PN-38.19)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        rolled: list[int] = []
        for die in s.set_aside:
            now = with_value(die, s.roll())
            rolled.append(now)
            if s.heard:
                s.log.append((ev.REROLLED, s.all, seat, die, now))
        s.set_aside = sorted(rolled)
        s.something_new()
        s.stack[-1] = (frames.TASK_ROLLED, seat, 0)


_READ: Final = [at.A_READ]


class TaskRolled(WindowAsk):
    """Before the total is read the dice may still be manipulated (PN-38.8, PN-51.9)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.TASK_ROLLED

    def ends(self, s: State, frame: Frame) -> list[int]:
        return _READ

    def end(self, s: State, frame: Frame, action: int) -> None:
        """The dice are discarded either way (PN-38.6, PN-38.7)."""
        seat = frame[SEAT]
        s.stack.pop()
        total = sum([value_of(die) for die in s.set_aside])
        wanted = wanted_sum(s, named_task(s), FOR_TASK)
        if s.heard:
            s.log.append((ev.TASK_ROLLED, s.all, seat, total, wanted))
        give_dice_up(s, seat)
        if total >= wanted:
            succeed(s, seat)
        else:
            fail(s, seat)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("change-or-read", rule="PN-51.9")

    def decision(self, s: State, frame: Frame) -> Decision:
        total = sum([value_of(die) for die in s.set_aside])
        args: Args = {"count": wanted_sum(s, named_task(s), FOR_TASK), "has": total}
        return Decision(frame[SEAT], "task-rolled", args, s.cat.ids[s.attempt[f.CARD]], "PN-38.8", s.decisions)
