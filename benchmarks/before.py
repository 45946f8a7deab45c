"""Whether the engine has become slower: the sources as they are and those of an earlier commit, in the same run.

    python -m benchmarks.before [--commit COMMIT] [--seconds 1.0] [--strict]

The earlier commit is the one before the last; the last one itself if something has been changed since.
Both play at random in processes of their own, in turns, and are timed in CPU time, so that other load on the machine
disturbs both alike. What is 30 % slower is said so; with `--strict` the exit code is 1 then. Speed is no test: a
machine that has a bad day must not stop anybody's work, but nobody should learn of it last.
"""

from __future__ import annotations

import argparse
import io
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.contestants import ROOT, run_apart

TURNS = 5
SLOWER = 0.7
"""Below this share of the earlier speed it is said."""


def sources_of(commit: str, folder: Path) -> Path:
    """The sources of a commit, unpacked; raises ValueError, in words, if there are none."""
    command = ["git", "archive", "--format=tar", commit, "src"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError:
        raise ValueError("there is no git here") from None
    if done.returncode:
        raise ValueError(done.stderr.decode(errors="replace").strip())
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def commit_before() -> str:
    """The last commit if the sources have been changed since; otherwise the one before it."""
    command = ["git", "status", "--porcelain", "--untracked-files=no", "src"]
    try:
        changed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False).stdout
    except FileNotFoundError:
        changed = b""
    return "HEAD" if changed else "HEAD~1"


def speed(game: str, sources: Path, seconds: float) -> float:
    arguments = ["--game", game, "--players", "2", "--seconds", str(seconds)]
    return float(run_apart("benchmarks.engine", "interpreted", arguments, sources)["decisions_per_s"])


def ratio(game: str, before: Path, seconds: float) -> tuple[float, float]:
    """Decisions per second, before and now: medians of runs in turns."""
    speeds: tuple[list[float], list[float]] = ([], [])
    for turn in range(TURNS):
        for kind, sources in enumerate((before, ROOT / "src")):
            print(f"\r{game}: {turn + 1}/{TURNS}   ", end="", file=sys.stderr)
            speeds[kind].append(speed(game, sources, seconds))
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return statistics.median(speeds[0]), statistics.median(speeds[1])


def told(game: str, before: float, now: float) -> str:
    """The comparison in a line."""
    line = f"{game}: {now:,.0f} decisions/s, {now / before:.2f} × the {before:,.0f} before"
    return line + (f"  <-- SLOWER by {1 - now / before:.0%}" if now < before * SLOWER else "")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="", help="what to compare with")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one run")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a game is slower")
    options = parser.parse_args(arguments)
    from arcanum.games import GAMES

    slower = False
    with tempfile.TemporaryDirectory() as folder:
        try:
            before = sources_of(options.commit or commit_before(), Path(folder))
        except ValueError as error:
            print(f"nothing to compare with: {error}", file=sys.stderr)
            return 2
        for game in [game for game in GAMES if (before / "arcanum" / "games" / game).exists()]:
            speeds = ratio(game, before, options.seconds)
            slower |= speeds[1] < speeds[0] * SLOWER
            print(told(game, *speeds))
    return 1 if slower and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
