"""What the README shows works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    statements = [line for line in example.splitlines() if line.strip()]
    assert len(statements) == 5
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"round \d+ points \[\d+, \d+\]\n", done.stdout)


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README
