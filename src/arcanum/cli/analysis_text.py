"""An analysis in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arcanum.cli.analysis_report import (
    GameReport,
    Mark,
    PositionReport,
    ToldMistake,
    ToldOption,
    ToldTurn,
    how_game,
    how_position,
    percent,
    told_loss,
    told_win,
)
from arcanum.cli.speech import Speech

_SEATS: Final = ("cyan", "magenta", "yellow", "green")
"""The colours of the seats, from the first again if there are more."""
_LEVELS: Final = " ▁▂▃▄▅▆▇█"
_ASCII_LEVELS: Final = "0123456789"
_WIDEST: Final = 72
"""How many columns a curve takes at the most: more would not be read as one line."""
_BAR: Final = 20


def position_text(report: PositionReport, speech: Speech, console: Console) -> None:
    """Print the analysis of a position."""
    text = _Text(speech, report.names, console)
    subject = report.subject
    console.print(text.heading(speech.say("analysis-position"), f"{subject.title} · {subject.file.name}"))
    console.print(Text(report.place, "dim"))
    console.print()
    seat = report.verdict.seat
    console.print(Text.assemble(text.name(seat), ": ", report.prompt))
    if report.asked_too:
        console.print(Text(speech.say("analysis-asked-too", names=", ".join(report.asked_too)), "dim"))
    console.print(Padding(text.options(report.options, report.hidden, seat), (1, 0, 1, 2)))
    console.print(Text(speech.say("analysis-expectations"), "bold"))
    console.print(Padding(text.expectations(report.wins), (0, 0, 1, 2)))
    console.print(Text(speech.say("analysis-line"), "bold"))
    console.print(Padding(text.line(report.line), (0, 0, 1, 2)))
    text.notes(how_position(speech, subject.simulations))


def game_text(report: GameReport, speech: Speech, console: Console) -> None:
    """Print the analysis of a finished game."""
    text = _Text(speech, report.names, console)
    subject = report.subject
    console.print(text.heading(speech.say("analysis-game"), f"{subject.title} · {subject.file.name}"))
    gone = [report.names[seat] for each in subject.record.gave_up for seat in each.seats]
    if report.end["over"]:
        console.print(speech.result(report.end, report.names[: subject.record.seats], console, report.result))
    if gone:
        console.print(speech.say("cli-gave-up", names=", ".join(gone)))
        console.print(Text(report.winners, "bold green"))
    console.print()
    console.print(Text(speech.say("analysis-chance"), "bold"))
    console.print(Padding(text.curves(report.curve, report.marks), (0, 0, 1, 2)))
    console.print(Text(speech.say("analysis-costliest"), "bold"))
    if report.mistakes:
        console.print(Padding(Group(*[text.mistake(mistake) for mistake in report.mistakes]), (0, 0, 0, 2)))
    else:
        console.print(Padding(speech.say("analysis-nothing-costly"), (0, 0, 1, 2)))
    text.notes(how_game(speech, subject.simulations))


class _Text:
    """Draws the parts in one language, for one console."""

    def __init__(self, speech: Speech, names: Sequence[str], console: Console) -> None:
        self.say = speech.say
        self.speech = speech
        self.names = names
        self.console = console
        self.ascii = console.options.ascii_only
        self.width = console.width
        self.then = " > " if self.ascii else " › "

    def heading(self, what: str, of: str) -> Text:
        return Text.assemble((what, "bold"), "  ", (of, "dim"))

    def notes(self, paragraphs: Sequence[str]) -> None:
        for paragraph in paragraphs:
            self.console.print(Text(paragraph, "dim"))

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], f"bold {_SEATS[seat % len(_SEATS)]}")

    def percent(self, share: float) -> str:
        return self.say("analysis-percent", value=percent(share))

    # --- options ------------------------------------------------------------------------------------------------------

    def options(self, options: Sequence[ToldOption], hidden: int, seat: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=False)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        heads = ("analysis-options", "analysis-chance", "", "analysis-attention")
        grid.add_row(*[Text(self.say(head) if head else "", "dim") for head in heads])
        for told in options:
            option = told.option
            bar = Text(self.bar(option.win), _SEATS[seat % len(_SEATS)])
            label = Text(told.label, "bold" if told.is_best else "")
            grid.add_row(label, told_win(self.speech, option), bar, self.percent(option.share), self.marks(told))
        if hidden:
            grid.add_row(Text(self.say("analysis-more-options", count=hidden), "dim"))
        return grid

    def marks(self, told: ToldOption) -> Text:
        """Which of the options was played, beside a game."""
        return Text(self.say("analysis-mark-played"), "italic") if told.is_played else Text()

    def bar(self, share: float) -> str:
        if self.ascii:
            return "#" * round(share * _BAR)
        halves = round(share * _BAR * 2)
        return "━" * (halves // 2) + "╸" * (halves % 2)

    def expectations(self, wins: Sequence[float]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for seat, win in enumerate(wins):
            grid.add_row(self.name(seat), self.percent(win), Text(self.bar(win), _SEATS[seat % len(_SEATS)]))
        return grid

    def line(self, turns: Sequence[ToldTurn]) -> RenderableType:
        if not turns:
            return Text(self.say("analysis-nothing-expected"), "dim")
        grid = Table.grid(padding=(0, 2))
        for turn in turns:
            grid.add_row(self.name(turn.seat), self.then.join(turn.labels))
        return grid

    # --- a game -------------------------------------------------------------------------------------------------------

    def curves(self, curve: Sequence[Sequence[float]], marks: Sequence[Mark]) -> RenderableType:
        """A line of blocks for each seat, with the rounds below."""
        longest = max(len(name) for name in self.names)
        columns = max(10, min(_WIDEST, len(curve), self.width - longest - 22))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        for seat in range(len(self.names)):
            drawn = Text(self.sparks([wins[seat] for wins in curve], columns), _SEATS[seat % len(_SEATS)])
            ends = f"{self.percent(curve[0][seat])} {'->' if self.ascii else '→'} {self.percent(curve[-1][seat])}"
            grid.add_row(self.name(seat), drawn, ends)
        grid.add_row("", Text(_ruler(marks, len(curve), columns), "dim"))
        return grid

    def sparks(self, shares: Sequence[float], columns: int) -> str:
        """One sign for each column: the average of what falls there, but the last one is the result."""
        levels = _ASCII_LEVELS if self.ascii else _LEVELS
        signs: list[str] = []
        for column in range(columns):
            start = column * len(shares) // columns
            stop = max(start + 1, (column + 1) * len(shares) // columns)
            part = shares[start:stop] if column < columns - 1 else shares[-1:]
            signs.append(levels[round(sum(part) / len(part) * (len(levels) - 1))])
        return "".join(signs)

    def mistake(self, mistake: ToldMistake) -> RenderableType:
        """Who, where, what it cost; what was played and what was better; what would have come then."""
        decision = mistake.decision
        verdict = decision.verdict
        told = Text.assemble((f"{mistake.place}. ", "bold"), self.name(verdict.seat), f"  {decision.where}")
        told.append_text(Text.assemble("  ", (told_loss(self.speech, verdict), "bold red")))
        if decision.context:
            told.append_text(Text.assemble("  ", (decision.context, "dim")))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        for head, option in (("analysis-played", decision.played), ("analysis-better", decision.best)):
            label = Text.assemble(("".join(each + self.then for each in decision.before), "dim"), option.label)
            grid.add_row(self.say(head), told_win(self.speech, option.option), label)
        if mistake.line:
            turns = [f"{self.names[turn.seat]}: {self.then.join(turn.labels)}" for turn in mistake.line]
            grid.add_row(self.say("analysis-line"), "", Text("; ".join(turns), "dim"))
        return Group(told, Padding(grid, (0, 0, 1, 3)))


def _ruler(marks: Sequence[Mark], actions: int, columns: int) -> str:
    """The names of the rounds where they begin: in full or as numbers, as far as there is room; empty in a game without
    rounds."""
    if not marks:
        return ""
    starts = [mark.number * columns // actions for mark in marks]
    rooms = [stop - start - 1 for start, stop in zip(starts, [*starts[1:], columns], strict=True)]
    line = ""
    for mark, start, room in zip(marks, starts, rooms, strict=True):
        name = next((name for name in (mark.name, mark.short) if len(name) <= room), "")
        line = line.ljust(start) + name
    return line
