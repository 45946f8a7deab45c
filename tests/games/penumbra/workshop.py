"""What tools and benchmarks know of Penumbra."""

from typing import Final

from tools.workshop import Options, Rung, SetUp, Workshop

TABLES: Final[tuple[tuple[str, int, Options], ...]] = (
    ("two", 2, {}),
    ("two_first", 2, {"first_game_deck": "true"}),
    ("three", 3, {}),
    ("four", 4, {"trial_reservation": "errata", "same_symbols_over_5": "cap"}),
    ("jasper", 1, {}),
    ("ruby", 1, {"automa": "ruby", "automa_finite_dice": "false"}),
    ("emerald", 1, {"automa": "emerald", "launch_keeps_turn_limit": "false"}),
    ("amethyst", 1, {"automa": "amethyst", "no_idle_study": "false"}),
)
WORKSHOP: Final = Workshop(
    setups=tuple(SetUp(seats, options) for _, seats, options in TABLES),
    rungs=(
        Rung("adept", "apprentice", 2, 200, 0.60),
        Rung("magister:200", "adept", 2, 200, 0.60),
        # The mirror matches say how the game is balanced at each level.
        Rung("apprentice", "apprentice", 2, 200, 0.0),
        Rung("adept", "adept", 2, 200, 0.0),
    ),
    middle=150,
)
