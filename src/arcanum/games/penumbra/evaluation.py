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
from arcanum.games.penumbra.dice import BONE, COLOURS, SPARK, kind_of, value_of
from arcanum.games.penumbra.scoring import experience_points, metric, symbols, total_of
from arcanum.games.penumbra.state import State

_QUIET: Final = (frames.FREE, frames.CHOOSE_TURN, frames.CHOOSE_TALENT)
"""The questions at which nothing is half done."""
_STAGES: Final = 24
"""So many steps from the whole Fate deck to the empty one."""
_ENDS: Final = 12
"""Ways to aim and to pay are compared, if there are not too many."""
_HOARD: Final = 6
"""More than so many of one ingredient are worth half."""
_IDLE: Final = (at.B_DONE, at.B_NO, at.B_END)

_MEASURES: Final = ("points", "arcana", "trial", "contract", "mark", "wounded", "die", "card")
"""What a person counts of a party."""


class PenumbraEvaluation(Evaluation):
    """The judge of Penumbra, for one catalogue."""

    def __init__(self, cat: Catalogue, weights: Weights) -> None:
        self.cat: Catalogue = cat
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

    # --- features -----------------------------------------------------------------------------------------------------

    def _automa(self, s: State, party: int, weights: list[float]) -> float:
        """It has no dice and no cards to use: its points, and the marks that make its instructions stronger."""
        score = weights[ft.POINT] * total_of(s, party)
        score += weights[ft.DISCIPLINE_MARK] * s.discipline_marks(party)
        return score + weights[ft.SPARK_MARK] * s.spark_marks(party)

    def _wizard(self, s: State, seat: int, weights: list[float]) -> float:
        return (
            weights[ft.POINT] * self._points(s, seat)
            + self._goods(s, seat, weights)
            + self._dice(s, seat, weights)
            + self._marks(s, seat, weights)
            + self._cards(s, seat, weights)
            + self._ahead(s, seat, weights)
        )

    def _points(self, s: State, seat: int) -> float:
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
        return float(points + experience_points(s, symbols(s, seat)))

    def _goods(self, s: State, seat: int, weights: list[float]) -> float:
        first = seat * 6
        goods = 0.0
        for ingredient in range(at.ARCANA):
            count = s.store[first + ingredient]
            if count:
                useful = count if count <= _HOARD else _HOARD + 0.5 * (count - _HOARD)
                goods += self.worth[ingredient] * useful
        return weights[ft.GOODS] * goods + weights[ft.ARCANA] * s.store[first + at.ARCANA]

    def _dice(self, s: State, seat: int, weights: list[float]) -> float:
        """Dice of the turn to come count alike, whether they are temporary: those are spent or lost within it."""
        score = 0.0
        pips = 0
        for die in s.dice[seat]:
            kind = kind_of(die)
            score += (
                weights[ft.BONE_DIE] if kind == BONE else weights[ft.SPARK_DIE if kind == SPARK else ft.COLOURED_DIE]
            )
            pips += value_of(die)
        return score + weights[ft.PIP] * pips

    def _marks(self, s: State, seat: int, weights: list[float]) -> float:
        score = 0.0
        first = seat * MARK_SLOTS
        for slot in range(MARK_SLOTS):
            mark = s.mark[first + slot]
            if mark >= 0:
                score += weights[ft.DISCIPLINE_MARK if slot < DISCIPLINE_SLOTS else ft.SPARK_MARK]
                state = mark % STATES
                if state == CHARGED:
                    score += weights[ft.CHARGED_MARK]
                elif state == WOUNDED:
                    score += weights[ft.WOUNDED_MARK]
        return score

    def _cards(self, s: State, seat: int, weights: list[float]) -> float:
        cat = s.cat
        score = 0.0
        for card in s.grimoire[seat]:
            score += weights[ft.SPELL if cat.kind[card] == at.SPELL else ft.UNMADE]
        for card in s.inventory[seat]:
            score += weights[ft.FAMILIAR if cat.kind[card] == at.SUMMON else ft.POTION]
        score += weights[ft.ARTIFACT] * len(s.equipped(seat))
        return score + weights[ft.ROTATED] * len(s.rotated[seat])

    def _ahead(self, s: State, seat: int, weights: list[float]) -> float:
        """Contracts and trials within reach, and what the turn still allows."""
        score = 0.0
        if s.must_rest[seat]:
            score += weights[ft.MUST_REST]
        best = 0.0
        for contract in [*s.row, *s.reserved[seat], *s.bound[seat]]:
            reach = self._reach(s, seat, s.cat.tasks[s.cat.task[contract]]) * self.gains[contract]
            best = max(best, reach)
        score += weights[ft.CONTRACT_AT_HAND] * best
        score += weights[ft.RESERVED] * (len(s.reserved[seat]) + len(s.bound[seat]))
        best, short = self._trial(s, seat)
        score += weights[ft.TRIAL_AT_HAND] * best + weights[ft.THREAT_AHEAD] * short
        if s.active == seat and s.turn_type == at.STUDY:
            score += weights[ft.PLACEMENT] * min(s.now[f.PLACEMENTS], len(s.dice[seat]))
            score += weights[ft.RIGHT] * (s.now[f.NUDGES] + s.now[f.DISCOUNT] + s.now[f.WITHOUT_SLOT])
        return score

    def _trial(self, s: State, seat: int) -> tuple[float, float]:
        """The best of the trials within reach: what it brings as far as its task can be done and its Threat survived,
        and by how many dice the supply falls short of that Threat."""
        best = 0.0
        short = 0.0
        dice = len(s.dice[seat])
        for trial in [*s.trial_row, *s.reserved_trials[seat]]:
            threat = s.cat.threat[trial]
            left = dice - threat * _LOST_TO_THREAT
            for path in s.cat.paths[trial]:
                reach = max([self._reach(s, seat, s.cat.tasks[task]) for task in path.tasks])
                if left < 1:
                    reach *= 0.3
                worth = reach * (s.cat.points[trial] + path.reward.ingredients[at.ARCANA])
                if worth > best:
                    best = worth
                    short = max(0.0, -left)
        return best, short

    def _reach(self, s: State, seat: int, task: Task) -> float:
        """How much of a task can be done with what the wizard has, from 0 to 1."""
        if task.kind == at.T_PAY:
            return self._paid(s, seat, task.ingredients)
        if task.kind == at.T_EXPERIENCE:
            own = symbols(s, seat)
            wanted = sum(task.symbols)
            return sum([min(own[each], task.symbols[each]) for each in range(6)]) / wanted
        if task.kind == at.T_WITHSTAND:
            return min(1.0, (len(s.dice[seat]) + 1.0) / (task.threat + 2.0))
        dice = [
            die
            for die in s.dice[seat]
            if task.of >> kind_of(die) & 1 or (kind_of(die) == SPARK and _has_colour(task.of))
        ]
        if task.kind == at.T_SUM:
            return min(1.0, sum([value_of(die) for die in dice]) / max(1, task.at_least))
        if task.kind == at.T_ROLL:
            likely = 3.5 * task.dice / max(1, task.at_least)
            return min(1.0, len(dice) / task.dice) * min(1.0, likely * likely)
        met = 0
        values = [value_of(die) for die in dice]
        for value in task.values:
            if value in values:
                values.remove(value)
                met += 1
        return met / len(task.values)

    def _paid(self, s: State, seat: int, amounts: Amounts) -> float:
        wanted = have = 0.0
        for ingredient in range(6):
            if amounts[ingredient]:
                wanted += amounts[ingredient]
                has = s.blood(seat) if ingredient == at.BLOOD else s.store[seat * 6 + ingredient]
                have += min(has, amounts[ingredient])
        return have / wanted if wanted else 1.0


_LOST_TO_THREAT: Final = 0.6
"""So many dice of the supply are lost to one Threat die, roughly."""
_COLOUR_MASK: Final = (1 << COLOURS) - 1


def _has_colour(kinds: int) -> bool:
    """Whether a Spark die may stand for one of these kinds."""
    return bool(kinds & _COLOUR_MASK)
