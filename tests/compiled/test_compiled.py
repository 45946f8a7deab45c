"""The compiled package plays the same games as the interpreted one, state hash by state hash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.builds import compare, compiled_package, failures, first_difference
from tools.compile import ROOT, has_compiler


def test_compiled_and_interpreted_play_the_same(tmp_path: Path) -> None:
    """And what is shown to learners passes the same tests. Both here, so that one package is built for them."""
    if not has_compiler():
        pytest.skip("no C compiler on this machine: there is no compiled package to compare with")
    package = compiled_package(tmp_path)
    assert compare(package, tmp_path) == ""
    assert failures(package, "tests/rl", "tests/core/test_tensors.py", "tests/core/test_observations.py") == ""
    # A game from outside derives its classes from the engine's, which it can do from the sources beside the libraries.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    path = os.pathsep.join([str(package), str(ROOT)])
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_new_game.py"],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": path, "ARCANUM_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_first_difference_is_named(tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text("a: 1\nb: 2\nc: 3\n", encoding="utf-8")
    other.write_text("a: 1\nb: 4\n", encoding="utf-8")
    assert first_difference(one, other) == "the first difference:\ninterpreted: b: 2\ncompiled:    b: 4\n"
    other.write_text("a: 1\nb: 2\n", encoding="utf-8")
    assert first_difference(one, other).endswith("interpreted: c: 3\ncompiled:    nothing more\n")
    assert first_difference(one, one) == "both tell only 3 lines"
