"""What bots think of positions: what each wizard may expect, and alone the Automa as the other one who can win.

The score of a party is a sum of features times weights: the points it has now, and an estimate of those that its dice,
marks, ingredients and cards will bring. The values are the shares of the seats in the softmax of all scores.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.evaluation import Evaluation, shares_of
from arcanum.core.flow import STEP
from arcanum.core.state import GameState
from arcanum.core.weights import Weights
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import evaluation_weights as ft
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import (
    CHARGED,
    DISCIPLINE_SLOTS,
    MARK_SLOTS,
    STATES,
    WOUNDED,
    Amounts,
    Catalogue,
    Task,
)
from arcanum.games.penumbra.dice import BONE, COLOURS, FACES, KINDS, LASTING, SPARK
from arcanum.games.penumbra.evaluation_answers import NO_ANSWER, quick_answer
from arcanum.games.penumbra.scoring import experience_points, metric, symbols, total_of
from arcanum.games.penumbra.state import State

_QUIET: Final = (frames.FREE, frames.CHOOSE_TURN, frames.CHOOSE_TALENT)
"""The questions at which nothing is half done."""
_STAGES: Final = 24
"""So many steps from the whole Fate deck to the empty one."""
_ENDS: Final = 6
"""Ways to aim and to pay are compared, if there are not too many."""
_HOARD: Final = 6
"""More than so many of one ingredient are worth half."""
_IDLE: Final = (at.B_DONE, at.B_NO, at.B_END)
_TEN: Final = 10.0
_LOST_TO_THREAT: Final = 0.6
"""So many dice of the supply are lost to one Threat die, roughly."""
_PIPS: Final = 3.5
"""What a die shows on average."""

_MEASURES: Final = ("points", "arcana", "trial", "contract", "mark", "wounded", "die", "card")
"""What a person counts of a party."""


class PenumbraEvaluation(Evaluation):
    """The judge of Penumbra, for one catalogue."""

    def __init__(self, cat: Catalogue, worths: dict[str, float], weights: Weights) -> None:
        self.cat: Catalogue = cat
        self.promise: list[float] = [0.0] * len(cat.ids)
        """What each card of a wizard promises, in tens of units."""
        for name, worth in worths.items():
            self.promise[cat.component[name]] = worth / _TEN
        owned = sorted([promise for promise in self.promise if promise])
        self.usual: float = owned[len(owned) // 2] if owned else 0.0
        self.kinds: list[list[int]] = [_kinds_of(task) for task in cat.tasks]
        """By task the kinds of dice that may be used for it."""
        self.stages: list[list[float]] = [weights.at(stage / _STAGES) for stage in range(_STAGES + 1)]
        most = max(cat.exchange)
        self.worth: list[float] = [most / rate if rate else float(most) for rate in cat.exchange]
        """Of each ingredient in the goods that are the cheapest; Blood counts like them."""
        self.worth[at.BLOOD] = 1.0
        self.gains: list[float] = [0.0] * len(cat.ids)
        """Points that a contract brings at once, with Arcana."""
        for contract in cat.by_kind[at.CONTRACT]:
            reward = cat.reward[contract]
            if reward is not None:
                self.gains[contract] = cat.points[contract] + reward.ingredients[at.ARCANA] + 1.0

    # --- the contract -------------------------------------------------------------------------------------------------

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        return shares_of(self.scores(state))[: state.seats]

    def scores(self, state: GameState) -> list[float]:
        """The score of every party; only their differences mean anything."""
        assert isinstance(state, State)
        weights = self.stages[self.stage(state)]
        return [
            self._wizard(state, party, weights) if party < state.seats else self._automa(state, party, weights)
            for party in range(state.parties)
        ]

    def stage(self, s: State) -> int:
        """How far the game is: how much of the Fate deck is gone, all of it in the last round."""
        if s.last_turns >= 0:
            return _STAGES
        whole = 6 * s.parties
        return min(_STAGES, (whole - min(whole, len(s.fate))) * _STAGES // whole)

    def quiet(self, state: GameState) -> bool:
        """Between effects; a placement, a contract, a trial and the beads of a Rest are seen through to their end."""
        return state.over or bool(state.branches) or state.trunk[-1][STEP] in _QUIET

    def idle(self, state: GameState, seat: int, action: int) -> bool:
        """Ending, declining, leaving off."""
        return self.cat.block[action] in _IDLE

    def measures(self) -> tuple[str, ...]:
        return _MEASURES

    def counts(self, state: GameState) -> list[list[int]]:
        """Points, Arcana, passed trials, fulfilled contracts, marks, wounded ones, dice and cards."""
        assert isinstance(state, State)
        s = state
        found: list[list[int]] = []
        for party in range(s.parties):
            marks = s.discipline_marks(party) + s.spark_marks(party)
            wizard = party < s.seats
            cards = len(s.grimoire[party]) + len(s.inventory[party]) + len(s.equipped(party)) if wizard else len(s.kept)
            found.append(
                [
                    total_of(s, party),
                    s.has(party, at.ARCANA),
                    len(s.trials[party]),
                    len(s.contracts[party]),
                    marks,
                    s.wounded(party),
                    len(s.dice[party]) if wizard else 0,
                    cards,
                ]
            )
        return found

    def ends(self) -> int:
        return _ENDS

    def answer(self, state: GameState, seat: int, legal: list[int]) -> int:
        """By rules of thumb where they help; what they do not know is tried out."""
        assert isinstance(state, State)
        found = quick_answer(self, state, seat, legal)
        return found if found != NO_ANSWER else super().answer(state, seat, legal)

    def promise_of(self, s: State, action: int) -> float:
        """What the card promises that an action takes; an unknown one as much as most cards of its deck."""
        return self.promise[s.cat.argument[action]] if s.cat.block[action] == at.B_TAKE else self.usual

    # --- features -----------------------------------------------------------------------------------------------------

    def _automa(self, s: State, party: int, weights: list[float]) -> float:
        """It has no dice and no cards to use: its points, and the marks that make its instructions stronger."""
        score = weights[ft.POINT] * total_of(s, party)
        score += weights[ft.DISCIPLINE_MARK] * s.discipline_marks(party)
        return score + weights[ft.SPARK_MARK] * s.spark_marks(party)

    def _wizard(self, s: State, seat: int, weights: list[float]) -> float:
        own = symbols(s, seat)
        supply = Supply(s.dice[seat])
        return (
            weights[ft.POINT] * self._points(s, seat, own)
            + self._goods(s, seat, weights)
            + weights[ft.BONE_DIE] * supply.count[BONE]
            + weights[ft.SPARK_DIE] * supply.count[SPARK]
            + weights[ft.COLOURED_DIE] * (supply.dice - supply.count[BONE] - supply.count[SPARK])
            + weights[ft.PIP] * supply.total
            + self._marks(s, seat, supply, weights)
            + self._cards(s, seat, weights)
            + self._ahead(s, seat, supply, own, weights)
        )

    def _points(self, s: State, seat: int, own: list[int]) -> float:
        """What the seat would score now, as `scoring.points_of` counts it; here without telling the items apart."""
        cat = s.cat
        points = s.store[seat * 6 + at.ARCANA] - cat.loses * s.wounds[seat]
        light = dark = 0
        for contract in s.contracts[seat]:
            points += cat.points[contract]
            reward = cat.reward[contract]
            if reward is not None:
                light += reward.light
                dark += reward.dark
        for passed in s.trials[seat]:
            points += cat.points[passed // 2]
            path = cat.paths[passed // 2][passed % 2].reward
            light += path.light
            dark += path.dark
        points += abs(light - dark)
        first = seat * MARK_SLOTS
        for slot in range(MARK_SLOTS):
            if s.mark[first + slot] >= 0:
                points += cat.mark_points[slot]
        for goal in s.goals:
            points += cat.goal_points[goal] * metric(s, seat, cat.metric[goal])
        return float(points + experience_points(s, own))

    def _goods(self, s: State, seat: int, weights: list[float]) -> float:
        first = seat * 6
        goods = 0.0
        for ingredient in range(at.ARCANA):
            count = s.store[first + ingredient]
            if count:
                useful = count if count <= _HOARD else _HOARD + 0.5 * (count - _HOARD)
                goods += self.worth[ingredient] * useful
        return weights[ft.GOODS] * goods + weights[ft.ARCANA] * s.store[first + at.ARCANA]

    def _marks(self, s: State, seat: int, supply: Supply, weights: list[float]) -> float:
        score = 0.0
        first = seat * MARK_SLOTS
        free = -1
        for slot in range(MARK_SLOTS):
            mark = s.mark[first + slot]
            if mark < 0:
                if free < 0 and slot < DISCIPLINE_SLOTS:
                    free = slot
                continue
            score += weights[ft.DISCIPLINE_MARK if slot < DISCIPLINE_SLOTS else ft.SPARK_MARK]
            state = mark % STATES
            if state == CHARGED:
                score += weights[ft.CHARGED_MARK]
            elif state == WOUNDED:
                score += weights[ft.WOUNDED_MARK]
        if free >= 0 and s.store[seat * 6 + at.ARCANA] >= s.cat.mark_price[free]:
            sixes = supply.count[SPARK] > 0
            for discipline in s.classes:
                sixes = sixes or supply.shows[discipline * FACES + FACES - 1] > 0
            if sixes:
                score += weights[ft.MARK_AT_HAND]
        return score

    def _cards(self, s: State, seat: int, weights: list[float]) -> float:
        promise = 0.0
        for card in s.grimoire[seat]:
            promise += self.promise[card]
        made = 0
        for card in s.inventory[seat]:
            promise += self.promise[card]
            made += 1
        first = seat * len(at.EQUIPMENT)
        for place in range(first, first + len(at.EQUIPMENT)):
            card = s.equipment[place]
            if card >= 0:
                promise += self.promise[card]
                made += 1
        score = weights[ft.CARD_WORTH] * promise + weights[ft.MADE] * made
        return score + weights[ft.ROTATED] * len(s.rotated[seat])

    def _ahead(self, s: State, seat: int, supply: Supply, own: list[int], weights: list[float]) -> float:
        """Contracts and trials within reach, and what the turn still allows."""
        score = 0.0
        if s.must_rest[seat]:
            score += weights[ft.MUST_REST]
        best = 0.0
        for zone in (s.row, s.reserved[seat], s.bound[seat]):
            for contract in zone:
                reach = self._reach(s, seat, supply, own, s.cat.task[contract]) * self.gains[contract]
                if reach > best:
                    best = reach
        score += weights[ft.CONTRACT_AT_HAND] * best
        score += weights[ft.RESERVED] * (len(s.reserved[seat]) + len(s.bound[seat]))
        score += self._trial(s, seat, supply, own, weights)
        if s.active == seat and s.turn_type == at.STUDY:
            score += weights[ft.PLACEMENT] * min(s.now[f.PLACEMENTS], supply.dice)
            score += weights[ft.RIGHT] * (s.now[f.NUDGES] + s.now[f.DISCOUNT] + s.now[f.WITHOUT_SLOT])
        return score

    def _trial(self, s: State, seat: int, supply: Supply, own: list[int], weights: list[float]) -> float:
        """The best of the trials within reach: what it brings as far as its task can be done and its Threat survived,
        and by how many dice the supply falls short of that Threat."""
        best = 0.0
        short = 0.0
        cat = s.cat
        for zone in (s.trial_row, s.reserved_trials[seat]):
            for trial in zone:
                left = supply.dice - cat.threat[trial] * _LOST_TO_THREAT
                for path in cat.paths[trial]:
                    reach = 0.0
                    for task in path.tasks:
                        reach = max(reach, self._reach(s, seat, supply, own, task))
                    if left < 1:
                        reach *= 0.3
                    worth = reach * (cat.points[trial] + path.reward.ingredients[at.ARCANA])
                    if worth > best:
                        best = worth
                        short = -left if left < 0 else 0.0
        return weights[ft.TRIAL_AT_HAND] * best + weights[ft.SHORT_OF_THREAT] * short

    def _reach(self, s: State, seat: int, supply: Supply, own: list[int], number: int) -> float:
        """How much of a task can be done with what the wizard has, from 0 to 1."""
        task = s.cat.tasks[number]
        if task.kind == at.T_PAY:
            return self._paid(s, seat, task.ingredients)
        if task.kind == at.T_WITHSTAND:
            return min(1.0, (supply.dice + 1.0) / (task.threat + 2.0))
        if task.kind == at.T_EXPERIENCE:
            have = wanted = 0
            for symbol in range(len(own)):
                wanted += task.symbols[symbol]
                have += min(own[symbol], task.symbols[symbol])
            return have / wanted
        if task.kind == at.T_SUM:
            total = 0
            for kind in self.kinds[number]:
                total += supply.pips[kind]
            return 1.0 if total >= task.at_least else total / task.at_least
        if task.kind == at.T_ROLL:
            count = 0
            for kind in self.kinds[number]:
                count += supply.count[kind]
            likely = _PIPS * task.dice / max(1, task.at_least)
            return min(1.0, count / task.dice) * min(1.0, likely * likely)
        return self._shown(supply, number, task)

    def _shown(self, supply: Supply, number: int, task: Task) -> float:
        """How many of the values of an Exact task are shown."""
        met = 0
        last = 0
        same = 0
        for value in task.values:
            same = same + 1 if value == last else 1
            last = value
            there = 0
            for kind in self.kinds[number]:
                there += supply.shows[kind * FACES + value - 1]
            if there >= same:
                met += 1
        return met / len(task.values)

    def _paid(self, s: State, seat: int, amounts: Amounts) -> float:
        wanted = have = 0.0
        for ingredient in range(6):
            amount = amounts[ingredient]
            if amount:
                wanted += amount
                has = s.blood(seat) if ingredient == at.BLOOD else s.store[seat * 6 + ingredient]
                have += has if has < amount else amount
        return have / wanted if wanted else 1.0


class Supply:
    """The dice of a supply, counted."""

    def __init__(self, dice: list[int]) -> None:
        self.dice: int = len(dice)
        self.total: int = 0
        self.count: list[int] = [0] * len(KINDS)
        self.pips: list[int] = [0] * len(KINDS)
        """What the dice of each kind show together."""
        self.shows: list[int] = [0] * LASTING
        """How many dice of each kind show each value: kind * 6 + value - 1."""
        for die in dice:
            lasting = die % LASTING
            kind = lasting // FACES
            value = lasting % FACES + 1
            self.total += value
            self.count[kind] += 1
            self.pips[kind] += value
            self.shows[lasting] += 1


def _kinds_of(task: Task) -> list[int]:
    """The kinds of dice that may be used for a task; Spark dice stand for any colour."""
    kinds = [kind for kind in range(len(KINDS)) if task.of >> kind & 1]
    if kinds and kinds[0] < COLOURS and SPARK not in kinds:
        kinds.append(SPARK)
    return kinds
