"""What may be answered: what the labels in `locale/<language>/res_arcana/actions.ftl` need to be given.

The same words mean different things under different questions: with the view of the seat that is asked, `choose prism`
is "Destroy Prism" or "Keep Prism", and `done` says what is declined.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arcanum.core.state import Data
from arcanum.games.res_arcana.vocabulary import Essence
from arcanum.words.res_arcana.cards import power_text
from arcanum.words.res_arcana.phrases import amounts
from arcanum.words.res_arcana.table import Table, essences_in, way_out_price
from arcanum.words.table import Labeller, by_prompt


def _pay(table: Table, argument: str) -> str:
    if table.prompt == "pay-or-turn":
        price = amounts(table.words, essences_in(table.about), "accusative")
        return table.say("ra-do-pay-amounts", amounts=price)
    price = way_out_price(table, table.about["card"]) if table.prompt == "react" else ""
    return table.say("ra-do-pay-price", price=price) if price else table.say("ra-do-pay")


def _turn(table: Table, argument: str) -> str:
    if table.prompt == "pay-or-turn":
        return table.say("ra-do-turn-card", card=table.card(table.about["card"], "accusative"))
    return table.say("ra-do-turn")


def _claim(table: Table, argument: str) -> str:
    if argument == "monument_deck":
        return table.say("ra-do-claim-deck")
    return table.say("ra-do-claim", card=table.card(argument, "accusative"))


def _power(table: Table, argument: str) -> str:
    component, _, number = argument.partition(" ")
    powers = table.cards[component].powers
    # When it may be used is clear: now.
    power = msgspec.structs.replace(powers[int(number) - 1], react=None, when_claimed=False)
    text = power_text(table.words, power).line
    card = table.card(component)
    reacting = powers[int(number) - 1].react is not None
    if len(powers) == 1:
        return table.say("ra-do-react" if reacting else "ra-do-power", card=card, text=text)
    message = "ra-do-react-number" if reacting else "ra-do-power-number"
    return table.say(message, card=card, number=int(number), text=text)


def _choose(table: Table, argument: str) -> str:
    message = _CHOICES.get(table.prompt, "ra-do-choose")
    case = None if message == "ra-do-choose-next" else "accusative"
    return table.say(message, card=table.card(argument, case))


def _take(table: Table, argument: str) -> str:
    card = table.card(argument, "genitive")
    lying = _lying_on(argument, table.view)
    if not lying:
        return table.say("ra-do-take", card=card)
    return table.say("ra-do-take-amounts", card=card, amounts=amounts(table.words, lying))


def _lying_on(component: str, view: Data | None) -> dict[Essence, int]:
    """What lies on a component of the seat whose view this is."""
    if view is None or view["seat"] is None:
        return {}
    mine = view["players"][view["seat"]]["in_play"]
    return next((each["on"] for each in mine if each["id"] == component), {})


def _deck(table: Table, argument: str) -> str:
    return table.say("ra-do-own-deck" if argument == "own" else "ra-do-monument-deck")


_CHOICES: Final = {
    "choose-mage": "ra-do-choose-take",
    "choose-item": "ra-do-choose-take",
    "swap-item": "ra-do-choose-take",
    "draft-pick": "ra-do-choose-keep",
    "open-draft": "ra-do-choose-take",
    "turn-another": "ra-do-turn-card",
    "destroy": "ra-do-choose-destroy",
    "straighten": "ra-do-choose-straighten",
    "put-paid": "ra-do-choose-put",
    "reorder": "ra-do-choose-next",
}
"""What `choose` means, by prompt."""
_DECLINED: Final = {
    "take-off": "ra-do-take-no-more",
    "pay-same": "ra-do-pay-no-more",
    "straighten": "ra-do-straighten-nothing",
    "place-from": "ra-do-place-nothing",
    "check-react": "ra-do-do-not-react",
}
"""What `done` means, by prompt."""
LABELS: Final[dict[str, Labeller[Table]]] = {
    "done": by_prompt(_DECLINED, "ra-do-done"),
    "pay": _pay,
    "turn": _turn,
    "deck": _deck,
    "claim": _claim,
    "power": _power,
    "choose": _choose,
    "take": _take,
}
