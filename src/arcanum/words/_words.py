"""Loading Fluent files and saying messages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from arcanum.core.content import LANGUAGES, message_name
from arcanum.core.documents import read_text

FAMILIES: Final = {
    "card": "the name of each component, in the pack that brings it",
    "pack": "the title of each pack, in the pack",
}
"""Messages of all games whose ids are made at run time, `<family>-<id>`."""

Joint = Literal["and", "or", "comma", "then"]
"""What joins the last two items of a list; "then" is for what happens one after the other."""

_KEPT: Final = 5000
"""How many texts are remembered in each language: a table says the same things again and again."""
_LOCALE = Path(__file__).parent.parent / "locale"
_JOINTS: Final[dict[Joint, str]] = {"and": "list-and", "or": "list-or", "comma": "list-comma", "then": "list-then"}


class WordsError(Exception):
    """Something cannot be said."""


class UnknownLanguage(WordsError, ValueError):
    """A language in which nothing is written."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"unknown language {lang!r}: choose one of {', '.join(LANGUAGES)}")
        self.lang = lang


class UnknownMessage(WordsError, LookupError):
    """A message that the files of a language lack."""

    def __init__(self, lang: str, message_id: str) -> None:
        super().__init__(f"no message {message_id!r} in {lang!r}")
        self.message_id = message_id


class BadMessage(WordsError):
    """A message that is written wrongly, or was not given what it needs."""


def locale_files(lang: str, sources: Iterable[Path] = ()) -> list[Path]:
    """The Fluent files of a language: Arcanum's own, then those of the packs whose folders are given."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    own = sorted((_LOCALE / lang).rglob("*.ftl"))
    return own + [folder / "locale" / f"{lang}.ftl" for folder in sources]


def sentence(text: str) -> str:
    """Text with a capital first letter. Costs and effects are written small, since they also stand inside sentences."""
    return text[:1].upper() + text[1:]


class Words:
    """Says messages in one language."""

    def __init__(self, lang: str, sources: Iterable[Path] = ()) -> None:
        """Read the messages of `lang` and, after them, of the packs in the folders `sources`."""
        files = locale_files(lang, sources)
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._kept = lru_cache(maxsize=_KEPT)(self._put)
        seen: dict[str, Path] = {}
        for path in files:
            self._add(path, seen)

    def _add(self, path: Path, seen: dict[str, Path]) -> None:
        """Add a file. Fluent drops what it cannot read and whatever comes twice; here both are mistakes."""
        resource = FluentResource(read_text(path))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadMessage(f"{path}: cannot be read from here: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = "-" * isinstance(entry, ast.Term) + entry.id.name
                if name in seen:
                    raise BadMessage(f"{path}: {name!r} is already in {seen[name]}")
                seen[name] = path
        self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, /, **args: str | int) -> str:
        """The text of a message with its arguments filled in; raises `WordsError` rather than say half of it."""
        return self._kept(message_id, tuple(args.items()))

    def _put(self, message_id: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(message_id):
            raise UnknownMessage(self.lang, message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BadMessage(f"{message_id!r} in {self.lang!r} has attributes but no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BadMessage(f"{message_id!r} in {self.lang!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def say_of(self, family: str, id: str, /, **args: str | int) -> str:
        """The message of a family about something with an id: `say_of("card", "bone_dragon")`."""
        if family not in FAMILIES:
            raise UnknownMessage(self.lang, message_name(family, id))
        return self.say(message_name(family, id), **args)

    def join(self, items: Iterable[str], joint: Joint = "and") -> str:
        """A list, of at least one item, as one writes it: "a, b and c", "a, b or c", "a, b, c", "a; b; c"."""
        *rest, last = items
        if not rest:
            return last
        before = rest[0]
        for item in rest[1:]:
            before = self.say(_JOINTS["then" if joint == "then" else "comma"], items=before, last=item)
        return self.say(_JOINTS[joint], items=before, last=last)
