"""Sockets under fire: no crash, no leak, no table that is stuck, and no memory that grows without end.

The long run is `ARCANUM_FUZZ_MESSAGES=10000 pytest tests/server/test_fuzz.py`.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.server.fuzz import TABLES, fuzz
from tests.server.generous import GenerousHouse

MESSAGES = int(os.environ.get("ARCANUM_FUZZ_MESSAGES", "600"))
SEED = os.environ.get("ARCANUM_FUZZ_SEED", "fuzz")
GROWTH = 64 << 20
"""So many bytes more than after the first messages the server may have in the end."""


def test_anything_may_be_said(tmp_path: Path) -> None:
    with GenerousHouse(tmp_path) as house:
        report = asyncio.run(fuzz(house, MESSAGES, SEED))
        assert house.process is not None
        assert house.process.poll() is None, "the server is alive"
        log = house.log()
    print(f"{report.sent} messages, {report.checked} answers checked, {report.finished} games: {dict(report.answers)}")
    print(f"memory: {[size >> 20 for size in report.memory]} MiB")
    assert report.sent >= MESSAGES
    assert report.finished >= len(TABLES)
    assert report.checked > MESSAGES // 2
    assert max(report.memory) - report.memory[1] < GROWTH
    assert {"done", "stale", "bad_request", "state", "because"} <= report.answers.keys()
    assert report.answers["failed"] == 0
    assert "failed" not in log
