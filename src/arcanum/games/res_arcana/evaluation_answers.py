"""Quick answers to small choices: which essences to take, to pay or to lose, which magic item to take.

Bots settle thousands of such choices on their way to a position that is worth judging. Instead of judging the position
after each answer, an essence is priced by what the evaluation's own tables say of one more or one less of it: its worth
in the pool, and how much nearer it brings cards in hand and Places of Power.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.core.flow import SEAT, STEP, Frame
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import evaluation_weights as ft
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.essences import GOLD
from arcanum.games.res_arcana.evaluation_tables import LACKS, MOST, Tables
from arcanum.games.res_arcana.state import State

if TYPE_CHECKING:
    from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation

LEFT: Final = 3
NO_ANSWER: Final = -1
_IN_A_DISCARD: Final = 2
"""How many essences that are not Gold a discarded card yields."""


def quick_answer(ev: ResArcanaEvaluation, s: State, frame: Frame, legal: list[int]) -> int:
    """The answer to a choice of essences or of a magic item; NO_ANSWER if the frame asks something else."""
    seat = frame[SEAT]
    step = frame[STEP]
    if step == frames.GAIN_MIX:
        return _first_of(_Prices(ev, s, seat).mix(legal, frame[LEFT], 1), legal)
    if step == frames.PAY or step == frames.LOSE:
        return _first_of(_Prices(ev, s, seat).mix(legal, frame[LEFT], -1), legal)
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

    def __init__(self, ev: ResArcanaEvaluation, s: State, seat: int) -> None:
        level = ev.level(s)
        self.own: list[int] = s.pool[seat * 5 : seat * 5 + 5]
        self.pool: list[float] = level.pool
        self.tables: Tables = ev.tables
        self.cards: list[int] = []
        """What it plans."""
        self.gains: list[float] = []
        share = level.weights[ft.LATER_PLAN]
        for card in s.hand[seat] + s.places + s.display:
            gain = level.gain[card] * share
            if gain > 0.0:
                self.cards.append(card)
                self.gains.append(gain)

    def of_one(self, pool: list[int], by: int) -> list[float]:
        """What one more (`by` 1) or one less (`by` -1) of each type changes; of types that are not there one less
        changes nothing that counts."""
        prices = [_change(self.pool, essence, pool[essence], by) for essence in range(5)]
        held = pool[0] + pool[1] + pool[2] + pool[3] + pool[4]
        for index, card in enumerate(self.cards):
            self._add_nearness(prices, card, pool, held, by, self.gains[index])
        return prices

    def _add_nearness(self, prices: list[float], card: int, pool: list[int], held: int, by: int, gain: float) -> None:
        """Price that a component comes nearer, or slips away, with one more or one less of each type."""
        tables = self.tables
        needs = tables.needs[card]
        lack = 0
        for essence, count in needs:
            short = count - pool[essence]
            if short > 0:
                lack += short
        wild = tables.any[card] - (held - (tables.named[card] - lack))
        if wild > 0:
            lack += wild
        if by > 0 and lack == 0:
            return
        near = tables.near
        after = lack - by
        change = gain * (near[after if after < LACKS else LACKS] - near[lack if lack < LACKS else LACKS])
        if wild > 0 or (by < 0 and wild == 0):
            for essence in range(5):
                prices[essence] += change
            return
        for essence, count in needs:
            if pool[essence] < count or (by < 0 and pool[essence] == count):
                prices[essence] += change

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
    now = count if count < MOST else MOST
    then = count + by
    if then < 0:
        then = 0
    elif then > MOST:
        then = MOST
    return table[row + then] - table[row + now]
