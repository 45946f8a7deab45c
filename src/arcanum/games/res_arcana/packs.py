"""Loading the packs of Res Arcana: the base pack, and whatever is added to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from arcanum.core.content import LANGUAGES, Origin, Pack, PackInfo, Problems, message_name, read_pack
from arcanum.core.documents import ContentError, Document, Problem, Where, read_yaml
from arcanum.games.res_arcana.pack_checks import component_faults
from arcanum.games.res_arcana.vocabulary import Component, ComponentId, Kind, Setup, StarterSet, Tile

GAME = "res_arcana"
FILES: dict[Kind, str] = {
    "artifact": "artifacts.yaml",
    "mage": "mages.yaml",
    "monument": "monuments.yaml",
    "magic_item": "magic_items.yaml",
    "place_of_power": "places_of_power.yaml",
}
"""The component files of a pack, all of them optional, in the order in which they are loaded."""

_SETUP = "setup.yaml"
_KNOWN = ("pack.yaml", *FILES.values(), _SETUP, *(f"locale/{language}.ftl" for language in LANGUAGES))


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that the packs of a game bring, in a fixed order: pack by pack, file by file."""

    packs: tuple[Pack, ...]
    components: tuple[Component, ...]
    sizes: tuple[int, ...]
    """How many of the components each pack brings."""
    tiles: tuple[Tile, ...]
    starter_sets: tuple[StarterSet, ...]
    _origins: dict[str, Origin] = field(repr=False)

    def origin_of(self, component_id: str) -> Origin:
        """Where a component comes from: what it says itself, else what its pack says."""
        return self._origins[component_id]


def base_pack() -> Path:
    """The folder of the base game's pack."""
    return Path(__file__).parent / "content" / "base"


def load_packs(folders: Sequence[Path] = ()) -> Content:
    """Load the base pack and the given ones after it; raises `ContentError` with all problems of all packs."""
    return _Loader([base_pack(), *folders]).load()


def check(folder: Path) -> list[Problem]:
    """Everything wrong with one pack, loaded after the base pack as it would be for a game."""
    base = base_pack()
    folders = [base] if folder.resolve() == base.resolve() else [base, folder]
    try:
        _Loader(folders).load()
    except ContentError as error:
        return error.problems
    return []


def schema() -> dict[str, Any]:
    """One JSON Schema for every file of a pack; `$defs` holds the one for each file and each word."""
    (pack, setup, components), words = msgspec.json.schema_components(
        (PackInfo, Setup, list[Component]), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a Res Arcana pack: pack.yaml, setup.yaml, or a list of components",
        "anyOf": [pack, setup, components],
        "$defs": {**words, "pack.yaml": pack, "setup.yaml": setup, "components": components},
    }


# --- loading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Entry:
    """A component, and where it is written."""

    component: Component
    document: Document
    index: int
    pack: Pack


class _Identified(msgspec.Struct):
    """Just the id of a component."""

    id: ComponentId


class _Loader:
    """Reads packs one after another and checks them together; what one pack breaks is not blamed on the next."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.problems = Problems()
        self.packs: list[Pack] = []
        self.entries: dict[str, _Entry] = {}
        self.broken: set[str] = set()
        self.setups: list[tuple[Document, Setup]] = []
        self.all_read = True
        """Whether every component file and setup file could be read; what is missing is blamed on nobody otherwise."""

    def load(self) -> Content:
        for folder in self.folders:
            self._read_pack(folder)
        self._check_tiles()
        self._check_starter_sets()
        self.problems.stop()
        return Content(
            packs=tuple(self.packs),
            components=tuple(entry.component for entry in self.entries.values()),
            sizes=tuple(sum(entry.pack is pack for entry in self.entries.values()) for pack in self.packs),
            tiles=tuple(tile for _, setup in self.setups for tile in setup.tiles),
            starter_sets=tuple(starter for _, setup in self.setups for starter in setup.starter_sets),
            _origins={name: entry.component.origin or entry.pack.info.origin for name, entry in self.entries.items()},
        )

    def _read_pack(self, folder: Path) -> None:
        try:
            pack = read_pack(folder)
        except ContentError as error:
            self.problems.found += error.problems
            self.all_read = False
            return
        self._check_info(pack)
        self.packs.append(pack)
        self.problems.check_files(folder, _KNOWN)
        written = [
            self._read_components(pack, kind, folder / file) for kind, file in FILES.items() if (folder / file).exists()
        ]
        if None not in written:
            ids = [name for file in written for name in file or ()]
            names = [message_name("pack", pack.info.id), *(message_name("card", name) for name in ids)]
            self.problems.check_names(folder, names)
        if (folder / _SETUP).exists():
            self._read_setup(folder / _SETUP)

    def _check_info(self, pack: Pack) -> None:
        document = read_yaml(pack.folder / "pack.yaml")
        if pack.info.game != GAME:
            self.problems.add(document, ("game",), f"expected {GAME!r}, found {pack.info.game!r}")
        for other in self.packs:
            if other.info.id == pack.info.id:
                message = f"expected an id of its own, found {pack.info.id!r}, the id of {other.folder}"
                self.problems.add(document, ("id",), message)

    def _read_components(self, pack: Pack, kind: Kind, path: Path) -> list[str] | None:
        """Read one component file; gives all ids written in it, of broken components too, or None if one is bad."""
        document = self.problems.read(path)
        if document is None:
            self.all_read = False
            return None
        decoded = self.problems.decode_each(document, Component)
        for index, component in decoded:
            self._add(_Entry(component, document, index, pack), kind)
        written = _written_ids(document)
        if written is None:
            self.all_read = False
        self.broken.update(written or ())
        return written

    def _add(self, entry: _Entry, kind: Kind) -> None:
        component = entry.component
        if component.kind != kind:
            message = f"expected {kind} in this file, found {component.kind}"
            self.problems.add(entry.document, (entry.index, "kind"), message)
        for where, message in component_faults(component):
            self.problems.add(entry.document, (entry.index, *where), message)
        first = self.entries.get(component.id)
        if first is None:
            self.entries[component.id] = entry
        else:
            place = f"{first.document.file}:{first.document.line_of((first.index, 'id'))}"
            message = f"expected an id of its own, found {component.id!r}, already used at {place}"
            self.problems.add(entry.document, (entry.index, "id"), message)

    # --- what depends on several components ---

    def _read_setup(self, path: Path) -> None:
        document = self.problems.read(path)
        setup = self.problems.decode(document, Setup) if document else None
        if document and setup:
            self.setups.append((document, setup))
        else:
            self.all_read = False

    def _check_tiles(self) -> None:
        """Every place is a face of exactly one tile."""
        faces: dict[str, str] = {}
        for document, where, name in self._faces():
            self._check_reference(document, where, name, "place_of_power")
            if name in faces:
                self.problems.add(document, where, f"expected each place once, found {name!r}, already {faces[name]}")
            faces.setdefault(name, f"at {document.file}:{document.line_of(where)}")
        for entry in self.entries.values() if self.all_read else ():
            if entry.component.kind == "place_of_power" and entry.component.id not in faces:
                message = f"expected {entry.component.id!r} in a tile of {_SETUP}, found it in none"
                self.problems.add(entry.document, (entry.index, "id"), message)

    def _faces(self) -> Iterator[tuple[Document, Where, str]]:
        for document, setup in self.setups:
            for index, tile in enumerate(setup.tiles):
                yield document, ("tiles", index, "sun"), tile.sun
                yield document, ("tiles", index, "moon"), tile.moon

    def _check_starter_sets(self) -> None:
        """Starter sets name mages and artifacts, each at most once: two players never hold the same card."""
        used: dict[str, str] = {}
        for document, where, name, kind in self._starters():
            self._check_reference(document, where, name, kind)
            if name in used:
                self.problems.add(document, where, f"expected each card once, found {name!r}, already {used[name]}")
            used.setdefault(name, f"at {document.file}:{document.line_of(where)}")

    def _starters(self) -> Iterator[tuple[Document, Where, str, Kind]]:
        for document, setup in self.setups:
            for index, starter in enumerate(setup.starter_sets):
                yield document, ("starter_sets", index, "mage"), starter.mage, "mage"
                for number, name in enumerate(starter.artifacts):
                    yield document, ("starter_sets", index, "artifacts", number), name, "artifact"

    def _check_reference(self, document: Document, where: Where, name: str, kind: Kind) -> None:
        entry = self.entries.get(name)
        if entry is not None and entry.component.kind != kind:
            self.problems.add(document, where, f"expected a component of kind {kind}, found {entry.component.kind}")
        if entry is None and self.all_read and name not in self.broken:
            self.problems.add(document, where, f"expected the id of a component of kind {kind}, found {name!r}")


def _written_ids(document: Document) -> list[str] | None:
    """The ids in a component file, whether or not the rest of each component makes sense; None if one is bad."""
    try:
        return [item.id for item in msgspec.convert(document.data, list[_Identified], strict=True)]
    except msgspec.ValidationError:
        return None
