"""The text of a component, made from its data and from nothing else.

Every word of the vocabulary has its sentence in `locale/<language>/res_arcana/cards.ftl`; what is done here is to pick
the message and to hand it noun phrases in the case that it needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from arcanum.core.content import Origin
from arcanum.core.vocabulary import Interpreter, on
from arcanum.games.res_arcana import vocabulary as voc
from arcanum.games.res_arcana.vocabulary import Component, Cost, Discount, Payable, PayOneOf, PointsPer, Power
from arcanum.words import Words, sentence
from arcanum.words.data import CardText
from arcanum.words.res_arcana.phrases import amount, amounts, any_mix, one_of, type_names


@dataclass(frozen=True, slots=True)
class PowerText:
    """A power in words: its parts, for whoever lays them out, and the whole line."""

    when: str
    """When it may be used, if not as an action; else empty."""
    cost: str
    """Empty when it costs nothing."""
    effect: str
    line: str


def card_text(words: Words, component: Component, origin: Origin | None = None) -> CardText:
    """The text of a component. `origin` is for one that leaves it to its pack: `PackContent.origin_of` knows."""
    powers = [power_text(words, power).line for power in component.powers]
    brings = [
        *_points(words, component),
        *[_discount(words, discount) for discount in component.discounts],
        *[words.say("ra-card-collect", what=collect(words, each)) for each in component.collect],
    ]
    numbered = [f"({number}) {power}" for number, power in enumerate(powers, 1)] if len(powers) > 1 else powers
    return CardText(
        name=words.say_of("card", component.id),
        kind=_kind(words, component),
        body=(*brings, *numbered),
        origin=_origin(words, component.origin or origin),
        cost=_price(words, component.cost),
        summary=" ".join([*brings, *powers]),
    )


# --- the lines of a component -----------------------------------------------------------------------------------------


def _kind(words: Words, component: Component) -> str:
    subtypes = [words.say("ra-subtype", subtype=subtype) for subtype in component.subtypes]
    return " · ".join([words.say("ra-kind", kind=component.kind), *subtypes])


def _price(words: Words, cost: Mapping[Payable, int] | None) -> str:
    if cost is None:
        return ""
    return words.say("ra-card-cost", amounts=amounts(words, cost)) if cost else words.say("ra-card-cost-nothing")


def _points(words: Words, component: Component) -> Iterator[str]:
    if component.points:
        yield words.say("ra-card-points", points=component.points)
    for per in component.points_per:
        yield from _points_per(words, per)


def _points_per(words: Words, per: PointsPer) -> Iterator[str]:
    if per.essence_here is not None:
        yield words.say("ra-card-points-per-essence", points=per.points, essence=per.essence_here)
    if per.own is not None:
        yield words.say("ra-card-points-per-subtype", points=per.points, subtype=per.own)


def _discount(words: Words, discount: Discount) -> str:
    message = "ra-card-discount-no-gold" if discount.no else "ra-card-discount"
    return words.say(message, sort=discount.on, count=discount.amount)


def _origin(words: Words, origin: Origin | None) -> str:
    return words.say("ra-card-origin", origin=origin) if origin is not None else ""


# --- powers -----------------------------------------------------------------------------------------------------------


def power_text(words: Words, power: Power) -> PowerText:
    """A power in words."""
    when = _phrase(words, _when(words, power))
    cost = _phrase(words, _cost(words, power))
    effect = words.join([effect_text(words, each, power.cost) for each in power.effect], "then")
    return PowerText(when, cost, effect, _power_line(words, when, cost, effect))


def _phrase(words: Words, parts: Iterator[str]) -> str:
    """Parts that begin a sentence together; there may be none."""
    listed = list(parts)
    return sentence(words.join(listed, "comma")) if listed else ""


def _power_line(words: Words, when: str, cost: str, effect: str) -> str:
    if when and cost:
        return words.say("ra-power-when", when=when, cost=cost, effect=effect)
    if when:
        return words.say("ra-power-when-free", when=when, effect=effect)
    if cost:
        return words.say("ra-power", cost=cost, effect=effect)
    return words.say("ra-power-free", effect=effect)


def _when(words: Words, power: Power) -> Iterator[str]:
    if power.react is not None:
        yield words.say("ra-when-react", react=power.react)
    if power.when_claimed:
        yield words.say("ra-when-claimed")
    if power.while_turned:
        yield words.say("ra-when-turned")


def _cost(words: Words, power: Power) -> Iterator[str]:
    """The parts of a cost in the order in which one does them: turn, pay, then give up a card."""
    cost = power.cost
    yield from _turning(words, cost)
    if cost.take_off:
        yield words.say("ra-cost-take-off", amounts=amounts(words, cost.take_off, "accusative"))
    if paid := list(_paid(words, power)):
        yield words.say("ra-cost-pay", amounts=words.join(paid))
    if cost.pay_one_of is not None:
        yield _pay_one_of(words, cost.pay_one_of, "ra-cost-pay", "ra-cost-pay-mix")
    if cost.destroy is not None:
        yield words.say("ra-cost-destroy", destroy=cost.destroy)
    if cost.discard:
        yield words.say("ra-cost-discard", count=cost.discard)


def _turning(words: Words, cost: Cost) -> Iterator[str]:
    if cost.turn and cost.turn_another is not None:
        yield words.say("ra-cost-turn-both", subtype=cost.turn_another)
    elif cost.turn:
        yield words.say("ra-cost-turn")
    elif cost.turn_another is not None:
        yield words.say("ra-cost-turn-another", subtype=cost.turn_another)


def _pay_one_of(words: Words, pay: PayOneOf, one: str, several: str) -> str:
    """`one` and `several` are the messages for a single essence and for a mix."""
    if pay.amount == 1:
        return words.say(one, amounts=one_of(words, pay.of, "accusative"))
    return words.say(several, count=pay.amount, types=type_names(words, pay.of, "or"))


def _paid(words: Words, power: Power) -> Iterator[str]:
    for essence, count in power.cost.pay.items():
        yield amount(words, essence, count, "accusative")
    if power.cost.pay_same:
        yield _same(words, power)


def _same(words: Words, power: Power) -> str:
    """X essences of one type. It may not be the type that is gained for them, which only the effect knows."""
    gained = [each.of for each in power.effect if isinstance(each, voc.GainSame) and each.of is not None]
    if gained:
        return words.say("ra-amount-same-except-accusative", types=type_names(words, gained))
    return words.say("ra-amount-same-accusative")


def _way_out(words: Words, cost: Cost) -> Iterator[str]:
    """What a rival may pay to ignore a loss. Packs allow no other parts of a cost there."""
    if cost.turn_another is not None:
        yield words.say("ra-way-out-turn-another", subtype=cost.turn_another)
    if cost.pay:
        yield words.say("ra-way-out-pay", amounts=amounts(words, cost.pay, "accusative"))
    if cost.pay_one_of is not None:
        yield _pay_one_of(words, cost.pay_one_of, "ra-way-out-pay", "ra-way-out-pay-mix")
    if cost.destroy is not None:
        yield words.say("ra-way-out-destroy", destroy=cost.destroy)
    if cost.discard:
        yield words.say("ra-way-out-discard", count=cost.discard)


# --- effects ----------------------------------------------------------------------------------------------------------


def effect_text(words: Words, effect: voc.AnyEffect | voc.GrowEach, cost: Cost) -> str:
    """What an effect tells its player to do. It may speak of what its power costs: the card that was destroyed."""
    return _EFFECTS(effect, words, cost)


def _gain(words: Words, gained: str) -> str:
    return words.say("ra-effect-gain", amounts=gained)


def _put(words: Words, put: str) -> str:
    return words.say("ra-effect-put", amounts=put)


def _gain_rival_count(effect: voc.GainRivalCount, words: Words, _: Cost) -> str:
    gained = amount(words, effect.gain, 1, "accusative")
    return words.say("ra-effect-gain-rival-count", amount=gained, essence=effect.count)


def _rivals_gain(effect: voc.RivalsGain, words: Words, _: Cost) -> str:
    return words.say("ra-effect-rivals-gain", amounts=amounts(words, effect.essences, "accusative"))


def _gain_same(effect: voc.GainSame, words: Words, _: Cost) -> str:
    if effect.of is not None:
        return words.say("ra-effect-gain-same-of", essence=effect.of)
    if effect.no:
        return words.say("ra-effect-gain-same-except", types=type_names(words, effect.no))
    return words.say("ra-effect-gain-same")


def _gain_card_cost(effect: voc.GainCardCost, words: Words, cost: Cost) -> str:
    card = "discarded" if cost.discard else "destroyed"
    if effect.of is not None:
        return words.say("ra-effect-gain-card-cost-of", essence=effect.of, card=card, bonus=effect.bonus)
    if effect.no:
        types = type_names(words, effect.no)
        return words.say("ra-effect-gain-card-cost-except", types=types, card=card, bonus=effect.bonus)
    return words.say("ra-effect-gain-card-cost", card=card, bonus=effect.bonus)


def _rivals_lose_life(effect: voc.RivalsLoseLife, words: Words, _: Cost) -> str:
    lost = amount(words, "life", effect.amount, "accusative")
    if effect.ignore is None:
        return words.say("ra-effect-rivals-lose-life", amount=lost)
    way_out = words.join(_way_out(words, effect.ignore))
    return words.say("ra-effect-rivals-lose-life-or", amount=lost, way_out=way_out)


def _place(effect: voc.Place, words: Words, _: Cost) -> str:
    if effect.free:
        return words.say("ra-effect-place-free", sort=effect.what, where=effect.where)
    if not effect.discount:
        return words.say("ra-effect-place", sort=effect.what, where=effect.where)
    message = "ra-effect-place-less-no-gold" if effect.no else "ra-effect-place-less"
    return words.say(message, sort=effect.what, where=effect.where, count=effect.discount)


_EFFECTS: Final[Interpreter[[Words, Cost], str]] = Interpreter(
    "text",
    voc.AnyEffect | voc.GrowEach,
    on(voc.Gain, lambda word, words, _: _gain(words, amounts(words, word.essences, "accusative"))),
    on(voc.GainAny, lambda word, words, _: _gain(words, any_mix(words, word.amount, word.no, "accusative"))),
    on(voc.GainOneOf, lambda word, words, _: _gain(words, one_of(words, word.of, "accusative"))),
    on(voc.GainSame, _gain_same),
    on(voc.GainCardCost, _gain_card_cost),
    on(voc.GainRivalCount, _gain_rival_count),
    on(voc.Put, lambda word, words, _: _put(words, amounts(words, word.essences, "accusative"))),
    on(voc.PutAny, lambda word, words, _: _put(words, any_mix(words, word.amount, word.no, "accusative"))),
    on(voc.PutPaid, lambda word, words, _: words.say("ra-effect-put-paid", on=word.on)),
    on(voc.GrowEach, lambda word, words, _: words.say("ra-effect-grow-each", count=word.amount)),
    on(voc.RivalsGain, _rivals_gain),
    on(voc.RivalsLoseLife, _rivals_lose_life),
    on(voc.IgnoreLoss, lambda _, words, __: words.say("ra-effect-ignore-loss")),
    on(voc.Straighten, lambda word, words, _: words.say("ra-effect-straighten", what=word.what)),
    on(voc.Draw, lambda word, words, _: words.say("ra-effect-draw", count=word.cards)),
    on(voc.DrawThenDiscard, lambda word, words, _: words.say("ra-effect-draw-then-discard", count=word.cards)),
    on(voc.Look, lambda word, words, _: words.say("ra-effect-look", count=word.cards)),
    on(voc.Place, _place),
    on(voc.CheckVictory, lambda _, words, __: words.say("ra-effect-check-victory")),
    on(voc.ExtraPoints, lambda word, words, _: words.say("ra-effect-extra-points", points=word.points)),
)


def collect(words: Words, effect: voc.AnyCollect) -> str:
    """What stands after "Collect:": what is gained, named without a verb, or a whole instruction."""
    return _COLLECT(effect, words)


def _if_left(effect: voc.IfLeft, words: Words) -> str:
    held = amounts(words, effect.holding, "held")
    return words.say("ra-collect-if-left", amounts=held, then=effect_text(words, effect.then, Cost()))


def _pay_or_turn(effect: voc.PayOrTurn, words: Words) -> str:
    return words.say("ra-collect-pay-or-turn", amounts=amounts(words, effect.pay, "accusative"))


_COLLECT: Final[Interpreter[[Words], str]] = Interpreter(
    "text",
    voc.AnyCollect,
    on(voc.Gain, lambda word, words: amounts(words, word.essences)),
    on(voc.GainAny, lambda word, words: any_mix(words, word.amount, word.no)),
    on(voc.GainOneOf, lambda word, words: one_of(words, word.of)),
    on(voc.IfLeft, _if_left),
    on(voc.PayOrTurn, _pay_or_turn),
)
