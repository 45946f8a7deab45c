"""The page about speed is written from the figures that are kept, and judges them."""

from __future__ import annotations

import json
from typing import Any

from benchmarks import goals, page


def kept() -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(page.FIGURES.read_text(encoding="utf-8"))
    return figures


def test_the_page_holds_the_kept_figures() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    assert page.written(text, page.render(kept())) == text


def test_a_goal_that_is_missed_is_said_first() -> None:
    figures = kept()
    for report in figures["engine"]:
        report["ratio_to_catanatron"]["interpreted"] = 0.5
    found = list(goals.goals(figures))
    missed = [goal for goal in found if goal.found == "0.50 ×"]
    assert [goal.reached for goal in missed] == [False, False]
    lines = list(goals.table(figures))
    assert lines[2].endswith("| **missed** |")
    assert len(lines) == len(found) + 2
