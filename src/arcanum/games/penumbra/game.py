"""The Game object: options, packs, new games and saved ones."""

from __future__ import annotations

from typing import Final

from arcanum.core.game import Option
from arcanum.core.pack_game import PackGame
from arcanum.core.state import Data
from arcanum.core.tensors import Layout
from arcanum.core.weights import read_weights
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import Catalogue
from arcanum.games.penumbra.compiler import compile_content
from arcanum.games.penumbra.evaluation import PenumbraEvaluation
from arcanum.games.penumbra.evaluation_weights import FEATURES, FILE
from arcanum.games.penumbra.invariants import check_state
from arcanum.games.penumbra.packs import Content, Loader
from arcanum.games.penumbra.positions import Position
from arcanum.games.penumbra.scenario import facts_of, lay_out
from arcanum.games.penumbra.scoring import ITEMS, points_of, total_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.tensors import layout_of
from arcanum.games.penumbra.view_types import PenumbraView
from arcanum.games.penumbra.worths import card_worths

_TRUE: Final = ("true", "false")
_FALSE: Final = ("false", "true")


class Penumbra(PackGame[Content, Catalogue, State]):
    """One to four wizards who learn, take contracts and stand trials; alone, one against an Automa (PN-1.1)."""

    id = "penumbra"
    view_type = PenumbraView
    rules_version = 1
    seat_counts = (1, 2, 3, 4)
    loader = Loader
    state = State
    position_type = Position
    opening = (frames.SET_UP, -1)
    options = (
        Option(
            "trial_reservation",
            "printed",
            ("printed", "errata"),
            "how many trials a wizard may reserve: any number, or one, which is then the only one to attempt",
        ),
        Option("launch_keeps_turn_limit", "true", _TRUE, "whether the turn limits of launched cards still bind"),
        Option(
            "same_symbols_over_5",
            "new_set",
            ("new_set", "cap"),
            "what more than five equal symbols score: those above begin a new set, or nothing",
        ),
        Option("first_game_deck", "false", _FALSE, "whether the ready-made Fate deck for a first game is used"),
        Option("automa", "jasper", at.AUTOMAS, "the Automa; read only in a game for one wizard"),
        Option("automa_finite_dice", "true", _TRUE, "whether dice can run out for the Automa"),
        Option("no_idle_study", "true", _TRUE, "whether nobody may study twice in a row without a placement"),
    )

    def first_options(self) -> dict[str, str | int]:
        """The ready-made Fate deck is meant for it (PN-4.16)."""
        return {"first_game_deck": "true"}

    @property
    def usual_seats(self) -> int:
        return 2

    def compile(self, content: Content) -> Catalogue:
        return compile_content(content)

    def lay_out(self, state: State, position: Position) -> None:
        lay_out(state, position)

    def says_chance(self, position: Data) -> bool:
        return bool(position.get("rolls"))

    def facts(self, state: State) -> Data:
        return facts_of(state)

    def first_seat(self, state: State) -> int | None:
        """Nobody before the talents are shown; they say who is first (PN-5.10)."""
        return state.order[0] if state.order and state.seats > 1 else None

    def sides(self, state: State) -> list[dict[str, str]]:
        """Talent, discipline of the first mark, and place in the turn order, once the talents lie open."""
        if not state.order:
            return [{} for _ in range(state.seats)]
        return [
            {
                "talent": state.cat.ids[state.talent[seat]],
                "discipline": at.DISCIPLINES[state.cat.discipline[state.talent[seat]]],
                "turn": str(state.order.index(seat) + 1),
            }
            for seat in range(state.seats)
        ]

    def points(self, state: State) -> list[dict[str, float]]:
        """What the eight items of the scoring bring (PN-48.2 to PN-48.14)."""
        return [{item: float(points_of(state, seat)[item]) for item in ITEMS[:8]} for seat in range(state.seats)]

    def standing(self, state: State) -> list[int]:
        """The points of the wizards, and alone of the Automa."""
        return [total_of(state, party) for party in range(state.parties)]

    def make_layout(self, catalogue: Catalogue, seats: int) -> Layout:
        return layout_of(catalogue, seats)

    def make_evaluation(self, content: Content, catalogue: Catalogue) -> PenumbraEvaluation:
        return PenumbraEvaluation(catalogue, card_worths(content), read_weights(FILE, FEATURES))

    def check(self, state: State) -> None:
        """Conservation laws; raises AssertionError when one is broken."""
        check_state(state)


PENUMBRA = Penumbra()
