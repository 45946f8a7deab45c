"""What everything said about a game needs: the table at which it is said, and speakers that fill in a message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from arcanum.core.state import Data
from arcanum.games.black_rose.catalogue import SLOTS
from arcanum.games.black_rose.vocabulary import Component
from arcanum.words import Words
from arcanum.words.core import player_name

Case = Literal["nominative", "genitive", "dative", "accusative", "locative"]
"""How a sentence needs a figure, a party or a room."""
ROSE: Final = "black_rose"

_FIGURE: Final[dict[Case, str]] = {
    "nominative": "br-figure",
    "genitive": "br-figure-genitive",
    "dative": "br-figure-dative",
    "accusative": "br-figure-accusative",
    "locative": "br-figure-locative",
}
_ROOM: Final[dict[Case, str]] = {
    "nominative": "br-position",
    "genitive": "br-position-genitive",
    "accusative": "br-position-accusative",
    "locative": "br-position-locative",
}


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays with what, and in which language it is told.

    Figures are told by their players, rooms by their places; with a view also by the names of their cards.
    """

    words: Words
    cards: Mapping[str, Component]
    """All components of the packs in use, by id."""
    names: Sequence[str] = ()
    """The players by seat; a seat without a name is "Player 1", "Player 2", …"""
    view: Data | None = None
    me: int | None = None
    """The seat that is spoken to: its figures are "your mage" and "your evocation 2"."""

    @classmethod
    def of(cls, words: Words, components: Iterable[Component], names: Sequence[str] = ()) -> Table:
        """A table with the components of `Content.components`."""
        return cls(words, {component.id: component for component in components}, tuple(names))

    def seen(self, view: Data | None) -> Table:
        """The table as somebody sees it."""
        return Table(self.words, self.cards, self.names, view, self.me)

    def spoken_to(self, seat: int | None) -> Table:
        """The same table, told to one of the seats."""
        return Table(self.words, self.cards, self.names, self.view, seat)

    def player(self, seat: int) -> str:
        return player_name(self.words, self.names, seat)

    def card(self, component: str) -> str:
        """A component by its name."""
        return self.words.say("br-title", name=self.words.say_of("card", component))

    def card_list(self, components: Iterable[str]) -> str:
        return self.words.join([self.card(each) for each in components])

    def party(self, party: int | str, case: Case = "nominative") -> str:
        """A mage by the name of the player, or the Black Rose."""
        if party in (ROSE, 2):
            return self.words.say(_FIGURE[case], sort="rose", name="", slot="")
        return self.words.say(_FIGURE[case], sort="mage", name=self.player(int(party)), slot="")

    def figure(self, figure: str, case: Case = "nominative") -> str:
        """`mage_0` or `evocation_1_2`."""
        sort, seat, *slot = figure.split("_")
        name = self.player(int(seat))
        if int(seat) == self.me:
            sort = f"own_{sort}"
        told = self.words.say(_FIGURE[case], sort=sort, name=name, slot="".join(slot))
        return self._named(told, self._evocation(int(seat), figure) if slot else None)

    def room(self, position: str, case: Case = "nominative") -> str:
        """`c`, `r1` … `r6`, or `cell`."""
        told = self.words.say(_ROOM[case], position=position)
        rooms = self.view["rooms"] if self.view is not None else []
        return self._named(told, next((room["id"] for room in rooms if room["position"] == position), None))

    def place(self, where: str, case: Case) -> str:
        """A figure or a room."""
        return self.figure(where, case) if "_" in where else self.room(where, case)

    def _evocation(self, seat: int, figure: str) -> str | None:
        there = self.view["players"][seat]["evocations"] if self.view is not None else []
        return next((each["id"] for each in there if each is not None and each["figure"] == figure), None)

    def _named(self, thing: str, component: str | None) -> str:
        if component is None:
            return thing
        return self.words.say("br-named", thing=thing, card=self.card(component))

    def own_slot(self, slot: str) -> Data | None:
        """What lies in a spell slot of the seat whose view this is."""
        if self.view is None or self.view["seat"] is None:
            return None
        lying: Data | None = self.view["players"][self.view["seat"]]["slots"][SLOTS.index(slot)]
        return lying


Args = Mapping[str, Any]
"""The arguments of a decision, a reason or an event."""
Speaker = Callable[[Table, Args], str]
"""Puts something with its arguments into words."""
_COMPONENTS: Final = ("card", "mage", "event", "component", "source", "evocation", "upgrade", "quest")
"""The arguments that hold a component; messages get them as `card`, except what comes from a `source`."""
_FIGURES: Final = ("figure", "attacker")
_PARTIES: Final = ("party", "by", "winner", "old")
_SEATS: Final = ("seat", "crown", "first", "holder", "at")
_POSITIONS: Final = ("room", "to")


def line(message: str, **cases: Case) -> Speaker:
    """A speaker that says one message; `cases` tell in which case it needs a figure or a party."""

    def speak(table: Table, args: Args) -> str:
        return table.words.say(message, **filled(table, args, cases))

    return speak


def filled(table: Table, args: Args, cases: Mapping[str, Case]) -> dict[str, str | int]:
    """The arguments of the engine as messages need them: components, players and figures as noun phrases."""
    given: dict[str, str | int] = {}
    for key, value in args.items():
        if key in _COMPONENTS and value in table.cards:
            given["source" if key == "source" else "card"] = table.card(value)
        elif key in _FIGURES:
            given[key] = table.figure(value, cases.get(key, "nominative"))
        elif key in _PARTIES:
            given[key] = table.party(value, cases.get(key, "nominative"))
        elif key in _SEATS:
            given["name" if key == "seat" else key] = table.player(value)
        elif key in _POSITIONS:
            given["position"] = value
        elif key == "where":
            given[key] = table.place(value, cases.get(key, "locative"))
        elif key in ("left", "steps"):
            given["count"] = value
        elif isinstance(value, str | int):
            given[key] = value
    return given
