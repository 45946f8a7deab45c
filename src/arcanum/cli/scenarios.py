"""`arcanum scenario`: positions with steps and expectations, run from files."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arcanum.cli.errors import BAD_INPUT, FAILED, complain
from arcanum.cli.options import stdout
from arcanum.core.coverage import catalogue, find_catalogue
from arcanum.core.documents import ContentError
from arcanum.core.game import GameError
from arcanum.core.scenario import Outcome, check_rules, load, run
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


@app.command("run", epilog="Example: arcanum scenario run tests/rules/res_arcana/scenarios/*.yaml")
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


def run_scenario(path: Path) -> Outcome:
    """Read a scenario and play it with the game it names."""
    scenario = load(path)
    try:
        game = find(scenario.game)
    except GameError as error:
        raise ContentError([scenario.document.problem(("game",), str(error))]) from error
    # Without the catalogue, a scenario can be run all the same.
    with suppress(FileNotFoundError):
        check_rules(scenario, catalogue(find_catalogue(game.id).read_text(encoding="utf-8")))
    return run(scenario, game)
