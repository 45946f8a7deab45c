"""A toy game for the tests of bots: a board so small that what a bot should find can be worked out by hand.

A board is a map of named places. At a `Fork` a seat decides where to go, at a `Draw` the top card of a hidden deck
does, at a `Roll` the game's own chance; a place that is a tuple is an end, with what every seat gets. Several ways may
lead to one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from arcanum.bots import SeatView, look
from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance, key_of
from arcanum.core.evaluation import Evaluation
from arcanum.core.flow import Ask, Decision, Frame, Step
from arcanum.core.state import Data, GameState

SPACE = ActionSpace()
GO = SPACE.add("go", [str(way) for way in range(6)])
"""The first action of the game; the others follow."""


@dataclass(frozen=True)
class Fork:
    """A seat decides."""

    seat: int
    ways: tuple[str, ...]
    guess: tuple[float, ...] = ()
    """What the evaluation says here; nothing: all are even."""
    busy: bool = False
    """Whether this is the middle of a compound choice, where the position cannot be judged."""


@dataclass(frozen=True)
class Draw:
    """The card on top of the deck is shown, and its number is the way to go."""

    ways: tuple[str, ...]


@dataclass(frozen=True)
class Roll:
    """Every way is equally likely."""

    ways: tuple[str, ...]


Place = Fork | Draw | Roll | tuple[float, ...]
Board = Mapping[str, Place]


class Maze(GameState):
    """Somewhere on a board."""

    __slots__ = ("at", "board", "deck", "drawn", "rolled")

    def __init__(self, seats: int, board: Board, chance: Chance, source: Maze | None = None) -> None:
        super().__init__(seats, SPACE, STEPS, chance, source)
        self.board: Board = board
        self.at: str = "" if source is None else source.at
        self.deck: list[int] = [] if source is None else source.deck[:]
        """The top card is the last of the list. What it holds is known, its order is not."""
        self.drawn: list[int] = [] if source is None else source.drawn[:]
        self.rolled: list[int] = [] if source is None else source.rolled[:]

    def go(self, place: str) -> None:
        """Come to a place, and let chance lead on to the next one that is not up to it."""
        self.at = place
        here = self.board[place]
        self.stack.pop()
        if isinstance(here, Fork):
            self.stack.append((CHOOSE, here.seat))
        elif isinstance(here, Draw | Roll):
            self.stack.append((LEAD_ON, -1))

    def clone(self) -> Maze:
        return Maze(self.seats, self.board, self.chance.clone(), self)

    def save(self) -> Data:
        own = {"at": self.at, "deck": self.deck, "drawn": self.drawn, "rolled": self.rolled}
        return {**self.flow_data(), **own}

    def returns(self) -> tuple[float, ...]:
        here = self.board[self.at]
        return here if isinstance(here, tuple) else (0.0,) * self.seats

    def view(self, seat: int | None) -> Data:
        return {"at": self.at, "deck": sorted(self.deck), "drawn": self.drawn, "rolled": self.rolled}

    def world(self, seat: int, seed: str) -> Maze:
        other = self.clone()
        other.chance = Chance(key_of(seed))
        other.deck.sort()
        other.chance.shuffle(other.deck)
        return other


class Choose(Ask[Maze]):
    def legal(self, state: Maze, frame: Frame) -> list[int]:
        here = state.board[state.at]
        assert isinstance(here, Fork)
        return [GO + way for way in range(len(here.ways))]

    def answer(self, state: Maze, frame: Frame, action: int) -> None:
        here = state.board[state.at]
        assert isinstance(here, Fork)
        state.go(here.ways[action - GO])

    def decision(self, state: Maze, frame: Frame) -> Decision:
        return Decision(frame[1], "go", {"at": state.at})


class LeadOn(Step[Maze]):
    """Chance decides."""

    def run(self, state: Maze, frame: Frame) -> None:
        here = state.board[state.at]
        if isinstance(here, Draw):
            state.drawn.append(state.deck.pop())
            state.go(here.ways[state.drawn[-1]])
        elif isinstance(here, Roll):
            state.rolled.append(state.chance.below(len(here.ways)))
            state.go(here.ways[state.rolled[-1]])


STEPS: list[Step[Any]] = [Step("parallel"), Choose("choose"), LeadOn("lead_on")]
_, CHOOSE, LEAD_ON = range(3)


class Guess(Evaluation):
    """Says what the board says: at an end what everybody gets, elsewhere what is written there."""

    def values(self, state: GameState) -> list[float]:
        assert isinstance(state, Maze)
        here = state.board[state.at]
        if isinstance(here, Fork):
            return list(here.guess) if here.guess else [1.0 / state.seats] * state.seats
        return list(state.returns())

    def quiet(self, state: GameState) -> bool:
        assert isinstance(state, Maze)
        here = state.board[state.at]
        return not (isinstance(here, Fork) and here.busy)


def maze(board: Board, at: str, seats: int = 2, deck: tuple[int, ...] = ()) -> Maze:
    """A game that stands at this place of a board."""
    state = Maze(seats, board, Chance(key_of("maze")))
    state.deck = list(deck)
    state.trunk.append((LEAD_ON, -1))
    state.stack = state.trunk
    state.go(at)
    state.advance()
    return state


def view_of(board: Board, at: str, seats: int = 2, deck: tuple[int, ...] = (), number: int = 0) -> SeatView:
    """What the seat that decides there sees."""
    state = maze(board, at, seats, deck)
    return look(state, state.actors()[0], number)
