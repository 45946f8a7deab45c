"""In which files of Black Rose Wars: Duel mistakes are planted, and what names a mage there."""

from typing import Final

from tools.mutation.rules import Rules

RULES: Final = Rules(
    files=(
        "actions.py",
        "cleanup.py",
        "lodge.py",
        "quests.py",
        "core/conditions.py",
        "core/effects.py",
        "core/moments.py",
    ),
    seats=("attacker", "effect[CASTER]", "mage", "party", "s.crown", "victim"),
)
