"""The victory check, at the end of a round or in the middle of one, and the cleanup after it."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import changed
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana import happenings as ev
from arcanum.games.res_arcana.catalogue import Op, Power
from arcanum.games.res_arcana.legality import can_use, power_refusal
from arcanum.games.res_arcana.scoring import THRESHOLD, leaders, points, pool_worth
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.steps.program import start_program


class CheckNow(Op):
    """`check_victory`: a victory check in the middle of a round, with however few points (RA-25.1, RA-25.5)."""

    pauses = True

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHECK, -1, frame[SEAT], 0))


class ExtraPoints(Op):
    """`extra_points`: temporary points in the check that is going on (RA-25.7, RA-25.9)."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        s.bonus = changed(s.bonus, seat, s.bonus[seat] + self.count)
        if s.heard:
            s.log.append((ev.EXTRA_POINTS, s.all, seat, self.count))


class Check(Step[State]):
    """Ask for reactions clockwise from the caller (-1: end of round, from the First Player), then compare (RA-24.8,
    RA-24.10, RA-25.2, RA-25.4). Only here points end a game (RA-24.11).

    The caller may react, too (RA-11.12). The pools that break a tie are those after all reactions (RA-26.5). What was
    paid for a reaction is gone if the game goes on: only its points are taken back (RA-25.12). The end of a round that
    does not end the game leads to cleanup and another round (RA-4.2, RA-27.6)."""

    def run(self, s: State, frame: Frame) -> None:
        _, _, caller, asked = frame
        if asked == 0 and s.heard:
            s.log.append((ev.CHECKED, s.all, caller))
        while asked < s.seats:
            start = caller if caller >= 0 else s.first
            seat = (start + asked) % s.seats
            asked += 1
            if s.owns(seat, at.COUNTERS):  # usable or not
                s.stack[-1] = (frames.CHECK, -1, caller, asked)
                s.stack.append((frames.CHECK_REACT, seat, caller))
                return
        best = 0
        for seat in range(s.seats):
            count = points(s, seat)
            if count > best:
                best = count
        limit = int(s.options["round_limit"])
        end_of_round = caller < 0
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
        """Nothing that was still to be done or asked happens any more (RA-6.9)."""
        if s.heard:
            for seat in range(s.seats):
                s.log.append((ev.SCORED, s.all, seat, points(s, seat), pool_worth(s, seat)))
        s.winners = 0
        for seat in leaders(s):
            s.winners |= 1 << seat
        if s.heard:
            s.log.append((ev.GAME_WON, s.all, s.winners, s.round))
        # The same list: whoever goes through the flow holds on to it.
        s.trunk[:] = [(frames.GAME_OVER, -1)]
        s.stack = s.trunk


class CheckReact(Ask[State]):
    """Use a React to the check, or not; each at most once (RA-11.5, RA-11.7, RA-25.7, RA-25.11, RA-25.13). It is asked
    when the check happens and costs no turn (RA-4.9, RA-11.1); who has passed may react as well, but for the item on
    its Passed side (RA-22.11, RA-25.8)."""

    def usable(self, s: State, frame: Frame) -> list[Power]:
        _, seat, _, *used = frame
        return [
            power
            for component in s.play[seat]
            for power in s.cat.reacts[component]
            if power.timing == at.VICTORY_REACT
            and power.action not in used
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
        _, seat, caller, *used = frame
        s.stack[-1] = (frames.CHECK_REACT, seat, caller, *used, action)
        number = s.cat.argument[action]
        power = s.cat.powers[number]
        if s.heard:
            s.log.append((ev.REACTED, s.all, seat, power.component, power.number))
        start_program(s, seat, power.component, number)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.POWER:
            return Reason("react-now", rule="RA-25.13")
        power = s.cat.powers[s.cat.argument[action]]
        if power.timing != at.VICTORY_REACT:
            return Reason("no-react-to-this", {"card": s.cat.ids[power.component]}, "RA-11.6")
        return power_refusal(s, frame[SEAT], power)

    def decision(self, s: State, frame: Frame) -> Decision:
        seat = frame[SEAT]
        return Decision(seat, "check-react", {"points": points(s, seat)}, "", "RA-25.7", s.decisions, decline=True)


def clean_up(s: State) -> None:
    """Straighten everything, flip the items and the token back; nobody counts as passed (RA-23.5, RA-27.1, RA-27.2,
    RA-27.3, RA-27.4). Nothing else changes: essences stay where they are (RA-14.5, RA-27.5)."""
    s.turned = set()
    s.passed = [0] * s.seats
    if s.heard:
        s.log.append((ev.CLEANED_UP, s.all, s.round))
