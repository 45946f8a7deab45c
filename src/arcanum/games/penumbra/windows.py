"""Windows: the moments at which the acting wizard may use effects (section 51).

A window lists sources: cards, marks, primagic; what they are aimed at and paid with is asked afterwards. In the same
list stand the answers that end it, so that passing needs no answer of its own (PN-51.30). A pass holds until something
new happens: a window that is not open lists only its ends, and one with a single end is over without a question
(PN-51.28, PN-51.29).
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, Ask, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shapes import exchanged
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import marks, primagic
from arcanum.games.penumbra.cards import card_refusal, cards_usable, use_card
from arcanum.games.penumbra.fields import ALIGHT
from arcanum.games.penumbra.state import State

OPEN: Final = 2
"""The index in the frame of every window: 1 once something was used in it; it stays open until the pass."""
_OPEN: Final = [OPEN]
_PRIMAGIC: Final = sum(
    [
        1 << block
        for block in (
            at.B_REROLL,
            at.B_NUDGE,
            at.B_FLIP,
            at.B_RECOLOUR,
            at.B_PROTECT,
            at.B_KNOCK_OUT,
            at.B_BIND,
            at.B_BRIBE,
            at.B_HEAL,
            at.B_IN_TIME,
            at.B_RESOURCE,
        )
    ]
)
SOURCES: Final = _PRIMAGIC | 1 << at.B_MARK | 1 << at.B_USE | 1 << at.B_DISCARD
"""The blocks of actions that use something, as a set; no window ends with one of them."""
_LASTING: Final = (at.A_BIND, at.A_RESOURCE)
"""These belong to a placement and stay usable until it is over, whatever was passed in it (PN-27.27, PN-28.16,
PN-51.31)."""
_DISCARDS: Final = 1 << at.FREE | 1 << at.BEFORE_BEADS
"""Where artifacts may be discarded (PN-25.13, PN-51.23); between beads it would free a slot for nothing."""


def usable(s: State, seat: int, window: int) -> list[int]:
    """What can be used in this window now, ascending. Turn limits, timings and suppression hold in addition."""
    found = primagic.usable(s, seat, window)
    found += marks.usable(s, seat, window)
    found += cards_usable(s, seat, window)
    return found


def discards(s: State, seat: int, window: int) -> list[int]:
    """Artifacts that may be discarded: this alone opens no window (PN-25.6, PN-25.13, PN-25.14, PN-51.23)."""
    if not _DISCARDS >> window & 1:
        return []
    return sorted([s.cat.discard_action[card] for card in s.equipped(seat)])


def is_new(s: State, found: list[int]) -> bool:
    """Whether something has happened since the last pass, or something can be used that could not be used then
    (PN-51.29)."""
    if s.now[ALIGHT]:
        return True
    declined = s.declined
    for action in found:
        if action not in declined:
            return True
    return False


def pass_window(s: State, seat: int, window: int) -> None:
    """The wizard wants to use nothing of what can be used now. Where nothing can be used nobody was asked, so nobody
    has passed (PN-51.28)."""
    found = usable(s, seat, window)
    if not found:
        return
    declined = s.declined
    new = [action for action in found if action not in declined]
    if new:
        s.declined = sorted([*declined, *new])
    s.now[ALIGHT] = 0


def use_source(s: State, seat: int, action: int) -> None:
    """Whatever has to be asked or done for it comes above the window on the stack (PN-51.24)."""
    block = s.cat.block[action]
    if block == at.B_USE:
        use_card(s, seat, s.cat.argument[action])
    elif block == at.B_MARK:
        marks.use_mark(s, seat, s.cat.argument[action])
    elif block == at.B_DISCARD:
        card = s.cat.argument[action]
        s.remove_card(seat, card)
        s.discard_card(seat, card)
    else:
        primagic.use(s, seat, action)


def source_refusal(s: State, seat: int, window: int, action: int) -> Reason | None:
    """Why something cannot be used in this window; None for what is no effect at all, or could be used if the window
    were open."""
    block = s.cat.block[action]
    if not SOURCES >> block & 1:
        return None
    found: Reason | None
    if block == at.B_USE:
        found = card_refusal(s, seat, s.cat.argument[action], window)
    elif block == at.B_MARK:
        found = marks.refusal(s, seat, window, s.cat.argument[action])
    elif block == at.B_DISCARD:
        found = _discard_refusal(s, seat, window, s.cat.argument[action])
    else:
        found = primagic.refusal(s, seat, window, action)
    return found if found is not None else Reason("window-closed", {"window": at.WINDOWS[window]}, "PN-51.29")


def _discard_refusal(s: State, seat: int, window: int, card: int) -> Reason | None:
    name: dict[str, str | int] = {"card": s.cat.ids[card]}
    if card not in s.equipped(seat):
        if card in s.tomes[seat]:
            return Reason("tome-stays", name, "PN-25.14")
        if card in s.grimoire[seat] or card in s.inventory[seat]:
            return Reason("card-stays", name, "PN-17.17")
        return Reason("not-your-card", name, "PN-17.2")
    if not _DISCARDS >> window & 1:
        return Reason("no-discard-now", name, "PN-51.23")
    return None


class WindowAsk(Ask[State]):
    """`(step, seat, open, ...)`: use something, or end the window with another answer."""

    def window(self, s: State, frame: Frame) -> int:
        """Which window it is."""
        raise NotImplementedError

    def ends(self, s: State, frame: Frame) -> list[int]:
        """The answers with which it ends, ascending; at least one."""
        raise NotImplementedError

    def end(self, s: State, frame: Frame, action: int) -> None:
        """Carry such an answer out. The wizard has passed; the frame is still on top."""
        raise NotImplementedError

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        """Why an answer that uses nothing is refused."""
        return None

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[SEAT]
        window = self.window(s, frame)
        found = usable(s, seat, window)
        ends = self.ends(s, frame)
        if frame[OPEN] or (found and is_new(s, found)):
            found += discards(s, seat, window)
        elif window == at.FREE:  # asked in any case
            found = [action for action in found if action in _LASTING] + discards(s, seat, window)
        else:
            return ends
        found += ends
        found.sort()
        return found

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[SEAT]
        if SOURCES >> s.cat.block[action] & 1:
            s.stack[-1] = exchanged(frame, _OPEN, 0, 1)
            use_source(s, seat, action)
        else:
            pass_window(s, seat, self.window(s, frame))
            self.end(s, frame, action)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        found = source_refusal(s, frame[SEAT], self.window(s, frame), action)
        return found if found is not None else self.end_refusal(s, frame, action)
