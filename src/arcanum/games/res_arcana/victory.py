"""The victory check, at the end of a round or in the middle of one, and the cleanup after it."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
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
    """A victory check in the middle of a round."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.pauses = True

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((frames.CHECK, -1, frame[1], 0))


class ExtraPoints(Op):
    """Temporary points in the check that is going on."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, s: State, frame: Frame) -> None:
        s.bonus = changed(s.bonus, frame[1], s.bonus[frame[1]] + self.count)
        if s.heard:
            s.log.append((ev.EXTRA_POINTS, s.all, frame[1], self.count))


class Check(Step[State]):
    """`(CHECK, -1, caller, next)`: ask for reactions clockwise from the caller (-1: end of round, from the First
    Player), then compare."""

    __slots__ = ()

    def run(self, s: State, frame: Frame) -> None:
        step = frame[3]
        if step == 0 and s.heard:
            s.log.append((ev.CHECKED, s.all, frame[2]))
        while step < s.seats:
            start = frame[2] if frame[2] >= 0 else s.first
            seat = (start + step) % s.seats
            step += 1
            if s.owns(seat, at.COUNTERS):  # usable or not
                s.stack[-1] = (frame[0], -1, frame[2], step)
                s.stack.append((frames.CHECK_REACT, seat, frame[2]))
                return
        best = 0
        for seat in range(s.seats):
            count = points(s, seat)
            if count > best:
                best = count
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
    """`(CHECK_REACT, seat, caller, powers used)`: use a React to the check, or not; each at most once."""

    __slots__ = ()

    def usable(self, s: State, frame: Frame) -> list[Power]:
        seat = frame[1]
        return [
            power
            for component in s.play[seat]
            for power in s.cat.reacts[component]
            if power.timing == at.VICTORY_REACT
            and power.action not in frame[3:]
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
        s.stack[-1] = (*frame, action)
        number = s.cat.argument[action]
        power = s.cat.powers[number]
        if s.heard:
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
            frame[1], "check-react", {"points": points(s, frame[1])}, "", "RA-25.7", s.decisions, decline=True
        )


def clean_up(s: State) -> None:
    """Straighten everything, flip the items and the token back; nothing else changes."""
    s.turned = set()
    s.passed = [0] * s.seats
    if s.heard:
        s.log.append((ev.CLEANED_UP, s.all, s.round))
