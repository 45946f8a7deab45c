"""Analysis for people: what a search says of a position, and of every decision of a game that was played.

A decision is judged by what the seat that took it could know then (`look`), never by what was really in the decks and
in the other hands. Each decision is examined by a search of its own with a seed of its own, so the figures are the same
in whatever order, and by however many processes, the decisions are examined. Nothing here has words for people: actions
are numbers and canonical words; the command line and the server put them into a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from pathlib import Path
from statistics import stdev
from typing import Final

from arcanum.bots.hints import largest_error, round_of
from arcanum.bots.magister import Advice, Magister
from arcanum.bots.search import Search, Settings
from arcanum.bots.seat import SeatView, look
from arcanum.core.evaluation import Evaluation
from arcanum.core.flow import Frame
from arcanum.core.game import Game
from arcanum.core.record import Record, arrive, begin, read_move
from arcanum.core.state import GameState

# --- one decision -----------------------------------------------------------------------------------------------------

_BATCHES: Final = 8
"""In so many parts an option is tried again; how far they are apart tells how sure its estimate is."""
_LINE: Final = 12
"""How many answers a line has at the most."""
_SURE: Final = 2.0
"""So many standard errors a loss must be away from nothing."""


@dataclass(frozen=True, slots=True)
class Option:
    """What a search says of a legal action."""

    action: int
    win: float
    """The chance to win with it (in games that can be shared: the expected share)."""
    share: float
    """How much of the search's attention it got, from 0 to 1."""
    visits: int
    """On how many simulations the estimate rests."""
    error: float | None = None
    """The standard error of the estimate; None if it was not tried again to find out."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search says of one decision."""

    number: int
    """How many actions were played before."""
    seat: int
    wins: list[float]
    """What every seat may expect if the seat that decides takes the best option, as that seat sees it."""
    options: list[Option]
    """All legal actions, best first."""
    line: list[tuple[int, int]]
    """Seat and action: what is expected to happen, from the best option on. What leaves no choice is left out."""
    simulations: int
    """How many simulations the search made before it tried options again."""
    played: Option | None = None
    """The action that was really taken, if one was."""

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def loss(self) -> float:
        """By how much the chance to win with the action taken is lower than with the best one; 0 if nothing is known
        to be better."""
        return 0.0 if self.played is None else max(0.0, self.best.win - self.played.win)

    @property
    def noise(self) -> float:
        """The standard error of the loss."""
        return 0.0 if self.played is None else hypot(self.best.error or 0.0, self.played.error or 0.0)

    @property
    def is_costly(self) -> bool:
        """Whether the loss is more than the estimates may be wrong by."""
        return self.loss > _SURE * self.noise


def examine(
    state: GameState,
    seat: int,
    number: int,
    evaluation: Evaluation,
    seed: str,
    simulations: int,
    played: int = -1,
    firm: int = 1,
) -> Verdict:
    """Think about the decision that a seat owes, and about the action that it took (-1: none yet).

    A search hardly looks at what it thinks bad. So the action taken and the `firm` best ones are tried again, each with
    a quarter of the budget.
    """
    view = look(state, seat, number)
    if len(view.legal) == 1:
        return _examine_forced(view, evaluation, seed, (simulations + 3) // 4, played)
    adviser = Magister(seed, evaluation, simulations)
    analysis = adviser.analyse(view, _LINE)
    options: list[Option] = []
    for place, advice in enumerate(analysis.options):
        if place < firm or advice.action == played:
            options.append(_try_again(adviser, seed, view, advice, (simulations + 3) // 4))
        else:
            options.append(Option(advice.action, advice.win, advice.share, advice.visits))
    return Verdict(
        number,
        seat,
        expected(analysis.wins, seat, options[0].win),
        options,
        analysis.line,
        analysis.simulations,
        next((each for each in options if each.action == played), None),
    )


def _examine_forced(view: SeatView, evaluation: Evaluation, seed: str, simulations: int, played: int) -> Verdict:
    """A decision without a choice, which is asked for all the same because that there is none is a secret. A search
    passes over it; what comes after is looked at with a part of the budget."""
    search = Search(evaluation, view.seat, view.seats, Settings())
    search.begin(view)
    for made in range(simulations):
        search.walk(search.supposed(view.thought(f"forced {seed}, action {view.number}, {made}"), made), -1)
    wins = search.chances()
    only = Option(view.legal[0], wins[view.seat], 1.0, simulations)
    return Verdict(
        view.number, view.seat, wins, [only], search.line(view, _LINE), simulations, only if played >= 0 else None
    )


def _try_again(adviser: Magister, seed: str, view: SeatView, advice: Advice, tries: int) -> Option:
    """The same advice on firmer ground, with its error; the share stays what the search by itself gave it.

    Simulations that share a tree are not independent of each other, and the tree still grows meanwhile. The averages of
    whole batches of them show both (the method of batch means), where counting each for itself would not.
    """
    batches = min(_BATCHES, tries)
    means: list[float] = []
    now = advice
    for batch in range(batches):
        before = now
        # With the same seed each batch would deal the same worlds.
        adviser.seed = f"{seed}, batch {batch}"
        wanted = advice.visits + tries * (batch + 1) // batches
        now = adviser.try_out(view, advice.action, wanted)
        means.append((now.win * now.visits - before.win * before.visits) / (now.visits - before.visits))
    error = stdev(means) / sqrt(batches) if batches == _BATCHES else largest_error(now.win, now.visits)
    return Option(advice.action, now.win, advice.share, now.visits, error)


def expected(wins: Sequence[float], seat: int, win: float) -> list[float]:
    """What all may expect once the seat takes its best option. The average over all simulations holds those that tried
    something worse; what the seat gains by not doing that, the others lose in proportion, and so does whoever wins
    without a seat."""
    others = 1 - wins[seat]
    if others <= 0:
        return [win if each == seat else (1 - win) / max(1, len(wins) - 1) for each in range(len(wins))]
    return [win if each == seat else wins[each] * (1 - win) / others for each in range(len(wins))]


def imagine(state: GameState, verdict: Verdict) -> Iterator[tuple[GameState, int, int]]:
    """The positions along the line of a verdict, each with the seat and its action, in the likely world that the search
    saw it in: `state` is the true position, but what the seat could not know is dealt anew in them."""
    world = look(state, verdict.seat, verdict.number).world("line")
    for seat, action in verdict.line:
        while len(world.legal_actions(_next_seat(world, verdict.seat))) == 1:
            forced = _next_seat(world, verdict.seat)
            world.apply(forced, world.legal_actions(forced)[0])
        yield world, seat, action
        world.apply(seat, action)


def _next_seat(world: GameState, seat: int) -> int:
    actors = world.actors()
    return seat if seat in actors else actors[0]


# --- a game that was played -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game, and which move it belongs to."""

    number: int
    """How many actions were played before."""
    seat: int
    action: int
    round: int | None
    head: int
    """The number of the decision that began the move: a payment belongs to what is paid for."""
    reply_to: int
    """The head of the move of somebody else in the middle of which this move was made; -1: none."""


def moments(record: Record, game: Game, packs: Sequence[Path] = ()) -> list[Moment]:
    """The decisions of a game, gathered into moves. The record must be one that replays."""
    found: list[Moment] = []
    moves = _Moves()
    for number, (state, seat, action) in enumerate(positions(record, game, packs)):
        head, reply_to = moves.place(state, seat, number)
        found.append(Moment(number, seat, action, round_of(state), head, reply_to))
    return found


def positions(record: Record, game: Game, packs: Sequence[Path] = ()) -> Iterator[tuple[GameState, int, int]]:
    """The position before every action of a record, with the seat and the action; the state is played on from there
    when the next one is asked for."""
    state = begin(record, game, packs)
    arrive(record, state, 0)
    for number in range(1, len(record.actions) + 1):
        seat, action = read_move(record, state, number)
        yield state, seat, action
        state.apply(seat, action)
        arrive(record, state, number)


class _Moves:
    """Tells which decisions belong to one move.

    Whatever an action asks for is asked above it on the stack of the game's flow. So a move goes on as long as the
    stack holds more than one frame, the lowest of them and the round stay the same, and either nobody else decided
    meanwhile or it is a component that asks. Where all decide at the same time, only a group of picks belongs together.
    """

    def __init__(self) -> None:
        self.heads: dict[int, int] = {}
        """For each seat the head of the move that it is at."""
        self.groups: dict[int, tuple[str, int]] = {}
        """For each seat the component and the group of its last pick, while all decide at the same time."""
        self.base: Frame | None = None
        """The lowest frame at the last decision; None if there was no other."""
        self.round: int | None = None
        self.last: int = -1
        """The seat that decided last."""
        self.turn: int = -1
        """The head of the move that began while nothing else was going on; -1: there is none."""

    def place(self, state: GameState, seat: int, number: int) -> tuple[int, int]:
        """The head of the move to which a decision belongs, and that of the move it replies to (-1: none)."""
        if state.branches:
            return self._place_beside(state, seat, number), -1
        base = state.trunk[0] if len(state.trunk) > 1 else None
        if self.groups or base is None or self.base not in (None, base) or self.round != round_of(state):
            self.heads = {}
            self.turn = -1 if base else number
        by_component = bool(state.decision(seat).source)
        if not (seat in self.heads and (self.last == seat or by_component)):
            self.heads[seat] = number
        self.groups = {}
        self.base, self.round, self.last = base, round_of(state), seat
        head = self.heads[seat]
        return head, self.turn if by_component and self.turn != head else -1

    def _place_beside(self, state: GameState, seat: int, number: int) -> int:
        decision = state.decision(seat)
        group = (decision.source, decision.group)
        if not (decision.group and self.groups.get(seat) == group):
            self.heads[seat] = number
        self.groups[seat] = group
        return self.heads[seat]


def costliest(verdicts: Iterable[Verdict], heads: Sequence[Moment], most: int) -> list[Verdict]:
    """The decisions that lost most, one of each move at the most: of the choices in it the one that mattered."""
    worst: dict[int, Verdict] = {}
    for verdict in verdicts:
        head = heads[verdict.number].head
        if verdict.is_costly and (head not in worst or verdict.loss > worst[head].loss):
            worst[head] = verdict
    return sorted(worst.values(), key=lambda verdict: (-verdict.loss, verdict.number))[:most]
