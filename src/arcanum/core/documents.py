"""Files that people write: reading them with the line of every value kept, and saying what is wrong in them.

Whatever is wrong becomes a `Problem` that names file, line, field, what was expected and what was found.

YAML is read as a lighter form of JSON: words, numbers, lists and mappings. The words `yes`, `no`, `on` and `off` are
words here and not truth values, as in YAML 1.2; anchors, aliases, tags and repeated keys are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

Where = tuple[str | int, ...]
"""The way from the root of a file to a value: keys and indexes."""

_DEPTH = 50
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]{1,3})?")
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}


# --- problems ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a file, said so that its author can mend it."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        """`file:line: field: message`, the form that editors turn into a link."""
        return ": ".join(part for part in (f"{self.file}:{self.line}", self.field, self.message) if part)


class ContentError(Exception):
    """Raised with all problems found; nothing was loaded."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems = list(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def field_path(where: Where) -> str:
    """The way to a value as a designer reads it: `powers[0].effect[1].amount`.

    >>> field_path(("powers", 0, "effect", 1, "amount"))
    'powers[0].effect[1].amount'
    """
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in where)
    return text.removeprefix(".")


def found(value: object) -> str:
    """A value in the words of its author.

    >>> found([3, 4]), found(None), found("owl")
    ('a list of 2', 'nothing', "'owl'")
    """
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"a mapping of {', '.join(map(str, value))}" if value else "an empty mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    return repr(value)


# --- YAML with lines --------------------------------------------------------------------------------------------------


class Document:
    """A YAML file as plain data that still knows its lines."""

    __slots__ = ("_lines", "data", "file")

    def __init__(self, file: str, data: object, lines: Mapping[Where, int]) -> None:
        self.file = file
        self.data = data
        self._lines = lines

    def line_of(self, path: Where) -> int:
        """The line of a value, or of the nearest thing around it that is written."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def problem(self, where: Where, message: str) -> Problem:
        """A problem with one value of this file."""
        return Problem(self.file, self.line_of(where), field_path(where), message)


class _Builder:
    """Makes data out of the parser's events, noting lines, and refuses what content does not need."""

    def __init__(self, file: str, events: Iterator[Any]) -> None:
        self.file = file
        self.events = events
        self.lines: dict[Where, int] = {}
        self.problems: list[Problem] = []

    def build(self) -> object:
        """The data of the only document."""
        data: object = None
        documents = 0
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._refuse(event, (), "expected one document, found a second one")
                    return data
                data = self._value(next(self.events), ())
        return data

    def _refuse(self, event: Any, where: Where, message: str) -> None:
        self.problems.append(Problem(self.file, event.start_mark.line + 1, field_path(where), message))

    def _value(self, event: Any, where: Where) -> object:
        self.lines.setdefault(where, event.start_mark.line + 1)
        self._refuse_marks(event, where)
        if len(where) > _DEPTH:
            self._refuse(event, where[:1], f"expected at most {_DEPTH} levels, found more")
            raise ContentError(self.problems)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(where)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(where)
        return _scalar(event)

    def _refuse_marks(self, event: Any, where: Where) -> None:
        """An alias can make a small file huge, and a tag can name any type; content needs neither."""
        if isinstance(event, yaml.AliasEvent):
            self._refuse(event, where, f"expected a value, found the alias *{event.anchor}; aliases are not used here")
        elif event.anchor is not None:
            self._refuse(event, where, f"expected a value, found the anchor &{event.anchor}; anchors are not used here")
        elif event.tag is not None:
            self._refuse(event, where, f"expected a value, found the tag {event.tag}; tags are not used here")

    def _sequence(self, where: Where) -> list[object]:
        items: list[object] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self._value(event, (*where, len(items))))
        return items

    def _mapping(self, where: Where) -> dict[str | int, object]:
        fields: dict[str | int, object] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self._key(event, where)
            inner = (*where, key)
            if key in fields:
                first = self.lines[inner]
                self._refuse(event, inner, f"expected each key once, found it again after line {first}")
            self.lines.setdefault(inner, event.start_mark.line + 1)
            fields[key] = self._value(next(self.events), inner)
        return fields

    def _key(self, event: Any, where: Where) -> str | int:
        if isinstance(event, yaml.ScalarEvent):
            self._refuse_marks(event, where)
            value = _scalar(event)
        else:
            value = self._value(event, (*where, "?"))
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        self._refuse(event, where, f"expected a word or a whole number as a key, found {found(value)}")
        return "?"


def _scalar(event: Any) -> object:
    """A word or number as YAML 1.2 reads it, in its plainest part; an alias, already refused, is nothing."""
    if isinstance(event, yaml.AliasEvent):
        return None
    text: str = event.value
    if not event.implicit[0]:
        return text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def read_text(path: Path) -> str:
    """The text of a file that must exist and be UTF-8.

    >>> _ = (folder / "owl.txt").write_text("hoo")
    >>> read_text(folder / "owl.txt")
    'hoo'
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise ContentError([Problem(str(path), 1, "", f"expected a file, found none ({error.strerror})")]) from error
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError([Problem(str(path), line, "", "expected UTF-8 text, found other bytes")]) from error


def read_yaml(path: Path) -> Document:
    """Read one YAML file; raises `ContentError` with the line where it cannot be read.

    >>> _ = (folder / "owl.yaml").write_text("wings: 2")
    >>> read_yaml(folder / "owl.yaml").data
    {'wings': 2}
    """
    text = read_text(path)
    file = str(path)
    try:
        builder = _Builder(file, yaml.parse(text, Loader=_LOADER))
        data = builder.build()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        said = getattr(error, "problem", None) or getattr(error, "reason", None) or "it cannot be read"
        problem = Problem(file, mark.line + 1 if mark else 1, "", f"expected YAML, found a mistake: {said}")
        raise ContentError([problem]) from error
    if builder.problems:
        raise ContentError(builder.problems)
    return Document(file, data, builder.lines)
