"""What tools and benchmarks know of Black Rose Wars: Duel."""

from typing import Final

from tests.games.black_rose import divisions
from tools.workshop import Options, Rung, SetUp, Workshop

TABLES: Final[tuple[tuple[str, Options], ...]] = (
    ("law", {"school": "law"}),
    ("ash", {"school": "ash"}),
    ("law_plain", {"school": "law", "upgrades": "off"}),
    ("ash_rooms", {"school": "ash", "rooms": "black_rose_room, armory", "forgotten": "arcane_barrage"}),
    ("law_mages", {"school": "law", "mages": "agnes, casimir, ulrich", "crown": 1}),
)
WORKSHOP: Final = Workshop(
    setups=tuple(SetUp(2, options) for _, options in TABLES),
    rungs=(
        Rung("adept", "apprentice", 2, 200, 0.60),
        Rung("magister:200", "adept", 2, 200, 0.60),
        # The mirror matches say how the game is balanced at each level.
        Rung("apprentice", "apprentice", 2, 200, 0.0),
        Rung("adept", "adept", 2, 200, 0.0),
        Rung("magister:200", "magister:200", 2, 200, 0.0),
    ),
    balance=divisions.BALANCE,
    trial=divisions.TRIAL,
    middle=80,
)
