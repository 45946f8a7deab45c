"""What bots think of positions: what each mage may expect, with the Black Rose as the third who can win.

The score of a party is a sum of features times weights, most of them an estimate of power still to come; the values are
the shares of the two mages in the softmax of the three scores. What the Rose is likely to win belongs to nobody.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.evaluation import Evaluation, shares_of
from arcanum.core.flow import STEP
from arcanum.core.state import GameState
from arcanum.core.weights import Weights
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import evaluation_weights as ft
from arcanum.games.black_rose import frames
from arcanum.games.black_rose.catalogue import Catalogue
from arcanum.games.black_rose.evaluation_weights import ROUNDS
from arcanum.games.black_rose.knowledge import hidden_slots
from arcanum.games.black_rose.lodge import CELL, ROOMS
from arcanum.games.black_rose.quests import declarable
from arcanum.games.black_rose.scoring import majority, restoration_power, track_power
from arcanum.games.black_rose.state import Row, State

_QUIET: Final = (
    frames.ACT,
    frames.CHOOSE_EVOCATION,
    frames.CHOOSE_COLOUR,
    frames.CHOOSE_MAGE,
    frames.CHOOSE_GRIMOIRE,
)
"""The questions at which nothing is half done."""
_NEAR: Final = 3
"""So few free life slots or fewer, and the final blow is near."""
_MOST_ROWS: Final = 4096
"""So many rows of a room are kept in mind."""
_ENDS: Final = 12
"""What a spell does shows only once it is aimed: so aims are compared, if there are not too many."""
_IDLE: Final = (at.END, at.DONE, at.NO, at.INERTIA, at.LEAVE, at.PLACE_DECOY)

_MEASURES: Final = ("power", "trophy", "room", "damage", "instability", "quest", "evocation", "card")
"""What a person counts of a party."""


def stage_of(number: int) -> float:
    """How far the game is in a round, from 0 to 1; the set-up counts as the first."""
    return (max(number, 1) - 1) / (ROUNDS - 1)


class RoomShares:
    """Who has what in a destroyed room."""

    def __init__(self, leader: int, power: list[float], tokens: list[int]) -> None:
        self.leader: int = leader
        """Who would move on the room track for it."""
        self.power: list[float] = power
        """By party: what its restoration would bring now, as far as the room is full."""
        self.tokens: list[int] = tokens


class BlackRoseEvaluation(Evaluation):
    """The judge of Black Rose Wars: Duel, for one catalogue."""

    def __init__(self, cat: Catalogue, worths: dict[str, tuple[float, float]], weights: Weights) -> None:
        self.cat: Catalogue = cat
        self.rounds: list[list[float]] = [weights.at(stage_of(number)) for number in range(ROUNDS + 1)]
        self.known: list[dict[Row, RoomShares]] = [{} for _ in cat.ids]
        """What is known of rows of tokens, by room."""
        self.worth: list[float] = [0.0] * (2 * len(cat.ids))
        """Of each side of each spell, card * 2 + side."""
        for name, pair in worths.items():
            card = cat.component[name]
            self.worth[card * 2] = pair[0]
            self.worth[card * 2 + 1] = pair[1]

    # --- the contract -------------------------------------------------------------------------------------------------

    def values(self, state: GameState) -> list[float]:
        if state.over:
            return list(state.returns())
        return shares_of(self.scores(state))[: state.seats]

    def scores(self, state: GameState) -> list[float]:
        """The score of every party; only their differences mean anything."""
        assert isinstance(state, State)
        weights = self.rounds[state.round]
        scores = self._board(state, weights)
        for seat in range(state.seats):
            scores[seat] += self._damage(state, seat, weights) + self._means(state, seat, weights)
        scores[at.ROSE] += self._rose(state, weights)
        return scores

    def quiet(self, state: GameState) -> bool:
        """Between actions; an effect or an exploration is seen through to its end. While spells are prepared, what lies
        in the slots so far can be judged as it is."""
        return state.over or bool(state.branches) or state.trunk[-1][STEP] in _QUIET

    def idle(self, state: GameState, seat: int, action: int) -> bool:
        """Ending, declining, discarding a spell for a move, leaving a slot empty, and aiming at nobody."""
        return self.cat.block[action] in _IDLE

    def measures(self) -> tuple[str, ...]:
        return _MEASURES

    def counts(self, state: GameState) -> list[list[int]]:
        """Power, places on both tracks, damage on the mage, instability, completed quests, evocations and cards."""
        assert isinstance(state, State)
        s = state
        found: list[list[int]] = []
        for party in range(at.PARTIES):
            tokens = 0
            for row in s.instability:
                tokens += row.count(party)
            counts = [s.power[party], s.trophies[party], s.room_track[party], 0, tokens, 0, 0, 0]
            if party < s.seats:
                begin = 2 + party * at.EVOCATION_SLOTS
                called = [each for each in s.evocation[begin : begin + at.EVOCATION_SLOTS] if each >= 0]
                counts[3] = len(s.damage[party])
                counts[5:] = [s.quest_mark.count(party), len(called), len(s.hand[party])]
            found.append(counts)
        return found

    def ends(self) -> int:
        return _ENDS

    def suppose(self, world: GameState, seat: int, number: int) -> None:
        """In every other simulation the other mage has laid out the best of what he holds, each spell with its better
        side up; in the rest it lies as it was dealt, for he may think otherwise or mean to surprise."""
        assert isinstance(world, State)
        other = 1 - seat
        slots = hidden_slots(world, other)
        if number % 2 == 0 or not slots:
            return
        held = world.hand[other] + [world.slot[place] for place in slots]
        held.sort(key=self._best)
        for place in slots:
            card = held.pop()
            world.slot[place] = card
            world.side[place] = 1 if self.worth[card * 2 + 1] > self.worth[card * 2] else 0
        world.hand[other] = sorted(held)

    def _best(self, card: int) -> float:
        return max(self.worth[card * 2], self.worth[card * 2 + 1])

    # --- features -----------------------------------------------------------------------------------------------------

    def _board(self, s: State, weights: list[float]) -> list[float]:
        """Power, tracks and rooms, for all three parties."""
        scores = [0.0] * at.PARTIES
        track = s.room_track[:]
        for room in range(ROOMS):
            row = s.instability[room]
            if row:
                shares = self._shares(s.room_at[room], row)
                if shares.leader >= 0:
                    track[shares.leader] += 1
                for party in range(at.PARTIES):
                    scores[party] += weights[ft.ROOM_SHARE] * shares.power[party]
                    scores[party] += weights[ft.INSTABILITY] * shares.tokens[party]
        trophies = track_power(s.trophies)
        rooms = track_power(track)
        for party in range(at.PARTIES):
            scores[party] += weights[ft.POWER] * s.power[party]
            scores[party] += weights[ft.TROPHY_TRACK] * trophies[party] + weights[ft.ROOM_TRACK] * rooms[party]
        return scores

    def _shares(self, card: int, row: Row) -> RoomShares:
        """What the tokens in a room are worth: the same again for the same row, so it is worked out once."""
        known = self.known[card].get(row)
        if known is not None:
            return known
        full = len(row) / self.cat.room_slots[card]
        gains, _ = restoration_power(row, self.cat.rewards[card])
        counts = [row.count(party) for party in range(at.PARTIES)]
        shares = RoomShares(majority(row), [gain * full for gain in gains], counts)
        if len(self.known[card]) >= _MOST_ROWS:
            self.known[card].clear()
        self.known[card][row] = shares
        return shares

    def _damage(self, s: State, seat: int, weights: list[float]) -> float:
        """The race for the other mage: tokens on his card, the blow that is near, and what lies on one's own."""
        other = 1 - seat
        score = weights[ft.DAMAGE_DEALT] * s.damage[other].count(seat)
        score += weights[ft.DAMAGE_TAKEN] * len(s.damage[seat])
        if s.mage[other] >= 0:
            left = s.free_life(other)
            if left <= _NEAR and s.where[other] != CELL:
                score += weights[ft.FINAL_BLOW_NEAR] * (_NEAR + 1 - left)
        if s.where[seat] == CELL and s.round:
            score += weights[ft.IN_THE_CELL]
        return score

    def _means(self, s: State, seat: int, weights: list[float]) -> float:
        """What the mage has to act with: cards, prepared spells, action tokens, evocations, quests within reach."""
        score = weights[ft.HAND] * len(s.hand[seat]) + weights[ft.ACTION_TOKEN] * s.actions[seat]
        first = seat * at.SLOT_COUNT
        for place in range(first, first + at.SLOT_COUNT):
            card = s.slot[place]
            if card >= 0 and not s.revealed[place]:
                score += weights[ft.PREPARED] + weights[ft.SPELL_WORTH] * self.worth[card * 2 + s.side[place]]
        begin = 2 + seat * at.EVOCATION_SLOTS
        for figure in range(begin, begin + at.EVOCATION_SLOTS):
            if s.evocation[figure] >= 0:
                score += weights[ft.EVOCATION]
                if s.upgrade[figure] >= 0:
                    score += weights[ft.UPGRADE]
        if s.round:
            score += weights[ft.QUEST_IN_REACH] * len(declarable(s, seat, 0))
        return score

    def _rose(self, s: State, weights: list[float]) -> float:
        """What open quests will bring the Black Rose, and its tokens on both mages."""
        score = 0.0
        for place, number in enumerate(s.quests):
            if s.quest_mark[place] < 0:
                score += weights[ft.OPEN_QUEST] * self.cat.quest_cards[number].rose_power
        for seat in range(s.seats):
            score += weights[ft.DAMAGE_DEALT] * s.damage[seat].count(at.ROSE)
        return score
