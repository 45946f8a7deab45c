"""Packs: reading, decoding and checking what designers write.

Everything here works for any game. A file is read with the line of every value kept, decoded into msgspec structs, and
whatever is wrong becomes a `Problem` that names file, line, field, what was expected and what was found. Problems are
collected over all files before `ContentError` is raised, so that nothing is ever loaded by half and a designer sees all
that is wrong at once.

YAML is read as JSON with a lighter pen: words, numbers, lists and mappings. The words `yes`, `no`, `on` and `off` are
words here and not truth values, as in YAML 1.2; anchors, aliases, tags and repeated keys are refused.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import types
import typing
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

T = TypeVar("T")
Where = tuple[str | int, ...]
"""The way from the root of a file to a value: keys and indexes."""

Origin = Literal["rulebook", "external", "designed"]
LANGUAGES = ("en", "ru", "uk")

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
    """The way to a value as a designer reads it: `powers[0].effect[1].amount`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in where)
    return text.removeprefix(".")


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
        self._refuse(event, where, f"expected a word or a whole number as a key, found {_found(value)}")
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
    """The text of a file that must exist and be UTF-8."""
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
    """Read one YAML file; raises `ContentError` with the line where it cannot be read."""
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


# --- decoding ---------------------------------------------------------------------------------------------------------


def decode(path: Path, kind: type[T]) -> T:
    """Read a file and decode it into `kind`; raises `ContentError` with everything that does not fit."""
    return decode_document(read_yaml(path), kind)


def decode_document(document: Document, kind: type[T]) -> T:
    """Decode what was read into `kind`; raises `ContentError` with everything that does not fit."""
    problems = Problems()
    decoded = problems.decode(document, kind)
    problems.stop()
    assert decoded is not None, "a document without problems has data"
    return decoded


def faults(data: object, kind: Any, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """Everywhere that `data` does not fit the type `kind`: the way there, and what was expected and found.

    msgspec decides what fits, but it stops at the first misfit and does not say which key of a mapping it means; so
    each part of what it refuses is asked about on its own.
    """
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        inner = list(_inner_faults(data, kind, where))
        yield from inner or [(where + _steps(str(error)), _misfit(data, kind, error))]


def _inner_faults(data: object, kind: Any, where: Where) -> Iterator[tuple[Where, str]]:
    kind, *others = _members(kind)
    if others:
        yield from _union_faults(data, [kind, *others], where)
    elif isinstance(data, dict) and _is_struct(kind):
        yield from _struct_faults(data, kind, where)
    elif isinstance(data, dict) and typing.get_origin(kind) is dict:
        of_key, of_value = typing.get_args(kind)
        for key, value in data.items():
            yield from faults(key, of_key, (*where, key))
            yield from faults(value, of_value, (*where, key))
    elif isinstance(data, list) and typing.get_origin(kind) in (list, tuple):
        for index, item in enumerate(data):
            yield from faults(item, typing.get_args(kind)[0], (*where, index))


def _union_faults(data: object, members: Sequence[Any], where: Where) -> Iterator[tuple[Where, str]]:
    """Look into the member of a union that the author meant: the one with the same tag, or of the same shape."""
    structs = [member for member in members if _is_struct(member)]
    tags = {str(struct.__struct_config__.tag): struct for struct in structs}
    tag_field = structs[0].__struct_config__.tag_field if structs else None
    if isinstance(data, dict) and tag_field is not None:
        tag = data.get(tag_field)
        if isinstance(tag, str) and tag in tags:
            yield from _inner_faults(data, tags[tag], where)
        else:
            yield (*where, tag_field), f"expected one of {', '.join(tags)}, found {_found(tag)}{_hint(tag, tags)}"
        return
    for member in members:
        if _is_struct(member) or typing.get_origin(member) in (dict, list, tuple):
            yield from _inner_faults(data, member, where)


def _struct_faults(data: dict[Any, object], kind: Any, where: Where) -> Iterator[tuple[Where, str]]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    known = [*fields, kind.__struct_config__.tag_field]
    for key, value in data.items():
        if key in fields:
            yield from faults(value, fields[key].type, (*where, key))
        elif key not in known and kind.__struct_config__.forbid_unknown_fields:
            names = ", ".join(fields) or "no field"
            yield (*where, key), f"expected {names}, found the unknown field {_found(key)}{_hint(key, fields)}"
    for name, field in fields.items():
        if field.required and name not in data:
            yield (*where, name), f"expected {expected(field.type)}, found nothing; the field is required"


def _misfit(data: object, kind: Any, error: msgspec.ValidationError) -> str:
    """What is wrong with a value that has no misfit inside; where a struct itself objects, it says why."""
    members = _members(kind)
    if _steps(str(error)) or (isinstance(data, dict) and any(map(_is_struct, members))):
        return str(error)
    choices = [word for member in members if typing.get_origin(member) is Literal for word in typing.get_args(member)]
    return f"expected {expected(kind)}, found {_found(data)}{_hint(data, choices)}"


def _steps(message: str) -> Where:
    """The way that msgspec prints at the end of a message: "... - at `$.powers[0].effect`"."""
    _, at, path = message.rpartition(" - at `")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", path.partition("$")[2]) if at else []
    return tuple(name or int(index) for name, index in steps)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _members(kind: Any) -> list[Any]:
    """The types that a type stands for: those of a union, None aside, or just itself; without their limits."""
    if typing.get_origin(kind) is Annotated:
        return _members(typing.get_args(kind)[0])
    if isinstance(kind, types.UnionType) or typing.get_origin(kind) is typing.Union:
        return [each for member in typing.get_args(kind) if member is not types.NoneType for each in _members(member)]
    return [kind]


def _hint(word: object, words: Collection[object]) -> str:
    """A guess at what a misspelt word was meant to be."""
    close = difflib.get_close_matches(word, map(str, words), n=1) if isinstance(word, str) else []
    return f"; did you mean {close[0]!r}?" if close else ""


def _found(value: object) -> str:
    """A value in the words of its author."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"a mapping of {', '.join(map(str, value))}" if value else "an empty mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    return repr(value)


def expected(kind: Any) -> str:
    """A type in the words of a designer."""
    return _named(msgspec.inspect.type_info(kind))


def _named(info: Any) -> str:
    name = _NAMED.get(type(info))
    return name(info) if name else type(info).__name__.removesuffix("Type").lower()


def _named_word(info: Any) -> str:
    return (f"a word like {info.pattern}" if info.pattern else "a text") + (
        f" of at most {info.max_length} characters" if info.max_length else ""
    )


def _named_union(info: Any) -> str:
    members = [member for member in info.types if not isinstance(member, msgspec.inspect.NoneType)]
    tags = [member.tag for member in members if isinstance(member, msgspec.inspect.StructType)]
    if len(members) > 1 and len(tags) == len(members):
        return f"a mapping with {members[0].tag_field}: one of {', '.join(map(str, tags))}"
    return " or ".join(map(_named, members))


def _bounds(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" of {least}" if least == most else f" from {least} to {most}"
    if least is not None:
        return f" of at least {least}"
    return f" of at most {most}" if most is not None else ""


_NAMED: dict[Any, Callable[[Any], str]] = {
    msgspec.inspect.Metadata: lambda info: _named(info.type),
    msgspec.inspect.NoneType: lambda _: "nothing",
    msgspec.inspect.BoolType: lambda _: "true or false",
    msgspec.inspect.IntType: lambda info: "a whole number" + _bounds(info.ge, info.le),
    msgspec.inspect.FloatType: lambda info: "a number" + _bounds(info.ge, info.le),
    msgspec.inspect.StrType: _named_word,
    msgspec.inspect.LiteralType: lambda info: f"one of {', '.join(map(str, info.values))}",
    msgspec.inspect.ListType: lambda info: "a list" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.VarTupleType: lambda info: "a list" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.DictType: lambda info: "a mapping" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.StructType: lambda info: "a mapping of " + ", ".join(field.encode_name for field in info.fields),
    msgspec.inspect.UnionType: _named_union,
}


# --- collecting -------------------------------------------------------------------------------------------------------


class Problems:
    """Collects what is wrong over many files; `stop` raises it all at once."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(self, document: Document, where: Where, message: str) -> None:
        """Note a problem with one value of a document."""
        self.found.append(document.problem(where, message))

    def stop(self) -> None:
        """Raise `ContentError` if anything was found."""
        if self.found:
            raise ContentError(self.found)

    def read(self, path: Path) -> Document | None:
        """Read a file; None, and a problem noted, when it cannot be read."""
        try:
            return read_yaml(path)
        except ContentError as error:
            self.found += error.problems
            return None

    def decode(self, document: Document, kind: type[T]) -> T | None:
        """Decode a whole document; None, and every misfit noted, when it does not fit."""
        misfits = list(faults(document.data, kind))
        if misfits:
            self.found += [document.problem(where, message) for where, message in misfits]
            return None
        return msgspec.convert(document.data, kind, strict=True)

    def decode_each(self, document: Document, item: type[T]) -> list[tuple[int, T]]:
        """Decode a document that is a list: the items that fit, each with its index; the misfits are noted."""
        if not isinstance(document.data, list):
            self.add(document, (), f"expected a list, found {_found(document.data)}")
            return []
        decoded = []
        for index, data in enumerate(document.data):
            misfits = list(faults(data, item, (index,)))
            self.found += [document.problem(where, message) for where, message in misfits]
            if not misfits:
                decoded.append((index, msgspec.convert(data, item, strict=True)))
        return decoded

    def check_files(self, folder: Path, known: Collection[str]) -> None:
        """Note every file of a pack that nobody would read: it is misspelt, or does not belong there."""
        for name in pack_files(folder):
            if name not in known:
                message = f"expected one of {', '.join(known)}, found {name!r}{_hint(name, known)}"
                self.found.append(Problem(str(folder / name), 1, "", message))

    def check_names(self, folder: Path, wanted: Collection[str]) -> None:
        """Note every name that a language of the pack lacks or that belongs to nothing."""
        for language in LANGUAGES:
            path = folder / "locale" / f"{language}.ftl"
            try:
                lines = read_messages(path)
            except ContentError as error:
                self.found += error.problems
                continue
            for name in wanted:
                if name not in lines:
                    self.found.append(Problem(str(path), 1, name, "expected a name, found nothing"))
            for name, line in lines.items():
                if name not in wanted:
                    message = f"expected the name of something in this pack, found {name!r}{_hint(name, wanted)}"
                    self.found.append(Problem(str(path), line, name, message))


def read_messages(path: Path) -> dict[str, int]:
    """The message names of a Fluent file, each with its line; raises `ContentError` on whatever Fluent cannot read."""
    text = read_text(path).replace("\r\n", "\n")
    lines: dict[str, int] = {}
    problems = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
        if isinstance(entry, fluent.Junk):
            said = "; ".join(note.message or "" for note in entry.annotations)
            problems.append(Problem(str(path), line, "", f"expected `name = text`, found {said}"))
        elif isinstance(entry, fluent.Message):
            name = entry.id.name
            if name in lines:
                message = f"expected each name once, found it again after line {lines[name]}"
                problems.append(Problem(str(path), line, name, message))
            elif entry.value is None:
                problems.append(Problem(str(path), line, name, "expected a text, found only attributes"))
            lines.setdefault(name, line)
    if problems:
        raise ContentError(problems)
    return lines


# --- packs ------------------------------------------------------------------------------------------------------------


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.yaml`: what a pack says about itself. Its title stands in the pack's Fluent files as `pack-<id>`."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
    version: Annotated[str, msgspec.Meta(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+(-[0-9a-z.]+)?$", max_length=40)]
    game: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
    origin: Origin
    """Where its components come from, unless one says otherwise."""
    authors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that was read: what it says about itself, where it lies, and a hash of all its files."""

    info: PackInfo
    folder: Path
    hash: str


def message_name(sort: str, thing: str) -> str:
    """The name of the Fluent message that names a thing (its id); Fluent names are written with hyphens."""
    return f"{sort}-{thing.replace('_', '-')}"


def pack_files(folder: Path) -> list[str]:
    """The files of a pack, sorted, as paths relative to it."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def content_hash(folder: Path) -> str:
    """A hash of the names and contents of all files that play depends on, so that a record can say exactly with which
    pack it was played. Words, comments and line ends are left out: a translation that is mended or a checkout with
    other line ends must not make old records unplayable."""
    digest = hashlib.blake2b(digest_size=8)
    for name in pack_files(folder):
        if name.startswith("locale/"):
            continue
        for part in (name.encode(), msgspec.json.encode(read_yaml(folder / name).data, order="sorted")):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()


def read_pack_info(folder: Path) -> PackInfo:
    """Read `pack.yaml` of a pack."""
    if not folder.is_dir():
        raise ContentError([Problem(str(folder), 1, "", "expected the folder of a pack, found none")])
    return decode(folder / "pack.yaml", PackInfo)


def read_pack(folder: Path) -> Pack:
    """Read what a pack says about itself and hash its files."""
    return Pack(read_pack_info(folder), folder, content_hash(folder))
