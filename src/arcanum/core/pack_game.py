"""PackGame: what all games whose components come from packs have in common."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from arcanum.core.actions import ActionSpace
from arcanum.core.catalogue import BaseCatalogue
from arcanum.core.chance import Chance, key_of
from arcanum.core.documents import Problem
from arcanum.core.evaluation import Evaluation
from arcanum.core.flow import Frame
from arcanum.core.game import Game, GameError
from arcanum.core.packs import PackContent, PackLoader
from arcanum.core.positions import decode_position
from arcanum.core.state import Data, EndlessGame, GameState
from arcanum.core.tensors import Layout

K = TypeVar("K", bound=PackContent[Any, Any])
"""What the packs bring."""
C = TypeVar("C", bound=BaseCatalogue)
S = TypeVar("S", bound=GameState)

Packs = tuple[Path, ...]


class PackGame(Game, Generic[K, C, S]):
    """A game whose components come from packs: what depends on the packs alone is made once for each choice of packs.

    A game supplies the methods of the first section, and of those of `Game` what is its own."""

    loader: type[PackLoader[Any, Any]]
    state: type[S]
    """The class of its states, made of catalogue, number of seats, options and chance."""
    opening: Frame
    """The frame that sets an empty state up."""

    def __init__(self) -> None:
        self._loaded: dict[Packs, tuple[K, C]] = {}
        self._evaluations: dict[Packs, Evaluation] = {}
        self._layouts: dict[tuple[int, Packs], Layout] = {}

    # --- what a game supplies -----------------------------------------------------------------------------------------

    def compile(self, content: K) -> C:
        """The catalogue of what the packs bring. Packs that come later append numbers and change none."""
        raise NotImplementedError

    def check_options(self, catalogue: C, options: dict[str, str | int]) -> None:
        """Raises GameError for settled options that do not fit what the packs bring."""

    def lay_out(self, state: S, position: Any) -> None:
        """Lay an empty state out as a position of the `position_type` describes it; raises GameError naming the field
        that is wrong."""
        raise NotImplementedError

    def make_layout(self, catalogue: C, seats: int) -> Layout:
        """What the numbers of an observation mean."""
        raise NotImplementedError

    def make_evaluation(self, content: K, catalogue: C) -> Evaluation:
        """What bots think of positions."""
        return Evaluation()

    # --- what follows from that ---------------------------------------------------------------------------------------

    def _load(self, packs: Sequence[Path]) -> tuple[K, C]:
        key = tuple(packs)
        if key not in self._loaded:
            content: Any = self.loader.load(packs)
            self._loaded[key] = (content, self.compile(content))
        return self._loaded[key]

    def content(self, packs: Sequence[Path] = ()) -> K:
        """What the game's own packs and these bring."""
        return self._load(packs)[0]

    def catalogue(self, packs: Sequence[Path] = ()) -> C:
        """The same, compiled for play."""
        return self._load(packs)[1]

    def _empty(self, seats: int, options: dict[str, Any], packs: Sequence[Path]) -> S:
        """A state without a flow, before anything is dealt or laid out."""
        settled = self.settle(seats, options)
        catalogue = self.catalogue(packs)
        self.check_options(catalogue, settled)
        make: Any = self.state
        return cast(S, make(catalogue, seats, settled, Chance(b"")))

    def blank(self, seats: int, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> S:
        state = self._empty(seats, options or {}, packs)
        state.trunk.append(self.opening)
        return state

    def new(self, seats: int, seed: str, options: dict[str, Any] | None = None, packs: Sequence[Path] = ()) -> S:
        state = self.blank(seats, options, packs)
        state.deal(seed)
        return state

    def load(self, data: Data, packs: Sequence[Path] = ()) -> S:
        return cast(S, super().load(data, packs))

    def position(self, seats: int, options: dict[str, Any], position: Data, packs: Sequence[Path] = ()) -> S:
        state = self._empty(seats, options, packs)
        state.chance = Chance(key_of("scenario"))
        assert self.position_type is not None
        self.lay_out(state, decode_position(position, self.position_type))
        try:
            state.advance()
        except (AssertionError, EndlessGame) as error:
            raise GameError(f"position: {error}") from error
        return state

    def space(self, packs: Sequence[Path] = ()) -> ActionSpace:
        return self.catalogue(packs).space

    def layout(self, seats: int, packs: Sequence[Path] = ()) -> Layout:
        self.check_seats(seats)
        key = (seats, tuple(packs))
        if key not in self._layouts:
            self._layouts[key] = self.make_layout(self.catalogue(packs), seats)
        return self._layouts[key]

    def evaluation(self, packs: Sequence[Path] = ()) -> Evaluation:
        key = tuple(packs)
        if key not in self._evaluations:
            self._evaluations[key] = self.make_evaluation(*self._load(packs))
        return self._evaluations[key]

    def pack_stamps(self, packs: Sequence[Path] = ()) -> list[dict[str, str]]:
        used = self.content(packs).packs
        return [{"id": pack.info.id, "version": pack.info.version, "hash": pack.hash} for pack in used]

    def check_pack(self, folder: Path) -> list[Problem]:
        return self.loader.check(folder)

    def pack_schema(self) -> dict[str, Any]:
        return self.loader.schema()
