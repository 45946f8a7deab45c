"""Attempting contracts in the Guild (sections 33 and 36)."""

from __future__ import annotations

from arcanum.core.flow import SEAT, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.attempts import begin_attempt
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.tasks import FOR_TASK, fail, named_task, perform, possible
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.windows import WindowAsk


def contract_choices(s: State, seat: int) -> list[int]:
    """An open contract or an own reserved one, also one that was reserved a moment ago, with or without a chance of
    success, as actions (PN-33.1, PN-33.3, PN-36.7, PN-37.1, PN-37.3)."""
    contracts = {*s.row, *s.reserved[seat], *s.bound[seat]}
    return sorted([s.cat.contract_action[contract] for contract in contracts])


def contract_refusal(s: State, seat: int, contract: int) -> Reason:
    """Why a contract cannot be attempted."""
    name: Args = {"contract": s.cat.ids[contract]}
    for other in range(s.seats):
        if other != seat and contract in s.reserved[other]:
            return Reason("reserved-by-another", {**name, "seat": other}, "PN-37.1")
    return Reason("contract-not-available", name, "PN-33.1")


def begin_contract(s: State, seat: int, contract: int) -> None:
    """It is named, then its Threat is resolved; without one the task follows at once (PN-36.2, PN-36.3, PN-36.12,
    PN-51.8, PN-51.27). Each placement is one attempt, and there may be several in a turn (PN-33.4, PN-36.9)."""
    begin_attempt(s, seat, contract)
    threat = s.cat.threat[contract]
    if not threat:
        perform(s, seat)
        return
    s.stack.append((frames.PERFORM, seat, 0))
    fixed = threat if s.cat.threat_fixed[contract] else 0
    last = 0 if named_task(s).kind == at.T_WITHSTAND else 1
    face_threat(s, seat, threat - fixed, fixed, 0, last)


class Perform(WindowAsk):
    """Between the Threat of a contract and its task (PN-36.8, PN-36.12, PN-51.8). The task can be left alone, which is
    failing it (PN-38.22)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.BEFORE_TASK

    def ends(self, s: State, frame: Frame) -> list[int]:
        return _YES_OR_NO if possible(s, frame[SEAT], named_task(s), FOR_TASK) else _NO

    def end(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        if action == at.A_YES:
            perform(s, frame[SEAT])
        else:
            fail(s, frame[SEAT])

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        kind: Args = {"task": at.TASK_KINDS[named_task(s).kind]}
        return Reason("task-impossible" if action == at.A_YES else "perform-or-not", kind, "PN-38.22")

    def decision(self, s: State, frame: Frame) -> Decision:
        args: Args = {"task": at.TASK_KINDS[named_task(s).kind]}
        return Decision(frame[SEAT], "perform", args, s.cat.ids[s.attempt[f.CARD]], "PN-36.3", s.decisions, 0, 1, True)


_NO = [at.A_NO]
_YES_OR_NO = [at.A_YES, at.A_NO]
