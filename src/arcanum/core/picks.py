"""Answers that belong together: all ways to give them, and what the engine answers by itself.

The decisions of one group (the essences of one payment, the cards of one discard) can be gathered and given at once.
Which mixes the rules allow is found by walking through the decisions of the group on copies of the state, without doing
what comes after them and no further than something would be revealed to the seat: so nothing is found out here that it
does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from arcanum.core.flow import SEAT, STEP, Ask, Frame
from arcanum.core.state import GameState

MOST_STEPS: Final = 3_000
"""After so many steps a group has too many mixes for one panel."""


@dataclass(frozen=True, slots=True)
class Picks:
    """All ways to answer a group of decisions."""

    group: int
    actions: tuple[int, ...]
    """What may be picked, in the order in which picks have to be given."""
    mixes: tuple[tuple[int, ...], ...]
    """How often each action is picked; the first of them is a proposal."""
    ending: int
    """The action that ends the picks after a mix; -1 if none is ever needed."""
    closed: tuple[bool, ...]
    """Whether a mix ends the picks by itself, so that no ending follows: all that may be chosen is chosen."""


def picks(state: GameState, seat: int) -> Picks | None:
    """All ways to answer the group of decisions that a seat is at; None where there is no group of several picks, where
    their order matters, or where there are too many ways.

    >>> picks(state, seat) is None
    True
    """
    decision = state.decision(seat)
    if not decision.group or decision.most < 2:
        return None
    walks = _walks(_Walk(state.clone(), seat, decision.group))
    if walks is None:
        return None
    ending = _ending(walks) if decision.decline else -1
    actions = _order(walks, ending)
    if actions is None:
        return None
    mixes = {tuple([walk.count(action) for action in actions]): walk[-1] != ending for walk in walks}
    if len(mixes) < len(walks) or max(map(sum, mixes)) < 2:
        return None
    ordered = sorted(mixes, key=_as_a_proposal)
    return Picks(decision.group, actions, tuple(ordered), ending, tuple([mixes[mix] for mix in ordered]))


def unforced(state: GameState, seat: int, actions: Sequence[int]) -> list[int]:
    """The answers without those of the same group that the engine would give by itself, because nothing else is left:
    whoever sends all picks of a mix need not know which they are. What is not legal is left for others to refuse.

    >>> first = state.legal_actions(seat)[:1]
    >>> unforced(state, seat, first) == first
    True
    """
    if seat not in state.actors():
        return list(actions)
    walk = _Walk(state.clone(), seat, state.decision(seat).group)
    given: list[int] = []
    for number, action in enumerate(actions):
        if not walk.goes_on or walk.revealing or action not in walk.legal:
            return [*given, *actions[number:]]
        if not number or not walk.forced:
            given.append(action)
        walk.answer(action)
    return given


def finds_out(state: GameState, seat: int, actions: Sequence[int]) -> bool:
    """Whether one of these answers reveals something to the seat. What is said of answers after it would tell what,
    although nothing may be done in the end.

    >>> finds_out(state, seat, [])
    False
    """
    probe = state.clone()
    for action in actions:
        if seat not in probe.actors() or action not in probe.legal_actions(seat):
            return False  # Refused where it is given; nothing was revealed so far.
        group, found, known = probe.decision(seat).group, _question(probe, seat), probe.revelations
        probe.apply(seat, action)
        shown = found is not None and found[0].shows_own()
        goes_on = seat in probe.actors() and probe.decision(seat).group == group
        if probe.revelations != known and not (shown and goes_on):
            return True
    return False


def _question(state: GameState, seat: int) -> tuple[Ask[Any], Frame] | None:
    """What the seat is asked, if that lies on top of its stack."""
    stack = state.branches[seat] if state.branches else state.trunk
    state.stack = stack
    if not stack:
        return None
    frame = stack[-1]
    step = state.steps[frame[STEP]]
    return (step, frame) if isinstance(step, Ask) and frame[SEAT] == seat else None


class _Walk:
    """A copy of a state, taken through one group of decisions and no further."""

    def __init__(self, state: GameState, seat: int, group: int) -> None:
        self.state = state
        self.seat = seat
        self.group = group
        self.goes_on = True
        self.legal: list[int] = state.legal_actions(seat)
        self.forced = False
        """Whether the engine would take the only answer by itself."""
        self.revealing = False
        """Whether the last answer made something known to the seat, so that one must not go on."""

    def copy(self) -> _Walk:
        twin = _Walk(self.state.clone(), self.seat, self.group)
        twin.goes_on, twin.legal, twin.forced = self.goes_on, self.legal, self.forced
        return twin

    def answer(self, action: int) -> None:
        asking = _question(self.state, self.seat)
        assert asking is not None
        state = self.state
        known, used = state.revelations, state.chance.used
        asking[0].answer(state, asking[1], action)
        found = _question(state, self.seat)
        self.revealing = state.chance.used != used or (state.revelations != known and not asking[0].shows_own())
        self.goes_on = found is not None and found[0].decision(self.state, found[1]).group == self.group
        if self.goes_on and found is not None:
            step, frame = found
            self.legal = step.legal(self.state, frame)
            self.forced = len(self.legal) == 1 and not step.hides(self.state, frame)


def _walks(start: _Walk) -> list[tuple[int, ...]] | None:
    """All ways through a group; None if there are too many, or if one of them reveals something."""
    found: list[tuple[int, ...]] = []
    open_: list[tuple[_Walk, tuple[int, ...]]] = [(start, ())]
    steps = 0
    while open_:
        walk, taken = open_.pop()
        for action in reversed(walk.legal):
            steps += 1
            if steps > MOST_STEPS:
                return None
            on = walk.copy()
            on.answer(action)
            if on.goes_on and on.revealing:
                return None
            if on.goes_on:
                open_.append((on, (*taken, action)))
            else:
                found.append((*taken, action))
    return found


def _ending(walks: Sequence[tuple[int, ...]]) -> int:
    """The action that ends the picks, whatever was picked before, and is itself no pick: it alone comes out of the
    order of the picks. -1 if there is none."""
    out_of_order = {walk[-1] for walk in walks if len(walk) > 1 and walk[-1] < walk[-2]}
    if len(out_of_order) != 1:
        return -1
    (action,) = out_of_order
    return action if all(action not in walk[:-1] for walk in walks) else -1


def _order(walks: Sequence[tuple[int, ...]], ending: int) -> tuple[int, ...] | None:
    """The actions in an order that all ways keep to; None if they do not agree on one."""
    picked = [walk[:-1] if walk[-1] == ending else walk for walk in walks]
    actions = sorted({action for walk in picked for action in walk})
    if any(list(walk) != sorted(walk) for walk in picked):
        return None
    return tuple(actions)


def _as_a_proposal(mix: Sequence[int]) -> tuple[bool, int, int, tuple[int, ...]]:
    """The smaller, the better: few picks, but some, and of as many kinds as possible."""
    squares = sum([count * count for count in mix])
    return (not any(mix), sum(mix), squares, tuple([-count for count in mix]))
