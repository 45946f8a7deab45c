"""Physical attacks: who can be attacked, whom an ordered attack hits, and the blow."""

from __future__ import annotations

from typing import Final

from arcanum.core.effects import Effect, Op
from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import frames
from arcanum.games.black_rose import happenings as ev
from arcanum.games.black_rose.catalogue import MEMBERS
from arcanum.games.black_rose.lodge import ROOMS
from arcanum.games.black_rose.registers import CASTER, SOURCE, STRENGTH_NOW, TARGET, TARGET_ROOM, THIS, effect_of
from arcanum.games.black_rose.state import State
from arcanum.games.black_rose.steps.damage import deal
from arcanum.games.black_rose.steps.effect import start_effect
from arcanum.games.black_rose.steps.selectors import figures, foes, harmed_by, reachable


def victims(s: State, figure: int) -> int:
    """The real opponent figures in the same room that a figure may attack (BR-14.8, BR-22.3)."""
    where = s.where
    room = where[figure]
    if room < 0 or room >= ROOMS or where.count(room) == 1:
        return 0
    found = 0
    for other in MEMBERS[harmed_by(s, s.control[figure])]:
        if where[other] == room:
            found |= 1 << other
    return found


ATTACKS: Final[list[list[int]]] = [[at.A_ATTACK + figure for figure in members] for members in MEMBERS]
"""The attacks on each set of victims."""


def attack(s: State, attacker: int, victim: int, bonus: int) -> None:
    """A physical attack is a sentence of its own (BR-3.6, BR-6.19, BR-14.8, BR-16.11, BR-16.12, BR-16.15)."""
    strength = s.stat(attacker, at.STRENGTH) + bonus
    card = s.mage[attacker] if attacker < 2 else s.evocation[attacker]
    if s.heard:
        s.log.append((ev.ATTACKED, s.all, attacker, victim, strength))
    effect = effect_of(s.cat.attack_program, s.control[attacker], card, at.PHYSICAL)
    effect[THIS] = attacker
    effect[TARGET] = victim
    effect[TARGET_ROOM] = s.where[victim]
    effect[STRENGTH_NOW] = strength
    start_effect(s, effect)


class Strike(Op[State]):
    """The blow of a physical attack."""

    def run(self, s: State, effect: Effect) -> None:
        party = effect[CASTER]
        found = reachable(s, effect, figures(s, effect, 0)) & foes(s, effect, party)
        deal(s, effect, party, effect[STRENGTH_NOW], found)


class PhysicalAttack(Op[State]):
    """`physical_attack`: the applying mage has to choose somebody in the same room, if there is anybody (BR-14.8)."""

    def __init__(self, who: int, bonus: int) -> None:
        self.who: int = who
        self.bonus: int = bonus

    def run(self, s: State, effect: Effect) -> None:
        found = reachable(s, effect, figures(s, effect, self.who))
        for figure in range(at.FIGURES):
            if found >> figure & 1 and s.in_lodge(figure):
                s.stack.append((frames.STRIKE, s.chooser(effect), figure, self.bonus, effect[SOURCE]))


class ChooseVictim(Ask[State]):
    """Whom an ordered attack hits; nobody, if nobody is there (BR-6.2, BR-8.15)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, attacker, _, _ = frame
        found = victims(s, attacker)
        return ATTACKS[found] if found else [at.A_DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, _, attacker, bonus, _ = frame
        s.stack.pop()
        if action != at.A_DONE:
            attack(s, attacker, action - at.A_ATTACK, bonus)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, attacker, _, _ = frame
        if s.cat.block[action] != at.ATTACK:
            return Reason("must-attack", rule="BR-6.2")
        return cannot_attack(s, attacker, action - at.A_ATTACK)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, attacker, _, source = frame
        args: dict[str, str | int] = {"figure": at.FIGURE_NAMES[attacker]}
        return Decision(seat, "attack", args, s.cat.ids[source], "BR-14.8", s.decisions)


def cannot_attack(s: State, attacker: int, victim: int) -> Reason | None:
    """Why a figure cannot be attacked by another one; None if it can."""
    name: dict[str, str | int] = {"figure": at.FIGURE_NAMES[victim]}
    if victims(s, attacker) >> victim & 1:
        return None
    if not s.in_lodge(victim) or s.where[victim] != s.where[attacker]:
        return Reason("not-in-the-same-room", name, "BR-14.8")
    return Reason("not-an-opponent", name, "BR-22.3")
