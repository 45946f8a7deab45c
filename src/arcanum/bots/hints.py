"""Hints: the best few options of a decision, how sure their chances are, and what speaks for each.

Everything is taken from a search that has just been made. What an option changes is looked up in several worlds and
told only where all of them agree, so that no guess about what the seat cannot know is told for a fact; what comes
after it is what the search tried most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final

from arcanum.bots.magister import Advice, Analysis, Magister
from arcanum.bots.search import Search
from arcanum.bots.seat import SeatView
from arcanum.core.evaluation import Evaluation
from arcanum.core.grounds import Change, Grounds
from arcanum.core.state import GameState

_SHARE: Final = 10
"""An option that is told gets at least one in so many simulations of the search."""
_FIRST: Final = 0.8
"""Which part of a limited time the search itself may take."""
_BATCHES: Final = 8
_SURE: Final = 2.0
"""So many standard errors a difference must be away from nothing."""
_WORLDS: Final = 4
"""In so many worlds it is looked up what an option changes."""
_FAR: Final = 12
"""So many answers are looked ahead."""
_NEXT: Final = 3
"""So many moves that come next are told."""
_CHANGES: Final = 6
_PATIENCE: Final = 200
"""After so many answers nobody waits any longer for the end of an effect."""


@dataclass(frozen=True, slots=True)
class Tip:
    """One option of a decision."""

    action: int
    win: float
    """The chance to win with it."""
    error: float
    """The standard error of that."""
    share: float
    """How much of the search's attention it got, from 0 to 1."""
    grounds: Grounds


def advise(adviser: Magister, view: SeatView, most: int) -> tuple[Analysis, list[Tip], list[tuple[int, int]]]:
    """What a bot thinks of a decision; its best options, those with the highest chance first; and what it expects to
    happen from the first of them on, seat and action."""
    analysis = _analyse(adviser, view)
    least = analysis.simulations // _SHARE
    firm = [
        each if each.visits >= least else adviser.try_out(view, each.action, least) for each in analysis.options[:most]
    ]
    search = adviser.search
    assert search is not None
    errors = [error_of(search, each) for each in firm]
    options = sorted(zip(firm, errors, analysis.options, strict=False), key=lambda each: (-each[0].win, each[0].action))
    reasons = Reasons(search, view).of([(each.action, each.win, error) for each, error, _ in options])
    tips = [
        Tip(each.action, each.win, error, first.share, why)
        for (each, error, first), why in zip(options, reasons, strict=True)
    ]
    return analysis, tips, search.line(view, _FAR, tips[0].action)


def _analyse(adviser: Magister, view: SeatView) -> Analysis:
    """The search itself; of a limited time a part is left for what comes after it."""
    limit = adviser.limit
    adviser.limit = limit * _FIRST
    try:
        return adviser.analyse(view)
    finally:
        adviser.limit = limit


def error_of(search: Search, advice: Advice) -> float:
    """The standard error of an estimate, by the means of successive batches of its simulations: these share a tree that
    still grows, so they are not independent of each other."""
    results = [value for action, value in search.results if action == advice.action]
    size = len(results) // _BATCHES
    if size < 2:
        return largest_error(advice.win, advice.visits)
    means = [fmean(results[batch * size : (batch + 1) * size]) for batch in range(_BATCHES)]
    return stdev(means) / sqrt(_BATCHES)


def largest_error(win: float, visits: int) -> float:
    """The standard error, as large as it can be with so many tries, where there are too few to tell.

    Results lie between 0 and 1 and so cannot be further apart than wins and losses. One more of each keeps a few that
    agree from looking certain.
    """
    share = (win * visits + 1) / (visits + 2)
    return sqrt(share * (1 - share) / (visits + 2))


class Reasons:
    """Finds out what speaks for the options of a decision."""

    def __init__(self, search: Search, view: SeatView) -> None:
        self._search = search
        self._evaluation: Evaluation = search.evaluation
        self._view = view
        self._worlds = [view.thought(f"grounds {number}") for number in range(_WORLDS)]

    def of(self, options: Sequence[tuple[int, float, float]]) -> list[Grounds]:
        """For actions with their chances and errors, best first."""
        changes = [self.changes(action) for action, _, _ in options]
        common = self._common(changes)
        return [
            self._grounds(options, place, tuple([each for each in changes[place] if each not in common][:_CHANGES]))
            for place in range(len(options))
        ]

    def _common(self, changes: Sequence[Sequence[Change]]) -> set[Change]:
        """What is no reason to choose one of the options: what all of them bring, and what most of them bring to
        others, who may have gone on by themselves because they had no choice."""
        counts = Counter([each for found in changes for each in found])
        if len(changes) < 2:
            return set()
        all_, most = len(changes), len(changes) // 2 + 1
        return {each for each in counts if counts[each] >= (all_ if each.party == self._view.seat else most)}

    def _grounds(self, options: Sequence[tuple[int, float, float]], place: int, changes: tuple[Change, ...]) -> Grounds:
        action, win, error = options[place]
        then = self.moves(action)[1 : _NEXT + 1]
        words = self._view.space.words
        told = tuple([(seat, words(each)) for seat, each in then])
        if len(options) == 1:
            return Grounds(self._view.seat, changes, told)
        other, its_win, its_error = options[1 if place == 0 else 0]
        ahead = win - its_win
        is_clear = abs(ahead) > _SURE * hypot(error, its_error)
        return Grounds(self._view.seat, changes, told, words(other), ahead, is_clear, self.taker(action, other))

    def changes(self, action: int) -> list[Change]:
        """What an action changes at once, as far as it does so in every world; one's own things first."""
        found = [self._changes_in(world, action) for world in self._worlds]
        seat = self._view.seat
        agreed = [each for each in found[0] if all(each in others for others in found[1:])]
        return [each for each in agreed if each.party == seat] + [each for each in agreed if each.party != seat]

    def _changes_in(self, world: GameState, action: int) -> list[Change]:
        before = self._evaluation.counts(world)
        after = world.clone()
        after.apply(self._view.seat, action)
        if not self._settle(after, round_of(world)):
            return []
        measures = self._evaluation.measures()
        return [
            Change(party, measure, now - then)
            for party, (old, new) in enumerate(zip(before, self._evaluation.counts(after), strict=True))
            for measure, then, now in zip(measures, old, new, strict=True)
            if now != then
        ]

    def _settle(self, state: GameState, began: int | None) -> bool:
        """Play on to the end of an effect as the search expects; whether it came to that within the round. What a new
        round brings was not brought by the action that happened to be the last of the old one."""
        for _ in range(_PATIENCE):
            if round_of(state) != began:
                return False
            if state.over or self._evaluation.quiet(state):
                return True
            self._go_on(state)
        return False

    def _go_on(self, state: GameState) -> None:
        """Give the next answer: the one that the search tried most, or a quick one where it did not get to."""
        seat = self._search.next_seat(state)
        legal = state.legal_actions(seat)
        action = legal[0] if len(legal) == 1 else self._search.favoured(state, seat, legal)
        state.apply(seat, action if action >= 0 else self._evaluation.answer(state, seat, legal))

    def moves(self, action: int) -> list[tuple[int, int]]:
        """The action and the moves that the search expects after it: answers within an effect are left out."""
        found: list[tuple[int, int]] = []
        world = self._view.thought("line")
        for count, (state, seat, answer) in enumerate(self._search.foresee(world, action)):
            if count == _FAR:
                break
            if not found or self._evaluation.quiet(state):
                found.append((seat, answer))
        return found

    def taker(self, action: int, other: int) -> int:
        """The seat that is expected to take an action of ours after another one of ours, and cannot once we took it;
        -1: nobody. Whoever passes, for one, takes nothing away."""
        for seat, answer in self.moves(other)[1:]:
            if answer == action and seat != self._view.seat and self._bars(action, seat):
                return seat
        return -1

    def _bars(self, action: int, rival: int) -> bool:
        """Whether a rival cannot take an action any more at the next move after we took it."""
        state = self._view.thought("line")
        state.apply(self._view.seat, action)
        for _ in range(_PATIENCE):
            if state.over:
                return False
            if self._search.next_seat(state) == rival and self._evaluation.quiet(state):
                return action not in state.legal_actions(rival)
            self._go_on(state)
        return False


def round_of(state: GameState) -> int | None:
    """The round, in a game that has rounds."""
    found = getattr(state, "round", None)
    return found if isinstance(found, int) else None
