"""Where the rules of a game stand, and what names a seat in them: what all games have, and what a game says of itself.

A game says it as `RULES` in `tests/games/GAME/mutation.py`. Neither may import the game or the core: mistakes are
planted while those are loaded.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "src" / "arcanum" / "games"
CORE: Final = "core/"
"""How the files of the core are told from those of the game, which has no such folder."""
FILES: Final = ("steps/*.py", "legality.py", "phases.py", "scoring.py", "setup.py", "state.py")
"""What reads packs, shows or remembers is elsewhere."""
SEATS: Final = ("seat", "own", "other", "owner", "rival", "by", "first", "frame[SEAT]")


@dataclass(frozen=True, slots=True)
class Rules:
    """What a game adds to what all have."""

    files: tuple[str, ...] = ()
    """Further files that hold rules, within its package; `core/...` are modules of the core that it rests on."""
    seats: tuple[str, ...] = ()
    """Further expressions that name a seat: in their place the other seat may be written."""


def rules(package: Path) -> Rules:
    """Files and expressions of a game, with those of all games."""
    own = Rules()
    if (ROOT / "tests" / "games" / package.name / "mutation.py").exists():
        own = import_module(f"tests.games.{package.name}.mutation").RULES
    return Rules(FILES + own.files, SEATS + own.seats)


def located(package: Path, file: str) -> Path:
    """Where a file of rules lies: in the package of the game, or in the core that stands beside all games."""
    return package.parent.parent / file if file.startswith(CORE) else package / file


def rule_files(package: Path) -> dict[Path, str]:
    """The files that hold the rules of a game, as far as it has them, and what each is called."""
    found: dict[Path, str] = {}
    for pattern in rules(package).files:
        base = package.parent.parent if pattern.startswith(CORE) else package
        found |= {path: path.relative_to(base).as_posix() for path in base.glob(pattern) if path.stat().st_size}
    return dict(sorted(found.items()))


def core_modules() -> set[str]:
    """The modules of the core in which mistakes are planted, for any game."""
    files = {name for package in GAMES.glob("[!_]*") for name in rule_files(package).values()}
    return {Path(name).stem for name in files if name.startswith(CORE)}
