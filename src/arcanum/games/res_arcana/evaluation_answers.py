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
from arcanum.games.res_arcana.evaluation_tables import MOST
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
        return _first_of(_Prices(ev, s, seat).mix(legal, frame[3], 1), legal)
    if step == frames.PAY or step == frames.LOSE:
        return _first_of(_Prices(ev, s, seat).mix(legal, frame[3], -1), legal)
    if step == frames.DISCARD_YIELD:
        prices = _Prices(ev, s, seat)
        gold = prices.of_one(s.pool[seat * 5 : seat * 5 + 5], 1)[GOLD]
        others = [action for action in legal if action != at.A_ESSENCE + GOLD]
        both = prices.mix(others, _IN_A_DISCARD, 1)
        return at.A_ESSENCE + GOLD if gold > both[-1] else _first_of(both, others)
    if step == frames.SWAP_ITEM:
        return _best_item(ev, s, legal)
    return NO_ANSWER


def _best_item(ev: ResArcanaEvaluation, s: State, legal: list[int]) -> int:
    """A magic item cannot be used before the next round: only what it promises counts."""
    gain = ev.level(s).gain
    best = legal[0]
    for action in legal:
        if gain[s.cat.argument[action]] > gain[s.cat.argument[best]]:
            best = action
    return best


def _first_of(mix: list[float], legal: list[int]) -> int:
    """Essences are picked in the order of their types: the first one of a mix that may be picked now."""
    for action in legal:
        if mix[action - at.A_ESSENCE] > 0:
            return action
    return legal[0]


class _Prices:
    """What essences are worth to a seat: in its pool, and for what it plans."""

    __slots__ = ("costs", "gains", "near", "own", "pool")

    def __init__(self, ev: ResArcanaEvaluation, s: State, seat: int) -> None:
        level = ev.level(s)
        self.own: list[int] = s.pool[seat * 5 : seat * 5 + 5]
        self.pool: list[float] = level.pool
        self.near: list[float] = ev.tables.near
        self.costs: list[Cost] = []
        self.gains: list[float] = []
        share = level.weights[ft.LATER_PLAN]
        for card in s.hand[seat] + s.places + s.display:
            gain = level.gain[card] * share
            if gain > 0.0:
                self.costs.append(s.cat.cost[card])
                self.gains.append(gain)

    def of_one(self, pool: list[int], by: int) -> list[float]:
        """What one more (`by` 1) or one less (`by` -1) of each type changes."""
        prices = [_change(self.pool, essence, pool[essence], by) for essence in range(5)]
        for index, cost in enumerate(self.costs):
            _add_nearness(prices, cost, pool, by, self.gains[index], self.near)
        return prices

    def mix(self, legal: list[int], count: int, by: int) -> list[float]:
        """How many of each type to take (`by` 1) or to give (`by` -1), one after another as each is priced best; and at
        the end of the list what they are worth together."""
        pool = self.own[:]
        mix = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for _ in range(count):
            prices = self.of_one(pool, by)
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


def _change(table: list[float], essence: int, count: int, by: int) -> float:
    """What it changes to have one more or one less than `count` essences of a type."""
    row = essence * (MOST + 1)
    then = min(max(count + by, 0), MOST)
    return table[row + then] - table[row + min(count, MOST)]


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
