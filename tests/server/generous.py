"""A server like any other, but with limits that nobody reaches: for those who ask for a lot in a short time.

python -m tests.server.generous FOLDER PORT
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

from arcanum.server.database import sqlite_in
from arcanum.server.serving import Serving, make_ready, run
from tests.server.house import House
from tests.server.parlour import OPEN


class GenerousHouse(House):
    """It writes a detailed log, and its limits are wide."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.generous", str(self.folder), str(self.port)]
        with (self.folder / "serve.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)", line)
        assert found, f"expected the address, found {line!r}\n{self.log()[-2000:]}"
        self.port = int(found[1])
        self.wait_until_ready()

    @property
    def database(self) -> Path:
        return self.folder / "arcanum.db"

    def memory(self) -> int:
        """How many bytes the process has in memory."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096


def main(folder: str, port: str) -> int:
    listening = socket.create_server(("127.0.0.1", int(port)))
    listening.set_inheritable(True)
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    database = sqlite_in(Path(folder))
    make_ready(database)
    return run(Serving(database, limits=OPEN, log_level="debug"), listening, 1, lambda: None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
