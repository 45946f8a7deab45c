"""Fixtures for all tests."""

from pathlib import Path

import pytest

from arcanum.core.coverage import catalogue, coverage, tags

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def rule_faults() -> list[str]:
    """What is wrong between the catalogues in `docs/rules` and the tags in `tests`, one line for each fault."""
    known: set[str] = set()
    faults: list[str] = []
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        known |= catalogue(text).keys()
        faults += [f"{path.name}: {rule} has no test" for rule in coverage(text, ROOT).missing]
    if not known:
        faults.append("docs/rules defines no rule")
    faults += [
        f"{rule} is in no catalogue: {', '.join(places)}" for rule, places in tags(ROOT).items() if rule not in known
    ]
    return faults
