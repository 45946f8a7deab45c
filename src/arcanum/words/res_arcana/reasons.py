"""Why an action is refused.

For each reason of the game there is an entry in the table at the end; it names the messages in
`locale/<language>/res_arcana/reasons.ftl` and the case in which they need a component. The reasons of the core are told
by `arcanum.words.core`.
"""

from __future__ import annotations

from typing import Final

from arcanum.core.reasons import Reason
from arcanum.words import UnknownMessage, sentence
from arcanum.words.core import core_reason
from arcanum.words.res_arcana.phrases import amount, amounts, type_names
from arcanum.words.res_arcana.table import Args, Speaker, Table, essences_in, line, types_of


def reason(table: Table, refused: Reason) -> str:
    """Why an action is refused, without a full stop: whoever shows it may add `refused.rule`."""
    speak = _REASONS.get(refused.id)
    if speak is not None:
        return sentence(speak(table, refused.args))
    told = core_reason(table.words, table.names, refused)
    if told is None:
        raise UnknownMessage(table.words.lang, refused.id)
    return told


def _pick_in_order(table: Table, args: Args) -> str:
    speak = line("ra-no-pick-essences-in-order") if "essence" in args else line("ra-no-pick-in-order", "nominative")
    return speak(table, args)


def _needs_essences(table: Table, args: Args) -> str:
    return table.words.say("ra-no-needs-essences", amounts=amounts(table.words, essences_in(args), "held"))


def _needs_one_of(table: Table, args: Args) -> str:
    types = type_names(table.words, types_of(args["types"]), "or")
    return table.words.say("ra-no-needs-one-of", types=types)


def _needs_on_it(table: Table, args: Args) -> str:
    lack = amount(table.words, args["essence"], args["count"])
    return table.words.say("ra-no-needs-on-it", card=table.card(args["card"], "locative"), amount=lack)


def _nothing_to_destroy(table: Table, args: Args) -> str:
    return table.words.say("ra-no-nothing-to-destroy", destroy=args["subtype"].replace("-", "_"))


def _react_only(table: Table, args: Args) -> str:
    card = table.card(args["card"], "genitive")
    events = {power.react for power in table.cards[args["card"]].powers if power.react is not None}
    if len(events) != 1:
        return table.words.say("ra-no-react-only", card=card)
    return table.words.say("ra-no-react-only-to", card=card, react=events.pop())


_REASONS: Final[dict[str, Speaker]] = {
    # not now
    "you-have-passed": line("ra-no-you-have-passed"),
    "not-an-action": line("ra-no-not-an-action"),
    "collect-first": line("ra-no-collect-first"),
    "pay-first": line("ra-no-pay-first"),
    "pay-or-turn": line("ra-no-pay-or-turn", "nominative"),
    "lose-first": line("ra-no-lose-first"),
    "discard-first": line("ra-no-discard-first"),
    "choose-essences": line("ra-no-choose-essences"),
    "react-now": line("ra-no-react-now"),
    "place-or-decline": line("ra-no-place-or-decline"),
    # choose something else
    "choose-a-mage": line("ra-no-choose-a-mage"),
    "choose-an-item": line("ra-no-choose-an-item"),
    "choose-a-draft-card": line("ra-no-choose-a-draft-card"),
    "choose-a-component": line("ra-no-choose-a-component"),
    "choose-a-rival": line("ra-no-choose-a-rival"),
    "choose-a-deck": line("ra-no-choose-a-deck"),
    "choose-a-seen-card": line("ra-no-choose-a-seen-card"),
    "name-first-player": line("ra-no-name-first-player"),
    "pick-in-order": _pick_in_order,
    # where a component is
    "not-dealt": line("ra-no-not-dealt", "nominative"),
    "not-in-pack": line("ra-no-not-in-pack", "genitive"),
    "item-taken": line("ra-no-item-taken", "genitive"),
    "same-item": line("ra-no-same-item", "nominative"),
    "not-in-hand": line("ra-no-not-in-hand", "genitive"),
    "not-in-discard": line("ra-no-not-in-discard", "genitive"),
    "not-yours": line("ra-no-not-yours", "genitive"),
    "not-in-the-centre": line("ra-no-not-in-the-centre", "genitive"),
    "already-claimed": line("ra-no-already-claimed", "accusative"),
    "monument-deck-empty": line("ra-no-monument-deck-empty"),
    "hand-empty": line("ra-no-hand-empty"),
    # what a component is
    "is-turned": line("ra-no-is-turned", "nominative"),
    "is-straight": line("ra-no-is-straight", "nominative"),
    "nothing-on-it": line("ra-no-nothing-on-it", "locative"),
    "not-an-artifact": line("ra-no-not-an-artifact", "nominative"),
    "wrong-kind": line("ra-no-wrong-kind", "nominative"),
    "not-itself": line("ra-no-not-itself", "nominative"),
    # powers
    "only-when-claimed": line("ra-no-only-when-claimed", "genitive"),
    "react-only": _react_only,
    "no-react-to-this": line("ra-no-no-react-to-this", "genitive"),
    "not-a-dragon-power": line("ra-no-not-a-dragon-power", "genitive"),
    "no-price": line("ra-no-no-price", "nominative"),
    "price-unpayable": line("ra-no-price-unpayable", "nominative"),
    # what is missing
    "needs-essences": _needs_essences,
    "needs-after-discount": line("ra-no-needs-after-discount"),
    "needs-one-of": _needs_one_of,
    "needs-on-it": _needs_on_it,
    "needs-straight": line("ra-no-needs-straight"),
    "nothing-to-destroy": _nothing_to_destroy,
    # which essence
    "none-left": line("ra-no-none-left"),
    "type-excluded": line("ra-no-type-excluded"),
    "same-type": line("ra-no-same-type"),
    "one-type-only": line("ra-no-one-type-only"),
    "cannot-pay-with": line("ra-no-cannot-pay-with"),
    "rest-unpayable": line("ra-no-rest-unpayable"),
    "rest-too-small": line("ra-no-rest-too-small"),
}
