"""The Collect step: essences off components, incomes, and what must be paid for."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Income
from arcanum.games.res_arcana.essences import NAMES, NOTHING, Amounts, above_0, covers, minus, total
from arcanum.games.res_arcana.frames import SOURCE
from arcanum.games.res_arcana.snapshot import Snapshot
from arcanum.games.res_arcana.state import State, lying_on
from arcanum.games.res_arcana.steps.gains import ask_for_mix


class Collect(Step[State]):
    """Take essences off components, then the incomes, then those that cost something (RA-5.1, RA-5.11).

    The rules leave the order to the player; this order allows everything that any order allows. What incomes put on a
    component comes too late to be taken off (RA-5.16)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        s.stack[-1] = (frames.INCOME, seat, 0, 0, 0)
        if s.on:
            for component in s.play[seat]:
                if component in s.on:
                    s.stack.append((frames.TAKE_OFF, seat, -1, s.group(-1)))
                    return


class TakeOff(Ask[State]):
    """Take all essences off components of any kind, chosen in the order of the catalogue (RA-5.7, RA-5.8, RA-5.9,
    RA-5.10, RA-14.9)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, last, _ = frame
        legal = [at.A_DONE]
        for component in s.play[seat]:
            if component in s.on and component > last:
                legal.append(s.cat.take[component])
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == at.A_DONE:
            s.stack.pop()
            return
        _, seat, _, group = frame
        component = s.cat.argument[action]
        a = s.on.pop(component)
        s.add(seat, a)
        if s.heard:
            s.log.append((ev.TAKEN_OFF, s.audience(seat), seat, component, a[0], a[1], a[2], a[3], a[4]))
        s.stack[-1] = (frames.TAKE_OFF, seat, component, group)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.TAKE:
            return Reason("collect-first", rule="RA-5.20")
        component = s.cat.argument[action]
        card: Args = {"card": s.cat.ids[component]}
        if component not in s.play[frame[SEAT]]:
            return Reason("not-yours", card, "RA-5.7")
        if component not in s.on:
            return Reason("nothing-on-it", card, "RA-5.7")
        return Reason("pick-in-order", card)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, group = frame
        most = len([component for component in s.play[seat] if component in s.on])
        return Decision(seat, "take-off", {"most": most}, "", "RA-5.7", group, 0, most, True)


class TakeIncome(Step[State]):
    """The Collect abilities of all components, turned or not, one by one (RA-1.10, RA-5.2, RA-10.13); those that cost
    something come in a second pass, so that they can be paid with what was just collected (RA-5.12)."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, paying, position, ability = frame
        play = s.play[seat]
        if not paying:
            if self.take(s, seat, play, False, position, ability):
                return
            position, ability = 0, 0
        if s.owns(seat, at.UPKEEP) and self.take(s, seat, play, True, position, ability):
            return
        s.stack.pop()

    def take(self, s: State, seat: int, play: list[int], paying: bool, position: int, ability: int) -> bool:
        """One pass, from an ability on; True if one of them asks. `plain` ones yield all that they list, from the
        supply to the pool (RA-5.3, RA-5.4)."""
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
        """Apply one ability, such as `grow_each`, or `if_left` (RA-5.15); True if it asks, for one of several types or
        for a mix (RA-5.5, RA-5.6)."""
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
    """`pay_or_turn`: pay what a component costs, or turn it (RA-5.13, RA-5.14)."""

    def _price(self, frame: Frame) -> Amounts:
        _, _, _, calm, death, elan, gold, life = frame
        return (calm, death, elan, gold, life)

    def legal(self, s: State, frame: Frame) -> list[int]:
        if covers(s.pool_of(frame[SEAT]), self._price(frame)):
            return [at.A_PAY, at.A_TURN]
        return [at.A_TURN]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_PAY:
            s.pay(frame[SEAT], self._price(frame))
        else:
            s.turn(frame[SEAT], frame[SOURCE])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("pay-or-turn", {"card": s.cat.ids[frame[SOURCE]]}, "RA-5.13")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = frame[SOURCE]
        card = s.cat.ids[source]
        args: Args = {"card": card}
        for essence, amount in enumerate(self._price(frame)):
            if amount:
                args[NAMES[essence]] = amount
        return Decision(frame[SEAT], "pay-or-turn", args, card, "RA-5.13", s.group(source))


class Collected(Step[State]):
    """Everybody has collected at once; now the others learn what each one did (RA-30.21)."""

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
        base = seat * 5
        now, was = s.pool, before.pool
        got = (
            now[base] - was[base],
            now[base + 1] - was[base + 1],
            now[base + 2] - was[base + 2],
            now[base + 3] - was[base + 3],
            now[base + 4] - was[base + 4],
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
