"""Reserving contracts and trials (sections 27 and 37)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import sorted_in, without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import CONTRACT_DECK
from arcanum.games.penumbra.state import State

ROW: Final = 0
TOP_THREE: Final = 1
EITHER: Final = 2
"""Where a contract may be reserved from."""
SOURCES: Final = ("row", "top3", "either")
LOOKED_AT: Final = 3
"""So many contracts of the deck are looked at (PN-27.25)."""
_TOP: Final = at.A_TOP + CONTRACT_DECK


# --- contracts --------------------------------------------------------------------------------------------------------


def open_contracts(s: State) -> list[int]:
    """Those of the row that can be reserved: not the one that is being attempted (PN-36.14)."""
    return [contract for contract in s.row if contract != s.attempt[f.CARD]]


def push_reserve_contracts(s: State, seat: int, amount: int, where: int, source: int = -1) -> None:
    """Up to so many contracts; any number may be reserved in all (PN-37.4, PN-37.15). It can be declined (PN-27.26)."""
    if amount > 0:
        s.stack.append((frames.RESERVE_CONTRACT, seat, where, amount, source))


class ReserveContract(Ask[State]):
    """`reserve_contract`, and Bind: an open contract, or a look at the top of the deck (PN-27.11, PN-27.25)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, where, _, _ = frame
        found = [at.A_DONE]
        if where != ROW and s.decks[CONTRACT_DECK]:  # PN-27.38
            found.append(_TOP)
        if where != TOP_THREE:
            found += sorted([s.cat.contract_action[contract] for contract in open_contracts(s)])
        return found

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, where, left, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if left > 1:
            s.stack.append((step, seat, where, left - 1, source))
        if action == _TOP:
            look(s, seat, source)
        else:
            reserve_open(s, seat, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, where, _, _ = frame
        if action == _TOP:
            return Reason("only-open-contracts" if where == ROW else "deck-empty", {"deck": "contracts"}, "PN-27.38")
        if s.cat.block[action] != at.B_CONTRACT:
            return Reason("reserve-or-stop", rule="PN-27.25")
        contract = s.cat.argument[action]
        name: Args = {"contract": s.cat.ids[contract]}
        if contract == s.attempt[f.CARD]:
            return Reason("contract-is-attempted", name, "PN-36.14")
        return Reason("only-from-the-deck" if where == TOP_THREE else "not-in-the-row", name, "PN-27.25")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, where, left, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        args: Args = {"source": SOURCES[where], "left": left}
        return Decision(seat, "reserve-contract", args, name, "PN-27.25", s.decisions, 0, 1, True)


def reserve_open(s: State, seat: int, contract: int) -> None:
    """It lies face down from now on, but everybody knows it; the row is shifted and refilled at once (PN-27.28,
    PN-37.1, PN-37.2, PN-50.4)."""
    s.row = without(s.row, contract)
    s.reserved[seat] = sorted_in(s.reserved[seat], contract)
    if s.heard:
        s.log.append((ev.RESERVED, s.all, seat, contract))
    from arcanum.games.penumbra.fate import fill_row

    fill_row(s)


def look(s: State, seat: int, source: int) -> None:
    """The top contracts, as many as there are, are shown to one wizard (PN-27.25, PN-27.26, PN-27.38). They stay where
    they are until one is chosen."""
    cards = s.decks[CONTRACT_DECK]
    count = min(LOOKED_AT, len(cards))
    known = s.seen_by[CONTRACT_DECK]
    s.seen_by[CONTRACT_DECK] = [*known[:-count], *[seen | 1 << seat for seen in known[-count:]]]
    s.revelations += 1
    s.something_new()
    if s.heard:
        s.log.append((ev.LOOKED, s.all, seat, count))
        s.log.append((ev.SAW, 1 << seat, seat, *reversed(cards[-count:])))
    s.stack.append((frames.CHOOSE_BOUND, seat, count, source))


class ChooseBound(Ask[State]):
    """One of the contracts that were looked at, or none; the others go under the deck in their order (PN-27.25,
    PN-27.26, PN-27.29)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, count, _ = frame
        return [at.A_DONE, *sorted([s.cat.contract_action[each] for each in s.decks[CONTRACT_DECK][-count:]])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, count, _ = frame
        s.stack.pop()
        chosen = -1 if action == at.A_DONE else s.cat.argument[action]
        put_back(s, seat, count, chosen)
        if chosen >= 0:
            s.bound[seat] = sorted_in(s.bound[seat], chosen)
            if s.heard:
                s.log.append((ev.RESERVED_UNSEEN, s.all & ~(1 << seat), seat))
                s.log.append((ev.RESERVED_SEEN, 1 << seat, seat, chosen))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("one-of-those-seen", rule="PN-27.25")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, count, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "choose-bound", {"count": count}, name, "PN-27.26", s.decisions, 0, 1, True)


def put_back(s: State, seat: int, count: int, chosen: int) -> None:
    """The contracts that were looked at go under the deck, the top one first; whoever looked knows them. What others
    knew of them they know no longer if one was taken, for they do not see which (PN-50.3, PN-50.5)."""
    cards = s.decks[CONTRACT_DECK]
    known = s.seen_by[CONTRACT_DECK]
    under: list[int] = []
    seen: list[int] = []
    for card, seats in zip(cards[-count:], known[-count:], strict=True):
        if card != chosen:
            under.append(card)
            seen.append(seats if chosen < 0 else seats & 1 << seat)
    s.decks[CONTRACT_DECK] = [*under, *cards[:-count]]
    s.seen_by[CONTRACT_DECK] = [*seen, *known[:-count]]


# --- trials -----------------------------------------------------------------------------------------------------------


def open_trials(s: State, seat: int) -> list[int]:
    """Trials of the row that this wizard may reserve: any number as printed, one in all by the errata (PN-37.9,
    PN-37.11, PN-37.14)."""
    if s.options["trial_reservation"] == "errata" and s.reserved_trials[seat]:
        return []
    return [trial for trial in s.trial_row if trial != s.attempt[f.CARD]]


def push_reserve_trials(s: State, seat: int, amount: int, source: int = -1) -> None:
    """Up to so many trials; with none that could be reserved nothing happens (PN-37.15)."""
    if amount > 0 and open_trials(s, seat):
        s.stack.append((frames.RESERVE_TRIAL, seat, amount, source))


class ReserveTrial(Ask[State]):
    """`reserve_trial`: it leaves the row, which is not refilled (PN-37.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, _ = frame
        return [at.A_DONE, *sorted([s.cat.trial_action[trial] for trial in open_trials(s, seat)])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        trial = s.cat.argument[action]
        s.trial_row = without(s.trial_row, trial)
        s.reserved_trials[seat] = sorted_in(s.reserved_trials[seat], trial)
        if s.heard:
            s.log.append((ev.RESERVED, s.all, seat, trial))
        if left > 1:
            s.stack.append((step, seat, left - 1, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.B_TRIAL:
            return Reason("reserve-or-stop", rule="PN-37.15")
        name: Args = {"trial": s.cat.ids[s.cat.argument[action]]}
        if s.cat.argument[action] in s.trial_row and s.cat.argument[action] != s.attempt[f.CARD]:
            return Reason("one-reserved-trial", name, "PN-37.11")
        return Reason("not-in-the-trial-row", name, "PN-37.13")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        return Decision(seat, "reserve-trial", {"left": left}, name, "PN-37.13", s.decisions, 0, 1, True)
