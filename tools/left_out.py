"""Say before anything is installed what `make test` cannot try on this machine, and why.

    python tools/left_out.py

Nothing but the standard library is needed.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Version = tuple[int, int]


def tried() -> tuple[Version, ...]:
    """The versions of Python that the package names, which are those that the locks are made for."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.findall(r'"Programming Language :: Python :: (\d+)\.(\d+)"', text)
    return tuple(sorted((int(major), int(minor)) for major, minor in found))


def compiler() -> bool:
    """Whether there seems to be what an extension is built with; `tools/compile.py` tries it."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return bool(shutil.which(words[0])) and Path(sysconfig.get_path("include"), "Python.h").exists()


def notes(version: Version, can_compile: bool) -> Iterator[str]:
    versions = tried()
    if version not in versions:
        known = ", ".join(f"{major}.{minor}" for major, minor in versions)
        yield (
            f"Python {version[0]}.{version[1]} has not been tried; these have: {known}. "
            "Packages without a wheel for it are compiled, which may fail."
        )
    if not can_compile:
        yield (
            "Left out: the tests of what is compiled (the package, the extension for observations), "
            "because there is no C compiler with the headers of Python."
        )


def main() -> None:
    found = list(notes(sys.version_info[:2], compiler())) or ["Nothing is left out."]
    print(f"Testing with Python {sys.version.split()[0]}.", *found, sep="\n", flush=True)


if __name__ == "__main__":
    main()
