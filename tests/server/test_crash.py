"""Nothing that was acknowledged is lost, and nothing is done twice, however often the server is killed.

These are short versions; `python tools/crash.py` plays as many games and strikes as often as one likes.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crash import crash, kill_all_workers, kill_one_worker, kill_server
from tests.server.house import House
from tests.server.postgres import Postgres


def test_a_server_that_is_killed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        url = f"sqlite:///{tmp_path}/arcanum.db"
        tally = asyncio.run(crash(house, url, games=8, blows=[kill_server] * 4, between=10, rounds=6))
    assert tally.kills == 4
    assert tally.repeated > 0, "no message was on its way when the server was killed"


def test_two_workers_that_are_killed(tmp_path: Path, postgres: Postgres) -> None:
    """One of them, then both, then the whole server: tables go on in the other, bots included."""
    url = postgres.database()
    with House(tmp_path, "--database", url, "--workers", "2") as house:
        blows = [kill_one_worker, kill_all_workers, kill_one_worker, kill_server]
        tally = asyncio.run(crash(house, url, games=8, blows=blows, between=10, rounds=6))
    assert tally.kills == 4
