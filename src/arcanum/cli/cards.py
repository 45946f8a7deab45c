"""`arcanum card`: the text of a component."""

from __future__ import annotations

import difflib
from typing import Annotated

import typer

from arcanum.cli import completing
from arcanum.cli.errors import BadInput
from arcanum.cli.options import LangOption, PacksOption, stdout
from arcanum.cli.packs import game_of_pack
from arcanum.cli.speech import Speech
from arcanum.games import GAMES, find

_NEAR = 3
"""How many cards are suggested for one that does not exist, by their spelling."""
_WORD = 3
"""From this length on, a word that is part of a name tells something."""


def register(parent: typer.Typer) -> None:
    parent.command("card", epilog='Example: arcanum card "Dragon Bridle" --lang uk')(card_command)


def card_command(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME", help="A name in any language, an id, or a part of one.", autocompletion=completing.cards
        ),
    ],
    lang: LangOption = "en",
    game: Annotated[
        str,
        typer.Option("--game", metavar="GAME", help="Look in this game only.", autocompletion=completing.games),
    ] = "",
    packs: PacksOption = None,
) -> None:
    """Print what a component says, in the language you choose."""
    if game:
        speeches = [Speech(find(game).id, lang, packs or [])]
    else:
        played = [(game_of_pack(pack), pack) for pack in packs or []]
        speeches = [Speech(each.id, lang, [pack for of, pack in played if of is each]) for each in GAMES.values()]
    console = stdout()
    console.print(*_pages(speeches, name), sep="\n\n", soft_wrap=not console.is_terminal)


def _pages(speeches: list[Speech], name: str) -> list[object]:
    """The cards of that name in all games, else the one of each game whose name begins with it or has it in it; raises
    BadInput where that is several of a game, and with the nearest names where it is none."""
    found = [(speech, speech.cards_like(name)) for speech in speeches]
    whole = [speech.card_page(card) for speech, (cards, _, _) in found for card in cards]
    if whole:
        return [*whole]
    for nearness in (1, 2):
        cards = [(speech, like[nearness]) for speech, like in found]
        if any(ids for _, ids in cards) and all(len(ids) <= 1 for _, ids in cards):
            return [speech.card_page(ids[0]) for speech, ids in cards if ids]
    several = [speech.card_name(each) for speech, (_, _, having) in found for each in having]
    if several:
        raise BadInput(f"several cards are called something like {name!r}: {', '.join(several)}")
    raise BadInput(unknown_card(speeches, name))


def unknown_card(speeches: list[Speech], name: str) -> str:
    """A message with the names that are nearest to what was asked for."""
    near = near_cards(speeches, name)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"unknown card {name!r}{hint}"


def near_cards(speeches: list[Speech], name: str) -> list[str]:
    """The names that are nearest to one that no card has: those that share a word with it, else those spelt alike."""
    called = [(card, names) for speech in speeches for card, names in speech.card_names().items()]
    # The id, which comes last, is as good as the English name and no prettier.
    known = {each.casefold(): (each, card) for card, names in called for each in names[:-1]}
    words = [word for word in name.casefold().split() if len(word) >= _WORD]
    sharing = [known[each] for each in known if any(word in each for word in words)]
    close = sharing or [known[each] for each in difflib.get_close_matches(name.casefold(), known, n=9, cutoff=0.5)]
    # A card is suggested once, by whichever of its names is nearest.
    near = list({card: called for called, card in reversed(close)}.values())[::-1]
    return near if sharing else near[:_NEAR]
