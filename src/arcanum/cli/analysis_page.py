"""An analysis as a page: one HTML file that needs nothing else.

The curve is drawn by hand rather than by a plotting library. So every decision has its own title and leads to its line
in the list, the costliest ones are links, the colours follow the reader's theme, and the text keeps its size when the
curve is stretched to the width of a phone: lines are SVG, letters are HTML laid over it.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from arcanum.bots.analysis import Option
from arcanum.cli.analysis_report import (
    GameReport,
    PositionReport,
    ToldDecision,
    ToldMistake,
    ToldOption,
    ToldTurn,
    how_game,
    how_position,
    percent,
    shares,
    told_loss,
    told_win,
)
from arcanum.cli.analysis_style import style
from arcanum.cli.errors import BadInput
from arcanum.cli.speech import Speech
from arcanum.core.files import WriteError, write_whole

_WIDTH: Final = 1000
"""Of the curve in units of its own; the page stretches it."""
_APART: Final = 10.5
"""How far apart the names at the ends of the curves are, in percent of its height."""
_GENERATOR: Final = '<meta name="generator" content="arcanum analyse">'
_HEADS: Final = (
    "analysis-number",
    "analysis-who",
    "analysis-played",
    "analysis-best",
    "analysis-chance",
    "analysis-loss",
)
"""Of the columns of the list of decisions."""
_BRAND: Final = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="1.5" '
    'd="M12 1.5L14.7 9.3L22.5 12L14.7 14.7L12 22.5L9.3 14.7L1.5 12L9.3 9.3z" stroke-linejoin="round"/>'
    '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" opacity=".7"/>'
    '<circle cx="12" cy="12" r="1.8" fill="currentColor"/></svg>'
)


# --- pages ------------------------------------------------------------------------------------------------------------


def game_page(report: GameReport, speech: Speech, lang: str) -> str:
    """The page of a finished game."""
    page = _Page(speech, report.names)
    subject = report.subject
    title = speech.say("analysis-game")
    body = (
        page.heading(title, f"{subject.title} · {subject.file.name}", page.players(report)),
        page.curve(report),
        page.mistakes(report.mistakes),
        page.decisions(report),
        page.how(how_game(speech, subject.simulations)),
    )
    return _document(lang, f"{title}: {subject.file.name}", body)


def position_page(report: PositionReport, speech: Speech, lang: str) -> str:
    """The page of a position."""
    page = _Page(speech, report.names)
    subject = report.subject
    title = speech.say("analysis-position")
    body = (
        page.heading(title, f"{subject.title} · {subject.file.name} · {report.place}", page.question(report)),
        page.position(report),
        page.how(how_position(speech, subject.simulations)),
    )
    return _document(lang, f"{title}: {subject.file.name}", body)


def _document(lang: str, title: str, body: Iterable[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{_GENERATOR}\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n"
        f'<body>\n<main class="page">\n{"".join(body)}</main>\n</body>\n</html>\n'
    )


class _Page:
    """Writes the parts of a page in one language."""

    def __init__(self, speech: Speech, names: Sequence[str]) -> None:
        self.speech = speech
        self.names = names

    def say(self, message_id: str, /, **args: str | int) -> str:
        """A message as HTML text."""
        return escape(self.speech.say(message_id, **args))

    def percent(self, share: float) -> str:
        return self.say("analysis-percent", value=percent(share))

    def who(self, seat: int, tag: str = "span") -> str:
        """A seal and a name."""
        return f'<{tag} class="who seat-{_hue(seat)}">{_seal(seat)}<b>{escape(self.names[seat])}</b></{tag}>'

    # --- the head -----------------------------------------------------------------------------------------------------

    def heading(self, title: str, of: str, rest: str) -> str:
        told = f"<div><h1>{escape(title)}</h1><p>{escape(of)}</p></div>"
        return f'<header><div class="brand">{_BRAND}{told}</div>{rest}</header>\n'

    def players(self, report: GameReport) -> str:
        """Who played, with their points in a game whose views tell them, and who won."""
        told: list[str] = []
        for seat, player in enumerate(report.end.get("players", [{}] * report.subject.record.seats)):
            points = player.get("points")
            count = "" if points is None else f' <span class="muted">{self.say("analysis-points", count=points)}</span>'
            told.append(f"<span>{self.who(seat)}{count}</span>")
        return f'<p class="players">{"".join(told)}<span class="won">{escape(report.winners)}</span></p>'

    def question(self, report: PositionReport) -> str:
        too = ""
        if report.asked_too:
            told = self.say("analysis-asked-too", names=", ".join(report.asked_too))
            too = f'<p class="muted small">{told}</p>'
        return f'<div>{self.who(report.verdict.seat)}<p class="ask">{escape(report.prompt)}</p>{too}</div>'

    # --- the curve ----------------------------------------------------------------------------------------------------

    def curve(self, report: GameReport) -> str:
        seats = range(len(report.names))
        labels = "".join(f'<span style="top:{100 - each}%">{each}</span>' for each in (0, 25, 50, 75, 100))
        keys = "".join(f'<span class="key seat-{_hue(seat)}">{self.key(seat)}</span>' for seat in seats)
        return (
            f'<section class="zone"><h2>{self.say("analysis-chance")}</h2>'
            f'<p class="legend">{keys}</p>'
            f'<figure class="chart"><div class="axis" aria-hidden="true">{labels}</div>'
            f'<div class="plot">{self.plot(report)}{self.dots(report)}{self.turning_points(report)}</div>'
            f'<div class="ends" aria-hidden="true">{self.ends(report)}</div>'
            f'<div class="rounds" aria-hidden="true">{_rounds(report)}</div></figure></section>\n'
        )

    def key(self, seat: int) -> str:
        return f"{_seal(seat)}<b>{escape(self.names[seat])}</b>"

    def plot(self, report: GameReport) -> str:
        """Lines for the seats, and a column for each decision, which tells it and leads to it."""
        last = len(report.curve) - 1
        parts = [f'<line class="grid{" mid" * (y == 50)}" x2="{_WIDTH}" y1="{y}" y2="{y}"/>' for y in range(0, 101, 25)]
        parts += [
            f'<line class="grid" x1="{_x(mark.number, last)}" x2="{_x(mark.number, last)}" y2="100"/>'
            for mark in report.marks
        ]
        for seat in reversed(range(len(report.names))):
            points = " ".join(f"{_x(number, last)} {_y(wins[seat])}" for number, wins in enumerate(report.curve))
            parts.append(f'<g class="seat-{_hue(seat)}"><path class="curve" d="M{points}"/></g>')
        parts += [self.column(decision, last) for decision in report.decisions]
        told = self.say("analysis-curve-told")
        return (
            f'<svg viewBox="0 0 {_WIDTH} 100" preserveAspectRatio="none" role="img" aria-label="{told}">'
            f"{''.join(parts)}</svg>"
        )

    def column(self, decision: ToldDecision, last: int) -> str:
        wins = shares(decision.verdict.wins, len(self.names))
        chances = ", ".join(
            f"{name} {self.speech.say('analysis-percent', value=percent(win))}"
            for name, win in zip(self.names, wins, strict=True)
        )
        name = self.names[decision.moment.seat]
        move = decision.played.label
        told = self.say("analysis-choice-told", number=decision.number, name=name, move=move, chances=chances)
        width = round(_WIDTH / last, 3)
        x = round(decision.moment.number * _WIDTH / last - width / 2, 2)
        return (
            f'<a class="col" href="#d{decision.number}" tabindex="-1">'
            f'<rect x="{x}" width="{width}" height="100"><title>{told}</title></rect></a>'
        )

    def dots(self, report: GameReport) -> str:
        """The shapes of the seats on their lines, where rounds begin and at the end."""
        last = len(report.curve) - 1
        curve = report.curve
        return "".join(
            f'<i class="dot seat-{_hue(seat)}" style="left:{_left(number, last)};top:{_y(curve[number][seat])}%"></i>'
            for number in [*[mark.number for mark in report.marks], last]
            for seat in range(len(report.names))
        )

    def turning_points(self, report: GameReport) -> str:
        """The costliest decisions on the line of the seat that took them."""
        last = len(report.curve) - 1
        parts: list[str] = []
        for mistake in report.mistakes:
            verdict = mistake.decision.verdict
            told = escape(f"{self.names[verdict.seat]}: {told_loss(self.speech, verdict)}")
            at = f"left:{_left(verdict.number, last)};top:{_y(verdict.wins[verdict.seat])}%"
            parts.append(
                f'<a class="turn" href="#m{mistake.place}" style="{at}" title="{told}" aria-label="{told}">'
                f"{mistake.place}</a>"
            )
        return "".join(parts)

    def ends(self, report: GameReport) -> str:
        """The names at the ends of the lines, moved apart where lines end together."""
        wanted = sorted((_y(win), seat) for seat, win in enumerate(report.curve[-1]))
        parts: list[str] = []
        for (_, seat), top in zip(wanted, _spread([top for top, _ in wanted]), strict=True):
            parts.append(f'<span class="key seat-{_hue(seat)}" style="top:{top:.1f}%">{self.key(seat)}</span>')
        return "".join(parts)

    # --- the costliest decisions --------------------------------------------------------------------------------------

    def mistakes(self, mistakes: Sequence[ToldMistake]) -> str:
        told = "".join(self.mistake(each) for each in mistakes)
        told = told or f'<p class="muted">{self.say("analysis-nothing-costly")}</p>'
        return _zone(self.say("analysis-costliest"), f'<div class="mistakes">{told}</div>')

    def mistake(self, mistake: ToldMistake) -> str:
        decision = mistake.decision
        verdict = decision.verdict
        where = escape(decision.where)
        context = f'<span class="context">{escape(decision.context)}</span>' if decision.context else ""
        return (
            f'<article class="mistake" id="m{mistake.place}"><header><span class="place">{mistake.place}</span>'
            f'<h3>{self.who(verdict.seat)}</h3><a class="muted small" href="#d{decision.number}">{where}</a>'
            f'<span class="lost">{escape(told_loss(self.speech, verdict))}</span>{context}</header>'
            f'<div class="two">{self.side("analysis-played", decision, decision.played)}'
            f"{self.side('analysis-better', decision, decision.best)}</div>"
            f"{self.options(mistake.options, mistake.hidden, verdict.seat)}{self.line(mistake.line)}</article>"
        )

    def side(self, head: str, decision: ToldDecision, told: ToldOption) -> str:
        """What was played, or would have been better, after what was picked before in the same move."""
        win = escape(told_win(self.speech, told.option))
        before = escape("".join(f"{each} › " for each in decision.before))
        label = f'<b title="{escape(told.full)}"><i>{before}</i>{escape(told.label)}</b>'
        return f'<div><span>{self.say(head)}</span>{label}<b class="num">{win}</b></div>'

    def options(self, options: Sequence[ToldOption], hidden: int, seat: int) -> str:
        rows = "".join(self.option(each) for each in options)
        more = f'<p class="muted small">{self.say("analysis-more-options", count=hidden)}</p>' if hidden else ""
        columns = '<col><col class="c-bar"><col class="c-fig"><col class="c-share"><col class="c-fig">'
        heads = (
            f'<th scope="col">{self.say("analysis-options")}</th>'
            f'<th scope="col" colspan="2">{self.say("analysis-chance")}</th>'
            f'<th scope="col" colspan="2">{self.say("analysis-attention")}</th>'
        )
        return (
            f'<div class="seat-{_hue(seat)}"><table class="options"><colgroup>{columns}</colgroup>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{more}</div>"
        )

    def option(self, told: ToldOption) -> str:
        option = told.option
        chip = f'<span class="chip">{self.say("analysis-mark-played")}</span>' if told.is_played else ""
        kind = ' class="best"' if told.is_best else ""
        win, share = escape(told_win(self.speech, option)), self.percent(option.share)
        unit = self.say("analysis-attention")
        return (
            f'<tr{kind}><td class="opt" title="{escape(told.full)}">{escape(told.label)}{chip}</td>'
            f'<td><span class="bar">{_bar(option.win)}{_whisker(option)}</span></td><td class="fig">{win}</td>'
            f'<td><span class="bar share">{_bar(option.share)}</span></td>'
            f'<td class="fig">{share} <span class="unit">{unit}</span></td></tr>'
        )

    def line(self, turns: Sequence[ToldTurn]) -> str:
        return f'<div class="line-told"><b>{self.say("analysis-line")}</b>{self.turns_told(turns)}</div>'

    def turns_told(self, turns: Sequence[ToldTurn]) -> str:
        if not turns:
            return f"<p>{self.say('analysis-nothing-expected')}</p>"
        return f'<ol class="turns">{"".join(self.turn(turn) for turn in turns)}</ol>'

    def turn(self, turn: ToldTurn) -> str:
        name = f'<span class="sr">{escape(self.names[turn.seat])}: </span>'
        labels = escape(" › ".join(turn.labels))
        return f'<li class="seat-{_hue(turn.seat)}">{_seal(turn.seat)}<span>{name}{labels}</span></li>'

    # --- a position ---------------------------------------------------------------------------------------------------

    def position(self, report: PositionReport) -> str:
        seat = report.verdict.seat
        rows = "".join(
            f'<tr class="seat-{_hue(each)}"><td class="opt">{self.who(each)}</td>'
            f'<td><span class="bar">{_bar(win)}</span></td><td class="fig">{self.percent(win)}</td></tr>'
            for each, win in enumerate(report.wins)
        )
        columns = '<col><col class="c-half"><col class="c-fig">'
        expected = f'<table class="options"><colgroup>{columns}</colgroup><tbody>{rows}</tbody></table>'
        return (
            f'<section class="zone"><h2 class="sr">{self.say("analysis-options")}</h2>'
            f"{self.options(report.options, report.hidden, seat)}</section>\n"
            f'<div class="pair">{_zone(self.say("analysis-line"), self.turns_told(report.line))}'
            f"{_zone(self.say('analysis-expectations'), expected)}</div>\n"
        )

    # --- the list and the notes ---------------------------------------------------------------------------------------

    def decisions(self, report: GameReport) -> str:
        heads = (
            "analysis-number",
            "analysis-who",
            "analysis-played",
            "analysis-best",
            "analysis-chance",
            "analysis-loss",
        )
        head = "".join(f'<th scope="col">{self.say(each)}</th>' for each in heads)
        places = {mistake.decision.number: mistake.place for mistake in report.mistakes}
        begins = {mark.number: mark.name for mark in report.marks}
        rows: list[str] = []
        for decision in report.decisions:
            if decision.moment.number in begins:
                name = escape(begins[decision.moment.number])
                rows.append(f'<tr class="round"><th colspan="6" scope="rowgroup">{name}</th></tr>')
            rows.append(self.row(decision, places.get(decision.number)))
        count = self.say("analysis-decisions", count=len(report.decisions))
        return (
            f'<section class="zone"><details><summary>{count}</summary><table class="all">'
            f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></details></section>\n"
        )

    def row(self, decision: ToldDecision, place: int | None) -> str:
        verdict = decision.verdict
        kinds = " ".join(["part"] * decision.is_part + ["costly"] * verdict.is_costly)
        same = decision.best.option.action == decision.played.option.action
        best = "" if same else escape(decision.best.label)
        lost = escape(told_loss(self.speech, verdict)) if percent(verdict.loss) else ""
        mark = f' <a class="place" href="#m{place}">{place}</a>' if place is not None else ""
        return (
            f'<tr id="d{decision.number}" class="{kinds}"><td class="n">{decision.number}</td>'
            f'<td class="name">{self.who(verdict.seat)}</td>'
            f'<td class="played" title="{escape(decision.played.full)}">{escape(decision.played.label)}{mark}</td>'
            f'<td class="best" data-head="{self.say("analysis-best")}">{best}</td>'
            f'<td class="fig win">{self.percent(verdict.wins[verdict.seat])}</td><td class="fig loss">{lost}</td></tr>'
        )

    def how(self, told: Sequence[str]) -> str:
        paragraphs = "".join(f"<p>{escape(each)}</p>" for each in told)
        return (
            f'<section class="zone"><h2>{self.say("analysis-how")}</h2><div class="how">{paragraphs}</div></section>\n'
        )


# --- pieces -----------------------------------------------------------------------------------------------------------


def _hue(seat: int) -> int:
    """The number of a seat's colour and shape, from the first again if there are more than four."""
    return seat % 4 + 1


def _seal(seat: int) -> str:
    return f'<span class="seal" aria-hidden="true">{seat + 1}</span>'


def _zone(title: str, inner: str) -> str:
    return f'<section class="zone"><h2>{title}</h2>{inner}</section>\n'


def _bar(share: float) -> str:
    return f'<i style="width:{100 * share:.1f}%"></i>'


def _whisker(option: Option) -> str:
    """The standard error, around the end of a bar."""
    if option.error is None:
        return ""
    start, stop = max(0.0, option.win - option.error), min(1.0, option.win + option.error)
    return f'<u style="left:{100 * start:.1f}%;width:{100 * (stop - start):.1f}%"></u>'


def _x(number: int, last: int) -> float:
    return round(number * _WIDTH / max(1, last), 2)


def _left(number: int, last: int) -> str:
    return f"{100 * number / max(1, last):.2f}%"


def _y(win: float) -> float:
    return round(100 - 100 * win, 2)


def _spread(tops: Sequence[float]) -> list[float]:
    """Ascending places, moved apart as little as is needed; first downwards, then up from the lower edge."""
    places = list(tops)
    for at in range(1, len(places)):
        places[at] = max(places[at], places[at - 1] + _APART)
    limit = 100.0
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], limit)
        limit = places[at] - _APART
    return places


def _rounds(report: GameReport) -> str:
    """The names of the rounds below the curve, each cut where the next begins; empty in a game without rounds."""
    if not report.marks:
        return ""
    last = len(report.curve) - 1
    stops = [*[mark.number for mark in report.marks[1:]], last]
    return "".join(
        f'<span style="left:{_left(mark.number, last)};width:{_left(stop - mark.number, last)}">'
        f'<span class="long">{escape(mark.name)}</span><span class="short">{escape(mark.short)}</span></span>'
        for mark, stop in zip(report.marks, stops, strict=True)
    )


# --- the file ---------------------------------------------------------------------------------------------------------


def check_page(path: Path | None) -> None:
    """Refuse a place where no page can be written, before anything is worked out for it."""
    if path is None:
        return
    try:
        target = Path(os.path.realpath(path))
        refusal = _refusal(target)
    except (OSError, ValueError) as error:
        refusal = f"it cannot be written: {error}"
    if refusal:
        raise BadInput(f"--html: {path}: {refusal}")


def _refusal(target: Path) -> str:
    """Why a page cannot be written there; empty if it can. Only a page of an analysis or an empty file is replaced."""
    if not target.parent.is_dir():
        return f"expected an existing folder, found no {target.parent}"
    if not os.access(target.parent, os.W_OK):
        return f"the folder {target.parent} cannot be written to"
    if not target.exists():
        return ""
    if not stat.S_ISREG(target.stat().st_mode):
        return f"expected the name of a file, found {'a folder' if target.is_dir() else 'a device'}"
    if not os.access(target, os.W_OK):
        return "the file is protected"
    with target.open("rb") as file:
        start = file.read(4096)
    if start and _GENERATOR.encode() not in start:
        return "the file exists and is no page of an analysis; choose another name or remove it"
    return ""


def write_page(path: Path, page: str) -> None:
    """Write a page: the whole file or, when anything fails, nothing."""
    try:
        write_whole(Path(os.path.realpath(path)), page.encode(errors="replace"), called=str(path))
    except WriteError as error:
        raise BadInput(f"--html: {error}") from error
