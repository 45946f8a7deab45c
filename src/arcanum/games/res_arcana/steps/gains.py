"""Gaining essences, for the player, on components and for rivals."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import A_ESSENCE, Op
from arcanum.games.res_arcana.essences import ALL_TYPES, GOLD, NAMES, NOT_GOLD, Amounts, one, several
from arcanum.games.res_arcana.frames import GAIN_MIX, SOURCE
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import CARD

TYPES: Final = 4
LOWEST: Final = 5

# --- effects ----------------------------------------------------------------------------------------------------------


class Gain(Op):
    """`gain`: these essences, from the supply (RA-10.11)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        s.gain(frame[SEAT], self.amounts)


class Put(Op):
    """`put`: from the supply onto this component, if it is still there after the cost was paid (RA-14.1)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        seat, source = frame[SEAT], frame[SOURCE]
        if source in s.play[seat]:
            s.put(seat, source, self.amounts)


class GainMix(Op):
    """`gain_any`, `gain_one_of`, `put_any`: so many essences of the player's choice, into the pool or onto this
    component (RA-1.13, RA-1.14, RA-1.15). What was paid does not matter (RA-18.7)."""

    pauses = True

    def __init__(self, count: int, mask: int, on_this: bool) -> None:
        self.count: int = count
        self.mask: int = mask
        self.on_this: bool = on_this

    def run(self, s: State, frame: Frame) -> None:
        ask_for_mix(s, frame[SEAT], frame[SOURCE], self.count, self.mask, self.on_this)


class GainSame(Op):
    """`gain_same`: as many as were paid, all of one type that is not the type paid (RA-18.1, RA-18.5). `of` is -1 if
    the player chooses."""

    pauses = True

    def __init__(self, of: int, mask: int) -> None:
        self.of: int = of
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        _, seat, source, _, _, _, amount, essence = frame
        if amount == 0:
            return
        if self.of >= 0:
            s.gain(seat, several(self.of, amount))
        else:
            s.stack.append((frames.GAIN_TYPE, seat, source, amount, self.mask & ~(1 << essence), essence))


class GainCardCost(Op):
    """`gain_card_cost`: as many as are printed in the cost of the card destroyed or discarded, and a bonus (RA-1.17,
    RA-20.1, RA-20.3, RA-20.5), whatever was paid for it (RA-20.2) and of whatever types (RA-20.4)."""

    pauses = True

    def __init__(self, bonus: int, of: int, mask: int) -> None:
        self.bonus: int = bonus
        self.of: int = of
        self.mask: int = mask

    def run(self, s: State, frame: Frame) -> None:
        count = s.cat.cost[frame[CARD]].symbols + self.bonus
        if self.of >= 0:
            if count:
                s.gain(frame[SEAT], several(self.of, count))
        else:
            ask_for_mix(s, frame[SEAT], frame[SOURCE], count, self.mask, False)


class GainRivalCount(Op):
    """`gain_rival_count`: as many of one type as a chosen rival has of another in the pool (RA-19.4, RA-19.5,
    RA-19.6)."""

    pauses = True

    def __init__(self, gain: int, count: int) -> None:
        self.gain: int = gain
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHOOSE_RIVAL, frame[SEAT], frame[SOURCE], self.gain, self.count))


class RivalsGain(Op):
    """`rivals_gain`: every rival gains, passed or not (RA-1.9, RA-19.1, RA-22.9). Nobody is asked (RA-19.2,
    RA-19.3)."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Amounts = amounts

    def run(self, s: State, frame: Frame) -> None:
        for step in range(1, s.seats):
            s.gain((frame[SEAT] + step) % s.seats, self.amounts)


# --- choices ----------------------------------------------------------------------------------------------------------


def ask_for_mix(s: State, seat: int, source: int, count: int, mask: int, on_this: bool) -> None:
    if count and (not on_this or source in s.play[seat]):
        s.stack.append((frames.GAIN_MIX, seat, source, count, mask, 0, 1 if on_this else 0, s.group(source), count))


_PICKS: Final = [
    [at.A_ESSENCE + essence for essence in range(lowest, 5) if mask >> essence & 1]
    for mask in range(ALL_TYPES + 1)
    for lowest in range(5)
]
"""The actions that pick an essence, for every set of types and lowest type: mask * 5 + lowest. What is legal is never
changed in place, so all states may share it."""


class PickMix(Ask[State]):
    """Choose essences to gain one by one, in the order of the types so that each mix is offered once (RA-1.14)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[frame[TYPES] * 5 + frame[LOWEST]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, left, types, _, onto, group, in_all = frame
        essence = action - A_ESSENCE
        if left > 1:
            s.stack[-1] = (GAIN_MIX, seat, source, left - 1, types, essence, onto, group, in_all)
        else:
            s.stack.pop()
        if onto:
            s.put(seat, source, one(essence))
        else:
            s.gain_one(seat, essence)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, left, types, lowest, _, _, _ = frame
        if s.cat.block[action] != at.ESSENCE:
            return Reason("choose-essences", {"left": left})
        essence = action - at.A_ESSENCE
        if not types >> essence & 1:
            return Reason("type-excluded", {"essence": NAMES[essence]}, "RA-1.15")
        return Reason("pick-in-order", {"essence": NAMES[lowest]})

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, left, types, _, onto, group, in_all = frame
        card = s.cat.ids[source]
        args: Args = {"left": left, "card": card, "types": types}
        return Decision(seat, "put-mix" if onto else "gain-mix", args, card, "RA-1.14", group, in_all, in_all)


class PickType(Ask[State]):
    """Choose the one type that a conversion yields."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[frame[TYPES] * 5]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _, count, _, _ = frame
        s.stack.pop()
        s.gain(seat, several(action - at.A_ESSENCE, count))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, _, _, _, spent = frame
        if s.cat.block[action] != at.ESSENCE:
            return Reason("choose-essences", {"left": 1})
        essence = action - at.A_ESSENCE
        if essence == spent:
            return Reason("same-type", {"essence": NAMES[essence]}, "RA-18.5")
        return Reason("type-excluded", {"essence": NAMES[essence]}, "RA-18.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, count, _, _ = frame
        card = s.cat.ids[source]
        return Decision(seat, "gain-type", {"count": count, "card": card}, card, "RA-18.2", s.decisions)


class ChooseRival(Ask[State]):
    """Choose whose pool is counted: any rival's, passed or not (RA-1.9, RA-22.10). What lies on components does not
    count (RA-14.4); the rival keeps everything (RA-19.7), and there may be nothing to count (RA-19.8)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        own = frame[SEAT]
        return [at.A_SEAT + seat for seat in range(s.seats) if seat != own]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _, gained, counted = frame
        s.stack.pop()
        rival = action - at.A_SEAT
        count = s.pool[rival * 5 + counted]
        if s.heard:
            s.log.append((ev.COUNTED, s.all, seat, rival, counted, count))
        if count:
            s.gain(seat, several(gained, count))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-a-rival", rule="RA-19.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, gained, counted = frame
        card = s.cat.ids[source]
        args: Args = {"card": card, "gain": NAMES[gained], "count": NAMES[counted]}
        return Decision(seat, "choose-rival", args, card, "RA-19.4", s.decisions)


class DiscardYield(Ask[State]):
    """What an artifact discarded as an action yields: 1 Gold or 2 others, whichever card it was (RA-9.1, RA-9.2,
    RA-9.3)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return _PICKS[ALL_TYPES * 5]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, source, group = frame
        s.stack.pop()
        essence = action - at.A_ESSENCE
        s.gain_one(seat, essence)
        if essence != GOLD:
            s.stack.append((frames.GAIN_MIX, seat, source, 1, NOT_GOLD, essence, 0, group, 2))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("choose-essences", {"left": 2}, "RA-9.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, group = frame
        card = s.cat.ids[source]
        return Decision(seat, "discard-yield", {"card": card}, card, "RA-9.1", group, 1, 2)
