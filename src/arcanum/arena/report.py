"""The report: one page with everything in it, for a browser that is connected to nothing."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from arcanum.arena import plots
from arcanum.arena.entrants import thinks_by_the_clock
from arcanum.arena.plots import duration, signed
from arcanum.arena.results import BotResult, Interval, PairingResult, Results
from arcanum.arena.statistics import FEW
from arcanum.arena.stylesheet import STYLE
from arcanum.core.files import write_whole

REPORT: Final = "report.html"
_TOO_FEW: Final = 10
"""With fewer deals an interval says too little to tell who is stronger."""
_MOST_FAILURES: Final = 50
_NO_RESULT: Final = (
    "A game without a result is counted for nobody, and its deal counts neither for the score nor for the ratings. "
    "The next run plays it again."
)
_NO_LINKS: Final = "default-src 'none'; style-src 'unsafe-inline'"


def write_report(results: Results, folder: Path) -> None:
    write_whole(folder / REPORT, page(results).encode())


def page(results: Results) -> str:
    """The whole page."""
    plan = results.plan
    title = f"Arena: {plan['game']}, {plan['players']} player{'s' * (plan['players'] > 1)}"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_NO_LINKS}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            f"<header><h1>{escape(title)}</h1><p>{_summary(results)}</p></header>",
            *_sections(results),
            "</main></body></html>\n",
        ]
    )


def _summary(results: Results) -> str:
    deals, games = results.plan["pairs"], results.games
    counted = "1 deal" if deals == 1 else f"{deals:,} deals"
    told = f"{counted} for every two bots, {games:,} games, seed {escape(repr(results.plan['seed']))}."
    if games < results.games_planned:
        told += f" <strong>Not finished: {results.games_planned - games:,} games have no result.</strong>"
    return told


def _sections(results: Results) -> Iterator[str]:
    yield _section("Results", _pairings_table(results), _note_on_scores(results))
    if results.failures:
        yield _section("Failures", _failures(results))
    figures = [
        _figure("Ratings", plots.ratings_plot(results), "Elo by Bradley and Terry, with 95 % intervals."),
        _figure("Win matrix", plots.matrix_plot(results), "Score of the row against the column, with 95 % intervals."),
        _figure("Game length", plots.length_plot(results), "Share of the games by rounds; the line is the median."),
        _figure("Points by source", plots.points_plot(results), "What a bot's points lay on when the game ended."),
        _figure("Decision time", plots.thinking_plot(results), "Box: 10 to 90 %, line: to 99 %, dot: the longest."),
    ]
    if any(bot.points for bot in results.bots):
        figures.append(_section("Points by source, in numbers", _points_table(results)))
    yield f'<div class="figures">{"".join(figures)}</div>'
    yield _section("Bots", _bots_table(results))
    yield _section("How it was played", _facts(results))


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _figure(title: str, svg: str, caption: str) -> str:
    if not svg:
        return ""
    return f"<figure><h2>{escape(title)}</h2>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


# --- tables -----------------------------------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]], words: Sequence[int] = (0,)) -> str:
    """A table; `words` are the columns that are text, the others are numbers."""
    kinds = ['class="text"' if number in words else "" for number in range(len(heads))]
    head = "".join(f'<th scope="col" {kind}>{escape(text)}</th>' for kind, text in zip(kinds, heads, strict=True))
    body = "".join(
        f"<tr>{''.join(f'<td {kind}>{escape(str(cell))}</td>' for kind, cell in zip(kinds, row, strict=True))}</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def spread(interval: Interval) -> str:
    """The ends of an interval of shares."""
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f}"


def verdict(pairing: PairingResult) -> str:
    """What the interval says about the two."""
    score = pairing.score
    if score is None:
        return "no whole deal"
    one, other = pairing.bots
    if pairing.pairs < _TOO_FEW:
        return "too few deals"
    if score.low > 0.5:
        return f"{one} is stronger"
    return f"{other} is stronger" if score.high < 0.5 else "not told apart"


def _pairings_table(results: Results) -> str:
    heads = ["Bot", "against", "Score", "95 % interval", "Verdict", "Pairs", "Won", "Drawn", "Lost", "Rounds (median)"]
    rows = []
    for pairing in results.pairings:
        score = ["–", "–"] if pairing.score is None else [percent(pairing.score.value), spread(pairing.score)]
        games = [f"{count:,}" for count in (pairing.pairs, pairing.wins, pairing.draws, pairing.losses)]
        middle = pairing.median_rounds
        rows.append([*pairing.bots, *score, verdict(pairing), *games, "–" if middle is None else f"{middle:g}"])
    return table(heads, rows, words=(0, 1, 4))


def _note_on_scores(results: Results) -> str:
    note = (
        "The score is the first bot's share of the wins; 50 % is even. Both bots play every deal from all seats. "
        f"Intervals come from {results.resamples:,} resamplings of the deals; where fewer than {FEW} deals came out "
        "otherwise than the others, they are widened to Wilson's."
    )
    missing = sum(pairing.incomplete for pairing in results.pairings)
    if missing:
        note += f" {missing} deals do not count for the score and the ratings: a game of theirs has no result."
    return f'<p class="note">{escape(note)}</p>'


def _bots_table(results: Results) -> str:
    heads = ["Bot", "Elo", "95 % interval", "Answers", "Mean", "10 %", "50 %", "90 %", "99 %", "Longest"]
    note = (
        "Elo: the bot that was named first is at 0. One drawn deal is added to each pairing, so that who wins all "
        "games has a rating, too. Times are for one answer."
    )
    if any(bot.one_sided for bot in results.bots):
        note += " * It won or lost everything: its rating is but a bound, and so is the far end of its interval."
    return table(heads, (_bot_row(bot) for bot in results.bots)) + f'<p class="note">{escape(note)}</p>'


def _bot_row(bot: BotResult) -> list[str]:
    name = f"{bot.name} *" if bot.one_sided else bot.name
    elo = [
        signed(bot.elo.value),
        f"{signed(bot.elo.low)} … {signed(bot.elo.high)}" if bot.elo.low != bot.elo.high else "–",
    ]
    times = bot.thinking
    if times is None:
        return [name, *elo, *["–"] * 7]
    shown = [times.mean, times.p10, times.p50, times.p90, times.p99, times.max]
    return [name, *elo, f"{times.count:,}", *[duration(time) for time in shown]]


def _points_table(results: Results) -> str:
    kinds = sorted({kind for bot in results.bots for kind in bot.points})
    rows = [[kind.replace("_", " "), *[f"{bot.points.get(kind, 0):.2f}" for bot in results.bots]] for kind in kinds]
    rows.append(["all", *[f"{sum(bot.points.values()):.2f}" for bot in results.bots]])
    return table(["Source", *[bot.name for bot in results.bots]], rows)


def _failures(results: Results) -> str:
    items = (
        f"<li>{escape(mishap.where)} <em>{'counted as lost' if mishap.counted else 'no result'}</em></li>"
        for mishap in results.failures[:_MOST_FAILURES]
    )
    more = len(results.failures) - _MOST_FAILURES
    note = f'<p class="note">And {more:,} more: results.json has them all.</p>' if more > 0 else ""
    if any(not mishap.counted for mishap in results.failures):
        note += f'<p class="note">{_NO_RESULT}</p>'
    return f"<ul>{''.join(items)}</ul>{note}"


# --- how it was played ------------------------------------------------------------------------------------------------


def _facts(results: Results) -> str:
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{text}</dd>" for name, text in _fact_lines(results))
    return f"<dl>{rows}</dl>"


def _fact_lines(results: Results) -> Iterator[tuple[str, str]]:
    plan = results.plan
    yield "Command", f"<code>{escape(shlex.join(results.runs[-1].command))}</code>"
    yield "Bots", escape(", ".join(plan["bots"]))
    clocked = [bot for bot in plan["bots"] if thinks_by_the_clock(bot)]
    if clocked:
        yield "Note", escape(f"{', '.join(clocked)}: the budget is in seconds, so these games cannot be repeated.")
    yield "Seeds", escape(f"{plan['seed']} 0 to {plan['seed']} {plan['pairs'] - 1}")
    yield "Options", escape(", ".join(f"{name}={value}" for name, value in plan["options"].items()))
    packs = (f"{pack['id']} {pack['version']} ({pack['hash']})" for pack in plan["packs"])
    yield "Rules and packs", escape(f"rules version {plan['rules']}; {', '.join(packs)}")
    for number, run in enumerate(results.runs, 1):
        told = f"{run.origin}; {run.jobs} jobs, {run.on}, {run.timeout:g} s for an answer, on failure {run.failure}"
        after = f"; {run.games:,} games were there before" if run.games else ""
        yield f"Run {number}" if len(results.runs) > 1 else "Run", escape(told + after)
