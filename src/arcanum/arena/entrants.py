"""Who may enter the arena: Arcanum's own bots, and bots that somebody else has written.

`python:package.module:Name` is whatever `Name(game=..., seed=...)` gives there, which has to be a `Bot` or to answer
`choose` like one. The module is looked for in the folder in which the arena was started, too.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from arcanum import bots
from arcanum.bots import Bot, BotError
from arcanum.core.game import Game

_FOREIGN: Final = "python:"
_SECONDS: Final = re.compile(r"[a-z]+:[0-9.]+s")


def look_in(folder: str) -> None:
    """Let modules be found in this folder. It comes last, so that nothing is hidden by a file that lies there."""
    if folder not in sys.path:
        sys.path.append(folder)


def check_entrant(spec: str) -> None:
    """Raise BotError for a spec that `make_entrant` would refuse."""
    if spec.startswith(_FOREIGN):
        look_in(os.getcwd())
        _factory(spec)
    else:
        bots.check(spec)


def make_entrant(spec: str, game: Game, seed: str, packs: Sequence[Path] = ()) -> Bot:
    """The bot that a spec names, to sit at one seat of one game."""
    if not spec.startswith(_FOREIGN):
        return bots.make(spec, game, seed, packs)
    made: Bot = _factory(spec)(game=game, seed=seed)
    return made


def thinks_by_the_clock(spec: str) -> bool:
    """Whether a bot's answers depend on the speed of the machine: its budget is in seconds."""
    return _SECONDS.fullmatch(spec) is not None


def _factory(spec: str) -> Callable[..., Any]:
    module, colon, name = spec.removeprefix(_FOREIGN).partition(":")
    if not (colon and module and name):
        raise BotError(f"bot {spec!r}: expected python:module:name, such as python:my_bots:Greedy")
    try:
        found = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:
        # Somebody else's module may raise anything when it is imported.
        raise BotError(f"bot {spec!r}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise BotError(f"bot {spec!r}: expected something that makes a bot, found {found!r}")
    return found  # type: ignore[no-any-return]
