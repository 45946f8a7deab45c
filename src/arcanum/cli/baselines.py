"""`arcanum baselines`: whether bots still play as they did when they were measured."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arcanum.arena.baselines import FILE, POSITIONS, Baseline, differences, freeze_all, read_baselines
from arcanum.arena.plan import ArenaError
from arcanum.cli import completing
from arcanum.cli.arena import BotsOption
from arcanum.cli.errors import FAILED, complain
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, read_bots, stdout
from arcanum.games import find

_EXAMPLE = f"Example: arcanum baselines freeze {EXAMPLE} --bots random --file baselines.json"
app = typer.Typer(help="Bots as they were measured.", epilog=_EXAMPLE, no_args_is_help=True)
FileOption = Annotated[Path, typer.Option("--file", metavar="FILE", help="Where the frozen bots stand.")]


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="baselines")


@app.callback(epilog=_EXAMPLE)
def _baselines() -> None:
    """Bots as they were measured."""


@app.command("freeze", epilog=_EXAMPLE)
def freeze_command(
    game: GameArgument,
    bots: BotsOption,
    file: FileOption = FILE,
    positions: Annotated[int, typer.Option("--positions", min=1, help="On how many positions.")] = POSITIONS,
) -> None:
    """Write down how bots play now: what they answer on fixed positions, and the hash of it."""
    for spec, frozen in freeze_all(read_bots("--bots", bots), find(game), file, positions).items():
        stdout().print(Text(f"{frozen.hash}  {spec}"), soft_wrap=True)


@app.command("verify", epilog=f"Example: arcanum baselines verify {EXAMPLE} --bots apprentice,adept")
def verify_command(
    game: GameArgument,
    file: FileOption = FILE,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", metavar="BOT,...", help="Only these; a Magister takes a while.", autocompletion=completing.bots
        ),
    ] = None,
) -> None:
    """See whether the frozen bots still play as they did. The exit code is 1 if one does not."""
    chosen = find(game)
    frozen = read_baselines(file).games.get(chosen.id, {})
    if not frozen:
        raise ArenaError(f"{file}: no bot of {chosen.id} is frozen there")
    if bots is not None:
        frozen = {spec: _frozen(spec, frozen, file) for spec in read_bots("--bots", bots)}
    changed = False
    for spec, baseline in frozen.items():
        found = differences(spec, chosen, baseline)
        changed = changed or bool(found)
        for line in found:
            complain(line)
        if not found:
            stdout().print(Text.assemble(("ok  ", "green"), f"{baseline.hash}  {spec}"), soft_wrap=True)
    if changed:
        raise typer.Exit(FAILED)


def _frozen(spec: str, frozen: Mapping[str, Baseline], file: Path) -> Baseline:
    if spec not in frozen:
        raise ArenaError(f"{file}: expected one of {', '.join(frozen)}, found {spec!r}")
    return frozen[spec]
