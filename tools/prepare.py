"""Put what a lock names, and Arcanum itself, into the virtual environment, and say all the while how far it is.

    python tools/prepare.py play      what playing needs        (requirements/play.txt)
    python tools/prepare.py dev       what testing needs too    (requirements/dev.txt)
    python tools/prepare.py node      Node, where the machine has none that is new enough

There is one environment, `.venv`, and it grows: the locks name the same version of whatever two of them name. The
Python that runs this makes the environment where there is none that works. It needs nothing but the standard library.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WHAT_FOR = {"play": "playing", "dev": "testing", "node": "building the browser app"}

_TAKEN = re.compile(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)(?:\[.*?\])?==(\S+)")
_FETCHED = re.compile(r"\s*Downloading \S+ \(([\d.]+) ([kMG]?B)\)")
_UNITS = {"B": 1e-6, "kB": 1e-3, "MB": 1.0, "GB": 1e3}


class Progress:
    """Lines for a person who waits; after some seconds without any, one that only says that it goes on."""

    def __init__(self, silence: float = 5.0) -> None:
        self._silence = silence
        self._begun = self._said = time.monotonic()
        self._over = threading.Event()

    def __enter__(self) -> Progress:
        threading.Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    @property
    def seconds(self) -> int:
        return round(time.monotonic() - self._begun)

    def say(self, line: str) -> None:
        self._said = time.monotonic()
        print(line, flush=True)

    def _watch(self) -> None:
        while not self._over.wait(self._silence / 10):
            if time.monotonic() - self._said >= self._silence:
                self.say(f"  ... still at it, {self.seconds} s")


class Packages:
    """What pip says of a lock, as one short line for each package."""

    def __init__(self, progress: Progress, count: int) -> None:
        self._progress = progress
        self.count = count
        self.taken = 0
        self.fetched = 0.0

    def read(self, line: str) -> None:
        if line.startswith("Ignoring "):  # Its marker says that it is for another Python or system.
            self.count -= 1
        elif taken := _TAKEN.match(line):
            self.taken += 1
            self._progress.say(f"  {self.taken:3}/{self.count} {taken[1]} {taken[2]}")
        elif size := _FETCHED.match(line):
            megabytes = float(size[1]) * _UNITS[size[2]]
            self.fetched += megabytes
            if megabytes >= 1:
                self._progress.say(f"          fetching {megabytes:.1f} MB")
        elif line.startswith("Installing collected packages") and self.taken:
            self._progress.say("  All are here; unpacking")


def works(python: Path) -> bool:
    """Whether this is the Python of an environment with pip: one that was interrupted has none."""
    try:
        return subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def pip(packages: Packages, *words: str) -> int:
    """Run `pip install`; its complaints go to where ours go."""
    command = [str(PYTHON), "-u", "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    # Python compiles what is used when it is first used, which is a small part.
    with subprocess.Popen(
        [*command, "--progress-bar", "off", "--no-compile", *words], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            packages.read(line)
    return process.returncode


def prepare(kind: str, progress: Progress) -> int:
    lock = ROOT / "requirements" / f"{kind}.txt"
    progress.say(f"What {WHAT_FOR[kind]} needs is put into .venv, once:")
    if not works(PYTHON):
        progress.say(f"  a virtual environment with Python {sys.version.split()[0]}")
        # The command says what to install where a system keeps part of it in a package of its own.
        if subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=False).returncode:
            return 1
    packages = Packages(progress, len(re.findall(r"(?m)^\S+==", lock.read_text(encoding="utf-8"))))
    failed = pip(packages, "--require-hashes", "-r", str(lock))
    if not failed and kind != "node":
        progress.say("  Arcanum itself")
        failed = pip(Packages(progress, 1), "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    if failed:
        print(f"This could not be installed into .venv: {lock.relative_to(ROOT)}", file=sys.stderr)
        return 1
    progress.say(f"  Ready after {progress.seconds} s: {packages.taken} packages, {packages.fetched:.0f} MB fetched")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] not in ([kind] for kind in WHAT_FOR):
        sys.exit(__doc__)
    with Progress() as watched:
        sys.exit(prepare(sys.argv[1], watched))
