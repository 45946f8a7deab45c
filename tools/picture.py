"""Draw `docs/img/terminal.svg`: the terminal in the middle of a game, for the README.

python tools/picture.py

The position is laid out by hand, so the picture changes only when the drawing or the words do.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from arcanum.cli.bots import HUMAN
from arcanum.cli.faces import face_of
from arcanum.cli.reader import Reader
from arcanum.cli.terminal import Terminal
from arcanum.core.session import Session
from arcanum.games import find

PICTURE = Path(__file__).parent.parent / "docs" / "img" / "terminal.svg"
WIDTH = 118
POSITION: dict[str, Any] = {
    "round": 5,
    "to_act": 1,
    "first_player": 1,
    "center": {
        "monuments": ["oracle", "great_pyramid"],
        "monument_deck": ["temple", "library", "solomons_mine", "golden_statue", "colossus", "mausoleum", "obelisk"],
        "places": ["sacrificial_pit", "sunken_reef", "dragons_lair"],
    },
    "players": [
        {
            "mage": "duelist",
            "item": "transmutation",
            "pool": {"calm": 1, "death": 4, "elan": 2, "gold": 4, "life": 2},
            "hand": ["dragon_bridle", "elvish_bow", "sacrificial_dagger"],
            "deck": ["wind_dragon"],
            "discard": ["athanor"],
            "in_play": [
                {"id": "duelist", "on": {"gold": 1}, "turned": True},
                {"id": "hand_of_glory", "turned": True},
                "celestial_horse",
                "jeweled_statuette",
                {"id": "alchemists_tower", "on": {"gold": 3}},
            ],
        },
        {
            "mage": "scholar",
            "item": "calm_elan",
            "pool": {"calm": 5, "death": 3, "life": 1},
            "hand": ["earth_dragon", "water_dragon"],
            "deck": ["chalice_of_fire", "nightingale"],
            "discard": ["guard_dog"],
            "in_play": [
                {"id": "scholar", "turned": True},
                {"id": "prism", "turned": True},
                "magical_shard",
                "bone_dragon",
                {"id": "dwarven_mines", "on": {"gold": 2}},
            ],
        },
    ],
}
PLAYED = [(1, "power bone_dragon 1"), (0, "pay")]
"""A moment before the picture, so that there is a log."""


def draw(console: Console) -> None:
    """What seat 0 sees, up to what it might type."""
    game = find("res_arcana")
    session = Session.new(game, 2, "picture", position=POSITION)
    for seat, words in PLAYED:
        session.play(seat, words)
    speech = face_of(game.id).speech("en", [])
    kinds = [HUMAN, "random"]
    terminal = Terminal(session, speech, kinds, speech.seat_names(kinds), console, Reader(strict=False))
    terminal.seen = [0, 0]
    terminal.question(0)
    console.print(Text("> why claim sunken reef"))
    terminal.why(0, "claim sunken reef")
    console.print(Text("> claim oracle"))


def svg() -> str:
    """The picture. The font is left to the reader's machine: a picture in a README should load nothing from outside."""
    console = Console(record=True, width=WIDTH, height=50, file=io.StringIO(), force_terminal=True, highlight=False)
    draw(console)
    picture = console.export_svg(title="arcanum play res_arcana", theme=MONOKAI, unique_id="arcanum")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


def main() -> int:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
