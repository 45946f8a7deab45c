"""The Game object: options, packs, new games and saved ones."""

from __future__ import annotations

from typing import Final

from arcanum.core.game import Option
from arcanum.core.pack_game import PackGame
from arcanum.core.state import Data
from arcanum.core.tensors import Layout
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import Catalogue
from arcanum.games.penumbra.compiler import compile_content
from arcanum.games.penumbra.packs import Content, Loader
from arcanum.games.penumbra.positions import Position
from arcanum.games.penumbra.scenario import facts_of, lay_out
from arcanum.games.penumbra.state import State

_TRUE: Final = ("true", "false")
_FALSE: Final = ("false", "true")


class Penumbra(PackGame[Content, Catalogue, State]):
    """One to four wizards who learn, take contracts and stand trials; alone, one against an Automa (PN-1.1)."""

    id = "penumbra"
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

    def facts(self, state: State) -> Data:
        return facts_of(state)

    def first_seat(self, state: State) -> int | None:
        """The seat with the lowest turn-order number, once the talents lie open (PN-5.10)."""
        wizards = [party for party in state.order if party < state.seats]
        return wizards[0] if wizards and state.seats > 1 else None

    def make_layout(self, catalogue: Catalogue, seats: int) -> Layout:
        raise NotImplementedError


PENUMBRA = Penumbra()
