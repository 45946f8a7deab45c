"""What tools and benchmarks know of Res Arcana."""

from typing import Final

from tests.games.res_arcana import scenes
from tools.workshop import Rung, SetUp, Workshop

WORKSHOP: Final = Workshop(
    setups=(
        SetUp(3, {"collect": "ordered"}),
        SetUp(2, {"setup": "first_game"}),
        SetUp(4, {"setup": "first_game", "starter_sets": "shuffled", "collect": "ordered"}),
        SetUp(2, {"setup": "draft", "first": 1}),
        SetUp(3, {"setup": "draft"}),
        SetUp(4, {"setup": "draft", "round_limit": 4}),
        SetUp(2, {"setup": "match"}),
        SetUp(3, {}, ("ember_court",)),
        SetUp(4, {"setup": "draft"}, ("ember_court",)),
    ),
    rungs=(
        Rung("adept", "apprentice", 2, 400, 0.65),
        Rung("magister:1000", "adept", 2, 200, 0.65),
        Rung("magister:4000", "magister:1000", 2, 200, 0.50),
        Rung("adept", "apprentice", 3, 20, 0.50),
        Rung("magister:1000", "adept", 3, 24, 0.50),
        Rung("magister:4000", "magister:1000", 3, 16, 0.50),
        Rung("adept", "apprentice", 4, 20, 0.50),
        Rung("magister:1000", "adept", 4, 24, 0.50),
        Rung("magister:4000", "magister:1000", 4, 6, 0.50),
    ),
    usual_rounds=(4, 6),
    budget=1000,
    middle=150,
    picture=scenes.PICTURE,
    record=scenes.RECORD,
    times=(4.0, 12.0),
)
