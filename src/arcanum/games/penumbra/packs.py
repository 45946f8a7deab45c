"""The packs of Penumbra: their files, and what is checked over several components."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from arcanum.core.documents import Document, Where
from arcanum.core.packs import Entry, PackContent, PackLoader
from arcanum.core.vocabulary import Faults
from arcanum.games.penumbra.pack_checks import component_faults
from arcanum.games.penumbra.readying import circle
from arcanum.games.penumbra.vocabulary import (
    Artifact,
    Component,
    Contract,
    DisciplineCard,
    Event,
    Goal,
    MortalWound,
    Prophecy,
    ReadyPotion,
    Setup,
    Talent,
    Trial,
    WizardCard,
)

Content = PackContent[Component, Setup]
_FATE = (Event, Goal, Prophecy, Trial)


class Loader(PackLoader[Component, Setup]):
    game = "penumbra"
    title = "Penumbra: Trials of Arcana"
    own = (Path(__file__).parent / "content" / "base",)
    files = {  # noqa: RUF012
        "discipline_cards.yaml": DisciplineCard,
        "artifacts.yaml": Artifact,
        "potions.yaml": ReadyPotion,
        "talents.yaml": Talent,
        "contracts.yaml": Contract,
        "trials.yaml": Trial,
        "prophecies.yaml": Prophecy,
        "goals.yaml": Goal,
        "events.yaml": Event,
        "mortal_wounds.yaml": MortalWound,
    }
    setup = Setup

    def faults(self, component: Component, file: str) -> Faults:
        return component_faults(component)

    def check_together(self) -> None:
        self.problems.stop()
        self._check_names()
        self._check_talents()
        for document, setup in self.setups:
            self._check_first_game(document, setup)
            self._check_bands(document, setup)
        self._check_readying()

    def _check_names(self) -> None:
        """A card may share the name of a card of its own, but not of one that shares another's."""
        for entry in self.entries.values():
            card = entry.component
            if not isinstance(card, WizardCard) or card.named is None:
                continue
            other = self.component(card.named)
            if not isinstance(other, WizardCard) or other.named is not None or other is card:
                self.blame(entry, ("named",), f"expected the id of another wizard card, found {card.named!r}")

    def _check_talents(self) -> None:
        """A talent names a card of its discipline, of which there are enough, and a place in the turn order of its
        own."""
        orders: dict[int, str] = {}
        wanted: Counter[str] = Counter()
        for entry in self.entries.values():
            talent = entry.component
            if not isinstance(talent, Talent):
                continue
            first = orders.setdefault(talent.turn_order, talent.id)
            if first != talent.id:
                message = f"expected a number of its own, found {talent.turn_order}, already that of {first!r}"
                self.blame(entry, ("turn_order",), message)
            card = self.component(talent.card)
            if not isinstance(card, DisciplineCard) or card.discipline != talent.mark:
                self.blame(entry, ("card",), f"expected the id of a card of {talent.mark}, found {talent.card!r}")
                continue
            wanted[card.id] += 1
            if wanted[card.id] > card.copies:
                message = f"expected at most {card.copies} talents with {card.id!r}, found one more"
                self.blame(entry, ("card",), message)

    def _check_first_game(self, document: Document, setup: Setup) -> None:
        """The ready-made deck has trials in its row, and cards of the Fate deck in the shares that a deck is built
        of."""
        for index, card in enumerate(setup.first_game.trial_row):
            if not isinstance(self.component(card.card), Trial):
                where: Where = ("first_game", "trial_row", index, "card")
                self.problems.add(document, where, f"expected the id of a trial, found {card.card!r}")
        for index, card in enumerate(setup.first_game.deck):
            if not isinstance(self.component(card.card), _FATE):
                where = ("first_game", "deck", index, "card")
                self.problems.add(document, where, f"expected the id of a card of the Fate deck, found {card.card!r}")
        for wizards in (2, 3, 4):
            deck = [card for card in setup.first_game.deck if card.wizards <= wizards]
            if len(deck) != 6 * wizards:
                message = f"expected {6 * wizards} cards for {wizards} wizards, found {len(deck)}"
                self.problems.add(document, ("first_game", "deck"), message)

    def _check_bands(self, document: Document, setup: Setup) -> None:
        bands = setup.automas.level_bands
        if list(bands) != sorted(set(bands)) or bands[-1] != len(setup.discipline_slots):
            message = f"expected rising levels up to {len(setup.discipline_slots)}, found {list(bands)}"
            self.problems.add(document, ("automas", "level_bands"), message)

    def _check_readying(self) -> None:
        components = [entry.component for entry in self.entries.values()]
        straightens = any(slot.charge == "straighten_any" for _, setup in self.setups for slot in setup.spark_slots)
        found = circle(components, straightens)
        if found:
            entry: Entry[Component] = next(self.entries[name] for name in found if name in self.entries)
            way = ", ".join(found)
            message = f"expected cards that cannot ready each other for ever, found the circle {way}"
            self.blame(entry, ("effect",), message)
