"""What a bot is asked in another process, and what it answers: plain values, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from arcanum.core.grounds import Grounds
from arcanum.core.state import GameState

Kind: TypeAlias = Literal["move", "hint", "chances"]


@dataclass(frozen=True, slots=True)
class Question:
    """All that crosses to another process: plain values, and of the game no more than the seat may know."""

    table: str
    game: str
    packs: tuple[str, ...]
    """Folders."""
    world: bytes
    """A saved world, never the truth, as JSON."""
    seat: int
    number: int
    """How many answers the seat has given before."""
    bot: str
    """A spec such as `magister:1000`."""
    seed: str
    kind: Kind
    client: str = ""
    """For whom it is: clients take turns."""
    seconds: float = 0.0
    """How long somebody waits for the answer, from the moment when it is asked for; 0: for as long as it takes. A bot
    that could think on says what it thinks by then."""


@dataclass(frozen=True, slots=True)
class Option:
    """What a search says of a legal action."""

    words: str
    win: float
    """The chance to win with it."""
    share: float
    """How much of the search's attention it got, from 0 to 1."""
    error: float
    """The standard error of the chance."""
    grounds: Grounds
    """What speaks for it, or against it."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to a question."""

    words: str
    """The action, in its canonical words."""
    options: tuple[Option, ...] = ()
    """For a hint: the best few, the highest chance first. Empty if the bot is none that can tell."""
    line: tuple[tuple[int, str], ...] = ()
    """For a hint: what the bot expects to happen, seat and action, from its own advice on."""
    wins: tuple[float, ...] = ()
    """For a hint, or for the chances: what every seat may expect if the one that is asked takes the best option."""
    cut: bool = False
    """Whether the time was over before the bot had spent its budget."""


def ask(
    state: GameState,
    seat: int,
    number: int,
    *,
    table: str,
    game: str,
    bot: str,
    seed: str,
    packs: Sequence[Path] = (),
    kind: Kind = "move",
    client: str = "",
    seconds: float = 0.0,
) -> Question:
    """What a bot is asked for a seat of a game that goes on; raises ValueError if the seat owes no decision.

    What the seat cannot know is dealt anew here, just as `arcanum.bots.look` does it for a bot in the same process.
    """
    if seat not in state.actors():
        raise ValueError(f"seat {seat} is not asked anything")
    world = msgspec.json.encode(state.world(seat, "look").save())
    folders = tuple([str(folder) for folder in packs])
    return Question(table, game, folders, world, seat, number, bot, seed, kind, client, seconds)
