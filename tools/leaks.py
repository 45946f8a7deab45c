"""Play many games at a server, and check every byte that it sends: `python -m tools.leaks --games 500`.

Each game has a number, from which its kind and everything that is done in it follow; so one in which something was told
that may not be can be played again with `--first`. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.leaks import Counts, plan_of, play_games  # noqa: E402
from tests.server.oracle import Leak  # noqa: E402

_TOGETHER = 25
"""So many games are played at one server, before the next one is started."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    counts, started, leaks = Counts(), time.monotonic(), 0
    numbers = range(asked.first, asked.first + asked.games)
    for begin in numbers[::_TOGETHER]:
        plans = [plan_of(number) for number in numbers[begin - asked.first : begin - asked.first + _TOGETHER]]
        with TemporaryDirectory() as folder:
            try:
                asyncio.run(play_games(Path(folder), plans, counts))
            except Leak as leak:
                leaks += 1
                print(f"LEAK: {leak} {' '.join(leak.__notes__)}", flush=True)
        took = time.monotonic() - started
        print(f"{counts.games} games, {counts.messages} messages, {took:.0f} s", flush=True)
    print(counts)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
