"""What bots think of positions: the win expectation of every seat, from what lies in front of it.

The score of a seat is a sum of features times weights, and the values are the softmax of the scores. A weight changes
in the course of the game, with the points of the leader. What a component is worth in play is folded into one pair of
numbers when the evaluation is made, so that judging a position is a loop over what lies on the table.

A *plan* is something that would gain the seat more than it costs: placing a card, claiming a monument or a Place of
Power, paying for points. It counts for less than what it would gain, and the less the more essences are lacking:
otherwise a bot would rather keep its plans than carry them out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arcanum.core.evaluation import Evaluation
from arcanum.core.state import GameState
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import evaluation_weights as ft
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.essences import GOLD, Amounts, total
from arcanum.games.res_arcana.evaluation_answers import quick_answer
from arcanum.games.res_arcana.evaluation_traits import Use, traits_of, uses_of
from arcanum.games.res_arcana.evaluation_weights import Weights
from arcanum.games.res_arcana.legality import MONUMENT_GOLD, can_pay_rest
from arcanum.games.res_arcana.scoring import THRESHOLD, points
from arcanum.games.res_arcana.state import State

_MOST: Final = 30
"""The most essences of a type that make a difference."""
_ENOUGH: Final = 4
"""More essences of a type than this are to spare."""
_LACKS: Final = 24
"""What lacks more essences than this is out of sight."""
_NEAR_CARD: Final = 0.75
_NEAR_PLACE: Final = 0.88
_NEAR_MONUMENT: Final = 0.65
"""How much of its gain a plan keeps with each essence that is still lacking."""


class Tally:
    """What was found out about a seat so far."""

    __slots__ = (
        "early",
        "first_plan",
        "late",
        "off",
        "off_creature",
        "off_dragon",
        "points",
        "second_plan",
        "sight",
        "third_plan",
    )

    def __init__(self) -> None:
        self.early: float = 0.0
        self.late: float = 0.0
        self.points: int = 0
        self.sight: int = 0
        """Points that could be had at once."""
        self.off: int = 0
        self.off_dragon: int = 0
        self.off_creature: int = 0
        """Discounts on all artifacts, and more on Dragons and Creatures."""
        self.first_plan: float = 0.0
        self.second_plan: float = 0.0
        self.third_plan: float = 0.0

    def add(self, pair: tuple[float, float], amount: float) -> None:
        self.early += pair[0] * amount
        self.late += pair[1] * amount

    def plan(self, gain: float) -> None:
        """Remember the three best plans."""
        if gain > self.first_plan:
            self.third_plan = self.second_plan
            self.second_plan = self.first_plan
            self.first_plan = gain
        elif gain > self.second_plan:
            self.third_plan = self.second_plan
            self.second_plan = gain
        elif gain > self.third_plan:
            self.third_plan = gain


class ResArcanaEvaluation(Evaluation):
    """The judge of Res Arcana, for one catalogue."""

    def __init__(self, cat: Catalogue, weights: Weights, prices: Weights | None = None) -> None:
        """`prices`: the weights by which plans are judged, if not by the same. Given these, a score is a linear
        function of `weights`."""
        self.cat: Catalogue = cat
        early, late = weights.early, weights.late
        self.w: list[tuple[float, float]] = [(early[each], late[each]) for each in range(len(ft.FEATURES))]
        traits = [traits_of(cat, component) for component in range(len(cat.ids))]
        self.play_early: list[float] = [_dot(each, early) for each in traits]
        self.play_late: list[float] = [_dot(each, late) for each in traits]
        self.uses: list[list[Use]] = [uses_of(cat, component) for component in range(len(cat.ids))]
        self.point_early: list[float] = _sums(early[ft.POINTS : ft.POOL])
        self.point_late: list[float] = _sums(late[ft.POINTS : ft.POOL])
        self.pool_early: list[float] = _pool_table(early)
        self.pool_late: list[float] = _pool_table(late)
        """Of each type the worth of 0, 1, 2 … essences, one type after the other."""
        self.near_card: list[float] = [_NEAR_CARD**lack for lack in range(_LACKS + 1)]
        self.near_place: list[float] = [_NEAR_PLACE**lack for lack in range(_LACKS + 1)]
        self.near_monument: list[float] = [_NEAR_MONUMENT**lack for lack in range(_LACKS + 1)]
        if prices is None:
            prices = weights
        self.gain_early: list[float] = [_profit(cat, c, traits[c], prices.early) for c in range(len(cat.ids))]
        self.gain_late: list[float] = [_profit(cat, c, traits[c], prices.late) for c in range(len(cat.ids))]
        self.price_early: float = _mean_price(prices.early)
        self.price_late: float = _mean_price(prices.late)
        self.worth_early: float = _point_price(prices.early)
        self.worth_late: float = _point_price(prices.late)

    # --- the contract -------------------------------------------------------------------------------------------------

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        scores = self.scores(state)
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        whole = _sum(shares)
        return [share / whole for share in shares]

    def scores(self, state: GameState) -> list[float]:
        """The score of every seat; only their differences mean anything."""
        assert isinstance(state, State)
        s = state
        stage = self.stage(s)
        scores: list[float] = []
        for seat in range(s.seats):
            tally = Tally()
            self._judge_play(s, seat, tally, stage)
            self._judge_pool(s, seat, tally)
            self._judge_centre(s, seat, tally, stage)
            self._judge_hand(s, seat, tally, stage)
            self._judge_round(s, seat, tally)
            if s.round == 0:
                self._judge_setup(s, seat, tally)
            scores.append(tally.early + stage * (tally.late - tally.early))
        return scores

    def stage(self, state: GameState) -> float:
        """How late it is: 0 while nobody has points, 1 when somebody has ten."""
        assert isinstance(state, State)
        leader = 0
        for seat in range(state.seats):
            leader = max(leader, points(state, seat))
        return min(leader, THRESHOLD) / THRESHOLD

    def quiet(self, state: GameState) -> bool:
        """At the start of a turn, and all through the set-up: what was chosen there lies open and can be judged."""
        assert isinstance(state, State)
        return not state.trunk or state.round == 0 or (len(state.trunk) == 1 and not state.branches)

    def idle(self, state: GameState, seat: int, action: int) -> bool:
        """Passing, discarding, declining; and taking essences off a component on which they are points."""
        block = self.cat.block[action]
        if block == at.TAKE:
            return bool(self.cat.points_on[self.cat.argument[action]])
        return block in (at.PASS, at.DISCARD, at.DONE, at.SUFFER, at.TURN_IT)

    def answer(self, state: GameState, seat: int, legal: list[int]) -> int:
        """Essences and magic items are chosen by their prices; anything else by what looks best right after it."""
        assert isinstance(state, State)
        stack = state.branches[seat] if state.branches else state.trunk
        action = quick_answer(self, state, stack[-1], legal)
        return action if action >= 0 else super().answer(state, seat, legal)

    # --- features -----------------------------------------------------------------------------------------------------

    def _judge_play(self, s: State, seat: int, tally: Tally, stage: float) -> None:
        """Components in play: what they promise, what they can do at once, their points."""
        cat = self.cat
        early = 0.0
        late = 0.0
        passed = s.passed[seat] != 0
        ready = 0.0
        for component in s.play[seat]:
            early += self.play_early[component]
            late += self.play_late[component]
            if component in s.on:
                self._judge_lying(component, s.on[component], tally)
            for discount in cat.discounts[component]:
                if discount.on == 0:
                    tally.off += discount.amount
                elif discount.on & at.DRAGON:
                    tally.off_dragon += discount.amount
                else:
                    tally.off_creature += discount.amount
            if self.uses[component] and (passed or component not in s.turned):
                ready += self._ready(s, seat, component, tally, stage)
        tally.points = points(s, seat)
        lasting = tally.points
        if s.first == seat:
            lasting -= 1
            tally.add(self.w[ft.TOKEN], 1.0)
        if tally.points >= THRESHOLD:
            tally.add(self.w[ft.TEN], 1.0)
        counted = min(lasting, ft.MOST_POINTS)
        tally.early += early + self.point_early[counted]
        tally.late += late + self.point_late[counted]
        if not passed:
            tally.add(self.w[ft.READY], ready)

    def _judge_lying(self, component: int, lying: Amounts, tally: Tally) -> None:
        """Essences on a component that are no points there can be collected later."""
        count = total(lying)
        gold = lying[GOLD]
        for _, essence in self.cat.points_on[component]:
            count -= lying[essence]
            if essence == GOLD:
                gold = 0
        if count:
            tally.add(self.w[ft.LYING], count - gold)
            tally.add(self.w[ft.LYING_GOLD], gold)
        for income in self.cat.income[component]:
            if income.if_left and total(lying) >= income.in_all:
                tally.add(self.w[ft.LEFT], income.amount + income.grow + total(income.amounts))

    def _ready(self, s: State, seat: int, component: int, tally: Tally, stage: float) -> float:
        """What the component's powers would yield with the pool as it is. Paying for points is a plan."""
        best = 0.0
        base = seat * 5
        pool = s.pool
        for use in self.uses[component]:
            if (
                use.calm <= pool[base]
                and use.death <= pool[base + 1]
                and use.elan <= pool[base + 2]
                and use.gold <= pool[base + 3]
                and use.life <= pool[base + 4]
                and (use.rest < 0 or can_pay_rest(s, seat, self.cat.powers[use.rest]))
            ):
                if use.points:
                    times = 1 if use.turns else _times(use, pool, base)
                    tally.sight += use.points * times
                    worth = self.worth_early + stage * (self.worth_late - self.worth_early)
                    price = self.price_early + stage * (self.price_late - self.price_early)
                    tally.plan(times * (use.points * worth - (use.total + use.gold) * price))
                else:
                    best = max(best, use.gain)
        return best

    def _judge_pool(self, s: State, seat: int, tally: Tally) -> None:
        for essence in range(5):
            count = min(s.pool[seat * 5 + essence], _MOST)
            tally.early += self.pool_early[essence * (_MOST + 1) + count]
            tally.late += self.pool_late[essence * (_MOST + 1) + count]

    def _judge_centre(self, s: State, seat: int, tally: Tally, stage: float) -> None:
        """What could be claimed: now, or with some more essences."""
        claim = 0
        for place in s.places:
            lack = self._lack(s, seat, place)
            tally.plan(self.gain_of(place, stage) * self.near_place[min(lack, _LACKS)])
            if lack == 0:
                claim = max(claim, self.cat.points[place])
        gold = s.pool[seat * 5 + GOLD]
        best = 0.0
        for monument in s.display:
            best = max(best, self.gain_of(monument, stage))
            if gold >= MONUMENT_GOLD:
                claim = max(claim, self.cat.points[monument])
        tally.plan(best * self.near_monument[max(0, MONUMENT_GOLD - gold)])
        if not s.passed[seat] and tally.points < THRESHOLD <= tally.points + tally.sight + claim:
            tally.add(self.w[ft.TEN_IN_SIGHT], 1.0)

    def _judge_hand(self, s: State, seat: int, tally: Tally, stage: float) -> None:
        for card in s.hand[seat]:
            lack = self._lack(s, seat, card) - tally.off
            if tally.off_dragon and self.cat.subtypes[card] & at.DRAGON:
                lack -= tally.off_dragon
            if tally.off_creature and self.cat.subtypes[card] & at.CREATURE:
                lack -= tally.off_creature
            tally.plan(self.gain_of(card, stage) * self.near_card[min(max(lack, 0), _LACKS)])
        tally.add(self.w[ft.CARDS], len(s.hand[seat]))
        if s.passed[seat]:
            plans = tally.first_plan + 0.7 * tally.second_plan + 0.4 * tally.third_plan
            tally.add(self.w[ft.LATER_PLANS], plans)
            return
        tally.add(self.w[ft.FIRST_PLAN], tally.first_plan)
        tally.add(self.w[ft.SECOND_PLAN], tally.second_plan)
        tally.add(self.w[ft.THIRD_PLAN], tally.third_plan)

    def gain_of(self, component: int, stage: float) -> float:
        """What bringing a component into play gains at this stage of the game."""
        early = self.gain_early[component]
        return early + stage * (self.gain_late[component] - early)

    def pool_change(self, essence: int, count: int, by: int, stage: float) -> float:
        """What it changes to have one more or one less than `count` essences of a type."""
        now = essence * (_MOST + 1) + min(max(count, 0), _MOST)
        then = essence * (_MOST + 1) + min(max(count + by, 0), _MOST)
        early = self.pool_early[then] - self.pool_early[now]
        return early + stage * (self.pool_late[then] - self.pool_late[now] - early)

    def weight(self, feature: int, stage: float) -> float:
        early, late = self.w[feature]
        return early + stage * (late - early)

    def _lack(self, s: State, seat: int, component: int) -> int:
        """How many essences are lacking to pay for a component without discounts."""
        cost = self.cat.cost[component]
        base = seat * 5
        lack = 0
        spare = 0
        for essence in range(5):
            over = s.pool[base + essence] - cost.amounts[essence]
            if over < 0:
                lack -= over
            else:
                spare += over
        if cost.any > spare:
            lack += cost.any - spare
        return lack

    def _judge_setup(self, s: State, seat: int, tally: Tally) -> None:
        """Before the first round: the mage that was chosen, or those to choose from; the cards kept in a draft."""
        mages = s.mages[seat]
        if s.chosen[seat] >= 0 and mages:
            mages = [s.chosen[seat]]
        for mage in mages:
            tally.early += self.play_early[mage] / len(mages)
            tally.late += self.play_late[mage] / len(mages)
        for card in s.kept[seat] + s.drafted[seat]:
            tally.add(self.w[ft.SECOND_PLAN], self.gain_early[card])

    def _judge_round(self, s: State, seat: int, tally: Tally) -> None:
        if s.passed[seat]:
            tally.add(self.w[ft.PASSED], 1.0)
        if s.first == seat and 1 in s.passed:
            tally.add(self.w[ft.NEXT_FIRST], 1.0)
        if len(s.trunk) == 1 and s.trunk[0][1] == seat:
            tally.add(self.w[ft.ON_TURN], 1.0)


def _times(use: Use, pool: list[int], base: int) -> int:
    """How often a pool pays for a use that does not turn the component; a few times are as good as many."""
    times = 3
    needs = (use.calm, use.death, use.elan, use.gold, use.life)
    for essence in range(5):
        need = needs[essence]
        if need and pool[base + essence] // need < times:
            times = pool[base + essence] // need
    return times


# --- tables -----------------------------------------------------------------------------------------------------------


def _sum(numbers: list[float]) -> float:
    """The builtin begins with the integer 0, which compiled code minds."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def _dot(traits: list[float], weights: list[float]) -> float:
    return _sum([traits[each] * weights[each] for each in range(len(traits))])


def _sums(steps: list[float]) -> list[float]:
    """The worth of 0, 1, 2 … points from the worth of each further one."""
    sums = [0.0]
    for step in steps:
        sums.append(sums[-1] + step)
    return sums


def _pool_table(weights: list[float]) -> list[float]:
    return [
        weights[ft.POOL + essence] * min(count, _ENOUGH) + weights[ft.SPARE + essence] * max(count - _ENOUGH, 0)
        for essence in range(5)
        for count in range(_MOST + 1)
    ]


def _price(weights: list[float], essence: int) -> float:
    """What one essence more or less is worth to somebody who has some."""
    return (weights[ft.POOL + essence] + weights[ft.SPARE + essence]) / 2.0


def _mean_price(weights: list[float]) -> float:
    """The price of an essence that is not Gold."""
    return _sum([_price(weights, essence) for essence in range(5) if essence != GOLD]) / 4.0


def _point_price(weights: list[float]) -> float:
    return _sum(weights[ft.POINTS : ft.POINTS + THRESHOLD]) / THRESHOLD


def _profit(cat: Catalogue, component: int, traits: list[float], weights: list[float]) -> float:
    """What a component gains its owner when it comes into play, its points included, its cost paid."""
    cost = cat.cost[component]
    gain = _dot(traits, weights) + cat.points[component] * _point_price(weights)
    for essence in range(5):
        gain -= cost.amounts[essence] * _price(weights, essence)
    return gain - cost.any * _mean_price(weights)
