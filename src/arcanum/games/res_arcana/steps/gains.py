"""Gaining essences, for the player, on components and for rivals."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import A_ESSENCE, Op
from arcanum.games.res_arcana.essences import ALL_TYPES, GOLD, NAMES, NOT_GOLD, Amounts, one, several
from arcanum.games.res_arcana.frames import GAIN_MIX
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import AMOUNT, CARD, ESSENCE

# --- effects ----------------------------------------------------------------------------------------------------------


class Gain(Op):
    __slots__ = ("amounts",)

    def __init__(self, amounts: Amounts) -> None:
        super().__init__()
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        s.gain(frame[1], self.amounts)


class Put(Op):
    """From the supply onto this component, if it is still there after the cost was paid."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: Amounts) -> None:
        super().__init__()
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        if frame[2] in s.play[frame[1]]:
            s.put(frame[1], frame[2], self.amounts)


class GainMix(Op):
    """So many essences of the player's choice, into the pool or onto this component."""

    __slots__ = ("count", "mask", "on_this")

    def __init__(self, count: int, mask: int, on_this: bool) -> None:
        super().__init__()
        self.pauses = True
        self.count: int = count
        self.mask: int = mask
        self.on_this: bool = on_this

    def run(self, s: State, frame: Frame) -> None:
        ask_for_mix(s, frame[1], frame[2], self.count, self.mask, self.on_this)


class GainSame(Op):
    """As many as were paid, all of one type that is not the type paid. `of` is -1 if the player chooses."""

    __slots__ = ("mask", "of")

    def __init__(self, of: int, mask: int) -> None:
        super().__init__()
        self.pauses = True
        self.of: int = of
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        count = frame[AMOUNT]
        if count == 0:
            return
        if self.of >= 0:
            s.gain(frame[1], several(self.of, count))
        else:
            mask = self.mask & ~(1 << frame[ESSENCE])
            s.stack.append((frames.GAIN_TYPE, frame[1], frame[2], count, mask, frame[ESSENCE]))


class GainCardCost(Op):
    """As many as are printed in the cost of the card destroyed or discarded, and a bonus."""

    __slots__ = ("bonus", "mask", "of")

    def __init__(self, bonus: int, of: int, mask: int) -> None:
        super().__init__()
        self.pauses = True
        self.bonus: int = bonus
        self.of: int = of
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        count = s.cat.cost[frame[CARD]].symbols + self.bonus
        if self.of >= 0:
            if count:
                s.gain(frame[1], several(self.of, count))
        else:
            ask_for_mix(s, frame[1], frame[2], count, self.mask, False)


class GainRivalCount(Op):
    """As many of one type as a chosen rival has of another in the pool."""

    __slots__ = ("count", "gain")

    def __init__(self, gain: int, count: int) -> None:
        super().__init__()
        self.pauses = True
        self.gain: int = gain
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHOOSE_RIVAL, frame[1], frame[2], self.gain, self.count))


class RivalsGain(Op):
    """Every rival gains, passed or not."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: Amounts) -> None:
        super().__init__()
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        for step in range(1, s.seats):
            s.gain((frame[1] + step) % s.seats, self.amounts)


# --- choices ----------------------------------------------------------------------------------------------------------


def ask_for_mix(s: State, seat: int, source: int, count: int, mask: int, on_this: bool) -> None:
    if count and (not on_this or source in s.play[seat]):
        s.stack.append((frames.GAIN_MIX, seat, source, count, mask, 0, 1 if on_this else 0, s.group(source), count))


_PICKS: Final = [
    [at.A_ESSENCE + e for e in range(lowest, 5) if mask >> e & 1]
    for mask in range(ALL_TYPES + 1)
    for lowest in range(5)
]
"""The actions that pick an essence, for every set of types and lowest type: mask * 5 + lowest. What is legal is never
changed in place, so all states may share it."""


class PickMix(Ask[State]):
    """Choose essences to gain one by one, in the order of the types so that each mix is offered once.

    `(GAIN_MIX, seat, source, left, types, lowest type, onto the source, group, in all)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[frame[4] * 5 + frame[5]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        essence = action - A_ESSENCE
        if frame[3] > 1:
            s.stack[-1] = (GAIN_MIX, frame[1], frame[2], frame[3] - 1, frame[4], essence, frame[6], frame[7], frame[8])
        else:
            s.stack.pop()
        if frame[6]:
            s.put(frame[1], frame[2], one(essence))
        else:
            s.gain_one(frame[1], essence)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ESSENCE:
            return Reason("choose-essences", {"left": frame[3]})
        essence = action - at.A_ESSENCE
        if not frame[4] >> essence & 1:
            return Reason("type-excluded", {"essence": NAMES[essence]}, "RA-1.15")
        return Reason("pick-in-order", {"essence": NAMES[frame[5]]})

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"left": frame[3], "card": source, "types": frame[4]}
        prompt = "put-mix" if frame[6] else "gain-mix"
        return Decision(frame[1], prompt, args, source, "RA-1.14", frame[7], frame[8], frame[8])


class PickType(Ask[State]):
    """Choose the one type that a conversion yields. `(GAIN_TYPE, seat, source, count, types, type paid)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[frame[4] * 5]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        s.gain(frame[1], several(action - at.A_ESSENCE, frame[3]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ESSENCE:
            return Reason("choose-essences", {"left": 1})
        essence = action - at.A_ESSENCE
        if essence == frame[5]:
            return Reason("same-type", {"essence": NAMES[essence]}, "RA-18.5")
        return Reason("type-excluded", {"essence": NAMES[essence]}, "RA-18.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        return Decision(frame[1], "gain-type", {"count": frame[3], "card": source}, source, "RA-18.2", s.decisions)


class ChooseRival(Ask[State]):
    """Choose whose pool is counted. `(CHOOSE_RIVAL, seat, source, gain, count)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return [at.A_SEAT + seat for seat in range(s.seats) if seat != frame[1]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        rival = action - at.A_SEAT
        count = s.pool[rival * 5 + frame[4]]
        if s.heard:
            s.log.append((ev.COUNTED, s.all, frame[1], rival, frame[4], count))
        if count:
            s.gain(frame[1], several(frame[3], count))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-rival", rule="RA-19.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": source, "gain": NAMES[frame[3]], "count": NAMES[frame[4]]}
        return Decision(frame[1], "choose-rival", args, source, "RA-19.4", s.decisions)


class DiscardYield(Ask[State]):
    """What an artifact discarded as an action yields: 1 Gold or 2 others. `(DISCARD_YIELD, seat, card, group)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[ALL_TYPES * 5]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        essence = action - at.A_ESSENCE
        s.gain_one(frame[1], essence)
        if essence != GOLD:
            s.stack.append((frames.GAIN_MIX, frame[1], frame[2], 1, NOT_GOLD, essence, 0, frame[3], 2))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-essences", {"left": 2}, "RA-9.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        card = s.cat.ids[frame[2]]
        return Decision(frame[1], "discard-yield", {"card": card}, card, "RA-9.1", frame[3], 1, 2)
