"""What is counted of a party, the final points, and who wins."""

from __future__ import annotations

from typing import Final

from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra.catalogue import ARCANA, MARK_SLOTS
from arcanum.games.penumbra.state import State

MASTERED: Final = 4
"""So many marks of one discipline are what Mastery counts (PN-48.17)."""
RESERVED_LOSES: Final = 3
"""Points that a reserved contract costs that was not fulfilled (PN-37.5)."""
ITEMS: Final = ("arcana", "trials", "wounds", "experience", "contracts", "board", "goals", "alignment", "kept")
"""What points come from, in the order of the rulebook; the last one is the Automa's (PN-49.8)."""


# --- what is counted --------------------------------------------------------------------------------------------------


def metric(s: State, party: int, which: int) -> int:
    """What goals and prophecies count of a party, the Automa included (PN-47.12, PN-47.13, PN-48.13, PN-49.28). They
    count marks on the board: amplification makes no difference (PN-20.11)."""
    if which == at.M_TRIALS:
        return len(s.trials[party])
    if which == at.M_CONTRACTS:
        return len(s.contracts[party])
    if which == at.M_SPARK_MARKS:
        return s.spark_marks(party)
    if which == at.M_DISCIPLINE_MARKS:
        return s.discipline_marks(party)
    if which == at.M_ARCANA:
        return s.has(party, ARCANA)
    if which == at.M_GAP:
        light, dark = alignment(s, party)
        return abs(light - dark)
    if which == at.M_MASTERED:
        return len([kind for kind in range(len(at.DISCIPLINES)) if s.marks_of(party, kind) >= MASTERED])
    return 0


def alignment(s: State, party: int) -> tuple[int, int]:
    """The symbols of Light and Dark on fulfilled contracts and on the chosen paths of passed trials; reserved cards
    bring none (PN-37.8, PN-42.1, PN-42.2, PN-42.3, PN-42.4)."""
    light = dark = 0
    for contract in s.contracts[party]:
        reward = s.cat.reward[contract]
        if reward is not None:
            light += reward.light
            dark += reward.dark
    for passed in s.trials[party]:
        reward = s.cat.paths[passed // 2][passed % 2].reward
        light += reward.light
        dark += reward.dark
    return light, dark


def symbols(s: State, party: int) -> list[int]:
    """How many of each symbol lie in the Experience zone: on contracts, trials and Tomes (PN-48.5, PN-48.9)."""
    count = [0] * len(at.SYMBOLS)
    cards = [*s.contracts[party], *[passed // 2 for passed in s.trials[party]], *s.tomes[party]]
    for card in cards:
        for symbol, number in enumerate(s.cat.symbols[card]):
            count[symbol] += number
    return count


# --- points -----------------------------------------------------------------------------------------------------------


def experience_points(s: State, count: list[int]) -> int:
    """Sets of all six symbols, and equal ones; a symbol counts in both (PN-48.6, PN-48.7, PN-48.8). Of more than five
    equal ones those above begin a new set, or score nothing (PN-48.10)."""
    table = s.cat.experience_same
    most = len(table)
    capped = s.options["same_symbols_over_5"] == "cap"
    points = min(count) * s.cat.experience_set
    for number in count:
        whole, rest = divmod(number, most)
        if capped and whole:
            whole, rest = 1, 0
        points += whole * table[-1]
        if rest:
            points += table[rest - 1]
    return points


def board_points(s: State, party: int) -> int:
    """The points of occupied slots, in whatever state the marks are (PN-11.2, PN-11.12, PN-48.12, PN-49.43)."""
    first = party * MARK_SLOTS
    return sum([s.cat.mark_points[slot] for slot in range(MARK_SLOTS) if s.mark[first + slot] >= 0])


def points_of(s: State, party: int) -> dict[str, int]:
    """The points that a party would have now, by what they come from. Reserved trials that were not passed
    cost nothing (PN-37.5, PN-37.7, PN-48.1, PN-48.2, PN-48.3, PN-48.4, PN-48.11,
    PN-48.13, PN-48.14, PN-49.28). A total may be negative (PN-48.18)."""
    cat = s.cat
    light, dark = alignment(s, party)
    wizard = party < s.seats
    unfulfilled = len(s.reserved[party]) + len(s.bound[party]) if wizard else 0
    return {
        "arcana": s.has(party, ARCANA),
        "trials": sum([cat.points[passed // 2] for passed in s.trials[party]]),
        "wounds": -cat.loses * s.wounds[party] if wizard else 0,
        "experience": experience_points(s, symbols(s, party)),
        "contracts": sum([cat.points[contract] for contract in s.contracts[party]]) - RESERVED_LOSES * unfulfilled,
        "board": board_points(s, party),
        "goals": sum([cat.goal_points[goal] * metric(s, party, cat.metric[goal]) for goal in s.goals]),
        "alignment": abs(light - dark),
        "kept": 0 if wizard else cat.kept_points * (len(s.kept) + len(s.tomes[party])),
    }


def total_of(s: State, party: int) -> int:
    return sum(points_of(s, party).values())


# --- who wins ---------------------------------------------------------------------------------------------------------


def rank(s: State, party: int) -> tuple[int, int, int, int]:
    """Most points win; ties go to more passed trials, then more fulfilled contracts, then more Arcana (PN-48.15,
    PN-48.16, PN-49.44)."""
    return total_of(s, party), len(s.trials[party]), len(s.contracts[party]), s.has(party, ARCANA)


def winners_of(s: State) -> list[int]:
    """The parties that win; several if a tie remains."""
    ranks = [rank(s, party) for party in range(s.parties)]
    best = max(ranks)
    return [party for party in range(s.parties) if ranks[party] == best]


def returns_of(s: State) -> tuple[float, ...]:
    """The win shared among the winners; alone against the Automa it is won, shared or lost (PN-49.47)."""
    if not s.over:
        return tuple([0.0] * s.seats)
    winners = winners_of(s)
    return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)])
