"""What a shell may complete: `arcanum --install-completion` teaches it to ask. A command line that is wrong offers
nothing: the command itself says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

from arcanum.core.game import GameError
from arcanum.words import LANGUAGES


def games(incomplete: str) -> Iterator[str]:
    from arcanum.games import GAMES

    yield from _starting(incomplete, GAMES)


def languages(incomplete: str) -> Iterator[str]:
    yield from _starting(incomplete, LANGUAGES)


def bots(incomplete: str) -> Iterator[str]:
    """The last of a list of bots with commas between them."""
    from arcanum.bots import LEVELS

    yield from _last_of(incomplete, LEVELS)


def seats(incomplete: str) -> Iterator[str]:
    """The same, where a person may sit as well."""
    from arcanum.bots import LEVELS
    from arcanum.cli.bots import HUMAN

    yield from _last_of(incomplete, (HUMAN, *LEVELS))


def options(ctx: typer.Context, incomplete: str) -> Iterator[str]:
    """`NAME=` of an option of the game that is named before, then its values."""
    from arcanum.games import find

    # Of a line that is not complete the arguments are not read yet.
    named = ctx.params.get("game") or next(iter(ctx.args), "")
    try:
        offers = find(named).offers()
    except GameError:
        return
    name, equals, value = incomplete.partition("=")
    for option in offers:
        if not equals and option.name.startswith(name):
            yield f"{option.name}="
        elif equals and option.name == name:
            yield from (f"{name}={choice}" for choice in _starting(value, map(str, option.choices)))


def cards(incomplete: str) -> Iterator[str]:
    """The ids of cards; any other name may be given as well."""
    from arcanum.cli.speech import Speech
    from arcanum.games import GAMES

    for game in GAMES:
        yield from _starting(incomplete, Speech(game, "en").card_names())


def rules(incomplete: str) -> Iterator[str]:
    from arcanum.core.coverage import catalogue, find_catalogue
    from arcanum.games import GAMES

    for game in GAMES:
        try:
            text = find_catalogue(game).read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        yield from _starting(incomplete, catalogue(text))


def _starting(start: str, words: Iterable[str]) -> Iterator[str]:
    return (word for word in words if word.startswith(start))


def _last_of(text: str, words: Iterable[str]) -> Iterator[str]:
    before, comma, last = text.rpartition(",")
    return (f"{before}{comma}{word}" for word in _starting(last, words))
