"""Check previews at many random positions of every game: `python -m tools.previews --positions 1000 --worlds 2000`.

What is called certain is compared with what then happens, odds with those of so many dealt worlds, and every preview
with one from a position that the seat cannot tell apart. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arcanum.games import GAMES, find  # noqa: E402
from tests.core.previews import Counts, examine  # noqa: E402


def told(counts: Counts) -> str:
    """The figures of one game."""
    return (
        f"{counts.positions} positions; {counts.certain} previews were certain, {counts.several} of several answers; "
        f"{counts.with_odds} had odds, {counts.shares} of them; {len(counts.outside)} previews have some outside of "
        f"the 99 % interval; {counts.pairs} pairs that a seat cannot tell apart; {len(counts.wrong())} wrong"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000, help="of each game")
    parser.add_argument("--worlds", type=int, default=2000, help="with which odds are compared")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="all if none is named")
    asked = parser.parse_args(arguments)
    wrong = 0
    for game_id in asked.game or GAMES:
        started = time.monotonic()
        counts = examine(find(game_id), asked.positions, asked.worlds)
        print(f"{game_id}: {told(counts)} ({time.monotonic() - started:.0f} s)", flush=True)
        for each in counts.wrong():
            print(f"WRONG: {each}", flush=True)
        wrong += len(counts.wrong())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
