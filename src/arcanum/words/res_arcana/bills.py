"""What is paid for: the price of a card, what is taken off it, and how much of it was paid without a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.vocabulary import Payable
from arcanum.words.data import Bill
from arcanum.words.res_arcana.phrases import amounts
from arcanum.words.res_arcana.table import Table

_CONFIRMED: Final = {
    "pay": "ra-do-pay",
    "pay-same": "ra-do-pay",
    "gain-mix": "ra-confirm-gain",
    "discard-yield": "ra-confirm-gain",
    "put-mix": "ra-confirm-put",
    "discard": "ra-confirm-discard",
    "lose": "ra-confirm-lose",
}
"""What is done with what was picked, by prompt."""
_BOUGHT: Final = {"placed": "ra-confirm-place", "claimed": "ra-confirm-claim"}
"""What paying completes, by the event with which it began."""
_BEGUN: Final = frozenset({*_BOUGHT, "power-used", "reacted"})
"""The events after which something is paid for."""


def bill(table: Table, decision: Decision, happened: Sequence[Event]) -> Bill:
    """The bill of a question; without a price where no card is paid for."""
    begun, paid = _since_begun(decision, happened)
    if decision.prompt != "pay" or begun not in _BOUGHT:
        message = _CONFIRMED.get(decision.prompt)
        return Bill(table.words.say(message) if message else "")
    price = dict(table.cards[decision.source].cost or {})
    less = sum(price.values()) - sum(paid.values()) - int(decision.args["left"])
    confirm = table.words.say(_BOUGHT[begun])
    # More than the price is asked for: something else is paid here.
    if less < 0:
        return Bill(confirm)
    text = " ".join(_told(table, price, less, paid))
    return Bill(confirm, _plain(price), less, _plain(paid), text)


def _since_begun(decision: Decision, happened: Sequence[Event]) -> tuple[str, dict[Payable, int]]:
    """The kind of the event with which it began, empty if nobody knows it any more, and what was paid since."""
    paid: Counter[Payable] = Counter()
    for event in reversed(happened):
        if event.args.get("seat") != decision.seat:
            continue
        if event.kind == "paid":
            paid.update(msgspec.convert(event.args["essences"], dict[Payable, int]))
        elif event.kind in _BEGUN and decision.source in (event.args.get("card"), event.args.get("component")):
            return event.kind, dict(paid)
    return "", {}


def _plain(amounts: Mapping[Payable, int]) -> dict[str, int]:
    """Amounts in the order of the game."""
    return {name: count for name in (*NAMES, "any") for payable, count in amounts.items() if payable == name}


def _told(table: Table, price: dict[Payable, int], less: int, paid: dict[Payable, int]) -> Iterable[str]:
    words = table.words
    yield words.say("ra-bill-price", amounts=amounts(words, price))
    if less:
        yield words.say("ra-bill-less", count=less)
    if paid:
        yield words.say("ra-bill-paid", amounts=amounts(words, paid))
