"""Build the core, the games and the bots with mypyc from the same source, into a folder of its own.

    python tools/compile.py [FOLDER]      (default: build/compiled)
    python tools/compile.py --rows        (only the extension that fills rows of observations, into src)

The folder then holds a whole `arcanum` package: put it first on PYTHONPATH to play compiled. The interpreted package in
`src` stays as it is, so both can be run side by side and compared. It has one extension of its own, `core/_rows`, and
does without it where it has not been built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "arcanum"

# What decodes files with msgspec's structs or dataclasses runs once per game or less, and its metaclasses are what
# mypyc does not compile. Everything that runs while a game is played is compiled.
ROWS = "arcanum.core._rows"
"""The extension that is written in C; `core/rows.py` says the same in Python."""

ROWS_SOURCES = [f"arcanum/core/{path.name}" for path in sorted((PACKAGE / "core").glob("_rows*.c"))]
"""As seen from the package's parent."""

ROWS_FLAGS = [] if sys.platform == "win32" else ["-O2", "-g0"]
"""Short code: between two rows it is thrown out of the processor's caches."""

_TRIAL = """\
#include <Python.h>

static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", NULL, 0, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_trial(void)
{
    return PyModule_Create(&trial);
}
"""

INTERPRETED = {
    "core/battery.py",
    "core/content.py",
    "core/coverage.py",
    "core/decoding.py",
    "core/documents.py",
    "core/extras.py",
    "core/files.py",
    "core/game.py",
    "core/pack_game.py",
    "core/packs.py",
    "core/positions.py",
    "core/preview.py",
    "core/record.py",
    "core/registry.py",
    "core/scenario.py",
    "core/session.py",
    "core/views.py",
    "core/vocabulary.py",
    "games/__init__.py",
    "core/__init__.py",
    "bots/__init__.py",
    "bots/adept.py",
    "bots/bot.py",
    "bots/magister.py",
    "bots/makers.py",
    "bots/processes.py",
    # Pipes and structs of lines; what is slow about them is the program at the other end.
    "bots/pipe.py",
    "bots/program.py",
    "bots/protocol.py",
    "bots/warden.py",
}

INTERPRETED_IN_GAMES = {
    "__init__.py",
    "compiler.py",
    "game.py",
    "pack_checks.py",
    "packs.py",
    "positions.py",
    "readying.py",
    "view_types.py",
    "vocabulary.py",
    "worths.py",
}
"""The same in the folder of every game, by the plan that all of them have in common (docs/design.md)."""


def _interpreted(path: Path) -> bool:
    inner = path.relative_to(PACKAGE).as_posix()
    return inner in INTERPRETED or (inner.startswith("games/") and path.name in INTERPRETED_IN_GAMES)


def compiled_modules() -> list[str]:
    """The modules to compile, as paths inside the package's parent."""
    found = sorted(path for part in ("core", "games", "bots") for path in (PACKAGE / part).rglob("*.py"))
    return [f"arcanum/{path.relative_to(PACKAGE).as_posix()}" for path in found if not _interpreted(path)]


@cache
def has_compiler() -> bool:
    """Whether this machine can build a C extension. It is tried: a compiler without Python's headers, or a name in `CC`
    behind which there is none, builds nothing."""
    script = (
        "from setuptools import Extension, setup\n"
        "setup(name='trial', packages=[], py_modules=[], ext_modules=[Extension('trial', ['trial.c'])])\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "trial.c").write_text(_TRIAL, encoding="utf-8")
        command = [sys.executable, "-c", script, "--quiet", "build_ext", "--inplace"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def build_rows() -> None:
    """Build the extension in place, for the interpreted package."""
    script = (
        "from setuptools import Extension, setup\n"
        f"rows = Extension({ROWS!r}, {ROWS_SOURCES!r}, extra_compile_args={ROWS_FLAGS!r})\n"
        "setup(name='arcanum-rows', packages=[], ext_modules=[rows])\n"
    )
    place = str(ROOT / "build" / "rows")
    command = [sys.executable, "-c", script, "build_ext", "--inplace", "--force"]
    command += ["--build-temp", place, "--build-lib", place]
    subprocess.run(command, cwd=PACKAGE.parent, check=True)


def build(folder: Path) -> None:
    """Copy the package, compile the copy in place."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    shutil.copytree(PACKAGE, folder / "arcanum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    script = (
        "from setuptools import Extension, setup\n"
        "from mypyc.build import mypycify\n"
        f"rows = Extension({ROWS!r}, {ROWS_SOURCES!r}, extra_compile_args={ROWS_FLAGS!r})\n"
        f"modules = mypycify({compiled_modules()!r}, opt_level='3', debug_level='0')\n"
        "setup(name='arcanum-compiled', packages=[], ext_modules=[rows, *modules])\n"
    )
    environment = {**os.environ, "MYPYPATH": str(folder)}
    subprocess.run([sys.executable, "-c", script, "build_ext", "--inplace"], cwd=folder, env=environment, check=True)
    shutil.rmtree(folder / "build", ignore_errors=True)


def main() -> int:
    if not has_compiler():
        print("no C compiler on this machine: nothing was compiled", file=sys.stderr)
        return 2
    if sys.argv[1:] == ["--rows"]:
        build_rows()
        return 0
    if len(sys.argv) > 2 or any(argument.startswith("-") for argument in sys.argv[1:]):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "compiled"
    build(folder)
    print(f"compiled {len(compiled_modules())} modules into {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
