"""Packs: reading and checking what designers write.

Everything here works for any game. Files are read by `documents` and decoded by `decoding`; problems are collected over
all files before `ContentError` is raised, so that nothing is ever loaded by half and a designer sees all that is wrong
at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from arcanum.core.decoding import decode, decode_document, faults, hint
from arcanum.core.documents import ContentError, Document, Problem, Where, found, read_text, read_yaml

T = TypeVar("T")

Origin = Literal["rulebook", "external", "designed"]
LANGUAGES = ("en", "ru", "uk")


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
        try:
            return decode_document(document, kind)
        except ContentError as error:
            self.found += error.problems
            return None

    def decode_each(self, document: Document, item: type[T]) -> list[tuple[int, T]]:
        """Decode a document that is a list: the items that fit, each with its index; the misfits are noted."""
        if not isinstance(document.data, list):
            self.add(document, (), f"expected a list, found {found(document.data)}")
            return []
        decoded = []
        for index, data in enumerate(document.data):
            misfits = list(faults(data, item, (index,)))
            self.found += [document.problem(where, message) for where, message in misfits]
            if not misfits:
                decoded.append((index, msgspec.convert(data, item, strict=True)))
        return decoded

    def read_pack(self, folder: Path, game: str, others: Sequence[Pack]) -> Pack | None:
        """Read what a pack says about itself; None, and the problem noted, if it cannot be read or is of another game:
        then nothing in it is as this game expects it, and one true message is better than many that follow from it."""
        try:
            pack = read_pack(folder)
            document = read_yaml(folder / "pack.yaml")
        except ContentError as error:
            self.found += error.problems
            return None
        if pack.info.game != game:
            self.add(document, ("game",), f"expected {game!r}, found {pack.info.game!r}")
            return None
        for other in others:
            if other.info.id == pack.info.id:
                message = f"expected an id of its own, found {pack.info.id!r}, the id of {other.folder}"
                self.add(document, ("id",), message)
        return pack

    def check_files(self, folder: Path, known: Collection[str]) -> None:
        """Note every file of a pack that nobody would read: it is misspelt, or does not belong there."""
        for name in _pack_files(folder):
            if name not in known:
                message = f"expected one of {', '.join(known)}, found {name!r}{hint(name, known)}"
                self.found.append(Problem(str(folder / name), 1, "", message))

    def check_names(self, folder: Path, wanted: Collection[str], welcome: Collection[str] = ()) -> None:
        """Note every name that a language of the pack lacks or that belongs to nothing. Names that are welcome may be
        there or not."""
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
                if name not in wanted and name not in welcome:
                    message = f"expected the name of something in this pack, found {name!r}{hint(name, wanted)}"
                    self.found.append(Problem(str(path), line, name, message))


def read_messages(path: Path) -> dict[str, int]:
    """The message names of a Fluent file, each with its line; raises `ContentError` on whatever Fluent cannot read.

    >>> _ = (folder / "en.ftl").write_text("card-owl = Owl")
    >>> read_messages(folder / "en.ftl")
    {'card-owl': 1}
    """
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
    """The name of the Fluent message that names a thing (its id); Fluent names are written with hyphens.

    >>> message_name("card", "snowy_owl")
    'card-snowy-owl'
    """
    return f"{sort}-{thing.replace('_', '-')}"


def _pack_files(folder: Path) -> list[str]:
    """The files of a pack, sorted, as paths relative to it."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def content_hash(folder: Path) -> str:
    """A hash of the names and contents of all files that play depends on, so that a record can say exactly with which
    pack it was played. Words, comments and line ends are left out: a translation that is mended or a checkout with
    other line ends must not make old records unplayable.

    >>> _ = (folder / "pack.yaml").write_text("id: owls  # a comment makes no difference")
    >>> content_hash(folder)
    '34b8287b922c1787'
    """
    digest = hashlib.blake2b(digest_size=8)
    for name in _pack_files(folder):
        if name.startswith("locale/"):
            continue
        for part in (name.encode(), msgspec.json.encode(read_yaml(folder / name).data, order="sorted")):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()


def read_pack_info(folder: Path) -> PackInfo:
    """Read `pack.yaml` of a pack.

    >>> _ = (folder / "pack.yaml").write_text("{id: owls, version: 1.0.0, game: forest, origin: designed}")
    >>> read_pack_info(folder).id
    'owls'
    """
    if not folder.is_dir():
        raise ContentError([Problem(str(folder), 1, "", "expected the folder of a pack, found none")])
    return decode(folder / "pack.yaml", PackInfo)


def read_pack(folder: Path) -> Pack:
    """Read what a pack says about itself and hash its files.

    >>> _ = (folder / "pack.yaml").write_text("{id: owls, version: 1.0.0, game: forest, origin: designed}")
    >>> read_pack(folder).hash
    '43c37bfbe6ca82c1'
    """
    return Pack(read_pack_info(folder), folder, content_hash(folder))
