"""What the project holds itself to in matters of speed, and whether the figures of a run reach it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tools.workshop import workshop

TAG = {"Catan": 325_000, "Dominion": 631_000}
"""Random decisions a second that TAG, in Java, makes of these games; on another machine, so only an order of
magnitude."""
SHARE = 0.8
"""Of the speed of single games that a vector environment keeps while it fills all observations."""
NEARLY_TWO = 1.7
"""How much faster two processes on two cores are at least."""

Figures = dict[str, Any]


class Goal(NamedTuple):
    """A number of a run, what it should be, and whether it is."""

    what: str
    asked: str
    found: str
    reached: bool


def goals(figures: Figures) -> Iterator[Goal]:
    for report in figures["engine"]:
        if report["players"] == 2:
            yield from _of_the_engine(report)
    for report in figures["vector"]:
        for build in report["builds"]:
            yield from _of_the_environment(f"{report['game']}, {report['players']} players, {build['build']}", build)


def _of_the_engine(report: Figures) -> Iterator[Goal]:
    game, ratios, results = report["game"], report["ratio_to_catanatron"], report["results"]
    for build, times in zip(("interpreted", "compiled"), workshop(game).times, strict=True):
        if build in ratios:
            found = ratios[build]
            yield Goal(f"{game}, {build}", f"{times:.0f} × Catanatron", f"{found:.2f} ×", found >= times)
    copy = results["interpreted"]["clone_us"]
    yield Goal(f"{game}, interpreted, a copy of a state", "3 µs at most", f"{copy:.2f} µs", copy <= 3)
    if "compiled" in results:
        speed = results["compiled"]["decisions_per_s"]
        for peer, theirs in TAG.items():
            asked = f"{theirs:,} decisions/s, TAG's {peer}"
            yield Goal(f"{game}, compiled", asked, f"{speed:,.0f}", speed > theirs)


def _of_the_environment(name: str, build: Figures) -> Iterator[Goal]:
    for batch in ("16", "64"):
        share = build["ratios"][batch]
        yield Goal(f"{name}, {batch} games at once", f"{SHARE:.0%} of single games", f"{share:.0%}", share >= SHARE)
    growth = build["processes"]["growth"]
    yield Goal(f"{name}, two processes", f"{NEARLY_TWO} × one", f"{growth:.2f} ×", growth >= NEARLY_TWO)


def table(figures: Figures) -> Iterator[str]:
    """All goals, those first that are not reached."""
    yield "| | goal | measured | |"
    yield "| --- | --- | ---: | --- |"
    for goal in sorted(goals(figures), key=lambda each: each.reached):
        yield f"| {goal.what} | {goal.asked} | {goal.found} | {'reached' if goal.reached else '**missed**'} |"
