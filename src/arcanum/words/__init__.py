"""The words that people read: Fluent messages in English, Russian and Ukrainian.

`Words` speaks one language; `arcanum.words.core` says what every game says alike. `arcanum.words.voice` is what the
voices of all games have in common, `arcanum.words.<game>` what a game adds, and `arcanum.words.voices` finds the voice
of a game for those who do not know what is played. The messages stand in `arcanum/locale/<language>/` and in the packs,
so they use plain Fluent and no functions of our own. Nothing is put together from pieces of a sentence: a sentence is
one message, and what it is given are noun phrases in the case that the sentence needs.
"""

from arcanum.core.content import LANGUAGES
from arcanum.words._words import (
    FAMILIES,
    BadMessage,
    Joint,
    UnknownLanguage,
    UnknownMessage,
    Words,
    WordsError,
    locale_files,
    sentence,
)

__all__ = [
    "FAMILIES",
    "LANGUAGES",
    "BadMessage",
    "Joint",
    "UnknownLanguage",
    "UnknownMessage",
    "Words",
    "WordsError",
    "locale_files",
    "sentence",
]
