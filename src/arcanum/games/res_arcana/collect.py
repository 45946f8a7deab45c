"""The Collect step: essences off components, incomes, and what must be paid for."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Income
from arcanum.games.res_arcana.essences import NAMES, NOTHING, Amounts, above_0, covers, minus, total
from arcanum.games.res_arcana.state import Snapshot, State, lying_on
from arcanum.games.res_arcana.steps.gains import ask_for_mix


class Collect(Step[State]):
    """`(COLLECT, seat)`: take essences off components, then the incomes, then those that cost something.

    The rules leave the order to the player; this order allows everything that any order allows."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[1]
        s.stack[-1] = (frames.INCOME, seat, 0, 0, 0)
        if s.on:
            for component in s.play[seat]:
                if component in s.on:
                    s.stack.append((frames.TAKE_OFF, seat, -1, s.group(-1)))
                    return


class TakeOff(Ask[State]):
    """Take all essences off components, chosen in the order of the catalogue. `(TAKE_OFF, seat, last, group)`."""

    __slots__ = ()

    def legal(self, s: State, frame: Frame) -> list[int]:
        legal = [at.A_DONE]
        for component in s.play[frame[1]]:
            if component in s.on and component > frame[2]:
                legal.append(s.cat.take[component])
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == at.A_DONE:
            s.stack.pop()
            return
        seat = frame[1]
        component = s.cat.argument[action]
        a = s.on.pop(component)
        s.add(seat, a)
        if s.heard:
            s.log.append((ev.TAKEN_OFF, s.audience(seat), seat, component, a[0], a[1], a[2], a[3], a[4]))
        s.stack[-1] = (frame[0], seat, component, frame[3])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.TAKE:
            return Reason("collect-first", rule="RA-5.20")
        component = s.cat.argument[action]
        card: dict[str, str | int] = {"card": s.cat.ids[component]}
        if component not in s.play[frame[1]]:
            return Reason("not-yours", card, "RA-5.7")
        if component not in s.on:
            return Reason("nothing-on-it", card, "RA-5.7")
        return Reason("pick-in-order", card)

    def decision(self, s: State, frame: Frame) -> Decision:
        most = len([c for c in s.play[frame[1]] if c in s.on])
        return Decision(frame[1], "take-off", {"most": most}, "", "RA-5.7", frame[3], 0, most, True)


class TakeIncome(Step[State]):
    """`(INCOME, seat, pass, position, ability)`: the Collect abilities one by one; those that cost something come in
    the second pass, so that they can be paid with what was just collected."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        seat, paying, position, ability = frame[1], frame[2], frame[3], frame[4]
        play = s.play[seat]
        if not paying:
            if self.take(s, seat, play, False, position, ability):
                return
            position, ability = 0, 0
        if s.owns(seat, at.UPKEEP) and self.take(s, seat, play, True, position, ability):
            return
        s.stack.pop()

    def take(self, s: State, seat: int, play: list[int], paying: bool, position: int, ability: int) -> bool:
        """One pass, from an ability on; True if one of them asks."""
        income_of = s.cat.income
        for place in range(position, len(play)):
            incomes = income_of[play[place]]
            if incomes:
                for number in range(ability, len(incomes)):
                    income = incomes[number]
                    if income.costs != paying:
                        continue
                    if income.plain:
                        s.gain(seat, income.amounts)
                        continue
                    if income.asks:  # what remains to be done then
                        s.stack[-1] = (frames.INCOME, seat, 1 if paying else 0, place, number + 1)
                    if self.collect(s, seat, play[place], income):
                        return True
            ability = 0
        return False

    def collect(self, s: State, seat: int, component: int, income: Income) -> bool:
        """Apply one ability; True if it asks."""
        if income.costs:
            a = income.pay
            s.stack.append((frames.PAY_OR_TURN, seat, component, a[0], a[1], a[2], a[3], a[4]))
            return True
        if income.if_left and not _holds(s.lying(component), income):
            return False
        if income.amounts != NOTHING:
            s.gain(seat, income.amounts)
            return False
        if income.grow:
            s.put(seat, component, _more_of_each(s.lying(component), income.grow))
        if income.amount:
            ask_for_mix(s, seat, component, income.amount, income.mask, False)
            return True
        return False


def _holds(lying: Amounts, income: Income) -> bool:
    return total(lying) >= income.in_all and covers(lying, income.holding)


def _more_of_each(lying: Amounts, more: int) -> Amounts:
    return (
        more if lying[0] else 0,
        more if lying[1] else 0,
        more if lying[2] else 0,
        more if lying[3] else 0,
        more if lying[4] else 0,
    )


class PayOrTurn(Ask[State]):
    """`(PAY_OR_TURN, seat, component, five amounts)`."""

    __slots__ = ()

    def _price(self, frame: Frame) -> Amounts:
        return (frame[3], frame[4], frame[5], frame[6], frame[7])

    def legal(self, s: State, frame: Frame) -> list[int]:
        if covers(s.pool_of(frame[1]), self._price(frame)):
            return [at.A_PAY, at.A_TURN]
        return [at.A_TURN]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_PAY:
            s.pay(frame[1], self._price(frame))
        else:
            s.turn(frame[1], frame[2])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("pay-or-turn", {"card": s.cat.ids[frame[2]]}, "RA-5.13")

    def decision(self, s: State, frame: Frame) -> Decision:
        card = s.cat.ids[frame[2]]
        args: dict[str, str | int] = {"card": card}
        for essence in range(5):
            if frame[3 + essence]:
                args[NAMES[essence]] = frame[3 + essence]
        return Decision(frame[1], "pay-or-turn", args, card, "RA-5.13", s.group(frame[2]))


class Collected(Step[State]):
    """`(COLLECTED, -1)`: everybody has collected at once; now the others learn what each one did."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        before = s.before
        assert before is not None
        s.before = None
        s.revelations += 1
        if s.heard:
            for seat in range(s.seats):
                self.tell(s, seat, before, s.all & ~(1 << seat))

    def tell(self, s: State, seat: int, before: Snapshot, others: int) -> None:
        at = seat * 5
        now, was = s.pool, before.pool
        got = (
            now[at] - was[at],
            now[at + 1] - was[at + 1],
            now[at + 2] - was[at + 2],
            now[at + 3] - was[at + 3],
            now[at + 4] - was[at + 4],
        )
        on, was_on, turned = s.on, before.on, s.turned
        if turned or on != was_on:
            for component in s.play[seat]:
                if component in on or component in was_on:
                    got = minus(got, self.tell_of(s, seat, component, lying_on(was_on, component), others))
                if component in turned and component not in before.turned:
                    s.log.append((ev.TURNED, others, seat, component))
        a = above_0(got)
        if a != NOTHING:
            s.log.append((ev.GAINED, others, seat, a[0], a[1], a[2], a[3], a[4]))
        if a != got:
            a = minus(a, got)
            s.log.append((ev.PAID, others, seat, a[0], a[1], a[2], a[3], a[4]))

    def tell_of(self, s: State, seat: int, component: int, was: Amounts, others: int) -> Amounts:
        """What was put on a component or taken off it; gives what came from there into the pool."""
        now = s.lying(component)
        if total(now) < total(was):
            s.log.append((ev.TAKEN_OFF, others, seat, component, was[0], was[1], was[2], was[3], was[4]))
            return was
        if now != was:
            a = minus(now, was)
            s.log.append((ev.PUT_ON, others, seat, component, a[0], a[1], a[2], a[3], a[4]))
        return NOTHING
