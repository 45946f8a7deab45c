"""The Game object: seats, options, packs, new games and saved ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from arcanum.core.actions import ActionSpace
from arcanum.core.chance import Chance
from arcanum.core.game import MOST_DECISIONS, Game, GameError, Option
from arcanum.core.state import Data, GameState
from arcanum.core.weights import read_weights
from arcanum.games.res_arcana import frames
from arcanum.games.res_arcana.catalogue import Catalogue
from arcanum.games.res_arcana.compiler import compile_content
from arcanum.games.res_arcana.evaluation import ResArcanaEvaluation
from arcanum.games.res_arcana.evaluation_weights import FEATURES, FILE
from arcanum.games.res_arcana.invariants import check_state
from arcanum.games.res_arcana.match import LAST_GAME
from arcanum.games.res_arcana.packs import Content, load_packs
from arcanum.games.res_arcana.scenario import facts_of, lay_out
from arcanum.games.res_arcana.scoring import THRESHOLD, points, points_by_source
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.tensors import ResArcanaLayout, layout_of

MOST_DECISIONS_OF_A_ROUND: Final = 250
"""Many times more than a round takes, with four players too."""


class ResArcana(Game):
    """2 to 4 players; standard, first-game, draft and match set-ups."""

    id = "res_arcana"
    rules_version = 1
    seat_counts = (2, 3, 4)
    goal = THRESHOLD
    options = (
        Option("setup", "standard", ("standard", "first_game", "draft", "match"), "how the game is set up"),
        Option("collect", "simultaneous", ("simultaneous", "ordered"), "collecting at once or in turn order"),
        Option("first", "random", ("random", 0, 1, 2, 3), "the seat of the First Player"),
        Option("starter_sets", "by_seat", ("by_seat", "shuffled"), "who gets which set in a first game"),
        Option("round_limit", 200, (), "after so many rounds most points win; 0: never"),
    )

    def __init__(self) -> None:
        self._loaded: dict[tuple[Path, ...], tuple[Content, Catalogue]] = {}
        self._evaluations: dict[tuple[Path, ...], ResArcanaEvaluation] = {}
        self._layouts: dict[tuple[int, tuple[Path, ...]], ResArcanaLayout] = {}

    def _load(self, packs: Sequence[Path]) -> tuple[Content, Catalogue]:
        key = tuple(packs)
        if key not in self._loaded:
            content = load_packs(packs)
            self._loaded[key] = (content, compile_content(content))
        return self._loaded[key]

    def catalogue(self, packs: Sequence[Path] = ()) -> Catalogue:
        return self._load(packs)[1]

    def content(self, packs: Sequence[Path] = ()) -> Content:
        return self._load(packs)[0]

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

    def blank(self, seats: int, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> State:
        state = State(self.catalogue(packs), seats, self.settle(seats, options or {}), Chance(b""))
        state.trunk.append((frames.DEAL, -1))
        return state

    def new(self, seats: int, seed: str, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> State:
        state = self.blank(seats, options, packs)
        state.deal(seed)
        return state

    def load(self, data: Data, packs: Sequence[Path] = ()) -> State:
        catalogue = self.catalogue(packs)
        try:
            if data["packs_in_use"] != catalogue.pack_ids:
                raise ValueError(f"it was saved with the packs {data['packs_in_use']}, not {catalogue.pack_ids}")
            seats = int(data["seats"])
            state = State(catalogue, seats, self.settle(seats, data["options"]), Chance(b""))
            state.restore(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise GameError(f"not a saved state of {self.id}: {type(error).__name__} {error}") from error
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        return self.catalogue(packs).space

    def pack_stamps(self, packs: Sequence[Path] = ()) -> list[dict[str, str]]:
        return [
            {"id": pack.info.id, "version": pack.info.version, "hash": pack.hash} for pack in self.content(packs).packs
        ]

    def position(self, seats: int, options: dict[str, Any], position: Data, packs: Sequence[Path] = ()) -> State:
        return lay_out(self.catalogue(packs), seats, self.settle(seats, options), position)

    def facts(self, state: GameState) -> Data:
        assert isinstance(state, State)
        return facts_of(state)

    def points(self, state: GameState) -> list[dict[str, float]]:
        assert isinstance(state, State)
        return [points_by_source(state, seat) for seat in range(state.seats)]

    def standing(self, state: GameState) -> list[int]:
        assert isinstance(state, State)
        return [points(state, seat) for seat in range(state.seats)]

    def layout(self, seats: int, packs: Sequence[Path] = ()) -> ResArcanaLayout:
        self.check_seats(seats)
        key = (seats, tuple(packs))
        if key not in self._layouts:
            self._layouts[key] = layout_of(self.catalogue(packs), seats)
        return self._layouts[key]

    def evaluation(self, packs: Sequence[Path] = ()) -> ResArcanaEvaluation:
        key = tuple(packs)
        if key not in self._evaluations:
            self._evaluations[key] = ResArcanaEvaluation(self.catalogue(packs), read_weights(FILE, FEATURES))
        return self._evaluations[key]

    def check(self, state: GameState) -> None:
        """Conservation laws; raises AssertionError when one is broken."""
        assert isinstance(state, State)
        check_state(state)


RES_ARCANA = ResArcana()
