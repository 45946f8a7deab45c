"""What events do: wizards carry something out one after another, or take one of the cards that are revealed."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core import effects
from arcanum.core.effects import Effect, Op, loop, offer
from arcanum.core.flow import SEAT, Ask, Decision, Frame
from arcanum.core.reasons import Reason
from arcanum.core.shared import without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.markets import gain_card
from arcanum.games.penumbra.registers import CASTER, ITEM, ITEMS_LEFT, REVEALER
from arcanum.games.penumbra.state import State

YOU: Final = 0
ALL: Final = 1
OTHERS: Final = 2
WHO: Final = ("you", "all", "others")


# --- one wizard after another -----------------------------------------------------------------------------------------


class StartWizards(Op[State]):
    """The wizards of `for_wizards`. The Automa is none of them (PN-49.24, PN-49.25)."""

    def __init__(self, who: int) -> None:
        self.who: int = who

    def run(self, s: State, effect: Effect) -> None:
        you = 1 << effect[REVEALER]
        if self.who == YOU:
            effect[ITEMS_LEFT] = you
        else:
            effect[ITEMS_LEFT] = s.everybody if self.who == ALL else s.everybody & ~you


class NextWizard(effects.ForEach[State]):
    """ "You" first, then the others in turn order (PN-46.7). What a wizard carries out is that wizard's own effect."""

    def __init__(self) -> None:
        super().__init__(ITEM, ITEMS_LEFT)

    def choose(self, s: State, effect: Effect, left: int) -> None:
        for seat in from_you(s, effect[REVEALER]):
            if left >> seat & 1:
                self.take(effect, seat)
                return

    def take(self, effect: Effect, member: int) -> None:
        super().take(effect, member)
        effect[CASTER] = member


def from_you(s: State, you: int) -> list[int]:
    """The wizards in turn order, from "you" on."""
    place = s.order.index(you)
    return [party for party in (*s.order[place:], *s.order[:place]) if party < s.seats]


def for_wizards(who: str, body: list[Op[Any]], asks: bool) -> list[Op[Any]]:
    """`for_wizards`: the parts once for each of these wizards, in whose name they run (`CASTER` and `ITEM` are the
    wizard). With `asks` each may decline all of it: needed only where a part does not leave that to the wizard itself
    (PN-46.11)."""
    return [StartWizards(WHO.index(who)), *loop(NextWizard(), offer(frames.EVENT_MAY, [], body) if asks else body)]


class AnswerEventMay(effects.AnswerMay[State]):
    """Whether a wizard takes part in what an event offers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, at.A_YES, at.A_NO, "PN-46.11")


# --- cards on offer ---------------------------------------------------------------------------------------------------


class DraftCards(Op[State]):
    """`draft_cards`: so many cards are revealed, of several decks the top one of each, as far as they have any; then
    each wizard may take one, from "you" on (PN-46.10, PN-46.12). How many: `number`, and `per_wizard` for each wizard
    besides."""

    def __init__(self, decks: list[int], number: int, per_wizard: int) -> None:
        self.decks: list[int] = decks
        self.number: int = number
        self.per_wizard: int = per_wizard

    def run(self, s: State, effect: Effect) -> None:
        number = self.number + self.per_wizard * s.seats
        wanted = self.decks[:number] if len(self.decks) > 1 else self.decks * number
        for deck in wanted:
            card = s.next_card(deck)
            if card >= 0:
                s.offered = [*s.offered, card]
                if s.heard:
                    s.log.append((ev.REVEALED, s.all, deck, card))
        if s.offered:
            s.stack.append((frames.DRAFT, effect[REVEALER], s.seats))


class Draft(Ask[State]):
    """`(step, seat, left)`: one of the revealed cards, if the wizard has none of its name, or none of them; what is
    left over after the last wizard goes under the decks (PN-17.10, PN-17.15, PN-46.10, PN-46.11)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        seat = frame[SEAT]
        cards = {card for card in s.offered if not s.owns_name(seat, card)}
        return [at.A_DONE, *sorted([s.cat.take_action[card] for card in cards])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, left = frame
        s.stack.pop()
        card = -1
        if action != at.A_DONE:
            card = s.cat.argument[action]
            s.offered = without(s.offered, card)
        if left > 1:
            order = from_you(s, seat)
            s.stack.append((step, order[1], left - 1))
        else:
            put_back(s)
        if card >= 0:
            gain_card(s, seat, card)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        if s.cat.block[action] != at.B_TAKE:
            return Reason("take-an-offered-card", rule="PN-46.10")
        card = s.cat.argument[action]
        name: dict[str, str | int] = {"card": s.cat.ids[card]}
        if card not in s.offered:
            return Reason("not-on-offer", name, "PN-46.10")
        return Reason("name-owned", name, "PN-17.15")

    def decision(self, s: State, frame: Frame) -> Decision:
        source = s.cat.ids[s.effects[-1][effects.SOURCE]]
        return Decision(frame[SEAT], "draft", {}, source, "PN-46.10", s.decisions, 0, 1, True)


def put_back(s: State) -> None:
    """Under their decks, in the order in which they were revealed (PN-27.29)."""
    for card in s.offered:
        deck = s.cat.deck_of[card]
        s.put_under(deck, [card], s.everybody)
        if s.heard:
            s.log.append((ev.PUT_UNDER, s.all, deck, card))
    s.offered = []
