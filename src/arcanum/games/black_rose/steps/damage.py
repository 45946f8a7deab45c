"""Dealing damage: what would be dealt, what is ignored, what is placed."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import STEP, Frame, Step
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.registers import CASTER, DOOMED, SORT, THIS, TRIGGER_TARGET
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import figures, foes, reachable
from arcanum.games.black_rose.steps.tokens import ALLOT_DAMAGE, allot, due_on
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire


class Damage(Op[State]):
    """`damage`: so many damage tokens on each of the figures (BR-22.1)."""

    def __init__(self, amount: int, to: int, rose: bool) -> None:
        self.amount: int = amount
        self.to: int = to
        self.rose: bool = rose

    def run(self, s: State, effect: Effect) -> None:
        party = at.ROSE if self.rose else effect[CASTER]
        found = reachable(s, effect, figures(s, effect, self.to)) & foes(s, effect, party)
        deal(s, effect, party, self.amount, found)


def deal(s: State, effect: Effect, party: int, amount: int, found: int) -> None:
    """Damage by one instruction. Whoever waits for it is asked before any of its tokens is placed (BR-1.6, BR-22.1,
    BR-25.7, BR-25.8). Triggers `damage_would_be_dealt`."""
    if not found or not s.supply[party]:
        return
    if effect[SORT] != at.LASTING and s.token_on != NO_TOKENS:
        s.stack.append((frames.DEAL, -1, party, amount, found, 0, 0))
        if _warn(s, effect, party, found):
            return
        s.stack.pop()
    place(s, effect, party, amount, found, 0, 0)


def _warn(s: State, effect: Effect, party: int, found: int) -> bool:
    """Ask the mages who may ignore damage that is about to be placed on them; True if somebody is asked."""
    asked = False
    source = effect[THIS] if effect[THIS] >= 0 else (party if party != at.ROSE else at.NOBODY)
    for seat in (1 - s.first, s.first):
        if found >> seat & 1 and s.free_life(seat) > 0:
            asked = fire(s, at.ON_DAMAGE, seat, source, seat, s.where[seat], effect[SORT]) or asked
    return asked


class DealDamage(Step[State]):
    """Damage is placed, less what is ignored (BR-22.14, BR-25.10)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, party, amount, found, ignored0, ignored1 = frame
        s.stack.pop()
        place(s, s.effects[-1], party, amount, found, ignored0, ignored1)


def place(s: State, effect: Effect, party: int, amount: int, found: int, ignored0: int, ignored1: int) -> None:
    """On each figure up to its health. Where the tokens do not suffice, they are distributed by choice (BR-1.7,
    BR-22.2)."""
    total = 0
    hit = 0
    for figure in MEMBERS[found]:
        due = min(due_on(figure, amount, ignored0, ignored1), s.free_life(figure))
        if due > 0:
            total += due
            hit |= 1 << figure
    if total > s.supply[party] and hit & hit - 1:
        chooser = party if party != at.ROSE else s.crown
        allot(s, chooser, ALLOT_DAMAGE, party, amount, hit, ignored0, ignored1)
        return
    for figure in MEMBERS[hit]:
        put(s, effect, party, figure, due_on(figure, amount, ignored0, ignored1))


def put(s: State, effect: Effect, party: int, figure: int, amount: int) -> None:
    """Place damage, and remember who has to be looked at when the sentence ends (BR-6.8, BR-24.4)."""
    s.place_damage(party, figure, amount, effect[THIS] > 1)
    if s.free_life(figure) <= 0:
        effect[DOOMED] |= 1 << figure


class PreventDamage(Op[State]):
    """`prevent_damage`: so much of the damage that is about to be placed is not placed (BR-22.14)."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, s: State, effect: Effect) -> None:
        seat = effect[TRIGGER_TARGET]
        if seat < 0:  # he has left the lodge since
            return
        for index in range(len(s.stack) - 1, -1, -1):
            if s.stack[index][STEP] == frames.DEAL:
                s.stack[index] = ignoring(s, s.stack[index], seat, self.amount)
                return


def ignoring(s: State, frame: Frame, seat: int, most: int) -> Frame:
    """Damage that is about to be dealt, of which a mage ignores so much more, as far as there is any."""
    _, _, party, amount, found, ignored0, ignored1 = frame
    count = min(most, due_on(seat, amount, ignored0, ignored1))
    if s.heard:
        s.log.append((ev.DAMAGE_IGNORED, s.all, seat, count))
    if seat == 0:
        ignored0 += count
    else:
        ignored1 += count
    return (frames.DEAL, -1, party, amount, found, ignored0, ignored1)
