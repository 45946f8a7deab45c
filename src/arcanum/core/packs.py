"""Packs of components: loaded one after another, checked together, and numbered in a fixed order.

A game says which files its packs have and what is in them (`PackLoader`); reading, ids, names, origins and the
published schema are the same for all. Problems are collected over all packs; nothing is ever loaded by half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from arcanum.core.content import LANGUAGES, Origin, Pack, PackInfo, Problems, message_name
from arcanum.core.documents import ContentError, Document, Problem, Where
from arcanum.core.vocabulary import Faults, Id

SETUP: Final = "setup.yaml"
"""The file of a pack that says what a game is set up with."""


class Component(Protocol):
    """Whatever a pack brings."""

    @property
    def id(self) -> str: ...
    @property
    def origin(self) -> Origin | None:
        """Where it comes from; None takes the pack's."""


C = TypeVar("C", bound=Component)
S = TypeVar("S", bound=msgspec.Struct)
"""What the set-up file of a pack says."""


class _Identified(msgspec.Struct):
    """Just the id of a component."""

    id: Id


@dataclass(frozen=True, slots=True)
class Entry(Generic[C]):
    """A component, and where it is written."""

    component: C
    document: Document
    index: int
    pack: Pack

    @property
    def data(self) -> Any:
        """The component as it is written."""
        assert isinstance(self.document.data, list)
        return self.document.data[self.index]


@dataclass(frozen=True, slots=True)
class PackContent(Generic[C, S]):
    """Everything that the packs of a game bring, in a fixed order: pack by pack, file by file."""

    packs: tuple[Pack, ...]
    components: tuple[C, ...]
    sizes: tuple[int, ...]
    """How many of the components each pack brings."""
    setups: tuple[S, ...]
    """What the set-up files say, of the packs that have one."""
    _origins: dict[str, Origin] = field(repr=False)

    def origin_of(self, component_id: str) -> Origin:
        """Where a component comes from: what it says itself, else what its pack says."""
        return self._origins[component_id]

    @property
    def ids(self) -> list[str]:
        return [component.id for component in self.components]

    @property
    def pack_ids(self) -> list[str]:
        return [pack.info.id for pack in self.packs]

    def numbers(self) -> list[list[int]]:
        """The numbers of the components that each pack brings."""
        ends = [sum(self.sizes[: place + 1]) for place in range(len(self.sizes))]
        return [list(range(end - size, end)) for end, size in zip(ends, self.sizes, strict=True)]


class PackLoader(Generic[C, S]):
    """Reads packs one after another and checks them together; what one pack breaks is not blamed on the next."""

    game: str = ""
    title: str = ""
    """The game's name, in the schema of its packs."""
    own: Sequence[Path] = ()
    """The packs that the game brings itself; others are loaded after them."""
    files: dict[str, type[C]]
    """The component files of a pack, all of them optional, in the order in which they are loaded."""
    setup: type[S]

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.problems = Problems()
        self.packs: list[Pack] = []
        self.entries: dict[str, Entry[C]] = {}
        self.broken: set[str] = set()
        """The ids that are written, those of components that could not be decoded among them."""
        self.setups: list[tuple[Document, S]] = []
        self.all_read = True
        """Whether every component file and setup file could be read; what is missing is blamed on nobody otherwise."""

    # --- what a game adds ---------------------------------------------------------------------------------------------

    def faults(self, component: C, file: str) -> Faults:
        """What is wrong with a component beyond its types."""
        return ()

    def further_names(self, documents: Sequence[Document]) -> tuple[list[str], list[str]]:
        """The messages that a pack with these component files has to bring besides its own name and those of its
        components, and those that it may bring."""
        return [], []

    def check_together(self) -> None:
        """Note what is wrong with several components together."""

    # --- for a game ---------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, folders: Sequence[Path] = ()) -> PackContent[C, S]:
        """The game's own packs and the given ones after them; raises `ContentError` with all problems of all packs."""
        return cls([*cls.own, *folders]).read()

    @classmethod
    def check(cls, folder: Path) -> list[Problem]:
        """Everything wrong with one pack, loaded after the game's own as it would be for a game."""
        try:
            cls.load([] if folder.resolve() in [path.resolve() for path in cls.own] else [folder])
        except ContentError as error:
            return error.problems
        return []

    @classmethod
    def schema(cls) -> dict[str, Any]:
        """One JSON Schema for every file of a pack; `$defs` holds the one for each file and each word."""
        files: dict[str, Any] = {"pack.yaml": PackInfo, SETUP: cls.setup}
        if len(set(cls.files.values())) == 1:
            files["components"] = list[next(iter(cls.files.values()))]  # type: ignore[misc]
        else:
            files |= {file: list[kind] for file, kind in cls.files.items()}  # type: ignore[valid-type]
        schemas, words = msgspec.json.schema_components(files.values(), ref_template="#/$defs/{name}")
        files = dict(zip(files, schemas, strict=True))
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"A file of a pack for {cls.title}",
            "anyOf": list(files.values()),
            "$defs": {**words, **files},
        }

    # --- reading ------------------------------------------------------------------------------------------------------

    def read(self) -> PackContent[C, S]:
        """Read and check the packs; raises `ContentError` with everything that is wrong in them."""
        for folder in self.folders:
            self._read_pack(folder)
        self.check_together()
        self.problems.stop()
        entries = self.entries.values()
        return PackContent(
            packs=tuple(self.packs),
            components=tuple(entry.component for entry in entries),
            sizes=tuple(sum(entry.pack is pack for entry in entries) for pack in self.packs),
            setups=tuple(setup for _, setup in self.setups),
            _origins={entry.component.id: entry.component.origin or entry.pack.info.origin for entry in entries},
        )

    def _read_pack(self, folder: Path) -> None:
        pack = self.problems.read_pack(folder, self.game, self.packs)
        if pack is None:
            self.all_read = False
            return
        self.packs.append(pack)
        known = ("pack.yaml", *self.files, SETUP, *(f"locale/{language}.ftl" for language in LANGUAGES))
        self.problems.check_files(folder, known)
        documents = []
        written: list[list[str] | None] = []
        for file in self.files:
            if (folder / file).exists():
                document = self.problems.read(folder / file)
                written.append(self._read_components(pack, document, file) if document else None)
                documents += [document] if document else []
        if None in written:
            self.all_read = False
        else:
            ids = [name for names in written for name in names or ()]
            names = [message_name("pack", pack.info.id), *(message_name("card", name) for name in ids)]
            wanted, welcome = self.further_names(documents)
            self.problems.check_names(folder, [*names, *wanted], welcome)
        if (folder / SETUP).exists():
            self._read_setup(folder / SETUP)

    def _read_components(self, pack: Pack, document: Document, file: str) -> list[str] | None:
        """Decode one component file; gives all ids written in it, of broken components too, or None if one is bad."""
        for index, component in self.problems.decode_each(document, self.files[file]):
            self._add(Entry(component, document, index, pack), file)
        try:
            written = [item.id for item in msgspec.convert(document.data, list[_Identified], strict=True)]
        except msgspec.ValidationError:
            return None
        self.broken.update(written)
        return written

    def _add(self, entry: Entry[C], file: str) -> None:
        for where, message in self.faults(entry.component, file):
            self.blame(entry, where, message)
        name = entry.component.id
        first = self.entries.setdefault(name, entry)
        if first is not entry:
            place = f"{first.document.file}:{first.document.line_of((first.index, 'id'))}"
            self.blame(entry, ("id",), f"expected an id of its own, found {name!r}, already used at {place}")

    def _read_setup(self, path: Path) -> None:
        document = self.problems.read(path)
        setup = self.problems.decode(document, self.setup) if document else None
        if document and setup:
            self.setups.append((document, setup))
        else:
            self.all_read = False

    # --- for `check_together` -----------------------------------------------------------------------------------------

    def blame(self, entry: Entry[C], where: Where, message: str) -> None:
        """Note a problem with a field of a component."""
        self.problems.add(entry.document, (entry.index, *where), message)

    def component(self, name: str) -> C | None:
        """The component with this id."""
        entry = self.entries.get(name)
        return None if entry is None else entry.component
