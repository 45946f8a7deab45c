"""The plots of a report, as SVG that stands in the page itself and takes its colours from there.

Matplotlib draws with colours that nobody would choose; they are then replaced by the names of the page's colours, so
that one drawing is right on light and on dark paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullLocator

from arcanum.arena.results import BotResult, PairingResult, Results

INK: Final = "#010101"
SOFT: Final = "#020202"
LINE: Final = "#030303"
ACCENT: Final = "#040404"
WIN: Final = "#050505"
LOSS: Final = "#060606"
SERIES: Final = tuple(f"#0700{number:02x}" for number in range(8))
NAMES: Final = {INK: "ink", SOFT: "soft", LINE: "line", ACCENT: "accent", WIN: "win", LOSS: "loss"} | {
    colour: f"series-{number}" for number, colour in enumerate(SERIES)
}

_WIDTH: Final = 5.4
_LONGEST_NAME: Final = 22
_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "arcanum",
    "text.parse_math": False,
    "font.size": 10.5,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.labelsize": 9.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "text.color": INK,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0.0,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "legend.fontsize": 9.5,
}


def ratings_plot(results: Results) -> str:
    """Elo of all bots with intervals, the strongest on top."""
    bots = sorted(results.bots, key=lambda bot: bot.elo.value)
    with _figure(len(bots) * 0.5 + 0.7) as (figure, axes):
        for height, bot in enumerate(bots):
            elo = bot.elo
            axes.plot([elo.low, elo.high], [height, height], color=ACCENT, linewidth=2.4, solid_capstyle="round")
            axes.plot([elo.value], [height], "o", color=ACCENT, markersize=7)
            axes.annotate(signed(elo.value), (elo.value, height), (0, 9), textcoords="offset points", ha="center")
        _name_rows(axes, [bot.name for bot in bots])
        axes.set_ylim(-0.6, len(bots) - 0.25)
        axes.margins(x=0.12)
        axes.grid(axis="x")
        axes.set_xlabel("Elo")
    return _svg(figure, "ratings")


def matrix_plot(results: Results) -> str:
    """The score of the bot of each row against the bot of each column."""
    names = [bot.name for bot in results.bots]
    size = len(names)
    with _figure(size * 0.62 + 0.55, max(_WIDTH, size * 0.95 + 1.3)) as (figure, axes):
        for pairing in results.pairings:
            row, column = names.index(pairing.bots[0]), names.index(pairing.bots[1])
            if pairing.score is not None:
                score = pairing.score
                _cell(axes, row, column, score.value, score.low, score.high)
                _cell(axes, column, row, 1 - score.value, 1 - score.high, 1 - score.low)
        axes.set_xlim(-0.5, size - 0.5)
        axes.set_ylim(size - 0.5, -0.5)
        axes.set_xticks(range(size), [_short(name, 12 if size > 3 else 18) for name in names])
        axes.xaxis.tick_top()
        axes.tick_params(axis="x", length=0, labelcolor=INK)
        _name_rows(axes, names)
        axes.spines["bottom"].set_visible(False)
    return _svg(figure, "matrix")


def _cell(axes: Axes, row: int, column: int, value: float, low: float, high: float) -> None:
    strength = min(abs(value - 0.5) * 2, 1.0)
    colour = WIN if value >= 0.5 else LOSS
    axes.add_patch(
        Rectangle((column - 0.48, row - 0.46), 0.96, 0.92, facecolor=colour, alpha=0.08 + 0.5 * strength, linewidth=0)
    )
    axes.text(column, row - 0.1, f"{100 * value:.1f} %", ha="center", va="center", weight="bold")
    axes.text(column, row + 0.24, f"{100 * low:.1f} – {100 * high:.1f}", ha="center", va="center", size=8.5)


def length_plot(results: Results) -> str:
    """How many rounds the games took: a row for each pairing, the median marked. Empty if the game has no rounds."""
    rows = [pairing for pairing in results.pairings if pairing.rounds]
    if not rows:
        return ""
    longest = max(max(pairing.rounds) for pairing in rows)
    shortest = min(min(pairing.rounds) for pairing in rows)
    with _figures(len(rows), len(rows) * 0.95 + 0.5) as (figure, all_axes):
        for axes, pairing in zip(all_axes, rows, strict=True):
            _histogram(axes, pairing)
            axes.set_xlim(shortest - 0.7, longest + 0.7)
        all_axes[-1].xaxis.set_major_locator(MaxNLocator(integer=True))
        all_axes[-1].set_xlabel("rounds")
    return _svg(figure, "length")


def _histogram(axes: Axes, pairing: PairingResult) -> None:
    total = sum(pairing.rounds.values())
    axes.bar(
        list(pairing.rounds), [count / total for count in pairing.rounds.values()], width=0.86, color=ACCENT, alpha=0.55
    )
    middle = pairing.median_rounds
    assert middle is not None
    axes.axvline(middle, color=INK, linewidth=1.2)
    axes.set_title(f"{_short(pairing.bots[0])} – {_short(pairing.bots[1])}", loc="left", size=9.5, color=INK, pad=3)
    axes.set_title(f"median {middle:g}", loc="right", size=9.5, color=SOFT, pad=3)
    axes.set_yticks([])


def points_plot(results: Results) -> str:
    """Points at the end of a game by what they came from. Empty if the game has none."""
    bots = [bot for bot in reversed(results.bots) if bot.points]
    if not bots:
        return ""
    kinds = sorted({kind for bot in bots for kind in bot.points}, key=lambda kind: -_total(bots, kind))
    with _figure(len(bots) * 0.45 + 1.25) as (figure, axes):
        gained, lost = [0.0] * len(bots), [0.0] * len(bots)
        for number, kind in enumerate(kinds):
            widths = [bot.points.get(kind, 0.0) for bot in bots]
            # Losses are stacked to the left of zero, gains to the right.
            starts = [lost[row] if width < 0 else gained[row] for row, width in enumerate(widths)]
            colour = SERIES[number % len(SERIES)]
            axes.barh(range(len(bots)), widths, left=starts, height=0.6, color=colour, label=kind.replace("_", " "))
            for row, width in enumerate(widths):
                (lost if width < 0 else gained)[row] += width
        for row, end in enumerate(gained):
            axes.annotate(f"{end + lost[row]:.1f}", (end, row), (5, 0), textcoords="offset points", va="center")
        _name_rows(axes, [bot.name for bot in bots])
        axes.margins(x=0.1)
        axes.grid(axis="x")
        axes.set_xlabel("points at the end, on average")
        axes.legend(loc="lower left", bbox_to_anchor=(-0.02, 1.0), ncols=3, columnspacing=1.2, handlelength=0.9)
    return _svg(figure, "points")


def _total(bots: Sequence[BotResult], kind: str) -> float:
    return sum(bot.points.get(kind, 0.0) for bot in bots)


def thinking_plot(results: Results) -> str:
    """How long the bots thought about an answer. Empty if nobody ever did."""
    bots = [bot for bot in reversed(results.bots) if bot.thinking is not None]
    if not bots:
        return ""
    with _figure(len(bots) * 0.45 + 0.75) as (figure, axes):
        for height, bot in enumerate(bots):
            times = bot.thinking
            assert times is not None
            axes.plot([times.p10, times.p99], [height, height], color=ACCENT, linewidth=1.4)
            axes.barh(height, times.p90 - times.p10, left=times.p10, height=0.42, color=ACCENT, alpha=0.45)
            axes.plot([times.p50, times.p50], [height - 0.21, height + 0.21], color=INK, linewidth=1.8)
            axes.plot([times.max], [height], "o", markersize=3.5, color=SOFT)
        _name_rows(axes, [bot.name for bot in bots])
        axes.set_ylim(-0.6, len(bots) - 0.4)
        axes.set_xscale("log")
        axes.xaxis.set_minor_locator(NullLocator())
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: duration(value)))
        axes.grid(axis="x")
        axes.set_xlabel("time for one answer")
    return _svg(figure, "thinking")


def signed(elo: float) -> str:
    """A rating with its sign."""
    return f"{round(elo):+d}".replace("-", "−") if round(elo) else "0"


def duration(milliseconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1e3), ("ms", 1.0)):
        if milliseconds >= size:
            return f"{milliseconds / size:.3g} {unit}"
    return f"{milliseconds * 1e3:.3g} µs"


# --- drawing ----------------------------------------------------------------------------------------------------------


@contextmanager
def _figures(count: int, height: float) -> Iterator[tuple[Figure, list[Axes]]]:
    """Axes above each other that share their scale."""
    with rc_context(_STYLE):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        all_axes = figure.subplots(count, 1, sharex=True, squeeze=False)
        yield figure, list(all_axes[:, 0])


@contextmanager
def _figure(height: float, width: float = _WIDTH) -> Iterator[tuple[Figure, Axes]]:
    with rc_context(_STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure, figure.subplots()


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), [_short(name) for name in names])


def _short(name: str, most: int = _LONGEST_NAME) -> str:
    """A name that leaves room for the plot; its end tells bots apart."""
    return name if len(name) <= most else "…" + name[-(most - 1) :]


def _svg(figure: Figure, name: str) -> str:
    """The drawing as an element of a page: no header, no links, no id that another drawing has, too."""
    text = StringIO()
    with rc_context(_STYLE):
        figure.savefig(text, format="svg", transparent=True, metadata=_NO_METADATA)
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    for pattern, instead in _TIDYING:
        svg = re.sub(pattern, instead.replace("NAME", name), svg, flags=re.DOTALL)
    return re.sub("|".join(NAMES), lambda found: f"var(--{NAMES[found[0]]})", svg)


_NO_METADATA: Final = {"Date": None, "Creator": None, "Format": None, "Type": None}
_TIDYING: Final = (
    (r"<metadata>.*?</metadata>", ""),
    (r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true">'),
    (r'<g id="[^"]*"', "<g"),
    (r'(\bid="|url\(#|href="#)', r"\1NAME-"),
    (r"font-family: [^;\"]*; ", ""),
    (r" transform=\"rotate\(-?0 [^\"]*\"", ""),
)
