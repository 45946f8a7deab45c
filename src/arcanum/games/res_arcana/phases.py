"""The round: who acts when, the actions of a turn, passing."""

from __future__ import annotations

from arcanum.core.flow import PARALLEL, SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import changed, without
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import CLAIM, DISCARD, PLACE, POWER
from arcanum.games.res_arcana.essences import GOLD, several
from arcanum.games.res_arcana.frames import DISCARD_YIELD
from arcanum.games.res_arcana.happenings import POWER_USED
from arcanum.games.res_arcana.legality import MONUMENT_GOLD, discounts, turn_actions, turn_refusal
from arcanum.games.res_arcana.snapshot import Snapshot
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.cards import lay_down
from arcanum.games.res_arcana.steps.payment import charge
from arcanum.games.res_arcana.steps.program import run_at_once, start_program
from arcanum.games.res_arcana.turns import END_OF_TURN, next_turn


class StartRound(Step[State]):
    """Everybody collects, at once or in turn order, then the First Player takes a turn (RA-4.1, RA-4.3, RA-5.17):
    whoever holds the token now (RA-4.8, RA-23.7)."""

    def run(self, s: State, frame: Frame) -> None:
        s.round += 1
        if s.heard:
            s.log.append((ev.ROUND_STARTED, s.all, s.round))
        s.stack[-1] = (frames.TURN, s.first)
        if s.options["collect"] == "ordered":
            for step in range(s.seats - 1, -1, -1):
                s.stack.append((frames.COLLECT, (s.first + step) % s.seats))
        else:
            s.before = Snapshot(s.pool[:], s.on.copy(), s.turned.copy())
            s.stack.append((frames.COLLECTED, -1))
            s.stack.append((PARALLEL, -1, frames.COLLECT))


# --- Actions ----------------------------------------------------------------------------------------------------------


class TakeTurn(Ask[State]):
    """Exactly one action (RA-4.4)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        return turn_actions(s, frame[SEAT])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        """Use a power (RA-10.1), discard an artifact (RA-9.1), place one (RA-7.1), claim (RA-8.11), or pass
        (RA-22.1)."""
        _, seat = frame
        cat = s.cat
        stack = s.stack
        end_of_turn = END_OF_TURN[seat]
        stack[-1] = end_of_turn
        block = cat.block[action]
        argument = cat.argument[action]
        if block == POWER:
            power = cat.powers[argument]
            if s.heard:
                s.log.append((POWER_USED, s.all, seat, power.component, power.number))
            run_at_once(s, seat, power.component, argument)
        elif block == DISCARD:
            s.discard_card(seat, argument)
            stack.append((DISCARD_YIELD, seat, argument, s.decisions))
            return
        elif block == PLACE:
            free, not_gold = discounts(s, seat, argument)
            lay_down(s, seat, argument, s.hand, seat, free, not_gold)
        elif block == CLAIM:
            claim(s, seat, argument)
        else:
            pass_turn(s, seat)
        if stack[-1] is end_of_turn:  # nothing is left to be done or asked
            next_turn(s, seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return turn_refusal(s, frame[SEAT], action)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "turn", {"round": s.round}, "", "RA-6.1", s.decisions)


def claim(s: State, seat: int, component: int) -> None:
    """Take a monument or a Place of Power and pay for it; a monument's spot is refilled at once. An unseen monument is
    paid for before it is turned up, and leaves the display as it is (RA-8.1, RA-8.3, RA-8.5, RA-8.6, RA-8.8).
    Discounts lower no claim (RA-8.13)."""
    if component == at.DECK_TOP:
        if s.heard:
            s.log.append((ev.CLAIMING_UNSEEN, s.all, seat))
        s.pay(seat, several(GOLD, MONUMENT_GOLD))
        lay_out_claim(s, seat, s.take_monument(), 1)
    elif s.cat.kind[component] == at.MONUMENT:
        lay_out_claim(s, seat, component, 0)
        s.pay(seat, several(GOLD, MONUMENT_GOLD))
        s.display = without(s.display, component)
        if s.monument_deck:
            shown = s.take_monument()
            s.display = [*s.display, shown]
            if s.heard:
                s.log.append((ev.DISPLAYED, s.all, shown))
    else:
        s.places = without(s.places, component)
        lay_out_claim(s, seat, component, 0)
        charge(s, seat, component, s.cat.cost[component], 0, 0)


def lay_out_claim(s: State, seat: int, component: int, unseen: int) -> None:
    """A claimed component comes into play; what happens when it is claimed waits until it is paid for (RA-8.10,
    RA-8.12)."""
    s.play[seat] = [*s.play[seat], component]
    if s.heard:
        s.log.append((ev.CLAIMED, s.all, seat, component, unseen))
    for power in s.cat.when_claimed[component]:
        start_program(s, seat, component, s.cat.argument[power.action])


class NextTurn(Step[State]):
    """This player's turn is over (RA-4.3)."""

    def run(self, s: State, frame: Frame) -> None:
        next_turn(s, frame[SEAT])


# --- passing ----------------------------------------------------------------------------------------------------------


def pass_turn(s: State, seat: int) -> None:
    """The first to pass takes the First Player token, at once, or keeps it; then swap the magic item, then draw a card
    (RA-22.1, RA-22.6, RA-23.2, RA-23.3, RA-23.4). Only which item to take is asked (RA-22.7), and nothing else changes
    (RA-22.13)."""
    first_to_pass = 1 not in s.passed
    s.passed = changed(s.passed, seat, 1)
    if s.heard:
        s.log.append((ev.PASSED, s.all, seat))
    if first_to_pass and s.first != seat:
        s.first = seat
        if s.heard:
            s.log.append((ev.FIRST_PLAYER, s.all, seat))
    if s.items:
        s.stack.append((frames.SWAP_ITEM, seat, s.decisions))
    else:
        s.draw(seat)


class SwapItem(Ask[State]):
    """Take another magic item; it lies on its Passed side until cleanup (RA-22.2, RA-22.3, RA-22.4). The old one is in
    the supply, straight, for the next player who passes (RA-22.5). Then comes the draw (RA-22.6)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        choose = s.cat.choose
        legal = [choose[item] for item in s.items]
        legal.sort()
        return legal

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        seat = frame[SEAT]
        item = s.cat.argument[action]
        old = s.item_of(seat)
        items = without(s.items, item)
        play = s.play[seat].copy()
        if old >= 0:
            play.remove(old)
            items.append(old)
            s.turned.discard(old)
            s.clear(seat, old)
        play.append(item)
        s.items = items
        s.play[seat] = play
        if s.heard:
            s.log.append((ev.ITEM_SWAPPED, s.all, seat, old if old >= 0 else item, item))
        s.draw(seat)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        item = s.cat.argument[action]
        if s.cat.block[action] != at.CHOOSE or s.cat.kind[item] != at.MAGIC_ITEM:
            return Reason("choose-an-item", rule="RA-22.2")
        card: Args = {"card": s.cat.ids[item]}
        if item in s.play[frame[SEAT]]:
            return Reason("same-item", card, "RA-22.3")
        return Reason("item-taken", card, "RA-22.2")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, group = frame
        return Decision(seat, "swap-item", {}, "", "RA-22.2", group)
