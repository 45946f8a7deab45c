"""Exchanging ingredients at the rate of the Bazaar (section 32)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import CRYSTAL, EXCHANGES, INGREDIENTS
from arcanum.games.penumbra.properties import suppressed
from arcanum.games.penumbra.state import State

ANY_NUMBER: Final = -1


def exchanges(s: State, seat: int, given: int, received: int, first: int) -> list[int]:
    """The exchanges that can be made, as actions, from a number on. Within one effect no kind is both given and
    received (PN-32.7); `given` and `received` are sets of ingredients."""
    found: list[int] = []
    for number in range(first, len(EXCHANGES)):
        give, get = EXCHANGES[number]
        if not received >> give & 1 and not given >> get & 1 and _has(s, seat, give):
            found.append(at.A_EXCHANGE + number)
    return found


def _has(s: State, seat: int, ingredient: int) -> bool:
    """Enough for one exchange; suppressed Crystals are good for none (PN-32.2, PN-32.3, PN-41.11)."""
    if ingredient == CRYSTAL and suppressed(s, seat, at.S_CRYSTALS):
        return False
    return s.has(seat, ingredient) >= s.cat.exchange[ingredient]


def make_exchange(s: State, seat: int, number: int) -> None:
    """Each exchange is a gain of its own, whose overflow is lost (PN-32.5)."""
    give, get = EXCHANGES[number]
    s.lose(seat, give, s.cat.exchange[give])
    s.gain(seat, get, s.cat.exchange[get])


def exchange_refusal(s: State, seat: int, given: int, received: int, action: int) -> Reason | None:
    """Why an exchange cannot be made."""
    if s.cat.block[action] != at.B_EXCHANGE:
        return Reason("exchange-or-stop", rule="PN-32.3")
    give, get = EXCHANGES[s.cat.argument[action]]
    args: Args = {"given": INGREDIENTS[give], "received": INGREDIENTS[get]}
    if received >> give & 1 or given >> get & 1:
        return Reason("both-given-and-received", args, "PN-32.7")
    if give == CRYSTAL and suppressed(s, seat, at.S_CRYSTALS):
        return Reason("crystals-suppressed", args, "PN-41.11")
    if not _has(s, seat, give):
        needs: Args = {"ingredient": INGREDIENTS[give], "count": s.cat.exchange[give], "has": s.has(seat, give)}
        return Reason("needs", needs, "PN-32.3")
    return Reason("exchanges-in-order", args, "PN-32.7")


def push_exchange(s: State, seat: int, times: int, source: int = -1) -> None:
    """Up to so many exchanges, or any number (PN-32.6)."""
    if times:
        s.stack.append((frames.EXCHANGE, seat, times, 0, 0, 0, source))


class Exchange(Ask[State]):
    """`exchange`: nothing happens between these exchanges, so they are named in one order (PN-32.1, PN-32.4)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, given, received, last, _ = frame
        return [at.A_DONE, *exchanges(s, seat, given, received, last)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left, given, received, _, source = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        number = s.cat.argument[action]
        make_exchange(s, seat, number)
        if left != 1:
            give, get = EXCHANGES[number]
            left = left - 1 if left > 0 else left
            s.stack.append((step, seat, left, given | 1 << give, received | 1 << get, number, source))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, given, received, _, _ = frame
        return exchange_refusal(s, seat, given, received, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, left, _, _, _, source = frame
        name = s.cat.ids[source] if source >= 0 else ""
        args: Args = {"limited": int(left > 0), "left": max(left, 0)}
        return Decision(seat, "exchange", args, name, "PN-32.2", s.decisions, 0, 1, True)
