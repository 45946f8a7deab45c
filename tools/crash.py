"""Kill the server again and again while games are played, and see whether anything is lost or done twice.

    python tools/crash.py --games 50 --kills 20                 one process, SQLite
    python tools/crash.py --games 50 --kills 20 --workers 2     several workers, PostgreSQL; one is killed at a time
    python tools/crash.py --games 50 --kills 20 --workers 2 --blow all
                                                                the same; all of them are killed

Players are scripted; they reconnect and repeat what was not acknowledged. After each kill and at the end every
acknowledged message has to be in the database exactly once, in order, and none that was refused; in the end all games
are over. PostgreSQL is started for this in a folder of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.crash import Blow, Tally, crash, kill_all_workers, kill_one_worker, kill_server  # noqa: E402
from tests.server.house import House  # noqa: E402

BLOWS: Final[dict[str, Blow]] = {"one": kill_one_worker, "all": kill_all_workers, "server": kill_server}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--blow", choices=BLOWS, help="what is killed: one worker, all workers, or the whole server")
    parser.add_argument("--rounds", type=int, default=200, help="the games' limit of rounds")
    parser.add_argument("--between", type=int, default=100, help="messages between two kills, on average")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    blow = BLOWS[wish.blow or ("one" if wish.workers > 1 else "server")]
    started = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="arcanum-")))
        house, url = _house(stack, folder, wish.workers)
        blows = [blow] * wish.kills
        tally = asyncio.run(crash(house, url, wish.games, blows, wish.between, wish.seed, wish.rounds, _say))
    _say(f"{wish.games} games, {told(tally)}, {time.monotonic() - started:.0f} s: nothing lost, nothing done twice")


def _house(stack: ExitStack, folder: Path, workers: int) -> tuple[House, str]:
    if workers == 1:
        return stack.enter_context(House(folder)), f"sqlite:///{folder}/arcanum.db"
    from tests.server.postgres import Postgres

    postgres = Postgres(folder / "postgres")
    stack.callback(postgres.end)
    url = postgres.database()
    return stack.enter_context(House(folder, "--database", url, "--workers", str(workers))), url


def told(tally: Tally) -> str:
    restarts = sorted(tally.restarts)
    return (
        f"{tally.kills} kills, {tally.acknowledged} messages acknowledged, {tally.repeated} sent again "
        f"({tally.repetitions} of them had been stored), {tally.refused} refused, {tally.connections} connections, "
        f"going on {statistics.median(restarts):.1f} s after a kill (at most {restarts[-1]:.1f} s)"
    )


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
