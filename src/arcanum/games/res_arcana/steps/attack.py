"""Life loss: an attack hits the rivals one after another, and each may answer it."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Op, Power
from arcanum.games.res_arcana.essences import LIFE, NAMES, one, several, total
from arcanum.games.res_arcana.legality import can_use, power_refusal
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import start_program


class RivalsLoseLife(Op):
    """Every rival who has not passed loses Life unless they ignore it."""

    __slots__ = ("amount", "price")

    def __init__(self, amount: int, price: int) -> None:
        super().__init__()
        self.pauses = True
        self.amount: int = amount
        self.price: int = price
        """The number of the offered price among `Catalogue.prices`; -1 if there is none."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.LIFE_LOSS, -1, frame[2], frame[1], self.amount, self.price, 1))


class IgnoreLoss(Op):
    """The loss is ignored: the React was chosen instead of suffering it, so there is nothing left to do."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        return


class LifeLoss(Step[State]):
    """Go round the rivals clockwise. `(LIFE_LOSS, -1, source, attacker, amount, price, next rival)`."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        step = frame[6]
        if step == s.seats:
            s.stack.pop()
            return
        s.stack[-1] = (*frame[:6], step + 1)
        rival = (frame[3] + step) % s.seats
        if not s.passed[rival]:
            s.stack.append((frames.REACT, rival, frame[2], frame[3], frame[4], frame[5]))


def answers_attack(s: State, power: Power, source: int) -> bool:
    """Whether a React power answers the power of this component."""
    if power.timing == at.LIFE_LOSS_REACT:
        return True
    return power.timing == at.DRAGON_REACT and bool(s.cat.subtypes[source] & at.DRAGON)


class React(Ask[State]):
    """React, pay the offered price, or suffer the loss. `(REACT, seat, source, attacker, amount, price)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[1]
        cat = s.cat
        legal: list[int] = []
        if frame[5] >= 0 and can_use(s, seat, cat.prices[frame[5]]):
            legal.append(at.A_PAY)
        legal.append(at.A_SUFFER)
        for component in s.play[seat]:
            for power in cat.reacts[component]:
                if answers_attack(s, power, frame[2]) and can_use(s, seat, power):
                    legal.append(power.action)
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        if action == at.A_SUFFER:
            lose_life(s, seat, frame[2], frame[4])
        elif action == at.A_PAY:
            if s.heard:
                s.log.append((ev.PRICE_PAID, s.all, seat, frame[2]))
            start_program(s, seat, frame[2], len(s.cat.powers) + frame[5])
        else:
            number = s.cat.argument[action]
            power = s.cat.powers[number]
            if s.heard:
                s.log.append((ev.REACTED, s.all, seat, power.component, power.number))
            start_program(s, seat, power.component, number)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        source: dict[str, str | int] = {"card": s.cat.ids[frame[2]]}
        if action == at.A_PAY:
            return Reason("no-price" if frame[5] < 0 else "price-unpayable", source, "RA-12.18")
        if s.cat.block[action] != at.POWER:
            return Reason("react-now", rule="RA-11.10")
        power = s.cat.powers[s.cat.argument[action]]
        card: dict[str, str | int] = {"card": s.cat.ids[power.component]}
        if power.timing == at.DRAGON_REACT and not answers_attack(s, power, frame[2]):
            return Reason("not-a-dragon-power", card, "RA-12.14")
        if not answers_attack(s, power, frame[2]):
            return Reason("no-react-to-this", card, "RA-11.6")
        return power_refusal(s, frame[1], power)

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": source, "seat": frame[3], "count": frame[4]}
        return Decision(frame[1], "react", args, source, "RA-12.10", s.decisions, decline=True)


def lose_life(s: State, seat: int, source: int, amount: int) -> None:
    """Life first; for each Life that is missing two others of the player's choice, as far as they go."""
    life = min(amount, s.pool[seat * 5 + LIFE])
    if life:
        s.lose(seat, several(LIFE, life))
    owed = 2 * (amount - life)
    rest = s.pool_of(seat)
    if owed == 0 or total(rest) == 0:
        if life == 0 and s.heard:
            s.log.append((ev.NOTHING_LOST, s.all, seat))
        return
    if owed >= total(rest):
        s.lose(seat, rest)
    else:
        s.stack.append((frames.LOSE, seat, source, owed, 0, s.decisions, owed))


class Lose(Ask[State]):
    """Give up essences for missing Life, in the order of the types. `(LOSE, seat, source, left, lowest, group, in
    all)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        base = frame[1] * 5
        have = 0
        legal: list[int] = []
        for essence in range(4, frame[4] - 1, -1):
            have += s.pool[base + essence]
            if s.pool[base + essence] and have >= frame[3]:
                legal.append(at.A_ESSENCE + essence)
        legal.reverse()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        essence = action - at.A_ESSENCE
        s.stack.pop()
        s.lose(frame[1], one(essence))
        if frame[3] > 1:
            s.stack.append((*frame[:3], frame[3] - 1, essence, *frame[5:]))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.ESSENCE:
            return Reason("lose-first", {"left": frame[3]}, "RA-12.4")
        essence = action - at.A_ESSENCE
        if s.pool[frame[1] * 5 + essence] == 0:
            return Reason("none-left", {"essence": NAMES[essence]}, "RA-12.4")
        if essence > frame[4]:
            return Reason("rest-too-small", {"essence": NAMES[essence]}, "RA-12.4")
        return Reason("pick-in-order", {"essence": NAMES[frame[4]]})

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"left": frame[3], "card": source}
        return Decision(frame[1], "lose", args, source, "RA-12.4", frame[5], frame[6], frame[6])
