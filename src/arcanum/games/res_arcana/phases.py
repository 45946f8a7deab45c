"""The round: Collect, Actions, the victory check, cleanup."""

from __future__ import annotations

from arcanum.core.flow import PARALLEL, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Income, Op, Power
from arcanum.games.res_arcana.essences import GOLD, NAMES, NOTHING, Amounts, minus, several, total
from arcanum.games.res_arcana.legality import (
    MONUMENT_GOLD,
    can_use,
    discounts,
    power_refusal,
    turn_actions,
    turn_refusal,
)
from arcanum.games.res_arcana.scoring import THRESHOLD, leaders, points, pool_worth
from arcanum.games.res_arcana.state import Snapshot, State
from arcanum.games.res_arcana.steps.cards import lay_down
from arcanum.games.res_arcana.steps.gains import ask_for_mix
from arcanum.games.res_arcana.steps.payment import charge
from arcanum.games.res_arcana.steps.program import start_program

# --- Collect ----------------------------------------------------------------------------------------------------------


class StartRound(Step[State]):
    """`(ROUND, -1)`: everybody collects, at once or in turn order, then the First Player takes a turn."""

    def run(self, s: State, frame: Frame) -> None:
        s.round += 1
        s.active = s.first
        s.log.append((ev.ROUND_STARTED, s.all, s.round))
        s.stack[-1] = (frames.TURN, s.first)
        if s.options["collect"] == "ordered":
            for step in range(s.seats - 1, -1, -1):
                s.stack.append((frames.COLLECT, (s.first + step) % s.seats))
        else:
            s.before = Snapshot(s.pool[:], s.on.copy(), s.turned.copy())
            s.stack.append((frames.COLLECTED, -1))
            s.stack.append((PARALLEL, -1, frames.COLLECT))


class Collect(Step[State]):
    """`(COLLECT, seat)`: take essences off components, then the incomes, then those that cost something.

    The rules leave the order to the player; this order allows everything that any order allows."""

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
        s.log.append((ev.TAKEN_OFF, s.audience(seat), seat, component, *a))
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

    def run(self, s: State, frame: Frame) -> None:
        seat, last_pass, position, ability = frame[1], frame[2], frame[3], frame[4]
        play = s.play[seat]
        while True:
            if position == len(play):
                if last_pass:
                    s.stack.pop()
                    return
                last_pass, position, ability = 1, 0, 0
                continue
            component = play[position]
            incomes = s.cat.income[component]
            if ability == len(incomes):
                position += 1
                ability = 0
                continue
            income = incomes[ability]
            ability += 1
            costs = income.pay != NOTHING
            if costs != bool(last_pass):
                continue
            if self.collect(s, seat, component, income, (frame[0], seat, last_pass, position, ability)):
                return

    def collect(self, s: State, seat: int, component: int, income: Income, rest: Frame) -> bool:
        """Apply one ability; True if it asks, in which case `rest` is what remains to be done."""
        if income.pay != NOTHING:
            s.stack[-1] = rest
            s.stack.append((frames.PAY_OR_TURN, seat, component, *income.pay))
            return True
        if income.if_left and not _holds(s.on.get(component, NOTHING), income.holding):
            return False
        if income.amounts != NOTHING:
            s.gain(seat, income.amounts)
        if income.grow:
            lying = s.on[component]
            s.put(seat, component, _more_of_each(lying, income.grow))
        if income.amount:
            s.stack[-1] = rest
            ask_for_mix(s, seat, component, income.amount, income.mask, False)
            return True
        return False


def _holds(lying: Amounts, holding: Amounts) -> bool:
    if total(lying) == 0:
        return False
    return all(lying[essence] >= holding[essence] for essence in range(5))


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

    def _price(self, frame: Frame) -> Amounts:
        return (frame[3], frame[4], frame[5], frame[6], frame[7])

    def legal(self, s: State, frame: Frame) -> list[int]:
        pool = s.pool_of(frame[1])
        price = self._price(frame)
        if all(pool[essence] >= price[essence] for essence in range(5)):
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

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        before = s.before
        assert before is not None
        s.before = None
        s.revelations += 1
        for seat in range(s.seats):
            self.tell(s, seat, before, s.all & ~(1 << seat))

    def tell(self, s: State, seat: int, before: Snapshot, others: int) -> None:
        had = before.pool[seat * 5 : seat * 5 + 5]
        got = minus(s.pool_of(seat), (had[0], had[1], had[2], had[3], had[4]))
        for component in s.play[seat]:
            was = before.on.get(component, NOTHING)
            now = s.on.get(component, NOTHING)
            if total(now) < total(was):
                s.log.append((ev.TAKEN_OFF, others, seat, component, *was))
                got = minus(got, was)
            elif now != was:
                s.log.append((ev.PUT_ON, others, seat, component, *minus(now, was)))
            if component in s.turned and component not in before.turned:
                s.log.append((ev.TURNED, others, seat, component))
        gained = _at_least_0(got)
        if gained != NOTHING:
            s.log.append((ev.GAINED, others, seat, *gained))
        paid = _at_least_0(minus(NOTHING, got))
        if paid != NOTHING:
            s.log.append((ev.PAID, others, seat, *paid))


def _at_least_0(a: Amounts) -> Amounts:
    return (max(a[0], 0), max(a[1], 0), max(a[2], 0), max(a[3], 0), max(a[4], 0))


# --- Actions ----------------------------------------------------------------------------------------------------------


class TakeTurn(Ask[State]):
    """`(TURN, seat)`: exactly one action."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return turn_actions(s, frame[1])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.stack[-1] = (frames.NEXT_TURN, seat)
        block = s.cat.block[action]
        argument = s.cat.argument[action]
        if block == at.POWER:
            power = s.cat.powers[argument]
            s.log.append((ev.POWER_USED, s.all, seat, power.component, power.number))
            start_program(s, seat, power.component, argument)
        elif block == at.PLACE:
            free, not_gold = discounts(s, seat, argument)
            lay_down(s, seat, argument, s.hand[seat], free, not_gold)
        elif block == at.DISCARD:
            s.discard_card(seat, argument)
            s.stack.append((frames.DISCARD_YIELD, seat, argument, s.answers))
        elif block == at.CLAIM:
            claim(s, seat, argument)
        else:
            pass_turn(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return turn_refusal(s, frame[1], action)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "turn", {"round": s.round}, "", "RA-6.1", s.answers)


def claim(s: State, seat: int, component: int) -> None:
    """Take a monument or a Place of Power and pay for it; a monument's spot is refilled at once. An unseen monument is
    paid for before it is turned up."""
    if component == at.DECK_TOP:
        s.log.append((ev.CLAIMING_UNSEEN, s.all, seat))
        s.pay(seat, several(GOLD, MONUMENT_GOLD))
        lay_out_claim(s, seat, s.take_monument(), 1)
    elif s.cat.kind[component] == at.MONUMENT:
        lay_out_claim(s, seat, component, 0)
        s.pay(seat, several(GOLD, MONUMENT_GOLD))
        s.display.remove(component)
        if s.monument_deck:
            shown = s.take_monument()
            s.display.append(shown)
            s.log.append((ev.DISPLAYED, s.all, shown))
    else:
        s.places.remove(component)
        lay_out_claim(s, seat, component, 0)
        charge(s, seat, component, s.cat.cost[component], 0, 0)


def lay_out_claim(s: State, seat: int, component: int, unseen: int) -> None:
    """A claimed component comes into play; what happens when it is claimed waits until it is paid for."""
    s.play[seat].append(component)
    s.log.append((ev.CLAIMED, s.all, seat, component, unseen))
    for power in s.cat.when_claimed[component]:
        start_program(s, seat, component, s.cat.argument[power.action])


class NextTurn(Step[State]):
    """`(NEXT_TURN, seat)`: clockwise to the next player who has not passed; when all have, victory is checked."""

    def run(self, s: State, frame: Frame) -> None:
        for step in range(1, s.seats + 1):
            seat = (frame[1] + step) % s.seats
            if not s.passed[seat]:
                s.active = seat
                s.stack[-1] = (frames.TURN, seat)
                return
        s.stack[-1] = (frames.CHECK, -1, -1, 0)


# --- passing ----------------------------------------------------------------------------------------------------------


def pass_turn(s: State, seat: int) -> None:
    """The first to pass takes the First Player token; then swap the magic item, then draw a card."""
    first_to_pass = 1 not in s.passed
    s.passed[seat] = 1
    s.log.append((ev.PASSED, s.all, seat))
    if first_to_pass and s.first != seat:
        s.first = seat
        s.log.append((ev.FIRST_PLAYER, s.all, seat))
    if s.items:
        s.stack.append((frames.SWAP_ITEM, seat, s.answers))
    else:
        s.draw(seat)


class SwapItem(Ask[State]):
    """`(SWAP_ITEM, seat, group)`: take another magic item; it lies on its Passed side until cleanup."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return sorted([s.cat.choose[item] for item in s.items])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[1]
        item = s.cat.argument[action]
        old = s.item_of(seat)
        s.items.remove(item)
        if old >= 0:
            s.play[seat].remove(old)
            s.items.append(old)
            s.turned.discard(old)
            lost = s.on.pop(old, NOTHING)
            if lost != NOTHING:
                s.log.append((ev.RETURNED, s.all, seat, old, *lost))
        s.play[seat].append(item)
        s.log.append((ev.ITEM_SWAPPED, s.all, seat, old if old >= 0 else item, item))
        s.draw(seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        item = s.cat.argument[action]
        if s.cat.block[action] != at.CHOOSE or s.cat.kind[item] != at.MAGIC_ITEM:
            return Reason("choose-an-item", rule="RA-22.2")
        card: dict[str, str | int] = {"card": s.cat.ids[item]}
        if item in s.play[frame[1]]:
            return Reason("same-item", card, "RA-22.3")
        return Reason("item-taken", card, "RA-22.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[1], "swap-item", {}, "", "RA-22.2", frame[2])


# --- the victory check ------------------------------------------------------------------------------------------------


class CheckNow(Op):
    """A victory check in the middle of a round."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses = True

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHECK, -1, frame[1], 0))


class ExtraPoints(Op):
    """Temporary points in the check that is going on."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.bonus[frame[1]] += self.count
        s.log.append((ev.EXTRA_POINTS, s.all, frame[1], self.count))


class Check(Step[State]):
    """`(CHECK, -1, caller, next)`: ask for reactions clockwise from the caller (-1: end of round, from the First
    Player), then compare."""

    def run(self, s: State, frame: Frame) -> None:
        step = frame[3]
        if step == 0:
            s.log.append((ev.CHECKED, s.all, frame[2]))
        if step < s.seats:
            s.stack[-1] = (frame[0], -1, frame[2], step + 1)
            start = frame[2] if frame[2] >= 0 else s.first
            s.stack.append((frames.CHECK_REACT, (start + step) % s.seats, frame[2], -1))
            return
        best = max([points(s, seat) for seat in range(s.seats)])
        limit = int(s.options["round_limit"])
        end_of_round = frame[2] < 0
        if best >= THRESHOLD or (end_of_round and limit and s.round >= limit):
            self.end_game(s)
            return
        s.bonus = [0] * s.seats
        if end_of_round:
            clean_up(s)
            s.stack[-1] = (frames.ROUND, -1)
        else:
            s.stack.pop()

    def end_game(self, s: State) -> None:
        for seat in range(s.seats):
            s.log.append((ev.SCORED, s.all, seat, points(s, seat), pool_worth(s, seat)))
        s.winners = 0
        for seat in leaders(s):
            s.winners |= 1 << seat
        s.log.append((ev.GAME_WON, s.all, s.winners, s.round))
        s.trunk = [(frames.GAME_OVER, -1)]
        s.stack = s.trunk


class CheckReact(Ask[State]):
    """`(CHECK_REACT, seat, caller, last power)`: use a React to the check, or not."""

    def usable(self, s: State, frame: Frame) -> list[Power]:
        seat = frame[1]
        return [
            power
            for component in s.play[seat]
            for power in s.cat.reacts[component]
            if power.timing == at.VICTORY_REACT
            and power.action > frame[3]
            and not (s.passed[seat] and s.cat.kind[component] == at.MAGIC_ITEM)
            and can_use(s, seat, power)
        ]

    def legal(self, s: State, frame: Frame) -> list[int]:
        legal = [at.A_DONE]
        for power in self.usable(s, frame):
            legal.append(power.action)
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == at.A_DONE:
            s.stack.pop()
            return
        s.stack[-1] = (frame[0], frame[1], frame[2], action)
        number = s.cat.argument[action]
        power = s.cat.powers[number]
        s.log.append((ev.REACTED, s.all, frame[1], power.component, power.number))
        start_program(s, frame[1], power.component, number)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.POWER:
            return Reason("react-now", rule="RA-25.13")
        power = s.cat.powers[s.cat.argument[action]]
        if power.timing != at.VICTORY_REACT:
            return Reason("no-react-to-this", {"card": s.cat.ids[power.component]}, "RA-11.6")
        return power_refusal(s, frame[1], power)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(
            frame[1], "check-react", {"points": points(s, frame[1])}, "", "RA-25.7", s.answers, decline=True
        )


def clean_up(s: State) -> None:
    """Straighten everything, flip the items and the token back; nothing else changes."""
    s.turned = set()
    s.passed = [0] * s.seats
    s.log.append((ev.CLEANED_UP, s.all, s.round))
