"""Draw `docs/img/terminal.svg`: the terminal in the middle of a game, for the README.

python -m tools.picture

The position stands beside the tests of the first game, laid out by hand: the picture changes only when the
drawing or the words do.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from arcanum.cli.bots import HUMAN
from arcanum.cli.reader import Reader
from arcanum.cli.speech import Speech
from arcanum.cli.terminal import Terminal
from arcanum.core.session import Session
from tools.workshop import first_game, workshop

PICTURE = Path(__file__).parent.parent / "docs" / "img" / "terminal.svg"
WIDTH = 118


def draw(console: Console) -> None:
    """What seat 0 sees, up to what it might type."""
    game = first_game()
    scene = workshop(game.id).picture
    assert scene is not None, f"{game.id} says nothing to be drawn"
    session = Session.new(game, len(scene.position["players"]), "picture", position=scene.position)
    for seat, words in scene.played:
        session.play(seat, words)
    speech = Speech(game.id, "en")
    kinds = [HUMAN, "random"]
    terminal = Terminal(session, speech, kinds, speech.seat_names(kinds), console, Reader(strict=False))
    terminal.seen = [0, 0]
    terminal.question(0)
    for line in scene.typed:
        console.print(Text(f"> {line}"))
        if line.startswith("why "):
            terminal.why(0, line.removeprefix("why "))


def svg() -> str:
    """The picture. The font is left to the reader's machine: a picture in a README should load nothing from outside."""
    console = Console(record=True, width=WIDTH, height=50, file=io.StringIO(), force_terminal=True, highlight=False)
    draw(console)
    picture = console.export_svg(title=f"arcanum play {first_game().id}", theme=MONOKAI, unique_id="arcanum")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


def main() -> int:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
