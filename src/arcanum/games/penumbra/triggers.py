"""Cards that work when something happens (PN-19.11): gains by themselves, everything else if the wizard wants it."""

from __future__ import annotations

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Reason
from arcanum.core.shared import sorted_in
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.catalogue import Trigger
from arcanum.games.penumbra.own_cards import prepared, works
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import start_effect


def fire(s: State, seat: int, when: int, argument: int) -> None:
    """Something happened to a wizard: `placed`, `rested`, `missed`, `wounded`, `paid_with_mark` or `chain_ended`. The
    argument is the section of a placed die, the number of misses, of wounds or of cards in the chain. Condition effects
    work in their owner's own turn only, in the turn types of their symbol, and so not while an Event is carried out,
    which belongs to no turn type (PN-19.26, PN-46.9); once per occurrence, without rotating (PN-19.11, PN-24.6).
    Effects that are gains only happen at once (PN-19.20); the others are asked for, in the order that the wizard likes
    (PN-19.24)."""
    if seat != s.active:
        return
    asked: list[int] = []
    cat = s.cat
    for card in prepared(s, seat):
        trigger = cat.trigger[card]
        if trigger is None or trigger.when != when or not _met(trigger, argument):
            continue
        if not cat.use_in[card] & s.turn_type or not works(s, seat, card):
            continue
        if when == at.W_CHAIN_ENDED and card in s.once:
            continue
        if cat.pure_gain[card]:
            apply_trigger(s, seat, card)
        else:
            asked.append(card)
    if asked:
        s.stack.append((frames.TRIGGERED, seat, *sorted(asked)))


def _met(trigger: Trigger, argument: int) -> bool:
    """Whether this occurrence is one for the card."""
    if trigger.when == at.W_PLACED:
        return bool(trigger.sections >> argument & 1)
    if trigger.when == at.W_ATTEMPTED:
        return trigger.approach == argument
    return argument >= trigger.at_least


def apply_trigger(s: State, seat: int, card: int) -> None:
    """What it brings is something new that the wizard did not choose (PN-51.29). Gains without a choice need no
    question, so they happen here and now."""
    if s.heard:
        s.log.append((ev.TRIGGERED, s.all, seat, card))
    if s.cat.trigger[card].when == at.W_CHAIN_ENDED:  # type: ignore[union-attr]
        s.once = sorted_in(s.once, card)
    s.something_new()
    effect = effect_of(s.cat.program[card], seat, card, 0, 0)
    if not s.cat.pure_gain[card] or s.cat.asks[card]:
        start_effect(s, effect)
        return
    for part in s.program(s.cat.program[card]):
        part.run(s, effect)


class Fire(Step[State]):
    """The same when what comes before it on the stack is done."""

    def run(self, s: State, frame: Frame) -> None:
        _, seat, when, argument = frame
        s.stack.pop()
        fire(s, seat, when, argument)


class Triggered(Ask[State]):
    """Which of the condition effects of one moment comes next; all that are left may be declined (PN-19.20,
    PN-19.24)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, _, *cards = frame
        return [at.A_DONE, *sorted([s.cat.use_action[card] for card in cards])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, *cards = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        card = s.cat.argument[action]
        cards.remove(card)
        if cards:
            s.stack.append((step, seat, *cards))
        apply_trigger(s, seat, card)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return Reason("not-triggered", rule="PN-19.11")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, *cards = frame
        source = s.cat.ids[cards[0]] if len(cards) == 1 else ""
        return Decision(seat, "triggered", {"count": len(cards)}, source, "PN-19.20", s.decisions, 0, 1, True)


def eases(s: State, seat: int, approach: int) -> list[int]:
    """Of `attempted`: the cards that make a task of a path with this approach easier by themselves (PN-38.17, PN-40.16,
    PN-41.13)."""
    found: list[int] = []
    for card in prepared(s, seat):
        trigger = s.cat.trigger[card]
        if s.cat.ease[card] is None or trigger is None or trigger.when != at.W_ATTEMPTED:
            continue
        if _met(trigger, approach) and s.cat.use_in[card] & s.turn_type and works(s, seat, card):
            found.append(card)
    return found
