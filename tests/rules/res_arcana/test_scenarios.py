"""Scenario files: every file in `scenarios` and the example in the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arcanum.core.coverage import catalogue
from arcanum.core.scenario import load, run
from arcanum.games.res_arcana import RES_ARCANA

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
SET_UPS = {"RA-S39", "RA-S40", "RA-S41"}
"""Set-ups with random parts; test_scenarios_setup.py counts them."""


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    outcome = run(load(path), RES_ARCANA)
    assert outcome.passed, str(outcome)


def test_every_scenario_of_the_rules_has_a_file() -> None:
    rules = catalogue((ROOT / "docs" / "rules" / "res_arcana.md").read_text(encoding="utf-8"))
    wanted = {rule for rule in rules if rule.startswith("RA-S")} - SET_UPS
    files = {path: load(path).rules for path in FILES}
    assert wanted - {rule for rules in files.values() for rule in rules} == set()
    for path, tagged in files.items():
        number = path.name[1:3].lstrip("0")
        assert f"RA-S{number}" in tagged, f"{path.name} does not name its scenario"


def test_titles_tell_the_files_apart() -> None:
    titles = [load(path).title for path in FILES]
    assert sorted(set(titles)) == sorted(titles)


def test_the_example_in_the_documentation_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```yaml\n(game: .*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert examples, "docs/scenarios.md shows no scenario"
    for number, text in enumerate(examples):
        path = tmp_path / f"example_{number}.yaml"
        path.write_text(text, encoding="utf-8")
        outcome = run(load(path), RES_ARCANA)
        assert outcome.passed, str(outcome)
