"""What everything said about a game needs: the table at which it is said, and speakers that fill in a message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from arcanum.games.res_arcana.essences import NAMES, types_in
from arcanum.games.res_arcana.vocabulary import Component, Essence, IgnoreLoss, Payable, Power, RivalsLoseLife
from arcanum.words import Words
from arcanum.words.core import player_name
from arcanum.words.res_arcana.cards import power_text
from arcanum.words.res_arcana.phrases import amounts

Case = Literal["title", "nominative", "accusative", "genitive", "locative"]
"""How a sentence needs a component: its name alone, or with its kind in a case."""

_NAMED: Final[dict[Case, str]] = {
    "title": "ra-title",
    "nominative": "ra-named",
    "accusative": "ra-named-accusative",
    "genitive": "ra-named-genitive",
    "locative": "ra-named-locative",
}


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays with what, and in which language it is told."""

    words: Words
    cards: Mapping[str, Component]
    """All components of the packs in use, by id."""
    names: Sequence[str] = ()
    """The players by seat; a seat without a name is "Player 1", "Player 2", …"""

    @classmethod
    def of(cls, words: Words, components: Iterable[Component], names: Sequence[str] = ()) -> Table:
        """A table with the components of `Content.components`."""
        return cls(words, {component.id: component for component in components}, tuple(names))

    def player(self, seat: int) -> str:
        """The name of a seat."""
        return player_name(self.words, self.names, seat)

    def card(self, component: str, case: Case = "title") -> str:
        """A component by name."""
        name = self.words.say_of("card", component)
        return self.words.say(_NAMED[case], kind=self.cards[component].kind, name=name)


Args = Mapping[str, Any]
"""The arguments of a decision, a reason or an event."""
Speaker = Callable[[Table, Args], str]
"""Puts something with its arguments into words."""


def line(message: str, case: Case = "title") -> Speaker:
    """A speaker that says one message, with components in this case."""

    def speak(table: Table, args: Args) -> str:
        return table.words.say(message, **_filled(table, args, case))

    return speak


def _filled(table: Table, args: Args, case: Case) -> dict[str, str | int]:
    """The arguments of the engine as messages need them: components, players and amounts as noun phrases."""
    given: dict[str, str | int] = {}
    for key, value in args.items():
        match key:
            case "card" | "component":
                given["card"] = table.card(value, case)
            case "old":
                given[key] = table.card(value, case)
            case "seat":
                given["name"] = table.player(value)
            case "rival":
                given[key] = table.player(value)
            case "left" | "due":
                given["count"] = value
            case "essences" if isinstance(value, Mapping):
                given["amounts"] = amounts(table.words, value, "accusative")
            case _ if isinstance(value, str | int):
                given[key] = value
    return given


def essences_in(args: Args) -> dict[Payable, int]:
    """The essences among the arguments, in the order of the game."""
    payables: tuple[Payable, ...] = (*NAMES, "any")
    return {payable: args[payable] for payable in payables if payable in args}


def types_of(mask: int) -> list[Essence]:
    """The types in a mask."""
    return msgspec.convert(types_in(mask), list[Essence])


def way_out_price(table: Table, component: str) -> str:
    """What an attack lets a rival pay, as an instruction; empty if it names no price or several."""
    effects = [each for power in table.cards[component].powers for each in power.effect]
    prices = [each.ignore for each in effects if isinstance(each, RivalsLoseLife)]
    if len(prices) != 1 or prices[0] is None:
        return ""
    return _small(power_text(table.words, Power((IgnoreLoss(),), prices[0])).cost)


def _small(text: str) -> str:
    """The reverse of `sentence`, for an instruction that stands inside one."""
    return text[:1].lower() + text[1:]
