"""`arcanum scenario`: positions with steps and expectations, run from files."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arcanum.cli.errors import BAD_INPUT, FAILED, complain
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, stdout
from arcanum.core.coverage import catalogue, find_catalogue
from arcanum.core.documents import ContentError
from arcanum.core.game import Game, GameError
from arcanum.core.scenario import Outcome, Scenario, check_rules, load, play, run, schema
from arcanum.games import find

app = typer.Typer(
    help="Positions with steps and expectations.",
    epilog="Example: arcanum scenario run position.yaml",
    no_args_is_help=True,
)


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="scenario")


@app.callback(epilog="Example: arcanum scenario run position.yaml")
def _scenario() -> None:
    """Positions with steps and expectations."""


@app.command("run", epilog=f"Example: arcanum scenario run tests/rules/{EXAMPLE}/scenarios/*.yaml")
def run_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (YAML).")],
) -> None:
    """Run scenario files: one line for each.

    The exit code is 1 if one fails and 2 if one is malformed; the others are run all the same.
    """
    codes = [_run_file(path) for path in files]
    if any(codes):
        raise typer.Exit(max(codes))


def _run_file(path: Path) -> int:
    try:
        outcome = run_scenario(path)
    except ContentError as error:
        complain(error)
        return BAD_INPUT
    except GameError as error:
        complain(f"{path}: {error}")
        return BAD_INPUT
    mark = Text("ok      ", "green") if outcome.passed else Text("FAILED  ", "bold red")
    told = f"{path}  {outcome.scenario.title}" if outcome.passed else str(outcome)
    stdout().print(Text.assemble(mark, told), soft_wrap=True)
    return 0 if outcome.passed else FAILED


@app.command("record", epilog="Example: arcanum scenario record position.yaml")
def record_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (YAML).")],
) -> None:
    """Print records to play on from: where scenarios lead once their steps are taken, a line of JSON for each file.

    The exit code is 1 if a step does not come as expected and 2 if a file is malformed; nothing is printed then.
    """
    records = []
    for path in files:
        scenario = load(path)
        session, failure = play(scenario, game_of(scenario))
        if failure is not None:
            complain(failure)
            raise typer.Exit(FAILED)
        records.append(json.dumps(session.record.data()))
    for record in records:
        print(record)


@app.command("schema", epilog=f"Example: arcanum scenario schema {EXAMPLE} > scenario.json")
def schema_command(game: GameArgument) -> None:
    """Print the JSON Schema of a game's scenario files, for editors and validators."""
    typer.echo(json.dumps(schema(find(game)), indent=1, ensure_ascii=False))


def game_of(scenario: Scenario) -> Game:
    """The game that a scenario names; raises ContentError for one that is not there."""
    try:
        return find(scenario.game)
    except GameError as error:
        raise ContentError([scenario.document.problem(("game",), str(error))]) from error


def run_scenario(path: Path) -> Outcome:
    """Read a scenario and play it with the game it names."""
    scenario = load(path)
    game = game_of(scenario)
    # Without the catalogue, a scenario can be run all the same.
    with suppress(FileNotFoundError):
        check_rules(scenario, catalogue(find_catalogue(game.id).read_text(encoding="utf-8")))
    return run(scenario, game)
