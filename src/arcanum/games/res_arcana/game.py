"""The Game object: seats, options, packs, new games and saved ones."""

from __future__ import annotations

from typing import Any, Final

from arcanum.core.game import MOST_DECISIONS, GameError, Option
from arcanum.core.pack_game import PackGame
from arcanum.core.state import Data
from arcanum.core.tensors import Layout
from arcanum.core.weights import read_weights
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.compiler import compile_content
from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation
from arcanum.games.res_arcana.evaluation_weights import FEATURES, FILE
from arcanum.games.res_arcana.invariants import check_state
from arcanum.games.res_arcana.match import LAST_GAME
from arcanum.games.res_arcana.packs import Content, Loader
from arcanum.games.res_arcana.positions import Position
from arcanum.games.res_arcana.scenario import facts_of, lay_out
from arcanum.games.res_arcana.scoring import THRESHOLD, points, points_by_source
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.tensors import layout_of
from arcanum.games.res_arcana.view_types import ResArcanaView

MOST_DECISIONS_OF_A_ROUND: Final = 250
"""Many times more than a round takes, with four players too."""


class ResArcana(PackGame[Content, Catalogue, State]):
    """2 to 4 players; standard, first-game, draft and match set-ups."""

    id = "res_arcana"
    view_type = ResArcanaView
    rules_version = 1
    seat_counts = (2, 3, 4)  # RA-1.1
    goal = THRESHOLD
    loader = Loader
    state = State
    position_type = Position
    opening = (frames.DEAL, -1)
    options = (
        Option("setup", "standard", ("standard", "first_game", "draft", "match"), "how the game is set up"),
        Option("collect", "simultaneous", ("simultaneous", "ordered"), "collecting at once or in turn order"),
        Option("first", "random", ("random", 0, 1, 2, 3), "the seat of the First Player"),
        Option("starter_sets", "by_seat", ("by_seat", "shuffled"), "who gets which set in a first game"),
        Option("round_limit", 200, (), "after so many rounds most points win; 0: never"),
    )

    def first_options(self) -> dict[str, str | int]:
        return {"setup": "first_game"}

    def settle(self, seats: int, options: dict[str, Any]) -> dict[str, str | int]:
        settled = super().settle(seats, options)
        if settled["setup"] == "match" and seats != 2:
            raise GameError(f"a match is for exactly 2 players, not for {seats}")
        if settled["first"] != "random" and int(settled["first"]) >= seats:
            raise GameError(f"option first: expected a seat from 0 to {seats - 1} or random, got {settled['first']}")
        return settled

    def endless(self, options: dict[str, str | int]) -> str:
        return "" if options["round_limit"] else "round_limit=0"

    def most_decisions(self, options: dict[str, str | int]) -> int:
        games = LAST_GAME if options["setup"] == "match" else 1
        return max(MOST_DECISIONS, int(options["round_limit"]) * games * MOST_DECISIONS_OF_A_ROUND)

    def compile(self, content: Content) -> Catalogue:
        return compile_content(content)

    def lay_out(self, state: State, position: Position) -> None:
        lay_out(state, position)

    def facts(self, state: State) -> Data:
        return facts_of(state)

    def first_seat(self, state: State) -> int | None:
        return state.first

    def points(self, state: State) -> list[dict[str, float]]:
        return [points_by_source(state, seat) for seat in range(state.seats)]

    def standing(self, state: State) -> list[int]:
        return [points(state, seat) for seat in range(state.seats)]

    def make_layout(self, catalogue: Catalogue, seats: int) -> Layout:
        return layout_of(catalogue, seats)

    def make_evaluation(self, content: Content, catalogue: Catalogue) -> ResArcanaEvaluation:
        return ResArcanaEvaluation(catalogue, read_weights(FILE, FEATURES))

    def ended_by_limit(self, state: State) -> bool:
        """Nobody had enough points when it ended: only the round limit ends a game so."""
        return state.over and max(self.standing(state)) < THRESHOLD

    def check(self, state: State) -> None:
        """Conservation laws; raises AssertionError when one is broken."""
        check_state(state)


RES_ARCANA = ResArcana()
