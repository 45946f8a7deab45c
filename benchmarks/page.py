"""The page about speed: all figures of one run as tables and pictures, between two marks of docs/speed.md.

    python -m benchmarks.page [--quick] [--render-only]

Runs `benchmarks.engine`, `benchmarks.search` and `benchmarks.vector` one after the other, keeps what they measured in
benchmarks/speed.json, and writes the tables and the plots of docs/images/speed-*.svg from it. `--render-only` writes
them from the kept figures. What surrounds the marks is written by hand.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks import goals
from benchmarks.contestants import ROOT
from benchmarks.engine import BASELINE
from tools.workshop import workshop

PAGE = ROOT / "docs" / "speed.md"
IMAGES = ROOT / "docs" / "images"
FIGURES = ROOT / "benchmarks" / "speed.json"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
INK, SOFT, OURS, THEIRS = "#7d7a86", "#9a97a3", "#7a5bc7", "#b9a27a"
"""Colours that can be read on white and on black: a page may be either."""

Figures = dict[str, Any]


# --- measuring --------------------------------------------------------------------------------------------------------


def measured(module: str, *arguments: str) -> Any:
    """What a benchmark prints as JSON; its progress goes on the screen."""
    command = [sys.executable, "-m", f"benchmarks.{module}", "--json", *arguments]
    print(f"--- {' '.join(command[1:])}", file=sys.stderr)
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"benchmarks.{module} failed")
    return json.loads(done.stdout)


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} × {names[0]}" if names else platform.machine()


def measure(quick: bool) -> Figures:
    from arcanum.games import GAMES

    short = ["--quick"] if quick else []
    return {
        "machine": f"{processor()}, CPython {platform.python_version()}",
        "engine": measured("engine", *short),
        "search": {
            game: measured("search", "--game", game, "--simulations", str(workshop(game).budget), *short)
            for game in GAMES
        },
        "vector": measured("vector", *short),
    }


# --- tables -----------------------------------------------------------------------------------------------------------


def render(figures: Figures) -> str:
    lines = [f"Measured on {figures['machine']}. Speeds are medians of runs in turns, in CPU time.", ""]
    for report in figures["engine"]:
        lines += [*_engine(report), ""]
    lines += [*_search(figures["search"]), "", *_vector(figures["vector"]), ""]
    lines += ["### What we hold ourselves to", "", *goals.table(figures), ""]
    return "\n".join(lines)


def _engine(report: Figures) -> Iterator[str]:
    game, players = report["game"], report["players"]
    yield f"### {game}, {players} players, random play"
    yield ""
    if players == 2:
        yield f"![Decisions per second]({_picture(game)})"
        yield ""
    yield "| | decisions/s | × Catanatron | copy of a state | memory of a copy | options | decisions a game |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, result in report["results"].items():
        yield (
            f"| {_named(name)} | {result['decisions_per_s']:,.0f} | {report['ratio_to_catanatron'][name]:.2f} "
            f"| {result['clone_us']:.2f} µs | {result['state_bytes'] / 1000:.1f} kB | {result['branching']:.1f} "
            f"| {result['decisions_per_game']:.0f} |"
        )


def _named(contestant: str) -> str:
    return f"**Arcanum {contestant}**" if contestant in ("interpreted", "compiled") else contestant


def _search(reports: Figures) -> Iterator[str]:
    yield "### The Magister"
    yield ""
    yield "| Game | Build | Budget | simulations/s | × flat playouts | a decision, median | 95 % | longest |"
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for game, report in reports.items():
        for build, result in report.items():
            yield (
                f"| {game} | {build} | {workshop(game).budget} | {result['simulations_per_s']:,.0f} "
                f"| {result['ratio_to_flat']:.2f} | {result['decision_ms_median']:.0f} ms "
                f"| {result['decision_ms_p95']:.0f} ms | {result['decision_ms_max']:.0f} ms |"
            )


def _vector(reports: Sequence[Figures]) -> Iterator[str]:
    yield "### The vector environment"
    yield ""
    yield "Decisions a second with observations, masks, legal actions, rewards and seats filled, and the share of the"
    yield "rate of single games of the same build in the same run, both in CPU time of one core. The last two columns"
    yield "are on the clock: how much faster than one process two are that share every step of one environment, 256"
    yield "games each; and two with an environment of their own that never wait for each other: the most that there is."
    yield ""
    yield f"![Decisions per second by batch]({_picture('vector')})"
    yield ""
    batches = [f"batch {batch}" for batch in reports[0]["builds"][0]["batches"]]
    yield f"| Game | Build | single games | {' | '.join(batches)} | two processes | two apart |"
    yield "| --- | --- | ---: |" + " ---: |" * (len(batches) + 2)
    for report in reports:
        for build in report["builds"]:
            cells = [f"{rate:,.0f} ({build['ratios'][batch]:.0%})" for batch, rate in build["batches"].items()]
            name = f"{report['game']}, {report['players']} players"
            yield (
                f"| {name} | {build['build']} | {build['single']:,.0f} | {' | '.join(cells)} "
                f"| {build['processes']['growth']:.2f} × | {build['processes']['most']:.2f} × |"
            )


# --- pictures ---------------------------------------------------------------------------------------------------------


def _picture(name: str) -> str:
    return f"images/speed-{name.replace('_', '-')}.svg"


def draw(figures: Figures) -> None:
    from matplotlib import rc_context

    style: Any = {"svg.hashsalt": "arcanum", "font.size": 10, "text.color": INK, "axes.labelcolor": INK}
    style |= {"axes.edgecolor": SOFT, "xtick.color": INK, "ytick.color": INK, "legend.frameon": False}
    with rc_context(style):
        for report in figures["engine"]:
            if report["players"] == 2:
                _draw_engine(report)
        _draw_vector(figures["vector"])


def _draw_engine(report: Figures) -> None:
    from matplotlib.figure import Figure

    names = sorted(report["results"], key=lambda name: report["results"][name]["decisions_per_s"])
    speeds = [report["results"][name]["decisions_per_s"] for name in names]
    colours = [OURS if name in ("interpreted", "compiled") else THEIRS for name in names]
    labels = [f"Arcanum {name}" if name in ("interpreted", "compiled") else name for name in names]
    figure = Figure(figsize=(7.4, 0.46 * len(names) + 0.9), layout="constrained")
    axes = figure.subplots()
    bars = axes.barh(labels, speeds, color=colours, height=0.62)
    base = report["results"][BASELINE]["decisions_per_s"]
    texts = [f"{speed:,.0f}  ({speed / base:.1f} ×)" for speed in speeds]
    axes.bar_label(bars, texts, padding=5, color=INK)
    axes.set_xlim(0, max(speeds) * 1.34)
    axes.set_xlabel(f"{report['game']}: random decisions a second on one core (× Catanatron)")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value / 1000:.0f} k" if value else "0")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    _save(figure, report["game"])


def _draw_vector(reports: Sequence[Figures]) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.4, 3.6), layout="constrained")
    axes = figure.subplots()
    styles = {"interpreted": ":", "compiled": "-"}
    two = [report for report in reports if report["players"] == 2]
    for report, colour in zip(two, (OURS, "#3f8f7a", "#c0653f"), strict=False):
        for build in report["builds"]:
            batches = [int(batch) for batch in build["batches"]]
            label = f"{report['game']}, {build['build']}"
            style = styles[build["build"]]
            axes.plot(batches, list(build["batches"].values()), style, marker="o", color=colour, label=label)
            axes.axhline(build["single"], color=colour, linewidth=0.8, linestyle=style, alpha=0.5)
    axes.set_xscale("log", base=2)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f}")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value / 1000:.0f} k")
    axes.set_xlabel("games in the batch (level lines: single games)")
    axes.set_ylabel("decisions a second, one core")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.legend(loc="outside right upper", fontsize=8.5)
    _save(figure, "vector")


def _save(figure: Any, name: str) -> None:
    path = PAGE.parent / _picture(name)
    figure.savefig(path, format="svg", transparent=True, metadata={"Date": None})
    # Matplotlib ends lines with spaces.
    path.write_text("\n".join(line.rstrip() for line in path.read_text().splitlines()) + "\n")


# --- the page ---------------------------------------------------------------------------------------------------------


def written(page: str, text: str) -> str:
    """The page with new figures between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE.name} has lost its marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="short runs: to see that all works")
    parser.add_argument("--render-only", action="store_true", help="write the page from the kept figures")
    options = parser.parse_args(arguments)
    if not options.render_only:
        FIGURES.write_text(json.dumps(measure(options.quick), indent=1) + "\n", encoding="utf-8")
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    draw(figures)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), render(figures)), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
