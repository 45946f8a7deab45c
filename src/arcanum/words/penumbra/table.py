"""The table at which Penumbra is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from arcanum.games.penumbra.catalogue import MARK_NAMES
from arcanum.games.penumbra.vocabulary import Component
from arcanum.words.table import GameTable

_MARK: Final = {
    "nominative": "pn-mark-slot",
    "genitive": "pn-mark-slot-genitive",
    "accusative": "pn-mark-slot-accusative",
    "instrumental": "pn-mark-slot-instrumental",
}
_KNOWN_MARK: Final[dict[str | None, str]] = {None: "pn-mark-known", "accusative": "pn-mark-known-accusative"}
_DIE: Final = {"nominative": "pn-die-shown", "genitive": "pn-die-shown-genitive"}
_TEMPORARY: Final = {"nominative": "pn-die-shown-temporary", "genitive": "pn-die-shown-temporary-genitive"}
_CLASS_SECTIONS: Final = {"mark": "class_mark", "card": "class_card", "die": "class_die"}


@dataclass(frozen=True)
class Table(GameTable[Component]):
    """Wizards are told by their names, and who has none at this table is the Automa. Dice are told by kind and value,
    marks by their slots; with a view, marks of the seat that is spoken to by
    their kinds, too."""

    naming = ("card", "talent", "contract", "trial", "prophecy", "component", "source", "old", "new")

    def card(self, component: str, case: str | None = None) -> str:
        return self.say("pn-title", name=self.words.say_of("card", component))

    def card_list(self, components: Iterable[str]) -> str:
        return self.words.join([self.card(each) for each in components])

    def party(self, party: int) -> str:
        """A wizard by the name of the player, or the Automa, whose number is that of the seats."""
        return self.say("pn-the-automa") if self.names and party >= len(self.names) else self.player(party)

    def die(self, die: str, case: str | None = None) -> str:
        """`red-3`, or `red-3-temporary`."""
        kind, value, *temporary = die.split("-")
        return self.say((_TEMPORARY if temporary else _DIE)[case or "nominative"], die=kind, value=value)

    def mark(self, slot: str, case: str | None = None) -> str:
        """`d1` … `d8`, `s1` … `s3`."""
        kind = self._own_mark(slot)
        if kind is not None and case in _KNOWN_MARK:
            return self.say(_KNOWN_MARK[case], mark=kind, place=slot[1:])
        return self.say(_MARK[case or "nominative"], slots="spark" if slot[0] == "s" else "discipline", place=slot[1:])

    def _own_mark(self, slot: str) -> str | None:
        """The kind of a mark of the seat that is spoken to: its discipline, or `spark`."""
        if self.view is None or self.me is None:
            return None
        mark = self.view["wizards"][self.me]["marks"][MARK_NAMES.index(slot)]
        return str(mark["kind"]) if mark is not None else None

    def section(self, section: str, case: str | None = None) -> str:
        """`ruby-mark`, `guild`, …: its name, or with the case "locative" where a die lies that is placed there."""
        first, _, part = section.partition("-")
        if part in _CLASS_SECTIONS:
            message = "pn-class-section-in" if case == "locative" else "pn-class-section"
            return self.say(message, discipline=first, section=_CLASS_SECTIONS[part])
        message = "pn-place-in" if case == "locative" else "pn-place"
        return self.say(message, place=section.replace("-", "_"))

    def market(self, market: str) -> str:
        """The market of a Class, or of a shop; decks lie at theirs."""
        if market == "potions":
            return self.say("pn-place", place="potion_shop")
        if market == "artifacts":
            return self.say("pn-place", place="shop")
        return self.say("pn-place", place="guild") if market == "contracts" else self.say("pn-class", discipline=market)

    def amounts(self, amounts: dict[str, int]) -> str:
        """Ingredients with their amounts, in the accusative."""
        told = [self.say("pn-ingredients-accusative", ingredient=kind, count=count) for kind, count in amounts.items()]
        return self.words.join(told)

    def noun(self, key: str, value: Any, case: str | None) -> tuple[str, Any]:
        match key:
            case "party":
                return "name", self.party(int(value))
            case "die":
                return "die_shown", self.die(value, case)
            case "now":
                return key, self.die(value, case) if isinstance(value, str) else value
            case "dice":
                return "count", value
            case "slot" | "mark":
                return "mark_shown", self.mark(value, case)
            case "section":
                return "place_shown", self.section(value, case)
            case "market" | "deck":
                return "place_shown", self.market(value)
            case "gained":
                return key, self.amounts(value)
            case "given" | "received":
                return key, self.say("pn-ingredient", ingredient=value)
            case "new":
                return key, self.card(value)
            case "kind":
                return "deck" if value in ("discipline", "ready_potion", "artifact") else "die", value
            case "path":
                return "alignment", value
            case "lying":
                return key, self.die(value, case)
            case "place":
                return "equipment", value
            case "source" if value not in self.cards:
                return "contracts_from", value
            case "property":
                return "property_shown", self.say("pn-property", property=value)
        return GameTable.noun(self, key, value, case)
