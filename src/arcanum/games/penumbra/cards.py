"""Which cards of a wizard may be used, brewed, summoned or launched now, and why others may not.

A card is usable if its whole run of questions has an answer: its cost can be paid, what it demands can be done, and at
least one part of its effect would change something (PN-19.18). The cheap tests come first, because the list is made for
every decision in a window; the same tests say why a card is refused.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import STEP
from arcanum.core.reasons import Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import BLOOD, NOTHING, Cost
from arcanum.games.penumbra.dice import ORANGE, different
from arcanum.games.penumbra.launches import class_places, launched_spells, link_trouble
from arcanum.games.penumbra.own_cards import is_suppressed, prepared, summons_from_market
from arcanum.games.penumbra.payment import can_pay, dice_payable, meets
from arcanum.games.penumbra.properties import vigilance_allows
from arcanum.games.penumbra.registers import AMPLIFIED, effect_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.steps.parts import may_begin, would_change
from arcanum.games.penumbra.troubles import (
    BY_ITSELF,
    COST_IN_OTHER_TURN,
    NAME_OWNED,
    NO_SPELL,
    NOT_LAUNCHED,
    NOT_PAYABLE,
    NOT_POSSIBLE,
    NOT_YOURS,
    OTHER_MOMENT,
    OTHER_TURN,
    ROTATED,
    SECOND_THREAT,
    SUPPRESSED,
    USABLE,
    VIGILANT,
    WITHOUT_EFFECT,
    trouble_reason,
)

PER_DIE: Final = 2
"""What an Orange die adds to an amount per mark (PN-20.4)."""
_AMPLIFYING: Final = (ORANGE, 0)
_TURNS: Final = at.STUDY | at.TRIAL_TURN

# The stages of an activation, in the order of PN-19.23.
COST: Final = 0
AMPLIFICATION: Final = 1
TURNING: Final = 2
EFFECT: Final = 3
AFTERWARDS: Final = 4

# --- the list ---------------------------------------------------------------------------------------------------------


def cards_usable(s: State, seat: int, window: int) -> list[int]:
    """The actions that use a card in a window, ascending: cast, drink, activate, brew or summon (PN-43.8, PN-51.13,
    PN-51.14). At Rest no cards are used (PN-45.2)."""
    found: list[int] = []
    turn = s.turn_type
    if not turn & _TURNS:
        return found
    cat = s.cat
    here = 1 << window
    preparing = here & at.ANY_EFFECT
    for card in s.grimoire[seat]:
        if cat.kind[card] == at.SPELL:
            if cat.windows[card] & here and cat.use_in[card] & turn and not spell_trouble(s, seat, card, window):
                found.append(cat.use_action[card])
        elif preparing and cat.pay_in[card] & turn and payable_costs(s, seat, card):
            found.append(cat.use_action[card])
    for card in prepared(s, seat):
        if cat.windows[card] & here and cat.use_in[card] & turn and not activation_trouble(s, seat, card, window):
            found.append(cat.use_action[card])
    if preparing and summons_from_market(s, seat):
        for place in market_summons(s, seat):
            found.append(cat.use_action[s.market[place]])
    found.sort()
    return found


def use_card(s: State, seat: int, card: int) -> None:
    """A chain that begins with this card (PN-21.6); brewing and summoning are no links of any (PN-41.23)."""
    if card in s.grimoire[seat] and s.cat.kind[card] != at.SPELL:
        s.stack.append((frames.BREW, seat, card, -1, 0))
    elif s.cat.kind[card] == at.SUMMON and card not in s.inventory[seat]:
        place = next(place for place in market_summons(s, seat) if s.market[place] == card)
        s.stack.append((frames.BREW, seat, card, place, 0))
    else:
        stage = COST if s.cat.kind[card] == at.SPELL else AMPLIFICATION
        begin_chain(s, seat, card, window_of(s), stage)


def begin_chain(s: State, seat: int, card: int, window: int, stage: int) -> None:
    """The first card of a chain; without cost from the stage of amplification on."""
    s.stack.append((frames.CHAIN, seat, window, 0, -1, 0, 0))
    s.stack.append((frames.ACTIVATE, seat, card, -1, stage, 0, 0))


def window_of(s: State) -> int:
    """The window in which something is used: the innermost one on the stack."""
    from arcanum.games.penumbra.windows import WindowAsk

    for frame in reversed(s.stack):
        step = s.steps[frame[STEP]]
        if isinstance(step, WindowAsk):
            return step.window(s, frame)
    return at.FREE


# --- what stands in the way of a card ---------------------------------------------------------------------------------


def spell_trouble(s: State, seat: int, card: int, window: int) -> int:
    """Why a Spell of the Grimoire cannot be cast; 0 if it can (PN-18.14, PN-22.2, PN-22.4). When it may be paid for and
    when it may be activated are two limits (PN-19.16)."""
    trouble = moment_trouble(s, seat, card, window)
    if trouble:
        return trouble
    if not s.cat.pay_in[card] & s.turn_type:
        return COST_IN_OTHER_TURN
    payable = payable_costs(s, seat, card)
    if not payable:
        return NOT_PAYABLE
    worst = USABLE
    for way in payable:
        worst = effect_trouble(s, seat, card, window, s.cat.costs[card][way])
        if not worst:
            return USABLE
    return worst


def activation_trouble(s: State, seat: int, card: int, window: int) -> int:
    """Why a potion, a familiar, an artifact or a talent cannot be activated; 0 if it can (PN-19.4, PN-23.3, PN-24.3,
    PN-25.7, PN-25.9, PN-26.2)."""
    trouble = moment_trouble(s, seat, card, window)
    return trouble if trouble else effect_trouble(s, seat, card, window, _FREE_OF_COST)


def moment_trouble(s: State, seat: int, card: int, window: int) -> int:
    """What hangs on the card and the moment, whatever it costs (PN-19.6, PN-19.14, PN-19.15, PN-19.17, PN-22.3,
    PN-23.4, PN-24.4, PN-51.13)."""
    cat = s.cat
    if not cat.windows[card]:
        return BY_ITSELF
    if card in s.rotated[seat]:
        return ROTATED
    if not cat.use_in[card] & s.turn_type:
        return OTHER_TURN
    if not cat.windows[card] >> window & 1:
        return OTHER_MOMENT
    if is_suppressed(s, seat, card):
        return SUPPRESSED
    if not vigilance_allows(s):
        return VIGILANT
    if cat.threat[card] and s.threat[f.GOING_ON]:
        return SECOND_THREAT
    return USABLE


def effect_trouble(s: State, seat: int, card: int, window: int, cost: Cost) -> int:
    """Whether the effect can begin and would change anything once this cost is paid (PN-19.9, PN-19.18, PN-19.22)."""
    if not s.cat.needs[card] & cost.takes:
        return _effect_trouble_now(s, seat, card, window, cost.dice)
    trouble = NOT_POSSIBLE
    for paid in after_payments(s, seat, cost):
        trouble = _effect_trouble_now(paid, seat, card, window, [])
        if not trouble:
            return USABLE
    return trouble


_FREE_OF_COST: Final = Cost([], NOTHING, 0)


def _effect_trouble_now(s: State, seat: int, card: int, window: int, dice: list[tuple[int, int]]) -> int:
    """The same as things lie now, with so many dice still to be paid."""
    cat = s.cat
    if cat.program[card] >= 0:
        effect = effect_of(cat.program[card], seat, card, 1, waiting_marks(s, card), -1, window)
        if cat.demands[card] and not may_begin(s, effect):
            return NOT_POSSIBLE
        if would_change(s, effect):
            return USABLE
        if grows(s, card) and dice_payable(s.dice[seat], [*dice, _AMPLIFYING]):  # PN-20.6, PN-20.9
            effect[AMPLIFIED] += PER_DIE
            if would_change(s, effect):
                return USABLE
    if cat.launches[card] and window != at.ROLLED and launched_spells(s, seat, window, cat.launches[card], card):
        return USABLE
    return WITHOUT_EFFECT


def grows(s: State, card: int) -> bool:
    """Whether it is a Spell with an amount per mark: only those can be amplified (PN-20.5, PN-20.7)."""
    return s.cat.per_mark[card] > 0 and s.cat.kind[card] == at.SPELL


def waiting_marks(s: State, card: int) -> int:
    """What waits for the next Spell with an amount per mark, if this is one (PN-20.12)."""
    if not grows(s, card):
        return 0
    now = s.now
    more = now[f.AMPLIFY + at.SPARK_MARK]
    for discipline in range(len(at.DISCIPLINES)):
        if s.cat.per_mark[card] >> discipline & 1:
            more += now[f.AMPLIFY + discipline]
    return more


# --- costs ------------------------------------------------------------------------------------------------------------


def can_pay_cost(s: State, seat: int, cost: Cost) -> bool:
    """Whether one way to pay is open (PN-18.2, PN-18.3, PN-18.4); a left launch icon is none by itself (PN-21.2)."""
    return not cost.launched_by and can_pay(s, seat, cost.ingredients) and dice_payable(s.dice[seat], cost.dice)


def payable_costs(s: State, seat: int, card: int) -> list[int]:
    """The ways to pay for a card that are open; one is enough (PN-18.5, PN-18.6)."""
    return [way for way, cost in enumerate(s.cat.costs[card]) if can_pay_cost(s, seat, cost)]


def castable_costs(s: State, seat: int, card: int, window: int) -> list[int]:
    """Those of them after which the Spell can be activated (PN-18.14)."""
    costs = s.cat.costs[card]
    ways = payable_costs(s, seat, card)
    return [way for way in ways if not effect_trouble(s, seat, card, window, costs[way])]


def after_payments(s: State, seat: int, cost: Cost) -> list[State]:
    """How things would lie after each way in which this cost can be paid: with these or those dice, and Blood of the
    store or of wounded marks (PN-18.13)."""
    found: list[State] = []
    for dice in _dice_left(s.dice[seat], cost.dice):
        for slots in _marks_for_blood(s, seat, cost.ingredients[BLOOD]):
            paid = s.clone()
            paid.heard = False
            paid.dice[seat] = dice
            for slot in slots:
                paid.pay_with_mark(seat, slot)
            for ingredient, amount in enumerate(cost.ingredients):
                paid.lose(seat, ingredient, amount - len(slots) if ingredient == BLOOD else amount)
            found.append(paid)
    return found


def _dice_left(dice: list[int], demands: list[tuple[int, int]]) -> list[list[int]]:
    """The supplies that can be left when these dice are paid."""
    if not demands:
        return [dice]
    kind, value = demands[0]
    found: list[list[int]] = []
    for die in different(dice):
        if meets(die, kind, value):
            rest = dice.copy()
            rest.remove(die)
            found += [left for left in _dice_left(rest, demands[1:]) if left not in found]
    return found


def _marks_for_blood(s: State, seat: int, blood: int) -> list[list[int]]:
    """The sets of wounded marks that can pay so much Blood together with the store."""
    ways: list[list[int]] = [[]]
    for slot in range(at.MARK_SLOTS):
        if s.mark_state(seat, slot) == at.WOUNDED:
            ways += [[*way, slot] for way in ways if len(way) < blood]
    return [way for way in ways if blood - len(way) <= s.has(seat, BLOOD)]


# --- launches ---------------------------------------------------------------------------------------------------------


def launchable(s: State, seat: int, colours: int, window: int) -> list[int]:
    """The actions with which a mark launches a Spell of these colours: it has to do something, because the mark is no
    link of a chain (PN-13.4, PN-13.8, PN-13.10, PN-21.13)."""
    found: list[int] = []
    if window == at.ROLLED or not vigilance_allows(s):
        return found
    for card in launched_spells(s, seat, window, colours, -1):
        if not effect_trouble(s, seat, card, window, _FREE_OF_COST):
            found.append(s.cat.use_action[card])
    found.sort()
    return found


def market_summons(s: State, seat: int) -> list[int]:
    """The places of the Summons of Class markets that can be paid for, with a name that the wizard does not own
    (PN-24.7, PN-24.8). Of alike cards the first one."""
    places: list[int] = []
    for place in class_places(s, at.SUMMON):
        card = s.market[place]
        if card not in [s.market[other] for other in places] and not _market_summon_trouble(s, seat, card):
            places.append(place)
    return places


def _market_summon_trouble(s: State, seat: int, card: int) -> int:
    if s.owns_name(seat, card):
        return NAME_OWNED
    if not s.cat.pay_in[card] & s.turn_type:
        return COST_IN_OTHER_TURN
    return USABLE if payable_costs(s, seat, card) else NOT_PAYABLE


# --- refusals ---------------------------------------------------------------------------------------------------------


def card_refusal(s: State, seat: int, card: int, window: int) -> Reason | None:
    """Why a card cannot be used in a window; None if it can."""
    return trouble_reason(s, card, _trouble(s, seat, card, window))


def _trouble(s: State, seat: int, card: int, window: int) -> int:
    if card in s.grimoire[seat]:
        if s.cat.kind[card] == at.SPELL:
            return spell_trouble(s, seat, card, window)
        return _making_trouble(s, seat, card, window)
    if card in prepared(s, seat):
        return activation_trouble(s, seat, card, window)
    if card in s.tomes[seat]:
        return BY_ITSELF
    if summons_from_market(s, seat) and card in [s.market[place] for place in class_places(s, at.SUMMON)]:
        if not at.ANY_EFFECT >> window & 1:
            return OTHER_MOMENT
        return _market_summon_trouble(s, seat, card)
    return NOT_YOURS


def _making_trouble(s: State, seat: int, card: int, window: int) -> int:
    """Why a Recipe cannot be brewed or a Summon summoned (PN-18.11, PN-23.2, PN-23.9, PN-24.2, PN-51.14)."""
    if not s.cat.pay_in[card] & s.turn_type:
        return COST_IN_OTHER_TURN
    if not at.ANY_EFFECT >> window & 1:
        return OTHER_MOMENT
    return USABLE if payable_costs(s, seat, card) else NOT_PAYABLE


def launch_refusal(s: State, seat: int, card: int, colours: int, window: int) -> Reason:
    """Why a mark cannot launch a card."""
    trouble = NOT_LAUNCHED
    if card not in s.grimoire[seat]:
        trouble = NOT_YOURS
    elif s.cat.kind[card] != at.SPELL:
        trouble = NO_SPELL
    elif card in s.rotated[seat]:
        trouble = ROTATED
    elif colours >> s.cat.discipline[card] & 1:
        trouble = link_trouble(s, seat, card, window, False)
        if not trouble:
            trouble = effect_trouble(s, seat, card, window, _FREE_OF_COST)
    found = trouble_reason(s, card, trouble)
    return found if found is not None else Reason("not-launched", {"card": s.cat.ids[card]}, "PN-21.22")
