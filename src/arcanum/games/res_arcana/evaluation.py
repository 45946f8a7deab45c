"""What bots think of positions: the win expectation of every seat, from what lies in front of it.

The score of a seat is a sum of features times weights, and the values are the softmax of the scores. The weights change
in the course of the game, with the points of the leader. What a component is worth in play is folded into one number
for every stage when the evaluation is made, so that judging a position is a loop over what lies on the table.

A *plan* is something that would gain the seat more than it costs: placing a card, claiming a monument or a Place of
Power, paying for points. It counts for less than what it would gain, the less the more essences will be lacking next
round: otherwise a bot would rather keep its plans than carry them out.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.evaluation import Evaluation, shares_of
from arcanum.core.flow import SEAT
from arcanum.core.state import GameState
from arcanum.core.weights import Weights
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana import evaluation_weights as ft
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.essences import GOLD, NAMES, Amounts, count_of, total
from arcanum.games.res_arcana.evaluation_answers import quick_answer
from arcanum.games.res_arcana.evaluation_tables import LACKS, MOST, Level, Tables
from arcanum.games.res_arcana.evaluation_traits import Use
from arcanum.games.res_arcana.legality import MONUMENT_GOLD, can_pay_rest
from arcanum.games.res_arcana.scoring import THRESHOLD, component_points
from arcanum.games.res_arcana.state import State

_MEASURES: Final = (
    "points",
    *[f"essence {essence}" for essence in NAMES],
    *[f"income {essence}" for essence in NAMES],
    "income any",
    "card",
)
"""What a person counts in front of a player."""


class Tally:
    """What was found out about a seat so far."""

    def __init__(self, s: State, seat: int, points: int) -> None:
        self.passed: bool = s.passed[seat] != 0
        self.points: int = points
        self.sight: int = 0
        """Points that could be had at once."""
        self.off: int = 0
        self.off_dragon: int = 0
        self.off_creature: int = 0
        """Discounts on all artifacts, and more on Dragons and Creatures."""
        self.soon: list[int] = s.pool[seat * 5 : seat * 5 + 5]
        """The pool after the next Collect step."""
        self.any_soon: int = 0
        """Essences of choice that come on top of it."""
        self.plan: float = 0.0
        self.next_plan: float = 0.0
        """The two best plans that can be carried out at once."""
        self.later: float = 0.0
        self.next_later: float = 0.0
        """The two best plans that have to wait."""

    def plan_now(self, gain: float) -> None:
        if gain > self.next_plan:
            if gain > self.plan:
                self.next_plan = self.plan
                self.plan = gain
            else:
                self.next_plan = gain

    def plan_later(self, gain: float) -> None:
        if gain > self.next_later:
            if gain > self.later:
                self.next_later = self.later
                self.later = gain
            else:
                self.next_later = gain


class ResArcanaEvaluation(Evaluation):
    """The judge of Res Arcana, for one catalogue."""

    def __init__(self, cat: Catalogue, weights: Weights) -> None:
        self.cat: Catalogue = cat
        self.tables: Tables = Tables(cat)
        self.levels: list[Level] = [
            Level(cat, self.tables, weights.at(points / THRESHOLD)) for points in range(THRESHOLD + 1)
        ]
        """By the points of the leader."""

    # --- the contract -------------------------------------------------------------------------------------------------

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        return shares_of(self.scores(state))

    def scores(self, state: GameState) -> list[float]:
        """The score of every seat; only their differences mean anything."""
        assert isinstance(state, State)
        s = state
        points: list[int] = []
        leader = 0
        for seat in range(s.seats):
            count = self._points(s, seat)
            points.append(count)
            if count > leader:
                leader = count
        level = self.levels[leader if leader < THRESHOLD else THRESHOLD]
        next_item = self._next_item(s, level)
        scores: list[float] = []
        for seat in range(s.seats):
            tally = Tally(s, seat, points[seat])
            score = self._judge_points(s, seat, tally, level) + self._judge_play(s, seat, tally, level, next_item)
            score += self._judge_pool(s, seat, level) + self._judge_centre(s, seat, tally, level)
            score += self._judge_hand(s, seat, tally, level)
            if s.round == 0:
                score += self._judge_setup(s, seat, level)
            scores.append(score)
        return scores

    def level(self, s: State) -> Level:
        """The stage of the game."""
        leader = 0
        for seat in range(s.seats):
            count = self._points(s, seat)
            if count > leader:
                leader = count
        return self.levels[leader if leader < THRESHOLD else THRESHOLD]

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

    def measures(self) -> tuple[str, ...]:
        return _MEASURES

    def counts(self, state: GameState) -> list[list[int]]:
        """Points, the pool, what every Collect step brings for sure, and cards in hand."""
        assert isinstance(state, State)
        found: list[list[int]] = []
        for seat in range(state.seats):
            pool = state.pool[seat * 5 : seat * 5 + 5]
            income = [0] * 5
            any_income = 0
            for component in state.play[seat]:
                for essence in range(5):
                    income[essence] += self.tables.income[component * 5 + essence]
                any_income += self.tables.income_of_choice[component]
            row = [self._points(state, seat), *pool, *income]
            row.append(any_income)
            row.append(len(state.hand[seat]))
            found.append(row)
        return found

    # --- features -----------------------------------------------------------------------------------------------------

    def _points(self, s: State, seat: int) -> int:
        """A player's points, as `scoring.points` counts them, but quicker."""
        points = s.bonus[seat]
        if s.first == seat:
            points += 1
        for component in s.play[seat]:
            if self.tables.scores_more[component]:
                points += component_points(s, seat, component, s.lying(component))
            else:
                points += self.tables.points[component]
        return points

    def _judge_points(self, s: State, seat: int, tally: Tally, level: Level) -> float:
        """Points, and where the seat stands in the round. The First Player token is a point that rivals can take."""
        lasting = tally.points
        score = 0.0
        if s.first == seat:
            lasting -= 1
            score += level.weights[ft.TOKEN]
        if tally.points >= THRESHOLD:
            score += level.weights[ft.TEN]
        if tally.passed:
            score += level.weights[ft.PASSED]
        if len(s.trunk) == 1 and s.trunk[0][SEAT] == seat:
            score += level.weights[ft.ON_TURN]
        return score + level.points[lasting if lasting < ft.MOST_POINTS else ft.MOST_POINTS]

    def _next_item(self, s: State, level: Level) -> float:
        """What the most promising magic item of the supply is worth."""
        if not s.items:
            return 0.0
        best = s.items[0]
        for item in s.items:
            if level.gain[item] > level.gain[best]:
                best = item
        return level.play[best]

    def _judge_play(self, s: State, seat: int, tally: Tally, level: Level, next_item: float) -> float:
        """Components in play: what they promise and what they can do at once. Who has not passed yet will swap their
        magic item for one of the supply, so it is that one's promise that counts."""
        score = 0.0
        tables = self.tables
        some_lying = len(s.on) > 0
        swaps = not tally.passed and s.round > 0
        for component in s.play[seat]:
            if swaps and tables.is_item[component]:
                score += next_item
            else:
                score += level.play[component]
            if some_lying and component in s.on:
                score += self._judge_lying(component, s.on[component], tally, level)
            if tables.yields[component]:
                for essence in range(5):
                    tally.soon[essence] += tables.income[component * 5 + essence]
                tally.any_soon += tables.income_of_choice[component]
            if tables.lowers[component]:
                self._note_discounts(component, tally)
        ready = 0.0
        for component in s.play[seat]:
            if tables.acts[component] and not tally.passed and component not in s.turned:
                ready += self._ready(s, seat, component, tally, level)
        return score + level.weights[ft.READY] * ready * level.price

    def _note_discounts(self, component: int, tally: Tally) -> None:
        for discount in self.cat.discounts[component]:
            if discount.on == 0:
                tally.off += discount.amount
            elif discount.on & at.DRAGON:
                tally.off_dragon += discount.amount
            else:
                tally.off_creature += discount.amount

    def _judge_lying(self, component: int, lying: Amounts, tally: Tally, level: Level) -> float:
        """Essences on a component that are no points there can be collected later."""
        score = 0.0
        scoring = self.cat.points_on[component]
        for essence in range(5):
            count = count_of(lying, essence)
            if count and not any(each == essence for _, each in scoring):
                score += count * level.weights[ft.LYING_GOLD if essence == GOLD else ft.LYING]
                tally.soon[essence] += count
        for income in self.cat.income[component]:
            if income.if_left and total(lying) >= income.in_all:
                score += (income.amount + income.grow + total(income.amounts)) * level.weights[ft.LEFT]
        return score

    def _ready(self, s: State, seat: int, component: int, tally: Tally, level: Level) -> float:
        """What the component's powers would yield with the pool as it is. Paying for points is a plan."""
        best = 0.0
        base = seat * 5
        pool = s.pool
        for use in self.tables.uses[component]:
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
                    tally.plan_now(times * (use.points * level.point - (use.total + use.gold) * level.price))
                elif use.gain > best:
                    best = use.gain
        return best

    def _judge_pool(self, s: State, seat: int, level: Level) -> float:
        score = 0.0
        for essence in range(5):
            count = s.pool[seat * 5 + essence]
            score += level.pool[essence * (MOST + 1) + (count if count < MOST else MOST)]
        return score

    def _judge_centre(self, s: State, seat: int, tally: Tally, level: Level) -> float:
        """What could be claimed: now, or after the next Collect step."""
        claim = 0
        for place in s.places:
            if self._plan(s, seat, place, 0, tally, level):
                claim = max(claim, self.tables.points[place])
        best = -1
        for monument in s.display:
            if best < 0 or level.gain[monument] > level.gain[best]:
                best = monument
        if best >= 0 and self._plan(s, seat, best, 0, tally, level):
            claim = max(claim, self.tables.points[best] * (s.pool[seat * 5 + GOLD] // MONUMENT_GOLD))
        tally.sight += claim
        return 0.0

    def _judge_hand(self, s: State, seat: int, tally: Tally, level: Level) -> float:
        """Every card can be discarded for essences; if placing it gains more, that is a plan. Who has not passed yet
        will draw another one."""
        cards = len(s.hand[seat])
        for card in s.hand[seat]:
            off = tally.off
            if tally.off_dragon and self.cat.subtypes[card] & at.DRAGON:
                off += tally.off_dragon
            if tally.off_creature and self.cat.subtypes[card] & at.CREATURE:
                off += tally.off_creature
            if self._plan(s, seat, card, off, tally, level):
                tally.sight += self.tables.points[card]
        score = 0.0
        if not tally.passed:
            cards += 1
            if tally.points < THRESHOLD <= tally.points + tally.sight:
                score += level.weights[ft.TEN_IN_SIGHT]
        for card in s.deck[seat]:
            if level.gain[card] > 0.0:
                score += level.weights[ft.DECK] * level.gain[card] / len(s.deck[seat])
        score += cards * level.card * level.weights[ft.CARDS]
        score += tally.plan * level.weights[ft.PLAN] + tally.next_plan * level.weights[ft.NEXT_PLAN]
        score += tally.later * level.weights[ft.LATER_PLAN]
        return score + tally.next_later * level.weights[ft.NEXT_LATER_PLAN]

    def _plan(self, s: State, seat: int, component: int, off: int, tally: Tally, level: Level) -> bool:
        """Note the plan to bring a component into play; returns whether it can be paid for now."""
        gain = level.gain[component] - level.kept[component]
        if gain <= 0.0 and not self.tables.points[component]:
            return False
        if not tally.passed and self.lack(s.pool, seat * 5, component) <= off:
            tally.plan_now(gain)
            return True
        if gain > tally.next_later:
            lack = self.lack(tally.soon, 0, component) - off - tally.any_soon
            tally.plan_later(gain * self.tables.near[0 if lack < 0 else lack if lack < LACKS else LACKS])
        return False

    def lack(self, pool: list[int], base: int, component: int) -> int:
        """How many essences are lacking to pay for a component without discounts."""
        lack = 0
        for essence, count in self.tables.needs[component]:
            short = count - pool[base + essence]
            if short > 0:
                lack += short
        wild = self.tables.any[component]
        if wild:
            # What is not spent on the named types pays for any.
            held = pool[base] + pool[base + 1] + pool[base + 2] + pool[base + 3] + pool[base + 4]
            spare = held - (self.tables.named[component] - lack)
            if wild > spare:
                lack += wild - spare
        return lack

    def _judge_setup(self, s: State, seat: int, level: Level) -> float:
        """Before the first round: the mage that was chosen, or those to choose from; the cards kept in a draft."""
        mages = s.mages[seat]
        if s.chosen[seat] >= 0 and mages:
            mages = [s.chosen[seat]]
        score = 0.0
        for mage in mages:
            score += level.play[mage] / len(mages)
        for card in s.kept[seat] + s.drafted[seat]:
            score += level.weights[ft.LATER_PLAN] * level.gain[card]
        return score


def _times(use: Use, pool: list[int], base: int) -> int:
    """How often a pool pays for a use that does not turn the component; a few times are as good as many."""
    times = 3
    needs = (use.calm, use.death, use.elan, use.gold, use.life)
    for essence in range(5):
        need = needs[essence]
        if need and pool[base + essence] // need < times:
            times = pool[base + essence] // need
    return times
