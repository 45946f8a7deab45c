"""Bots that the operator of a server offers besides Arcanum's own: programs, each under a name.

A client seats one by its name, `named:NAME`, and learns nothing else of it: which command that is was said when the
server was started, and no message that comes from outside can start another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from arcanum.bots import LEVELS, Bot, BotError, PipeBot, check, check_level, make
from arcanum.bots.pipe import PREFIX
from arcanum.core.game import Game
from arcanum.words.core import NAMED

PATIENCE: Final = 10.0
"""Seconds that a program has for an answer. Somebody waits for it, and a simpler bot stands ready."""
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,29}")


def read_offers(texts: Sequence[str]) -> dict[str, str]:
    """Commands by their names, from `NAME=COMMAND`; raises BotError for what cannot be offered."""
    offers: dict[str, str] = {}
    for text in texts:
        name, equals, command = text.partition("=")
        name = name.strip()
        if not (equals and _NAME.fullmatch(name)):
            raise BotError(f"expected NAME=COMMAND with a short name of plain letters and digits, found {text!r}")
        if name.lower() in LEVELS or name in offers:
            raise BotError(f"expected a name that no other bot has, found {name!r}")
        check(f"{PREFIX}{command}")
        offers[name] = command.strip()
    return offers


def id_of(name: str) -> str:
    """By what a client asks for it."""
    return f"{NAMED}{name}"


def is_named(spec: str) -> bool:
    return spec.startswith(NAMED)


def check_offered(spec: str, offered: Mapping[str, str]) -> None:
    """Raise BotError for whatever may not be seated here."""
    if not is_named(spec):
        check_level(spec)
    elif spec.removeprefix(NAMED) not in offered:
        raise BotError(f"this server offers no bot {spec!r}")


def make_offered(offers: Mapping[str, str], spec: str, game: Game, seed: str, packs: Sequence[Path] = ()) -> Bot:
    """The bot that sits at a table under this spec."""
    check_offered(spec, offers)
    if is_named(spec):
        return PipeBot(offers[spec.removeprefix(NAMED)], game, seed, packs, PATIENCE)
    return make(spec, game, seed, packs)
