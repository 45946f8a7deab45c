"""Evocations: summoning, activating, upgrading, removing."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import A_ATTACK, A_DONE, A_MOVE, Op
from arcanum.games.black_rose.frames import EVOKE
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.state import State, effect_of
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.moves import (
    ATTACKS,
    STOP_OR_MOVES,
    attack,
    cannot_attack,
    enter,
    not_adjacent,
    victims,
)
from arcanum.games.black_rose.steps.selectors import chooser_of, figures, mage_of, rooms
from arcanum.games.black_rose.steps.triggers import fire

# --- summoning --------------------------------------------------------------------------------------------------------


class Summon(Op):
    """Nothing is put into the lodge where no figure of the evocation is left."""

    def __init__(self, evocation: int, room: int) -> None:
        self.evocation: int = evocation
        """-1: the evocation of the school in play."""
        self.room: int = room

    def run(self, s: State, e: list[int]) -> None:
        e[at.SUMMONED] = at.NOBODY
        evocation = self.evocation if self.evocation >= 0 else s.cat.school_evocation[s.school]
        into = rooms(s, e, self.room)
        for room in range(ROOMS):
            if into == 1 << room and s.evocations_left(evocation) > 0:
                s.stack.append((frames.SUMMON, e[at.CASTER], evocation, room, e[at.SOURCE]))


class ChooseSlot(Ask[State]):
    """`(SUMMON, seat, evocation, room, source)`: into which evocation slot. If all are occupied, one's own evocation
    may make room, or nothing is summoned."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        first = 2 + frame[1] * at.EVOCATION_SLOTS
        free = [at.A_SLOT + slot for slot in range(at.EVOCATION_SLOTS) if s.evocation[first + slot] < 0]
        if free:
            return free
        return [at.A_DONE, *[at.A_SLOT + slot for slot in range(at.EVOCATION_SLOTS)]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_DONE:
            return
        figure = 2 + frame[1] * at.EVOCATION_SLOTS + action - at.A_SLOT
        if s.evocation[figure] >= 0:
            if s.heard:
                s.log.append((ev.EVOCATION_REMOVED, s.all, figure, s.evocation[figure]))
            s.remove_evocation(figure)
        s.evocation = changed(s.evocation, figure, frame[2])
        s.news |= at.MORE_EVOCATIONS[frame[1]]
        if s.heard:
            s.log.append((ev.SUMMONED, s.all, frame[1], figure, frame[2], frame[3]))
        self.remember(s, figure)
        enter(s, figure, frame[3], ev.PUT_INTO)

    def remember(self, s: State, figure: int) -> None:
        """The effect means the new evocation from now on, and what it chose in this slot before is gone for good."""
        e = s.effects[-1]
        bit = 1 << figure
        if e[at.GONE] & bit:
            e[at.GONE] &= ~bit
            e[at.PICKED] &= ~bit
            for register in (at.TARGET, at.ITEM):
                if e[register] == figure:
                    e[register] = at.NOBODY
        e[at.SUMMONED] = figure

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.SLOT:
            return Reason("choose-a-slot", rule="BR-16.5")
        return Reason("slot-occupied", {"slot": action - at.A_SLOT + 1}, "BR-16.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"evocation": s.cat.ids[frame[2]]}
        full = all(s.evocation[2 + frame[1] * 3 + slot] >= 0 for slot in range(at.EVOCATION_SLOTS))
        rule = "BR-16.7" if full else "BR-16.5"
        return Decision(frame[1], "summon", args, s.cat.ids[frame[4]], rule, s.decisions, 0, 1, full)


class RemoveEvocation(Op):
    """Removed is not defeated."""

    def __init__(self, who: int) -> None:
        self.who: int = who

    def run(self, s: State, e: list[int]) -> None:
        found = figures(s, e, self.who) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                if s.heard:
                    s.log.append((ev.EVOCATION_REMOVED, s.all, figure, s.evocation[figure]))
                s.remove_evocation(figure)


# --- upgrades ---------------------------------------------------------------------------------------------------------


class AttachUpgrade(Op):
    """At most one upgrade on an evocation; skipped where the module is switched off."""

    def __init__(self, to: int) -> None:
        self.to: int = to

    def run(self, s: State, e: list[int]) -> None:
        found = figures(s, e, self.to) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.upgrade[figure] < 0 and s.upgrades_left():
                s.stack.append((frames.UPGRADE, chooser_of(s, e), figure, e[at.SOURCE]))


class ChooseUpgrade(Ask[State]):
    """`(UPGRADE, seat, figure, source)`."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose_upgrade[card] for card in s.upgrades_left()])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        card = s.cat.argument[action]
        s.upgrade = changed(s.upgrade, frame[2], card)
        if s.heard:
            s.log.append((ev.UPGRADED, s.all, frame[2], card))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_UPGRADE:
            return Reason("choose-an-upgrade", rule="BR-30.2")
        return Reason("upgrade-not-free", {"card": s.cat.ids[s.cat.argument[action]]}, "BR-30.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[frame[2]]}
        return Decision(frame[1], "upgrade", args, s.cat.ids[frame[3]], "BR-30.2", s.decisions)


class ModifyStat(Op):
    """A bonus for this evocation until its activation ends."""

    def __init__(self, stat: int, amount: int) -> None:
        self.stat: int = stat
        self.amount: int = amount

    def run(self, s: State, e: list[int]) -> None:
        figure = e[at.THIS]
        if e[at.GONE] >> figure & 1:
            return
        if self.stat == at.STRENGTH:
            s.stronger = changed(s.stronger, figure, s.stronger[figure] + self.amount)
        else:
            s.faster = changed(s.faster, figure, s.faster[figure] + self.amount)


# --- activation -------------------------------------------------------------------------------------------------------


class ActivateEvocation(Op):
    """Led by the owner or, where the effect says so, by another mage."""

    def __init__(self, who: int, strength: int, speed: int, control: int) -> None:
        self.who: int = who
        self.strength: int = strength
        self.speed: int = speed
        self.control: int = control
        """The mage who controls it (see `mage_of`); -1 for its owner."""

    def run(self, s: State, e: list[int]) -> None:
        # Where nobody is activated, nothing was dealt in the activation.
        s.clear_marks()
        found = figures(s, e, self.who) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                seat = mage_of(s, e, self.control) if self.control >= 0 else at.OWNER_OF[figure]
                activate_evocation(s, figure, seat, self.strength, self.speed)
                return


def activate_evocation(s: State, figure: int, seat: int, strength: int, speed: int) -> None:
    """Its skill first; then it may move and attack, all at the decision of the mage who controls it."""
    s.lead(figure, seat, strength, speed)
    s.clear_marks()
    if s.heard:
        s.log.append((ev.EVOCATION_ACTIVATED, s.all, seat, figure))
    s.stack.append((frames.END_EVOCATION, -1, figure))
    s.stack.append((frames.BEGIN_EVOCATION, seat, figure))
    evocation = s.evocation[figure]
    if s.cat.skill[evocation] >= 0:
        e = effect_of(s.cat.skill[evocation], seat, evocation, at.OTHER)
        e[at.THIS] = figure
        start_effect(s, e)
    fire(s, at.ON_EVOCATION, at.OWNER_OF[figure], figure, figure, s.where[figure])


class BeginEvocation(Step[State]):
    """`(BEGIN_EVOCATION, seat, figure)`: after its skill the evocation has its Moves and its attack."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        figure = frame[2]
        if figure >= 0:
            s.stack.append((frames.EVOKE, frame[1], figure, s.stat(figure, at.SPEED), 1, 0))


class Evoke(Ask[State]):
    """`(EVOKE, seat, figure, moves left, attacks left, moving)`: Moves one directly after another, and one attack
    before or after all of them."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        figure = frame[2]
        if figure < 0:
            return [A_DONE]
        legal = STOP_OR_MOVES[s.where[figure]] if frame[3] else [A_DONE]
        return legal + ATTACKS[victims(s, figure)] if frame[4] else legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == A_DONE:
            return
        figure, moves = frame[2], frame[3]
        if action >= A_ATTACK:
            if moves and not frame[5]:
                s.stack.append((EVOKE, frame[1], figure, moves, 0, 0))
            attack(s, figure, action - A_ATTACK, 0)
            return
        if moves > 1 or frame[4]:
            s.stack.append((EVOKE, frame[1], figure, moves - 1, frame[4], 1))
        enter(s, figure, action - A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        block = s.cat.block[action]
        if block == at.MOVE:
            return not_adjacent(action) if frame[3] else Reason("no-moves-left", rule="BR-16.13")
        if block == at.ATTACK:
            if not frame[4]:
                return Reason("already-attacked", rule="BR-16.13")
            return cannot_attack(s, frame[2], action - at.A_ATTACK)
        return Reason("move-attack-or-stop", rule="BR-16.13")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[frame[2]], "moves": frame[3], "attacks": frame[4]}
        source = s.cat.ids[s.evocation[frame[2]]]
        return Decision(frame[1], "evocation", args, source, "BR-16.13", s.decisions, 0, 1, True)


class EndEvocation(Step[State]):
    """`(END_EVOCATION, -1, figure)`: bonuses and borrowed control end with the activation."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        figure = frame[2]
        if figure >= 0:
            s.lead(figure, at.OWNER_OF[figure], 0, 0)
