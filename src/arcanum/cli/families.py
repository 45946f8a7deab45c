"""The commands of `arcanum`, and the module that each comes from.

A module is imported when one of its commands runs and not before: the games with all their words take a second, and
whoever asks for help, or a shell that completes a word, should not wait for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from arcanum.core.registry import example


class Family(NamedTuple):
    """A command or a group of commands. The help is what the list of commands shows; a test compares it with the help
    of the command itself."""

    module: str
    help: str


FAMILIES: Final = {
    "games": Family("games", "List the games, with their numbers of players and their options."),
    "play": Family("play", "Play a game in the terminal, against bots or with others at the same keyboard."),
    "serve": Family("serve", "Serve tables to browsers and other clients, until it is stopped."),
    "simulate": Family("simulate", "Play random games and sum them up."),
    "arena": Family(
        "arena", "Let bots play each other, every two of them the same deals from all seats, and rate them."
    ),
    "replay": Family("records", "Print the log of a game and the table as it was after the last or the given action."),
    "analyse": Family("analyse", "Tell what the Magister thinks: of a position, or of a whole game that is finished."),
    "card": Family("cards", "Print what a component says, in the language you choose."),
    "admin": Family("admin", "Look after the database of a server."),
    "baselines": Family("baselines", "Bots as they were measured."),
    "record": Family("records", "Records of games."),
    "scenario": Family("scenarios", "Positions with steps and expectations."),
    "rules": Family("rules", "The rules of a game, and which of them have a test."),
    "packs": Family("packs", "Packs: the content of games as data."),
}
EXAMPLE: Final = example("arcanum.games")
"""The game with which commands are told."""
SETTINGS: Final[dict[str, Any]] = {"pretty_exceptions_enable": False, "rich_markup_mode": "rich"}
"""How Typer treats every command."""


class Families(TyperGroup):
    """The group `arcanum`: it lists the commands by what stands above, and runs those of the modules."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, family in FAMILIES.items():
            self.commands[name] = TyperCommand(name, help=family.help)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is to run, or whose words are to be completed."""
        name, listed, rest = super().resolve_command(ctx, args)
        return name, command(name) if name in FAMILIES else listed, rest


def command(name: str) -> Any:
    """A command as its module declares it."""
    parent = typer.Typer(**SETTINGS)
    import_module(f"arcanum.cli.{FAMILIES[name].module}").register(parent)
    return typer.main.get_group(parent).commands[name]
