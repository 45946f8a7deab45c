"""Quick answers to small choices: which essences to take, to pay or to lose, which magic item to take.

Bots settle thousands of such choices on their way to a position that is worth judging. Instead of judging the position
after each answer, an essence is priced by what the evaluation's own tables say of one more or one less of it: its worth
in the pool, and how much nearer it brings cards in hand and Places of Power.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.flow import Frame
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import evaluation_weights as ft
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Cost
from arcanum.games.res_arcana.essences import GOLD
from arcanum.games.res_arcana.state import State

if TYPE_CHECKING:
    from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation

NO_ANSWER: Final = -1
_IN_A_DISCARD: Final = 2
"""How many essences that are not Gold a discarded card yields."""


def quick_answer(ev: ResArcanaEvaluation, s: State, frame: Frame, legal: list[int]) -> int:
    """The answer to a choice of essences or of a magic item; NO_ANSWER if the frame asks something else."""
    seat = frame[1]
    step = frame[0]
    if step == frames.GAIN_MIX:
        return _first_of(_mix(ev, s, seat, legal, frame[3], 1), legal)
    if step == frames.PAY or step == frames.LOSE:
        return _first_of(_mix(ev, s, seat, legal, frame[3], -1), legal)
    if step == frames.DISCARD_YIELD:
        pool = s.pool[seat * 5 : seat * 5 + 5]
        gold = _prices(ev, s, seat, pool, 1)[GOLD]
        others = [action for action in legal if action != at.A_ESSENCE + GOLD]
        both = _mix(ev, s, seat, others, _IN_A_DISCARD, 1)
        return at.A_ESSENCE + GOLD if gold > both[-1] else _first_of(both, others)
    if step == frames.SWAP_ITEM:
        return _best_item(ev, s, legal)
    return NO_ANSWER


def _best_item(ev: ResArcanaEvaluation, s: State, legal: list[int]) -> int:
    """A magic item cannot be used before the next round: only what it promises counts."""
    stage = ev.stage(s)
    best = legal[0]
    for action in legal:
        if ev.gain_of(s.cat.argument[action], stage) > ev.gain_of(s.cat.argument[best], stage):
            best = action
    return best


def _first_of(mix: list[float], legal: list[int]) -> int:
    """Essences are picked in the order of their types: the first one of a mix that may be picked now."""
    for action in legal:
        if mix[action - at.A_ESSENCE] > 0:
            return action
    return legal[0]


def _mix(ev: ResArcanaEvaluation, s: State, seat: int, legal: list[int], count: int, by: int) -> list[float]:
    """How many of each type to take (`by` 1) or to give (`by` -1), one after another as each is priced best; and at the
    end of the list what they are worth together."""
    pool = s.pool[seat * 5 : seat * 5 + 5]
    mix = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for _ in range(count):
        prices = _prices(ev, s, seat, pool, by)
        best = -1
        for action in legal:
            essence = action - at.A_ESSENCE
            if (by > 0 or pool[essence] > 0) and (best < 0 or prices[essence] > prices[best]):
                best = essence
        if best < 0:
            break
        pool[best] += by
        mix[best] += 1.0
        mix[5] += prices[best]
    return mix


def _prices(ev: ResArcanaEvaluation, s: State, seat: int, pool: list[int], by: int) -> list[float]:
    """What one more (`by` 1) or one less (`by` -1) of each type changes."""
    stage = ev.stage(s)
    prices = [ev.pool_change(essence, pool[essence], by, stage) for essence in range(5)]
    share = ev.weight(ft.SECOND_PLAN, stage)
    for card in s.hand[seat]:
        gain = ev.gain_of(card, stage) * share
        if gain > 0.0:
            _add_nearness(prices, s.cat.cost[card], pool, by, gain, ev.near_card)
    for place in s.places:
        gain = ev.gain_of(place, stage) * share
        if gain > 0.0:
            _add_nearness(prices, s.cat.cost[place], pool, by, gain, ev.near_place)
    for monument in s.display:
        gain = ev.gain_of(monument, stage) * share / len(s.display)
        if gain > 0.0:
            _add_nearness(prices, s.cat.cost[monument], pool, by, gain, ev.near_monument)
    return prices


def _add_nearness(prices: list[float], cost: Cost, pool: list[int], by: int, gain: float, near: list[float]) -> None:
    """Price that a component comes nearer, or slips away, with one more or one less of each type."""
    lack = 0
    spare = 0
    for essence in range(5):
        over = pool[essence] - cost.amounts[essence]
        if over < 0:
            lack -= over
        else:
            spare += over
    wild = cost.any - spare
    if wild > 0:
        lack += wild
    last = len(near) - 1
    if by > 0:
        if lack == 0:
            return
        change = gain * (near[min(lack - 1, last)] - near[min(lack, last)])
        for essence in range(5):
            if wild > 0 or pool[essence] < cost.amounts[essence]:
                prices[essence] += change
    else:
        change = gain * (near[min(lack + 1, last)] - near[min(lack, last)])
        for essence in range(5):
            if wild >= 0 or pool[essence] <= cost.amounts[essence]:
                prices[essence] += change
