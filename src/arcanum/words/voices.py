"""Games in words, found by their ids: all that a table needs to say without knowing what is played there.

A package brings the voice of a game through an entry point of the group `arcanum.voices`, under the id of the game. A
game without one is told plainly, by ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from arcanum.core.registry import Registry
from arcanum.games import find
from arcanum.words.core import player_kind
from arcanum.words.data import Bill, CardFace, Choice, LogLine
from arcanum.words.plain import PlainVoice
from arcanum.words.voice import Voice

__all__ = ["VOICES", "Bill", "CardFace", "Choice", "LogLine", "PlainVoice", "Voice", "seat_names", "voice"]

_Maker = Callable[[str, tuple[Path, ...], tuple[Path, ...]], Voice]
"""Makes a voice for a language, the folders of the packs in use, and further folders with messages."""


def _maker(name: str, found: Any) -> _Maker:
    if not callable(found):
        raise TypeError(f"expected a class of voices, found {found!r}")
    maker: _Maker = found
    return maker


VOICES: Final = Registry("arcanum.voices", _maker)
_KEPT: Final = 64
"""So many voices are kept: enough for every language of the games and packs that are played at one time."""


def voice(game_id: str, lang: str, packs: Sequence[Path] = (), beside: Sequence[Path] = ()) -> Voice:
    """A game in a language; raises `GameError` for an unknown game and `UnknownLanguage`. `beside` are further folders
    with messages, for whoever has some of their own to say with `words`.

    Reading the messages takes a while, so a voice is kept for whoever asks for it next.
    """
    return _voice(game_id, lang, tuple(packs), tuple(beside))


@lru_cache(maxsize=_KEPT)
def _voice(game_id: str, lang: str, packs: tuple[Path, ...], beside: tuple[Path, ...]) -> Voice:
    game = find(game_id)
    maker = VOICES.get(game_id)
    return maker(lang, packs, beside) if maker else PlainVoice(lang, packs, beside, game)


def seat_names(voice: Voice, kinds: Sequence[str]) -> list[str]:
    """Names for seats that were given none: `Player`, `Adept` and so on, with numbers where there are several."""
    played_by = [player_kind(kind) for kind in kinds]
    several = Counter(played_by)
    return [
        voice.seat_name(kind, played_by[: seat + 1].count(kind) if several[kind] > 1 else None)
        for seat, kind in enumerate(played_by)
    ]
