"""Evocations: summoning, activating, upgrading, removing."""

from __future__ import annotations

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import A_ATTACK, A_DONE, A_MOVE
from arcanum.games.black_rose.frames import EVOKE
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.registers import CASTER, GONE, ITEM, PICKED, SOURCE, SUMMONED, TARGET, THIS, effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.attacks import ATTACKS, attack, cannot_attack, victims
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.moves import STOP_OR_MOVES, enter, not_adjacent
from arcanum.games.black_rose.steps.selectors import figures, mage_of, rooms
from arcanum.games.black_rose.steps.triggers import fire

# --- summoning --------------------------------------------------------------------------------------------------------


class Summon(Op[State]):
    """`summon`: nothing is put into the lodge where no figure of the evocation is left (BR-6.4, BR-16.4, BR-16.6,
    BR-29.9)."""

    def __init__(self, evocation: int, room: int) -> None:
        self.evocation: int = evocation
        """-1: the evocation of the school in play."""
        self.room: int = room

    def run(self, s: State, effect: Effect) -> None:
        effect[SUMMONED] = at.NOBODY
        evocation = self.evocation if self.evocation >= 0 else s.cat.school_evocation[s.school]
        into = rooms(s, effect, self.room)
        for room in range(ROOMS):
            if into == 1 << room and s.evocations_left(evocation) > 0:
                s.stack.append((frames.SUMMON, effect[CASTER], evocation, room, effect[SOURCE]))


class ChooseSlot(Ask[State]):
    """Into which evocation slot. If all are occupied, one's own evocation may make room, or nothing is summoned
    (BR-16.5, BR-16.7, BR-16.8)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        first = 2 + frame[SEAT] * at.EVOCATION_SLOTS
        free = [at.A_SLOT + slot for slot in range(at.EVOCATION_SLOTS) if s.evocation[first + slot] < 0]
        if free:
            return free
        return [at.A_DONE, *[at.A_SLOT + slot for slot in range(at.EVOCATION_SLOTS)]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, evocation, room, _ = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        figure = 2 + seat * at.EVOCATION_SLOTS + action - at.A_SLOT
        if s.evocation[figure] >= 0:
            if s.heard:
                s.log.append((ev.EVOCATION_REMOVED, s.all, figure, s.evocation[figure]))
            s.remove_evocation(figure)
        s.evocation = changed(s.evocation, figure, evocation)
        s.news |= at.MORE_EVOCATIONS[seat]
        if s.heard:
            s.log.append((ev.SUMMONED, s.all, seat, figure, evocation, room))
        self.remember(s, figure)
        enter(s, figure, room, ev.PUT_INTO)

    def remember(self, s: State, figure: int) -> None:
        """The effect means the new evocation from now on, and what it chose in this slot before is gone for good."""
        effect = s.effects[-1]
        bit = 1 << figure
        if effect[GONE] & bit:
            effect[GONE] &= ~bit
            effect[PICKED] &= ~bit
            for register in (TARGET, ITEM):
                if effect[register] == figure:
                    effect[register] = at.NOBODY
        effect[SUMMONED] = figure

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.SLOT:
            return Reason("choose-a-slot", rule="BR-16.5")
        return Reason("slot-occupied", {"slot": action - at.A_SLOT + 1}, "BR-16.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, evocation, _, source = frame
        args: dict[str, str | int] = {"evocation": s.cat.ids[evocation]}
        full = all(s.evocation[2 + seat * 3 + slot] >= 0 for slot in range(at.EVOCATION_SLOTS))
        rule = "BR-16.7" if full else "BR-16.5"
        return Decision(seat, "summon", args, s.cat.ids[source], rule, s.decisions, 0, 1, full)


class RemoveEvocation(Op[State]):
    """`remove_evocation`: removed is not defeated (BR-24.6)."""

    def __init__(self, who: int) -> None:
        self.who: int = who

    def run(self, s: State, effect: Effect) -> None:
        found = figures(s, effect, self.who) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                if s.heard:
                    s.log.append((ev.EVOCATION_REMOVED, s.all, figure, s.evocation[figure]))
                s.remove_evocation(figure)


# --- upgrades ---------------------------------------------------------------------------------------------------------


class AttachUpgrade(Op[State]):
    """`attach_upgrade`: at most one upgrade on an evocation; skipped where the module is switched off (BR-30.1,
    BR-30.3, BR-30.6)."""

    def __init__(self, to: int) -> None:
        self.to: int = to

    def run(self, s: State, effect: Effect) -> None:
        found = figures(s, effect, self.to) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.upgrade[figure] < 0 and s.upgrades_left():
                s.stack.append((frames.UPGRADE, s.chooser(effect), figure, effect[SOURCE]))


class ChooseUpgrade(Ask[State]):
    """Which upgrade the figure gets (BR-30.2)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose_upgrade[card] for card in s.upgrades_left()])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, _, figure, _ = frame
        s.stack.pop()
        card = s.cat.argument[action]
        s.upgrade = changed(s.upgrade, figure, card)
        if s.heard:
            s.log.append((ev.UPGRADED, s.all, figure, card))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.CHOOSE_UPGRADE:
            return Reason("choose-an-upgrade", rule="BR-30.2")
        return Reason("upgrade-not-free", {"card": s.cat.ids[s.cat.argument[action]]}, "BR-30.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, figure, source = frame
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure]}
        return Decision(seat, "upgrade", args, s.cat.ids[source], "BR-30.2", s.decisions)


class ModifyStat(Op[State]):
    """`modify_stat`: a bonus for this evocation until its activation ends (BR-16.21)."""

    def __init__(self, stat: int, amount: int) -> None:
        self.stat: int = stat
        self.amount: int = amount

    def run(self, s: State, effect: Effect) -> None:
        figure = effect[THIS]
        if effect[GONE] >> figure & 1:
            return
        if self.stat == at.STRENGTH:
            s.stronger = changed(s.stronger, figure, s.stronger[figure] + self.amount)
        else:
            s.faster = changed(s.faster, figure, s.faster[figure] + self.amount)


# --- activation -------------------------------------------------------------------------------------------------------


class ActivateEvocation(Op[State]):
    """`activate_evocation`: led by the owner or, where the effect says so, by another mage (BR-16.9, BR-16.10)."""

    def __init__(self, who: int, strength: int, speed: int, control: int) -> None:
        self.who: int = who
        self.strength: int = strength
        self.speed: int = speed
        self.control: int = control
        """The mage who controls it (see `mage_of`); -1 for its owner."""

    def run(self, s: State, effect: Effect) -> None:
        # Where nobody is activated, nothing was dealt in the activation.
        s.clear_marks()
        found = figures(s, effect, self.who) & at.EVOCATIONS
        for figure in range(2, at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                seat = mage_of(s, effect, self.control) if self.control >= 0 else at.OWNER_OF[figure]
                activate_evocation(s, figure, seat, self.strength, self.speed)
                return


def activate_evocation(s: State, figure: int, seat: int, strength: int, speed: int) -> None:
    """Its skill first; then it may move and attack, all at the decision of the mage who controls it (BR-16.11,
    BR-16.13, BR-16.16). Triggers `evocation_activated`. No card is turned (BR-16.20, BR-17.6)."""
    s.lead(figure, seat, strength, speed)
    s.clear_marks()
    if s.heard:
        s.log.append((ev.EVOCATION_ACTIVATED, s.all, seat, figure))
    s.stack.append((frames.END_EVOCATION, -1, figure))
    s.stack.append((frames.BEGIN_EVOCATION, seat, figure))
    evocation = s.evocation[figure]
    if s.cat.skill[evocation] >= 0:
        effect = effect_of(s.cat.skill[evocation], seat, evocation, at.OTHER)
        effect[THIS] = figure
        start_effect(s, effect)
    fire(s, at.ON_EVOCATION, at.OWNER_OF[figure], figure, figure, s.where[figure])


class BeginEvocation(Step[State]):
    """After its skill the evocation has its Moves and its attack."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, figure = frame
        s.stack.pop()
        if figure >= 0:
            s.stack.append((frames.EVOKE, seat, figure, s.stat(figure, at.SPEED), 1, 0))


class Evoke(Ask[State]):
    """Moves one directly after another, and one attack before or after all of them (BR-16.13, BR-16.14, BR-24.7)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, figure, moves, attacks, _ = frame
        if figure < 0:
            return [A_DONE]
        legal = STOP_OR_MOVES[s.where[figure]] if moves else [A_DONE]
        return legal + ATTACKS[victims(s, figure)] if attacks else legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, figure, moves, attacks, moving = frame
        s.stack.pop()
        if action == A_DONE:
            return
        if action >= A_ATTACK:
            if moves and not moving:
                s.stack.append((EVOKE, seat, figure, moves, 0, 0))
            attack(s, figure, action - A_ATTACK, 0)
            return
        if moves > 1 or attacks:
            s.stack.append((EVOKE, seat, figure, moves - 1, attacks, 1))
        enter(s, figure, action - A_MOVE, ev.MOVED)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, figure, moves, attacks, _ = frame
        block = s.cat.block[action]
        if block == at.MOVE:
            return not_adjacent(action) if moves else Reason("no-moves-left", rule="BR-16.13")
        if block == at.ATTACK:
            if not attacks:
                return Reason("already-attacked", rule="BR-16.13")
            return cannot_attack(s, figure, action - at.A_ATTACK)
        return Reason("move-attack-or-stop", rule="BR-16.13")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, figure, moves, attacks, _ = frame
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[figure], "moves": moves, "attacks": attacks}
        source = s.cat.ids[s.evocation[figure]]
        return Decision(seat, "evocation", args, source, "BR-16.13", s.decisions, 0, 1, True)


class EndEvocation(Step[State]):
    """Bonuses and borrowed control end with the activation (BR-16.21)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, figure = frame
        s.stack.pop()
        if figure >= 0:
            s.lead(figure, at.OWNER_OF[figure], 0, 0)
