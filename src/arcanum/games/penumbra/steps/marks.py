"""Marks: healing, recharging, and amplification of what grows with them."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.catalogue import OF_MARKS
from arcanum.games.penumbra.marks import push_heal, push_recharge, rechargeable
from arcanum.games.penumbra.registers import SOURCE
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part


class HealMarks(Part):
    """`heal`: up to so many wounded marks (PN-12.8)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        push_heal(s, s.chooser(effect), self.amount.count(s, effect), 0, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and s.wounded(s.chooser(effect)) > 0

    def needs(self) -> int:
        return OF_MARKS


class RechargeMarks(Part):
    """`recharge`: up to so many discharged marks (PN-12.6)."""

    def __init__(self, amount: Amount, only_disciplines: bool) -> None:
        self.amount: Amount = amount
        self.only_disciplines: int = 1 if only_disciplines else 0

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        push_recharge(s, s.chooser(effect), count, self.only_disciplines, effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        there = rechargeable(s, s.chooser(effect), self.only_disciplines)
        return bool(there) and self.amount.count(s, effect) > 0

    def needs(self) -> int:
        return OF_MARKS


class AmplifyNext(Part):
    """`amplify` of the next Spell: it waits for one of this turn that has an amount per mark (PN-20.12)."""

    def __init__(self, discipline: int, amount: int) -> None:
        self.discipline: int = discipline
        """Six for any."""
        self.amount: int = amount

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.AMPLIFY + self.discipline] += self.amount

    def changes(self, s: State, effect: Effect) -> bool:
        return True
