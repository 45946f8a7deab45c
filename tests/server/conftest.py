"""A server for the tests that only talk to one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.house import House
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("server")
    # All tests of a file come from one address, and a fast machine would be refused for its haste.
    wide = [word for limit in ("requests=1000", "request_burst=10000", "guests=1000") for word in ("--limit", limit)]
    with House(folder, *wide) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server. Its folder lies where the user that it runs as can get at it."""
    with TemporaryDirectory(prefix="arcanum-") as folder:
        running = Postgres(Path(folder) / "data")
        yield running
        running.end()
