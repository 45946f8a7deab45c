"""Why an action is refused: what the messages in `locale/<language>/res_arcana/reasons.ftl` need to be given.

The reasons of the core are told by `arcanum.words.core`.
"""

from __future__ import annotations

from typing import Final

from arcanum.words.res_arcana.phrases import amount, amounts, type_names
from arcanum.words.res_arcana.table import Table, by_case, essences_in, types_of
from arcanum.words.table import Args, Sayings, line


def _pick_in_order(table: Table, args: Args) -> str:
    speak = (
        line("ra-no-pick-essences-in-order") if "essence" in args else line("ra-no-pick-in-order", card="nominative")
    )
    return speak(table, args)


def _needs_essences(table: Table, args: Args) -> str:
    return table.say("ra-no-needs-essences", amounts=amounts(table.words, essences_in(args), "held"))


def _needs_one_of(table: Table, args: Args) -> str:
    types = type_names(table.words, types_of(args["types"]), "or")
    return table.say("ra-no-needs-one-of", types=types)


def _needs_on_it(table: Table, args: Args) -> str:
    lack = amount(table.words, args["essence"], args["count"])
    return table.say("ra-no-needs-on-it", card=table.card(args["card"], "locative"), amount=lack)


def _nothing_to_destroy(table: Table, args: Args) -> str:
    return table.say("ra-no-nothing-to-destroy", destroy=args["subtype"].replace("-", "_"))


def _react_only(table: Table, args: Args) -> str:
    card = table.card(args["card"], "genitive")
    events = {power.react for power in table.cards[args["card"]].powers if power.react is not None}
    if len(events) != 1:
        return table.say("ra-no-react-only", card=card)
    return table.say("ra-no-react-only-to", card=card, react=events.pop())


_SPEAKERS: Final = {
    "pick-in-order": _pick_in_order,
    "react-only": _react_only,
    "needs-essences": _needs_essences,
    "needs-one-of": _needs_one_of,
    "needs-on-it": _needs_on_it,
    "nothing-to-destroy": _nothing_to_destroy,
}
_CASES: Final = by_case(
    nominative=(
        "pay-or-turn not-dealt same-item is-turned is-straight not-an-artifact wrong-kind not-itself no-price "
        "price-unpayable"
    ),
    genitive=(
        "not-in-pack item-taken not-in-hand not-in-discard not-yours not-in-the-centre only-when-claimed "
        "no-react-to-this not-a-dragon-power"
    ),
    accusative="already-claimed",
    locative="nothing-on-it",
)
REASONS: Final = Sayings(_SPEAKERS, _CASES)
