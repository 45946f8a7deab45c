"""Games in words, found by their ids: all that a table needs to say without knowing what is played there.

A new game brings a voice and needs no change elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from arcanum.games import find
from arcanum.words._voice import Bill, CardFace, Choice, LogLine, Voice
from arcanum.words.black_rose.voice import BlackRoseVoice
from arcanum.words.core import player_kind
from arcanum.words.res_arcana.voice import ResArcanaVoice

__all__ = ["Bill", "CardFace", "Choice", "LogLine", "Voice", "seat_names", "voice"]

_VOICES: Final[dict[str, Callable[[str, tuple[Path, ...]], Voice]]] = {
    "res_arcana": ResArcanaVoice,
    "black_rose": BlackRoseVoice,
}
_KEPT: Final = 64
"""So many voices are kept: enough for every language of the games and packs that are played at one time."""


def voice(game_id: str, lang: str, packs: Sequence[Path] = ()) -> Voice:
    """A game in a language; raises `GameError` for an unknown game and `UnknownLanguage`.

    Reading the messages takes a while, so a voice is kept for whoever asks for it next.
    """
    return _voice(game_id, lang, tuple(packs))


@lru_cache(maxsize=_KEPT)
def _voice(game_id: str, lang: str, packs: tuple[Path, ...]) -> Voice:
    return _VOICES[find(game_id).id](lang, packs)


def seat_names(voice: Voice, kinds: Sequence[str]) -> list[str]:
    """Names for seats that were given none: `Player`, `Adept` and so on, with numbers where there are several."""
    played_by = [player_kind(kind) for kind in kinds]
    several = Counter(played_by)
    return [
        voice.seat_name(kind, played_by[: seat + 1].count(kind) if several[kind] > 1 else None)
        for seat, kind in enumerate(played_by)
    ]
