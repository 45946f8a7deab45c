"""A wheel can be built everywhere: compiled where that is possible, pure Python elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.compile import ROOT

SOURCES = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
PLAYS = "from arcanum.games import GAMES; print(*[game.new(2, 'wheel').actors() for game in GAMES.values()])"


def compiler_without_headers(folder: Path) -> str:
    """As on a machine with a compiler but without what one needs to build for Python."""
    path = folder / "cc"
    path.write_text(
        "#!/bin/sh\necho 'fatal error: Python.h: No such file or directory' >&2\nexit 1\n", encoding="utf-8"
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler that cannot be used is a shell script")
def test_without_a_usable_compiler_the_wheel_is_pure_python(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "web")
    )
    (source / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", source / "tools")
    for name in SOURCES:
        shutil.copy(ROOT / name, source)
    environment = {**os.environ, "CC": compiler_without_headers(tmp_path)}
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), "."]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        archive.extractall(tmp_path / "installed")
    environment["PYTHONPATH"] = str(tmp_path / "installed")
    played = subprocess.run(
        [sys.executable, "-c", PLAYS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert played.stdout.startswith("(")
