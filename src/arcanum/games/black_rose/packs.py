"""Loading packs: the two that the game brings (Law and Ash), and whatever is added to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from arcanum.core.content import LANGUAGES, Origin, Pack, PackInfo, Problems, message_name, read_pack
from arcanum.core.documents import ContentError, Document, Problem, Where, read_yaml
from arcanum.games.black_rose.pack_checks import component_faults
from arcanum.games.black_rose.vocabulary import (
    Component,
    Event,
    Evocation,
    MageCard,
    Quest,
    Room,
    School,
    Setup,
    Spell,
    Upgrade,
)

GAME: Final = "black_rose"
FILES: Final[dict[str, type[Component]]] = {
    "spells.yaml": Spell,
    "rooms.yaml": Room,
    "mages.yaml": MageCard,
    "evocations.yaml": Evocation,
    "upgrades.yaml": Upgrade,
    "schools.yaml": School,
    "events.yaml": Event,
    "quests.yaml": Quest,
}
"""The component files of a pack, all of them optional, in the order in which they are loaded."""

SCHOOL_EVOCATION: Final = "school"
"""In a summon: the evocation of the school in play."""
_SETUP: Final = "setup.yaml"
_KNOWN: Final = ("pack.yaml", *FILES, _SETUP, *(f"locale/{language}.ftl" for language in LANGUAGES))
_ROUNDS: Final = (1, 2, 3, 4)
_QUESTS_A_SIDE: Final = 3


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that the packs bring, in a fixed order: pack by pack, file by file."""

    packs: tuple[Pack, ...]
    components: tuple[Component, ...]
    sizes: tuple[int, ...]
    """How many of the components each pack brings."""
    setup: Setup
    _origins: dict[str, Origin] = field(repr=False)

    def origin_of(self, component_id: str) -> Origin:
        """Where a component comes from: what it says itself, else what its pack says."""
        return self._origins[component_id]

    def pack_of(self, index: int) -> int:
        """The pack that a component, by number, belongs to."""
        for pack, size in enumerate(self.sizes):
            if index < size:
                return pack
            index -= size
        raise IndexError(index)


def own_packs() -> list[Path]:
    """The folders of the packs that the game brings: the Duel set, and the School of Ash."""
    content = Path(__file__).parent / "content"
    return [content / "law", content / "ash"]


def load_packs(folders: Sequence[Path] = ()) -> Content:
    """Load the game's own packs and the given ones after them; raises `ContentError` with all problems of all."""
    return _Loader([*own_packs(), *folders]).load()


def check(folder: Path) -> list[Problem]:
    """Everything wrong with one pack, loaded after the game's own as it would be for a game."""
    own = own_packs()
    folders = own if folder.resolve() in [path.resolve() for path in own] else [*own, folder]
    try:
        _Loader(folders).load()
    except ContentError as error:
        return error.problems
    return []


def schema() -> dict[str, Any]:
    """One JSON Schema for every file of a pack; `$defs` holds the one for each file and each word."""
    kinds: list[Any] = [PackInfo, Setup, *(list[kind] for kind in FILES.values())]  # type: ignore[valid-type]
    schemas, words = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    files = dict(zip(("pack.yaml", _SETUP, *FILES), schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a Black Rose Wars: Duel pack",
        "anyOf": list(files.values()),
        "$defs": {**words, **files},
    }


def archetypes_in(data: Any) -> Iterator[str]:
    """The archetypes that stand somewhere in a component, given as plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "archetype" and value is not None:
                yield value
            elif key == "archetypes":
                yield from value
            else:
                yield from archetypes_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from archetypes_in(value)


# --- loading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Entry:
    """A component, and where it is written."""

    component: Component
    document: Document
    index: int
    pack: Pack


class _Loader:
    """Reads packs one after another and checks them together."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.problems = Problems()
        self.packs: list[Pack] = []
        self.entries: dict[str, _Entry] = {}
        self.setups: list[tuple[Document, Setup]] = []
        self.archetypes: list[str] = []

    def load(self) -> Content:
        for folder in self.folders:
            self._read_pack(folder)
        self.problems.stop()
        for entry in self.entries.values():
            self._check_references(entry)
        for document, setup in self.setups:
            self._check_setup(document, setup)
        self._check_event_sides()
        self._check_quest_sides()
        self.problems.stop()
        return Content(
            packs=tuple(self.packs),
            components=tuple(entry.component for entry in self.entries.values()),
            sizes=tuple(sum(entry.pack is pack for entry in self.entries.values()) for pack in self.packs),
            setup=self.setups[0][1],
            _origins={name: entry.component.origin or entry.pack.info.origin for name, entry in self.entries.items()},
        )

    def _read_pack(self, folder: Path) -> None:
        try:
            pack = read_pack(folder)
        except ContentError as error:
            self.problems.found += error.problems
            return
        self._check_info(pack)
        self.packs.append(pack)
        self.problems.check_files(folder, _KNOWN)
        before = len(self.problems.found)
        ids: list[str] = []
        for file, kind in FILES.items():
            if (folder / file).exists():
                ids += self._read_components(pack, kind, folder / file)
        if len(self.problems.found) == before:
            names = [message_name("pack", pack.info.id), *(message_name("card", name) for name in ids)]
            spoken_of = self._archetypes_of(ids)
            new = [name for name in spoken_of if name not in self.archetypes]
            self.archetypes += new
            names += [message_name("archetype", name) for name in new]
            self.problems.check_names(folder, names, [message_name("archetype", name) for name in spoken_of])
        if (folder / _SETUP).exists():
            document = self.problems.read(folder / _SETUP)
            setup = self.problems.decode(document, Setup) if document else None
            if document and setup:
                self.setups.append((document, setup))

    def _archetypes_of(self, ids: list[str]) -> list[str]:
        """The archetypes that these components speak of. The first pack that does has to name them; a later one may,
        so that it can also be loaded without the other."""
        components = [msgspec.to_builtins(self.entries[each].component) for each in ids]
        return sorted({name for component in components for name in archetypes_in(component)})

    def _check_info(self, pack: Pack) -> None:
        document = read_yaml(pack.folder / "pack.yaml")
        if pack.info.game != GAME:
            self.problems.add(document, ("game",), f"expected {GAME!r}, found {pack.info.game!r}")
        for other in self.packs:
            if other.info.id == pack.info.id:
                message = f"expected an id of its own, found {pack.info.id!r}, the id of {other.folder}"
                self.problems.add(document, ("id",), message)

    def _read_components(self, pack: Pack, kind: type[Component], path: Path) -> list[str]:
        document = self.problems.read(path)
        if document is None:
            return []
        ids = []
        for index, component in self.problems.decode_each(document, kind):
            ids.append(component.id)
            self._add(_Entry(component, document, index, pack))
        return ids

    def _add(self, entry: _Entry) -> None:
        component = entry.component
        for where, message in component_faults(component):
            self.problems.add(entry.document, (entry.index, *where), message)
        first = self.entries.get(component.id)
        if first is None:
            self.entries[component.id] = entry
        else:
            place = f"{first.document.file}:{first.document.line_of((first.index, 'id'))}"
            message = f"expected an id of its own, found {component.id!r}, already used at {place}"
            self.problems.add(entry.document, (entry.index, "id"), message)

    # --- what depends on several components ---------------------------------------------------------------------------

    def _refer(self, entry: _Entry, where: Where, name: str, kind: type[Component]) -> Component | None:
        """The component that a field names, if there is one of this kind."""
        found = self.entries.get(name)
        if found is None or not isinstance(found.component, kind):
            message = f"expected the id of a {kind.__name__.lower()}, found {name!r}"
            self.problems.add(entry.document, (entry.index, *where), message)
            return None
        return found.component

    def _check_references(self, entry: _Entry) -> None:
        component = entry.component
        assert isinstance(entry.document.data, list)
        for where, name in _said(entry.document.data[entry.index], "summon", "evocation"):
            if name != SCHOOL_EVOCATION:
                self._refer(entry, where, name, Evocation)
        if isinstance(component, Spell):
            if component.school is not None:
                self._refer(entry, ("school",), component.school, School)
            if component.mage is not None:
                self._refer(entry, ("mage",), component.mage, MageCard)
        elif isinstance(component, MageCard):
            spell = self._refer(entry, ("personal_spell",), component.personal_spell, Spell)
            if isinstance(spell, Spell) and spell.mage != component.id:
                message = f"expected a personal spell of {component.id!r}, found {spell.id!r}"
                self.problems.add(entry.document, (entry.index, "personal_spell"), message)
        elif isinstance(component, Upgrade):
            self._refer(entry, ("school",), component.school, School)
        elif isinstance(component, School):
            self._refer(entry, ("evocation",), component.evocation, Evocation)
            self._check_grimoires(entry, component)
        elif isinstance(component, Room) and self.setups and component.base == self.setups[0][1].centre:
            for where, room in _said(entry.document.data[entry.index], "activate_room", "room"):
                if room == "centre_room":
                    message = f"expected other rooms than this one, which would never come to an end, found {room!r}"
                    self.problems.add(entry.document, (entry.index, *where), message)

    def _check_grimoires(self, entry: _Entry, school: School) -> None:
        """Both grimoires together take no more copies of a spell than there are, and only spells of the school."""
        taken: dict[str, int] = {}
        for name, cards in (("a", school.grimoires.a), ("b", school.grimoires.b)):
            for index, card in enumerate(cards):
                where = ("grimoires", name, index)
                spell = self._refer(entry, where, card, Spell)
                if not isinstance(spell, Spell):
                    continue
                taken[card] = taken.get(card, 0) + 1
                if spell.school != school.id:
                    message = f"expected a spell of the school {school.id!r}, found {card!r}"
                    self.problems.add(entry.document, (entry.index, *where), message)
                elif taken[card] > spell.copies:
                    message = f"expected at most {spell.copies} copies of {card!r}, found one more"
                    self.problems.add(entry.document, (entry.index, *where), message)

    def _check_setup(self, document: Document, setup: Setup) -> None:
        colours: dict[str, str] = {}
        bases = []
        for index, name in enumerate(setup.rooms):
            entry = self.entries.get(name)
            room = entry.component if entry is not None else None
            if not isinstance(room, Room):
                self.problems.add(document, ("rooms", index), f"expected the id of a room, found {name!r}")
                continue
            bases.append(room.base)
            if room.colour in colours:
                message = f"expected seven different colours, found {room.colour} of {colours[room.colour]!r} again"
                self.problems.add(document, ("rooms", index), message)
            colours[room.colour] = name
        if setup.centre not in bases:
            self.problems.add(document, ("centre",), f"expected the base of one of the rooms, found {setup.centre!r}")
        for index, name in enumerate(setup.forgotten):
            entry = self.entries.get(name)
            spell = entry.component if entry is not None else None
            if not isinstance(spell, Spell) or spell.kind != "forgotten":
                message = f"expected the id of a forgotten spell, found {name!r}"
                self.problems.add(document, ("forgotten", index), message)

    def _check_event_sides(self) -> None:
        """A side of the event card has one event for each of the four rounds."""
        sides: dict[str, list[_Entry]] = {}
        for entry in self.entries.values():
            if isinstance(entry.component, Event):
                sides.setdefault(entry.component.side, []).append(entry)
        for side, entries in sides.items():
            rounds = sorted(entry.component.round for entry in entries if isinstance(entry.component, Event))
            if tuple(rounds) != _ROUNDS:
                last = entries[-1]
                message = f"expected one event for each of the rounds 1 to 4 on side {side}, found rounds {rounds}"
                self.problems.add(last.document, (last.index, "round"), message)

    def _check_quest_sides(self) -> None:
        """A side of a quest card has three quests."""
        sides: dict[tuple[int, str], list[_Entry]] = {}
        for entry in self.entries.values():
            if isinstance(entry.component, Quest):
                sides.setdefault((entry.component.card, entry.component.side), []).append(entry)
        for (card, side), entries in sides.items():
            if len(entries) != _QUESTS_A_SIDE:
                last = entries[-1]
                message = f"expected 3 quests on side {side} of card {card}, found {len(entries)}"
                self.problems.add(last.document, (last.index, "side"), message)


def _said(data: object, op: str, field: str, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """What all instructions of one kind that stand in a component say in one of their fields, and where."""
    if isinstance(data, dict):
        if data.get("op") == op:
            yield (*where, field), data[field]
        for key, value in data.items():
            yield from _said(value, op, field, (*where, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _said(value, op, field, (*where, index))
