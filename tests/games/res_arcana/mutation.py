"""In which files of Res Arcana mistakes are planted, and what names a player there."""

from typing import Final

from tools.mutation.rules import Rules

RULES: Final = Rules(
    files=("collect.py", "essences.py", "match.py", "turns.py", "victory.py"),
    seats=("s.first",),
)
