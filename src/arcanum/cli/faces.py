"""How a game is shown on the command line: one face for each game, found by the game's id.

Commands know games only through this: a new game brings a face and needs no change elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from arcanum.cli.black_rose import BlackRoseFace
from arcanum.cli.res_arcana import ResArcanaFace
from arcanum.core.documents import Problem
from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.words.voices import Choice


class Speech(Protocol):
    """A game in one language. `names` are the players' names, by seat; views are all that is ever drawn."""

    def say(self, message_id: str, /, **args: str | int) -> str:
        """A message of the command line itself."""

    def seat_names(self, kinds: Sequence[str]) -> list[str]:
        """Names for seats that were given none."""

    def third_party(self) -> str:
        """Who can win without a seat; empty if nobody can."""

    def card_name(self, card: str) -> str: ...

    def card_names(self) -> dict[str, list[str]]:
        """Of each card the names in all languages, and the id at the end."""

    def find_card(self, text: str) -> list[str]:
        """The ids of the cards that a text may mean: one, several or none."""

    def card_page(self, card: str) -> RenderableType: ...

    def prompt(self, decision: Decision, names: Sequence[str]) -> str: ...

    def reason(self, refused: Reason, names: Sequence[str]) -> str: ...

    def choice(self, words: str, names: Sequence[str], view: Data | None = None) -> Choice:
        """An action with its canonical words and its label, under the question of a view if one is given."""

    def log(self, events: Iterable[Event], names: Sequence[str]) -> list[Text]: ...

    def table(self, view: Data, names: Sequence[str], console: Console) -> RenderableType: ...

    def pool(self, view: Data, console: Console) -> RenderableType:
        """The short form of the table, between the picks of one decision."""

    def legend(self, console: Console) -> RenderableType:
        """What the signs on the table mean."""

    def result(self, view: Data, names: Sequence[str], console: Console) -> RenderableType: ...


class Face(Protocol):
    """What the command line needs to know of a game beyond `Game`."""

    def speech(self, lang: str, packs: Sequence[Path]) -> Speech: ...

    def check_pack(self, folder: Path) -> list[Problem]: ...

    def pack_schema(self) -> dict[str, Any]: ...

    def ended_by_limit(self, view: Data) -> bool:
        """Whether a finished game ended because it took too many rounds."""


_FACES: dict[str, Face] = {"res_arcana": ResArcanaFace(), "black_rose": BlackRoseFace()}


def face_of(game_id: str) -> Face:
    return _FACES[game_id]
