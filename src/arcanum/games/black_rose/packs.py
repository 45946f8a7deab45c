"""The packs of Black Rose Wars: Duel: their files, and what is checked over several components."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from arcanum.core.content import message_name
from arcanum.core.documents import Document, Where
from arcanum.core.packs import Entry, PackContent, PackLoader
from arcanum.core.vocabulary import Faults
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

SCHOOL_EVOCATION: Final = "school"
"""In a summon: the evocation of the school in play (BR-29.9)."""
_CONTENT: Final = Path(__file__).parent / "content"
# BR-10.1
_ROUNDS: Final = (1, 2, 3, 4)
_QUESTS_A_SIDE: Final = 3

Content = PackContent[Component, Setup]


class Loader(PackLoader[Component, Setup]):
    game = "black_rose"
    title = "Black Rose Wars: Duel"
    own = (_CONTENT / "law", _CONTENT / "ash")
    files = {  # noqa: RUF012
        "spells.yaml": Spell,
        "rooms.yaml": Room,
        "mages.yaml": MageCard,
        "evocations.yaml": Evocation,
        "upgrades.yaml": Upgrade,
        "schools.yaml": School,
        "events.yaml": Event,
        "quests.yaml": Quest,
    }
    setup = Setup

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(folders)
        self.archetypes: list[str] = []
        """Those that a pack that was read has named."""

    def faults(self, component: Component, file: str) -> Faults:
        return component_faults(component)

    def further_names(self, documents: Sequence[Document]) -> tuple[list[str], list[str]]:
        """The first pack that speaks of an archetype has to name it; a later one may, so that it can also be loaded
        without the other."""
        spoken_of = sorted({name for document in documents for name in _archetypes_in(document.data)})
        new = [name for name in spoken_of if name not in self.archetypes]
        self.archetypes += new
        return [message_name("archetype", name) for name in new], [
            message_name("archetype", name) for name in spoken_of
        ]

    def check_together(self) -> None:
        self.problems.stop()
        for entry in self.entries.values():
            self._check_references(entry)
        for document, setup in self.setups:
            self._check_setup(document, setup)
        self._check_event_sides()
        self._check_quest_sides()

    def _refer(self, entry: Entry[Component], where: Where, name: str, kind: type[Component]) -> Component | None:
        """The component that a field names, if there is one of this kind."""
        found = self.component(name)
        if not isinstance(found, kind):
            message = f"expected the id of a {kind.__name__.lower()}, found {name!r}"
            self.blame(entry, where, message)
            return None
        return found

    def _check_references(self, entry: Entry[Component]) -> None:
        component = entry.component
        for where, name in _said(entry.data, "summon", "evocation"):
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
                self.blame(entry, ("personal_spell",), message)
        elif isinstance(component, Upgrade):
            self._refer(entry, ("school",), component.school, School)
        elif isinstance(component, School):
            self._refer(entry, ("evocation",), component.evocation, Evocation)
            self._check_grimoires(entry, component)
        elif isinstance(component, Room) and self.setups and component.base == self.setups[0][1].centre:
            for where, room in _said(entry.data, "activate_room", "room"):
                if room == "centre_room":
                    message = f"expected other rooms than this one, which would never come to an end, found {room!r}"
                    self.blame(entry, where, message)

    def _check_grimoires(self, entry: Entry[Component], school: School) -> None:
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
                    self.blame(entry, where, message)
                elif taken[card] > spell.copies:
                    message = f"expected at most {spell.copies} copies of {card!r}, found one more"
                    self.blame(entry, where, message)

    def _check_setup(self, document: Document, setup: Setup) -> None:
        """Seven rooms of different colours, one of them that of the centre; forgotten spells (BR-2.8)."""
        colours: dict[str, str] = {}
        bases = []
        for index, name in enumerate(setup.rooms):
            room = self.component(name)
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
            spell = self.component(name)
            if not isinstance(spell, Spell) or spell.kind != "forgotten":
                message = f"expected the id of a forgotten spell, found {name!r}"
                self.problems.add(document, ("forgotten", index), message)

    def _check_event_sides(self) -> None:
        """A side of the event card has one event for each of the four rounds."""
        sides: dict[str, list[Entry[Component]]] = {}
        for entry in self.entries.values():
            if isinstance(entry.component, Event):
                sides.setdefault(entry.component.side, []).append(entry)
        for side, entries in sides.items():
            rounds = sorted(entry.component.round for entry in entries if isinstance(entry.component, Event))
            if tuple(rounds) != _ROUNDS:
                last = entries[-1]
                message = f"expected one event for each of the rounds 1 to 4 on side {side}, found rounds {rounds}"
                self.blame(last, ("round",), message)

    def _check_quest_sides(self) -> None:
        """A side of a quest card has three quests."""
        sides: dict[tuple[int, str], list[Entry[Component]]] = {}
        for entry in self.entries.values():
            if isinstance(entry.component, Quest):
                sides.setdefault((entry.component.card, entry.component.side), []).append(entry)
        for (card, side), entries in sides.items():
            if len(entries) != _QUESTS_A_SIDE:
                last = entries[-1]
                message = f"expected 3 quests on side {side} of card {card}, found {len(entries)}"
                self.blame(last, ("side",), message)


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


def _archetypes_in(data: object) -> Iterator[str]:
    """The archetypes that stand somewhere in a file of components."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("archetype", "archetypes"):
                yield from [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]
            else:
                yield from _archetypes_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from _archetypes_in(value)
