"""The builds of Arcanum that are compared: each runs in a process of its own, with its own `arcanum` on the path."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcanum.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"


def games_of(parser: argparse.ArgumentParser, game: str, players: int) -> list[Game]:
    """The games that are asked for: one, or all if none is named. Says so if there is none such for so many players."""
    from arcanum.core.game import GameError
    from arcanum.games import GAMES, find

    if not game:
        return list(GAMES.values())
    try:
        found = find(game)
        if players:
            found.check_seats(players)
    except GameError as error:
        parser.error(str(error))
    return [found]


def builds() -> list[str]:
    """The interpreted build, and the compiled one if there is one."""
    if COMPILED.exists():
        return ["interpreted", "compiled"]
    print("no compiled build (make compiled): its column is left out", file=sys.stderr)
    return ["interpreted"]


def check_build(build: str) -> None:
    """Make sure that this process runs the build that it should measure."""
    import arcanum.core.state

    file = str(arcanum.core.state.__file__)
    if (build == "compiled") != file.endswith((".so", ".pyd")):
        raise SystemExit(f"the {build} contestant got the wrong build: {file}")


def run_apart(module: str, contestant: str, arguments: list[str], sources: Path = ROOT / "src") -> Any:
    """Run `python -m MODULE --work CONTESTANT …` in a process of its own; what it prints as JSON."""
    path = COMPILED if contestant == "compiled" else sources
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", module, "--work", contestant, *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{contestant} failed:\n{done.stderr}")
    return json.loads(done.stdout)
