"""What played: which code, built how, on which Python. Nothing about the machine itself."""

from __future__ import annotations

import platform
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

import arcanum.core.state


class Origin(msgspec.Struct, frozen=True):
    """Where results come from."""

    arcanum: str
    commit: str
    """Empty if the code is not under version control; a `+` at its end says that it was changed since."""
    python: str
    build: str
    """`compiled` or `interpreted`."""

    def __str__(self) -> str:
        return f"{f'commit {self.commit}' if self.commit else f'arcanum {self.arcanum}'}, {self.build}, {self.python}"


def origin() -> Origin:
    """What plays here and now."""
    return Origin(_version(), _commit(Path(__file__).resolve().parent), _python(), _build())


def _version() -> str:
    try:
        return version("arcanum")
    except PackageNotFoundError:
        return ""


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def _build() -> str:
    file = str(arcanum.core.state.__file__)
    return "interpreted" if file.endswith(".py") else "compiled"


def _commit(here: Path) -> str:
    """The commit of the checkout that this code lies in; a project that merely has Arcanum installed is not meant."""
    top = _git(here, "rev-parse", "--show-toplevel")
    if not top or not Path(top, "src", "arcanum", "arena").is_dir():
        return ""
    commit = _git(here, "rev-parse", "--short=12", "HEAD")
    changed = _git(Path(top), "status", "--porcelain", "--", "src")
    return f"{commit}+" if commit and changed else commit


def _git(folder: Path, *words: str) -> str:
    """What git says; empty if it says nothing good or is not there."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
