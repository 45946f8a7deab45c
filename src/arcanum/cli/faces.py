"""How games look in the terminal: one drawing for each game, found by the game's id.

Commands know games only through this and their voices. A package brings the drawing of a game through an entry point
of the group `arcanum.faces`, under the id of the game.
"""

from __future__ import annotations

from typing import Any, Final

from arcanum.cli.drawing import Drawing
from arcanum.core.registry import Registry


def _drawing(name: str, found: Any) -> type[Drawing]:
    if not (isinstance(found, type) and issubclass(found, Drawing)):
        raise TypeError(f"expected a class derived from arcanum.cli.drawing.Drawing, found {found!r}")
    return found


FACES: Final = Registry("arcanum.faces", _drawing)
