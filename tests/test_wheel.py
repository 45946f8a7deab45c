"""A wheel can be built everywhere: compiled where that is possible, pure Python elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
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


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that was built on a machine without a usable compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "web")
    )
    (source / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile.py", source / "tools")
    for name in SOURCES:
        shutil.copy(ROOT / name, source)
    environment = {**os.environ, "CC": compiler_without_headers(folder)}
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler that cannot be used is a shell script")
def test_without_a_usable_compiler_the_wheel_is_pure_python(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        archive.extractall(tmp_path / "installed")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    played = subprocess.run(
        [sys.executable, "-c", PLAYS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert played.stdout.startswith("(")


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler that cannot be used is a shell script")
def test_a_game_from_its_own_folder_is_played_through_all_doors_beside_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """In an environment of their own: what both need comes from the one that runs the tests, but not its Arcanum."""
    game = tmp_path / "wisps"
    shutil.copytree(ROOT / "examples" / "games" / "wisps", game, ignore=shutil.ignore_patterns("__pycache__"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "VIRTUAL"))}

    def done(*command: str | Path) -> str:
        told = subprocess.run(command, cwd=tmp_path, env=kept, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr
        return told.stdout

    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / "bin" / "python"
    place = Path(done(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    here = [path for path in map(Path, sys.path) if path.name in ("site-packages", "dist-packages")]
    # The files of a folder that is named like this are not looked into: an editable install is no part of it.
    (place / "beside.pth").write_text("".join(f"{path}\n" for path in here), encoding="utf-8")
    for package in (wheel, game):
        command = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
        done(*command, "--no-index", "--target", place, package)
    where = "import arcanum, wisps; print(arcanum.__file__, wisps.__file__)"
    assert all(Path(path).is_relative_to(place) for path in done(python, "-c", where).split())
    doors = tmp_path / "doors.py"
    shutil.copy(ROOT / "tools" / "doors.py", doors)
    opened = done(python, doors, "wisps")
    assert "wisps: server" in opened


def test_the_small_game_is_small() -> None:
    files = [path for path in (ROOT / "examples" / "games" / "wisps").rglob("*") if path.suffix in (".py", ".toml")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 300
