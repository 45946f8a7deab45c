"""What an analysis tells, in the words of a language: the same for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from arcanum.bots.analysis import Moment, Option, Verdict, costliest, imagine, positions
from arcanum.bots.hints import round_of
from arcanum.cli.drawing import outcome_alone
from arcanum.cli.speech import Speech
from arcanum.core.actions import ActionSpace
from arcanum.core.game import Game
from arcanum.core.record import Record, replay
from arcanum.core.state import Data, GameState

_OPTIONS = 4
"""How many options of a costly decision are shown, besides the one that was played."""


@dataclass(frozen=True, slots=True)
class ToldOption:
    """An option by its name."""

    label: str
    full: str
    """The label with the text of the card."""
    option: Option
    is_best: bool = False
    is_played: bool = False


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """What one seat is expected to do, one answer after another."""

    seat: int
    labels: list[str]


@dataclass(frozen=True, slots=True)
class ToldDecision:
    """A decision of a game that was played."""

    verdict: Verdict
    moment: Moment
    played: ToldOption
    best: ToldOption
    where: str
    """The number of the action and the round."""
    before: list[str]
    """What was picked before in the same move, from the action that began it on: a payment says little by itself."""
    context: str
    """Whose move it replies to, and which; empty if it stands for itself."""

    @property
    def number(self) -> int:
        """The number of the action, counted from 1 as in the record."""
        return self.moment.number + 1

    @property
    def is_part(self) -> bool:
        return self.moment.head != self.moment.number


@dataclass(frozen=True, slots=True)
class ToldMistake:
    """One of the costliest decisions."""

    place: int
    decision: ToldDecision
    options: list[ToldOption]
    hidden: int
    """How many more options there were."""
    line: list[ToldTurn]


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a round begins."""

    number: int
    """How many actions were played before."""
    name: str
    short: str
    """For where there is little room."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is analysed."""

    file: Path
    game: Game
    packs: list[Path]
    record: Record
    simulations: int

    @property
    def title(self) -> str:
        """Games are called the same in all languages."""
        return self.game.id.replace("_", " ").title()


@dataclass(frozen=True, slots=True)
class PositionReport:
    """A position in words."""

    subject: Subject
    names: list[str]
    """Of all who can win; the players come first."""
    verdict: Verdict
    wins: list[float]
    """What each of them may expect."""
    place: str
    """Where in the game it is."""
    prompt: str
    asked_too: list[str]
    """Who else decides at the same time."""
    options: list[ToldOption]
    hidden: int
    line: list[ToldTurn]


@dataclass(frozen=True, slots=True)
class GameReport:
    """A finished game in words."""

    subject: Subject
    names: list[str]
    """Of all who can win; the players come first."""
    winners: str
    result: tuple[float, ...]
    """How the game came out, by seat."""
    end: Data
    """What everybody saw at the end."""
    curve: list[list[float]]
    """What each of them could expect before each action, and the result at the end."""
    marks: list[Mark]
    decisions: list[ToldDecision]
    mistakes: list[ToldMistake]


def shares(wins: Sequence[float], parties: int) -> list[float]:
    """What every party may expect: the players, and what is left for the one who can win without a seat."""
    return [*wins, max(0.0, 1 - sum(wins))][:parties]


class Teller:
    """Puts an analysis into words."""

    def __init__(self, subject: Subject, speech: Speech) -> None:
        self.subject = subject
        self.speech = speech
        self.names = speech.seat_names(["human"] * subject.record.seats)
        self.parties = [*self.names, *filter(None, [speech.third_party()])]

    # --- a position ---------------------------------------------------------------------------------------------------

    def position(self, state: GameState, verdict: Verdict, most: int) -> PositionReport:
        seat = verdict.seat
        view = state.view(seat)
        place = self.speech.say("analysis-after", count=verdict.number)
        found = self.round_name(round_of(state))
        return PositionReport(
            self.subject,
            self.parties,
            verdict,
            shares(verdict.wins, len(self.parties)),
            f"{place} · {found}" if found else place,
            self.speech.prompt(state.decision(seat), self.names),
            [self.names[other] for other in state.actors() if other != seat],
            [self.option(state, view, each, verdict) for each in verdict.options[:most]],
            max(0, len(verdict.options) - most),
            self.line(state, verdict),
        )

    # --- a game -------------------------------------------------------------------------------------------------------

    def game(self, moments: Sequence[Moment], verdicts: Sequence[Verdict], seat: int | None, most: int) -> GameReport:
        """A finished game; the costliest decisions are those of all seats or of one."""
        record, game, packs = self.subject.record, self.subject.game, self.subject.packs
        wanted = [verdict for verdict in verdicts if seat is None or verdict.seat == seat]
        places = {verdict.number: place for place, verdict in enumerate(costliest(wanted, moments, most), 1)}
        decisions: list[ToldDecision] = []
        mistakes: list[ToldMistake] = []
        for moment, (state, _, _) in zip(moments, positions(record, game, packs), strict=True):
            decisions.append(self.decision(state, moment, verdicts[moment.number], decisions))
            if moment.number in places:
                mistakes.append(self.mistake(state, places[moment.number], decisions[-1]))
        end = replay(record, game, packs=packs)
        result = tuple(record.result or end.returns())
        return GameReport(
            self.subject,
            self.parties,
            self.winners(result),
            result,
            end.view(None),
            [shares(wins, len(self.parties)) for wins in (*[verdict.wins for verdict in verdicts], result)],
            self.marks(moments),
            decisions,
            sorted(mistakes, key=lambda mistake: mistake.place),
        )

    def decision(
        self, state: GameState, moment: Moment, verdict: Verdict, earlier: Sequence[ToldDecision]
    ) -> ToldDecision:
        view = state.view(moment.seat)
        assert verdict.played is not None
        context = ""
        if moment.reply_to >= 0:
            cause = earlier[moment.reply_to]
            name = self.names[cause.moment.seat]
            context = self.speech.say("analysis-reply-to", move=cause.played.label, name=name)
        played = self.option(state, view, verdict.played, verdict)
        best = self.option(state, view, verdict.best, verdict)
        before = [told.played.label for told in earlier[moment.head :] if told.moment.head == moment.head]
        return ToldDecision(verdict, moment, played, best, self.where(moment), before, context)

    def mistake(self, state: GameState, place: int, decision: ToldDecision) -> ToldMistake:
        verdict = decision.verdict
        view = state.view(verdict.seat)
        shown = verdict.options[:_OPTIONS]
        if verdict.played is not None and verdict.played not in shown:
            shown.append(verdict.played)
        options = [self.option(state, view, each, verdict) for each in shown]
        return ToldMistake(place, decision, options, len(verdict.options) - len(shown), self.line(state, verdict))

    def winners(self, result: Sequence[float]) -> str:
        if len(self.parties) == 1:
            return outcome_alone(self.speech.say, self.names[0], result[0])
        winners = [name for name, share in zip(self.parties, shares(result, len(self.parties)), strict=True) if share]
        return self.speech.say("cli-winners", count=len(winners), names=", ".join(winners))

    def marks(self, moments: Sequence[Moment]) -> list[Mark]:
        marks: list[Mark] = []
        before: int | None = None
        for moment in moments:
            if moment.round is not None and moment.round != before:
                marks.append(Mark(moment.number, self.round_name(moment.round), str(moment.round or "")))
            before = moment.round
        return marks

    # --- pieces -------------------------------------------------------------------------------------------------------

    def where(self, moment: Moment) -> str:
        parts = [self.speech.say("analysis-action", number=moment.number + 1), self.round_name(moment.round)]
        return " · ".join(filter(None, parts))

    def round_name(self, number: int | None) -> str:
        if number is None:
            return ""
        return self.speech.say("analysis-round", round=number) if number else self.speech.say("analysis-setup")

    def option(self, state: GameState, view: Data, option: Option, verdict: Verdict) -> ToldOption:
        full = self.speech.choice(state.space.words(option.action), self.names, view).label
        played = verdict.played is not None and option.action == verdict.played.action
        return ToldOption(_short(full), full, option, option.action == verdict.best.action, played)

    def line(self, state: GameState, verdict: Verdict) -> list[ToldTurn]:
        """The expected line, the consecutive answers of a seat together."""
        turns: list[ToldTurn] = []
        for world, seat, action in imagine(state, verdict):
            label = _short(self.speech.choice(world.space.words(action), self.names, world.view(seat)).label)
            if not turns or turns[-1].seat != seat:
                turns.append(ToldTurn(seat, []))
            turns[-1].labels.append(label)
        return turns


def _short(label: str) -> str:
    """A label without the text of the card, which follows the first full stop."""
    return label.partition(". ")[0]


def percent(share: float) -> int:
    return round(100 * share)


def told_win(speech: Speech, option: Option) -> str:
    """`56 ± 1 %`. An error is rounded up, so that it never looks like none."""
    if option.error is None:
        return speech.say("analysis-percent", value=percent(option.win))
    return speech.say("analysis-percent-error", value=percent(option.win), error=_error(option.error))


def told_loss(speech: Speech, verdict: Verdict) -> str:
    """`−12 ± 1 %`."""
    return speech.say("analysis-lost-percent-error", value=percent(verdict.loss), error=_error(verdict.noise))


def _error(error: float) -> int:
    return ceil(100 * error)


def how_game(speech: Speech, simulations: int) -> list[str]:
    """How the figures of a game came about, in paragraphs."""
    say = speech.say
    return [
        f"{say('analysis-how-hidden')} {say('analysis-how-curve')}",
        say("analysis-how-game", count=simulations),
        f"{say('analysis-how-error')} {say('analysis-how-costly')}",
        say("analysis-how-attention"),
        say("analysis-how-line"),
    ]


def how_position(speech: Speech, simulations: int) -> list[str]:
    """How the figures of a position came about, in paragraphs."""
    say = speech.say
    return [
        say("analysis-how-hidden"),
        f"{say('analysis-how-position', count=simulations)} {say('analysis-how-error')}",
        say("analysis-how-attention"),
        say("analysis-how-line"),
    ]


# --- for programs -----------------------------------------------------------------------------------------------------


def position_data(report: PositionReport) -> Data:
    """The analysis of a position as plain data. Actions have their canonical words, in every language."""
    subject = report.subject
    space = subject.game.space(subject.packs)
    return {"game": subject.game.id, "seats": subject.record.seats, **_verdict_data(space, report.verdict)}


def game_data(report: GameReport) -> Data:
    """The analysis of a finished game as plain data."""
    subject, seats = report.subject, report.subject.record.seats
    space = subject.game.space(subject.packs)
    decisions = [{"round": each.moment.round, **_verdict_data(space, each.verdict)} for each in report.decisions]
    return {
        "game": subject.game.id,
        "seats": seats,
        "simulations": subject.simulations,
        "result": report.curve[-1][:seats],
        "curve": [[round(win, 4) for win in wins[:seats]] for wins in report.curve],
        "costliest": [mistake.decision.moment.number for mistake in report.mistakes],
        "decisions": decisions,
    }


def _verdict_data(space: ActionSpace, verdict: Verdict) -> Data:
    data: Data = {
        "at": verdict.number,
        "seat": verdict.seat,
        "simulations": verdict.simulations,
        "wins": [round(win, 4) for win in verdict.wins],
        "options": [_option_data(space, option) for option in verdict.options],
        "line": [f"{seat} {space.words(action)}" for seat, action in verdict.line],
    }
    if verdict.played is not None:
        data["played"] = space.words(verdict.played.action)
        data["loss"] = round(verdict.loss, 4)
        data["error"] = round(verdict.noise, 4)
        data["costly"] = verdict.is_costly
    return data


def _option_data(space: ActionSpace, option: Option) -> Data:
    return {
        "action": space.words(option.action),
        "win": round(option.win, 4),
        "error": None if option.error is None else round(option.error, 4),
        "share": round(option.share, 4),
        "visits": option.visits,
    }
