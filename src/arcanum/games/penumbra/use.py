"""Using a card: its cost, its amplification, its demands, its effect, and the chain after it (sections 18 to 25).

A chain is a frame below the activation of its newest card: how many cards were applied in it, the discipline of the
last one if it was a Spell, and what its right icon launches. When an activation is over, the chain asks for the next
link.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.core.shared import sorted_in, without
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra import happenings as ev
from arcanum.games.penumbra.cards import (
    AMPLIFICATION,
    COST,
    EFFECT,
    PER_DIE,
    TURNING,
    begin_chain,
    castable_costs,
    grows,
    launch_refusal,
    launchable,
    payable_costs,
    waiting_marks,
    window_of,
)
from arcanum.games.penumbra.dice import ORANGE, counts_as, different
from arcanum.games.penumbra.launches import launched_spells, link_refusal, links, market_links
from arcanum.games.penumbra.payment import pay, push_dice_payment
from arcanum.games.penumbra.properties import note_use
from arcanum.games.penumbra.registers import effect_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import start_effect, would_change
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.triggers import fire

# --- costs ------------------------------------------------------------------------------------------------------------

_WAY: Final = 0
_DICE: Final = 1
_INGREDIENTS: Final = 2
_PAID: Final = 3


class PayCost(Step[State]):
    """One of the ways to pay, dice first, then ingredients (PN-18.1 to PN-18.5, PN-22.1)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, card, window, way, stage = frame
        s.stack[-1] = (step, seat, card, window, way, stage + 1)
        if stage == _WAY:
            ways = payable_ways(s, seat, card, window)
            if len(ways) > 1:
                s.stack.append((frames.CHOOSE_COST, seat, card, window))
            else:
                s.stack[-1] = (step, seat, card, window, ways[0], _DICE)
        elif stage == _DICE:
            push_dice_payment(s, seat, s.cat.costs[card][way].dice)
        elif stage == _INGREDIENTS:
            pay(s, seat, s.cat.costs[card][way].ingredients)
        else:
            s.stack.pop()


def payable_ways(s: State, seat: int, card: int, window: int) -> list[int]:
    """The ways to pay for a Spell with which it can be activated, or for a Recipe or a Summon."""
    if s.cat.kind[card] == at.SPELL:
        return castable_costs(s, seat, card, window)
    return payable_costs(s, seat, card)


class ChooseCost(Ask[State]):
    """Which of several ways (PN-18.5)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, card, window = frame
        return [at.A_OPTION + way for way in payable_ways(s, seat, card, window)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.stack.pop()
        choose_way(s, s.cat.argument[action])

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, card, _ = frame
        if s.cat.block[action] == at.B_OPTION:
            return Reason("cost-not-payable", {"card": s.cat.ids[card]}, "PN-18.5")
        return Reason("choose-a-cost", {"card": s.cat.ids[card]}, "PN-18.5")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, card, _ = frame
        return Decision(seat, "choose-cost", {"card": s.cat.ids[card]}, s.cat.ids[card], "PN-18.5", s.decisions)


def choose_way(s: State, way: int) -> None:
    """The payment on top of the stack is made in this way."""
    step, seat, card, window, _, stage = s.stack[-1]
    s.stack[-1] = (step, seat, card, window, way, stage)


# --- brewing and summoning --------------------------------------------------------------------------------------------


class Brew(Step[State]):
    """A Recipe becomes a potion, a Summon a familiar: its cost is paid and the card moves unrotated to the Inventory,
    without any effect yet (PN-18.11, PN-23.1, PN-23.2, PN-24.1, PN-24.2). From a market it goes straight there
    (PN-24.7)."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, card, place, paid = frame
        if not paid:
            s.stack[-1] = (step, seat, card, place, 1)
            s.stack.append((frames.PAY_COST, seat, card, at.FREE, -1, _WAY))
            return
        s.stack.pop()
        if place >= 0:
            s.take_from_market(place)
        else:
            s.grimoire[seat] = without(s.grimoire[seat], card)
        s.inventory[seat] = sorted_in(s.inventory[seat], card)
        if s.heard:
            event = ev.BREWED if s.cat.kind[card] == at.RECIPE else ev.SUMMONED
            s.log.append((event, s.all, seat, card))


class BrewBead(Ask[State]):
    """The brew bead: any number of Recipes at their cost, although it is no Study turn (PN-14.12, PN-14.19)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat = frame
        cat = s.cat
        recipes = [card for card in s.grimoire[seat] if cat.kind[card] == at.RECIPE]
        return [at.A_DONE, *sorted([cat.use_action[card] for card in recipes if payable_costs(s, seat, card)])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat = frame
        if action == at.A_DONE:
            s.stack.pop()
        else:
            s.stack.append((frames.BREW, seat, s.cat.argument[action], -1, 0))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat = frame
        if s.cat.block[action] != at.B_USE:
            return Reason("brew-or-done", rule="PN-14.12")
        card = s.cat.argument[action]
        name: Args = {"card": s.cat.ids[card]}
        if card not in s.grimoire[seat]:
            return Reason("not-your-card", name, "PN-17.2")
        if s.cat.kind[card] != at.RECIPE:
            return Reason("brew-only-recipes", name, "PN-14.12")
        return Reason("card-not-payable", name, "PN-18.1")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat = frame
        return Decision(seat, "brew-bead", {}, "", "PN-14.12", s.decisions, 0, 1, True)


# --- activation -------------------------------------------------------------------------------------------------------


class Activate(Step[State]):
    """One card of a chain, in the order of an activation: cost, amplification, rotating or discarding, Threat, effect
    (PN-19.1, PN-19.3, PN-19.23, PN-22.2); a card may have no effect of its own (PN-21.8). `place` is that of a card in
    a market, else -1."""

    def run(self, s: State, frame: Frame) -> None:
        step, seat, card, place, stage, amplified, launches = frame
        window, length = chain_below(s)
        s.stack[-1] = (step, seat, card, place, stage + 1, amplified, launches)
        if stage == COST:
            s.stack.append((frames.PAY_COST, seat, card, window, -1, _WAY))
        elif stage == AMPLIFICATION:
            self._amplify(s, frame, window, length)
        elif stage == TURNING:
            self._turn(s, seat, card, place, length)
        elif stage == EFFECT:
            if s.cat.threat[card] and s.threat[f.MORTAL_HIT]:
                self._lose(s, seat, card)
            elif s.cat.program[card] >= 0:
                number = s.cat.program[card]
                start_effect(s, effect_of(number, seat, card, length + 1, amplified, place, window))
        else:
            self._end(s, card, launches)

    def _amplify(self, s: State, frame: Frame, window: int, length: int) -> None:
        """What waited for this Spell is used up (PN-20.12); Orange dice are asked for if there are any (PN-20.4,
        PN-20.8, PN-51.20)."""
        step, seat, card, place, stage, _, launches = frame
        if not grows(s, card):
            return
        amplified = waiting_marks(s, card)
        s.stack[-1] = (step, seat, card, place, stage + 1, amplified, launches)
        s.now[f.AMPLIFY + at.SPARK_MARK] = 0
        for discipline in range(len(at.DISCIPLINES)):
            if s.cat.per_mark[card] >> discipline & 1:
                s.now[f.AMPLIFY + discipline] = 0
        there = len([die for die in s.dice[seat] if counts_as(die, ORANGE)])
        if there:
            must = 0
            if length == 0 and not launched_spells(s, seat, window, s.cat.launches[card], card):  # PN-20.9
                effect = effect_of(s.cat.program[card], seat, card, 1, amplified, place, window)
                must = 0 if would_change(s, effect) else 1
            s.stack.append((frames.AMPLIFY, seat, card, must, 0, s.decisions, there))

    def _turn(self, s: State, seat: int, card: int, place: int, length: int) -> None:
        """Its requirements: rotate, discard, Threat (PN-19.5, PN-19.7, PN-19.8, PN-21.17, PN-23.3, PN-23.6)."""
        if place >= 0:
            s.launched |= 1 << place
        elif s.cat.discard[card]:
            s.remove_card(seat, card)
        elif s.cat.rotate[card]:
            s.rotate(seat, card)
        if s.heard:
            s.log.append((ev.USED, s.all, seat, card, length + 1))
        if s.cat.discard[card]:
            s.discard_card(seat, card)
        note_chain(s)
        if s.cat.threat[card]:
            count = s.cat.threat[card]
            fixed = s.cat.threat_fixed[card]
            face_threat(s, seat, 0 if fixed else count, count if fixed else 0, 0, 0)

    def _lose(self, s: State, seat: int, card: int) -> None:
        """A mortal hit in its own Threat takes the effect away: the card was not applied, and nothing follows it
        (PN-16.10, PN-16.20)."""
        s.stack.pop()
        go_on(s, 0, -1, 0)
        if s.heard:
            s.log.append((ev.EFFECT_LOST, s.all, seat, card))

    def _end(self, s: State, card: int, launches: int) -> None:
        """The card was applied: the chain is one longer (PN-21.10), and what it launches may follow (PN-21.1)."""
        s.stack.pop()
        colour = s.cat.discipline[card] if s.cat.kind[card] == at.SPELL else -1
        go_on(s, 1, colour, s.cat.launches[card] | launches)


def chain_below(s: State) -> tuple[int, int]:
    """The window and the length of the chain below an activation."""
    _, _, window, length, _, _, _ = s.stack[-2]
    return window, length


def note_chain(s: State) -> None:
    """A chain counts once for Vigilance, from the first of its cards that is used while it counts (PN-41.5, PN-41.21,
    PN-41.22, PN-41.23, PN-41.25)."""
    if s.attempt[f.CARD] >= 0 and s.attempt[f.AWAKE] == 1:
        step, seat, window, length, colour, launches, noted = s.stack[-2]
        if not noted:
            note_use(s)
            s.stack[-2] = (step, seat, window, length, colour, launches, 1)


def go_on(s: State, applied: int, colour: int, launches: int) -> None:
    """The chain on top of the stack, after one more card or none."""
    step, seat, window, length, _, _, noted = s.stack[-1]
    s.stack[-1] = (step, seat, window, length + applied, colour, launches, noted)


def amplify_activation(s: State, more: int) -> None:
    """The activation on top of the stack counts more marks."""
    step, seat, card, place, stage, amplified, launches = s.stack[-1]
    s.stack[-1] = (step, seat, card, place, stage, amplified + more, launches)


class Amplify(Ask[State]):
    """Orange dice, or Spark dice as such, are discarded, each for two marks more; in their order, because they are a
    mixture (PN-20.4, PN-20.6, PN-27.6). Where the Spell does nothing without, one has to be (PN-20.9)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, must, smallest, _, _ = frame
        dice = [die for die in different(s.dice[seat]) if die >= smallest and counts_as(die, ORANGE)]
        found = [at.A_DIE + die for die in dice]
        return found if must else [at.A_DONE, *found]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        step, seat, card, _, _, group, most = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        die = s.cat.argument[action]
        s.discard_die(seat, die)
        amplify_activation(s, PER_DIE)
        if s.heard:
            s.log.append((ev.AMPLIFIED, s.all, seat, card, PER_DIE))
        s.stack.append((step, seat, card, 0, die, group, most))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, _, card, _, _, _, _ = frame
        name: Args = {"card": s.cat.ids[card]}
        if action == at.A_DONE:
            return Reason("amplify-first", name, "PN-20.9")
        return Reason("amplify-or-done", name, "PN-20.4")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, card, must, _, group, most = frame
        args: Args = {"card": s.cat.ids[card], "marks": PER_DIE}
        return Decision(seat, "amplify", args, s.cat.ids[card], "PN-20.4", group, must, most, not must)


# --- chains -----------------------------------------------------------------------------------------------------------


class Chain(Ask[State]):
    """The next link, or the end of the chain (PN-21.4, PN-21.6, PN-21.7, PN-21.15, PN-21.20, PN-51.24). What
    happens by itself or belongs to a card comes above this frame and breaks nothing (PN-21.16)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, window, _, colour, launches, noted = frame
        return [at.A_DONE, *links(s, seat, window, colour, launches, noted)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, window, length, _, _, _ = frame
        if action == at.A_DONE:
            s.stack.pop()
            fire(s, seat, at.W_CHAIN_ENDED, length)
            return
        card = s.cat.argument[action]
        place = -1
        if s.cat.block[action] == at.B_TAKE:
            place = next(place for place in market_links(s, seat, window) if s.market[place] == card)
        s.stack.append((frames.ACTIVATE, seat, card, place, AMPLIFICATION, 0, 0))

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, window, _, colour, launches, noted = frame
        block = s.cat.block[action]
        if block == at.B_USE:
            return link_refusal(s, seat, window, colour, launches, noted, s.cat.argument[action])
        if block == at.B_TAKE:
            return Reason("not-launched", {"card": s.cat.ids[s.cat.argument[action]]}, "PN-21.14")
        return Reason("chain-goes-on", rule="PN-21.6")

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, length, _, _, _ = frame
        return Decision(seat, "chain", {"length": length}, "", "PN-21.4", s.decisions, 0, 1, True)


class Launch(Ask[State]):
    """Which Spell a mark launches: it begins a chain (PN-13.4, PN-13.8, PN-21.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, colours = frame
        return launchable(s, seat, colours, window_of(s))

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _ = frame
        s.stack.pop()
        begin_chain(s, seat, s.cat.argument[action], window_of(s), AMPLIFICATION)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, colours = frame
        if s.cat.block[action] != at.B_USE:
            return Reason("launch-a-spell", rule="PN-13.4")
        return launch_refusal(s, seat, s.cat.argument[action], colours, window_of(s))

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _ = frame
        return Decision(seat, "launch", {}, "", "PN-13.4", s.decisions)
