"""Dealing damage: what would be dealt, what is ignored, what is placed."""

from __future__ import annotations

from arcanum.core.flow import Frame, Step
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS, Op
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.selectors import chooser_of, figures, foes, reachable
from arcanum.games.black_rose.steps.tokens import ALLOT_DAMAGE, allot
from arcanum.games.black_rose.steps.triggers import NO_TOKENS, fire


class Damage(Op):
    """So many damage tokens on each of the figures."""

    def __init__(self, amount: int, to: int, rose: bool) -> None:
        self.amount: int = amount
        self.to: int = to
        self.rose: bool = rose

    def run(self, s: State, e: list[int]) -> None:
        party = at.ROSE if self.rose else e[at.CASTER]
        found = reachable(s, e, figures(s, e, self.to)) & foes(s, e, party)
        deal(s, e, party, self.amount, found)


class Strike(Op):
    """The blow of a physical attack."""

    def run(self, s: State, e: list[int]) -> None:
        party = e[at.CASTER]
        found = reachable(s, e, figures(s, e, 0)) & foes(s, e, party)
        deal(s, e, party, e[at.STRENGTH_NOW], found)


def deal(s: State, e: list[int], party: int, amount: int, found: int) -> None:
    """Damage by one instruction. Whoever waits for it is asked before any of its tokens is placed."""
    if not found or not s.supply[party]:
        return
    if e[at.SORT] != at.LASTING and s.token_on != NO_TOKENS:
        s.stack.append((frames.DEAL, -1, party, amount, found, 0, 0))
        if _warn(s, e, party, found):
            return
        s.stack.pop()
    place(s, e, party, amount, found, 0, 0)


def _warn(s: State, e: list[int], party: int, found: int) -> bool:
    """Ask the mages who may ignore damage that is about to be placed on them; True if somebody is asked."""
    asked = False
    source = e[at.THIS] if e[at.THIS] >= 0 else (party if party != at.ROSE else at.NOBODY)
    for seat in (1 - s.first, s.first):
        if found >> seat & 1 and s.free_life(seat) > 0:
            asked = fire(s, at.ON_DAMAGE, seat, source, seat, s.where[seat], e[at.SORT]) or asked
    return asked


class DealDamage(Step[State]):
    """`(DEAL, -1, party, amount, figures, ignored by mage 0, ignored by mage 1)`: place what is left of it."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        place(s, s.effects[-1], frame[2], frame[3], frame[4], frame[5], frame[6])


def place(s: State, e: list[int], party: int, amount: int, found: int, ignored0: int, ignored1: int) -> None:
    """On each figure up to its health. Where the tokens do not suffice, they are distributed by choice."""
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
        put(s, e, party, figure, due_on(figure, amount, ignored0, ignored1))


def due_on(figure: int, amount: int, ignored0: int, ignored1: int) -> int:
    """What an instruction deals to a figure, less what its mage ignores."""
    if figure > 1:
        return amount
    return amount - (ignored0 if figure == 0 else ignored1)


def put(s: State, e: list[int], party: int, figure: int, amount: int) -> None:
    """Place damage, and remember who has to be looked at when the sentence ends."""
    s.place_damage(party, figure, amount, e[at.THIS] > 1)
    if s.free_life(figure) <= 0:
        e[at.DOOMED] |= 1 << figure


class PreventDamage(Op):
    """So much of the damage that is about to be placed is not placed."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, s: State, e: list[int]) -> None:
        seat = e[at.TRIGGER_TARGET]
        for index in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[index]
            if frame[0] == frames.DEAL:
                values = list(frame)
                count = min(self.amount, frame[3] - frame[5 + seat])
                values[5 + seat] += count
                s.stack[index] = tuple(values)
                if s.heard:
                    s.log.append((ev.DAMAGE_IGNORED, s.all, seat, count))
                return


class Attack(Op):
    """An instruction to attack: the applying mage has to choose somebody in the same room, if there is anybody."""

    def __init__(self, who: int, bonus: int) -> None:
        self.who: int = who
        self.bonus: int = bonus

    def run(self, s: State, e: list[int]) -> None:
        found = reachable(s, e, figures(s, e, self.who))
        for figure in range(at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                s.stack.append((frames.STRIKE, chooser_of(s, e), figure, self.bonus, e[at.SOURCE]))
