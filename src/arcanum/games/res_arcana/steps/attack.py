"""Life loss: an attack hits the rivals one after another, and each may answer it."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Op, Power
from arcanum.games.res_arcana.essences import LIFE, NAMES, one, several, total
from arcanum.games.res_arcana.frames import SOURCE
from arcanum.games.res_arcana.legality import can_use, power_refusal
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import start_program


class RivalsLoseLife(Op):
    """`rivals_lose_life`: every rival who has not passed loses Life unless they ignore it (RA-12.1, RA-12.2)."""

    pauses = True

    def __init__(self, amount: int, price: int) -> None:
        self.amount: int = amount
        self.price: int = price
        """The number of the offered price among `Catalogue.prices`; -1 if there is none."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.LIFE_LOSS, -1, frame[SOURCE], frame[SEAT], self.amount, self.price, 1))


class IgnoreLoss(Op):
    """`ignore_loss`: nothing is left to do, because `React.answer` took the React instead of the loss (RA-12.11)."""

    def run(self, s: State, frame: Frame) -> None:
        return


class LifeLoss(Step[State]):
    """Go round the rivals, all but the attacker, clockwise (RA-1.9, RA-12.12)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, source, attacker, amount, price, distance = frame
        if distance == s.seats:
            s.stack.pop()
            return
        s.stack[-1] = (frames.LIFE_LOSS, -1, source, attacker, amount, price, distance + 1)
        rival = (attacker + distance) % s.seats
        if not s.passed[rival]:
            s.stack.append((frames.REACT, rival, source, attacker, amount, price))


def answers_attack(s: State, power: Power, source: int) -> bool:
    """Whether a React power answers the power of this component (RA-12.14)."""
    if power.timing == at.LIFE_LOSS_REACT:
        return True
    return power.timing == at.DRAGON_REACT and bool(s.cat.subtypes[source] & at.DRAGON)


class React(Ask[State]):
    """React, pay the offered price if there is one, or suffer the loss (RA-11.5, RA-11.9, RA-12.10, RA-12.15).

    It is asked while the attack goes on and costs no turn (RA-4.9, RA-11.1). One answer settles this loss and no other
    one (RA-11.7, RA-11.11); the price comes out of the rival's pool instead of the loss (RA-12.17)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, source, _, _, price = frame
        cat = s.cat
        legal: list[int] = []
        if price >= 0 and can_use(s, seat, cat.prices[price]):
            legal.append(at.A_PAY)
        legal.append(at.A_SUFFER)
        for component in s.play[seat]:
            for power in cat.reacts[component]:
                if answers_attack(s, power, source) and can_use(s, seat, power):
                    legal.append(power.action)
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        _, seat, source, _, amount, price = frame
        if action == at.A_SUFFER:
            lose_life(s, seat, source, amount)
        elif action == at.A_PAY:
            if s.heard:
                s.log.append((ev.PRICE_PAID, s.all, seat, source))
            start_program(s, seat, source, len(s.cat.powers) + price)
        else:
            number = s.cat.argument[action]
            power = s.cat.powers[number]
            if s.heard:
                s.log.append((ev.REACTED, s.all, seat, power.component, power.number))
            start_program(s, seat, power.component, number)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, source, _, _, price = frame
        if action == at.A_PAY:
            attack: Args = {"card": s.cat.ids[source]}
            return Reason("no-price" if price < 0 else "price-unpayable", attack, "RA-12.18")
        if s.cat.block[action] != at.POWER:
            return Reason("react-now", rule="RA-11.10")
        power = s.cat.powers[s.cat.argument[action]]
        card: Args = {"card": s.cat.ids[power.component]}
        if not answers_attack(s, power, source):
            if power.timing == at.DRAGON_REACT:
                return Reason("not-a-dragon-power", card, "RA-12.14")
            return Reason("no-react-to-this", card, "RA-11.6")
        return power_refusal(s, seat, power)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, attacker, amount, _ = frame
        card = s.cat.ids[source]
        args: Args = {"card": card, "seat": attacker, "count": amount}
        return Decision(seat, "react", args, card, "RA-12.10", s.decisions, decline=True)


def lose_life(s: State, seat: int, source: int, amount: int) -> None:
    """Life first; for each Life that is missing two others of the player's choice, as far as they go (RA-12.3, RA-12.4,
    RA-12.5, RA-12.6). Only the pool is asked for: what lies on components is safe (RA-12.8), and an empty pool owes
    nothing (RA-12.7)."""
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
    """Give up essences for missing Life, in the order of the types (RA-12.4)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, left, lowest, _, _ = frame
        base = seat * 5
        have = 0
        legal: list[int] = []
        for essence in range(4, lowest - 1, -1):
            have += s.pool[base + essence]
            if s.pool[base + essence] and have >= left:
                legal.append(at.A_ESSENCE + essence)
        legal.reverse()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        essence = action - at.A_ESSENCE
        _, seat, source, left, _, group, in_all = frame
        s.stack.pop()
        s.lose(seat, one(essence))
        if left > 1:
            s.stack.append((frames.LOSE, seat, source, left - 1, essence, group, in_all))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, left, lowest, _, _ = frame
        if s.cat.block[action] != at.ESSENCE:
            return Reason("lose-first", {"left": left}, "RA-12.4")
        essence = action - at.A_ESSENCE
        if s.pool[seat * 5 + essence] == 0:
            return Reason("none-left", {"essence": NAMES[essence]}, "RA-12.4")
        if essence > lowest:
            return Reason("rest-too-small", {"essence": NAMES[essence]}, "RA-12.4")
        return Reason("pick-in-order", {"essence": NAMES[lowest]})

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, source, left, _, group, in_all = frame
        card = s.cat.ids[source]
        return Decision(seat, "lose", {"left": left, "card": card}, card, "RA-12.4", group, in_all, in_all)
