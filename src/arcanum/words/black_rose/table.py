"""The table at which Black Rose Wars: Duel is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from arcanum.core.state import Data
from arcanum.games.black_rose.catalogue import SLOTS
from arcanum.games.black_rose.vocabulary import Component
from arcanum.words.table import GameTable

ROSE: Final = "black_rose"

_FIGURE: Final = {
    "nominative": "br-figure",
    "genitive": "br-figure-genitive",
    "dative": "br-figure-dative",
    "accusative": "br-figure-accusative",
    "locative": "br-figure-locative",
}
_ROOM: Final = {
    "nominative": "br-position",
    "genitive": "br-position-genitive",
    "accusative": "br-position-accusative",
    "locative": "br-position-locative",
}


@dataclass(frozen=True)
class Table(GameTable[Component]):
    """Figures are told by their players, rooms by their places; with a view also by the names of their cards. Figures
    of the seat that is spoken to are "your mage" and "your evocation 2"."""

    naming = ("mage", "event", "card", "component", "source", "evocation", "upgrade", "quest")

    def card(self, component: str, case: str | None = None) -> str:
        return self.say("br-title", name=self.words.say_of("card", component))

    def card_list(self, components: Iterable[str]) -> str:
        return self.words.join([self.card(each) for each in components])

    def party(self, party: int | str, case: str | None = None) -> str:
        """A mage by the name of the player, or the Black Rose."""
        if party in (ROSE, 2):
            return self.say(_FIGURE[case or "nominative"], sort="rose", name="", slot="")
        return self.say(_FIGURE[case or "nominative"], sort="mage", name=self.player(int(party)), slot="")

    def figure(self, figure: str, case: str | None = None) -> str:
        """`mage_0` or `evocation_1_2`."""
        sort, seat, *slot = figure.split("_")
        name = self.player(int(seat))
        if int(seat) == self.me:
            sort = f"own_{sort}"
        told = self.say(_FIGURE[case or "nominative"], sort=sort, name=name, slot="".join(slot))
        return self._named(told, self._evocation(int(seat), figure) if slot else None)

    def room(self, position: str, case: str | None = None) -> str:
        """`c`, `r1` … `r6`, or `cell`."""
        told = self.say(_ROOM[case or "nominative"], position=position)
        rooms = self.view["rooms"] if self.view is not None else []
        return self._named(told, next((room["id"] for room in rooms if room["position"] == position), None))

    def place(self, where: str, case: str | None) -> str:
        """A figure or a room."""
        return self.figure(where, case) if "_" in where else self.room(where, case)

    def _evocation(self, seat: int, figure: str) -> str | None:
        there = self.view["players"][seat]["evocations"] if self.view is not None else []
        return next((each["id"] for each in there if each is not None and each["figure"] == figure), None)

    def _named(self, thing: str, component: str | None) -> str:
        if component is None:
            return thing
        return self.say("br-named", thing=thing, card=self.card(component))

    def own_slot(self, slot: str) -> Data | None:
        """What lies in a spell slot of the seat whose view this is."""
        if self.view is None or self.view["seat"] is None:
            return None
        lying: Data | None = self.view["players"][self.view["seat"]]["slots"][SLOTS.index(slot)]
        return lying

    def noun(self, key: str, value: Any, case: str | None) -> tuple[str, Any]:
        match key:
            case "figure" | "attacker":
                return key, self.figure(value, case)
            case "party" | "by" | "winner" | "old":
                return key, self.party(value, case)
            case "crown" | "first" | "holder" | "at":
                return key, self.player(value)
            case "room" | "to":
                return "position", value
            case "where":
                return key, self.place(value, case or "locative")
            case "steps":
                return "count", value
        return GameTable.noun(self, key, value, case)
