"""The list of commands, and what a shell may complete."""

from __future__ import annotations

import subprocess
import sys

import pytest

from arcanum.cli.families import FAMILIES, command
from arcanum.games import GAMES
from tests.cli.conftest import Run

LIGHT = """
import sys
from arcanum.cli import main
try:
    main({arguments})
except SystemExit:
    heavy = ("arcanum.games", "arcanum.words", "arcanum.bots", "fluent")
    assert not [name for name in sys.modules if name.startswith(heavy)]
"""


@pytest.mark.parametrize("name", FAMILIES)
def test_the_list_says_of_a_command_what_it_says_itself(name: str) -> None:
    assert command(name).get_short_help_str(1000).replace("\n", " ") == FAMILIES[name].help


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["serv"]])
def test_who_only_asks_does_not_wait_for_the_games(arguments: list[str]) -> None:
    subprocess.run([sys.executable, "-c", LIGHT.format(arguments=arguments)], check=True, capture_output=True)


def test_a_command_runs_with_the_modules_that_it_needs() -> None:
    """The arena and the server are no part of a game in the terminal."""
    code = "import arcanum.cli.play, sys; assert not [n for n in sys.modules if n.startswith('arcanum.server')]"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("game", "near"), [("resarcana", "res_arcana"), ("Res-Arcana", "res_arcana"), ("rose", "")])
def test_a_game_that_is_spelt_otherwise(run: Run, game: str, near: str) -> None:
    code, out, err = run("play", game)
    assert (code, out) == (2, "")
    assert err.startswith(f"error: unknown game {game!r}" + (f"; did you mean {near!r}?" if near else ";"))


def completed(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    """What bash is offered for the last word of a line."""
    monkeypatch.setenv("_ARCANUM_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    return run().out.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("arcanum pa", ["packs"]),
        ("arcanum packs c", ["check"]),
        ("arcanum play ", list(GAMES)),
        ("arcanum play res_arcana --lang u", ["uk"]),
        ("arcanum play res_arcana --seats human,ma", ["human,magister"]),
        ("arcanum arena black_rose --bots apprentice,ad", ["apprentice,adept"]),
        ("arcanum simulate res_arcana --option set", ["setup="]),
        ("arcanum simulate res_arcana --option setup=d", ["setup=draft"]),
        ("arcanum card --game bl", ["black_rose"]),
        ("arcanum card pris", ["prism"]),
        ("arcanum rules show RA-E57", ["RA-E57"]),
    ],
)
def test_a_shell_completes_what_there_is(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    assert completed(run, monkeypatch, line) == offered
