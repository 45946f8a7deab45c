"""The packs of Res Arcana: their files, and what is checked over several components."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from arcanum.core.documents import Document, Where
from arcanum.core.packs import SETUP, PackContent, PackLoader
from arcanum.core.vocabulary import Faults
from arcanum.games.res_arcana.pack_checks import component_faults
from arcanum.games.res_arcana.vocabulary import Component, Kind, Setup

FILES: Final[dict[Kind, str]] = {
    "artifact": "artifacts.yaml",
    "mage": "mages.yaml",
    "monument": "monuments.yaml",
    "magic_item": "magic_items.yaml",
    "place_of_power": "places_of_power.yaml",
}
"""The component files of a pack by the kind of component in them."""

Content = PackContent[Component, Setup]


class Loader(PackLoader[Component, Setup]):
    game = "res_arcana"
    title = "Res Arcana"
    own = (Path(__file__).parent / "content" / "base",)
    files = dict.fromkeys(FILES.values(), Component)
    setup = Setup

    def faults(self, component: Component, file: str) -> Faults:
        if FILES[component.kind] != file:
            kind = next(kind for kind, name in FILES.items() if name == file)
            yield ("kind",), f"expected {kind} in this file, found {component.kind}"
        yield from component_faults(component)

    def check_together(self) -> None:
        self._check_tiles()
        self._check_starter_sets()

    def _check_tiles(self) -> None:
        """Every place is a face of exactly one tile (RA-1.20)."""
        faces: dict[str, str] = {}
        for document, where, name in self._faces():
            self._check_reference(document, where, name, "place_of_power")
            if name in faces:
                self.problems.add(document, where, f"expected each place once, found {name!r}, already {faces[name]}")
            faces.setdefault(name, f"at {document.file}:{document.line_of(where)}")
        for entry in self.entries.values() if self.all_read else ():
            if entry.component.kind == "place_of_power" and entry.component.id not in faces:
                message = f"expected {entry.component.id!r} in a tile of {SETUP}, found it in none"
                self.blame(entry, ("id",), message)

    def _faces(self) -> Iterator[tuple[Document, Where, str]]:
        for document, setup in self.setups:
            for index, tile in enumerate(setup.tiles):
                yield document, ("tiles", index, "sun"), tile.sun
                yield document, ("tiles", index, "moon"), tile.moon

    def _check_starter_sets(self) -> None:
        """Starter sets name mages and artifacts, each at most once: two players never hold the same card (RA-3.3)."""
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
