"""What a player is asked: what the messages in `locale/<language>/res_arcana/prompts.ftl` need to be given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from arcanum.games.res_arcana.essences import ALL_TYPES
from arcanum.games.res_arcana.setup import PACK
from arcanum.games.res_arcana.vocabulary import (
    AnyEffect,
    Component,
    Cost,
    GainRivalCount,
    Place,
    RivalsLoseLife,
    Straighten,
)
from arcanum.words import Words
from arcanum.words.res_arcana.cards import effect_text
from arcanum.words.res_arcana.phrases import amount, amounts, any_mix, one_of
from arcanum.words.res_arcana.table import Table, essences_in, types_of, way_out_price
from arcanum.words.table import Args, Sayings, Speaker

_FEW_TYPES: Final = 3
"""So many types are named one by one; of more, those are named that are left out."""


def _draft_pick(table: Table, args: Args) -> str:
    message = "ra-ask-draft-left" if args["half"] == 1 else "ra-ask-draft-right"
    return table.say(message, pick=args["pick"], picks=PACK)


def _pay_or_turn(table: Table, args: Args) -> str:
    price = amounts(table.words, essences_in(args), "accusative")
    return table.say("ra-ask-pay-or-turn", card=table.card(args["card"]), amounts=price)


def _pay_same(table: Table, args: Args) -> str:
    card = table.card(args["card"])
    if args["paid"]:
        return table.say("ra-ask-pay-same-more", card=card, count=args["paid"])
    return table.say("ra-ask-pay-same", card=card)


def _do(message: str) -> Speaker[Table]:
    """A speaker for "so many essences of some types", gained or put."""

    def speak(table: Table, args: Args) -> str:
        mix = _mix(table.words, args["left"], args["types"])
        return _told_to(table, args, table.say(message, amounts=mix))

    return speak


def _mix(words: Words, count: int, types: int) -> str:
    allowed = types_of(types)
    if count == 1 and len(allowed) <= _FEW_TYPES:
        return one_of(words, allowed, "accusative")
    return any_mix(words, count, tuple(types_of(ALL_TYPES & ~types)), "accusative")


def _told_to(table: Table, args: Args, effect: str) -> str:
    return table.say("ra-ask-effect", card=table.card(args["card"]), effect=effect)


def _choose_rival(table: Table, args: Args) -> str:
    effect = GainRivalCount(gain=args["gain"], count=args["count"])
    return _told_to(table, args, effect_text(table.words, effect, Cost()))


def _discard(table: Table, args: Args) -> str:
    return _told_to(table, args, table.say("ra-cost-discard", count=args["left"]))


def _reorder(table: Table, args: Args) -> str:
    card = table.card(args["card"])
    if args["placed"] == 0:
        return table.say("ra-ask-reorder-top", card=card)
    return table.say("ra-ask-reorder-next", card=card, place=args["placed"] + 1, count=args["count"])


def _instruction(found: Callable[[Table, Component], set[str]], otherwise: str, message: str) -> Speaker[Table]:
    """A speaker for what a card tells its player to do. The question does not say which power asks it, so the card is
    looked through; where it holds different instructions of this sort, `otherwise` names none."""

    def speak(table: Table, args: Args) -> str:
        card = table.card(args["card"])
        instructions = found(table, table.cards[args["card"]])
        if len(instructions) != 1:
            return table.say(otherwise, card=card)
        return table.say(message, card=card, effect=instructions.pop())

    return speak


def _costs(component: Component) -> Iterator[Cost]:
    """What its powers cost, and the prices that they name to rivals."""
    for power in component.powers:
        yield power.cost
        for each in power.effect:
            if isinstance(each, RivalsLoseLife) and each.ignore is not None:
                yield each.ignore


def _turnings(table: Table, component: Component) -> set[str]:
    subtypes = {cost.turn_another for cost in _costs(component) if cost.turn_another is not None}
    return {table.say("ra-cost-turn-another", subtype=each) for each in subtypes}


def _destructions(table: Table, component: Component) -> set[str]:
    sorts = {cost.destroy for cost in _costs(component) if cost.destroy not in (None, "this")}
    return {table.say("ra-cost-destroy", destroy=str(each)) for each in sorts}


def _effects(*sorts: type[AnyEffect]) -> Callable[[Table, Component], set[str]]:
    """Finds the effects of some sorts."""

    def found(table: Table, component: Component) -> set[str]:
        effects = [each for power in component.powers for each in power.effect if isinstance(each, sorts)]
        return {effect_text(table.words, each, Cost()) for each in effects}

    return found


def _react(table: Table, args: Args) -> str:
    words = table.words
    card = table.card(args["card"])
    name = table.player(args["seat"])
    lost = amount(words, "life", args["count"], "accusative")
    price = way_out_price(table, args["card"])
    if not price:
        return words.say("ra-ask-react", card=card, name=name, amount=lost)
    return words.say("ra-ask-react-or-pay", card=card, name=name, amount=lost, price=price)


PROMPTS: Final = Sayings[Table](
    {
        "draft-pick": _draft_pick,
        "pay-or-turn": _pay_or_turn,
        "pay-same": _pay_same,
        "gain-mix": _do("ra-effect-gain"),
        "put-mix": _do("ra-effect-put"),
        "turn-another": _instruction(_turnings, "ra-ask-turn-another", "ra-ask-effect"),
        "destroy": _instruction(_destructions, "ra-ask-destroy", "ra-ask-effect"),
        "straighten": _instruction(_effects(Straighten), "ra-ask-straighten", "ra-ask-effect-or-not"),
        "choose-rival": _choose_rival,
        "discard": _discard,
        "reorder": _reorder,
        "place-from": _instruction(_effects(Place), "ra-ask-place-any", "ra-ask-effect-or-not"),
        "react": _react,
    }
)
