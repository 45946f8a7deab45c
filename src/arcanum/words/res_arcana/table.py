"""The table at which Res Arcana is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from arcanum.games.res_arcana.essences import NAMES, types_in
from arcanum.games.res_arcana.vocabulary import Component, Essence, IgnoreLoss, Payable, Power, RivalsLoseLife
from arcanum.words.res_arcana.cards import power_text
from arcanum.words.res_arcana.phrases import amounts
from arcanum.words.table import Args, GameTable

_NAMED: Final = {
    "nominative": "ra-named",
    "accusative": "ra-named-accusative",
    "genitive": "ra-named-genitive",
    "locative": "ra-named-locative",
}
"""A component with its kind in a case; without a case it is told by its name alone."""


@dataclass(frozen=True)
class Table(GameTable[Component]):
    """Who plays with what, and in which language it is told."""

    def card(self, component: str, case: str | None = None) -> str:
        name = self.words.say_of("card", component)
        if case is None:
            return self.say("ra-title", name=name)
        return self.say(_NAMED[case], kind=self.cards[component].kind, name=name)

    def noun(self, key: str, value: Any, case: str | None) -> tuple[str, Any]:
        match key:
            case "rival":
                return key, self.player(value)
            case "due":
                return "count", value
            case "essences" if isinstance(value, Mapping):
                return "amounts", amounts(self.words, value, "accusative")
        return GameTable.noun(self, key, value, case)


def by_case(**ids: str) -> dict[str, dict[str, str]]:
    """The cases in which messages need a component, by what they tell."""
    return {id: {"card": case, "component": case} for case, told in ids.items() for id in told.split()}


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
