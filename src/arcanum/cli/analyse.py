"""`arcanum analyse`: what the Magister thinks of a position, or of every decision of a finished game."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from arcanum.arena.crew import Crew, Pulse
from arcanum.bots.analysis import Verdict, examine, moments, positions
from arcanum.bots.makers import MOST_SIMULATIONS
from arcanum.cli.analysis_page import check_page, game_page, position_page, write_page
from arcanum.cli.analysis_report import GameReport, PositionReport, Subject, Teller, game_data, position_data
from arcanum.cli.analysis_text import game_text, position_text
from arcanum.cli.errors import FAILED, BadInput, complain
from arcanum.cli.options import LangOption, PacksOption, stdout
from arcanum.cli.progress import watched
from arcanum.cli.records import check_save, game_of, read_record
from arcanum.cli.speech import Speech
from arcanum.core import scenario
from arcanum.core.documents import ContentError
from arcanum.core.game import GameError
from arcanum.core.reasons import IllegalAction
from arcanum.core.record import Record, branch, replay
from arcanum.core.state import GameState
from arcanum.games import find

_PART = 4
"""How many decisions a process examines before it reports: it has to play the game up to there for each report."""


def register(parent: typer.Typer) -> None:
    parent.command("analyse", epilog="Example: arcanum analyse game.json --at 40 --simulations 100")(analyse_command)


def analyse_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, a saved game or a scenario.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Analyse the position after so many actions.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="Whose decision (0, 1, ...); of a finished game, whose mistakes."),
    ] = None,
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, max=MOST_SIMULATIONS, help="How long to think about a decision.")
    ] = 400,
    lang: LangOption = "en",
    packs: PacksOption = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="PAGE", help="Write a page to this file, too.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    top: Annotated[int, typer.Option("--top", min=1, max=100, help="How many mistakes or options to list.")] = 5,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="How many processes think.")] = 1,
) -> None:
    """Tell what the Magister thinks: of a position, or of a whole game that is finished.

    Of a position: the best options, the chance to win with each, and what is expected to happen. Of a finished game
    (without --at): the chance to win in its course, and the costliest decisions. A decision is judged by what its
    player could know.
    """
    subject = read_subject(file, at, list(packs or []), simulations)
    speech = Speech(subject.game.id, lang, subject.packs)
    check_page(html)
    if seat is not None and not 0 <= seat < subject.record.seats:
        raise BadInput(f"--seat: expected a seat from 0 to {subject.record.seats - 1}, found {seat}")
    teller = Teller(subject, speech)
    if at is None and subject.record.result is not None:
        _tell_game(examine_game(teller, seat, top, jobs), speech, lang, html, as_json)
    else:
        _tell_position(examine_position(teller, seat, top), speech, lang, html, as_json)
    if html is not None and not as_json:
        stdout().print(speech.say("analysis-page-written", file=str(html)), soft_wrap=True)


def _tell_game(report: GameReport, speech: Speech, lang: str, html: Path | None, as_json: bool) -> None:
    if html is not None:
        write_page(html, game_page(report, speech, lang))
    if as_json:
        typer.echo(json.dumps(game_data(report), indent=1))
    else:
        game_text(report, speech, stdout())


def _tell_position(report: PositionReport, speech: Speech, lang: str, html: Path | None, as_json: bool) -> None:
    if html is not None:
        write_page(html, position_page(report, speech, lang))
    if as_json:
        typer.echo(json.dumps(position_data(report), indent=1))
    else:
        position_text(report, speech, stdout())


# --- what is analysed -------------------------------------------------------------------------------------------------


def read_subject(path: Path, at: int | None, packs: list[Path], simulations: int) -> Subject:
    """A game out of a file, up to the position that is asked for, every part of it checked."""
    if path.suffix in (".yaml", ".yml"):
        return _read_scenario(path, at or 0, packs, simulations)
    record = read_record(path)
    game = game_of(record)
    check_save(path, game, packs)
    replay(record, game, packs=packs)
    if at is not None:
        _check_at(at, len(record.actions))
        record = branch(record, at)
    return Subject(path, game, packs, record, simulations)


def _check_at(at: int, most: int) -> None:
    if not 0 <= at <= most:
        raise BadInput(f"--at: expected a number of actions from 0 to {most}, found {at}")


def _read_scenario(path: Path, at: int, packs: list[Path], simulations: int) -> Subject:
    """The position of a scenario, or the one after the first actions of its steps."""
    read = scenario.load(path)
    read = replace(read, packs=[*read.packs, *packs])
    try:
        game = find(read.game)
    except GameError as error:
        raise ContentError([read.document.problem(("game",), str(error))]) from error
    session = scenario.begin(read, game)
    acts = [(index, step) for index, step in enumerate(read.steps) if isinstance(step, scenario.Act)]
    _check_at(at, len(acts))
    for index, step in acts[:at]:
        try:
            session.play(step.seat, step.action)
        except IllegalAction as error:
            message = f"expected a legal action, found {step.action!r} of seat {step.seat}: {error.reason.id}"
            raise ContentError([read.document.problem(("steps", index), message)]) from error
    return Subject(path, game, read.packs, session.record, simulations)


# --- a position -------------------------------------------------------------------------------------------------------


def examine_position(teller: Teller, seat: int | None, top: int) -> PositionReport:
    """What is thought of the position at the end of a record."""
    subject = teller.subject
    state = replay(subject.record, subject.game, packs=subject.packs)
    asked = _asked_seat(subject, state, seat)
    verdict = examine(
        state,
        asked,
        len(subject.record.actions),
        subject.game.evaluation(subject.packs),
        seed_of(subject.record),
        subject.simulations,
        firm=top,
    )
    return teller.position(state, verdict, top)


def _asked_seat(subject: Subject, state: GameState, seat: int | None) -> int:
    """The seat whose decision is analysed: the one that is named, or the first that owes one."""
    played = len(subject.record.actions)
    if state.over:
        hint = f"; --at takes a number of actions up to {played - 1}" if played else ""
        raise BadInput(f"{subject.file}: the game is over after {played} actions, nobody is asked anything{hint}")
    if seat is None:
        return state.actors()[0]
    if seat not in state.actors():
        others = " and ".join(str(actor) for actor in state.actors())
        raise BadInput(f"--seat: after {played} actions seat {others} is asked to decide, not seat {seat}")
    return seat


def seed_of(record: Record) -> str:
    """The seed of an analysis; each decision makes one of its own out of it. It must not be the seed of the game."""
    return f"analysis of {record.seed}"


# --- a game -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """Some decisions of a game to examine, in values that can be sent to another process."""

    record: Record
    packs: list[Path]
    simulations: int
    start: int
    stop: int


def examine_game(teller: Teller, seat: int | None, top: int, jobs: int) -> GameReport:
    """What is thought of every decision of a finished game; the mistakes are those of all seats or of one."""
    subject = teller.subject
    found = moments(subject.record, subject.game, subject.packs)
    with closing(_examine_all(subject, len(found), jobs)) as examining:
        shown = watched(examining, len(found), what=teller.speech.say("analysis-working"))
        verdicts = sorted(shown, key=lambda verdict: verdict.number)
    return teller.game(found, verdicts, seat, top)


def _examine_all(subject: Subject, count: int, jobs: int) -> Generator[Verdict, None, None]:
    """All decisions of a game, in the order in which they are done."""
    parts = [
        Part(subject.record, subject.packs, subject.simulations, start, min(start + _PART, count))
        for start in range(0, count, _PART)
    ]
    if jobs == 1:
        for part in parts:
            yield from examine_part(part, Pulse())
        return
    crew: Crew[Part, list[Verdict]] = Crew(examine_part, min(jobs, len(parts)))
    with crew:
        for done in crew.do(parts):
            if done.answer is None:
                complain(f"{subject.file}: action {done.task.start + 1} or one of the next: {done.ends[-1]}")
                raise typer.Exit(FAILED)
            yield from done.answer


def examine_part(part: Part, pulse: Pulse) -> list[Verdict]:
    """Examine some decisions of a game; the others only lead there."""
    game = find(part.record.game)
    evaluation = game.evaluation(part.packs)
    seed = seed_of(part.record)
    verdicts: list[Verdict] = []
    reached = branch(part.record, part.stop)
    for number, (state, seat, action) in enumerate(positions(reached, game, part.packs)):
        if number >= part.start:
            pulse.begin(seat, number)
            verdicts.append(examine(state, seat, number, evaluation, seed, part.simulations, action))
    return verdicts
