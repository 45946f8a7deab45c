"""What must be true of previews, checked at random positions: what is certain happens, the odds are those of many dealt
worlds, and positions that a seat cannot tell apart preview alike.

How views are read here has nothing in common with how previews compare them: a path is followed step by step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import comb
from typing import Any

from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game
from arcanum.core.preview import WORLDS, Change, Preview, changed, preview
from arcanum.core.state import Data, GameState

LEVEL = 0.01
"""The odds of a position may lie outside of the interval in one of a hundred, by chance alone."""
ENOUGH = 0.001
"""So unlikely a number of positions outside of their intervals is not chance any more."""
FURTHER = 3
"""So many answers are given after the first, where a seat goes on answering."""


@dataclass
class Counts:
    """What was looked at, and what was wrong."""

    positions: int = 0
    certain: int = 0
    """Previews that were certain, each compared with what then happened."""
    several: int = 0
    """Those of them in which several answers were given one after another."""
    with_odds: int = 0
    """Previews with odds that were compared with those of many dealt worlds."""
    shares: int = 0
    """The single odds in them."""
    outside: list[str] = field(default_factory=list)
    """Positions of which one share or more lies outside of its interval, all of them together at 99 %."""
    pairs: int = 0
    """Previews compared with those of positions that the seat cannot tell apart."""
    false: list[str] = field(default_factory=list)
    """What was called certain and did not happen, and pairs that preview differently."""

    def wrong(self) -> list[str]:
        """What is wrong: more positions outside of their intervals than chance explains are."""
        return self.false + (self.outside if too_many(len(self.outside), self.with_odds) else [])


def too_many(outside: int, of: int) -> bool:
    """Whether chance alone would bring so many as good as never."""
    likely = sum([comb(of, count) * LEVEL**count * (1 - LEVEL) ** (of - count) for count in range(outside)])
    return 1 - likely < ENOUGH


# --- positions --------------------------------------------------------------------------------------------------------


def positions(game: Game, count: int) -> Iterator[tuple[GameState, int, list[int], Chance]]:
    """So many positions of random games with all numbers of players: the state, a seat that is asked, and answers of
    its own. They are spread so that every part of a game is met."""
    chance, number, every = Chance(key_of(f"previews of {game.id}")), 0, 5
    while True:
        seats = game.seat_counts[number % len(game.seat_counts)]
        state = game.new(seats, f"previews {number}")
        number += 1
        waits = chance.below(every)
        while not state.over:
            actors = state.actors()
            seat = actors[chance.below(len(actors))]
            if not waits:
                yield state, seat, answers(state, seat, chance), chance
                count -= 1
                if not count:
                    return
            waits = waits - 1 if waits else chance.below(2 * every)
            legal = state.legal_actions(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def answers(state: GameState, seat: int, chance: Chance) -> list[int]:
    """An answer of the seat, and those that it could give next in one of its worlds."""
    world = state.world(seat, f"answers {chance.below(1 << 30)}")
    given: list[int] = []
    while len(given) <= FURTHER and seat in world.actors():
        legal = world.legal_actions(seat)
        given.append(legal[chance.below(len(legal))])
        world.apply(seat, given[-1])
    return given


# --- what is checked --------------------------------------------------------------------------------------------------


def examine(game: Game, count: int, dealt: int, worlds: int = WORLDS) -> Counts:
    """Check previews at so many positions of a game; odds against so many dealt worlds."""
    found = Counts()
    for state, seat, given, chance in positions(game, count):
        found.positions += 1
        where = f"{game.id}, {state.seats} seats, position {found.positions}, seat {seat}"
        for actions in (given[:1], given) if len(given) > 1 else (given,):
            told = preview(state, seat, actions[0], actions[1:], worlds)
            what = f"{where}: {', '.join(told.actions)}"
            if told.certain:
                found.certain += 1
                found.several += len(told.actions) > 1
                found.false += [f"{what}: {wrong}" for wrong in not_so(state, seat, told)]
            elif len(actions) == 1:
                found.with_odds += 1
                found.outside += [f"{what}: {wrong}" for wrong in outside(state, seat, told, dealt, found)][:1]
            found.pairs += 1
            other = state.world(seat, f"pair {chance.below(1 << 30)}")
            if preview(other, seat, actions[0], actions[1:], worlds) != told:
                found.false.append(f"{what}: from a position that the seat cannot tell apart another preview")
    return found


def not_so(state: GameState, seat: int, told: Preview) -> list[str]:
    """What a preview called certain and what then does not happen."""
    before = state.view(seat)
    truth = state.clone()
    truth.heard = True
    since = truth.event_count
    for words in told.actions:
        action = truth.space.parse(words)
        if truth.why_not(seat, action) is not None:
            return [f"{words} is not legal"]
        truth.apply(seat, action)
    after = truth.view(seat)
    wrong = [f"{each.path} is not as it was told" for each in told.changes if not has_come(each, before, after)]
    paths = [each.path for each in told.changes]
    wrong += [f"{each} was not told" for each in changed(truth, before, [after]) if each.path not in paths]
    happened = [(event.kind, event.args) for event in truth.events(since, seat)]
    if happened != [(each.kind, each.args) for each in told.happens]:
        wrong.append(f"other things happen: {happened}")
    if told.ends != float(truth.over) or [each.seats for each in told.next] != [truth.actors()]:
        wrong.append(f"{truth.actors()} are asked")
    legal = [truth.space.words(action) for action in truth.legal_actions(seat)]
    question = told.next[0].question
    if legal != (question.legal if question else []):
        wrong.append("something else is asked")
    return wrong


def has_come(change: Change, before: Data, after: Data) -> bool:
    """Whether something has changed as it was told."""
    if change.came or change.gone:
        came, gone = lists_at(before, after, change.path)
        return came == Counter([each.value for each in change.came]) and gone == Counter(
            [each.value for each in change.gone]
        )
    return (change.before, change.after) == (value_at(before, change.path), value_at(after, change.path))


def outside(state: GameState, seat: int, told: Preview, dealt: int, found: Counts) -> list[str]:
    """The odds of a preview that do not agree with those of so many worlds, dealt for this alone."""
    before = state.view(seat)
    counts: Counter[tuple[Any, ...]] = Counter()
    for number in range(dealt):
        world = state.world(seat, f"dealt {number}")
        for words in told.actions:
            world.apply(seat, world.space.parse(words))
        counts.update(set(outcomes(told, before, world.view(seat), world)))
    shares = list(odds_of(told))
    found.shares += len(shares)
    wrong = []
    for outcome, share in shares:
        likely = chance_of(round(share * told.worlds), told.worlds, counts[outcome], dealt)
        if likely < LEVEL / len(shares):
            wrong.append(f"{outcome} has {share:.3f}, and {counts[outcome] / dealt:.3f} of dealt worlds")
    return wrong


def odds_of(told: Preview) -> Iterator[tuple[tuple[Any, ...], float]]:
    """All that a preview says is so likely."""
    for change in told.changes:
        for share in change.odds:
            yield (change.path, share.value), share.share
        if not change.odds and not change.came and not change.gone:
            yield (change.path, change.after), 1.0
        for sign, names in (("+", change.came), ("-", change.gone)):
            nth: Counter[Any] = Counter()
            for share in names:
                yield (change.path, sign, share.value, nth[share.value]), share.share
                nth[share.value] += 1
    asked: Counter[tuple[int, ...]] = Counter()
    for each in told.next:
        asked[each.seats] += round(each.share * told.worlds)
    for seats, count in asked.items():
        yield ("next", seats), count / told.worlds
    yield ("over",), told.ends


def outcomes(told: Preview, before: Data, after: Data, world: GameState) -> Iterator[tuple[Any, ...]]:
    """The same as it has come in one world."""
    for change in told.changes:
        if not change.came and not change.gone:
            yield change.path, value_at(after, change.path)
            continue
        for sign, names in zip("+-", lists_at(before, after, change.path), strict=True):
            for name, count in names.items():
                yield from [(change.path, sign, name, nth) for nth in range(count)]
    yield "next", world.actors()
    if world.over:
        yield ("over",)


@cache
def chance_of(one: int, of_one: int, other: int, of_other: int) -> float:
    """How likely counts at least so far apart are if both are drawn from the same: Fisher's exact test."""
    both = one + other
    whole = comb(of_one + of_other, both)
    ways = [comb(of_one, k) * comb(of_other, both - k) for k in range(min(of_one, both) + 1)]
    return sum([way for way in ways if way <= ways[one]]) / whole


# --- reading views ----------------------------------------------------------------------------------------------------


def value_at(view: Data, path: str) -> Any:
    """The value at a path; None where there is nothing. A component stands for its id, a list for its names."""
    value = found_at(view, path)
    if isinstance(value, dict):
        return value.get("id")
    return ", ".join(map(str, value)) if isinstance(value, list) else value


def lists_at(before: Data, after: Data, path: str) -> tuple[Counter[Any], Counter[Any]]:
    """What came to a list of names, and what went."""
    old, new = [
        Counter([each["id"] if isinstance(each, dict) else each for each in found_at(view, path) or []])
        for view in (before, after)
    ]
    return new - old, old - new


def found_at(view: Data, path: str) -> Any:
    value: Any = view
    for step in path.split("."):
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list):
            named = [each for each in value if isinstance(each, dict) and each.get("id") == step]
            at = int(step) if step.isdecimal() else len(value)
            value = named[0] if named else value[at] if at < len(value) else None
    return value
