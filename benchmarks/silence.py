"""What many silent connections do to everybody else: the server as it is and that of an earlier commit.

    python -m benchmarks.silence [--commit COMMIT] [--connections 1060] [--descriptors 1024] [--seconds 12]

Each server may have so many descriptors. Somebody opens connections to it and says nothing over them, or half of a
request line; meanwhile somebody else asks for something, ten times a second, each time over a connection of their own.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.before import commit_before, sources_of
from benchmarks.contestants import ROOT

_PAUSE = 0.1
_PATIENCE = 5.0
"""Seconds after which whoever asks goes away."""
_HALF = b"GET /api/ga"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How others fared meanwhile."""

    asked: int
    times: list[float]
    """Seconds, of those who got an answer."""
    lines: int
    """Of the log."""

    def told(self) -> str:
        if not self.times:
            return f"0 of {self.asked} requests answered, {self.lines:,} lines in the log"
        ordered = sorted(self.times)
        return (
            f"{len(ordered)} of {self.asked} requests answered, median {1000 * statistics.median(ordered):.1f} ms, "
            f"slowest {1000 * ordered[-1]:.1f} ms, {self.lines:,} lines in the log"
        )


@contextmanager
def serving(sources: Path, folder: Path, descriptors: int) -> Iterator[tuple[int, Path]]:
    """A server with so many descriptors: its port and its log."""
    log = folder / "serve.log"
    command = [sys.executable, "-m", "arcanum", "serve", "--port", "0", "--data", str(folder), "--thinkers", "1"]
    limited = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
    # Who asks is at the same address as who keeps silent: limits on requests are not what is looked at.
    limited += ["--limit", "requests=1000", "--limit", "request_burst=1000"]
    environment = os.environ | {"PYTHONPATH": str(sources)}
    with log.open("w") as errors:
        process = subprocess.Popen(limited, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+) ", process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server does not start: {log.read_text()[-500:]}")
        yield int(found[1]), log
    finally:
        process.kill()
        process.wait()


def asked(port: int) -> float | None:
    """How many seconds an answer takes; None if there is none."""
    begun = time.perf_counter()
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=_PATIENCE):
        return time.perf_counter() - begun
    return None


def attack(port: int, log: Path, count: int, said: bytes, address: str, seconds: float) -> Outcome:
    with ExitStack() as stack:
        for _ in range(count):
            each = stack.enter_context(socket.socket())
            each.settimeout(_PATIENCE)
            with suppress(OSError):
                each.bind((address, 0))
                each.connect(("127.0.0.1", port))
                each.send(said)
        until = time.monotonic() + seconds
        times: list[float | None] = []
        while time.monotonic() < until:
            times.append(asked(port))
            time.sleep(_PAUSE)
        with log.open("rb") as file:
            return Outcome(len(times), [each for each in times if each is not None], sum(1 for _ in file))


def measured(sources: Path, options: argparse.Namespace, said: bytes, address: str) -> Outcome:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sources, Path(folder), options.descriptors) as (port, log),
    ):
        while asked(port) is None:
            time.sleep(_PAUSE)
        return attack(port, log, options.connections, said, address, options.seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="", help="what to compare with")
    parser.add_argument("--connections", type=int, default=1060, help="how many are opened")
    parser.add_argument("--descriptors", type=int, default=1024, help="how many the server may have")
    parser.add_argument("--seconds", type=float, default=12.0, help="for how long they are kept open")
    parser.add_argument("--from", dest="address", default="127.0.0.2", help="where they come from")
    options = parser.parse_args(arguments)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        try:
            before = sources_of(options.commit or commit_before(), Path(folder))
        except ValueError as error:
            print(f"nothing to compare with: {error}", file=sys.stderr)
            return 2
        for name, said in (("silent", b""), ("half a line", _HALF)):
            for kind, sources in (("before", before), ("now", ROOT / "src")):
                outcome = measured(sources, options, said, options.address)
                print(f"{options.connections} connections, {name}, {kind}: {outcome.told()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
