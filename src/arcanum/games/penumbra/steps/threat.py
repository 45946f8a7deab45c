"""Threat and mortal wounds."""

from __future__ import annotations

from arcanum.core.effects import Effect
from arcanum.core.shared import changed
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames, wounds
from arcanum.games.penumbra.primagic import cancel_threat
from arcanum.games.penumbra.registers import SOURCE
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import Amount, Part


class CancelThreat(Part):
    """`cancel_threat`: prepared Threat dice are discarded (PN-15.3, PN-15.18)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        cancel_threat(s, s.chooser(effect), self.amount.count(s, effect))

    def changes(self, s: State, effect: Effect) -> bool:
        return s.threat[f.LOOSE] > 0 and self.amount.count(s, effect) > 0


class NudgeRolledThreat(Part):
    """`nudge_threat`: rolled Threat dice, up to so many times (PN-15.26)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        count = self.amount.count(s, effect)
        if count > 0 and any_rolled(s):
            s.stack.append((frames.NUDGE_THREAT, s.chooser(effect), count, 0, effect[SOURCE]))

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0 and any_rolled(s)


def any_rolled(s: State) -> bool:
    """Whether rolled Threat dice wait to be distributed."""
    for count in s.threat[f.ROLLED : f.MISSES]:
        if count:
            return True
    return False


class NudgeNextThreat(Part):
    """`nudge_threat` of the next roll: the nudges wait for it (PN-15.27)."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.NUDGES] += self.amount.count(s, effect)

    def changes(self, s: State, effect: Effect) -> bool:
        return self.amount.count(s, effect) > 0


class IgnoreSupply(Part):
    """`ignore_supply_in_threat`: until the end of the turn (PN-15.25)."""

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.IGNORE_SUPPLY] = 1

    def changes(self, s: State, effect: Effect) -> bool:
        return not s.now[f.IGNORE_SUPPLY]


class ScheduleMortalWound(Part):
    """`schedule_mortal_wound`: at the end of the turn (PN-16.16)."""

    def run(self, s: State, effect: Effect) -> None:
        s.now[f.DOOMED] = 1

    def changes(self, s: State, effect: Effect) -> bool:
        return not s.now[f.DOOMED]


class PreventMortalWound(Part):
    """`prevent_mortal_wound`: at the moment at which it is received (PN-16.11, PN-16.18)."""

    def run(self, s: State, effect: Effect) -> None:
        wounds.prevent_mortal_wound(s, s.chooser(effect), effect[SOURCE])

    def changes(self, s: State, effect: Effect) -> bool:
        return True


# --- what the mortal wound card does ----------------------------------------------------------------------------------


class BreakTurnOff(Part):
    """`end_turn` (PN-16.2)."""

    def run(self, s: State, effect: Effect) -> None:
        wounds.end_turn(s, s.chooser(effect))

    def changes(self, s: State, effect: Effect) -> bool:
        return True


class DiscardAllDice(Part):
    """`discard_all_dice`: temporary ones, too (PN-16.3)."""

    def run(self, s: State, effect: Effect) -> None:
        seat = s.chooser(effect)
        for die in s.dice[seat]:
            s.discard_die(seat, die)

    def changes(self, s: State, effect: Effect) -> bool:
        return bool(s.dice[s.chooser(effect)])


class ForceRest(Part):
    """`force_rest`: the next turn (PN-16.4, PN-16.19)."""

    def run(self, s: State, effect: Effect) -> None:
        s.must_rest = changed(s.must_rest, s.chooser(effect), 1)

    def changes(self, s: State, effect: Effect) -> bool:
        return True
