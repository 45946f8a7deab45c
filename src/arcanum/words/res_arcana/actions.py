"""What may be answered: a label for each action.

For each block of the action space there is an entry in the table at the end; it names the messages in
`locale/<language>/res_arcana/actions.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from arcanum.core.state import Data
from arcanum.games.res_arcana.vocabulary import Essence
from arcanum.words import UnknownMessage, sentence
from arcanum.words.res_arcana.cards import power_text
from arcanum.words.res_arcana.phrases import amounts
from arcanum.words.res_arcana.table import Args, Case, Table, essences_in, way_out_price


def action(table: Table, said: str, view: Data | None = None) -> str:
    """A label for an action, given in its canonical words.

    The same words mean different things under different questions: with the view of the seat that is asked, `choose
    prism` is "Destroy Prism" or "Keep Prism", and `done` says what is declined.
    """
    block, _, argument = said.partition(" ")
    label = _ACTIONS.get(block)
    if label is None:
        raise UnknownMessage(table.words.lang, said)
    asked = view.get("decision", {}) if view is not None else {}
    return sentence(label(table, argument, _Situation(asked.get("prompt", ""), asked.get("args", {}), view)))


@dataclass(frozen=True, slots=True)
class _Situation:
    """The question that an action answers."""

    prompt: str
    args: Args
    view: Data | None


_Labeller = Callable[[Table, str, _Situation], str]


def _always(message: str) -> _Labeller:
    return lambda table, argument, situation: table.words.say(message)


def _with_card(message: str) -> _Labeller:
    return lambda table, argument, situation: table.words.say(message, card=table.card(argument, "accusative"))


def _by_prompt(messages: Mapping[str, str], otherwise: str) -> _Labeller:
    """The message depends on the question."""
    return lambda table, argument, situation: table.words.say(messages.get(situation.prompt, otherwise))


def _pay(table: Table, argument: str, situation: _Situation) -> str:
    if situation.prompt == "pay-or-turn":
        price = amounts(table.words, essences_in(situation.args), "accusative")
        return table.words.say("ra-do-pay-amounts", amounts=price)
    price = way_out_price(table, situation.args["card"]) if situation.prompt == "react" else ""
    return table.words.say("ra-do-pay-price", price=price) if price else table.words.say("ra-do-pay")


def _turn(table: Table, argument: str, situation: _Situation) -> str:
    if situation.prompt == "pay-or-turn":
        return table.words.say("ra-do-turn-card", card=table.card(situation.args["card"], "accusative"))
    return table.words.say("ra-do-turn")


def _claim(table: Table, argument: str, situation: _Situation) -> str:
    if argument == "monument_deck":
        return table.words.say("ra-do-claim-deck")
    return table.words.say("ra-do-claim", card=table.card(argument, "accusative"))


def _power(table: Table, argument: str, situation: _Situation) -> str:
    component, _, number = argument.partition(" ")
    powers = table.cards[component].powers
    # When it may be used is clear: now.
    power = msgspec.structs.replace(powers[int(number) - 1], react=None, when_claimed=False)
    text = power_text(table.words, power).line
    card = table.card(component)
    reacting = powers[int(number) - 1].react is not None
    if len(powers) == 1:
        return table.words.say("ra-do-react" if reacting else "ra-do-power", card=card, text=text)
    message = "ra-do-react-number" if reacting else "ra-do-power-number"
    return table.words.say(message, card=card, number=int(number), text=text)


def _choose(table: Table, argument: str, situation: _Situation) -> str:
    message = _CHOICES.get(situation.prompt, "ra-do-choose")
    case: Case = "title" if message == "ra-do-choose-next" else "accusative"
    return table.words.say(message, card=table.card(argument, case))


def _take(table: Table, argument: str, situation: _Situation) -> str:
    card = table.card(argument, "genitive")
    lying = _lying_on(argument, situation.view)
    if not lying:
        return table.words.say("ra-do-take", card=card)
    return table.words.say("ra-do-take-amounts", card=card, amounts=amounts(table.words, lying))


def _lying_on(component: str, view: Data | None) -> dict[Essence, int]:
    """What lies on a component of the seat whose view this is."""
    if view is None or view["seat"] is None:
        return {}
    mine = view["players"][view["seat"]]["in_play"]
    return next((each["on"] for each in mine if each["id"] == component), {})


def _essence(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-essence", essence=argument)


def _seat(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-seat", name=table.player(int(argument)))


def _deck(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-own-deck" if argument == "own" else "ra-do-monument-deck")


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
_ACTIONS: Final[dict[str, _Labeller]] = {
    "pass": _always("ra-do-pass"),
    "done": _by_prompt(_DECLINED, "ra-do-done"),
    "pay": _pay,
    "turn": _turn,
    "suffer": _always("ra-do-suffer"),
    "essence": _essence,
    "seat": _seat,
    "deck": _deck,
    "place": _with_card("ra-do-place"),
    "claim": _claim,
    "discard": _with_card("ra-do-discard"),
    "power": _power,
    "choose": _choose,
    "take": _take,
}
