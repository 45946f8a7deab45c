"""Wheels are compiled: the core, the games and the search go through mypyc; everything else is in pyproject.toml.

Where there is no mypyc or no C compiler, or where `ARCANUM_PURE=1` asks for it, the wheel is pure Python: the source is
the same, and so is every game. An editable install is never compiled, so that what is edited is what runs; it only gets
the small extension that fills rows of observations (`core/_rows*.c`), if that can be built.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.compile import ROWS, ROWS_FLAGS, ROWS_SOURCES, compiled_modules, has_compiler  # noqa: E402 - a build frontend does not look here by itself


def refusal() -> str:
    """Why nothing is compiled; empty if something is."""
    if "bdist_wheel" not in sys.argv:
        return "no wheel is built"
    if os.environ.get("ARCANUM_PURE"):
        return "ARCANUM_PURE is set"
    return "" if has_compiler() else "there is no C compiler"


def rows() -> list[Any]:
    return [Extension(ROWS, [f"src/{path}" for path in ROWS_SOURCES], extra_compile_args=ROWS_FLAGS, optional=True)]


def extensions() -> list[Any]:
    """The modules to compile; none where they cannot be."""
    if "editable_wheel" in sys.argv:
        return rows() if has_compiler() else []
    because = refusal()
    if not because:
        before = Path.cwd()
        # Modules are named by their paths as seen from here.
        os.chdir(ROOT / "src")
        try:
            from mypyc.build import mypycify

            modules = mypycify(
                compiled_modules(), opt_level="3", debug_level="0", target_dir=str(ROOT / "build" / "mypyc")
            )
            return [*rows(), *modules]
        except (ImportError, SystemExit) as error:
            because = f"mypyc does not compile it: {error}"
        finally:
            os.chdir(before)
    print(f"pure Python, nothing is compiled: {because}", file=sys.stderr)
    return []


setup(ext_modules=extensions())
