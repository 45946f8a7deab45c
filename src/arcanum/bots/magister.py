"""The Magister: a search with a budget, as a bot and as an adviser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arcanum.bots.bot import Bot
from arcanum.bots.search import Search, Settings
from arcanum.bots.seat import SeatView
from arcanum.bots.tree import Node
from arcanum.core.evaluation import Evaluation

SIMULATIONS: Final = 400
"""The budget of a Magister that was given none."""
_UNBOUNDED: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search says of one legal action."""

    action: int
    win: float
    """The chance to win with it (in games that can be shared: the expected share)."""
    share: float
    """How much of the search's attention it got, from 0 to 1: its confidence."""
    visits: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search says of a decision."""

    seat: int
    win: float
    """The seat's chance to win if it answers with the best option."""
    wins: list[float]
    """What every seat may expect, as this seat sees it."""
    options: list[Advice]
    """Best first. All legal actions are there."""
    line: list[tuple[int, int]]
    """Seat and action: what the search expects to happen, from this decision on."""
    simulations: int
    """How many simulations the figures rest on."""


class Magister(Bot):
    """Searches with a budget of simulations a decision (`seconds` on top of it if wanted: then a game can't be played
    again exactly). It keeps its tree from one decision to the next."""

    def __init__(
        self,
        seed: str,
        evaluation: Evaluation,
        simulations: int = SIMULATIONS,
        seconds: float = 0.0,
        settings: Settings | None = None,
    ) -> None:
        self.name = f"magister:{seconds:g}s" if seconds else f"magister:{simulations}"
        self.seed: str = seed
        self.evaluation: Evaluation = evaluation
        self.simulations: int = _UNBOUNDED if seconds else simulations
        self.seconds: float = seconds
        self.settings: Settings = settings if settings is not None else Settings()
        self.search: Search | None = None
        self.limit: float = 0.0
        """So many seconds a decision may take, whatever the budget; 0: it takes its time. It is there for those who
        wait: how strong a Magister is, is for its budget to say."""
        self.cut: bool = False
        """Whether the limit has cut the last decision short, before the budget was spent."""

    def choose(self, view: SeatView) -> int:
        self.cut = False
        if len(view.legal) == 1:
            return view.legal[0]
        root = self._think(view, False)
        tried = root.most_tried(view.legal)
        return tried if tried >= 0 else root.favourite(view.legal)

    def analyse(self, view: SeatView, length: int = 12) -> Analysis:
        """What it thinks of all options, and the line that it expects, of at most `length` answers."""
        root = self._think(view, True)
        search = self._search(view)
        options = [_advice(root, action) for action in view.legal]
        options.sort(key=lambda advice: (-advice.visits, -advice.win, advice.action))
        return Analysis(view.seat, options[0].win, search.chances(), options, search.line(view, length), root.visits)

    def try_out(self, view: SeatView, action: int, simulations: int) -> Advice:
        """What it thinks of one action after at least so many simulations with it; `analyse` the same view before."""
        search = self._search(view)
        search.try_out(view, f"try {self._seed_of(view)}", action, simulations)
        return _advice(search.root(view), action)

    def _search(self, view: SeatView) -> Search:
        if self.search is None or self.search.seat != view.seat:
            self.search = Search(self.evaluation, view.seat, view.seats, self.settings)
        return self.search

    def _think(self, view: SeatView, to_the_end: bool) -> Node:
        seed = self._seed_of(view)
        limited = self.limit > 0 and (not self.seconds or self.limit < self.seconds)
        search = self._search(view)
        root = search.think(view, seed, self.simulations, self.limit if limited else self.seconds, to_the_end)
        self.cut = limited and search.cut
        return root

    def _seed_of(self, view: SeatView) -> str:
        return f"magister {self.seed}, seat {view.seat}, action {view.number}"


def _advice(root: Node, action: int) -> Advice:
    slot = root.slots[action]
    tried = root.tried[slot]
    win = root.worth[slot] / tried if tried else root.judged[slot]
    return Advice(action, win, tried / max(1, root.visits), tried)
