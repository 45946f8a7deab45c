"""Effects: what a component does, as a program of parts, and how programs are run.

An effect that is being applied is a list of numbers, its *registers*, in `EffectState.effects`, the innermost last, and
for each of them there is a frame of `RunEffect` on the stack. The first registers are the same in every game; a game
declares those that follow. A part does something at once or pushes frames, and then the program waits until they are
done. Where it goes on is a register too, so that jumps, choices and loops are parts like any others. They lead so and
so many parts on, or back: programs are put together from lists, by `branch`, `offer`, `choice` and `loop`.

Registers are a list and not an object with names because a list is copied in half the time where Python is interpreted,
and a search copies states all the time.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from arcanum.core.conditions import Condition
from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.state import GameState

Effect = list[int]
"""The registers of an effect that is being applied."""

PROGRAM: Final = 0
NEXT_PART: Final = 1
"""The index of the part with which the program goes on."""
CASTER: Final = 2
"""The seat that applies the effect; -1 for nobody."""
SOURCE: Final = 3
"""The component that the effect comes from."""


class EffectState(GameState):
    """A state of a game with such effects. It declares no more than what a game's state sets: a constructor of its own
    would make every copy slower."""

    __slots__ = ("effects",)

    effects: list[Effect]
    """The effects that are being applied, the innermost last."""

    def program(self, number: int) -> list[Op[Any]]:
        """The parts of a program."""
        raise NotImplementedError

    def chooser(self, effect: Effect) -> int:
        """The seat that makes the choices of an effect."""
        return effect[CASTER]

    def component_id(self, component: int) -> str:
        """For decisions, which say what they come from."""
        raise NotImplementedError


S = TypeVar("S", bound=EffectState)


class Op(Generic[S]):
    """One part of a program."""

    def run(self, s: S, effect: Effect) -> None:
        """Do it for the effect with these registers. What has to be asked is pushed on the stack; the program waits."""
        raise NotImplementedError

    def payable(self, s: S, effect: Effect) -> bool:
        """Whether it can be carried out in full, as a cost."""
        return False


class RunEffect(Step[S]):
    """`(step, -1)`: run the innermost effect until a part of it has to wait."""

    def run(self, s: S, frame: Frame) -> None:
        effect = s.effects[-1]
        parts = s.program(effect[PROGRAM])
        stack = s.stack
        depth = len(stack)
        end = len(parts)
        part = effect[NEXT_PART]
        while part < end:
            effect[NEXT_PART] = part + 1
            parts[part].run(s, effect)
            if len(stack) != depth:
                return
            part = effect[NEXT_PART]
        s.effects.pop()
        stack.pop()


# --- jumps ------------------------------------------------------------------------------------------------------------


class Jump(Op[S]):
    """Over so many parts; back if there are fewer than none."""

    def __init__(self, parts: int) -> None:
        self.parts: int = parts

    def run(self, s: S, effect: Effect) -> None:
        effect[NEXT_PART] += self.parts


class JumpUnless(Op[S]):
    """The parts that follow are for the case that a condition is true."""

    def __init__(self, test: Condition[S], parts: int) -> None:
        self.test: Condition[S] = test
        self.parts: int = parts

    def run(self, s: S, effect: Effect) -> None:
        if not self.test.holds(s, effect):
            effect[NEXT_PART] += self.parts


def branch(test: Condition[Any], then: list[Op[Any]], otherwise: list[Op[Any]]) -> list[Op[Any]]:
    """One list of parts if a condition holds, and another one otherwise.

    >>> [type(part).__name__ for part in branch(Condition(), [Op()], [Op(), Op()])]
    ['JumpUnless', 'Op', 'Jump', 'Op', 'Op']
    """
    if not otherwise:
        return [JumpUnless(test, len(then)), *then]
    return [JumpUnless(test, len(then) + 1), *then, Jump(len(otherwise)), *otherwise]


# --- may --------------------------------------------------------------------------------------------------------------


class May(Op[S]):
    """Offered only if every part of the cost can be paid in full; the cost and what it buys follow."""

    def __init__(self, ask: int, cost: list[Op[Any]], parts: int) -> None:
        self.ask: int = ask
        """The number of the step that asks (an `AnswerMay`)."""
        self.cost: list[Op[Any]] = cost
        self.parts: int = parts
        """How many parts follow that are left out if it is declined."""

    def run(self, s: S, effect: Effect) -> None:
        declined = effect[NEXT_PART] + self.parts
        for part in self.cost:
            if not part.payable(s, effect):
                effect[NEXT_PART] = declined
                return
        s.stack.append((self.ask, s.chooser(effect), declined))


class AnswerMay(Ask[S]):
    """`(step, seat, where to go on if it is declined)`."""

    def __init__(self, name: str, yes: int, no: int, rule: str) -> None:
        super().__init__(name)
        self.no: int = no
        self.answers: list[int] = [yes, no]
        self.rule: str = rule

    def legal(self, s: S, frame: Frame) -> list[int]:
        return self.answers

    def answer(self, s: S, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == self.no:
            _, _, declined = frame
            s.effects[-1][NEXT_PART] = declined

    def refusal(self, s: S, frame: Frame, action: int) -> Reason | None:
        return Reason("yes-or-no", rule=self.rule)

    def decision(self, s: S, frame: Frame) -> Decision:
        _, seat, _ = frame
        source = s.component_id(s.effects[-1][SOURCE])
        return Decision(seat, "may", {}, source, self.rule, s.decisions, 0, 1, True)


def offer(ask: int, cost: list[Op[Any]], then: list[Op[Any]]) -> list[Op[Any]]:
    """A cost that may be paid or declined, and the parts that are run once it is paid.

    >>> [type(part).__name__ for part in offer(0, [Op()], [Op()])]
    ['May', 'Op', 'Op']
    """
    return [May(ask, cost, len(cost) + len(then)), *cost, *then]


# --- one of several ---------------------------------------------------------------------------------------------------


class ChooseOne(Op[S]):
    """One of several lists of parts; `choice` lays them out."""

    def __init__(self, ask: int) -> None:
        self.ask: int = ask
        """The number of the step that asks (a `ChooseOption`)."""
        self.options: list[int] = []
        """How many parts on each option begins."""

    def run(self, s: S, effect: Effect) -> None:
        here = effect[NEXT_PART]
        s.stack.append((self.ask, self.seat(s, effect), *[here + option for option in self.options]))

    def seat(self, s: S, effect: Effect) -> int:
        """The seat that chooses."""
        return s.chooser(effect)


class ChooseOption(Ask[S]):
    """`(step, seat, where each option begins...)`."""

    def __init__(self, name: str, first: int, rule: str) -> None:
        super().__init__(name)
        self.first: int = first
        """The action that chooses the first option; those of the others follow it."""
        self.rule: str = rule

    def legal(self, s: S, frame: Frame) -> list[int]:
        _, _, *options = frame
        return [self.first + number for number in range(len(options))]

    def answer(self, s: S, frame: Frame, action: int) -> None:
        _, _, *options = frame
        s.stack.pop()
        s.effects[-1][NEXT_PART] = options[action - self.first]

    def refusal(self, s: S, frame: Frame, action: int) -> Reason | None:
        _, _, *options = frame
        return Reason("choose-an-option", {"count": len(options)}, self.rule)

    def decision(self, s: S, frame: Frame) -> Decision:
        _, seat, *options = frame
        source = s.component_id(s.effects[-1][SOURCE])
        return Decision(seat, "option", {"count": len(options)}, source, self.rule, s.decisions)


def choice(head: ChooseOne[Any], options: list[list[Op[Any]]]) -> list[Op[Any]]:
    """The options one after another, each with a jump over those that follow.

    >>> [type(part).__name__ for part in choice(ChooseOne(0), [[Op()], [Op()]])]
    ['ChooseOne', 'Op', 'Jump', 'Op', 'Jump']
    """
    parts: list[Op[Any]] = []
    left = sum([len(option) + 1 for option in options])
    for option in options:
        head.options.append(len(parts))
        left -= len(option) + 1
        parts += [*option, Jump(left)]
    return [head, *parts]


# --- one after another ------------------------------------------------------------------------------------------------


class ForEach(Op[S]):
    """The head of a loop over the members of a set, which lies in the register `left`; the member whose turn it is lies
    in the register `item`. `loop` lays the loop out."""

    def __init__(self, item: int, left: int) -> None:
        self.item: int = item
        self.left: int = left
        self.parts: int = 0
        """How many parts follow that belong to the loop."""

    def run(self, s: S, effect: Effect) -> None:
        left = self.still_to_come(s, effect)
        if not left:
            effect[NEXT_PART] += self.parts
            effect[self.item] = -1
        elif left & left - 1:
            self.choose(s, effect, left)
        else:
            self.take(effect, left.bit_length() - 1)

    def still_to_come(self, s: S, effect: Effect) -> int:
        """The members that are left, as a set."""
        return effect[self.left]

    def choose(self, s: S, effect: Effect, left: int) -> None:
        """Take one of several members, or ask for it. In ascending order, unless a game says otherwise."""
        self.take(effect, (left & -left).bit_length() - 1)

    def take(self, effect: Effect, member: int) -> None:
        """It is this member's turn."""
        effect[self.item] = member
        effect[self.left] &= ~(1 << member)


def loop(head: ForEach[Any], body: list[Op[Any]]) -> list[Op[Any]]:
    """The same parts once for each member of a set.

    >>> [type(part).__name__ for part in loop(ForEach(4, 5), [Op()])]
    ['ForEach', 'Op', 'Jump']
    """
    head.parts = len(body) + 1
    return [head, *body, Jump(-len(body) - 2)]
