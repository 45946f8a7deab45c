"""The words that people read: Fluent messages in English, Russian and Ukrainian.

`Words` speaks one language; `arcanum.words.core` says what every game says alike, and `arcanum.words.res_arcana` puts
the components and the games of Res Arcana into words. `arcanum.words.voices` offers every game alike, for those who do
not know what is played. The messages stand in `arcanum/locale/<language>/` and in the
packs, where the browser reads them too, so they use plain Fluent and no functions of our own. Nothing is put together
from pieces of a sentence: a sentence is one message, and what it is given are noun phrases in the case that the
sentence needs.
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
