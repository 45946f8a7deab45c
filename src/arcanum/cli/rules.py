"""`arcanum rules`: the catalogue of a game's rules, and which of them have a test."""

from __future__ import annotations

import difflib
import json
import re
from typing import Annotated, Any

import typer
from rich.text import Text

from arcanum.cli import completing
from arcanum.cli.errors import FAILED, BadInput
from arcanum.cli.families import EXAMPLE
from arcanum.cli.options import GameArgument, LangOption, stdout
from arcanum.cli.speech import OWN_WORDS
from arcanum.core.coverage import Coverage, catalogue, coverage, find_catalogue, project_of
from arcanum.games import GAMES, find
from arcanum.words import Words
from arcanum.words.voices import voice

ENGLISH = "en"
"""The language in which the catalogues are written."""
_SHOWN = 20
"""How many ids a line of missing rules holds."""

app = typer.Typer(
    help="The rules of a game, and which of them have a test.",
    epilog="Example: arcanum rules show RA-7.3",
    no_args_is_help=True,
)


class UnknownRule(BadInput):
    """A rule that no catalogue has, with the ids that are nearest to it."""

    def __init__(self, rule: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"unknown rule {rule!r}{hint}")
        self.near = near


def register(parent: typer.Typer) -> None:
    parent.add_typer(app, name="rules")


@app.command("coverage", epilog=f"Example: arcanum rules coverage {EXAMPLE} --json")
def coverage_command(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game; without it, all of them.", autocompletion=completing.games)
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Compare the rules of a game with the rule tags in the tests.

    The exit code is 1 if a rule has no test or a tag names no rule.
    """
    found = {game_id: _covered(game_id) for game_id in _games(game)}
    if as_json:
        typer.echo(json.dumps({game_id: _data(each) for game_id, each in found.items()}, indent=1))
    else:
        for game_id, each in found.items():
            _print(game_id, each)
    if any(each.missing or each.unknown for each in found.values()):
        raise typer.Exit(FAILED)


@app.command("show", epilog="Example: arcanum rules show RA-12.10")
def show_command(
    rule: Annotated[
        str, typer.Argument(metavar="ID", help="The id of a rule, such as RA-7.3.", autocompletion=completing.rules)
    ],
    lang: LangOption = "en",
) -> None:
    """Print a rule of the catalogue, which is written in English, for reference."""
    text = rule_text(rule)
    if lang != ENGLISH:
        typer.echo(Words(lang, [OWN_WORDS]).say("cli-rules-english"))
    typer.echo(text)


@app.command("short", epilog=f"Example: arcanum rules short {EXAMPLE} --lang uk")
def short_command(game: GameArgument, lang: LangOption = "en") -> None:
    """Print the game in short, for somebody who has never played it."""
    console = stdout()
    for line in voice(find(game).id, lang).primer("terminal"):
        console.print(Text(line))
        console.print()


# --- the catalogue ----------------------------------------------------------------------------------------------------


def rule_text(rule: str) -> str:
    """The text of a rule, whichever game it belongs to; raises UnknownRule for one that does not exist."""
    known: list[str] = []
    wanted = rule.strip().upper()
    for game_id in _games(""):
        text = find_catalogue(game_id).read_text(encoding="utf-8")
        known += catalogue(text)
        if wanted in known:
            return _paragraph(text, wanted)
    raise UnknownRule(rule, difflib.get_close_matches(wanted, known, n=3))


def _paragraph(text: str, rule: str) -> str:
    """From the bold id at the start of a line to the next empty line, without the marks of Markdown."""
    start = re.search(rf"^(?:- |\| )?\*\*{re.escape(rule)}\b", text, re.MULTILINE)
    assert start is not None, "the catalogue lists the rule"
    return text[start.start() :].partition("\n\n")[0].strip("- |\n").replace("**", "")


def _games(game: str) -> list[str]:
    """A game that was asked for, or all that bring a catalogue: a game from outside need not have one."""
    if not game:
        return [game_id for game_id in GAMES if _has_catalogue(game_id)]
    if not _has_catalogue(find(game).id):
        raise BadInput(f"{game} brings no rules catalogue; there is nothing that its tests could cover")
    return [game]


def _has_catalogue(game_id: str) -> bool:
    try:
        find_catalogue(game_id)
    except FileNotFoundError:
        return False
    return True


# --- coverage ---------------------------------------------------------------------------------------------------------


def _covered(game_id: str) -> Coverage:
    path = find_catalogue(game_id)
    root = project_of(path)
    if root is None:
        raise BadInput(f"{game_id}: there are no tests here; run this inside a checkout of the project")
    try:
        return coverage(path.read_text(encoding="utf-8"), root)
    except (ValueError, SyntaxError) as error:
        raise BadInput(f"{game_id}: {error}") from error


def _data(found: Coverage) -> dict[str, Any]:
    return {
        "total": found.total,
        "covered": len(found.covered),
        "missing": found.missing,
        "unknown": found.unknown,
        "tests": found.covered,
    }


def _print(game_id: str, found: Coverage) -> None:
    console = stdout()
    share = 100 * len(found.covered) / found.total if found.total else 0.0
    style = "green" if not found.missing and not found.unknown else "red"
    told = f"{found.total} rules, {len(found.covered)} covered, {len(found.missing)} missing ({share:.1f} %)"
    console.print(Text.assemble((f"{game_id}: ", "bold"), (told, style)))
    for start in range(0, len(found.missing), _SHOWN):
        console.print(Text.assemble(("  missing  ", "dim"), " ".join(found.missing[start : start + _SHOWN])))
    for tag, places in found.unknown.items():
        console.print(Text.assemble(("  unknown  ", "dim"), tag, (f"  {', '.join(places)}", "dim")))
